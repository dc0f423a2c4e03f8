import { expect, test } from "vitest";

import { parseKeyValueFile, parsePathFile } from "../../support/runner/file-commands.ts";
import { brokenLimits, toJobOutputs } from "../../support/runner/limits.ts";
import { maskSecrets } from "../../support/runner/masking.ts";
import { createCanary, encodingsOf, findSecret } from "../../support/runner/secrets.ts";

test.each([
  ["a value with signs of its own", "a=b=c<<d\n", { a: "b=c<<d" }],
  ["a delimiter", "a<<EOF\none\ntwo\nEOF\nb=1\n", { a: "one\ntwo", b: "1" }],
  ["empty lines inside", "a<<EOF\n\nx\n\nEOF\n", { a: "\nx\n" }],
  ["a name given twice", "a=1\na=2\n", { a: "2" }],
])("a file of names and values is read with %s", (_, text, expected) => {
  expect(parseKeyValueFile(text)).toEqual(expected);
});

test.runIf(process.platform !== "win32")(
  "a file of names and values keeps a carriage return, which ends no line here",
  () => {
    expect(parseKeyValueFile("a=1\r\nb<<E\nx\r\nE\n")).toEqual({ a: "1\r", b: "x\r" });
  },
);

test.each([["just words\n"], ["a<<\nx\n"], ["<<EOF\nx\nEOF\n"], ["a<<EOF\nx\n"]])(
  "a file of names and values is refused: %j",
  (text) => {
    expect(() => parseKeyValueFile(text)).toThrow(RangeError);
  },
);

test("a file of folders has one a line", () => {
  expect(parsePathFile("/a\r\n\n/b c\r/d")).toEqual(["/a", "/b c", "/d"]);
});

const secret = `p&ss"w'rd<1>+2`;

test.each([
  ["as it is", secret],
  ["in base64", Buffer.from(secret).toString("base64")],
  ["in JSON", JSON.stringify(secret).slice(1, -1)],
  ["in a URI", "p%26ss%22w%27rd%3C1%3E%2B2"],
  ["in XML", "p&amp;ss&quot;w&apos;rd&lt;1&gt;+2"],
  ["in an expression", secret.replace("'", "''")],
])("masking hides a secret %s", (_, form) => {
  expect(maskSecrets(`(${form})`, [secret])).toBe("(***)");
});

test("masking does not hide a secret in hex, nor anything when the mask is empty", () => {
  const hex = Buffer.from(secret).toString("hex");
  expect(maskSecrets(hex, [secret])).toBe(hex);
  expect(maskSecrets("text", ["", " "])).toBe("text");
});

const quiet = { summary: "", annotations: [], outputs: {}, masks: [] };
const annotations = (level: "error" | "warning", count: number, message = "x") =>
  Array.from({ length: count }, () => ({ level, message, properties: {} }));

test("a run that stays below the limits of the runner breaks none", () => {
  const run = {
    summary: "x".repeat(1024 * 1024),
    annotations: [...annotations("error", 10), ...annotations("warning", 10, "m".repeat(4096))],
    outputs: { a: "x".repeat(524_288) },
    masks: ["secret"],
  };
  expect(brokenLimits(run)).toEqual([]);
});

test.each([
  ["the summary", { summary: "é".repeat(524_289) }, /1048578 bytes/],
  ["annotations", { annotations: annotations("warning", 11) }, /11 annotations of level warning/],
  ["a message", { annotations: annotations("error", 1, "m".repeat(4097)) }, /Cut annotation/],
  ["the outputs", { outputs: { a: "x".repeat(300_000), b: "x".repeat(300_000) } }, /1200000 bytes/],
  ["a masked output", { outputs: { a: "has 1234 in it" }, masks: ["1234"] }, /Output a holds a masked value/],
])("a limit of the runner is broken by %s", (_, change, sentence) => {
  expect(brokenLimits({ ...quiet, ...change })).toEqual([expect.stringMatching(sentence)]);
});

test("the runner drops job outputs that are empty or hold a masked value", () => {
  expect(toJobOutputs({ outputs: { a: "kept", b: "", c: "my 1234" }, masks: ["1234"] })).toEqual({ a: "kept" });
});

const canary = createCanary();

test("a secret is found in every encoding, whatever stands around it", () => {
  for (const [name, form] of Object.entries(encodingsOf(canary))) {
    const haystack = Buffer.concat([Buffer.from("before "), Buffer.from(form), Buffer.from(" after")]);
    expect(findSecret(canary, { log: haystack })).toContain(`log: ${name}`);
  }
});

test("every encoding of a canary differs from the plain one", () => {
  const forms = Object.values(encodingsOf(canary)).map((form) => Buffer.from(form).toString("latin1"));
  expect(new Set(forms).size).toBe(forms.length);
});

test.each([0, 1, 2, 3, 4, 5])("a secret is found in base64 behind %i other bytes and before others", (before) => {
  const bytes = Buffer.concat([Buffer.alloc(before, "x"), Buffer.from(canary), Buffer.from("yz")]);
  for (const encoding of ["base64", "base64url"] as const) {
    expect(findSecret(canary, { log: bytes.toString(encoding) })).toContain(`log: ${encoding} +${before % 3}`);
  }
});

test("a secret is not found where it is not, and every place where it is is named", () => {
  expect(findSecret(canary, { log: "nothing", file: Buffer.from(canary.slice(1)) })).toEqual([]);
  expect(findSecret(canary, { log: canary, file: Buffer.from(`x${canary}`) })).toEqual(["log: plain", "file: plain"]);
});
