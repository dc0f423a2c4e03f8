/** Builds the view of a scan, from which log, terminal, summary, issue, badge and outputs are made. */
import type { AnchorError } from "../core/errors.ts";
import type { Outcome } from "../core/outcome.ts";
import { type Report, type Result, toReport } from "../core/report.ts";
import { withoutUndefined } from "../core/members.ts";
import { given } from "../core/text.ts";
import { type Finding, findingFacts, type FindingView, isAlarm, nounOf, toFindingView } from "./finding.ts";
import { type Baseline, maxScans, type ScanCounts } from "./monitor-file.ts";
import type { ChainStanding, RecordedAsset } from "./recorded.ts";
import { isPassingFault } from "./repository.ts";
import { isWhole, type ReleaseScan, type RepositoryScan } from "./scan.ts";

export interface ScanView {
  /** One result for each recorded digest, and for each other thing that is not as recorded. */
  readonly report: Report;
  /** The scan in one line: the worst first, our words only. */
  readonly headline: string;
  readonly counts: ScanCounts;
  /** The last scans in short, the oldest first, this one at the end. */
  readonly history: readonly ScanCounts[];
  readonly hasBaseline: boolean;
  /** Why the scan was skipped: neither GitHub nor the chain was asked. Absent when it ran. */
  readonly skipped?: string;
  /** Findings that say that a release is not as recorded. */
  readonly alarms: readonly FindingView[];
  /** Findings that are shown, raise no alarm and do not fail the run. */
  readonly notices: readonly FindingView[];
  readonly accepted: readonly FindingView[];
  /** The releases; those that need a person come first. */
  readonly releases: readonly ReleaseView[];
  /** The tags of releases that nothing recorded, as GitHub lists them. */
  readonly unrecorded: readonly string[];
  /** What could not be asked: each reason with the names that it is about. */
  readonly faults: readonly { readonly why: string; readonly names: readonly string[] }[];
}

export interface ReleaseView {
  readonly tag: string;
  readonly standing: ReleaseStanding;
  readonly isRecorded: boolean;
  /** Counts of names, such as `1 of 2 confirmed, 1 changed (replaced)`; counts of zero are left out. */
  readonly counts: string;
}

const standings = ["changed", "not asked", "unrecorded", "as recorded"] as const;

/** The state of a release; states that need a person come first. */
export type ReleaseStanding = (typeof standings)[number];

/** Advice on what is not as recorded, for both Markdown and plain text. */
export const advice = {
  stranger:
    "treat these files as tampered with: take them down, tell who may have downloaded them, and change the credentials that can write releases.",
  owner:
    "If you did, accept it: delete it from the baseline (an asset's line, the `commit` of a moved tag, the entry of a removed release), or name the new digest of a replaced asset in the input `accept`. Stamp what is new; a new stamp also mends evidence.",
} as const;

/**
 * Builds the view of a scan.
 *
 * @param repository `owner/name`
 * @param finished when the scan ended
 */
export function toScanView(
  scan: RepositoryScan,
  baseline: Baseline | undefined,
  repository: string,
  finished: Date,
): ScanView {
  const releases = scan.releases.map(toReleaseView);
  const count = (standing: ReleaseStanding): number => releases.filter((one) => one.standing === standing).length;
  const counts: ScanCounts = {
    finished: finished.toISOString(),
    isWhole: isWhole(scan),
    asRecorded: count("as recorded"),
    changed: count("changed"),
    unrecorded: count("unrecorded"),
    notAsked: count("not asked"),
  };
  const report = toReport("verify", toResults(scan, repository));
  const findings = scan.releases.flatMap((release) => release.findings.map(toFindingView));
  const alarms = findings.filter(({ finding }) => isAlarm(finding));
  return {
    report,
    headline: renderHeadline(scan, report, counts, alarms.length),
    counts,
    history: [...(baseline?.scans ?? []), counts].slice(-maxScans),
    hasBaseline: baseline !== undefined,
    ...(scan.skipped !== undefined && { skipped: scan.skipped }),
    alarms,
    notices: findings.filter(({ finding }) => !isAlarm(finding)),
    accepted: scan.releases.flatMap((release) => release.accepted.map(toFindingView)),
    releases: standings.flatMap((standing) => releases.filter((release) => release.standing === standing)),
    unrecorded: releases.flatMap(({ tag, isRecorded }) => (isRecorded ? [] : [tag])),
    faults: toFaults(scan.faults, report),
  };
}

