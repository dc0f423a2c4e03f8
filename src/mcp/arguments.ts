import type * as z from "zod/mini";

import { digestFromWire, isDigest } from "../core/digest.ts";
import { AnchorError } from "../core/errors.ts";
import { memberAt } from "../core/members.ts";
import { plainText } from "../core/text.ts";
import { type fileInput, tools, type ToolName } from "./tools.ts";

/** The form of an argument, in words for the model that has to correct it; `file_hash` has messages of its own. */
const argumentForms: Readonly<Record<string, string>> = {
  filename: "filename must be a text of at most 255 characters without control characters",
  filesize: "filesize must be a whole number of bytes, 0 or more",
  api_key: "api_key must be at most 512 printable ASCII characters without spaces",
};

/**
 * Parses a call's arguments by the tool's schema. No error repeats a value, which may be an API key in the wrong place.
 * @throws AnchorError `HASH_INVALID` about `file_hash`, or `INPUT_INVALID` about the other arguments
 */
export function parseArguments(tool: ToolName, given: unknown) {
  const { input } = tools[tool];
  const parsed = catchTypeError(() => input.safeParse(given ?? {}));
  if (parsed === undefined) throw inputError(Object.values(argumentForms));
  if (!parsed.success) {
    const names = parsed.error.issues.map(({ path }) => String(path[0]));
    if (names.includes("file_hash")) throw hashError(given);
    const allowed = Object.keys(input.shape).join(", ");
    const problems = names.map((name) => {
      const isNull = argumentForms[name] !== undefined && memberAt(given, name) === null;
      return isNull
        ? `${name} is null: leave it out instead`
        : (argumentForms[name] ?? `${tool} takes only ${allowed}`);
    });
    throw inputError(problems);
  }
  const { file_hash: digest, filename = "", filesize, api_key }: z.infer<typeof fileInput> = parsed.data;
  if (!isDigest(digest)) throw hashError(given);
  // Only the last part of a path is kept, because folders in a report would tell of the user's machine. Invisible
  // characters are removed, since they could make one name look like another.
  const fileName = plainText(filename.replace(/^.*[/\\]/s, ""));
  return { digest, fileName: fileName === "" ? undefined : fileName, fileSize: filesize, apiKey: api_key };
}

export type ToolRequest = Readonly<ReturnType<typeof parseArguments>>;

/** Runs `parse`; `undefined` where the schema library throws a TypeError, as for some objects with a `length`. */
function catchTypeError<Parsed>(parse: () => Parsed): Parsed | undefined {
  try {
    return parse();
  } catch (error) {
    if (error instanceof TypeError) return undefined;
    throw error;
  }
}

/** Returns the `api_key` among the arguments, valid or not, so that it can be removed from the answer; else empty. */
export function apiKeyIn(given: unknown): string {
  const apiKey = memberAt(given, "api_key");
  return typeof apiKey === "string" ? apiKey : "";
}

function hashError(given: unknown): AnchorError {
  const text = memberAt(given, "file_hash");
  const error = (what: string, hint?: string) => new AnchorError("HASH_INVALID", `file_hash ${what}.`, { hint });
  if (text === undefined) return error("is missing");
  if (typeof text !== "string") return error("is not a text");
  const digest = digestFromWire(text.slice(0, 100).trim());
  if (digest !== undefined) {
    return error("must be 64 lowercase hex digits, without 0x and without spaces", `Send exactly ${digest} instead.`);
  }
  return text.length === 64
    ? error("has 64 characters, but not all of them are hex digits")
    : error(`has ${text.length} characters, and a SHA3-256 digest has 64 hex digits`);
}

function inputError(problems: readonly string[]): AnchorError {
  const hint = "Correct the arguments that are named here. The tool's input schema has the form of each.";
  return new AnchorError("INPUT_INVALID", `${[...new Set(problems)].join("; ")}.`, { hint });
}
