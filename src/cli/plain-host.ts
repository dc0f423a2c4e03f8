/** A host that prints plain lines, for tests and as the base of each command's host; it knows no release. */
import { relative } from "node:path";

import { unknownOrigin } from "../core/origin.ts";
import type { Run } from "../evidence/run.ts";
import { nonEmpty, toLine } from "../core/text.ts";
import { explainedAt } from "../core/version.ts";
import type { Host, AnnotationTarget, Log } from "../host/host.ts";
import { toAnnotations } from "../render/causes.ts";
import { renderChainLines, type Paint } from "../render/lines.ts";
import type { RunTools } from "../run/run.ts";
import { shellFront } from "../words/shell-front.ts";

/** The most results that get a message of their own at the end; the log already has a line for each result. */
const maxAnnotations = 20;
/** The most errors whose explanation is linked. */
const maxExplained = 3;

/** Prints the text that `render` returns for the terminal's colours and width; does nothing without a terminal. */
export type ShowOnTerminal = (render: (paint: Paint, columns: number) => string) => void;

/** Creates the host; `print` takes one line at a time, without its line end. */
export function createPlainHost({
  print,
  ...place
}: Pick<Host, "signals" | "workspace" | "defaultOutputDir"> & { readonly print: (line: string) => void }) {
  const titles = new Set<string>();
  const log = createPlainLog(print, titles);
  const printPaths = (run: Run): void => {
    const lines = [...renderChainLines(run), ...toPathLines(run, place.workspace)];
    for (const line of lines) print(toLine(line));
  };
  const host: Host & RunTools = {
    log,
    ...place,
    origin: unknownOrigin,
    annotate: (level, results) => {
      const { shown, rest } = toAnnotations(results, maxAnnotations, shellFront);
      for (const { message, target } of shown) log[level](message, target);
      if (rest.size > 0) log[level](`and ${[...rest].map(([title, count]) => `${count} ${title}`).join(", ")}`);
    },
    present: async (run) => {
      printPaths(run);
      return [];
    },
  };
  return {
    ...host,
    /** Prints the paths of the evidence, for a host with its own `present`. */
    printPaths,
    /** Prints links to explanations of the errors so far. */
    printExplanationLinks: () =>
      [...titles].slice(0, maxExplained).forEach((title) => print(`More: ${explainedAt(title)}`)),
  };
}

/** Returns a line for each file of the evidence: its path, relative to `folder` where the file lies in it. */
function toPathLines({ files, issueUrl }: Run, folder: string): readonly string[] {
  const paths = {
    results: files.results,
    checksums: files.checksums,
    evidence: files.statement,
    page: files.page,
    "next baseline": files.monitor,
  };
  const lines = Object.entries(paths).map(([what, path]) => {
    const inside = relative(folder, path ?? "");
    return path !== undefined && `${what}: ${inside.startsWith("..") ? path : inside}`;
  });
  return nonEmpty([...lines, issueUrl && `issue: ${issueUrl}`]);
}

export type PlainHost = Readonly<ReturnType<typeof createPlainHost>>;

/**
 * Creates a log that prints each message as one line. Errors, warnings and notices begin with these words, and `titles`
 * gets the headings in docs/errors.md that explain the errors.
 */
export function createPlainLog(print: (line: string) => void, titles = new Set<string>()): Log {
  const printerAt = (level: string) => {
    return (message: string, { title, helpTitle = title }: AnnotationTarget = {}): void => {
      if (level === "error" && helpTitle !== undefined) titles.add(helpTitle);
      print(toLine(nonEmpty([level, title, message]).join(": ")));
    };
  };
  return {
    front: shellFront,
    info: (message) => print(toLine(message)),
    debug: () => {},
    error: printerAt("error"),
    warning: printerAt("warning"),
    notice: printerAt("notice"),
    group: (title, work) => {
      print(toLine(title));
      return work();
    },
  };
}
