/** A step without a secret: the job's own token of GitHub's is exchanged for a key of this project's service. */
import { writeFile } from "node:fs/promises";
import { join } from "node:path";

import { afterAll, expect, onTestFinished, test, vi } from "vitest";

import { withExchangedKey } from "#action/github-key.ts";
import { createLog } from "#action/runner.ts";
import type { StatementFile } from "#evidence/statement-file.ts";
import { renderComment } from "#release/statements.ts";
import { aStatement, aSubject, filesOf } from "../../support/evidence/statements.ts";
import { createWorkspace } from "../../support/files/workspace.ts";
import { startGitHub } from "../../support/github/stand-in.ts";
import { skipWaits } from "../../support/clock.ts";
import { toInputs } from "../../support/inputs.ts";
import { json } from "../../support/network/behaviours.ts";
import { startFaultServer } from "../../support/network/fault-server.ts";
import { runAction, runSources } from "../../support/runner/runner.ts";
import type { Job } from "../../support/runner/runner-environment.ts";
import { startIssuer } from "../../support/service/issuer.ts";
import { startService } from "../../support/service/service.ts";
import { startTokenService } from "../../support/service/token-service.ts";

const issuer = await startIssuer();
afterAll(() => issuer.close());
const bearer = "bearer-of-the-runner";

const aService = async (repository: string) =>
  await startTokenService(issuer.url, [{ name: "releases", if: { repository } }]);

async function run(url: string, inputs: Record<string, string> = {}, mayAsk = true, job: Job = {}, start = runSources) {
  const workspace = await createWorkspace();
  onTestFinished(async () => await workspace.remove());
  await writeFile(join(workspace.path, "a.txt"), "a");
  issuer.runner.claims = { repository: "acme/rocket", ref: "refs/heads/main", event_name: "push" };
  const env = {
    ACTIONS_ID_TOKEN_REQUEST_URL: `${issuer.url}/runner?api-version=2.0`,
    ACTIONS_ID_TOKEN_REQUEST_TOKEN: bearer,
  };
  const given = { mode: "stamp", files: "a.txt", "api-url": url, "api-key-from": "github", ...inputs };
  return await start({ workspace, inputs: given, ...(mayAsk && { env }), ...job });
}

const textOf = ({ stdout, stderr }: Awaited<ReturnType<typeof run>>) => stdout + stderr;

test.each([
  ["what ships", runAction],
  ["the sources", runSources],
])("a job without a secret stamps by its own token, and token and key are masked: %s", async (_, start) => {
  const before = issuer.runner.asked.length;
  const done = await run(await aService("acme/*"), {}, true, {}, start);
  expect([done.exitCode, done.outputs["status"]]).toEqual([0, expect.stringMatching(/finalized|pending/)]);
  expect(issuer.runner.asked.slice(before)).toEqual([`Bearer ${bearer}`]);
  const masks = textOf(done).match(/^::add-mask::.+$/gm) ?? [];
  expect(masks).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/::anchor_[\w-]{52,140}$/),
      `::add-mask::${issuer.runner.given.at(-1)}`,
    ]),
  );
});

test.each<[string, string, boolean, RegExp]>([
  ["may not ask for a token", "acme/*", false, /may not ask for a token of its own[\s\S]*id-token: write/],
  ["fits no rule", "other/*", true, /The service has no rule for this repository or workflow[\s\S]*--oidc/],
])("a job that %s fails with what is missing", async (_, repository, mayAsk, told) => {
  const done = await run(await aService(repository), {}, mayAsk);
  expect(done.exitCode).toBe(1);
  expect(textOf(done)).toMatch(told);
});

test("a job that may not ask for a token, as of a fork's pull request, is skipped where it may be", async () => {
  const before = issuer.runner.asked.length;
  const skip = { "if-no-api-key": "skip" };
  const done = await run(await aService("acme/*"), skip, false);
  expect([done.exitCode, done.outputs["status"]]).toEqual([0, "unknown"]);
  expect(textOf(done)).toContain("There is no api-key, and if-no-api-key is skip, so nothing was sent.");
  expect(issuer.runner.asked).toHaveLength(before);
  // A refusal of the service is no missing key.
  expect((await run(await aService("other/*"), skip)).exitCode).toBe(1);
});

