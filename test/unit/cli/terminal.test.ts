import { expect, test } from "vitest";

import { createBar, renderBar } from "#cli/command-host.ts";

const half = {
  hashedBytes: 5,
  totalBytes: 10,
  hashedFiles: 1,
  totalFiles: 2,
  requestsDone: 1,
  requestsTotal: 2,
};

test("a bar is half full when half of the bytes are hashed and half of the requests answered", () => {
  expect(renderBar(half, 200)).toMatchInlineSnapshot(
    `"██████████░░░░░░░░░░ … hashed 1 of 2 files, 5 B of 10 B · 1 of 2 requests answered"`,
  );
});

test("where the sentences do not fit, the counts stand alone, and none is cut at 80 columns", () => {
  const many = { ...half, hashedFiles: 12_345, totalFiles: 12_345, requestsDone: 12_345, requestsTotal: 12_345 };
  expect(renderBar(many, 80)).toBe("███████████████░░░░░ files 12345 of 12345 · requests 12345 of 12345");
});

test.each([1, 20, 40])("on %d columns it never fills the line, which would make a terminal go on", (columns) => {
  expect(renderBar(half, columns).length).toBeLessThan(Math.max(2, columns));
});

test("it is cleared once, and only when it is there", () => {
  const written: string[] = [];
  const bar = createBar(
    (text) => void written.push(text),
    () => 80,
  );
  bar.clear();
  bar.show(half);
  bar.clear();
  bar.clear();
  expect(written).toEqual([expect.stringContaining("██"), "\r\u001B[K"]);
});

test("a look's bar is half full when all releases are read and nothing is asked yet", () => {
  const none = { hashedBytes: 0, totalBytes: 0, hashedFiles: 0, totalFiles: 0, requestsDone: 0, requestsTotal: 0 };
  expect(renderBar({ ...none, releasesRead: 100, releasesTotal: 100 }, 200)).toMatchInlineSnapshot(
    `"██████████░░░░░░░░░░ … read 100 of 100 releases"`,
  );
});

test.each([80, 60])("while a run waits, %d columns show the whole of what it waits for and how long", (columns) => {
  const waiting = { ...half, requestsDone: 2, waitingFor: "12345 hashes to appear on the chain" };
  const written: string[] = [];
  let time = 0;
  const bar = createBar(
    (text) => void written.push(text),
    () => columns,
    300_000,
    () => time,
  );
  bar.show(waiting);
  time = 42_500;
  bar.show(waiting);
  expect(written.map((text) => text.replace("\r\u001B[K", ""))).toEqual(
    [
      "waiting for 12345 hashes to appear on the chain, 0:00 of 5:00",
      "waiting for 12345 hashes to appear on the chain, 0:42 of 5:00",
    ].map((line) => (columns === 80 ? line : line.replace("on the chain,", "on the cha,"))),
  );
});
