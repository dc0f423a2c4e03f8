/** `monitor.json`: a scan's result and the next scan's baseline (schema/monitor.schema.json describes the same). */
import { realpathSync } from "node:fs";
import { dirname } from "node:path";

import { digestFromWire, type Digest } from "../core/digest.ts";
import { AnchorError, messageOf } from "../core/errors.ts";
import { countOf, flagOf, itemsOf, matchOf, memberOf, refuseTwice, timeOf, type JsonMember } from "../core/members.ts";
import { version } from "../core/version.ts";
import { wayInto } from "../files/patterns.ts";
import { readRegular } from "../host/regular-file.ts";
import type { Finding } from "./finding.ts";
import type { AnchorClaim, EvidenceMark, RecordedAsset, RecordedRelease } from "./recorded.ts";

/** A release in the baseline. */
export interface BaselineRelease extends RecordedRelease {
  /** When it was published, ISO 8601 in UTC: shows whether a scan of the newest releases should have listed it. */
  readonly published?: string;
}

/** A scan in short, for the chart of the last scans; counts are of releases. */
export interface ScanCounts {
  /** When it ended, ISO 8601 in UTC. */
  readonly finished: string;
  /** Whether everything could be asked. */
  readonly isWhole: boolean;
  readonly asRecorded: number;
  readonly changed: number;
  readonly unrecorded: number;
  readonly notAsked: number;
}

/** A repository in the baseline. */
export interface BaselineRepository {
  /** `owner/name` by which it is watched: GitHub may call it otherwise since. */
  readonly repository: string;
  /** GitHub's number of it, which stays when it is renamed or moved; absent in a file of version 1. */
  readonly number?: number;
  /** The newest first, as GitHub lists them. */
  readonly releases: readonly BaselineRelease[];
}

export interface Baseline {
  /** When the last whole scan ended; absent when there was none. */
  readonly lastWhole?: string;
  /** Scans in short, the oldest first, at most {@link maxScans}. */
  readonly scans: readonly ScanCounts[];
  readonly repositories: readonly BaselineRepository[];
}

/** The whole file: the baseline and the findings of the scan that wrote it, which the next scan does not read. */
export interface MonitorFile extends Baseline {
  readonly finished: string;
  readonly findings: readonly Finding[];
}

/** The most scans kept: a year of weekly scans. */
export const maxScans = 52;

/** The largest file that is read: GitHub lists at most 10,000 releases of a repository. */
const maxBytes = 256 * 1024 * 1024;

/** The longest name, tag or login. */
const maxTextLength = 4096;

/**
 * Reads the baseline at `path`.
 *
 * @param workspace a path in it must not lead out of it by a link; any other path is the user's word
 * @param watched `owner/name` of the repositories of the scan
 * @returns `undefined` when there is no such file, as on the first run
 * @throws AnchorError `INPUT_INVALID` when the file exists and cannot be used
 */
export function readBaseline(path: string, workspace: string, watched: readonly string[]): Baseline | undefined {
  try {
    if (leadsOut(path, workspace)) throw new RangeError("a link leads to it out of the workspace");
    const bytes = readRegular(path, maxBytes);
    return bytes && parseBaseline(new TextDecoder().decode(bytes), watched);
  } catch (error) {
    if (error instanceof RangeError) throw unusable(error.message);
    if (error instanceof AnchorError || !(error instanceof Error && "code" in error)) throw error;
    if (error.code === "ENOENT") return undefined;
    throw unusable(`it cannot be read (${String(error.code)})`);
  }
}

function leadsOut(path: string, workspace: string): boolean {
  const isWithin = wayInto(workspace, path) !== undefined;
  return isWithin && wayInto(realpathSync(workspace), realpathSync(dirname(path))) === undefined;
}

/** Creates the error of a baseline that cannot be used; `why` completes "baseline is not usable: …". */
function unusable(why: string): AnchorError {
  return new AnchorError("INPUT_INVALID", `An input is not usable.\nbaseline is not usable: ${why}`);
}

/**
 * Parses an earlier run's `monitor.json`. Ignores unknown members, and a trailing comma that a deleted line left
 * behind.
 *
 * @param watched `owner/name` of the repositories of the scan: a file of version 1, which has no numbers, must be of one
 * @throws AnchorError `INPUT_INVALID`, which says where the file is wrong
 */
