/** Hashing what comes over the network: the chunks are used up, and the client that delivers them must not mind. */
import { createHash } from "node:crypto";
import { createServer as createHttpServer, type RequestListener, type Server } from "node:http";
import { createServer as createHttpsServer } from "node:https";
import type { AddressInfo } from "node:net";

import { Agent, request } from "undici";
import { expect, test } from "vitest";

import { hashStream } from "#hash/hash-files.ts";
import { createCertificate } from "../../support/network/tls/certificate.ts";

const content = Buffer.alloc(
  3_000_000,
  Buffer.from(Array.from({ length: 70_001 }, (_, index) => (index * 7 + (index >> 9)) & 0xff)),
);
const hashOf = (algorithm: string, bytes: Uint8Array): string => createHash(algorithm).update(bytes).digest("hex");

async function hashFrom(server: Server, scheme: "http" | "https", agent: Agent) {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  try {
    const answers = Array.from({ length: 3 }, async () => {
      const { body } = await request(`${scheme}://127.0.0.1:${(server.address() as AddressInfo).port}/`, {
        dispatcher: agent,
      });
      return await hashStream(body, () => {});
    });
    return await Promise.all(answers);
  } finally {
    await agent.destroy();
    server.closeAllConnections();
    server.close();
  }
}

const servings: Readonly<Record<string, RequestListener>> = {
  "in one piece": (_, response) => {
    response.setHeader("content-length", content.length);
    response.end(content);
  },
  "in pieces of any length": (_, response) => {
    for (let start = 0, length = 1; start < content.length; start += length, length = (length * 3) % 70_001) {
      response.write(content.subarray(start, start + length));
    }
    response.end();
  },
};

const expected = { digest: hashOf("sha3-256", content), sha256: hashOf("sha256", content), size: content.length };

test.each(Object.keys(servings))("bytes that come %s are hashed as they are, also over TLS", async (name) => {
  const { key, cert } = createCertificate();
  const plain = hashFrom(createHttpServer(servings[name]), "http", new Agent());
  const secret = hashFrom(
    createHttpsServer({ key, cert }, servings[name]),
    "https",
    new Agent({ connect: { ca: cert } }),
  );
  for (const hashes of await Promise.all([plain, secret])) expect(hashes).toEqual([expected, expected, expected]);
});

test("a chunk that shares its memory is left to those it shares it with", async () => {
  const shared = Buffer.from("abcdef");
  const parts = async function* (): AsyncGenerator<Uint8Array> {
    yield shared.subarray(0, 3);
    yield shared.subarray(3);
  };
  expect((await hashStream(parts(), () => {})).sha256).toBe(hashOf("sha256", Buffer.from("abcdef")));
  expect(shared.toString()).toBe("abcdef");
});

test("no bytes have the digest of no bytes", async () => {
  const none = async function* (): AsyncGenerator<Uint8Array> {};
  expect((await hashStream(none(), () => {})).digest).toBe(hashOf("sha3-256", Buffer.alloc(0)));
});
