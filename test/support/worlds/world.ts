/**
 * Repositories of real shapes, and what their owners do from day to day. Evidence is written here from its published
 * description alone: this file knows nothing of what reads it.
 */
import { createHash } from "node:crypto";

import type { OtherRepository } from "../github/stand-in.ts";
import type { AssetState, ReleaseState } from "../github/state.ts";

export const [second, day] = [1000, 86_400_000];
const [genesis, blockMs] = [Date.UTC(2024, 0, 1), 50 * second];

/** The youngest block at a time. */
export const blockAt = (at: number): number => Math.floor((at - genesis) / blockMs);
export const dateOf = (block: number): string => new Date(genesis + block * blockMs).toISOString();

/** By digest, the blocks that hold it. */
export type Chain = Map<string, number[]>;

/** Equal seeds make equal worlds. */
export function createRandom(seed: number) {
  let drawn = 0;
  const next = (): number => Number.parseInt(sha256Of(`${seed} ${(drawn += 1)}`).slice(0, 8), 16) / 2 ** 32;
  const below = (end: number): number => Math.floor(next() * end);
  const pick = <Item>(items: readonly Item[]): Item => items[below(items.length)] as Item;
  return { below, chance: (share: number): boolean => next() < share, pick };
}

export type Random = ReturnType<typeof createRandom>;

/** One job of a release workflow, and what it recorded of one release. */
export interface Job {
  readonly key: string;
  readonly anchor: "each" | "manifest";
  /** The leg of a matrix whose files it stamps, of so many. */
  readonly leg: number;
  readonly legs: number;
  /** The lists and the page have one writer a release. */
  readonly isWriter: boolean;
  lines: string[];
}

/** A job that is no leg of a matrix. */
export const aJob = (name: string, more: Partial<Job> = {}): Job => {
  return { key: sha256Of(name).slice(0, 12), anchor: "each", leg: 0, legs: 1, isWriter: false, lines: [], ...more };
};

function drawTraits({ chance, pick }: Random) {
  const isRecorded = chance(0.8);
  const style = pick(["plain", "plain", "monorepo", "prereleases"] as const);
  return {
    style,
    /** The share of releases that have evidence. */
    recorded: isRecorded ? pick([1, 1, 0.6]) : 0,
    anchor: pick(["each", "each", "manifest"] as const),
    legs: pick([1, 1, 1, 2, 3]),
    /** The tag of the release whose files are replaced on purpose. */
    nightly: chance(0.3) ? (style === "monorepo" ? "canary/web" : "nightly") : undefined,
    /** The project's own checksum list. */
    ownList: pick([undefined, undefined, "SHA256SUMS", "checksums.txt"]),
    statesDigests: chance(0.9),
    attachesLists: chance(0.8),
    attachesPage: chance(0.6),
    isPartly: chance(0.25),
    size: chance(0.03) ? 300 : pick([1, 2, 3, 3, 4, 6, 9, 20]),
    releases: 1 + pick([0, 2, 7, 20]),
  };
}

export interface World {
  readonly repository: OtherRepository;
  readonly chain: Chain;
  readonly random: Random;
  readonly traits: ReturnType<typeof drawTraits>;
  readonly jobs: Map<ReleaseState, Job[]>;
  /** What this project's tool attached. */
  readonly evidence: Set<AssetState>;
  /** What honest work leaves alone from now on: these releases, or all. */
  readonly untouched: Set<ReleaseState>;
  isFrozen: boolean;
  /** What was done, for whoever reads a failure. */
  readonly history: string[];
}

/** Fills a repository with the releases that it has at a time. */
export function createWorld(
  [repository, chain, seed]: readonly [OtherRepository, Chain, number],
  at: number,
  given: Partial<World["traits"]> = {},
): World {
  const random = createRandom(seed);
  const traits = { ...drawTraits(random), ...given };
  const sets = { jobs: new Map(), evidence: new Set<AssetState>(), untouched: new Set<ReleaseState>() };
  const world: World = { repository, chain, random, traits, ...sets, isFrozen: false, history: [] };
  const count = traits.size > 20 ? 2 : traits.releases;
  for (let left = count; left > 0; left -= 1) publish(world, at - left * 9 * day - random.below(day));
  for (let index = random.below(30); index > 0; index -= 1) repository.tags.set(`build-${index}`, commitOf(`${index}`));
  if (traits.nightly !== undefined) publish(world, at - 3 * day, traits.nightly);
  return world;
}

