import type { RepositorySight, ReleaseLook } from "../look/look.ts";
import { countRelease } from "../look/release-counts.ts";

/** How a release stands in numbers, such as `1 of 2 confirmed, 1 changed`; what is zero is left out. */
export function sayCounts(release: ReleaseLook, outcomes: RepositorySight["outcomes"]): string {
  const { recorded, confirmed, changed, notAsked } = countRelease(release, outcomes);
  return [
    ...(release.recorded === undefined ? [] : [`${confirmed} of ${recorded} confirmed`]),
    ...(changed > 0 ? [`${changed} changed`] : []),
    ...(notAsked > 0 ? [`${notAsked} not asked`] : []),
    ...(release.seen === "gone" ? ["gone"] : []),
  ].join(", ");
}
