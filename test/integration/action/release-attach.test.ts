/** The action with a release: what is attached there, and what keeps it from being attached. */
import { readFile } from "node:fs/promises";
import { basename, join } from "node:path";

import { expect, test } from "vitest";

import { parseStatementFile } from "#evidence/statement-file.ts";
import { replaceSection } from "#release/section.ts";
import { sha3Of } from "../../support/digests.ts";
import type { Answer } from "../../support/github/answers.ts";
import {
  contentOf,
  createReleaseWorld,
  errorsOf,
  namesOf,
  recordOf,
  statementName,
  verdictsOf,
} from "../../support/github/release-world.ts";
import type { GitHubStandIn } from "../../support/github/stand-in.ts";
import type { ReleaseState } from "../../support/github/state.ts";
import type { RunOptions } from "../../support/runner/runner.ts";

const stateOf = ({ body, assets }: ReleaseState) => ({ body, assets: assets.map(({ id, name }) => ({ id, name })) });
const sections = ({ body }: ReleaseState): number => body?.match(/anchor-artifacts:begin/g)?.length ?? 0;

test("evidence attached to a release has reports that outlive the service's links", async () => {
  await using world = await createReleaseWorld();
  const release = world.github.addRelease("v1", { draft: true });
  await world.runHere({});
  const run = await world.runHere({ mode: "verify", "release-attach": "both" });
  expect(run.exitCode).toBe(0);
  expect(contentOf(release, "anchor-app.tgz.verification.pdf")).toMatch(/^%PDF-/);
  for (const { name } of release.assets) expect(contentOf(release, name)).not.toMatch(/reports?\/[0-9a-f]/);
  // A draft's own addresses die when it is published; those of its tag live from then on.
  expect(release.body).toContain(
    "(https://github.com/octo-org/octo-repo/releases/download/v1/anchor-app.tgz.verification.pdf)",
  );
  expect(release.body).not.toContain(world.service.url);
  expect(release.body).not.toContain("untagged");
  const saved = join(run.outputs["results-path"] ?? "", "..", "anchor-lib.zip.verification.pdf");
  expect(await readFile(saved, "utf8")).toBe(contentOf(release, "anchor-lib.zip.verification.pdf"));
});

test("evidence attached to a release among the assets alone leaves the notes, and the summary counts all of its time", async () => {
  await using world = await createReleaseWorld();
  const release = world.github.addRelease("v1", { body: "mine" });
  world.github.latencyMs = 50;
  const { exitCode, summary, results } = await world.runHere({ "release-attach": "assets" });
  expect(exitCode).toBe(0);
  const lastAt = performance.timeOrigin + (world.github.requests.at(-1)?.at ?? 0);
  const seconds = Number(/ ([\d.]+) s · finished /.exec(summary)?.[1]);
  // The summary rounds to a tenth of a second.
  expect(seconds).toBeGreaterThan((lastAt - Date.parse(results?.started_at ?? "")) / 1000 - 0.06);
  expect(release.body).toBe("mine");
  expect(namesOf(release)).toHaveLength(4);
});

test.each<[string, string, RegExp, (github: GitHubStandIn) => Partial<RunOptions> | void]>([
  ["a release that is not there", "RELEASE_NOT_FOUND", /no release with the tag v1[^]*contents.*write/, () => {}],
  [
    "a token that may not write, as in pull requests from forks",
    "RELEASE_NOT_WRITABLE",
    /Nothing was sent.*contents: write.*forks/,
    (github) => {
      github.addRelease("v1");
      return { token: github.readOnlyToken };
    },
  ],
  [
    "an immutable release that is to take assets",
    "RELEASE_IMMUTABLE",
    /Nothing was sent.*release-attach: body.*before the release is published/,
    (github) => void github.addRelease("v1", { immutable: true }),
  ],
  [
    "an address for uploads that is not GitHub's",
    "GITHUB_REFUSED",
    /https:\/\/uploads\.example.*Nothing was sent/,
    (github) => {
      github.addRelease("v1");
      const upload_url = "https://uploads.example/repos/o/r/releases/1/assets{?name,label}";
      const edit = ({ json, ...answer }: Answer) => ({ ...answer, json: { ...(json as object), upload_url } });
      github.react = ({ operation }) => (operation === "repos/get-release-by-tag" ? { edit } : undefined);
    },
  ],
])("what keeps a release from being written is said before a stamp is spent: %s", async (_, code, told, prepare) => {
  await using world = await createReleaseWorld();
  const options = prepare(world.github) ?? {};
  const run = await world.runHere({ "release-attach": "both" }, options);
  expect([run.exitCode, errorsOf(run), run.outputs["release-url"]]).toEqual([1, [code], ""]);
  expect(world.service.requests).toEqual([]);
  expect(run.stdout + run.summary).toMatch(told);
});

test("what keeps a release from being written is said before a stamp is spent: notes that are full; with room for a line they keep their text and get that line", async () => {
  await using world = await createReleaseWorld();
  // The check reckons with a heading of 250 characters.
  const notes = "x".repeat(125_000 - replaceSection("x", () => ["#".repeat(250)]).length + 1);
  const release = world.github.addRelease("v1", { body: notes });
  const run = await world.runHere({ "release-attach": "both" });
  expect([run.exitCode, errorsOf(run)]).toEqual([0, []]);
  expect(release.body?.slice(0, notes.length)).toBe(notes);
  expect(release.body?.split("\n").filter((row) => row.startsWith("### "))).toHaveLength(1);
  expect(world.github.problems).toEqual([]);

  release.body = `${notes}x`;
  const spent = world.service.requests.length;
  const full = await world.runHere({ "release-attach": "both" });
  expect([full.exitCode, errorsOf(full)]).toEqual([1, ["RELEASE_BODY_FULL"]]);
  expect([world.service.requests.length, release.body]).toEqual([spent, `${notes}x`]);
});

