/**
 * The entry of this folder: all code that touches a release is loaded through it, and only when a run needs a release.
 */
import type { Step } from "../action/context.ts";
import type { Web } from "../api/downloads.ts";
import { AnchorError } from "../core/errors.ts";
import { runFiles, statementAssetName } from "../core/file-names.ts";
import type { Result } from "../core/report.ts";
import { createGitHub } from "../github/downloads.ts";
import { toGitHubError } from "../github/fault.ts";
import { createAttempts, type Attempts } from "../host/attempts.ts";
import { systemClock, type Clock } from "../host/clock.ts";
import { renderLongestOfShort } from "../render/headline.ts";
import type { Compared, ReleaseAccess as OpenRelease } from "../run/release-access.ts";
import { logUnmatched } from "../run/subjects.ts";
import { attachEvidence, type Target } from "./attach.ts";
import { compareResults, type Served } from "./compare.ts";
import { findRelease } from "./find-release.ts";
import { maxAssets, type Asset } from "./forge.ts";
import { selectAssets, toCandidate } from "./read-assets.ts";
import { evidenceAmong, readRecorded } from "./read-recorded.ts";
import { readSection, renderTitle, replaceSection, sectionKey, sectionName } from "./section.ts";

/**
 * Finds the release that a run reads from or writes to, reads what a run must know of it, and makes sure that it can be
 * written.
 *
 * @throws AnchorError `RELEASE_NOT_FOUND`, `RELEASE_AMBIGUOUS`, `RELEASE_NOT_WRITABLE`, `RELEASE_IMMUTABLE`, or what
 * GitHub's answer means
 */
export async function openRelease(step: Step, web: Web, clock: Clock = systemClock): Promise<OpenRelease> {
  const { inputs, context, log } = step;
  const { fromRelease, releaseAttach: attach } = inputs;
  const target = await openTarget(step, web, clock);
  await ensureWritable(target);
  const { github, recorded, key, assets } = target;
  const unmatched = logUnmatched(inputs, log);
  const isEvidence = evidenceAmong(assets, recorded.all);
  const selected = fromRelease
    ? await selectAssets(assets, inputs.files, context.workspace, { ...log, unmatched, isEvidence })
    : [];
  let latest: LatestComparison | undefined;
  return {
    candidates: selected.map((asset) => toCandidate(github, asset, clock)),
    ...(attach !== "none" && { section: key }),
    evidence: recorded.all,
    compare: async (results) => {
      const { compared, ...rest } = await compareNow(results, target, step);
      latest = results.length === 0 ? undefined : rest;
      return compared;
    },
    ...(attach !== "none" && {
      attach: async (finished, again) => {
        let left = finished;
        for (let round = 1; ; round += 1) {
          if (latest === undefined) return { errors: [] };
          const attached = await attachEvidence(latest.target, left, latest.served, latest.attempts);
          if (attached.hasConflict !== true || round === maxRounds) return attached;
          left = await again();
        }
      },
    }),
    ensureRoom: (subjects) => ensureRoom(target, inputs, subjects),
  };
}

/** A second round takes up what another run of the same job attached meanwhile; more are a mistake in the workflow. */
const maxRounds = 4;

/** What attaching goes by: the release as the last comparison read it, and what kept it from being read. */
interface LatestComparison {
  readonly target: OpenTarget;
  readonly served: Served;
  readonly attempts: Attempts;
}

/**
 * Compares with what the release serves now, for another job may have attached assets meanwhile, and with what another
 * run of this job recorded; with what there was when it was opened, where nothing is to be attached or it cannot be read
 * again.
 */
async function compareNow(
  results: readonly Result[],
  opened: OpenTarget,
  { inputs, log }: Step,
): Promise<LatestComparison & { readonly compared: Compared }> {
  const { mode, fromRelease } = inputs;
  const isAttaching = opened.attach !== "none" && results.length > 0;
  const attempts = createAttempts();
  const isRead = isAttaching && !opened.stop.aborted;
  const target =
    (isRead ? await attempts.attempt(() => openAgain(opened, fromRelease || mode === "stamp")) : undefined) ?? opened;
  const { recorded, assets } = target;
  const { served, ...compared } = compareResults(results, { mode, fromRelease, recorded, assets, log });
  return { compared, target, served, attempts };
}

