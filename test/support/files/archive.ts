/** The repository as a job downloads it, which is as git archives it. */
import { execFileSync } from "node:child_process";
import { mkdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { gzipSync } from "node:zlib";

export interface Archive {
  /** Of the archive, gzipped. */
  readonly bytes: number;
  /** Files and folders. */
  readonly entries: number;
}

/**
 * Unpacks the archive of what lies in the current folder, committed or not, into `place`.
 *
 * @param scratch a folder for git's objects, so that the repository gets none
 */
export function unpackArchive(place: string, scratch: string): Archive {
  const git = (...args: readonly string[]) =>
    execFileSync("git", args, { env, maxBuffer: 2 ** 30, stdio: ["ignore", "pipe", "pipe"] });
  const env: NodeJS.ProcessEnv = { ...process.env };
  const objects = resolve(git("rev-parse", "--git-path", "objects").toString().trim());
  env["GIT_ALTERNATE_OBJECT_DIRECTORIES"] = objects;
  env["GIT_OBJECT_DIRECTORY"] = join(scratch, "objects");
  env["GIT_INDEX_FILE"] = join(scratch, "index");
  for (const folder of [place, join(scratch, "objects")]) mkdirSync(folder, { recursive: true });
  git("add", "--all");
  const archive = git("archive", "--worktree-attributes", git("write-tree").toString().trim());
  execFileSync("tar", ["-x", "-C", place], { input: archive });
  const names = execFileSync("tar", ["-t"], { input: archive, encoding: "utf8" });
  return { bytes: gzipSync(archive, { level: 9 }).length, entries: names.trimEnd().split("\n").length };
}
