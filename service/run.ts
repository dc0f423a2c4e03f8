import { readFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { createSecureContext } from "node:tls";

import { messageOf } from "../src/core/errors.ts";
import { openBackupSocket } from "./admin/backup.ts";
import { openStampCounts } from "./admin/counts.ts";
import { addKey, readKeyFile, toKeyHash, createKeyring, openKeyring, type Keyring } from "./admin/keys.ts";
import { listen, type Certificate, type Listener } from "./http/listen.ts";
import { logToStderr, type RequestLog, type ServiceRequest } from "./http/requests.ts";
import type { Backend } from "./ledger/backend.ts";
import { openLedger } from "./ledger/ledger.ts";
import { shareCommits } from "./ledger/shared-commits.ts";
import type { NodeLedger } from "./node/node-ledger.ts";
import { help } from "./options.ts";
import { createService } from "./service.ts";
import { parseCommand, type ServiceSettings, type TlsFiles } from "./settings.ts";

/**
 * Does what the arguments after the program's name say: serves until SIGINT or SIGTERM, or runs a command. The first
 * line of a service on stdout says where it listens.
 *
 * @throws AnchorError `INPUT_INVALID` for wrong arguments; Error for what cannot be opened or written
 */
export async function runService(args: readonly string[]): Promise<void> {
  if (args.includes("--help") || args.includes("-h")) return console.log(help);
  const command = await parseCommand(args);
  if (command.name === "serve") return await serveUntilStopped(command.settings);
  if (command.name === "add-key") return console.log(await addKey(command.apiKeys, command.key, command.limits));
  // A service that starts needs neither this nor the queue of a node, which a copy may be of.
  const { backUp } = await import("./admin/backup.ts");
  await backUp(command.data, command.file);
  console.log(`${command.data} is copied to ${command.file}`);
}

/** A service that listens. */
interface OpenService {
  readonly url: string;
  /** How its chain is called in the greeting. */
  readonly standing: () => string | Promise<string>;
  /** Reads keys and certificate again; what cannot be used is told, and what was in use stays. */
  readonly renew: () => void;
}

async function serveUntilStopped(settings: ServiceSettings): Promise<void> {
  await serve(settings, logToStderr, async ({ url, standing, renew: renewAll }) => {
    process.on("SIGHUP", renewAll);
    const stopped = stopSignal();
    console.log(renderGreeting(url, settings, await standing()));
    await stopped;
  });
}

/**
 * Serves as `settings` say until `use` has settled, then lets running requests end and closes all that it has opened.
 *
 * @throws Error for what cannot be opened, before anything listens
 */
export async function serve(
  settings: ServiceSettings,
  log: RequestLog,
  use: (service: OpenService) => Promise<void>,
): Promise<void> {
  // Before the ledger is opened: a missing key file or certificate is said at once.
  const certificate = readCertificate(settings.tls);
  const keys = openKeys(settings);
  await using _keys = closing(keys.close);
  const { ledger, standing } = await openBackend(settings);
  await using _ledger = closing(() => ledger.close());
  const socket = settings.data === ":memory:" ? undefined : await openBackupSocket(settings.data, ledger);
  await using _socket = closing(() => socket?.close());
  const listener = await openListener(settings, { ledger, keyring: keys.keyring, certificate, log });
  await using _listener = closing(listener.close);
  await use({ url: listener.url, standing, renew: () => renew(settings, keys, listener) });
}

/** Node 22 has no stack of things to be closed. */
function closing(close: () => unknown): AsyncDisposable {
  return { [Symbol.asyncDispose]: async () => void (await close()) };
}

/** The ledger, and how its chain is called in the greeting. */
async function openBackend(
  settings: ServiceSettings,
): Promise<{ readonly ledger: Backend; readonly standing: () => string | Promise<string> }> {
  if (settings.node !== undefined) {
    const { openNode } = await import("./node/open-node.ts");
    const ledger = openNode(settings.node, settings.data, process.env);
    const { origin } = new URL(settings.node.url);
    return { ledger, standing: () => describeStanding(ledger, origin) };
  }
  const ledger = openLedger(settings);
  const standing = () => {
    const { blocks, transactions } = ledger.size();
    return `local, for trying things out, ${blocks} blocks, ${transactions} transactions; nothing reaches a public chain`;
  };
  return { ledger: shareCommits(ledger), standing };
}

/** On which chain a service on a node stands; one that does not answer at once is not waited for. */
async function describeStanding(ledger: NodeLedger, node: string): Promise<string> {
  await Promise.race([ledger.looked, sleep(2000, undefined, { ref: false })]);
  const { address, chain, demo, nodeVersion } = ledger.about();
  const stamps = `stamps go to ${address}`;
  if (nodeVersion === undefined) return `not known yet, the node ${node} has not answered; ${stamps}`;
  return `${chain}, by the node ${node} of version ${nodeVersion}; ${stamps}${demo ? "; nothing reaches a public chain" : ""}`;
}

/** What a listener needs beside the settings. */
interface ServiceParts {
  readonly ledger: Backend;
  readonly keyring: Keyring;
  readonly certificate: Certificate | undefined;
  readonly log: RequestLog;
}

async function openListener(
  settings: ServiceSettings,
  { ledger, keyring, certificate, log }: ServiceParts,
): Promise<Listener> {
  const { listen: address, publicUrl, port } = settings;
  // A node may say only later on which chain it is.
  const demo = () => ledger.about().demo;
  const baseUrl = ({ url }: ServiceRequest) => publicUrl ?? new URL(url).origin;
  const createHandler = () => createService({ ledger, keyring, baseUrl, log });
  return await listen(createHandler, port, { address, certificate, publicUrl, demo, log });
}

/** Who may call. `renew` reads the file again; one that is wrong changes nothing. */
interface Keys {
  readonly keyring: Keyring;
  readonly renew: () => void;
  readonly close: () => void;
}

function openKeys({ apiKey, apiKeys, data }: ServiceSettings): Keys {
  if (apiKey === undefined && apiKeys === undefined) {
    return { keyring: openKeyring, renew: () => undefined, close: () => undefined };
  }
  const read = () =>
    apiKeys === undefined ? [{ name: "api-key", hash: toKeyHash(apiKey ?? ""), limits: {} }] : readKeyFile(apiKeys);
  let entries = read();
  const counts = openStampCounts(data === ":memory:" ? data : `${data}.stamps`);
  return {
    keyring: createKeyring({ entries: () => entries, counts }),
    renew: () => void (entries = read()),
    close: counts.close,
  };
}

function readCertificate(files: TlsFiles | undefined): Certificate | undefined {
  if (files === undefined) return undefined;
  try {
    const certificate = { cert: readFileSync(files.cert), key: readFileSync(files.key) };
    createSecureContext(certificate);
    return certificate;
  } catch (cause) {
    const reason = messageOf(cause);
    throw new Error(`The certificate ${files.cert} with the key ${files.key} cannot be used: ${reason}.`, { cause });
  }
}

function renew(settings: ServiceSettings, keys: Keys, listener: Listener): void {
  const renewCertificate = () => {
    const certificate = readCertificate(settings.tls);
    if (certificate) listener.renew(certificate);
  };
  for (const step of [keys.renew, renewCertificate]) {
    try {
      step();
    } catch (error) {
      console.error(messageOf(error));
    }
  }
}

function renderGreeting(
  url: string,
  { apiKey, apiKeys, blockTimeMs, data, node }: ServiceSettings,
  chain: string,
): string {
  const keys = apiKeys === undefined ? (apiKey ?? "any that is not empty") : `those of ${apiKeys}`;
  return [
    `Listening on ${url}`,
    `API key: ${keys}`,
    ...(node === undefined ? [renderBlockTime(blockTimeMs)] : []),
    data === ":memory:" ? "Ledger: in memory, gone when this stops" : `Ledger: ${data}`,
    `Chain: ${chain}`,
  ].join("\n");
}

function renderBlockTime(milliseconds: number): string {
  return milliseconds === 0
    ? "Block time: none, a stamp is in a block at once"
    : `Block time: ${milliseconds / 1000} s`;
}

/** Settles at the first SIGINT or SIGTERM; more of them change nothing, for npm passes on what the terminal sent too. */
async function stopSignal(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  process.on("SIGINT", resolve);
  process.on("SIGTERM", resolve);
  await promise;
}
