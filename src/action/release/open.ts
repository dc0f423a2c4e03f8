/** The one door into this folder: everything that touches a release is behind it, and loaded only when one is. */
import { systemClock, type Clock } from "../../client/clock.ts";
import type { Web } from "../../client/downloads.ts";
import { AnchorError } from "../../domain/errors.ts";
import { checksumsAssetName, resultsAssetName } from "../../job/evidence/file-names.ts";
import type { Run } from "../../job/verdicts/ask.ts";
import { tellerOfUnmatched } from "../../job/files/workspace-files.ts";
import type { AssetCandidate } from "../../job/subjects/find-subjects.ts";
import { attachEvidence, type Attached, type Earned, type Target } from "./attach.ts";
import { toGitHubError } from "./github/github-fault.ts";
import { findRelease } from "./find-release.ts";
import { createGitHub } from "./github/github.ts";
import { selectAssets, toCandidate } from "./assets/read-assets.ts";
import { mostAssets } from "./github/model.ts";
import { replaceSection } from "./notes/section.ts";
import { sectionKey, sectionName } from "./notes/section-key.ts";

/** A release that was found and can be read. */
export interface OpenRelease {
  /** With `from-release`, the assets to be hashed; else none. */
  readonly candidates: readonly AssetCandidate[];
  /**
   * Makes sure that evidence of so many subjects can be attached, before a stamp is spent.
   *
   * @throws AnchorError `RELEASE_NOT_WRITABLE`, `RELEASE_IMMUTABLE`, `RELEASE_BODY_FULL`, `ASSET_LIMIT_REACHED`
   */
  readonly prepare: (subjects: number) => Promise<void>;
  readonly attach: (earned: Earned) => Promise<Attached>;
}

/**
 * Finds the release that a run reads from or writes to.
 *
 * @throws AnchorError `RELEASE_NOT_FOUND`, `RELEASE_AMBIGUOUS`, or what GitHub's answer means
 */
export async function openRelease(run: Run, web: Web, clock: Clock = systemClock): Promise<OpenRelease> {
  const { inputs, context, log, signals } = run;
  const { stop } = signals.cancellation;
  const github = createGitHub({
    token: inputs.githubToken,
    repository: context.repository,
    apiUrl: context.githubApiUrl,
    web,
    clock,
    stop,
    onDebug: log.debug,
  });
  const release = await findRelease(github, inputs.releaseTag, context);
  log.info(`The release ${release.tag}${release.isDraft ? ", a draft" : ""}: ${release.url}`);
  const target: Target = {
    github,
    release,
    attach: inputs.releaseAttach,
    key: sectionKey(inputs.releaseSection, context),
    name: sectionName(inputs.releaseSection, context),
    clock,
    stop,
    warn: log.warning,
  };
  const assets = inputs.fromRelease ? await github.readAssets(release) : [];
  const unmatched = tellerOfUnmatched(inputs, log);
  const selected = inputs.fromRelease
    ? await selectAssets(assets, inputs.files, context.workspace, log, unmatched)
    : [];
  return {
    candidates: selected.map((asset) => toCandidate(github, asset, clock)),
    prepare: (subjects) => prepare(target, inputs.mode === "verify" && inputs.report ? subjects : 0),
    attach: (earned) => attachEvidence(target, earned),
  };
}

/** Room for a section without a single row, in characters. */
const leastRoom = 2500;

/** @param reports how many reports there may be */
async function prepare({ github, release, attach, key }: Target, reports: number): Promise<void> {
  const { tag, isImmutable, isDraft, body } = release;
  if (attach === "none") return;
  if (attach !== "body") {
    if (isImmutable && !isDraft) {
      throw new AnchorError(
        "RELEASE_IMMUTABLE",
        `The release ${tag} is published and immutable: it takes no assets any more.`,
      );
    }
    const names = (await github.readAssets(release)).map(({ name }) => name);
    const fresh = [checksumsAssetName, resultsAssetName(key)].filter((name) => !names.includes(name)).length + reports;
    if (names.length + fresh > mostAssets) {
      const message = `The release ${tag} has ${names.length} assets, and this run would add ${fresh}.`;
      throw new AnchorError("ASSET_LIMIT_REACHED", message);
    }
  }
  if (attach !== "assets") replaceSection(body, key, () => " ".repeat(leastRoom));
  const answer = await github.touchRelease(release);
  // 422 is said of what was sent to somebody who may send it.
  if ("data" in answer || answer.fault.status === 422) return;
  throw toGitHubError(answer.fault, `Writing to the release ${tag}`, "RELEASE_NOT_WRITABLE");
}
