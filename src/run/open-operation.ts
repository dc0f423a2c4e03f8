/** Opens the operation of a run: it asks the service, chain nodes or nobody; stamps are recorded first. */
import type { Digest, Proof, Subject } from "../core/digest.ts";
import { AnchorError } from "../core/errors.ts";
import { toLineName } from "../core/text.ts";
import type { EvidenceRecord } from "../evidence/record.ts";
import { systemClock } from "../host/clock.ts";
import { reasonToSkip, sourceOf } from "../host/inputs.ts";
import type { Operate } from "../host/queue.ts";
import { type EarlierStamp, renderAge } from "../stamps/earlier-stamps.ts";
import { stampOne } from "../stamps/stamp.ts";
import type { Witnesses } from "./ask-witnesses.ts";
import { openServiceOperation, type Operation, type OperationHost, type OperationInputs } from "./operation.ts";
import type { Records } from "./records.ts";

/** The operation of a run whose stamps are recorded. */
interface RecordedOperation extends Operation {
  /** Whether the run has sent a stamp. */
  readonly hasSent: () => boolean;
}

/**
 * Opens the operation of a run. Reports that outcomes link to are kept; a stamp is recorded before it is sent, and
 * checked for first where an earlier run may have sent it.
 *
 * @param earlier the stamps of earlier runs
 */
export async function openRecordedOperation(
  open: () => Promise<Operation>,
  inputs: OperationInputs,
  host: OperationHost,
  { journal, keepReport }: Pick<Records, "journal" | "keepReport">,
  earlier: ReadonlyMap<Digest, EarlierStamp>,
): Promise<RecordedOperation> {
  const operation = await open();
  const { operate: request, chain } = operation;
  let hasSent = false;
  const opened = { ...operation, hasSent: () => hasSent };
  if (chain === undefined) return { ...opened, operate: (target) => keepReport(target, () => request(target)) };
  if (inputs.wait > 0 && inputs.wait < inputs.blockTime)
    host.log.notice(renderShortWait(inputs), { title: "short wait" });
  const unused = new Map(earlier);
  const parts = {
    send: (digest: Digest) => {
      hasSent = true;
      return request({ name: digest, digest });
    },
    check: chain.find,
    journal,
    blockTimeMs: inputs.blockTime,
    isWaitedFor: inputs.wait > 0,
    clock: systemClock,
    stop: host.signals.cancellation.stop,
    warn: host.log.warning,
  };
  const stamp: Operate<Subject | Proof> = async (subject) => {
    const known = unused.get(subject.digest);
    // From here on the rules for stamps of this run apply.
    unused.delete(subject.digest);
    const isRepeated = known !== undefined && inputs.again === true;
    if (isRepeated) host.log.warning(renderIgnored(subject, known));
    return keepReport(subject, () => stampOne(subject, { ...parts, earlier: isRepeated ? undefined : known }));
  };
  return { ...opened, operate: stamp };
}

function renderShortWait({ wait, blockTime }: OperationInputs): string {
  return `The run waits ${wait / 1000} s for the chain, and a block may take ${blockTime / 1000} s (block-time). So some stamps may be no more than accepted when it ends.`;
}

function renderIgnored({ name }: Subject, known: EarlierStamp): string {
  return `${toLineName(name)}: an earlier run sent a stamp ${renderAge(known)} (${known.verdict}). Because of --again, another one is sent. Where the chain holds the file already, the service makes no new stamp.`;
}

/**
 * Opens the operation that the inputs want; a run that sends no request has one that skips every target.
 *
 * @param atHand what earlier runs recorded, and its witnesses: they are asked only where no service or node is named
 * @throws AnchorError `INPUT_INVALID` where nobody is named, and there is no evidence to be asked
 */
export async function openOperation(
  inputs: OperationInputs,
  host: OperationHost,
  atHand?: { readonly record: EvidenceRecord; readonly witnesses: Witnesses | undefined },
): Promise<Operation> {
  const note = reasonToSkip(inputs);
  if (note !== undefined) {
    host.log.notice(inputs.fromRelease ? `${note} The release was not read either.` : note, { title: "skipped" });
    return { operate: () => Promise.resolve({ kind: "skipped", note }), [Symbol.asyncDispose]: async () => {} };
  }
  const source = sourceOf(inputs);
  if (source === "service") return openServiceOperation(inputs, host);
  if (source === "clocks") {
    const { record, witnesses } = atHand ?? {};
    const { openClocksStamp, openRecordLook } = await import("./ask-clocks.ts");
    if (witnesses !== undefined && inputs.mode === "stamp") return openClocksStamp(witnesses);
    if (witnesses === undefined || record === undefined || record.statements.length === 0)
      throw nobodyToAskError(inputs);
    return openRecordLook(record, inputs.mode, witnesses);
  }
  // A run that asks no node does not load the code that asks nodes.
  const { openNodesOperation } = await import("./ask-nodes.ts");
  return openNodesOperation(inputs, host);
}

function nobodyToAskError({ mode }: OperationInputs): AnchorError {
  const account = `${mode} has nobody to ask: no service, no chain node, and no evidence of earlier runs was found.`;
  const hint =
    "Name a service (api-url and api-key) or chain nodes (node-url). Or stamp the files first, which independent clocks do without an account (mode: stamp with witness). Or give the evidence of an earlier run: from-release: true, or its statement in output-dir.";
  return new AnchorError("INPUT_INVALID", account, { hint });
}
