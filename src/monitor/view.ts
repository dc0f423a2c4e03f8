/** The view of a scan: the facts from which log, terminal, summary, issue, badge and outputs are made. */
import type { Row } from "../core/row.ts";
import { areFromTestChain } from "../evidence/run.ts";
import { counted, nonEmpty, renderFew } from "../core/text.ts";
import type { TerminalColour } from "../render/lines.ts";
import { isSameRepository } from "../evidence/record.ts";
import type { ChainState } from "./compare.ts";
import { isAlarm, renderAdvice, renderReleaseName, findingFacts } from "./finding.ts";
import { type Baseline, maxScans, type ScanCounts } from "./monitor-file.ts";
import { type LocatedRepository, renderNewName } from "./repository.ts";
import type { ReleaseScan, Scan } from "./scan.ts";

/** A row of a table of releases or of repositories. */
export interface SummaryRow {
  readonly name: string;
  readonly state: ReleaseState;
  /** Counts of a release's files, or of a repository's releases, in words; zeros are left out. */
  readonly counts: string;
}

/** The states of a release or repository. States that need a person come first; a quiet state needs nobody. */
export const releaseStates = {
  changed: { icon: "❌", colour: "red", isQuiet: false },
  "not asked": { icon: "📡", colour: "yellow", isQuiet: false },
  unrecorded: { icon: "➖", colour: "dim", isQuiet: true },
  "as recorded": { icon: "✅", colour: "green", isQuiet: true },
} as const satisfies Record<string, { icon: string; colour: TerminalColour; isQuiet: boolean }>;

export type ReleaseState = keyof typeof releaseStates;

const statesByUrgency = Object.keys(releaseStates) as readonly ReleaseState[];

/** Makes the view of a scan. @param ownRepository `owner/name` of the repository in which the monitor runs */
export function toScanView(scan: Scan, baseline: Baseline | undefined, ownRepository: string, finishedAt: Date) {
  const { repositories, releases, findings, skipReason } = scan;
  const hasManyRepositories = repositories.length > 1;
  const isOwn = (name: string): boolean => isSameRepository(name, ownRepository);
  const counts = {
    finishedAt: finishedAt.toISOString(),
    isWhole: scan.isWhole,
    ...countReleases(releases, repositories),
  };
  const notScanned = findNotScanned(scan, hasManyRepositories);
  const alarms = findings.filter(isAlarm);
  return {
    rows: scan.rows,
    headline: renderScanHeadline(scan, counts, alarms.length > 0),
    counts,
    /** The counts of the last scans, the oldest first. The last entry is this scan's, unless the scan was skipped. */
    history: keepLastScans([...(baseline?.scans ?? []), ...(skipReason === undefined ? [counts] : [])]),
    /** Whether the baseline has any of the watched repositories; one of other repositories is not compared with. */
    hasBaseline:
      hasRecords(baseline) && (repositories.length === 0 || repositories.some((one) => one.baseline !== undefined)),
    /** Whether several repositories are watched: each release is then named with its repository. */
    hasManyRepositories,
    skipReason,
    alarms,
    /** Findings that raise no alarm and do not fail the run. */
    notices: findings.filter((finding) => !isAlarm(finding)),
    accepted: releases.flatMap(({ accepted }) => accepted),
    /** What to do about the alarms, as paragraphs; empty without alarms. */
    advice: renderAdvice(alarms, isOwn),
    /** A row for each repository, the urgent ones first; none if only the monitor's own repository is watched. */
    repositories:
      hasManyRepositories || !repositories.every(({ name }) => isOwn(name))
        ? sortByState(repositories.map((repository) => toRepositorySummary(repository, scan)))
        : [],
    /** What else a reader should know, as sentences. */
    remarks: renderRemarks(scan, notScanned, hasManyRepositories),
    /** The names of releases that an earlier scan found changed, and that this scan did not read. */
    notScanned,
    releases: sortByState(releases.map((release) => toReleaseSummary(release, hasManyRepositories))),
    faults: groupFaults(scan.rows),
  };
}

export type ScanView = Readonly<ReturnType<typeof toScanView>>;

