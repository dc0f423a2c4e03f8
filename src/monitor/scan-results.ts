/** Converts a scan to results: one for each recorded digest, and for each other thing that is not as recorded. */
import type { AnchorError } from "../core/errors.ts";
import { withoutUndefined } from "../core/members.ts";
import type { Outcome } from "../core/outcome.ts";
import type { Report, Result } from "../core/report.ts";
import { given } from "../core/text.ts";
import { type Finding, isAlarm, nounOf, renderEvent, toPlace } from "./finding.ts";
import type { RecordedAsset } from "./monitor-file.ts";
import type { ChainStanding } from "./recorded.ts";
import { isPassingFault } from "./repository.ts";
import { findingsOf, type ReleaseScan, type Scan } from "./scan.ts";

/** Returns what could not be asked: each reason with the names that it is about. */
export function toFaults({ results }: Report): readonly { readonly why: string; readonly names: readonly string[] }[] {
  const faults = results.flatMap(({ subject: { name }, outcome }) => {
    if (outcome.kind === "unreachable" || outcome.kind === "failed") return [{ name, why: outcome.error.message }];
    return outcome.kind === "unknown" ? [{ name, why: outcome.note }] : [];
  });
  const reasons = [...Map.groupBy(faults, ({ why }) => why)];
  return reasons.map(([why, about]) => ({ why, names: [...new Set(about.map(({ name }) => name))] }));
}

/**
 * Returns the results of a scan: those of each release, then the parts that could not be asked.
 *
 * @param own what a scan that was skipped is named by
 */
export function toResults(scan: Scan, own: string): readonly Result[] {
  const { repositories, releases, faults, outcomes, skipped } = scan;
  const isOfMany = repositories.length > 1;
  const gone = findingsOf({ repositories, releases: [] });
  return [
    ...gone.map((finding) => toResult(finding.repository, toChangedOutcome(finding))),
    ...releases.flatMap((release) => toReleaseResults(release, outcomes, isOfMany)),
    ...(skipped === undefined ? [] : [toResult(own, { kind: "skipped", note: skipped })]),
    ...faults.map(({ repository, part, error }) => {
      const name = given([(isOfMany || part === undefined) && repository, part]).join(": ");
      return toResult(name, toFaultOutcome(error));
    }),
  ];
}

function toResult(name: string, outcome: Outcome): Result {
  return { subject: { name }, outcome };
}

function toReleaseResults(release: ReleaseScan, outcomes: Scan["outcomes"], isOfMany: boolean): readonly Result[] {
  const { recorded, findings, faults } = release;
  const place = toPlace(release.repository, release.tag, isOfMany);
  const alarms = findings.filter(isAlarm);
  const lines = release.isGone ? [] : (recorded?.assets ?? []);
  const covered = new Set(lines.map(({ name }) => name));
  const lists = new Set(lines.flatMap(({ anchor }) => anchor?.list ?? []));
  // The files of a list that the chain does not hold have the outcome that says so; all else has a row of its own.
  const others = alarms.filter(({ asset, kind }) => {
    return asset === undefined || !(covered.has(asset) || (kind === "not-anchored" && lists.has(asset)));
  });
  return [
    ...lines.flatMap((line) => toLineResult(line, place, release, alarms, outcomes) ?? []),
    ...others.map((finding) => {
      return toResult(finding.asset === undefined ? place : `${place}/${finding.asset}`, toChangedOutcome(finding));
    }),
    ...[...faults].flatMap(([name, error]) =>
      covered.has(name) ? [] : [toResult(`${place}/${name}`, toFaultOutcome(error))],
    ),
  ];
}

/** Returns an asset's result; one that only the baseline recorded has none while it is unchanged. */
function toLineResult(
  { name, anchor, sha3_256: digest, sha256 }: RecordedAsset,
  place: string,
  { faults, onChain }: ReleaseScan,
  alarms: readonly Finding[],
  outcomes: Scan["outcomes"],
): Result | undefined {
  // What the chain does not hold has the outcome that says so.
  const changed = alarms.find(({ kind, asset }) => asset === name && kind !== "not-anchored");
  const fault = faults.get(name);
  const note = notes[onChain.get(name) ?? "held"];
  const asked: Outcome | undefined = note ? { kind: "skipped", note } : anchor && outcomes.get(anchor.digest);
  const outcome = changed ? toChangedOutcome(changed) : fault ? toFaultOutcome(fault) : asked;
  if (outcome === undefined) return undefined;
  return {
    subject: { name: `${place}/${name}`, ...withoutUndefined({ digest, sha256 }) },
    outcome,
    ...(outcome === asked && anchor?.list !== undefined && { coveredBy: anchor.digest }),
  };
}

/** Why the chain was not asked on purpose, or why its answer says nothing of a name that nobody claimed. */
const notes: Partial<Record<ChainStanding, string>> = {
  never: "It was never anchored.",
  young: "It was stamped less than block-time ago. The next look asks about it.",
};

const deedAdvice =
  "Find out who did this, and why. If you meant it, delete what the baseline records of it. Otherwise treat the release as attacked.";

/** Describes a finding in one plain sentence, next to a subject that names its asset and release. */
function toChangedOutcome(finding: Finding): Outcome {
  const { kind, asset, since } = finding;
  const what = asset === undefined ? `The ${nounOf(finding)}` : "It";
  const last = since === undefined ? "" : ` It was last as recorded on ${since.slice(0, 10)}.`;
  return {
    kind: "changed",
    note: `${what} ${renderEvent(finding)}${last}`,
    ...(kind !== "replaced" && { advice: deedAdvice }),
  };
}

/** In an outage nobody could be asked; about everything else a person has to do something. */
function toFaultOutcome(error: AnchorError): Outcome {
  return { kind: isPassingFault(error) ? "unreachable" : "failed", error };
}
