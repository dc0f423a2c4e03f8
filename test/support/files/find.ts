import { findFiles } from "#files/find-files.ts";

/** What a search of `workspace` finds and says; patterns start there while it lasts. */
export async function find(workspace: string, patterns: readonly string[]) {
  const notices: string[] = [];
  const warnings: string[] = [];
  const home = process.cwd();
  process.chdir(workspace);
  try {
    const { files, failed } = await findFiles(patterns, {
      workspace,
      notice: (text) => notices.push(text),
      onUnmatched: (text) => warnings.push(text),
    });
    const names = files.map(({ name }) => name);
    const failures = Object.fromEntries(failed.map(({ subject, error }) => [subject.name, error.code]));
    return { files, failed, names, failures, notices, warnings };
  } finally {
    process.chdir(home);
  }
}
