/** Asks for new proofs, each of which costs a stamp. */
import { errorFacts, isOutage, toAnchorError, type AnchorError } from "../../domain/errors.ts";
import type { ProofTicket } from "../../domain/proof/obtaining.ts";
import { createTurns } from "../../operations/turns.ts";
import type { Journal } from "../records/journal.ts";
import type { ProofCalls } from "../../client/proof-calls.ts";
import type { ProofDesk } from "./proof-desk.ts";
import type { Provable } from "./provable.ts";

/** After so many outages in a row no more proofs are asked for. */
const mostOutages = 5;

/** Asks once for each proof of `fresh`. The journal has the request before it is sent, and its id when it is known. */
export async function requestProofs(
  fresh: readonly Provable[],
  desk: ProofDesk,
  { calls, journal }: { readonly calls: ProofCalls; readonly journal: Journal },
): Promise<void> {
  const { inputs, door } = desk.job;
  if (fresh.length === 0) return;
  const sent = fresh.length === 1 ? "1 digest is" : `${fresh.length} digests are`;
  door.log.info(`${sent} sent once more for a proof file; each costs a second stamp of the account.`);
  const brake = createProofBrake(door.signals.cancellation.stop);
  const turns = createTurns(inputs.concurrency, async (each: Provable) => {
    const reason = brake.reason();
    if (reason === undefined) brake.watch(await requestOne(each, desk, calls, journal));
    else desk.states.set(each.subject.digest, { kind: "missing", note: reason });
  });
  fresh.forEach(turns.add);
  await turns.rest();
}

/** Returns the error of what was refused. */
async function requestOne(
  { subject }: Provable,
  desk: ProofDesk,
  calls: ProofCalls,
  journal: Journal,
): Promise<AnchorError | undefined> {
  const { digest } = subject;
  try {
    journal.recordProof(subject, { event: "proof-intent" });
  } catch (thrown) {
    const error = toAnchorError(thrown);
    refuseProof(error, { subject }, desk);
    return error;
  }
  const ticket: ProofTicket = await calls.request(digest);
  if (ticket.kind === "asked") {
    desk.states.set(digest, { kind: "pending", uid: ticket.uid, note: "" });
    desk.note(subject, { event: "proof-asked", uid: ticket.uid });
  }
  if (ticket.kind === "open") desk.states.set(digest, { kind: "unclear", note: ticket.account });
  if (ticket.kind !== "refused") return undefined;
  desk.note(subject, { event: "proof-result", code: ticket.error.code });
  refuseProof(ticket.error, { subject }, desk);
  return ticket.error;
}

/** An outage says nothing of the digest, and nothing was spent: a later run may ask. */
function refuseProof(
  error: AnchorError,
  { subject }: Pick<Provable, "subject">,
  { states, failures }: ProofDesk,
): void {
  if (isOutage(error) || error.code === "NOT_ATTEMPTED") {
    states.set(subject.digest, { kind: "missing", note: `${error.code}: ${error.account}` });
    return;
  }
  states.set(subject.digest, { kind: "failed" });
  failures.set(subject.digest, error);
}

/** Knows when every further request would fail alike. */
function createProofBrake(stop: AbortSignal) {
  let cause: AnchorError | undefined;
  let outages = 0;
  return {
    reason: (): string | undefined =>
      stop.aborted ? "The run was cancelled." : cause && `Nothing was sent for it after ${cause.code}.`,
    watch: (error: AnchorError | undefined): void => {
      outages = error !== undefined && isOutage(error) ? outages + 1 : 0;
      if (error !== undefined && (errorFacts(error.code).stopsRun === true || outages >= mostOutages)) cause ??= error;
    },
  };
}
