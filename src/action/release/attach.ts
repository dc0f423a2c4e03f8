/** Attaches a run's evidence to its release. */
import type { Clock } from "../../client/clock.ts";
import { AnchorError } from "../../domain/errors.ts";
import type { GitHub } from "../../github/github.ts";
import { permanentUrl, type Asset, type Release } from "../../github/model.ts";
import { createAttempts, type Attempting } from "../../job/attempts.ts";
import type { Attached, FinishedRun } from "../../job/door.ts";
import { runFiles, statementAssetName } from "../../job/output-dir/file-names.ts";
import type { Inputs } from "../../job/inputs/inputs.ts";
import { compareWithServed, unservedNames } from "./compare/coverage.ts";
import { evidenceFiles } from "./assets/evidence-files.ts";
import { putAsset } from "./assets/put-asset.ts";
import { renderSection, renderShorter, type SectionFacts } from "./notes/render-section.ts";
import { readSectionData } from "./notes/section-data.ts";
import { writeSection } from "./notes/write-section.ts";
import type { Recorded } from "./reading/read-recorded.ts";

/** What it is attached to, and as what. */
export interface Target {
  readonly github: GitHub;
  readonly release: Release;
  readonly attach: Inputs["releaseAttach"];
  /** The subjects are the release's own assets. */
  readonly fromRelease: boolean;
  readonly key: string;
  /** The section's name as people read it. */
  readonly name: string;
  readonly recorded: Recorded;
  readonly clock: Clock;
  readonly stop: AbortSignal;
  readonly warn: (message: string) => void;
}

/** Attaches what the input asks for. When one file fails, the others are still attached; the errors are returned. */
export async function attachEvidence(target: Target, earned: FinishedRun): Promise<Attached> {
  const { release, attach, stop } = target;
  if (stop.aborted) {
    return { errors: [new AnchorError("NOT_ATTEMPTED", "The run was cancelled before the release was written.")] };
  }
  const { attempt, errors } = createAttempts();
  const links = attach === "body" ? new Map<string, string>() : await putFiles(target, earned, attempt);
  const isWithNotes = attach === "body" || attach === "both";
  const served = isWithNotes ? await attempt(() => readServed(target, earned)) : undefined;
  const written = isWithNotes ? await attempt(() => writeNotes(target, earned, links, served ?? nothingServed)) : false;
  return { errors, ...((written === true || links.size > 0) && { url: release.url }) };
}

/** @returns the permanent addresses of what is attached now, by name */
async function putFiles(
  target: Target,
  earned: FinishedRun,
  attempt: Attempting,
): Promise<ReadonlyMap<string, string>> {
  const { github, release, stop } = target;
  const store = { ...github, read: (asset: Asset, most: number) => github.read(asset, most, stop) };
  const links = new Map<string, string>();
  const known = await attempt(() => github.readAssets(release));
  if (known === undefined) return links;
  const files = await attempt(() => evidenceFiles(target, earned, known));
  for (const file of files ?? []) {
    const asset = await attempt(async () => putAsset(store, release, await file.load(), known));
    if (asset !== undefined) links.set(file.name, permanentUrl(asset, release));
  }
  return links;
}

type Served = Pick<SectionFacts, "coverage" | "assetUrls" | "unserved">;

const nothingServed: Served = { coverage: new Map(), assetUrls: new Map(), unserved: [] };

/** What the release serves, the run's subjects among it. */
async function readServed({ github, release, fromRelease }: Target, { report }: FinishedRun): Promise<Served> {
  const assets = await github.readAssets(release);
  const whole = assets.filter(({ isUploaded }) => isUploaded);
  return {
    coverage: compareWithServed(report.results, assets),
    assetUrls: new Map(whole.map((asset) => [asset.name, permanentUrl(asset, release)])),
    unserved: fromRelease ? [] : unservedNames(report.results, assets),
  };
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
  const facts: SectionFacts = {
    report,
    run,
    name,
    ...served,
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
