/** A run that is cancelled, killed or broken at any moment: what it has earned is written, and it ends soon. */
import { readFile, truncate } from "node:fs/promises";
import { join } from "node:path";

import { describe, expect, test, vi } from "vitest";

import { isPosix } from "../../support/availability.ts";
import { sha3Of } from "../../support/digests.ts";
import { answers } from "../../support/network/answers.ts";
import { json, type Behaviour } from "../../support/network/behaviours.ts";
import { startFaultServer, type FaultServer } from "../../support/network/fault-server.ts";
import { byRoute, type Rule } from "../../support/runner/rules.ts";
import { startAction, type MeasuredRun, type RunningAction } from "../../support/runner/runner.ts";
import { createWorkspace, type Workspace } from "../../support/files/workspace.ts";
import { drawn } from "../../support/runs.ts";

// Most of these tests wait for a process that waits.
vi.setConfig({ maxConcurrency: 4 });

/** The first file is answered at once, whatever happens to the others. */
const first = sha3Of("a.txt");
const files = Object.fromEntries(Array.from("abcdef", (letter) => [`${letter}.txt`, `${letter}.txt`]));
const accepted = ({ hash, id }: { hash: string; id: string }): Behaviour => json(answers.stamp(hash, id));
const notFound: Rule = ({ hash, id }) => json(answers.notFound(hash, id));
/** Stamps the first file rightly and does with the others as `then` says. */
const after = (then: Rule, check: Rule = notFound): Rule =>
  byRoute(
    {
      stamp: (request) =>
        request.hash === first ? accepted(request) : typeof then === "function" ? then(request) : then,
      check,
    },
    { kind: "reset" },
  );

interface Moment {
  readonly rule: Rule;
  readonly inputs?: Readonly<Record<string, string>>;
  /** Resolves when the moment has come. */
  readonly reached: (action: RunningAction, server: FaultServer) => Promise<unknown>;
  /** Verdicts that the others may have, where there are any; the first file is accepted unless it says otherwise. */
  readonly others?: RegExp;
  readonly first?: RegExp;
  /** Makes the workspace's files anew. */
  readonly prepare?: (workspace: Workspace) => Promise<void>;
}

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
const firstIsDone: Moment["reached"] = (action, server) =>
  Promise.all([action.printed(/accepted {2}a\.txt/), server.received(2)]);
const gibibyte = 2 ** 30;

/** The moments of a run, from its first to its last. */
const moments: Readonly<Record<string, Moment>> = {
  "while a file is hashed": {
    rule: after(accepted),
    prepare: async (workspace) => {
      await truncate(await workspace.write("large.bin", ""), 8 * gibibyte);
    },
    inputs: { files: "large.bin" },
    reached: (action) => action.printed(/::debug::Hashing/).then(() => wait(50)),
    first: /^NOT_ATTEMPTED$/,
  },
  "while files are hashed in threads": {
    rule: after(accepted),
    prepare: async (workspace) => {
      for (const name of ["y.txt", "z.txt"]) await truncate(await workspace.write(name, ""), 8 * gibibyte);
    },
    reached: (action) => action.printed(/::debug::Hashing/).then(() => wait(50)),
    first: /^(?:accepted|NOT_ATTEMPTED)$/,
    others: /^(?:accepted|NOT_ATTEMPTED)$/,
  },
  "while a check is answered": {
    rule: byRoute(
      { check: ({ hash, id }) => (hash === first ? json(answers.found(hash, id)) : { kind: "silence" }) },
      {
        kind: "reset",
      },
    ),
    inputs: { mode: "check" },
    reached: (action, server) => Promise.all([action.printed(/found {2}a\.txt/), server.received(2)]),
    first: /^found$/,
    others: /^NOT_ATTEMPTED$/,
  },
  "while a stamp is answered": {
    rule: after({ kind: "silence" }),
    reached: firstIsDone,
    others: /^(?:unclear|NOT_ATTEMPTED)$/,
  },
  "while a verification with a report is answered": {
    rule: byRoute(
      { verify: ({ hash, id }) => (hash === first ? json(answers.verified(hash, id)) : { kind: "silence" }) },
      { kind: "reset" },
    ),
    inputs: { mode: "verify", report: "true" },
    reached: (action, server) => Promise.all([action.printed(/verified {2}a\.txt/), server.received(2)]),
    first: /^verified$/,
    others: /^NOT_ATTEMPTED$/,
  },
  "while an unclear stamp is looked up": {
    rule: after({ kind: "reset" }),
    reached: (action, server) => firstIsDone(action, server).then(() => wait(300)),
    others: /^(?:unclear|NOT_ATTEMPTED)$/,
  },
  "while a request is about to be tried again": {
    rule: byRoute(
      {
        check: ({ hash, id }) =>
          hash === first ? json(answers.found(hash, id)) : json({}, { status: 503, headers: { "retry-after": "50" } }),
      },
      { kind: "reset" },
    ),
    inputs: { mode: "check" },
    reached: (action, server) =>
      Promise.all([action.printed(/found {2}a\.txt/), server.received(2)]).then(() => wait(300)),
    first: /^found$/,
    others: /^(?:SERVICE_UNAVAILABLE|NOT_ATTEMPTED)$/,
  },
  "while all workers pause": {
    rule: after(json({}, { status: 429, headers: { "retry-after": "50" } })),
    reached: (action, server) => firstIsDone(action, server).then(() => wait(300)),
    others: /^(?:RATE_LIMITED|NOT_ATTEMPTED)$/,
  },
  "while the chain is waited for": {
    rule: after(accepted),
    inputs: { wait: "300" },
    reached: (action, server) => Promise.all([action.printed(/accepted {2}f\.txt/), server.received(8)]),
    others: /^accepted$/,
  },
  "while a look at the chain is answered": {
    rule: after(accepted, { kind: "silence" }),
    inputs: { wait: "300" },
    reached: (_, server) => server.received(7),
    others: /^accepted$/,
  },
};

