import "./rolldown-runtime.js";
import { readAddress, toLine, usageError } from "./start.js";
import { parseBitcoinHeader, parsePem } from "./render-witness.js";
import { readWitnesses } from "./read-witnesses2.js";
import { rootCertificates } from "node:tls";
import { readFile } from "node:fs/promises";
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
