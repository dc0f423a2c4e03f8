import { decodeUtf8 } from "../core/bytes.ts";
import { AnchorError } from "../core/errors.ts";
import { parseJsonText } from "../core/json.ts";
import { memberOf, wordOf } from "../core/members.ts";
import { predicateType, statementForm, statementType, type Statement } from "./statement.ts";

/**
 * Reads `anchor.intoto.json`, which may come from anybody. Members that this version does not know are left out.
 *
 * @param evidence the file's bytes, or its text
 * @throws AnchorError `EVIDENCE_INVALID`, saying what is wrong: not a statement of ours, two subjects of one name, two
 *   anchors or two lists of one digest, a member of another form
 */
export function parseStatement(evidence: Uint8Array | string): Statement {
  try {
    const text = typeof evidence === "string" ? evidence : decodeEvidence(evidence);
    const root = { value: parseJsonText(text), where: "the statement" };
    // First, since of a statement of another tool it would be beside the point to name what its subjects lack.
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
