/** The names of all files that we write, and which kind of file has such a name; no other module decides this. */
import { sha256ListName, sha3ListName } from "./checksums.ts";
import type { Mode } from "./report.ts";

/** Names of the files that a run writes into its evidence folder. */
export const runFiles = {
  results: "results.json",
  checksums: sha3ListName,
  sha256: sha256ListName,
  statement: "anchor.intoto.json",
  /** The lines of all runs that wrote into the folder. */
  log: "anchor.jsonl",
  page: "anchor-evidence.html",
  badge: "badge.json",
  journal: "journal.jsonl",
  /** The findings of a monitor's scan: the baseline of the next scan. */
  monitor: "monitor.json",
} as const;

/** Whether a run of `mode` writes or keeps a file of this name in its folder for evidence. */
export function isRunFile(name: string, mode: Mode): boolean {
  return (
    (mode === "verify" && isReportFile(name)) ||
    keptList.test(name) ||
    [...Object.values<string>(runFiles), ...witnessFiles].includes(name)
  );
}

const reportSuffix = ".verification.pdf";

/** Longest part of a subject's name that the name of its report keeps. */
const maxFileName = 180;

/**
 * The name GitHub gives to an uploaded file: without its folder and its diacritics, and with a `.` for each run of
 * characters other than letters, digits, `-`, `_`, `+` and `@`; `default` where nothing is left before the last dot.
 */
export function toAssetName(path: string): string {
  const [base = ""] = path.split(/[/\\]/).slice(-1);
  const plain = base.normalize("NFD").replaceAll(/\p{M}/gu, "");
  const name = plain.replaceAll(/[^A-Za-z0-9_+@-]+/g, ".").replaceAll(/^\.+|\.+$/g, "");
  const isNameless = base.startsWith(".") || name === "" || /^[^A-Za-z0-9_+@-]+\.[^.]*$/.test(plain);
  return isNameless ? `default.${name}`.replace(/\.$/, "") : name;
}

/** Reads the section key from the name of a statement of version 0.2, also with the suffix of a {@link temporaryName}. */
export function keyOfStatementAsset(name: string): string | undefined {
  return evidencePatterns.statement.exec(withoutSuffix(name))?.[1];
}

/** Returns the name of the asset that holds the log of the release section with this key. */
export function logAssetName(key: string): string {
  return `anchor-${key}.jsonl`;
}

/** Reads the section key from a {@link logAssetName}, also where it has the suffix of a {@link temporaryName}. */
export function keyOfLogAsset(name: string): string | undefined {
  return evidencePatterns.log.exec(withoutSuffix(name))?.[1];
}

/** Names a subject's report; `isTaken` when another digest has the plain name, as with two equal base names. */
export function reportFileName(subject: string, digest: string, isTaken: boolean): string {
  return toAssetName(subject).slice(0, maxFileName) + (isTaken ? `.${digest.slice(0, 8)}` : "") + reportSuffix;
}

/** Names the stamped list of an earlier run, beside the list of this run. */
export function keptListName(digest: string): string {
  return `${runFiles.checksums}.${digest.slice(0, 12)}`;
}

const keptList = /^SHA3-256SUMS\.[0-9a-f]{12}$/;

/** Names of the files of witnesses beside `SHA256SUMS`, numbered by kind. */
export const witnessFiles: readonly string[] = ["tsr", "ots"].flatMap((suffix) =>
  ["", ".2", ".3", ".4"].map((number) => `${runFiles.sha256}${number}.${suffix}`),
);

/** Whether a file of this name is a report by {@link reportFileName}. */
export function isReportFile(name: string): boolean {
  return name.endsWith(reportSuffix);
}

/** Names of what we attach to a release (interface §6), and of run files that people upload there. */
const evidenceNames: ReadonlyMap<string, EvidenceKind> = new Map([
  [runFiles.checksums, "list"],
  [runFiles.sha256, "list"],
  [runFiles.statement, "statement of a run"],
  [runFiles.log, "log of a folder"],
  [runFiles.page, "page"],
  ...witnessFiles.map((name) => [name, "witness"] as const),
]);

/** Patterns of evidence names that contain a variable part. */
const evidencePatterns = {
  log: /^anchor-([0-9a-f]{12})\.jsonl$/,
  statement: /^anchor-([0-9a-f]{12})\.intoto\.json$/,
  report: /^(.+)\.verification\.pdf$/,
} as const satisfies Record<string, RegExp>;

/** `upload`: new content of an asset of another kind, still being uploaded or left by a run that was killed. */
export type EvidenceKind =
  | "list"
  | "statement of a run"
  | "log of a folder"
  | "page"
  | "witness"
  | keyof typeof evidencePatterns
  | "upload";

/**
 * Returns the kind of evidence that an asset of this name is: evidence is not stamped or recorded like a shipped file.
 * The name alone cannot say whether a `SHA256SUMS` is ours, since many projects have one.
 *
 * @param files names of assets and of recorded files: a report must belong to one of them or to a list
 * @returns `undefined` for a file that a project ships
 */
export function evidenceKind(name: string, files: ReadonlySet<string> = new Set()): EvidenceKind | undefined {
  const lasting = withoutSuffix(name);
  if (lasting !== name) return evidenceKind(lasting, files) && "upload";
  const kinds = Object.keys(evidencePatterns) as (keyof typeof evidencePatterns)[];
  const kind = kinds.find((each) => evidencePatterns[each].test(name));
  if (kind !== "report") return evidenceNames.get(name) ?? kind;
  return isBeside(evidencePatterns.report.exec(name)?.[1] ?? "", files) ? kind : undefined;
}

/** Whether {@link reportFileName} makes `start` from one of `files`, or from a list. */
function isBeside(start: string, files: ReadonlySet<string>): boolean {
  const isCut = (plain: string): boolean =>
    plain.length === maxFileName && [...files].some((file) => file.startsWith(plain));
  const plains = [start, start.replace(/\.[0-9a-f]{8}$/, "")];
  return plains.some((plain) => files.has(plain) || evidenceNames.get(plain) === "list" || isCut(plain));
}

const temporarySuffix = /\.[0-9a-f]{8}\.tmp$/;

/** Returns the name under which new content is uploaded while the old asset is still there. */
export function temporaryName(name: string, random: string): string {
  return `${name}.${random}.tmp`;
}

/** Whether `candidate` is a {@link temporaryName} of `name`. */
export function isTemporaryName(candidate: string, name: string): boolean {
  return temporarySuffix.test(candidate) && withoutSuffix(candidate) === name;
}

function withoutSuffix(name: string): string {
  return name.replace(temporarySuffix, "");
}

/**
 * Names files after subjects: the first digest under a name gets the plain name, another digest its own name.
 *
 * @param toName makes the name of a file: the plain one or, where that is taken, one with the digest in it
 */
export function createNamer(toName: (subject: string, digest: string, isTaken: boolean) => string) {
  const owners = new Map<string, string>();
  return ({ name, digest }: { readonly name: string; readonly digest: string }): string => {
    const plain = toName(name, digest, false);
    const owner = owners.get(plain) ?? digest;
    owners.set(plain, owner);
    return toName(name, digest, owner !== digest);
  };
}