type Bytes = Uint8Array | string;
export const sha256Of = (content: Bytes): string => createHash("sha256").update(content).digest("hex");
export const sha3Of = (content: Bytes): string => createHash("sha3-256").update(content).digest("hex");
export const commitOf = (text: string): string => createHash("sha1").update(text).digest("hex");
export const bytesOf = ({ content }: AssetState): Buffer => Buffer.from(content as Uint8Array);

/** What a release is for: its assets but for our own evidence. */
export const filesOf = ({ evidence }: World, { assets }: ReleaseState): AssetState[] =>
  assets.filter((asset) => !evidence.has(asset));
/** Such tags are not watched, by the input `tags`. */
export const isNightly = ({ tag }: Pick<ReleaseState, "tag">): boolean => tag === "nightly" || tag === "canary/web";

let made = 0;
/** Bytes that nobody has made before; some are the same everywhere. */
function makeBytes(name: string): string {
  made += 1;
  return name === "LICENSE" || name === "NOTICE" ? "Permission is hereby granted" : `${name} ${made}`;
}

/** Uploads an asset in the place of the one of its name. */
export function put(world: World, release: ReleaseState, name: string, content: Bytes, at: number): AssetState {
  const index = release.assets.findIndex((asset) => asset.name === name);
  if (index >= 0) release.assets.splice(index, 1);
  const asset = world.repository.addAsset(release, name, Buffer.from(content));
  Object.assign(asset, { createdAt: new Date(at), updatedAt: new Date(at), uploader: "github-actions[bot]" });
  // As for what was uploaded before GitHub stated them.
  if (!world.traits.statesDigests && release.assets.length < 4) asset.digest = null;
  return asset;
}

function fileNames({ traits, random }: World, version: string): string[] {
  // With more than one, each leg of a matrix always has the same kinds of files.
  const count = Math.max(1, traits.size - (traits.legs > 1 ? 0 : random.below(3)));
  const kinds = ["linux-amd64.tar.gz", "darwin-arm64.tar.gz", "windows-amd64.zip", "amd64.deb", "src.zip", "spdx.json"];
  const parts = Array.from({ length: 300 }, (_, index) => `part+${index}.bin`);
  const names = ["LICENSE", "NOTICE", "install.sh", ...parts.map((part) => `tool-${version}-${part}`)];
  return [...kinds.map((kind) => `tool-${version}-${kind}`), ...names].slice(0, count);
}

/** Makes a release, by default of the next version, with its files and evidence. */
export function publish(world: World, at: number, named?: string, how: StampHow = {}): ReleaseState {
  const { repository, traits, random, jobs } = world;
  const version = `${1 + (repository.releases.length >> 3)}.${repository.releases.length % 8}.${made}`;
  const tags = {
    plain: [`v${version}`],
    prereleases: [`v${version}`, `v${version}-rc.1`, `v${version}-beta`],
    monorepo: [`cli-v${version}`, `lib/core/v${version}`, `@scope/pkg@${version}`],
  };
  const tag = named ?? random.pick(tags[traits.style]);
  const release = repository.addRelease(tag, { createdAt: new Date(at), prerelease: tag.includes("-"), body: version });
  repository.tags.set(tag, commitOf(`${repository.number} ${tag} ${at}`));
  for (const name of fileNames(world, version)) put(world, release, name, makeBytes(name), at);
  if (traits.ownList !== undefined)
    put(world, release, traits.ownList, sha256Text(filesOf(world, release).map(toSubject)), at);
  world.history.push(`${new Date(at).toISOString()} published ${tag}`);
  if (!random.chance(traits.recorded)) return release;
  const { anchor, legs } = traits;
  const toJob = (_: unknown, leg: number): Job => aJob(`${tag} ${leg}`, { anchor, leg, legs, isWriter: leg === 0 });
  jobs.set(release, Array.from({ length: legs }, toJob));
  for (const job of jobs.get(release) ?? []) stamp(world, release, job, at + 20 * second, how);
  return release;
}