test("a monitor that writes an issue is refused under an untrusted event, before a token is asked for", async () => {
  const before = issuer.runner.asked.length;
  const inputs = { mode: "monitor", files: "", issue: "true", "github-token": "t" };
  const done = await run("http://127.0.0.1:9", inputs, true, { event: { name: "pull_request_target", payload: {} } });
  expect(done.exitCode).toBe(1);
  expect(textOf(done)).toMatch(/UNTRUSTED_EVENT[\s\S]*So writing an issue is refused/);
  expect(issuer.runner.asked).toHaveLength(before);
});

const toKeyless = (url: string) => toInputs({ "api-url": url, "api-key": "", "api-key-from": "github" });

test("a cancelled run waits for no token", async () => {
  await using runner = await startFaultServer(() => Promise.withResolvers<never>().promise);
  vi.stubEnv("ACTIONS_ID_TOKEN_REQUEST_URL", runner.url);
  vi.stubEnv("ACTIONS_ID_TOKEN_REQUEST_TOKEN", bearer);
  const cancelled = withExchangedKey(toKeyless(runner.url), createLog(), AbortSignal.timeout(100));
  await expect(cancelled).resolves.toMatchObject({ keyError: { code: "SERVICE_UNAVAILABLE" } });
});

test.each([
  [503, "unreachable", 0],
  [401, "failed", 1],
])(
  "a job whose token is answered by %i has its evidence and verdicts, and its token stays unseen",
  async (...given) => {
    const [status, verdict, exitCode] = given;
    await using service = await startFaultServer(({ headers }) =>
      json({ message: `not now, ${headers["authorization"]}` }, { status }),
    );
    const done = await run(service.url, { mode: "check", "fail-on": "failed" }, true, {}, runSources);
    expect([done.exitCode, done.results?.results.map((result) => result.verdict)]).toEqual([exitCode, [verdict]]);
    expect(done.outputs["checksums-path"]).toMatch(/SHA3-256SUMS$/);
    // An outage is met three times, before anything else is sent.
    expect(service.requests.map(({ path }) => path)).toEqual(Array(status === 503 ? 3 : 1).fill("/token"));
    const shown = textOf(done).replaceAll(/^::add-mask::.*$/gm, "") + done.summary;
    expect(shown).toContain("not now, Bearer ***");
    for (const token of issuer.runner.given) expect(shown).not.toContain(token.split(".")[1]);
  },
);

const page = "<h1>Not here</h1>";

test.each([
  [401, page, "API_KEY_REJECTED"],
  [403, page, "API_KEY_REJECTED"],
  [404, "", "ENDPOINT_NOT_FOUND"],
  [405, "no", "ENDPOINT_NOT_FOUND"],
  [402, page, "PLAN_LIMIT_REACHED"],
  [400, '{"message":"no"}', "REQUEST_REJECTED"],
  [307, "", "REDIRECT_REFUSED"],
  [408, page, "SERVICE_UNAVAILABLE"],
  [425, "", "SERVICE_UNAVAILABLE"],
  [429, page, "SERVICE_UNAVAILABLE"],
])("a status %i with the body %j, of the service or of GitHub, is told as what it is", async (status, body, code) => {
  await using refusing = await startFaultServer({ kind: "answer", answer: { status, body } });
  using _ = skipWaits();
  const isOutage = code === "SERVICE_UNAVAILABLE";
  const exchangeAt = async (runner: string) => {
    vi.stubEnv("ACTIONS_ID_TOKEN_REQUEST_URL", runner);
    vi.stubEnv("ACTIONS_ID_TOKEN_REQUEST_TOKEN", bearer);
    const { signal } = new AbortController();
    return (await withExchangedKey(toKeyless(refusing.url), createLog(), signal)).keyError?.code;
  };
  expect(await exchangeAt(`${issuer.url}/runner?api-version=2.0`)).toBe(code);
  expect(refusing.requests).toHaveLength(isOutage ? 3 : 1);
  expect(await exchangeAt(refusing.url)).toBe(isOutage ? code : "GITHUB_REFUSED");
});

