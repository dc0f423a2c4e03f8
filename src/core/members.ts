/** Readers of parsed JSON: each returns a typed value, or throws an error that names the place in the document. */

export type Members = Readonly<Record<string, unknown>>;

/** A value and its place in the whole document, for messages. */
export interface JsonMember {
  readonly value: unknown;
  readonly where: string;
}

/** Reads a value of one form; for a value of another form, throws a RangeError that names the place. */
export interface Reader<Value> {
  (member: JsonMember): Value;
  /** Returns `value`, or a copy where its members are not in the form's order yet. Only a {@link Form} has this. */
  order?(value: Value): Value;
  /** The names of all members that the reader reads, at any depth. Tests compare them with documents and schemas. */
  readonly members?: readonly string[];
}

/** The form of an object or a list. After its `order`, equal values give equal JSON. */
export interface Form<Value> extends Reader<Value> {
  order(value: Value): Value;
}

interface Optional<Value> {
  readonly optionalReader: Reader<Value>;
  readonly isAbsent: (value: unknown) => boolean;
}

/** @param isAbsent says which values count as absent, such as `null` or an empty text */
export function optional<Value>(
  reader: Reader<Value>,
  isAbsent: (value: unknown) => boolean = (value) => value === undefined,
): Optional<Value> {
  return { optionalReader: reader, isAbsent };
}

type MemberForm = Reader<unknown> | Optional<unknown>;

interface NamedMember<Inner extends MemberForm> {
  readonly jsonName: string;
  readonly form: Inner;
}

/** Gives a member another name in JSON. `order` writes the JSON name, so its result is only for `JSON.stringify`. */
export function namedInJson<Inner extends MemberForm>(name: string, form: Inner): NamedMember<Inner> {
  return { jsonName: name, form };
}

type MemberForms = Readonly<Record<string, MemberForm | NamedMember<MemberForm>>>;
type FormOf<Member> = Member extends NamedMember<infer Inner> ? Inner : Member;
type ValueOf<Member> = Member extends { readonly optionalReader: infer Inner }
  ? ValueOf<Inner>
  : Member extends (member: JsonMember) => infer Value
    ? Value
    : never;
type ValuesOf<Forms> = {
  readonly [Name in keyof Forms as FormOf<Forms[Name]> extends Optional<unknown> ? never : Name]: ValueOf<
    FormOf<Forms[Name]>
  >;
} & {
  readonly [Name in keyof Forms as FormOf<Forms[Name]> extends Optional<unknown> ? Name : never]?: ValueOf<
    FormOf<Forms[Name]>
  >;
};

/**
 * Makes the form of an object with these members, in this order; other members are ignored. Its `order` leaves out
 * optional texts and numbers that the form would refuse, such as a text of the service that is too long.
 */
export function objectOf<Forms extends MemberForms>(forms: Forms): Form<ValuesOf<Forms>> {
  const members = Object.entries(forms).map(([name, memberForm]) => {
    const { jsonName, form } = "form" in memberForm ? memberForm : { jsonName: name, form: memberForm };
    return "optionalReader" in form
      ? { name, jsonName, reader: form.optionalReader, isAbsent: form.isAbsent }
      : { name, jsonName, reader: form };
  });
  const readObject = (parent: JsonMember): ValuesOf<Forms> => {
    const result: Record<string, unknown> = {};
    for (const { name, jsonName, reader, isAbsent } of members) {
      const child = memberOf(parent, jsonName);
      if (isAbsent?.(child.value) !== true) result[name] = reader(child);
    }
    return result as ValuesOf<Forms>;
  };
  const orderObject = (value: ValuesOf<Forms>): ValuesOf<Forms> => {
    const valueByName: Members = value;
    const names = Object.keys(valueByName);
    const result: Record<string, unknown> = {};
    let [orderedCount, isOrdered] = [0, true];
    for (const { name, jsonName, reader, isAbsent } of members) {
      if (valueByName[name] === undefined || (isAbsent && !accepts(reader, valueByName[name]))) continue;
      const orderedValue = (result[jsonName] = reader.order?.(valueByName[name]) ?? valueByName[name]);
      isOrdered &&= names[orderedCount] === jsonName && orderedValue === valueByName[name];
      orderedCount += 1;
    }
    // A value in order is returned itself: a copy of a hundred thousand items would take their memory once more.
    return isOrdered && orderedCount === names.length ? value : (result as ValuesOf<Forms>);
  };
  return Object.assign(readObject, {
    order: orderObject,
    members: members.flatMap((one) => [one.jsonName, ...(one.reader.members ?? [])]),
  });
}

/** Whether `reader` accepts `value`. Objects and lists are always accepted: their `order` looks at their members. */
function accepts(reader: Reader<unknown>, value: unknown): boolean {
  return reader.order !== undefined || tryRead(reader, value) !== undefined;
}

