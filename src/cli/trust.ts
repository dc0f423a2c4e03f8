/** Reads which witnesses the user trusts, from `--tsa-ca` and `--bitcoin-header`, and checks their answers. */
import { rootCertificates } from "node:tls";

import { toLine } from "../core/text.ts";
import type { EvidenceRecord } from "../evidence/record.ts";
import type { WitnessAnswer } from "../verify/claims.ts";
import { type Certificate, parsePem } from "../witness/certificate.ts";
import { parseBitcoinHeader } from "../witness/read-witness.ts";
import { readWitnesses } from "../witness/read-witnesses.ts";
import { type CommandOptions, readAddress, readNamed } from "./options.ts";

/** Checks the witnesses of a record against the root certificates that the user names, else those that Node ships. */
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

/** Returns none for a root certificate in a form that this code does not read: Node ships some. */
function parsePemIfSupported(pem: string): readonly Certificate[] {
  try {
    return parsePem(pem);
  } catch (thrown) {
    if (thrown instanceof RangeError) return [];
    throw thrown;
  }
}
