import { AnchorError } from "../domain/errors.ts";
import { listen } from "./http.ts";
import { openLedger, type Ledger } from "./ledger/ledger.ts";
import { createService } from "./service.ts";
import { help, parseSettings, type Settings } from "./settings.ts";

/** Runs the local service until SIGINT or SIGTERM. The first line on stdout says where it listens. */
async function main(args: readonly string[]): Promise<void> {
  if (args.includes("--help") || args.includes("-h")) {
    console.log(help);
    return;
  }
  const settings = parseSettings(args);
  const ledger = openLedger(settings);
  try {
    await serve(settings, ledger);
  } finally {
    ledger.close();
  }
}

async function serve(settings: Settings, ledger: Ledger): Promise<void> {
  const apiKeys = settings.apiKey === undefined ? undefined : new Set([settings.apiKey]);
  const listener = await listen((url) => createService({ ledger, apiKeys, baseUrl: () => url }), settings.port);
  const stopped = stopSignal();
  console.log(renderGreeting(listener.url, settings, ledger));
  await stopped;
  await listener.close();
}

function renderGreeting(url: string, { apiKey, blockTimeMs, data }: Settings, ledger: Ledger): string {
  const { blocks, transactions } = ledger.size();
  return [
    `Listening on ${url}`,
    apiKey === undefined ? "API key: any that is not empty" : `API key: ${apiKey}`,
    blockTimeMs === 0 ? "Block time: none, a stamp is in a block at once" : `Block time: ${blockTimeMs / 1000} s`,
    data === ":memory:" ? "Ledger: in memory, gone when this stops" : `Ledger: ${data}`,
    `Chain: local, for trying things out, ${blocks} blocks, ${transactions} transactions; nothing reaches a public chain`,
  ].join("\n");
}

/** Settles at the first SIGINT or SIGTERM; more of them change nothing, for npm passes on what the terminal sent too. */
async function stopSignal(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  process.on("SIGINT", resolve);
  process.on("SIGTERM", resolve);
  await promise;
}

try {
  await main(process.argv.slice(2));
} catch (error) {
  const message = error instanceof Error ? error.message : String(error);
  process.stderr.write(`${message}\n`);
  process.exitCode = error instanceof AnchorError && error.code === "INPUT_INVALID" ? 2 : 1;
}
