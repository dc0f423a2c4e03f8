/** What is done to releases that their owners did not mean, what a monitor has to say of it, and whether it said that. */
import type { OtherRepository } from "../github/stand-in.ts";
import type { AssetState, ReleaseState } from "../github/state.ts";
import { aJob, blockAt, bytesOf, commitOf, filesNamed, filesOf, isHeld, isNightly } from "./world.ts";
import { logOf, publish, put, second, sha256Of, sha3Of, stamp } from "./world.ts";
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

/** On the log of a job, of at least so many lines. */
function onLog(least: number, deed: (lines: readonly string[]) => readonly string[] | string): Deed {
  return (world, release, at) => {
    const job = world.random.pick((world.jobs.get(release) ?? []).filter(({ lines }) => lines.length >= least));
    if (job === undefined) return undefined;
    const lines = deed(job.lines);
    const text = typeof lines === "string" ? lines : toLog(lines);
    world.evidence.add(put(world, release, logOf(job), text, at));
    return [{ kind: "evidence-changed", release: release.tag, asset: logOf(job) }];
  };
}

/** A log of the lines, each with the `previous` that fits. */
function toLog(lines: readonly string[]): string {
  let [text, above] = ["", ""];
  for (const line of lines) {
    const { predicate, ...rest } = JSON.parse(line) as { readonly predicate: { readonly previous?: string } };
    const previous = above === "" ? undefined : sha3Of(above);
    above = JSON.stringify({ ...rest, predicate: { ...predicate, previous } });
    text += `${above}\n`;
  }
  return text;
}

const otherDigest = (line: string): string => line.replace(/"sha3_256":"[0-9a-f]{64}"/, `"sha3_256":"${sha3Of(line)}"`);

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

/** On a new line about a new file, by a job that recorded the release. */
function onRecording(how: StampHow, toExpected: ToExpected): Deed {
  return (world, release, at) => {
    const job = (world.jobs.get(release) ?? []).find(({ lines, anchor }) => lines.length > 0 && anchor === "each");
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

/** Whether a line of the job says in which block a file is; another file of the same line may be in one. */
function isInBlock({ lines }: Job, file: AssetState): boolean {
  type Line = {
    readonly predicate: { readonly anchors: readonly { readonly digest: string; readonly chain?: object }[] };
  };
  const anchors = lines.flatMap((line) => (JSON.parse(line) as Line).predicate.anchors);
  return anchors.some(({ digest, chain }) => digest === sha3Of(bytesOf(file)) && chain !== undefined);
}

/** On a list or the page that this project's tool attached. */
function onEvidence(name: string, deed: OnFile<void>): Deed {
  return (world, release, at, look) => {
    const file = release.assets.find((asset) => asset.name === name && world.evidence.has(asset));
    if (file === undefined) return undefined;
    deed(world, release, file, at, look);
    return [{ kind: "evidence-changed", release: release.tag, asset: name }];
  };
}

const remove = ({ assets }: ReleaseState, file: AssetState) => void assets.splice(assets.indexOf(file), 1);
const append: OnFile<void> = (world, release, file, at) =>
  void world.evidence.add(
    put(world, release, file.name, `${bytesOf(file).toString()}${"0".repeat(64)}  evil.zip\n`, at),
  );

const inFuture = { finishedOn: "2099-01-01T00:00:00Z" };
const neverHeld: StampHow = { verdict: "accepted", lie: { isHeld: false } };
const changedLog: ToExpected = (_, job) => ({ kind: "evidence-changed", asset: logOf(job) });
const lateBlock: ToExpected = (file, job) => ({ ...notHeld(file, job), kind: "anchored-late" });
const notHeld: ToExpected = ({ name }, { anchor }) => {
  return { kind: "not-anchored", asset: anchor === "manifest" ? "SHA3-256SUMS" : name, isOfChain: true };
};

export const deeds: Readonly<Record<string, Deed>> = {
  replaced: onFile((world, release, file, at) => [replaceFile(world, release, file, at)]),
  "replaced and stamped": onFile((world, release, file, at) => {
    const finding = replaceFile(world, release, file, at);
    const own = world.jobs.get(release)?.find(({ lines }) => lines.length > 0);
    const files = release.assets.filter(({ name }) => name === file.name);
    stamp(world, release, own ?? aJob(`${at}`), at, { files });
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
  "dated in the future": onPublishing(() => ({ lie: inFuture }), changedLog),
  "a line of the future": onRecording({ verdict: "anchored", lie: inFuture }, changedLog),
  "recorded, never anchored": onRecording(neverHeld, notHeld),
  "young, never anchored": (world, release, _, look) => {
    const deed = onRecording(neverHeld, (file, job) => ({ ...notHeld(file, job), later: 1 }));
    return deed(world, release, look.at - 60 * second, look);
  },
  "forgotten by the chain": onChain(() => [], "not-anchored"),
  "forgotten by the chain, and stamped again": onChain((at) => [blockAt(at)], "anchored-late"),
  "log altered": onLog(1, ([first = "", ...others]) => [otherDigest(first), ...others]),
  "log altered below": onLog(2, (lines) => [...lines.slice(0, -1), otherDigest(lines.at(-1) ?? "")]),
  "line dropped": onLog(2, (lines) => lines.slice(1)),
  "last line dropped": onLog(2, (lines) => lines.slice(0, -1)),
  "lines reordered": onLog(2, (lines) => lines.toReversed()),
  "log cut": onLog(1, (lines) => lines.join("\n").slice(0, -20)),
  "no log any more": onLog(1, () => "Not Found\n"),
  "log gone": (_, release) => {
    const log = release.assets.find(({ name }) => /^anchor-.*\.jsonl$/.test(name));
    if (log !== undefined) remove(release, log);
    return log && [{ kind: "evidence-changed", release: release.tag, asset: log.name }];
  },
  "SHA3-256SUMS changed": onEvidence("SHA3-256SUMS", append),
  "SHA256SUMS changed": onEvidence("SHA256SUMS", append),
  "SHA256SUMS gone": onEvidence("SHA256SUMS", (_, release, file) => remove(release, file)),
  "page changed": onEvidence("anchor-evidence.html", append),
  "a file replaced, and the log written for it": (world, release, at, look) => {
    const log = onLog(1, (lines) => lines.map(otherDigest))(world, release, at, look);
    const file = log && deeds["replaced"]?.(world, release, at, look);
    return file && [...log, ...file];
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
    const own = world.jobs.get(release)?.find(({ lines }) => lines.length > 0) ?? aJob(`${at}`);
    stamp(world, release, own, at, { files: release.assets.filter(({ name }) => name.startsWith("added-")) });
  },
  "recorded, never anchored": hold,
  "young, never anchored": hold,
  // No line can be taken back.
  "a line of the future": undefined,
  "replaced and stamped": undefined,
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
  // Who uploads his log again and again does not make his stamp young.
  for (const release of done?.name === "young, never anchored" ? world.untouched : [])
    for (const log of release.assets.filter((file) => world.evidence.has(file)))
      world.evidence.add(put(world, release, log.name, bytesOf(log), look.at - 60 * second));
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
