/** `monitor.json`: a scan's result and the next scan's baseline (schema/monitor.schema.json describes the same). */
import { dirname } from "node:path";

import { AnchorError, messageOf } from "../core/errors.ts";
import { parseJsonText } from "../core/json.ts";
import {
  arrayOf,
  countOf,
  flagOf,
  matchOf,
  memberOf,
  spelled,
  objectOf,
  optional,
  timeOf,
  type Form,
  type Reader,
} from "../core/members.ts";
import { version } from "../core/version.ts";
import { hexDigestOf } from "../evidence/statement.ts";
import { toReal, wayInto } from "../files/paths.ts";
import { readRegular } from "../host/files.ts";

const maxTextLength = 4096;

/** Reads a name: any text that GitHub may have given, also one with half of a UTF-16 pair. */
const gitHubNameOf: Reader<string> = ({ value, where }) => {
  if (typeof value === "string" && value !== "" && value.length <= maxTextLength) return value;
  throw new RangeError(`${where} is not a name`);
};

// Only SHA3-256 is of the type `Digest`.
const statedSha256Of: Reader<string> = hexDigestOf;
const commitOf: Reader<string> = (member) => matchOf(member, /^[0-9a-f]{40}(?:[0-9a-f]{24})?$/, "a commit");

/** Makes the form of a list of any length, in which no key occurs twice. */
function anyNumberOf<Item>(item: Reader<Item>, what = "", by?: (item: Item) => string): Form<readonly Item[]> {
  return arrayOf(item, Number.POSITIVE_INFINITY, by && { what, by });
}

/** What evidence says of a digest on the chain: of an asset's own, or of that of the list that names the asset. */
const claimForm = objectOf({
  digest: hexDigestOf,
  /** The height of the earliest block; absent when the stamp was merely accepted. */
  block: optional(countOf),
  /** The name of the list, where the digest is a list's. */
  list: optional(gitHubNameOf),
  /** No run's stamp of it was accepted, so it is no finding when the chain does not hold it. */
  isUnclaimed: spelled("unclaimed", optional(flagOf)),
  /** For a stamp of which no block is known, when GitHub got its statement; for notes, when the run says that it ended. */
  stamped: spelled("stamped_at", optional(timeOf)),
});
export type AnchorClaim = ReturnType<typeof claimForm>;

const assetForm = objectOf({
  name: gitHubNameOf,
  sha3_256: optional(hexDigestOf),
  sha256: optional(statedSha256Of),
  id: optional(countOf),
  uploader: optional(gitHubNameOf),
  uploaded: spelled("uploaded_at", optional(timeOf)),
  firstConfirmed: spelled("first_confirmed", optional(timeOf)),
  lastConfirmed: spelled("last_confirmed", optional(timeOf)),
  anchor: optional(claimForm),
  /** Whether the asset appeared after the record was made, and no evidence names it. */
  isAdded: spelled("added", optional(flagOf)),
});
export type RecordedAsset = ReturnType<typeof assetForm>;

/** A statement among the assets or in the notes. */
const markForm = objectOf({ name: gitHubNameOf, sha256: statedSha256Of });
export type EvidenceMark = ReturnType<typeof markForm>;

/** The record with which a release is compared. */
const watchedReleaseForm = objectOf({
  tag: gitHubNameOf,
  commit: optional(commitOf),
  /** Shows whether a scan of the newest releases should have listed it. */
  published: spelled("published_at", optional(timeOf)),
  /**
   * When the record was made or, with a baseline, when the release was last scanned: what was uploaded later and is
   * named by nothing was added.
   */
  made: spelled("looked_at", timeOf),
  /** Whether the last scan that could tell found it not as recorded. */
  isChanged: spelled("changed", optional(flagOf)),
  /** The evidence that the baseline knows; empty without a baseline. */
  evidence: anyNumberOf(markForm),
  assets: anyNumberOf(assetForm, "assets of one release called", ({ name }) => name),
});
export type RecordedRelease = ReturnType<typeof watchedReleaseForm>;

/** A scan in short, for the chart of the last scans; counts are of releases. */
const scanForm = objectOf({
  finished: spelled("finished_at", timeOf),
  /** Whether everything could be asked. */
  isWhole: spelled("whole", flagOf),
  asRecorded: spelled("as_recorded", countOf),
  changed: countOf,
  unrecorded: countOf,
  notAsked: spelled("not_asked", countOf),
});
export type ScanCounts = ReturnType<typeof scanForm>;

