import { expect, test } from "vitest";

import { AnchorError } from "#core/errors.ts";
import { hintOf } from "#mcp/result.ts";

const rejected = new AnchorError("API_KEY_REJECTED", "POST /x answered 401.");

test("a rejected key of the configuration is looked for there, a given one in the argument", () => {
  expect(hintOf(rejected, false)).toContain("ANCHOR_API_KEY");
  expect(hintOf(rejected, true)).toContain("api_key argument");
  expect(hintOf(rejected, true)).not.toContain("ANCHOR_API_KEY");
});

test.each([
  [0, "1 second"],
  [1000, "1 second"],
  [59_001, "60 seconds"],
  [90_000, "90 seconds"],
  [91_000, "2 minutes"],
  [3_600_000, "60 minutes"],
  [86_400_000, "24 hours"],
])("a service that asks to wait %d ms is told as %s", (retryAfterMs, words) => {
  const error = new AnchorError("RATE_LIMITED", "POST /x answered 429.", { retryAfterMs });
  expect(hintOf(error, false)).toContain(`wait ${words} before`);
});

test("a time to come back says nothing about an error of another kind", () => {
  const error = new AnchorError("PLAN_LIMIT_REACHED", "POST /x answered 402.", { retryAfterMs: 5000 });
  expect(hintOf(error, false)).toBe("The account's plan is used up. Tell the user; trying again does not help.");
});
