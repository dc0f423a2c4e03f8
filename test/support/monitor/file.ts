import type { MonitorFile } from "#monitor/monitor-file.ts";
import { toFinding } from "#monitor/finding.ts";
import { commit, sha256Of, sha3Of, times } from "./world.ts";

const repository = "octo-org/octo-repo";

/** A `monitor.json` with every member that it can have. */
export function aMonitorFile(): MonitorFile {
  const asset = (name: string, id: number) => ({
    name,
    sha3_256: sha3Of(name),
    sha256: sha256Of(name),
    id,
    uploader: "octocat",
    uploaded: times.uploaded,
    firstConfirmed: times.firstLook,
    lastConfirmed: times.secondLook,
    anchor: { digest: sha3Of(name), block: 100 },
  });
  const { anchor: _, ...plain } = asset("extra.bin", 3);
  return {
    finishedAt: times.secondLook,
    lastWholeScanAt: times.secondLook,
    scans: [
      { finishedAt: times.firstLook, isWhole: false, asRecorded: 1, changed: 0, unrecorded: 1, notAsked: 1 },
      { finishedAt: times.secondLook, isWhole: true, asRecorded: 2, changed: 1, unrecorded: 0, notAsked: 0 },
    ],
    findings: [
      toFinding("replaced", {
        repository,
        release: "v1.0.0",
        asset: "app.tgz",
        recorded: { sha256: sha256Of("app"), id: 1, uploader: "octocat", uploaded: times.uploaded },
        seen: {
          sha256: sha256Of("evil"),
          stated: sha256Of("app"),
          id: 9,
          uploader: "stranger",
          uploaded: times.changed,
        },
        since: times.firstLook,
      }),
      toFinding("tag-moved", { repository, release: "v1.0.0", recorded: { commit }, seen: { commit: "d".repeat(40) } }),
      toFinding("removed", { repository: "octo-org/gone", since: times.firstLook }),
    ],
    repositories: [
      {
        repository,
        number: 4001,
        releases: [
          {
            tag: "v1.0.0",
            commit,
            publishedAt: times.uploaded,
            recordedAt: times.secondLook,
            isChanged: true,
            evidence: [
              { name: "anchor-ab12cd34ef56ab12.intoto.json", sha256: sha256Of("statement") },
              { name: "anchor-0123456789abcdef.intoto.json", sha256: sha256Of("another") },
            ],
            assets: [
              asset("app.tgz", 1),
              { ...asset("app.zip", 2), anchor: { digest: sha3Of("app.zip"), stampedAt: times.recorded } },
              { ...asset("app.deb", 4), anchor: { digest: sha3Of("app.deb"), isUnclaimed: true } },
              { ...plain, isAdded: true },
            ],
          },
          { tag: "v0.9.0", recordedAt: times.firstLook, evidence: [], assets: [] },
        ],
      },
      { repository: "octo-org/bare", releases: [] },
    ],
  };
}