function renderRemarks(
  { repositories, releases, unaskedReason }: Scan,
  notScanned: readonly string[],
  hasManyRepositories: boolean,
): readonly string[] {
  const foreignReleases = releases.filter(({ evidence }) => evidence.some(({ isForeign }) => isForeign === true));
  const names = foreignReleases.map(({ repository, tag }) => renderReleaseName(repository, tag, hasManyRepositories));
  return nonEmpty([
    unaskedReason,
    ...repositories.map(renderNewName),
    names.length > 0 && `Evidence of another release lies here and was not used: ${renderFew(names, (name) => name)}.`,
    notScanned.length > 0 &&
      `Not looked at, and not as recorded in an earlier look: ${renderFew(notScanned, (name) => name)}. The input releases says how many are looked at.`,
  ]);
}

/** Groups, by reason, the names of which nothing could be found out. */
function groupFaults(rows: readonly Row[]): readonly { readonly why: string; readonly names: readonly string[] }[] {
  const faults = rows.flatMap(({ subject: { name }, verdict, error, note }) => {
    if (verdict === "unreachable" || verdict === "failed") return [{ name, why: error.message }];
    return verdict === "unknown" ? [{ name, why: note }] : [];
  });
  const reasons = [...Map.groupBy(faults, ({ why }) => why)];
  return reasons.map(([why, about]) => ({ why, names: [...new Set(about.map(({ name }) => name))] }));
}

function findNotScanned({ repositories, releases }: Scan, hasManyRepositories: boolean): readonly string[] {
  const scannedNames = new Set(releases.map(({ repository, tag }) => renderReleaseName(repository, tag, true)));
  return repositories.flatMap(({ name, baseline, identity }) => {
    const baselineReleases = identity === undefined ? [] : (baseline?.releases ?? []);
    const changedReleases = baselineReleases.filter(({ isChanged }) => isChanged === true);
    return changedReleases.flatMap(({ tag }) =>
      scannedNames.has(renderReleaseName(name, tag, true)) ? [] : renderReleaseName(name, tag, hasManyRepositories),
    );
  });
}

/** Keeps the last scans, and always the last whole scan: the badge shows it even if all later scans were partial. */
function keepLastScans(scans: readonly ScanCounts[]): readonly ScanCounts[] {
  const keptScans = scans.slice(-maxScans);
  const lastWhole = scans.findLast(({ isWhole }) => isWhole);
  return lastWhole === undefined || keptScans.includes(lastWhole) ? keptScans : [lastWhole, ...keptScans.slice(1)];
}

/** Whether a baseline records anything. A baseline from a dry run, or from a scan in an outage, may be empty. */
export function hasRecords(baseline: Baseline | undefined): boolean {
  return baseline !== undefined && baseline.repositories.length > 0;
}

function sortByState(rows: readonly SummaryRow[]): readonly SummaryRow[] {
  return statesByUrgency.flatMap((state) => rows.filter((row) => row.state === state));
}

/** Returns a release's state. An alarm decides first, then whether something could not be asked. */
function releaseStateOf({ findings, notAsked, recorded }: ReleaseScan): ReleaseState {
  if (findings.some(isAlarm)) return "changed";
  if (notAsked.size > 0) return "not asked";
  // A scan that could not read the evidence may leave an entry that records nothing.
  const { commit, assets = [], evidence = [] } = recorded ?? {};
  return commit === undefined && assets.length + evidence.length === 0 ? "unrecorded" : "as recorded";
}

/** Counts releases by state. The recorded releases of a repository that is gone count as changed. */
function countReleases(releases: readonly ReleaseScan[], repositories: readonly LocatedRepository[]) {
  const states = releases.map(releaseStateOf);
  const countState = (wanted: ReleaseState): number => states.filter((state) => state === wanted).length;
  const goneReleases = repositories.flatMap(({ identity, baseline }) => {
    return identity === undefined ? (baseline?.releases ?? []) : [];
  });
  return {
    asRecorded: countState("as recorded"),
    changed: countState("changed") + goneReleases.length,
    unrecorded: countState("unrecorded"),
    notAsked: countState("not asked"),
  };
}

function toRepositorySummary(repository: LocatedRepository, scan: Scan): SummaryRow {
  const { name, baseline, identity } = repository;
  const isGone = identity === undefined;
  const releases = scan.releases.filter((release) => release.repository === name);
  const isPartial = scan.faults.some((fault) => fault.repository === name);
  const states = nonEmpty([isGone && "changed", isPartial && "not asked", ...releases.map(releaseStateOf)]);
  return {
    name,
    state: statesByUrgency.find((state) => states.includes(state)) ?? "unrecorded",
    counts: nonEmpty([
      isGone
        ? `gone, with ${counted(baseline?.releases.length ?? 0, "release")}`
        : renderStates(countReleases(releases, []), ""),
      baseline === undefined && "the record begins now",
    ]).join("; "),
  };
}

