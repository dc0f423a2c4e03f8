import { mkdtemp, readdir, rm, stat, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterEach, beforeEach, expect, test } from "vitest";

import type { Digest } from "#core/digest.ts";
import { createIntents, type Intents, type IntentsOptions } from "#mcp/stamps.ts";

const a = "a".repeat(64) as Digest;
const b = "b".repeat(64) as Digest;

let directory: string;
let errors: unknown[];
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), "intents-"));
  errors = [];
});
afterEach(() => rm(directory, { recursive: true, force: true }));

function create(options: Partial<IntentsOptions> = {}): Intents {
  const onError = (error: unknown): void => void errors.push(error);
  return createIntents({ directory, service: "https://service.example/", freshMs: 300_000, onError, ...options });
}

const namesIn = (): Promise<string[]> => readdir(join(directory, "stamps"));

async function makeOlder(milliseconds: number): Promise<void> {
  const then = new Date(Date.now() - milliseconds);
  for (const name of await namesIn()) await utimes(join(directory, "stamps", name), then, then);
}

test("of processes that stamp one digest, the second is told how long ago the first did", async () => {
  expect(await create().claim(a)).toBeUndefined();
  await makeOlder(90_000);
  expect(await create().claim(a)).toEqual({ age: 90 });
  expect(await create().claim(b)).toBeUndefined();
  expect(errors).toEqual([]);
});

test("of many at the same time, one goes ahead", async () => {
  const claims = await Promise.all(Array.from({ length: 20 }, () => create().claim(a)));
  expect(claims.filter((claim) => claim === undefined)).toHaveLength(1);
  expect(errors).toEqual([]);
});

test("a process may claim again what it has claimed itself", async () => {
  const intents = create();
  await intents.claim(a);
  expect(await intents.claim(a)).toBeUndefined();
  expect(await create().claim(a)).toEqual({ age: 0 });
});

test("what was not spent is taken back", async () => {
  const intents = create();
  await intents.claim(a);
  await intents.release(a);
  expect(await create().claim(a)).toBeUndefined();
});

test("an intent that has grown old holds nobody back, and is removed with the next claim", async () => {
  await create().claim(a);
  await create().claim(b);
  await makeOlder(300_001);
  expect(await create().claim(a)).toBeUndefined();
  expect(await namesIn()).toHaveLength(1);
});

test("a file of the future counts for as long as any other", async () => {
  await create().claim(a);
  await makeOlder(-200_000);
  expect(await create().claim(a)).toEqual({ age: 200 });
  await makeOlder(-330_000);
  expect(await create().claim(a)).toBeUndefined();
});

test("a stamp with one service says nothing about another", async () => {
  await create().claim(a);
  expect(await create({ service: "https://other.example/" }).claim(a)).toBeUndefined();
});

test("neither the names nor the files tell a digest, and nobody else may read them", async () => {
  await create().claim(a);
  const [name = ""] = await namesIn();
  expect(name).toMatch(/^[0-9a-f]{64}$/);
  expect(name).not.toBe(a);
  expect((await stat(join(directory, "stamps", name))).mode & 0o077).toBe(0);
});

test("a folder that cannot be used stops no stamp, and is told", async () => {
  await writeFile(join(directory, "stamps"), "a file");
  const intents = create();
  expect(await intents.claim(a)).toBeUndefined();
  await intents.release(a);
  expect(errors).toHaveLength(2);
});
