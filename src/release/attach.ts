/** Attaches a run's evidence to its release. */
import { AnchorError } from "../core/errors.ts";
import { runFiles, statementAssetName } from "../core/file-names.ts";
import { readSectionData } from "../evidence/parse-statement.ts";
import { type Attempts, createAttempts } from "../host/atomic-file.ts";
import type { Inputs } from "../host/inputs.ts";
import type { Attached, FinishedRun } from "../run/release-access.ts";
import type { Served } from "./compare.ts";
import { evidenceFiles } from "./evidence-files.ts";
import type { Forge } from "./forge.ts";
import { putAsset } from "./put-asset.ts";
import type { ReadableRelease, Recorded } from "./read-recorded.ts";
import { renderSection, renderShorter, type SectionFacts } from "./render-section.ts";
import { writeSection } from "./section.ts";

/** A release that was read, and the kind of evidence to attach to it. */
export interface Target extends ReadableRelease {
  readonly forge: Forge;
  readonly recorded: Recorded;
  readonly attach: Inputs["releaseAttach"];
  /** The section's name for people. */
  readonly name: string;
}

/** The state of a release at the time of the comparison with a run. */
export interface Comparison {
  readonly target: Target;
  /** The files of the run that the release serves as assets, and those that it does not. */
  readonly served: Served;
  /** Why the release could not be read again for the comparison: then no file is attached. */
  readonly errors: readonly AnchorError[];
}

/**
 * Attaches the evidence that the input asks for. If one file fails, the others are still attached; errors are returned.
 *
 * @returns `hasConflict` where another run of this job attached its evidence meanwhile: the caller must compare and
 *   attach again
 */
export async function attachEvidence(
  { target, served, errors: unread }: Comparison,
  finished: FinishedRun,
): Promise<Attached & { readonly hasConflict: boolean }> {
  const { release, attach, stop, key } = target;
  if (stop.aborted) {
    const error = new AnchorError("NOT_ATTEMPTED", "The run was cancelled before the release was written.");
    return { errors: [error], hasConflict: false };
  }
  const { attempt, errors } = createAttempts();
  let hasConflict = false;
  const onConflict = (): void => void (hasConflict = true);
  const isPutting = attach !== "body" && unread.length === 0;
  const links = isPutting ? await putFiles(target, finished, attempt, onConflict) : new Map<string, string>();
  if (hasConflict) {
    const conflict = `${statementAssetName(key)} is not attached: other runs of this job keep attaching theirs.`;
    return { errors: [...errors, new AnchorError("ASSET_NOT_UPLOADED", conflict)], hasConflict };
  }
  const isWithNotes = attach === "body" || attach === "both";
  const hasWritten = isWithNotes && (await attempt(() => writeNotes(target, finished, links, served)));
  const isAttached = hasWritten === true || links.size > 0;
  return { errors: [...unread, ...errors], ...(isAttached && { url: release.url }), hasConflict };
}

/** @returns the addresses of the attached files, by name */
async function putFiles(
  target: Target,
  finished: FinishedRun,
  attempt: Attempts["attempt"],
  onConflict: () => void,
): Promise<ReadonlyMap<string, string>> {
  const { forge, release, assets } = target;
  const links = new Map<string, string>();
  const files = await attempt(() => evidenceFiles({ ...target, onConflict }, finished));
  for (const file of files ?? []) {
    const asset = await attempt(async () => putAsset(forge, release, { ...file, bytes: await file.load() }, assets));
    if (asset !== undefined) links.set(file.name, asset.url);
  }
  return links;
}

/** Writes the section of the release notes, with links to the attached files. */
async function writeNotes(
  target: Target,
  { report, facts: run, reports, statement, earlier }: FinishedRun,
  links: ReadonlyMap<string, string>,
  served: Served,
): Promise<true> {
  const { forge, release, assets, key, name, attach } = target;
  const whole = assets.filter(({ isUploaded }) => isUploaded);
  const facts: SectionFacts = {
    report,
    run,
    name,
    coverage: served.coverage,
    unserved: served.unserved,
    assetUrls: new Map([...whole.map((asset) => [asset.name, asset.url] as const), ...links]),
    reportUrls: new Map(
      [...reports].flatMap(([address, saved]) => {
        const url = links.get(saved.name);
        return url === undefined ? [] : [[address, url] as const];
      }),
    ),
    isLinkingToService: attach === "body",
    evidence: [runFiles.page, statementAssetName(key), runFiles.checksums, runFiles.sha256].flatMap((file) => {
      const url = links.get(file);
      return url === undefined ? [] : [{ name: file, url }];
    }),
    statement,
    earlier,
  };
  const render = (room: number, before: string) => [
    renderSection(facts, room, readSectionData(before)),
    ...renderShorter(facts),
  ];
  await writeSection(forge, release, key, render, target);
  return true;
}
