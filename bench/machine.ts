/** What the figures were measured on and against. */
import { execFileSync } from "node:child_process";
import { availableParallelism, cpus, release, totalmem, type } from "node:os";

export interface Machine {
  readonly processor: string;
  readonly cores: number;
  readonly memoryGiB: number;
  readonly system: string;
  readonly node: string;
  /** Of Node's own OpenSSL. */
  readonly nodeOpenssl: string;
  readonly openssl: string;
}

export const cores = availableParallelism();

/** Reads the facts of this machine. */
export function readMachine(): Machine {
  return {
    processor: cpus()[0]?.model.trim() ?? "unknown",
    cores,
    memoryGiB: Math.round(totalmem() / 1024 ** 3),
    system: `${type()} ${release()} ${process.arch}`,
    node: process.version,
    nodeOpenssl: process.versions.openssl,
    openssl: versionOf("openssl", "version") ?? "none",
  };
}

/** The first line that a command prints, or `undefined` when there is no such command. */
export function versionOf(command: string, ...args: readonly string[]): string | undefined {
  try {
    return execFileSync(command, args, { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] })
      .split("\n")[0]
      ?.trim();
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return undefined;
    throw error;
  }
}
