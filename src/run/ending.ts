/** Says how a run ends, once all of its evidence is written. */
import type { AnchorError, ErrorCode } from "../core/errors.ts";
import { isFine, type Row } from "../core/row.ts";
import { failsRun, filesAmong } from "../core/rows.ts";
import { counted, given, sentence } from "../core/text.ts";
import { failingRows, hasPassed, isNothingStamped, type Run } from "../evidence/run.ts";
import { renderCounts, renderNothingStamped } from "../render/headline.ts";
import { problemReportTitle, renderProblemReport } from "../render/problem-report.ts";
import { frontOf, type Host } from "../host/host.ts";

/** Prints annotations for the rows that are not as they should be, and logs how the run ended. */
export async function tellEnding(run: Run, host: Pick<Host, "log" | "pointAt">): Promise<void> {
  const { log } = host;
  const failing = failingRows(run);
  const unread = failing.filter((row) => isUnread(row, run.problems));
  const tolerated = run.rows.filter((row) => !isFine(row) && !failsRun(row, run.failOn));
  tellUnwritten(run.problems, filesAmong(unread).length, log);
  host.pointAt(
    "error",
    failing.filter((row) => !unread.includes(row)),
  );
  warnOfTolerated(run, tolerated, host);
  if (hasPassed(run)) return;
  tellFailing(run, filesAmong(failing), log);
  if (isNothingStamped(run)) tellNothingStamped(run, failing.length > 0, log);
  // An unclear stamp fails no run by itself, and its request id is what the service's operator can look for.
  const lines = renderProblemReport(run.mode, [...failing, ...tolerated], run.problems);
  await log.group(problemReportTitle, async () => {
    for (const line of lines) log.info(line);
  });
}

function tellFailing({ rows, failOn }: Run, files: readonly Row[], log: Host["log"]): void {
  if (files.length === 0) return;
  const listed = files.filter(({ verdict }) => failOn.has(verdict));
  const refused = files.length - listed.length;
  const { length } = filesAmong(rows);
  const causes = given([
    listed.length > 0 && `${renderCounts(listed, length)}, and ${frontOf(log).input("fail-on")} lists ${named(listed)}`,
    refused > 0 && `the service refused requests about ${refused} of ${length} files`,
  ]);
  log.info(`The run fails: ${causes.join("; ")}.`);
}

/** Says that nothing was stamped: as an error only where no verdict has told why the run fails. */
function tellNothingStamped(run: Run, isTold: boolean, log: Host["log"]): void {
  const [account, advice] = renderNothingStamped(run, frontOf(log));
  if (isTold) log.info(`The run fails: ${account}.`);
  else log.error(`The run fails: ${account}. ${advice}`, { title: "nothing stamped" });
}

/** A deleted release explains what else failed; what was not attempted explains nothing. */
const rootRank: Partial<Record<ErrorCode, number>> = { RELEASE_NOT_FOUND: -1, NOT_ATTEMPTED: 1 };

/** Whether the outage of GitHub that kept evidence from being written also kept an asset from being read. */
function isUnread({ verdict, error }: Row, problems: readonly AnchorError[]): boolean {
  const isOfAsset = verdict === "unreachable" && error?.code === "ASSET_UNREADABLE";
  return isOfAsset && problems.some(({ code }) => code === "GITHUB_UNAVAILABLE");
}

/**
 * Prints one annotation for all evidence that could not be written, about its root cause; the log tells the others.
 *
 * @param unread how many files the same cause kept from being read
 */
function tellUnwritten(problems: readonly AnchorError[], unread: number, log: Host["log"]): void {
  const rank = ({ code }: AnchorError): number => rootRank[code] ?? 0;
  const [root, ...others] = problems.toSorted((one, other) => rank(one) - rank(other));
  if (root === undefined) return;
  const { length } = others;
  const more = length === 1 ? "1 more piece of evidence is missing." : `${length} more pieces of evidence are missing.`;
  const also = unread > 0 && `${counted(unread, "file")} could not be read.`;
  const text = [sentence(root.message), also, length > 0 && more, root.hintFor(log.front)];
  log.error(given(text).join(" "), { title: root.code, count: problems.length });
  for (const { code, message } of others) if (message !== root.message) log.info(`${code}: ${message}`);
}

/** Warns of what is not as it should be and does not fail the run, because a green step must not hide it. */
function warnOfTolerated(run: Run, tolerated: readonly Row[], { log, pointAt }: Pick<Host, "log" | "pointAt">): void {
  const files = filesAmong(tolerated);
  if (files.length === 0) return;
  const counts = renderCounts(files, filesAmong(run.rows).length);
  // Where nothing was stamped, these are why the run fails.
  if (!isNothingStamped(run))
    log.warning(
      `${counts}. This does not fail the run, because ${frontOf(log).input("fail-on")} does not list ${named(tolerated)}.`,
      { title: "fail-on" },
    );
  pointAt("warning", tolerated);
}

function named(rows: readonly Row[]): string {
  return [...new Set(rows.map(({ verdict }) => verdict))].join(", ");
}
