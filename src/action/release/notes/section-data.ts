/** The data of a section: a statement in an HTML comment, from which a later run learns what this one earned. */
import type { Statement } from "../../../domain/evidence/statement.ts";
import { parseIfValid } from "../recorded.ts";

const start = "<!-- anchor-artifacts:data ";
const end = " -->";

/**
 * `statement` as one line of HTML comment. Nothing in it can end the comment or begin another one: `<`, `>` and every
 * second `-` of a row are written as JSON escapes.
 */
export function renderSectionData(statement: Statement): string {
  const json = JSON.stringify(statement);
  return start + json.replaceAll(/[<>\u2028\u2029]|(?<=-)-/g, toEscape) + end;
}

function toEscape(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;
}

/**
 * The statement in what stands between the markers of a section, with LF.
 *
 * @returns `undefined` where there is none, or none of ours: then no evidence is known
 */
export function readSectionData(section: string): Statement | undefined {
  const line = section.split("\n").findLast((each) => each.startsWith(start) && each.endsWith(end));
  return line === undefined ? undefined : parseIfValid(line.slice(start.length, -end.length));
}
