/** Findings: the differences between a record and the present, in words, and which of them the owner accepts. */
import { digestFromWire } from "../core/digest.ts";
import { withoutUndefined } from "../core/members.ts";
import { nonEmpty } from "../core/text.ts";
import { acceptLine } from "../host/input-reader.ts";
import type { RecordedAsset } from "./monitor-file.ts";

interface FindingFacts {
  /** The verdict of the finding's row: `skipped` for a kind that is reported but does not fail a run. */
  readonly verdict: "changed" | "no-match" | "skipped";
  readonly label: string;
  /** What happened, as words that follow the name of the asset, tag or release. */
  readonly sentence: string;
}

/** The kinds of findings, in the order in which a report shows them. */
export const findingFacts = {
  replaced: {
    verdict: "changed",
    label: "replaced",
    sentence: "was replaced: other bytes are served under this name",
  },
  removed: { verdict: "changed", label: "removed", sentence: "was removed" },
  "anchored-late": {
    verdict: "changed",
    label: "anchored later than recorded",
    sentence: "was stamped later than the record says: its first block is younger",
  },
  "not-anchored": {
    verdict: "no-match",
    label: "not on the chain",
    sentence: "is recorded as stamped, but the chain does not hold it",
  },
  "tag-moved": { verdict: "changed", label: "tag moved", sentence: "points to another commit" },
  "evidence-changed": {
    verdict: "changed",
    label: "evidence changed",
    sentence: "is evidence, and was changed or removed",
  },
  added: { verdict: "skipped", label: "added", sentence: "was added, and no evidence names it" },
  renamed: { verdict: "skipped", label: "renamed", sentence: "has another name now" },
  reuploaded: { verdict: "skipped", label: "uploaded again", sentence: "was uploaded again with the same bytes" },
} as const satisfies Record<string, FindingFacts>;

export type FindingKind = keyof typeof findingFacts;

/** What to do about findings; the texts are used in Markdown and as plain text. */
const findingAdvice = {
  own: "If you did not do this yourself, treat these files as tampered with: take them down, tell who may have downloaded them, and change the credentials that can write releases.",
  others:
    "Do not use these files until their project says why they changed. Ask there by an issue, and keep the copies that you have.",
  accept:
    "accept it. For a replaced file, give its new SHA3-256, which `openssl dgst -sha3-256 FILE` prints, as a line `TAG/NAME sha3-256:…` in `accept`. For anything else, delete what is recorded from `monitor.json`: the line of a file, the `commit` of a tag, the entry of a release or a repository.",
  stamp: "Then stamp your files again, so that the evidence names them as they are now.",
} as const;

/** Why a recorded file's row is `skipped`, by the file's `ChainState` (monitor/compare.ts). */
export const skippedNotes: Partial<Record<string, string>> = {
  never: "It was never anchored.",
  young: "It was stamped less than block-time ago. The next look asks about it.",
};

/** The advice on a change that only a person makes, never a build. */
export const deliberateChangeAdvice =
  "Find out who did this, and why. If you meant it, delete what the baseline records of it. Otherwise treat the release as attacked.";

/** The facts by which two assets of one name are told apart; a fact that is not known is absent. */
export type AssetFacts = Pick<RecordedAsset, "sha3_256" | "sha256" | "id" | "uploader" | "uploaded">;

export function toAssetFacts({ sha3_256, sha256, id, uploader, uploaded }: AssetFacts): AssetFacts {
  return withoutUndefined({ sha3_256, sha256, id, uploader, uploaded });
}

/** Whether two assets agree in every digest that is known of both; `undefined` if no digest is known of both. */
export function isSameBytes(one: AssetFacts, other: AssetFacts): boolean | undefined {
  const sharedMembers = (["sha3_256", "sha256"] as const).filter(
    (member) => one[member] !== undefined && other[member] !== undefined,
  );
  return sharedMembers.length === 0 ? undefined : sharedMembers.every((member) => one[member] === other[member]);
}

/** What a finding says of one side of a comparison: of the record, or of what GitHub and the chain say now. */
export interface FindingSide extends AssetFacts {
  /** The new name of a renamed asset. */
  readonly name?: string;
  readonly commit?: string;
  readonly block?: number;
  /** The SHA-256 that GitHub states; present if the download has another one. */
  readonly stated?: string;
}

/** A difference between a record and what is there now, as `monitor.json` and the output `findings` contain it. */
export interface Finding {
  readonly kind: FindingKind;
  readonly verdict: FindingFacts["verdict"];
  readonly repository: string;
  /** The release's tag; absent when the finding is about the whole repository. */
  readonly release?: string;
  /** The asset's recorded name; absent when the finding is about the whole release or repository. */
  readonly asset?: string;
  /** What is wrong with changed evidence, without a full stop. */
  readonly why?: string;
  readonly recorded?: FindingSide;
  readonly seen?: FindingSide;
  /** When the asset, tag or release was last seen as recorded, ISO 8601 in UTC. */
  readonly since?: string;
}

export function toFinding(kind: FindingKind, details: Omit<Finding, "kind" | "verdict">): Finding {
  return { kind, verdict: findingFacts[kind].verdict, ...details };
}

/** Whether a finding means that the release is not as recorded, and so fails the run. Other findings are only told. */
export function isAlarm({ verdict }: Finding): boolean {
  return verdict !== "skipped";
}

/** Returns the noun for what a finding without an asset is about. */
export function renderNoun({ kind, release }: Finding): "repository" | "release" | "tag" {
  if (release === undefined) return "repository";
  return kind === "tag-moved" ? "tag" : "release";
}

