/** Answers of a real chain node, recorded once; long texts and lists in them are shortened, but for those of TxPoWs with a name of their own. */
import { readFileSync } from "node:fs";

export interface Sample {
  /** The command that was answered. */
  readonly command: string;
  readonly answer: Readonly<Record<string, unknown>>;
  /** Of a TxPoW whose answer is whole: its bytes, as the node that made it gave them, or rebuilt and checked by both hashes. */
  readonly data?: string;
}

export function readSample(name: string): Sample {
  return JSON.parse(readFileSync(new URL(`samples/${name}.json`, import.meta.url), "utf8")) as Sample;
}
