/** Opens the operation of a run: it asks the service, chain nodes or nobody; stamps are recorded first. */
import type { Digest, Proof, Subject } from "../core/digest.ts";
import { toLineName } from "../core/text.ts";
import { systemClock } from "../host/clock.ts";
import { reasonToSkip } from "../host/inputs.ts";
import type { Operate } from "../host/queue.ts";
import { type EarlierStamp, renderAge } from "../stamps/earlier-stamps.ts";
import { stampOne } from "../stamps/stamp.ts";
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
  inputs: OperationInputs,
  host: OperationHost,
  { journal, keepReport }: Pick<Records, "journal" | "keepReport">,
  earlier: ReadonlyMap<Digest, EarlierStamp>,
): Promise<RecordedOperation> {
  const operation = await openOperation(inputs, host);
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

/** Opens the operation that the inputs want; a run that sends no request has one that skips every target. */
export async function openOperation(inputs: OperationInputs, host: OperationHost): Promise<Operation> {
  const note = reasonToSkip(inputs);
  if (note !== undefined) {
    host.log.notice(inputs.fromRelease ? `${note} The release was not read either.` : note, { title: "skipped" });
    return { operate: () => Promise.resolve({ kind: "skipped", note }), [Symbol.asyncDispose]: async () => {} };
  }
  if (inputs.nodes.length === 0) return openServiceOperation(inputs, host);
  // A run that asks no node does not load the code that asks nodes.
  const { openNodesOperation } = await import("./ask-nodes.ts");
  return openNodesOperation(inputs, host);
}
