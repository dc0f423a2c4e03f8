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

test.each([
  [80, undefined, "waiting for a block: 12 of 12 stamps, 0:42 of 5:00"],
  [80, "the service answers 503", "waiting for a block: 12 of 12 stamps, 0:42 of 5:00, the service answers 503"],
  [72, "the service answers 503", "a block: 12 of 12 stamps, 0:42 of 5:00, the service answers 503"],
  [60, "the service answers 503", "0:42 of 5:00, the service answers 503"],
])(
  "while a run waits, %d columns show how long and the last answer (%s), and cut nothing",
  (columns, trouble, line) => {
    const waiting = {
      ...half,
      waitingFor: "a block: 12 of 12 stamps",
      waitLimitMs: 300_000,
      elapsedMs: 42_500,
      ...(trouble !== undefined && { trouble: { problem: trouble, startedAt: 0, givesUpAt: 180_000 } }),
    };
    expect(renderBar(waiting, columns)).toBe(line);
  },
);

test("while requests are repeated, the bar says what is wrong and since when", () => {
  const trouble = { problem: "the service answers 503", startedAt: 1000, givesUpAt: 181_000 };
  const line = "█████░░░░░ files 1 of 2 · requests 1 of 2 · 0:07 of 3:00, the service answers 503";
  expect(renderBar({ ...half, elapsedMs: 7000, trouble }, 82)).toBe(line);
  expect(line).toContain(renderBar({ ...half, elapsedMs: 7000, trouble }, 80));
});
