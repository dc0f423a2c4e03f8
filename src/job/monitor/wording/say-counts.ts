import { findingFacts, isAlarm, type Finding } from "../compare/finding.ts";
import type { RepositorySight, ReleaseLook } from "../look/look.ts";
import { countRelease } from "../look/release-counts.ts";

/** How a release stands in numbers, such as `1 of 2 confirmed, 1 changed (replaced)`; what is zero is left out. */
export function sayCounts(release: ReleaseLook, outcomes: RepositorySight["outcomes"]): string {
  const { recorded, confirmed, changed, notAsked } = countRelease(release, outcomes);
  return [
    ...(release.recorded === undefined ? [] : [`${confirmed} of ${recorded} confirmed`]),
    ...(changed > 0 ? [`${changed} changed (${labelsOf(release.findings.filter(isAlarm)).join(", ")})`] : []),
    ...labelsOf(release.findings.filter((finding) => !isAlarm(finding))),
    ...(notAsked > 0 ? [`${notAsked} not asked`] : []),
  ].join(", ");
}

/** What the findings are about, such as `2 replaced`. */
function labelsOf(findings: readonly Finding[]): readonly string[] {
  const kinds = Map.groupBy(findings, ({ kind }) => kind);
  return [...kinds].map(([kind, { length }]) => (length > 1 ? `${length} ` : "") + findingFacts[kind].label);
}
