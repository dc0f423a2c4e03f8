/** GitHub's own globber, to compare with. It prints a line for each step, which a runner would hide. */
import { create, type GlobOptions } from "@actions/glob";

/** Returns the absolute paths that it finds; its debug lines are not printed. */
export async function globByToolkit(patterns: string, options: GlobOptions): Promise<readonly string[]> {
  const { stdout } = process;
  const write = stdout.write.bind(stdout);
  stdout.write = (chunk: Uint8Array | string): boolean => String(chunk).startsWith("::debug::") || write(chunk);
  try {
    return await (await create(patterns, options)).glob();
  } finally {
    stdout.write = write;
  }
}
