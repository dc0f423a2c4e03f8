/** What is done to releases that their owners did not mean, what a monitor has to say of it, and whether it said that. */
import type { OtherRepository } from "../github/stand-in.ts";
import type { AssetState, ReleaseState } from "../github/state.ts";
import { aJob, blockAt, bytesOf, commitOf, filesNamed, filesOf, isHeld, isNightly } from "./world.ts";
import { publish, put, second, sha256Of, sha3Of, stamp, statementsOf } from "./world.ts";
import type { Job, StampHow, World } from "./world.ts";

type Side = Readonly<Record<string, unknown>>;

/** A finding, as the output `findings` has it. */
export interface Finding extends Partial<Readonly<Record<"verdict" | "repository" | "release" | "asset", string>>> {
  readonly kind: string;
  readonly recorded?: Side;
  readonly seen?: Side;
}

export interface Expected extends Finding {
  /** Looks after the deed that cannot know yet. */
  readonly later?: number;
  /** Only the chain tells. */
  readonly isOfChain?: true;
}

const told = new Set(["added", "renamed", "reuploaded"]);
export const isAlarm = ({ kind }: Finding): boolean => !told.has(kind);

/** The look that is next, when the baseline was made, and its inputs `releases` and `bytes`. */
export interface Look {
  readonly at: number;
  readonly before: number;
  readonly most: number;
  readonly isDownloading: boolean;
  /** All that GitHub has. */
  readonly repositories: OtherRepository[];
}

/** Does it, and says what is to be found; nothing where the release has nothing that it could be done to. */
type Deed = (world: World, release: ReleaseState, at: number, look: Look) => readonly Expected[] | undefined;

type OnFile<Result> = (world: World, release: ReleaseState, file: AssetState, at: number, look: Look) => Result;

const side = (asset: AssetState): Side => ({ sha256: sha256Of(bytesOf(asset)) });
/** Others may have the same bytes. */
const isUnique = ({ name }: AssetState): boolean => name !== "LICENSE" && name !== "NOTICE";

function onFile(deed: OnFile<readonly Finding[] | undefined>): Deed {
  return (world, release, at, look) => {
    const file = world.random.pick(filesOf(world, release).filter(isUnique));
    const findings = file && deed(world, release, file, at, look);
    return findings?.map((finding) => ({ release: release.tag, ...finding }));
  };
}

/** Other bytes under a file's name. */
function replaceFile(world: World, release: ReleaseState, file: AssetState, at: number): Finding {
  const now = put(world, release, file.name, `evil ${file.name} ${at}`, at);
  now.uploader = "stranger";
  return { kind: "replaced", release: release.tag, asset: file.name, recorded: side(file), seen: side(now) };
}

/** On a statement that is among the assets. */
function onStatement(deed: (text: string) => string | undefined): Deed {
  return (world, release, at) => {
    const names = new Set(statementsOf(world, release).map(({ name }) => name));
    const file = world.random.pick(release.assets.filter(({ name }) => names.has(name)));
    if (file === undefined) return undefined;
    const text = deed(bytesOf(file).toString());
    if (text === undefined) remove(release, file);
    else world.evidence.add(put(world, release, file.name, text, at));
    return [{ kind: "evidence-changed", release: release.tag, asset: file.name }];
  };
}

const otherDigest = (text: string): string => text.replace(/"sha3_256":"[0-9a-f]{64}"/, `"sha3_256":"${sha3Of(text)}"`);

type ToExpected = (file: AssetState, job: Job) => Expected;

/** On a new release of one file, whose only job says what is not so. */
function onPublishing(toLie: (at: number) => StampHow, toExpected: ToExpected): Deed {
  return (world, _, at) => {
    if (world.traits.recorded === 0) return undefined;
    const simple = { recorded: 1, legs: 1, ownList: undefined, isPartly: false, size: 1 };
    const release = publish({ ...world, traits: { ...world.traits, ...simple } }, at, undefined, toLie(at));
    const [[file], [job]] = [filesOf(world, release), world.jobs.get(release) ?? []];
    world.untouched.add(release);
    return file && job && [{ ...toExpected(file, job), release: release.tag }];
  };
}

