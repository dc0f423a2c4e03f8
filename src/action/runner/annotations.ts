import type { Result } from "../../domain/report/report.ts";
import type { Level } from "../../job/log.ts";
import { toAnnotations } from "../../job/wording/annotations.ts";
import { annotationsPerLevel, type RunnerLog } from "./log.ts";

/** One annotation for each of the worst of `results`, at its file; the others are counted. */
export function annotateResults(log: RunnerLog, level: Level, results: readonly Result[]): void {
  for (const { message, target } of toAnnotations(results, annotationsPerLevel)) log[level](message, target);
  log.leaveOut(level, Math.max(0, results.length - annotationsPerLevel));
}
