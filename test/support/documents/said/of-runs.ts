/** What a run says in its log, and what it says of subjects that it did not ask about. */
import { symlink } from "node:fs/promises";
import { join } from "node:path";

import { warnOfOutputs } from "#action/step.ts";
import { createWebClient } from "#api/downloads.ts";
import { createPlainHost } from "#cli/plain-host.ts";
import type { AnchorError } from "#core/errors.ts";
import type { Judgement } from "#core/row.ts";
import type { Verdict } from "#words/verdicts.ts";
import { findMismatch } from "#github/downloads.ts";
import { renderExplanation, toChangedWarning } from "#render/causes.ts";
import { toView } from "#render/result-view.ts";
import { tellEnding } from "#run/begin-and-end.ts";
import { askEach, toFailedRow } from "#run/ask-each.ts";
import { toUnreached } from "#run/hash-subjects.ts";
import { openRecords, createReportStore } from "#run/records.ts";
import { createWorkspace, type Workspace } from "../../files/workspace.ts";
import { createReleaseWorld } from "../../github/release-world.ts";
import { toInputs } from "../../inputs.ts";
import { json } from "../../network/behaviours.ts";
import { startFaultServer } from "../../network/fault-server.ts";
import { neverCancelled, runPlainJob } from "../../plain-job.ts";
import { aDigest, anEvidence, aResult, aRun, outcomes } from "../../results.ts";
import { startService } from "../../service/service.ts";
import type { Provocation } from "./said.ts";

const all = outcomes(aDigest(1));

/** The lines of a run over `files`; `given` may name them by their folder. */
async function linesOf(
  files: Readonly<Record<string, string>>,
  given: (path: string, temp: string) => Parameters<typeof runPlainJob>[1],
  prepare: (workspace: Workspace) => unknown = () => {},
): Promise<readonly string[]> {
  await using workspace = await createWorkspace(files);
  await prepare(workspace);
  const service = await startService();
  try {
    const reach = { "api-url": service.url, "api-key": service.apiKey, mode: "check" };
    const { lines } = await runPlainJob(workspace, { ...reach, ...given(workspace.path, workspace.temp) });
    return lines;
  } finally {
    await service.close();
  }
}

/** The lines of two runs on a release: the second one works on what the first one attached. */
async function linesOnRelease(): Promise<readonly string[]> {
  await using world = await createReleaseWorld();
  world.github.addRelease("v1", { assets: { "app.tgz": "app", "lib.zip": "evil" } });
  await world.runHere({ mode: "check", "release-attach": "assets" });
  const runs = [
    await world.runHere({ mode: "check", files: "", "from-release": "true" }),
    await world.runHere({ mode: "check", files: "none.txt", "from-release": "true", "if-no-files-found": "ignore" }),
    await world.runHere({ mode: "stamp", "release-attach": "body", "api-url": "http://127.0.0.1:1" }),
  ];
  return runs.flatMap(({ stdout }) => stdout.split("\n"));
}

/** What becomes of a report at `url`. */
async function keepReport(url: (server: string) => string, reportLost?: string): Promise<readonly AnchorError[]> {
  await using workspace = await createWorkspace();
  const server = await startFaultServer(() => json({}, { status: 404 }));
  const web = createWebClient();
  try {
    const { signal } = new AbortController();
    const store = createReportStore(web, workspace.path, new URL(server.url), signal);
    const evidence = anEvidence({ report: { url: url(server.url) }, ...(reportLost !== undefined && { reportLost }) });
    return await store.keep({ verdict: "verified", answer: evidence }, { name: "a", digest: aDigest(1) });
  } finally {
    await web.close();
    await server.close();
  }
}

/** A run that has to end while an operation is still under way. */
async function endEarly(): Promise<unknown> {
  const candidate = { kind: "digest" as const, subject: { name: "a", digest: aDigest(1) } };
  const begun = Promise.withResolvers<void>();
  const hears = {
    addRecorded: () => {},
    onResult: () => {},
    findCoveringList: () => undefined,
    confirm: () => all.found,
  };
  const signals = { ...neverCancelled(), overdue: begun.promise };
  const ask = () => {
    begun.resolve();
    return new Promise<never>(() => {});
  };
  return await askEach([candidate], [[0, candidate]], { ...hears, ask, concurrency: 1, signals });
}

