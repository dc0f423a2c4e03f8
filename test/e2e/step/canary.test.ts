/** The key, planted where it can be found again: it is nowhere but in the commands that mask it. */
import { expect, test, vi } from "vitest";

import { answers, changed } from "../../support/network/answers.ts";
import { json, jsonAnswer, type Behaviour } from "../../support/network/behaviours.ts";
import { caseProof } from "../../support/service/conformance.ts";
import { startFaultServer, type Script } from "../../support/network/fault-server.ts";
import { drawn } from "../../support/runs.ts";
import { readLeftovers } from "../../support/process/leftovers.ts";
import type { ReceivedRequest } from "../../support/network/received-request.ts";
import { byRoute, type Rule } from "../../support/runner/rules.ts";
import type { Run } from "../../support/runner/run-record.ts";
import { runAction, runActionHere, runSources, startAction } from "../../support/runner/runner.ts";
import { createCanary, encodingsOf, findSecret } from "../../support/runner/secrets.ts";
import { redirect, transportFaults } from "../../support/network/transport-faults.ts";
import { errorEnvelopes, wrongBodies } from "../../support/network/wrong-answers.ts";
import { createWorkspace, type Workspace } from "../../support/files/workspace.ts";

vi.setConfig({ maxConcurrency: 6 });

const key = createCanary();
/** Quotings of shells and runners, in which no service writes; half of the key is plain in them. */
const foreign = /^(?:shell|powershell|workflow)/;
const spellings = Object.entries(encodingsOf(key))
  .filter(([name]) => !foreign.test(name))
  .map(([name, form]) => [name, typeof form === "string" ? form : form.toString()] as const);
/** More of what a service might do to a text. */
const echoes: readonly (readonly [string, string])[] = [
  ...spellings,
  ["capitals", key.toUpperCase()],
  ["broken up", Array.from(key).join("\u200b")],
  ["JSON within JSON", JSON.stringify({ key })],
  ["JSON within JSON within JSON", JSON.stringify({ inner: JSON.stringify({ key }) })],
  ["twice", `${key}${key}`],
  ["a header", `x-api-key: ${key}\r\nhost: 127.0.0.1`],
];
const files = Object.fromEntries(echoes.map((_, index) => [`file-${String(index).padStart(2, "0")}.txt`, `${index}`]));

/** What is left of a run in which the key should not be, and is. */
async function leaks(run: Run, workspace: Workspace): Promise<readonly string[]> {
  const left = await readLeftovers(run, workspace);
  const anyCase = Object.entries(left)
    .filter(([, content]) => Buffer.from(content).toString("latin1").toLowerCase().includes(key.toLowerCase()))
    .map(([name]) => `${name}: in some case`);
  return [...findSecret(key, left), ...anyCase];
}

/** Runs with everything that the action can be made to say, by `play`. */
async function sweep(script: Script | Rule, given: Readonly<Record<string, string>>, play: typeof runActionHere) {
  await using server = await startFaultServer(script);
  const inputs = { files: "file-0*.txt", "api-url": server.url, "api-key": key, "request-timeout": "1", ...given };
  const start = inputs.files.replace(/\*?\.txt$/, "");
  const wanted = Object.entries(files).filter(([name]) => name.startsWith(start));
  await using workspace = await createWorkspace({
    ...Object.fromEntries(wanted),
    "proof.json": JSON.stringify([caseProof]),
  });
  const run = await play({ workspace, inputs, debug: true });
  expect(run.masks).toContain(key);
  return { run, leaks: await leaks(run, workspace), requests: server.requests };
}

test("the sweep finds a key that is left", async () => {
  await using workspace = await createWorkspace({
    "a.txt": key.toUpperCase(),
    "b.txt": Buffer.from(key).toString("hex"),
  });
  const run = { stdout: `::add-mask::${key}\n` } as Run;
  expect((await leaks({ ...run, stderr: "" }, workspace)).map((leak) => leak.split(": ").at(-1))).toEqual([
    "hex",
    "in some case",
  ]);
});

/** Each request's own echo, by what it is asked about. */
function echoOf(seen: string[], { hash, id }: ReceivedRequest): string {
  const subject = hash || id;
  if (!seen.includes(subject)) seen.push(subject);
  return echoes[seen.indexOf(subject) % echoes.length]?.[1] ?? key;
}

const everywhere = (right: object, echo: string): object => ({
  ...right,
  message: `Key ${echo} is fine.`,
  service: echo,
  requestId: echo,
  timestamp: echo,
  [echo]: echo,
});

