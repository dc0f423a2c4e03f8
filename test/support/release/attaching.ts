/** Jobs that attach their evidence to one release of a stand-in of GitHub, and what they leave there. */
import { toReport, unknownOrigin } from "#core/report.ts";
import { logAssetName } from "#core/file-names.ts";
import { contentOf, parseEvidence, parseLog, type LogLine } from "#evidence/log.ts";
import type { Statement } from "#evidence/statement.ts";
import type { Forge } from "#release/forge.ts";
import { openRelease } from "#release/open.ts";
import { anEvidence, aResult } from "../results.ts";
import { aStatement, aSubject, runInput } from "../evidence/statements.ts";
import { connectTo } from "../github/connect.ts";
import type { GitHubStandIn } from "../github/stand-in.ts";
import type { AssetState, ReleaseState } from "../github/state.ts";

const silent = () => {};
const log = { info: silent, debug: silent, error: silent, warning: silent, notice: silent };
const writing = ["uploadAsset", "renameAsset", "deleteAsset", "updateNotes", "ensureWritable"] as const;
type Writing = (typeof writing)[number];

/** What a process that is killed does from then on. */
export class Killed extends Error {}

/** @param after the number of writes after which nothing comes from the job any more */
function counted(forge: Forge, writes: Writing[], after = Number.POSITIVE_INFINITY): Forge {
  const ofMethod =
    (name: Writing) =>
    async (...given: readonly unknown[]) => {
      if (writes.length >= after) throw new Killed();
      writes.push(name);
      const answer = await (forge[name] as (...all: readonly unknown[]) => Promise<unknown>)(...given);
      if (writes.length >= after) throw new Killed();
      return answer;
    };
  return { ...forge, ...(Object.fromEntries(writing.map((name) => [name, ofMethod(name)])) as unknown as Forge) };
}

interface Job {
  /** The input `release-section`. */
  readonly section: string;
  /** The name and content of the file that it has stamped. */
  readonly file: string;
  readonly attach?: "assets" | "body" | "both";
  /** Kills the job after so many writes. */
  readonly killAfter?: number;
}

/** Plays what a job does at the release v1 once it has stamped its file. */
export async function attachAs(
  standIn: GitHubStandIn,
  { section, file, attach = "both", killAfter }: Job,
  options: Parameters<typeof connectTo>[1] = {},
) {
  await using connected = connectTo(standIn, options);
  const writes: Writing[] = [];
  const forge = counted(connected.github, writes, killAfter);
  const inputs = {
    mode: "stamp",
    files: [],
    ifNoFilesFound: "error",
    fromRelease: false,
    releaseTag: "v1",
    releaseAttach: attach,
    releaseSection: section,
    anchor: "each",
    report: false,
    witness: [],
  } as const;
  const step = { workflow: "w", job: "j", action: "a", workspace: "/", event: undefined, origin: unknownOrigin };
  const stop = new AbortController().signal;
  const group = <T>(_: string, work: () => Promise<T>): Promise<T> => work();
  const release = await openRelease(forge, inputs, step, { log: { ...log, group }, clock: connected.clock, stop });
  release.ensureRoom([file]);
  const subject = aSubject(file);
  const result = aResult({ kind: "anchored", evidence: anEvidence() }, { name: file }, subject.digest.sha3_256);
  await release.compare([result]);
  const statement = aStatement([subject], {
    finishedOn: new Date().toISOString(),
    run: { ...runInput.run, ...(release.section !== undefined && { section: release.section }) },
  });
  const now = new Date(0);
  const attached = await release.attach?.({
    report: toReport("stamp", [result]),
    facts: {
      ...unknownOrigin,
      startedAt: now,
      finishedAt: now,
      apiUrl: "https://s.example",
      dryRun: false,
      failOn: new Set(),
    },
    statement,
    hasSent: true,
    reports: new Map(),
  });
  return { key: release.section ?? "", errors: (attached?.errors ?? []).map(({ message }) => message), writes };
}

type Line = LogLine & { readonly content: string };
const parsed = new WeakMap<AssetState, readonly Line[]>();

function linesOf(asset: AssetState): readonly Line[] {
  const lines =
    parsed.get(asset) ?? parseLog(asset.content as Uint8Array).map((line) => ({ ...line, content: contentOf(line) }));
  parsed.set(asset, lines);
  return lines;
}

/** The whole copies of logs among the assets, by their names now. */
export function copiesOf({ assets }: ReleaseState): readonly AssetState[] {
  return assets.filter(({ name, state }) => state === "uploaded" && /^anchor-[0-9a-f]{12}\.jsonl/.test(name));
}

/** What the lines of all copies say, wherever they stand. */
export function contentsOf(release: ReleaseState): ReadonlySet<string> {
  return new Set(copiesOf(release).flatMap((asset) => linesOf(asset).map(({ content }) => content)));
}

/** The names of the files that the log of a job has. */
export function filesInLog(release: ReleaseState, key: string): readonly string[] {
  const found = release.assets.find(({ name }) => name === logAssetName(key));
  return found === undefined ? [] : filesOf(linesOf(found).map(({ statement }) => statement));
}

/** The names of the files that the page has. */
export function filesOnPage({ assets }: ReleaseState): readonly string[] {
  const page = assets.find(({ name }) => name === "anchor-evidence.html");
  return page === undefined ? [] : filesOf(parseEvidence(page.content as Uint8Array));
}

function filesOf(lines: readonly Statement[]): readonly string[] {
  return lines.flatMap(({ subject }) => subject.map(({ name }) => name)).toSorted();
}

/** Looks at the release at each request, and says at how many moments a line was in no copy any more. */
export function watchLines(standIn: GitHubStandIn, release: ReleaseState): { readonly lost: () => number } {
  const known = new Set<string>();
  let lost = 0;
  const { react } = standIn;
  const look = (): void => {
    const now = contentsOf(release);
    if ([...known].some((line) => !now.has(line))) lost += 1;
    for (const line of now) known.add(line);
  };
  standIn.react = (request, nth) => {
    look();
    return react(request, nth);
  };
  return { lost: () => (look(), lost) };
}
