import { reasonToSkip, type Inputs } from "../job/inputs/inputs.ts";
import { runJob } from "../job/job.ts";
import { hasPassed } from "../job/judge.ts";
import type { Signals } from "../job/signals.ts";
import { enterWorkspace, readContext } from "./context.ts";
import { createStepDoor } from "./step-door.ts";
import type { RunnerLog } from "./runner/runner-log.ts";
import { refuseUntrustedEvent } from "./trust.ts";

/**
 * Runs the job of a step whose inputs are usable.
 *
 * @returns whether the step passes
 * @throws AnchorError `UNTRUSTED_EVENT`, and what ends a run before or beside its verdicts
 */
export async function runStep(inputs: Inputs, log: RunnerLog, signals: Signals): Promise<boolean> {
  const context = readContext(process.env);
  enterWorkspace(context);
  if (reasonToSkip(inputs) === undefined) refuseUntrustedEvent(inputs, context);
  const door = createStepDoor({ inputs, context, log, signals });
  return hasPassed(await runJob({ inputs, door }));
}
