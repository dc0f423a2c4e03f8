/** What a monitor needs of the door that it came through, beside what every job needs. */
import type { Web } from "../api/downloads.ts";
import type { AnchorError } from "../core/errors.ts";
import type { RunFacts } from "../core/run-facts.ts";
import type { Host } from "../host/host.ts";
import type { MonitorInputs } from "../host/inputs.ts";
import type { Issues } from "./issue.ts";
import type { ScanReport } from "./report.ts";
import type { Repository } from "./repository.ts";

export interface MonitorHost extends Host {
  /** Opens the repository whose releases are looked at. */
  readonly openRepository: (web: Web) => Repository;
  /** Opens that repository's issues. */
  readonly openIssues: (web: Web) => Issues;
  /** Hands over what was seen; returns what could not be shown. */
  readonly present: (look: ScanReport, facts: MonitorFacts) => Promise<readonly AnchorError[]>;
}

/** What a look's papers say beside it. */
export interface MonitorFacts extends RunFacts {
  /** Absolute path of `monitor.json`. */
  readonly monitorPath?: string;
  readonly issueUrl?: string;
}

/** One look: what is wanted, and the door it came through. */
export interface MonitorJob {
  readonly inputs: MonitorInputs;
  readonly door: MonitorHost;
}