test("a monitor sends the key that was renewed while it scans", async () => {
  await using github = await startGitHub();
  const [file] = filesOf(
    aStatement([aSubject("a.txt"), aSubject("b.txt")], { run: { repository: "octo-org/octo-repo" } }),
  );
  const body = `<!-- anchor-artifacts:begin -->\n${renderComment(file as StatementFile)}\n<!-- anchor-artifacts:end -->`;
  github.addRelease("v1", { body, assets: { "a.txt": "a.txt", "b.txt": "b.txt" } });
  const timer = vi.spyOn(globalThis, "setTimeout");
  const keys = ["a-key-for-a-while", "the-key-after-it"];
  const soon = new Date(Date.now() + 60_000).toISOString();
  await using service = await startFaultServer(async ({ path }) => {
    if (path === "/token") return json({ api_key: keys.shift(), expires_at: soon });
    const renewal = timer.mock.calls.find(([, delay]) => delay !== undefined && delay > 30_000 && delay < 48_001);
    if (keys.length > 0) renewal?.[0]();
    await vi.waitUntil(() => keys.length === 0);
    return json({});
  });
  await run(service.url, { mode: "monitor", files: "", "github-token": github.token, concurrency: "1" }, true, {
    apiUrl: github.places.api,
  });
  const sent = service.requests.filter(({ path }) => path !== "/token").map(({ headers }) => headers["x-api-key"]);
  expect(sent).toEqual(["a-key-for-a-while", "the-key-after-it"]);
  timer.mockRestore();
});

/** Exchanges a token for a key that lives so long; returns the timers that were set, which are cleared. */
async function exchange(lifeMs: number, log = createLog(), stop = new AbortController().signal) {
  const expires_at = new Date(Date.now() + lifeMs).toISOString();
  await using service = await startFaultServer(json({ value: "a.to.ken", api_key: "a-key-for-a-while", expires_at }));
  vi.stubEnv("ACTIONS_ID_TOKEN_REQUEST_URL", service.url);
  vi.stubEnv("ACTIONS_ID_TOKEN_REQUEST_TOKEN", bearer);
  const timer = vi.spyOn(globalThis, "setTimeout");
  onTestFinished(() => timer.mockRestore());
  await withExchangedKey(toKeyless(service.url), log, stop);
  for (const { value } of timer.mock.results) clearTimeout(value as NodeJS.Timeout);
  return timer.mock.calls;
}

test.each([
  ["has come", -3_600_000, 30_000],
  // A clock that is behind would use the key of 15 minutes until then.
  ["is forty days off", 40 * 86_400_000, 720_000],
])("a key whose end %s is renewed in time, and not in a loop", async (_, lifeMs, renewedAfterMs) => {
  expect((await exchange(lifeMs)).map(([, delay]) => delay)).toContain(renewedAfterMs);
});

test("a run that was stopped renews no key, and says nothing of it", async () => {
  const stopping = new AbortController();
  const warnings: string[] = [];
  const log = { ...createLog(), warning: (text: string) => void warnings.push(text) };
  const timers = await exchange(60_000, log, stopping.signal);
  const renewal = timers.find(([, delay]) => delay !== undefined && delay > 30_000 && delay < 48_001);
  stopping.abort();
  const before = timers.length;
  renewal?.[0]();
  await new Promise(setImmediate);
  const later = timers.slice(before).filter(([, delay]) => delay === 30_000);
  expect([renewal !== undefined, warnings, later]).toEqual([true, [], []]);
});

test("a service that does not accept tokens of GitHub, a wrong value and a dry run", async () => {
  await using service = await startService();
  const other = await run(service.url);
  expect(textOf(other)).toMatch(/ENDPOINT_NOT_FOUND[\s\S]*does not accept tokens of GitHub/);
  expect(textOf(await run(service.url, { "api-key-from": "gitlab" }))).toContain(
    'api-key-from is "gitlab"; it must be github',
  );
  const before = issuer.runner.asked.length;
  expect((await run(service.url, { "dry-run": "true" })).exitCode).toBe(0);
  expect((await run(service.url, { "api-key": service.apiKey })).exitCode).toBe(0);
  expect(issuer.runner.asked).toHaveLength(before);
});
