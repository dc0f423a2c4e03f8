import { bindProofs } from "../ready/bind-proofs.ts";
import type { Candidate, Ready } from "../subjects/candidate.ts";
import { toChecksumLines } from "./checksum-lines.ts";
import { askEach } from "./ask-each.ts";
import type { AskedResults, Asking } from "./asking.ts";
import { collectReady, type ReadyRows } from "../ready/collect-ready.ts";

/**
 * Proofs are asked about, bound to the subjects they name; without subjects every proof stands for itself.
 *
 * @param isBound whether the inputs ask for subjects, even if none were found: then a proof without a file must not
 *   pass
 */
export async function askProofs(
  candidates: readonly Candidate[],
  ready: ReadyRows,
  { proofs, isBound }: { readonly proofs: readonly Ready[]; readonly isBound: boolean },
  asking: Asking,
): Promise<AskedResults> {
  const subjects = await collectReady(candidates, ready, asking);
  const rows = isBound ? bindProofs(subjects, proofs) : proofs;
  const results = await askEach(rows, rows.entries(), asking);
  return { results, checksums: toChecksumLines(subjects.map(({ subject }) => subject)) };
}
