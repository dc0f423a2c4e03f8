import * as fc from "fast-check";
import { expect, test } from "vitest";

import { parseJson } from "#api/reply.ts";
import { decodeText, parseJsonText, toUtf8 } from "#core/json.ts";

const keep = (text: string): string => text;
const parse = (text: string): unknown => parseJson(Buffer.from(text), keep);
const nested = (levels: number): string => "[".repeat(levels) + "]".repeat(levels);

test("any JSON of few levels is read as it is", () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 5 }), (value) => {
      const text = JSON.stringify(value);
      expect(JSON.stringify(parse(text))).toBe(text);
    }),
  );
});

test.each(["", " ", "{", "nul", "{} {}", "\u0000", "undefined", "{'a':1}", "[1,]"])(
  "no answer is read from %j",
  (text) => {
    expect(parse(text)).toBeUndefined();
  },
);

test("a body that is none, or is not UTF-8, is no answer", () => {
  expect(parseJson(undefined, keep)).toBeUndefined();
  expect(parseJson(Uint8Array.of(0x22, 0xff, 0x22), keep)).toBeUndefined();
});

test("a body is no answer that has more than 32 levels, and brackets in a text are no levels", () => {
  expect(parse(nested(32))).toBeDefined();
  expect(parse(nested(33))).toBeUndefined();
  expect(parse(`{"a":${nested(32)}}`)).toBeUndefined();
  const text = `${"[".repeat(100)}\\"${"{".repeat(100)}\\\\`;
  expect(parse(`["${text}",${nested(31)}]`)).toBeDefined();
});

test("levels are counted where they stand within each other, and only outside of texts", () => {
  const side = { list: Array.from({ length: 50 }, () => []), objects: Array.from({ length: 50 }, () => ({})) };
  expect(parse(JSON.stringify(side))).toEqual(side);
  expect(parse(`["${"]".repeat(50)}",${nested(32)}]`)).toBeUndefined();
  expect(parse(`["${"}".repeat(50)}",${nested(32)}]`)).toBeUndefined();
});

test.each([
  '{"status":"error","status":"success"}',
  '{"status":1,"status":1}',
  '{"status":1,"st\\u0061tus":1}',
  '{"data":{"result":"no match","hash":"00","result":"full match"}}',
  '[[{"a":{"b":[]},"a":{}}]]',
  '{"__proto__":1,"__proto__":2}',
  '{"":0,"":0}',
  String.raw`{"a\\":1,"a\\":1}`,
  String.raw`{"a\":":1,"a\":":1}`,
])("an object that gives one name twice is no answer: %s", (text) => {
  expect(parse(text)).toBeUndefined();
});

test.each(['{"a":1,"b":{"a":1},"c":[{"a":1},{"a":1}]}', '{"a":":","b":"\\":","::":":"}', '{"__proto__":{"a":1}}'])(
  "an object that gives each name once is read: %s",
  (text) => {
    expect(JSON.stringify(parse(text))).toBe(text);
  },
);

test.each(['"x"', String.raw`"\\x"`])("a defect is not taken for a body that is no JSON: %s", (text) => {
  const defect = new Error("a defect");
  const redact = (): string => {
    throw defect;
  };
  expect(() => parseJson(Buffer.from(text), redact)).toThrow(defect);
});

test("a byte order mark is passed over", () => {
  expect(parse("\uFEFF[1]")).toEqual([1]);
});

test.each([
  [0xff, 0x41],
  [0x41, 0xfe],
  [0xfe, 0x41],
  [0x41, 0xff],
])("bytes that begin with %i, %i are no text", (...bytes) => {
  expect(() => decodeText(Uint8Array.from(bytes))).toThrow(TypeError);
});

test("a text is parsed up to its longest length, and a name that it has twice is told by its beginning", () => {
  expect(parseJsonText("[1234]", undefined, 6)).toEqual([1234]);
  expect(() => parseJsonText("[12345]", undefined, 6)).toThrow(RangeError);
  const name = "n".repeat(1000);
  const beginning = expect.objectContaining({ message: expect.stringMatching(/"n{80}"$/) });
  expect(() => parseJsonText(`{"${name}":1,"${name}":2}`)).toThrow(beginning);
});

test("a text becomes UTF-8 in pieces, and no character that lies between two is lost", () => {
  const text = `${"x".repeat(65_535)}\u{1F600}${"y".repeat(70_000)}`;
  const pieces = Array.from(toUtf8([text, "z"]), (piece) => Buffer.from(piece));
  expect(pieces.length).toBeGreaterThan(2);
  expect(Buffer.concat(pieces).toString()).toBe(`${text}z`);
});

test("every text in it is struck, wherever it stands and also where its signs are escaped, and no member's name is", () => {
  const redact = (text: string): string => text.replaceAll("key", "***");
  const read = (text: string) => parseJson(Buffer.from(text), redact);
  expect(read('{"a":["a key",{"b":"key"}],"key":1}')).toEqual({ a: ["a ***", { b: "***" }], key: 1 });
  expect(read(String.raw`{"k\u0065y":"a k\u0065y","b":"\u006b\u0065y"}`)).toEqual({ key: "a ***", b: "***" });
});

test("a mebibyte of anything is read or refused in good time", () => {
  const size = 1_000_000;
  const bodies = [
    "[".repeat(size),
    '"'.repeat(size),
    `"${'\\"'.repeat(size / 2)}`,
    `"${"\\".repeat(size)}`,
    "[]".repeat(size / 2),
  ];
  // Of this thread: a busy machine does not make it more.
  const before = process.threadCpuUsage();
  for (const body of bodies) expect(parse(body)).toBeUndefined();
  const { user, system } = process.threadCpuUsage(before);
  expect((user + system) / 1000).toBeLessThan(5000);
});
