/** Defines findings: the differences between a record and the present, in words, and which of them the owner accepts. */
import { digestFromWire } from "../core/digest.ts";
import { withoutUndefined } from "../core/members.ts";
import { nonEmpty } from "../core/text.ts";
import { acceptForm } from "../host/input-reader.ts";
import { findingAdvice, findingFacts, type FindingFacts, type FindingKind } from "../words/findings.ts";
import type { RecordedAsset } from "./monitor-file.ts";

/** The facts that distinguish assets; unknown facts are absent. */
export type AssetFacts = Pick<RecordedAsset, "sha3_256" | "sha256" | "id" | "uploader" | "uploaded">;

/** Copies only the members of {@link AssetFacts}. */
export function toAssetFacts({ sha3_256, sha256, id, uploader, uploaded }: AssetFacts): AssetFacts {
  return withoutUndefined({ sha3_256, sha256, id, uploader, uploaded });
}

/** Whether every digest that both know agrees; `undefined` when they share no known digest. */
export function isSameBytes(one: AssetFacts, other: AssetFacts): boolean | undefined {
  const shared = (["sha3_256", "sha256"] as const).filter(
    (member) => one[member] !== undefined && other[member] !== undefined,
  );
  return shared.length === 0 ? undefined : shared.every((member) => one[member] === other[member]);
}

export interface Side extends AssetFacts {
  /** The name on this side, where it differs from the finding's. */
  readonly name?: string;
  readonly commit?: string;
  readonly block?: number;
  /** The SHA-256 that GitHub states, where it serves other bytes. */
  readonly stated?: string;
}

/** One difference between a record and the present, as `monitor.json` and the output `findings` contain it. */
export interface Finding {
  readonly kind: FindingKind;
  readonly verdict: FindingFacts["verdict"];
  readonly repository: string;
  /** The release's tag; absent when it is the repository itself. */
  readonly release?: string;
  /** The asset's recorded name; absent when it is the release or the repository itself. */
  readonly asset?: string;
  /** Of changed evidence, what is wrong with it. */
  readonly why?: string;
  readonly recorded?: Side;
  readonly seen?: Side;
  /** When the subject was last seen as recorded, ISO 8601 in UTC. */
  readonly since?: string;
}

export function toFinding(kind: FindingKind, found: Omit<Finding, "kind" | "verdict">): Finding {
  return { kind, verdict: findingFacts[kind].verdict, ...found };
}

/** Whether a finding says that a release is not as recorded; other findings are only reported. */
export function isAlarm({ verdict }: Finding): boolean {
  return verdict !== "skipped";
}

/** Returns the noun for the subject of a finding that names no asset. */
export function nounOf({ kind, release }: Finding): "repository" | "release" | "tag" {
  if (release === undefined) return "repository";
  return kind === "tag-moved" ? "tag" : "release";
}

/** A replacement that the owner meant: these bytes under this name are right. */
export type Acceptance = Readonly<NonNullable<ReturnType<typeof parseAcceptance>>>;

/** @returns `undefined` when `line` is not of {@link acceptForm} */
export function parseAcceptance(line: string) {
  const [, tag, name, hex] = acceptForm.exec(line.trim()) ?? [];
  const digest = digestFromWire(hex);
  return tag === undefined || name === undefined || digest === undefined ? undefined : { tag, name, sha3_256: digest };
}

export function isMeantReplacement({ kind, release, asset, seen }: Finding, accepted: readonly Acceptance[]): boolean {
  const isPinned = ({ tag, name, sha3_256 }: Acceptance): boolean =>
    tag === release && name === asset && sha3_256 === seen?.sha3_256;
  return kind === "replaced" && accepted.some(isPinned);
}

/** Returns what to do about `alarms`, by whose repositories they are in. */
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

/** How text from elsewhere is quoted where it is shown: names and digests by `name`, other words by `text`. */
export interface Quotes {
  readonly name: (name: string) => string;
  readonly text: (words: string) => string;
}

/** Names a release: by its tag, or as `owner/name@TAG` where several repositories are looked at. */
export function toPlace(repository: string, release: string | undefined, isOfMany: boolean): string {
  if (release === undefined) return repository;
  return isOfMany ? `${repository}@${release}` : release;
}

/**
 * Describes a finding in words: its subject, what happened to it, both sides where they differ, and the date of the last
 * look without the difference.
 *
 * @param isOfMany whether other repositories are looked at too
 */
export function describe(
  finding: Finding,
  isOfMany: boolean,
  quotes: Quotes,
): { readonly subject: string; readonly sentence: string; readonly facts: readonly string[] } {
  const { repository, release, asset, recorded, seen, since } = finding;
  const name = quotes.name(toPlace(repository, release, isOfMany));
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

/** Renders what happened, as the rest of a sentence. */
export function renderEvent({ kind, why }: Finding, quote = (words: string) => words): string {
  return `${findingFacts[kind].sentence}${why === undefined ? "" : `: ${quote(why)}`}.`;
}

/** Describes what one side says and the other does not; empty where it says nothing more. */
function describeSide(label: string, side: Side = {}, other: Side = {}, quotes: Quotes): string {
  const { name, sha3_256, sha256, commit, block, stated } = side;
  const quoted = (before: string, text: string | undefined) => text !== undefined && before + quotes.name(text);
  // Where SHA-256 tells the sides apart, the SHA3-256 of one side alone only takes room.
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

/** Says who uploaded the asset and when, if the other side differs; adds its id when the same bytes have another id. */
function describeUpload(side: Side, other: Side, quotes: Quotes): readonly (string | false)[] {
  const { id, uploader, uploaded } = side;
  const isOtherUpload = uploader !== other.uploader || uploaded !== other.uploaded;
  // Of two uploads of the same bytes by one person in one minute, only the id differs.
  const isOtherAsset = id !== undefined && other.id !== undefined && id !== other.id;
  return [
    uploader !== undefined &&
      uploaded !== undefined &&
      isOtherUpload &&
      `uploaded by ${quotes.name(uploader)} on ${quotes.text(uploaded.slice(0, 16).replace("T", " "))} UTC`,
    isOtherAsset && isSameBytes(side, other) === true && `asset id ${id}`,
  ];
}