/** `opened` as it is now: what was recorded is read again where this job's own evidence is not what it was. */
async function openAgain(opened: OpenTarget, isOfAll: boolean): Promise<OpenTarget> {
  const { github, key, attach } = opened;
  const assets = await github.readAssets(opened.release);
  const ownIn = (list: readonly Asset[]) => list.find(({ name }) => name === statementAssetName(key))?.id;
  const release =
    attach === "body" ? ((await github.readRelease(opened.release.id)) ?? opened.release) : opened.release;
  const isAsItWas =
    ownIn(assets) === ownIn(opened.assets) && readSection(release.body, key) === readSection(opened.release.body, key);
  if (isAsItWas) return { ...opened, assets };
  return { ...opened, assets, recorded: await readRecorded({ ...opened, release, assets, isOfAll }) };
}

/** Most reports and proofs that a run may attach: one for each digest that the service is asked about. */
function maxReports({ mode, report, proof, anchor }: Step["inputs"], subjects: number): number {
  const isAny = (mode === "verify" && report) || (mode === "stamp" && proof);
  if (!isAny) return 0;
  return anchor === "manifest" ? 1 : subjects;
}

interface OpenTarget extends Target {
  /** As they were when the release was opened. */
  readonly assets: readonly Asset[];
}

/** Finds the release, and reads its assets and what earlier runs recorded there. */
async function openTarget({ inputs, context, log, signals }: Step, web: Web, clock: Clock): Promise<OpenTarget> {
  const { stop } = signals.cancellation;
  const github = createGitHub({
    token: inputs.githubToken,
    repository: context.origin.repository,
    apiUrl: context.githubApiUrl,
    web,
    clock,
    stop,
    onDebug: log.debug,
  });
  const release = await findRelease(github, inputs.releaseTag, { event: context.event, ...context.origin });
  log.info(`The release ${release.tag}${release.isDraft ? ", a draft" : ""}: ${release.url}`);
  const { fromRelease, releaseAttach: attach, mode } = inputs;
  const key = sectionKey(inputs.releaseSection, context);
  const name = sectionName(inputs.releaseSection, context);
  const assets = await github.readAssets(release);
  const target = { github, release, attach, key, name, clock, stop, warn: log.warning };
  // What another job's evidence calls accepted may have been spent: a stamp asks everybody's (interface §1.7).
  const isOfAll = fromRelease || mode === "stamp";
  return { ...target, assets, recorded: await readRecorded({ ...target, assets, isOfAll }) };
}

/** Makes sure that what is to be attached can be written at all. */
async function ensureWritable({ github, release, attach }: Target): Promise<void> {
  const { tag, isImmutable, isDraft } = release;
  if (attach === "none") return;
  if (attach !== "body" && isImmutable && !isDraft) {
    throw new AnchorError(
      "RELEASE_IMMUTABLE",
      `The release ${tag} is published and immutable: it takes no assets any more.`,
    );
  }
  const answer = await github.touchRelease(release);
  // GitHub looks at the permission first: a 422 means that the token may write.
  if ("data" in answer || answer.fault.status === 422) return;
  throw toGitHubError(answer.fault, `Writing to the release ${tag}`, "RELEASE_NOT_WRITABLE");
}

/** Makes sure that there is room for a line about so many subjects in the notes, and for their evidence beside them. */
function ensureRoom({ release, attach, key, assets }: OpenTarget, inputs: Step["inputs"], subjects: number): void {
  const { tag, body } = release;
  if (attach === "none") return;
  // The list of a manifest is a subject too.
  if (attach !== "assets") replaceSection(body, key, () => [renderTitle(renderLongestOfShort(subjects + 1))]);
  if (attach === "body") return;
  const names = assets.map(({ name }) => name);
  const own = [runFiles.checksums, runFiles.sha256, runFiles.page, statementAssetName(key)];
  const fresh = own.filter((name) => !names.includes(name)).length + maxReports(inputs, subjects);
  if (names.length + fresh <= maxAssets) return;
  const message = `The release ${tag} has ${names.length} assets, and this run would add ${fresh}.`;
  throw new AnchorError("ASSET_LIMIT_REACHED", message);
}
