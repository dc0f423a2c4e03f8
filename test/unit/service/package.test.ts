import { readFileSync } from "node:fs";

import { expect, test } from "vitest";

type Manifest = Readonly<Record<string, Readonly<Record<string, string>>>>;
const readManifest = (path: string) => JSON.parse(readFileSync(path, "utf8")) as Manifest;

test("the service needs the packages that the repository is built and tested with, in the same versions", () => {
  const [own, root] = [readManifest("service/package.json"), readManifest("package.json")];
  expect(root["devDependencies"]).toMatchObject(own["dependencies"] ?? {});
  expect(own["engines"]).toEqual(root["engines"]);
});
