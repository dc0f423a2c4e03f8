/** Bodies that are encoded, heavy or endless: read as far as is safe, never further (faults T10). */
import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync } from "node:zlib";

import { describe, expect, test } from "vitest";

import type { Behaviour } from "../support/network/behaviours.ts";
import { createBench, notFound, onlyFor, operations, rightAnswer, verdictOf } from "../support/client.ts";

const text = JSON.stringify(rightAnswer("check"));
const encoded = (encoding: string, body: string | Uint8Array): Behaviour => ({
  kind: "answer",
  answer: { headers: { "content-type": "application/json", "content-encoding": encoding }, body },
});

async function check(behaviour: Behaviour): Promise<string> {
  await using bench = await createBench(behaviour);
  return verdictOf(await operations.check.ask(bench.client));
}

describe("an encoding that nobody asked for", () => {
  test.each([
    ["gzip", gzipSync(text)],
    ["x-gzip", gzipSync(text)],
    ["GZIP", gzipSync(text)],
    ["deflate", deflateSync(text)],
    ["br", brotliCompressSync(text)],
    ["identity", text],
    ["", text],
  ])("is read: %s", async (encoding, body) => {
    expect(await check(encoded(encoding, body))).toBe("found");
  });

  test.each([
    ["compress", text],
    ["zstd", text],
    ["gzip, gzip", gzipSync(gzipSync(text))],
    ["toString", text],
    ["gzip", text],
    ["gzip", gzipSync(text).subarray(0, -12)],
    ["gzip", gzipSync(text).fill(0, 20, 60)],
    ["deflate", deflateRawSync(text).fill(0xff, 10, 20)],
    ["br", brotliCompressSync(text).subarray(0, 20)],
    ["gzip", ""],
  ])("is not guessed at: %s", async (encoding, body) => {
    expect(await check(encoded(encoding, body))).toBe("unknown");
  });

  test("that cannot be read leaves a stamp open", async () => {
    const script = onlyFor("stamp", { onRequest: encoded("compress", text) }, notFound);
    await using bench = await createBench(script);
    expect(verdictOf(await operations.stamp.ask(bench.client))).toBe("unknown");
    expect(bench.counts()).toEqual({ stamp: 2, check: 4 });
  });
});

describe("the largest body", () => {
  const padded = (size: number): string => text + " ".repeat(size - text.length);

  test("has one mebibyte", async () => {
    const headers = { "content-type": "application/json" };
    expect(await check({ kind: "answer", answer: { headers, body: padded(1_048_576) } })).toBe("found");
    expect(await check({ kind: "answer", answer: { headers, body: padded(1_048_577) } })).toBe("unknown");
  });

  test.each([
    ["gzip", gzipSync],
    ["deflate", deflateSync],
    ["br", brotliCompressSync],
  ] as const)("has one mebibyte when it is decoded: %s", async (encoding, compress) => {
    expect(await check(encoded(encoding, compress(padded(1_048_576))))).toBe("found");
    expect(await check(encoded(encoding, compress(padded(1_048_577))))).toBe("unknown");
  });
});
