/** Every file name that a run writes, attaches or leaves out. */
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
  /** What a look saw: the next one's baseline. */
  monitor: "monitor.json",
} as const;

/** Whether a run of `mode` writes a file of this name into its folder for evidence. */
export function isRunFile(name: string, mode: Mode): boolean {
  return (mode === "verify" && isReportFile(name)) || Object.values<string>(runFiles).includes(name);
}

const reportSuffix = ".verification.pdf";

function isReportFile(name: string): boolean {
  return name.endsWith(reportSuffix);
}

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
  return /^anchor-([0-9a-f]{12})\.intoto\.json$/.exec(withoutSuffix(name))?.[1];
}

/**
 * The name of a subject's report. Two subjects of one base name are told apart by their digests.
 *
 * @param isTaken whether the plain name belongs to another subject
 */
export function reportFileName(subject: string, digest: string, isTaken: boolean): string {
  const name = toAssetName(subject).slice(0, maxFileName);
  return name + (isTaken ? `.${digest.slice(0, 8)}` : "") + reportSuffix;
}

const proofSuffix = ".proof.json";

/**
 * The name of the proof file of a digest. All lie in one folder, as reports do, and two subjects of one base name are
 * told apart by their digests.
 *
 * @param isTaken whether the plain name belongs to another digest
 */
export function proofFileName(subject: string, digest: string, isTaken: boolean): string {
  const name = toAssetName(subject).slice(0, maxFileName);
  return name + (isTaken ? `.${digest.slice(0, 8)}` : "") + proofSuffix;
}

/** Whether a file of this name is a proof file by {@link proofFileName}. */
export function isProofFile(name: string): boolean {
  return name.endsWith(proofSuffix);
}

const ownNames: ReadonlySet<string> = new Set([runFiles.checksums, runFiles.sha256, runFiles.statement, runFiles.page]);
/** What the first version attached. */
const formerResults = /^anchor-results-[0-9a-f]{12}\.json$/;

/**
 * Whether this action itself writes or attaches files of this name: stamping them would give every run something new to
 * stamp.
 */
export function isOwnEvidence(name: string): boolean {
  const lasting = withoutSuffix(name);
  const isOfSection = keyOfStatementAsset(name) !== undefined || formerResults.test(lasting);
  return ownNames.has(lasting) || isOfSection || isReportFile(lasting) || isProofFile(lasting);
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
