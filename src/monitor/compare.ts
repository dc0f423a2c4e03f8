/** Asks the chain about recorded digests, and compares a release's record with what GitHub and the chain say now. */
import type { Digest, Subject } from "../core/digest.ts";
import { withoutUndefined } from "../core/members.ts";
import { type Judgement } from "../core/row.ts";
import { findAnchoring } from "../evidence/run.ts";
import type { Progress } from "../host/host.ts";
import { runEach } from "../host/queue.ts";
import { isSameBytes, toAssetFacts, toFinding, type Finding, findingFacts, type FindingKind } from "./finding.ts";
import type { AnchorClaim, RecordedAsset, RecordedRelease } from "./monitor-file.ts";
import { findUnrecordedAssets, hasUnreadEvidence, type SeenRelease } from "./recorded.ts";
import type { ListedAsset } from "./repository.ts";

/** The chain's answers, by digest. A digest without an answer was not asked about. */
export type ChainAnswers = ReadonlyMap<Digest, Judgement>;

export interface ChainQuery {
  /** A stamp younger than this need not be on the chain yet. */
  readonly blockTimeMs: number;
  /** The time by GitHub's clock, because that clock also dates the statements. */
  readonly now: Date;
  readonly stop: AbortSignal;
  readonly verify: (subject: Subject) => Promise<Judgement>;
  /** How many digests are asked about at the same time. */
  readonly concurrency: number;
  readonly onProgress: (change: Partial<Progress>) => void;
}

/** Asks once about every recorded digest whose stamp is old enough to be on the chain. */
export async function askAboutDigests(
  recorded: readonly RecordedRelease[],
  { verify, concurrency, stop, onProgress, ...times }: ChainQuery,
): Promise<ChainAnswers> {
  const answers = new Map<Digest, Judgement>();
  const subjects = new Map<Digest, Subject>();
  for (const { tag, assets } of recorded) {
    for (const { name, anchor } of assets) {
      if (anchor === undefined || subjects.has(anchor.digest) || isYoung(anchor, times)) continue;
      subjects.set(anchor.digest, { name: `${tag}/${anchor.list ?? name}`, digest: anchor.digest });
    }
  }
  onProgress({ requestsTotal: subjects.size });
  await runEach(subjects.values(), verify, {
    concurrency,
    stop,
    keyOf: ({ digest }) => digest,
    onResult: ({ digest }, judgement) => {
      answers.set(digest, judgement);
      onProgress({ requestsDone: answers.size });
    },
  });
  return answers;
}

/**
 * What the chain says of a recorded digest. `never`: the chain does not hold it, and no evidence says that it should.
 * `young`: the stamp is so new that only a later scan asks about it. `not asked`: there was no clear answer.
 */
export type ChainState = "held" | "not held" | "never" | "young" | "not asked";

/** Returns what the chain says of a recorded digest. An outage says nothing, so only a clear yes or no counts. */
export function chainStateOf(
  anchor: AnchorClaim,
  answers: ChainAnswers,
  times: Pick<ChainQuery, "now" | "blockTimeMs">,
): ChainState {
  const judgement = answers.get(anchor.digest);
  if (judgement?.verdict === "verified") return "held";
  if (isNotOnChain(judgement)) return anchor.isUnclaimed === true ? "never" : "not held";
  return isYoung(anchor, times) ? "young" : "not asked";
}

/** Whether a stamp may be too new to be on the chain. Its time may lie somewhat in the future, since clocks differ. */
function isYoung({ stampedAt }: AnchorClaim, { now, blockTimeMs }: Pick<ChainQuery, "now" | "blockTimeMs">): boolean {
  return stampedAt !== undefined && Math.abs(now.getTime() - Date.parse(stampedAt)) < blockTimeMs;
}

function isNotOnChain(judgement: Judgement | undefined): boolean {
  return judgement?.verdict === "no-match" || judgement?.verdict === "not-found";
}

