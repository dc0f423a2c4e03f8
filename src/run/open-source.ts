/** Opens the one source that a run asks. */
import { AnchorError } from "../core/errors.ts";
import type { Front } from "../words/front.ts";
import type { WebClient } from "../api/downloads.ts";
import type { EvidenceRecord } from "../evidence/record.ts";
import { reasonToSkip, sourceOf, type Inputs } from "../host/inputs.ts";
import type { Witnesses } from "./ask-witnesses.ts";
import type { Ask, Source, SourceHost, SourceInputs } from "./source.ts";

/**
 * Opens the source that the inputs name; for a run that asks nobody, a source that skips every target.
 * @param atHand the record of earlier runs, and the witnesses: used only where no service or node is named
 * @throws AnchorError `INPUT_INVALID` where nobody is named, and there is no evidence to answer from
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
  const message = `${mode} has nobody to ask: no service, no chain node, and no evidence of earlier runs was found.`;
  const hint = ({ input, set }: Front): string =>
    `Name a service (${input("api-url")}) or chain nodes (${input("node-url")}). Or stamp the files first, which independent clocks do without an account (${input("witness")}). Or give the evidence of an earlier run: ${set("from-release", "true")}, or its statement in ${input("output-dir")}. A monitor takes a ${input("baseline")} too, and begins one with ${set("if-no-api-key", "skip")}.`;
  return new AnchorError("INPUT_INVALID", message, { hint });
}
