/** The only module that prints. Everything is shown, never raw: the runner reads commands from what a step prints. */
import * as core from "@actions/core";

import { evidenceOf, requestIdOf } from "../../domain/outcome.ts";
import type { Result } from "../../domain/report.ts";
import { sentence } from "../../domain/text.ts";
import { toFinding, worstFirst } from "../../job/wording/explanation.ts";
import { show, showName } from "../../job/text/line.ts";

export type Level = "error" | "warning" | "notice";

/** Where an annotation is put: its title, and a path relative to the workspace. */
export interface Place {
  readonly title?: string;
  readonly file?: string;
}

/** Prints lines and annotations. Every text may be untrusted; each becomes one line. */
export interface Log {
  readonly info: (message: string) => void;
  readonly debug: (message: string) => void;
  readonly error: (message: string, place?: Place) => void;
  readonly warning: (message: string, place?: Place) => void;
  readonly notice: (message: string, place?: Place) => void;
  /** Prints what `work` prints under a fold. */
  readonly group: <T>(title: string, work: () => Promise<T>) => Promise<T>;
  /** Counts annotations that are not even printed, for {@link Log.closeAnnotations}. */
  readonly leaveOut: (level: Level, count: number) => void;
  /** The tenth annotation of each level that had more: how many. To be called once, at the end of the run. */
  readonly closeAnnotations: () => void;
}

/** The runner keeps ten annotations per level and step (faults §3): nine of ours, and one that counts the rest. */
export const annotationsPerLevel = 9;

const print = { error: core.error, warning: core.warning, notice: core.notice } as const satisfies Record<
  Level,
  unknown
>;

/** A log that prints by the runner's commands; it counts its annotations. */
export function createLog(): Log {
  const issued: Record<Level, number> = { error: 0, warning: 0, notice: 0 };
  const annotate = (level: Level) => {
    return (message: string, place: Place = {}): void => {
      issued[level] += 1;
      if (issued[level] <= annotationsPerLevel) print[level](show(message), shownPlace(place));
      else core.info(show(`${level}: ${message}`));
    };
  };
  const closeAnnotations = (): void => {
    for (const level of ["error", "warning", "notice"] as const) {
      const left = issued[level] - annotationsPerLevel;
      if (left > 0) print[level](`${left} more of this kind: see the log and the summary.`);
    }
  };
  return {
    info: (message) => {
      gather(process.stdout);
      core.info(show(message));
    },
    debug: (message) => {
      gather(process.stdout);
      core.debug(show(message));
    },
    error: annotate("error"),
    warning: annotate("warning"),
    notice: annotate("notice"),
    group: (title, work) => core.group(show(title), work),
    leaveOut: (level, count) => void (issued[level] += count),
    closeAnnotations,
  };
}

/** What is printed in one turn of the event loop leaves together: a write a line is a tenth of a large run's work. */
function gather(stream: NodeJS.WriteStream): void {
  if (stream.writableCorked > 0) return;
  stream.cork();
  setImmediate(() => stream.uncork());
}

/** A file outside the workspace is none of the repository's: nothing can be shown at it. */
function shownPlace({ title, file }: Place): core.AnnotationProperties {
  const isInside = file !== undefined && !/^\.\.\/|^\/|^[A-Za-z]:\//.test(file);
  return { ...(title !== undefined && { title: show(title) }), ...(isInside && { file: show(file) }) };
}

/** One annotation for each of the worst of `results`, at its file; the others are counted. */
export function annotateResults(log: Log, level: Level, results: readonly Result[]): void {
  for (const result of worstFirst(results).slice(0, annotationsPerLevel)) {
    const { path, name } = result.subject;
    const finding = toFinding(result);
    const title = `${isDemo(result) ? "Demo: " : ""}${finding?.title ?? result.outcome.kind}`;
    // The log shows neither title nor file of an annotation, so the name stands in the text.
    log[level](`${showName(name)}: ${annotationText(result)}`, { title, ...(path !== undefined && { file: path }) });
  }
  log.leaveOut(level, Math.max(0, results.length - annotationsPerLevel));
}

function annotationText(result: Result): string {
  const finding = toFinding(result);
  const requestId = requestIdOf(result.outcome);
  const said =
    finding === undefined ? ["This verdict is in fail-on."] : [sentence(finding.explanation), finding.advice];
  return [...said, requestId && `Request ${requestId}.`].filter((part) => part !== undefined && part !== "").join(" ");
}

function isDemo({ outcome }: Result): boolean {
  return evidenceOf(outcome)?.demo === true;
}
