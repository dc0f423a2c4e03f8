import "./rolldown-runtime.js";
import { createClient } from "./ask.js";
import { AnchorError, errorOf, evidenceOf, hideUserInfo, isOutage, linesOf, parseBaseUrl, parseNodeAddress, readAddress, refusalOf, toFailure, toLine, usageError } from "./start.js";
import { toAnchorRecord } from "./verify.js";
import { createCircuitBreaker, readApiKey } from "./run.js";
import { askChain, createNode, isOnTestChain } from "./ask2.js";
import { withCommandHint } from "./hash.js";
const serviceTimeoutMs = 6e4;
async function askAbout(hashes, options, env) {
  const nodes = ["node", "node-url"].flatMap((name) => options.values.get(name) ?? []).flatMap(linesOf).map((text) => createNode(readAddress(parseNodeAddress, text, `--node ${toLine(hideUserInfo(text))}`)));
  if (nodes.length > 0) return await askNodes(nodes, hashes);
  const [apiUrl] = options.values.get("api-url") ?? [];
  return apiUrl === void 0 ? [] : await askService(apiUrl, hashes, await readApiKey(options, env));
}
async function askNodes(nodes, hashes) {
  const onTestChain = /* @__PURE__ */ new Set();
  await Promise.all(nodes.map(async (node) => await isOnTestChain(node) && onTestChain.add(node.name)));
  const answers = [];
  const breaker = createCircuitBreaker(new AbortController().signal);
  for (const hash of hashes) {
    const reason = breaker.reason();
    const answer = reason instanceof AnchorError ? unasked(nodes, reason) : await askChain(nodes, hash);
    breaker.watch("error" in answer ? answer.error : void 0);
    for (const source of answer.sources) {
      const said = saidByNodes(source, answer);
      if (said === void 0) continue;
      const demonstration = onTestChain.has(source.name);
      const records = said === "yes" && { records: recordsOf(source, answer) };
      const why = said === "could not be asked" && source.error !== void 0 && tellWhy(source.error);
      answers.push({
        hash,
        said,
        according: source.name,
        demonstration,
        ...records,
        ...why
      });
    }
  }
  return answers;
}
function unasked(nodes, error) {
  return {
    kind: "unreachable",
    error,
    sources: nodes.map(({ name }) => ({
      name,
      said: "error",
      error
    }))
  };
}
function saidByNodes({ said }, { kind }) {
  if (said === "not-kept" && (kind === "found" || kind === "not-found")) return void 0;
  if (said === "found") return kind === "unknown" ? "could not be asked" : "yes";
  return said === "not-found" ? "no" : "could not be asked";
}
function recordsOf({ block }, answer) {
  const found = answer.kind === "found" ? answer.locations.map((location) => ({ block: location.block })) : [];
  return found.length > 0 || block === void 0 ? found : [{ block }];
}
async function askService(url, hashes, apiKey) {
  if (apiKey === "") throw usageError("--api-url needs the service's key, in ANCHOR_API_KEY or --api-key-file");
  const base = readAddress(parseBaseUrl, url, "--api-url");
  const client = createClient({
    base,
    apiKey,
    timeoutMs: serviceTimeoutMs
  });
  try {
    const answers = [];
    const breaker = createCircuitBreaker(new AbortController().signal);
    for (const hash of hashes) {
      const reason = breaker.reason();
      const outcome = reason instanceof AnchorError ? toFailure(reason) : await client.verify(hash, { report: false });
      breaker.watch(refusalOf(outcome));
      answers.push({
        hash,
        according: base.href.replace(/\/$/, ""),
        ...saidByService(outcome)
      });
    }
    return answers;
  } finally {
    await client.close();
  }
}
function saidByService(outcome) {
  const evidence = evidenceOf(outcome);
  const demonstration = evidence?.demo === true && { demonstration: true };
  if (outcome.kind === "no-match") return {
    said: "no",
    ...demonstration
  };
  if (outcome.kind !== "verified") {
    const error = errorOf(outcome);
    const why = error === void 0 ? "note" in outcome && { why: outcome.note } : tellWhy(error);
    return {
      said: "could not be asked",
      ...demonstration,
      ...why
    };
  }
  return {
    said: "yes",
    ...demonstration,
    records: (evidence?.records ?? []).map(toAnchorRecord)
  };
}
function tellWhy(error) {
  return {
    why: error.message,
    ...!isOutage(error) && { advice: withCommandHint(error).hint }
  };
}
export { askAbout };
