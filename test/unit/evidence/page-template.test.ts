import { expect, test } from "vitest";

import { toStatementFile } from "#evidence/statement-file.ts";
import { openEvidencePage } from "#run/write-evidence.ts";
import { aStatement, aSubject } from "../../support/evidence/statements.ts";

test("the page that ships has a place for a run's statement", async () => {
  const page = [...(await openEvidencePage([toStatementFile(aStatement([aSubject("app.tgz")]))]))].join("");
  expect(page).toContain("default-src 'none'");
  expect(page).toContain(String.raw`\"name\":\"app.tgz\"`);
});
