/** What a run reads from a release, attaches to it and logs about it, and what its subjects are called there. */
import { AnchorError, withMessage } from "../core/errors.ts";
import { toAssetName } from "../core/file-names.ts";
import { mayBeSpent, type Row } from "../core/row.ts";
import { counted, toLineName, toLineNames } from "../core/text.ts";
import type { Run } from "../evidence/run.ts";
import type { DamagedEvidence, StatementFile } from "../evidence/statement-file.ts";
import type { StatementRelease } from "../evidence/statement.ts";
import type { Host } from "../host/host.ts";
import type { Inputs } from "../host/inputs.ts";
import type { Witnesses } from "./ask-witnesses.ts";
import { nameOf, type AssetCandidate, type Candidate, type CandidatesAndList } from "./candidates.ts";

export interface ReleaseAccess {
  /** The assets to be hashed with `from-release`; otherwise empty. */
  readonly candidates: readonly AssetCandidate[];
  /**
   * Reads which assets the release has now, without evidence and those in `names`; none once the run was stopped. Throws
   * as `ensureEvidenceFits` does where there is no room for these too.
   */
  readonly readOtherAssets: (names: ReadonlySet<string>) => Promise<readonly AssetCandidate[]>;
  /** Reads which assets of the release have no result; to be called after `compare`. */
  readonly readUnjudgedAssets: (rows: readonly Row[]) => Promise<readonly UnjudgedAsset[]>;
  /** How statements name the release. */
  readonly identity: StatementRelease;
  /** The statements of this release, whichever job wrote them. */
  readonly statements: readonly StatementFile[];
  /** Evidence in the release that cannot be read. */
  readonly damaged: readonly DamagedEvidence[];
  /** The time by GitHub's clock; `undefined` until an answer of GitHub has told it. */
  readonly githubTime: () => Date | undefined;
  /** Throws where evidence has no room, or would replace files of the project; called before a stamp is spent. */
  readonly ensureEvidenceFits: (
    subjects: CandidatesAndList & { readonly proofs: readonly Candidate[] },
  ) => Promise<void>;
  /** Judges rows anew by what is recorded and by what the release serves now; throws if that cannot be read. */
  readonly compare: (rows: readonly Row[]) => Promise<void>;
  /**
   * Attaches what `release-attach` asks for, and sets `isRecorded` and `releaseUrl` of the run; returns errors, never
   * rejects. Absent where nothing is to be attached.
   * @param readClocks reads what clocks have signed of a record; absent where neither inputs nor evidence name a clock
   */
  readonly attach?: (run: Run, readClocks?: Witnesses["read"]) => Promise<readonly AnchorError[]>;
}

/** An asset that the run has not judged; `isReplaced` if the run judged other bytes under its name. */
export interface UnjudgedAsset {
  readonly name: string;
  readonly isReplaced: boolean;
}

/**
 * Gives candidates and checksum list the names they have in a release, where assets are read or attached.
 * @throws AnchorError `INPUT_INVALID` when several files would have one name
 */
export function withReleaseNames(namedByPath: CandidatesAndList, inputs: Inputs): CandidatesAndList {
  if (!usesAssetNames(inputs)) return namedByPath;
  const { candidates, list } = namedByPath;
  const renamedCandidates = candidates.map(withAssetName);
  refuseCollisions(candidates, renamedCandidates);
  return { candidates: renamedCandidates, ...(list && { list: { ...list, name: toAssetName(list.name) } }) };
}

/** Whether subjects are named without folders: assets have such names, and files must match them. */
export function usesAssetNames({ fromRelease, releaseAttach }: Inputs): boolean {
  return fromRelease || releaseAttach === "assets" || releaseAttach === "both";
}

function withAssetName(candidate: Candidate): Candidate {
  if (candidate.kind === "asset") return candidate;
  if (candidate.kind === "file") {
    const { source } = candidate;
    return { ...candidate, source: { ...source, name: toAssetName(source.name) } };
  }
  const { subject } = candidate;
  const name = toAssetName(subject.name);
  if (candidate.kind === "digest") return { ...candidate, subject: { ...candidate.subject, name } };
  // Without a path, the candidate is a pattern that leads out of the workspace, and its name must stay.
  return subject.path === undefined ? candidate : { ...candidate, subject: { ...subject, name } };
}

