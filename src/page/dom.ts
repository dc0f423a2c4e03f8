/** Makes elements of the page. Text only ever becomes a text node, so no file's name is taken for markup. */
import { invisibleCharacters } from "../core/text.ts";

export function findById(id: string): HTMLElement {
  const found = document.getElementById(id);
  if (found === null) throw new ReferenceError(`The page has no element ${id}.`);
  return found;
}

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

/** Puts `text` into an element with its own writing direction, and escapes its invisible characters. */
export function makeReadable(text: string): HTMLElement {
  const visible = text.replaceAll(invisibleCharacters, (one) => `\\u{${(one.codePointAt(0) ?? 0).toString(16)}}`);
  return make("bdi", {}, visible);
}

/** A row of a description list (`dl`); a row without a value is left out. */
export type DescriptionRow = readonly [name: string, value: Node | string | undefined];

export function toRows(rows: readonly DescriptionRow[]): readonly HTMLElement[] {
  return rows.flatMap(([name, value]) => {
    if (value === undefined) return [];
    return [make("dt", {}, name), make("dd", {}, typeof value === "string" ? makeReadable(value) : value)];
  });
}

export function makeFoldedRows(title: string, rows: readonly DescriptionRow[]): HTMLElement {
  return make("details", {}, make("summary", {}, title), make("dl", { class: "facts" }, ...toRows(rows)));
}

/** Makes an element for a text that a reader may copy, such as a digest; `undefined` where there is no text. */
export function makeCopyable(text: string | number | undefined): HTMLElement | undefined {
  return text === undefined ? undefined : make("span", { class: "hash" }, makeReadable(String(text)));
}