const toSubject = (asset: AssetState) => {
  return { name: asset.name, digest: { sha3_256: sha3Of(bytesOf(asset)), sha256: sha256Of(bytesOf(asset)) } };
};
type Subject = ReturnType<typeof toSubject>;
const sort = (subjects: readonly Subject[]): Subject[] =>
  subjects.toSorted((one, two) => Buffer.compare(Buffer.from(one.name), Buffer.from(two.name)));
const sha3Text = (subjects: readonly Subject[]): string =>
  subjects.map(({ name, digest }) => `SHA3-256 (${name}) = ${digest.sha3_256}\n`).join("");
const sha256Text = (subjects: readonly Subject[]): string =>
  subjects.map(({ name, digest }) => `${digest.sha256}  ${name}\n`).join("");

export interface StampHow {
  readonly mode?: "stamp" | "check";
  readonly verdict?: "anchored" | "accepted" | "unclear" | "failed" | "found";
  /** Those to be named; else all of the job's leg, or those that it chose. */
  readonly files?: readonly AssetState[];
  /** What the line says instead of the truth. */
  readonly lie?: Partial<{ block: number; isHeld: boolean; finishedOn: string; commit: string }>;
  readonly hasProof?: boolean;
}

/** By the name without versions and dates. */
const legOf = (name: string, legs: number): number => sha256Of(name.replaceAll(/[\d.-]/g, "")).charCodeAt(0) % legs;

/** One run of a job: its line, and what it attaches. */
export function stamp(world: World, release: ReleaseState, job: Job, at: number, how: StampHow = {}): void {
  const { mode = "stamp", lie = {} } = how;
  const { traits, random } = world;
  const mine = filesOf(world, release).filter(({ name }) => legOf(name, job.legs) === job.leg);
  const files = how.files ?? mine.filter(({ name }) => !traits.isPartly || legOf(name, 4) !== 1);
  const subjects = sort(files.map(toSubject));
  if (subjects.length === 0) return;
  const verdict = how.verdict ?? random.pick(["anchored", "anchored", "accepted", "unclear"]);
  const hasOwn = filesOf(world, release).some(({ name }) => name === "SHA256SUMS");
  const texts = { "SHA3-256SUMS": sha3Text(subjects), ...(!hasOwn && { SHA256SUMS: sha256Text(subjects) }) };
  const lists = Object.entries(texts).map(([name, text]) => ({ name, sha3_256: sha3Of(text), sha256: sha256Of(text) }));
  const isListed = job.anchor === "manifest";
  const digests = isListed ? [sha3Of(texts["SHA3-256SUMS"])] : subjects.map(({ digest }) => digest.sha3_256);
  const asked = [...new Set(digests)].toSorted().map((digest) => ask(world, digest, at, { ...how, verdict }));
  const anchors = asked.map((anchor) => ({ covers: isListed ? "list" : "subject", ...anchor }));
  const finishedOn = lie.finishedOn ?? new Date(at + 4 * second).toISOString();
  const [{ tag }, { name: repository, tags }] = [release, world.repository];
  const run = { repository, ref: `refs/tags/${tag}`, tag, commit: lie.commit ?? tags.get(tag), section: job.key };
  const above = job.lines.at(-1);
  const service = { url: "https://service.example", demonstration: false };
  const rest = { mode, finishedOn, run, service, lists, anchors };
  const tool = { name: "anchor-artifacts", version: "0.3.0" };
  const line = JSON.stringify({
    _type: "https://in-toto.io/Statement/v1",
    subject: subjects,
    predicateType: "https://anchor-artifacts.github.io/anchor/v2",
    predicate: { ...(above !== undefined && { previous: sha3Of(above) }), tool, ...rest },
  });
  job.lines.push(line);
  // Who waited for the block attaches after it.
  const uploaded = at + (verdict === "anchored" ? 70 : 5) * second;
  attach(world, release, job, uploaded);
  const attachesLists = job.isWriter && traits.attachesLists && (mode === "stamp" || random.chance(0.5));
  for (const [name, text] of attachesLists ? Object.entries(texts) : [])
    world.evidence.add(put(world, release, name, text, uploaded));
}

