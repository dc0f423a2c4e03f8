/**
 * Repositories of real shapes, and what their owners do from day to day. Evidence is written here from its published
 * description alone: this file knows nothing of what reads it.
 */
import { createHash } from "node:crypto";
import { deflateRawSync } from "node:zlib";

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

/** One statement of a run, which nobody changes. */
export interface Made {
  readonly name: string;
  readonly text: string;
  readonly after: readonly string[];
  readonly subjects: readonly Subject[];
  readonly anchors: readonly ReturnType<typeof ask>[];
}

/** One job of a release workflow, and what it recorded of one release. */
export interface Job {
  readonly anchor: "each" | "manifest";
  /** The leg of a matrix whose files it stamps, of so many. */
  readonly leg: number;
  readonly legs: number;
  readonly made: Made[];
}

/** A job that is no leg of a matrix. */
export const aJob = (more: Partial<Job> = {}): Job => ({ anchor: "each", leg: 0, legs: 1, made: [], ...more });

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
    /** Where evidence is written, as by the input `release-attach`. */
    attach: pick(["assets", "assets", "both", "body"] as const),
    /** The share of releases whose files are built and stamped twice before they are out. */
    rebuilt: pick([0, 0.2, 1]),
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

let madeCount = 0;
/** Bytes that nobody has made before; some are the same everywhere. */
function makeBytes(name: string): string {
  madeCount += 1;
  return name === "LICENSE" || name === "NOTICE" ? "Permission is hereby granted" : `${name} ${madeCount}`;
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
  const version = `${1 + (repository.releases.length >> 3)}.${repository.releases.length % 8}.${madeCount}`;
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
  const own = Array.from({ length: legs }, (_, leg) => aJob({ anchor, leg, legs }));
  jobs.set(release, own);
  for (const job of own) stamp(world, release, job, at + 20 * second, how);
  if (Object.keys(how).length > 0 || !random.chance(traits.rebuilt)) return release;
  // Who reads the release before the first run has written does not know of its statement.
  const known = random.chance(0.3) ? { after: [] } : {};
  for (const { name } of filesOf(world, release).filter((file) => file.name !== traits.ownList))
    if (random.chance(0.7)) put(world, release, name, makeBytes(name), at + 600 * second);
  if (traits.ownList !== undefined)
    put(world, release, traits.ownList, sha256Text(filesOf(world, release).map(toSubject)), at + 600 * second);
  for (const job of own) stamp(world, release, job, at + 620 * second, known);
  return release;
}

const toSubject = (asset: AssetState) => {
  return { name: asset.name, digest: { sha3_256: sha3Of(bytesOf(asset)), sha256: sha256Of(bytesOf(asset)) } };
};
export type Subject = ReturnType<typeof toSubject>;
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
  /** What the statement says instead of the truth. */
  readonly lie?: Partial<{ block: number; isHeld: boolean; commit: string }>;
  readonly hasProof?: boolean;
  /** The statements that the run has read, where those are not all that are there. */
  readonly after?: readonly string[];
}

/** How far the clock of a runner is from GitHub's. */
const maxSkew = 3600 * second;

export const statementsOf = ({ jobs }: World, release: ReleaseState): readonly Made[] =>
  (jobs.get(release) ?? []).flatMap(({ made }) => made);

/** By the name without versions and dates. */
const legOf = (name: string, legs: number): number => sha256Of(name.replaceAll(/[\d.-]/g, "")).charCodeAt(0) % legs;

/** One run of a job: its statement, and what it attaches. */
export function stamp(world: World, release: ReleaseState, job: Job, at: number, how: StampHow = {}): void {
  const { mode = "stamp", lie = {} } = how;
  const { traits, random } = world;
  const mine = filesOf(world, release).filter(({ name }) => legOf(name, job.legs) === job.leg);
  const files = how.files ?? mine.filter(({ name }) => !traits.isPartly || legOf(name, 4) !== 1);
  const subjects = sort(files.map(toSubject));
  if (subjects.length === 0) return;
  const verdict = how.verdict ?? random.pick(["anchored", "anchored", "accepted", "unclear"]);
  const texts = toLists(subjects);
  const lists = Object.entries(texts).map(([name, text]) => ({ name, sha3_256: sha3Of(text), sha256: sha256Of(text) }));
  const isListed = job.anchor === "manifest";
  const digests = isListed ? [sha3Of(texts["anchor-SHA3-256SUMS"])] : subjects.map(({ digest }) => digest.sha3_256);
  const asked = [...new Set(digests)].toSorted().map((digest) => ask(world, digest, at, { ...how, verdict }));
  const anchors = asked.map((anchor) => ({ covers: isListed ? "list" : "subject", ...anchor }));
  // Of what is in the notes, GitHub says no time: there, the run itself says it by GitHub's clock.
  const skew = traits.attach === "body" ? 0 : (random.below(3) - 1) * random.below(maxSkew);
  const finishedOn = new Date(at + 4 * second + skew).toISOString();
  const [{ tag, id }, { name: repository, tags }] = [release, world.repository];
  const before = statementsOf(world, release);
  const heads = before.filter(({ name }) => !before.some((other) => other.after.includes(idOf(name))));
  const after = how.after ?? heads.map(({ name }) => idOf(name)).toSorted();
  const text = `${JSON.stringify({
    _type: "https://in-toto.io/Statement/v1",
    subject: subjects,
    predicateType: "https://anchor-artifacts.github.io/anchor/v1",
    predicate: {
      ...(after.length > 0 && { after }),
      tool: { name: "anchor-artifacts", version: "0.3.0" },
      mode,
      finishedOn,
      run: { repository, ref: `refs/tags/${tag}`, commit: lie.commit ?? tags.get(tag) },
      release: { repository, tag, id },
      service: { url: "https://service.example", demonstration: false },
      lists,
      anchors,
    },
  })}\n`;
  const made = { name: `anchor-${sha3Of(text).slice(0, 16)}.intoto.json`, text, after, subjects, anchors: asked };
  job.made.push(made);
  // Who waited for the block attaches after it.
  attach(world, release, made, at + (verdict === "anchored" ? 70 : 5) * second);
}

