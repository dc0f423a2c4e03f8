/** Who may answer: a certificate that does not hold ends the run before the key is sent, whatever the environment says. */
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { createServer } from "node:tls";

import { expect, test, vi } from "vitest";

import { createCertificate } from "../../support/network/tls/certificate.ts";
import { askHere, trust } from "../../support/service/client-probe.ts";
import { operationNames, rightReply } from "../../support/service/client.ts";
import { startFaultServer } from "../../support/network/fault-server.ts";

test("a certificate of a trusted authority is accepted", async () => {
  const tls = createCertificate();
  using _ = trust(tls.cert);
  await using server = await startFaultServer(rightReply, { tls });
  expect((await askHere({ url: server.url, operation: "check" })).verdict).toBe("found");
  expect(server.requests).toHaveLength(1);
});

test("whatever the environment says a certificate is refused that is self-signed, and even from a trusted authority one for another name or that has expired", async () => {
  const elsewhere = createCertificate({ names: ["elsewhere.example"], addresses: [] });
  const expired = createCertificate({ expires: new Date(Date.now() - 3_600_000) });
  using _ = trust(elsewhere.cert, expired.cert);
  vi.stubEnv("NODE_TLS_REJECT_UNAUTHORIZED", "0");
  for (const tls of [createCertificate(), elsewhere, expired]) {
    await using server = await startFaultServer(rightReply, { tls });
    expect((await askHere({ url: server.url, operation: "check" })).verdict).toBe("TLS_REJECTED");
    expect([server.connections.map((one) => one.received().length), server.requests]).toEqual([[0], []]);
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

test("a service that wants a certificate of its client, by TLS 1.3, gets no request and gives no answer", async () => {
  const certificate = createCertificate();
  using _ = trust(certificate.cert);
  const wanting = { ...certificate, minVersion: "TLSv1.3", requestCert: true, rejectUnauthorized: true } as const;
  const server = createServer(wanting, (socket) => socket.resume()).listen(0, "127.0.0.1");
  await once(server, "listening");
  const url = `https://127.0.0.1:${(server.address() as AddressInfo).port}`;
  for (const operation of operationNames) {
    const { verdict } = await askHere({ url, operation, timeoutMs: 1000 });
    expect(verdict).toBe(operation === "stamp" ? "unclear" : "CONNECTION_LOST");
  }
  server.close();
});
