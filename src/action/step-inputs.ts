/** The inputs of a step, as the runner hands them over. */
import * as core from "@actions/core";

import { nodeSecrets } from "../host/input-reader.ts";
import { inputNames, inputTable } from "../host/input-table.ts";
import { parseInputs, type Inputs, type MonitorInputs } from "../host/inputs.ts";

const unsafeEnvironment =
  "NODE_TLS_REJECT_UNAUTHORIZED is 0 in the environment; remove it: without certificates anybody could answer";

/**
 * Masks the secrets among the inputs, then parses all inputs.
 *
 * @throws AnchorError `INPUT_INVALID` with every mistake in inputs and environment
 */
export async function readInputs(): Promise<Inputs | MonitorInputs> {
  // This comes before all other output: the runner hides only secrets that it has been given.
  for (const secret of readSecrets()) core.setSecret(secret);
  // Our own connections do not heed it, but whoever set it should know.
  const isUnsafe = process.env["NODE_TLS_REJECT_UNAUTHORIZED"] === "0";
  const problems = [...(isUnsafe ? [unsafeEnvironment] : []), ...(await patternProblems())];
  return parseInputs((name) => core.getInput(name), problems);
}

/** The secrets among the inputs: the keys, and users and passwords of chain nodes. */
export function readSecrets(): readonly string[] {
  const secrets = inputNames.flatMap((name) => {
    const { secret, kind } = inputTable[name];
    if (kind === "nodes") return nodeSecrets(core.getInput(name));
    return secret === true ? [core.getInput(name)] : [];
  });
  return secrets.filter((secret) => secret !== "");
}

/** The parser of patterns is loaded only where there are some. */
async function patternProblems(): Promise<readonly string[]> {
  const given = inputNames.filter((name) => inputTable[name].kind === "patterns" && core.getInput(name) !== "");
  if (given.length === 0) return [];
  const { readPatternProblems } = await import("../files/patterns.ts");
  const problems = await Promise.all(given.map((name) => readPatternProblems(name, core.getInput(name))));
  return problems.flat();
}
