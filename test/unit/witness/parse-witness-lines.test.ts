import { expect, test } from "vitest";

import { parseWitnessLines, witnessProblems } from "#witness/parse-witness-lines.ts";

test("up to four witnesses are named by kind and address, kept as they are written", () => {
  const lines = [
    "rfc3161 https://tsa.example/tsr?policy=1",
    "rfc3161 http://tsa.example/tsr",
    "opentimestamps\t https://a.pool.example",
    "opentimestamps http://127.0.0.1:14788/",
  ];
  expect(parseWitnessLines(lines)).toEqual({
    witnesses: [
      { kind: "rfc3161", url: "https://tsa.example/tsr?policy=1" },
      { kind: "rfc3161", url: "http://tsa.example/tsr" },
      { kind: "opentimestamps", url: "https://a.pool.example" },
      { kind: "opentimestamps", url: "http://127.0.0.1:14788/" },
    ],
    mistakes: [],
  });
  expect(parseWitnessLines([])).toEqual({ witnesses: [], mistakes: [] });
});

test("mistakes name the input", () => {
  expect(witnessProblems(["https://tsa.example"])).toEqual([
    "witness: line 1 is neither rfc3161 URL nor opentimestamps URL",
  ]);
});

test.each([
  ["https://tsa.example", "is neither rfc3161 URL nor opentimestamps URL"],
  ["RFC3161 https://tsa.example", "is neither rfc3161 URL nor opentimestamps URL"],
  ["rfc3161 https://tsa.example?key=secret pass@", "is neither rfc3161 URL nor opentimestamps URL"],
  ["rfc3161 tsa.example", "has no usable address"],
  ["rfc3161 https://tsä.example", "has no usable address"],
  [`rfc3161 https://tsa.example/${"a".repeat(2048)}`, "has no usable address"],
  ["rfc3161 https://user:pass@tsa.example", "has a user name or password in its address, which all readers of"],
  ["rfc3161 ftp://tsa.example", "has an address whose scheme is neither https nor http"],
  ["opentimestamps http://calendar.example", "has an address that is neither https: nor on this machine"],
  ["opentimestamps https://calendar.example/?a=1", "has a query in the address of a calendar"],
  ["rfc3161 https://tsa.example/#top", "has a fragment in its address"],
])("the line %j is refused by its number, and nothing of it is quoted", (line, mistake) => {
  const { witnesses, mistakes } = parseWitnessLines(["rfc3161 https://good.example", line]);
  expect(witnesses).toHaveLength(1);
  expect(mistakes).toEqual([expect.stringContaining(`line 2 ${mistake}`)]);
  expect(mistakes.join("")).not.toMatch(/pass@|a=1|example/);
});

test("a witness that is named twice, and a fifth one, are mistakes", () => {
  const twice = ["rfc3161 https://tsa.example", "rfc3161 https://TSA.example/"];
  expect(parseWitnessLines(twice).mistakes).toEqual(["line 2 is there twice; name each witness once"]);
  const five = [1, 2, 3, 4, 5].map((each) => `rfc3161 https://tsa${each}.example`);
  expect(parseWitnessLines(five).mistakes).toEqual(["there are 5 lines, and at most 4 are asked"]);
});
