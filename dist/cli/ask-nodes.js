import "./rolldown-runtime.js";
import { sameDigest } from "./hash.js";
import { AnchorError, errorOf, evidenceOf, toFailure } from "./start.js";
import { serviceAddress } from "./run.js";
import { askChain, createNode, isOnTestChain, toLocationRecord } from "./ask2.js";
async function openWithNodes(inputs, { log, signals }, openService) {
  const { abort, stop } = signals.cancellation;
  const closed = new AbortController();
  const signal = AbortSignal.any([abort, closed.signal]);
  const askNodes = openNodes(inputs.nodes, inputs.requestTimeout, signal);
  const close = () => closed.abort();
  const url = serviceAddress(inputs);
  const mode = inputs.mode === "verify" ? "verify" : "check";
  if (url === "") {
    if (inputs.apiUrl !== void 0) log.notice("There is no api-key, so only the chain nodes are asked, not the service.");
    return {
      operate: (target) => askNodes(toHash(target), mode),
      [Symbol.asyncDispose]: async () => close()
    };
  }
  const service = await openService();
  const shared = {
    ...service,
    [Symbol.asyncDispose]: async () => {
      close();
      await service[Symbol.asyncDispose]();
    }
  };
  if (service.chain !== void 0) return {
    ...shared,
    chain: besideNodes(service.chain, askNodes, url, stop)
  };
  return {
    ...shared,
    operate: async (target) => {
      const hash = toHash(target);
      const [outcome, nodeAnswer] = await Promise.all([service.operate(target), askNodes(hash, mode)]);
      return reconcile({
        url,
        outcome
      }, nodeAnswer, hash);
    }
  };
}
function toHash(target) {
  return "root" in target ? target.root : target.digest;
}
function besideNodes(chain, askNodes, url, stop) {
  return {
    ...chain,
    find: async (digest, signal = stop) => {
      const answers = await beforeAbort(Promise.all([chain.find(digest, signal), askNodes(digest, "check")]), signal);
      if (answers === void 0) return toFailure(new AnchorError("NOT_ATTEMPTED", "No request was sent for this: the time for waiting was over."));
      const [outcome, nodeAnswer] = answers;
      return reconcile({
        url,
        outcome
      }, nodeAnswer, digest);
    }
  };
}
async function beforeAbort(work, signal) {
  const { promise: aborted, resolve } = Promise.withResolvers();
  const end = () => resolve(void 0);
  if (signal.aborted) end();
  signal.addEventListener("abort", end);
  try {
    return await Promise.race([work, aborted]);
  } finally {
    signal.removeEventListener("abort", end);
  }
}
function openNodes(addresses, timeoutMs, signal) {
  const nodes = addresses.map((address) => createNode(address, {
    timeoutMs,
    signal
  }));
  let demo;
  return async (hash, mode) => {
    const answer = await askChain(nodes, hash, { signal });
    if (answer.kind === "found" || answer.kind === "not-found") demo ??= Promise.all(nodes.map(isOnTestChain)).then((tests) => tests.includes(true));
    return toNodesOutcome(answer, hash, {
      mode,
      demo: await demo === true
    });
  };
}
function toNodesOutcome(answer, hash, { mode, demo }) {
  const sources = answer.sources.map(toNodeSource);
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
    kind: mode === "check" ? "found" : "verified",
    evidence,
    ...sourced
  };
  return {
    kind: mode === "check" ? "not-found" : "no-match",
    evidence,
    ...sourced
  };
}
function toNodeSource({ name, said, block, confirmations, error }) {
  const failed = error === void 0 || error.code === "NODE_ANSWER_INVALID" ? "unknown" : toFailure(error).kind;
  return {
    kind: "node",
    url: name,
    said: said === "error" ? failed : said,
    ...block !== void 0 && { block },
    ...confirmations !== void 0 && { confirmations },
    ...error !== void 0 && { code: error.code }
  };
}
function reconcile(service, nodes, hash) {
  const { url, outcome } = service;
  const sources = [toSourceAnswer(service), ...nodes.sources ?? []];
  const decide = (decisive) => ({
    ...decisive,
    sources
  });
  if (outcome.kind === "failed") return decide(outcome);
  const note = disagreement(service, nodes, hash);
  if (note !== void 0) return {
    kind: "unknown",
    note: `The service ${url} and the chain nodes contradict each other: ${note}`,
    sources
  };
  const undecided = [
    "failed",
    "unreachable",
    "unknown"
  ].flatMap((kind) => [nodes, outcome].filter((one) => one.kind === kind));
  if (undecided[0] !== void 0) return decide(undecided[0]);
  const evidence = evidenceOf(outcome);
  if (evidence === void 0 || evidence.records.length > 0) return decide(outcome);
  return decide({
    ...outcome,
    evidence: {
      ...evidence,
      records: evidenceOf(nodes)?.records ?? []
    }
  });
}
function toSourceAnswer({ url, outcome }) {
  const code = errorOf(outcome)?.code;
  const block = Number(evidenceOf(outcome)?.records[0]?.blockNumber ?? NaN);
  return {
    kind: "service",
    url,
    said: outcome.kind,
    ...Number.isSafeInteger(block) && { block },
    ...code !== void 0 && { code }
  };
}
function disagreement({ outcome }, nodes, hash) {
  const finding = nodes.sources?.find(({ said }) => said === "found");
  const missing = nodes.sources?.find(({ said }) => said === "not-found");
  if (outcome.kind === "not-found" || outcome.kind === "no-match") return finding && `the service does not find the digest, ${finding.url} finds it${finding.block === void 0 ? "" : ` in block ${finding.block}`}.`;
  if (outcome.kind !== "found" && outcome.kind !== "verified") return void 0;
  if (missing !== void 0) return `the service finds the digest, ${missing.url} has the whole chain and does not find it.`;
  const named = heightsOf(evidenceOf(outcome)?.records, hash);
  const seen = heightsOf(evidenceOf(nodes)?.records, hash);
  return named.length > 0 && seen.length > 0 && !named.some((block) => seen.includes(block)) && finding ? `the service finds the digest in block ${named[0]}, ${finding.url} finds it in block ${seen[0]}.` : void 0;
}
function heightsOf(records = [], hash) {
  return records.filter(({ matchedHash }) => sameDigest(matchedHash, hash)).map(({ blockNumber }) => Number(blockNumber ?? NaN)).filter(Number.isSafeInteger);
}
export { openWithNodes };
