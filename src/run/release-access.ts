/** What a run reads of a release, and what it gives to it. */
import type { AnchorError } from "../core/errors.ts";
import type { Report, Result, RunFacts } from "../core/report.ts";
import type { Statement } from "../evidence/statement.ts";
import type { SavedFile } from "../host/atomic-file.ts";
import type { AssetCandidate } from "./candidates.ts";

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
  /**
   * Attaches what `release-attach` asks for, beside what the last comparison found; never rejects. Absent where nothing
   * is to be attached.
   *
   * @param again compares and writes the evidence once more, which takes up what another run of the same job attached
   *   meanwhile
   */
  readonly attach?: (finished: FinishedRun, again: () => Promise<FinishedRun>) => Promise<Attached>;
}

/** Results after they were compared with a release. */
export interface Compared {
  /** `changed` where the evidence names other bytes, or others are served. */
  readonly results: readonly Result[];
  /** What earlier runs recorded about the same files. */
  readonly earlier?: Statement | undefined;
  /** Recorded names that this run did not select: nothing is known of them but what was recorded. */
  readonly unselected?: ReadonlySet<string> | undefined;
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
}
