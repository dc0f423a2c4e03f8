/** Runs the built action as a step, on files of its own. */
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { commandFiles, inputVariable, toEnvironment, toFullJob } from "../../test/support/runner/runner-environment.ts";
import { measure, onCores, type Cost } from "../measure.ts";

export interface Step {
  /** The program: the built action, or one that takes the same inputs. */
  readonly entry: string;
  /** Absolute; the checkout. */
  readonly workspace: string;
  /** Absolute; a folder that is made anew for every run. */
  readonly temp: string;
  readonly inputs: Readonly<Record<string, string>>;
  /** So many cores only, the first ones; by default all. */
  readonly cores?: number;
  /** Node's own arguments. */
  readonly nodeArgs?: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  readonly codes?: readonly number[];
}

/** Runs a step to its end, with a runner's environment and nothing of this process's own. */
export async function measureStep(step: Step): Promise<Cost> {
  const { entry, workspace, temp, inputs, nodeArgs = [], env = {}, codes = [0], cores } = step;
  rmSync(temp, { recursive: true, force: true });
  const { folder, event, ...files } = commandFiles(temp);
  mkdirSync(folder, { recursive: true });
  writeFileSync(event, "{}");
  for (const file of Object.values(files)) writeFileSync(file, "");
  const variables = Object.entries(inputs).map(([name, value]) => [inputVariable(name), value]);
  const runner = toEnvironment(toFullJob({}), { path: workspace, temp, home: join(temp, "home") });
  return measure(
    {
      args: onCores(cores, [process.execPath, ...nodeArgs, entry]),
      cwd: workspace,
      env: { ...runner, ...Object.fromEntries(variables), ...env },
    },
    codes,
  );
}
