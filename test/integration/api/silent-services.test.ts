/** Services from which no answer ever comes: whatever was wanted of them, the run is not green. */
import { once } from "node:events";
import { type AddressInfo, createServer, type Server, type Socket } from "node:net";
import { createServer as createTlsServer, getCACertificates, setDefaultCACertificates } from "node:tls";
import { join } from "node:path";

import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { toBadge } from "#render/lines.ts";
import { hasPassed } from "#run/ending.ts";
import { skipWaits } from "../../support/clock.ts";
import { createWorkspace } from "../../support/files/workspace.ts";
import { createCertificate } from "../../support/network/tls/certificate.ts";
import { runPlainJob } from "../../support/plain-job.ts";
import { rightAnswer } from "../../support/service/client.ts";

const certificate = createCertificate({ names: ["localhost"] });
const trusted = getCACertificates("default");
let skipped: Disposable;
beforeAll(() => {
  setDefaultCACertificates([...trusted, certificate.cert]);
  skipped = skipWaits();
});
afterAll(() => {
  setDefaultCACertificates(trusted);
  skipped[Symbol.dispose]();
});

const sockets = new Set<Socket>();
const ignore = (): void => {};

function reading(socket: Socket): void {
  sockets.add(socket);
  socket.on("error", ignore).resume();
}

/** What each does with a connection. HTTP/0.9 has neither status nor header fields: the answer is the body alone. */
const services: Readonly<Record<string, () => Server>> = {
  "only reads": () => createServer(reading),
  "wants a certificate of its client, by TLS 1.3": () =>
    createTlsServer({ ...certificate, minVersion: "TLSv1.3", requestCert: true, rejectUnauthorized: true }, reading).on(
      "tlsClientError",
      ignore,
    ),
  "answers by HTTP/0.9": () =>
    createServer((socket) => {
      reading(socket);
      socket.once("data", () => socket.end(JSON.stringify(rightAnswer("check"))));
    }),
};

async function listen(name: string): Promise<{ readonly url: string; readonly server: Server }> {
  const server = services[name]?.() ?? createServer();
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const scheme = name.includes("TLS") ? "https" : "http";
  return { url: `${scheme}://localhost:${(server.address() as AddressInfo).port}`, server };
}

const wanted: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  "a stamp": { mode: "stamp" },
  "a stamp that is waited for": { mode: "stamp", wait: "3", "block-time": "1" },
  "a check": { mode: "check" },
  "a verification with its report": { mode: "verify", report: "true" },
};

describe.concurrent.each(Object.keys(services))("a service that %s", (name) => {
  test.each(Object.entries(wanted))("a silent service is never green for %s", async (_, inputs) => {
    const { url, server } = await listen(name);
    await using workspace = await createWorkspace({ "a.txt": "a", "b.txt": "b" });
    const { ending } = await runPlainJob(workspace, {
      ...inputs,
      files: join(workspace.path, "**"),
      "api-url": url,
      "api-key": "k",
      "request-timeout": "1",
    });
    for (const socket of sockets) socket.destroy();
    server.close();
    const { report } = ending;
    expect(report.results.map(({ outcome }) => outcome.kind)).toEqual(["unreachable", "unreachable"]);
    expect([hasPassed(ending), ending.failing.length, report.allAnchored, report.anchoredCount]).toEqual([
      false,
      2,
      false,
      0,
    ]);
    expect(toBadge(report).color).toBe("yellow");
  });
});
