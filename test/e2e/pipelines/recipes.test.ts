/** The recipes of the README and of docs/recipes.md, and what whoever copies one sees. */
import { spawnSync } from "node:child_process";
import { readFile } from "node:fs/promises";

import { describe, expect, test } from "vitest";

import { predicateType, type Statement } from "#evidence/statement.ts";
import { runCommandHere } from "../../support/cli.ts";
import { readRecipes } from "../../support/documents/recipes.ts";
import { createWorkspace } from "../../support/files/workspace.ts";
import { exchange } from "../../support/github/release-world.ts";
import { verifyByOpenssl } from "../../support/witness/openssl.ts";
import { toPem } from "../../support/witness/make-token.ts";
import { startFaultServer } from "../../support/network/fault-server.ts";
import { leaveOut } from "../../support/availability.ts";
import { sha256Of, sha3Of } from "../../support/digests.ts";
import { outlineOf } from "../../support/workflow/outline.ts";
import { runSources } from "../../support/runner/runner.ts";
import { runWorkflow } from "../../support/workflow/runner.ts";
import { chain, prepareScenario, scenarios, type ScenarioName, type Stage } from "../../support/workflow/scenarios.ts";

const hasJq = ["jq"].every((tool) => spawnSync(tool, ["--version"]).error === undefined);
if (!hasJq) leaveOut("the recipes that use jq", "it is not there");

const [ours = ""] = /anchor-artifacts\/anchor-artifacts@\w+/.exec(await readFile("README.md", "utf8")) ?? [];
const publish = '  gh release edit "$GITHUB_REF_NAME" --draft=false: success';

const statement = "anchor-STATEMENT.intoto.json";
const lists = ["anchor-SHA256SUMS", "anchor-SHA3-256SUMS"];
const evidence = [...lists, statement, "anchor-evidence.html"];
/** The names of all assets, those of statements as one. */
const namesOf = ({ github }: Stage): readonly string[] =>
  github.releases
    .flatMap(({ assets }) => assets.map(({ name }) => name.replace(/-[0-9a-f]{16}\./, "-STATEMENT.")))
    .toSorted();

