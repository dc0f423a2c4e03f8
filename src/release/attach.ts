/** Attaches a run's evidence to its release. */
import { readFile } from "node:fs/promises";

import { AnchorError, retold } from "../core/errors.ts";
import { logAssetName, runFiles, witnessFiles } from "../core/file-names.ts";
import { errorOf, mayBeSpent } from "../core/outcome.ts";
import { digestOf, type Result } from "../core/report.ts";
import { isNews, openRecord, uniqueOf } from "../evidence/record.ts";
import type { Statement } from "../evidence/statement.ts";
import { type Attempts, createAttempts } from "../host/files.ts";
import type { Inputs } from "../host/inputs.ts";
import type { Attached, FinishedRun } from "../run/release-access.ts";
import type { Served } from "./compare.ts";
import { commonFiles, type LazyFile } from "./evidence-files.ts";
import type { Asset, Forge } from "./forge.ts";
import { parseNotes, renderNotesData, toBrief, withNewWitnesses, withoutWitnesses } from "./notes-data.ts";
import { putAsset } from "./put-asset.ts";
import { putLog, type PutLog } from "./put-log.ts";
import { damagedNotesAdvice, linesOf, type ReadableRelease, type Recorded } from "./read-recorded.ts";
import { renderSection, renderShorter, type SectionFacts } from "./render-section.ts";
import { readSection, writeSection } from "./section.ts";

/** A release that was read, and the kind of evidence to attach to it. */
export interface Target extends ReadableRelease {
  readonly forge: Forge;
  readonly recorded: Recorded;
  readonly attach: Inputs["releaseAttach"];
  /** The section's name for people. */
  readonly name: string;
}

/** The state of a release at the time of the comparison with a run. */
export interface Comparison {
  readonly target: Target;
  /** The files of the run that the release serves as assets, and those that it does not. */
  readonly served: Served;
  /** Why the release could not be read again for the comparison: then no file is attached. */
  readonly errors: readonly AnchorError[];
}

/** Attaches the evidence that the input asks for. If one file fails, the others are still attached; errors are returned. */
export async function attachEvidence(
  { target, served, errors: unread }: Comparison,
  finished: FinishedRun,
): Promise<Attached> {
  const { release, attach, key, stop } = target;
  const isOpen = finished.report.results.some(({ outcome }) => outcome.kind === "accepted" || mayBeSpent(outcome));
  if (stop.aborted) {
    const error = new AnchorError("NOT_ATTEMPTED", "The run was cancelled before the release was written.");
    return { errors: [withAdvice(error, isOpen)] };
  }
  const { attempt, errors } = createAttempts();
  const isPutting = attach !== "body" && unread.length === 0;
  const put = isPutting ? await putFiles(target, finished, attempt) : nothingPut;
  const isWithNotes = attach === "body" || attach === "both";
  // Another run of this job, which has this one's line, writes the section too.
  const hasWritten = isWithNotes && !put.isOthers && (await attempt(() => writeNotes(target, finished, put, served)));
  const isAttached = hasWritten === true || put.links.size > 0;
  const isRecorded = attach === "body" ? hasWritten === true : put.links.has(logAssetName(key));
  const told = [...unread, ...errors].map((error) => withAdvice(error, isOpen && !isRecorded));
  return { errors: told, ...(isAttached && { url: release.url }) };
}

/**
 * Says what to do about evidence that is missing in the release: the verdicts stand. Of stamps that the release does not
 * record, a run on another runner would know nothing.
 */
function withAdvice(error: AnchorError, isUnrecorded: boolean): AnchorError {
  const { code, account, hint } = error;
  const isOutage = code === "GITHUB_UNAVAILABLE";
  const advice = isOutage ? "The verdicts stand, and the evidence is in output-dir." : hint;
  const next = isUnrecorded ? unrecordedAdvice : isOutage && "Run the job again later.";
  return retold(error, account, next === false ? advice : `${advice} ${next}`);
}

const unrecordedAdvice =
  "Wait for block-time before you run the job again: the release does not record the stamps of this run, and a run before then may pay for them again.";

/** The files that are attached now. */
interface Put {
  /** Their addresses, by name. */
  readonly links: ReadonlyMap<string, string>;
  /** This job's lines as its log has them now. */
  readonly lines: readonly Statement[];
  /** What is made of the log is left to another run of this job, which was writing at the same time. */
  readonly isOthers: boolean;
}

const nothingPut: Put = { links: new Map(), lines: [], isOthers: false };

/** Attaches the log before all that is made of it: what a later run must know is there first. */
async function putFiles(target: Target, finished: FinishedRun, attempt: Attempts["attempt"]): Promise<Put> {
  const { forge, release, assets, key, recorded } = target;
  const { statement, hasSent } = finished;
  const links = new Map<string, string>();
  const { first, log: before, notes } = recorded.own;
  const putOne = async (file: LazyFile, known: readonly Asset[]) => {
    const asset = await attempt(async () => putAsset(forge, release, { ...file, bytes: await file.load() }, known));
    if (asset === undefined) return;
    links.set(file.name, asset.url);
    for (const outdated of file.outdated ?? []) await attempt(() => forge.deleteAsset(outdated, outdated.name));
  };
  const readLogs = new Map(recorded.logs);
  let lines = linesOf(recorded.own);
  let log: PutLog | undefined;
  for (let round = 1; round <= maxPageRounds; round += 1) {
    if (statement === undefined) break;
    const putting = { ...target, first, before, known: readLogs };
    const now = await attempt(() => putLog(putting, statement, hasSent && round === 1));
    // The page has all lines as soon as no other run of this job has added one since it was made.
    if (now === undefined || (round > 1 && now.asset?.id === log?.asset?.id)) break;
    log = now;
    if (log.asset !== undefined) links.set(logAssetName(key), log.asset.url);
    lines = linesOf({ first, log: log.log, notes });
    if (round === 1 && log.isOthers) break;
    const known = log.assets;
    const files =
      (await attempt(() => commonFiles({ ...target, assets: known, lines, witnessed: finished.witnessed }))) ?? [];
    for (const file of files) if (file.isWanted?.() !== false) await putOne(file, known);
  }
  // Reports are attached as they are.
  for (const { name, path } of finished.reports.values()) await putOne({ name, load: () => readFile(path) }, assets);
  return { links, lines, isOthers: log?.isOthers === true };
}

