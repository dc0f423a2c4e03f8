/** Findings: the differences between a record and the present, in words, and which of them the owner accepts. */
import { digestFromWire } from "../core/digest.ts";
import { withoutUndefined } from "../core/members.ts";
import { nonEmpty } from "../core/text.ts";
import { acceptLine } from "../host/input-reader.ts";
import { findingAdvice, findingFacts, type FindingFacts, type FindingKind } from "../words/findings.ts";
import type { RecordedAsset } from "./monitor-file.ts";

/** By these facts two assets of one name are told apart; unknown facts are absent. */
export type AssetFacts = Pick<RecordedAsset, "sha3_256" | "sha256" | "id" | "uploader" | "uploaded">;

export function toAssetFacts({ sha3_256, sha256, id, uploader, uploaded }: AssetFacts): AssetFacts {
  return withoutUndefined({ sha3_256, sha256, id, uploader, uploaded });
}

/** Whether the digests that both have agree; `undefined` when they have no digest in common. */
export function isSameBytes(one: AssetFacts, other: AssetFacts): boolean | undefined {
  const shared = (["sha3_256", "sha256"] as const).filter(
    (member) => one[member] !== undefined && other[member] !== undefined,
  );
  return shared.length === 0 ? undefined : shared.every((member) => one[member] === other[member]);
}

export interface Side extends AssetFacts {
  /** The asset's name on this side, where it differs from the finding's. */
  readonly name?: string;
  readonly commit?: string;
  readonly block?: number;
  /** The SHA-256 that GitHub states, where GitHub serves other bytes. */
  readonly stated?: string;
}

/** One difference between record and present, as `monitor.json` and the output `findings` contain it. */
export interface Finding {
  readonly kind: FindingKind;
  readonly verdict: FindingFacts["verdict"];
  readonly repository: string;
  /** The release's tag; absent when the finding is about the whole repository. */
  readonly release?: string;
  /** The asset's recorded name; absent when the finding is about the whole release or repository. */
  readonly asset?: string;
  /** What is wrong with changed evidence. */
  readonly why?: string;
  readonly recorded?: Side;
  readonly seen?: Side;
  /** When the subject was last seen as recorded, ISO 8601 in UTC. */
  readonly since?: string;
}

export function toFinding(kind: FindingKind, found: Omit<Finding, "kind" | "verdict">): Finding {
  return { kind, verdict: findingFacts[kind].verdict, ...found };
}

/** Whether the release is not as recorded; other findings are only reported. */
export function isAlarm({ verdict }: Finding): boolean {
  return verdict !== "skipped";
}

/** Returns the noun for what a finding is about, where it names no asset. */
export function nounOf({ kind, release }: Finding): "repository" | "release" | "tag" {
  if (release === undefined) return "repository";
  return kind === "tag-moved" ? "tag" : "release";
}

/** The owner's word that a release's asset of this name rightly has the bytes with this digest. */
export type Acceptance = Readonly<NonNullable<ReturnType<typeof parseAcceptance>>>;

/** Returns `undefined` when `line` does not match {@link acceptLine}. */
export function parseAcceptance(line: string) {
  const [, tag, name, hex] = acceptLine.exec(line.trim()) ?? [];
  const digest = digestFromWire(hex);
  return tag === undefined || name === undefined || digest === undefined ? undefined : { tag, name, sha3_256: digest };
}

export function isMeantReplacement({ kind, release, asset, seen }: Finding, accepted: readonly Acceptance[]): boolean {
  const isPinned = ({ tag, name, sha3_256 }: Acceptance): boolean =>
    tag === release && name === asset && sha3_256 === seen?.sha3_256;
  return kind === "replaced" && accepted.some(isPinned);
}

/** Returns advice about `alarms`: that for the reader's own repositories, that for others, or both. */
export function toAdvice(alarms: readonly Finding[], isOwn: (name: string) => boolean): readonly string[] {
  if (alarms.length === 0) return [];
  const places = new Set(alarms.map(({ repository }) => isOwn(repository)));
  const accept = places.has(true)
    ? `If you meant this change, ${findingAdvice.accept} ${findingAdvice.stamp}`
    : `Once you know that the change is right, ${findingAdvice.accept}`;
  const [own, others] = places.size > 1 ? ["Your own releases: ", "Other projects' releases: "] : ["", ""];
  return nonEmpty([
    places.has(true) && own + findingAdvice.own,
    places.has(false) && others + findingAdvice.others,
    accept,
  ]);
}

/** How untrusted text is quoted where it is shown: `name` for names and digests, `text` for other words. */
export interface Quotes {
  readonly name: (name: string) => string;
  readonly text: (words: string) => string;
}

/** Renders a release's tag, or `owner/name@TAG` where several repositories are watched. */
export function renderReleaseName(repository: string, release: string | undefined, isOfMany: boolean): string {
  if (release === undefined) return repository;
  return isOfMany ? `${repository}@${release}` : release;
}

/** Describes a finding: its subject, what happened to it, both sides where they differ, when last as recorded. */
export function describe(
  finding: Finding,
  isOfMany: boolean,
  quotes: Quotes,
): { readonly subject: string; readonly sentence: string; readonly facts: readonly string[] } {
  const { repository, release, asset, recorded, seen, since } = finding;
  const name = quotes.name(renderReleaseName(repository, release, isOfMany));
  return {
    subject: asset === undefined ? `The ${nounOf(finding)} ${name}` : `${quotes.name(asset)} of ${name}`,
    sentence: renderEvent(finding, quotes.text),
    facts: nonEmpty([
      describeSide("recorded", recorded, seen, quotes),
      describeSide("now", seen, recorded, quotes),
      since !== undefined && `last as recorded on ${quotes.text(since.slice(0, 10))}`,
    ]),
  };
}

/** Renders what happened, as the rest of a sentence that begins with the subject. */
export function renderEvent({ kind, why }: Finding, quote = (words: string) => words): string {
  return `${findingFacts[kind].sentence}${why === undefined ? "" : `: ${quote(why)}`}.`;
}

/** Describes one side, without what need not be told beside `other`; empty where nothing is left. */
function describeSide(label: string, side: Side = {}, other: Side = {}, quotes: Quotes): string {
  const { name, sha3_256, sha256, commit, block, stated } = side;
  const quoted = (before: string, text: string | undefined) => text !== undefined && before + quotes.name(text);
  // Where SHA-256 differs already, a SHA3-256 of one side alone only takes room.
  const isToldApart = sha256 !== undefined && other.sha256 !== undefined && other.sha3_256 === undefined;
  const facts = nonEmpty([
    quoted("", name),
    ...describeUpload(side, other, quotes),
    !isToldApart && quoted("SHA3-256 ", sha3_256),
    quoted("SHA-256 ", sha256),
    quoted("commit ", commit),
    block !== undefined && `block ${block}`,
    quoted("although GitHub states SHA-256 ", stated),
  ]);
  return facts.length === 0 ? "" : `${label}: ${facts.join(", ")}`;
}

/** Renders who uploaded the asset and when, if the other side differs; its id when equal bytes have another id. */
function describeUpload(side: Side, other: Side, quotes: Quotes): readonly (string | false)[] {
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
