/** Scans the releases of repositories, and turns what it finds into rows like those of a run. */
import { type AnchorError, toAnchorError } from "../core/errors.ts";
import { withoutUndefined } from "../core/members.ts";
import type { Judgement, Row } from "../core/row.ts";

import { nonEmpty } from "../core/text.ts";
import { createTaskQueue } from "../host/queue.ts";
import { type Answers, askAll, type ChainOptions, compare, chainStateOf } from "./compare.ts";
import { deliberateChangeAdvice, skippedNotes } from "../words/findings.ts";
import {
  type Finding,
  isMeantReplacement,
  isAlarm,
  nounOf,
  renderEvent,
  toFinding,
  renderReleaseName,
} from "./finding.ts";
import type { Baseline } from "./monitor-file.ts";
import { readRelease, type ReadOptions, type RecordedAndSeen, toGone } from "./read-release.ts";
import { nextRelease } from "./recorded.ts";
import {
  isTemporaryFault,
  type ListedRelease,
  listReleases,
  locate,
  type LocatedRepository,
  type ReportFault,
  type Repositories,
  type WantedReleases,
} from "./repository.ts";

export interface ScanOptions extends ReadOptions, Omit<ChainOptions, "now">, WantedReleases {
  readonly onDebug: (message: string) => void;
}

interface ScanFault {
  readonly repository: string;
  /** A release's tag, or the name of a list; absent when the whole repository could not be read. */
  readonly part?: string;
  readonly error: AnchorError;
}

export interface Scan {
  /** The repositories, each once: also those that GitHub does not have any more. */
  readonly repositories: readonly LocatedRepository[];
  readonly releases: readonly ReleaseScan[];
  readonly faults: readonly ScanFault[];
  /** All findings: about repositories that are gone, and about releases. */
  readonly findings: readonly Finding[];
  /** A row for each recorded digest, and for all else that is not as recorded or could not be asked. */
  readonly results: readonly Row[];
  /** Whether GitHub and the chain answered about everything. */
  readonly isWhole: boolean;
  /** Why neither GitHub nor the chain was asked; absent when the scan ran. */
  readonly skipped?: string | undefined;
  /** Why the chain was not asked, where the inputs told the scan not to ask it. */
  readonly unasked?: string;
}

/**
 * Compares the records of releases with GitHub and the chain. A repository that gives no answer does not affect the
 * others.
 * @param watched `owner/name` of each repository
 * @throws AnchorError when an error that a person has to fix left nothing to scan: 401, 403, no such repository
 */
export async function scanRepositories(
  watched: readonly string[],
  github: Repositories,
  baseline: Baseline | undefined,
  options: ScanOptions,
): Promise<Scan> {
  const read = new Map<string, ReadRepository>();
  const faults: ScanFault[] = [];
  for (const [index, repository] of watched.entries()) {
    if (watched.length > 1)
      options.onProgress({ waitingFor: `${repository}, ${index + 1} of ${watched.length} repositories` });
    const reportFault = (part: string | undefined, thrown: unknown): undefined =>
      void faults.push({ repository, ...withoutUndefined({ part }), error: toAnchorError(thrown) });
    try {
      const located = await locate(repository, github, baseline?.repositories ?? []);
      // Two watched names may be of one repository, which is read once.
      const { name } = located.identity ?? located;
      if (!read.has(name)) read.set(name, await readRepository(located, github, options, reportFault));
    } catch (thrown) {
      reportFault(undefined, thrown);
    }
  }
  const repositories = [...read.values()];
  const refused = faults.find(({ error }) => !isTemporaryFault(error));
  if (
    refused !== undefined &&
    repositories.every(({ identity, pairs }) => identity !== undefined && pairs.length === 0)
  )
    throw refused.error;
  return toScan(repositories, faults, options);
}

