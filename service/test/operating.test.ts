/** The service as an operator runs it: keys, limits, TLS, what monitoring reads, backups, and an end without loss. */
import { hash, randomUUID } from "node:crypto";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { appendFile, readdir, readFile, stat, writeFile } from "node:fs/promises";
import { request as httpRequest, type IncomingMessage } from "node:http";
import { request as httpsRequest } from "node:https";
import { connect } from "node:net";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

import { expect, test } from "vitest";

import { isPosix } from "../../test/support/availability.ts";
import { headers as names, routes, type ApiRoute } from "../../src/api/wire.ts";
import { messageOf } from "../../src/core/errors.ts";
import { version } from "../../src/core/version.ts";
import { backUp } from "../admin/backup.ts";
import { openKeyFile, runKeyCommand } from "../admin/keys.ts";
import { addKey } from "../../test/support/service/keyring.ts";
import { runService } from "../run.ts";
import type { Command } from "../settings.ts";
import { createCertificate } from "../../test/support/network/tls/certificate.ts";
import { startServiceHere } from "../../test/support/service/service-here.ts";
import { aFolder, runServiceProgram, startServiceProcess } from "../../test/support/service/service-process.ts";
import { post } from "./support/calls.ts";

const digestOf = (text: string) => hash("sha3-256", text);

test.runIf(isPosix)("a key is printed once, its hash alone is kept, and it opens the service", async () => {
  const file = join(await aFolder(), "keys");
  const { output, errors, code } = await runServiceProgram("add-key", "build", "--api-keys", file);
  expect({ errors, code }).toEqual({ errors: "", code: 0 });
  const key = output.trim();
  expect(key).toMatch(/^anchor_[\w-]{43}$/);
  const text = await readFile(file, "utf8");
  expect(text).not.toContain(key);
  expect(text).toContain(`build sha3-256:${hash("sha3-256", key)}`);
  expect((await stat(file)).mode & 0o777).toBe(0o600);

  const { url } = await startServiceHere("--api-keys", file);
  expect((await post(url, "check", { hash: digestOf("a") }, key)).status).toBe(200);
  for (const wrong of ["any", key.slice(1), `${key}x`, hash("sha3-256", key)]) {
    expect((await post(url, "check", { hash: digestOf("a") }, wrong)).status).toBe(401);
  }
});

test("a name that is taken is refused, and the file stays as it was", async () => {
  const file = join(await aFolder(), "keys");
  await addKey(file, "build", {});
  const before = await readFile(file, "utf8");
  const told = { code: "INPUT_INVALID", message: `The key file ${file} has a key named build already.` };
  await expect(runService(["add-key", "build", "--api-keys", file])).rejects.toMatchObject(told);
  expect(await readFile(file, "utf8")).toBe(before);
});

test.runIf(isPosix)("SIGHUP takes new keys and drops those that are gone; a broken file changes nothing", async () => {
  const file = join(await aFolder(), "keys");
  const first = await addKey(file, "first", {});
  const { child, url, errors } = await startServiceProcess("--api-keys", file);
  const statusOf = async (key: string) => (await post(url, "check", { hash: digestOf("a") }, key)).status;
  const second = await addKey(file, "second", {});
  expect([await statusOf(first), await statusOf(second)]).toEqual([200, 401]);
  child.kill("SIGHUP");
  await expect.poll(() => statusOf(second)).toBe(200);

  const whole = await readFile(file, "utf8");
  await appendFile(file, "third anchor_not-a-hash\n");
  child.kill("SIGHUP");
  await expect.poll(() => errors.filter((line) => line.includes("cannot be used: line 4")).length).toBe(1);
  expect([await statusOf(first), await statusOf(second)]).toEqual([200, 200]);

  await writeFile(file, whole.replace(/^first .*\n/m, ""));
  child.kill("SIGHUP");
  await expect.poll(() => statusOf(first)).toBe(401);
  expect(await statusOf(second)).toBe(200);
});