function renderHeadline(
  { releases, skipped }: RepositoryScan,
  { demo, tally }: Report,
  counts: ScanCounts,
  alarms: number,
): string {
  const end = demo ? " (demonstration only)" : "";
  if (skipped !== undefined) return "⏭️ Nothing was looked at";
  const part = counts.isWhole ? "" : "; only a part could be asked";
  if (alarms > 0) return `❌ ${renderCounts(counts, counted(alarms, "finding"))}${part}${end}`;
  const states = renderCounts(counts);
  if (tally.failed > 0) return `⛔ ${states}${end}`;
  if (!counts.isWhole && releases.length === 0) return "📡 Nothing could be asked";
  if (!counts.isWhole) return `📡 Only a part could be asked: ${states}${end}`;
  if (releases.length === 0) return "⚠️ No releases, nothing to look at";
  return counts.asRecorded === 0 ? `➖ Nothing is recorded yet: ${states}${end}` : `✅ ${states}${end}`;
}

/** Renders how many releases are in each state: where it is one state, the releases and the state in one. */
function renderCounts({ asRecorded, changed, unrecorded, notAsked }: ScanCounts, findings?: string): string {
  const states = [
    [changed, "not as recorded"],
    [asRecorded, "as recorded"],
    [unrecorded, "unrecorded"],
    [notAsked, "could not be asked"],
  ] as const;
  const present = states.filter(([count]) => count > 0);
  const all = counted(changed + asRecorded + unrecorded + notAsked, "release");
  const [only] = present;
  if (only === undefined) return "nothing could be asked";
  if (present.length === 1) return `${findings === undefined ? "" : `${findings}: `}${all} ${only[1]}`;
  const head = findings === undefined ? all : `${findings} in ${all}`;
  return `${head}: ${present.map(([count, state]) => `${count} ${state}`).join(", ")}`;
}

