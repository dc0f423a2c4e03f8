/** Asks the chain about what is recorded, and compares the record with what GitHub and the chain say. */
import type { Digest, Subject } from "../core/digest.ts";
import { withoutUndefined } from "../core/members.ts";
import { type Judgement } from "../core/row.ts";
import { findAnchoring } from "../core/anchoring.ts";
import type { Progress } from "../host/host.ts";
import { runEach } from "../host/queue.ts";
import { findingFacts, type FindingKind } from "../words/findings.ts";
import { isSameBytes, toAssetFacts, toFinding, type Finding } from "./finding.ts";
import type { AnchorClaim, RecordedAsset, RecordedRelease } from "./monitor-file.ts";
import { findUnnamed, hasUnreadEvidence, type SeenRelease } from "./recorded.ts";
import type { ListedAsset } from "./repository.ts";

/** The chain's answers by digest; a digest that is missing was not asked about. */
export type Answers = ReadonlyMap<Digest, Judgement>;

export interface ChainOptions {
  /** In milliseconds: a stamp younger than this need not be on the chain yet. */
  readonly blockTime: number;
  /** The time by GitHub's clock, which dates the statements. */
  readonly now: Date;
  readonly stop: AbortSignal;
  readonly verify: (target: Subject) => Promise<Judgement>;
  readonly concurrency: number;
  /** Receives the counts that changed. */
  readonly onProgress: (change: Partial<Progress>) => void;
}

/** Asks once about every recorded digest whose stamp is old enough to be on the chain. */
export async function askAll(
  recorded: readonly RecordedRelease[],
  { verify, concurrency, stop, onProgress, ...times }: ChainOptions,
): Promise<Answers> {
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
    onResult: ({ digest }, outcome) => {
      answers.set(digest, outcome);
      onProgress({ requestsDone: answers.size });
    },
  });
  return answers;
}

/** `never`: the chain does not hold the digest, and no evidence says that it should; `young`: a later scan asks. */
export type ChainState = "held" | "not held" | "never" | "young" | "not asked";

/** Returns what the chain says of a recorded digest: only a clear yes or no of a verification counts. */
export function chainStateOf(
  anchor: AnchorClaim,
  answers: Answers,
  times: Pick<ChainOptions, "now" | "blockTime">,
): ChainState {
  const outcome = answers.get(anchor.digest);
  if (outcome?.verdict === "verified") return "held";
  if (isMissing(outcome)) return anchor.isUnclaimed === true ? "never" : "not held";
  return isYoung(anchor, times) ? "young" : "not asked";
}

/** Whether a stamp is too young to be on the chain. Its time may lie a little in the future, since clocks differ. */
function isYoung({ stamped }: AnchorClaim, { now, blockTime }: Pick<ChainOptions, "now" | "blockTime">): boolean {
  return stamped !== undefined && Math.abs(now.getTime() - Date.parse(stamped)) < blockTime;
}

function isMissing(outcome: Judgement | undefined): boolean {
  return outcome?.verdict === "no-match" || outcome?.verdict === "not-found";
}

const order = Object.keys(findingFacts) as readonly FindingKind[];

/**
 * Compares a release's record, made by `toRecorded`, with what GitHub serves and with the chain's answers. Makes one
 * finding for each cause, in the order of `findingFacts`. What could not be read or asked is never a difference.
 */
export function compare(
  recorded: RecordedRelease | undefined,
  seen: SeenRelease,
  answers: Answers = new Map(),
): readonly Finding[] {
  if (seen.isGone === true) return [toFindingOf("removed", seen, { since: recorded?.made })];
  const ofEvidence = compareEvidence(recorded, seen);
  if (recorded === undefined) return ofEvidence;
  const { commit, made: since } = recorded;
  const isMoved = commit !== undefined && seen.commit !== undefined && commit !== seen.commit;
  return [
    ...compareAssets(recorded, seen),
    ...ofEvidence,
    ...(isMoved
      ? [toFindingOf("tag-moved", seen, { recorded: { commit }, seen: { commit: seen.commit }, since })]
      : []),
    ...compareChain(recorded, seen, answers),
  ].toSorted((left, right) => order.indexOf(left.kind) - order.indexOf(right.kind));
}

type Details = { readonly [Member in "asset" | "why" | "recorded" | "seen" | "since"]?: Finding[Member] | undefined };

function toFindingOf(kind: FindingKind, { repository, tag, at }: SeenRelease, { since, ...details }: Details): Finding {
  // Evidence may state a future time; GitHub's answers are dated in whole seconds.
  const isPast = since !== undefined && Date.parse(since) <= Date.parse(at) + 1000;
  return toFinding(kind, {
    repository,
    release: tag,
    ...withoutUndefined({ ...details, since: isPast ? since : undefined }),
  });
}

