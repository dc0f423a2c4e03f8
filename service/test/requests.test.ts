/** What the log may hold of a request. */
import { expect, test } from "vitest";

import { redactKeys } from "../http/requests.ts";

const key = `anchor_${"k".repeat(43)}`;
const pathOf = (path: string) =>
  redactKeys({ requestId: "1", method: "GET", path, status: 404, milliseconds: 1 }, "own key").path;

test.each([
  [`/a/${key}/b`, "/a/***/b"],
  [`/%61${key.slice(1)}`, "/***"],
  [`/%2561${key.slice(1)}`, "/***"],
  [`/%25%32%35%2536%31${key.slice(1)}`, "/***"],
  ["/own%2525252520key", "/***"],
  ["/100%25%2525", "/100%25%2525"],
  [`/%${"25".repeat(20)}61${key.slice(1)}`, "***"],
])("no key stands in the log, however often it is escaped: %s", (path, logged) => {
  expect(pathOf(path)).toBe(logged);
});
