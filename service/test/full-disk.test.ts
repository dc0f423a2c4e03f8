/** The service on a disk that fills up while stamps wait for their block. */
import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { expect, test } from "vitest";

import type { ApiRoute } from "../../src/api/wire.ts";
import { addKey } from "../../test/support/service/keyring.ts";
import { whereAvailable } from "../../test/support/availability.ts";
import { canFillDisk } from "../../test/support/process/small-disk.ts";
import { aFolder, startServiceOnDisk } from "../../test/support/service/service-process.ts";
import { send } from "./support/calls.ts";

const bytes = 4 * 1024 * 1024;
/** So many that their block needs more room than files that are there already have. */
const together = 300;
const digestOf = (number: number): string => number.toString(16).padStart(64, "0");

async function ask(url: string, route: ApiRoute, number: number, key = "") {
  // On a busy machine a kept connection is closed by the service just when it is used again.
  const response = await send(url, route, { hash: digestOf(number) }, key, { headers: { connection: "close" } });
  return { status: response.status, text: await response.text() };
}

function fill(disk: string): void {
  try {
    writeFileSync(join(disk, "ballast"), Buffer.alloc(bytes));
  } catch (error) {
    // It is full.
    if (!String(error).includes("ENOSPC")) throw error;
  }
}

const patient = { timeout: 200_000, interval: 250 };

whereAvailable("the service on a full disk", canFillDisk() ? undefined : "no mount namespaces", () => {
  test("refuses what it cannot keep, lives on, and makes its block when there is room again", async () => {
    const folder = await aFolder();
    const data = join(folder, "ledger.db");
    // Whose stamps are counted on the same disk.
    const keys = join(await aFolder(), "keys");
    const key = await addKey(keys, "build", {});
    const { child, url, disk, errors } = await startServiceOnDisk(
      folder,
      bytes,
      `--data=${data}`,
      "--block-time=6",
      `--api-keys=${keys}`,
    );
    let waiting = 0;
    const stamp = async (number: number) => (await ask(url, "stamp", number, key)).status;
    // A block may come between the stamp and the filling of the disk: then the next stamp waits.
    const check = async (number: number) => (await ask(url, "check", number, key)).text;
    const stampTogether = async () => {
      rmSync(join(disk, "ballast"), { force: true });
      const numbers = Array.from({ length: together }, () => (waiting += 1));
      expect(new Set(await Promise.all(numbers.map(stamp)))).toEqual(new Set([200]));
      fill(disk);
      // The first of them: where it waits, all do.
      return await check(waiting - together + 1);
    };
    await expect.poll(stampTogether, patient).toContain("Hash not found.");
    await expect.poll(() => errors.join("\n"), patient).toContain("cannot be written");
    let refused = waiting;
    await expect.poll(async () => await stamp((refused += 1)), patient).toBe(503);
    expect(await check(waiting)).toContain("Hash not found.");
    rmSync(join(disk, "ballast"));
    await expect.poll(async () => await check(waiting), patient).toContain("Hash found.");
    expect(await check(refused)).toContain("Hash not found.");
    expect(child.exitCode).toBeNull();
  });
});
