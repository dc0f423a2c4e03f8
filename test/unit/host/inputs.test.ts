import { expect, test } from "vitest";

import { AnchorError } from "#core/errors.ts";
import type { InputName } from "#host/input-table.ts";
import { parseInputs, reasonToSkip, serviceAddressOf } from "#host/inputs.ts";
import { nodeSecretsOf } from "#host/input-reader.ts";

type Given = Readonly<Partial<Record<InputName, string>>>;

const usable: Given = {
  mode: "check",
  files: "dist/*",
  "api-url": "https://example.org",
  "api-key": "a-secret-key",
  "github-token": "t",
};
const parse = (given: Given) => parseInputs((name) => given[name] ?? "");

/** The lines of the complaint, without the first, and each without its full stop. */
function problems(given: Given): readonly string[] {
  try {
    parse({ ...usable, ...given });
  } catch (error) {
    if (!(error instanceof AnchorError) || error.code !== "INPUT_INVALID") throw error;
    const [, ...lines] = error.message.split("\n");
    expect(lines.filter((line) => !line.endsWith("."))).toEqual([]);
    return lines.map((line) => line.slice(0, -1));
  }
  return [];
}

test("inputs that are left empty have their defaults", () => {
  expect(parse(usable)).toMatchObject({
    mode: "check",
    files: ["dist/*"],
    concurrency: 8,
    requestTimeout: 60_000,
    wait: 0,
    maxFiles: 1000,
    anchor: "each",
    report: false,
    failOn: new Set(["not-found", "no-match", "changed", "unknown", "unreachable", "failed"]),
    blockTime: 180_000,
  });
});

test("every mistake is told at once, with the input, its value and the allowed form", () => {
  const given: Given = {
    mode: "Stamp",
    "api-url": "http://example.org",
    concurrency: "0",
    "dry-run": "yes",
    "fail-on": "lost",
  };
  expect(problems(given)).toMatchInlineSnapshot(`
    [
      "mode is "Stamp"; it must be stamp, check, verify or monitor",
      "api-url is "http://example.org"; it must be the service's base address, like https://example.org (use https://; http:// works only on this machine)",
      "concurrency is "0"; it must be a whole number from 1 to 64",
      "fail-on is "lost"; it must be any or none alone, or a list of accepted, anchored, already-anchored, found, not-found, verified, no-match, timestamped, changed, unclear, unknown, unreachable, failed, skipped, witness",
      "dry-run is "yes"; it must be true or false",
    ]
  `);
});

test("an empty step is told all it lacks", () => {
  expect(() => parse({})).toThrowErrorMatchingInlineSnapshot(`
    [AnchorError: 3 inputs are not usable.
    mode is missing; it must be stamp, check, verify or monitor.
    api-url is missing; it must be the service's base address, like https://example.org.
    files is missing; give files, subject-checksums or from-release: true.]
  `);
});

test.each(["a\nb", "a\r\nb\r\n", "\n a \n\n  b  ", "a\rb"])("the files %j are two patterns", (files) => {
  expect(parse({ ...usable, files }).files).toEqual(["a", "b"]);
});

test.each(["-1", "+8", "8.0", "1e1", "0x10", "٣", "65", "0", "9999999999", "eight"])(
  "the value %j is no concurrency",
  (concurrency) => expect(problems({ concurrency })).toHaveLength(1),
);

test.each([
  ["1", 1],
  ["064", 64],
  ["", 8],
])("the value %j is the concurrency %i", (concurrency, expected) => {
  expect(parse({ ...usable, concurrency }).concurrency).toBe(expected);
});

test.each(["true", "True", "TRUE", "false", "False", "FALSE"])("the value %s is a boolean", (text) => {
  expect(parse({ ...usable, "dry-run": text }).dryRun).toBe(text.toLowerCase() === "true");
});

test.each(["yes", "no", "1", "0", "tRUE", "on"])("the value %s is no boolean", (text) => {
  expect(problems({ "dry-run": text })).toHaveLength(1);
});

test("fail-on takes commas, spaces and lines", () => {
  expect(parse({ ...usable, "fail-on": "accepted, failed\r\nunknown" }).failOn).toEqual(
    new Set(["accepted", "failed", "unknown"]),
  );
});

test("fail-on: none never fails, and stands alone", () => {
  expect(parse({ ...usable, "fail-on": "none" }).failOn.size).toBe(0);
  expect(problems({ "fail-on": "none,failed" })).toHaveLength(1);
  // An expression that gave nothing would otherwise let every verdict pass.
  expect(problems({ "fail-on": "," })).toHaveLength(1);
});

test.each([
  ["auto", "none", false],
  ["auto", "body", true],
  ["true", "none", true],
  ["false", "both", false],
])("report: %s with release-attach: %s is %s", (report, attach, expected) => {
  expect(parse({ ...usable, report, "release-attach": attach }).report).toBe(expected);
});

