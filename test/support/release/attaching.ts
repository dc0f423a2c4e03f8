/** Jobs that attach their evidence to one release of a stand-in of GitHub, and what they leave there. */
import { unknownOrigin } from "#evidence/run.ts";
import { idOfStatementFile, isTemporaryName } from "#core/file-names.ts";
import { openRecord } from "#evidence/record.ts";
import { parseEvidence, parseStatementFile, toStatementFile, type StatementFile } from "#evidence/statement-file.ts";
import type { Forge } from "#release/forge.ts";
import { openRelease } from "#release/open.ts";
import { parseComments } from "#release/statements.ts";
import { anEvidence, aResult, aRun } from "../results.ts";
import { aStatement, aSubject } from "../evidence/statements.ts";
import { connectTo, createHastyClock } from "../github/connect.ts";
import type { GitHubStandIn } from "../github/stand-in.ts";
import type { ReleaseState } from "../github/state.ts";

const silent = () => {};
const log = { info: silent, debug: silent, error: silent, warning: silent, notice: silent };
const writing = ["uploadAsset", "renameAsset", "deleteAsset", "updateNotes", "ensureWritable"] as const;
type Writing = (typeof writing)[number];

/** What a process that is killed does from then on. */
export class Killed extends Error {}

/**
 * @param after the number of writes after which nothing comes from the job any more
 * @param onWrite called at the begin of each write
 */
function counted(
  forge: Forge,
  writes: Writing[],
  after = Number.POSITIVE_INFINITY,
  onWrite: (name: Writing) => unknown = silent,
): Forge {
  const ofMethod =
    (name: Writing) =>
    async (...given: readonly unknown[]) => {
      if (writes.length >= after) throw new Killed();
      writes.push(name);
      onWrite(name);
      const answer = await (forge[name] as (...all: readonly unknown[]) => Promise<unknown>)(...given);
      if (writes.length >= after) throw new Killed();
      return answer;
    };
  return { ...forge, ...(Object.fromEntries(writing.map((name) => [name, ofMethod(name)])) as unknown as Forge) };
}

interface Job {
  /** The name and content of the file that it has stamped. */
  readonly file: string;
  readonly attach?: "assets" | "body" | "both";
  /** Kills the job after so many writes. */
  readonly killAfter?: number;
  /** Cancels the run once its stamps were sent, or when it begins to write in this way. */
  readonly cancelAt?: "sent" | Writing;
}

/** Plays what a job does at the release v1 once it has stamped its file. */
export async function attachAs(
  standIn: GitHubStandIn,
  { file, attach = "both", killAfter, cancelAt }: Job,
  options: Parameters<typeof connectTo>[1] = {},
) {
  const stopping = new AbortController();
  const connecteds: AsyncDisposable[] = [];
  const writes: Writing[] = [];
  const createForge = (stop: AbortSignal): Forge => {
    const connected = connectTo(standIn, { ...options, stop });
    connecteds.push(connected);
    return counted(connected.github, writes, killAfter, (name) => name === cancelAt && stopping.abort());
  };
  const inputs = {
    mode: "stamp",
    files: [],
    ifNoFilesFound: "error",
    fromRelease: false,
    releaseTag: "v1",
    releaseAttach: attach,
    anchor: "each",
    report: false,
    witness: [],
  } as const;
  const origin = { ...unknownOrigin, repository: standIn.places.repository };
  const step = { workspace: "/", event: undefined, origin };
  const group = <T>(_: string, work: () => Promise<T>): Promise<T> => work();
  const clock = options.clock ?? createHastyClock();
  const context = { log: { ...log, group }, clock, stop: stopping.signal };
  const release = await openRelease(createForge, inputs, step, context);
  const subject = aSubject(file);
  const candidate = { kind: "digest", subject: { name: file, digest: subject.digest.sha3_256 } } as const;
  await release.ensureEvidenceFits({ candidates: [candidate], proofs: [] });
  const result = aResult({ verdict: "anchored", answer: anEvidence() }, { name: file }, subject.digest.sha3_256);
  await release.compare([result]);
  const statement = toStatementFile(
    aStatement([subject], {
      after: openRecord(release.statements).heads,
      finishedOn: (release.githubTime() ?? new Date()).toISOString(),
      release: release.identity,
      service: { url: "https://s.example", demonstration: false },
    }),
  );
  if (cancelAt === "sent") stopping.abort();
  const attached = await release.attach?.({
    ...aRun("stamp", [result], { origin, finishedAt: new Date(0), apiUrl: "https://s.example" }),
    statement,
    hasSent: true,
  });
  for (const connected of connecteds) await connected[Symbol.asyncDispose]();
  return { statement, errors: (attached ?? []).map(({ message }) => message), writes };
}

/** The whole statements among the assets. */
function statementsAmong({ assets }: ReleaseState): readonly StatementFile[] {
  const whole = assets.filter(({ name, state }) => state === "uploaded" && idOfStatementFile(name) !== undefined);
  return whole.map(({ name, content, createdAt }) => ({
    ...parseStatementFile(content as Uint8Array, name),
    uploadedOn: createdAt.toISOString(),
  }));
}

/** All statements of a release, among its assets and in its notes. */
export function statementsOf(release: ReleaseState): readonly StatementFile[] {
  const inNotes = parseComments(release.body ?? "").filter((one) => "statement" in one);
  return [...new Map([...inNotes, ...statementsAmong(release)].map((file) => [file.id, file])).values()];
}

const namesIn = (files: readonly StatementFile[]): readonly string[] => [
  ...new Set(files.flatMap(({ statement }) => statement.subject.map(({ name }) => name)).toSorted()),
];

/** The names of the files that each place of a release tells; an absent place is left out. */
export function toldBy(release: ReleaseState) {
  const text = (name: string): string | undefined => {
    const asset = release.assets.find((each) => each.name === name);
    return asset && Buffer.from(asset.content as Uint8Array).toString();
  };
  const sums = (name: string, line: RegExp) =>
    text(name)
      ?.split("\n")
      .flatMap((row) => line.exec(row)?.[1] ?? []);
  const page = text("anchor-evidence.html");
  const section = release.body?.includes("<!-- anchor-artifacts:begin -->") === true ? release.body : undefined;
  const places = {
    page: page && namesIn(parseEvidence(page)),
    sha3: sums("anchor-SHA3-256SUMS", /\((.*)\)/),
    sha256: sums("anchor-SHA256SUMS", / {2}(.*)$/),
    section: section && [...section.matchAll(/^- <code>(.*?)<\/code>/gm)].map(([, name = ""]) => name),
  };
  return Object.fromEntries(Object.entries(places).filter(([, told]) => told !== undefined));
}

/** The uploads under way, or left by a job that was killed. */
export function leftoversOf({ assets }: ReleaseState): readonly string[] {
  return assets.map(({ name }) => name).filter(isTemporaryName);
}

/** Looks at the release at each request, and returns the statements among its assets that were there and then were not. */
export function watchStatements(standIn: GitHubStandIn, release: ReleaseState): () => readonly string[] {
  const known = new Set<string>();
  const lost = new Set<string>();
  const { react } = standIn;
  const look = (): void => {
    const uploaded = release.assets.filter(({ state }) => state === "uploaded");
    const now = new Set(uploaded.map(({ name }) => name).filter((name) => idOfStatementFile(name) !== undefined));
    for (const name of known) if (!now.has(name)) lost.add(name);
    for (const name of now) known.add(name);
  };
  standIn.react = (request, nth) => {
    look();
    return react(request, nth);
  };
  return () => (look(), [...lost]);
}
