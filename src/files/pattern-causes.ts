/** Why a pattern matches nothing, as far as the pattern itself shows it. */
import { sep } from "node:path";

import { toLineName } from "../core/text.ts";

/** Signs that other tools read and this syntax does not, with what to do; the first that a pattern holds is its cause. */
const causes: readonly (readonly [sign: RegExp, what: string, advice: string])[] = [
  [/\$/, "A $ is no variable here", "Write what it stands for, or ${{ env.NAME }}."],
  [/["'`]/, "A quote is a part of the name here", "Write the pattern without quotes."],
  [/\{/, "Braces name no alternatives here", "Write a line for each."],
  [/,/, "A comma separates no patterns here", "Write a line for each."],
  [/ /, "A space separates no patterns here", "Write a line for each."],
  ...(sep === "/" ? [[/\\/, "A backslash separates no folders here", "Write / in its place."] as const] : []),
];

/** Returns what a pattern that matches nothing shows to be its cause, with what to do; else `undefined`. */
export function causeOf(pattern: string): string | undefined {
  // A comment and what leaves files out never were to match a file.
  if (/^[#!]/.test(pattern)) return undefined;
  const found = causes.find(([sign]) => sign.test(pattern));
  return found && `${found[1]}. ${found[2]}`;
}

/** Places of the workspace in a container, which are nowhere outside of it. */
const inContainer = /^\/(?:github\/workspace|__w\/[^/]+\/[^/]+)\/(?=.)/;

/** Returns what to do about a pattern that leads out of the workspace by a path that is only in a container. */
export function containerAdvice(pattern: string): string | undefined {
  if (!inContainer.test(pattern)) return undefined;
  return `This is a path in a container. Write it from the workspace: ${toLineName(pattern.replace(inContainer, ""))}.`;
}
