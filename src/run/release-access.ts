/** The interface between a run and a release: what the run reads from it and attaches to it. */
import type { Digest } from "../core/digest.ts";
import type { AnchorError } from "../core/errors.ts";
import type { Report, Result, RunFacts } from "../core/report.ts";
import type { Statement } from "../evidence/statement.ts";
import type { SavedFile } from "../host/files.ts";
import type { Witnessed } from "./ask-witnesses.ts";
import type { AssetCandidate } from "./candidates.ts";

/** A release that was found and can be read. */
export interface ReleaseAccess {
  /** The assets to be hashed with `from-release`; otherwise empty. */
  readonly candidates: readonly AssetCandidate[];
  /**
   * Checks that the release has room for evidence of these subjects, before a stamp is spent.
   *
   * @throws AnchorError `ASSET_LIMIT_REACHED`, `RELEASE_BODY_FULL`
   */
  readonly ensureRoom: (names: readonly string[]) => void;
  /**
   * Checks the same of one digest that is to be stamped: its file may have other bytes than were recorded.
   *
   * @throws AnchorError `RELEASE_BODY_FULL`
   */
  readonly takeRoom: (digest: Digest) => void;
  /** The key of the section that the run writes; absent when it attaches nothing. */
  readonly section?: string;
  /** The lines of all jobs. */
  readonly lines: readonly Statement[];
  /** A `SHA256SUMS` of the project's own is among the assets. */
  readonly isSha256Foreign: boolean;
  /** Compares results with what the release recorded, and with the assets that it serves (interface §6); never rejects. */
  readonly compare: (results: readonly Result[]) => Promise<readonly Result[]>;
  /**
   * Attaches what `release-attach` asks for, besides the findings of the last comparison; never rejects. Absent where
   * nothing is to be attached.
   */
  readonly attach?: (finished: FinishedRun) => Promise<Attached>;
}

/** The files and facts that a run attaches to the release. */
export interface FinishedRun {
  readonly report: Report;
  readonly facts: RunFacts;
  /** The run's own line; absent when no digest is known. */
  readonly statement?: Statement | undefined;
  /** Whether the run has sent a stamp. */
  readonly hasSent: boolean;
  /** The service's reports on disk, by the address that the service gave them. */
  readonly reports: ReadonlyMap<string, SavedFile>;
  readonly witnessed?: Witnessed | undefined;
}

/** The outcome of attaching: the page, and the errors of files that were not attached. */
export interface Attached {
  /** The address of the release's page, when a file of this run is attached to the release now. */
  readonly url?: string;
  readonly errors: readonly AnchorError[];
}
