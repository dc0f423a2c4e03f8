/** What a run is handed beside its inputs: its host, and the release. */
import type { Web } from "../api/downloads.ts";
import type { AnchorError } from "../core/errors.ts";
import type { Report, Result } from "../core/report.ts";
import type { RunFacts } from "../core/run-facts.ts";
import type { Statement } from "../evidence/statement.ts";
import type { SavedFile } from "../host/atomic-file.ts";
import type { Inputs } from "../host/inputs.ts";
import type { Host } from "../host/host.ts";
import type { AssetCandidate } from "./candidates.ts";

/** The host of a run. */
export interface Door extends Host {
  /** Opens the release that the inputs name; a host without releases refuses inputs that need one. */
  readonly openRelease?: (web: Web) => Promise<ReleaseAccess>;
  /**
   * Hands over the finished report, as this host shows it.
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

/** What asking the service and the nodes takes of a job. */
export interface OperationJob {
  readonly inputs: Inputs;
  readonly door: Pick<Host, "log" | "signals">;
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