async function toScan(
  repositories: readonly ReadRepository[],
  faults: readonly ScanFault[],
  options: ScanOptions,
): Promise<Scan> {
  // One time for all digests, so that none becomes old enough to be asked about during the scan.
  const asking = { ...options, now: options.today() };
  const all = repositories.flatMap(({ pairs }) => pairs);
  const recorded = all.flatMap((one) => one.recorded ?? []);
  const answers = await askAll(recorded, asking);
  const isOfMany = repositories.length > 1;
  const releases = all.map((pairs) => toReleaseScan(pairs, answers, asking));
  const gone = repositories.flatMap(({ name: repository, identity, known }) => {
    const since = (known?.releases ?? [])
      .map(({ made }) => made)
      .toSorted()
      .at(-1);
    return identity === undefined ? [toFinding("removed", { repository, ...withoutUndefined({ since }) })] : [];
  });
  return {
    repositories,
    releases,
    faults,
    isWhole: faults.length === 0 && releases.every(({ notAsked }) => notAsked.size === 0),
    findings: [...gone, ...releases.flatMap(({ findings }) => findings)],
    results: [
      ...gone.map((finding) => toResult(finding.repository, toChangedJudgement(finding))),
      ...releases.flatMap((release) => toReleaseResults(release, answers, isOfMany)),
      ...faults.map(({ repository, part, error }) => {
        const name = nonEmpty([(isOfMany || part === undefined) && repository, part]).join(": ");
        return toResult(name, toFaultJudgement(error));
      }),
    ],
  };
}

/** A repository with its releases, also those that GitHub does not have any more. */
interface ReadRepository extends LocatedRepository {
  readonly pairs: readonly RecordedAndSeen[];
}

/** Releases read at once: four, at a quarter second each, would come near GitHub's limit of 900 reads a minute. */
const releasesAtOnce = 3;

async function readRepository(
  located: LocatedRepository,
  github: Repositories,
  options: ScanOptions,
  reportFault: ReportFault,
): Promise<ReadRepository> {
  const { name, identity, known } = located;
  if (identity === undefined) return { ...located, pairs: [] };
  // The time is taken only here, since the answer that located the repository was the first to tell GitHub's time.
  const place = { repository: name, at: options.today().toISOString() };
  const repository = github.open(identity.name);
  const { releases, tags, gone } = await listReleases(repository, options, known, reportFault);
  const before = new Map(known?.releases.map((release) => [release.tag, release]));
  const read = new Map<ListedRelease, RecordedAndSeen | undefined>();
  options.onProgress({ releasesRead: 0, releasesTotal: releases.length });
  const tasks = createTaskQueue(releasesAtOnce, async (release: ListedRelease) => {
    const baseline = before.get(release.tag);
    read.set(release, await readRelease(repository, release, { ...place, tags, baseline }, options));
    options.onProgress({ releasesRead: read.size });
    options.onDebug(`Read the release ${release.tag} of ${name}.`);
  });
  for (const release of releases) tasks.add(release);
  await tasks.whenDone();
  const pairs = releases.flatMap((release) => read.get(release) ?? []);
  return { ...located, pairs: [...pairs, ...gone.map((one) => toGone(one, place))] };
}

export type ReleaseScan = Readonly<ReturnType<typeof toReleaseScan>>;

function toReleaseScan({ recorded, seen }: RecordedAndSeen, answers: Answers, asking: ScanOptions & ChainOptions) {
  const claims = recorded?.assets.flatMap(({ name, anchor }) => (anchor === undefined ? [] : [{ name, anchor }])) ?? [];
  const onChain = new Map(claims.map(({ name, anchor }) => [name, chainStateOf(anchor, answers, asking)]));
  const all = compare(recorded, seen, answers);
  const accepted = all.filter((finding) => isMeantReplacement(finding, asking.accepted));
  const findings = all.filter((finding) => !accepted.includes(finding));
  const { signed } = seen;
  const unasked = [...onChain.keys(), ...(signed?.keys() ?? [])].filter((name) => {
    const said = signed?.get(name)?.verdict;
    return said === "unknown" || (said === undefined && onChain.get(name) === "not asked");
  });
  const notAsked: ReadonlySet<string> = new Set([...seen.unreadable.keys(), ...unasked]);
  return {
    ...seen,
    recorded,
    findings,
    accepted,
    /** Names that could not be read, or about which the chain gave no answer. */
    notAsked,
    /** What the chain says, by file name; a file that only the baseline recorded has no entry. */
    onChain,
    next: nextRelease(recorded, seen, findings, accepted, notAsked.size === 0),
  };
}

