/** Describes the differences between a record and the present, in words, and which of them the owner accepts. */
import { digestFromWire } from "../core/digest.ts";
import { given } from "../core/text.ts";
import { acceptForm } from "../host/input-reader.ts";
import { isSameBytes, type AssetFacts } from "./recorded.ts";

interface FindingFacts {
  /** Kinds that are only reported have the verdict `skipped`: they do not fail a run. */
  readonly verdict: "changed" | "no-match" | "skipped";
  /** A short label for the finding, used next to the labels of other findings of its release. */
  readonly label: string;
  /** The rest of a sentence whose subject, the name of the asset, tag or release, comes first. */
  readonly sentence: string;
}

/** The fixed properties of each kind of finding; the order is that of a report. */
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

/** One side of a comparison; for a release, its commit. */
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
  /** `owner/name`. */
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

/** A finding about a release, without the repository of the release. */
export type Difference = Omit<Finding, "repository">;

/** Creates a finding of `kind` with the verdict of that kind. */
export function toFinding(kind: FindingKind, found: Omit<Difference, "kind" | "verdict">): Difference {
  return { kind, verdict: findingFacts[kind].verdict, ...found };
}

/** Adds in which repository something was found. */
export function foundIn(repository: string, { kind, verdict, ...found }: Difference): Finding {
  return { kind, verdict, repository, ...found };
}

/** Whether a finding says that a release is not as recorded; other findings are only reported. */
export function isAlarm({ verdict }: Difference): boolean {
  return verdict !== "skipped";
}

/** Returns the noun for the subject of a finding that names no asset. */
export function nounOf({ kind, release }: Difference): "repository" | "release" | "tag" {
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

/** Separates the findings that remain from the replacements that the owner accepted. */
export function separateAccepted(
  findings: readonly Difference[],
  accepted: readonly Acceptance[],
): { readonly findings: readonly Difference[]; readonly accepted: readonly Difference[] } {
  const isAccepted = ({ kind, release, asset, seen }: Difference): boolean =>
    kind === "replaced" &&
    accepted.some(({ tag, name, sha3_256 }) => tag === release && name === asset && sha3_256 === seen?.sha3_256);
  return {
    findings: findings.filter((finding) => !isAccepted(finding)),
    accepted: findings.filter(isAccepted),
  };
}

/** How text from elsewhere is quoted where it is shown: names and digests by `name`, other words by `text`. */
export interface Quotes {
  readonly name: (name: string) => string;
  readonly text: (words: string) => string;
}

export interface FindingView {
  readonly finding: Finding;
  /** What its release, or its repository, is called in this scan. */
  readonly place: string;
}

/** @param isOfMany whether other repositories are looked at too, so that the place has to name its own */
export function toFindingView(finding: Finding, isOfMany: boolean): FindingView {
  return { finding, place: toPlace(finding.repository, finding.release, isOfMany) };
}

/** Names a release: by its tag, or as `owner/name@TAG` where several repositories are looked at. */
export function toPlace(repository: string, release: string | undefined, isOfMany: boolean): string {
  if (release === undefined) return repository;
  return isOfMany ? `${repository}@${release}` : release;
}

/**
 * Describes a finding in words: its subject, what happened to it, both sides where they differ, and the date of the last
 * scan without the difference.
 */
export function describe(
  { finding, place }: FindingView,
  quotes: Quotes,
): { readonly subject: string; readonly sentence: string; readonly facts: readonly string[] } {
  const { asset, recorded, seen, since } = finding;
  const name = quotes.name(place);
  return {
    subject: asset === undefined ? `The ${nounOf(finding)} ${name}` : `${quotes.name(asset)} of ${name}`,
    sentence: renderEvent(finding, quotes.text),
    facts: given([
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
  const facts = given([
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