const kindsInOrder = Object.keys(findingFacts) as readonly FindingKind[];

/**
 * Compares a release's record with what GitHub serves and with the chain's answers. Makes one finding for each cause,
 * in the order of `findingFacts`. An asset that could not be read, or a digest without an answer, gives no finding.
 */
export function compareRelease(
  recorded: RecordedRelease | undefined,
  release: SeenRelease,
  answers: ChainAnswers = new Map(),
): readonly Finding[] {
  if (release.isGone === true) return [toReleaseFinding("removed", release, { since: recorded?.recordedAt })];
  const evidenceFindings = compareEvidence(recorded, release);
  if (recorded === undefined) return evidenceFindings;
  const { commit, recordedAt: since } = recorded;
  const isTagMoved = commit !== undefined && release.commit !== undefined && commit !== release.commit;
  return [
    ...compareAssets(recorded, release),
    ...evidenceFindings,
    ...(isTagMoved
      ? [toReleaseFinding("tag-moved", release, { recorded: { commit }, seen: { commit: release.commit }, since })]
      : []),
    ...compareChain(recorded, release, answers),
  ].toSorted((left, right) => kindsInOrder.indexOf(left.kind) - kindsInOrder.indexOf(right.kind));
}

type FindingDetails = {
  readonly [Member in "asset" | "why" | "recorded" | "seen" | "since"]?: Finding[Member] | undefined;
};

function toReleaseFinding(
  kind: FindingKind,
  { repository, tag, readAt }: SeenRelease,
  { since, ...details }: FindingDetails,
): Finding {
  // A future time, which evidence may state, is left out. One second is allowed, since GitHub states whole seconds.
  const isPast = since !== undefined && Date.parse(since) <= Date.parse(readAt) + 1000;
  return toFinding(kind, {
    repository,
    release: tag,
    ...withoutUndefined({ ...details, since: isPast ? since : undefined }),
  });
}

function compareAssets(recorded: RecordedRelease, release: SeenRelease): readonly Finding[] {
  const servedByName = new Map(release.assets.map((asset) => [asset.name, asset]));
  const unrecorded = new Set(findUnrecordedAssets(recorded, release));
  const findings = recorded.assets.flatMap((asset) => {
    if (release.unreadable.has(asset.name)) return [];
    const served = servedByName.get(asset.name);
    if (served === undefined) return explainMissing(release, asset, unrecorded);
    return compareAsset(release, asset, served) ?? [];
  });
  const addedAssets = [...unrecorded].filter(
    ({ uploaded }) => uploaded !== undefined && Date.parse(uploaded) > Date.parse(recorded.recordedAt),
  );
  const allFindings = [...findings, ...addedAssets.map((asset) => toAddedFinding(release, asset))];
  // If a statement could not be read, no asset counts as added: that statement may name it.
  return hasUnreadEvidence(release) ? allFindings.filter(({ kind }) => kind !== "added") : allFindings;
}

function compareAsset(release: SeenRelease, recorded: RecordedAsset, served: ListedAsset): Finding | undefined {
  const isSame = isSameBytes(recorded, served);
  // A download with more bytes than GitHub states has no digest, and its bytes are not the recorded ones.
  const isLonger = isSame === undefined && served.stated !== undefined && recorded.sha256 !== undefined;
  if (isLonger || isSame === false) return toReleaseFinding("replaced", release, toFindingSides(recorded, served));
  if (isSame === undefined) return undefined;
  if (recorded.isAdded) return toAddedFinding(release, served);
  const isOtherUpload = (["id", "uploader", "uploaded"] as const).some(
    (member) => recorded[member] !== undefined && served[member] !== undefined && recorded[member] !== served[member],
  );
  return isOtherUpload ? toReleaseFinding("reuploaded", release, toFindingSides(recorded, served)) : undefined;
}

/**
 * Makes the finding for a recorded asset that is not served under its name. If an asset without a record has the same
 * bytes, the file was renamed, and that asset is taken out of `unrecordedAssets`. Otherwise the file was removed.
 */
