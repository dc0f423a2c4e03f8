import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";

import { renderEvidencePage } from "../domain/evidence/evidence-page.ts";
import type { Statement } from "../domain/evidence/statement.ts";

/** Where the page lies: beside the action's bundle, beside the folder of another bundle, or seen from the sources. */
const places = ["page", "../page", "../../dist/page"] as const;

/**
 * The page without evidence, for `renderEvidencePage` (domain/evidence/evidence-page). It is read only when a run
 * writes its page, so it does not slow the start.
 */
export async function readPageTemplate(): Promise<string> {
  const paths = places.map((place) => join(import.meta.dirname, place, "verify.html"));
  const [first = ""] = paths;
  return await readFile(paths.find((path) => existsSync(path)) ?? first, "utf8");
}

/** The page `anchor-evidence.html` of a statement, in pieces. */
export async function openPage(statement: Statement): Promise<Iterable<string>> {
  return renderEvidencePage(await readPageTemplate(), statement);
}
