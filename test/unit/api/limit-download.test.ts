/** A download is read only as far as it may go, and as long as it comes fast enough. */
import { expect, test } from "vitest";

import { limitDownload } from "#api/downloads.ts";

/** Reads pieces of so many bytes, between which so many seconds pass. */
async function read(pieces: readonly number[], seconds: number, most = 100_000_000): Promise<number> {
  let now = 0;
  async function* body(): AsyncGenerator<Uint8Array> {
    for (const size of pieces) {
      now += seconds * 1000;
      yield await Promise.resolve(new Uint8Array(size));
    }
  }
  let size = 0;
  for await (const piece of limitDownload(body(), most, { now: () => now })) size += piece.length;
  return size;
}
const all = (size: number, count: number): readonly number[] => Array.from({ length: count }, () => size);

test.each([
  ["a kilobyte a second", all(1000, 200), 1],
  ["nothing but one large piece in a minute", all(60_000, 3), 60],
  ["little, but within a minute", all(1, 50), 1],
  ["a kilobyte a second for six hours", all(60_000, 360), 60],
])("%s is fast enough", async (_, pieces, seconds) => {
  expect(await read(pieces, seconds)).toBe(pieces.reduce((sum, size) => sum + size));
});

test.each([
  ["a byte now and then", all(1, 100), 10],
  ["much at first, and then less than a kilobyte a second", [...all(1000, 100), ...all(999, 100)], 1],
])("%s is too slow", async (_, pieces, seconds) => {
  await expect(read(pieces, seconds)).rejects.toMatchObject({
    code: "ASSET_UNREADABLE",
    message: expect.stringContaining("less than 1 kB a second"),
  });
});

test("what goes on for more than six hours is given up", async () => {
  await expect(read(all(60_000, 362), 60)).rejects.toMatchObject({ code: "ASSET_UNREADABLE" });
});

test("no more than the stated bytes are read", async () => {
  expect(await read([4, 3], 0, 7)).toBe(7);
  await expect(read([4, 4], 0, 7)).rejects.toMatchObject({ code: "ASSET_UNREADABLE" });
});
