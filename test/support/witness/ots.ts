/** The stock client of OpenTimestamps, and the Bitcoin node that it asks. */
import { execFile, spawnSync } from "node:child_process";

import { parseBitcoinHeader } from "#witness/read-witness.ts";
import { json } from "../network/behaviours.ts";
import type { Rule } from "../runner/rules.ts";
import type { Calendar } from "./stand-ins.ts";

/** Why the client cannot be run here; `undefined` when it can. `.ci/workflow-tools` installs it. */
export const whyNoOts = spawnSync("ots", ["--version"]).error === undefined ? undefined : "ots is not on the PATH";

/** Runs the client in `folder`; returns what it prints. */
export function runOts(folder: string, ...args: readonly string[]): Promise<string> {
  return new Promise((resolve) => {
    execFile("ots", ["--no-cache", ...args], { cwd: folder }, (_, stdout, stderr) => resolve(stdout + stderr));
  });
}

/** A node whose last block is the calendar's. */
export const bitcoinNode =
  (calendar: Calendar): Rule =>
  ({ json: call }) => {
    const header = calendar.header();
    const results: Readonly<Record<string, unknown>> = {
      getblockcount: calendar.block?.height,
      getblockhash: parseBitcoinHeader(header).hash,
      getblockheader: header,
    };
    return json({ id: 1, error: null, result: results[(call as { readonly method: string }).method] });
  };
