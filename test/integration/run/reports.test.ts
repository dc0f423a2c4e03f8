/** Keeping the service's reports, from a server that may be anything. */
import { mkdtemp, readFile, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { createWebClient, type WebClient } from "#api/downloads.ts";
import type { Judgement } from "#core/row.ts";
import { createReportStore, openJournalAndReports } from "#run/journal-and-reports.ts";
import { sha3Of } from "../../support/digests.ts";
import type { Behaviour } from "../../support/network/behaviours.ts";
import { type FaultServer, startFaultServer } from "../../support/network/fault-server.ts";
import { redirect } from "../../support/network/transport-faults.ts";
import { aJob } from "../../support/plain-job.ts";
import { aDigest, aFullEvidence, anEvidence } from "../../support/results.ts";

const loopback = new URL("http://127.0.0.1:8787");
const body = (text: string): Behaviour => ({ kind: "answer", answer: { body: text } });
const pages: Readonly<Record<string, Behaviour>> = {
  "/good": body("%PDF-1.7 proof"),
  "/slow": { kind: "trickle", answer: { body: "%PDF-1.7 in many parts" }, everyMs: 1 },
  "/moved": redirect(302, "/good"),
  "/away": redirect(302, "http://169.254.169.254/latest"),
  "/round": redirect(302, "/round"),
  "/short": body("%PD"),
};
const gone: Behaviour = { kind: "answer", answer: { status: 403, body: "expired" } };

let server: FaultServer;
let url: string;
let folder: string;
let web: WebClient;
beforeEach(async () => {
  server = await startFaultServer(({ path }) => pages[path] ?? gone);
  url = server.url;
  web = createWebClient();
  folder = await mkdtemp(join(tmpdir(), "anchor-reports-"));
});
afterEach(async () => {
  await web.close();
  await server.close();
  await rm(folder, { recursive: true });
});

/** A place for reports of the service at this address. */
const openStore = (apiUrl = loopback, stop = new AbortController().signal) =>
  createReportStore(web, folder, apiUrl, stop);

function verified(address: string): Judgement {
  return { verdict: "verified", answer: aFullEvidence(aDigest(1), { report: { url: address } }) };
}

async function keep(address: string, apiUrl = loopback) {
  const { savedReportByUrl: saved, keep: save } = openStore(apiUrl);
  return { saved, failures: await save(verified(address), { name: "dist/app.tgz", digest: aDigest(1) }) };
}

test.each(["/good", "/slow", "/moved"])("a report keeps its file's name, and shows no secret: %s", async (path) => {
  const { saved, failures } = await keep(url + path);
  expect(failures).toEqual([]);
  const report = saved.get(url + path);
  expect(report).toEqual({
    name: "anchor-app.tgz.verification.pdf",
    path: join(folder, "anchor-app.tgz.verification.pdf"),
  });
  expect(await readFile(report?.path ?? "", "utf8")).toMatch(/^%PDF-1\.7/);
  for (const { headers } of server.requests) {
    expect(headers).not.toHaveProperty("x-api-key");
    expect(headers).not.toHaveProperty("authorization");
  }
});

test.each([
  ["/gone", "REPORT_UNAVAILABLE"],
  ["/short", "REPORT_INVALID"],
  ["/away", "REPORT_INVALID"],
  ["/round", "REPORT_INVALID"],
])("what is no report leaves no file behind: %s", async (path, code) => {
  const { saved, failures } = await keep(url + path);
  expect(saved.size).toBe(0);
  expect(failures).toMatchObject([{ code, message: expect.stringContaining("dist/app.tgz") }]);
  expect(await readdir(folder)).toEqual([]);
});

test("a service elsewhere cannot make this machine ask itself", async () => {
  const { failures } = await keep(`${url}/good`, new URL("https://anchor.example"));
  expect(failures).toMatchObject([{ code: "REPORT_INVALID" }]);
  expect(server.requests).toEqual([]);
});

test.each([
  ["nonsense", /its address does not begin with https:\/\/\.$/],
  ["javascript:alert(1)", /its address does not begin with https:\/\/\.$/],
  ["data:text/html,x", /its address does not begin with https:\/\/\.$/],
  ["file:///etc/passwd", /its address does not begin with https:\/\/\.$/],
  ["http://a.example/x.pdf", /its address does not begin with https:\/\/\.$/],
  ["https://u:p@a.example/x.pdf", /./],
  ["", /./],
])("an address that is none to be asked is not asked, and not repeated: %j", async (address, message) => {
  const { failures } = await keep(address);
  expect(failures).toMatchObject([{ code: "REPORT_INVALID", message: expect.stringMatching(message) }]);
  if (address !== "") expect(failures[0]?.message).not.toContain(address);
});

test("reports of two files with one name are told apart, and one report is fetched once", async () => {
  const store = openStore();
  await store.keep(verified(`${url}/good`), { name: "linux/app", digest: aDigest(1) });
  await store.keep(verified(`${url}/good`), { name: "copy/app", digest: aDigest(1) });
  await store.keep(verified(`${url}/slow`), { name: "windows/app", digest: aDigest(2) });
  await store.keep({ verdict: "skipped", note: "" }, { name: "x", digest: aDigest(3) });
  expect([...store.savedReportByUrl.values()].map(({ name }) => name)).toEqual([
    "anchor-app.verification.pdf",
    "anchor-app.00000002.verification.pdf",
  ]);
  expect(server.requests).toHaveLength(2);
});

test("reports of two files whose names differ by letter case alone never have names that do", async () => {
  await writeFile(join(folder, "anchor-APP.verification.pdf"), "%PDF-1.7 of an earlier run");
  const store = openStore();
  for (const [name, address, digest] of [
    ["App", `${url}/good`, aDigest(1)],
    ["app", `${url}/slow`, aDigest(2)],
    ["aPP", `${url}/good`, aDigest(1)],
  ] as const)
    expect(await store.keep(verified(address), { name, digest })).toEqual([]);
  const kept = `anchor-App.${sha3Of("%PDF-1.7 of an earlier run").slice(0, 8)}.verification.pdf`;
  expect((await readdir(folder)).toSorted()).toEqual(
    [kept, "anchor-App.verification.pdf", "anchor-app.00000002.verification.pdf"].toSorted(),
  );
  expect(await readFile(join(folder, kept), "utf8")).toBe("%PDF-1.7 of an earlier run");
});

test("a cancelled run waits for no report", async () => {
  const store = openStore(loopback, AbortSignal.abort());
  const failures = await store.keep(verified(`${url}/good`), { name: "app", digest: aDigest(1) });
  expect(failures).toMatchObject([{ code: "REPORT_UNAVAILABLE" }]);
});

test.each(["/gone", "javascript:alert(1)", undefined])(
  "an earlier report does not stand for one that could not be kept: %s",
  async (place) => {
    await writeFile(join(folder, "anchor-app.tgz.verification.pdf"), "%PDF-1.7 of an earlier run");
    await writeFile(join(folder, "other.verification.pdf"), "%PDF-1.7 of another file");
    const store = openStore();
    const { report: _, ...unreported } = aFullEvidence(aDigest(1));
    const address = place?.startsWith("/") ? `${url}${place}` : place;
    const outcome: Judgement = address === undefined ? { verdict: "verified", answer: unreported } : verified(address);
    await store.keep(outcome, { name: "app.tgz", digest: aDigest(1) });
    const kept = `anchor-app.tgz.${sha3Of("%PDF-1.7 of an earlier run").slice(0, 8)}.verification.pdf`;
    expect(await readdir(folder)).toEqual([kept, "other.verification.pdf"]);
    expect(await readFile(join(folder, kept), "utf8")).toBe("%PDF-1.7 of an earlier run");
  },
);

test("a file without a report starts no timer, which would stay for minutes", async () => {
  const timeout = vi.spyOn(AbortSignal, "timeout");
  try {
    const store = openStore();
    await store.keep({ verdict: "skipped", note: "" }, { name: "app", digest: aDigest(1) });
    expect(timeout).not.toHaveBeenCalled();
    await store.keep(verified(`${url}/good`), { name: "app", digest: aDigest(1) });
    expect(timeout).toHaveBeenCalledOnce();
  } finally {
    timeout.mockRestore();
  }
});

test("a report whose request got no answer is told with what another one costs", async () => {
  const answer = { ...aFullEvidence(aDigest(1)), reportLost: "The connection broke." };
  const [error] = await openStore().keep({ verdict: "verified", answer }, { name: "a", digest: aDigest(1) });
  expect(error).toMatchObject({ code: "REPORT_UNAVAILABLE", hint: expect.stringContaining("a new payment") });
});

test("reports that are lost are told in the order in which their subjects had their turn", async () => {
  const { inputs, host } = aJob({
    mode: "verify",
    "from-release": "true",
    "release-attach": "assets",
    "github-token": "t",
  });
  using records = openJournalAndReports(inputs, host, folder, web);
  const answers = [Promise.withResolvers<Judgement>(), Promise.withResolvers<Judgement>()];
  const runs = answers.map(({ promise }, index) =>
    records.askAndSaveReport({ name: `${index}`, digest: aDigest(index) }, () => promise),
  );
  for (const index of [1, 0]) {
    answers[index]?.resolve({ verdict: "verified", answer: anEvidence({ reportLost: `lost ${index}` }) });
    await runs[index];
  }
  expect(records.errors.map(({ ownMessage }) => /lost \d/.exec(ownMessage)?.[0])).toEqual(["lost 0", "lost 1"]);
});
