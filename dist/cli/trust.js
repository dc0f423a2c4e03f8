import "./rolldown-runtime.js";
import { readAddress, toLine, usageError } from "./start.js";
import { parseBitcoinHeader, parsePem, readWitness, renderWitness, renderWitnessAdvice } from "./render-witness.js";
import { listDigests, listText } from "./verify.js";
import { rootCertificates } from "node:tls";
import { readFile } from "node:fs/promises";
async function readWitnesses({ lines }, trust = {}) {
  const found = /* @__PURE__ */ new Map();
  for (const { subject, predicate } of lines) {
    const of = "SHA256SUMS";
    const stated = predicate.lists.find(({ name }) => name === of);
    const own = (predicate.witnesses ?? []).filter((witness) => witness.of === of);
    if (stated === void 0 || own.length === 0) continue;
    const text = listText(stated, subject);
    const list = listDigests(text);
    const sha256 = /* @__PURE__ */ new Set([list.sha256, ...text.match(/(?<=^\\?)[0-9a-f]{64}(?= )/gm) ?? []]);
    for (const witness of own) found.set(JSON.stringify([witness, list.sha256]), {
      witness: {
        ...witness,
        of
      },
      list,
      sha256
    });
  }
  const read = async (one, whom) => {
    return {
      ...one,
      reading: await readWitness(one.witness, one.list, whom)
    };
  };
  const readings = await Promise.all([...found.values()].map((one) => read(one, trust)));
  const isHeaderUsed = readings.some(({ reading }) => "block" in reading);
  const { bitcoinHeader: _, ...others } = trust;
  const isOfAnother = ({ witness, reading }) => isHeaderUsed && witness.kind === "opentimestamps" && reading.claim === "not fitting";
  const all = await Promise.all(readings.map(async (one) => isOfAnother(one) ? read(one, others) : one));
  const inBlock = new Set(all.flatMap(({ list, reading }) => "lookUp" in reading || "block" in reading ? list.sha256 : []));
  return all.flatMap(({ reading, list, sha256 }) => {
    if (reading.claim === "pending" && inBlock.has(list.sha256)) return [];
    const advice = renderWitnessAdvice(reading);
    return {
      claim: reading.claim,
      sentence: renderWitness(reading),
      ...advice !== void 0 && { advice },
      sha256
    };
  });
}
async function readTrusted(record, { values }) {
  const [file] = values.get("tsa-ca") ?? [];
  const [header] = values.get("bitcoin-header") ?? [];
  const roots = file === void 0 ? rootCertificates.flatMap(parseIfKnown) : await readRoots(file);
  const bitcoinHeader = header === void 0 ? void 0 : readAddress(parseBitcoinHeader, header, "--bitcoin-header");
  return readWitnesses(record, {
    roots,
    ...bitcoinHeader && { bitcoinHeader }
  });
}
function parseIfKnown(pem) {
  try {
    return parsePem(pem);
  } catch (thrown) {
    if (thrown instanceof RangeError) return [];
    throw thrown;
  }
}
async function readRoots(file) {
  let text;
  try {
    text = await readFile(file, "utf8");
  } catch (thrown) {
    const code = thrown.code ?? "unreadable";
    throw usageError(`--tsa-ca, ${toLine(file)}, cannot be read (${code})`);
  }
  return readAddress(parsePem, text, "--tsa-ca");
}
export { readTrusted };
