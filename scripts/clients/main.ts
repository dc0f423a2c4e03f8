/**
 * Has real clients call the tools of the packed server: `npm run clients -- [NAME…]`, after `npm run build`. They are
 * fetched from their registries, newest versions, and some run scripts of their own while they are installed. One
 * that cannot be had here is skipped; the exit code is 1 when one that can be had could not call a tool.
 */
import { hosts } from "./hosts.ts";
import { openPlace, type Place, type Trial } from "./place.ts";
import { sdks } from "./sdks.ts";

const wanted = process.argv.slice(2).map((name) => name.toLowerCase());

function firstLine(error: unknown): string {
  return String(error instanceof Error ? error.message : error).split("\n", 1)[0] ?? "";
}

/** @returns whether it went well, as far as it went */
async function tryOne({ name, fetch, run }: Trial, place: Place): Promise<boolean> {
  const stay = place.stay(name);
  let version: string;
  try {
    version = fetch(stay.folder);
  } catch (error) {
    console.log(`skipped  ${name}: cannot be had here: ${firstLine(error)}`);
    return true;
  }
  try {
    console.log(`ok       ${name} ${version}: ${await run(stay)}`);
    return true;
  } catch (error) {
    console.log(`FAILED   ${name} ${version}: ${error instanceof Error ? error.message : String(error)}`);
    return false;
  }
}

await using place = await openPlace();
for (const trial of [...sdks, ...hosts]) {
  const isWanted = wanted.length === 0 || wanted.some((word) => trial.name.toLowerCase().includes(word));
  if (isWanted && !(await tryOne(trial, place))) process.exitCode = 1;
}
