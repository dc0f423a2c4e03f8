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