test("keys are listed without their hashes, and one that is removed leaves the others and the comments", async () => {
  const file = join(await aFolder(), "keys");
  const run = async (command: Command) => await runKeyCommand(command, openKeyFile(file));
  await run({ name: "add-key", word: "build", rate: 60 });
  await run({ name: "add-key", word: "build-2" });
  expect(await run({ name: "list-keys", word: "" })).toBe("build rate=60\nbuild-2");
  const before = await readFile(file, "utf8");
  await run({ name: "remove-key", word: "build" });
  expect(await readFile(file, "utf8")).toBe(before.replace(/^build .*\n/m, ""));
  await expect(run({ name: "remove-key", word: "build" })).rejects.toThrow("has no key named build.");
});

test("a key file that is not UTF-8 is read, and stays as it was when a key is to be added or removed", async () => {
  const file = join(await aFolder(), "keys");
  await addKey(file, "build", {});
  const before = Buffer.from(`\ufeff${await readFile(file, "utf8")}`, "utf16le");
  await writeFile(file, before);
  const run = async (name: Command["name"], word: string) => await runKeyCommand({ name, word }, openKeyFile(file));
  expect(await run("list-keys", "")).toBe("build");
  await expect(run("remove-key", "build")).rejects.toThrow(/cannot be used/);
  await expect(run("add-key", "other")).rejects.toThrow(/cannot be used/);
  expect(await readFile(file)).toEqual(before);
});

test("a rate is kept a key, with the wait in Retry-After", async () => {
  const file = join(await aFolder(), "keys");
  const slow = await addKey(file, "slow", { rate: 3 });
  const free = await addKey(file, "free", {});
  const { url } = await startServiceHere("--api-keys", file);
  const check = async (key: string) => await post(url, "check", { hash: digestOf("a") }, key);
  for (let count = 0; count < 3; count += 1) expect((await check(slow)).status).toBe(200);
  const refused = await check(slow);
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
  expect(Number(refused.headers.get("retry-after"))).toBeLessThanOrEqual(60);
  expect((await check(free)).status).toBe(200);
});

test("a count is of stamps alone, holds at many at once, and outlives the process", async () => {
  const folder = await aFolder();
  const [file, data] = [join(folder, "keys"), join(folder, "chain.ledger")];
  const key = await addKey(file, "build", { count: 5 });
  const send = async (url: string, route: ApiRoute, text: string) =>
    (await post(url, route, { hash: digestOf(text) }, key)).status;

  const first = await startServiceProcess("--api-keys", file, "--data", data);
  const atOnce = await Promise.all(
    Array.from({ length: 12 }, async (_, index) => send(first.url, "stamp", `${index}`)),
  );
  expect(atOnce.filter((status) => status === 200)).toHaveLength(5);
  expect(atOnce.filter((status) => status === 402)).toHaveLength(7);
  expect(await send(first.url, "requestProof", "p")).toBe(402);
  expect(await send(first.url, "check", "0")).toBe(200);
  first.child.kill("SIGKILL");
  await once(first.child, "close");

  const second = await startServiceHere("--api-keys", file, "--data", data);
  expect(await send(second.url, "stamp", "late")).toBe(402);
});

test("after kills the count of a key is what the ledger holds, also where clients repeat what was cut off", async () => {
  const folder = await aFolder();
  const [file, data] = [join(folder, "keys"), join(folder, "chain.ledger")];
  const key = await addKey(file, "build", {});
  let next = 0;
  for (let kills = 0; kills < 2; kills += 1) {
    const { child, url } = await startServiceProcess("--api-keys", file, "--data", data);
    const stamp = async (number: number) =>
      await post(url, "stamp", { hash: digestOf(`${number}`) }, key).catch(() => undefined);
    // What was under way at the last kill is sent again.
    next = Math.max(0, next - 32);
    const lanes = Array.from({ length: 16 }, async () => {
      while ((await stamp((next += 1))) !== undefined);
    });
    await expect.poll(() => next).toBeGreaterThan(60 * (kills + 1));
    child.kill("SIGKILL");
    await Promise.all([once(child, "close"), ...lanes]);
  }
  const { url } = await startServiceHere("--api-keys", file, "--data", data);
  const { body } = await get(url, "/metrics");
  await backUp(data, `${data}.copy`);
  using copy = new DatabaseSync(`${data}.copy`);
  const held = Number(copy.prepare("SELECT count(*) AS held FROM stamps").get()?.["held"]);
  expect(held).toBeGreaterThan(100);
  expect(body).toContain(`anchor_key_stamps_total{key="build"} ${held}\n`);
});

