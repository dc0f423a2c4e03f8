/** The names of all files that we write. No other module makes or recognises them. */
import { sha256ListName, sha3ListName } from "./checksums.ts";
import type { StatementId } from "./digest.ts";

/** What a run writes into `output-dir`, besides statements, reports and witness files. */
export const runFiles = {
  results: "results.json",
  checksums: sha3ListName,
  sha256: sha256ListName,
  page: "anchor-evidence.html",
  badge: "badge.json",
  journal: "journal.jsonl",
  /** A monitor's findings: the baseline of its next scan. */
  monitor: "monitor.json",
} as const;

/** The time stamps (`.tsr`) and calendar proofs (`.ots`) of `anchor-SHA256SUMS`, at most four of each. */
export const witnessFileNames: readonly string[] = ["tsr", "ots"].flatMap((suffix) =>
  ["", ".2", ".3", ".4"].map((number) => `${runFiles.sha256}${number}.${suffix}`),
);

/** Whether a run writes or keeps a file of this name in `output-dir`. */
export function isRunFile(name: string): boolean {
  return Object.values<string>(runFiles).includes(name) || isEvidenceName(name);
}

/** Whether an asset has a name of our evidence. In a release without our statements, it may be the project's file. */
export function isEvidenceName(name: string): boolean {
  const { checksums, sha256, page } = runFiles;
  return (
    [checksums, sha256, page, ...witnessFileNames].includes(name) ||
    idOfStatementFile(name) !== undefined ||
    isReportFile(name) ||
    isTemporaryName(name)
  );
}

export function statementFileName(id: StatementId): string {
  return `anchor-${id}.intoto.json`;
}

/** Returns the id in a {@link statementFileName}; `undefined` for every other name. */
export function idOfStatementFile(name: string): StatementId | undefined {
  return /^anchor-([0-9a-f]{16})\.intoto\.json$/.exec(name)?.[1] as StatementId | undefined;
}

/** How many characters of a subject's name go into the name of its report. */
const maxSubjectPartLength = 180;

/**
 * Predicts the name that GitHub gives to an uploaded file: without folder and diacritics, with a `.` for each run of
 * characters other than letters, digits, `-`, `_`, `+` and `@`; `default` where nothing is left before the last dot.
 */
export function toAssetName(path: string): string {
  const [base = ""] = path.split(/[/\\]/).slice(-1);
  const plainBase = base.normalize("NFD").replaceAll(/\p{M}/gu, "");
  const name = plainBase.replaceAll(/[^A-Za-z0-9_+@-]+/g, ".").replaceAll(/^\.+|\.+$/g, "");
  const isNameless = base.startsWith(".") || name === "" || /^[^A-Za-z0-9_+@-]+\.[^.]*$/.test(plainBase);
  return isNameless ? `default.${name}`.replace(/\.$/, "") : name;
}

/** Where another digest's report has the plain name (`isTaken`), eight digits of `digest` are added to it. */
export function reportFileName(subject: string, digest: string, isTaken: boolean): string {
  return `anchor-${toAssetName(subject).slice(0, maxSubjectPartLength)}${isTaken ? `.${digest.slice(0, 8)}` : ""}.verification.pdf`;
}

export function isReportFile(name: string): boolean {
  return /^anchor-.+\.verification\.pdf$/.test(name);
}

/** Names an upload for as long as the asset that it will replace is still there. */
export function temporaryAssetName(random: string): string {
  return `anchor-tmp-${random}`;
}

/** Whether `name` is a {@link temporaryAssetName}: an upload under way, or left by a run that was killed. */
export function isTemporaryName(name: string): boolean {
  return /^anchor-tmp-[0-9a-f]{8}$/.test(name);
}

/** Returns one spelling for names that differ only in letter case, as such names are one file on some systems. */
export function caselessName(name: string): string {
  return name.toLowerCase();
}

/** Creates a function that names reports. Where another digest's report has the name, the digest is added to it. */
export function createReportNamer() {
  const ownerByName = new Map<string, { readonly reportName: string; readonly digest: string }>();
  return ({ name, digest }: { readonly name: string; readonly digest: string }): string => {
    const reportName = reportFileName(name, digest, false);
    const owner = ownerByName.get(caselessName(reportName)) ?? { reportName, digest };
    ownerByName.set(caselessName(reportName), owner);
    return owner.digest === digest ? owner.reportName : reportFileName(name, digest, true);
  };
}
