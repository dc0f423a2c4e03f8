import { version } from "../../../domain/version.ts";
import type { RecordedAsset } from "../compare/recorded-facts.ts";
import type { BaselineRelease, LookCounts, MonitorFile } from "./baseline.ts";

/**
 * The text of `monitor.json`: one line an asset, so that a difference between two of them reads well and an owner can
 * delete the line of an asset that he meant to replace.
 */
export function renderMonitorFile(file: MonitorFile): string {
  const { repository, finished, lastWhole, looks, findings, releases } = file;
  const head = {
    version: 1,
    tool: { name: "anchor-artifacts", version },
    repository,
    finished_at: finished,
    ...(lastWhole !== undefined && { last_whole_look: lastWhole }),
  };
  const members = Object.entries(head).map(([name, value]) => `  ${JSON.stringify(name)}: ${JSON.stringify(value)},\n`);
  const lists = [
    `  "looks": ${renderList(looks.map(toLookEntry), "  ")}`,
    `  "findings": ${renderList(findings, "  ")}`,
    `  "releases": [${releases.map(renderReleaseEntry).join(",")}${releases.length > 0 ? "\n  " : ""}]`,
  ];
  return `{\n${members.join("")}${lists.join(",\n")}\n}\n`;
}

function renderReleaseEntry({ tag, commit, published, made, evidence, assets }: BaselineRelease): string {
  const head = {
    tag,
    ...(commit !== undefined && { commit }),
    ...(published !== undefined && { published_at: published }),
    looked_at: made,
  };
  const indent = "      ";
  const lists = [
    `${indent}"evidence": ${renderList(evidence, indent)}`,
    `${indent}"assets": ${renderList(assets.map(toAssetEntry), indent)}`,
  ];
  const members = Object.entries(head).map(([name, value]) => `${indent}"${name}": ${JSON.stringify(value)},\n`);
  return `\n    {\n${members.join("")}${lists.join(",\n")}\n    }`;
}

function renderList(items: readonly object[], indent: string): string {
  if (items.length === 0) return "[]";
  return `[\n${items.map((item) => `${indent}  ${JSON.stringify(item)}`).join(",\n")}\n${indent}]`;
}

function toLookEntry({ finished, isWhole, asRecorded, changed, unrecorded, notAsked }: LookCounts): object {
  const counts = { as_recorded: asRecorded, changed, unrecorded, not_asked: notAsked };
  return { finished_at: finished, whole: isWhole, ...counts };
}

/** Members that are not known are left out, as `JSON.stringify` does. */
function toAssetEntry(asset: RecordedAsset): object {
  const { name, sha3_256, sha256, id, uploader, uploaded, firstConfirmed, lastConfirmed, anchor, evidence } = asset;
  return {
    name,
    sha3_256,
    sha256,
    id,
    uploader,
    uploaded_at: uploaded,
    first_confirmed: firstConfirmed,
    last_confirmed: lastConfirmed,
    anchor,
    ...(evidence.length > 0 && { evidence }),
    ...(asset.isAdded && { added: true }),
  };
}
