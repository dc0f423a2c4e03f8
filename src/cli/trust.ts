/** Checks the witnesses' answers against what the user trusts: `--tsa-ca` and `--bitcoin-header`. */
import { rootCertificates } from "node:tls";

import { toLine } from "../core/text.ts";
import type { EvidenceRecord } from "../evidence/record.ts";
import type { WitnessAnswer } from "../verify/claims.ts";
import { type Certificate, parsePem } from "../witness/certificate.ts";
import { parseBitcoinHeader, readWitnesses } from "../witness/read-witness.ts";
import { type CommandOptions, parseSetting, readOptionFile } from "./options.ts";

/** Checks the recorded answers by the roots of `--tsa-ca` or else of Node. Throws AnchorError `INPUT_INVALID`. */
export async function readCheckedWitnesses(
  record: EvidenceRecord,
  { values }: Pick<CommandOptions, "values">,
): Promise<readonly WitnessAnswer[]> {
  const [caPath] = values.get("tsa-ca") ?? [];
  const [headerHex] = values.get("bitcoin-header") ?? [];
  const pem = caPath === undefined ? undefined : await readOptionFile(caPath, `--tsa-ca, ${toLine(caPath)},`);
  const roots =
    pem === undefined ? rootCertificates.flatMap(parsePemIfSupported) : parseSetting(parsePem, pem, "--tsa-ca");
  const bitcoinHeader =
    headerHex === undefined ? undefined : parseSetting(parseBitcoinHeader, headerHex, "--bitcoin-header");
  return readWitnesses(record, { roots, ...(bitcoinHeader && { bitcoinHeader }) });
}

/** Parses certificates; returns none if their form is not supported, which is so for some roots that Node ships. */
function parsePemIfSupported(pem: string): readonly Certificate[] {
  try {
    return parsePem(pem);
  } catch (thrown) {
    if (thrown instanceof RangeError) return [];
    throw thrown;
  }
}