export function parseBaseline(text: string, watched: readonly string[]): Baseline {
  const file = { value: parseText(text), where: "it" };
  try {
    const { value: fileVersion } = memberOf(file, "version");
    if (fileVersion === 2) return baselineShape.read(file);
    if (fileVersion !== 1) throw new RangeError("it.version is neither 1 nor 2");
    // A file of version 1 is all of one repository's.
    const baseline = baselineShape.read({ ...file, value: { ...Object(file.value), repositories: [file.value] } });
    const names = baseline.repositories.map(({ repository }) => repository);
    if (watched.some((name) => name.toLowerCase() === names[0]?.toLowerCase())) return baseline;
    throw new RangeError(`it is of ${JSON.stringify(names.join())}, not of ${JSON.stringify(watched.join(", "))}`);
  } catch (error) {
    if (error instanceof RangeError) throw unusable(error.message);
    throw error;
  }
}

function parseText(text: string): unknown {
  try {
    // Drops trailing commas at line ends. A JSON string holds no line break, so such a comma is in no string.
    return JSON.parse(text.replace(/^\uFEFF/, "").replaceAll(/,([^\S\n]*\n\s*[\]}])/g, "$1"));
  } catch (error) {
    // The rest of the message holds a piece of the file, and the path may name any file.
    const [place] = /\(line \d+ column \d+\)/.exec(messageOf(error)) ?? [];
    throw unusable(place === undefined ? "it is no JSON" : `it is no JSON ${place}`);
  }
}

/**
 * Renders the text of `monitor.json`: one line for each asset, so that a difference between two files reads well and an
 * owner can delete the line of an asset that was replaced on purpose.
 */
export function renderMonitorFile(file: MonitorFile): string {
  const { last_whole_look, looks, repositories } = baselineShape.write(file);
  const { finished: finished_at, findings } = file;
  const tool = { name: "anchor-artifacts", version };
  const members = { version: 2, tool, finished_at, last_whole_look, looks, findings, repositories };
  return `${renderLines(members, "")}\n`;
}

/** The lists whose items take more lines than one. */
const longLists: ReadonlySet<string> = new Set(["repositories", "releases"]);

/** Renders an object: a line for each member, and one for each item of a list that is not among the long ones. */
function renderLines(members: object, indent: string): string {
  const inner = `${indent}  `;
  const renderItem = (item: object, list: string): string =>
    longLists.has(list) ? renderLines(item, `${inner}  `) : JSON.stringify(item);
  const lines = Object.entries(members).flatMap(([name, value]: [string, unknown]) => {
    if (value === undefined) return [];
    if (!Array.isArray(value) || value.length === 0) return [`${inner}"${name}": ${JSON.stringify(value)}`];
    const items = value.map((item: object) => `${inner}  ${renderItem(item, name)}`);
    return [`${inner}"${name}": [\n${items.join(",\n")}\n${inner}]`];
  });
  return `{\n${lines.join(",\n")}\n${indent}}`;
}

type Read<Value> = (member: JsonMember) => Value;

/** Properties as the file has them: the member's name, how it is read, and how it is written if not unchanged. */
type Fields<Object> = {
  readonly [Name in keyof Object]-?: readonly [
    member: string,
    read: Read<Object[Name]>,
    write?: (value: Object[Name]) => unknown,
  ];
};

/** Reads and writes objects of these fields, in their order; a property that is `undefined` is left out. */
function shapeOf<Value extends object>(fields: Fields<Value>) {
  const names = Object.keys(fields) as (keyof Value & string)[];
  return {
    read: (member: JsonMember): Value => {
      const properties = names.map((name) => [name, fields[name][1](memberOf(member, fields[name][0]))] as const);
      return Object.fromEntries(properties.filter(([, value]) => value !== undefined)) as Value;
    },
    write: (value: Value): Readonly<Record<string, unknown>> => {
      const members = names.map((name) => {
        const [member, , write = (property: unknown) => property] = fields[name];
        return [member, write(value[name])] as const;
      });
      return Object.fromEntries(members);
    },
  };
}

const optional =
  <Value>(read: Read<Value>): Read<Value | undefined> =>
  (member) =>
    member.value === undefined ? undefined : read(member);

/** Reads an optional list. */
const listOf =
  <Value>(read: Read<Value>): Read<readonly Value[]> =>
  (member) =>
    member.value === undefined ? [] : itemsOf(member, Number.POSITIVE_INFINITY).map(read);

