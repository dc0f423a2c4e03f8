import { readFileSync } from "node:fs";

import { Ajv2020 } from "ajv/dist/2020.js";
import { expect, test } from "vitest";

import { finalityByVerdict, evidenceModes, statementForm } from "#evidence/statement.ts";
import type { StatementId } from "#core/digest.ts";
import { anAnchor, aStatement, aSubject, filesOf, provenAnchor, runInput } from "../../support/evidence/statements.ts";
import { publishedProofs } from "../../support/proofs.ts";

const schema = JSON.parse(
  readFileSync(new URL("../../../schema/anchor-statement.schema.json", import.meta.url), "utf8"),
) as object;
const validate = new Ajv2020({
  strict: true,
  allowMatchingProperties: true,
  strictTypes: false,
  strictRequired: false,
}).compile(schema);

const subjects = [aSubject("a"), aSubject("__proto__")];
const after = ["0123456789abcdef" as StatementId];
const anchors = [
  anAnchor(aSubject("a"), {
    mayBeSpent: true,
    chain: { address: "0x", port: 99, records: [{ block: "5" }] },
  }),
  ...Object.values(publishedProofs).map(provenAnchor),
];

test("the published schema of the statement takes what a run writes", () => {
  const given = { name: "anchor-SHA3-256SUMS", text: "\n" };
  const witnesses = [{ kind: "rfc3161", of: "anchor-SHA256SUMS", url: "https://tsa.example", token: "AAA=" }] as const;
  const chain = { name: "A chain", explorer: "https://explorer.example/{block}" };
  const release = { repository: "o/r", tag: "v1", id: 4711 };
  const members = { after, anchors, givenList: given, witnesses, chain, release };
  for (const { text } of filesOf(aStatement(subjects, members), aStatement(subjects))) {
    expect({ ok: validate(JSON.parse(text)), errors: validate.errors }).toEqual({ ok: true, errors: null });
  }
});

test.each(evidenceModes)("the published schema of the statement takes mode %s", (mode) => {
  expect(validate(aStatement(subjects, { mode }))).toBe(true);
});

test.each(Object.keys(finalityByVerdict))("the published schema of the statement takes the verdict %s", (verdict) => {
  expect(
    validate(aStatement(subjects, { anchors: [{ ...anAnchor(aSubject("a")), verdict: verdict as "found" }] })),
  ).toBe(true);
});

test.each<[string, object]>([
  ["no subject", { ...aStatement(subjects), subject: [] }],
  ["another type", { ...aStatement(subjects), _type: "https://in-toto.io/Statement/v0.1" }],
  [
    "an unknown verdict",
    aStatement(subjects, { anchors: [{ ...anAnchor(aSubject("a")), verdict: "sure" as "found" }] }),
  ],
  [
    "a type that nobody knows",
    { ...aStatement(subjects), predicateType: "https://anchor-artifacts.github.io/anchor/v2" },
  ],
  [
    "a name of another form before it",
    { ...aStatement(subjects), predicate: { ...aStatement(subjects).predicate, after: ["0x00"] } },
  ],
  ["a time of another form", aStatement(subjects, { finishedOn: "today" })],
  [
    "a digest of another form",
    aStatement([{ name: "a", digest: { sha3_256: "A" as never } }], { ...runInput, anchors: [] }),
  ],
])("the published schema of the statement refuses %s", (_, statement) => {
  expect(validate(statement)).toBe(false);
});

test("the published schema of the statement has every member that the parser reads, and no other", () => {
  const names = new Set<string>();
  JSON.stringify(schema, (name, value: unknown) => {
    if (name === "properties") for (const member of Object.keys(value as object)) names.add(member);
    return value;
  });
  // The parser reads a step of a proof, which is one of three objects, by hand.
  expect([...names].toSorted()).toEqual([...new Set([...(statementForm.members ?? []), "l", "r", "op"])].toSorted());
});
