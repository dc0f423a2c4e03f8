/** What is kept while the subjects are asked about: the journal of stamps, and the service's PDF reports. */
import { existsSync } from "node:fs";
import { join } from "node:path";

import type { Web } from "../api/downloads.ts";
import type { AnchorError } from "../core/errors.ts";
import { runFiles } from "../core/file-names.ts";
import type { Outcome } from "../core/outcome.ts";
import type { Subject } from "../core/subject.ts";
import { sentence, toLineName } from "../core/text.ts";
import type { SavedFile } from "../host/atomic-file.ts";
import { createAttempts } from "../host/attempts.ts";
import type { Host } from "../host/host.ts";
import { reasonToSkip, serviceAddress, type Inputs } from "../host/inputs.ts";
import { openJournal, type Journal } from "../stamps/journal.ts";
import { createReportStore, lacksReport } from "./reports.ts";

export interface Records extends Disposable {
  /** Asks about a target, and fetches the report that its outcome links to at once: such links do not live long. */
  readonly keepReport: (target: Subject, ask: () => Promise<Outcome>) => Promise<Outcome>;
  /** Where stamps and requests for proofs are written down; a run that asks nobody has none. */
  readonly journal?: Journal;
  /** Reports on disk, by the service's address. */
  readonly reports: ReadonlyMap<string, SavedFile>;
  /** What could not be kept and fails the run. */
  readonly errors: readonly AnchorError[];
}

type RecordInputs = Pick<Inputs, "mode" | "apiUrl" | "apiKey" | "nodes" | "dryRun" | "report" | "releaseAttach">;

/**
 * Opens the records of a run.
 *
 * @param folder absolute; where journal and reports are written
 * @throws AnchorError `OUTPUT_UNWRITABLE`
 */
export function openRecords(
  inputs: RecordInputs,
  { log, signals, origin }: Pick<Host, "log" | "signals" | "origin">,
  folder: string,
  web: Web,
): Records {
  const { mode, apiUrl, report, releaseAttach } = inputs;
  const isAsking = reasonToSkip(inputs) === undefined;
  // Other modes write no stamp into the journal, but an earlier run may have left requests for proofs in it.
  const journal =
    isAsking && (mode === "stamp" || existsSync(join(folder, runFiles.journal)))
      ? openJournal(folder, { runId: origin.runId, service: apiUrl?.href ?? "" }, log.warning)
      : undefined;
  const store = createReportStore(web, folder, apiUrl, signals.cancellation.stop);
  const { begin, errors } = createAttempts();
  // A report that could not be kept fails the run where it was to be attached; elsewhere it is worth a warning.
  const isAttached = releaseAttach === "assets" || releaseAttach === "both";
  const warn = (error: AnchorError): void =>
    log.warning(`${sentence(error.message)} ${error.hint}`, { title: error.code });
  const isWanted = mode === "verify" && report && serviceAddress(inputs) !== "";
  let isWarned = false;
  const warnOfMissing = (outcome: Outcome, { name }: Subject): void => {
    if (!isWanted || isWarned || !lacksReport(outcome)) return;
    isWarned = true;
    const message = `The service verified ${toLineName(name)} and gave no report of it; this is told once.`;
    log.warning(message, { title: "REPORT_UNAVAILABLE" });
  };
  return {
    keepReport: async (target, ask) => {
      const onLost = isAttached ? begin() : warn;
      const outcome = await ask();
      warnOfMissing(outcome, target);
      (await store.keep(outcome, target)).forEach(onLost);
      return outcome;
    },
    ...(journal && { journal }),
    reports: store.saved,
    errors,
    [Symbol.dispose]: () => journal?.close(),
  };
}
