/** `monitor.json`: a scan's result, and the next scan's baseline (its schema is schema/monitor.schema.json). */
import { dirname } from "node:path";

import { AnchorError, messageOf } from "../core/errors.ts";
import { parseJsonText } from "../core/json.ts";
import {
  arrayOf,
  wholeNumberOf,
  booleanOf,
  matchOf,
  memberOf,
  namedInJson,
  objectOf,
  optional,
  timeOf,
  type Form,
  type Reader,
} from "../core/members.ts";
import { version } from "../core/version.ts";
import { hexDigestOf } from "../evidence/statement.ts";
import { toRealPath, namesBelow } from "../files/paths.ts";
import { readRegular } from "../host/files.ts";

const maxGitHubNameLength = 4096;

/** Reads any text that GitHub may have given as a name, even one with a lone surrogate. */
const gitHubNameOf: Reader<string> = ({ value, where }) => {
  if (typeof value === "string" && value !== "" && value.length <= maxGitHubNameLength) return value;
  throw new RangeError(`${where} is not a name`);
};

// A SHA-256, so not of the type `Digest`, which is for SHA3-256.
const statedSha256Of: Reader<string> = hexDigestOf;
const commitOf: Reader<string> = (member) => matchOf(member, /^[0-9a-f]{40}(?:[0-9a-f]{24})?$/, "a commit");

/** The form of a list of any length. Refuses two items with the same `keyOf`; the error calls them `noun`. */
function anyNumberOf<Item>(item: Reader<Item>, noun = "", keyOf?: (item: Item) => string): Form<readonly Item[]> {
  return arrayOf(item, Number.POSITIVE_INFINITY, keyOf && { noun, keyOf });
}

/** What evidence says about the stamp of an asset: that of its own digest, or that of a list that names it. */
const claimForm = objectOf({
  digest: hexDigestOf,
  /** The earliest block's height; absent where no evidence states a block. */
  block: optional(wholeNumberOf),
  /** The list's name, where the digest is a list's. */
  list: optional(gitHubNameOf),
  /** Evidence has neither a block nor a stamp that was accepted or unclear, so the chain need not hold the digest. */
  isUnclaimed: namedInJson("unclaimed", optional(booleanOf)),
  /** Of a stamp without a known block: when its statement was uploaded or, if in the notes, when its run ended. */
  stampedAt: namedInJson("stamped_at", optional(timeOf)),
});
export type AnchorClaim = ReturnType<typeof claimForm>;

const assetForm = objectOf({
  name: gitHubNameOf,
  sha3_256: optional(hexDigestOf),
  sha256: optional(statedSha256Of),
  id: optional(wholeNumberOf),
  uploader: optional(gitHubNameOf),
  uploaded: namedInJson("uploaded_at", optional(timeOf)),
  firstConfirmed: namedInJson("first_confirmed", optional(timeOf)),
  lastConfirmed: namedInJson("last_confirmed", optional(timeOf)),
  anchor: optional(claimForm),
  /** The asset was uploaded after the record was made, and no evidence names it. */
  isAdded: namedInJson("added", optional(booleanOf)),
});
export type RecordedAsset = ReturnType<typeof assetForm>;

/** A statement of the release: its file's name, and the SHA-256 of its bytes. */
const evidenceForm = objectOf({ name: gitHubNameOf, sha256: statedSha256Of });
export type EvidenceDigest = ReturnType<typeof evidenceForm>;

const watchedReleaseForm = objectOf({
  tag: gitHubNameOf,
  commit: optional(commitOf),
  /** Tells a scan whether the release is new enough to be in its list of the newest releases. */
  publishedAt: namedInJson("published_at", optional(timeOf)),
  /**
   * When the record was made or, in a baseline, when the release was last read without gaps: an asset that was uploaded
   * later and that no record names counts as added.
   */
  recordedAt: namedInJson("looked_at", timeOf),
  /** Whether the last scan that could judge the release found it not as recorded. */
  isChanged: namedInJson("changed", optional(booleanOf)),
  /** The evidence that the baseline knows; empty without a baseline. */
  evidence: anyNumberOf(evidenceForm),
  assets: anyNumberOf(assetForm, "assets of one release called", ({ name }) => name),
});
export type RecordedRelease = ReturnType<typeof watchedReleaseForm>;

/** A scan's counts of releases, for the chart of the last scans. */
const scanForm = objectOf({
  finishedAt: namedInJson("finished_at", timeOf),
  /** Whether GitHub and the chain answered about everything. */
  isWhole: namedInJson("whole", booleanOf),
  asRecorded: namedInJson("as_recorded", wholeNumberOf),
  changed: wholeNumberOf,
  unrecorded: wholeNumberOf,
  notAsked: namedInJson("not_asked", wholeNumberOf),
});
export type ScanCounts = ReturnType<typeof scanForm>;

const watchedRepositoryForm = objectOf({
  /** The `owner/name` in the inputs; GitHub may call it otherwise now. */
  repository: gitHubNameOf,
  /** GitHub's number, by which a renamed repository is recognized. */
  number: optional(wholeNumberOf),
  releases: anyNumberOf(watchedReleaseForm, "releases with the tag", ({ tag }) => tag),
});
export type BaselineRepository = ReturnType<typeof watchedRepositoryForm>;

