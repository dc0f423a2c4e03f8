/** What differs by where a run takes place: a GitHub step, a command line, a test. */
import type { Result } from "../core/report.ts";
import type { RunOrigin } from "../core/run-facts.ts";
import type { Level, Log } from "./log.ts";
import type { Signals } from "./signals.ts";

/** Where a run takes place, and where its lines go. */
export interface Host {
  readonly log: Log;
  readonly signals: Signals;
  /** Absolute; patterns and names start here, and it is the current folder. */
  readonly workspace: string;
  /** Absolute; where evidence goes unless `output-dir` says otherwise. */
  readonly defaultOutputDir: string;
  readonly origin: RunOrigin;
  /** Points at results that are not as they should be, where this host can. */
  readonly pointAt: (level: Level, results: readonly Result[]) => void;
}
