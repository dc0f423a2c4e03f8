import { parseArgs } from "node:util";

import { AnchorError } from "../domain/errors.ts";

/** What the command line decides (interface §8). */
export interface Settings {
  readonly port: number;
  /** A file, or `:memory:`. */
  readonly data: string;
  readonly apiKey?: string;
  readonly blockTimeMs: number;
}

const usage = "Usage: npm run service -- [--port 8787] [--data FILE] [--api-key KEY] [--block-time SECONDS]";

/** Answers `--help`. */
export const help = `${usage}

  --port        where to listen on loopback; 0 takes a free port (default 8787)
  --data        keep the ledger in this file (default: in memory, gone when this stops)
  --api-key     accept this key alone (default: any that is not empty)
  --block-time  seconds until a stamp is in a block (default 0: at once)`;

const longestBlockTime = 86_400;

/**
 * Reads the arguments after the program's name.
 *
 * @throws AnchorError `INPUT_INVALID`, one line that says what is wrong and what is allowed
 */
export function parseSettings(args: readonly string[]): Settings {
  const { port, data, "api-key": apiKey, "block-time": blockTime } = parseOptions(args);
  if (!/^[0-9]{1,5}$/.test(port) || Number(port) > 65_535)
    throw wrong(`--port ${port} is not a number from 0 to 65535`);
  if (data === "") throw wrong("--data names no file");
  if (apiKey !== undefined && !/^[\x21-\x7e]+$/.test(apiKey)) {
    throw wrong("--api-key must be printable ASCII without spaces");
  }
  if (!/^[0-9]+(?:\.[0-9]+)?$/.test(blockTime) || Number(blockTime) > longestBlockTime) {
    throw wrong(`--block-time ${blockTime} is not a number of seconds from 0 to ${longestBlockTime}`);
  }
  const blockTimeMs = Math.ceil(Number(blockTime) * 1000);
  return { port: Number(port), data, ...(apiKey !== undefined && { apiKey }), blockTimeMs };
}

function parseOptions(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        port: { type: "string", default: "8787" },
        data: { type: "string", default: ":memory:" },
        "api-key": { type: "string" },
        "block-time": { type: "string", default: "0" },
      },
    }).values;
  } catch (cause) {
    const [problem = ""] = String(cause instanceof Error ? cause.message : cause).split(/\.?(?:\n|$)/);
    throw wrong(problem, cause);
  }
}

function wrong(problem: string, cause?: unknown): AnchorError {
  return new AnchorError("INPUT_INVALID", `${problem}. ${usage}`, { cause });
}