/** On a new statement about a new file, by a job that recorded the release. */
function onRecording(how: StampHow, toExpected: ToExpected): Deed {
  return (world, release, at) => {
    const job = (world.jobs.get(release) ?? []).find(({ made, anchor }) => made.length > 0 && anchor === "each");
    if (job === undefined) return undefined;
    const file = put(world, release, `late-${at}.zip`, `late ${world.repository.number} ${at}`, at);
    stamp(world, release, job, at, { ...how, files: [file] });
    return [{ ...toExpected(file, job), release: release.tag }];
  };
}

/** On what the chain holds of a recorded file. */
function onChain(toBlocks: (at: number) => number[], kind: string): Deed {
  return (world, release, at) => {
    const [job, ...others] = world.jobs.get(release) ?? [];
    if (job?.anchor !== "each" || others.length > 0) return undefined;
    // What was merely accepted claims no block.
    const isClaimed = (one: AssetState): boolean => kind !== "anchored-late" || isInBlock(job, one);
    const held = filesNamed(world, release, job).filter((one) => isHeld(world, one, at) && isClaimed(one));
    const file = world.random.pick(held.filter(isUnique));
    if (file !== undefined) world.chain.set(sha3Of(bytesOf(file)), toBlocks(at));
    return file && [{ kind, release: release.tag, asset: file.name, isOfChain: true }];
  };
}

/** Whether a statement of the job says in which block a file is; another file of the same run may be in one. */
function isInBlock({ made }: Job, file: AssetState): boolean {
  const anchors = made.flatMap((one) => one.anchors);
  return anchors.some(({ digest, chain }) => digest === sha3Of(bytesOf(file)) && chain !== undefined);
}

const remove = ({ assets }: ReleaseState, file: AssetState) => void assets.splice(assets.indexOf(file), 1);
const neverHeld: StampHow = { verdict: "accepted", lie: { isHeld: false } };
const lateBlock: ToExpected = (file, job) => ({ ...notHeld(file, job), kind: "anchored-late" });
const notHeld: ToExpected = ({ name }, { anchor }) => {
  return { kind: "not-anchored", asset: anchor === "manifest" ? "anchor-SHA3-256SUMS" : name, isOfChain: true };
};