// Many processes on few cores.
const atLength = { timeout: 180_000 };
// One after the other: the runner for tests changes this process's folder.
describe.runIf(process.platform === "linux")("whoever copies a recipe sees", atLength, () => {
  test("the README's job of the built action publishes a release whose assets are on the chain, with its evidence", async () => {
    await using stage = await prepareScenario("a build to be published");
    expect(outlineOf(await runWorkflow(stage.options))).toEqual([
      "release: success",
      "  make dist: success",
      '  gh release view "$GITHUB_REF_NAME" || gh release create "$GITHUB_REF_NAME" --draft --verify-tag --generate-notes dist/*: success',
      `  ${ours}: success, 2 of 2, finalized`,
      publish,
    ]);
    const [release] = stage.github.releases;
    expect(release).toMatchObject({
      draft: false,
      body: expect.stringMatching(/anchored[^]*<code>app\.tgz<\/code>/),
    });
    expect(namesOf(stage)).toEqual([...evidence, "app.map", "app.tgz"]);
    expect(stage.github.problems).toEqual([]);
  });

  test("the recipe for a tag makes a release with its evidence", async () => {
    await using stage = await prepareScenario("a tag");
    expect(outlineOf(await runWorkflow({ ...stage.options, runAction: runSources }))).toEqual([
      "release: success",
      "  make dist: success",
      '  gh release view "$GITHUB_REF_NAME" || gh release create "$GITHUB_REF_NAME" --draft --verify-tag --generate-notes dist/*: success',
      `  ${ours}: success, 2 of 2, finalized`,
      `  ${ours}: success, 2 of 2, finalized`,
      publish,
    ]);
    expect(stage.github.releases).toMatchObject([
      {
        draft: false,
        body: expect.stringMatching(
          /<code>app\.map<\/code> .* ✅ verified · \[PDF\]\([^)]*anchor-app\.map\.verification\.pdf\)[^]*Evidence: /,
        ),
      },
    ]);
    const reports = ["app.map", "app.tgz"].map((name) => `anchor-${name}.verification.pdf`);
    // The verification found nothing that the stamp had not.
    expect(namesOf(stage)).toEqual([...evidence, ...reports, "app.map", "app.tgz"].toSorted());
    expect(stage.github.problems).toEqual([]);
  });

  test("the recipe for many files makes one stamp, keeps the list with the release, and holds the files against it", async () => {
    await using stage = await prepareScenario("a list stamped for its files");
    expect(outlineOf(await runWorkflow({ ...stage.options, runAction: runSources }))).toEqual([
      "anchor: success",
      "  make dist: success",
      '  gh release view "$GITHUB_REF_NAME" || gh release create "$GITHUB_REF_NAME" --draft --verify-tag --generate-notes: success',
      `  ${ours}: success, 2 of 2, finalized`,
      '  gh release upload "$GITHUB_REF_NAME" evidence/anchor-*: success',
      publish,
    ]);
    const sent = stage.service.requests.map(({ path }) => path.replace(/^\/core\/v\d\//, ""));
    expect(sent).toEqual(["timestamp/post", "file/check", "verify/file"]);
    expect(namesOf(stage)).toEqual(["anchor-SHA3-256SUMS", statement, "anchor-evidence.html"]);
    expect(stage.github.problems).toEqual([]);
    const later = await play("files held against their list");
    expect(outlineOf(later.run)).toEqual(["job: success", `  ${ours}: success, 2 of 2, finalized`]);
    expect(later.sent).toEqual(["verify/file"]);
  });

  test("the recipe for a matrix uploads under names of its own, and each leg attaches to the draft that is then published", async () => {
    await using stage = await prepareScenario("a tag of a matrix");
    expect(outlineOf(await runWorkflow({ ...stage.options, runAction: runSources }))).toEqual([
      ...["macos-latest", "ubuntu-latest", "windows-latest"].flatMap((target) => [
        `build target=${target}: success`,
        '  make "$FILE" && gh release upload "$GITHUB_REF_NAME" "$FILE": success',
        `  ${ours}: success, 1 of 1, finalized`,
      ]),
      "draft: success",
      '  gh release view "$GITHUB_REF_NAME" || gh release create "$GITHUB_REF_NAME" --draft --verify-tag --generate-notes: success',
      "publish: success",
      publish,
    ]);
    expect(stage.github.releases.map(({ draft, assets }) => [draft, assets.length])).toEqual([[false, 9]]);
    expect(stage.github.problems).toEqual([]);
  });

  test.each([
    [
      "a tag after softprops",
      [
        "anchor: success",
        `  ${ours}: success, 2 of 2, finalized`,
        publish,
        "release: success",
        "  make dist: success",
        "  softprops/action-gh-release@b4309332981a82ec1c5618f44dd2e27cc8bfbfda: success",
      ],
    ],
    [
      "a merge after release-please",
      [
        "anchor: success",
        `  ${ours}: success, 2 of 2, finalized`,
        '  gh release edit "$TAG" --draft=false: success',
        "release-please: success",
        "  googleapis/release-please-action@45996ed1f6d02564a971a2fa1b5860e934307cf7: success",
        '  make dist && gh release upload "$TAG" dist/*: success',
      ],
    ],
    [
      "a tag after GoReleaser",
      [
        "release: success",
        "  goreleaser/goreleaser-action@f06c13b6b1a9625abc9e6e439d9c05a8f2190e94: success",
        `  ${ours}: success, 2 of 2, finalized`,
        publish,
      ],
    ],
  ] as const)("the recipe for %s publishes what another tool drafted, with its evidence", async (name, outline) => {
    await using stage = await prepareScenario(name);
    expect(outlineOf(await runWorkflow({ ...stage.options, runAction: runSources }))).toEqual(outline);
    expect(stage.github.releases).toMatchObject([{ tag: "v1.2.3", draft: false }]);
    expect(namesOf(stage)).toEqual([...evidence, "app.map", "app.tgz"]);
    expect(stage.github.problems).toEqual([]);
  });

  test("the recipe for a Sigstore bundle makes it an asset that scorers find, and stamps it with the others", async () => {
    await using stage = await prepareScenario("a tag with its provenance");
    const run = await runWorkflow({ ...stage.options, runAction: runSources });
    expect(outlineOf(run)).toContain(`  ${ours}: success, 3 of 3, finalized`);
    expect(namesOf(stage)).toEqual([...evidence, "app.map", "app.tgz", "provenance.intoto.jsonl"]);
    const attested = JSON.parse(run.artifacts["attestation"]?.["statement.json"] ?? "") as Statement;
    expect(attested.subject.map(({ name }) => name)).toEqual(["app.map", "app.tgz"]);
  });

  test.each([
    ["a release without an account", "job"],
    ["the first five minutes", "anchor"],
    ["a release, by a workflow that is called", "anchor"],
  ] as const)(
    "clocks alone date %s, with evidence that OpenSSL reads too, and nobody else is asked",
    async (scenario, job) => {
      await using stage = await prepareScenario(scenario);
      const run = await runWorkflow({ ...stage.options, runAction: runSources });
      // The list is a subject too.
      expect(outlineOf(run)).toEqual([`${job}: success`, `  ${ours}: success, 0 of 2, finalized`]);
      expect(run.jobs[0]?.steps.at(-1)?.outputs).toMatchObject({ "timestamped-count": "2" });
      expect(stage.service.requests).toEqual([]);
      const clocks = ["ots", "tsr"].flatMap((end) => [`anchor-SHA256SUMS.${end}`, `anchor-SHA256SUMS.2.${end}`]);
      expect(namesOf(stage)).toEqual([...evidence, ...clocks, "app.tgz"].toSorted());
      const contents = new Map(
        stage.github.releases[0]?.assets.map(({ name, content }) => [name, content as Uint8Array]),
      );
      await using workspace = await createWorkspace(Object.fromEntries(contents));
      const verify = ["verify", "app.tgz", "--evidence", "anchor-evidence.html"];
      expect(await runCommandHere(verify, { cwd: workspace.path })).toMatchObject({
        stdout: expect.stringMatching(/anchor-SHA256SUMS existed by[^]*promised to Bitcoin by calendar/),
      });
      const list = Buffer.from(contents.get("anchor-SHA256SUMS") ?? []).toString();
      const token = contents.get("anchor-SHA256SUMS.tsr") ?? new Uint8Array();
      expect(await verifyByOpenssl(workspace.temp, list, token, toPem(chain.root.certificate))).toContain(
        "Verification: OK",
      );
    },
  );

  test("the gate lets a stamped release pass, and stops one with a replaced file", async () => {
    await using stage = await prepareScenario("a release without an account");
    await runWorkflow({ ...stage.options, runAction: runSources });
    await using gate = await prepareScenario("a gate before a deployment");
    const { file } = gate.options;
    const { event } = scenarios["a gate before a deployment"];
    const options = {
      ...stage.options,
      file,
      event,
      ref: "refs/heads/main",
      inputs: { tag: "v1.2.3" },
      runAction: runSources,
    };
    const results = async () => (await runWorkflow(options)).jobs.map(({ id, result }) => `${id} ${result}`);
    expect(await results()).toEqual(["gate success", "deploy success"]);
    const [release] = stage.github.releases;
    if (release === undefined) throw new Error("There is no release.");
    exchange(release, "app.tgz", "replaced");
    expect(await results()).toEqual(["gate failure", "deploy skipped"]);
  });

  test("the step with a service waits until a block holds the release's files", async () => {
    const { run } = await play("a release with a service");
    expect(outlineOf(run)).toEqual(["job: success", `  ${ours}: success, 1 of 1, finalized`]);
  });

  test("the recipe for images stamps a file whose SHA-256 is the image's digest", async () => {
    await using stage = await prepareScenario("a tag of an image");
    expect(outlineOf(await runWorkflow({ ...stage.options, runAction: runSources }))).toContain(
      `  ${ours}: success, 1 of 1, finalized`,
    );
    const sums = stage.github.releases.flatMap(({ assets }) =>
      assets.filter(({ name }) => name === "anchor-SHA256SUMS"),
    );
    const manifest = '{"schemaVersion":2,"image":"registry.example/acme/app:v1.2.3"}';
    expect(Buffer.from(sums[0]?.content as Uint8Array).toString()).toBe(`${sha256Of(manifest)}  app.image.json\n`);
  });

  test("the recipe for npm stamps the file that is then published", async () => {
    const published: unknown[] = [];
    await using registry = await startFaultServer(({ method, body }) => {
      if (method !== "PUT") return { kind: "answer", answer: { status: 404, body: "{}" } };
      published.push(JSON.parse(body.toString()));
      return { kind: "answer", answer: { status: 201, body: "{}" } };
    });
    await using stage = await prepareScenario("a tag of a package");
    const npmrc = `registry=${registry.url}/\n//${new URL(registry.url).host}/:_authToken=token\n`;
    const files = { ...stage.options.files, ".npmrc": npmrc };
    const run = await runWorkflow({ ...stage.options, files, runAction: runSources });
    expect(outlineOf(run).filter((line) => !line.endsWith("success"))).toEqual([
      `  ${ours}: success, 1 of 1, finalized`,
    ]);
    const [stamped] = stage.github.releases.flatMap(({ assets }) => assets.filter(({ name }) => name.endsWith(".tgz")));
    expect(published).toMatchObject([
      { _attachments: { "app-1.2.3.tgz": { data: Buffer.from(stamped?.content as Uint8Array).toString("base64") } } },
    ]);
  });

  test("the recipe for an SBOM stamps it with the files, beside two clocks", async () => {
    await using stage = await prepareScenario("a tag with an SBOM");
    expect(outlineOf(await runWorkflow({ ...stage.options, runAction: runSources }))).toContain(
      `  ${ours}: success, 3 of 3, finalized`,
    );
    const clocks = ["anchor-SHA256SUMS.ots", "anchor-SHA256SUMS.tsr"];
    expect(namesOf(stage)).toEqual([...evidence, ...clocks, "app.map", "app.spdx.json", "app.tgz"].toSorted());
  });

  test("the weekly check of a recipe replaces what the release's stamp left pending", async () => {
    await using stage = await prepareScenario("a release, to be checked every week");
    const stamped = await runWorkflow({ ...stage.options, runAction: runSources });
    expect(outlineOf(stamped)).toEqual(["anchor: success", `  ${ours}: success, 0 of 1, 1 accepted, pending`]);
    expect(stage.github.releases[0]?.body).toContain("waiting for a block");
    const { event } = scenarios["a week after the release"];
    const checked = await runWorkflow({ ...stage.options, runAction: runSources, event, ref: "refs/heads/main" });
    expect(outlineOf(checked)).toEqual(["anchor: success", `  ${ours}: success, 1 of 1, finalized`]);
    const body = stage.github.releases[0]?.body ?? "";
    expect(body.match(/anchor-artifacts:begin/g)).toHaveLength(1);
    expect(body).toContain("found");
    expect(body).not.toContain("waiting for a block");
  });

  test("the recipe for pull requests fails for what is not anchored, and passes one from a fork", async () => {
    const { run } = await play("a pull request with jars");
    expect(outlineOf(run)).toEqual(["provenance: failure", `  ${ours}: failure, 1 of 2, finalized`]);
    const annotations = run.jobs.flatMap(({ steps }) => steps).flatMap((step) => step.run?.annotations ?? []);
    expect(annotations).toContainEqual(
      expect.objectContaining({ level: "error", properties: expect.objectContaining({ file: "vendor/new.jar" }) }),
    );
    const fork = await play("a pull request with jars from a fork");
    expect(outlineOf(fork.run)).toEqual(["provenance: success", `  ${ours}: success, 0 of 1, unknown`]);
    expect(fork.sent).toEqual([]);
  });

  test.runIf(hasJq)(
    "the recipe for actions/attest hands it the predicate of the evidence, about the built files by SHA-256",
    async () => {
      const { run } = await play("a tag whose evidence is signed");
      expect(outlineOf(run)).toEqual([
        "attest: success",
        "  make dist: success",
        `  ${ours}: success, 2 of 2, finalized`,
        '  jq .predicate "$STATEMENT" > predicate.json: success',
        "  actions/attest@1e69f48acb82d1966a394da916b4c1698aa569d6: success",
      ]);
      const attested = JSON.parse(run.artifacts["attestation"]?.["statement.json"] ?? "") as Statement;
      const made = { "app.map": "map", "app.tgz": "app" };
      expect(attested.subject).toEqual(
        Object.entries(made).map(([name, text]) => ({ name, digest: { sha256: sha256Of(text) } })),
      );
      expect(attested.predicateType).toBe(predicateType);
      const anchors = Object.values(made).map((text) => ({ digest: sha3Of(text), verdict: "anchored" }));
      expect(attested.predicate.anchors).toMatchObject(anchors.toSorted((a, b) => (a.digest < b.digest ? -1 : 1)));
    },
  );

  test("the recipe for proof files verifies a proof for its file", async () => {
    const { run, sent } = await play("files with their proofs");
    expect(outlineOf(run)).toEqual(["job: success", `  ${ours}: success, 1 of 1, finalized`]);
    expect(sent).toEqual(["verify/post-lite"]);
  });

  test.runIf(hasJq)(
    "the recipe for outputs prints the verdicts in a later step, also of a step that failed, as the documents show them",
    async () => {
      const { run } = await play("outputs in a later step");
      const [, checked, printed] = run.jobs.flatMap(({ steps }) => steps);
      expect(printed?.log).toBe("found dist/app.tgz\nnot-found dist/new.tgz\n");
      const [, shown = ""] = /```json\n(\[\n[\s\S]*?)```/.exec(await readFile("docs/recipes.md", "utf8")) ?? [];
      expect(JSON.parse(checked?.outputs["results"] ?? "")).toEqual(JSON.parse(shown));
    },
  );
});

/** What the runner masks, or reads for masks. */
const maskedLater = new Set(["commands", "masks", "stdout"]);

/** Plays the scenario, in which the key must reach the service and nothing else that is kept. */
async function play(name: ScenarioName) {
  await using stage = await prepareScenario(name);
  const run = await runWorkflow({ ...stage.options, runAction: runSources });
  const { apiKey, requests } = stage.service;
  expect(requests.every(({ headers }) => headers["x-api-key"] === apiKey)).toBe(true);
  const kept = JSON.stringify(run, (member, value: unknown) => (maskedLater.has(member) ? undefined : value));
  expect(kept).not.toContain(apiKey);
  return { run, sent: requests.map(({ path }) => path.replace(/^\/core\/v\d\//, "")) };
}

test("every recipe has a scenario", () => {
  const played = Object.values(scenarios).map(({ recipe }) => recipe);
  expect([...new Set(played)].toSorted()).toEqual([...readRecipes().keys()].toSorted());
});
