/** The names of all files that we write, and which kind of file has such a name; no other module decides this. */
import { sha256ListName, sha3ListName } from "./checksums.ts";
import type { StatementId } from "./digest.ts";

/** Names of the files that a run writes into its evidence folder, besides statements and reports. */
export const runFiles = {
  results: "results.json",
  checksums: sha3ListName,
  sha256: sha256ListName,
  page: "anchor-evidence.html",
  badge: "badge.json",
  journal: "journal.jsonl",
  /** The findings of a monitor's look: the baseline of the next one. */
  monitor: "monitor.json",
} as const;

/** Names of the files of witnesses beside `anchor-SHA256SUMS`, numbered by kind. */
export const witnessFiles: readonly string[] = ["tsr", "ots"].flatMap((suffix) =>
  ["", ".2", ".3", ".4"].map((number) => `${runFiles.sha256}${number}.${suffix}`),
);

/** Whether a run writes or keeps a file of this name in its folder for evidence. */
export function isRunFile(name: string): boolean {
  return Object.values<string>(runFiles).includes(name) || isEvidenceName(name);
}

/**
 * Whether an asset of this name is evidence, on a release that has a statement of ours: on any other release all files
 * are the project's, but for an upload under way.
 */
export function isEvidenceName(name: string): boolean {
  const { checksums, sha256, page } = runFiles;
  return (
    [checksums, sha256, page, ...witnessFiles].includes(name) ||
    idOfStatementFile(name) !== undefined ||
    isReportFile(name) ||
    isTemporaryName(name)
  );
}

/** Names the file of a statement by its id. */
export function statementFileName(id: StatementId): string {
  return `anchor-${id}.intoto.json`;
}

/** Returns the id in a {@link statementFileName}; `undefined` for every other name. */
export function idOfStatementFile(name: string): StatementId | undefined {
  return /^anchor-([0-9a-f]{16})\.intoto\.json$/.exec(name)?.[1] as StatementId | undefined;
}

/** Longest part of a subject's name that the name of its report or proof file keeps. */
const maxSubjectPart = 180;

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

/** Names a subject's report; `isTaken` when another digest has the plain name, as with two equal base names. */
export function reportFileName(subject: string, digest: string, isTaken: boolean): string {
  return `anchor-${toAssetName(subject).slice(0, maxSubjectPart)}${isTaken ? `.${digest.slice(0, 8)}` : ""}.verification.pdf`;
}

/** Whether a file of this name is a report by {@link reportFileName}. */
export function isReportFile(name: string): boolean {
  return /^anchor-.+\.verification\.pdf$/.test(name);
}

/** Returns the name under which content is uploaded while the asset that it replaces is still there. */
export function temporaryName(random: string): string {
  return `anchor-tmp-${random}`;
}

/** Whether `name` is a {@link temporaryName}: an upload under way, or left by a run that was killed. */
export function isTemporaryName(name: string): boolean {
  return /^anchor-tmp-[0-9a-f]{8}$/.test(name);
}

/** Returns the key by which a name of ours is compared, on every system: some cannot tell its letter cases apart. */
export function caseless(name: string): string {
  return name.toLowerCase();
}

/**
 * Names files after subjects: the first digest under a name gets the plain name, another digest its own name.
 *
 * @param toName makes the name of a file: the plain one or, where that is taken, one with the digest in it
 */
export function createNamer(toName: (subject: string, digest: string, isTaken: boolean) => string) {
  const owners = new Map<string, { readonly plain: string; readonly digest: string }>();
  return ({ name, digest }: { readonly name: string; readonly digest: string }): string => {
    const plain = toName(name, digest, false);
    const owner = owners.get(caseless(plain)) ?? { plain, digest };
    owners.set(caseless(plain), owner);
    return owner.digest === digest ? owner.plain : toName(name, digest, true);
  };
}
