/** Parses the input `witness`. A start with witnesses loads this file, so it imports nothing of its folder. */
import { stepFront } from "../words/front.ts";
import { isLoopback } from "../core/addresses.ts";

/** A time-stamp authority (RFC 3161), or a calendar of OpenTimestamps. */
export type WitnessKind = "rfc3161" | "opentimestamps";

export interface WitnessLine {
  readonly kind: WitnessKind;
  /** The address as the line states it; it holds no secret. */
  readonly url: string;
}

const maxWitnesses = 4;
const maxWitnessUrlLength = 2048;
const linePattern = /^(rfc3161|opentimestamps)[ \t]+(\S+)$/;

/** Returns the usable lines, and the mistakes in other lines. No mistake quotes a line, which may have a password. */
export function parseWitnessLines(lines: readonly string[]): {
  readonly witnesses: readonly WitnessLine[];
  readonly mistakes: readonly string[];
} {
  const witnesses = new Map<string, WitnessLine>();
  const mistakes =
    lines.length > maxWitnesses ? [`there are ${lines.length} lines, and at most ${maxWitnesses} are asked`] : [];
  for (const [index, line] of lines.entries()) {
    const [, kind = "", url = ""] = linePattern.exec(line) ?? [];
    const mistake = isKind(kind) ? findMistake(kind, url) : "is neither rfc3161 URL nor opentimestamps URL";
    const key = mistake === undefined ? `${kind} ${new URL(url).href}` : "";
    const problem = witnesses.has(key) ? "is there twice; name each witness once" : mistake;
    if (problem !== undefined) mistakes.push(`line ${index + 1} ${problem}`);
    else if (isKind(kind)) witnesses.set(key, { kind, url });
  }
  return { witnesses: [...witnesses.values()], mistakes };
}

/** Returns the mistakes, each a sentence that begins with the input's name. */
export function witnessProblems(lines: readonly string[], { input } = stepFront): readonly string[] {
  return parseWitnessLines(lines).mistakes.map((mistake) => `${input("witness")}: ${mistake}`);
}

function isKind(word: string): word is WitnessKind {
  return word === "rfc3161" || word === "opentimestamps";
}

/** Returns what is wrong with an address, in words that follow `line 1`; `undefined` where it can be used. */
function findMistake(kind: WitnessKind, text: string): string | undefined {
  if (!/^[\x21-\x7e]+$/.test(text) || text.length > maxWitnessUrlLength || !URL.canParse(text))
    return "has no usable address";
  const url = new URL(text);
  if (url.username !== "" || url.password !== "") {
    return "has a user name or password in its address, which all readers of the evidence would see";
  }
  if (text.includes("#")) return "has a fragment in its address";
  // A calendar is asked at paths that are added to its address, and a path cannot follow a query.
  if (kind === "opentimestamps" && text.includes("?")) return "has a query in the address of a calendar";
  const isAllowedHttp = url.protocol === "http:" && (kind === "rfc3161" || isLoopback(url));
  if (isAllowedHttp || url.protocol === "https:") return undefined;
  return kind === "rfc3161"
    ? "has an address whose scheme is neither https nor http"
    : "has an address that is neither https: nor on this machine";
}
