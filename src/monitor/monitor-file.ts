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

/** Reads a name as GitHub gave it, which may be any text, even with a lone surrogate. */
const gitHubNameOf: Reader<string> = ({ value, where }) => {
  if (typeof value === "string" && value !== "" && value.length <= maxGitHubNameLength) return value;
  throw new RangeError(`${where} is not a name`);
};

// Reads a SHA-256 as a plain string, since the type `Digest` is for SHA3-256.
const statedSha256Of: Reader<string> = hexDigestOf;
const commitOf: Reader<string> = (member) => matchOf(member, /^[0-9a-f]{40}(?:[0-9a-f]{24})?$/, "a commit");

/** Makes the form of a list of any length. It refuses two items with the same `keyOf`; the error calls them `noun`. */
function anyNumberOf<Item>(item: Reader<Item>, noun = "", keyOf?: (item: Item) => string): Form<readonly Item[]> {
  return arrayOf(item, Number.POSITIVE_INFINITY, keyOf && { noun, keyOf });
}

/** What evidence says about the stamp of an asset's own digest, or of a list that names the asset. */
const claimForm = objectOf({
  digest: hexDigestOf,
  /** The height of the earliest block; absent if no evidence states a block. */
  block: optional(wholeNumberOf),
  /** The name of the list; present if the digest is that of a list. */
  list: optional(gitHubNameOf),
  /** Whether evidence has neither a block nor an accepted or unclear stamp: the chain then need not hold the digest. */
  isUnclaimed: namedInJson("unclaimed", optional(booleanOf)),
  /** When the statement of a stamp without a known block was uploaded or, if in the notes, when its run ended. */
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
  /** Whether the asset was uploaded after the record was made, and no evidence names it. */
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
   * In a baseline, when the release was last read without gaps; in a record that is made of statements alone, when the
   * newest of them was made. An asset that is not listed here and was uploaded later counts as added.
   */
  recordedAt: namedInJson("looked_at", timeOf),
  /** Whether the last scan that could judge the release found it not as recorded. */
  isChanged: namedInJson("changed", optional(booleanOf)),
  /** The statements that the baseline has; empty without a baseline. */
  evidence: anyNumberOf(evidenceForm),
  assets: anyNumberOf(assetForm, "assets of one release called", ({ name }) => name),
});
export type RecordedRelease = ReturnType<typeof watchedReleaseForm>;

/** How many releases a scan found in each state, for the chart of the last scans. */
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
  /** When the last whole scan ended, which got an answer about everything. */
  lastWholeScanAt: namedInJson("last_whole_look", optional(timeOf)),
  /** The last scans, the oldest first, at most {@link maxScans}. */
  scans: namedInJson("looks", anyNumberOf(scanForm)),
  /** The login of the App that opened the issue. GitHub tells this login only at the opening. */
  issueAuthor: namedInJson("issue_author", optional(gitHubNameOf)),
  repositories: anyNumberOf(watchedRepositoryForm, "repositories called", ({ repository }) => repository.toLowerCase()),
});
export type Baseline = ReturnType<typeof baselineForm>;

/** The whole file: the baseline, and two members that the next scan does not read. */
export interface MonitorFile extends Baseline {
  readonly finishedAt: string;
  readonly findings: readonly object[];
}

/** How many scans are kept: those of a year, with a scan each week. */
export const maxScans = 52;

/** Room for 10,000 releases, all that GitHub lists, with 50 assets of some 500 bytes each. */
const maxBaselineBytes = 256 * 1024 * 1024;

/**
 * Reads the baseline; returns `undefined` if there is no such file, as on the first run.
 * @param workspace a path in the workspace must not lead out of it by a link; any other path is used as given
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
    // Drops trailing commas at line ends. No such comma is in a JSON string, which holds no line break. Two members of
    // one name are refused: where somebody merged two files by hand, one would hide the other.
    return parseJsonText(
      text.replace(/^\uFEFF/, "").replaceAll(/,([^\S\n]*\n\s*[\]}])/g, "$1"),
      undefined,
      maxBaselineBytes,
    );
  } catch (error) {
    if (!(error instanceof Error && error.cause instanceof SyntaxError)) throw unusableBaselineError(messageOf(error));
    // Of the parser's message only the place is quoted: the rest is a piece of the file, which may hold a secret.
    const [place] = /\(line \d+ column \d+\)/.exec(error.cause.message) ?? [];
    throw unusableBaselineError(place === undefined ? "it is no JSON" : `it is no JSON ${place}`);
  }
}

/**
 * Renders `monitor.json`, with one line for each asset. So two such files compare well, and an owner can delete the
 * line of an asset that was replaced on purpose.
 */
export function renderMonitorFile(file: MonitorFile): string {
  const { finishedAt: finished_at, findings } = file;
  const { repositories, ...otherMembers } = baselineForm.order(file);
  const tool = { name: "anchor-artifacts", version };
  return `${renderObject({ version: 1, tool, finished_at, ...otherMembers, findings, repositories }, "")}\n`;
}

/** The names of lists whose items take several lines, since these items contain lists themselves. */
const multilineLists: ReadonlySet<string> = new Set(["repositories", "releases"]);

/** Renders an object as JSON, with a line for each member and for each item of a member that is a list. */
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
