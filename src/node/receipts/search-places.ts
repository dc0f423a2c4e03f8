/** Finds out with how many digits after the point the numbers of a TxPoW were written, by the hash of its bytes. */
import { hash } from "node:crypto";

import { renderDecimal, type Decimal, type Part } from "./txpow-layout.ts";

/** Digits after the point by a number's key. */
export type DecimalPlaces = ReadonlyMap<string, number>;

/** Most ways of writing the numbers that are tried for one hash, bytes that are hashed, and numbers that are looked at. */
const most = { ways: 100_000, bytes: 32 * 1024 * 1024, looks: 10_000_000 } as const;

/** The chain's numbers are below 2^64, and have 44 places at most; what it divides may have more, of which few are lost. */
const usualPlaces = 44;
const allPlaces = Array.from({ length: 64 }, (_, index) => index - 19);

/** Numbers that are searched for; the paths of a transaction as large as the chain takes have fewer. */
const maxNumbers = 2000;

/** Numbers of which every choice is tried that has the wanted length. */
const maxGrowing = 24;

/** Numbers of which every combination is tried. */
const maxCombined = 8;

/** What {@link searchPlaces} knows of the bytes. */
export interface Wanted {
  /** SHA3-256, as a node writes it. */
  readonly hash: unknown;
  /** How many there are. */
  readonly length?: number;
}

/** Bytes in hex, and the places with which they were written. */
export interface Found {
  readonly hex: string;
  readonly places: DecimalPlaces;
}

/**
 * The bytes of `parts` that have the wanted hash, whatever the places of their numbers; those in `known` are not searched
 * for.
 *
 * @returns `undefined` when there are none within the limits
 */
export function searchPlaces(parts: readonly Part[], wanted: Wanted, known: DecimalPlaces): Found | undefined {
  const numbers = parts.filter((part): part is Decimal => typeof part !== "string" && !known.has(part.key));
  const free = [...new Map(numbers.map((number) => [number.key, number])).values()];
  if (free.length > maxNumbers) return undefined;
  const render = createRenderer(parts, known);
  const written = parts.map((part) => (typeof part === "string" ? part : renderDecimal(part, known.get(part.key))));
  const missing = wanted.length === undefined ? undefined : wanted.length - written.join("").length / 2;
  const left = { ...most };
  for (const chosen of choices(parts, free.filter(({ unscaled }) => unscaled > 0n).map(toSearched), missing, left)) {
    if (--left.ways < 0) return undefined;
    const hex = render(chosen, wanted.length);
    if (hex === undefined) continue;
    left.bytes -= hex.length / 2;
    if (left.bytes < 0) return undefined;
    if (hashHex(hex) !== wanted.hash) continue;
    const found = free.map(({ key, scale }) => [key, chosen.get(key) ?? scale] as const);
    return { hex, places: new Map([...known, ...found]) };
  }
  return undefined;
}

/** SHA3-256 of bytes in hex, as a node writes it. */
export function hashHex(hex: string): string {
  return `0x${hash("sha3-256", Buffer.from(hex, "hex"), "hex").toUpperCase()}`;
}

/** Renders `parts` again and again, where they have the wanted length: what does not change is written once. */
function createRenderer(parts: readonly Part[], known: DecimalPlaces) {
  const fixed = parts.map((part) => {
    const places = typeof part === "string" ? undefined : known.get(part.key);
    return typeof part === "string" || places === undefined ? part : renderDecimal(part, places);
  });
  const write = createWriter();
  const usual = fixed.reduce((sum, part) => sum + (typeof part === "string" ? part : write(part)).length, 0);
  const open = Map.groupBy(fixed, (part) => (typeof part === "string" ? undefined : part.key));
  const growthOf = (key: string, places: number): number =>
    (open.get(key) ?? []).reduce((sum, part) => {
      return typeof part === "string" ? sum : sum + write(part, places).length - write(part).length;
    }, 0);
  return (chosen: DecimalPlaces, bytes: number | undefined): string | undefined => {
    const length = [...chosen].reduce((sum, [key, places]) => sum + growthOf(key, places), usual);
    if (bytes !== undefined && length !== bytes * 2) return undefined;
    return fixed.map((part) => (typeof part === "string" ? part : write(part, chosen.get(part.key)))).join("");
  };
}