test("what costs nothing is not counted: a hash that is there already, and a body that is refused", async () => {
  const file = join(await aFolder(), "keys");
  const key = await addKey(file, "build", { count: 2 });
  const { url } = await startServiceHere("--api-keys", file);
  const stamp = async (body: object) => (await post(url, "stamp", body, key)).status;
  expect(await stamp({ hash: digestOf("a") })).toBe(200);
  for (let again = 0; again < 5; again += 1) expect(await stamp({ hash: digestOf("a") })).toBe(200);
  expect(await stamp({ hash: "short" })).toBe(400);
  expect(await stamp({ hash: digestOf("b") })).toBe(200);
  expect(await stamp({ hash: digestOf("c") })).toBe(402);
});

test.runIf(isPosix)("with a certificate it speaks TLS beyond loopback, and takes a renewed one on SIGHUP", async () => {
  const folder = await aFolder();
  const [keys, cert, key] = [join(folder, "keys"), join(folder, "cert.pem"), join(folder, "key.pem")];
  await addKey(keys, "build", {});
  const [first, second] = [createCertificate(), createCertificate()];
  await writeFile(cert, first.cert);
  await writeFile(key, first.key);
  const args = ["--listen=0.0.0.0", `--api-keys=${keys}`, `--tls-cert=${cert}`, `--tls-key=${key}`];
  const { child, url } = await startServiceProcess(...args);
  expect(url).toMatch(/^https:\/\/0\.0\.0\.0:\d+$/);
  const here = url.replace("0.0.0.0", "127.0.0.1");
  expect(await get(here, "/health", {}, first.cert)).toMatchObject({ status: 200 });
  await expect(get(here, "/health", {}, second.cert)).rejects.toThrow(/self-signed|signature|verify/);

  await writeFile(cert, second.cert);
  await writeFile(key, second.key);
  child.kill("SIGHUP");
  await expect
    .poll(async () => await get(here, "/health", {}, second.cert).catch(() => undefined))
    .toMatchObject({ status: 200 });
});

test.each(["cert.pem", "keys"])("a missing %s is told in one line, before anything listens", async (missing) => {
  const folder = await aFolder();
  const path = (name: string) => join(folder, name);
  const { cert, key } = createCertificate();
  if (missing !== "cert.pem") await writeFile(path("cert.pem"), cert);
  await writeFile(path("key.pem"), key);
  if (missing !== "keys") await addKey(path("keys"), "build", {});
  const tls = [`--tls-cert=${path("cert.pem")}`, `--tls-key=${path("key.pem")}`];
  const running = runService(["--port=0", `--api-keys=${path("keys")}`, ...tls]);
  await expect(running).rejects.toThrow(new RegExp(`^.*${missing}.*$`));
});

test.each(["node-password-file", "node-ca"])("a missing file is told by --%s and its path", async (option) => {
  const file = join(await aFolder(), "missing");
  const running = runService(["--port=0", "--data=:memory:", "--node=http://127.0.0.1:9005", `--${option}=${file}`]);
  await expect(running).rejects.toThrow(new RegExp(`^--${option} .*missing cannot be used: ENOENT.*\\.$`));
});

