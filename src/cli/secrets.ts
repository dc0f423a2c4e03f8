import { readFile } from "node:fs/promises";

import type { CommandOptions } from "./options.ts";
import { usageError } from "./options.ts";
import { toLine } from "../job/text/line.ts";

/**
 * The service's key: of the file that `--api-key-file` names, else of `ANCHOR_API_KEY`; empty without both.
 *
 * @throws AnchorError `INPUT_INVALID` when the file cannot be read or is empty
 */
export async function readApiKey({ values }: CommandOptions, env: NodeJS.ProcessEnv): Promise<string> {
  const [path] = values.get("api-key-file") ?? [];
  if (path === undefined) return (env["ANCHOR_API_KEY"] ?? "").trim();
  const text = await readSecretFile(path);
  if (text.trim() === "") throw usageError(`the file of --api-key-file, ${toLine(path)}, is empty`);
  return text.trim();
}

async function readSecretFile(path: string): Promise<string> {
  try {
    return await readFile(path, "utf8");
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code ?? "unreadable";
    throw usageError(`the file of --api-key-file, ${toLine(path)}, cannot be read (${code})`);
  }
}
