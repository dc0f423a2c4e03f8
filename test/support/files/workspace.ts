/** A job's folders on disk: the checkout, RUNNER_TEMP and HOME, apart from everybody else's and removed afterwards. */
import { mkdir, mkdtemp, readFile, realpath, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

export interface Workspace extends AsyncDisposable {
  /** GITHUB_WORKSPACE, the working folder of the action. */
  readonly path: string;
  /** RUNNER_TEMP. */
  readonly temp: string;
  readonly home: string;
  /** Writes a file below `path`, with the folders above it; returns its absolute path. */
  readonly write: (name: string, content: string | Uint8Array) => Promise<string>;
  /** Reads a file below `path` as UTF-8. */
  readonly read: (name: string) => Promise<string>;
  readonly remove: () => Promise<void>;
}

/** Makes the folders and writes `files`, whose names are relative to the checkout and use `/`. */
export async function createWorkspace(files: Readonly<Record<string, string | Uint8Array>> = {}): Promise<Workspace> {
  // The real path: a link in the temporary folder's own path would look like one that leaves the workspace.
  const root = await realpath(await mkdtemp(join(tmpdir(), "anchor-job-")));
  const path = join(root, "work", "repository");
  const temp = join(root, "temp");
  const home = join(root, "home");
  await Promise.all([path, temp, home].map((folder) => mkdir(folder, { recursive: true })));
  const write = (name: string, content: string | Uint8Array) => writeBelow(path, name, content);
  for (const [name, content] of Object.entries(files)) await write(name, content);
  // On Windows a program that was just ended may still hold a file.
  const remove = () => rm(root, { recursive: true, force: true, maxRetries: 10 });
  const read = (name: string) => readFile(join(path, name), "utf8");
  return { path, temp, home, write, read, remove, [Symbol.asyncDispose]: remove };
}

async function writeBelow(folder: string, name: string, content: string | Uint8Array): Promise<string> {
  const target = join(folder, name);
  await mkdir(dirname(target), { recursive: true });
  await writeFile(target, content);
  return target;
}
