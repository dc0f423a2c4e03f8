/** A whole run: from its inputs to subjects, then verdicts, then evidence. */
import { createWebClient, type WebClient } from "../api/downloads.ts";
import type { AnchorError } from "../core/errors.ts";
import type { Run } from "../evidence/run.ts";
import type { Host } from "../host/host.ts";
import type { Inputs } from "../host/inputs.ts";
import { askSubjects } from "./ask.ts";
import { openRun, logEnding } from "./begin-and-end.ts";
import { toEarlierFacts } from "./history.ts";
import { openOutputDir } from "./output-dir.ts";
import { prepareJob } from "./prepare.ts";
import { leaveEvidence } from "./leave-evidence.ts";
import { openJournalAndReports } from "./journal-and-reports.ts";
import { loadWitnesses, openSource } from "./source.ts";
import { createLateAssetFinder, type ReleaseAccess } from "./release-access.ts";
import { createAsk } from "./stamp.ts";

/** What a run needs besides its host. */
export interface RunTools {
  /** Opens the run's release. Absent on a host without releases, where no usable inputs ask for one. */
  readonly openRelease?: (web: WebClient, inputs: Inputs) => Promise<ReleaseAccess>;
  /** Shows the finished run in the way of this host; returns the errors of what could not be shown. */
  readonly present: (run: Run) => Promise<readonly AnchorError[]>;
}

/** Runs a job, and writes all evidence before it returns. @throws what ends the run before it has verdicts */
export async function runJob(inputs: Inputs, host: Host, { openRelease, present }: RunTools): Promise<Run> {
  const run = openRun(inputs, host.origin);
  await using web = createWebClient();
  const folder = await openOutputDir(inputs.outputDir, host);
  const prepared = await prepareJob(
    inputs,
    host,
    folder,
    openRelease && ((releaseInputs) => openRelease(web, releaseInputs)),
  );
  const { release, subjects, history } = prepared;
  using records = openJournalAndReports(inputs, host, folder, web);
  const { earlierStamps, findCoveringList, addRecordedFacts } = toEarlierFacts(
    inputs,
    history,
    records.journal?.lines ?? [],
    release,
  );
  const witnesses = await loadWitnesses(inputs, host, history.record, web);
  await using source = await openSource(inputs, host, { record: history.record, witnesses });
  const ask = createAsk(run, source, inputs, host, records, earlierStamps);
  const findLateAssets = createLateAssetFinder(release, inputs, host);
  await askSubjects(
    run,
    subjects,
    findLateAssets,
    { ...source, ask, findCoveringList, addRecordedFacts },
    inputs,
    host,
  );
  run.reports = records.reports;
  await leaveEvidence(run, prepared, witnesses, inputs, host);
  run.problems.push(...records.errors);
  run.problems.push(...(await present(run)));
  await logEnding(run, host);
  return run;
}
