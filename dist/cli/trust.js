import "./rolldown-runtime.js";
import { readAddress, readNamed, toLine } from "./start.js";
import { parseBitcoinHeader, parsePem } from "./read-witness.js";
import { readWitnesses } from "./read-witnesses2.js";
import { rootCertificates } from "node:tls";
async function readTrusted(record, { values }) {
  const [file] = values.get("tsa-ca") ?? [];
  const [header] = values.get("bitcoin-header") ?? [];
  const pem = file === void 0 ? void 0 : await readNamed(file, `--tsa-ca, ${toLine(file)},`);
  const roots = pem === void 0 ? rootCertificates.flatMap(parseIfKnown) : readAddress(parsePem, pem.toString("utf8"), "--tsa-ca");
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
export { readTrusted };
