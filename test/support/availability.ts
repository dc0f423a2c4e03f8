/**
 * What a run of the tests leaves out on this machine, said in one line each at its end. A test that needs a program
 * that not every machine has asks here, so that no one takes a run without it for a whole one, and nobody has to read
 * through a list of skipped tests.
 */
import { appendFileSync } from "node:fs";

import { inject, test } from "vitest";

declare module "vitest" {
  interface ProvidedContext {
    /** Path of the file with a line for everything that is left out. */
    leftOut: string;
  }
}

/**
 * Whether this system has what POSIX describes: modes, pipes, signals to other processes, a shell, names with `<` or a
 * line break. Tests of these, and no others, are `runIf(isPosix)`.
 */
export const isPosix = process.platform !== "win32";

/** Says at the end of the run that `what` was left out, and why. To be called while a file is collected. */
export function leaveOut(what: string, why: string): void {
  appendFileSync(inject("leftOut"), `${what}: ${why}\n`);
}

/**
 * Defines tests that need `what`, or says that they are left out.
 *
 * @param missing why they cannot be run here; `undefined` when they can
 */
export function whereAvailable(what: string, missing: string | undefined, define: () => void): void {
  if (missing === undefined) return define();
  leaveOut(what, missing);
  // A file without any test counts as a broken one.
  test(`${what} is left out`, ({ skip }) => skip(missing));
}
