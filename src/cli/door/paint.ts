import { styleText } from "node:util";

export type TerminalColour = "green" | "yellow" | "red" | "dim";

/** Colours a text, or leaves it as it is where colours are not wanted (`NO_COLOR`). */
export type Paint = (colour: TerminalColour, text: string) => string;

/** @param isWanted false where `NO_COLOR` is set: then every text comes back as it is */
export function createPaint(isWanted: boolean): Paint {
  return (colour, text) => (isWanted ? styleText(colour, text, { validateStream: false }) : text);
}
