/**
 * Real gateways before a service that does its work and loses its answers: what they make of it spends nothing twice.
 * nginx answers without a time, as haproxy, lighttpd and squid do; varnish names one although the work was done.
 */
import { subscribe, unsubscribe } from "node:diagnostics_channel";
import { join } from "node:path";

import { describe, expect, test } from "vitest";

import { routes } from "#api/wire.ts";
import { hasPassed } from "#evidence/run.ts";
import { whereAvailable } from "../../support/availability.ts";
import { createWorkspace, type Workspace } from "../../support/files/workspace.ts";
import { gatewayNames, missingOf, startGateway, type GatewayName } from "../../support/network/gateways.ts";
import { runPlainJob } from "../../support/plain-job.ts";
import { startFlakyFront, type Fate } from "../../support/soak/front.ts";

const stamps = 60;
const blockTimeMs = 4000;

/** What becomes of the first stamps, one after the other; then, and of all looks but a few, all is well. */
const fatesOfStamps: readonly Fate[] = [
  "answered",
  "closed after the work",
  "reset after the work",
  "cut within the answer",
  "silence after the work",
  "closed after the work",
  "answered",
  "503 with a time after the work",
  "closed before the work",
  "closed after the work",
];
const lost = fatesOfStamps.filter((fate) => fate !== "answered");

function createFates() {
  let sent = 0;
  let looks = 0;
  return (path: string): Fate => {
    if (path === routes.check) return (looks += 1) % 9 === 0 ? "closed after the work" : "answered";
    if (path !== routes.stamp || sent >= stamps) return "answered";
    sent += 1;
    return fatesOfStamps[sent % fatesOfStamps.length] ?? "answered";
  };
}

interface Answered {
  readonly request: { readonly origin?: string; readonly path?: string };
  readonly response: { readonly statusCode: number; readonly headers: readonly Buffer[] };
}

/** What the gateway at `url` answered to stamps: `503 retry-after`, or a bare status, and how often. */
function watchAnswers(url: string) {
  const counts = new Map<string, number>();
  const note = (message: unknown): void => {
    const { request, response } = message as Answered;
    if (request.origin !== url || request.path !== routes.stamp) return;
    const hasTime = response.headers.some((field) => field.toString().toLowerCase() === "retry-after");
    const answer = `${response.statusCode}${hasTime ? " retry-after" : ""}`;
    counts.set(answer, (counts.get(answer) ?? 0) + 1);
  };
  subscribe("undici:request:headers", note);
  return { counts, [Symbol.dispose]: () => void unsubscribe("undici:request:headers", note) };
}

/** How a job ends that stamps all files through a gateway. */
async function stamp(workspace: Workspace, url: string, more: Readonly<Record<string, string>>) {
  const files = join(workspace.path, "**");
  const inputs = { mode: "stamp", files, "api-url": url, "api-key": "key-for-gateways", ...more };
  return (await runPlainJob(workspace, inputs)).ending;
}

async function stampThrough(name: GatewayName) {
  await using front = await startFlakyFront(blockTimeMs, createFates());
  await using gateway = await startGateway(name, Number(new URL(front.url).port));
  using answers = watchAnswers(gateway.url);
  await using workspace = await createWorkspace(
    Object.fromEntries(Array.from({ length: stamps }, (_, index) => [`f${index}`, `${name} ${index}`])),
  );
  const ending = await stamp(workspace, gateway.url, {
    concurrency: "64",
    "request-timeout": "10",
    wait: "60",
    "block-time": "6",
  });
  const verdicts = ending.rows.map(({ verdict }) => verdict);
  return { ending, verdicts, accepted: front.accepted, fates: front.counts, answers: answers.counts };
}

/** What each says in its default configuration when its backend ends a connection, the work done or not. */
const answersToBreaks: Readonly<Record<GatewayName, RegExp>> = {
  nginx: /^502$/,
  // So it says of a silent backend too.
  varnish: /^503 retry-after$/,
};
/** What it says of a silent one; a busy machine makes any backend silent for two seconds. */
const answerToSilence = /^504$/;
const breaks = fatesOfStamps.filter((fate) => /^(?:closed|reset)/.test(fate)).length * (stamps / fatesOfStamps.length);

/** Passes a stamp on, and answers 403 with a page of its own on the way back. */
const forbidding = `sub vcl_deliver { if (req.url == "${routes.stamp}") { return (synth(403, "Forbidden")); } }`;

whereAvailable("a stamp through varnish that forbids it afterwards", missingOf("varnish"), () => {
  test("a stamp that the service took and a gateway forbids afterwards is sent once, failed and perhaps spent", async () => {
    await using front = await startFlakyFront(600_000, () => "answered");
    await using gateway = await startGateway("varnish", Number(new URL(front.url).port), forbidding);
    await using workspace = await createWorkspace({ a: "a" });
    const ending = await stamp(workspace, gateway.url, { wait: "4", "block-time": "1" });
    expect([...front.accepted.values()]).toEqual([1]);
    const message = expect.stringMatching(/may have been paid for.*answered 403/);
    const outcome = { kind: "failed", error: { code: "API_KEY_REJECTED", message }, mayBeSpent: true };
    expect(ending.rows).toMatchObject([{ outcome }]);
    expect(hasPassed(ending)).toBe(false);
  });
});

describe.concurrent("sixty stamps of which most answers are lost are each accepted once, and found", () => {
  for (const name of gatewayNames) {
    whereAvailable(`stamps through ${name}`, missingOf(name), () => {
      test(`through ${name}`, async () => {
        const { ending, verdicts, accepted, fates, answers } = await stampThrough(name);
        for (const fate of lost) expect(fates.get(fate)).toBeGreaterThan(0);
        // Without this the gateway may have been no part of it at all.
        const toBreaks = [...answers].filter(([answer]) => answersToBreaks[name].test(answer));
        const toSilence = [...answers].filter(([answer]) => answerToSilence.test(answer));
        expect(toBreaks).not.toEqual([]);
        const own = [...toBreaks, ...toSilence].reduce((sum, [, count]) => sum + count, 0);
        expect(own).toBeGreaterThanOrEqual(breaks);
        expect([...accepted.values()].filter((count) => count !== 1)).toEqual([]);
        expect(accepted.size).toBe(stamps);
        expect(verdicts.filter((verdict) => verdict !== "anchored")).toEqual([]);
        expect(hasPassed(ending)).toBe(true);
      });
    });
  }
});
