import { readFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { createSecureContext } from "node:tls";

import { messageOf } from "../src/core/errors.ts";
import { withoutUndefined } from "../src/core/members.ts";
import { nonEmpty } from "../src/core/text.ts";
import { backUp, openBackupSocket } from "./admin/backup.ts";
import {
  anyKeyKeyring,
  createKeyring,
  createMemoryKeys,
  openKeyFile,
  readKeyFile,
  runKeyCommand,
  toKeyHash,
  type KeyEntry,
} from "./admin/keys.ts";
import type { Backend } from "./chain-node.ts";
import { listen, readMaxConnections, type TlsCertificate } from "./http/listen.ts";
import { log, logChanges } from "./log.ts";
import { createExchange } from "./http/oidc.ts";
import type { Ledger } from "./ledger/ledger.ts";
import { openDemonstration } from "./ledger/demonstration.ts";
import { help, readNamedFile, type ServiceSettings } from "./options.ts";
import { createService, type ServiceOptions } from "./service.ts";
import { parseCommand, type Command } from "./settings.ts";

/**
 * Does what the arguments after the program's name say: serves until SIGINT or SIGTERM, or runs a command. A service
 * prints the address at which it listens as its first line on stdout.
 *
 * @throws AnchorError `INPUT_INVALID` for wrong arguments; Error for a file or port that cannot be used
 */
export async function runService(args: readonly string[]): Promise<void> {
  if (args.includes("--help") || args.includes("-h")) return print(help);
  const command = parseCommand(args);
  if (command.name === "serve") return await serveUntilStopped(command.settings);
  await print(await runOperatorCommand(command));
}

/** Does what `command` says; returns the text to print. */
async function runOperatorCommand(command: Command): Promise<string> {
  const { name, word, data = "", apiKeys } = command;
  if (name === "backup") {
    await backUp(data, word);
    return `${data} is copied to ${word}`;
  }
  if (apiKeys !== undefined && name !== "migrate" && name !== "move")
    return await runKeyCommand(command, openKeyFile(apiKeys));
  const { runOnStore } = await import("./admin/shared-store.ts");
  return await runOnStore(command);
}

/** Prints `text`. `console.log` would hide that a full disk has lost a new key, which is printed only once. */
async function print(text: string): Promise<void> {
  const failure = await new Promise<NodeJS.ErrnoException | null | undefined>((resolve) => {
    // A failed write is also an `error` event, which would end the process if nobody listened.
    process.stdout.once("error", resolve).write(`${text}\n`, resolve);
  });
  if (failure && failure.code !== "EPIPE") throw new Error(`Standard output could not be written: ${failure.message}`);
}

export interface OpenService {
  readonly url: string;
  readonly ledger: Ledger;
  /** Reads keys and certificate again; an unusable file is logged, and its earlier content stays in use. */
  readonly renew: () => Promise<void>;
  /** Makes `/ready` answer from now on that the service is not ready. */
  readonly drain: () => void;
}

async function serveUntilStopped(settings: ServiceSettings): Promise<void> {
  // Node would print its warnings as plain text, and the log is JSON.
  process.removeAllListeners("warning").on("warning", ({ name, message }) => log("warning", { name, message }));
  const opened = Promise.withResolvers<OpenService>();
  // From now on: the signal ends a process that does not listen for it, also one that only starts.
  process.on("SIGHUP", () => void opened.promise.then(async ({ renew }) => await renew()));
  await serve(
    settings,
    (entry) => log("request", entry),
    async (service) => {
      const { url, ledger, drain } = service;
      opened.resolve(service);
      const stopped = stopSignal();
      // The module is loaded now, because a new version may be put in the place of the files while this one runs.
      const [chain] = await Promise.all([ledger.describe(), import("./http/report-pdf.ts")]);
      await print(renderGreeting(url, settings, chain));
      const signal = await stopped;
      drain();
      // Other signals come from a terminal, where no balancer needs time to turn to another process.
      const drainMs = signal === "SIGTERM" ? settings.drainMs : 0;
      log("draining", { signal, seconds: drainMs / 1000 });
      await sleep(drainMs);
      log("stopping");
    },
  );
}

/**
 * Serves as `settings` say until `use` has settled, then lets running requests end and closes all that it has opened.
 *
 * @throws Error for a file or ledger that cannot be opened, before anything listens
 */
export async function serve(
  settings: ServiceSettings,
  write: ServiceOptions["log"],
  use: (service: OpenService) => Promise<void>,
): Promise<void> {
  const { chainName, data, listen: address, port, publicUrl } = settings;
  // Before the ledger is opened: a missing key file or certificate is reported at once.
  const certificate = readCertificate(settings);
  let entries = readKeyEntries(settings);
  const { ledger: opened, keys, shelf } = await openBackend(settings);
  await using _ledger = toDisposable(() => opened.close());
  const ledger = { ...opened, about: () => ({ ...opened.about(), ...withoutUndefined({ chainName }) }) };
  const source = keys ?? createMemoryKeys(ledger.secret);
  const exchange = settings.oidc === undefined ? undefined : await createExchange(settings.oidc, source);
  const isOpen = entries === undefined && keys === undefined && exchange === undefined;
  const keyring = isOpen ? anyKeyKeyring : createKeyring(() => entries ?? [], source, exchange?.find);
  const socket = data === ":memory:" ? undefined : await openBackupSocket(data, ledger);
  await using _socket = toDisposable(() => socket?.close());
  let isDraining = false;
  const own = { log: write, isDraining: () => isDraining };
  const handle = createService({ ledger, keyring, publicUrl, exchange, shelf, ...own });
  const { maxConnections = readMaxConnections() } = settings;
  const listener = await listen(handle, port, { address, certificate, publicUrl, maxConnections });
  await using _listener = toDisposable(listener.close);
  const renewKeys = () => {
    const before = entries;
    entries = readKeyEntries(settings);
    if (before && entries) logChanges("keys-read", before, entries);
  };
  const renewCertificate = () => {
    const renewed = readCertificate(settings);
    if (renewed) listener.renew(renewed);
  };
  await use({
    url: listener.url,
    ledger,
    drain: () => void (isDraining = true),
    renew: async () => await renewAll([renewKeys, renewCertificate, () => exchange?.renew()]),
  });
}

/** Makes `close` disposable; Node 22 has no `AsyncDisposableStack`. */
function toDisposable(close: () => unknown): AsyncDisposable {
  return { [Symbol.asyncDispose]: async () => void (await close()) };
}

async function renewAll(steps: readonly (() => void | Promise<void>)[]): Promise<void> {
  const outcomes = await Promise.allSettled(steps.map(async (step) => await step()));
  const failures = outcomes.flatMap((outcome) => (outcome.status === "rejected" ? messageOf(outcome.reason) : []));
  for (const reason of failures) log("not-renewed", { reason });
  if (failures.length === 0) log("renewed");
}

async function openBackend(settings: ServiceSettings): Promise<Backend> {
  const { data, node, blockTimeMs } = settings;
  if (node === undefined) return { ledger: openDemonstration({ data, blockTimeMs }) };
  const { openNode } = await import("./chain-node.ts");
  return await openNode(node, settings);
}

/** Reads the keys that options name; `undefined` where they name none. */
function readKeyEntries({ apiKey, apiKeys }: ServiceSettings): readonly KeyEntry[] | undefined {
  if (apiKeys !== undefined) return readKeyFile(apiKeys);
  return apiKey === undefined ? undefined : [{ name: "api-key", hash: toKeyHash(apiKey) }];
}

function readCertificate({ tlsCert, tlsKey }: ServiceSettings): TlsCertificate | undefined {
  if (tlsCert === undefined || tlsKey === undefined) return undefined;
  return readNamedFile(`The certificate ${tlsCert} with the key ${tlsKey}`, () => {
    const certificate = { cert: readFileSync(tlsCert), key: readFileSync(tlsKey) };
    createSecureContext(certificate);
    return certificate;
  });
}

function renderGreeting(url: string, settings: ServiceSettings, chain: string): string {
  const { apiKey, apiKeys, data, oidc, store } = settings;
  // Never the key itself: whoever gave it knows it, and this text is kept in logs.
  const keys = nonEmpty([
    apiKey !== undefined && "the one given by --api-key",
    apiKeys !== undefined && `those of ${apiKeys}`,
    store !== undefined && "those of the store",
    oidc !== undefined && `those given by the rules of ${oidc}`,
  ]);
  const place = data === ":memory:" ? "in memory, gone when this stops" : data;
  return [
    `Listening on ${url}`,
    `API key: ${keys.join(", ") || "any that is not empty"}`,
    // Without what could be a secret: no user, no password, no options.
    `Ledger: ${store === undefined ? place : `the store ${new URL(store).host}${new URL(store).pathname}`}`,
    `Chain: ${chain}`,
  ].join("\n");
}

/** Waits for the first signal to stop. Further ones change nothing: npm repeats the signal that a terminal sends. */
async function stopSignal(): Promise<string> {
  const { promise, resolve } = Promise.withResolvers<string>();
  for (const signal of ["SIGINT", "SIGTERM", "SIGBREAK"]) process.on(signal, resolve);
  return await promise;
}
