/** The view of a scan, from which log, terminal, summary, issue, badge and outputs are made. */
import type { Row } from "../core/row.ts";
import { areFromTestChain } from "../core/rows.ts";
import { counted, nonEmpty, renderFew } from "../core/text.ts";
import type { TerminalColour } from "../render/lines.ts";
import type { ChainState } from "./compare.ts";
import { findingFacts } from "../words/findings.ts";
import { isAlarm, toAdvice, renderReleaseName } from "./finding.ts";
import { type Baseline, maxScans, type ScanCounts } from "./monitor-file.ts";
import { type LocatedRepository, renderNewName } from "./repository.ts";
import type { ReleaseScan, Scan } from "./scan.ts";

export interface RowView {
  readonly name: string;
  readonly state: ReleaseState;
  /** Counts of a release's files, or of a repository's releases, in words; zeros are left out. */
  readonly counts: string;
}

/** The states of a release or repository, those that need a person first; a quiet one needs nobody. */
export const releaseStates = {
  changed: { icon: "❌", colour: "red", isQuiet: false },
  "not asked": { icon: "📡", colour: "yellow", isQuiet: false },
  unrecorded: { icon: "➖", colour: "dim", isQuiet: true },
  "as recorded": { icon: "✅", colour: "green", isQuiet: true },
} as const satisfies Record<string, { icon: string; colour: TerminalColour; isQuiet: boolean }>;

export type ReleaseState = keyof typeof releaseStates;

const statesByUrgency = Object.keys(releaseStates) as readonly ReleaseState[];

/**
 * @param own `owner/name` of the host's own repository
 * @param finished when the scan ended
 */
export function toScanView(scan: Scan, baseline: Baseline | undefined, own: string, finished: Date) {
  const { repositories, releases, findings, skipped, unasked } = scan;
  const isOfMany = repositories.length > 1;
  const isOwn = (name: string): boolean => name.toLowerCase() === own.toLowerCase();
  const counts = { finished: finished.toISOString(), isWhole: scan.isWhole, ...countReleases(releases, repositories) };
  const notScanned = findNotScanned(scan, isOfMany);
  const foreign = releases
    .filter(({ evidence }) => evidence.some(({ isForeign }) => isForeign === true))
    .map(({ repository, tag }) => renderReleaseName(repository, tag, isOfMany));
  const alarms = findings.filter(isAlarm);
  return {
    rows: scan.results,
    /** The scan in one line, the worst first. */
    headline: renderScanHeadline(scan, counts, alarms.length > 0),
    counts,
    /** The counts of the last scans, the oldest first, this one at the end. */
    history: keepLast([...(baseline?.scans ?? []), ...(skipped === undefined ? [counts] : [])]),
    hasBaseline: hasRecords(baseline),
    /** Whether several repositories are watched: each release is then named with its repository. */
    isOfMany,
    skipped,
    alarms,
    /** Findings that raise no alarm and do not fail the run. */
    notices: findings.filter((finding) => !isAlarm(finding)),
    accepted: releases.flatMap(({ accepted }) => accepted),
    /** What to do about the alarms, a sentence or two each; empty without alarms. */
    advice: toAdvice(alarms, isOwn),
    /** A row for each repository, those that need a person first; none if only the host's own is watched. */
    repositories:
      isOfMany || !repositories.every(({ name }) => isOwn(name))
        ? sortByState(repositories.map((repository) => toRepositoryRow(repository, scan)))
        : [],
    /** Remarks, a sentence each: on the chain, on new names of repositories, on evidence of other releases. */
    remarks: nonEmpty([
      unasked,
      ...repositories.map(renderNewName),
      foreign.length > 0 &&
        `Evidence of another release lies here and was not used: ${renderFew(foreign, (place) => place)}.`,
      notScanned.length > 0 &&
        `Not looked at, and not as recorded in an earlier look: ${renderFew(notScanned, (place) => place)}. The input releases says how many are looked at.`,
    ]),
    /** Releases that an earlier scan found changed, and that are not among the newest any more. */
    notScanned,
    releases: sortByState(releases.map((release) => toReleaseRow(release, isOfMany))),
    faults: toFaults(scan.results),
  };
}

