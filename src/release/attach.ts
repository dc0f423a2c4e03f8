/** Attaches a run's evidence to its release. */
import { AnchorError } from "../core/errors.ts";
import { runFiles, statementAssetName } from "../core/file-names.ts";
import { readSectionData } from "../evidence/notes-data.ts";
import type { GitHub } from "../github/downloads.ts";
import type { Attempts } from "../host/attempts.ts";
import type { Clock } from "../host/clock.ts";
import type { Inputs } from "../host/inputs.ts";
import type { Attached, FinishedRun } from "../run/release-access.ts";
import type { Served } from "./compare.ts";
import { evidenceFiles } from "./evidence-files.ts";
import { permanentUrl, type Asset, type Release } from "./forge.ts";
import { putAsset } from "./put-asset.ts";
import type { Recorded } from "./read-recorded.ts";
import { renderSection, renderShorter, type SectionFacts } from "./render-section.ts";
import { writeSection } from "./write-section.ts";

/** What it is attached to, and as what. */
export interface Target {
  readonly github: GitHub;
  readonly release: Release;
  readonly attach: Inputs["releaseAttach"];
  readonly key: string;
  /** The section's name as people read it. */
  readonly name: string;
  readonly recorded: Recorded;
  readonly clock: Clock;
  readonly stop: AbortSignal;
  readonly warn: (message: string) => void;
}

/**
 * Attaches what the input asks for. When one file fails, the others are still attached; the errors are returned.
 *
 * @param served what the release serves of the run's files
 * @param attempts with the error of reading that, where it could not be read: then no file is attached
 */
export async function attachEvidence(
  target: Target,
  earned: FinishedRun,
  served: Served,
  { attempt, errors }: Attempts,
): Promise<Attached & { readonly hasConflict?: boolean }> {
  const { release, attach, stop } = target;
  if (stop.aborted) {
    return { errors: [new AnchorError("NOT_ATTEMPTED", "The run was cancelled before the release was written.")] };
  }
  const isPutting = attach !== "body" && errors.length === 0;
  let hasConflict = false;
  const putting = { ...target, onConflict: () => void (hasConflict = true) };
  const links = isPutting ? await putFiles(putting, earned, served.assets, attempt) : new Map<string, string>();
  if (hasConflict) return { errors: [...errors, conflict(target)], hasConflict };
  const isWithNotes = attach === "body" || attach === "both";
  const written = isWithNotes ? await attempt(() => writeNotes(target, earned, links, served)) : false;
  return { errors, ...((written === true || links.size > 0) && { url: release.url }) };
}

function conflict({ key }: Target): AnchorError {
  const name = statementAssetName(key);
  return new AnchorError(
    "ASSET_NOT_UPLOADED",
    `${name} is not attached: other runs of this job keep attaching theirs.`,
  );
}

/** @returns the permanent addresses of what is attached now, by name */
async function putFiles(
  target: Target & { readonly onConflict: () => void },
  earned: FinishedRun,
  known: readonly Asset[],
  attempt: Attempts["attempt"],
): Promise<ReadonlyMap<string, string>> {
  const { github, release, stop } = target;
  const store = { ...github, read: (asset: Asset, most: number) => github.read(asset, most, stop) };
  const links = new Map<string, string>();
  const files = await attempt(() => evidenceFiles(target, earned, known));
  for (const file of files ?? []) {
    const asset = await attempt(async () => putAsset(store, release, await file.load(), known));
    if (asset !== undefined) links.set(file.name, permanentUrl(asset, release));
  }
  return links;
}

/** Writes the section of the release notes, with links to what is attached. */
async function writeNotes(
  target: Target,
  { report, facts: run, reports, statement, earlier }: FinishedRun,
  links: ReadonlyMap<string, string>,
  served: Served,
): Promise<true> {
  const { github, release, key, name, attach } = target;
  const evidence = [runFiles.page, statementAssetName(key), runFiles.checksums, runFiles.sha256].flatMap((file) => {
    const url = links.get(file);
    return url === undefined ? [] : [{ name: file, url }];
  });
  const reportUrls = [...reports].flatMap(([address, saved]) => {
    const url = links.get(saved.name);
    return url === undefined ? [] : [[address, url] as const];
  });
  const whole = served.assets.filter(({ isUploaded }) => isUploaded);
  const facts: SectionFacts = {
    report,
    run,
    name,
    coverage: served.coverage,
    unserved: served.unserved,
    assetUrls: new Map([...whole.map((asset) => [asset.name, permanentUrl(asset, release)] as const), ...links]),
    reportUrls: new Map(reportUrls),
    isLinkingToService: attach === "body",
    evidence,
    statement,
    earlier,
  };
  const render = (room: number, before: string) => [
    renderSection(facts, room, readSectionData(before)),
    ...renderShorter(facts),
  ];
  await writeSection(github, release, key, render, target);
  return true;
}