function refuseCollisions(candidates: readonly Candidate[], renamedCandidates: readonly Candidate[]): void {
  const namePairs = candidates.map((candidate, index) => ({
    givenName: nameOf(candidate).name,
    releaseName: nameOf(renamedCandidates[index] ?? candidate).name,
  }));
  const filesByReleaseName = Map.groupBy(namePairs, ({ releaseName }) => releaseName);
  const collisionSentences = [...filesByReleaseName].flatMap(([releaseName, files]) =>
    files.length === 1
      ? []
      : `${toLineNames(files.map(({ givenName }) => givenName))} would all be called ${toLineName(releaseName)}.`,
  );
  if (collisionSentences.length === 0) return;
  const shownSentences = collisionSentences.slice(0, maxShownCollisions).join("\n");
  const message = `Several files would have the same name in the release.\n${shownSentences}`;
  const hint =
    "Nothing was sent. In a release, files have no folders, and GitHub renames odd characters. Rename all but one of these files.";
  throw new AnchorError("INPUT_INVALID", message, { hint, saysUnsent: true });
}

const maxShownCollisions = 20;

/**
 * Adds advice to an error of a release that came after the verdicts: these stand, but a run on another runner knows
 * only the stamps that the release records, and may pay for the others again.
 */
export function withReleaseAdvice(
  error: AnchorError,
  { rows, isRecorded }: Pick<Run, "rows" | "isRecorded">,
): AnchorError {
  const hasOpenStamp = rows.some((row) => row.verdict === "accepted" || mayBeSpent(row));
  const { code, ownMessage, hint } = error;
  const isOutage = code === "GITHUB_UNAVAILABLE" || code === "ASSET_NOT_UPLOADED";
  const advice = isOutage ? "The verdicts stand, and the evidence is in output-dir." : hint;
  const nextStep = hasOpenStamp && !isRecorded ? unrecordedAdvice : isOutage && "Run the job again later.";
  return withMessage(error, ownMessage, nextStep === false ? advice : `${advice} ${nextStep}`);
}

const unrecordedAdvice =
  "Wait for block-time before you run the job again: the release does not record the stamps of this run, and a run before then may pay for them again.";

/** Finds the assets, not in `names`, that have been added to the release and can still be taken; logs them. */
export type FindLateAssets = (names: ReadonlySet<string>) => Promise<readonly AssetCandidate[]>;

/** How often a run searches for late assets; `reportUnjudgedAssets` names assets that come after the last search. */
const maxLateSearches = 5;

/** Creates a function that finds assets added during the run; none if the inputs select assets or name proofs. */
export function createLateAssetFinder(
  release: Pick<ReleaseAccess, "readOtherAssets">,
  inputs: Inputs,
  { log, signals }: Pick<Host, "log" | "signals">,
): FindLateAssets {
  const takesLateAssets = inputsCoverAllAssets(inputs) && inputs.proofs.length === 0;
  let searchCount = 0;
  return async (names) => {
    searchCount += 1;
    if (!takesLateAssets || searchCount > maxLateSearches || signals.cancellation.stop.aborted) return [];
    // An error now does no harm: the release is read once more at the end.
    const lateAssets = await release.readOtherAssets(names).catch((thrown: unknown) => {
      if (thrown instanceof AnchorError) return [];
      throw thrown;
    });
    if (lateAssets.length === 0 || names.size + lateAssets.length > inputs.maxFiles) return [];
    const message = `${counted(lateAssets.length, "file")} came to the release meanwhile, and this run took ${lateAssets.length === 1 ? "it" : "them"} too: ${renderNames(lateAssets)}.`;
    log.notice(message, { title: "late files" });
    return lateAssets;
  };
}

/**
 * Reads the release a last time, and names the assets that were not judged: in a notice, or in an error if the inputs
 * mean all assets, or if an asset was replaced after its verdict.
 * @throws AnchorError `ASSET_NOT_JUDGED`, or what GitHub's answer means
 */
export async function reportUnjudgedAssets(
  rows: readonly Row[],
  release: Pick<ReleaseAccess, "readUnjudgedAssets">,
  inputs: Inputs,
  { log }: Pick<Host, "log">,
): Promise<void> {
  const unjudgedAssets = await release.readUnjudgedAssets(rows);
  const coversAllAssets = inputsCoverAllAssets(inputs);
  for (const isError of [false, true]) {
    const someAssets = unjudgedAssets.filter(({ isReplaced }) => (isReplaced || coversAllAssets) === isError);
    if (someAssets.length === 0) continue;
    const message = `${counted(someAssets.length, "file")} of the release ${someAssets.length === 1 ? "was" : "were"} not judged by this run: ${renderNames(someAssets)}.`;
    if (isError) throw new AnchorError("ASSET_NOT_JUDGED", message);
    log.notice(message, { title: "not judged" });
  }
}

function inputsCoverAllAssets({ fromRelease, files }: Inputs): boolean {
  return fromRelease && files.length === 0;
}

function renderNames(assets: readonly { readonly name: string }[]): string {
  return toLineNames(assets.map(({ name }) => name));
}
