/**
 * The entry of this folder: all code that touches a release is loaded through it, and only when a run needs a release.
 */
import { AnchorError } from "../core/errors.ts";
import { runFiles, statementAssetName } from "../core/file-names.ts";
import { memberAt } from "../core/members.ts";
import type { RunOrigin } from "../core/report.ts";
import { createAttempts } from "../host/atomic-file.ts";
import type { Inputs } from "../host/inputs.ts";
import type { Log } from "../host/host.ts";
import { renderLongestOfShort } from "../render/headline.ts";
import type { FinishedRun, ReleaseAccess } from "../run/release-access.ts";
import { attachEvidence, type Comparison, type Target } from "./attach.ts";
import { compareResults } from "./compare.ts";
import { type Asset, type Forge, maxAssets, type Release } from "./forge.ts";
import { selectAssets, toCandidate } from "./read-assets.ts";
import { evidenceAmong, readRecorded } from "./read-recorded.ts";
import { readSection, renderTitle, replaceSection, sectionKey, sectionName, type StepNames } from "./section.ts";

/** The inputs that decide which evidence is written of each subject. */
type EvidenceInputs = Pick<Inputs, "mode" | "anchor" | "report" | "proof">;

type ReleaseInputs = EvidenceInputs &
  Pick<Inputs, "files" | "ifNoFilesFound" | "fromRelease" | "releaseTag" | "releaseAttach" | "releaseSection">;

/** The step whose run reads from or writes to a release. */
interface ReleaseStep extends StepNames, Pick<ReleaseClues, "event"> {
  readonly workspace: string;
  readonly origin: Omit<ReleaseClues, "event">;
}

/**
 * Finds the release that a run reads from or writes to, reads the facts that the run needs, and checks that the release
 * can be written.
 *
 * @param stop ends all waiting
 * @throws AnchorError `RELEASE_NOT_FOUND`, `RELEASE_AMBIGUOUS`, `RELEASE_NOT_WRITABLE`, `RELEASE_IMMUTABLE`, or what
 * GitHub's answer means
 */
export async function openRelease(
  forge: Forge,
  inputs: ReleaseInputs,
  step: ReleaseStep,
  { log, clock, stop }: Pick<Target, "clock" | "stop"> & { readonly log: Log },
): Promise<ReleaseAccess> {
  const { mode, files, fromRelease, releaseAttach: attach, releaseSection } = inputs;
  const release = await findRelease(forge, inputs.releaseTag, { ...step.origin, event: step.event });
  log.info(`The release ${release.tag}${release.isDraft ? ", a draft" : ""}: ${release.url}`);
  const [key, name] = [sectionKey(releaseSection, step), sectionName(releaseSection, step)];
  const assets = await forge.readAssets(release);
  // A stamp that any job's evidence calls accepted may have been spent, so a stamp reads all jobs' (interface §1.7).
  const isOfAll = fromRelease || mode === "stamp";
  const found = { forge, release, assets, attach, key, name, isOfAll, clock, stop, warn: log.warning };
  const target: Target = { ...found, recorded: await readRecorded(found) };
  const evidence = target.recorded.all;
  if (attach !== "none") await ensureWritable(target);
  const isEvidence = evidenceAmong(assets, evidence);
  const unmatched = inputs.ifNoFilesFound === "ignore" ? log.info : log.warning;
  const selecting = { notice: log.notice, warning: log.warning, unmatched, isEvidence };
  const selected = fromRelease ? await selectAssets(assets, files, step.workspace, selecting) : [];
  return {
    candidates: selected.map((asset) => toCandidate(forge, asset)),
    evidence,
    ensureRoom: (subjects) => ensureRoom(target, inputs, subjects),
    ...compareAndAttach(target, inputs, log),
  };
}

/** Most rounds: the second one includes another run of the same job; more mean a mistake in the workflow. */
const maxRounds = 4;

/** Makes the functions that compare with the release's present state, and attach by the last comparison. */
function compareAndAttach(
  opened: Target,
  { mode, fromRelease }: Pick<Inputs, "mode" | "fromRelease">,
  log: Log,
): Pick<ReleaseAccess, "section" | "compare" | "attach"> {
  const { attach, key: section, stop } = opened;
  let last: Comparison | undefined;
  const compare: ReleaseAccess["compare"] = async (results) => {
    const attempts = createAttempts();
    const isAttaching = attach !== "none" && results.length > 0;
    const now = isAttaching && !stop.aborted ? await attempts.attempt(() => readAgain(opened)) : undefined;
    const target = now ?? opened;
    const { served, ...compared } = compareResults(results, { ...target, mode, fromRelease, log });
    last = isAttaching ? { target, served, errors: attempts.errors } : undefined;
    return compared;
  };
  if (attach === "none") return { compare };
  const attachLast = async (finished: FinishedRun) => last && (await attachEvidence(last, finished));
  return {
    section,
    compare,
    attach: async (finished, again) => {
      let attached = await attachLast(finished);
      for (let round = 2; round <= maxRounds && attached?.hasConflict === true; round += 1) {
        attached = await attachLast(await again());
      }
      return { errors: [], ...attached };
    },
  };
}