test.each([
  [403, "300", "RELEASE_NOT_WRITABLE", /contents: write(?!.*wait for block-time)/],
  [403, "0", "RELEASE_NOT_WRITABLE", /contents: write.* Wait for block-time before .* pay for them again/],
  [
    503,
    "0",
    "GITHUB_UNAVAILABLE",
    /Uploading anchor-[0-9a-f]{16}\.intoto\.json failed.* The verdicts stand.* output-dir\. Wait for block-time before you run the job again/,
  ],
])(
  "a release that answers %i once all is stamped fails the step after all other evidence is written; waited for: %s",
  async (status, waited, code, advice) => {
    await using world = await createReleaseWorld();
    const release = world.github.addRelease("v1");
    world.github.react = ({ operation }, nth) => {
      const isLate = operation === "repos/upload-release-asset" || (operation === "repos/update-release" && nth > 1);
      return isLate ? { answer: { status, json: { message: "Resource not accessible by integration" } } } : undefined;
    };
    const run = await world.runHere({ "release-attach": "both", wait: waited });
    expect(run.exitCode).toBe(1);
    expect(new Set(errorsOf(run))).toEqual(new Set([code]));
    expect(run.stdout).toMatch(advice);
    const anchored = waited === "300" ? "2" : "0";
    expect(run.outputs).toMatchObject({ "anchored-count": anchored, "release-url": "" });
    expect(run.results?.results).toHaveLength(2);
    expect(run.summary).toContain(waited === "300" ? "2 of 2 files anchored" : "2 of 2 files accepted");
    expect(stateOf(release)).toEqual({ body: null, assets: [] });
    const path = run.outputs["statement-path"] ?? "";
    expect(parseStatementFile(await readFile(path), basename(path)).statement.subject).toHaveLength(2);
  },
);

test("a release that got the section of a run without a record is named in release-url, and one that got nothing is not", async () => {
  await using world = await createReleaseWorld({ "dist/app.tgz": "app", "bad.json": "{}" });
  const release = world.github.addRelease("v1");
  const toNotes = await world.runHere({ mode: "verify", files: "", proofs: "bad.json", "release-attach": "body" });
  expect([toNotes.exitCode, sections(release), recordOf(release).statements]).toEqual([1, 1, []]);
  expect(toNotes.outputs["release-url"]).toBe("https://github.com/octo-org/octo-repo/releases/tag/v1");

  await world.runHere({ "release-attach": "assets", wait: "300" });
  release.assets.splice(0, Infinity, ...release.assets.filter(({ name }) => statementName.test(name)));
  let isChecked = false;
  world.github.react = ({ method, operation }) => {
    const isLate = isChecked && method !== "GET";
    isChecked ||= operation === "repos/update-release";
    return isLate ? { answer: { status: 403, json: { message: "No." } } } : undefined;
  };
  const toAll = await world.runHere({ mode: "check", "release-attach": "both" });
  expect([errorsOf(toAll), toAll.outputs["release-url"]]).toEqual([["RELEASE_NOT_WRITABLE"], ""]);
});

test.each(["", "true"])(
  "a release that is removed after its stamps warns of paying again, once: from-release %s",
  async (from) => {
    await using world = await createReleaseWorld();
    const { github, service } = world;
    const release = github.addRelease("v1", { assets: { "app.tgz": "app" } });
    github.react = () => {
      if (service.requests.length > 0) github.releases.splice(0);
      return undefined;
    };
    const inputs = from === "" ? {} : { "from-release": from, files: "" };
    const run = await world.runHere({ ...inputs, "release-attach": "both" });
    const errors = run.annotations.filter(({ level }) => level === "error").map(({ message }) => message);
    expect(errors).toEqual([expect.stringMatching(/v1 does not exist any more.* Wait for block-time before you run/)]);
    expect(errors[0]).not.toContain("Create the release first");
    expect([run.exitCode, release.body]).toEqual([1, null]);
  },
);

test.each([
  ["a dry run", { "dry-run": "true" }],
  ["a run without a key", { "api-key": "", "if-no-api-key": "skip" }],
])("nothing is written to GitHub by %s, and only the assets that it hashes are read", async (_, inputs) => {
  await using world = await createReleaseWorld();
  const release = world.github.addRelease("v1", { assets: { "app.tgz": "app" } });
  const attaching = await world.runHere({ "release-attach": "both", ...inputs });
  expect(attaching.exitCode).toBe(0);
  expect(attaching.outputs["count"]).toBe("2");
  expect(world.github.requests).toEqual([]);
  const reading = await world.runHere({ "from-release": "true", files: "", "release-attach": "both", ...inputs });
  expect([reading.exitCode, verdictsOf(reading)]).toEqual([0, ["skipped"]]);
  expect(reading.results?.results).toMatchObject([{ subject: { name: "app.tgz", digest: sha3Of("app") } }]);
  expect(new Set(world.github.requests.map(({ method }) => method))).toEqual(new Set(["GET"]));
  expect(world.service.requests).toEqual([]);
  expect(release.body).toBeNull();
});
