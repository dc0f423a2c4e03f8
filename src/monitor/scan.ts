/** Scans the releases of repositories, and makes findings and rows of what it sees. */
import { type AnchorError, toAnchorError } from "../core/errors.ts";
import { withoutUndefined } from "../core/members.ts";
import type { Judgement, Row } from "../core/row.ts";
import { nonEmpty } from "../core/text.ts";
import { createTaskQueue } from "../host/queue.ts";
import { type ChainAnswers, askAboutDigests, type ChainQuery, compareRelease, chainStateOf } from "./compare.ts";
import {
  type Finding,
  isAcceptedReplacement,
  isAlarm,
  renderNoun,
  renderWhatHappened,
  toFinding,
  renderReleaseName,
  deliberateChangeAdvice,
  skippedNotes,
} from "./finding.ts";
import type { Baseline } from "./monitor-file.ts";
import { readRelease, type ReadOptions, type ReleaseReading, toGoneRelease } from "./read-release.ts";
import { toNextRelease } from "./recorded.ts";
import {
  isTemporaryFault,
  type ListedRelease,
  listReleases,
  locateRepository,
  type LocatedRepository,
  type ReportFault,
  type RepositoryAccess,
  type WantedReleases,
} from "./repository.ts";

export interface ScanOptions extends ReadOptions, Omit<ChainQuery, "now">, WantedReleases {
  readonly onDebug: (message: string) => void;
}

/** Something that could not be read, and why. */
interface ScanFault {
  readonly repository: string;
  /** A release's tag, or the name of a list; absent when the whole repository could not be read. */
  readonly part?: string;
  readonly error: AnchorError;
}

export interface Scan {
  /** The repositories, each once, also those that GitHub does not have any more. */
  readonly repositories: readonly LocatedRepository[];
  readonly releases: readonly ReleaseScan[];
  readonly faults: readonly ScanFault[];
  /** All findings: about repositories that are gone, and about releases. */
  readonly findings: readonly Finding[];
  /** A row for each recorded file that evidence names, and for anything else that is changed or could not be read. */
  readonly rows: readonly Row[];
  /** Whether GitHub and the chain answered about everything. */
  readonly isWhole: boolean;
  /** Why neither GitHub nor the chain was asked; absent when the scan ran. */
  readonly skipReason?: string | undefined;
  /** Why the chain was not asked, as a sentence; present if the run was not to ask it. */
  readonly unaskedReason?: string;
}

/**
 * Compares the records of releases with GitHub and the chain. If a repository gives no answer, the others are compared
 * all the same.
 * @param repositoryNames `owner/name` of each repository
 * @throws AnchorError if no release could be read and a person must mend the cause: a 401, a 403, no such repository
 */
export async function scanRepositories(
  repositoryNames: readonly string[],
  github: RepositoryAccess,
  baseline: Baseline | undefined,
  options: ScanOptions,
): Promise<Scan> {
  const readByName = new Map<string, ReadRepository>();
  const faults: ScanFault[] = [];
  for (const [index, repository] of repositoryNames.entries()) {
    if (repositoryNames.length > 1)
      options.onProgress({ waitingFor: `${repository}, ${index + 1} of ${repositoryNames.length} repositories` });
    const reportFault = (part: string | undefined, thrown: unknown): undefined =>
      void faults.push({ repository, ...withoutUndefined({ part }), error: toAnchorError(thrown) });
    try {
      const located = await locateRepository(repository, github, baseline?.repositories ?? []);
      // Two watched names may lead to one repository, which is then read once.
      const { name } = located.identity ?? located;
      if (!readByName.has(name)) readByName.set(name, await readRepository(located, github, options, reportFault));
    } catch (thrown) {
      reportFault(undefined, thrown);
    }
  }
  const repositories = [...readByName.values()];
  const lastingFault = faults.find(({ error }) => !isTemporaryFault(error));
  const isNothingRead = repositories.every(({ identity, releases }) => identity !== undefined && releases.length === 0);
  if (lastingFault !== undefined && isNothingRead) throw lastingFault.error;
  return toScan(repositories, faults, options);
}

