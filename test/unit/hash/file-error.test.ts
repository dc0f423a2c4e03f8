import { expect, test } from "vitest";

import { errorCatalogue } from "#core/errors.ts";
import { toFileError } from "#hash/file-error.ts";

const thrown = (code: string) => Object.assign(new Error(`${code}: it went wrong, open 'a'`), { code, errno: -1 });

test.each([
  ["EACCES", "FILE_UNREADABLE", /permission/],
  ["EPERM", "FILE_UNREADABLE", /permission/],
  ["EMFILE", "FILE_UNREADABLE", /^(?!.*permission).*open files.*ulimit -n/],
  ["ENFILE", "FILE_UNREADABLE", /^(?!.*permission).*open files/],
  ["EIO", "FILE_UNREADABLE", /^(?!.*permission).*disk/],
  ["ENOENT", "FILE_VANISHED", /removed the file/],
  ["ELOOP", "FILE_CHANGED", /still writes the file/],
])("%s is %s, and its hint fits it", (code, expected, hint) => {
  expect(toFileError(thrown(code))).toMatchObject({ code: expected, hint: expect.stringMatching(hint) });
});

test("what is no error of the system's is a defect", () => {
  expect(toFileError(new TypeError("odd"))).toMatchObject({ code: "INTERNAL", hint: errorCatalogue.INTERNAL.hint });
});
