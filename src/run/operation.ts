/** The operation of a run: the requests to the service or to chain nodes. */
import { resolve } from "node:path";

import type { Client } from "../api/client.ts";
import type { Digest, Proof, Subject } from "../core/digest.ts";
import { AnchorError } from "../core/errors.ts";
import { toFailure, type Outcome } from "../core/outcome.ts";
import { isUnchanged } from "../hash/hash-files.ts";
import type { Host } from "../host/host.ts";
import type { Inputs } from "../host/inputs.ts";
import type { Operate } from "../host/queue.ts";

/** The operation of a run, and the other requests that the run can make. */
export interface Operation extends AsyncDisposable {
  /** Makes the request of the mode for one target. */
  readonly operate: Operate<Subject | Proof>;
  /** Requests about the chain for a run that stamps; absent in every other mode. */
  readonly chain?: Chain;
  /** The answer depends on the name too, so that equal digests are asked about one by one. */
  readonly isAskedByName?: true;
}

/** Requests about the chain that the service answers; neither leaves a trace. */
export interface Chain {
  /** Whether the chain holds a digest; ends early when the signal aborts. */
  readonly find: (digest: Digest, signal?: AbortSignal) => Promise<Outcome>;
  /** Finds the place of the digest on the chain. */
  readonly locate: (digest: Digest) => Promise<Outcome>;
}

/** The inputs that decide which servers are asked, and about what. */
export type OperationInputs = Pick<
  Inputs,
  | ("mode" | "apiUrl" | "apiKey" | "nodes" | "requestTimeout" | "dryRun" | "fromRelease")
  | ("report" | "sendFileNames" | "blockTime" | "wait" | "again" | "keyFault")
>;
export type OperationHost = Pick<Host, "log" | "signals">;

/** Opens the operation that asks the service. */
export async function openServiceOperation(
  inputs: OperationInputs,
  { log, signals }: OperationHost,
): Promise<Operation> {
  if (inputs.apiUrl === undefined) throw new AnchorError("INTERNAL", "The service is to be asked, and has no address.");
  const { keyFault } = inputs;
  if (keyFault !== undefined) {
    const fail = (): Promise<Outcome> => Promise.resolve(toFailure(keyFault));
    const isStamping = inputs.mode === "stamp";
    return {
      operate: fail,
      ...(isStamping && { chain: { find: fail, locate: fail } }),
      [Symbol.asyncDispose]: async () => {},
    };
  }
  // Loaded here, since a run that sends no request needs neither the HTTP client nor the schemas.
  const { createClient } = await import("../api/client.ts");
  const client = createClient({
    base: inputs.apiUrl,
    get apiKey() {
      return inputs.apiKey;
    },
    timeoutMs: inputs.requestTimeout,
    cancellation: signals.cancellation,
    onRequest: ({ path, requestId, milliseconds, result }) =>
      log.debug(`POST ${path} ${result} ${milliseconds} ms, request ${requestId}`),
    onPause: (ms) =>
      log.notice(`The service gets too many requests (429). The run waits ${Math.ceil(ms / 1000)} s, then goes on.`, {
        title: "waiting",
      }),
  });
  const chain: Chain = { find: client.check, locate: (digest) => client.verify(digest, { report: false }) };
  return {
    operate: operateBy(client, inputs),
    ...(inputs.mode === "stamp" && { chain }),
    [Symbol.asyncDispose]: client.close,
  };
}

/** Returns the request of a mode for one target; a proof is always verified as a proof. */
function operateBy(client: Client, { mode, report, sendFileNames }: OperationInputs): Operate<Subject | Proof> {
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
  if (outcome.kind !== "verified" || !isChangedFile(subject, workspace)) return outcome;
  const message = "The file changed after it was hashed. The result is for the old bytes.";
  return { kind: "failed", error: new AnchorError("FILE_CHANGED", message) };
}

/** Whether a subject's file is in another state than when it was hashed; false for what is no file. */
export function isChangedFile({ path, fingerprint }: Subject, workspace: string): boolean {
  return path !== undefined && fingerprint !== undefined && !isUnchanged(resolve(workspace, path), fingerprint);
}
