import { expect, test } from "vitest";

import { AnchorError, toAnchorError, type ErrorCode } from "#core/errors.ts";
import { stepFront } from "#words/front.ts";
import { shellFront } from "#words/other-fronts.ts";

const systemError = (code: string): Error => Object.assign(new Error(`${code}: open 'a'`), { code, errno: -24 });

test.each(["EMFILE", "ENFILE"])("a process that may open no more files is no defect: %s names the limit", (code) => {
  const error = toAnchorError(systemError(code));
  expect([error.code, error.hint]).toEqual(["FILE_UNREADABLE", expect.stringContaining("ulimit -n")]);
  expect(error.message).toContain("Too many files are open");
  const unwritten = new AnchorError("OUTPUT_UNWRITABLE", "It could not be written.", { cause: systemError(code) });
  expect(unwritten.hint).toContain("ulimit -n");
});

test("any other error of the system that nobody expected is a defect", () => {
  expect(toAnchorError(systemError("EACCES")).code).toBe("INTERNAL");
});

test.each([
  "NOT_ATTEMPTED",
  "RATE_LIMITED",
  "SERVICE_UNAVAILABLE",
  "CONNECTION_LOST",
  "REQUEST_TIMEOUT",
] satisfies ErrorCode[])(
  "%s may stand beside stamps that are in no block yet, so its advice names block-time",
  (code) => {
    for (const front of [stepFront, shellFront]) expect(front.hintOf(code)).toContain(front.input("block-time"));
  },
);
