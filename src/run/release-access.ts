/** The interface between a run and a release: what the run reads from it and attaches to it. */
import { type AnchorError, retold } from "../core/errors.ts";
import { mayBeSpent, type Row } from "../core/row.ts";
import type { Run } from "../evidence/run.ts";
import type { Damaged, StatementFile } from "../evidence/statement-file.ts";
import type { StatementRelease } from "../evidence/statement.ts";
import type { Witnesses } from "./ask-witnesses.ts";
import type { AssetCandidate } from "./candidates.ts";

/** A release that was found and can be read. */
export interface ReleaseAccess {
  /** The assets to be hashed with `from-release`; otherwise empty. */
  readonly candidates: readonly AssetCandidate[];
  /**
   * Reads which assets lie there now that are neither evidence nor among the names; none once the run was stopped.
   *
   * @throws AnchorError what GitHub's answer means
   */
  readonly readOthers: (names: ReadonlySet<string>) => Promise<readonly AssetCandidate[]>;
  /**
   * Reads the assets that lie there now and that no result is about, after the results were compared.
   *
   * @throws AnchorError what GitHub's answer means
   */
  readonly readUnjudged: (results: readonly Row[]) => Promise<readonly Unjudged[]>;
  /** The release, as statements name it. */
  readonly identity: StatementRelease;
  /** The statements of this release, whichever job wrote them. */
  readonly statements: readonly StatementFile[];
  /** Evidence there that cannot be read. */
  readonly damaged: readonly Damaged[];
  /** The time by GitHub's clock. */
  readonly today: () => Date | undefined;
  /**
   * Checks that the release has room for evidence of these subjects, before a stamp is spent.
   *
   * @throws AnchorError `ASSET_LIMIT_REACHED`, `RELEASE_BODY_FULL`
   */
  readonly ensureRoom: (names: readonly string[]) => void;
  /**
   * Judges rows anew by what is recorded of the release, and by the assets that it serves.
   *
   * @throws AnchorError where the release could not be read again
   */
  readonly compare: (rows: readonly Row[]) => Promise<void>;
  /**
   * Attaches what `release-attach` asks for, and gives the run the address of the release; never rejects. Absent where
   * nothing is to be attached.
   *
   * @param readClocks reads what clocks have signed, by a record; absent where none has signed anything
   */
  readonly attach?: (run: Run, readClocks?: Witnesses["read"]) => Promise<Attached>;
}

/** An asset that nobody has judged; `isExchanged` where a result is about other bytes of its name. */
export interface Unjudged {
  readonly name: string;
  readonly isExchanged: boolean;
}

/** The outcome of attaching. */
export interface Attached {
  /** Whether the release has this run's statement, where there is something to tell. */
  readonly isRecorded: boolean;
  /** The errors of files that were not attached. */
  readonly errors: readonly AnchorError[];
}

/**
 * Says what to do where a release could not be read or written after the verdicts: they stand. Of stamps that the release
 * does not record, a run on another runner would know nothing.
 */
export function withAdvice(error: AnchorError, results: readonly Row[], isRecorded: boolean): AnchorError {
  const isOpen = results.some((row) => row.verdict === "accepted" || mayBeSpent(row));
  const { code, account, hint } = error;
  const isOutage = code === "GITHUB_UNAVAILABLE" || code === "ASSET_NOT_UPLOADED";
  const advice = isOutage ? "The verdicts stand, and the evidence is in output-dir." : hint;
  const next = isOpen && !isRecorded ? unrecordedAdvice : isOutage && "Run the job again later.";
  return retold(error, account, next === false ? advice : `${advice} ${next}`);
}

const unrecordedAdvice =
  "Wait for block-time before you run the job again: the release does not record the stamps of this run, and a run before then may pay for them again.";
