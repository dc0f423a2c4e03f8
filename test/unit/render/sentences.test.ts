/** Whatever is told of a failure is sentences, one behind the other: nothing runs into what follows it. */
import { expect, test, vi } from "vitest";

import { createLog } from "#action/runner.ts";
import { annotateResults } from "#action/step.ts";
import { AnchorError, errorCatalogue, type ErrorCode } from "#core/errors.ts";
import type { Judgement } from "#core/row.ts";
import { toNotAttempted } from "#host/queue.ts";
import { toolHints } from "#words/other-fronts.ts";
import { toToolResult } from "#render/json-results.ts";
import { aResult } from "../../support/results.ts";

const codes = Object.keys(errorCatalogue) as readonly ErrorCode[];
const failure = (code: ErrorCode, message: string): Judgement => ({
  verdict: "failed",
  error: new AnchorError(code, message),
});

test.each(codes)(
  "an error has a hint of whole sentences, for assistants too, and is told apart from it: %s",
  (code) => {
    const { hint } = errorCatalogue[code];
    for (const text of [hint, toolHints[code] ?? hint]) expect(text).toMatch(/^[A-Z].*\.$/);
    for (const message of ["It happened", "It happened."]) {
      const outcome = failure(code, message);
      expect(toToolResult("check", outcome).summary).toBe(`Failed with ${code}: It happened. ${hint}`);
      const printed = vi.spyOn(process.stdout, "write").mockReturnValue(true);
      annotateResults(createLog(), "error", [aResult(outcome, { name: "a" })]);
      const text = printed.mock.calls.map(([chunk]) => String(chunk)).join("");
      printed.mockRestore();
      expect(text).toContain(`It happened. ${hint}`);
    }
  },
);

test.each([
  ["No", "It was refused: No."],
  ["No.", "It was refused: No."],
  ["Why?", "It was refused: Why?"],
  ["Too long…", "It was refused: Too long…"],
])("what the service said ends a sentence: %s", (said, message) => {
  expect(new AnchorError("SERVICE_REFUSED", "It was refused", { quotation: said }).message).toBe(message);
});

test("what a run that was cancelled leaves is told in a sentence", () => {
  const error = { code: "NOT_ATTEMPTED", message: expect.stringMatching(/cancelled\.$/) };
  expect(toNotAttempted("cancelled")).toMatchObject({ error });
});