/** Most times that the page is made, as other runs of the job add lines meanwhile. */
const maxPageRounds = 10;

/** Writes the section of the release notes, with links to the attached files, or with the data of the log itself. */
async function writeNotes(target: Target, finished: FinishedRun, { links, lines }: Put, served: Served): Promise<true> {
  const { forge, release, key, attach, recorded, warn } = target;
  const { report, statement, hasSent } = finished;
  const facts = toSectionFacts(target, finished, links, served);
  const brief = attach === "body" && statement ? withoutRefused(toBrief(statement), report) : undefined;
  const own = brief && withNewWitnesses(brief, recorded.own.notes);
  // Whatever once stood there stays, also when another writer has overwritten it between two rounds.
  let inNotes = recorded.own.notes;
  let isCut = false;
  const render = (room: number, notes: string): readonly string[] => {
    inNotes = uniqueOf([...inNotes, ...readNotes(notes, key)]);
    // What another job recorded stays where somebody has moved it into this section.
    const others = parseNotes(readSection(notes, key)).filter((data) => data.key !== key);
    const renderData = (kept: readonly Statement[]): string => {
      const all = [...(kept.length === 0 ? [] : [{ key, lines: kept }]), ...others];
      return all.map((one) => renderNotesData(one.key, one.lines ?? refuseDamaged(one.key))).join("\n\n");
    };
    const add = (line: Statement | undefined): readonly Statement[] =>
      line !== undefined && (hasSent || isNews(inNotes, line)) ? uniqueOf([...inNotes, line]) : inNotes;
    const isFitting = renderData(add(own)).length + titleBytes <= room;
    isCut = !isFitting && own?.predicate.witnesses !== undefined;
    inNotes = add(isCut && own !== undefined ? withoutWitnesses(own) : own);
    const data = renderData(inNotes);
    const known = statement === undefined ? [] : [statement];
    const record = openRecord([...linesOf({ ...recorded.own, notes: inNotes }), ...lines, ...known], Date.now());
    const shown: SectionFacts = { ...facts, record, data };
    return [renderSection(shown, room), ...renderShorter(shown)];
  };
  const isRecorded = (notes: string): boolean => {
    const there = readNotes(notes, key);
    return attach === "body" && inNotes.length > 0 && uniqueOf([...there, ...inNotes]).length === there.length;
  };
  await writeSection(forge, release, key, render, { ...target, isRecorded });
  if (isCut)
    warn(`The notes have no room for the witnesses of ${runFiles.sha256}: they stay in the folder for evidence.`);
  return true;
}

/** More bytes than the title of a section has: only the title must come before the data. */
const titleBytes = 1000;

/** Returns what a section shows beside the record. */
function toSectionFacts(
  { assets, key, name, attach }: Target,
  { report, facts: run, reports }: FinishedRun,
  links: Put["links"],
  { coverage, unserved }: Served,
): Omit<SectionFacts, "data" | "record"> {
  const whole = assets.filter(({ isUploaded }) => isUploaded);
  return {
    report,
    run,
    name,
    coverage,
    unserved,
    assetUrls: new Map([...whole.map((asset) => [asset.name, asset.url] as const), ...links]),
    reportUrls: new Map([...reports].map(([address, saved]) => [address, links.get(saved.name)])),
    isLinkingToService: attach === "body",
    evidence: [runFiles.page, logAssetName(key), runFiles.checksums, runFiles.sha256, ...witnessFiles].flatMap(
      (file) => {
        const url = links.get(file);
        return url === undefined ? [] : [{ name: file, url }];
      },
    ),
  };
}

/**
 * Leaves out the files that were not stamped because the notes have no room for them; `undefined` where none is left.
 */
function withoutRefused(statement: Statement, { results }: FinishedRun["report"]): Statement | undefined {
  const isRefused = ({ outcome }: Result): boolean => errorOf(outcome)?.code === "RELEASE_BODY_FULL";
  const refused = new Set(results.filter(isRefused).map(digestOf));
  const { subject, predicate } = statement;
  const left = subject.filter(({ digest }) => !refused.has(digest.sha3_256));
  const anchors = predicate.anchors.filter(({ digest }) => !refused.has(digest));
  if (left.length === 0) return undefined;
  const cut = { ...statement, subject: left, predicate: { ...predicate, anchors } };
  // The list of the witnesses names the others too.
  return left.length < subject.length ? withoutWitnesses(cut) : cut;
}

/** @throws AnchorError `EVIDENCE_INVALID` for damaged data: it is not written over */
function readNotes(notes: string, key: string): readonly Statement[] {
  const found = parseNotes(notes).find((data) => data.key === key);
  return found === undefined ? [] : (found.lines ?? refuseDamaged(key));
}

function refuseDamaged(key: string): never {
  throw new AnchorError(
    "EVIDENCE_INVALID",
    `Somebody edited the hidden comment in the release notes (section ${key}), so it cannot be read.`,
    { hint: damagedNotesAdvice },
  );
}
