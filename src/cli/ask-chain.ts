/** Asks chain nodes or the service whether a chain holds what evidence states, the third claim of docs/evidence.md. */
import { AnchorError, isOutage } from "../core/errors.ts";
import { lastErrorOf, renderNote, type SourceAnswer, toFailure, type Judgement } from "../core/row.ts";
import { toLine } from "../core/text.ts";
import { parseBaseUrl, parseNodeAddress } from "../core/addresses.ts";
import { toAnchorRecord } from "../evidence/to-statement.ts";
import { maskUserInfo, linesOf } from "../host/input-reader.ts";
import { createCircuitBreaker } from "../host/queue.ts";
import { openSource } from "../run/source.ts";
import type { ChainAnswer } from "../verify/claims.ts";
import { createPlainLog } from "./command-host.ts";
import { parseSetting, usageError, printLine, type CommandOptions, type Terminal } from "./options.ts";
import { readApiKey } from "./repository.ts";
import { shellFront } from "../words/other-fronts.ts";

/**
 * Asks the nodes, or the service, that `options` name about each hash; several nodes give one joint answer. The service
 * charges nothing, since no report is made. Throws AnchorError `INPUT_INVALID` if an address or key is not usable.
 */
export async function askAbout(
  hashes: readonly ChainAnswer["hash"][],
  options: CommandOptions,
  { stderr, env }: Pick<Terminal, "stderr" | "env">,
): Promise<readonly ChainAnswer[]> {
  const nodeTexts = ["node", "node-url"].flatMap((name) => options.values.get(name) ?? []).flatMap(linesOf);
  const nodes = nodeTexts.map((text) => parseSetting(parseNodeAddress, text, `--node ${toLine(maskUserInfo(text))}`));
  const [apiUrlText] = nodes.length > 0 ? [] : (options.values.get("api-url") ?? []);
  const apiUrl = apiUrlText === undefined ? undefined : parseSetting(parseBaseUrl, apiUrlText, "--api-url");
  const apiKey = apiUrl === undefined ? "" : await readApiKey(options, env);
  if (apiUrl !== undefined && apiKey === "")
    throw usageError("--api-url needs the service's key, in ANCHOR_API_KEY or --api-key-file");
  if (apiUrl === undefined && nodes.length === 0) throw usageError("--node names no address");
  const log = createPlainLog((line) => printLine(stderr, line));
  // No signal is watched, since there are no results to write: Ctrl+C may end the process at once.
  const neverAborted = new AbortController().signal;
  const signals = { cancellation: { stop: neverAborted, abort: neverAborted } };
  await using source = await openSource({ ...fixedInputs, nodes, apiUrl, apiKey }, { log, signals });
  const askedNames = apiUrl === undefined ? nodes.map(({ name }) => name) : [apiUrl.href.replace(/\/$/, "")];
  const answers: ChainAnswer[] = [];
  // After a refused key, or several outages in a row, no more requests are sent: they would fail in the same way.
  const breaker = createCircuitBreaker(neverAborted);
  for (const hash of hashes) {
    const reason = breaker.reason();
    const judgement =
      reason instanceof AnchorError ? toFailure(reason) : await source.verify({ name: hash, digest: hash });
    breaker.watch(lastErrorOf(judgement));
    answers.push({ hash, ...toChainAnswer(judgement, askedNames) });
  }
  return answers;
}

/** Inputs that `openSource` needs, and that no option changes when files are compared with evidence. */
const fixedInputs = {
  mode: "verify",
  requestTimeout: 60_000,
  dryRun: false,
  fromRelease: false,
  report: false,
  sendFileNames: false,
} as const;

/** Makes a claim of a judgement; `according` lists the nodes, or the service, that said so or could not be asked. */
function toChainAnswer(judgement: Judgement, askedNames: readonly string[]): Omit<ChainAnswer, "hash"> {
  const { answer } = judgement;
  const demonstration = answer?.demo === true && { demonstration: true };
  const urlsOf = (isMeant: (source: SourceAnswer) => boolean): readonly string[] =>
    judgement.sources?.filter(isMeant).map(({ url }) => url) ?? askedNames;
  if (judgement.verdict === "no-match")
    return { claim: "no", according: urlsOf(({ verdict }) => verdict === "not-found"), ...demonstration };
  if (judgement.verdict === "unknown")
    return { claim: "unknown", according: askedNames, ...demonstration, why: renderNote(judgement) ?? "" };
  if (judgement.verdict !== "verified") {
    const { error } = judgement;
    const according = urlsOf(({ code }) => code !== undefined);
    // For an outage no advice is given, since the user can only ask again later.
    const advice = error && !isOutage(error) && { advice: error.hintFor(shellFront) };
    return {
      claim: "could not be asked",
      according,
      ...demonstration,
      ...(error && { why: error.message, ...advice }),
    };
  }
  const records = (answer?.records ?? []).map(toAnchorRecord);
  return { claim: "yes", according: urlsOf(({ verdict }) => verdict === "found"), ...demonstration, records };
}
