import type { Result } from "../../domain/report/report.ts";
import type { Level } from "../../job/log.ts";
import { toAnnotations } from "../../job/wording/annotations.ts";
import { annotationsPerLevel, type RunnerLog } from "./runner-log.ts";

/** Annotates the `results` that need attention; those for which the runner has no room are counted by kind. */
export function annotateResults(log: RunnerLog, level: Level, results: readonly Result[]): void {
  const { shown, rest } = toAnnotations(results, annotationsPerLevel);
  for (const { message, target } of shown) log[level](message, target);
  log.leaveOut(level, rest);
}
