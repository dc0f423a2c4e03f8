/** The service as the source of a run. Loaded late: other runs need neither the HTTP client nor the schemas. */
import { createClient } from "../api/client.ts";
import { AnchorError } from "../core/errors.ts";
import { toFailure } from "../core/row.ts";
import { systemClock } from "../host/clock.ts";
import type { OutageProgress } from "../host/host.ts";
import type { Ask, Source, SourceHost, SourceInputs } from "./source.ts";

/** Opens the service. Where it refused to issue a key to this run, that refusal is the answer about every digest. */
export function openService(inputs: SourceInputs, { log, signals }: SourceHost): Source {
  const { apiUrl, keyError, report, sendFileNames } = inputs;
  if (apiUrl === undefined) throw new AnchorError("INTERNAL", "The service is to be asked, and has no address.");
  if (keyError !== undefined) {
    const fail = () => Promise.resolve(toFailure(keyError));
    return { stamp: fail, check: fail, verify: fail, locate: fail, [Symbol.asyncDispose]: async () => {} };
  }
  let trouble: OutageProgress | undefined;
  const client = createClient({
    base: apiUrl,
    get apiKey() {
      return inputs.apiKey;
    },
    timeoutMs: inputs.requestTimeout,
    cancellation: signals.cancellation,
    onRequest: ({ path, requestId, milliseconds, result, trouble: problem, givesUpAt }) => {
      const before = trouble ?? { startedAt: systemClock.now() - milliseconds, givesUpAt: 0 };
      trouble =
        problem === undefined ? undefined : { ...before, problem, givesUpAt: Math.max(before.givesUpAt, givesUpAt) };
      log.debug(`POST ${path} ${result} ${milliseconds} ms, request ${requestId}`);
    },
    onPause: createPauseLogger(log),
  });
  const verify: Ask = (target) => {
    if ("root" in target) return client.verifyProof(target);
    const { digest, name, size } = target;
    const details = sendFileNames ? { fileName: name, ...(size !== undefined && { fileSize: size }) } : {};
    return client.verify(digest, { report, ...details });
  };
  return {
    stamp: ({ digest }) => client.stamp(digest),
    check: ({ digest }, timeUp) => client.check(digest, timeUp),
    verify,
    locate: (digest) => client.verify(digest, { report: false }),
    trouble: () => trouble,
    [Symbol.asyncDispose]: client.close,
  };
}

/** Logs every pause; only the first is an annotation, since all have the same cause. */
function createPauseLogger(log: SourceHost["log"]): (milliseconds: number) => void {
  let isTold = false;
  return (milliseconds) => {
    const seconds = Math.ceil(milliseconds / 1000);
    const text = `The service gets too many requests (429). The run waits ${seconds} s, then goes on.`;
    if (isTold) log.info(text);
    else log.notice(text, { title: "waiting" });
    isTold = true;
  };
}
