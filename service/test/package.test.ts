import { readFileSync } from "node:fs";

import { expect, test } from "vitest";

type Manifest = Readonly<Record<string, Readonly<Record<string, string>>>>;
const readManifest = (path: string) => JSON.parse(readFileSync(path, "utf8")) as Manifest;

test("the service and the repository need the packages that both name in the same versions", () => {
  const [own, root] = [readManifest("service/package.json"), readManifest("package.json")];
  const both = { ...own["dependencies"], ...root["devDependencies"] };
  expect(both).toMatchObject(own["dependencies"] ?? {});
  expect(own["engines"]).toEqual(root["engines"]);
});
