/** Folders with every kind of entry that a file system can hold; what this system refuses to make is left out. */
import { execFileSync } from "node:child_process";
import { once } from "node:events";
import {
  lstatSync,
  mkdirSync,
  mkdtempSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

export interface Zoo extends AsyncDisposable {
  /** The workspace, with every link resolved. */
  readonly path: string;
  /** A folder beside the workspace, with a file `secret.txt`. */
  readonly outside: string;
  /** Makes an entry by `make`, which gets its absolute path; whether the system let it. */
  readonly add: (name: string, make: (path: string) => unknown) => Promise<boolean>;
  readonly write: (name: string, content?: string | Uint8Array) => string;
  readonly link: (name: string, target: string) => void;
}

/** Names that are awkward to show, to escape or to match, and yet are names of ordinary files. */
export const awkwardNames = [
  "new\nline",
  "carriage\rreturn",
  "tab\tstop",
  "'single' \"double\"",
  "`backtick` $(whoami)",
  "pipe|and;semi&",
  "emoji 😀.bin",
  "rtl \u202Egnp.exe",
  "zero\u200Bwidth",
  "-rf",
  " leading",
  "trailing ",
  "##[add-mask]success",
  "::error::x",
  "%0A%0D::warning::y",
  "back\\slash",
  "star*and?[set]{brace}",
  "#comment",
  "!bang",
  "~",
  "caf\u00E9",
  "cafe\u0301",
  "replacement \uFFFD",
  "__proto__",
];

/** Makes an empty workspace with a folder beside it. */
export function createZoo(files: readonly string[] = []): Zoo {
  const root = realpathSync(mkdtempSync(join(tmpdir(), "anchor-zoo-")));
  const path = join(root, "workspace");
  const outside = join(root, "outside");
  for (const folder of [path, outside]) mkdirSync(folder);
  writeFileSync(join(outside, "secret.txt"), "secret");
  const below = (name: string): string => {
    mkdirSync(dirname(join(path, name)), { recursive: true });
    return join(path, name);
  };
  const zoo: Zoo = {
    path,
    outside,
    add: async (name, make) => {
      try {
        await make(below(name));
        return true;
      } catch {
        return false;
      }
    },
    write: (name, content = name) => {
      writeFileSync(below(name), content);
      return join(path, name);
    },
    link: (name, target) => symlinkSync(target, below(name)),
    [Symbol.asyncDispose]: () => rm(root, { recursive: true, force: true, maxRetries: 3 }),
  };
  for (const name of files) zoo.write(name);
  return zoo;
}

/** Whether a link can be made here: on Windows not everybody may, and Wine makes none. */
export function canLink(): boolean {
  const folder = mkdtempSync(join(tmpdir(), "anchor-link-"));
  try {
    symlinkSync(folder, join(folder, "link"), "dir");
    return lstatSync(join(folder, "link")).isSymbolicLink();
  } catch {
    return false;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

export function makeFifo(path: string): void {
  execFileSync("mkfifo", [path], { stdio: "ignore" });
}

/** A device that never ends, where this user may make one. */
export function makeDevice(path: string): void {
  execFileSync("mknod", [path, "c", "1", "5"], { stdio: "ignore" });
}

/** A socket's entry stays behind when its server has gone: the server takes away only the name it listened by. */
export async function makeSocket(path: string): Promise<void> {
  const server = createServer().listen(`${path}~`);
  await once(server, "listening");
  renameSync(`${path}~`, path);
  await new Promise((resolve) => server.close(resolve));
}

/** A file whose name ends in bytes that are not UTF-8. */
export function writeNameless(path: string): void {
  writeFileSync(nameless(path), "nameless");
}

/** A folder whose name ends in bytes that are not UTF-8. */
export function makeNamelessFolder(path: string): void {
  mkdirSync(nameless(path));
}

function nameless(path: string): Buffer {
  return Buffer.concat([Buffer.from(path), Buffer.from([0xff, 0xfe])]);
}

/** Runs `work` as a user who is not root, for whom modes count; root becomes `nobody` meanwhile. */
export async function withoutRoot<Result>(work: () => Promise<Result>): Promise<Result> {
  if (process.geteuid?.() !== 0) return work();
  process.seteuid?.(65_534);
  try {
    return await work();
  } finally {
    process.seteuid?.(0);
  }
}
