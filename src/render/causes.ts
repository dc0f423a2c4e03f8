/** Groups rows that need attention by their cause, so that a summary explains each cause once. */
import type { NamedSubject } from "../core/digest.ts";
import { AnchorError, type ErrorCode } from "../core/errors.ts";
import { type Front, stepFront, type StoppingCode } from "../words/front.ts";
import { isNotAttempted, rootErrorOf } from "../core/open-stamp.ts";
import { isFine, type Row } from "../core/row.ts";
import { filesAmong } from "../evidence/run.ts";
import type { Verdict } from "../words/verdicts.ts";
import { counted, nonEmpty, sentence, toLineName, toLineNames } from "../core/text.ts";
import type { AnnotationTarget } from "../host/host.ts";
import { severityOf } from "./headline.ts";
import { explain, type Explanation, type ResultView, toView } from "./result-view.ts";

/** Rows with the same verdict, title and advice. */
export interface Cause {
  readonly verdict: Verdict;
  /** The explanation of the first row; other rows may say in other words what happened. */
  readonly explanation: Explanation;
  /** The rows of the cause, in subject order. */
  readonly rows: readonly Row[];
}

/** Groups rows by the attention that they need; the rows of each group are in subject order. */
export function toCauses(rows: readonly Row[]) {
  const [untriedRows, waitingRows, provenRows]: [Row[], Row[], Row[]] = [[], [], []];
  const causeByKey = new Map<string, Cause & { readonly rows: Row[] }>();
  for (const row of rows) {
    const explanation = explain(row);
    if (isNotAttempted(row)) untriedRows.push(row);
    else if (explanation === undefined) provenRows.push(row);
    else {
      const key = `${row.verdict}\n${explanation.title}\n${explanation.advice}`;
      const knownCause = causeByKey.get(key);
      if (knownCause === undefined) causeByKey.set(key, { verdict: row.verdict, explanation, rows: [row] });
      else knownCause.rows.push(row);
      if (isFine(row)) waitingRows.push(row);
    }
  }
  const stoppingCode = findStoppingError(untriedRows)?.code;
  const rank = ({ verdict, explanation }: Cause): number =>
    explanation.title === stoppingCode ? -1 : severityOf(verdict);
  const causes: readonly Cause[] = [...causeByKey.values()].sort((one, other) => rank(one) - rank(other));
  return {
    /** The cause that stopped the run comes first, then the other causes by verdict, the worst first. */
    causes,
    /** Rows that were not attempted because something else stopped the run. */
    untriedRows,
    /** Rows in `causes` with which nothing is wrong: the run did not wait for a block, or was to send nothing. */
    waitingRows,
    /** Rows that need no attention: the chain holds the digest, or a witness has dated it. */
    provenRows,
  };
}

/** Counts the different messages by which these rows tell what happened. */
export function countAccounts(rows: readonly Row[]): number {
  return new Set(rows.map((row) => explain(row)?.message)).size;
}

/** Finds the error that stopped the run, so that these rows were not attempted; there is none if it was cancelled. */
function findStoppingError(untriedRows: readonly Row[]): AnchorError | undefined {
  const cause = untriedRows.map(({ error }) => error?.cause).find((one) => one instanceof AnchorError);
  return cause && rootErrorOf(cause);
}

/** Why a run stopped, in words that end a sentence, by the error's code. */
const stopReasons: Readonly<Record<StoppingCode, string> & Partial<Record<ErrorCode, string>>> = {
  API_KEY_REJECTED: "the service rejects the key",
  PLAN_LIMIT_REACHED: "the plan is used up",
  RATE_LIMITED: "the service limits how often it may be asked",
  REDIRECT_REFUSED: "the service redirects to another address",
  SERVICE_UNAVAILABLE: "the service is unavailable",
  SERVICE_UNREACHABLE: "the service cannot be reached",
  TLS_REJECTED: "the TLS connection was refused",
  CONNECTION_LOST: "the connection to the service is lost",
  REQUEST_TIMEOUT: "the service does not answer in time",
  REPLY_MISMATCH: "the service answered about something that was not asked",
  NODE_UNREACHABLE: "the chain node cannot be reached",
  NODE_NOT_AUTHORISED: "the chain node rejects user or password",
  ASSET_UNREADABLE: "the release's assets cannot be read",
  GITHUB_RATE_LIMITED: "GitHub limits how often it may be asked",
  GITHUB_UNAVAILABLE: "GitHub is unavailable",
  WITNESS_UNAVAILABLE: "no clock could be asked",
};

/** Renders why and when the run stopped: `Stopped after 79 of 202 files: the plan is used up (402)`. */
export function renderStopReason(rows: readonly Row[]): string | undefined {
  const files = filesAmong(rows);
  const stoppedFiles = files.filter(isNotAttempted);
  const firstError = stoppedFiles[0]?.error;
  if (firstError === undefined) return undefined;
  const rootError = findStoppingError(stoppedFiles);
  const beginning = `Stopped after ${files.length - stoppedFiles.length} of ${counted(files.length, "file")}`;
  if (rootError === undefined) return `${beginning}: the run was cancelled`;
  const reason = stopReasons[rootError.code];
  // `stopReasons` lacks the code if a file failed, so that its checksum list was not sent. The row's error tells that.
  if (reason === undefined) return firstError.ownMessage;
  return `${beginning}: ${reason}${rootError.httpStatus === undefined ? "" : ` (${rootError.httpStatus})`}`;
}