function momentOf(name: string): Moment {
  const moment = moments[name];
  if (moment === undefined) throw new RangeError(`There is no moment ${name}`);
  return moment;
}

interface Cancelled {
  readonly run: MeasuredRun;
  /** From the signal to the end of the process. */
  readonly milliseconds: number;
  readonly server: FaultServer;
  readonly journal: readonly Readonly<Record<string, unknown>>[];
}

/** Runs to the moment and sends `signals`; what is left is read before the folders go. */
async function cancelAt(
  { rule, inputs = {}, reached, prepare }: Moment,
  signals: readonly NodeJS.Signals[],
  env: Readonly<Record<string, string>> = {},
): Promise<Cancelled> {
  await using server = await startFaultServer(rule);
  await using workspace = await createWorkspace(files);
  await prepare?.(workspace);
  await using action = await startAction({
    workspace,
    inputs: {
      mode: "stamp",
      files: "*.txt",
      "api-url": server.url,
      "api-key": "a-secret-key",
      concurrency: "1",
      ...inputs,
    },
    env,
    hasFewAnswers: true,
    debug: true,
  });
  await reached(action, server);
  const started = performance.now();
  for (const [index, signal] of signals.entries()) {
    // Two that wait together come in no certain order.
    if (index > 0) await action.printed(/: cancelling/);
    action.kill(signal);
  }
  const run = await action.ended;
  const milliseconds = performance.now() - started;
  return { run, milliseconds, server, journal: await readJournal(workspace) };
}

async function readJournal(workspace: Workspace) {
  const path = join(workspace.temp, "anchor-artifacts", "anchor", "journal.jsonl");
  const text = await readFile(path, "utf8").catch(() => "");
  expect(text === "" || text.endsWith("\n")).toBe(true);
  return text
    .split("\n")
    .slice(0, -1)
    .map((line) => JSON.parse(line) as Record<string, unknown>);
}

const verdictsOf = ({ results }: MeasuredRun) =>
  (results?.results ?? []).map(({ verdict, error }) => error?.code ?? verdict);

const defectsOf = ({ annotations }: MeasuredRun) =>
  annotations.filter(({ properties }) => properties["title"] === "INTERNAL").map(({ message }) => message);

/** What never ends would be killed after a minute; how soon it ends is promised below, and up to the machine here. */
const sometime = 30_000;

const exitCodes = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 } as const;