async function toScan(
  repositories: readonly ReadRepository[],
  faults: readonly ScanFault[],
  options: ScanOptions,
): Promise<Scan> {
  // The same time holds for all digests: a digest must not become old enough to be asked about during the scan.
  const query = { ...options, now: options.githubTime() };
  const readReleases = repositories.flatMap((repository) => repository.releases);
  const recordedReleases = readReleases.flatMap((release) => release.recorded ?? []);
  const answers = await askAboutDigests(recordedReleases, query);
  const hasManyRepositories = repositories.length > 1;
  const releases = readReleases.map((release) => toReleaseScan(release, answers, query));
  const goneFindings = repositories.flatMap(({ name: repository, identity, baseline }) => {
    const recordTimes = (baseline?.releases ?? []).map(({ recordedAt }) => recordedAt);
    const since = recordTimes.toSorted().at(-1);
    return identity === undefined ? [toFinding("removed", { repository, ...withoutUndefined({ since }) })] : [];
  });
  return {
    repositories,
    releases,
    faults,
    isWhole: faults.length === 0 && releases.every(({ notAsked }) => notAsked.size === 0),
    findings: [...goneFindings, ...releases.flatMap(({ findings }) => findings)],
    rows: [
      ...goneFindings.map((finding) => toRow(finding.repository, toChangedJudgement(finding))),
      ...releases.flatMap((release) => toReleaseRows(release, answers, hasManyRepositories)),
      ...faults.map(({ repository, part, error }) => {
        const name = nonEmpty([(hasManyRepositories || part === undefined) && repository, part]).join(": ");
        return toRow(name, toFaultJudgement(error));
      }),
    ],
  };
}

/** A repository with its releases, also those that GitHub does not have any more. */
interface ReadRepository extends LocatedRepository {
  readonly releases: readonly ReleaseReading[];
}

/** Reading four releases at once, at a quarter second for a request, would exceed GitHub's 900 requests a minute. */
const releasesAtOnce = 3;

async function readRepository(
  locatedRepository: LocatedRepository,
  github: RepositoryAccess,
  options: ScanOptions,
  reportFault: ReportFault,
): Promise<ReadRepository> {
  const { name, identity } = locatedRepository;
  if (identity === undefined) return { ...locatedRepository, releases: [] };
  // GitHub's time is known only since its first answer, by which the repository was located.
  const readContext = { repository: name, readAt: options.githubTime().toISOString() };
  const repository = github.open(identity.name);
  const listing = await listReleases(repository, options, locatedRepository.baseline, reportFault);
  const { releases, commitByTag, goneReleases } = listing;
  const baselineByTag = new Map(locatedRepository.baseline?.releases.map((release) => [release.tag, release]));
  const readByRelease = new Map<ListedRelease, ReleaseReading | undefined>();
  options.onProgress({ releasesRead: 0, releasesTotal: releases.length });
  const tasks = createTaskQueue(releasesAtOnce, async (release: ListedRelease) => {
    const context = { ...readContext, commitByTag, baseline: baselineByTag.get(release.tag) };
    readByRelease.set(release, await readRelease(repository, release, context, options));
    options.onProgress({ releasesRead: readByRelease.size });
    options.onDebug(`Read the release ${release.tag} of ${name}.`);
  });
  for (const release of releases) tasks.add(release);
  await tasks.whenDone();
  const presentEntries = releases.flatMap((release) => readByRelease.get(release) ?? []);
  const goneEntries = goneReleases.map((recorded) => toGoneRelease(recorded, readContext));
  return { ...locatedRepository, releases: [...presentEntries, ...goneEntries] };
}

export type ReleaseScan = Readonly<ReturnType<typeof toReleaseScan>>;

function toReleaseScan({ recorded, seen }: ReleaseReading, answers: ChainAnswers, query: ScanOptions & ChainQuery) {
  const claims = recorded?.assets.flatMap(({ name, anchor }) => (anchor === undefined ? [] : [{ name, anchor }])) ?? [];
  const chainStates = new Map(claims.map(({ name, anchor }) => [name, chainStateOf(anchor, answers, query)]));
  const allFindings = compareRelease(recorded, seen, answers);
  const accepted = allFindings.filter((finding) => isAcceptedReplacement(finding, query.acceptances));
  const findings = allFindings.filter((finding) => !accepted.includes(finding));
  const { witnessJudgements } = seen;
  const unaskedNames = [...chainStates.keys(), ...(witnessJudgements?.keys() ?? [])].filter((name) => {
    const judgement = witnessJudgements?.get(name);
    return judgement === undefined ? chainStates.get(name) === "not asked" : isUnclear(judgement);
  });
  const notAsked: ReadonlySet<string> = new Set([...seen.unreadable.keys(), ...unaskedNames]);
  return {
    ...seen,
    recorded,
    findings,
    accepted,
    /** The names that could not be read, or about which nobody gave a clear answer. */
    notAsked,
    /** What the chain says of each file, by file name. A file that no evidence names has no entry. */
    chainStates,
    next: toNextRelease(recorded, seen, findings, accepted, notAsked.size === 0),
  };
}

