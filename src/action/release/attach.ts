/** Attaches a run's evidence to its release. */
import { readFile } from "node:fs/promises";

import type { Clock } from "../../client/clock.ts";
import { formatChecksums } from "../../domain/checksums.ts";
import { AnchorError, toAnchorError } from "../../domain/errors.ts";
import { digestOf } from "../../domain/report/report.ts";
import type { Attached, FinishedRun } from "../../job/door.ts";
import { resultsAssetName, runFiles } from "../../job/evidence/file-names.ts";
import type { Inputs } from "../../job/inputs/inputs.ts";
import { renderResultsFile } from "../../job/evidence/results-file.ts";
import { showName } from "../../job/text/line.ts";
import { compareWithServed } from "./assets/coverage.ts";
import type { GitHub } from "../../github/github.ts";
import { permanentUrl, type Asset, type Release } from "../../github/model.ts";
import { putAsset, type EvidenceFile } from "./assets/put-asset.ts";
import { renderSection, type SectionFacts } from "./notes/render-section.ts";
import { areSameResults, wouldLose } from "./assets/same-results.ts";
import { readSectionData } from "./notes/section-data.ts";
import type { RowFacts } from "./notes/to-rows.ts";
import { writeSection } from "./notes/write-section.ts";

/** What it is attached to, and as what. */
export interface Target {
  readonly github: GitHub;
  readonly release: Release;
  readonly attach: Inputs["releaseAttach"];
  readonly key: string;
  /** The section's name as people read it. */
  readonly name: string;
  readonly clock: Clock;
  readonly stop: AbortSignal;
  readonly warn: (message: string) => void;
}

/** Attaches what the input asks for; what fails is told, and does not keep the rest from being attached. */
export async function attachEvidence(target: Target, earned: FinishedRun): Promise<Attached> {
  const { github, release, attach, stop } = target;
  if (stop.aborted) {
    return { errors: [new AnchorError("NOT_ATTEMPTED", "The run was cancelled before the release was written.")] };
  }
  const errors: AnchorError[] = [];
  const attempt = async <Value>(work: () => Promise<Value>): Promise<Value | undefined> => {
    try {
      return await work();
    } catch (thrown) {
      errors.push(toAnchorError(thrown));
      return undefined;
    }
  };
  const links = new Map<string, string>();
  const isWithAssets = attach === "assets" || attach === "both";
  const known = isWithAssets ? await attempt(() => github.readAssets(release)) : undefined;
  for (const file of known === undefined ? [] : evidenceFiles(target, earned)) {
    const asset = await attempt(async () => putAsset(github, release, await file.load(), known ?? []));
    if (asset !== undefined) links.set(file.name, permanentUrl(asset, release));
  }
  const served = await attempt(() => readServed(target, earned));
  const isWithNotes = attach === "body" || attach === "both";
  const written = isWithNotes
    ? await attempt(() => writeNotes(target, earned, links, served ?? { coverage: new Map(), assetUrls: new Map() }))
    : undefined;
  return { errors, ...((written !== undefined || links.size > 0) && { url: release.url }) };
}

type Served = Pick<RowFacts, "coverage" | "assetUrls">;

/** What the release serves, the run's subjects among it; what it serves otherwise is worth a warning. */
async function readServed({ github, release, warn }: Target, { report }: FinishedRun): Promise<Served> {
  const assets = await github.readAssets(release);
  const coverage = compareWithServed(report.results, assets);
  for (const [{ subject }, served] of coverage) {
    if (served.kind === "other") {
      warn(`The release serves other bytes as ${served.asset.name} than those of ${showName(subject.name)}.`);
    }
  }
  const whole = assets.filter(({ isUploaded }) => isUploaded);
  return { coverage, assetUrls: new Map(whole.map((asset) => [asset.name, permanentUrl(asset, release)])) };
}

interface LazyFile {
  readonly name: string;
  readonly load: () => Promise<EvidenceFile>;
}

/** The files to attach; each is in memory only while it is uploaded. */
function evidenceFiles(target: Target, { report, facts, checksums, reports }: FinishedRun): readonly LazyFile[] {
  const results = resultsAssetName(target.key);
  const isPartial = report.results.some((result) => digestOf(result) === undefined);
  const list = async () => ({
    name: runFiles.checksums,
    bytes: Buffer.from(formatChecksums(checksums)),
    mayStay: async () => isPartial,
  });
  return [
    // A list that lacks files which could not be read replaces none.
    ...(checksums.length === 0 ? [] : [{ name: runFiles.checksums, load: list }]),
    { name: results, load: async () => resultsFile(target, results, [...renderResultsFile(report, facts)].join("")) },
    ...[...reports.values()].map(({ name, path }) => ({
      name,
      load: async () => ({ name, bytes: await readFile(path) }),
    })),
  ];
}

/** The results; those of an earlier run stay when they say the same, or vouch for what this run could not check. */
function resultsFile({ github, stop, warn }: Target, name: string, text: string): EvidenceFile {
  const bytes = Buffer.from(text);
  const mayStay = async (existing: Asset): Promise<boolean> => {
    const earlier = await readSmall(github, existing, stop);
    if (areSameResults(earlier, bytes)) return true;
    if (!wouldLose(earlier, bytes)) return false;
    warn(`${name} of an earlier run is left in the release: it vouches for files that this run could not check.`);
    return true;
  };
  return { name, bytes, mayStay };
}

/** More than this is not read again, in bytes: 100,000 results. */
const largestRead = 128 * 1024 * 1024;

async function readSmall(github: GitHub, asset: Asset, signal: AbortSignal): Promise<Uint8Array> {
  const { status, body } = await github.openAsset(asset, signal);
  const chunks: Uint8Array[] = [];
  try {
    if (status !== 200 || asset.size > largestRead) {
      throw new AnchorError("ASSET_UNREADABLE", `${asset.name} cannot be compared: it was answered with ${status}.`);
    }
    for await (const chunk of body) chunks.push(chunk as Uint8Array);
    return Buffer.concat(chunks);
  } finally {
    body.destroy();
  }
}

/** Writes the section of the release notes, with links to what is attached. */
async function writeNotes(
  target: Target,
  { report, facts: run, reports }: FinishedRun,
  links: ReadonlyMap<string, string>,
  served: Served,
): Promise<true> {
  const { github, release, key, name } = target;
  const linksOf = (files: readonly string[]) =>
    files.flatMap((file) => {
      const url = links.get(file);
      return url === undefined ? [] : [{ name: file, url }];
    });
  const reportUrls = [...reports].flatMap(([address, saved]) => {
    return linksOf([saved.name]).map(({ url }) => [address, url] as const);
  });
  const facts: Omit<SectionFacts, "earlier"> = {
    report,
    run,
    name,
    ...served,
    reportUrls: new Map(reportUrls),
    evidence: linksOf([runFiles.checksums, resultsAssetName(key)]),
  };
  // An attached statement says more than the notes do, and is to be asked first once there is one.
  const render = (room: number, earlier: string): string =>
    renderSection({ ...facts, earlier: readSectionData(earlier) }, room);
  await writeSection(github, release, key, render, target);
  return true;
}
