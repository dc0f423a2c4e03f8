import { spawnSync } from "node:child_process";

import * as fc from "fast-check";
import { expect, test } from "vitest";

import { parseChecksums, renderChecksums, compareNames, renderSha256Sums } from "#core/checksums.ts";
import { emptyDigest, isDigest, type Digest } from "#core/digest.ts";
import { AnchorError } from "#core/errors.ts";
import { anyCharacter } from "../../support/files/hostile-text.ts";
import { sha256Of, sha3Of } from "../../support/digests.ts";
import { createWorkspace } from "../../support/files/workspace.ts";

const hex = emptyDigest;
const other = hex.replace("a7", "b8") as Digest;

/** What `text` is refused for, if it is. */
function refusalOf(text: string, fileName = "list.txt"): AnchorError | undefined {
  try {
    parseChecksums(fileName, text);
    return undefined;
  } catch (error) {
    if (error instanceof AnchorError) return error;
    throw error;
  }
}

function refusal(text: string, fileName?: string): AnchorError {
  const error = refusalOf(text, fileName);
  if (error === undefined) throw new Error("The list was accepted.");
  return error;
}

test("a line of twenty megabytes is refused by its number, and none of it is told", () => {
  const { message } = refusal(`SHA3-256 (a) = ${hex}\nSHA3-256 (${"b".repeat(20_000_000)}) = ${hex}\n`);
  expect(message).toMatch(/^list\.txt, line 2: The line is longer than 10000 characters\.$/m);
  expect(message.length).toBeLessThan(200);
});

test("a line for the longest path of a system is read, also where every sign of it is escaped", () => {
  const name = "\\\\".repeat(4096);
  expect(parseChecksums("list.txt", `\\SHA3-256 (${name}) = ${hex}`)).toMatchObject([{ name: "\\".repeat(4096) }]);
});

test.each([
  ["a BSD tag", `SHA3-256 (dist/app.tgz) = ${hex}`, "dist/app.tgz"],
  ["OpenSSL's tag", `SHA3-256(dist/app.tgz)= ${hex}`, "dist/app.tgz"],
  ["our prefix", `sha3-256:${hex}  dist/app.tgz`, "dist/app.tgz"],
  ["our prefix with the binary mark", `sha3-256:${hex} *app.tgz`, "app.tgz"],
  ["upper-case digits", `SHA3-256 (a) = ${hex.toUpperCase()}`, "a"],
  ["spaces and parentheses in the name", `SHA3-256 ( a (1) = b ) = ${hex}`, " a (1) = b "],
  ["a name that looks like a line", `SHA3-256 (x) = ${other}) = ${hex}`, `x) = ${other}`],
  ["a name with a bare backslash", `SHA3-256 (a\\nb) = ${hex}`, "a\\nb"],
  ["an escaped name", `\\SHA3-256 (a\\nb\\\\c\\rd) = ${hex}`, "a\nb\\c\rd"],
  ["an escaped name behind a prefix", `\\sha3-256:${hex}  a\\\\n`, "a\\n"],
  ["a name with line separators of Unicode", `SHA3-256 (a\u2028b\u0085) = ${hex}`, "a\u2028b\u0085"],
  ["a name that is a word of JavaScript", `SHA3-256 (__proto__) = ${hex}`, "__proto__"],
])("a line is read with %s", (_, line, name) => {
  expect(parseChecksums("list.txt", line)).toEqual([{ name, digest: hex, lineNumber: 1 }]);
});

test.each([
  ["of another algorithm", `SHA256 (a) = ${hex}`, /^list\.txt, line 1: The digest is of SHA256, not of SHA3-256\.$/m],
  ["of OpenSSL's other algorithm", `SHA512-256(a)= ${hex}`, /The digest is of SHA512-256, not of SHA3-256/],
  ["of Keccak, SHA3's forerunner", `keccak-256:${hex}  a`, /The digest is of keccak-256, not of SHA3-256/],
  ["with another prefix", `sha256:${hex}  a`, /The digest is of sha256, not of SHA3-256/],
  ["without an algorithm", `${hex}  a`, /does not say which algorithm/],
  ["with a digit too many", `SHA3-256 (a) = ${hex}0`, /The digest has 65 hex digits; it needs 64\./],
  ["with a digit too few", `SHA3-256 (a) = ${hex.slice(1)}`, /The digest has 63 hex digits; it needs 64\./],
  ["with 0x", `sha3-256:0x${hex}  a`, /does not have the form/],
  ["with one space only", `sha3-256:${hex} a`, /too many spaces/],
  [
    "that no file could need",
    `SHA3-256 (${"a".repeat(9928)}) = ${hex}`,
    /line 1: The line is longer than 10000 characters/,
  ],
  ["that no file could have", `SHA3-256 (${"a".repeat(4097)}) = ${hex}`, /The name is longer than 4096 characters/],
  ["without a name", `SHA3-256 () = ${hex}`, /names no file/],
  ["with NUL in its name", `SHA3-256 (a\0b) = ${hex}`, /names no file/],
  ["with text after the digest", `SHA3-256 (a) = ${hex} ok`, /too many spaces/],
  ["that is a comment", `# SHA3-256 (a) = ${hex}`, /does not have the form/],
  ["with an unknown escape", `\\SHA3-256 (a\\tb) = ${hex}`, /backslash/],
  ["that ends in half an escape", `\\SHA3-256 (a\\) = ${hex}`, /backslash/],
])("a line %s is refused", (_, line, message) => {
  expect(refusal(line)).toMatchObject({ code: "CHECKSUMS_INVALID", message: expect.stringMatching(message) });
});

