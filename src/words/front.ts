/** The words that differ between those who read a text: the author of a workflow, and somebody at a shell. */
import { errorCatalogue } from "./problems.ts";

export interface Front {
  /** What to do about an error of that code. */
  readonly hintOf: (code: keyof typeof errorCatalogue) => string;
  /** What an input is called. */
  readonly input: (name: string) => string;
  /** An input with its value. */
  readonly set: (name: string, value: string) => string;
  /** Complains that the service's address or key is not given, and says how this mode does without. */
  readonly missing: (name: "api-url" | "api-key", mode: string) => string;
  /** Says of so many inputs that they are not usable; empty where their list is enough. */
  readonly unusable: (count: number) => string;
  /** Guesses which of `known` is meant by a word; absent where nobody types words. */
  readonly guess?: (word: string, known: readonly string[]) => string | undefined;
  /** What one does to have the same done once more: a part of a sentence. */
  readonly again: string;
  /** The same at the beginning of one. */
  readonly Again: string;
  /** What to do after a stamp that may have been made, though its answer was lost. */
  readonly afterStamp: string;
}

/** A text, or what makes it in the words of a front. */
export type FrontText = string | ((front: Front) => string);

/** Says a text in the words of `front`. */
export function say(text: FrontText, front: Front): string {
  return typeof text === "function" ? text(front) : text;
}

/** For whoever cannot run a job again. */
export const checkBeforeStampAdvice =
  "Check this digest in a few minutes. Stamp it again only if the check does not find it.";

/** The words for a workflow, which files of a run have too. */
export const stepFront: Front = {
  hintOf: (code) => errorCatalogue[code].hint,
  input: (name) => name,
  set: (name, value) => `${name}: ${value}`,
  missing: (name, mode) =>
    name === "api-url"
      ? `api-url is missing; it must be the service's base address, like https://example.org${mode === "stamp" ? ". Without an account, name independent clocks in witness" : ""}`
      : "api-key is empty. Check that the secret exists, that the workflow spells its name in the same way, and that this workflow may use it. Pull requests from forks have no secrets: set if-no-api-key: skip for them",
  unusable: (count) => (count === 1 ? "An input is not usable." : `${count} inputs are not usable.`),
  again: "run the job again",
  Again: "Run the job again",
  afterStamp: checkBeforeStampAdvice,
};
