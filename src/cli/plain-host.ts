/** A host that prints plain lines, without runner and releases: for tests, and a command line without a terminal. */
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

/** The most results that get a message of their own at the end; the log has a line for each anyway. */
const maxAnnotations = 20;
/** The most error codes that get a link to their explanation. */
const maxExplained = 3;

/** Calls `render` with the terminal's width and prints the text; does nothing where there is no terminal. */
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
    /** Prints the paths of the evidence, for hosts that present results otherwise. */
    printPaths,
    /** Prints links to explanations of the errors so far. */
    printExplanationLinks: () =>
      [...titles].slice(0, maxExplained).forEach((title) => print(`More: ${explainedAt(title)}`)),
  };
}

/** Returns where the evidence is: by paths as one types them in the folder where the command runs. */
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
 * Creates a log that prints every text as one line; a line above the level of information begins with its level. The
 * titles of errors are added to `titles`.
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