test.each(["SHA3-256SUMS", "out/app.sha3-256", "C:\\out\\sha3-256.txt"])(
  "a line without an algorithm is read from %s",
  (fileName) => {
    expect(parseChecksums(fileName, `${hex}  a b\n${other} *c`)).toEqual([
      { name: "a b", digest: hex, lineNumber: 1 },
      { name: "c", digest: other, lineNumber: 2 },
    ]);
  },
);

test.each(["SHA256SUMS", "SHA3-256/list.txt", "Sha3-256SUMS", "sha3_256.txt"])(
  "a line without an algorithm is refused from %s",
  (fileName) => {
    expect(refusal(`${hex}  a`, fileName).message).toMatch(/does not say which algorithm/);
  },
);

test("a list may have a byte order mark, CRLF line ends and blank lines", () => {
  const list = `\uFEFFSHA3-256 (a) = ${hex}\r\n\r\n  \nSHA3-256 (b) = ${hex}\r\n`;
  expect(parseChecksums("list.txt", list)).toEqual([
    { name: "a", digest: hex, lineNumber: 1 },
    { name: "b", digest: hex, lineNumber: 4 },
  ]);
});

test("a carriage return alone ends a line, so that no name takes in the next line", () => {
  const names = (list: string) => parseChecksums("SHA3-256SUMS", list).map(({ name }) => name);
  expect(names(`${hex}  a\r${hex}  b\r`)).toEqual(["a", "b"]);
  expect(names(`SHA3-256 (a) = ${hex}\rSHA3-256 (b) = ${hex}\r`)).toEqual(["a", "b"]);
  expect(refusal(`SHA3-256 (a\rb) = ${hex}`).message).toMatch(/2 unusable lines/);
});

test("a list may name a file twice when both lines agree", () => {
  const list = `SHA3-256 (a) = ${hex}\nsha3-256:${hex.toUpperCase()}  a`;
  expect(parseChecksums("list.txt", list)).toEqual([{ name: "a", digest: hex, lineNumber: 1 }]);
});

test("a list may not name a file twice with two digests", () => {
  expect(refusal(`SHA3-256 (a) = ${hex}\n\nSHA3-256 (a) = ${other}`).message).toMatch(
    /line 3: The same name has another digest than in line 1\./,
  );
});

test.each(["", "\n\r\n", "\uFEFF"])("a list that names nothing (%j) is refused", (text) => {
  expect(refusal(text).code).toBe("CHECKSUMS_INVALID");
});

test("a list has all its bad lines reported together", () => {
  const { message } = refusal(`SHA256 (a) = ${hex}\nSHA3-256 (b) = ${hex}\nnonsense`);
  expect(message).toMatch(/2 unusable lines/);
  expect(message).toMatch(/line 1: The digest is of SHA256/);
  expect(message).toMatch(/line 3: The line does not have the form/);
});

test("a list has the first twenty bad lines reported and the rest counted", () => {
  const { message } = refusal("nonsense\n".repeat(25));
  expect(message.match(/^list\.txt, line \d+: /gm)).toHaveLength(20);
  expect(message).toMatch(/25 unusable lines/);
  expect(message).toMatch(/list\.txt: 5 more lines are unusable\./);
});

test("a list is refused without its own text in the message: it may hold commands for the runner", () => {
  expect(refusal("##[add-mask]success\n::error::x").message).not.toMatch(/mask|::/);
});

const anyName = fc.string({
  unit: fc.oneof(fc.constantFrom("\\", "\n", "\r", ")", " ", "="), fc.string()),
  minLength: 1,
});
const anyDigest = fc
  .uint8Array({ minLength: 32, maxLength: 32 })
  .map((bytes) => Buffer.from(bytes).toString("hex"))
  .filter(isDigest);
const anyEntries = fc.uniqueArray(
  fc.record({ name: anyName.filter((name) => name !== "" && !name.includes("\0")), digest: anyDigest }),
  {
    minLength: 1,
    selector: ({ name }) => name,
  },
);