// The one look at the wall's clock: what is busy with other tests gets it another time.
test.each([
  ["a stamp is sent and the signal leaves it a moment", ["SIGINT"], 6000],
  ["a stamp is sent and the signal leaves it none", ["SIGTERM"], 6000],
  ["a second signal ends the moment of the first, of four seconds", ["SIGINT", "SIGTERM"], 3900],
] as const)("all is over in time where %s", { retry: 3 }, async (_, signals, limit) => {
  const { run, milliseconds } = await cancelAt(momentOf("while a stamp is answered"), signals);
  expect(milliseconds).toBeLessThan(limit);
  expect(run.exitCode).toBe(exitCodes[signals[0]]);
  expect(verdictsOf(run).slice(0, 2)).toEqual(["accepted", "unclear"]);
});

const signals = ["SIGINT", "SIGTERM"] as const;
const cancellations = [
  ...drawn(Object.keys(moments), 3).flatMap((name) => drawn(signals, 1).map((signal) => ({ signal, name }))),
  { signal: "SIGHUP", name: "while the chain is waited for" } as const,
];

describe.concurrent("a run that is cancelled", () => {
  test.each(cancellations)(
    "a run that is cancelled by $signal $name ends with all results and its exit code",
    async ({ signal, name }) => {
      const moment = momentOf(name);
      const { run, milliseconds, server } = await cancelAt(moment, [signal]);
      expect(run.exitCode).toBe(exitCodes[signal]);
      expect(milliseconds).toBeLessThan(sometime);
      const [verdict, ...others] = verdictsOf(run);
      expect(verdict).toMatch(moment.first ?? /^accepted$/);
      expect(others).toHaveLength(moment.inputs?.["files"] ? 0 : moment.prepare ? 7 : 5);
      for (const other of others) expect(other).toMatch(moment.others ?? /^never$/);
      const anchored = verdictsOf(run).filter((each) => each === "found" || each === "verified").length;
      expect(run.outputs).toMatchObject({
        count: String(others.length + 1),
        "accepted-count": String(verdictsOf(run).filter((each) => each === "accepted").length),
        "anchored-count": String(anchored),
        "all-anchored": "false",
        status: new Set(verdictsOf(run)).size === 1 && verdict === "accepted" ? "pending" : "failed",
      });
      expect(JSON.parse(run.outputs["results"] ?? "")).toHaveLength(others.length + 1);
      // What was not attempted is only counted, all else is named.
      const left = verdictsOf(run).filter((each) => each === "NOT_ATTEMPTED").length;
      const told =
        verdict === "NOT_ATTEMPTED" ? `Not attempted**: ${left} file` : run.results?.results[0]?.subject.name;
      expect(run.summary).toContain(told);
      expect(run.stdout).toContain(`${signal}: cancelling`);
      // Nothing is sent after the signal, and what was refused or lost is not sent again.
      const stamps = server.requests.filter(({ route }) => route === "stamp").map(({ hash }) => hash);
      expect(stamps).toHaveLength(new Set(stamps).size);
    },
  );
});

test.concurrent("a stamp that was sent may still be answered after SIGINT, and its result counts", async () => {
  const slowly: Rule = ({ hash, id }) => ({ ...json(answers.stamp(hash, id)), afterMs: 2000 }) as Behaviour;
  const { run, journal } = await cancelAt({ rule: after(slowly), reached: firstIsDone }, ["SIGINT"]);
  expect(run.exitCode).toBe(130);
  expect(verdictsOf(run).slice(0, 3)).toEqual(["accepted", "accepted", "NOT_ATTEMPTED"]);
  expect(journal.filter(({ event }) => event === "result")).toHaveLength(2);
});

