/** The members of an untrusted JSON object, each read as what it has to be. */
import { AnchorError } from "../../../domain/errors.ts";

export interface Fields {
  readonly has: (member: string) => boolean;
  /** Each of these is `undefined` for a member that is not there, and throws for one of another type. */
  readonly text: (member: string) => string | undefined;
  readonly matching: (member: string, form: RegExp, what: string) => string | undefined;
  /** A whole number that is not negative. */
  readonly count: (member: string) => number | undefined;
  /** A time in UTC, ISO 8601. */
  readonly time: (member: string) => string | undefined;
  readonly flag: (member: string) => boolean;
  readonly oneOf: (member: string, values: readonly unknown[]) => void;
  readonly inner: (member: string) => Fields;
  /** The objects in a list; none when there is no list. */
  readonly list: (member: string) => readonly Fields[];
  readonly texts: (member: string) => readonly string[];
  /** `value`, which must be there. */
  readonly needed: <Value>(member: string, value: Value | undefined) => Value;
}

const longestText = 4096;
const utc = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z$/;

/**
 * @param path how an error names the object
 * @throws AnchorError `INPUT_INVALID` when `value` is no object, and by its methods
 */
export function createFields(value: unknown, path: string): Fields {
  if (typeof value !== "object" || value === null || Array.isArray(value)) throw wrong(path, "is no object");
  const at = (member: string): unknown =>
    Object.hasOwn(value, member) ? (value as Record<string, unknown>)[member] : undefined;
  const read = <Value>(member: string, is: (found: unknown) => found is Value, what: string): Value | undefined => {
    const found = at(member);
    if (found === undefined) return undefined;
    if (is(found)) return found;
    throw wrong(`${path}.${member}`, `is not ${what}`);
  };
  const matching = (member: string, form: RegExp, what: string): string | undefined =>
    read(member, (found): found is string => isText(found) && form.test(found), what);
  const items = (member: string): readonly unknown[] => read(member, isList, "a list") ?? [];
  const needed: Fields["needed"] = (member, found) => {
    if (found === undefined) throw wrong(`${path}.${member}`, "is missing");
    return found;
  };
  return {
    has: (member) => at(member) !== undefined,
    text: (member) => read(member, isText, "a text"),
    matching,
    count: (member) => read(member, isCount, "a whole number"),
    time: (member) => read(member, isTime, "a time in UTC"),
    flag: (member) => needed(member, read(member, isFlag, "true or false")),
    oneOf: (member, values) => {
      if (!values.includes(at(member))) throw wrong(`${path}.${member}`, `is not ${values.join(" or ")}`);
    },
    inner: (member) => createFields(at(member), `${path}.${member}`),
    list: (member) => items(member).map((item, index) => createFields(item, `${path}.${member}[${index}]`)),
    texts: (member) =>
      items(member).map((item, index) => {
        if (isText(item)) return item;
        throw wrong(`${path}.${member}[${index}]`, "is not a text");
      }),
    needed,
  };
}

function isText(value: unknown): value is string {
  return typeof value === "string" && value !== "" && value.length <= longestText;
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 0;
}

function isTime(value: unknown): value is string {
  return isText(value) && utc.test(value) && !Number.isNaN(Date.parse(value));
}

function isFlag(value: unknown): value is boolean {
  return typeof value === "boolean";
}

function isList(value: unknown): value is readonly unknown[] {
  return Array.isArray(value);
}

function wrong(path: string, what: string): AnchorError {
  return new AnchorError("INPUT_INVALID", `An input is not usable.\nbaseline is not usable: ${path} ${what}`);
}
