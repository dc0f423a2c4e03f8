import type { Statement } from "./statement.ts";

/** Items of one piece. */
const itemsInPiece = 1000;

/**
 * The text of `anchor.intoto.json` in pieces: JSON with one line a subject, an anchor and a receipt, so that a hundred
 * thousand of them are neither whole in memory nor hard to search.
 */
export function* renderStatement(statement: Statement): Generator<string, void> {
  const { lists, anchors, changed, receipts, ...facts } = statement.predicate;
  const groups = { lists, anchors, ...(changed && { changed }), ...(receipts && { receipts }) };
  yield `{\n  "_type": ${JSON.stringify(statement._type)},\n  "subject": `;
  yield* renderItems(statement.subject, "  ");
  yield `,\n  "predicateType": ${JSON.stringify(statement.predicateType)},\n  "predicate": {\n`;
  for (const [name, value] of Object.entries(facts)) yield `    ${JSON.stringify(name)}: ${JSON.stringify(value)},\n`;
  for (const [index, [name, items]] of Object.entries(groups).entries()) {
    yield `${index === 0 ? "" : ",\n"}    "${name}": `;
    yield* renderItems(items, "    ");
  }
  yield "\n  }\n}\n";
}

function* renderItems(items: readonly unknown[], indent: string): Generator<string, void> {
  yield "[";
  for (let start = 0; start < items.length; start += itemsInPiece) {
    const lines = items.slice(start, start + itemsInPiece).map((item) => `\n${indent}  ${JSON.stringify(item)}`);
    yield `${start === 0 ? "" : ","}${lines.join(",")}`;
  }
  yield items.length === 0 ? "]" : `\n${indent}]`;
}

/** The text of {@link renderStatement} as a whole. */
export function formatStatement(statement: Statement): string {
  return [...renderStatement(statement)].join("");
}
