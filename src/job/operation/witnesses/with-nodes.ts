/** An operation that asks chain nodes, beside the service or in its place (interface §10). */
import type { Digest } from "../../../domain/digest.ts";
import { AnchorError } from "../../../domain/errors.ts";
import { toFailure, type Outcome } from "../../../domain/outcome.ts";
import type { ObtainReceipts } from "../../../domain/receipt/keep-receipts.ts";
import type { Proof, Subject } from "../../../domain/target.ts";
import type { Job } from "../../door.ts";
import { serviceAddress } from "../../inputs/inputs.ts";
import type { Chain, Operation } from "../operation.ts";
import { openNodes, type Nodes } from "./ask-nodes.ts";
import { weigh } from "./weigh.ts";

/**
 * Opens such an operation. `openService` opens the one that asks the service alone; it is called only where the service
 * is asked.
 */
export async function openWithNodes(job: Job, openService: () => Promise<Operation>): Promise<Operation> {
  const { inputs, door } = job;
  const { abort, stop } = door.signals.cancellation;
  const closed = new AbortController();
  const signal = AbortSignal.any([abort, closed.signal]);
  const nodes = openNodes(inputs.nodes, { timeoutMs: inputs.requestTimeout, signal, note: door.log.debug });
  // A request that nobody waits for any more would keep the process alive until the node answers.
  const close = (): void => closed.abort();
  const receipts: ObtainReceipts = async (places) =>
    stop.aborted ? [] : ((await beforeAbort(nodes.receipts(places), stop)) ?? []);
  const url = serviceAddress(inputs);
  const mode = inputs.mode === "verify" ? "verify" : "check";
  if (url === "") {
    if (inputs.apiUrl !== undefined)
      door.log.notice("There is no api-key: the service is not asked, the chain nodes are.");
    return {
      operate: (target) => nodes.ask(toHash(target), mode),
      receipts,
      [Symbol.asyncDispose]: async () => close(),
    };
  }
  const service = await openService();
  const shared: Operation = {
    ...service,
    receipts,
    [Symbol.asyncDispose]: async () => {
      close();
      await service[Symbol.asyncDispose]();
    },
  };
  if (service.chain !== undefined) return { ...shared, chain: besideNodes(service.chain, nodes, url, stop) };
  return {
    ...shared,
    operate: async (target) => {
      const hash = toHash(target);
      const [outcome, heard] = await Promise.all([service.operate(target), nodes.ask(hash, mode)]);
      return weigh({ url, outcome }, heard, hash);
    },
  };
}

/** What the chain holds of a target: of a proof its root. */
function toHash(target: Subject | Proof): Digest {
  return "root" in target ? target.root : target.digest;
}

/** A stamp is on the chain when the nodes see it there too. */
function besideNodes(chain: Chain, nodes: Nodes, url: string, stop: AbortSignal): Chain {
  return {
    ...chain,
    find: async (digest, signal = stop) => {
      const asking = Promise.all([chain.find(digest, signal), nodes.ask(digest, "check")]);
      const answers = await beforeAbort(asking, signal);
      if (answers === undefined) return cutShort();
      const [outcome, heard] = answers;
      return weigh({ url, outcome }, heard, digest);
    },
  };
}

/** What `work` brings; `undefined` when the signal aborts first. Afterwards nobody listens to the signal any more. */
async function beforeAbort<Value>(work: Promise<Value>, signal: AbortSignal): Promise<Value | undefined> {
  const { promise: aborted, resolve } = Promise.withResolvers<undefined>();
  const end = (): void => resolve(undefined);
  if (signal.aborted) end();
  signal.addEventListener("abort", end);
  try {
    return await Promise.race([work, aborted]);
  } finally {
    signal.removeEventListener("abort", end);
  }
}

function cutShort(): Outcome {
  return toFailure(new AnchorError("NOT_ATTEMPTED", "Nothing was sent for it: the waiting ended before."));
}