test("api-url is the base of all requests", () => {
  expect(parse({ ...usable, "api-url": "https://example.org/core/" }).apiUrl?.href).toBe("https://example.org/");
});

test.each([
  "https://user:hunter2@example.org",
  "https://user:hunter2/with-a-slash@example.org",
  "https:user:hunter2@example.org",
  "user:hunter2@example.org",
  "https://user:hun\nhunter2@example.org",
])("a password in api-url is not read aloud: %j", (text) => {
  const told = problems({ "api-url": text });
  expect(told).toHaveLength(1);
  expect(told.join()).not.toContain("hunter2");
});

const unfilled = ["${ANCHOR_KEY}", "${{ secrets.ANCHOR_KEY }}", "{{ANCHOR_KEY}}", "<your key>", '"a-key"', "'a-key'"];

test.each(["with space", "with\nline", "with\ttab", "kéy", "key\u0000", ...unfilled])(
  "api-key %j is refused and not repeated",
  (key) => {
    const told = problems({ "api-key": key });
    expect(told).toHaveLength(1);
    expect(told.join()).not.toContain(key);
  },
);

test("api-key may be missing when that means to skip, and in a dry run", () => {
  expect(problems({ "api-key": "" })).toHaveLength(1);
  expect(problems({ "api-key": "", "if-no-api-key": "skip" })).toEqual([]);
  expect(problems({ "api-key": "", "dry-run": "true" })).toEqual([]);
});

test("a monitor without a key may be without a service too, and its lists have comments", () => {
  const watch = { mode: "monitor", "github-token": "t", "if-no-api-key": "skip" };
  const repositories = "# what we need\r\nocto/lib # the parser\r\nocto/tool\r\n";
  expect(parse({ ...watch, repositories, tags: "v* # not v2\n!v2#x" })).toMatchObject({
    apiUrl: undefined,
    repositories: ["octo/lib", "octo/tool"],
    tags: ["v*", "!v2#x"],
  });
});

test.each<[string, Given]>([
  ["no subjects at all", { files: "" }],
  ["proofs in another mode", { proofs: "*.json" }],
  ["proofs under a manifest", { mode: "verify", proofs: "*.json", anchor: "manifest" }],
  ["a release to read without a token", { "from-release": "true", "github-token": "" }],
  ["a release to write without a token", { "release-attach": "both", "github-token": "" }],
])("inputs that exclude or lack each other are refused: %s", (_, given) => {
  expect(problems(given)).toHaveLength(1);
});

test("what is wrong beside the inputs is told with them", () => {
  const found = ["The moon is full."];
  expect(() => parseInputs((name) => usable[name] ?? "", found)).toThrow("The moon is full.");
  expect(() => parseInputs((name) => ({ ...usable, mode: "?" })[name] ?? "", found)).toThrow(
    /^2 inputs are not usable\.\nThe moon is full\.\nmode is/,
  );
});

const asked: Given = {
  files: "dist/*",
  "subject-checksums": "SHA3-256SUMS",
  "from-release": "true",
  "release-tag": "v1",
  "release-attach": "both",
  report: "true",
  wait: "300",
  anchor: "manifest",
  "send-file-names": "true",
};

test("inputs of another mode are mistakes of a monitor, which would pass over them", () => {
  expect(problems({ ...asked, mode: "monitor" })).toEqual(
    Object.keys(asked).map((name) => `${name} has no effect on mode: monitor, which looks at releases; leave it out`),
  );
});

test("inputs of another mode are mistakes of every other mode where only a monitor obeys them", () => {
  const given: Given = { releases: "all", bytes: "download", baseline: "m.json", accept: "x", issue: "true" };
  for (const mode of ["stamp", "check", "verify"]) {
    const told = problems({ ...given, mode });
    expect(told).toEqual(Object.keys(given).map((name) => `${name} is for mode: monitor only; leave it out`));
  }
});

test("inputs of another mode may stand there with what they are anyhow, and so may limits and permissions", () => {
  const idle: Given = { files: "", "from-release": "False", "release-attach": "none", report: "false" };
  const harmless: Given = { "max-files": "5", "allow-untrusted-event": "true" };
  expect(problems({ ...idle, ...harmless, mode: "monitor" })).toEqual([]);
  expect(problems({ releases: "20", bytes: "stated", issue: "FALSE", mode: "check" })).toEqual([]);
});

test("a line of accept that pins no digest is a mistake", () => {
  const given: Given = { mode: "monitor", files: "", accept: "v1/app.tgz" };
  expect(problems(given)).toEqual([expect.stringMatching(/^accept is .*lines TAG\/NAME sha3-256:hex/)]);
});

test("inputs of another mode are not told of beside a mode that is none", () => {
  expect(problems({ mode: "Monitor", baseline: "m.json" })).toEqual([expect.stringMatching(/^mode is "Monitor"/)]);
});

