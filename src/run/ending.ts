/** Decides how a run ends, once all of its evidence is written. */
import type { AnchorError, ErrorCode } from "../core/errors.ts";
import { isFine, type Row } from "../core/row.ts";
import { failsRun, failures, filesAmong, isNothingStamped, type Report, type RunFacts } from "../core/report.ts";
import { counted, given, sentence } from "../core/text.ts";
import type { Inputs, MonitorInputs } from "../host/inputs.ts";
import { renderCounts, renderNothingStamped } from "../render/headline.ts";
import { problemReportTitle, renderProblemReport } from "../render/problem-report.ts";
import { frontOf, type Host } from "../host/host.ts";

/** How a run ended; every host derives its exit status from this. */
export interface Ending {
  readonly report: Report;
  /** The results whose verdicts fail the run, in subject order. */
  readonly failing: readonly Row[];
  /** The errors of evidence that could not be written: they fail the run whatever the verdicts are. */
  readonly unwritten: readonly AnchorError[];
  /** The run should stamp but stamped nothing at all: it fails unless `fail-on` is empty. */
  readonly nothingStamped: boolean;
}

/** Prints annotations for failed results, and logs how the run ended. */
export async function judgeRun(
  report: Report,
  unwritten: readonly AnchorError[],
  { mode, failOn, isSkipped }: Pick<RunFacts, "failOn" | "isSkipped"> & Pick<Inputs | MonitorInputs, "mode">,
  { log, pointAt }: Pick<Host, "log" | "pointAt">,
): Promise<Ending> {
  const failing = failures(report, failOn);
  const unread = failing.filter((row) => isUnread(row, unwritten));
  tellUnwritten(unwritten, filesAmong(unread).length, log);
  pointAt(
    "error",
    failing.filter((row) => !unread.includes(row)),
  );
  const nothingStamped = isNothingStamped(report, { failOn, isSkipped });
  const ending: Ending = { report, failing, unwritten, nothingStamped };
  warnOfTolerated(ending, failOn, { log, pointAt });
  if (hasPassed(ending)) return ending;
  const files = filesAmong(failing);
  if (files.length > 0) {
    const listed = files.filter(({ verdict }) => failOn.has(verdict));
    const refused = files.length - listed.length;
    const { length } = filesAmong(report.results);
    const causes = given([
      listed.length > 0 &&
        `${renderCounts(listed, length)}, and ${frontOf(log).input("fail-on")} lists ${named(listed)}`,
      refused > 0 && `the service refused requests about ${refused} of ${length} files`,
    ]);
    log.info(`The run fails: ${causes.join("; ")}.`);
  }
  if (ending.nothingStamped) tellNothingStamped(ending, log);
  // An unclear stamp fails no run by itself, and its request id is what the service's operator can look for.
  const problems = [...failing, ...toleratedOf(report, failOn)];
  const lines = renderProblemReport(mode, problems, unwritten);
  await log.group(problemReportTitle, async () => {
    for (const line of lines) log.info(line);
  });
  return ending;
}

/** Says that nothing was stamped: as an error only where no verdict has told why the run fails. */
function tellNothingStamped({ report, failing }: Ending, log: Host["log"]): void {
  const [account, advice] = renderNothingStamped(report, frontOf(log));
  if (failing.length > 0) log.info(`The run fails: ${account}.`);
  else log.error(`The run fails: ${account}. ${advice}`, { title: "nothing stamped" });
}

/** Whether a run passes: no verdict fails it, it stamped what it was to stamp, and all of its evidence is written. */
export function hasPassed({ failing, unwritten, nothingStamped }: Ending): boolean {
  return failing.length === 0 && unwritten.length === 0 && !nothingStamped;
}

/** A deleted release explains what else failed; what was not attempted explains nothing. */
const rootRank: Partial<Record<ErrorCode, number>> = { RELEASE_NOT_FOUND: -1, NOT_ATTEMPTED: 1 };

/** Whether the outage of GitHub that kept evidence from being written also kept an asset from being read. */
function isUnread({ verdict, error }: Row, unwritten: readonly AnchorError[]): boolean {
  const isOfAsset = verdict === "unreachable" && error?.code === "ASSET_UNREADABLE";
  return isOfAsset && unwritten.some(({ code }) => code === "GITHUB_UNAVAILABLE");
}

/**
 * Prints one annotation for all evidence that could not be written, about its root cause; the log tells the others.
 *
 * @param unread how many files the same cause kept from being read
 */
function tellUnwritten(unwritten: readonly AnchorError[], unread: number, log: Host["log"]): void {
  const rank = ({ code }: AnchorError): number => rootRank[code] ?? 0;
  const [root, ...others] = unwritten.toSorted((one, other) => rank(one) - rank(other));
  if (root === undefined) return;
  const { length } = others;
  const more = length === 1 ? "1 more piece of evidence is missing." : `${length} more pieces of evidence are missing.`;
  const also = unread > 0 && `${counted(unread, "file")} could not be read.`;
  const text = [sentence(root.message), also, length > 0 && more, root.hintFor(log.front)];
  log.error(given(text).join(" "), { title: root.code, count: unwritten.length });
  for (const { code, message } of others) if (message !== root.message) log.info(`${code}: ${message}`);
}

function toleratedOf({ results }: Report, failOn: Inputs["failOn"]): readonly Row[] {
  return results.filter((row) => !isFine(row) && !failsRun(row, failOn));
}

/** Warns of what is not as it should be and does not fail the run, because a green step must not hide it. */
function warnOfTolerated(
  { report, nothingStamped }: Ending,
  failOn: Inputs["failOn"],
  { log, pointAt }: Pick<Host, "log" | "pointAt">,
): void {
  const tolerated = toleratedOf(report, failOn);
  const files = filesAmong(tolerated);
  if (files.length === 0) return;
  const counts = renderCounts(files, filesAmong(report.results).length);
  // Where nothing was stamped, these are why the run fails.
  if (!nothingStamped)
    log.warning(
      `${counts}. This does not fail the run, because ${frontOf(log).input("fail-on")} does not list ${named(tolerated)}.`,
      {
        title: "fail-on",
      },
    );
  pointAt("warning", tolerated);
}

function named(results: readonly Row[]): string {
  return [...new Set(results.map(({ verdict }) => verdict))].join(", ");
}
