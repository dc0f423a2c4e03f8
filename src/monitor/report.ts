/** The report of a look, from which all its papers are made: counts, findings, results, and the file that it leaves. */
import type { AnchorError } from "../core/errors.ts";
import type { Outcome } from "../core/outcome.ts";
import { toReport, type Report, type Result } from "../core/report.ts";
import { maxScans, type Baseline, type ScanCounts, type MonitorFile } from "./baseline.ts";
import { isAlarm, type Finding } from "./finding.ts";
import type { RecordedAsset } from "./recorded.ts";
import { isPassingFault } from "./repository.ts";
import { isWhole, standingOf, type ReleaseScan, type RepositoryScan, type ReleaseStanding, isUnasked } from "./scan.ts";
import { sayFinding } from "./wording.ts";

export interface ScanReport {
  readonly scan: RepositoryScan;
  /** One result for each recorded digest, and for each other thing that is not as recorded. */
  readonly report: Report;
  readonly findings: readonly Finding[];
  readonly accepted: readonly Finding[];
  readonly look: ScanCounts;
  /** Of each release that was looked at, in their order. */
  readonly standings: readonly ReleaseStanding[];
  readonly file: MonitorFile;
  readonly hasBaseline: boolean;
}

/** @param finished when the look ended */
export function toScanReport(
  scan: RepositoryScan,
  baseline: Baseline | undefined,
  repository: string,
  finished: Date,
): ScanReport {
  const standings = scan.releases.map((release) => standingOf(release, scan.outcomes));
  const findings = scan.releases.flatMap((release) => release.findings);
  const count = (standing: ReleaseStanding): number => standings.filter((one) => one === standing).length;
  const look: ScanCounts = {
    finished: finished.toISOString(),
    isWhole: isWhole(scan),
    asRecorded: count("as recorded"),
    changed: count("changed"),
    unrecorded: count("unrecorded"),
    notAsked: count("not asked"),
  };
  const results = [
    ...scan.releases.flatMap((release) => toResults(release, scan)),
    ...(scan.skipped === undefined
      ? []
      : [{ subject: { name: repository }, outcome: { kind: "skipped", note: scan.skipped } } as const]),
    ...scan.faults.map(({ part, error }) => ({ subject: { name: part }, outcome: toFaultOutcome(error) })),
  ];
  return {
    scan,
    report: toReport("verify", results),
    findings: findings.toSorted((one, other) => Number(isAlarm(other)) - Number(isAlarm(one))),
    accepted: scan.releases.flatMap((release) => release.accepted),
    look,
    standings,
    file: toFile(scan, baseline, repository, look, findings),
    hasBaseline: baseline !== undefined,
  };
}

const standingsByUrgency = [
  "changed",
  "not asked",
  "unrecorded",
  "as recorded",
] as const satisfies readonly ReleaseStanding[];

/** The releases of a look with how each stands: what needs a person comes first. */
export function sortByStanding({
  scan,
  standings,
}: ScanReport): readonly { readonly release: ReleaseScan; readonly standing: ReleaseStanding }[] {
  return standingsByUrgency.flatMap((standing) =>
    scan.releases.flatMap((release, index) => (standings[index] === standing ? [{ release, standing }] : [])),
  );
}

function toFile(
  { releases }: RepositoryScan,
  baseline: Baseline | undefined,
  repository: string,
  look: ScanCounts,
  findings: readonly Finding[],
): MonitorFile {
  const seen = new Set(releases.map(({ tag }) => tag));
  const lastWhole = look.isWhole ? look.finished : baseline?.lastWhole;
  return {
    repository,
    finished: look.finished,
    ...(lastWhole !== undefined && { lastWhole }),
    looks: [...(baseline?.looks ?? []), look].slice(-maxScans),
    findings,
    // What this look was not about stays as it was.
    releases: [...releases.map(({ next }) => next), ...(baseline?.releases ?? []).filter(({ tag }) => !seen.has(tag))],
  };
}

function toResults(release: ReleaseScan, { outcomes }: RepositoryScan): readonly Result[] {
  const { tag, recorded, findings, faults } = release;
  const alarms = findings.filter(isAlarm);
  const lines = release.seen === "gone" ? [] : (recorded?.assets ?? []);
  const told = new Set(
    lines.flatMap(({ name, anchor }) => [name, ...(anchor?.list === undefined ? [] : [anchor.list])]),
  );
  const others = alarms.filter(({ asset }) => asset === undefined || !told.has(asset));
  return [
    ...lines.flatMap((line) => toLineResult(line, release, alarms, outcomes)),
    ...others.map((finding) => ({
      subject: { name: finding.asset === undefined ? tag : `${tag}/${finding.asset}` },
      outcome: toChangedOutcome(finding),
    })),
    ...[...faults]
      .filter(([name]) => !told.has(name))
      .map(([name, error]) => ({ subject: { name: `${tag}/${name}` }, outcome: toFaultOutcome(error) })),
  ];
}

/**
 * An asset that only the baseline recorded has no result while it is as recorded: no evidence claims that the chain
 * holds it.
 */
function toLineResult(
  line: RecordedAsset,
  { tag, faults }: ReleaseScan,
  alarms: readonly Finding[],
  outcomes: RepositoryScan["outcomes"],
): readonly Result[] {
  const { name, anchor, sha3_256: digest, sha256 } = line;
  const changed = alarms.find(({ kind, asset }) => asset === name && kind !== "not-anchored");
  const fault = faults.get(name);
  const asked = anchor && outcomes.get(anchor.digest);
  const outcome = changed ? toChangedOutcome(changed) : fault ? toFaultOutcome(fault) : asked;
  if (outcome === undefined) return [];
  const subject = {
    name: `${tag}/${name}`,
    ...(digest !== undefined && { digest }),
    ...(sha256 !== undefined && { sha256 }),
  };
  const isCovered = outcome === asked && anchor?.list !== undefined;
  return [{ subject, outcome, ...(isCovered && { coveredBy: anchor.digest }) }];
}

function toChangedOutcome(finding: Finding): Outcome {
  return { kind: "changed", note: sayFinding(finding) };
}

/** In an outage nobody could be asked; about everything else a person has to do something. */
function toFaultOutcome(error: AnchorError): Outcome {
  return { kind: isPassingFault(error) ? "unreachable" : "failed", error };
}

/** What was recorded of one release, in numbers of names; `changed` counts findings. */
export interface ReleaseCounts {
  readonly recorded: number;
  readonly confirmed: number;
  readonly changed: number;
  readonly notAsked: number;
}

/** Counts a release; `outcomes` is what was said of each digest that a record claims. */
export function countRelease(
  { recorded, seen, findings, faults }: ReleaseScan,
  outcomes: RepositoryScan["outcomes"],
): ReleaseCounts {
  const lines = recorded?.assets ?? [];
  const alarms = findings.filter(isAlarm);
  const changed = new Set(alarms.flatMap(({ asset }) => asset ?? []));
  const silent = lines.filter((line) => !faults.has(line.name) && isUnasked(line, outcomes));
  const notAsked = new Set([...faults.keys(), ...silent.map(({ name }) => name)]);
  const confirmed = lines.filter(({ name, anchor }) => {
    return seen !== "gone" && !changed.has(name) && !changed.has(anchor?.list ?? "") && !notAsked.has(name);
  });
  return {
    recorded: lines.length,
    confirmed: confirmed.length,
    changed: alarms.length,
    notAsked: notAsked.size,
  };
}
