import { chmodSync, linkSync, mkdirSync, renameSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join, sep } from "node:path";

import { sha3_256 } from "@noble/hashes/sha3.js";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { compareNames } from "#core/checksums.ts";
import { hashFiles, type FileSource, type HashedFile } from "#hash/hash-files.ts";
import { isPosix } from "../../support/availability.ts";
import { find } from "../../support/files/find.ts";
import {
  awkwardNames,
  createZoo,
  makeDevice,
  makeFifo,
  makeNamelessFolder,
  makeSocket,
  withoutRoot,
  writeNameless,
  type Zoo,
} from "../../support/files/zoo.ts";

async function hash(files: readonly FileSource[], threads: number): Promise<readonly HashedFile[]> {
  const results: HashedFile[] = [];
  for await (const batch of hashFiles(files.entries(), { threads })) results.push(...batch);
  return results.sort((left, right) => left.index - right.index);
}

describe("names", () => {
  let zoo: Zoo;
  const made: string[] = [];

  beforeAll(async () => {
    zoo = createZoo();
    for (const name of awkwardNames.filter((one) => !one.includes(sep))) {
      if (await zoo.add(name, () => zoo.write(name))) made.push(name);
    }
  });
  afterAll(() => zoo[Symbol.asyncDispose]());

  test("names of every kind are found as they are, in order", async () => {
    expect(made.length).toBeGreaterThan(5);
    expect((await find(zoo.path, ["**"])).names).toEqual(made.toSorted(compareNames));
  });

  test.each([0, 1])("names of every kind are hashed, with %d threads", async (threads) => {
    const { files } = await find(zoo.path, ["*"]);
    expect(await hash(files, threads)).toEqual(
      files.map(({ name }, index) => ({
        index,
        subject: {
          name,
          path: name,
          size: Buffer.byteLength(name),
          digest: Buffer.from(sha3_256(Buffer.from(name))).toString("hex"),
        },
      })),
    );
  });

  test("names that are not UTF-8 fail by what can be shown of them, files and folders alike", async () => {
    await using bytes = createZoo(["plain", "with \uFFFD", "docs/x"]);
    const expected: Record<string, string> = {};
    if (await bytes.add("file", writeNameless)) expected["file\uFFFD\uFFFD"] = "FILE_NAME_INVALID";
    if (await bytes.add("folder", makeNamelessFolder)) expected["folder\uFFFD\uFFFD"] = "FILE_NAME_INVALID";
    await bytes.add("docs/y", writeNameless);
    const { names, failures } = await find(bytes.path, ["**", "!docs"]);
    expect({ names, failures }).toEqual({ names: ["plain", "with \uFFFD"], failures: expected });
    expect((await find(bytes.path, ["*.txt", "docs/*.txt"])).failures).toEqual({});
  });
});

describe.runIf(isPosix)("entries that are no regular files", () => {
  let zoo: Zoo;
  const kinds: string[] = [];

  beforeAll(async () => {
    zoo = createZoo(["in/plain.txt"]);
    const makers = { fifo: makeFifo, socket: makeSocket, device: makeDevice };
    for (const [name, make] of Object.entries(makers)) {
      if (await zoo.add(`in/${name}`, make)) kinds.push(name);
    }
  });
  afterAll(() => zoo[Symbol.asyncDispose]());

  test("entries that are no regular files are left out with one notice where a wildcard met them", async () => {
    const { names, failures, notices } = await find(zoo.path, ["in/**"]);
    expect({ names, failures }).toEqual({ names: ["in/plain.txt"], failures: {} });
    const all = kinds.map((name) => `in/${name}`).sort();
    const are = all.length === 1 ? "was left out: it is" : "were left out: each is";
    expect(notices).toEqual([`${all.join(", ")} ${are} a pipe, a socket or a device.`]);
  });

  test("entries that are no regular files fail where they are named", async () => {
    const { names, failures, notices, warnings } = await find(
      zoo.path,
      kinds.map((name) => `in/${name}`),
    );
    expect({ names, notices, warnings }).toEqual({ names: [], notices: [], warnings: [] });
    expect(failures).toEqual(Object.fromEntries(kinds.map((name) => [`in/${name}`, "FILE_NOT_REGULAR"])));
  });

  test("entries that are no regular files are passed over in silence where nothing selects them", async () => {
    expect(await find(zoo.path, ["**/*.txt"])).toMatchObject({ failures: {}, notices: [], warnings: [] });
  });

  test.each([0, 1])(
    "entries that are no regular files fail when they are hashed all the same, with %d threads",
    async (threads) => {
      const places = [...kinds.map((name) => `in/${name}`), "in"];
      const sources = places.map((name) => ({ name, path: join(zoo.path, name), size: 0 }));
      const codes = (await hash(sources, threads)).map((hashed) => "error" in hashed && hashed.error.code);
      expect(codes).toEqual(places.map(() => "FILE_NOT_REGULAR"));
    },
  );
});

