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
  const demonstration = (await Promise.all(nodes.map(isOnTestChain))).includes(true);
  const answers = [];
  const breaker = createCircuitBreaker(new AbortController().signal);
  for (const hash of hashes) {
    const reason = breaker.reason();
    const answer = reason instanceof AnchorError ? unasked(nodes, reason) : await askChain(nodes, hash);
    breaker.watch("error" in answer ? answer.error : void 0);
    answers.push({
      hash,
      demonstration,
      ...saidByNodes(answer)
    });
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
function saidByNodes(answer) {
  const saying = (...words) => answer.sources.filter(({ said }) => words.includes(said)).map(({ name }) => name);
  if (answer.kind === "found") {
    const records = answer.locations.map(({ block }) => ({ block }));
    return {
      said: "yes",
      according: saying("found"),
      records
    };
  }
  if (answer.kind === "not-found") return {
    said: "no",
    according: saying("not-found")
  };
  if (answer.kind !== "unknown") return {
    said: "could not be asked",
    according: saying("error"),
    ...tellWhy(answer.error)
  };
  return {
    said: "unknown",
    according: answer.sources.map(({ name }) => name),
    why: answer.note
  };
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
        according: [base.href.replace(/\/$/, "")],
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
  if (outcome.kind === "unknown") return {
    said: "unknown",
    ...demonstration,
    why: outcome.note
  };
  if (outcome.kind !== "verified") {
    const error = errorOf(outcome);
    return {
      said: "could not be asked",
      ...demonstration,
      ...error !== void 0 && tellWhy(error)
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
