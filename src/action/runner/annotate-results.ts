import type { Result } from "../../domain/report/report.ts";
import type { Level } from "../../job/log.ts";
import { toAnnotations } from "../../job/wording/annotations.ts";
import { annotationsPerLevel, type RunnerLog } from "./runner-log.ts";

/** Points at `results` where something is to be done about them; what is too much for the runner is counted by kind. */
export function annotateResults(log: RunnerLog, level: Level, results: readonly Result[]): void {
  const { shown, rest } = toAnnotations(results, annotationsPerLevel);
  for (const { message, target } of shown) log[level](message, target);
  log.leaveOut(level, rest);
}