describe.runIf(isPosix)("links", () => {
  let zoo: Zoo;

  beforeAll(() => {
    zoo = createZoo(["real/a.js", "real/deep/b.js", "c.js", ".git/config"]);
    zoo.link("link-file", "c.js");
    zoo.link("link-folder", "real");
    zoo.link("real/deep/up", "../..");
    zoo.link("self", "self");
    zoo.link("ping", "pong");
    zoo.link("pong", "ping");
    zoo.link("broken", "nowhere");
    zoo.link("through-file", "c.js/x");
    zoo.link("out-file", join(zoo.outside, "secret.txt"));
    zoo.link("out-folder", zoo.outside);
    zoo.link("git", ".git");
    zoo.link("git-config", ".git/config");
  });
  afterAll(() => zoo[Symbol.asyncDispose]());

  const own = ["c.js", "real/a.js", "real/deep/b.js"];

  test("links that a wildcard met are followed inside the workspace, with every file once, by its own name", async () => {
    const { names, failures, notices } = await find(zoo.path, ["**"]);
    expect({ names, failures }).toEqual({ names: own, failures: {} });
    // All but the links to c.js, to real, and to the folder around.
    expect(notices).toEqual([
      "9 symbolic links were left out: broken is the first. A wildcard follows a link only to what is in the workspace; a pattern that names the link follows it anywhere.",
    ]);
  });

  test("links that only might have led somewhere are told of when they lead to a folder", async () => {
    const { names, notices } = await find(zoo.path, ["**/*.js"]);
    expect(names).toEqual(own);
    expect(notices).toEqual([expect.stringMatching(/^2 symbolic links were left out: git is the first\./)]);
    expect((await find(zoo.path, ["out-fol*/*.txt"])).notices).toEqual([
      expect.stringMatching(/^1 symbolic link was left out: out-folder\. A wildcard follows/),
    ]);
  });

  test.each([
    ["link-file", ["link-file"]],
    ["link-folder", ["link-folder/a.js", "link-folder/deep/b.js"]],
    ["link-folder/*.js", ["link-folder/a.js"]],
    ["real/deep/up/c.js", ["real/deep/up/c.js"]],
    ["out-file", ["out-file"]],
    ["out-folder", ["out-folder/secret.txt"]],
    ["out-folder/secret.txt", ["out-folder/secret.txt"]],
    ["out-folder/**", ["out-folder/secret.txt"]],
  ])("links that are named are followed, wherever they lead: %s", async (pattern, expected) => {
    const { names, files, failures } = await find(zoo.path, [pattern]);
    expect({ names: names.filter((name) => expected.includes(name)), failures }).toEqual({
      names: expected,
      failures: {},
    });
    const hashed = await hash(files, 0);
    expect(hashed.every((result) => !("error" in result))).toBe(true);
  });

  test("links that are named are followed also where a search has come from", async () => {
    const { names } = await find(zoo.path, ["*.zip", "real/deep/up/real/a.js"]);
    expect(names).toEqual(["real/deep/up/real/a.js"]);
  });

  test("links that a wildcard meets behind a named link are followed only back into the workspace", async () => {
    await using built = createZoo(["own.txt"]);
    const place = join(built.outside, "place");
    mkdirSync(join(place, ".git"), { recursive: true });
    for (const name of ["made.txt", ".git/config"]) writeFileSync(join(place, name), "made");
    symlinkSync(join(built.path, "own.txt"), join(place, "back.txt"));
    symlinkSync(join(built.outside, "secret.txt"), join(place, "away.txt"));
    built.link("bazel-bin", place);
    const { names, notices } = await find(built.path, ["bazel-bin/**"]);
    expect(names).toEqual(["bazel-bin/back.txt", "bazel-bin/made.txt"]);
    expect(notices).toEqual([expect.stringMatching(/^1 symbolic link was left out: bazel-bin\/away\.txt\./)]);
  });

  test.each(["git", "git/config", "git-config"])("links into .git are followed by no pattern: %s", async (pattern) => {
    const { names, notices } = await find(zoo.path, [pattern]);
    expect({ names, notices: notices.length }).toEqual({ names: [], notices: 1 });
  });

  test.each(["broken", "self", "ping", "through-file", "broken/*.js", "broken/x.js"])(
    "links that lead nowhere fail when they are named: %s",
    async (pattern) => {
      const { names, failures, notices, warnings } = await find(zoo.path, [pattern, "c.js"]);
      expect({ names, failures, notices, warnings }).toEqual({
        names: ["c.js"],
        failures: { [pattern.split("/")[0] ?? ""]: "FILE_VANISHED" },
        notices: [],
        warnings: [],
      });
    },
  );

  test("links between many folders do not multiply without end", async () => {
    const folders = Array.from({ length: 10 }, (_, index) => `f${index}`);
    await using knot = createZoo(folders.map((folder) => `${folder}/x.txt`));
    for (const one of folders) for (const other of folders) knot.link(`${one}/to-${other}`, `../${other}`);
    const { names, notices } = await find(knot.path, ["**"]);
    expect(names).toEqual(folders.map((folder) => `${folder}/x.txt`));
    expect(notices).toEqual([expect.stringMatching(/^\d+ symbolic links were left out: f/)]);
  });

  test("links from many folders into each other's inside do not multiply without end", async () => {
    const paths = Array.from({ length: 20 }, (_, index) => `n${"/s".repeat(index)}`);
    await using knot = createZoo([`${paths.at(-1) ?? ""}/x.txt`]);
    for (const path of paths) {
      for (const [index, other] of paths.entries()) knot.link(`${path}/to-${index}`, join(knot.path, other));
    }
    const { names, notices } = await find(knot.path, ["**"]);
    expect(names).toEqual([`${paths.at(-1) ?? ""}/x.txt`]);
    // Each folder is entered by its own name and, through links, by sixteen others.
    const leftOut = Number.parseInt(notices[0] ?? "", 10);
    expect(leftOut).toBeLessThan(17 * paths.length ** 2);
  });

  test("links are two files when they are hard ones", async () => {
    await using hard = createZoo(["one"]);
    await hard.add("two", (path) => linkSync(join(hard.path, "one"), path));
    expect((await find(hard.path, ["*"])).names).toEqual(["one", "two"]);
  });

  test("links put in a file's place after it was found fail", async () => {
    await using swapped = createZoo(["file"]);
    const { files } = await find(swapped.path, ["file"]);
    rmSync(join(swapped.path, "file"));
    symlinkSync(join(swapped.outside, "secret.txt"), join(swapped.path, "file"));
    for (const threads of [0, 1])
      expect(await hash(files, threads)).toMatchObject([{ error: { code: "FILE_CHANGED" } }]);
  });
});