export const deeds: Readonly<Record<string, Deed>> = {
  replaced: onFile((world, release, file, at) => [replaceFile(world, release, file, at)]),
  "replaced and stamped": onFile((world, release, file, at) => {
    const finding = replaceFile(world, release, file, at);
    const own = world.jobs.get(release)?.find(({ made }) => made.length > 0);
    const files = release.assets.filter(({ name }) => name === file.name);
    stamp(world, release, own ?? aJob(), at, { files });
    return [finding];
  }),
  "replaced two": (world, release, at) => {
    const files = filesOf(world, release).slice(0, 2);
    return files.length < 2 ? undefined : files.map((file) => replaceFile(world, release, file, at));
  },
  swapped: onFile((world, release, one) => {
    const other = filesOf(world, release).find((file) => !bytesOf(file).equals(bytesOf(one)));
    if (other === undefined) return undefined;
    [one.name, other.name] = [other.name, one.name];
    return [
      { kind: "replaced", asset: other.name, recorded: side(one), seen: side(other) },
      { kind: "replaced", asset: one.name, recorded: side(other), seen: side(one) },
    ];
  }),
  "other bytes than stated": onFile((_, __, file, ___, { isDownloading }) => {
    const recorded = side(file);
    file.content = Buffer.concat([Buffer.from("#"), bytesOf(file).subarray(1)]);
    // Where GitHub states none, what is served is hashed.
    const isSeen = isDownloading || file.digest === null;
    return isSeen ? [{ kind: "replaced", asset: file.name, recorded, seen: side(file) }] : [];
  }),
  removed: onFile((_, release, file) => {
    remove(release, file);
    return [{ kind: "removed", asset: file.name, recorded: side(file) }];
  }),
  added: (world, release, at) => {
    const { name } = put(world, release, `added-${at}.zip`, `added ${world.repository.number} ${at}`, at);
    return [{ kind: "added", release: release.tag, asset: name }];
  },
  renamed: onFile((_, __, file) => {
    const asset = file.name;
    file.name = `other-${asset}`;
    return [{ kind: "renamed", asset, recorded: side(file) }];
  }),
  reuploaded: onFile((world, release, file, at) => {
    put(world, release, file.name, bytesOf(file), at);
    return [{ kind: "reuploaded", asset: file.name }];
  }),
  "the release made again": (world, release, at) => {
    Object.assign(release, { id: release.id + 500_000 });
    return [...release.assets].flatMap((file) => {
      const again = put(world, release, file.name, bytesOf(file), at);
      const isEvidence = world.evidence.has(file) && world.evidence.add(again);
      return isEvidence ? [] : [{ kind: "reuploaded", release: release.tag, asset: file.name }];
    });
  },
  "tag moved": ({ repository: { tags } }, { tag }, at) => {
    const [recorded, seen] = [{ commit: tags.get(tag) }, { commit: commitOf(`evil ${tag} ${at}`) }];
    tags.set(tag, seen.commit);
    return [{ kind: "tag-moved", release: tag, recorded, seen }];
  },
  "all tags moved": (world, _, at, { most }) => {
    const { releases, tags } = world.repository;
    world.isFrozen = true;
    const published = releases.filter((release) => !release.draft && !isNightly(release)).slice(0, most);
    for (const { tag } of published) tags.set(tag, commitOf(`evil ${at}`));
    return published.map(({ tag }) => ({ kind: "tag-moved", release: tag, seen: { commit: tags.get(tag) } }));
  },
  "release gone": ({ repository: { releases, tags } }, release, at) => {
    releases.splice(releases.indexOf(release), 1);
    if (at % 2 === 0) tags.delete(release.tag);
    return [{ kind: "removed", release: release.tag }];
  },
  // What GitHub makes of a release whose tag is deleted.
  "tag gone": ({ repository: { tags } }, release) => {
    release.draft = true;
    tags.delete(release.tag);
    return [{ kind: "removed", release: release.tag }];
  },
  "repository gone": (world, _, __, { repositories }) => {
    world.isFrozen = true;
    repositories.splice(repositories.indexOf(world.repository), 1);
    return [{ kind: "removed" }];
  },
  "anchored late": onPublishing((at) => ({ verdict: "anchored", lie: { block: blockAt(at) - 500 } }), lateBlock),
  "claimed, never anchored": onPublishing((at) => ({ lie: { isHeld: false, block: blockAt(at) } }), notHeld),
  "accepted, never anchored": onPublishing(() => neverHeld, notHeld),
  "of another commit": onPublishing(
    () => ({ lie: { commit: commitOf("meant") } }),
    () => ({ kind: "tag-moved", recorded: { commit: commitOf("meant") } }),
  ),
  "recorded, never anchored": onRecording(neverHeld, notHeld),
  "young, never anchored": (world, release, _, look) => {
    const deed = onRecording(neverHeld, (file, job) => ({ ...notHeld(file, job), later: 1 }));
    return deed(world, release, look.at - 60 * second, look);
  },
  "forgotten by the chain": onChain(() => [], "not-anchored"),
  "forgotten by the chain, and stamped again": onChain((at) => [blockAt(at)], "anchored-late"),
  "statement altered": onStatement(otherDigest),
  "statement cut": onStatement((text) => text.slice(0, -20)),
  "no statement any more": onStatement(() => "Not Found\n"),
  "statement gone": onStatement(() => undefined),
  "a file replaced, and its statements written for it": (world, release, at, look) => {
    const files = new Set(statementsOf(world, release).map(({ name }) => name));
    const old = release.assets.filter(({ name }) => files.has(name));
    const replaced = old.length > 0 ? deeds["replaced"]?.(world, release, at, look) : undefined;
    if (replaced === undefined) return undefined;
    for (const file of old) remove(release, file);
    for (const job of world.jobs.get(release)?.filter(({ made }) => made.length > 0) ?? [])
      stamp(world, release, job, at, { after: [], files: filesNamed(world, release, job) });
    return [...replaced, ...old.map(({ name }) => ({ kind: "evidence-changed", release: release.tag, asset: name }))];
  },
};

