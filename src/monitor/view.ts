/** A scan as it is shown: log, terminal, summary, issue, badge and outputs are all made from this. */
import { toReport, type Report } from "../core/report.ts";
import { findingFacts, isAlarm, nounOf, type Finding, type Side } from "./finding.ts";
import { maxScans, type Baseline, type ScanCounts } from "./monitor-file.ts";
import { isSameBytes } from "./recorded.ts";
import { toResults } from "./results.ts";
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
  /** Why nobody was asked, where nobody was. */
  readonly skipped?: string;
  /** Findings that say that a release is not as recorded. */
  readonly alarms: readonly FindingView[];
  /** Findings that are only reported. */
  readonly notices: readonly FindingView[];
  readonly accepted: readonly FindingView[];
  /** What needs a person comes first. */
  readonly releases: readonly ReleaseView[];
  /** The tags of releases that nothing recorded, as GitHub lists them. */
  readonly unrecorded: readonly string[];
  /** What could not be asked: each reason with the names that it is about. */
  readonly faults: readonly { readonly why: string; readonly names: readonly string[] }[];
}

/** A part of a phrase: our own words, or what came from elsewhere and is quoted where it is shown. */
export type Part = string | { readonly name: string } | { readonly text: string };
export type Phrase = readonly Part[];

export interface FindingView {
  readonly finding: Finding;
  /** What it is about. */
  readonly subject: Phrase;
  /** What became of it. */
  readonly sentence: string;
  /** Both sides where they differ, and since when. */
  readonly facts: readonly Phrase[];
}

export interface ReleaseView {
  readonly tag: string;
  readonly standing: ReleaseStanding;
  readonly isRecorded: boolean;
  /** Numbers of names, such as `1 of 2 confirmed, 1 changed (replaced)`; what is zero is left out. */
  readonly counts: string;
}

const standings = ["changed", "not asked", "unrecorded", "as recorded"] as const;

/** How a release stands; what needs a person comes first. */
export type ReleaseStanding = (typeof standings)[number];

/** What to do about what is not as recorded, in Markdown and in plain text alike. */
export const advice = {
  stranger:
    "treat these files as tampered with: take them down, tell who may have downloaded them, and change the credentials that can write releases.",
  owner:
    "If you did, accept it: delete it from the baseline (an asset's line, the `commit` of a moved tag, the entry of a removed release), or name the new digest of a replaced asset in the input `accept`. Stamp what is new; a new stamp also mends evidence.",
} as const;