describe("what cannot be read", () => {
  test.runIf(isPosix)("what cannot be read fails, files and folders alike, and the others go on", async () => {
    await using zoo = createZoo(["readable", "secret", "folder/hidden"]);
    chmodSync(join(zoo.path, "secret"), 0);
    chmodSync(join(zoo.path, "folder"), 0);
    chmodSync(join(zoo.path, ".."), 0o755);
    await withoutRoot(async () => {
      const { files, names, failures, warnings } = await find(zoo.path, ["**"]);
      expect({ names, failures, warnings }).toEqual({
        names: ["readable", "secret"],
        failures: { folder: "FILE_UNREADABLE" },
        warnings: [],
      });
      expect((await find(zoo.path, ["folder/hidden", "readable"])).failures).toEqual({ folder: "FILE_UNREADABLE" });
      expect(await hash(files, 0)).toMatchObject([
        { subject: { name: "readable", size: 8 } },
        { error: { code: "FILE_UNREADABLE" } },
      ]);
    });
    chmodSync(join(zoo.path, "folder"), 0o755);
  });

  test("what cannot be read fails when it has vanished since it was found", async () => {
    await using zoo = createZoo(["stays", "goes", "folder/goes"]);
    const { files } = await find(zoo.path, ["**"]);
    rmSync(join(zoo.path, "goes"));
    renameSync(join(zoo.path, "folder"), join(zoo.path, "moved"));
    for (const threads of [0, 1]) {
      const codes = (await hash(files, threads)).map((hashed) => ("error" in hashed ? hashed.error.code : "hashed"));
      expect(codes).toEqual(["FILE_VANISHED", "FILE_VANISHED", "hashed"]);
    }
  });
});