test("what is written is read back, whatever the names", () => {
  fc.assert(
    fc.property(anyEntries, (entries) => {
      const sorted = entries.toSorted((left, right) => compareNames(left.name, right.name));
      const expected = sorted.map((entry, index) => ({ ...entry, lineNumber: index + 1 }));
      expect(parseChecksums("list.txt", [...renderChecksums(entries)].join(""))).toEqual(expected);
    }),
  );
});

test("no text makes the reader fail in another way than by its code", () => {
  const unit = fc.constantFrom("SHA3-256", " ", "(", ")", "=", hex, "\\", "\n", "a", ":", "\0");
  fc.assert(
    fc.property(fc.string({ unit }), (text) => {
      expect([undefined, "CHECKSUMS_INVALID"]).toContain(refusalOf(text)?.code);
    }),
  );
});

test("names are ordered by their UTF-8 bytes", () => {
  const wellFormed = fc.string({
    unit: fc.oneof(fc.constantFrom("\uE000", "\uFFFD", "😀", "a"), fc.string({ unit: anyCharacter })),
  });
  fc.assert(
    fc.property(wellFormed, wellFormed, (left, right) => {
      expect(Math.sign(compareNames(left, right))).toBe(Buffer.compare(Buffer.from(left), Buffer.from(right)));
    }),
  );
});

test("a long list comes in pieces, sorted over all of them", () => {
  const names = Array.from({ length: 2_500 }, (_, index) => `ä/${2_500 - index}`);
  const pieces = [...renderChecksums(names.map((name) => ({ name, digest: hex })))];
  expect(pieces.length).toBeGreaterThan(1);
  expect(pieces.join("").split("\n")).toEqual([...names.toSorted().map((name) => `SHA3-256 (${name}) = ${hex}`), ""]);
});

test("a list is written sorted, one tagged line a file, with names escaped as coreutils does", () => {
  const names = ["b", "a\nb", "a", "C:\\x", "é", "a\r", "B"];
  expect([...renderChecksums(names.map((name) => ({ name, digest: hex })))].join("")).toBe(
    [
      `SHA3-256 (B) = ${hex}`,
      `\\SHA3-256 (C:\\\\x) = ${hex}`,
      `SHA3-256 (a) = ${hex}`,
      `\\SHA3-256 (a\\nb) = ${hex}`,
      `\\SHA3-256 (a\\r) = ${hex}`,
      `SHA3-256 (b) = ${hex}`,
      `SHA3-256 (é) = ${hex}`,
      "",
    ].join("\n"),
  );
});

const awkward = ["a b", "(1) = 2)", "new\nline", "back\\slash", "return\r", "\\n", "é😀", " lead", "#x", "*x"];
const listed = awkward.map((name) => ({ name, digest: sha3Of(name), sha256: sha256Of(name) }));
const bySha256 = [...renderChecksums(listed.map(({ name, sha256 }) => ({ name, digest: sha256 as Digest })))].join("");

/** Tools that check lists themselves; each row stands only where the tool is installed. */
const checkers = (
  [
    ["cksum -a sha3", "cksum", ["-a", "sha3", "-l", "256"], [...renderChecksums(listed)].join("")],
    ["the same reader in sha256sum", "sha256sum", [], bySha256.replaceAll(/^(\\?)SHA3-256/gm, "$1SHA256")],
    ["sha256sum", "sha256sum", [], [...renderSha256Sums(listed)].join("")],
  ] as const
).filter(([, command, options]) => {
  const isOfCoreutils = /coreutils/.test(String(spawnSync(command, ["--version"]).stdout));
  return isOfCoreutils && spawnSync(command, options, { input: "" }).status === 0;
});

test.each(checkers)("%s accepts a list with awkward names", async (_, command, options, list) => {
  const files = Object.fromEntries(awkward.map((name) => [name, name]));
  await using workspace = await createWorkspace({ ...files, LIST: list });
  const args = [...options, "--check", "--strict", "LIST"];
  const { status, stdout } = spawnSync(command, args, { cwd: workspace.path });
  expect({ status, good: stdout.toString().match(/: OK$/gm)?.length }).toEqual({ status: 0, good: awkward.length });
});

test("SHA256SUMS has a line for every known digest, in the order of SHA3-256SUMS", () => {
  const lines = ["b", "a\\b", "a b", "\u{1F600}", "\uFFFD"].map((name) => ({ name, sha256: sha256Of(name) }));
  const text = [...renderSha256Sums([...lines, { name: "unknown" }])].join("");
  expect(text.split("\n").map((line) => line.replace(/^(\\?)[0-9a-f]{64}/, "$1…"))).toEqual([
    "…  a b",
    "\\…  a\\\\b",
    "…  b",
    "…  \uFFFD",
    "…  \u{1F600}",
    "",
  ]);
});
