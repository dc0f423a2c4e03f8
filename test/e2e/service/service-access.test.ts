/** The built step asks the service and nobody else: it fetches its reports, and reaches it through a proxy. */
import { readFile } from "node:fs/promises";
import { dirname, join } from "node:path";

import { expect, test } from "vitest";

import { rightService } from "../../support/network/answers.ts";
import { createCertificate } from "../../support/network/tls/certificate.ts";
import { startFaultServer } from "../../support/network/fault-server.ts";
import { startProxy } from "../../support/network/proxy.ts";
import { byRoute } from "../../support/runner/rules.ts";
import { runAction } from "../../support/runner/runner.ts";
import { createCanary, findSecret } from "../../support/runner/secrets.ts";
import { startService } from "../../support/service/service.ts";
import { sha3Of } from "../../support/digests.ts";
import { createWorkspace } from "../../support/files/workspace.ts";

test("a verification downloads the service's reports where no release is involved", async () => {
  const service = await startService();
  try {
    await using workspace = await createWorkspace({ "a.txt": "first", "b.txt": "second" });
    for (const content of ["first", "second"]) await service.ledger.stamp(sha3Of(content));
    const asked = { "api-url": service.url, "api-key": service.apiKey, mode: "verify", report: "true" };
    const env = { GITHUB_TOKEN: undefined };
    const verify = await runAction({ workspace, inputs: { files: "*.txt", ...asked }, env });
    expect(verify.annotations).toEqual([]);
    expect(verify.exitCode).toBe(0);
    const folder = dirname(verify.outputs["results-path"] ?? "");
    for (const name of ["a.txt", "b.txt"]) {
      expect(await readFile(join(folder, `anchor-${name}.verification.pdf`), "latin1")).toMatch(/^%PDF-/);
    }
  } finally {
    await service.close();
  }
});

test("a service that only HTTPS_PROXY leads to is asked through tunnels, in which nobody reads the key", async () => {
  await using world = await createProxiedWorld();
  for (const mode of ["stamp", "verify"]) {
    const run = await world.run({ mode, chain: "The public chain" });
    expect(run.annotations).toEqual([]);
    expect(run.exitCode).toBe(0);
    expect(run.results?.results).toHaveLength(2);
  }
  const { service, proxy, key } = world;
  expect(new Set(service.requests.map(({ headers }) => headers["x-api-key"]))).toEqual(new Set([key]));
  const tunnels = proxy.requests.map(({ method, target }) => `${method} ${target}`);
  expect(new Set(tunnels)).toEqual(new Set(["CONNECT service.test:443"]));
  expect(proxy.seen().length).toBeGreaterThan(500);
  expect(findSecret(key, { seen: proxy.seen() })).toEqual([]);
});

/** A service by TLS under a name that no resolver knows (RFC 2606), a proxy that knows it, and two files. */
async function createProxiedWorld() {
  await using stack = new AsyncDisposableStack();
  const certificate = createCertificate({ names: ["service.test"] });
  const service = stack.use(await startFaultServer(byRoute({}, rightService), { tls: certificate }));
  const proxy = stack.use(await startProxy({ routes: { "service.test:443": service.port } }));
  const workspace = stack.use(await createWorkspace({ "a.txt": "first", "b.txt": "second" }));
  const authority = await workspace.write("../authority.pem", certificate.cert);
  const key = createCanary();
  const run = (inputs: Readonly<Record<string, string>>) =>
    runAction({
      workspace,
      inputs: { files: "*.txt", "api-url": "https://service.test", "api-key": key, ...inputs },
      env: { HTTPS_PROXY: proxy.url, NODE_EXTRA_CA_CERTS: authority },
    });
  const rest = stack.move();
  return { service, proxy, key, run, [Symbol.asyncDispose]: () => rest.disposeAsync() };
}
