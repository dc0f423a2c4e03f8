/** How a run begins and ends: what is known at its start, the name of its chain, and what is logged at its end. */
import { toServiceChain, type ChainName } from "../core/chain-name.ts";
import { AnchorError, type ErrorCode } from "../core/errors.ts";
import type { RunOrigin } from "../core/origin.ts";
import { isFine, type Row } from "../core/row.ts";
import { areFromTestChain, failsRun, filesAmong, tallyOf } from "../core/rows.ts";
import { counted, nonEmpty, sentence } from "../core/text.ts";
import { failingRows, hasPassed, isNothingStamped, type Run } from "../evidence/run.ts";
import { frontOf, type Host, type Log } from "../host/host.ts";
import { reasonToSkip, serviceAddress, type Inputs, type MonitorInputs } from "../host/inputs.ts";
import { renderCounts, renderNothingStamped } from "../render/headline.ts";
import { problemReportTitle, renderProblemReport } from "../render/problem-report.ts";

export function openRun(inputs: Inputs | MonitorInputs, origin: RunOrigin): Run {
  const { mode, dryRun, failOn, nodes } = inputs;
  return {
    mode,
    origin,
    startedAt: new Date(),
    finishedAt: new Date(),
    apiUrl: serviceAddress(inputs),
    nodeNames: nodes.map(({ name }) => name),
    dryRun,
    isSkipped: reasonToSkip(inputs) !== undefined,
    failOn,
    rows: [],
    checksums: [],
    hasSent: false,
    isDemonstration: false,
    files: {},
    reports: new Map(),
    problems: [],
  };
}

/**
 * Returns the chain under the name that the inputs give it, else under the first name in an answer. The explorer that a
 * service names shows the service's own chain, so it is never combined with a name from the inputs.
 */
export function chainOf({ chain: wanted }: Pick<Inputs, "chain">, { rows }: Pick<Run, "rows">): ChainName | undefined {
  if (wanted?.name !== undefined) return wanted;
  const said = rows.map(({ answer }) => answer?.chainName).find((name) => name !== undefined);
  const chain = { ...(said !== undefined && toServiceChain(said)), ...wanted };
  return Object.keys(chain).length === 0 ? undefined : chain;
}

/** Warns where something is anchored and nobody has named the chain; a demonstration's chain has no name. */
export function warnOfUnnamedChain({ rows, chain }: Pick<Run, "rows" | "chain">, log: Pick<Log, "warning">): void {
  if (chain !== undefined || areFromTestChain(rows) || tallyOf(rows).anchored === 0) return;
  const { code, message, hint } = new AnchorError(
    "CHAIN_UNNAMED",
    "The evidence does not name the chain, because neither the service nor the inputs name it.",
  );
  log.warning(`${message} ${hint}`, { title: code });
}

/** Prints annotations for the rows that are not as they should be, and logs how the run ended. */
export async function logEnding(run: Run, host: Pick<Host, "log" | "annotate">): Promise<void> {
  const { log } = host;
  const failing = failingRows(run);
  const unread = failing.filter((row) => isUnread(row, run.problems));
  const tolerated = run.rows.filter((row) => !isFine(row) && !failsRun(row, run.failOn));
  logUnwrittenEvidence(run.problems, filesAmong(unread).length, log);
  host.annotate(
    "error",
    failing.filter((row) => !unread.includes(row)),
  );
  warnOfTolerated(run, tolerated, host);
  if (hasPassed(run)) return;
  logWhyRunFails(run, filesAmong(failing), log);
  if (isNothingStamped(run)) {
    const [message, advice] = renderNothingStamped(run, frontOf(log));
    // This is an error only where no verdict has told why the run fails.
    if (failing.length > 0) log.info(`The run fails: ${message}.`);
    else log.error(`The run fails: ${message}. ${advice}`, { title: "nothing stamped" });
  }
  // Tolerated rows are in the report too: the service's operator can look for an unclear stamp by its request id.
  const lines = renderProblemReport(run.mode, [...failing, ...tolerated], run.problems);
  await log.group(problemReportTitle, async () => {
    for (const line of lines) log.info(line);
  });
}

function logWhyRunFails({ rows, failOn }: Run, files: readonly Row[], log: Host["log"]): void {
  if (files.length === 0) return;
  const blamed = files.filter(({ verdict }) => failOn.has(verdict));
  const refused = files.length - blamed.length;
  const { length } = filesAmong(rows);
  const causes = nonEmpty([
    blamed.length > 0 &&
      `${renderCounts(blamed, length)}, and ${frontOf(log).input("fail-on")} lists ${listVerdicts(blamed)}`,
    refused > 0 && `the service refused requests about ${refused} of ${length} files`,
  ]);
  log.info(`The run fails: ${causes.join("; ")}.`);
}

/** Lower ranks come first, 0 by default: a deleted release explains the others, `NOT_ATTEMPTED` explains none. */
const rootCauseRank: Partial<Record<ErrorCode, number>> = { RELEASE_NOT_FOUND: -1, NOT_ATTEMPTED: 1 };

/** Whether the outage of GitHub that kept evidence from being written also kept this row's asset from being read. */
function isUnread({ verdict, error }: Row, problems: readonly AnchorError[]): boolean {
  const isOfAsset = verdict === "unreachable" && error?.code === "ASSET_UNREADABLE";
  return isOfAsset && problems.some(({ code }) => code === "GITHUB_UNAVAILABLE");
}

/**
 * Prints one annotation for all evidence that could not be written. It names the root cause; the log has the others.
 *
 * @param unread how many files the same cause kept from being read
 */
function logUnwrittenEvidence(problems: readonly AnchorError[], unread: number, log: Host["log"]): void {
  const rank = ({ code }: AnchorError): number => rootCauseRank[code] ?? 0;
  const [root, ...others] = problems.toSorted((one, other) => rank(one) - rank(other));
  if (root === undefined) return;
  const { length } = others;
  const more = length === 1 ? "1 more piece of evidence is missing." : `${length} more pieces of evidence are missing.`;
  const also = unread > 0 && `${counted(unread, "file")} could not be read.`;
  const text = [sentence(root.message), also, length > 0 && more, root.hintFor(log.front)];
  log.error(nonEmpty(text).join(" "), { title: root.code, count: problems.length });
  for (const { code, message } of others) if (message !== root.message) log.info(`${code}: ${message}`);
}

/** Warns of the rows that are wrong but do not fail the run, because a green step must not hide them. */
function warnOfTolerated(run: Run, tolerated: readonly Row[], { log, annotate }: Pick<Host, "log" | "annotate">): void {
  const files = filesAmong(tolerated);
  if (files.length === 0) return;
  const counts = renderCounts(files, filesAmong(run.rows).length);
  // Where nothing was stamped, these rows are why the run fails.
  if (!isNothingStamped(run))
    log.warning(
      `${counts}. This does not fail the run, because ${frontOf(log).input("fail-on")} does not list ${listVerdicts(tolerated)}.`,
      { title: "fail-on" },
    );
  annotate("warning", tolerated);
}

function listVerdicts(rows: readonly Row[]): string {
  return [...new Set(rows.map(({ verdict }) => verdict))].join(", ");
}