/** Renders each number once with the same places. */
function createWriter(): (number: Decimal, places?: number) => string {
  const written = new Map<Decimal, Map<number, string>>();
  return (number, places = number.scale) => {
    const ways = written.get(number) ?? new Map<number, string>();
    const hex = ways.get(places) ?? renderDecimal(number, places);
    written.set(number, ways.set(places, hex));
    return hex;
  };
}

/** A number whose places are searched for. */
interface SearchedNumber extends Decimal {
  /** Fewer places than it is shown with only where zeros stand at the end of a whole number. */
  readonly fewest: number;
}

function toSearched(number: Decimal): SearchedNumber {
  const [zeros = ""] = /0*$/.exec(String(number.unscaled)) ?? [];
  return { ...number, fewest: number.scale - zeros.length };
}

/** What is left of the numbers that may be looked at: what a node shows may have very many choices, of which none fits. */
interface LooksLeft {
  looks: number;
}

/** Likely choices first: no zero is lost; one number's are; some have the same places, as sums have; one is beside them. */
function* choices(
  parts: readonly Part[],
  numbers: readonly SearchedNumber[],
  missing: number | undefined,
  left: LooksLeft,
): Generator<DecimalPlaces> {
  yield new Map();
  for (const number of numbers) yield* togetherAt([number], new Map(), left);
  yield* togetherAt(numbers, new Map(), left);
  for (const number of left.looks > 0 ? numbers : []) {
    const others = numbers.filter((other) => other !== number);
    for (const lost of fewLost) yield* togetherAt(others, new Map([[number.key, number.scale + lost]]), left);
  }
  if (missing !== undefined && numbers.length <= maxGrowing) yield* growingBy(missing, toGrowing(parts, numbers), left);
}

/** Of numbers with any last digit, one in ten has lost one zero, one in a hundred two. */
const fewLost = [1, 2, 3];

/** Every combination of `numbers` with the same places; those of other numbers in the unit are likely. */
function* togetherAt(
  numbers: readonly SearchedNumber[],
  beside: DecimalPlaces,
  left: LooksLeft,
): Generator<DecimalPlaces> {
  for (const places of new Set([...numbers.map(({ scale }) => scale), ...allPlaces])) {
    left.looks -= numbers.length;
    if (left.looks < 0) return;
    const able = numbers.filter((number) => canHave(number, places)).slice(0, maxCombined);
    for (let chosen = 1; chosen < 2 ** able.length; chosen += 1) {
      const some = able.filter((_, index) => (chosen >> index) & 1);
      yield new Map([...beside, ...some.map(({ key }) => [key, places] as const)]);
    }
  }
}

/** How many bytes a number adds with each number of places more than it has to have, and the numbers behind it at most. */
interface Growing {
  readonly number: Decimal;
  readonly added: readonly number[];
  readonly behind: number;
}

function toGrowing(parts: readonly Part[], numbers: readonly Decimal[]): readonly Growing[] {
  const rows: Growing[] = [];
  for (const number of numbers.toReversed()) {
    const times = parts.filter((part) => typeof part !== "string" && part.key === number.key).length;
    const widths = Array.from({ length: Math.max(1, usualPlaces - number.scale + 1) }, (_, more) => {
      return (times * (renderDecimal(number, number.scale + more).length - renderDecimal(number).length)) / 2;
    });
    const next = rows.at(-1);
    rows.push({ number, added: widths, behind: next === undefined ? 0 : next.behind + (next.added.at(-1) ?? 0) });
  }
  return rows.toReversed();
}

/** Every choice by which the bytes grow by exactly `missing`: few, where numbers are long. */
function* growingBy(
  missing: number,
  [first, ...others]: readonly Growing[],
  left: LooksLeft,
): Generator<DecimalPlaces> {
  if (first === undefined) yield new Map();
  for (const [more, added] of first?.added.entries() ?? []) {
    const still = missing - added;
    if (first === undefined || still < 0 || --left.looks < 0) return;
    if (still > first.behind) continue;
    const places = first.number.scale + more;
    for (const rest of growingBy(still, others, left)) yield new Map([[first.number.key, places], ...rest]);
  }
}

function canHave({ scale, fewest }: SearchedNumber, places: number): boolean {
  return places !== scale && places >= fewest;
}
