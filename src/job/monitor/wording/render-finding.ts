import { code, text } from "../../text/markdown.ts";
import type { Finding, FindingKind, Side } from "../compare/finding.ts";
import { findingSentences } from "./say-finding.ts";

/** A finding as one paragraph of Markdown: what, where, and both sides where they differ. */
export function renderFinding({ kind, release, asset, recorded, seen, since }: Finding): string {
  const what = asset === undefined ? subjectOf(kind, release) : `${code(asset)} of ${code(release)}`;
  const facts = [
    ...renderSide("recorded", recorded, seen),
    ...renderSide("now", seen, recorded),
    ...(since === undefined ? [] : [`last as recorded on ${text(since.slice(0, 10))}`]),
  ];
  return [`**${what}** ${findingSentences[kind]}.`, ...facts].join("<br>");
}

function subjectOf(kind: FindingKind, release: string): string {
  return kind === "tag-moved" ? `The tag ${code(release)}` : `The release ${code(release)}`;
}

/** What one side says that the other does not. */
function renderSide(label: string, side: Side | undefined, other: Side | undefined): readonly string[] {
  if (side === undefined) return [];
  const parts = [
    ...(side.name === undefined ? [] : [code(side.name)]),
    ...digestsOf(side),
    ...(side.commit === undefined ? [] : [`commit ${code(side.commit)}`]),
    ...(side.block === undefined ? [] : [`block ${side.block}`]),
    ...(side.uploader === undefined || side.uploader === other?.uploader ? [] : [`uploaded by ${code(side.uploader)}`]),
    ...(side.uploaded === undefined || side.uploaded === other?.uploaded
      ? []
      : [`uploaded on ${text(toDay(side.uploaded))}`]),
  ];
  return parts.length === 0 ? [] : [`${label}: ${parts.join(", ")}`];
}

function digestsOf({ sha256, sha3_256 }: Side): readonly string[] {
  return [
    ...(sha3_256 === undefined ? [] : [`SHA3-256 ${code(sha3_256)}`]),
    ...(sha256 === undefined ? [] : [`SHA-256 ${code(sha256)}`]),
  ];
}

function toDay(time: string): string {
  return time.slice(0, 16).replace("T", " ");
}
