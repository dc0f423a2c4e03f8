/** What subjects are called in lists, results and evidence (interface §1.1 `names`). */
import { AnchorError } from "../../domain/errors.ts";
import { toAssetName } from "../output-dir/file-names.ts";
import type { Inputs } from "../inputs/inputs.ts";
import { toLineName, toLineNames } from "../text/line.ts";
import { nameOf, type Candidate, type ListedCandidates } from "./candidate.ts";

/**
 * The candidates, and their list, under the names that the inputs want. An asset keeps the name that GitHub gave it.
 *
 * @throws AnchorError `INPUT_INVALID` when files of several folders would have one name
 */
export function withWantedNames(listed: ListedCandidates, inputs: Inputs): ListedCandidates {
  if (!isByBaseName(inputs)) return listed;
  const { candidates, list } = listed;
  const named = candidates.map(withBaseName);
  refuseTwins(candidates, named);
  return { candidates: named, ...(list && { list: { ...list, name: toAssetName(list.name) } }) };
}

/** Release assets have no folders: what stands beside them is named as they are. */
export function isByBaseName({ names, fromRelease, releaseAttach }: Inputs): boolean {
  if (names !== "auto") return names === "base";
  return fromRelease || releaseAttach === "assets" || releaseAttach === "both";
}

function withBaseName(candidate: Candidate): Candidate {
  if (candidate.kind === "asset") return candidate;
  if (candidate.kind === "file") {
    const { source } = candidate;
    return { ...candidate, source: { ...source, name: toAssetName(source.name) } };
  }
  const { subject } = candidate;
  // Without a path it is a pattern that leads out of the workspace, and no file.
  if (candidate.kind === "failed")
    return subject.path === undefined
      ? candidate
      : { ...candidate, subject: { ...subject, name: toAssetName(subject.name) } };
  return { ...candidate, subject: { ...candidate.subject, name: toAssetName(subject.name) } };
}

function refuseTwins(candidates: readonly Candidate[], named: readonly Candidate[]): void {
  const places = Map.groupBy(named.keys(), (index) => nameAt(named, index));
  const twins = [...places].filter(([, indexes]) => indexes.length > 1);
  if (twins.length === 0) return;
  const lines = twins.map(([name, indexes]) => {
    return `${toLineName(name)}: ${toLineNames(indexes.map((index) => nameAt(candidates, index)))}`;
  });
  const shown = lines.slice(0, mostTwins).join("\n");
  throw new AnchorError(
    "INPUT_INVALID",
    `Files of several folders would have one name, and names is base here.\n${shown}`,
    {
      hint: "Set names: path, give the files different names, or narrow the patterns. Nothing was sent.",
    },
  );
}

/** Names that are told in full. */
const mostTwins = 20;

function nameAt(candidates: readonly Candidate[], index: number): string {
  const candidate = candidates[index];
  return candidate === undefined ? "" : nameOf(candidate).name;
}
