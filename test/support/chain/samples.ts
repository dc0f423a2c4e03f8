/** Answers of a real chain node, recorded once; long texts and lists in them are shortened. */
import { readFileSync } from "node:fs";

export interface Sample {
  /** The command that was answered. */
  readonly command: string;
  readonly answer: Readonly<Record<string, unknown>>;
}

export function readSample(name: string): Sample {
  return JSON.parse(readFileSync(new URL(`samples/${name}.json`, import.meta.url), "utf8")) as Sample;
}