const watchedRepositoryForm = objectOf({
  /** The `owner/name` under which it is watched; it may have another name at GitHub now. */
  repository: gitHubNameOf,
  /** GitHub's number of it, by which this is found once its new name is watched. */
  number: optional(countOf),
  /** The newest first, as GitHub lists them. */
  releases: anyNumberOf(watchedReleaseForm, "releases with the tag", ({ tag }) => tag),
});
export type BaselineRepository = ReturnType<typeof watchedRepositoryForm>;

const baselineForm = objectOf({
  /** When the last whole scan ended; absent when there was none. */
  lastWhole: spelled("last_whole_look", optional(timeOf)),
  /** Scans in short, the oldest first, at most {@link maxScans}. */
  scans: spelled("looks", anyNumberOf(scanForm)),
  /** The login that opened the issue, where a scan cannot know it before it opens one: an App's. */
  issueAuthor: spelled("issue_author", optional(gitHubNameOf)),
  repositories: anyNumberOf(watchedRepositoryForm, "repositories called", ({ repository }) => repository.toLowerCase()),
});
export type Baseline = ReturnType<typeof baselineForm>;

/** The whole file: the baseline and the findings of the scan that wrote it, which the next scan does not read. */
export interface MonitorFile extends Baseline {
  readonly finished: string;
  readonly findings: readonly object[];
}

/** The most scans kept: a year of weekly scans. */
export const maxScans = 52;

/** The largest file that is read: GitHub lists at most 10,000 releases of a repository. */
const maxBytes = 256 * 1024 * 1024;

/**
 * Reads the baseline at `path`.
 *
 * @param workspace a path in it must not lead out of it by a link; any other path is the user's word
 * @returns `undefined` when there is no such file, as on the first run
 * @throws AnchorError `INPUT_INVALID` when the file exists and cannot be used
 */
export function readBaseline(path: string, workspace: string): Baseline | undefined {
  try {
    const isWithin = wayInto(workspace, path) !== undefined;
    if (isWithin && wayInto(toReal(workspace), toReal(dirname(path))) === undefined)
      throw new RangeError("a link leads to it out of the workspace");
    const bytes = readRegular(path, maxBytes);
    return bytes && parseBaseline(new TextDecoder().decode(bytes));
  } catch (error) {
    if (error instanceof RangeError) throw unusable(error.message);
    if (error instanceof AnchorError || !(error instanceof Error && "code" in error)) throw error;
    if (error.code === "ENOENT") return undefined;
    throw unusable(`it cannot be read (${String(error.code)})`);
  }
}

/** `why` completes "baseline is not usable: …". */
function unusable(why: string): AnchorError {
  return new AnchorError("INPUT_INVALID", ["An input is not usable.", `baseline is not usable: ${why}`], {
    hint: "Give the monitor.json of an earlier look. Only if there is none, remove the file: the next look then takes what it sees for right.",
  });
}

/**
 * Parses an earlier run's `monitor.json`. Ignores unknown members, and a trailing comma that a deleted line left
 * behind.
 *
 * @throws AnchorError `INPUT_INVALID`, which says where the file is wrong
 */
export function parseBaseline(text: string): Baseline {
  const file = { value: parseText(text), where: "it" };
  try {
    if (memberOf(file, "version").value !== 1) throw new RangeError("it.version is not 1");
    return baselineForm(file);
  } catch (error) {
    if (error instanceof RangeError) throw unusable(error.message);
    throw error;
  }
}

function parseText(text: string): unknown {
  try {
    // Drops trailing commas at line ends. A JSON string holds no line break, so such a comma is in no string.
    // Two lists of one name are left where two files were merged by hand: neither may hide the other.
    return parseJsonText(text.replace(/^\uFEFF/, "").replaceAll(/,([^\S\n]*\n\s*[\]}])/g, "$1"), undefined, maxBytes);
  } catch (error) {
    if (!(error instanceof Error && error.cause instanceof SyntaxError)) throw unusable(messageOf(error));
    // The rest of the message holds a piece of the file, and the path may name any file.
    const [place] = /\(line \d+ column \d+\)/.exec(error.cause.message) ?? [];
    throw unusable(place === undefined ? "it is no JSON" : `it is no JSON ${place}`);
  }
}

/**
 * Renders the text of `monitor.json`: one line for each asset, so that a difference between two files reads well and an
 * owner can delete the line of an asset that was replaced on purpose.
 */
export function renderMonitorFile(file: MonitorFile): string {
  const { finished: finished_at, findings } = file;
  const { repositories, ...scans } = baselineForm.order(file);
  const tool = { name: "anchor-artifacts", version };
  return `${renderLines({ version: 1, tool, finished_at, ...scans, findings, repositories }, "")}\n`;
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
