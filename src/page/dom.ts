/** Elements of the page. Text only ever becomes a text node: a name is never markup. */
import { unseenCharacters } from "../core/text.ts";

/** Returns the element of the page with this id. */
export function byId(id: string): HTMLElement {
  const found = document.getElementById(id);
  if (found === null) throw new ReferenceError(`The page has no element ${id}.`);
  return found;
}

/** Creates an element. */
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

/** A row of a description list; one whose value is absent is not shown. */
export type Fact = readonly [name: string, value: Node | string | undefined];

/** Creates the rows of a description list. */
export function facts(rows: readonly Fact[]): readonly HTMLElement[] {
  return rows.flatMap(([name, value]) => {
    if (value === undefined) return [];
    return [make("dt", {}, name), make("dd", {}, typeof value === "string" ? shown(value) : value)];
  });
}

/** Folds `rows` under a title. */
export function folded(title: string, rows: readonly Fact[]): HTMLElement {
  return make("details", {}, make("summary", {}, title), make("dl", { class: "facts" }, ...facts(rows)));
}

/** Creates an element with text to be copied as it is. */
export function hash(text: string | number | undefined): HTMLElement | undefined {
  return text === undefined ? undefined : make("span", { class: "hash" }, shown(String(text)));
}
