/** What the network and HTTP do to an answer, and what each client makes of it: one table over all clients. */
import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";

import { systemClock } from "#host/host.ts";
import { skipWaits } from "../support/clock.ts";
import { type Asker, clients, secret, startRunner } from "../support/network/clients.ts";
import { refusingUrl, type Script, startFaultServer } from "../support/network/fault-server.ts";
import { allFaults } from "../support/network/transport-faults.ts";
import { drawn } from "../support/runs.ts";

/** All faults by name, and what they are to a client, by which the table is written. */
const kinds = {
  "nothing at all": "right",
  "a port that refuses": "refused",
  "closed when accepted": "dropped",
  "accepted without a word": "mute",
  "closed before the body is read": "lost",
  "reset before the body is read": "lost",
  "closed after the request": "lost",
  "reset after the request": "lost",
  "body cut by close": "lost",
  "body cut by reset": "lost",
  "Content-Length too long": "lost",
  "not HTTP": "lost",
  "oversized headers": "lost",
  "100 Continue unasked": "continued",
  "no answer": "late",
  "slow headers": "late",
  "trickling body": "dripping",
  "body that stops": "late",
  "Content-Length too short": "short",
  "a body cut short, with its true length": "short",
  "gzip cut short": "garbled",
  "gzip bomb": "large",
  "huge body": "large",
  "endless body": "large",
  "a page in HTML": "page",
  "the answer, called a page": "called a page",
  "redirect 301": "redirected",
  "redirect 302": "redirected",
  "redirect 303": "redirected",
  "redirect 307": "redirected",
  "redirect 308": "redirected",
  "status 429": "limited",
  "status 429 for a second": "limited",
  "status 429 for a day": "limited for a day",
  "status 500": "down",
  "status 503": "down",
  "status 503 for a second": "down",
  "status 503 for a day": "down for a day",
} as const;
type Kind = (typeof kinds)[keyof typeof kinds];
const ofEachKind = [...Map.groupBy(Object.entries(kinds), ([, kind]) => kind).values()];

type Row = Readonly<Partial<Record<Kind, string>>> & { readonly all: string };

const check: Row = {
  all: "CONNECTION_LOST 4",
  right: "right 1",
  refused: "SERVICE_UNREACHABLE 4",
  mute: "REQUEST_TIMEOUT 2",
  late: "REQUEST_TIMEOUT 2",
  continued: "CONNECTION_LOST 1",
  short: "unknown 2",
  garbled: "unknown 2",
  large: "unknown 2",
  page: "unknown 1",
  "called a page": "unknown 1",
  redirected: "REDIRECT_REFUSED 1",
  limited: "RATE_LIMITED 4",
  "limited for a day": "RATE_LIMITED 1",
  down: "SERVICE_UNAVAILABLE 4",
  "down for a day": "SERVICE_UNAVAILABLE 1",
};
/** Asked again, a question that costs something costs nothing any more: it does without the report. */
const onceMore: Row = {
  ...check,
  all: "CONNECTION_LOST 5",
  mute: "REQUEST_TIMEOUT 3",
  late: "REQUEST_TIMEOUT 3",
  continued: "CONNECTION_LOST 2",
  short: "unknown 3",
  garbled: "unknown 3",
  large: "unknown 3",
  page: "unknown 2",
  "called a page": "unknown 2",
  down: "SERVICE_UNAVAILABLE 5",
  "down for a day": "SERVICE_UNAVAILABLE 2",
};

/** It would take a minute, or a quarter of a gigabyte: their limits have tests of their own. */
const untried = "";

/** A stamp is sent once, and looked for; nothing but a refusal says that it was not made. */
const refusals = {
  right: "right 1",
  refused: "SERVICE_UNREACHABLE 4",
  dropped: "CONNECTION_LOST 9",
  mute: untried,
  redirected: "REDIRECT_REFUSED 1",
  limited: "RATE_LIMITED 4",
  "limited for a day": "RATE_LIMITED 1",
  "down for a day": "SERVICE_UNAVAILABLE 1",
};
const unread = "unknown 4";

const release: Row = {
  all: "GITHUB_UNAVAILABLE 4",
  right: "right 1",
  large: untried,
  limited: "GITHUB_RATE_LIMITED 5",
  "limited for a day": "GITHUB_RATE_LIMITED 1",
};
const asset: Row = {
  all: "ASSET_UNREADABLE 4",
  dripping: "ASSET_UNREADABLE 1",
  right: "right 1",
  "called a page": "right 1",
  // A difference may be of the way: it is downloaded once more.
  garbled: "ASSET_DIGEST_MISMATCH 2",
  large: "ASSET_DIGEST_MISMATCH 2",
  page: "ASSET_UNREADABLE 2",
  limited: "GITHUB_RATE_LIMITED 5",
  "limited for a day": "GITHUB_RATE_LIMITED 1",
};

