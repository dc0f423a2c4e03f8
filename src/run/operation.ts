import { resolve } from "node:path";

import type { Client } from "../api/client.ts";
import type { Digest } from "../core/digest.ts";
import { AnchorError } from "../core/errors.ts";
import type { Outcome } from "../core/outcome.ts";
import type { Proof, Subject } from "../core/subject.ts";
import type { ObtainReceipts } from "../evidence/receipts/keep-receipts.ts";
import type { Statement } from "../evidence/statement.ts";
import { isUnchanged } from "../hash/hash-files.ts";
import { systemClock } from "../host/clock.ts";
import { reasonToSkip, serviceAddress, type Inputs } from "../host/inputs.ts";
import type { Operate } from "../host/queue.ts";
import { acceptedStamps, youngestStamps, withEarlierStamps } from "../stamps/earlier-stamps.ts";
import type { Job } from "./host.ts";
import type { Records } from "./records.ts";

/** The operation of a run, and what else the run can ask. */
export interface Operation extends AsyncDisposable {
  readonly operate: Operate<Subject | Proof>;
  /** What a run that stamps can ask of the chain. */
  readonly chain?: Chain;
  /** Calls for proof files; absent where the service is not asked. */
  readonly proofs?: Client["proofs"];
  /** Absent where no chain node is asked. */
  readonly receipts?: ObtainReceipts;
}

/** Questions about the chain that the service answers; neither leaves a trace. */
export interface Chain {
  /** Whether the chain holds a digest; ends early when the signal aborts. */
  readonly find: (digest: Digest, signal?: AbortSignal) => Promise<Outcome>;
  /** Where on the chain it is. */
  readonly locate: (digest: Digest) => Promise<Outcome>;
}

/**
 * Opens the operation that the inputs want. It records each outcome, and looks for what earlier runs may have stamped
 * before it sends that again.
 *
 * @param statements the evidence of the release
 */
export async function openRecordedOperation(
  job: Job,
  records: Pick<Records, "recording" | "earlier">,
  statements: readonly Statement[],
): Promise<Operation> {
  const operation = await openOperation(job);
  const operate = records.recording(operation.operate);
  if (operation.chain === undefined) return { ...operation, operate };
  const attached = acceptedStamps(statements, serviceAddress(job.inputs), new Date());
  const earlier = {
    stamps: youngestStamps(records.earlier, attached),
    find: operation.chain.find,
    blockTimeMs: job.inputs.blockTime,
    clock: systemClock,
    warn: job.door.log.warning,
  };
  return { ...operation, operate: withEarlierStamps(operate, earlier) };
}

/** Opens the operation that the inputs want; a run that asks nobody has one that skips every target. */
export async function openOperation(job: Job): Promise<Operation> {
  const skip = reasonToSkip(job.inputs);
  if (skip !== undefined) return openSkipping(skip, job);
  if (job.inputs.nodes.length === 0) return openServiceOperation(job);
  // A run that asks no node does not load what asks them.
  const { openWithNodes } = await import("./ask-nodes.ts");
  return openWithNodes(job, () => openServiceOperation(job));
}

function openSkipping(note: string, { inputs, door: { log } }: Job): Operation {
  log.notice(inputs.fromRelease ? `${note} The release was not read either.` : note);
  return { operate: () => Promise.resolve({ kind: "skipped", note }), [Symbol.asyncDispose]: async () => {} };
}

async function openServiceOperation({ inputs, door: { log, signals } }: Job): Promise<Operation> {
  if (inputs.apiUrl === undefined) throw new AnchorError("INTERNAL", "The service is to be asked, and has no address.");
  // Loaded here, since a run that asks nobody needs neither the HTTP client nor the schemas.
  const { createClient } = await import("../api/client.ts");
  const client = createClient({
    base: inputs.apiUrl,
    apiKey: inputs.apiKey,
    timeoutMs: inputs.requestTimeout,
    requestRate: inputs.requestRate,
    ...(inputs.waitForFinality && { resendAfterMs: inputs.blockTime }),
    cancellation: signals.cancellation,
    onRequest: ({ path, requestId, milliseconds, result }) =>
      log.debug(`POST ${path} ${result} ${milliseconds} ms, request ${requestId}`),
  });
  return {
    operate: operateBy(client, inputs),
    ...(inputs.mode === "stamp" && { chain: toChainQueries(client) }),
    proofs: client.proofs,
    [Symbol.asyncDispose]: () => Promise.race([client.close(), signals.overdue]),
  };
}

function toChainQueries(client: Client): Chain {
  return { find: client.check, locate: (digest) => client.verify(digest, { report: false }) };
}

/** The request of a mode for one target; a proof is verified as a proof. */
function operateBy(client: Client, { mode, report, sendFileNames }: Inputs): Operate<Subject | Proof> {
  if (mode === "stamp") return ({ digest }) => client.stamp(digest);
  if (mode === "check") return ({ digest }) => client.check(digest);
  return (target) => {
    if ("root" in target) return client.verifyProof(target);
    const { digest, name, size } = target;
    const details = sendFileNames ? { fileName: name, ...(size !== undefined && { fileSize: size }) } : {};
    return client.verify(digest, { report, ...details });
  };
}

/**
 * Fails a verified file that was changed after it was hashed: the verdict is about the file as it is now (interface
 * §4).
 */
export function confirmVerified(outcome: Outcome, subject: Subject, workspace: string): Outcome {
  const { path, fingerprint } = subject;
  if (outcome.kind !== "verified" || path === undefined || fingerprint === undefined) return outcome;
  if (isUnchanged(resolve(workspace, path), fingerprint)) return outcome;
  const message = "The bytes that were hashed are verified, but the file has been changed since.";
  return { kind: "failed", error: new AnchorError("FILE_CHANGED", message) };
}
