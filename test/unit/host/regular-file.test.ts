import { closeSync, constants, mkdirSync, readFileSync, writeSync } from "node:fs";
import { devNull } from "node:os";
import { join } from "node:path";

import { expect, test } from "vitest";

import { openRegular, readRegular } from "#host/files.ts";
import { canLink, createZoo, makeDevice, makeFifo, makeSocket } from "../../support/files/zoo.ts";

const { O_APPEND, O_CREAT, O_RDONLY, O_RDWR } = constants;
const appending = O_RDWR | O_APPEND | O_CREAT;

test("only a regular file is opened: a link, a pipe, a socket, a device and a folder are refused at once", async () => {
  await using zoo = createZoo();
  zoo.link("link", join(zoo.outside, "secret.txt"));
  zoo.link("inner", zoo.write("plain"));
  zoo.link("loose", join(zoo.outside, "nothing"));
  zoo.link("device", devNull);
  mkdirSync(join(zoo.path, "folder"));
  const links = canLink() ? ["link", "inner", "loose", "device"] : [];
  const others = ["folder"];
  for (const [name, make] of [
    ["pipe", makeFifo] as const,
    ["null", makeDevice] as const,
    ["socket", makeSocket] as const,
  ])
    if (await zoo.add(name, make)) others.push(name);
  for (const name of [...links, ...others]) {
    for (const flags of [O_RDONLY, appending]) {
      const why = links.includes(name) ? "it is a symbolic link" : "it is not a regular file";
      expect(() => openRegular(join(zoo.path, name), flags)).toThrow(why);
    }
  }
  expect(readFileSync(join(zoo.outside, "secret.txt"), "utf8")).toBe("secret");
});

test("a regular file is read whole, up to a limit, and what is not there is no error", async () => {
  await using zoo = createZoo();
  const path = zoo.write("plain", "12345");
  expect(Buffer.from(readRegular(path, 5) ?? []).toString()).toBe("12345");
  const large = zoo.write("large", new Uint8Array(2 ** 20 + 1));
  expect(() => readRegular(large, 2 ** 20)).toThrow("it is larger than 1 MiB");
  expect(readRegular(join(zoo.path, "absent"), 4)).toBeUndefined();
  const file = openRegular(path, appending);
  writeSync(file, "6");
  closeSync(file);
  expect(readFileSync(path, "utf8")).toBe("123456");
});
