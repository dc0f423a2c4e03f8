import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import {
  appendFileSync,
  existsSync,
  readdirSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  truncateSync,
  unlinkSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { mkdtemp, rm, truncate, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";

import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { systemCode } from "#core/errors.ts";
import { bufferBytes, createBuffer, hashFileSync, toFileError } from "#hash/hash-file.ts";
import { type HashedFile, hashFiles } from "#hash/hash-files.ts";
import { isPosix } from "../../support/availability.ts";

const mebibyte = 1024 * 1024;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "anchor-hashing-"));
});
afterAll(() => rm(folder, { recursive: true }));

async function makeSparse(name: string, size: number) {
  const path = join(folder, name);
  await writeFile(path, "");
  await truncate(path, size);
  // Whole seconds, so that a time can be set back exactly.
  await utimes(path, 1_000_000_000, 1_000_000_000);
  return { name, path, size };
}

/** What somebody else does to a file while it is hashed. */
const changes: Readonly<Record<string, { readonly change: (path: string) => void; readonly code: string }>> = {
  truncated: { change: (path) => truncateSync(path, 10), code: "FILE_CHANGED" },
  emptied: { change: (path) => truncateSync(path, 0), code: "FILE_CHANGED" },
  appended: { change: (path) => appendFileSync(path, "more"), code: "FILE_CHANGED" },
  rewritten: {
    change: (path) => {
      const { atime, mtime } = statSync(path);
      writeFileSync(path, "X", { flag: "r+" });
      utimesSync(path, atime, mtime);
    },
    code: "FILE_CHANGED",
  },
  "renamed over": {
    change: (path) => {
      writeFileSync(`${path}.new`, Buffer.alloc(statSync(path).size));
      renameSync(`${path}.new`, path);
    },
    code: "FILE_CHANGED",
  },
  removed: { change: unlinkSync, code: "FILE_VANISHED" },
};

const once = (change: () => void): (() => void) => {
  let done = false;
  return () => {
    if (!done) change();
    done = true;
  };
};

/** Every way of hashing; each tells of the bytes it read before it looks whether the file is still the same. */
const ways = {
  "small, on this thread": { size: 1000, threads: 0 },
  "large, on this thread": { size: 5 * bufferBytes, threads: 0 },
  "small, as a hashing thread does": { size: 1000, threads: "sync" },
  "large, as a hashing thread does": { size: 5 * bufferBytes, threads: "sync" },
} as const;

// On Windows a file that somebody reads cannot be renamed over.
const possible = Object.entries(changes).filter(([kind]) => isPosix || kind !== "renamed over");
const cases = Object.entries(ways).flatMap(([way, settings]) =>
  possible.map(([kind, { change, code }]) => ({ way, kind, change, code, ...settings })),
);

test.each(cases)("a file that is $kind while it is hashed fails: $way", async ({ size, threads, change, code }) => {
  const file = await makeSparse("changing", size);
  const onBytes = once(() => change(file.path));
  const failures: string[] = [];
  if (threads === "sync") {
    try {
      hashFileSync(file.path, createBuffer(), { wantsSha256: false, wantsFingerprint: true, onBytes });
    } catch (thrown) {
      failures.push(toFileError(thrown).code);
    }
  } else {
    for await (const [hashed] of hashFiles([[0, file]], { threads, onBytes })) {
      failures.push(hashed !== undefined && "error" in hashed ? hashed.error.code : "hashed");
    }
  }
  rmSync(file.path, { force: true });
  expect(failures).toEqual([code]);
});

test("a file that is truncated while a thread hashes it fails", async () => {
  const file = await makeSparse("truncated", 1024 * mebibyte);
  const onBytes = once(() => truncateSync(file.path, 1));
  for await (const [hashed] of hashFiles([[0, file]], { threads: 1, onBytes })) {
    expect(hashed).toMatchObject({ index: 0, error: { code: "FILE_CHANGED" } });
  }
});

test.skipIf(process.platform !== "linux")("a file that says it is empty and is not fails", async () => {
  const endless = { name: "status", path: "/proc/self/status", size: 0 };
  for (const threads of [0, 1]) {
    for await (const [hashed] of hashFiles([[0, endless]], { threads })) {
      expect(hashed).toMatchObject({ error: { code: "FILE_CHANGED" } });
    }
  }
});

