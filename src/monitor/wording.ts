import { toLine, toLineName } from "../core/text.ts";
import { toMarkdownCode, toMarkdownText } from "../render/markdown.ts";
import type { Finding, FindingKind, Side } from "./finding.ts";
import { isSameBytes } from "./recorded.ts";

/** What to do about what is not as recorded, in Markdown and in plain text alike. */
export const advice = {
  stranger:
    "treat these files as tampered with: take them down, tell who may have downloaded them, and change the credentials that can write releases.",
  owner:
    "If you did, accept it: delete it from the baseline (an asset's line, the `commit` of a moved tag, the entry of a removed release), or name the new digest of a replaced asset in the input `accept`. Stamp what is new; a new stamp also mends evidence.",
} as const;

/** Findings for a terminal or a log: what became of each, then both sides. */
export function renderFindingLines(
  findings: readonly Finding[],
  renderKind: (finding: Finding) => string = ({ kind }) => kind,
): readonly string[] {
  return findings.flatMap((finding) => {
    const { what, sentence, facts } = describeFinding(finding, { code: toLineName, text: toLine });
    return [`  ${renderKind(finding)}  ${what} ${sentence}`, ...facts.map((fact) => `      ${fact}`)];
  });
}

/** A finding as one paragraph of Markdown: what, where, and both sides where they differ. */
export function renderFinding(finding: Finding): string {
  const { what, sentence, facts } = describeFinding(finding, { code: toMarkdownCode, text: toMarkdownText });
  return [`**${what}** ${sentence}`, ...facts].join("<br>");
}

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
function describeFinding({ kind, release, asset, recorded, seen, since }: Finding, quoting: Quoting): FindingWords {
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

/** What a finding of each kind says of its asset, tag or release. */
const findingSentences = {
  replaced: "was replaced: other bytes are served under this name",
  removed: "was removed",
  "anchored-late": "is on the chain later than recorded: its earliest block is younger",
  "not-anchored": "is recorded as anchored, and the chain does not hold it",
  "tag-moved": "points to another commit",
  "evidence-changed": "is evidence that was altered or dropped",
  added: "was added, and no evidence names it",
  renamed: "has another name now",
  reuploaded: "was uploaded again, the same bytes",
} as const satisfies Record<FindingKind, string>;

/** A finding in one plain sentence, whose subject stands elsewhere. */
export function sayFinding({ kind, asset, since }: Finding): string {
  const what = asset === undefined ? (kind === "tag-moved" ? "The tag" : "The release") : "It";
  const last = since === undefined ? "" : ` It was last as recorded on ${since.slice(0, 10)}.`;
  return `${what} ${findingSentences[kind]}.${last}`;
}
