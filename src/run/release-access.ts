/** The interface between a run and a release: what the run reads from it and attaches to it. */
import type { AnchorError } from "../core/errors.ts";
import type { Report, Result, RunFacts } from "../core/report.ts";
import type { Statement } from "../evidence/statement.ts";
import type { SavedFile } from "../host/atomic-file.ts";
import type { AssetCandidate } from "./candidates.ts";

/** A release that was found and can be read. */
export interface ReleaseAccess {
  /** The assets to be hashed with `from-release`; otherwise empty. */
  readonly candidates: readonly AssetCandidate[];
  /**
   * Checks that the release has room for evidence of so many subjects, before a stamp is spent.
   *
   * @throws AnchorError `ASSET_LIMIT_REACHED`
   */
  readonly ensureRoom: (subjects: number) => void;
  /** The key of the section that the run writes; absent when it attaches nothing. */
  readonly section?: string;
  /** The statements that earlier runs attached to the release, this job's own first. */
  readonly evidence: readonly Statement[];
  /** Compares results with the release's evidence and with the assets that it serves (interface §6); never rejects. */
  readonly compare: (results: readonly Result[]) => Promise<Compared>;
  /**
   * Attaches the files that `release-attach` asks for, besides the findings of the last comparison; never rejects.
   * Absent where nothing is to be attached.
   *
   * @param again compares and writes the evidence once more, to include what another run of the same job attached
   *   meanwhile
   */
  readonly attach?: (finished: FinishedRun, again: () => Promise<FinishedRun>) => Promise<Attached>;
}

/** Results after they were compared with a release. */
export interface Compared {
  /** A result is `changed` where the evidence names other bytes, or the release serves other bytes. */
  readonly results: readonly Result[];
  /** The statement of earlier runs about the same files. */
  readonly earlier?: Statement | undefined;
  /** Recorded names that this run did not select: the record is all that is known of them. */
  readonly unselected?: ReadonlySet<string> | undefined;
}

/** The files and facts that a run attaches to the release. */
export interface FinishedRun {
  readonly report: Report;
  readonly facts: RunFacts;
  /** The run's statement, which repeats what earlier runs recorded; absent when no digest is known. */
  readonly statement?: Statement | undefined;
  /** The statement of earlier runs. */
  readonly earlier?: Statement | undefined;
  /** The service's reports on disk, by the address that the service gave them. */
  readonly reports: ReadonlyMap<string, SavedFile>;
  /** Proof files. */
  readonly proofs: readonly SavedFile[];
}

/** The outcome of attaching: the page, and the errors of files that were not attached. */
export interface Attached {
  /** The address of the release's page, when a file of this run is attached to the release now. */
  readonly url?: string;
  readonly errors: readonly AnchorError[];
}
