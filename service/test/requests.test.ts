/** What the log may hold of a request. */
import { expect, test } from "vitest";

import { redactKeys } from "../http/requests.ts";

const key = `anchor_${"k".repeat(43)}`;

test.each([
  [`trace ${key} 1`, "trace *** 1"],
  ["trace own key", "trace ***"],
  ["eyJhbGciOiJSUzI1NiJ9.eyJpc3MiOiJ4In0.c2ln", "***"],
  ["trace 1", "trace 1"],
])("no key stands in the log, whatever a client calls its request: %s", (requestId, logged) => {
  expect(redactKeys(requestId, "own key")).toBe(logged);
});