export interface Annotation {
  readonly message: string;
  readonly target: AnnotationTarget;
}

/**
 * Makes annotations. A cause about bytes or names gets one for each file, any other cause gets one. Each cause's first
 * annotation comes before all second ones. Rows that were not attempted get an annotation only if there is no cause.
 * @returns in `shown`, at most `maxCount` annotations; in `rest`, by title, how many rows the omitted ones are about
 */
export function toAnnotations(rows: readonly Row[], maxCount: number, front = stepFront) {
  const { causes, untriedRows, provenRows } = toCauses(rows);
  // A row that needs no attention is annotated too: it is given here only because `fail-on` names its verdict.
  const provenByVerdict = Map.groupBy(provenRows, ({ verdict }) => verdict);
  const groups = [
    ...causes.map(({ explanation, rows: ofCause }) => {
      const isAboutFile = ofCause.some((row) => toView(row).isAboutFile);
      const parts = isAboutFile ? groupByFile(ofCause) : [ofCause];
      return parts.map((part) => toAnnotationSubject(explanation.title, part, ofCause));
    }),
    // Without a cause, as in a cancelled run, the rows that were not attempted are annotated.
    ...(causes.length > 0 || untriedRows.length === 0 ? [] : [[toAnnotationSubject("NOT_ATTEMPTED", untriedRows)]]),
    ...[...provenByVerdict].map(([title, ofVerdict]) => [toAnnotationSubject(title, ofVerdict)]),
  ];
  const subjects = [...groups.flatMap((group) => group.slice(0, 1)), ...groups.flatMap((group) => group.slice(1))];
  const hiddenCounts = new Map<string, number>();
  for (const { title, rows: hiddenRows } of subjects.slice(maxCount))
    hiddenCounts.set(title, (hiddenCounts.get(title) ?? 0) + hiddenRows.length);
  return { shown: subjects.slice(0, maxCount).map((subject) => renderAnnotation(subject, front)), rest: hiddenCounts };
}

/** Returns title and rows of one annotation. The title tells whether any answer in `all` came from a demonstration. */
function toAnnotationSubject(title: string, rows: readonly Row[], all = rows) {
  const isDemo = all.some((row) => toView(row).isDemo);
  return { title: isDemo ? `${title} (demonstration)` : title, rows, ...(isDemo && { helpTitle: title }) };
}

/** Groups the rows of one cause: a list's row with its files' rows or, if no list is among them, each row alone. */
function groupByFile(rows: readonly Row[]): readonly (readonly Row[])[] {
  const listRows = rows.filter(({ coveredBy }) => coveredBy === undefined);
  const coveredRows = rows.filter(({ coveredBy }) => coveredBy !== undefined);
  const isWithList = listRows.some((list) => list.subject.digest === coveredRows[0]?.coveredBy);
  if (!isWithList) return rows.map((row) => [row]);
  return listRows.map((list) => [list, ...coveredRows.filter(({ coveredBy }) => coveredBy === list.subject.digest)]);
}

function renderAnnotation({ rows, ...titles }: ReturnType<typeof toAnnotationSubject>, front: Front): Annotation {
  const [firstRow] = rows;
  if (firstRow === undefined) return { message: "", target: titles };
  const { length } = rows;
  const othersText = length === 1 ? "" : ` and ${length - 1} ${length === 2 ? "other" : "others"}`;
  const { name, path } = firstRow.subject;
  // The message contains the name, because the log shows neither the title nor the file of an annotation.
  return {
    message: `${toLineName(name)}${othersText}: ${renderExplanation(toView(firstRow, front), front)}`,
    target: { ...titles, count: length, ...(path !== undefined && { file: path }) },
  };
}

/** Renders what happened, what to do, and the request id to quote to the service's operator, in one line. */
export function renderExplanation(
  { explanation, requestId }: Pick<ResultView, "explanation" | "requestId">,
  { input } = stepFront,
): string {
  const messageAndAdvice = explanation && [sentence(explanation.message), explanation.advice];
  return nonEmpty([
    ...(messageAndAdvice ?? [
      `The file is on the chain. The run fails only because ${input("fail-on")} lists this verdict.`,
    ]),
    requestId !== undefined && `Request ${requestId}.`,
  ]).join(" ");
}

/** Makes one warning about all empty files, which share one digest: it names the first file, and counts the others. */
export function toEmptyFileWarning({ name, path }: NamedSubject, otherCount: number): Annotation {
  const isOne = otherCount === 0;
  const names = `${toLineName(name)}${isOne ? " is" : ` and ${otherCount} ${otherCount === 1 ? "other" : "others"} are`}`;
  return {
    message: `${names} empty. A stamp of an empty file proves nothing. Check your build.`,
    target: { title: "empty file", count: otherCount + 1, ...(path !== undefined && { file: path }) },
  };
}

/** Makes one warning of files that changed after they were hashed for a stamp; `undefined` if no file did. */
export function toChangedWarning(files: readonly NamedSubject[]): Annotation | undefined {
  const [firstFile] = files;
  if (firstFile === undefined) return undefined;
  const { length } = files;
  const changedFiles = length === 1 ? "1 file changed after it was" : `${length} files changed after they were`;
  const names = toLineNames(files.map(({ name }) => name));
  return {
    message: `${changedFiles} hashed: ${names}. The stamp is for the old bytes. Stamp a file only when nothing writes it any more.`,
    target: { title: "FILE_CHANGED", count: length, ...(firstFile.path !== undefined && { file: firstFile.path }) },
  };
}
