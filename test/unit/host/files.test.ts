import { closeSync, constants, mkdirSync, readFileSync, writeSync } from "node:fs";
import { chmod, lutimes, mkdir, mkdtemp, readdir, readFile, rm, stat, symlink, writeFile } from "node:fs/promises";
import { tmpdir, devNull } from "node:os";
import { join } from "node:path";

import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import { AnchorError } from "#core/errors.ts";
import { removeTemporaryFiles, retryWhileHeld, writeAtomically, openRegular, readRegular } from "#host/files.ts";
import { isPosix } from "../../support/availability.ts";
import { canLink, createZoo, makeDevice, makeFifo, makeSocket } from "../../support/files/zoo.ts";

let folder = "";

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "anchor-atomic-"));
});

afterEach(async () => {
  await rm(folder, { recursive: true, force: true });
});

const numbers = Array.from({ length: 100 }, (_, index) => `${index}\n`);
const someBytes = async function* (): AsyncGenerator<Uint8Array> {
  yield Uint8Array.of(0, 255);
  yield Uint8Array.of(128);
};

test.each([
  ["the characters of a text", "{}\n", Buffer.from("{}\n")],
  ["pieces in their order", numbers, Buffer.from(numbers.join(""))],
  ["bytes as they come", someBytes(), Buffer.of(0, 255, 128)],
])("%s are written whole, and nothing else is left", async (_, content, expected) => {
  await writeAtomically(join(folder, "results.json"), content);
  expect(await readFile(join(folder, "results.json"))).toEqual(expected);
  expect(await readdir(folder)).toEqual(["results.json"]);
});

test.each([
  ["one byte a character", "a"],
  ["two", "é"],
  ["three", "€"],
  ["four", "\u{1f600}"],
  ["one and four, so that pairs lie on every boundary", "a\u{1f600}"],
])("a text longer than the buffer is written without a loss: %s", async (_, unit) => {
  const path = join(folder, "SHA3-256SUMS");
  const text = `${unit.repeat(70_000)}z`;
  await writeAtomically(path, text);
  expect((await readFile(path)).equals(Buffer.from(text))).toBe(true);
});

test.each([
  ["OUTPUT_UNWRITABLE", new RangeError("broken")],
  ["REPORT_UNAVAILABLE", new AnchorError("REPORT_UNAVAILABLE", "The connection broke.")],
])("content that breaks off leaves the old file and is told as %s", async (code, error) => {
  const path = join(folder, "results.json");
  await writeAtomically(path, "old");
  const broken = function* (): Generator<string> {
    yield "new";
    throw error;
  };
  await expect(writeAtomically(path, broken())).rejects.toMatchObject({ code });
  expect(await readFile(path, "utf8")).toBe("old");
  expect(await readdir(folder)).toEqual(["results.json"]);
});

test.runIf(isPosix)("only the owner can read what was written", async () => {
  const path = join(folder, "results.json");
  await writeAtomically(path, "{}\n");
  expect((await stat(path)).mode & 0o777).toBe(0o600);
});

test("an older file is replaced, a link is replaced and not followed", async () => {
  const elsewhere = join(folder, "elsewhere");
  const path = join(folder, "results.json");
  await writeFile(elsewhere, "untouched");
  await symlink(elsewhere, path);
  await writeAtomically(path, "new");
  expect(await readFile(path, "utf8")).toBe("new");
  expect(await readFile(elsewhere, "utf8")).toBe("untouched");
});

test("writers at the same time leave the text of one of them", async () => {
  const path = join(folder, "results.json");
  const texts = Array.from({ length: 8 }, (_, index) => String(index).repeat(100_000));
  await Promise.all(texts.map((text) => writeAtomically(path, text)));
  expect(texts).toContain(await readFile(path, "utf8"));
  expect(await readdir(folder)).toEqual(["results.json"]);
});

test.each([
  ["a folder that is missing", async () => join(folder, "missing", "results.json")],
  ["a folder in the file's place", async () => withFolder(join(folder, "results.json"))],
  ["a file in the folder's place", async () => withFile(join(folder, "file"))],
])("%s is OUTPUT_UNWRITABLE and leaves nothing behind", async (_, prepare) => {
  const path = await prepare();
  const before = await readdir(folder);
  await expect(writeAtomically(path, "x")).rejects.toMatchObject({ code: "OUTPUT_UNWRITABLE" });
  expect(await readdir(folder)).toEqual(before);
});