export type ScanView = Readonly<ReturnType<typeof toScanView>>;

/** Groups what could not be asked by its reason. */
function toFaults(rows: readonly Row[]): readonly { readonly why: string; readonly names: readonly string[] }[] {
  const faults = rows.flatMap(({ subject: { name }, verdict, error, note }) => {
    if (verdict === "unreachable" || verdict === "failed") return [{ name, why: error.message }];
    return verdict === "unknown" ? [{ name, why: note }] : [];
  });
  const reasons = [...Map.groupBy(faults, ({ why }) => why)];
  return reasons.map(([why, about]) => ({ why, names: [...new Set(about.map(({ name }) => name))] }));
}

function findNotScanned({ repositories, releases }: Scan, isOfMany: boolean): readonly string[] {
  const scanned = new Set(releases.map(({ repository, tag }) => renderReleaseName(repository, tag, true)));
  return repositories.flatMap(({ name, known, identity }) => {
    const changed = identity === undefined ? [] : (known?.releases ?? []).filter(({ isChanged }) => isChanged === true);
    return changed.flatMap(({ tag }) =>
      scanned.has(renderReleaseName(name, tag, true)) ? [] : renderReleaseName(name, tag, isOfMany),
    );
  });
}

/** Keeps the last scans, and the last whole one, which the badge states even if all later ones were partial. */
function keepLast(scans: readonly ScanCounts[]): readonly ScanCounts[] {
  const kept = scans.slice(-maxScans);
  const whole = scans.findLast(({ isWhole: wasWhole }) => wasWhole);
  return whole === undefined || kept.includes(whole) ? kept : [whole, ...kept.slice(1)];
}

/** Whether a baseline records anything: that of a dry run, or of a scan in an outage, may be empty. */
export function hasRecords(baseline: Baseline | undefined): baseline is Baseline {
  return baseline !== undefined && baseline.repositories.length > 0;
}

function sortByState(rows: readonly RowView[]): readonly RowView[] {
  return statesByUrgency.flatMap((state) => rows.filter((row) => row.state === state));
}

/** Returns a release's state: an alarm outweighs what could not be asked, and that outweighs the rest. */
function stateOf({ findings, notAsked, recorded }: ReleaseScan): ReleaseState {
  if (findings.some(isAlarm)) return "changed";
  if (notAsked.size > 0) return "not asked";
  return recorded === undefined ? "unrecorded" : "as recorded";
}

/** Counts releases by state; those of a repository that is gone are changed. */
function countReleases(releases: readonly ReleaseScan[], repositories: readonly LocatedRepository[]) {
  const all = releases.map(stateOf);
  const count = (state: ReleaseState): number => all.filter((one) => one === state).length;
  const gone = repositories.flatMap(({ identity, known }) => (identity === undefined ? (known?.releases ?? []) : []));
  return {
    asRecorded: count("as recorded"),
    changed: count("changed") + gone.length,
    unrecorded: count("unrecorded"),
    notAsked: count("not asked"),
  };
}

function toRepositoryRow(repository: LocatedRepository, scan: Scan): RowView {
  const { name, known, identity } = repository;
  const isGone = identity === undefined;
  const releases = scan.releases.filter((one) => one.repository === name);
  const isPartial = scan.faults.some((fault) => fault.repository === name);
  const own = nonEmpty([isGone && "changed", isPartial && "not asked", ...releases.map(stateOf)]);
  return {
    name,
    state: statesByUrgency.find((state) => own.includes(state)) ?? "unrecorded",
    counts: nonEmpty([
      isGone
        ? `gone, with ${counted(known?.releases.length ?? 0, "release")}`
        : renderStates(countReleases(releases, []), ""),
      known === undefined && "the record begins now",
    ]).join("; "),
  };
}

