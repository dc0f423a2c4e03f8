/** The only module that prints. Everything is shown, never raw: the runner reads commands from what a step prints. */
import * as core from "@actions/core";

import type { AnnotationTarget, Level, Log } from "../../job/log.ts";
import { show } from "../../job/text/line.ts";

/** A log that counts its annotations, of which the runner keeps ten a level. */
export interface RunnerLog extends Log {
  /** Counts annotations that are not even printed, for {@link RunnerLog.closeAnnotations}. */
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
export function createLog(): RunnerLog {
  const issued: Record<Level, number> = { error: 0, warning: 0, notice: 0 };
  const annotate = (level: Level) => {
    return (message: string, target: AnnotationTarget = {}): void => {
      issued[level] += 1;
      if (issued[level] <= annotationsPerLevel) print[level](show(message), toProperties(target));
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

/** A file outside the workspace is not in the repository, so no annotation can be put on it. */
function toProperties({ title, file }: AnnotationTarget): core.AnnotationProperties {
  const isInside = file !== undefined && !/^\.\.\/|^\/|^[A-Za-z]:\//.test(file);
  return { ...(title !== undefined && { title: show(title) }), ...(isInside && { file: show(file) }) };
}