export const logOf = ({ key }: Job): string => `anchor-${key}.jsonl`;

/** Attaches a job's log, and the page about it, as they are now; what is there with equal content is left. */
function attach(world: World, release: ReleaseState, job: Job, at: number): void {
  const { lines, isWriter } = job;
  const page = `<!doctype html><script type="application/jsonl">${lines.join("\n")}</script>`;
  const files = {
    [logOf(job)]: lines.map((line) => `${line}\n`).join(""),
    ...(isWriter && world.traits.attachesPage && { "anchor-evidence.html": page.replaceAll("<s", "\\u003cs") }),
  };
  for (const [name, text] of Object.entries(files)) {
    const there = release.assets.find((asset) => asset.name === name);
    if (there === undefined || !bytesOf(there).equals(Buffer.from(text)))
      world.evidence.add(put(world, release, name, text, at));
  }
}

export const isHeld = ({ chain }: World, file: AssetState, at: number): boolean =>
  chain.get(sha3Of(bytesOf(file)))?.some((block) => block <= blockAt(at)) === true;

/** Sends a stamp to the chain, or looks for it, and says what the line says of it. */
function ask({ chain, random }: World, digest: string, at: number, how: StampHow) {
  const { lie = {}, hasProof = false, verdict = "accepted", mode } = how;
  const held = chain.get(digest)?.filter((block) => block <= blockAt(at)) ?? [];
  const isOpen = verdict === "accepted" || verdict === "unclear";
  const block = blockAt(at) + (isOpen ? 1 + random.below(3) : 1);
  if (held.length === 0 && verdict !== "failed" && lie.isHeld !== false)
    chain.set(digest, [...(chain.get(digest) ?? []), block]);
  const said = held.length > 0 ? held : [block];
  const records = (lie.block === undefined ? said : [lie.block]).map((number) => {
    return { block: number, date: dateOf(number), txpow: `0x${sha3Of(`${number}`)}`, matched: digest.toUpperCase() };
  });
  const sibling = sha3Of(`beside ${digest}`);
  const root = sha3Of(Buffer.from(digest + sibling, "hex"));
  if (hasProof) chain.set(root, [block]);
  return {
    digest,
    verdict: held.length > 0 && mode !== "check" ? "already-anchored" : verdict,
    ...((held.length > 0 || !(isOpen || verdict === "failed")) && { chain: { address: "0xA1", port: 99, records } }),
    ...(hasProof && { proof: { steps: [{ r: sibling }, { op: "sha3-256" }], root } }),
  };
}

/** The files that a job has recorded. */
export function filesNamed(world: World, release: ReleaseState, { lines }: Job): AssetState[] {
  const subjects = lines.flatMap((line) => (JSON.parse(line) as { subject: Subject[] }).subject);
  const named = new Set(subjects.map(({ name }) => name));
  return filesOf(world, release).filter(({ name }) => named.has(name));
}

/** Work on a release; tells what it did, or nothing where there is nothing to do. */
type Work = (world: World, release: ReleaseState, at: number, job: Job | undefined) => string | undefined;

