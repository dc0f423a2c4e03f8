/** The service on a disk that fills up while stamps wait for their block. */
import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

import { expect, test } from "vitest";

import { routes, type ApiRoute } from "../../src/api/wire.ts";
import { addKey } from "../../test/support/service/keyring.ts";
import { whereAvailable } from "../../test/support/availability.ts";
import { canFillDisk } from "../../test/support/process/small-disk.ts";
import { aFolder, startServiceOnDisk } from "../../test/support/service/service-process.ts";

const bytes = 4 * 1024 * 1024;
/** So many that their block needs more room than files that are there already have. */
const together = 300;
const digestOf = (number: number): string => number.toString(16).padStart(64, "0");

async function ask(url: string, route: ApiRoute, number: number, key = "") {
  const response = await fetch(`${url}${routes[route]}`, {
    method: "POST",
    // On a busy machine a kept connection is closed by the service just when it is used again.
    headers: { "content-type": "application/json", "x-api-key": key, connection: "close" },
    body: JSON.stringify({ hash: digestOf(number) }),
  });
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

/** Asks until `isSo`, for some minutes at the most. */
async function until<Value>(read: () => Promise<Value> | Value, isSo: (value: Value) => boolean): Promise<Value> {
  const end = performance.now() + 200_000;
  for (;;) {
    const value = await read();
    if (isSo(value)) return value;
    if (performance.now() > end) throw new Error(`It never came: ${JSON.stringify(value)}`);
    await sleep(50);
  }
}

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
    await until(
      async () => {
        rmSync(join(disk, "ballast"), { force: true });
        const numbers = Array.from({ length: together }, () => (waiting += 1));
        expect(new Set(await Promise.all(numbers.map(stamp)))).toEqual(new Set([200]));
        fill(disk);
        // The first of them: where it waits, all do.
        return await ask(url, "check", waiting - together + 1, key);
      },
      ({ text }) => text.includes("Hash not found."),
    );
    await until(
      () => errors.join("\n"),
      (text) => /cannot be written/.test(text),
    );
    let refused = waiting;
    await until(
      () => stamp((refused += 1)),
      (status) => status === 503,
    );
    expect((await ask(url, "check", waiting, key)).text).toContain("Hash not found.");
    rmSync(join(disk, "ballast"));
    await until(
      () => ask(url, "check", waiting, key),
      ({ text }) => text.includes("Hash found."),
    );
    expect((await ask(url, "check", refused, key)).text).toContain("Hash not found.");
    expect(child.exitCode).toBeNull();
  });
});
