/** A checksum list as evidence: it names digests, and no block. */
import { parseChecksums } from "../core/checksums.ts";
import type { Statement } from "../evidence/statement.ts";
import { toStatement } from "../evidence/to-statement.ts";

/** What stands in place of a tool's name where a checksum list is the evidence. */
export const listTool = "the checksum list";

/** Whether a file of this name is a list of SHA3-256 digests. */
export function isNamedAsList(fileName: string): boolean {
  return /SHA3-256/i.test(fileName) && !/\.(?:jsonl?|html)$/i.test(fileName);
}

/**
 * Reads a checksum list as a statement that knows nothing of a chain, so that its verdicts are `incomplete`.
 *
 * @throws AnchorError `CHECKSUMS_INVALID`
 */
export function parseListEvidence(fileName: string, bytes: Uint8Array): Statement {
  const entries = parseChecksums(fileName, new TextDecoder().decode(bytes));
  const digests = new Set(entries.map(({ digest }) => digest));
  const statement = toStatement({
    tool: { name: listTool, version: fileName },
    mode: "verify",
    finishedOn: "",
    subjects: entries.map(({ name, digest }) => ({ name, digest: { sha3_256: digest } })),
    anchors: [...digests].map((digest) => ({ covers: "subject", digest, verdict: "unknown" })),
  });
  if (statement === undefined) throw new RangeError("A list that can be read names a file.");
  return statement;
}
