import { isAlarm } from "../compare/finding.ts";
import { isUnasked, type ReleaseLook, type RepositorySight } from "./look.ts";

/** What was recorded of one release, in numbers of names; `changed` counts findings. */
export interface ReleaseCounts {
  readonly recorded: number;
  readonly confirmed: number;
  readonly changed: number;
  readonly notAsked: number;
}

/** Counts a release; `outcomes` is what was said of each digest that a record claims. */
export function countRelease(
  { recorded, seen, findings, faults }: ReleaseLook,
  outcomes: RepositorySight["outcomes"],
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