describe("a file that another program holds open", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const failing = (code: string, times: number) => {
    const change = vi.fn(async () => {
      if (change.mock.calls.length <= times) throw Object.assign(new Error(code), { code });
    });
    return change;
  };

  test.each([
    ["EPERM", 3],
    ["EACCES", 3],
    ["EBUSY", 20],
  ])("is replaced once it is free again: %s, after %i failures", async (code, times) => {
    const change = failing(code, times);
    const done = retryWhileHeld(change);
    await vi.advanceTimersByTimeAsync(2500);
    await expect(done).resolves.toBeUndefined();
    expect(change).toHaveBeenCalledTimes(times + 1);
  });

  test.each([
    ["EBUSY", Infinity, 4000],
    ["ENOSPC", 1, 0],
  ])(
    "is given up in time for what else is to be written, and nothing else is waited for: %s",
    async (code, times, ms) => {
      const ended = retryWhileHeld(failing(code, times)).catch((error: unknown) => error);
      await vi.advanceTimersByTimeAsync(ms);
      expect(await ended).toMatchObject({ code });
    },
  );
});

async function withFolder(path: string): Promise<string> {
  await mkdir(path);
  await writeFile(join(path, "inside"), "");
  return path;
}

async function withFile(path: string): Promise<string> {
  await writeFile(path, "");
  await chmod(path, 0o600);
  return join(path, "results.json");
}

test.runIf(isPosix)("what killed runs left of our own files is removed after an hour, and nothing else", async () => {
  const id = "0b0e9a52-7c0e-4f3a-9b8a-1f2e3d4c5b6a";
  const left = ["results.json", "anchor-a.tgz.verification.pdf"].map((name) => `.${name}.${id}.tmp`);
  const others = [`.vimrc.${id}.tmp`, `results.json.${id}.tmp`, ".results.json.1.tmp", ".results.json.tmp", "mine.tmp"];
  const young = `.badge.json.${id}.tmp`;
  for (const name of [...left, ...others, young]) await writeFile(join(folder, name), "");
  await mkdir(join(folder, `.anchor-SHA256SUMS.${id}.tmp`));
  await symlink("mine.tmp", join(folder, `.anchor-SHA3-256SUMS.${id}.tmp`));
  const old = new Date(Date.now() - 3_700_000);
  for (const name of await readdir(folder)) if (name !== young) await lutimes(join(folder, name), old, old);
  const warnings: string[] = [];
  removeTemporaryFiles(folder, (message) => warnings.push(message));
  const kept = [...others, young, `.anchor-SHA256SUMS.${id}.tmp`, `.anchor-SHA3-256SUMS.${id}.tmp`];
  expect((await readdir(folder)).toSorted()).toEqual(kept.toSorted());
  removeTemporaryFiles(join(folder, "missing"), (message) => warnings.push(message));
  expect(warnings).toEqual([expect.stringContaining("ENOENT")]);
});

const { O_APPEND, O_CREAT, O_RDONLY, O_RDWR } = constants;
const appending = O_RDWR | O_APPEND | O_CREAT;

test("only a regular file is opened: a link, a pipe, a socket, a device and a folder are refused at once", async () => {
  await using zoo = createZoo();
  zoo.link("link", join(zoo.outside, "secret.txt"));
  zoo.link("inner", zoo.write("plain"));
  zoo.link("loose", join(zoo.outside, "nothing"));
  zoo.link("device", devNull);
  mkdirSync(join(zoo.path, "folder"));
  const links = canLink() ? ["link", "inner", "loose", "device"] : [];
  const others = ["folder"];
  for (const [name, make] of [
    ["pipe", makeFifo] as const,
    ["null", makeDevice] as const,
    ["socket", makeSocket] as const,
  ])
    if (await zoo.add(name, make)) others.push(name);
  for (const name of [...links, ...others]) {
    for (const flags of [O_RDONLY, appending]) {
      const why = links.includes(name) ? "it is a symbolic link" : "it is not a regular file";
      expect(() => openRegular(join(zoo.path, name), flags)).toThrow(why);
    }
  }
  expect(readFileSync(join(zoo.outside, "secret.txt"), "utf8")).toBe("secret");
});

test("a regular file is read whole, up to a limit, and what is not there is no error", async () => {
  await using zoo = createZoo();
  const path = zoo.write("plain", "12345");
  expect(Buffer.from(readRegular(path, 5) ?? []).toString()).toBe("12345");
  const large = zoo.write("large", new Uint8Array(2 ** 20 + 1));
  expect(() => readRegular(large, 2 ** 20)).toThrow("it is larger than 1 MiB");
  expect(readRegular(join(zoo.path, "absent"), 4)).toBeUndefined();
  const file = openRegular(path, appending);
  writeSync(file, "6");
  closeSync(file);
  expect(readFileSync(path, "utf8")).toBe("123456");
});
