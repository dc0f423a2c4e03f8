/** Reads statements from files and from the hidden comments in sections of release notes (interface §6). */
import { AnchorError } from "../core/errors.ts";
import { decodeUtf8, parseJsonText } from "../core/json.ts";
import { memberOf, wordOf } from "../core/members.ts";
import { predicateType, statementForm, statementType, type Statement } from "./statement.ts";

/**
 * Reads `anchor.intoto.json` from any, also untrusted, source. Members that this version does not know are left out.
 *
 * @param evidence the file's bytes, or its text
 * @throws AnchorError `EVIDENCE_INVALID`, saying what is wrong: not a statement of ours, two subjects of one name, two
 *   anchors or two lists of one digest, a member of another form
 */
export function parseStatement(evidence: Uint8Array | string): Statement {
  try {
    const text = typeof evidence === "string" ? evidence : decodeEvidence(evidence);
    const root = { value: parseJsonText(text), where: "the statement" };
    // Checked first: for a statement of another tool, it would not help to name what its subjects lack.
    wordOf(memberOf(root, "_type"), [statementType]);
    wordOf(memberOf(root, "predicateType"), [predicateType]);
    const statement = statementForm(root);
    if (statement.subject.length === 0) throw new RangeError("it names no file");
    return statement;
  } catch (cause) {
    if (!(cause instanceof RangeError)) throw cause;
    throw new AnchorError("EVIDENCE_INVALID", `The evidence cannot be used: ${cause.message}.`, { cause });
  }
}

function decodeEvidence(bytes: Uint8Array): string {
  try {
    return decodeUtf8(bytes);
  } catch (cause) {
    throw new RangeError("it is not UTF-8", { cause });
  }
}

/** @returns `undefined` for what is no evidence of ours */
export function parseIfValid(evidence: Uint8Array | string): Statement | undefined {
  try {
    return parseStatement(evidence);
  } catch (thrown) {
    if (thrown instanceof AnchorError && thrown.code === "EVIDENCE_INVALID") return undefined;
    throw thrown;
  }
}

export interface SectionData {
  readonly key: string;
  /** JSON, untrusted. */
  readonly text: string;
}

const sectionPattern =
  /(?<=^|\n)<!-- anchor-artifacts:begin ([\w.-]+) -->\r?\n([\s\S]*?)\n<!-- anchor-artifacts:end \1 -->(?=\r?\n|$)/g;
/** A match never passes the start of the next comment: else each of thousands of open ones would be read to the end. */
const comment = /<!--((?:(?!<!--)[\s\S])*?)-->/g;

/** Returns the data of each section in the notes that has data; of two sections with one key, the last. */
export function readSections(notes: string): readonly SectionData[] {
  const found = new Map<string, SectionData>();
  for (const [, key = "", content = ""] of notes.matchAll(sectionPattern)) {
    const text = readJson(content);
    if (text !== undefined) found.set(key, { key, text });
  }
  return [...found.values()];
}

/** Returns the text of the last comment that holds a JSON object. */
function readJson(content: string): string | undefined {
  const texts = [...content.matchAll(comment)].map(([, inner = ""]) => {
    return inner.slice(Math.max(0, inner.indexOf("{")), inner.lastIndexOf("}") + 1);
  });
  return texts.findLast((text) => text.startsWith("{"));
}

const start = "<!-- anchor-artifacts:data ";
const end = " -->";

/**
 * Renders `statement` as one line of HTML comment. Nothing in it can end the comment or begin another one: `<`,
 * `>` and every second `-` of a row are written as JSON escapes.
 */
export function renderSectionData(statement: Statement): string {
  const json = JSON.stringify(statement).replaceAll(
    /[<>\u2028\u2029]|(?<=-)-/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
  return start + json + end;
}

/**
 * Reads the statement in `section`, the text between the markers of a section, with LF.
 *
 * @returns `undefined` where there is no statement of ours: then no evidence is known
 */
export function readSectionData(section: string): Statement | undefined {
  const line = section.split("\n").findLast((each) => each.startsWith(start) && each.endsWith(end));
  return line === undefined ? undefined : parseIfValid(line.slice(start.length, -end.length));
}