const baselineForm = objectOf({
  /** When the last scan ended that got an answer about everything. */
  lastWholeScanAt: namedInJson("last_whole_look", optional(timeOf)),
  /** The last scans, the oldest first, at most {@link maxScans}. */
  scans: namedInJson("looks", anyNumberOf(scanForm)),
  /** The login of the App that opened the issue: GitHub tells it only when the issue is opened. */
  issueAuthor: namedInJson("issue_author", optional(gitHubNameOf)),
  repositories: anyNumberOf(watchedRepositoryForm, "repositories called", ({ repository }) => repository.toLowerCase()),
});
export type Baseline = ReturnType<typeof baselineForm>;

/** The whole file. The next scan reads neither the findings nor the time. */
export interface MonitorFile extends Baseline {
  readonly finishedAt: string;
  readonly findings: readonly object[];
}

/** How many scans are kept: a year of weekly ones. */
export const maxScans = 52;

/** Room for 10,000 releases, all that GitHub lists, with 50 assets of some 500 bytes each. */
const maxBaselineBytes = 256 * 1024 * 1024;

/**
 * Reads the baseline; `undefined` when there is no such file, as on the first run.
 * @param workspace a path inside it must not lead out by a link; a path outside is used as the user gave it
 * @throws AnchorError `INPUT_INVALID` when the file exists and cannot be used
 */
export function readBaseline(path: string, workspace: string): Baseline | undefined {
  try {
    const isWithin = namesBelow(workspace, path) !== undefined;
    if (isWithin && namesBelow(toRealPath(workspace), toRealPath(dirname(path))) === undefined)
      throw new RangeError("a link leads to it out of the workspace");
    const bytes = readRegular(path, maxBaselineBytes);
    return bytes && parseBaseline(new TextDecoder().decode(bytes));
  } catch (error) {
    if (error instanceof RangeError) throw unusableBaselineError(error.message);
    if (error instanceof AnchorError || !(error instanceof Error && "code" in error)) throw error;
    if (error.code === "ENOENT") return undefined;
    throw unusableBaselineError(`it cannot be read (${String(error.code)})`);
  }
}

function unusableBaselineError(why: string): AnchorError {
  return new AnchorError("INPUT_INVALID", ["An input is not usable.", `baseline is not usable: ${why}`], {
    hint: "Give the monitor.json of an earlier look. Only if there is none, remove the file: the next look then takes what it sees for right.",
  });
}

/**
 * Parses `monitor.json`. Ignores unknown members, and a trailing comma that a deleted line left behind.
 * @throws AnchorError `INPUT_INVALID`, which says where the file is wrong
 */
export function parseBaseline(text: string): Baseline {
  const fileMember = { value: parseLenientJson(text), where: "it" };
  try {
    if (memberOf(fileMember, "version").value !== 1) throw new RangeError("it.version is not 1");
    return baselineForm(fileMember);
  } catch (error) {
    if (error instanceof RangeError) throw unusableBaselineError(error.message);
    throw error;
  }
}

/** Parses JSON, and allows trailing commas. @throws AnchorError `INPUT_INVALID` */
function parseLenientJson(text: string): unknown {
  try {
    // Drops trailing commas at line ends; a JSON string holds no line break, so none of them is in a string. Two
    // members of one name are refused: where somebody merged two files by hand, one would hide the other.
    return parseJsonText(
      text.replace(/^\uFEFF/, "").replaceAll(/,([^\S\n]*\n\s*[\]}])/g, "$1"),
      undefined,
      maxBaselineBytes,
    );
  } catch (error) {
    if (!(error instanceof Error && error.cause instanceof SyntaxError)) throw unusableBaselineError(messageOf(error));
    // Only the place is quoted: the message holds a piece of the file, and the path may lead to a secret one.
    const [place] = /\(line \d+ column \d+\)/.exec(error.cause.message) ?? [];
    throw unusableBaselineError(place === undefined ? "it is no JSON" : `it is no JSON ${place}`);
  }
}

/**
 * Renders `monitor.json`, with one line for each asset: two files then compare well, and an owner can delete the line
 * of an asset that was replaced on purpose.
 */
export function renderMonitorFile(file: MonitorFile): string {
  const { finishedAt: finished_at, findings } = file;
  const { repositories, ...otherMembers } = baselineForm.order(file);
  const tool = { name: "anchor-artifacts", version };
  return `${renderObject({ version: 1, tool, finished_at, ...otherMembers, findings, repositories }, "")}\n`;
}

/** Names of lists whose items are objects with lists in them, and so take several lines. */
const multilineLists: ReadonlySet<string> = new Set(["repositories", "releases"]);

/** Renders an object as JSON: a line for each member, and for each item of a list. */
function renderObject(members: object, indent: string): string {
  const innerIndent = `${indent}  `;
  const renderItem = (item: object, list: string): string =>
    multilineLists.has(list) ? renderObject(item, `${innerIndent}  `) : JSON.stringify(item);
  const renderedMembers = Object.entries(members).flatMap(([name, value]: [string, unknown]) => {
    if (value === undefined) return [];
    if (!Array.isArray(value) || value.length === 0) return [`${innerIndent}"${name}": ${JSON.stringify(value)}`];
    const items = value.map((item: object) => `${innerIndent}  ${renderItem(item, name)}`);
    return [`${innerIndent}"${name}": [\n${items.join(",\n")}\n${innerIndent}]`];
  });
  return `{\n${renderedMembers.join(",\n")}\n${indent}}`;
}
