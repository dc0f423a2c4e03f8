import { expect, test } from "vitest";

import { AnchorError } from "#core/errors.ts";
import { nameOf, type Candidate } from "#run/candidates.ts";
import { withReleaseNames } from "#run/release-access.ts";
import { toInputs } from "../../support/inputs.ts";
import { aDigest } from "../../support/results.ts";

const file = (name: string): Candidate => ({ kind: "file", source: { name, path: `/w/${name}`, size: 1 } });
const line = (name: string): Candidate => ({ kind: "digest", subject: { name, digest: aDigest(1) } });
const asset = (name: string): Candidate => ({
  kind: "asset",
  name,
  size: 1,
  hash: () => Promise.reject(new Error("it is not hashed here")),
});
const broken = (name: string, path?: string): Candidate => ({
  kind: "failed",
  subject: { name, ...(path !== undefined && { path }) },
  error: new AnchorError("FILE_NOT_REGULAR", "It is a pipe."),
});

const named = (candidates: readonly Candidate[], given: Parameters<typeof toInputs>[0]): readonly string[] =>
  withReleaseNames({ candidates }, toInputs(given)).candidates.map((candidate) => nameOf(candidate).name);

const token = { "github-token": "t" };

test.each([
  [{}, "dist/a b.tgz"],
  [{ "release-attach": "body", ...token }, "dist/a b.tgz"],
  [{ "release-attach": "assets", ...token }, "a.b.tgz"],
  [{ "release-attach": "both", ...token }, "a.b.tgz"],
  [{ "from-release": "true", ...token }, "a.b.tgz"],
])("names are chosen so that with %o a file is called %s", (given, name) => {
  expect(named([file("dist/a b.tgz")], given)).toEqual([name]);
});

const base = { "release-attach": "both", ...token };

test("base names are those that GitHub would give, in files, in lines of a list and in what could not be read", () => {
  const candidates = [file("dist/ä ö.txt"), line("x/Straße (1).zip"), broken("y/.env", "y/.env")];
  expect(named(candidates, base)).toEqual(["a.o.txt", "Stra.e.1.zip", "default.env"]);
});

test("a file with a base name keeps the place where it lies", () => {
  const [candidate] = withReleaseNames({ candidates: [file("dist/a.txt")] }, toInputs(base)).candidates;
  expect(candidate).toEqual({ kind: "file", source: { name: "a.txt", path: "/w/dist/a.txt", size: 1 } });
});

test("with base names an asset keeps its name, and so does a pattern that leads out of the workspace", () => {
  expect(named([asset("odd name.txt"), broken("../x/*")], base)).toEqual(["odd name.txt", "../x/*"]);
});

test("a list with a base name is named like a file, and still read where it lies", () => {
  const list = { name: "dist/SHA3-256SUMS", path: "dist/SHA3-256SUMS", digest: aDigest(2) };
  expect(withReleaseNames({ candidates: [], list }, toInputs(base)).list).toEqual({ ...list, name: "SHA3-256SUMS" });
});

test.each([
  ["two folders", [file("a/x.txt"), file("b/x.txt")], "a/x.txt, b/x.txt would all be called x.txt."],
  ["a renaming", [file("a b.txt"), file("a.b.txt")], "a b.txt, a.b.txt would all be called a.b.txt."],
  ["a file and a line of a list", [file("a/x.txt"), line("c/x.txt")], "a/x.txt, c/x.txt would all be called x.txt."],
  ["an asset and a line of a list", [asset("x.txt"), line("c/x.txt")], "x.txt, c/x.txt would all be called x.txt."],
  [
    "what could not be read",
    [file("a/x.txt"), broken("b/x.txt", "b/x.txt")],
    "a/x.txt, b/x.txt would all be called x.txt.",
  ],
])("one base name for %s is a mistake that names both", (_, candidates, told) => {
  const call = () => named(candidates, base);
  expect(call).toThrow(expect.objectContaining({ code: "INPUT_INVALID", message: expect.stringContaining(told) }));
  expect(named(candidates, {})).toHaveLength(2);
});
