/** A stamp that an earlier run may have spent is looked for before anything is sent (interface §1.7). */
import type { Clock } from "../../client/clock.ts";
import type { Digest } from "../../domain/digest.ts";
import { afterLook, toOpen } from "../../domain/open-stamp.ts";
import type { Outcome } from "../../domain/outcome.ts";
import type { Proof, Subject } from "../../domain/target.ts";
import type { Operate } from "../../operations/run-each.ts";
import type { EarlierStamp } from "./earlier-stamps.ts";
import { toLineName } from "../text/line.ts";

/** What is needed to look for them. */
export interface EarlierFacts {
  readonly stamps: ReadonlyMap<Digest, EarlierStamp>;
  readonly find: (digest: Digest) => Promise<Outcome>;
  readonly blockTimeMs: number;
  readonly clock: Pick<Clock, "now">;
  readonly warn: (message: string) => void;
}

/**
 * `operate`, but for the stamps of earlier runs: one that is younger than `block-time` is looked for, not sent; an
 * older one is sent once more, and only when a look does not find it. This is done once for each digest; afterwards the
 * rules for stamps of this run hold.
 */
export function withEarlierStamps(operate: Operate<Subject | Proof>, facts: EarlierFacts): Operate<Subject | Proof> {
  const left = new Map(facts.stamps);
  return async (target) => {
    const stamp = left.get(target.digest);
    if (stamp === undefined) return operate(target);
    left.delete(target.digest);
    const seen = await facts.find(target.digest);
    if (seen.kind === "found") return { kind: "already-anchored", evidence: seen.evidence };
    if (seen.kind !== "not-found" || stamp.ageMs < facts.blockTimeMs) return afterLook(toOutcome(stamp, facts), seen);
    facts.warn(
      `${toLineName(target.name)}: an earlier run sent its stamp ${Math.round(stamp.ageMs / 1000)} s ago, and the chain does not hold it: it is sent once more.`,
    );
    return operate(target);
  };
}

function toOutcome({ verdict, ageMs, requestId }: EarlierStamp, { clock }: EarlierFacts): Outcome {
  if (verdict === "accepted") {
    return { kind: "accepted", evidence: { requestId: requestId ?? "", records: [], segments: [] } };
  }
  const account = `An earlier run sent this stamp ${Math.round(ageMs / 1000)} s ago and did not hear its answer.`;
  const open = { kind: "unclear", since: clock.now() - ageMs, mayResend: true, account } as const;
  return toOpen(open, requestId === undefined ? {} : { requestId });
}
