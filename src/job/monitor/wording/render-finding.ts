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
    ...uploadOf(side, other),
  ];
  return parts.length === 0 ? [] : [`${label}: ${parts.join(", ")}`];
}

/** Who uploaded it and when, where the other side says something else. */
function uploadOf({ uploader, uploaded }: Side, other: Side | undefined): readonly string[] {
  if (uploader === undefined || uploaded === undefined) return [];
  if (uploader === other?.uploader && uploaded === other.uploaded) return [];
  return [`uploaded by ${code(uploader)} on ${text(toDay(uploaded))}`];
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
