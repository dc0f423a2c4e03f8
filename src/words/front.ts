/** Words that depend on the reader: the author of a workflow, somebody at a shell, or an assistant. */
import { errorCatalogue } from "./problems.ts";

export interface Front {
  readonly hintOf: (code: keyof typeof errorCatalogue) => string;
  /** What an input is called. */
  readonly input: (name: string) => string;
  /** An input with its value. */
  readonly set: (name: string, value: string) => string;
  /** Says that the service's address or key is missing, and what works without a service in this mode. */
  readonly missing: (name: "api-url" | "api-key", mode: string) => string;
  /** Introduces a list of unusable inputs; empty where the list needs no introduction. */
  readonly unusableInputs: (count: number) => string;
  /** Guesses which of `known` a mistyped word means; absent where nobody types. */
  readonly guess?: (word: string, known: readonly string[]) => string | undefined;
  /** How the reader repeats the run, such as `run it again`, within a sentence. */
  readonly again: string;
  /** Like `again`, but at the beginning of a sentence. */
  readonly againAtStart: string;
  /** What to do after a stamp that may have been made, though its answer was lost. */
  readonly afterStamp: string;
}

/** A text, or a function that makes it in the words of a front. */
export type FrontText = string | ((front: Front) => string);

export function wordsFor(text: FrontText, front: Front): string {
  return typeof text === "function" ? text(front) : text;
}

/** Advice after a stamp whose answer was lost, for readers who may have no job to run again. */
export const lostStampAdvice = "Check this digest in a few minutes. Stamp it again only if the check does not find it.";

/** The words for a workflow; the files that a run writes use them too. */
export const stepFront: Front = {
  hintOf: (code) => errorCatalogue[code].hint,
  input: (name) => name,
  set: (name, value) => `${name}: ${value}`,
  missing: (name, mode) =>
    name === "api-url"
      ? `api-url is missing; it must be the service's base address, like https://example.org${mode === "stamp" ? ". Without an account, name independent clocks in witness" : ""}`
      : "api-key is empty. Check that the secret exists, that the workflow spells its name in the same way, and that this workflow may use it. Pull requests from forks have no secrets: set if-no-api-key: skip for them",
  unusableInputs: (count) => (count === 1 ? "An input is not usable." : `${count} inputs are not usable.`),
  again: "run the job again",
  againAtStart: "Run the job again",
  afterStamp: lostStampAdvice,
};