/**
 * The view of a scan.
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
  const states = renderCounts(counts);
  if (skipped !== undefined) return "⏭️ Nothing was looked at";
  const part = counts.isWhole ? "" : "; only a part could be asked";
  if (alarms > 0) return `❌ ${counted(alarms, "finding")}: ${states}${part}${end}`;
  if (tally.failed > 0) return `⛔ ${states}, ${tally.failed} failed${end}`;
  if (!counts.isWhole && releases.length === 0) return "📡 Nothing could be asked";
  if (!counts.isWhole) return `📡 Only a part could be asked: ${states}${end}`;
  return releases.length === 0 ? "⚠️ No releases, nothing to look at" : `✅ ${states}${end}`;
}

function renderCounts({ isWhole: whole, asRecorded, changed, unrecorded, notAsked }: ScanCounts): string {
  const states = [
    ...(changed > 0 ? [`${counted(changed, "release")} not as recorded`] : []),
    ...(asRecorded > 0 || (whole && changed === 0) ? [`${counted(asRecorded, "release")} as recorded`] : []),
    ...(unrecorded > 0 ? [`${unrecorded} unrecorded`] : []),
    ...(notAsked > 0 ? [`${notAsked} could not be asked`] : []),
  ];
  return states.join(", ") || "nothing could be asked";
}

/** A number with its noun, such as `1 release` and `2 releases`. */
export function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? "" : "s"}`;
}

/** An alarm counts more than what could not be asked, and that more than the rest. */
function toReleaseView({ tag, recorded, seen, findings, notAsked }: ReleaseScan): ReleaseView {
  const alarms = findings.filter(isAlarm);
  const changed = new Set(alarms.flatMap(({ asset }) => asset ?? []));
  const lines = recorded?.assets ?? [];
  const confirmed = lines.filter(({ name, anchor }) => {
    return seen !== "gone" && !changed.has(name) && !changed.has(anchor?.list ?? name) && !notAsked.has(name);
  });
  const rest = recorded === undefined ? "unrecorded" : "as recorded";
  const counts = [
    ...(recorded === undefined ? [] : [`${confirmed.length} of ${lines.length} confirmed`]),
    ...(alarms.length > 0 ? [`${alarms.length} changed (${labelsOf(alarms).join(", ")})`] : []),
    ...labelsOf(findings.filter((finding) => !isAlarm(finding))),
    ...(notAsked.size > 0 ? [`${notAsked.size} not asked`] : []),
  ];
  return {
    tag,
    standing: alarms.length > 0 ? "changed" : notAsked.size > 0 ? "not asked" : rest,
    isRecorded: recorded !== undefined,
    counts: counts.join(", "),
  };
}

/** What the findings are about, such as `2 replaced`. */
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

/** A finding in words: what it is about, what became of it, and both sides where they differ. */
export function toFindingView(finding: Finding): FindingView {
  const { kind, release, asset, recorded, seen, since } = finding;
  return {
    finding,
    subject:
      asset === undefined ? [`The ${nounOf(kind)} `, { name: release }] : [{ name: asset }, " of ", { name: release }],
    sentence: `${findingFacts[kind].sentence}.`,
    facts: [
      ...toSideFacts("recorded", recorded, seen),
      ...toSideFacts("now", seen, recorded),
      ...(since === undefined ? [] : [["last as recorded on ", { text: since.slice(0, 10) }]]),
    ],
  };
}

/** What one side says that the other does not. */
function toSideFacts(label: string, side: Side | undefined, other: Side | undefined): readonly Phrase[] {
  if (side === undefined) return [];
  const { name, sha3_256, sha256, commit, block } = side;
  // Where SHA-256 tells the sides apart, the SHA3-256 of one side alone only takes room.
  const isToldApart = sha256 !== undefined && other?.sha256 !== undefined && other.sha3_256 === undefined;
  const phrases: readonly Phrase[] = [
    ...(name === undefined ? [] : [[{ name }]]),
    ...toUploadFacts(side, other),
    ...(sha3_256 === undefined || isToldApart ? [] : [["SHA3-256 ", { name: sha3_256 }]]),
    ...(sha256 === undefined ? [] : [["SHA-256 ", { name: sha256 }]]),
    ...(commit === undefined ? [] : [["commit ", { name: commit }]]),
    ...(block === undefined ? [] : [[`block ${block}`]]),
  ];
  const joined = phrases.flatMap((phrase, index) => (index === 0 ? phrase : [", ", ...phrase]));
  return joined.length === 0 ? [] : [[`${label}: `, ...joined]];
}

/** Who uploaded it, when and as which asset, where the other side says something else. */
function toUploadFacts(side: Side, other: Side | undefined): readonly Phrase[] {
  const { id, uploader, uploaded } = side;
  const isOtherUpload = uploader !== other?.uploader || uploaded !== other?.uploaded;
  // Of two uploads of the same bytes by one person in one minute, only the id differs.
  const isOtherAsset =
    id !== undefined && other?.id !== undefined && id !== other.id && isSameBytes(side, other) === true;
  return [
    ...(uploader !== undefined && uploaded !== undefined && isOtherUpload
      ? [["uploaded by ", { name: uploader }, " on ", { text: uploaded.slice(0, 16).replace("T", " ") }, " UTC"]]
      : []),
    ...(isOtherAsset ? [[`asset id ${id}`]] : []),
  ];
}

/** `phrase` with what came from elsewhere quoted: names and digests by `name`, other words by `text`. */
export function renderPhrase(
  phrase: Phrase,
  quote: { readonly name: (name: string) => string; readonly text: (words: string) => string },
): string {
  return phrase
    .map((part) => {
      if (typeof part === "string") return part;
      return "name" in part ? quote.name(part.name) : quote.text(part.text);
    })
    .join("");
}