test("a certificate that is none is told in one line that names its files", async () => {
  const folder = await aFolder();
  const [cert, key] = [join(folder, "cert.pem"), join(folder, "key.pem")];
  const own = createCertificate();
  // The two are taken for each other.
  await writeFile(cert, own.key);
  await writeFile(key, own.cert);
  const running = runService(["--port=0", `--tls-cert=${cert}`, `--tls-key=${key}`]);
  await expect(running).rejects.toThrow(/^The certificate .*cert\.pem with the key .*key\.pem cannot be used: .+\.$/);
});

/** A GET whose headers the test chooses, `Host` too; over TLS where it says whose certificates it trusts. */
async function get(url: string, path: string, headers: Record<string, string> = {}, ca?: string) {
  const { hostname, port } = new URL(url);
  const request = ca === undefined ? httpRequest : httpsRequest;
  const outgoing = request({ hostname, port, path, headers, ca, agent: false });
  outgoing.end();
  const [incoming] = (await once(outgoing, "response")) as [IncomingMessage];
  const body = (await incoming.setEncoding("utf8").toArray()).join("");
  return { status: incoming.statusCode, headers: incoming.headers, body };
}

test("/about says what it is, /health that it is well, to anybody", async () => {
  const { url } = await startServiceHere("--api-key", "k");
  const about = await get(url, "/about");
  expect(about.status).toBe(200);
  expect(about.headers[names.demo]).toBe("1");
  expect(JSON.parse(about.body)).toEqual({
    service: "anchor-artifacts",
    version: expect.stringMatching(/^\d+\.\d+\.\d+/),
    ledger: "embedded",
    chain: "local",
    chainName: "a demonstration ledger",
    address: "0x4C4F43414C2044454D4F",
    demo: true,
  });
  expect(await get(url, "/health")).toMatchObject({ status: 200, body: '{"status":"ok"}' });
});

test("every answer names the chain: a demonstration, or what --chain-name says", async () => {
  const plain = await startServiceHere("--api-key", "k");
  const named = await startServiceHere("--api-key", "k", "--chain-name", "The main chain");
  for (const path of ["/about", "/core/v2/file/check", "/nothing"]) {
    expect((await get(plain.url, path)).headers[names.chainName]).toBe("a demonstration ledger");
    expect((await get(named.url, path)).headers[names.chainName]).toBe("The main chain");
  }
});

