/** Checks the witnesses' answers against what the user trusts: `--tsa-ca` and `--bitcoin-header`. */
import { rootCertificates } from "node:tls";

import { toLine } from "../core/text.ts";
import type { EvidenceRecord } from "../evidence/record.ts";
import type { WitnessAnswer } from "../verify/claims.ts";
import { type Certificate, parsePem } from "../witness/certificate.ts";
import { parseBitcoinHeader, readWitnesses } from "../witness/read-witness.ts";
import { type CommandOptions, readAddress, readNamed } from "./options.ts";

/** Without `--tsa-ca`, trusts Node's root certificates. Throws AnchorError `INPUT_INVALID` for unusable options. */
export async function readTrusted(
  record: EvidenceRecord,
  { values }: Pick<CommandOptions, "values">,
): Promise<readonly WitnessAnswer[]> {
  const [file] = values.get("tsa-ca") ?? [];
  const [header] = values.get("bitcoin-header") ?? [];
  const pem = file === undefined ? undefined : await readNamed(file, `--tsa-ca, ${toLine(file)},`);
  const roots =
    pem === undefined ? rootCertificates.flatMap(parsePemIfSupported) : readAddress(parsePem, pem, "--tsa-ca");
  const bitcoinHeader = header === undefined ? undefined : readAddress(parseBitcoinHeader, header, "--bitcoin-header");
  return readWitnesses(record, { roots, ...(bitcoinHeader && { bitcoinHeader }) });
}

/** Returns no certificate where its form is not supported: Node ships some such root certificates. */
function parsePemIfSupported(pem: string): readonly Certificate[] {
  try {
    return parsePem(pem);
  } catch (thrown) {
    if (thrown instanceof RangeError) return [];
    throw thrown;
  }
}
