/** Whoever is called by an alert finds what it means, and each alert looks at a number that there is. */
import { readFileSync } from "node:fs";

import { expect, test } from "vitest";
import { parse } from "yaml";

interface Rules {
  readonly groups: readonly { readonly rules: readonly { readonly alert: string; readonly expr: string }[] }[];
}

const { groups } = parse(readFileSync("packaging/alerts.yaml", "utf8")) as Rules;
const rules = groups.flatMap((group) => group.rules);

test("the page of an on-call has each alert, in their order, and no other", () => {
  const headings = [...readFileSync("docs/on-call.md", "utf8").matchAll(/^## (?<name>.+)$/gm)];
  expect(headings.map(({ groups: found }) => found?.["name"])).toEqual(rules.map(({ alert }) => alert));
});

test("each number of ours in an alert is one that the service has", () => {
  const sources = ["admin/metrics", "ledger/ledger"].map((name) => readFileSync(`service/${name}.ts`, "utf8"));
  const named = rules.flatMap(({ expr }) => [...expr.matchAll(/anchor_(?<name>\w+)/g)]);
  expect(named.length).toBeGreaterThan(8);
  for (const { groups: found } of named)
    expect(sources.join("\n")).toMatch(new RegExp(`"(?:anchor_)?${found?.["name"]}"`));
});