const works: readonly Work[] = [
  ({ random }, release, at) => {
    Object.assign(release, { body: `${release.body}\r\nA typo less`, name: "Renamed", prerelease: false });
    for (const asset of release.assets)
      Object.assign(asset, { downloads: random.below(1000), label: "For most", updatedAt: new Date(at) });
    return "edited the prose and the labels";
  },
  (world, release, at, job) => {
    const named = job === undefined ? [] : filesNamed(world, release, job);
    if (job === undefined || named.length === 0) return undefined;
    const asset = put(world, release, `later-${made}.zip`, makeBytes("later"), at);
    const isAlone = world.random.chance(0.5);
    const isUnlucky = isAlone && world.random.chance(0.3);
    const files = isAlone ? [asset] : [...named, asset];
    stamp(world, release, job, at + 30 * second, { files, ...(isUnlucky && { verdict: "failed" }) });
    return `added ${asset.name} and recorded it${isUnlucky ? ", but its stamp failed" : ""}`;
  },
  (world, release, at, job) => {
    if (job === undefined || job.anchor === "manifest") return undefined;
    const files = filesNamed(world, release, job).filter((file) => isHeld(world, file, at));
    const hasProof = world.random.chance(0.3);
    stamp(world, release, job, at, { mode: "check", verdict: "found", files, hasProof });
    return hasProof ? "checked with proofs" : "checked";
  },
  (world, release, at, job) => {
    if (job === undefined) return undefined;
    const other = aJob(`${release.tag} ${at}`);
    world.jobs.get(release)?.push(other);
    stamp(world, release, other, at, { files: filesOf(world, release).slice(0, 1 + world.random.below(4)) });
    return "had another job record some files";
  },
  (world, release, at, job) => {
    const log = job && release.assets.find(({ name }) => name === logOf(job));
    if (log !== undefined) world.evidence.add(put(world, release, log.name, bytesOf(log), at));
    return log && "uploaded the same log again";
  },
  ({ repository: { tags } }, { tag }) => {
    const commit = tags.get(tag) ?? "";
    tags.delete(tag);
    tags.set(tag, commit);
    return "deleted the tag and made it again";
  },
  (world, release, at) => {
    if (!isNightly(release)) return undefined;
    world.repository.tags.set(release.tag, commitOf(`${world.repository.number} ${at}`));
    const names = fileNames(world, new Date(at).toISOString().slice(0, 10));
    for (const asset of filesOf(world, release))
      if (!names.includes(asset.name)) release.assets.splice(release.assets.indexOf(asset), 1);
    for (const name of names) put(world, release, name, makeBytes(name), at);
    for (const job of world.jobs.get(release) ?? []) stamp(world, release, job, at + 30 * second);
    return "built it again";
  },
];

/** Builds a file of a draft once more, or publishes it. */
function workOnDraft(world: World, draft: ReleaseState, at: number): string {
  const [asset] = filesOf(world, draft);
  const isDone = asset === undefined || world.random.chance(0.5);
  if (isDone) Object.assign(draft, { draft: false, createdAt: new Date(at) });
  else put(world, draft, asset.name, makeBytes("again"), at);
  for (const job of isDone ? [] : (world.jobs.get(draft) ?? [])) stamp(world, draft, job, at + second);
  return isDone ? "published the draft" : "changed the draft";
}

/** What an owner does on one day. */
export function workHonestly(world: World, at: number): void {
  const { random, repository, history, jobs, traits } = world;
  if (world.isFrozen) return;
  const what = random.below(20);
  if (what === 0) {
    repository.formerNames.push(repository.name);
    repository.name = `${random.pick(["company", "owner"])}-${repository.number}/tool-${at}`;
    return void history.push(`${new Date(at).toISOString()} is called ${repository.name}`);
  }
  // One in four is a draft at first.
  if (what <= 4 && traits.size <= 20) return void (publish(world, at).draft = what === 4);
  const free = repository.releases.filter((release) => !world.untouched.has(release));
  const nightly = free.find(isNightly);
  const release = nightly !== undefined && random.chance(0.4) ? nightly : random.pick(free);
  if (release === undefined) return;
  const done = release.draft
    ? workOnDraft(world, release, at)
    : random.pick(works)(world, release, at, random.pick(jobs.get(release) ?? []));
  if (done !== undefined) history.push(`${new Date(at).toISOString()} ${release.tag}: ${done}`);
}
