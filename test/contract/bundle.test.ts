/** What ships: whom it could talk to, and under which licences. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { expect, test } from "vitest";

const bundles = readdirSync("dist", { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".js"));

/** The bundle without comments: those of packages name many pages that nobody asks. */
const codeOf = (name: string): string =>
  readFileSync(join("dist", name), "utf8")
    .replaceAll(/\/\*[\s\S]*?\*\//g, "")
    .replaceAll(/^\s*\/\/.*$|\s\/\/ .*$/gm, "");

const calendars = [
  "alice.btc.calendar.opentimestamps.org",
  "bob.btc.calendar.opentimestamps.org",
  "finney.calendar.eternitywall.com",
  "btc.calendar.catallaxy.com",
];

test("no address in the bundles belongs to anybody but GitHub, this machine, and the names of schemas", () => {
  const allowed = new Set([
    "localhost",
    "api.github.com",
    "token.actions.githubusercontent.com",
    "uploads.github.com",
    "github.com",
    "docs.github.com",
    "json-schema.org",
    // Types of statements, never asked.
    "in-toto.io",
    "anchor-artifacts.github.io",
    // A name in the tool SDK's schema validator, which is never asked for.
    "raw.githubusercontent.com",
    "example.org",
    "invalid",
    // Asked only for what has become of a promise; a reviewer finds each by its name.
    ...calendars.filter((host) => readFileSync("docs/security.md", "utf8").includes(`\`${host}\``)),
  ]);
  const hosts = bundles.flatMap((name) =>
    [...codeOf(name).matchAll(/["'`]https?:\/\/([\w.-]+)/g)].map(([, host = ""]) => `${name}: ${host}`),
  );
  expect(hosts.length).toBeGreaterThan(3);
  expect(hosts.filter((place) => !allowed.has(place.slice(place.indexOf(": ") + 2)))).toEqual([]);
});

test("no bundle imports node:http, for which Node would load its own HTTP client", () => {
  const codes = bundles.map(codeOf);
  expect(codes.some((code) => /\("(?:node:)?http"\)/.test(code))).toBe(true);
  expect(bundles.filter((_, index) => /\bfrom ?"(?:node:)?http"/.test(codes[index] ?? ""))).toEqual([]);
});

test("the licences of everything that ships stand beside it", () => {
  const text = readFileSync("dist/licenses.txt", "utf8");
  for (const name of ["undici", "@actions/core", "@actions/github", "zod", "@modelcontextprotocol/server"]) {
    expect(text).toContain(`${name} `);
  }
});