/** Whether clocks leave open that a file is as recorded; one that the evidence contradicts must not count as that. */
const isUnclear = ({ verdict }: Judgement): boolean => verdict === "unknown" || verdict === "changed";

function toRow(name: string, judgement: Judgement): Row {
  return { subject: { name }, ...judgement };
}

/** Makes a release's rows. An unchanged file that no evidence names has no row. */
function toReleaseRows(release: ReleaseScan, answers: ChainAnswers, hasManyRepositories: boolean): readonly Row[] {
  const { repository, tag, recorded, findings, unreadable, chainStates, witnessJudgements } = release;
  const releaseName = renderReleaseName(repository, tag, hasManyRepositories);
  const alarms = findings.filter(isAlarm);
  const assets = release.isGone ? [] : (recorded?.assets ?? []);
  const recordedNames = new Set(assets.map(({ name }) => name));
  const listNames = new Set(assets.flatMap(({ anchor }) => anchor?.list ?? []));
  const assetRows = assets.flatMap(({ name, anchor, sha3_256: digest, sha256 }): readonly Row[] => {
    // For a file that the chain does not hold, the row is made of the chain's answer, not of the finding.
    const changeFinding = alarms.find(({ kind, asset }) => asset === name && kind !== "not-anchored");
    const isAlarmed = alarms.some(({ asset }) => asset === name);
    const fault = isAlarmed ? undefined : unreadable.get(name);
    const note = skippedNotes[chainStates.get(name) ?? "held"];
    const chainAnswer = note ? ({ verdict: "skipped", note } as const) : anchor && answers.get(anchor.digest);
    const answer: Judgement | undefined = witnessJudgements?.get(name) ?? chainAnswer;
    const judgement = changeFinding ? toChangedJudgement(changeFinding) : fault ? toFaultJudgement(fault) : answer;
    if (judgement === undefined) return [];
    const listDigest =
      judgement.verdict === "timestamped"
        ? judgement.listDigest
        : anchor?.list === undefined
          ? undefined
          : anchor.digest;
    const isCovered = judgement === answer && listDigest !== undefined;
    const namedSubject = { name: `${releaseName}/${name}` };
    const subject = digest === undefined ? namedSubject : { ...namedSubject, digest, ...withoutUndefined({ sha256 }) };
    return [{ subject, ...judgement, ...(isCovered && { coveredBy: listDigest }) }];
  });
  // A list that the chain does not hold needs no row, since its files have one. An alarm about anything else gets one.
  const otherAlarms = alarms.filter(({ asset, kind }) => {
    return asset === undefined || !(recordedNames.has(asset) || (kind === "not-anchored" && listNames.has(asset)));
  });
  const unreadEntries = [...unreadable].filter(([name]) => !recordedNames.has(name));
  return [
    ...assetRows,
    ...otherAlarms.map((finding) =>
      toRow(nonEmpty([releaseName, finding.asset]).join("/"), toChangedJudgement(finding)),
    ),
    ...unreadEntries.map(([name, error]) => toRow(`${releaseName}/${name}`, toFaultJudgement(error))),
  ];
}

/** Makes the judgement of a finding. Its note does not name asset and release, since the row's subject does. */
function toChangedJudgement(finding: Finding): Judgement {
  const { kind, asset, since } = finding;
  const subject = asset === undefined ? `The ${renderNoun(finding)}` : "It";
  const lastSeenNote = since === undefined ? "" : ` It was last as recorded on ${since.slice(0, 10)}.`;
  return {
    verdict: "changed",
    note: `${subject} ${renderWhatHappened(finding)}${lastSeenNote}`,
    ...(kind !== "replaced" && { advice: deliberateChangeAdvice }),
  };
}

/** Makes the judgement of an error: an outage if it passes by itself, a failure if a person has to mend it. */
function toFaultJudgement(error: AnchorError): Judgement {
  return { verdict: isTemporaryFault(error) ? "unreachable" : "failed", error };
}
