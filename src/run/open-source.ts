/** Opens the one source that a run asks. */
import type { Digest } from "../core/digest.ts";
import { AnchorError } from "../core/errors.ts";
import type { Front } from "../words/front.ts";
import { toLineName } from "../core/text.ts";
import type { WebClient } from "../api/downloads.ts";
import type { EvidenceRecord } from "../evidence/record.ts";
import type { Judgement } from "../core/row.ts";
import type { Run } from "../evidence/run.ts";
import { systemClock } from "../host/clock.ts";
import { frontOf } from "../host/host.ts";
import { reasonToSkip, sourceOf, type Inputs } from "../host/inputs.ts";
import { toNotAttempted } from "../host/queue.ts";
import type { Witnesses } from "./ask-witnesses.ts";
import { type EarlierStamp, renderAge } from "./earlier-stamps.ts";
import type { Records } from "./records.ts";
import type { Ask, Source, SourceHost, SourceInputs } from "./source.ts";
import { stampOne } from "./stamp.ts";

/**
 * Opens the source that the inputs name; a run that asks nobody has one that skips every target.
 * @param atHand what earlier runs recorded, and its witnesses: they are asked only where no service or node is named
 * @throws AnchorError `INPUT_INVALID` where nobody is named, and there is no evidence to be asked
 */
export async function openSource(
  inputs: SourceInputs,
  host: SourceHost,
  atHand?: { readonly record: EvidenceRecord; readonly witnesses: Witnesses | undefined },
): Promise<Source> {
  const note = reasonToSkip(inputs);
  if (note !== undefined) {
    host.log.notice(inputs.fromRelease ? `${note} The release was not read either.` : note, { title: "skipped" });
    const skip: Ask = () => Promise.resolve({ verdict: "skipped", note });
    return { stamp: skip, check: skip, verify: skip, [Symbol.asyncDispose]: async () => {} };
  }
  // A run loads only the code that asks its own source.
  const source = sourceOf(inputs);
  if (source === "service") return (await import("./ask-service.ts")).openService(inputs, host);
  if (source === "nodes") return (await import("./ask-nodes.ts")).openNodes(inputs, host);
  const { record, witnesses } = atHand ?? {};
  const isEmpty = inputs.mode !== "stamp" && (record?.statements.length ?? 0) === 0;
  if (record === undefined || witnesses === undefined || isEmpty) throw nobodyToAskError(inputs);
  return (await import("./ask-clocks.ts")).openClocks(record, witnesses);
}

/**
 * Loads the code for witnesses where some are named or recorded: before any stamp, since a failure to load afterwards
 * would keep the evidence from being written.
 */
export async function loadWitnesses(
  inputs: Inputs,
  { signals }: SourceHost,
  recorded: EvidenceRecord,
  web: WebClient,
): Promise<Witnesses | undefined> {
  const isNeeded = inputs.witness.length > 0 || recorded.witnesses.length > 0 || sourceOf(inputs) === "clocks";
  if (!isNeeded || inputs.dryRun) return undefined;
  const { openWitnesses } = await import("./ask-witnesses.ts");
  return openWitnesses(inputs, { web, recorded, signal: signals.cancellation.stop });
}

export function nobodyToAskError({ mode }: Pick<SourceInputs, "mode">): AnchorError {
  const account = `${mode} has nobody to ask: no service, no chain node, and no evidence of earlier runs was found.`;
  const hint = ({ input, set }: Front): string =>
    `Name a service (${input("api-url")}) or chain nodes (${input("node-url")}). Or stamp the files first, which independent clocks do without an account (${input("witness")}). Or give the evidence of an earlier run: ${set("from-release", "true")}, or its statement in ${input("output-dir")}. A monitor takes a ${input("baseline")} too, and begins one with ${set("if-no-api-key", "skip")}.`;
  return new AnchorError("INPUT_INVALID", account, { hint });
}

/**
 * Creates the function by which a run asks. It keeps a report that an answer links to; it records a stamp before it is
 * sent, sets `hasSent`, and first checks for a stamp that an earlier run may have sent.
 */
export function createAsk(
  run: Pick<Run, "hasSent">,
  source: Source,
  inputs: SourceInputs & Pick<Inputs, "mode">,
  { log, signals }: SourceHost,
  { journal, keepReport }: Pick<Records, "journal" | "keepReport">,
  earlier: ReadonlyMap<Digest, EarlierStamp>,
): Ask {
  const { mode, wait, blockTime } = inputs;
  const request = mode === "stamp" ? source.stamp : source[mode];
  if (request === undefined) throw new AnchorError("INTERNAL", `Nobody who can ${mode} was named.`);
  if (mode !== "stamp" || source.locate === undefined) return (target) => keepReport(target, () => request(target));
  noteShortWait(inputs, log);
  const unused = new Map(earlier);
  const guarded = createStampGuard(source, earlier);
  const parts = {
    send: (digest: Digest) => {
      run.hasSent = true;
      return request({ name: digest, digest });
    },
    check: (digest: Digest) => source.check({ name: digest, digest }),
    journal,
    blockTimeMs: blockTime,
    isWaitedFor: wait > 0,
    clock: systemClock,
    stop: signals.cancellation.stop,
    warn: log.warning,
  };
  return (subject) => {
    const known = unused.get(subject.digest);
    // An earlier stamp counts only for the first request: if `wait` has it sent again, the stamp is this run's own.
    unused.delete(subject.digest);
    const isRepeated = known !== undefined && inputs.again === true;
    if (isRepeated) warnOfAgain(subject.name, known, log);
    const stamp = () => stampOne(subject, { ...parts, earlier: isRepeated ? undefined : known });
    return keepReport(subject, known === undefined ? () => guarded(stamp) : stamp);
  };
}

function warnOfAgain(name: string, known: EarlierStamp, log: SourceHost["log"]): void {
  log.warning(
    `${toLineName(name)}: an earlier run sent a stamp ${renderAge(known)} (${known.verdict}). Because of --again, another one is sent. Where the chain holds the file already, the service makes no new stamp.`,
    { title: "stamped again" },
  );
}

/**
 * Creates a guard for stamps: a service that answered an earlier run about another digest must first, once, answer
 * about the right one.
 */
function createStampGuard({ check }: Source, earlier: ReadonlyMap<Digest, EarlierStamp>) {
  const digest = [...earlier].find(([, { isMismatched }]) => isMismatched)?.[0];
  let asked: Promise<Judgement> | undefined;
  return async (stamp: () => Promise<Judgement>): Promise<Judgement> => {
    const seen = digest && (await (asked ??= check({ name: digest, digest })));
    if (seen === undefined || seen.verdict === "found" || seen.verdict === "not-found") return stamp();
    return seen.error === undefined ? seen : toNotAttempted(seen.error);
  };
}

function noteShortWait({ wait, blockTime }: SourceInputs, log: SourceHost["log"]): void {
  if (wait === 0 || wait >= blockTime) return;
  log.notice(
    `The run waits ${wait / 1000} s for the chain, and a block may take ${blockTime / 1000} s (${frontOf(log).input("block-time")}). So some stamps may be no more than accepted when it ends.`,
    { title: "short wait" },
  );
}