const nodes = "http://127.0.0.1:9005\r\n https://node.example";
const alone = { "api-url": "", "api-key": "", "node-url": nodes } as const;

test.each(["check", "verify", "monitor"])("%s with nodes needs neither api-url nor api-key", (mode) => {
  const inputs = parse({ ...usable, ...alone, mode, ...(mode === "monitor" && { files: "" }) });
  expect(inputs.apiUrl).toBeUndefined();
  expect(inputs.nodes.map(({ name }) => name)).toEqual(["http://127.0.0.1:9005", "https://node.example"]);
  expect([reasonToSkip(inputs), serviceAddressOf(inputs)]).toEqual([undefined, ""]);
});

test.each<[Given, string]>([
  [{}, "api-url, api-key"],
  [{ "api-url": "" }, "api-key"],
  [{ "api-key": "", "if-no-api-key": "skip" }, "api-url"],
  [{ "api-url": "", "api-key": "", "api-key-from": "github" }, "api-key-from"],
])("nodes are asked instead of the service, not beside it: %o", (given, named) => {
  for (const mode of ["check", "verify", "monitor"] as const) {
    const files = mode === "monitor" ? "" : "a";
    expect(problems({ ...usable, mode, files, "node-url": nodes, ...given })).toEqual([
      `node-url and ${named} exclude each other: nodes are asked instead of the service`,
    ]);
  }
});

test("the address of the documents' examples is called that", () => {
  expect(problems({ ...usable, "api-url": "https://service.example" })).toEqual([
    "api-url is still https://service.example, the example of the documents. Put the address of your service there",
  ]);
});

test("a stamp needs the service, and takes no nodes", () => {
  expect(problems({ ...alone, mode: "stamp" })).toMatchInlineSnapshot(`
    [
      "node-url is for mode: check, verify, monitor only; leave it out",
      "api-url is missing; it must be the service's base address, like https://example.org. Without an account, name independent clocks in witness",
    ]
  `);
  expect(problems({ ...usable, mode: "stamp", "node-url": nodes })).toEqual([
    "node-url is for mode: check, verify, monitor only; leave it out",
  ]);
});

test("mistakes in nodes' addresses are told together, and no user or password is", () => {
  const text = [
    "http://user:secret@node.example",
    "https://user:pa/ss@node.example",
    "user:secret@node.example:9005",
    "https://node.example/path",
    "http://localhost:1",
    "http://user:secret@localhost:1",
  ];
  const told = problems({ ...alone, "node-url": text.join("\n") });
  expect(told).toMatchInlineSnapshot(`
    [
      "node-url is "http://***@node.example"; it must be a chain node's address, like https://node.example:9005 (use https://; http:// works only on this machine)",
      "node-url is "https://***@node.example"; it must be a chain node's address, like https://node.example:9005 (this is not an address; begin it with https://)",
      "node-url is "***@node.example:9005"; it must be a chain node's address, like https://node.example:9005 (use https://; http:// works only on this machine)",
      "node-url is "https://node.example/path"; it must be a chain node's address, like https://node.example:9005 (this has a path; leave the path out)",
      "node-url names http://localhost:1 twice; name each node once",
    ]
  `);
  expect(told.join("\n")).not.toMatch(/user:|secret|pa\/ss/);
});

test("the chain's name and explorer are parsed, and a mistake is told without user and password", () => {
  const explorer = "https://explorer.example/{block}";
  expect(parse(usable).chain).toBeUndefined();
  expect(parse({ ...usable, chain: `The main chain ${explorer}` }).chain).toEqual({ name: "The main chain", explorer });
  expect(problems({ chain: "The main chain https://user:secret@explorer.example/{block}" })).toEqual([
    'chain is "***@explorer.example/{block}"; it must be a name and, after the last space, an https: address with {block}, {txpow} or {transaction} in it (its address has a user name or password in it)',
  ]);
});

test("users and passwords of nodes are secrets as they are written and as they are meant, usable address or not", () => {
  const text = "https://u%40x:p%3Aw@node.example\nuser:se/c@ret@node\nhttps://:only@n\nhttps://nobody.example";
  expect(nodeSecretsOf(text)).toEqual(["u%40x", "u@x", "p%3Aw", "p:w", "user", "se/c@ret", "only"]);
});

test("witnesses are lines, and fail-on may name them beside the verdicts", () => {
  const witness = "rfc3161 https://tsa.example/tsr\r\n\n  opentimestamps https://calendar.example ";
  const { failOn, ...inputs } = parse({ ...usable, witness, "fail-on": "witness,failed" });
  expect(inputs).toMatchObject({
    witness: ["rfc3161 https://tsa.example/tsr", "opentimestamps https://calendar.example"],
  });
  expect(failOn).toEqual(new Set(["failed", "witness"]));
});