/** Renders a number with its noun, such as `1 release` and `2 releases`. */
export function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? "" : "s"}`;
}

/** Builds a release's view; an alarm outweighs what could not be asked, and that outweighs the rest. */
function toReleaseView({ tag, recorded, seen, findings, notAsked, onChain }: ReleaseScan): ReleaseView {
  const alarms = findings.filter(isAlarm);
  const changed = new Set(alarms.flatMap(({ asset }) => asset ?? []));
  const lines = recorded?.assets ?? [];
  const unchanged = lines.filter(({ name, anchor }) => {
    return seen !== "gone" && !changed.has(name) && !changed.has(anchor?.list ?? name) && !notAsked.has(name);
  });
  const count = (standing: ChainStanding | undefined, words: string): string | false => {
    const { length } = unchanged.filter(({ name }) => onChain.get(name) === standing);
    return length > 0 && `${length} ${words}`;
  };
  const confirmed = unchanged.filter(({ name }) => ["held", "resting"].includes(onChain.get(name) ?? ""));
  const rest = recorded === undefined ? "unrecorded" : "as recorded";
  const counts = given([
    recorded !== undefined && `${confirmed.length} of ${lines.length} confirmed`,
    alarms.length > 0 && `${alarms.length} changed (${labelsOf(alarms).join(", ")})`,
    ...labelsOf(findings.filter((finding) => !isAlarm(finding))),
    count("resting", "by earlier looks"),
    count(undefined, "without evidence"),
    count("young", "stamped just now"),
    count("never", "never anchored"),
    notAsked.size > 0 && `${notAsked.size} not asked`,
  ]);
  return {
    tag,
    standing: alarms.length > 0 ? "changed" : notAsked.size > 0 ? "not asked" : rest,
    isRecorded: recorded !== undefined,
    counts: counts.join(", "),
  };
}

/** Renders the labels of the findings with their counts, such as `2 replaced`. */
function labelsOf(findings: readonly Finding[]): readonly string[] {
  const kinds = Map.groupBy(findings, ({ kind }) => kind);
  return [...kinds].map(([kind, { length }]) => (length > 1 ? `${length} ` : "") + findingFacts[kind].label);
}

function toFaults(parts: RepositoryScan["faults"], { results }: Report): ScanView["faults"] {
  const faults = [
    ...parts.map(({ part, error }) => ({ name: part, why: error.message })),
    ...results.flatMap(({ subject: { name }, outcome }) => {
      if (outcome.kind === "unreachable" || outcome.kind === "failed") return [{ name, why: outcome.error.message }];
      return outcome.kind === "unknown" ? [{ name, why: outcome.note }] : [];
    }),
  ];
  const reasons = [...Map.groupBy(faults, ({ why }) => why)];
  return reasons.map(([why, about]) => ({ why, names: [...new Set(about.map(({ name }) => name))] }));
}

/** Returns the results of a scan of `repository`: those of each release, then the parts that could not be asked. */
export function toResults(scan: RepositoryScan, repository: string): readonly Result[] {
  const { releases, faults, outcomes, skipped } = scan;
  return [
    ...releases.flatMap((release) => toReleaseResults(release, outcomes)),
    ...(skipped === undefined
      ? []
      : [{ subject: { name: repository }, outcome: { kind: "skipped", note: skipped } } as const]),
    ...faults.map(({ part, error }) => ({ subject: { name: part }, outcome: toFaultOutcome(error) })),
  ];
}

function toReleaseResults(release: ReleaseScan, outcomes: RepositoryScan["outcomes"]): readonly Result[] {
  const { tag, recorded, findings, faults } = release;
  const alarms = findings.filter(isAlarm);
  const lines = release.seen === "gone" ? [] : (recorded?.assets ?? []);
  const covered = new Set(lines.map(({ name }) => name));
  const lists = new Set(lines.flatMap(({ anchor }) => anchor?.list ?? []));
  // The files of a list that the chain does not hold have the outcome that says so; all else has a row of its own.
  const others = alarms.filter(({ asset, kind }) => {
    return asset === undefined || !(covered.has(asset) || (kind === "not-anchored" && lists.has(asset)));
  });
  return [
    ...lines.flatMap((line) => toLineResult(line, release, alarms, outcomes) ?? []),
    ...others.map((finding) => ({
      subject: { name: finding.asset === undefined ? tag : `${tag}/${finding.asset}` },
      outcome: toChangedOutcome(finding),
    })),
    ...[...faults]
      .filter(([name]) => !covered.has(name))
      .map(([name, error]) => ({ subject: { name: `${tag}/${name}` }, outcome: toFaultOutcome(error) })),
  ];
}

/** Returns an asset's result; one that only the baseline recorded has none while it is unchanged. */
function toLineResult(
  { name, anchor, sha3_256: digest, sha256 }: RecordedAsset,
  { tag, faults, onChain }: ReleaseScan,
  alarms: readonly Finding[],
  outcomes: RepositoryScan["outcomes"],
): Result | undefined {
  // What the chain does not hold has the outcome that says so.
  const changed = alarms.find(({ kind, asset }) => asset === name && kind !== "not-anchored");
  const fault = faults.get(name);
  const asked = toUnasked(onChain.get(name)) ?? (anchor && outcomes.get(anchor.digest));
  const outcome = changed ? toChangedOutcome(changed) : fault ? toFaultOutcome(fault) : asked;
  if (outcome === undefined) return undefined;
  return {
    subject: { name: `${tag}/${name}`, ...withoutUndefined({ digest, sha256 }) },
    outcome,
    ...(outcome === asked && anchor?.list !== undefined && { coveredBy: anchor.digest }),
  };
}

/** Returns the outcome of what was not asked about on purpose, and of what nobody claimed to be on the chain. */
function toUnasked(standing: ChainStanding | undefined): Outcome | undefined {
  if (standing === "never") return { kind: "skipped", note: "It was never anchored." };
  if (standing === "resting") {
    return { kind: "skipped", note: "The chain has held it for over 30 days: one look in seven asks about it." };
  }
  if (standing !== "young") return undefined;
  return { kind: "skipped", note: "Its stamp is younger than block-time; the next look asks about it." };
}

/** Describes a finding in one plain sentence, next to a subject that names its asset and release. */
function toChangedOutcome({ kind, asset, since }: Finding): Outcome {
  const what = asset === undefined ? `The ${nounOf(kind)}` : "It";
  const last = since === undefined ? "" : ` It was last as recorded on ${since.slice(0, 10)}.`;
  return { kind: "changed", note: `${what} ${findingFacts[kind].sentence}.${last}` };
}

/** In an outage nobody could be asked; about everything else a person has to do something. */
function toFaultOutcome(error: AnchorError): Outcome {
  return { kind: isPassingFault(error) ? "unreachable" : "failed", error };
}
