import type { MonitorInputs } from "../job/inputs/inputs.ts";
import { hasPassed } from "../job/judge.ts";
import { runMonitor } from "../job/monitor/monitor.ts";
import type { Signals } from "../job/signals.ts";
import { readContext } from "./context.ts";
import { createMonitorDoor } from "./monitor-door.ts";
import type { RunnerLog } from "./runner/runner-log.ts";

/**
 * Runs a monitor's step whose inputs are usable.
 *
 * @returns whether the step passes
 * @throws AnchorError what ends a look before or beside its verdicts
 */
export async function runMonitorStep(inputs: MonitorInputs, log: RunnerLog, signals: Signals): Promise<boolean> {
  const context = readContext(process.env);
  const door = createMonitorDoor({ inputs, context, log, signals });
  return hasPassed(await runMonitor({ inputs, door }));
}
