/** The real client, in this process or in one whose environment and memory are the test's to choose and to measure. */
import { tmpdir } from "node:os";
import { getCACertificates, setDefaultCACertificates } from "node:tls";
import { fileURLToPath } from "node:url";

import { createClient } from "#api/client.ts";
import { parseBaseUrl } from "#core/addresses.ts";
import { createFakeClock } from "../clock.ts";
import { startProcess } from "../runner/action-process.ts";
import { readPeakBytes } from "../runner/peak-memory.ts";
import { operations, verdictOf, type Operation } from "./client.ts";

export interface ProbeTask {
  readonly url: string;
  readonly operation: Operation;
  /** Milliseconds for one attempt. Default 5,000. */
  readonly timeoutMs?: number;
}

export interface ProbeResult {
  readonly verdict: string;
  /** The message of a failure, or the note of what is open. */
  readonly said: string;
  /** Largest resident set of the process so far, in bytes. */
  readonly peakBytes: number;
  readonly milliseconds: number;
  /** Milliseconds of the processor's, which a busy machine does not make more. */
  readonly processorMs: number;
}

/** Asks once for each of `tasks`, one after another in a new process without any variable. */
export async function runProbe(tasks: readonly ProbeTask[]): Promise<readonly ProbeResult[]> {
  const { ended } = startProcess({
    args: [fileURLToPath(import.meta.url), JSON.stringify(tasks)],
    cwd: tmpdir(),
    env: {},
    timeoutMs: 200_000,
  });
  const { stdout, stderr, exitCode } = await ended;
  if (exitCode !== 0) throw new Error(`The probe ended with ${exitCode}.\n${stderr}`);
  return JSON.parse(stdout) as ProbeResult[];
}

/** Trusts these authorities too, in PEM, until it is disposed of. */
export function trust(...authorities: readonly string[]): Disposable {
  const before = getCACertificates("default");
  setDefaultCACertificates([...before, ...authorities]);
  return { [Symbol.dispose]: () => setDefaultCACertificates(before) };
}

/** Asks once in this process, whose largest resident set is not the client's alone. */
export async function askHere({ url, operation, timeoutMs = 5000 }: ProbeTask): Promise<ProbeResult> {
  const client = createClient({
    base: parseBaseUrl(url),
    apiKey: "key-of-the-probe",
    timeoutMs,
    clock: createFakeClock(),
  });
  const started = performance.now();
  const before = process.cpuUsage();
  const outcome = await operations[operation].ask(client);
  const { user, system } = process.cpuUsage(before);
  const milliseconds = performance.now() - started;
  await client.close();
  const said = outcome.verdict === "failed" ? outcome.error.message : outcome.note !== undefined ? outcome.note : "";
  return {
    verdict: verdictOf(outcome),
    said,
    milliseconds,
    processorMs: (user + system) / 1000,
    peakBytes: readPeakBytes(),
  };
}

if (process.argv[1] === import.meta.filename) {
  const results: ProbeResult[] = [];
  for (const task of JSON.parse(process.argv[2] ?? "[]") as ProbeTask[]) results.push(await askHere(task));
  process.stdout.write(JSON.stringify(results));
}