/** Returns what `reader` makes of `value`; `undefined` where `reader` refuses it. */
export function tryRead<Value>(reader: Reader<Value>, value: unknown): Value | undefined {
  try {
    return reader({ value, where: "" });
  } catch (cause) {
    if (cause instanceof RangeError) return undefined;
    throw cause;
  }
}

/** A key that no two items of a list may share; `noun` completes "it has two …". */
interface UniqueKey<Item> {
  readonly noun: string;
  readonly keyOf: (item: Item) => string;
}

export function arrayOf<Item>(item: Reader<Item>, maxItems: number, unique?: UniqueKey<Item>): Form<readonly Item[]> {
  const readArray = ({ value, where }: JsonMember): readonly Item[] => {
    if (!Array.isArray(value)) throw new RangeError(`${where} is not a list`);
    if (value.length > maxItems) throw new RangeError(`${where} has more than ${maxItems} items`);
    const items = value.map((each: unknown, index) => item({ value: each, where: `${where}[${index}]` }));
    if (unique === undefined) return items;
    const keys = new Set<string>();
    for (const key of items.map(unique.keyOf)) {
      if (keys.has(key)) throw new RangeError(`it has two ${unique.noun} ${JSON.stringify(key.slice(0, 80))}`);
      keys.add(key);
    }
    return items;
  };
  const orderArray = (items: readonly Item[]): readonly Item[] => {
    const orderedItems = items.map((each) => item.order?.(each) ?? each);
    return orderedItems.every((each, index) => each === items[index]) ? items : orderedItems;
  };
  return Object.assign(readArray, { order: orderArray, members: item.members ?? [] });
}

/** Whether a value is a JSON object, neither a list nor null. */
export function isObject(value: unknown): value is Members {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Returns the member `name` of an object; its value is `undefined` when the object has no own member of this name. */
export function memberOf({ value, where }: JsonMember, name: string): JsonMember {
  if (!isObject(value)) throw new RangeError(`${where} is not an object`);
  return { value: Object.hasOwn(value, name) ? value[name] : undefined, where: `${where}.${name}` };
}

/** Reads a text that UTF-8 can encode; `maxLength` is in UTF-16 units. */
export function textOf({ value, where }: JsonMember, maxLength = 256): string {
  if (typeof value !== "string") throw new RangeError(`${where} is not text`);
  if (value.length > maxLength) throw new RangeError(`${where} is longer than ${maxLength} characters`);
  if (!value.isWellFormed()) throw new RangeError(`${where} is not Unicode text`);
  return value;
}

/** Reads a text that matches `pattern`; `form` describes the pattern in messages. */
export function matchOf(member: JsonMember, pattern: RegExp, form: string): string {
  const text = textOf(member, 1_048_576);
  if (!pattern.test(text)) throw new RangeError(`${member.where} is not ${form}`);
  return text;
}

/** Reads an ISO 8601 time in UTC. Checks that the day exists, since some browsers parse 30 February. */
export function timeOf(member: JsonMember): string {
  const text = matchOf(member, /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d{1,9})?Z$/, "a time in UTC");
  const milliseconds = Date.parse(text);
  const isSame = !Number.isNaN(milliseconds) && new Date(milliseconds).toISOString().startsWith(text.slice(0, 19));
  if (!isSame) throw new RangeError(`${member.where} is not a time in UTC`);
  return text;
}

/** Reads a whole number that is not negative. */
export function wholeNumberOf({ value, where }: JsonMember): number {
  if (!Number.isSafeInteger(value) || Number(value) < 0) throw new RangeError(`${where} is not a whole number`);
  return Number(value);
}

export function booleanOf({ value, where }: JsonMember): boolean {
  if (typeof value !== "boolean") throw new RangeError(`${where} is neither true nor false`);
  return value;
}

export function wordOf<Word extends string>({ value, where }: JsonMember, words: readonly Word[]): Word {
  const word = words.find((candidate) => candidate === value);
  if (word === undefined)
    throw new RangeError(`${where} is ${words.length > 1 ? "none of" : "not"} ${words.join(", ")}`);
  return word;
}

/** Returns the own member at the end of `path` in an untrusted value, or `undefined`. */
export function memberAt(value: unknown, ...path: readonly string[]): unknown {
  return path.reduce(
    (current, name) => (isObject(current) && Object.hasOwn(current, name) ? current[name] : undefined),
    value,
  );
}

export function withoutUndefined<Fields extends object>(
  members: Fields,
): { [Name in keyof Fields]?: Exclude<Fields[Name], undefined> } {
  const definedMembers: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(members)) if (value !== undefined) definedMembers[name] = value;
  return definedMembers as ReturnType<typeof withoutUndefined<Fields>>;
}