function explainMissing(release: SeenRelease, recorded: RecordedAsset, unrecordedAssets: Set<ListedAsset>): Finding {
  const alikeAssets = [...unrecordedAssets].filter((asset) => isSameBytes(recorded, asset) === true);
  const renamedAsset = alikeAssets.find(({ id }) => id === recorded.id) ?? alikeAssets[0];
  if (renamedAsset === undefined) return toReleaseFinding("removed", release, toFindingSides(recorded));
  unrecordedAssets.delete(renamedAsset);
  const sides = toFindingSides(recorded, renamedAsset);
  return toReleaseFinding("renamed", release, { ...sides, seen: { ...sides.seen, name: renamedAsset.name } });
}

function toAddedFinding(release: SeenRelease, asset: ListedAsset): Finding {
  return toReleaseFinding("added", release, { asset: asset.name, seen: toAssetFacts(asset) });
}

function toFindingSides({ name: asset, lastConfirmed: since, ...recorded }: RecordedAsset, served?: ListedAsset) {
  const seen = served && { ...toAssetFacts(served), ...withoutUndefined({ stated: served.stated }) };
  return { asset, recorded: toAssetFacts(recorded), seen, since };
}

/**
 * Compares a release's evidence with its record. Each statement that the baseline has must be there, and each statement
 * that is there must have the bytes whose digest is in its name. New statements give no finding.
 */
function compareEvidence(recorded: RecordedRelease | undefined, release: SeenRelease): readonly Finding[] {
  const presentByName = new Map(release.evidence.map((statement) => [statement.name, statement]));
  const knownByName = new Map(recorded?.evidence.map((statement) => [statement.name, statement]));
  const goneNames = [...knownByName.keys()].filter((name) => !presentByName.has(name) && !release.unreadable.has(name));
  const brokenOnes = release.evidence.flatMap(({ name, broken: why }) => (why === undefined ? [] : [{ name, why }]));
  return [...brokenOnes, ...goneNames.map((name) => ({ name, why: "it is gone" }))].map(({ name, why }) => {
    const [knownStatement, presentStatement] = [knownByName.get(name), presentByName.get(name)];
    return toReleaseFinding("evidence-changed", release, {
      asset: name,
      why,
      recorded: knownStatement && { sha256: knownStatement.sha256 },
      seen: presentStatement && { sha256: presentStatement.sha256 },
      since: knownStatement && recorded?.recordedAt,
    });
  });
}

/** Compares recorded digests with the chain. A list's digest gets one finding, for all files that the list names. */
function compareChain({ assets }: RecordedRelease, release: SeenRelease, answers: ChainAnswers): readonly Finding[] {
  const comparedListDigests = new Set<string>();
  return assets.flatMap(({ name, lastConfirmed: since, anchor }) => {
    // If no evidence says that a stamp of this digest was made, the chain need not hold the digest.
    if (anchor === undefined || anchor.isUnclaimed === true) return [];
    const { digest, block, list } = anchor;
    if (list !== undefined && comparedListDigests.has(digest)) return [];
    if (list !== undefined) comparedListDigests.add(digest);
    const judgement = answers.get(digest);
    const sides = { asset: list ?? name, recorded: { sha3_256: digest, ...withoutUndefined({ block }) }, since };
    if (isNotOnChain(judgement)) return toReleaseFinding("not-anchored", release, sides);
    const records = judgement?.verdict === "verified" ? judgement.answer.records : [];
    const firstBlock = Number(findAnchoring(records, [digest])?.firstRecord.blockNumber ?? Number.NaN);
    // The anchoring is late if the record has a block and the oldest block on the chain is a later one.
    if (block === undefined || !Number.isSafeInteger(firstBlock) || firstBlock <= block) return [];
    return toReleaseFinding("anchored-late", release, { ...sides, seen: { sha3_256: digest, block: firstBlock } });
  });
}