function compareAssets(recorded: RecordedRelease, seen: SeenRelease): readonly Finding[] {
  const served = new Map(seen.assets.map((asset) => [asset.name, asset]));
  const unnamed = new Set(findUnnamed(recorded, seen));
  const findings: Finding[] = [];
  for (const line of recorded.assets.filter(({ name }) => !seen.unreadable.has(name))) {
    const asset = served.get(line.name);
    const finding = asset === undefined ? explainMissing(seen, line, unnamed) : compareAsset(seen, line, asset);
    if (finding !== undefined) findings.push(finding);
  }
  const later = [...unnamed].filter(
    ({ uploaded }) => uploaded !== undefined && Date.parse(uploaded) > Date.parse(recorded.made),
  );
  const all = [...findings, ...later.map((asset) => toAddedFinding(seen, asset))];
  return hasUnreadEvidence(seen) ? all.filter(({ kind }) => kind !== "added") : all;
}

function compareAsset(seen: SeenRelease, line: RecordedAsset, asset: ListedAsset): Finding | undefined {
  const isSame = isSameBytes(line, asset);
  // GitHub served more bytes than it states, so the download has no digest: the asset is another file.
  const isLonger = isSame === undefined && asset.stated !== undefined && line.sha256 !== undefined;
  if (isLonger || isSame === false) return toFindingOf("replaced", seen, toSides(line, asset));
  if (isSame === undefined) return undefined;
  if (line.isAdded) return toAddedFinding(seen, asset);
  const isOtherUpload = (["id", "uploader", "uploaded"] as const).some(
    (member) => line[member] !== undefined && asset[member] !== undefined && line[member] !== asset[member],
  );
  return isOtherUpload ? toFindingOf("reuploaded", seen, toSides(line, asset)) : undefined;
}

/**
 * Explains why a recorded name is missing. An asset that no record names and that has the same bytes counts as the
 * renamed file; it is then removed from `unnamed`.
 */
function explainMissing(seen: SeenRelease, line: RecordedAsset, unnamed: Set<ListedAsset>): Finding {
  const alike = [...unnamed].filter((asset) => isSameBytes(line, asset) === true);
  const target = alike.find(({ id }) => id === line.id) ?? alike[0];
  if (target === undefined) return toFindingOf("removed", seen, toSides(line));
  unnamed.delete(target);
  const sides = toSides(line, target);
  return toFindingOf("renamed", seen, { ...sides, seen: { ...sides.seen, name: target.name } });
}

function toAddedFinding(seen: SeenRelease, asset: ListedAsset): Finding {
  return toFindingOf("added", seen, { asset: asset.name, seen: toAssetFacts(asset) });
}

function toSides({ name: asset, lastConfirmed: since, ...line }: RecordedAsset, now?: ListedAsset) {
  const seen = now && { ...toAssetFacts(now), ...withoutUndefined({ stated: now.stated }) };
  return { asset, recorded: toAssetFacts(line), seen, since };
}

/**
 * Compares a release's evidence with its record: every statement that the baseline knows must be there, and every
 * statement there must have the bytes that its name states. New statements are fine.
 */
function compareEvidence(recorded: RecordedRelease | undefined, seen: SeenRelease): readonly Finding[] {
  const now = new Map(seen.evidence.map((one) => [one.name, one]));
  const marks = new Map(recorded?.evidence.map((mark) => [mark.name, mark]));
  const gone = [...marks.keys()].filter((name) => !now.has(name) && !seen.unreadable.has(name));
  const broken = seen.evidence.flatMap(({ name, broken: why }) => (why === undefined ? [] : [{ name, why }]));
  return [...broken, ...gone.map((name) => ({ name, why: "it is gone" }))].map(({ name, why }) => {
    const [mark, asset] = [marks.get(name), now.get(name)];
    return toFindingOf("evidence-changed", seen, {
      asset: name,
      why,
      recorded: mark && { sha256: mark.sha256 },
      seen: asset && { sha256: asset.sha256 },
      since: mark && recorded?.made,
    });
  });
}

/** Compares recorded digests with the chain; a list that names many files is one digest, and one finding. */
function compareChain({ assets }: RecordedRelease, seen: SeenRelease, answers: Answers): readonly Finding[] {
  const lists = new Set<string>();
  return assets.flatMap(({ name, lastConfirmed: since, anchor }) => {
    // No evidence says that this stamp was accepted, so the chain need not hold it.
    if (anchor === undefined || anchor.isUnclaimed === true) return [];
    const { digest, block, list } = anchor;
    if (list !== undefined && lists.has(digest)) return [];
    if (list !== undefined) lists.add(digest);
    const outcome = answers.get(digest);
    const sides = { asset: list ?? name, recorded: { sha3_256: digest, ...withoutUndefined({ block }) }, since };
    if (isMissing(outcome)) return toFindingOf("not-anchored", seen, sides);
    const records = outcome?.verdict === "verified" ? outcome.answer.records : [];
    const held = Number(findAnchoring(records, [digest])?.first.blockNumber ?? Number.NaN);
    // The anchoring is late only where the record has a block, and the oldest on the chain is a later one.
    if (block === undefined || !Number.isSafeInteger(held) || held <= block) return [];
    return toFindingOf("anchored-late", seen, { ...sides, seen: { sha3_256: digest, block: held } });
  });
}
