import type { ServiceSettings } from "#service/options.ts";
import { parseCommand } from "#service/settings.ts";

/** The settings of the service that the command line's `args` start. */
export async function parseSettings(args: readonly string[]): Promise<ServiceSettings> {
  const command = parseCommand(args);
  if (command.name !== "serve") throw new Error(`${command.name} starts no service.`);
  return command.settings;
}
