import "./rolldown-runtime.js";
import { toFailure } from "./start.js";
import { askChain, createNode, isOnTestChain, toLocationRecord } from "./ask2.js";
function openNodesOperation(inputs, { signals }) {
  const { requestTimeout: timeoutMs, mode } = inputs;
  const closed = new AbortController();
  const signal = AbortSignal.any([signals.cancellation.abort, closed.signal]);
  const nodes = inputs.nodes.map((address) => createNode(address, {
    timeoutMs,
    signal
  }));
  let demo;
  return {
    operate: async (target) => {
      const hash = "root" in target ? target.root : target.digest;
      const answer = await askChain(nodes, hash, { signal });
      if (answer.kind === "found" || answer.kind === "not-found") demo ??= Promise.all(nodes.map(isOnTestChain)).then((tests) => tests.includes(true));
      return toOutcome(answer, hash, {
        isCheck: mode === "check",
        demo: await demo === true
      });
    },
    [Symbol.asyncDispose]: async () => closed.abort()
  };
}
function toOutcome(answer, hash, { isCheck, demo }) {
  const sources = answer.sources.map(toSourceAnswer);
  if (answer.kind === "unknown") return {
    kind: "unknown",
    note: answer.note,
    sources
  };
  if ("error" in answer) return {
    ...toFailure(answer.error),
    sources
  };
  const evidence = {
    requestId: "",
    records: answer.kind === "found" ? answer.locations.map((one) => toLocationRecord(one, hash)) : [],
    segments: [],
    ...demo && { demo }
  };
  const sourced = {
    sources,
    ...answer.restsOn !== void 0 && { restsOn: answer.restsOn }
  };
  if (answer.kind === "found") return {
    kind: isCheck ? "found" : "verified",
    evidence,
    ...sourced
  };
  return {
    kind: isCheck ? "not-found" : "no-match",
    evidence,
    ...sourced
  };
}
function toSourceAnswer({ name, said, block, confirmations, error }) {
  const failed = error === void 0 || error.code === "NODE_ANSWER_INVALID" ? "unknown" : toFailure(error).kind;
  return {
    url: name,
    said: said === "error" ? failed : said,
    ...block !== void 0 && { block },
    ...confirmations !== void 0 && { confirmations },
    ...error !== void 0 && { code: error.code }
  };
}
export { openNodesOperation };