/** Keeps a repository as it is; what is returned makes it so again. */
function keep({ repository, chain }: World, release: ReleaseState, { repositories }: Look): () => void {
  const { releases, tags } = repository;
  const kept = { releases: [...releases], tags: [...tags] };
  const each = releases.map((one) => ({ one, was: { ...one }, assets: one.assets.map((file) => [file, { ...file }]) }));
  const blocks = release.assets.map((file) => [sha3Of(bytesOf(file)), chain.get(sha3Of(bytesOf(file)))] as const);
  return () => {
    if (!repositories.includes(repository)) repositories.push(repository);
    releases.splice(0, releases.length, ...kept.releases);
    for (const [tag, commit] of kept.tags) tags.set(tag, commit);
    for (const { one, was, assets } of each) {
      Object.assign(one, was);
      one.assets.splice(
        0,
        one.assets.length,
        ...assets.map(([file, facts]) => Object.assign(file as AssetState, facts)),
      );
    }
    for (const [digest, held] of blocks) if (held !== undefined) chain.set(digest, held);
  };
}

const hold = ({ chain }: World, { assets }: ReleaseState, at: number): void => {
  const late = assets.filter(({ name }) => name.startsWith("late-"));
  for (const file of late) chain.set(sha3Of(bytesOf(file)), [blockAt(at)]);
};

/** What ends a deed that is not taken back. */
const endings: Readonly<Record<string, undefined | ((world: World, release: ReleaseState, at: number) => void)>> = {
  added: (world, release, at) => {
    const own = world.jobs.get(release)?.find(({ made }) => made.length > 0) ?? aJob();
    stamp(world, release, own, at, { files: release.assets.filter(({ name }) => name.startsWith("added-")) });
  },
  "recorded, never anchored": hold,
  "young, never anchored": hold,
  // No statement can be taken back.
  "replaced and stamped": undefined,
  "a file replaced, and its statements written for it": undefined,
};

/** A world, and from which look on something has to be found in it. */
export interface Case {
  readonly world: World;
  /** The deed, else another that can be done, before this look or a later one; and whether it is undone. */
  readonly plan?: { readonly deed: number; readonly from: number; readonly isUndone: boolean };
  done?: {
    readonly name: string;
    readonly look: number;
    readonly expected: readonly Expected[];
    /** When the releases of that time were made, by their tags. */
    readonly made: ReadonlyMap<string, number>;
    end?: ((at: number) => void) | undefined;
  };
}

