import "./rolldown-runtime.js";
import { listDigests, listText } from "./verify.js";
import { readWitness, renderWitness, renderWitnessAdvice } from "./read-witness.js";
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
      witness,
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
export { readWitnesses };
