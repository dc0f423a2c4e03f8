import type { Answer } from "./answers.ts";
import type { Asked } from "./operations.ts";

/** One page of a list, with the links to the others (RFC 8288) as GitHub gives them. */
export function page<Item>(
  items: readonly Item[],
  { query }: Asked,
  toJson: (item: Item, index: number) => object,
): Answer {
  const perPage = Math.min(100, Number(query.get("per_page") ?? 30));
  const number = Number(query.get("page") ?? 1);
  const last = Math.max(1, Math.ceil(items.length / perPage));
  const link = `<https://api.github.com/next?page=${number + 1}>; rel="next"`;
  return {
    status: 200,
    json: items.slice((number - 1) * perPage, number * perPage).map(toJson),
    ...(number < last && { headers: { link } }),
  };
}
