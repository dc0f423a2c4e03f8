/** docs/service-api.md says what the schemas of the wire say, member by member, and its examples are answers. */
import { readFileSync } from "node:fs";

import { expect, test } from "vitest";
import * as z from "zod/mini";

import * as wire from "#api/wire.ts";
import { parseProof } from "#evidence/proof.ts";
import * as schemas from "../../service/http/schemas.ts";

const page = readFileSync("docs/service-api.md", "utf8");
const sections = new Map(
  page
    .split(/^#{2,3} /m)
    .slice(1)
    .map((section) => [section.slice(0, section.indexOf("\n")), section] as const),
);
const sectionOf = (heading: string): string => sections.get(heading) ?? "";

/** The members of each table of a section whose rows are members, but for those that only hold others. */
function membersOfPage(heading: string): readonly (readonly string[])[] {
  const tables = sectionOf(heading).split(/^\| member \| is \|\n/m);
  return tables.slice(1).map((table) => {
    const [rows = ""] = table.split("\n\n");
    const members = [...rows.matchAll(/^\| `([^`]+)` \|/gm)].map(([, member = ""]) => member);
    return members.filter((member) => !members.some((other) => other.startsWith(`${member}.`))).toSorted();
  });
}

interface JsonSchema {
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly items?: JsonSchema;
  readonly prefixItems?: readonly JsonSchema[];
  readonly anyOf?: readonly JsonSchema[];
  readonly type?: string;
}

/** The members that hold no others, each by its path. */
function membersOf(schema: z.core.$ZodType): readonly string[] {
  const paths = (node: JsonSchema, path: string): readonly string[] => {
    const properties = Object.entries(node.properties ?? {});
    const below = [
      ...properties.flatMap(([name, member]) => paths(member, path === "" ? name : `${path}.${name}`)),
      ...[node.items ?? [], node.prefixItems ?? []].flat().flatMap((item) => paths(item, `${path}[]`)),
      ...(node.anyOf ?? []).flatMap((choice) => paths(choice, path)),
    ];
    return below.some((member) => member !== path) ? below.filter((member) => member !== path) : [path];
  };
  const json = z.toJSONSchema(schema, { io: "output", unrepresentable: "any" }) as JsonSchema;
  return [...new Set(paths(json, ""))].toSorted();
}

test.each([
  ["The envelope", [schemas.toSuccess(z.unknown())]],
  ["Stamp", [schemas.hashRequest, schemas.stampedData]],
  ["Check", [schemas.checkedData]],
  ["Verify", [schemas.verifyRequest, schemas.verifiedData]],
  ["Verify a proof", [schemas.verifiedProofData]],
  ["Ask for a proof", [schemas.requestedProofData]],
  ["How far proofs are", [schemas.proofStatusRequest, schemas.proofStatusData]],
] as const)("the tables of %s have the members of the schemas, and no others", (heading, both) => {
  expect(membersOfPage(heading)).toEqual(both.map(membersOf));
});

const folded = (member: string): string => member.replaceAll("_", "").toLowerCase();
/** The last names of paths: the client folds names, and takes a verification wherever it stands. */
const namesIn = (members: readonly string[]) =>
  new Set(members.flatMap((member) => member.split(/\.|\[\]/)).map(folded));

test.each([
  ["The envelope", wire.envelopeForm],
  ["The envelope", wire.errorEnvelopeForm],
  ["Stamp", wire.stampDataForm],
  ["Check", wire.checkDataForm],
  ["Verify", wire.verificationForm],
  ["Verify", wire.reportFileForm],
  ["Verify a proof", wire.verificationForm],
] as const)("what the client reads of %s is on the page", (heading, form) => {
  const told = namesIn([...membersOfPage(heading).flat(), ...membersOfPage("Verify").flat(), "validationMethod"]);
  expect(form.members?.length).toBeGreaterThan(1);
  expect(form.members?.filter((name) => !told.has(folded(name)))).toEqual([]);
});

test("a proof file on the page has the members that the client takes, and its path leads to its root", () => {
  expect(membersOfPage("Proof files")).toEqual([["address", "data", "proof", "root"]]);
  const file = Buffer.from(JSON.stringify(exampleOf("Proof files")));
  expect(parseProof("page.json", file)).toMatchObject({ digest: expect.any(String), root: expect.any(String) });
});

const exampleOf = (heading: string): unknown =>
  JSON.parse(/```json\n([^]*?)```/.exec(sectionOf(heading))?.[1] ?? "") as unknown;

test.each([
  ["The envelope", schemas.failure],
  ["Stamp", schemas.toSuccess(schemas.stampedData)],
  ["Check", schemas.toSuccess(schemas.checkedData)],
  ["Verify", schemas.toSuccess(schemas.verifiedData)],
  ["Verify a proof", schemas.toSuccess(schemas.verifiedProofData)],
  ["Ask for a proof", schemas.toSuccess(schemas.requestedProofData)],
  ["How far proofs are", schemas.toSuccess(schemas.proofStatusData)],
] as const)("the example of %s is an answer of the service", (heading, schema) => {
  expect(schema.safeParse(exampleOf(heading)).error).toBeUndefined();
});

test("the page has every path and every header", () => {
  const paths = [...sectionOf("Requests").matchAll(/`(\/core\/v[^`]+)`/g)].map(([, path = ""]) => path);
  expect(paths.toSorted()).toEqual(Object.values(wire.routes).toSorted());
  const names = [...sectionOf("Requests").matchAll(/^\| `(x-[^`]+)`/gm)].map(([, name = ""]) => name);
  expect(names.toSorted()).toEqual(Object.values(wire.headers).toSorted());
});