/** What each client says of each kind of fault, and after how many requests; `all` of what has no column. */
const table: Readonly<Record<keyof typeof clients, Row>> = {
  check,
  tool: { ...check, mute: untried, late: untried },
  "report of a verification": onceMore,
  proof: onceMore,
  stamp: {
    ...refusals,
    all: "unclear 4",
    short: unread,
    garbled: unread,
    large: unread,
    page: unread,
    "called a page": unread,
  },
  "stamp that the chain has": { ...refusals, all: "anchored 2" },
  "exchange of a token": {
    all: "SERVICE_UNAVAILABLE 3",
    redirected: "REDIRECT_REFUSED 1",
    right: "right 1",
    "called a page": "right 1",
  },
  node: {
    all: "NODE_ANSWER_INVALID 1",
    right: "right 1",
    "called a page": "right 1",
    continued: "right 1",
    refused: "NODE_UNREACHABLE 0",
    dropped: "NODE_UNREACHABLE 1",
    mute: "NODE_UNREACHABLE 1",
    lost: "NODE_UNREACHABLE 1",
    late: "NODE_UNREACHABLE 1",
  },
  release,
  asset,
  // There, other addresses answer in place of those that are limited.
  "release on a command line": { ...release, limited: "GITHUB_RATE_LIMITED 1" },
  "asset on a command line": { ...asset, limited: "ASSET_UNREADABLE 4", "limited for a day": "ASSET_UNREADABLE 4" },
  "keys of an issuer": {
    all: "SERVICE_UNAVAILABLE 1",
    right: "right 1",
    "called a page": "right 1",
  },
  "download of a report": {
    all: "REPORT_UNAVAILABLE 1",
    right: "right 1",
    "called a page": "right 1",
    // Only its first bytes tell a report.
    short: "right 1",
    garbled: "REPORT_INVALID 1",
    large: "REPORT_INVALID 1",
    page: "REPORT_INVALID 1",
  },
  calendar: {
    all: "WITNESS_UNAVAILABLE 3",
    right: "right 1",
    "called a page": "right 1",
    mute: "WITNESS_UNAVAILABLE 1",
    late: "WITNESS_UNAVAILABLE 1",
    redirected: "WITNESS_UNAVAILABLE 1",
    short: "WITNESS_INVALID 1",
    garbled: "WITNESS_INVALID 1",
    large: "WITNESS_INVALID 1",
    page: "WITNESS_INVALID 1",
  },
};

/** They follow redirects, and show nobody but their server a secret. */
const following = /^(?:release|asset|download of a report)/;

const stack = new AsyncDisposableStack();
let folder: string;
beforeAll(async () => {
  stack.use(skipWaits());
  stack.use(await startRunner());
  folder = stack.adopt(await mkdtemp(join(tmpdir(), "anchor-faults-")), (path) => rm(path, { recursive: true }));
});
afterAll(() => stack.disposeAsync());
// Those that wait for a deadline wait together.
vi.setConfig({ maxConcurrency: 16 });

async function askAmid(name: string, client: Asker, timeoutMs: number) {
  const { right, ask, around = (script: Script) => script, count } = client;
  await using elsewhere = await startFaultServer({ kind: "close" });
  // The port may have been another process's before, whose client still asks there: the path tells its requests apart.
  const path = `/${randomUUID()}`;
  const script = allFaults(right, elsewhere.url + path)[name];
  if (script === undefined) throw new RangeError(`No fault is called ${name}`);
  await using server = await startFaultServer(around(script));
  const isRefused = name === "a port that refuses";
  const verdict = await ask(isRefused ? refusingUrl : server.url, timeoutMs, folder);
  const isEarly = script.onConnection !== undefined || script.onHead !== undefined;
  const came = isEarly ? server.connections.length : server.requests.length;
  const followed = elsewhere.requests.filter((request) => request.path === path);
  return { verdict, requests: count?.() ?? (isRefused ? undefined : came), followed };
}

const isLate = (kind: Kind): boolean => ["late", "mute", "dripping"].includes(kind);
const said = (client: keyof typeof clients, kind: Kind): string => {
  const { [kind]: own = kind === "dripping" ? table[client].late : undefined, all } = table[client];
  return own ?? all;
};
const opened = Object.entries(clients) as readonly (readonly [keyof typeof clients, () => Asker])[];

function testAll(timeoutMs: number, isMeant: (kind: Kind) => boolean): void {
  for (const [client, open] of opened) {
    // Of faults that are one to every client each meets another.
    const faults = ofEachKind.flatMap((alike) =>
      drawn(alike, 1).filter(([, kind]) => isMeant(kind) && said(client, kind) !== untried),
    );
    test.each(faults)(`the ${client} amid faults: %s`, async (name, kind) => {
      const { followed, ...actual } = await askAmid(name, open(), timeoutMs);
      const [verdict, requests] = said(client, kind).split(" ");
      expect(actual).toEqual({ verdict, requests: actual.requests && Number(requests) });
      expect(followed.length > 0).toBe(kind === "redirected" && following.test(client));
      for (const { raw } of followed) expect(raw.toString("latin1")).not.toContain(secret);
    });
  }
}

describe.concurrent("faults that end at once", () => {
  testAll(30_000, (kind) => !isLate(kind));
});

test("the table knows every fault of the fault server", () => {
  const known = [...Object.keys(kinds), "reset when accepted"];
  expect(known.toSorted()).toEqual(Object.keys(allFaults({}, "")).toSorted());
});

// The reset may be there before the request: then nothing was sent, and how often it was tried is a matter of luck.
test.each(opened)("the %s amid faults: reset when accepted", async (client, open) => {
  const { verdict } = await askAmid("reset when accepted", open(), 30_000);
  expect([said(client, "refused"), said(client, "dropped")].map((one) => one.split(" ")[0])).toContain(verdict);
});

describe.concurrent("faults that last", () => {
  const patienceMs = 800;
  const timeout = AbortSignal.timeout.bind(AbortSignal);
  beforeAll(() => {
    AbortSignal.timeout = (milliseconds) => timeout(Math.min(milliseconds, patienceMs));
    // The least rate of a download is that of a minute.
    const kept = { ...systemClock };
    Object.assign(systemClock, { now: () => kept.now() * (60_000 / patienceMs) });
    return () => {
      AbortSignal.timeout = timeout;
      Object.assign(systemClock, kept);
    };
  });
  testAll(patienceMs, isLate);
});
