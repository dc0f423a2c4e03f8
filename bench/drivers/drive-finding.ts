/**
 * A program: finds the files of the folder it is given, by this project or by `@actions/glob` alone, and prints how
 * many there are and the milliseconds that took as JSON.
 */
import { create } from "@actions/glob";

import { findFiles } from "../../src/files/find-files.ts";

/** What the program prints. */
export interface FindingReport {
  readonly count: number;
  readonly wall: number;
}

const [workspace = ".", way] = process.argv.slice(2);
process.chdir(workspace);
const quiet = (): void => {};
const started = performance.now();
const found =
  way === "glob"
    ? await (await create("**")).glob()
    : (await findFiles(["**"], { workspace, notice: quiet, onUnmatched: quiet })).files;
const report: FindingReport = { count: found.length, wall: performance.now() - started };
console.log(JSON.stringify(report));
