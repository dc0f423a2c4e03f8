import { plainText } from "../../domain/text.ts";
import type { Command } from "./command.ts";
import { invalid, unreachable } from "./node-error.ts";

/** A JSON object of a node, not yet looked into. */
export type Fields = Readonly<Record<string, unknown>>;

/** What a node answered to one command: the whole object, and the node's own words where it failed. */
export interface NodeReply {
  readonly ok: boolean;
  readonly fields: Fields;
  /** Untrusted; absent when `ok`. */
  readonly error?: string;
}

/**
 * Reads the answer to `commands`: one object for one reply, else an array.
 *
 * @throws AnchorError `NODE_UNREACHABLE` for `[]`, which the node says when it did not read the command
 * (node-facts §3); `NODE_ANSWER_INVALID` for anything but replies to these commands in this order
 */
export function readReplies(text: string, commands: readonly Command[], node: string): readonly NodeReply[] {
  const value = parseReplyJson(text, node);
  if (Array.isArray(value) && value.length === 0) throw unreachable(node, "it did not read the command");
  const items: readonly unknown[] = Array.isArray(value) ? value : [value];
  if (items.length > commands.length) throw invalid(node, "it answered more commands than it was given");
  const replies = items.map((item, index) => readCommandReply(item, commands[index] ?? "", node));
  if (replies.length < commands.length && replies.at(-1)?.ok !== false) {
    throw invalid(node, "it answered fewer commands than it was given");
  }
  return replies;
}

function parseReplyJson(text: string, node: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw invalid(node, "its answer is not JSON");
  }
}

function readCommandReply(item: unknown, command: string, node: string): NodeReply {
  const fields = fieldsOf(item);
  if (fields === undefined || typeof fields["status"] !== "boolean") throw invalid(node, "its answer has no status");
  const failed = fields["error"] ?? fields["message"];
  if (fields["status"] && fields["pending"] !== true) {
    if (fields["command"] !== command.split(" ")[0]) throw invalid(node, "it answered another command");
    return { ok: true, fields };
  }
  const error =
    fields["pending"] === true ? "the user may only read" : plainText(stringOf(failed) ?? "it does not say why");
  return { ok: false, fields, error };
}

/** `value` as an object that is no array, or `undefined`. */
export function fieldsOf(value: unknown): Fields | undefined {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Fields) : undefined;
}

/** The own member `name` of an object, or `undefined`. */
export function fieldOf(value: unknown, name: string): unknown {
  const fields = fieldsOf(value);
  return fields !== undefined && Object.hasOwn(fields, name) ? fields[name] : undefined;
}

/** `value` as a list; anything else as an empty one. */
export function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** `value` where it is a text, else `undefined`. */
export function stringOf(value: unknown): string | undefined {
  return typeof value === "string" ? value : undefined;
}

/** A count or a height, which the node writes as a number here and as text there; `undefined` when it is neither. */
export function numberOf(value: unknown): number | undefined {
  const number =
    typeof value === "number" ? value : Number(/^[0-9]{1,15}$/.exec(stringOf(value) ?? "")?.[0] ?? Number.NaN);
  return Number.isSafeInteger(number) && number >= 0 ? number : undefined;
}

/** The last moment that a date can be, in milliseconds since 1970 (ECMA-262 §21.4.1.1). */
const lastMoment = 8.64e15;

/** A time in milliseconds since 1970, or `undefined` where it is none that a date can have. */
export function momentOf(value: unknown): number | undefined {
  const number = numberOf(value);
  return number === undefined || number > lastMoment ? undefined : number;
}

/** 32 bytes in hex as the chain writes them, or `undefined`. */
export function hex32Of(value: unknown): `0x${string}` | undefined {
  return typeof value === "string" && /^0x[0-9A-F]{64}$/.test(value) ? (value as `0x${string}`) : undefined;
}
