/** Asks chain nodes or the service about hashes of evidence, for the third claim (docs/evidence.md). */
import { createClient } from "../api/client.ts";
import type { Digest } from "../core/digest.ts";
import { AnchorError, isOutage } from "../core/errors.ts";
import { errorOf, evidenceOf, refusalOf, toFailure, type Outcome } from "../core/outcome.ts";
import { toLine } from "../core/text.ts";
import { parseNodeAddress, parseBaseUrl } from "../core/url.ts";
import { toAnchorRecord } from "../evidence/to-statement.ts";
import { hideUserInfo, linesOf } from "../host/input-reader.ts";
import { createCircuitBreaker } from "../host/queue.ts";
import { askChain, isOnTestChain } from "../node/ask.ts";
import type { NodesAnswer, Source } from "../node/conclude.ts";
import { createNode, type ChainNode } from "../node/node.ts";
import type { ChainAnswer } from "../verify/claims.ts";
import { withCommandHint } from "./hints.ts";
import { readAddress, usageError, type CommandOptions } from "./options.ts";
import { readApiKey } from "./run-command.ts";

/** How long one attempt of one request may take, in milliseconds. */
const serviceTimeoutMs = 60_000;

/**
 * Returns what each node, or the service, says of each hash. A verification by the service without a report leaves no
 * trace and costs nothing.
 *
 * @throws AnchorError `INPUT_INVALID` when an address or the key cannot be used
 */
export async function askAbout(
  hashes: readonly Digest[],
  options: CommandOptions,
  env: NodeJS.ProcessEnv,
): Promise<readonly ChainAnswer[]> {
  const addresses = ["node", "node-url"].flatMap((name) => options.values.get(name) ?? []);
  const nodes = addresses
    .flatMap(linesOf)
    .map((text) => createNode(readAddress(parseNodeAddress, text, `--node ${toLine(hideUserInfo(text))}`)));
  if (nodes.length > 0) return await askNodes(nodes, hashes);
  const [apiUrl] = options.values.get("api-url") ?? [];
  return apiUrl === undefined ? [] : await askService(apiUrl, hashes, await readApiKey(options, env));
}

async function askNodes(nodes: readonly ChainNode[], hashes: readonly Digest[]): Promise<readonly ChainAnswer[]> {
  const demonstration = (await Promise.all(nodes.map(isOnTestChain))).includes(true);
  const answers: ChainAnswer[] = [];
  const breaker = createCircuitBreaker(new AbortController().signal);
  for (const hash of hashes) {
    const reason = breaker.reason();
    const answer = reason instanceof AnchorError ? unasked(nodes, reason) : await askChain(nodes, hash);
    breaker.watch("error" in answer ? answer.error : undefined);
    answers.push({ hash, demonstration, ...saidByNodes(answer) });
  }
  return answers;
}

/** Makes the answer about a hash that is not asked about: a silent node would take its whole time over each of them. */
function unasked(nodes: readonly ChainNode[], error: AnchorError): NodesAnswer {
  return { kind: "unreachable", error, sources: nodes.map(({ name }) => ({ name, said: "error", error })) };
}

/** Converts the nodes' joint answer; of a yes, a no or an outage those are named who said it or were away. */
function saidByNodes(answer: NodesAnswer): Omit<ChainAnswer, "hash"> {
  const saying = (...words: readonly Source["said"][]) =>
    answer.sources.filter(({ said }) => words.includes(said)).map(({ name }) => name);
  if (answer.kind === "found") {
    const records = answer.locations.map(({ block }) => ({ block }));
    return { said: "yes", according: saying("found"), records };
  }
  if (answer.kind === "not-found") return { said: "no", according: saying("not-found") };
  if (answer.kind !== "unknown") {
    return { said: "could not be asked", according: saying("error"), ...tellWhy(answer.error) };
  }
  return { said: "unknown", according: answer.sources.map(({ name }) => name), why: answer.note };
}

async function askService(url: string, hashes: readonly Digest[], apiKey: string): Promise<readonly ChainAnswer[]> {
  if (apiKey === "") throw usageError("--api-url needs the service's key, in ANCHOR_API_KEY or --api-key-file");
  const base = readAddress(parseBaseUrl, url, "--api-url");
  const client = createClient({ base, apiKey, timeoutMs: serviceTimeoutMs });
  try {
    const answers: ChainAnswer[] = [];
    // After a refused key, or several outages in a row, the others would only wait for the same.
    const breaker = createCircuitBreaker(new AbortController().signal);
    for (const hash of hashes) {
      const reason = breaker.reason();
      const outcome = reason instanceof AnchorError ? toFailure(reason) : await client.verify(hash, { report: false });
      breaker.watch(refusalOf(outcome));
      answers.push({ hash, according: [base.href.replace(/\/$/, "")], ...saidByService(outcome) });
    }
    return answers;
  } finally {
    await client.close();
  }
}

function saidByService(outcome: Outcome): Omit<ChainAnswer, "hash" | "according"> {
  const evidence = evidenceOf(outcome);
  const demonstration = evidence?.demo === true && { demonstration: true };
  if (outcome.kind === "no-match") return { said: "no", ...demonstration };
  if (outcome.kind === "unknown") return { said: "unknown", ...demonstration, why: outcome.note };
  if (outcome.kind !== "verified") {
    const error = errorOf(outcome);
    return { said: "could not be asked", ...demonstration, ...(error !== undefined && tellWhy(error)) };
  }
  return { said: "yes", ...demonstration, records: (evidence?.records ?? []).map(toAnchorRecord) };
}

/** Says why somebody could not be asked, and what to do where it does not help to ask later. */
function tellWhy(error: AnchorError): Pick<ChainAnswer, "why" | "advice"> {
  return { why: error.message, ...(!isOutage(error) && { advice: withCommandHint(error).hint }) };
}