const idOf = (name: string): string => name.slice(7, 23);

const toLists = (subjects: readonly Subject[]) => {
  return { "anchor-SHA3-256SUMS": sha3Text(subjects), "anchor-SHA256SUMS": sha256Text(subjects) };
};

/** Attaches a statement, and what is made of all that are there. */
function attach(world: World, release: ReleaseState, { name, text }: Made, at: number): void {
  const { attach: place } = world.traits;
  if (place === "body") {
    const data = deflateRawSync(text).toString("base64");
    const comment = `<!-- anchor-artifacts:statement ${name.replace(".intoto.json", "")} ${data} -->`;
    const [begin, end] = ["<!-- anchor-artifacts:begin -->", "<!-- anchor-artifacts:end -->"];
    const notes = release.body ?? "";
    release.body = notes.includes(end)
      ? notes.replace(end, `${comment}\n${end}`)
      : [notes, begin, comment, end].join("\n");
    return;
  }
  world.evidence.add(put(world, release, name, text, at));
  putViews(world, release, at);
}

/** Makes the lists and the page of all statements that are there. */
function putViews(world: World, release: ReleaseState, at: number): void {
  const all = statementsOf(world, release);
  const subjects = new Map(all.flatMap((made) => made.subjects).map((subject) => [subject.name, subject]));
  const texts = JSON.stringify(all.map(({ text }) => text)).replaceAll("<", "\\u003c");
  const page = `<!doctype html><script type="application/json" id="statement">${texts}</script>`;
  for (const [name, text] of Object.entries({ ...toLists(sort([...subjects.values()])), "anchor-evidence.html": page }))
    world.evidence.add(put(world, release, name, text, at));
}

export const isHeld = ({ chain }: World, file: AssetState, at: number): boolean =>
  chain.get(sha3Of(bytesOf(file)))?.some((block) => block <= blockAt(at)) === true;

/** Sends a stamp to the chain, or looks for it, and says what the statement says of it. */
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
export function filesNamed(world: World, release: ReleaseState, { made: all }: Job): AssetState[] {
  const named = new Set(all.flatMap(({ subjects }) => subjects).map(({ name }) => name));
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
    const asset = put(world, release, `later-${madeCount}.zip`, makeBytes("later"), at);
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
    const other = aJob();
    world.jobs.get(release)?.push(other);
    stamp(world, release, other, at, { files: filesOf(world, release).slice(0, 1 + world.random.below(4)) });
    return "had another job record some files";
  },
  (world, release, at) => {
    const file = world.random.pick(release.assets.filter(({ name }) => name.endsWith(".intoto.json")));
    if (file !== undefined) world.evidence.add(put(world, release, file.name, bytesOf(file), at));
    return file && "uploaded the same statement again";
  },
  (world, release, at) => {
    const views = release.assets.filter((file) => world.evidence.has(file) && !file.name.endsWith(".json"));
    if (views.length === 0) return undefined;
    const isKept = world.random.chance(0.5);
    release.assets.splice(0, release.assets.length, ...release.assets.filter((file) => !views.includes(file)));
    if (isKept) putViews(world, release, at);
    return isKept ? "made the lists and the page anew" : "removed the lists and the page";
  },
  (world, release, at) => {
    const others = world.repository.releases.filter((other) => other.id !== release.id);
    const copied = world.random.pick(others.flatMap((other) => statementsOf(world, other)));
    if (copied !== undefined) world.evidence.add(put(world, release, copied.name, copied.text, at));
    return copied && "copied a statement of another release here";
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
