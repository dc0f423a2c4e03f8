/** The only module that prints. It escapes every text, since the runner reads commands from what a step prints. */
import * as core from "@actions/core";

import { toLine } from "../core/text.ts";
import type { AnnotationTarget, Level, Log } from "../host/host.ts";

/** A log that counts its annotations, of which the runner keeps ten a level. */
export interface RunnerLog extends Log {
  /** Counts what is not even printed, by kind, for {@link RunnerLog.closeAnnotations}. */
  readonly leaveOut: (level: Level, rest: ReadonlyMap<string, number>) => void;
  /** Issues the last annotation of each level; it counts the rest, where there is more. To be called once, at the end. */
  readonly closeAnnotations: () => void;
}

/** The runner keeps ten annotations per level and step (faults §3); one is left to whoever else writes in this step. */
export const annotationsPerLevel = 9;

const print = { error: core.error, warning: core.warning, notice: core.notice } as const satisfies Record<
  Level,
  unknown
>;

/** A log that prints by the runner's commands; it counts its annotations. */
export function createLog(): RunnerLog {
  const levels = {
    error: countAnnotations("error"),
    warning: countAnnotations("warning"),
    notice: countAnnotations("notice"),
  };
  return {
    info: (message) => {
      gather(process.stdout);
      core.info(toLine(message));
    },
    debug: (message) => {
      gather(process.stdout);
      core.debug(toLine(message));
    },
    error: levels.error.annotate,
    warning: levels.warning.annotate,
    notice: levels.notice.annotate,
    group: (title, work) => core.group(toLine(title), work),
    leaveOut: (level, rest) => levels[level].leaveOut(rest),
    closeAnnotations: () => Object.values(levels).forEach(({ close }) => close()),
  };
}

/**
 * The annotations of one level. The last one that fits is held back until the end: only then is it known whether it has
 * to count others.
 */
function countAnnotations(level: Level) {
  let issued = 0;
  let last: { readonly message: string; readonly target: AnnotationTarget } | undefined;
  const left = new Map<string, number>();
  const count = (kind: string, more: number): void => void left.set(kind, (left.get(kind) ?? 0) + more);
  const leave = (message: string, { title = level, count: more = 1 }: AnnotationTarget): void => {
    count(title, more);
    core.info(toLine(`${level}: ${message}`));
  };
  const annotate = (message: string, target: AnnotationTarget = {}): void => {
    issued += 1;
    if (issued < annotationsPerLevel) print[level](toLine(message), toProperties(target));
    else if (issued === annotationsPerLevel) last = { message, target };
    else leave(message, target);
  };
  const close = (): void => {
    if (last === undefined) return;
    if (left.size === 0) return print[level](toLine(last.message), toProperties(last.target));
    const { message, target } = last;
    const rest = new Map([[target.title ?? level, target.count ?? 1]]);
    for (const [kind, more] of left) rest.set(kind, (rest.get(kind) ?? 0) + more);
    core.info(toLine(`${level}: ${message}`));
    print[level](toLine(renderRest(rest)));
  };
  const leaveOut = (rest: ReadonlyMap<string, number>): void => rest.forEach((more, kind) => count(kind, more));
  return { annotate, leaveOut, close };
}

/** `12 more: 10 no match, 2 warning. See the log and the summary.` */
function renderRest(rest: ReadonlyMap<string, number>): string {
  const total = [...rest.values()].reduce((sum, count) => sum + count, 0);
  const kinds = [...rest].map(([kind, count]) => `${count} ${kind}`);
  return `${total} more: ${kinds.join(", ")}. See the log and the summary.`;
}

/**
 * All lines of one turn of the event loop are written together: one write for each line would take a tenth of a large
 * run's time.
 */
function gather(stream: NodeJS.WriteStream): void {
  if (stream.writableCorked > 0) return;
  stream.cork();
  setImmediate(() => stream.uncork());
}

/** A file outside the workspace is not in the repository, so no annotation can be put on it. */
function toProperties({ title, file }: AnnotationTarget): core.AnnotationProperties {
  const isInside = file !== undefined && !/^\.\.\/|^\/|^[A-Za-z]:\//.test(file);
  return { ...(title !== undefined && { title: toLine(title) }), ...(isInside && { file: toLine(file) }) };
}
