/** The pages of figures say what was measured, and name nothing of the machine's but its kind. */
import { readFileSync } from "node:fs";

import { expect, test } from "vitest";

import { insertFigures, insertUsersTable, type Measurement } from "../../bench/page.ts";

const page = readFileSync("bench/README.md", "utf8");
const usersPage = readFileSync("docs/performance.md", "utf8");
const text = readFileSync("bench/performance.json", "utf8");
const measurement = JSON.parse(text) as Measurement;

test("their tables are what the measurement gives", () => {
  expect(insertFigures(page, measurement)).toBe(page);
  expect(insertUsersTable(usersPage, measurement)).toBe(usersPage);
});

test("every benchmark was measured, and every target is in the table", () => {
  const ids = new Set(measurement.figures.map(({ id }) => id.split(" ")[0]));
  for (let number = 1; number <= 12; number += 1) expect(ids).toContain(`B${number}`);
  for (const { id, target } of measurement.figures) if (target !== undefined) expect(page).toContain(`| ${id} |`);
});

test("a missed target is explained", () => {
  const missed = measurement.figures.flatMap(({ id, value, target }) => {
    const isMissed = target !== undefined && (target.side === "at most" ? value > target.limit : value < target.limit);
    return isMissed ? [id.split(" ")[0]] : [];
  });
  const explanations = page.slice(page.indexOf("## Where a target is missed"));
  for (const id of missed) expect(explanations).toContain(`**${id},`);
});

test("every curve has its picture", () => {
  for (const [, name = ""] of page.matchAll(/\]\((performance-\w+\.svg)\)/g)) {
    expect(readFileSync(`bench/${name}`, "utf8")).toMatch(/this action|a first look/);
  }
});

test("no path of the machine is in the measurement", () => {
  expect(text).not.toMatch(/\/(?:home|tmp|work|root|Users)\//);
});
