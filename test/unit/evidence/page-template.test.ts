import { expect, test } from "vitest";

import { formatEvidencePage } from "#evidence/to-statement.ts";
import { readPageTemplate } from "#run/write-evidence.ts";
import { aStatement, aSubject } from "../../support/evidence/statements.ts";

test("the page that ships has a place for a run's statement", async () => {
  const template = await readPageTemplate();
  const page = formatEvidencePage(template, aStatement([aSubject("app.tgz")]));
  expect(page.length).toBeGreaterThan(template.length);
  expect(page).toContain('"name":"app.tgz"');
});