function renderScanHeadline(
  { repositories, releases, skipReason, rows }: Scan,
  counts: ScanCounts,
  hasAlarms: boolean,
): string {
  const demoNote = areFromTestChain(rows) ? " (demonstration only)" : "";
  if (skipReason !== undefined) return "⏭️ Nothing was looked at";
  const partNote = counts.isWhole ? "" : "; only a part could be asked";
  const states = renderStates(counts, repositories.length > 1 ? ` of ${repositories.length} repositories` : "");
  if (hasAlarms) return `❌ ${states}${partNote}${demoNote}`;
  if (rows.some(({ verdict }) => verdict === "failed"))
    return `⛔ ${counts.notAsked < releases.length ? "Only a part could be asked: " : ""}${states}${demoNote}`;
  if (!counts.isWhole && releases.length === 0)
    return "📡 GitHub gave no usable answer, so nothing is known of the releases";
  if (!counts.isWhole) return `📡 Only a part could be asked: ${states}${demoNote}`;
  if (releases.length === 0) return "⚠️ No releases, nothing to look at";
  return counts.asRecorded === 0 ? `➖ Nothing is recorded yet: ${states}${demoNote}` : `✅ ${states}${demoNote}`;
}

/** Renders the number of releases in each state; `place` is empty, or a text such as ` of 40 repositories`. */
function renderStates(counts: ReturnType<typeof countReleases>, place: string): string {
  const { asRecorded, changed, unrecorded, notAsked } = counts;
  const states = [
    [changed, "not as recorded"],
    [asRecorded, "as recorded"],
    [unrecorded, "unrecorded"],
    [notAsked, "could not be asked"],
  ] as const;
  const presentStates = states.filter(([count]) => count > 0);
  const [onlyState] = presentStates;
  if (onlyState === undefined) return `no releases${place}`;
  const total = `${counted(changed + asRecorded + unrecorded + notAsked, "release")}${place}`;
  if (presentStates.length === 1) return `${total} ${onlyState[1]}`;
  return `${total}: ${presentStates.map((state) => state.join(" ")).join(", ")}`;
}

/** Makes a release's row. It counts the release's files by what is known of them, then its findings by kind. */
function toReleaseSummary(release: ReleaseScan, hasManyRepositories: boolean): SummaryRow {
  const { repository, tag, recorded, isGone, findings, notAsked, chainStates, witnessJudgements } = release;
  const changedNames = new Set(findings.filter(isAlarm).flatMap(({ asset }) => asset ?? []));
  const assets = recorded?.assets ?? [];
  const unchangedAssets = assets.filter(({ name, anchor }) => {
    return !isGone && !changedNames.has(name) && !changedNames.has(anchor?.list ?? name) && !notAsked.has(name);
  });
  const renderCount = (state: ChainState | undefined, words: string): string | false => {
    const inState = unchangedAssets.filter(({ name }) => {
      return chainStates.get(name) === state && witnessJudgements?.has(name) !== true;
    });
    return inState.length > 0 && `${inState.length} ${words}`;
  };
  const confirmedAssets = unchangedAssets.filter(({ name }) => chainStates.get(name) === "held");
  const stampedAssets = unchangedAssets.filter(({ name }) => witnessJudgements?.get(name)?.verdict === "timestamped");
  const ofFiles = `of ${counted(assets.length, "file")}`;
  const fileCounts = nonEmpty([
    witnessJudgements !== undefined && assets.length > 0 && `${stampedAssets.length} ${ofFiles} time-stamped`,
    chainStates.size > 0 && witnessJudgements === undefined && `${confirmedAssets.length} ${ofFiles} confirmed`,
    renderCount(undefined, "as the baseline saw them"),
    renderCount("young", "stamped just now"),
    renderCount("never", "never anchored"),
    notAsked.size > 0 && `${notAsked.size} not asked`,
  ]);
  const kinds = [...Map.groupBy(findings, ({ kind }) => kind)];
  const labels = kinds.map(([kind, { length }]) => (length > 1 ? `${length} ` : "") + findingFacts[kind].label);
  return {
    name: renderReleaseName(repository, tag, hasManyRepositories),
    state: releaseStateOf(release),
    counts: nonEmpty([fileCounts.join(", "), labels.join(", ")]).join("; "),
  };
}
