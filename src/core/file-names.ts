/** Every name of a file that we write, and what a file of such a name is: release, monitor and run ask here alone. */
import { sha256ListName, sha3ListName } from "./checksums.ts";
import type { Mode } from "./report.ts";

/** What a run writes into its folder for evidence. */
export const runFiles = {
  results: "results.json",
  checksums: sha3ListName,
  sha256: sha256ListName,
  statement: "anchor.intoto.json",
  page: "anchor-evidence.html",
  badge: "badge.json",
  journal: "journal.jsonl",
  /** What a scan saw: the next one's baseline. */
  monitor: "monitor.json",
} as const;

/** Whether a run of `mode` writes a file of this name into its folder for evidence. */
export function isRunFile(name: string, mode: Mode): boolean {
  return (mode === "verify" && isReportFile(name)) || Object.values<string>(runFiles).includes(name);
}

const reportSuffix = ".verification.pdf";
const proofSuffix = ".proof.json";

/** Longest part of a subject's name in the name of its report or proof. */
const maxFileName = 180;

/**
 * The name GitHub gives to an uploaded file: without its folder and its diacritics, and with a `.` for each run of
 * characters other than letters, digits, `-`, `_`, `+` and `@`.
 */
export function toAssetName(path: string): string {
  const [base = ""] = path.split(/[/\\]/).slice(-1);
  const plain = base.normalize("NFD").replaceAll(/\p{M}/gu, "");
  const name = plain.replaceAll(/[^A-Za-z0-9_+@-]+/g, ".").replaceAll(/^\.+|\.+$/g, "");
  return base.startsWith(".") || name === "" ? `default.${name}`.replace(/\.$/, "") : name;
}

/** The asset that holds the statement of the section of `key`. */
export function statementAssetName(key: string): string {
  return `anchor-${key}.intoto.json`;
}

/** The key of an asset by {@link statementAssetName}, also where it has a {@link temporaryName} of that. */
export function keyOfStatementAsset(name: string): string | undefined {
  return evidencePatterns.statement.exec(withoutSuffix(name))?.[1];
}

/** The name of a subject's report; `isTaken` when the plain name belongs to another digest, as of one base name. */
export function reportFileName(subject: string, digest: string, isTaken: boolean): string {
  return besideName(subject, digest, isTaken) + reportSuffix;
}

/** The name of the proof file of a digest, which lies in one folder with all others, as reports do. */
export function proofFileName(subject: string, digest: string, isTaken: boolean): string {
  return besideName(subject, digest, isTaken) + proofSuffix;
}

function besideName(subject: string, digest: string, isTaken: boolean): string {
  return toAssetName(subject).slice(0, maxFileName) + (isTaken ? `.${digest.slice(0, 8)}` : "");
}

/** Whether a file of this name is a report by {@link reportFileName}. */
export function isReportFile(name: string): boolean {
  return name.endsWith(reportSuffix);
}

/** Whether a file of this name is a proof file by {@link proofFileName}. */
export function isProofFile(name: string): boolean {
  return name.endsWith(proofSuffix);
}

/** What we attach to a release (interface §6), and what people upload there from a run's folder. */
const evidenceNames: ReadonlyMap<string, EvidenceKind> = new Map([
  [runFiles.checksums, "list"],
  [runFiles.sha256, "list"],
  [runFiles.statement, "statement of a run"],
  [runFiles.page, "page"],
]);

/** The same for names with a part of their own. */
const evidencePatterns = {
  statement: /^anchor-([0-9a-f]{12})\.intoto\.json$/,
  proof: /^(.+)\.proof\.json$/,
  report: /^(.+)\.verification\.pdf$/,
  "results of version 0.1": /^anchor-results-[0-9a-f]{12}\.json$/,
} as const satisfies Record<string, RegExp>;

/** `upload`: new content of one of the others, on its way there or left by a run that was killed. */
export type EvidenceKind = "list" | "statement of a run" | "page" | keyof typeof evidencePatterns | "upload";

/**
 * What an asset of this name is among our evidence: it is neither stamped nor recorded like a shipped file. Whether a
 * `SHA256SUMS` is ours the name alone cannot say, since many projects have one.
 *
 * @param files names of assets, and of what evidence names: a proof or a report is one only of such a file or of a list
 * @returns `undefined` for what a project ships
 */
export function evidenceKind(name: string, files: ReadonlySet<string>): EvidenceKind | undefined {
  const lasting = withoutSuffix(name);
  if (lasting !== name) return evidenceKind(lasting, files) && "upload";
  const kinds = Object.keys(evidencePatterns) as (keyof typeof evidencePatterns)[];
  const kind = kinds.find((each) => evidencePatterns[each].test(name));
  if (kind !== "proof" && kind !== "report") return evidenceNames.get(name) ?? kind;
  return isBeside(evidencePatterns[kind].exec(name)?.[1] ?? "", files) ? kind : undefined;
}

/** Whether {@link reportFileName} and {@link proofFileName} make `start` of one of `files`, or of a list. */
function isBeside(start: string, files: ReadonlySet<string>): boolean {
  const isCut = (plain: string): boolean =>
    plain.length === maxFileName && [...files].some((file) => file.startsWith(plain));
  const plains = [start, start.replace(/\.[0-9a-f]{8}$/, "")];
  return plains.some((plain) => files.has(plain) || evidenceNames.get(plain) === "list" || isCut(plain));
}

const temporarySuffix = /\.[0-9a-f]{8}\.tmp$/;

/** The name under which new content is uploaded while the old is still there. */
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
 * Names files after subjects: the first digest of a name gets the plain one, another digest a name of its own.
 *
 * @param toName the name of a file, plain or, where that one is taken, with the digest in it
 */
export function createNamer(toName: (subject: string, digest: string, isTaken: boolean) => string) {
  const owners = new Map<string, string>();
  return {
    nameFor: ({ name, digest }: { readonly name: string; readonly digest: string }): string => {
      const plain = toName(name, digest, false);
      const owner = owners.get(plain) ?? digest;
      owners.set(plain, owner);
      return toName(name, digest, owner !== digest);
    },
    /** Whether a plain name was given to anything. */
    isNamed: (plain: string): boolean => owners.has(plain),
  };
}
