/** What a release's evidence says of files that only a list vouches for, as with `anchor: manifest`. */
import { expect, test } from "vitest";

import { openRecord } from "#evidence/record.ts";
import { verifyEvidence } from "#verify/verify-evidence.ts";
import { sha256Of } from "../../support/digests.ts";
import { digestOf } from "../../support/evidence/statements.ts";
import {
  createReleaseWorld,
  recordOf,
  statementsOf,
  type ReleaseWorld,
  exchange,
  verdictsOf,
} from "../../support/github/release-world.ts";
import { refusingUrl } from "../../support/network/fault-server.ts";

const fromRelease = { "from-release": "true", files: "", "release-attach": "both", wait: "300" };

const inputs = { ...fromRelease, anchor: "manifest" };

/** Stamps the list, exchanges an asset and stamps the list again. */
async function stampTwoLists(world: ReleaseWorld) {
  const release = world.github.addRelease("v1", { assets: { "app.tgz": "app", "lib.zip": "lib" } });
  await world.runHere({ ...inputs, wait: "0" });
  exchange(release, "lib.zip", "lib, built again");
  expect(verdictsOf(await world.runHere(inputs))).toEqual(["anchored", "anchored", "anchored"]);
  const { anchors } = recordOf(release);
  expect([...anchors.values()].map(({ covers, verdict }) => `${covers} ${verdict}`).toSorted()).toEqual([
    "list accepted",
    "list anchored",
  ]);
  return release;
}

test("two lists of which one was made before an asset was exchanged make a file of both as good as the better one", async () => {
  await using world = await createReleaseWorld({});
  const release = await stampTwoLists(world);
  // The local service is a demonstration, which has no valid evidence.
  const files = statementsOf(release).map(({ statement, ...file }) => {
    const { service: _demonstration, ...predicate } = statement.predicate;
    return { ...file, statement: { ...statement, predicate } };
  });
  const file = { name: "app.tgz", sha3_256: digestOf("app"), sha256: sha256Of("app") };
  const verified = verifyEvidence({ record: openRecord(files), files: [file] });
  expect([verified.verdict, verified.files[0]?.path, verified.files[0]?.notes]).toEqual(["valid", "yes", []]);
});

test("two lists of which one was made before an asset was exchanged vouch for each file in them: other bytes are changed, also where somebody has anchored them", async () => {
  await using world = await createReleaseWorld({});
  const release = await stampTwoLists(world);
  exchange(release, "app.tgz", "evil");
  await world.runHere({ ...fromRelease, "release-attach": "none" });
  const run = await world.runHere({ ...fromRelease, mode: "check", wait: "0" });
  expect(run.results?.results.map(({ subject, verdict }) => [subject.name, verdict])).toContainEqual([
    "app.tgz",
    "changed",
  ]);
});

test("a list still vouches for its files after a check that nobody answered", async () => {
  await using world = await createReleaseWorld({});
  const release = world.github.addRelease("v1", { assets: { "app.tgz": "app", "lib.zip": "lib" } });
  await world.runHere({ ...fromRelease, anchor: "manifest" });
  const check = { ...fromRelease, mode: "check", wait: "0" };
  expect(verdictsOf(await world.runHere({ ...check, "api-url": refusingUrl }))).toEqual(["unreachable", "unreachable"]);
  exchange(release, "app.tgz", "evil");
  await world.runHere({ ...fromRelease, "release-attach": "none" });
  expect(verdictsOf(await world.runHere(check))).toContain("changed");
});
