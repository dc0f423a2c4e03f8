/** What a scan says of each recorded digest, and of each other thing that is not as recorded. */
import type { AnchorError } from "../core/errors.ts";
import type { Outcome } from "../core/outcome.ts";
import type { Result } from "../core/report.ts";
import { findingFacts, isAlarm, nounOf, type Finding } from "./finding.ts";
import type { RecordedAsset } from "./recorded.ts";
import { isPassingFault } from "./repository.ts";
import type { ReleaseScan, RepositoryScan } from "./scan.ts";

/** The results of a scan of `repository`: those of each release, then the parts that could not be asked. */
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
  const covered = new Set(lines.flatMap(({ name, anchor }) => [name, anchor?.list ?? name]));
  const others = alarms.filter(({ asset }) => asset === undefined || !covered.has(asset));
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

/**
 * An asset that only the baseline recorded has no result while it is as recorded: no evidence claims that the chain
 * holds it.
 */
function toLineResult(
  { name, anchor, sha3_256: digest, sha256 }: RecordedAsset,
  { tag, faults }: ReleaseScan,
  alarms: readonly Finding[],
  outcomes: RepositoryScan["outcomes"],
): Result | undefined {
  // What the chain does not hold has the outcome that says so.
  const changed = alarms.find(({ kind, asset }) => asset === name && kind !== "not-anchored");
  const fault = faults.get(name);
  const asked = anchor && outcomes.get(anchor.digest);
  const outcome = changed ? toChangedOutcome(changed) : fault ? toFaultOutcome(fault) : asked;
  if (outcome === undefined) return undefined;
  return {
    subject: {
      name: `${tag}/${name}`,
      ...(digest !== undefined && { digest }),
      ...(sha256 !== undefined && { sha256 }),
    },
    outcome,
    ...(outcome === asked && anchor?.list !== undefined && { coveredBy: anchor.digest }),
  };
}

/** A finding in one plain sentence, beside a subject that names its asset and release. */
function toChangedOutcome({ kind, asset, since }: Finding): Outcome {
  const what = asset === undefined ? `The ${nounOf(kind)}` : "It";
  const last = since === undefined ? "" : ` It was last as recorded on ${since.slice(0, 10)}.`;
  return { kind: "changed", note: `${what} ${findingFacts[kind].sentence}.${last}` };
}

/** In an outage nobody could be asked; about everything else a person has to do something. */
function toFaultOutcome(error: AnchorError): Outcome {
  return { kind: isPassingFault(error) ? "unreachable" : "failed", error };
}