function renderScanHeadline(
  { repositories, releases, skipped, results }: Scan,
  counts: ScanCounts,
  isAlarming: boolean,
): string {
  const end = areFromTestChain(results) ? " (demonstration only)" : "";
  if (skipped !== undefined) return "⏭️ Nothing was looked at";
  const part = counts.isWhole ? "" : "; only a part could be asked";
  const states = renderStates(counts, repositories.length > 1 ? ` of ${repositories.length} repositories` : "");
  if (isAlarming) return `❌ ${states}${part}${end}`;
  if (results.some(({ verdict }) => verdict === "failed"))
    return `⛔ ${counts.notAsked < releases.length ? "Only a part could be asked: " : ""}${states}${end}`;
  if (!counts.isWhole && releases.length === 0)
    return "📡 GitHub gave no usable answer, so nothing is known of the releases";
  if (!counts.isWhole) return `📡 Only a part could be asked: ${states}${end}`;
  if (releases.length === 0) return "⚠️ No releases, nothing to look at";
  return counts.asRecorded === 0 ? `➖ Nothing is recorded yet: ${states}${end}` : `✅ ${states}${end}`;
}

/** Renders the number of releases in each state; `place` is ` of 40 repositories`, or nothing. */
function renderStates(counts: ReturnType<typeof countReleases>, place: string): string {
  const { asRecorded, changed, unrecorded, notAsked } = counts;
  const states = [
    [changed, "not as recorded"],
    [asRecorded, "as recorded"],
    [unrecorded, "unrecorded"],
    [notAsked, "could not be asked"],
  ] as const;
  const present = states.filter(([count]) => count > 0);
  const [only] = present;
  if (only === undefined) return `no releases${place}`;
  const all = `${counted(changed + asRecorded + unrecorded + notAsked, "release")}${place}`;
  return present.length === 1 ? `${all} ${only[1]}` : `${all}: ${present.map((state) => state.join(" ")).join(", ")}`;
}

/** Makes a release's row: what record, GitHub and chain say of its files, then what was found. */
function toReleaseRow(release: ReleaseScan, isOfMany: boolean): RowView {
  const { repository, tag, recorded, isGone, findings, notAsked, onChain, signed } = release;
  const changed = new Set(findings.filter(isAlarm).flatMap(({ asset }) => asset ?? []));
  const lines = recorded?.assets ?? [];
  const unchanged = lines.filter(({ name, anchor }) => {
    return !isGone && !changed.has(name) && !changed.has(anchor?.list ?? name) && !notAsked.has(name);
  });
  const count = (state: ChainState | undefined, words: string): string | false => {
    const { length } = unchanged.filter(({ name }) => onChain.get(name) === state && signed?.has(name) !== true);
    return length > 0 && `${length} ${words}`;
  };
  const confirmed = unchanged.filter(({ name }) => onChain.get(name) === "held");
  const dated = unchanged.filter(({ name }) => signed?.get(name)?.verdict === "timestamped");
  const files = nonEmpty([
    signed !== undefined && lines.length > 0 && `${dated.length} of ${counted(lines.length, "file")} time-stamped`,
    onChain.size > 0 && signed === undefined && `${confirmed.length} of ${counted(lines.length, "file")} confirmed`,
    count(undefined, "as the baseline saw them"),
    count("young", "stamped just now"),
    count("never", "never anchored"),
    notAsked.size > 0 && `${notAsked.size} not asked`,
  ]);
  const kinds = [...Map.groupBy(findings, ({ kind }) => kind)];
  const labels = kinds.map(([kind, { length }]) => (length > 1 ? `${length} ` : "") + findingFacts[kind].label);
  return {
    name: renderReleaseName(repository, tag, isOfMany),
    state: stateOf(release),
    counts: nonEmpty([files.join(", "), labels.join(", ")]).join("; "),
  };
}