/** A service that repeats the key it was sent in every member of its answers, in another spelling each time. */
function echoing(spoil: (right: object, echo: string) => Behaviour): Rule {
  const seen: string[] = [];
  const rule =
    (right: (request: ReceivedRequest) => object): Rule =>
    (request) =>
      spoil(everywhere(right(request), echoOf(seen, request)), echoOf(seen, request));
  return byRoute(
    {
      stamp: rule(({ hash, id }) => answers.stamp(hash, id)),
      check: rule(({ hash, id }) => answers.found(hash, id)),
      verify: rule(({ hash, id }) => answers.verified(hash, id)),
      verifyProof: rule(({ id }) => answers.proofVerified(caseProof.data.slice(2).toLowerCase(), id)),
    },
    { kind: "close" },
  );
}

const echoHeaders = {
  "x-api-key": key,
  "set-cookie": `key=${key}`,
  "x-echo": encodeURIComponent(key),
  "www-authenticate": `Key realm="${Buffer.from(key).toString("base64")}"`,
};

const spoilings: Readonly<Record<string, (right: object, echo: string) => Behaviour>> = {
  "a right answer": (right) => json(right, { headers: echoHeaders }),
  "an answer in which everything is the key": (right, echo) =>
    json(
      JSON.parse(JSON.stringify(right, (name, value: unknown) => (isPlainText(name, value) ? echo : value))) as object,
    ),
  "another wording": (right, echo) => json(changed(right, { "data.data": `Hash found. ${echo}` })),
  "status 422": (right) => json(right, { status: 422, headers: echoHeaders }),
  "status 401": (right) => json(right, { status: 401, headers: echoHeaders }),
  "an error inside HTTP 200": (right) => json(changed(right, { status: "error", statusCode: 422 })),
  "a web page": (_, echo) => ({
    kind: "answer",
    answer: { headers: { "content-type": `text/html; ${encodeURIComponent(echo)}` }, body: echo },
  }),
};

function isPlainText(name: string, value: unknown): boolean {
  return typeof value === "string" && !/^(?:status|fileHash|matchedHash|hash|99)$/i.test(name);
}

const modes = [
  { mode: "stamp", "request-timeout": "5" },
  { mode: "check", "request-timeout": "5" },
  { mode: "verify", report: "true", "send-file-names": "true", "request-timeout": "5" },
];
/** Each spoiling in each mode, and whether the stamp that it leaves unclear takes its time to be looked up. */
const echoed = Object.keys(spoilings).flatMap((name) =>
  modes.map((inputs) => {
    const isUnclear = inputs.mode === "stamp" && !/right|422|401|HTTP 200/.test(name);
    return { name, mode: inputs.mode, inputs, isUnclear };
  }),
);

async function sweepEchoes({ name, inputs, isUnclear }: (typeof echoed)[number], play: typeof runActionHere) {
  const spoil = spoilings[name] ?? ((right) => json(right));
  // What a run prints of an unclear stamp is the same for each.
  const chosen = isUnclear ? "file-00.txt" : "*.txt";
  const more = { files: chosen, concurrency: "16", "fail-on": "none" };
  const { leaks: found, requests } = await sweep(echoing(spoil), { ...inputs, ...more }, play);
  expect(found).toEqual([]);
  expect(requests[0]?.headers["x-api-key"]).toBe(key);
}

/** The one that asks and writes the most: what the sources leave in the others, the action built of them leaves. */
const isBuilt = ({ name, mode }: (typeof echoed)[number]) => name === "a right answer" && mode === "verify";

test.each(echoed.filter(isBuilt))(
  "no key is left by the built action where a service repeats it in $name to mode: $mode",
  (given) => sweepEchoes(given, runAction),
);

const isRight = ({ name }: (typeof echoed)[number]) => name === "a right answer";
const fromSources = echoed.filter((given) => !isBuilt(given));

test.each([
  ...fromSources.filter(isRight),
  ...drawn(
    fromSources.filter((given) => !isRight(given)),
    7,
  ),
])("no key is left where a service repeats it in $name to mode: $mode", (given) => sweepEchoes(given, runSources));

test.each(["a right answer", "status 422"])(
  "no key is left where a service repeats it in %s to a proof",
  async (name) => {
    const spoil = spoilings[name] ?? ((right) => json(right));
    const { leaks: found } = await sweep(
      echoing(spoil),
      { mode: "verify", files: "", proofs: "proof.json" },
      runActionHere,
    );
    expect(found).toEqual([]);
  },
);

test("no key is left where a service repeats it in the address of a report", async () => {
  const rule: Rule = ({ hash, id }) =>
    json(
      answers.verifiedWithReport(
        hash,
        id,
        `http://127.0.0.1:2/${encodeURIComponent(key)}.pdf?key=${encodeURIComponent(key)}`,
      ),
    );
  const { leaks: found } = await sweep(rule, { mode: "verify", report: "true" }, runSources);
  expect(found).toEqual([]);
});

test.each([
  `https://${Buffer.from(key).toString("hex")}.example/`,
  `https://user:${encodeURIComponent(key)}@elsewhere.example/${encodeURIComponent(key)}`,
  `/${encodeURIComponent(key)}`,
  key,
])("no key is left where a service repeats it in a redirect to %s", async (location) => {
  const { leaks: found, run } = await sweep(redirect(302, location), { mode: "check" }, runSources);
  expect(found).toEqual([]);
  expect(run.results?.results[0]?.error?.code).toBe("REDIRECT_REFUSED");
});