test("behind a proxy it answers to its public name, and links reports there", async () => {
  const { url } = await startServiceHere("--public-url", "https://anchor.example");
  expect(await get(url, "/health", { host: "anchor.example" })).toMatchObject({ status: 200 });
  expect(await get(url, "/health", { host: "other.example" })).toMatchObject({ status: 421 });
  const { data } = await post(url, "verify", { hash: digestOf("a") }, "any", { headers: { [names.report]: "true" } });
  expect(data).toMatchObject({
    file: { downloadUrl: expect.stringMatching(/^https:\/\/anchor\.example\/reports\//) },
  });
});

test("numbers are for this computer; through a proxy they need a key", async () => {
  const file = join(await aFolder(), "keys");
  const key = await addKey(file, "monitor", {});
  const { url } = await startServiceHere("--api-keys", file, "--public-url", "https://anchor.example");
  expect(await get(url, "/metrics")).toMatchObject({ status: 200 });
  const forwarded = { "x-forwarded-for": "192.0.2.1" };
  const signs = [
    forwarded,
    { forwarded: "for=192.0.2.1" },
    { "x-forwarded-proto": "https" },
    { host: "anchor.example" },
  ];
  for (const sign of signs) expect(await get(url, "/metrics", sign)).toMatchObject({ status: 401 });
  expect(await get(url, "/metrics", { ...forwarded, [names.apiKey]: "any" })).toMatchObject({ status: 401 });
  expect(await get(url, "/metrics", { ...forwarded, authorization: `Bearer ${key}` })).toMatchObject({ status: 200 });
});

test("the numbers count what happened", async () => {
  const file = join(await aFolder(), "keys");
  const key = await addKey(file, "build", {});
  const { url } = await startServiceHere("--api-keys", file, "--block-time", "3600");
  for (const text of ["a", "b"]) await post(url, "stamp", { hash: digestOf(text) }, key);
  await post(url, "requestProof", { hash: digestOf("c") }, key);
  await post(url, "check", { hash: "short" }, key);
  await post(url, "check", { hash: digestOf("a") });
  const { headers, body } = await get(url, "/metrics");
  expect(headers["content-type"]).toBe("text/plain; version=0.0.4; charset=utf-8");
  expect(body.endsWith("\n")).toBe(true);
  for (const line of [
    "anchor_queue 3",
    "anchor_blocks 0",
    'anchor_requests_total{operation="stamp",status="200"} 2',
    'anchor_requests_total{operation="check",status="400"} 1',
    'anchor_requests_total{operation="check",status="401"} 1',
    'anchor_request_seconds_count{operation="check"} 2',
    'anchor_key_stamps_total{key="build"} 3',
    `anchor_build_info{version="${version}",node="${process.version}",ledger="embedded"} 1`,
  ]) {
    expect(body.split("\n")).toContain(line);
  }
  expect(body).toMatch(/^process_open_fds \d+$/m);
  expect(body).toMatch(/^nodejs_eventloop_lag_p99_seconds \S+$/m);
});

test("every request is one line of JSON that holds neither key nor link secret", async () => {
  const file = join(await aFolder(), "keys");
  const key = await addKey(file, "build", {});
  const { url, lines, errors } = await startServiceProcess("--api-keys", file);
  const headers = { [names.requestId]: `trace ${key}`, [names.report]: "true" };
  const { data } = await post(url, "verify", { hash: digestOf("a") }, key, { headers });
  const { downloadUrl } = (data as { file: { downloadUrl: string } }).file;
  await (await fetch(downloadUrl)).arrayBuffer();
  await get(url, `/${key}?key=${key}`, { [names.apiKey]: key });
  await get(url, "/about", { host: "other.example" });
  await get(url, `/${key}`, { [names.requestId]: key });
  await get(url, "/health", { [names.apiKey]: key });
  await expect.poll(() => errors.length).toBe(6);
  const entries = errors.map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(entries).toMatchObject([
    { method: "POST", operation: "verify", status: 200, key: "build", requestId: "trace ***" },
    { method: "GET", operation: "report", status: 200 },
    { method: "GET", operation: "none", status: 404 },
    { method: "GET", operation: "none", status: 421 },
    { method: "GET", operation: "none", status: 404, requestId: "***" },
    { method: "GET", operation: "health", status: 200 },
  ]);
  for (const { time, milliseconds } of entries) {
    expect(time).toMatch(/^\d{4}-.+Z$/);
    expect(milliseconds).toBeTypeOf("number");
  }
  await expect.poll(() => lines.length).toBe(4);
  expect([...lines, ...errors].join("\n")).not.toContain(key.slice(1));
  expect(errors.join("\n")).not.toContain(new URL(downloadUrl).searchParams.get("signature"));
});

/** The proof of `uid`, byte for byte as the service tells it. */
async function proofOf(url: string, uid: string): Promise<string> {
  return JSON.stringify((await post(url, "proofStatus", { uids: [uid] })).data);
}

test("a backup taken while stamps come in is sound, and restored gives the same proofs", async () => {
  const folder = await aFolder();
  const [data, copy] = [join(folder, "chain.ledger"), join(folder, "copy.ledger")];
  const running = await startServiceHere("--data", data);
  const uids: string[] = [];
  for (const text of ["a", "b", "c"]) {
    uids.push(((await post(running.url, "requestProof", { hash: digestOf(text) })).data as { uid: string }).uid);
  }
  const proofs = await Promise.all(uids.map(async (uid) => proofOf(running.url, uid)));
  let count = 0;
  const done = new AbortController();
  const stamping = (async () => {
    for (; !done.signal.aborted; count += 1) await post(running.url, "stamp", { hash: digestOf(`stamp ${count}`) });
  })();
  const { code, output, errors } = await runServiceProgram("backup", copy, "--data", data);
  done.abort();
  await stamping;
  expect({ code, output, errors }).toEqual({ code: 0, output: `${data} is copied to ${copy}\n`, errors: "" });
  expect(count).toBeGreaterThan(0);

  const restored = await startServiceHere("--data", copy);
  expect(await Promise.all(uids.map(async (uid) => proofOf(restored.url, uid)))).toEqual(proofs);
  expect((await post(running.url, "check", { hash: digestOf("stamp 0") })).data).toMatchObject({ data: "Hash found." });
  await Promise.all([running.stop(), restored.stop()]);
  expect((await readdir(folder)).toSorted()).toEqual(["chain.ledger", "copy.ledger"]);
});

test("a backup needs no running service, replaces an older one, and works after a kill", async () => {
  const folder = await aFolder();
  const [data, copy] = [join(folder, "chain.ledger"), join(folder, "copy.ledger")];
  const killed = await startServiceProcess("--data", data);
  await post(killed.url, "stamp", { hash: digestOf("a") });
  killed.child.kill("SIGKILL");
  await once(killed.child, "close");
  await writeFile(copy, "an older copy");
  const left = `${data}.${randomUUID()}.copy`;
  await writeFile(left, "what a killed service was about to hand out");
  await backUp(data, copy);
  const restored = await startServiceHere("--data", copy);
  expect((await post(restored.url, "check", { hash: digestOf("a") })).data).toMatchObject({ data: "Hash found." });
  // The socket that the killed process left does not stand in the way of the next one.
  await startServiceHere("--data", data);
  expect([existsSync(left), existsSync(copy)]).toEqual([false, true]);
});

test.each([
  ["no ledger", "none.ledger", "copy.ledger", "There is no ledger"],
  ["something else", "notes.txt", "copy.ledger", "not a database"],
  ["the ledger itself as its copy", "notes.txt", "notes.txt", "a file of its own"],
  ["a folder that does not exist", "notes.txt", "deeper/copy.ledger", ""],
])("a backup of %s is refused in one line and leaves no file", async (_, data, copy, told) => {
  const folder = await aFolder();
  await writeFile(join(folder, "notes.txt"), "notes of somebody ".repeat(100));
  const running = runService(["backup", join(folder, copy), "--data", join(folder, data)]);
  const refusal = await running.then(() => "", messageOf);
  expect(refusal).toMatch(/^.+$/);
  expect(refusal).toContain(told);
  expect(await readdir(folder)).toEqual(["notes.txt"]);
});

test.runIf(isPosix)("only its owner may ask a service for a backup", async () => {
  const data = join(await aFolder(), "chain.ledger");
  const { stop } = await startServiceHere("--data", data);
  expect((await stat(`${data}.socket`)).mode & 0o777).toBe(0o600);
  await stop();
  expect(existsSync(`${data}.socket`)).toBe(false);
});

test.runIf(isPosix)("a request under way when the service is told to stop is answered", async () => {
  const { child, url } = await startServiceProcess();
  const { host, port } = new URL(url);
  const body = JSON.stringify({ hash: digestOf("a") });
  const socket = connect(Number(port), "127.0.0.1").setEncoding("latin1");
  const head = [
    `POST ${routes.stamp} HTTP/1.1`,
    `host: ${host}`,
    "connection: close",
    `${names.apiKey}: any`,
    "content-type: application/json",
    `content-length: ${body.length}`,
  ];
  socket.write(`${head.join("\r\n")}\r\n\r\n${body.slice(0, 10)}`);
  // Another answer shows that the service has read what was sent before.
  await fetch(`${url}/health`);
  child.kill("SIGTERM");
  const state = async () =>
    await fetch(`${url}/health`)
      .then(() => "up")
      .catch(() => "down");
  await expect.poll(state).toBe("down");
  socket.write(body.slice(10));
  expect((await socket.toArray()).join("")).toMatch(/^HTTP\/1\.1 200 /);
  expect(await once(child, "close")).toEqual([0, null]);
});
