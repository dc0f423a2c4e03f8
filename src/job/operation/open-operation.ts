import type { Client } from "../../client/client.ts";
import { systemClock } from "../../client/clock.ts";
import { AnchorError } from "../../domain/errors.ts";
import type { Statement } from "../../domain/evidence/statement.ts";
import type { Proof, Subject } from "../../domain/target.ts";
import type { Operate } from "../../operations/run-each.ts";
import type { Job } from "../door.ts";
import type { Chain, Operation } from "./operation.ts";
import { reasonToSkip, serviceAddress, type Inputs } from "../inputs/inputs.ts";
import { acceptedStamps, youngestStamps } from "../records/earlier-stamps.ts";
import type { Records } from "../records/records.ts";
import { withEarlierStamps } from "../records/resume-stamps.ts";

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
  const { openWithNodes } = await import("./witnesses/with-nodes.ts");
  return openWithNodes(job, () => openServiceOperation(job));
}

function openSkipping(note: string, { inputs, door: { log } }: Job): Operation {
  log.notice(inputs.fromRelease ? `${note} The release was not read either.` : note);
  return { operate: () => Promise.resolve({ kind: "skipped", note }), [Symbol.asyncDispose]: async () => {} };
}

async function openServiceOperation({ inputs, door: { log, signals } }: Job): Promise<Operation> {
  if (inputs.apiUrl === undefined) throw new AnchorError("INTERNAL", "The service is to be asked, and has no address.");
  // Loaded here, since a run that asks nobody needs neither the HTTP client nor the schemas.
  const { createClient } = await import("../../client/client.ts");
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
