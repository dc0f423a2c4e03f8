/** Small steps with the document. Text only ever becomes a text node: a name is never markup. */
import { unseenCharacters } from "../core/text.ts";

/** The element of the page with this id. */
export function byId(id: string): HTMLElement {
  const found = document.getElementById(id);
  if (found === null) throw new ReferenceError(`The page has no element ${id}.`);
  return found;
}

/** A new element. */
export function make(
  tag: string,
  attributes: Readonly<Record<string, string>>,
  ...children: readonly (Node | string)[]
): HTMLElement {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...children);
  return element;
}

/** `text` with what nobody would see as visible escapes, and its own direction. */
export function shown(text: string): HTMLElement {
  const visible = text.replaceAll(unseenCharacters, (one) => `\\u{${(one.codePointAt(0) ?? 0).toString(16)}}`);
  return make("bdi", {}, visible);
}

export type Fact = readonly [name: string, value: Node | string | undefined];

/** Rows of a description list, without those whose value is absent. */
export function facts(rows: readonly Fact[]): readonly HTMLElement[] {
  return rows.flatMap(([name, value]) => {
    if (value === undefined) return [];
    return [make("dt", {}, name), make("dd", {}, typeof value === "string" ? shown(value) : value)];
  });
}

/** `bytes` as people read it. */
export function formatSize(bytes: number): string {
  const units = ["B", "kB", "MB", "GB", "TB"];
  const power = bytes < 1000 ? 0 : Math.min(Math.floor(Math.log10(bytes) / 3), units.length - 1);
  const value = bytes / 1000 ** power;
  return `${power === 0 ? value : value.toFixed(1)} ${units[power] ?? ""}`;
}

/** `count` with its noun. */
export function renderCount(count: number, noun: string): string {
  return `${count.toLocaleString("en")} ${noun}${count === 1 ? "" : "s"}`;
}