/** Reads an optional list in which no key occurs twice. */
const uniqueListOf =
  <Value>(read: Read<Value>, keyOf: (item: Value) => string, what: string): Read<readonly Value[]> =>
  (member) => {
    const items = listOf(read)(member);
    refuseTwice(items.map(keyOf), what);
    return items;
  };

/** Reads a name: any text that GitHub may have given, also one with half of a UTF-16 pair. */
const name: Read<string> = ({ value, where }) => {
  if (typeof value === "string" && value !== "" && value.length <= maxTextLength) return value;
  throw new RangeError(`${where} is not a name`);
};

const sha256: Read<string> = (member) => matchOf(member, /^[0-9a-f]{64}$/, "64 lowercase hexadecimal digits");
const digest: Read<Digest> = (member) => digestFromWire(sha256(member)) as Digest;
const commit: Read<string> = (member) => matchOf(member, /^[0-9a-f]{40}(?:[0-9a-f]{24})?$/, "a commit");
const count: Read<number> = (member) => (member.value === undefined ? 0 : countOf(member));

const markShape = shapeOf<EvidenceMark>({
  name: ["name", name],
  sha256: ["sha256", sha256],
  lines: ["lines", optional(listOf(sha256))],
});

const anchorShape = shapeOf<AnchorClaim>({
  digest: ["digest", digest],
  block: ["block", optional(countOf)],
  list: ["list", optional(name)],
  isUnclaimed: ["unclaimed", (unclaimed) => optional(flagOf)(unclaimed) || undefined],
  stamped: ["stamped_at", optional(timeOf)],
  heldSince: ["held_since", optional(timeOf)],
  unasked: ["unasked", optional(countOf)],
});

const assetShape = shapeOf<RecordedAsset>({
  name: ["name", name],
  sha3_256: ["sha3_256", optional(digest)],
  sha256: ["sha256", optional(sha256)],
  id: ["id", optional(countOf)],
  uploader: ["uploader", optional(name)],
  uploaded: ["uploaded_at", optional(timeOf)],
  firstConfirmed: ["first_confirmed", optional(timeOf)],
  lastConfirmed: ["last_confirmed", optional(timeOf)],
  anchor: ["anchor", optional(anchorShape.read), (anchor) => anchor && anchorShape.write(anchor)],
  evidence: ["evidence", listOf(name), (names) => (names.length > 0 ? names : undefined)],
  isAdded: ["added", (added) => optional(flagOf)(added) || undefined],
});

const releaseShape = shapeOf<BaselineRelease>({
  tag: ["tag", name],
  commit: ["commit", optional(commit)],
  published: ["published_at", optional(timeOf)],
  made: ["looked_at", timeOf],
  evidence: ["evidence", listOf(markShape.read), (marks) => marks.map(markShape.write)],
  assets: [
    "assets",
    uniqueListOf(assetShape.read, (asset) => asset.name, "assets of one release called"),
    (assets) => assets.map(assetShape.write),
  ],
});

const scanShape = shapeOf<ScanCounts>({
  finished: ["finished_at", timeOf],
  isWhole: ["whole", flagOf],
  asRecorded: ["as_recorded", count],
  changed: ["changed", count],
  unrecorded: ["unrecorded", count],
  notAsked: ["not_asked", count],
});

const repositoryShape = shapeOf<BaselineRepository>({
  repository: ["repository", name],
  number: ["number", optional(countOf)],
  releases: [
    "releases",
    uniqueListOf(releaseShape.read, ({ tag }) => tag, "releases with the tag"),
    (releases) => releases.map(releaseShape.write),
  ],
});

const baselineShape = shapeOf<Baseline>({
  lastWhole: ["last_whole_look", optional(timeOf)],
  scans: ["looks", (scans) => listOf(scanShape.read)(scans).slice(-maxScans), (scans) => scans.map(scanShape.write)],
  repositories: [
    "repositories",
    (repositories) => {
      // A file without this list is cut, and would let every change pass as a beginning.
      itemsOf(repositories, Number.POSITIVE_INFINITY);
      const keyOf = ({ repository }: BaselineRepository): string => repository.toLowerCase();
      return uniqueListOf(repositoryShape.read, keyOf, "repositories called")(repositories);
    },
    (repositories) => repositories.map(repositoryShape.write),
  ],
});
