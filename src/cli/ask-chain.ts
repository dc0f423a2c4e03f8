/** Asks chain nodes or the service about hashes of evidence, for the third claim (docs/evidence.md). */
import { createClient } from "../api/client.ts";
import type { Digest } from "../core/digest.ts";
import { AnchorError, isOutage } from "../core/errors.ts";
import { errorOf, evidenceOf, refusalOf, toFailure, type Outcome } from "../core/outcome.ts";
import { toLine } from "../core/text.ts";
import { parseNodeAddress, parseBaseUrl } from "../core/url.ts";
import type { AnchorRecord } from "../evidence/statement.ts";
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
  const onTestChain = new Set<string>();
  await Promise.all(nodes.map(async (node) => (await isOnTestChain(node)) && onTestChain.add(node.name)));
  const answers: ChainAnswer[] = [];
  const breaker = createCircuitBreaker(new AbortController().signal);
  for (const hash of hashes) {
    const reason = breaker.reason();
    const answer = reason instanceof AnchorError ? unasked(nodes, reason) : await askChain(nodes, hash);
    breaker.watch("error" in answer ? answer.error : undefined);
    for (const source of answer.sources) {
      const said = saidByNodes(source, answer);
      if (said === undefined) continue;
      const demonstration = onTestChain.has(source.name);
      const records = said === "yes" && { records: recordsOf(source, answer) };
      const why = said === "could not be asked" && source.error !== undefined && tellWhy(source.error);
      answers.push({ hash, said, according: source.name, demonstration, ...records, ...why });
    }
  }
  return answers;
}

/** Makes the answer about a hash that is not asked about: a silent node would take its whole time over each of them. */
function unasked(nodes: readonly ChainNode[], error: AnchorError): NodesAnswer {
  return { kind: "unreachable", error, sources: nodes.map(({ name }) => ({ name, said: "error", error })) };
}

/** Combines the nodes' answers: contradictions prove nothing; a node that has forgotten the past is left out. */
function saidByNodes({ said }: Source, { kind }: NodesAnswer): ChainAnswer["said"] | undefined {
  if (said === "not-kept" && (kind === "found" || kind === "not-found")) return undefined;
  if (said === "found") return kind === "unknown" ? "could not be asked" : "yes";
  return said === "not-found" ? "no" : "could not be asked";
}

/** Returns the blocks that the evidence's blocks are compared with. */
function recordsOf({ block }: Source, answer: NodesAnswer): readonly AnchorRecord[] {
  const found = answer.kind === "found" ? answer.locations.map((location) => ({ block: location.block })) : [];
  return found.length > 0 || block === undefined ? found : [{ block }];
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
      answers.push({ hash, according: base.href.replace(/\/$/, ""), ...saidByService(outcome) });
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
  if (outcome.kind !== "verified") {
    const error = errorOf(outcome);
    const why = error === undefined ? "note" in outcome && { why: outcome.note } : tellWhy(error);
    return { said: "could not be asked", ...demonstration, ...why };
  }
  return { said: "yes", ...demonstration, records: (evidence?.records ?? []).map(toAnchorRecord) };
}

/** Says why somebody could not be asked, and what to do where it does not help to ask later. */
function tellWhy(error: AnchorError): Pick<ChainAnswer, "why" | "advice"> {
  return { why: error.message, ...(!isOutage(error) && { advice: withCommandHint(error).hint }) };
}
