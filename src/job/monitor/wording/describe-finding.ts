import type { Finding, FindingKind, Side } from "../compare/finding.ts";
import { isSameBytes } from "../compare/recorded-facts.ts";
import { findingSentences } from "./say-finding.ts";

/** How texts that are not ours stand in what is written: names and digests, and plain words. */
export interface Quoting {
  readonly code: (name: string) => string;
  readonly text: (words: string) => string;
}

/** A finding in words: what it is about, what became of it, and both sides where they differ. */
export interface FindingWords {
  readonly what: string;
  readonly sentence: string;
  readonly facts: readonly string[];
}

/** Puts a finding into words, with its names and digests quoted as `quoting` says. */
export function describeFinding(
  { kind, release, asset, recorded, seen, since }: Finding,
  quoting: Quoting,
): FindingWords {
  const { code, text } = quoting;
  return {
    what: asset === undefined ? subjectOf(kind, code(release)) : `${code(asset)} of ${code(release)}`,
    sentence: `${findingSentences[kind]}.`,
    facts: [
      ...describeSide("recorded", recorded, seen, quoting),
      ...describeSide("now", seen, recorded, quoting),
      ...(since === undefined ? [] : [`last as recorded on ${text(since.slice(0, 10))}`]),
    ],
  };
}

function subjectOf(kind: FindingKind, release: string): string {
  return kind === "tag-moved" ? `The tag ${release}` : `The release ${release}`;
}

/** What one side says that the other does not. */
function describeSide(
  label: string,
  side: Side | undefined,
  other: Side | undefined,
  quoting: Quoting,
): readonly string[] {
  if (side === undefined) return [];
  const { code } = quoting;
  const parts = [
    ...(side.name === undefined ? [] : [code(side.name)]),
    ...describeUpload(side, other, quoting),
    ...(isOtherAsset(side, other) ? [`asset id ${side.id}`] : []),
    ...(side.sha3_256 === undefined || isTold(side, other) ? [] : [`SHA3-256 ${code(side.sha3_256)}`]),
    ...(side.sha256 === undefined ? [] : [`SHA-256 ${code(side.sha256)}`]),
    ...(side.commit === undefined ? [] : [`commit ${code(side.commit)}`]),
    ...(side.block === undefined ? [] : [`block ${side.block}`]),
  ];
  return parts.length === 0 ? [] : [`${label}: ${parts.join(", ")}`];
}

/** Whether the digests that both sides have tell them apart, so that one of one side alone only takes room. */
function isTold(side: Side, other: Side | undefined): boolean {
  return side.sha256 !== undefined && other?.sha256 !== undefined && other.sha3_256 === undefined;
}

/** Whether the same bytes are another asset now: of two uploads by one person in one minute, only the id differs. */
function isOtherAsset(side: Side, other: Side | undefined): boolean {
  if (side.id === undefined || other?.id === undefined || side.id === other.id) return false;
  return isSameBytes(side, other) === true;
}

/** Who uploaded it and when, where the other side says something else. */
function describeUpload({ uploader, uploaded }: Side, other: Side | undefined, { code, text }: Quoting) {
  if (uploader === undefined || uploaded === undefined) return [];
  if (uploader === other?.uploader && uploaded === other.uploaded) return [];
  return [`uploaded by ${code(uploader)} on ${text(uploaded.slice(0, 16).replace("T", " "))} UTC`];
}
