import { expect, test } from "vitest";

import { wholeNumberOf, booleanOf, arrayOf, objectOf, optional, textOf } from "#core/members.ts";

const item = objectOf({ name: textOf, size: optional(wholeNumberOf) });
const form = objectOf({
  kind: textOf,
  isWhole: optional(booleanOf),
  items: arrayOf(item, 3, { noun: "items called", keyOf: ({ name }) => name }),
});
const read = (value: unknown) => form({ value, where: "it" });

test("the form of an object reads its members in their order, and passes over others", () => {
  const value = { items: [{ more: 1, size: 2, name: "a" }], more: [], kind: "k", isWhole: false };
  expect(JSON.stringify(read(value))).toBe('{"kind":"k","isWhole":false,"items":[{"name":"a","size":2}]}');
  expect(read({ kind: "k", items: [] })).toEqual({ kind: "k", items: [] });
});

test("the form of an object puts the members of what was made here into the same order, without those that are undefined", () => {
  const made = { items: [{ size: 2, name: "a" }, { name: "b" }], isWhole: undefined, kind: "k" };
  expect(JSON.stringify(form.order(made as never))).toBe('{"kind":"k","items":[{"name":"a","size":2},{"name":"b"}]}');
});

test.each<[string, unknown]>([
  ["it is not an object", []],
  ["it.kind is not text", { items: [] }],
  ["it.kind is not text", Object.create({ kind: "inherited" })],
  ["it.isWhole is neither true nor false", { kind: "k", isWhole: null, items: [] }],
  ["it.items is not a list", { kind: "k", items: { length: 1 } }],
  ["it.items has more than 3 items", { kind: "k", items: [1, 2, 3, 4] }],
  ["it.items[1].size is not a whole number", { kind: "k", items: [{ name: "a" }, { name: "b", size: -1 }] }],
  ['it has two items called "a"', { kind: "k", items: [{ name: "a" }, { name: "a", size: 1 }] }],
])("the form of an object says where a value is of another form: %s", (message, value) => {
  expect(() => read(value)).toThrow(new RangeError(message));
});
