/** Builds what a scan leaves: the next baseline, and the files in the folder for evidence. */
import { join } from "node:path";

import type { AnchorError } from "../core/errors.ts";
import { runFiles } from "../core/file-names.ts";
import { withoutUndefined } from "../core/members.ts";
import type { Report, RunFacts } from "../core/report.ts";
import { createAttempts, type FileContent, writeAtomically } from "../host/files.ts";
import type { Badge } from "../render/lines.ts";
import { renderResultsFile } from "../run/write-evidence.ts";
import { findUnnamed } from "./compare.ts";
import { type Difference, isAlarm } from "./finding.ts";
import {
  renderMonitorFile,
  type RecordedRelease,
  type MonitorFile,
  type EvidenceMark,
  type RecordedAsset,
} from "./monitor-file.ts";
import { hasUnreadEvidence, toFacts, type ChainStanding, type SeenAsset } from "./recorded.ts";
import type { ReadSides } from "./scan-release.ts";

/** What one scan learned about one release. */
interface ComparedRelease extends Omit<ReadSides, "tag" | "differences"> {
  readonly findings: readonly Difference[];
  readonly accepted: readonly Difference[];
  /** What the chain says of the recorded names. */
  readonly onChain: ReadonlyMap<string, ChainStanding>;
  /** When the scan began to read, ISO 8601 in UTC. */
  readonly at: string;
}

/**
 * Returns the next baseline's entry of a release. An asset with a finding stays as it was recorded, so that the next
 * scan finds the same; an unchanged one is confirmed, and its unknown members are filled in.
 */
export function nextRelease(compared: ComparedRelease): RecordedRelease {
  const { recorded, seen, published, at } = compared;
  // Evidence that could not be read may say another commit.
  const commit = recorded?.commit ?? (hasUnreadEvidence(seen) ? undefined : seen.commit);
  const isPartial = seen.unreadable.size > 0;
  const isUnsure = isPartial || [...compared.onChain.values()].includes("not asked");
  const isChanged = compared.findings.some(isAlarm) || (isUnsure && recorded?.isChanged === true);
  return {
    tag: seen.tag,
    ...(commit !== undefined && { commit }),
    ...(published !== undefined && { published }),
    // What was not read now must not count as older than a record.
    made: isPartial && recorded !== undefined ? recorded.made : at,
    ...(isChanged && { isChanged }),
    evidence: nextEvidence(compared),
    assets: [...nextLines(compared), ...newLines(compared)],
  };
}

function nextLines({ recorded, seen, findings, accepted, at }: ComparedRelease): readonly RecordedAsset[] {
  const assets = new Map(seen.assets.map((asset) => [asset.name, asset]));
  const found = new Set(findings.map(({ asset }) => asset));
  const agreed = new Set(accepted.map(({ asset }) => asset));
  return (recorded?.assets ?? []).map((line) => {
    const asset = assets.get(line.name);
    if (asset !== undefined && agreed.has(line.name)) return confirmNew(asset, at);
    if (asset === undefined || seen.unreadable.has(line.name) || found.has(line.name)) return line;
    const { firstConfirmed = at } = line;
    return { ...line, ...toFacts(asset), ...toFacts(line), firstConfirmed, lastConfirmed: at };
  });
}

function confirmNew(asset: SeenAsset, at: string): RecordedAsset {
  return { name: asset.name, ...toFacts(asset), firstConfirmed: at, lastConfirmed: at };
}

/** Creates lines for assets that no record names; the new name of a recorded asset that was renamed gets none. */
function newLines({ recorded, seen, findings, at }: ComparedRelease): readonly RecordedAsset[] {
  // The evidence that could not be read may record other bytes under these names.
  if (hasUnreadEvidence(seen)) return [];
  const targets = new Set(findings.flatMap(({ kind, seen: side }) => (kind === "renamed" ? [side?.name] : [])));
  const added = new Set(findings.flatMap(({ kind, asset }) => (kind === "added" ? [asset] : [])));
  return findUnnamed(recorded, seen)
    .filter(({ name }) => !targets.has(name) && !seen.unreadable.has(name))
    .map((asset) => ({ ...confirmNew(asset, at), ...(added.has(asset.name) && { isAdded: true }) }));
}

/** Returns the present statements of this release; those recorded before, where one was changed or could not be read. */
function nextEvidence({ recorded, seen, findings }: ComparedRelease): readonly EvidenceMark[] {
  const before = recorded?.evidence ?? [];
  const isChanged = findings.some(({ kind }) => kind === "evidence-changed");
  // Without all of them no line was made of any: the next scan has to read these again.
  if (isChanged || hasUnreadEvidence(seen)) return before;
  const known = new Set(before.map(({ name }) => name));
  const kept = seen.evidence.filter(({ name, isForeign }) => isForeign !== true || known.has(name));
  return kept.map(({ name, sha256 }) => ({ name, sha256 }));
}

/** Writes results.json, monitor.json and the badge; a file that cannot be written is among the errors. */
export async function writeScanFiles(
  report: Report,
  file: MonitorFile,
  badge: Badge,
  facts: RunFacts,
  folder: string,
): Promise<{
  readonly paths: Pick<RunFacts, "resultsPath" | "monitorPath">;
  readonly errors: readonly AnchorError[];
}> {
  const { attempt, errors } = createAttempts();
  const write = (name: string, content: FileContent): Promise<string | undefined> =>
    attempt(async () => {
      await writeAtomically(join(folder, name), content);
      return join(folder, name);
    });
  const [resultsPath, monitorPath] = await Promise.all([
    write(runFiles.results, renderResultsFile(report, facts)),
    write(runFiles.monitor, renderMonitorFile(file)),
    write(runFiles.badge, `${JSON.stringify(badge)}\n`),
  ]);
  return { paths: withoutUndefined({ resultsPath, monitorPath }), errors };
}