/** The annotation of a run that was to stamp, and ends with `outcome`. */
async function stampInVain(outcome: Judgement): Promise<readonly string[]> {
  const said: string[] = [];
  const options = { signals: neverCancelled(), workspace: "/w", defaultOutputDir: "/w" };
  const host = createPlainHost({ ...options, print: (line) => void said.push(line) });
  await tellEnding(aRun("stamp", [aResult(outcome)], { failOn: new Set<Verdict>(["failed"]) }), host);
  return said;
}

/** A report was wanted and none came. */
async function verifyWithoutReport(): Promise<readonly string[]> {
  await using workspace = await createWorkspace();
  const said: string[] = [];
  const options = { signals: neverCancelled(), workspace: workspace.path, defaultOutputDir: workspace.temp };
  const host = createPlainHost({ ...options, print: (line) => void said.push(line) });
  const web = createWebClient();
  try {
    const inputs = toInputs({ mode: "verify", report: "true" });
    using records = openRecords(inputs, host, workspace.temp, web);
    const verified = { verdict: "verified", answer: anEvidence() } as const;
    await records.keepReport({ name: "a", digest: aDigest(1) }, async () => verified);
    return said;
  } finally {
    await web.close();
  }
}

const tolerant = (path: string) => ({ files: `${path}/**\n${path}/*.none`, "fail-on": "failed" });
const linkAway = ({ path }: Workspace): Promise<void> => symlink("a.txt", join(path, "link"));
const mismatch = findMismatch({ sha256: "0".repeat(64) }, { digest: aDigest(1), sha256: "1".repeat(64), size: 1 });

export const ofRuns: readonly Provocation[] = [
  ["NOT_ATTEMPTED", () => toUnreached({ name: "a" })],
  ["REPORT_UNAVAILABLE", () => keepReport((server) => `${server}/report.pdf`)],
  ["REPORT_UNAVAILABLE", () => keepReport(() => "http://elsewhere.example/report.pdf", "No answer came.")],
  ["REPORT_INVALID", () => keepReport(() => "http://elsewhere.example/report.pdf")],
  ["", () => toView(aResult(all["no-match"])).explanation?.account],
  [
    "",
    () =>
      toView({ ...aResult(all["no-match"]), recorded: { digest: aDigest(2), isStamped: true } }).explanation?.account,
  ],
  ["", () => toView(aResult(all.accepted)).explanation?.account],
  ["", () => stampInVain(all["not-found"])],
  ["", () => stampInVain(all.unclear)],
  ["", () => renderExplanation({ explanation: undefined, requestId: undefined })],
  ["", () => toChangedWarning([{ name: "a" }])?.message],
  [
    "",
    () => {
      const said: string[] = [];
      warnOfOutputs({ values: {} as never, cut: ["results"] }, [], {
        warning: (text: string) => said.push(text),
      } as never);
      return said;
    },
  ],
  ["", () => linesOf({ "a.txt": "a", empty: "" }, tolerant, linkAway)],
  ["", () => linesOf({ "a.txt": "a" }, (path) => ({ files: path, "dry-run": "true" }))],
  ["", () => linesOf({ "a.txt": "a" }, (path) => ({ files: path, "api-key": "", "if-no-api-key": "skip" }))],
  [
    "",
    () =>
      linesOf(
        { "a.txt": "a", "out/anchor-SHA3-256SUMS": `${aDigest(1)}  gone.txt\n`, "out/badge.json": "{}" },
        (path) => ({
          files: `${path}/**`,
          "output-dir": join(path, "out"),
          "subject-checksums": join(path, "out", "anchor-SHA3-256SUMS"),
          "fail-on": "",
        }),
      ),
  ],
  ["", linesOnRelease],
  ["", endEarly],
  ["", verifyWithoutReport],
  ["", () => mismatch && toFailedRow({ kind: "failed", subject: { name: "a" }, error: mismatch })],
];