const right = jsonAnswer(answers.found("ab".repeat(32), key), { headers: echoHeaders });
const networkFaults = Object.entries<Script>({
  ...transportFaults(right, { everyMs: 20 }),
  "not HTTP, with the key": {
    onRequest: { kind: "bytes", bytes: `HTTP/9.9 200 ${key}\r\n${key}\r\n\r\n`, ending: "close" },
  },
  "a header that is none": {
    onRequest: { kind: "bytes", bytes: `HTTP/1.1 200 OK\r\n${key}\r\n\r\n`, ending: "close" },
  },
  "a status line of the key": {
    onRequest: { kind: "bytes", bytes: `HTTP/1.1 599 ${key}\r\ncontent-length: 0\r\nretry-after: 0\r\n\r\n` },
  },
});

test.each(drawn(networkFaults, 6))("no key is left where the network fails: %s", async (_, script) => {
  const { leaks: found, run } = await sweep(script, { mode: "check", files: "file-00.txt" }, runSources);
  expect(found).toEqual([]);
  expect(run.exitCode).toBe(1);
});

test.each([
  ["nobody listens", "http://127.0.0.1:2"],
  ["there is no such name", "https://service.invalid"],
])("no key is left where %s", async (_, url) => {
  const { leaks: found, run } = await sweep(
    { kind: "close" },
    { mode: "stamp", files: "file-00.txt", "api-url": url },
    runSources,
  );
  expect(found).toEqual([]);
  expect(run.results?.results[0]?.error?.code).toBe("SERVICE_UNREACHABLE");
});

test("no key is left by answers of which each has another wrong body", async () => {
  const asked: string[] = [];
  const count = Object.keys({ ...wrongBodies({}), ...errorEnvelopes({ status: "success" }) }).length;
  const rule: Rule = ({ hash, id }) => {
    if (!asked.includes(hash)) asked.push(hash);
    const found = everywhere(answers.found(hash, id), key);
    const all = Object.values({ ...wrongBodies(found), ...errorEnvelopes(found) });
    return { kind: "answer", answer: all[asked.indexOf(hash)] ?? {} };
  };
  const { leaks: left, run } = await sweep(rule, { mode: "check", files: "*.txt", concurrency: "1" }, runSources);
  expect(left).toEqual([]);
  expect(asked.length).toBeGreaterThanOrEqual(count);
  expect(run.results?.results.slice(0, count).map(({ verdict }) => verdict)).not.toContain("found");
});

test.each([
  ["a mistake in the inputs", { mode: key, concurrency: key, "fail-on": key }],
  ["the key as the address", { mode: "check", "api-url": key }],
  [
    "the key within the address",
    { mode: "check", "api-url": `https://x:${key}@service.example/?key=${encodeURIComponent(key)}` },
  ],
  ["no file", { mode: "check", files: "nothing-*" }],
  ["a dry run", { mode: "stamp", "dry-run": "true" }],
  ["a key that cannot be one", { mode: "check", "api-key": `${key} ${key}` }],
])("no key is left by a run that does not come far: %s", async (_, inputs: Readonly<Record<string, string>>) => {
  await using workspace = await createWorkspace({ "file-00.txt": "0" });
  const run = await runSources({
    workspace,
    inputs: { files: "file-0*.txt", "api-url": "http://127.0.0.1:2", "api-key": key, ...inputs },
    debug: true,
  });
  expect(await leaks(run, workspace)).toEqual([]);
});

/** Ends the action by an error that quotes the key. */
const quoting = "process.on('SIGUSR2',()=>{throw new Error('sent '+process.env['INPUT_API-KEY'])})";

test.concurrent.each([
  ["a run that ends by SIGTERM", "SIGTERM", 143],
  ["an error that quotes it", "SIGUSR2", 1],
] as const)("no key is left by %s", async (_, signal, exitCode) => {
  const stamp: Rule = ({ hash, id, nth }) =>
    nth > 1 ? { kind: "silence" } : json(everywhere(answers.stamp(hash, id), key));
  await using server = await startFaultServer(byRoute({ stamp }, { kind: "close" }));
  await using workspace = await createWorkspace(files);
  await using action = await startAction({
    workspace,
    inputs: { mode: "stamp", files: "*.txt", "api-url": server.url, "api-key": key, concurrency: "1" },
    env: { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(quoting)}` },
    debug: true,
  });
  await server.received(2);
  action.kill(signal);
  const run = await action.ended;
  expect(await leaks(run, workspace)).toEqual([]);
  expect([run.exitCode, run.results?.results[0]?.verdict]).toEqual([exitCode, "accepted"]);
});
