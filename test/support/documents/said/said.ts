/** What functions say when they are made to: errors by their codes, and lines of the log, which have none. */
import { AnchorError } from "#core/errors.ts";

/** The code under which docs/errors.md has it, empty for a line of the log, and what makes a function say it. */
export type Provocation = readonly [code: string, say: () => unknown];

export interface Said {
  readonly code: string;
  readonly lines: readonly string[];
}

/**
 * What `say` throws, rejects with or returns: an error, an outcome, a row, a text, or a list of these.
 *
 * @throws what is no AnchorError
 */
export async function listen(say: () => unknown): Promise<readonly Said[]> {
  try {
    return toSaid(await say());
  } catch (thrown) {
    if (thrown instanceof AnchorError) return toSaid(thrown);
    throw thrown;
  }
}

function toSaid(value: unknown): readonly Said[] {
  if (Array.isArray(value)) return value.flatMap(toSaid);
  if (typeof value === "string") return [{ code: "", lines: [value] }];
  if (value instanceof AnchorError) return [{ code: value.code, lines: value.message.split("\n") }];
  if (typeof value !== "object" || value === null) return [];
  const { error, outcome, note } = value as { error?: unknown; outcome?: unknown; note?: unknown };
  return toSaid(error ?? outcome ?? note);
}

/** Whether `sentence`, with something for each `…`, is in `line`. */
export function isShownBy(sentence: string, line: string): boolean {
  const parts = sentence.split("…").map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));
  return new RegExp(parts.join(".*")).test(line);
}