/** A module that is loaded before the action, in the one line without spaces that NODE_OPTIONS takes. */
const preload = (code: string) => ({ NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(code)}` });

/** A moment that is there at once, for what comes of itself. */
const atOnce = async (): Promise<void> => {};

test.concurrent("a signal as early as it can be heard leaves every subject untried", async ({ skip }) => {
  // On Windows a test cannot raise a signal so early.
  skip(!isPosix);
  const code = "process.on('newListener',(name)=>name==='SIGINT'&&process.kill(process.pid,'SIGINT'))";
  const { run, server, journal } = await cancelAt({ rule: { kind: "silence" }, reached: atOnce }, [], preload(code));
  expect(run.exitCode).toBe(130);
  expect(verdictsOf(run)).toEqual(Array.from({ length: 6 }, () => "NOT_ATTEMPTED"));
  expect(server.requests).toHaveLength(0);
  expect(journal).toEqual([]);
});

test.concurrent.each([
  ["each stamp that was on its way, and each that was answered", "while a stamp is answered"],
  ["a stamp of unclear fate without a result", "while an unclear stamp is looked up"],
])("SIGKILL leaves a journal with %s", async (_, name) => {
  const { run, journal } = await cancelAt(momentOf(name), ["SIGKILL"]);
  expect(run).toMatchObject({ signal: "SIGKILL", results: undefined });
  expect(journal).toMatchObject([
    { event: "intent", name: "a.txt", digest: first, run_id: "1658821493" },
    { event: "result", name: "a.txt", digest: first, verdict: "accepted", request_id: expect.any(String) },
    { event: "intent", name: "b.txt", digest: sha3Of("b.txt") },
  ]);
});

describe.concurrent("an error that nobody caught", () => {
  const onSignal = (code: string) => preload(`process.on('SIGUSR2',()=>{${code}})`);

  const thrown = [
    ["an exception", "throw new Error('planted')"],
    ["a rejection", "Promise.reject(new Error('planted'))"],
    ["something that is no error", "throw 'planted'"],
  ] as const;

  test.each(drawn(thrown, 1))(
    "%s that nobody caught ends the run with what it has, and exit code 1",
    async (_, code) => {
      // The step fails also when fail-on lists nothing.
      const moment = { ...momentOf("while a stamp is answered"), inputs: { "fail-on": "none" } };
      const { run, milliseconds, journal } = await cancelAt(moment, ["SIGUSR2"], onSignal(code));
      expect(run.exitCode).toBe(1);
      expect(milliseconds).toBeLessThan(sometime);
      expect(verdictsOf(run)).toEqual(["accepted", "unclear", ...Array.from({ length: 4 }, () => "NOT_ATTEMPTED")]);
      expect(run.outputs).toMatchObject({
        count: "6",
        "accepted-count": "1",
        "anchored-count": "0",
        "all-anchored": "false",
      });
      expect(run.summary).toContain("a.txt");
      expect(defectsOf(run)).toEqual([expect.stringMatching(/^planted\. This is a defect of this program/)]);
      expect(journal.filter(({ event }) => event === "result")).toHaveLength(2);
      // A stack would be read for commands.
      expect(run.stderr).toBe("");
    },
  );
});

test.concurrent("a log that nobody reads any more does not keep the run from its end and its evidence", async () => {
  // A pipe whose reader is gone: every write fails, a moment later.
  const code = "process.stdout.write=()=>{setImmediate(()=>process.stdout.emit('error',new Error('EPIPE')));return!0}";
  const { run, milliseconds } = await cancelAt({ rule: after(accepted), reached: atOnce }, [], preload(code));
  expect(milliseconds).toBeLessThan(sometime);
  expect(run.exitCode).toBe(0);
  expect(verdictsOf(run)).toEqual(Array.from({ length: 6 }, () => "accepted"));
});

describe.concurrent("hashing threads", () => {
  const hashing = momentOf("while files are hashed in threads");

  test("hashing threads that die end the run with what it has, and exit code 1", async () => {
    const code =
      "process.on('worker',(thread)=>setTimeout(()=>{thread.emit('error',new Error('planted'));thread.terminate()},100))";
    const { run } = await cancelAt(hashing, [], preload(code));
    expect(run.exitCode).toBe(1);
    expect(verdictsOf(run)).toHaveLength(8);
    expect(verdictsOf(run).slice(-2)).toEqual(["NOT_ATTEMPTED", "NOT_ATTEMPTED"]);
    expect(defectsOf(run)).toEqual([expect.stringMatching(/^A hashing thread died: planted\. This is a defect/)]);
  });

  test.each(drawn(signals, 1))(
    "hashing threads that hang do not keep %s from writing what there is",
    async (signal) => {
      const code = "process.on('worker',(thread)=>thread.removeAllListeners())";
      const { run, milliseconds } = await cancelAt(hashing, [signal], preload(code));
      expect(run.exitCode).toBe(exitCodes[signal]);
      expect(milliseconds).toBeLessThan(sometime);
      expect(verdictsOf(run)).toEqual(Array.from({ length: 8 }, () => "NOT_ATTEMPTED"));
    },
  );
});