/** Does what is planned, if it can be done now to a release that the baseline has as it is, and undoes it later. */
export function doPlanned(one: Case, nth: number, at: number, look: Look): void {
  const { world, plan, done } = one;
  if (plan === undefined || nth < plan.from) return;
  // Who uploads his evidence again and again does not make his stamp young.
  for (const release of done?.name === "young, never anchored" ? world.untouched : [])
    for (const file of release.assets.filter((asset) => world.evidence.has(asset)))
      world.evidence.add(put(world, release, file.name, bytesOf(file), look.at - 60 * second));
  if (done !== undefined) {
    if (done.end === undefined || nth < done.look + 2) return;
    done.end(at);
    world.isFrozen = false;
    one.done = { ...done, expected: [], end: undefined };
    return void world.history.push(`${new Date(at).toISOString()} ended ${done.name}`);
  }
  const watched = world.repository.releases.filter((release) => !release.draft && !isNightly(release));
  const known = watched.slice(0, look.most).filter(({ createdAt }) => createdAt.getTime() < look.before);
  const all = Object.entries(deeds);
  const planned = plan.deed % all.length;
  const others = from(all, world.random.below(all.length));
  for (const [name, deed] of [...all.slice(planned, planned + 1), ...others]) {
    for (const release of from(known, world.random.below(known.length))) {
      const undo = plan.isUndone ? keep(world, release, look) : undefined;
      const expected = deed(world, release, at, look);
      if (expected === undefined) continue;
      const isOld = expected.every(({ release: tag = release.tag }) => known.some((old) => old.tag === tag));
      const end = plan.isUndone && isOld ? (name in endings ? endings[name] : undo) : undefined;
      const made = new Map([...known, ...world.repository.releases].map((its) => [its.tag, its.createdAt.getTime()]));
      one.done = { name, look: nth, expected, made, ...(end && { end: (later) => end(world, release, later) }) };
      // Else what is done meanwhile would be taken back too.
      world.isFrozen ||= end !== undefined;
      world.untouched.add(release);
      return void world.history.push(`${new Date(at).toISOString()} ${release.tag}: DEED ${name}`);
    }
  }
}

const from = <Item>(items: readonly Item[], first: number): Item[] => [...items.slice(first), ...items.slice(0, first)];

export type Silent = "github" | "service" | undefined;

/** When the oldest release was made that a look reaches: newer ones push it out of the newest `most`. */
function oldestOf({ repository: { releases } }: World, most: number): number {
  const published = releases.filter((release) => !release.draft && !isNightly(release));
  const times = published.slice(0, most).map(({ createdAt }) => createdAt.getTime());
  return published.length > most ? Math.min(...times) : 0;
}

/** What is wrong with the findings of the look `nth` about one world: nothing, or a sentence for each. */
export function judge(
  { world, done }: Case,
  nth: number,
  { most }: Pick<Look, "most">,
  findings: readonly Finding[],
  silent: Silent,
): readonly string[] {
  const oldest = oldestOf(world, most);
  const isReached = (tag = ""): boolean => (done?.made.get(tag) ?? oldest) >= oldest;
  const due = (done?.expected ?? []).filter(
    ({ later = 0, release }) => nth >= (done?.look ?? 0) + later && isReached(release),
  );
  const left = [...findings];
  const problems = due.flatMap((one) => {
    const index = left.findIndex((finding) => toText(one) === toText(finding));
    const [finding] = index < 0 ? [] : left.splice(index, 1);
    if (finding !== undefined) return problemsOf(one, finding);
    const mayMiss = silent === "github" || (silent === "service" && one.isOfChain === true);
    return mayMiss ? [] : [`not found: ${toText(one)}`];
  });
  return [...problems, ...left.map((finding) => `wrongly found: ${toText(finding)}`)];
}

const toText = ({ kind, release = "", asset = "" }: Finding): string => `${kind} ${release} ${asset}`.trim();

function problemsOf(expected: Expected, finding: Finding): readonly string[] {
  const isJudged = isAlarm(finding) === ["changed", "no-match"].includes(finding.verdict ?? "");
  const wrong = (["recorded", "seen"] as const).filter((which) =>
    Object.entries(expected[which] ?? {}).some(([member, value]) => finding[which]?.[member] !== value),
  );
  const verdict = isJudged ? [] : [`${toText(finding)}: its verdict is ${finding.verdict}`];
  return [...verdict, ...wrong.map((which) => `${toText(finding)}: ${which} is ${JSON.stringify(finding[which])}`)];
}