function toResult(name: string, outcome: Judgement): Row {
  return { subject: { name }, ...outcome };
}

/** Makes a release's rows; an unchanged file that only the baseline recorded has none. */
function toReleaseResults(release: ReleaseScan, answers: Answers, isOfMany: boolean): readonly Row[] {
  const { repository, tag, recorded, findings, unreadable, onChain, signed } = release;
  const place = renderReleaseName(repository, tag, isOfMany);
  const alarms = findings.filter(isAlarm);
  const lines = release.isGone ? [] : (recorded?.assets ?? []);
  const covered = new Set(lines.map(({ name }) => name));
  const lists = new Set(lines.flatMap(({ anchor }) => anchor?.list ?? []));
  const ofLines = lines.flatMap(({ name, anchor, sha3_256: digest, sha256 }): readonly Row[] => {
    // A file that the chain does not hold gets its row from the chain's answer, not from the finding.
    const changed = alarms.find(({ kind, asset }) => asset === name && kind !== "not-anchored");
    const fault = unreadable.get(name);
    const note = skippedNotes[onChain.get(name) ?? "held"];
    const said = note ? ({ verdict: "skipped", note } as const) : anchor && answers.get(anchor.digest);
    const asked: Judgement | undefined = signed?.get(name) ?? said;
    const outcome = changed ? toChangedJudgement(changed) : fault ? toFaultJudgement(fault) : asked;
    if (outcome === undefined) return [];
    const list =
      outcome.verdict === "timestamped" ? outcome.list : anchor?.list === undefined ? undefined : anchor.digest;
    const isCovered = outcome === asked && list !== undefined;
    const named = { name: `${place}/${name}` };
    const subject = digest === undefined ? named : { ...named, digest, ...withoutUndefined({ sha256 }) };
    return [{ subject, ...outcome, ...(isCovered && { coveredBy: list }) }];
  });
  // The files of a list that the chain does not hold have rows already; every other alarm gets one of its own.
  const others = alarms.filter(({ asset, kind }) => {
    return asset === undefined || !(covered.has(asset) || (kind === "not-anchored" && lists.has(asset)));
  });
  const unread = [...unreadable].filter(([name]) => !covered.has(name));
  return [
    ...ofLines,
    ...others.map((finding) => toResult(nonEmpty([place, finding.asset]).join("/"), toChangedJudgement(finding))),
    ...unread.map(([name, error]) => toResult(`${place}/${name}`, toFaultJudgement(error))),
  ];
}

/** A finding in one plain sentence, for a row whose subject names asset and release. */
function toChangedJudgement(finding: Finding): Judgement {
  const { kind, asset, since } = finding;
  const what = asset === undefined ? `The ${nounOf(finding)}` : "It";
  const last = since === undefined ? "" : ` It was last as recorded on ${since.slice(0, 10)}.`;
  return {
    verdict: "changed",
    note: `${what} ${renderEvent(finding)}${last}`,
    ...(kind !== "replaced" && { advice: deliberateChangeAdvice }),
  };
}

/** An outage is no failure: only other errors need a person. */
function toFaultJudgement(error: AnchorError): Judgement {
  return { verdict: isTemporaryFault(error) ? "unreachable" : "failed", error };
}