async function collect(results: AsyncIterable<readonly HashedFile[]>): Promise<readonly HashedFile[]> {
  const all: HashedFile[] = [];
  for await (const batch of results) all.push(...batch);
  return all;
}

test("a sparse file larger than all buffers has the digest of its zeros, and threads take the largest first", async () => {
  const sizes = [10_000, 5 * mebibyte + 1, 20_000, mebibyte];
  const files = await Promise.all(sizes.map((size, index) => makeSparse(`mixed-${index}`, size)));
  const digest = createHash("sha3-256")
    .update(Buffer.alloc(5 * mebibyte + 1))
    .digest("hex");
  for (const threads of [0, 1]) {
    const results = await collect(hashFiles(files.entries(), { threads }));
    expect(results.map(({ index }) => index)).toEqual(threads === 0 ? [0, 1, 2, 3] : [1, 3, 2, 0]);
    expect(results.find(({ index }) => index === 1)).toMatchObject({ subject: { digest, size: sizes[1] } });
  }
});

test("more bytes than threads cost are hashed in threads", async () => {
  const sizes = [10_000, 20 * mebibyte, 13 * mebibyte];
  const files = await Promise.all(sizes.map((size, index) => makeSparse(`many-${index}`, size)));
  const [first] = await collect(hashFiles(files.entries()));
  expect(first?.index).not.toBe(0);
});

/** Open descriptors of files in the test's folder, where the system shows them, and threads that run. */
function leftOpen(): readonly string[] {
  const descriptors = existsSync("/proc/self/fd") ? readdirSync("/proc/self/fd") : [];
  const files = descriptors.flatMap((descriptor) => {
    try {
      return readlinkSync(`/proc/self/fd/${descriptor}`);
    } catch (error) {
      if (systemCode(error) === "ENOENT") return [];
      throw error;
    }
  });
  const threads = process.getActiveResourcesInfo().filter((resource) => /Worker|MessagePort/.test(resource));
  return [...files.filter((file) => file.startsWith(folder)), ...threads];
}

describe.each([0, 2])("with %d threads", (threads) => {
  test("an abort ends the results at once and leaves nothing open", async () => {
    const files = await Promise.all([1, 2, 3].map((number) => makeSparse(`huge-${number}`, 1024 * mebibyte)));
    const stop = new AbortController();
    let results = 0;
    const onBytes = once(() => stop.abort());
    for await (const batch of hashFiles(files.entries(), { threads, onBytes, signal: stop.signal }))
      results += batch.length;
    expect({ results, open: leftOpen() }).toEqual({ results: 0, open: [] });
  });

  test("an abort beforehand hashes nothing", async () => {
    const files = [await makeSparse("untouched-1", 10), await makeSparse("untouched-2", 10)];
    let results = 0;
    for await (const batch of hashFiles(files.entries(), { threads, signal: AbortSignal.abort() }))
      results += batch.length;
    expect(results).toBe(0);
  });

  test("a consumer that breaks off leaves nothing open", async () => {
    const small = await makeSparse("small", 10);
    const huge = await makeSparse("huge", 1024 * mebibyte);
    // Threads take the largest first: one is left with the huge file, the other brings the small one.
    for await (const [first] of hashFiles([small, huge].entries(), { threads })) {
      expect(first?.index).toBe(0);
      break;
    }
    expect(leftOpen()).toEqual([]);
  });
});

test("a consumer that never comes back does not keep the process alive", async () => {
  const files = [await makeSparse("left-1", 1000), await makeSparse("left-2", 1000)];
  const module = new URL("../../../src/hash/hash-files.ts", import.meta.url).href;
  const program = `
    const { hashFiles } = await import(${JSON.stringify(module)});
    for (const threads of [0, 2]) {
      const results = hashFiles(${JSON.stringify(files)}.entries(), { threads });
      console.log((await results.next()).done);
    }`;
  const { stdout } = await promisify(execFile)(process.execPath, ["--input-type=module", "-e", program], {
    timeout: 200_000,
  });
  expect(stdout).toBe("false\nfalse\n");
});
