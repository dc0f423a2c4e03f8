/** Who may answer: a certificate that does not hold ends the run before the key is sent, whatever the environment says. */
import { expect, test, vi } from "vitest";

import { createCertificate, type TestCertificate } from "../../support/network/tls/certificate.ts";
import { askHere, runProbe } from "../../support/service/client-probe.ts";
import { operationNames, rightReply, type Operation } from "../../support/service/client.ts";
import { startFaultServer } from "../../support/network/fault-server.ts";

/** Asks a server with `tls` once, in a process that trusts `ca` where there is one; `received` is what came through. */
async function probe(
  tls: TestCertificate,
  { ca, operation = "check" }: { readonly ca?: string; readonly operation?: Operation } = {},
) {
  await using server = await startFaultServer(rightReply, { tls });
  const task = { url: server.url, operation };
  // Node reads its authorities when it starts.
  const [result] = ca === undefined ? [await askHere(task)] : await runProbe([task], { ca });
  const { connections, requests } = server;
  const received = Buffer.concat(connections.map((connection) => connection.received())).toString("latin1");
  return { ...result, connections: connections.length, requests: requests.length, received };
}

test.concurrent("a certificate of a trusted authority is accepted", async () => {
  const tls = createCertificate();
  expect(await probe(tls, { ca: tls.cert })).toMatchObject({ verdict: "found", requests: 1 });
});

test.concurrent.each(operationNames)("a self-signed certificate ends %s at once", async (operation) => {
  const { verdict, connections, requests, received } = await probe(createCertificate(), { operation });
  expect(verdict).toBe("TLS_REJECTED");
  expect({ connections, requests, received }).toEqual({ connections: 1, requests: 0, received: "" });
});

test.concurrent("whatever the environment says a certificate is refused that is self-signed, and even from a trusted authority one for another name or that has expired", async ({
  onTestFinished,
}) => {
  const elsewhere = createCertificate({ names: ["elsewhere.example"], addresses: [] });
  const expired = createCertificate({ expires: new Date(Date.now() - 3_600_000) });
  const certificates = [createCertificate(), elsewhere, expired];
  const servers = await Promise.all(certificates.map((tls) => startFaultServer(rightReply, { tls })));
  onTestFinished(async () => void (await Promise.all(servers.map((server) => server.close()))));
  const env = { NODE_TLS_REJECT_UNAUTHORIZED: "0", NODE_OPTIONS: "--no-warnings" };
  const tasks = servers.map(({ url }) => ({ url, operation: "check" }) as const);
  const results = await runProbe(tasks, { ca: elsewhere.cert + expired.cert, env });
  expect(results.map(({ verdict }) => verdict)).toEqual(certificates.map(() => "TLS_REJECTED"));
  for (const { connections, requests } of servers) {
    expect(requests).toHaveLength(0);
    expect(Buffer.concat(connections.map((connection) => connection.received())).toString("latin1")).toBe("");
  }
});

test.concurrent("a port that speaks no TLS is refused", async () => {
  await using server = await startFaultServer(rightReply);
  const url = server.url.replace("http:", "https:");
  const { verdict, said } = await askHere({ url, operation: "stamp" });
  expect(verdict).toBe("TLS_REJECTED");
  expect(said).toMatch(/failed: ERR_SSL_WRONG_VERSION_NUMBER wrong version number\.$/);
  expect(server.requests).toHaveLength(0);
});

test.concurrent("a connection that ends within the handshake was never open, and is tried again", async () => {
  await using server = await startFaultServer(
    { onConnection: (index) => (index < 2 ? "close" : undefined), onRequest: rightReply },
    { tls: createCertificate() },
  );
  const { verdict } = await askHere({ url: server.url, operation: "stamp" });
  expect(verdict).toBe("TLS_REJECTED");
  expect(server.connections).toHaveLength(3);
});

// Not beside others, which would be asked through the proxy too.
test("a proxy of the environment sees the name of the service and nothing else", async () => {
  await using proxy = await startFaultServer({ kind: "answer", answer: { status: 502 } });
  vi.stubEnv("https_proxy", proxy.url);
  const { verdict } = await askHere({ url: "https://service.invalid", operation: "check" });
  expect(verdict).toBe("SERVICE_UNREACHABLE");
  const seen = proxy.connections.map((connection) => connection.received().toString("latin1")).join("");
  expect(seen).toContain("CONNECT service.invalid:443");
  expect(seen).not.toContain("key-of-the-probe");
});
