/** Advice of the catalogue and of results, in the words of a command line. */
import { expect, test } from "vitest";

import { toCommandAdvice } from "#cli/hints.ts";
import { errorCatalogue } from "#core/error-catalogue.ts";

test.each([
  ["unclear", "Then run the job again.", "Then run it again."],
  [
    "REQUEST_REJECTED",
    "Then run a check of the same files (mode: check).",
    "Then run a check of the same files (anchor-artifacts check).",
  ],
  [
    "NOT_ATTEMPTED",
    errorCatalogue.NOT_ATTEMPTED.hint,
    "If you cancelled it, run it again. Otherwise first correct what stopped it: another message says what.",
  ],
  [
    "not found",
    "Ask about that list instead (anchor: manifest, with the list as subject-checksums).",
    "Ask about that list instead (--anchor=manifest --subject-checksums=LIST).",
  ],
  ["CHECKSUMS_INVALID", "The path starts at the workspace.", "The path starts at the current folder."],
  ["accepted", "Wait a few minutes (block-time).", "Wait a few minutes (--block-time)."],
  ["left out", "These files in output-dir were left out.", "These files in the folder for evidence were left out."],
])("advice about %s speaks of no job and no mode on a command line", (title, advice, told) => {
  expect(toCommandAdvice(title, advice)).toBe(told);
});