/** A line of the input `accept`: in the release of this tag, the asset of this name may have bytes of this digest. */
export type Acceptance = Readonly<NonNullable<ReturnType<typeof parseAcceptance>>>;

/** Parses a line of the input `accept`; returns `undefined` if the line does not match {@link acceptLine}. */
export function parseAcceptance(line: string) {
  const [, tag, name, hex] = acceptLine.exec(line.trim()) ?? [];
  const digest = digestFromWire(hex);
  return tag === undefined || name === undefined || digest === undefined ? undefined : { tag, name, sha3_256: digest };
}

export function isAcceptedReplacement(
  { kind, release, asset, seen }: Finding,
  acceptances: readonly Acceptance[],
): boolean {
  const isAccepting = ({ tag, name, sha3_256 }: Acceptance): boolean =>
    tag === release && name === asset && sha3_256 === seen?.sha3_256;
  return kind === "replaced" && acceptances.some(isAccepting);
}

/** Renders what to do about `alarms`. Owners can mend their own releases, but can only ask about those of others. */
export function renderAdvice(alarms: readonly Finding[], isOwn: (repository: string) => boolean): readonly string[] {
  if (alarms.length === 0) return [];
  const hasOwn = alarms.some(({ repository }) => isOwn(repository));
  const hasOthers = alarms.some(({ repository }) => !isOwn(repository));
  const hasBoth = hasOwn && hasOthers;
  return nonEmpty([
    hasOwn && (hasBoth ? "Your own releases: " : "") + findingAdvice.own,
    hasOthers && (hasBoth ? "Other projects' releases: " : "") + findingAdvice.others,
    hasOwn
      ? `If you meant this change, ${findingAdvice.accept} ${findingAdvice.stamp}`
      : `Once you know that the change is right, ${findingAdvice.accept}`,
  ]);
}

/** How untrusted text is made safe where it is shown: `name` for names and digests, `text` for other words. */
export interface QuoteStyle {
  readonly name: (name: string) => string;
  readonly text: (words: string) => string;
}

/** Renders a release's tag, or `owner/name@TAG` where several repositories are watched. */
export function renderReleaseName(repository: string, tag: string | undefined, hasManyRepositories: boolean): string {
  if (tag === undefined) return repository;
  return hasManyRepositories ? `${repository}@${tag}` : tag;
}

/** Describes a finding. `sentence` continues `subject`; `facts` are both sides and the date, without full stops. */
export function describeFinding(finding: Finding, hasManyRepositories: boolean, quotes: QuoteStyle) {
  const { repository, release, asset, recorded, seen, since } = finding;
  const releaseName = quotes.name(renderReleaseName(repository, release, hasManyRepositories));
  return {
    subject:
      asset === undefined ? `The ${renderNoun(finding)} ${releaseName}` : `${quotes.name(asset)} of ${releaseName}`,
    sentence: renderWhatHappened(finding, quotes.text),
    facts: nonEmpty([
      describeSide("recorded", recorded, seen, quotes),
      describeSide("now", seen, recorded, quotes),
      since !== undefined && `last as recorded on ${quotes.text(since.slice(0, 10))}`,
    ]),
  };
}

/** Renders what happened, as the end of a sentence that begins with what the finding is about. */
export function renderWhatHappened({ kind, why }: Finding, quote = (words: string) => words): string {
  return `${findingFacts[kind].sentence}${why === undefined ? "" : `: ${quote(why)}`}.`;
}

/** Describes one side of a finding, without facts that do not tell it from the `other` side; empty without facts. */
function describeSide(label: string, side: FindingSide = {}, other: FindingSide = {}, quotes: QuoteStyle): string {
  const { name, sha3_256, sha256, commit, block, stated } = side;
  const quoteAfter = (prefix: string, text: string | undefined) => text !== undefined && prefix + quotes.name(text);
  // If both sides have a SHA-256, a SHA3-256 that only this side has is left out: it cannot be compared.
  const isSha256Enough = sha256 !== undefined && other.sha256 !== undefined && other.sha3_256 === undefined;
  const facts = nonEmpty([
    quoteAfter("", name),
    ...describeUpload(side, other, quotes),
    !isSha256Enough && quoteAfter("SHA3-256 ", sha3_256),
    quoteAfter("SHA-256 ", sha256),
    quoteAfter("commit ", commit),
    block !== undefined && `block ${block}`,
    quoteAfter("although GitHub states SHA-256 ", stated),
  ]);
  return facts.length === 0 ? "" : `${label}: ${facts.join(", ")}`;
}

/** Renders uploader and time if the two sides differ in these, and the asset's id if equal bytes have different ids. */
function describeUpload(side: FindingSide, other: FindingSide, quotes: QuoteStyle): readonly (string | false)[] {
  const { id, uploader, uploaded } = side;
  const isOtherUpload = uploader !== other.uploader || uploaded !== other.uploaded;
  // Two uploads of the same bytes by one person in one minute differ only in the id.
  const isOtherAsset = id !== undefined && other.id !== undefined && id !== other.id;
  return [
    uploader !== undefined &&
      uploaded !== undefined &&
      isOtherUpload &&
      `uploaded by ${quotes.name(uploader)} on ${quotes.text(uploaded.slice(0, 16).replace("T", " "))} UTC`,
    isOtherAsset && isSameBytes(side, other) === true && `asset id ${id}`,
  ];
}
