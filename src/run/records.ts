/** What is kept while the subjects are asked about: the journal of stamps, and the service's PDF reports. */
import { existsSync } from "node:fs";
import { join } from "node:path";

import type { Web } from "../api/downloads.ts";
import type { AnchorError } from "../core/errors.ts";
import { runFiles } from "../core/file-names.ts";
import type { Proof, Subject } from "../core/subject.ts";
import { sentence, toLineName } from "../core/text.ts";
import type { SavedFile } from "../host/atomic-file.ts";
import { createAttempts } from "../host/attempts.ts";
import { reasonToSkip, serviceAddress } from "../host/inputs.ts";
import type { Operate } from "../host/queue.ts";
import { openJournal, withJournal, type Journal } from "../stamps/journal.ts";
import type { Job } from "./host.ts";
import { createReportStore, lacksReport, withReports, type ReportStore } from "./reports.ts";

export interface Records extends Disposable {
  /** The same operation, with a record of each outcome. */
  readonly recording: (operate: Operate<Subject | Proof>) => Operate<Subject | Proof>;
  /** What earlier runs may have spent. */
  readonly earlier: Journal["earlier"];
  /** The file in which requests for proofs are written down; a run that asks nobody has none. */
  readonly journal?: Journal;
  /** Reports on disk, by the service's address. */
  readonly reports: ReadonlyMap<string, SavedFile>;
  /** What could not be kept and fails the run. */
  readonly errors: readonly AnchorError[];
}

/**
 * Opens the records of a run in `folder`.
 *
 * @throws AnchorError `OUTPUT_UNWRITABLE`
 */
export function openRecords({ inputs, door: { log, signals, origin } }: Job, folder: string, web: Web): Records {
  const isAsking = reasonToSkip(inputs) === undefined;
  const isStamping = inputs.mode === "stamp" && isAsking;
  // Other modes write nothing into the journal, but an earlier run may have left requests for proofs in it.
  const journal =
    isStamping || (isAsking && existsSync(join(folder, runFiles.journal)))
      ? openJournal(folder, { runId: origin.runId, service: inputs.apiUrl?.href ?? "" }, log.warning)
      : undefined;
  const store = createReportStore(web, folder, inputs.apiUrl, signals.cancellation.stop);
  const { begin, errors } = createAttempts();
  // A report that could not be kept fails the run where it was to be attached; elsewhere it is worth a warning.
  const isAttached = inputs.releaseAttach === "assets" || inputs.releaseAttach === "both";
  const warn = (error: AnchorError): void =>
    log.warning(`${sentence(error.message)} ${error.hint}`, { title: error.code });
  const beginReport = () => (isAttached ? begin() : warn);
  const isWanted = inputs.mode === "verify" && inputs.report && serviceAddress(inputs) !== "";
  let isTold = false;
  const keep: ReportStore["keep"] = async (outcome, subject) => {
    if (isWanted && !isTold && lacksReport(outcome)) {
      isTold = true;
      const message = `The service verified ${toLineName(subject.name)} and gave no report of it; this is told once.`;
      log.warning(message, { title: "REPORT_UNAVAILABLE" });
    }
    return store.keep(outcome, subject);
  };
  return {
    recording: (operate) =>
      withReports(isStamping && journal !== undefined ? withJournal(operate, journal) : operate, keep, beginReport),
    ...(journal && { journal }),
    earlier: journal?.earlier ?? new Map(),
    reports: store.saved,
    errors,
    [Symbol.dispose]: () => journal?.close(),
  };
}
