import { runFiles } from "../../output-dir/file-names.ts";

const lists = new Set<string>([runFiles.checksums, runFiles.sha256]);
const statement = /^anchor-[\w.-]+\.intoto\.json$/;
const besideFile = /^(.+)\.(?:proof\.json|verification\.pdf)$/;

/** Whether an asset of this name is a checksum list of ours. */
export function isList(name: string): boolean {
  return lists.has(name);
}

/** Whether an asset of this name is a statement, of ours or of another tool that names it so. */
export function isStatement(name: string): boolean {
  return statement.test(name);
}

/** Whether a statement could not be read: it may be the only one that names an asset, or that states a list. */
export function hasUnreadStatement({ unseen }: { readonly unseen: ReadonlySet<string> }): boolean {
  return [...unseen].some(isStatement);
}

/**
 * Whether an asset of this name is evidence of ours (interface §6), and so neither recorded like a shipped file nor
 * `added`. A proof or a report is one only beside the file or list it is about.
 */
export function isReleaseEvidence(name: string, names: ReadonlySet<string>): boolean {
  if (lists.has(name) || statement.test(name) || name === runFiles.page) return true;
  const [, file] = besideFile.exec(name) ?? [];
  return file !== undefined && (names.has(file) || lists.has(file));
}

/** Whether its bytes may differ from run to run although nothing changed: a report tells when it was asked for. */
export function isPerishable(name: string): boolean {
  return name.endsWith(".verification.pdf");
}
