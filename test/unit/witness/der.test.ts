/** The one spelling that each value has in DER. */
import { expect, test } from "vitest";

import { readElement, tags, toNumber, toOid, toTime } from "#witness/der.ts";

const bytes = (hex: string) => new Uint8Array(Buffer.from(hex, "hex"));
const utf8 = (text: string) => new TextEncoder().encode(text);
const element = (tag: number, content: Uint8Array<ArrayBuffer>) => ({ tag, content, der: content });

test.each([
  ["", "it is cut off"],
  ["30", "it is cut off"],
  ["3001", "it is cut off"],
  ["308201", "it is not DER"],
  ["3080", "it is not DER"],
  ["308100", "it is not DER"],
  ["30820001ff", "it is not DER"],
  ["30850000000000", "it is not DER"],
  ["30840fffffff00", "it is cut off"],
  ["1f0100", "it has another form than it should"],
  ["3100", "it has another form than it should"],
  ["300000", "there are bytes behind its end"],
])("the bytes %j are no sequence", (hex, why) => {
  expect(() => readElement(bytes(hex), tags.sequence)).toThrow(new RangeError(why));
});

test.each(["0200", "0201ff", "020200ff00", "02020001", "02050100000000", "040101"])("%s is no small number", (hex) => {
  expect(() => toNumber(readElement(bytes(hex), Number.parseInt(hex.slice(0, 2), 16)))).toThrow(RangeError);
});

test.each(["0600", "060180", "06028001", "060281", "0a0101"])("%s is no object identifier", (hex) => {
  expect(() => toOid(element(Number.parseInt(hex.slice(0, 2), 16), bytes(hex.slice(4))))).toThrow(RangeError);
});

test("numbers, object identifiers and times are read as they are meant", () => {
  expect(toNumber(readElement(bytes("020200ff"), tags.integer))).toBe(255);
  expect(toOid(element(tags.oid, bytes("2a864886f70d010702")))).toBe("1.2.840.113549.1.7.2");
  expect(toOid(element(tags.oid, bytes("883703")))).toBe("2.999.3");
  expect(toTime(element(tags.utcTime, utf8("491231235959Z")))).toEqual(new Date("2049-12-31T23:59:59Z"));
  expect(toTime(element(tags.utcTime, utf8("500101000000Z")))).toEqual(new Date("1950-01-01T00:00:00Z"));
  const fine = utf8("20260601031240.12345Z");
  expect(toTime(element(tags.generalizedTime, fine))).toEqual(new Date("2026-06-01T03:12:40.123Z"));
});

test.each([
  "20260230000000Z",
  "20260601031240.10Z",
  "20260601031240.Z",
  "20260601031240",
  "202606010312Z",
  "20260601031240+0100",
])("%s is no time", (text) => {
  expect(() => toTime(element(tags.generalizedTime, utf8(text)))).toThrow(RangeError);
  expect(() => toTime(element(tags.utcTime, utf8(text)))).toThrow(RangeError);
});
