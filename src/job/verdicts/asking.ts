import type { Outcome } from "../../domain/outcome.ts";
import type { Result } from "../../domain/report/report.ts";
import type { ListedSubject, Proof, Subject } from "../../domain/target.ts";
import type { Operate } from "../../operations/run-each.ts";

/** How one run asks about its subjects. */
export interface Asking {
  readonly operate: Operate<Subject | Proof>;
  /** Looks once more at the file that an outcome is about. */
  readonly confirm: (outcome: Outcome, subject: Subject) => Outcome;
  readonly concurrency: number;
  readonly stop: AbortSignal;
  /** Resolves when the run is to end with what it has. */
  readonly overdue: Promise<void>;
  readonly onResult: (result: Result) => void;
  /** Told of a defect that belongs to no subject; the results so far are kept. */
  readonly onDefect: (thrown: unknown) => void;
}

/** The results, and the checksum list of all that was hashed or given (interface §1.4). */
export interface AskedResults {
  readonly results: readonly Result[];
  /** One line a name. */
  readonly checksums: readonly ListedSubject[];
}
