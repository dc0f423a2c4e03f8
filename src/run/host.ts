/** What differs by the door through which a job is run: a GitHub step, a command line, a test. */
import type { Web } from "../api/downloads.ts";
import type { AnchorError } from "../core/errors.ts";
import type { Report, Result } from "../core/report.ts";
import type { RunFacts, RunOrigin } from "../core/run-facts.ts";
import type { Statement } from "../evidence/statement.ts";
import type { SavedFile } from "../host/atomic-file.ts";
import type { Inputs } from "../host/inputs.ts";
import type { Level, Log } from "../host/log.ts";
import type { Signals } from "../host/signals.ts";
import type { AssetCandidate } from "./candidates.ts";

/** Everything that a job needs and cannot know. */
export interface Door {
  readonly log: Log;
  readonly signals: Signals;
  /** Absolute; patterns and names start here, and it is the current folder. */
  readonly workspace: string;
  /** Absolute; where evidence goes unless `output-dir` says otherwise. */
  readonly defaultOutputDir: string;
  readonly origin: RunOrigin;
  /** Opens the release that the inputs name; a door without releases refuses inputs that need one. */
  readonly openRelease?: (web: Web) => Promise<ReleaseAccess>;
  /** Points at results that are not as they should be, where this door can. */
  readonly pointAt: (level: Level, results: readonly Result[]) => void;
  /**
   * Hands over the finished report, as this door shows it.
   *
   * @returns what could not be shown
   */
  readonly present: (report: Report, facts: RunFacts) => Promise<readonly AnchorError[]>;
}

/** One job: what is wanted, and the door it came through. */
export interface Job {
  readonly inputs: Inputs;
  readonly door: Door;
}

/** A release that was found and can be read. */
export interface ReleaseAccess {
  /** With `from-release`, the assets to be hashed; else none. */
  readonly candidates: readonly AssetCandidate[];
  /**
   * Makes sure that the release has room for evidence of so many subjects, before a stamp is spent.
   *
   * @throws AnchorError `ASSET_LIMIT_REACHED`
   */
  readonly ensureRoom: (subjects: number) => void;
  /** The key of the section that the run writes; absent when it attaches nothing. */
  readonly section?: string;
  /** What earlier runs attached to it, this job's own first. */
  readonly evidence: readonly Statement[];
  /** Compares results with the release's evidence and with the assets that it serves (interface §6); never rejects. */
  readonly compare: (results: readonly Result[]) => Promise<Compared>;
}

/** Results after they were compared with a release. */
export interface Compared {
  /** `changed` where the evidence names other bytes, or others are served. */
  readonly results: readonly Result[];
  /** What earlier runs recorded about the same files. */
  readonly earlier?: Statement | undefined;
  /** Recorded names that this run did not select: nothing is known of them but what was recorded. */
  readonly unselected?: ReadonlySet<string> | undefined;
  /** Attaches what `release-attach` asks for; never rejects. Absent where nothing is to be attached. */
  readonly attach?: (earned: FinishedRun) => Promise<Attached>;
}

/** What a run gives to the release. */
export interface FinishedRun {
  readonly report: Report;
  readonly facts: RunFacts;
  /** The statement of the run, which repeats what earlier ones recorded; absent when no digest is known. */
  readonly statement?: Statement | undefined;
  /** What earlier runs recorded. */
  readonly earlier?: Statement | undefined;
  /** The service's reports, by its address. */
  readonly reports: ReadonlyMap<string, SavedFile>;
  /** Proof files. */
  readonly proofs: readonly SavedFile[];
}

/** What was attached, and what was not. */
export interface Attached {
  /** The release's page, when something of this run is attached to it now. */
  readonly url?: string;
  readonly errors: readonly AnchorError[];
  /** Another run of this job attached its evidence meanwhile: comparing and attaching again takes that up. */
  readonly hasConflict?: boolean;
}
