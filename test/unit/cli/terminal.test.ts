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