/** Reads the release again; reads the records again too if this job's own evidence has changed. */
async function readAgain(opened: Target): Promise<Target> {
  const { forge, key, attach } = opened;
  const assets = await forge.readAssets(opened.release);
  const ownIn = (list: readonly Asset[]) => list.find(({ name }) => name === statementAssetName(key))?.id;
  const release = attach === "body" ? ((await forge.readRelease(opened.release.id)) ?? opened.release) : opened.release;
  const isAsItWas =
    ownIn(assets) === ownIn(opened.assets) && readSection(release.body, key) === readSection(opened.release.body, key);
  if (isAsItWas) return { ...opened, assets };
  return { ...opened, assets, recorded: await readRecorded({ ...opened, release, assets }) };
}

/** Checks that the release can be written where something is to be attached. */
async function ensureWritable({ forge, release, attach }: Target): Promise<void> {
  const { tag, isImmutable, isDraft } = release;
  if (attach !== "body" && isImmutable && !isDraft) {
    throw new AnchorError(
      "RELEASE_IMMUTABLE",
      `The release ${tag} is published and immutable: it takes no assets any more.`,
    );
  }
  await forge.ensureWritable(release);
}

/** Checks that the notes have room for a line about so many subjects, and the release for the evidence files. */
function ensureRoom(
  { release, attach, key, assets }: Target,
  { mode, anchor, report, proof }: EvidenceInputs,
  subjects: number,
): void {
  const { tag, body } = release;
  if (attach === "none") return;
  // The list of a manifest is a subject too.
  if (attach !== "assets") replaceSection(body, key, () => [renderTitle(renderLongestOfShort(subjects + 1))]);
  if (attach === "body") return;
  const names = new Set(assets.map((asset) => asset.name));
  const own = [runFiles.checksums, runFiles.sha256, runFiles.page, statementAssetName(key)];
  const isWithReports = (mode === "verify" && report) || (mode === "stamp" && proof);
  // Only digests that the service is asked about have a report or a proof: with a manifest, only the list's.
  const reports = anchor === "manifest" ? 1 : subjects;
  const fresh = own.filter((name) => !names.has(name)).length + (isWithReports ? reports : 0);
  if (assets.length + fresh <= maxAssets) return;
  const message = `The release ${tag} has ${assets.length} assets, and this run would add ${fresh}.`;
  throw new AnchorError("ASSET_LIMIT_REACHED", message);
}

type Finder = Pick<Forge, "readRelease" | "readReleaseByTag" | "readLatestRelease" | "readReleases">;

/** The facts that may name a release where the input names none; the event is untrusted. */
export interface ReleaseClues extends Pick<RunOrigin, "ref" | "repository"> {
  readonly event: unknown;
}

/**
 * Finds the release of a run (interface §1.1 `release-tag`): the one that the input names, else the event's, else
 * that of the tag in `github.ref`. The event may be older than the release; only its id and tag are taken from there.
 *
 * @param releaseTag a tag, its ref, `latest`, or empty
 * @throws AnchorError `RELEASE_NOT_FOUND`, `RELEASE_AMBIGUOUS`, or what GitHub's answer means
 */
export async function findRelease(
  forge: Finder,
  releaseTag: string,
  { event, ref, repository }: ReleaseClues,
): Promise<Release> {
  const [id, ownTag] = ["id", "tag_name"].map((name) => memberAt(event, "release", name));
  const own = Number.isSafeInteger(id) ? { id: Number(id), tag: typeof ownTag === "string" ? ownTag : "" } : undefined;
  const named = tagOf(releaseTag) ?? releaseTag;
  // A ref names a tag, even a tag with the name `latest`.
  if (releaseTag === "latest") return (await forge.readLatestRelease()) ?? missing(`no latest release`, repository);
  const isOwn = own !== undefined && (named === "" || named === own.tag);
  const byId = isOwn ? await forge.readRelease(own.id) : undefined;
  if (byId !== undefined) return byId;
  const tag = named || own?.tag || tagOf(ref);
  if (tag === undefined)
    return missing(`no release to be found: the event has none, and ${ref || "the ref"} is no tag`, repository);
  return (
    (await forge.readReleaseByTag(tag)) ??
    (await findDraft(forge, tag)) ??
    missing(`no release with the tag ${tag}`, repository)
  );
}

function tagOf(ref: string): string | undefined {
  return /^refs\/tags\/(.+)$/.exec(ref)?.[1];
}

/** Finds a draft. Drafts cannot be requested by tag, so all pages are searched, and two matches are an error. */
async function findDraft(forge: Finder, tag: string): Promise<Release | undefined> {
  const drafts: Release[] = [];
  for await (const release of forge.readReleases()) if (release.tag === tag) drafts.push(release);
  if (drafts.length <= 1) return drafts[0];
  const ids = drafts.map(({ id }) => id).join(", ");
  throw new AnchorError("RELEASE_AMBIGUOUS", `${drafts.length} drafts have the tag ${tag}; their ids are ${ids}.`);
}

function missing(what: string, repository: string): never {
  throw new AnchorError("RELEASE_NOT_FOUND", `In ${repository} there is ${what}.`);
}
