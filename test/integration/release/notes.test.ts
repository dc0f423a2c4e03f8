/** Writing a section of the release notes, against a stand-in of GitHub. */
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";

import type { Release } from "#release/forge.ts";
import { writeSection } from "#release/section.ts";
import type { Answer } from "../../support/github/answers.ts";
import { createFakeClock } from "../../support/clock.ts";
import { type Connected, connectTo, createHastyClock } from "../../support/github/connect.ts";
import { connectInProcess } from "../../support/github/in-process.ts";
import { type GitHubStandIn, type Reaction, startGitHub } from "../../support/github/stand-in.ts";
import { readText } from "../../support/release/section.ts";
import type { ReleaseState } from "../../support/github/state.ts";

const stop = new AbortController().signal;
const isWrite = ({ operation }: { readonly operation: string }): boolean => operation === "repos/update-release";

let standIn: GitHubStandIn;
beforeAll(async () => {
  standIn = await startGitHub();
});
afterAll(() => standIn.close());
afterEach(() => standIn.reset());

/** Whether notes have our section with this text. */
const has =
  (...texts: readonly string[]) =>
  (notes: string): boolean =>
    texts.some((text) => readText(notes) === text);

/** Without a socket; what breaks connections and answers stands in reading.test and assets.test. */
const connect = (options: Parameters<typeof connectTo>[1] = {}) =>
  connectTo(standIn, { ...options, web: connectInProcess(standIn, options.clock ?? createHastyClock()) });

async function readRelease({ github }: Pick<Connected, "github">, { id }: ReleaseState): Promise<Release> {
  const release = await github.readRelease(id);
  if (release === undefined) throw new Error("The release is gone.");
  return release;
}

const writing = ({ github: forge, clock }: Connected, release: Release, isComplete: (notes: string) => boolean) => ({
  forge,
  release,
  clock,
  stop,
  isComplete,
});

async function write(state: ReleaseState, text: string, options: Parameters<typeof connectTo>[1] = {}) {
  await using connected = connect(options);
  const release = await readRelease(connected, state);
  await writeSection(writing(connected, release, has(text)), () => [text]);
}

test.each([null, "", "Hello\r\nworld"])("a section joins the notes %j once", async (body) => {
  const release = standIn.addRelease("v1", { body });
  await write(release, "ours");
  expect(release.body?.startsWith(body ?? "")).toBe(true);
  expect(readText(release.body ?? "")).toBe("ours");
  const once = release.body;
  await write(release, "ours");
  expect(release.body).toBe(once);
  expect(standIn.requests.filter(isWrite)).toHaveLength(1);
});

test("what an editor wrote since the release was found is kept", async () => {
  await using connected = connect();
  const state = standIn.addRelease("v1", { body: "first" });
  const release = await readRelease(connected, state);
  state.body = "edited";
  await writeSection(writing(connected, release, has("ours")), () => ["ours"]);
  expect(state.body).toMatch(/^edited\n\n/);
});

test("a section that lost a marker just before it is written gets no second one beside it", async () => {
  await using connected = connect();
  const state = standIn.addRelease("v1", { body: "Hello" });
  await write(state, "earned");
  const release = await readRelease(connected, state);
  const cut = (state.body ?? "").replace("anchor-artifacts:end -->", "$& and more");
  state.body = cut;
  const written = writeSection(writing(connected, release, has("ours")), () => ["ours"]);
  await expect(written).rejects.toMatchObject({ code: "EVIDENCE_INVALID" });
  expect(state.body).toBe(cut);
});

test("a section that another writer wrote over without having seen it is written again, beside the other's", async () => {
  const release = standIn.addRelease("v1", { body: "Hello" });
  standIn.react = (request, nth) => {
    return isWrite(request) && nth === 1 ? { after: () => void (release.body = "Hello\n\ntheirs") } : undefined;
  };
  await write(release, "ours");
  expect(release.body).toMatch(/^Hello\n\ntheirs\n\n/);
  expect(readText(release.body ?? "")).toBe("ours");
});

test.each<[string, Reaction]>([
  ["is cut", { short: 40 }],
  ["is empty", { answer: { status: 200 } }],
  ["is a page of somebody else's", { answer: { status: 200, json: { status: "ok" } } }],
  [
    "is of another release",
    { edit: (answer) => ({ ...answer, json: { ...(answer.json as object), id: 7, body: "" } }) },
  ],
])("the notes stay whole when an answer with them %s", async (_, reaction) => {
  const release = standIn.addRelease("v1", { body: "Hello" });
  standIn.react = ({ operation }, nth) => (operation === "repos/get-release" && nth === 2 ? reaction : undefined);
  await write(release, "ours").catch(() => {});
  expect(release.body).toMatch(/^Hello/);
});

test("the section that stood there before is what the text is made from, also when it must be written again", async () => {
  const release = standIn.addRelease("v1", { body: "Hello" });
  await write(release, "earned");
  const before = release.body;
  standIn.react = (request, nth) =>
    isWrite(request) && nth === 2 ? { after: () => void (release.body = before) } : undefined;
  await using connected = connect();
  const render = (_: number, notes: string) => [`kept ${readText(notes)?.replace("kept ", "")}`];
  await writeSection(writing(connected, await readRelease(connected, release), has("kept earned")), render);
  expect(readText(release.body ?? "")).toBe("kept earned");
});

test("a section that is overwritten every time is given up", async () => {
  const release = standIn.addRelease("v1", { body: "Hello" });
  standIn.react = (request) => (isWrite(request) ? { after: () => void (release.body = "theirs") } : undefined);
  const lost = write(release, "ours", { clock: createFakeClock() });
  await expect(lost).rejects.toMatchObject({ code: "RELEASE_WRITE_LOST" });
  expect(standIn.requests.filter(isWrite)).toHaveLength(6);
});

test.each([
  ["that was done all the same", { doneBut: { status: 502 } }],
  ["that was not done", { answer: { status: 502 } }],
  ["whose connection broke", { drop: true }],
] as const)("an unclear answer to a write %s is settled by looking", async (_, reaction) => {
  const release = standIn.addRelease("v1", { body: "Hello" });
  standIn.react = (request, nth) => (isWrite(request) && nth === 1 ? reaction : undefined);
  await write(release, "ours");
  expect(release.body?.match(/anchor-artifacts:begin/g)).toHaveLength(1);
  expect(standIn.requests.filter(isWrite)).toHaveLength("doneBut" in reaction ? 1 : 2);
});

test.each([
  ["once", 1, undefined],
  ["every time", 99, "RELEASE_WRITE_LOST"],
])("a write that GitHub answers with 200 %s, and with the notes of before, was not done", async (_, times, code) => {
  const release = standIn.addRelease("v1", { body: "Hello" });
  const undo = (answer: Answer): Answer => {
    release.body = "Hello";
    return { ...answer, json: { ...(answer.json as object), body: "Hello" } };
  };
  standIn.react = (request, nth) => (isWrite(request) && nth <= times ? { edit: undo } : undefined);
  await using connected = connect();
  const parts = writing(connected, await readRelease(connected, release), () => true);
  const written = writeSection(parts, () => ["ours"]).catch((thrown: unknown) => thrown);
  expect(await written).toEqual(code && expect.objectContaining({ code }));
  expect(readText(release.body ?? "")).toBe(code === undefined ? "ours" : undefined);
});

test.each([
  ["is answered 502", { answer: { status: 502 } }],
  ["breaks the connection", { drop: true }],
] as const)("an outage that %s at every write is no other writer", async (_, reaction) => {
  const release = standIn.addRelease("v1", { body: "Hello" });
  standIn.react = (request) => (isWrite(request) ? reaction : undefined);
  await expect(write(release, "ours")).rejects.toMatchObject({
    code: "GITHUB_UNAVAILABLE",
    message: expect.stringContaining("Writing the release notes failed"),
  });
  expect(standIn.requests.filter(isWrite)).toHaveLength(3);
});

/** Writes a section of which no text is waited for, as where the statement is among the files. */
async function writeAny(state: ReleaseState): Promise<void> {
  await using connected = connect();
  const release = await readRelease(connected, state);
  await writeSection(
    writing(connected, release, () => true),
    () => ["ours"],
  );
}

test("a section that was never written is an outage, whatever the notes must have", async () => {
  const release = standIn.addRelease("v1", { body: "Hello" });
  standIn.react = (request) => (isWrite(request) ? { answer: { status: 502 } } : undefined);
  await expect(writeAny(release)).rejects.toMatchObject({ code: "GITHUB_UNAVAILABLE" });
  expect(release.body).toBe("Hello");
});

test.each([
  ["may not have been", { status: 502 }],
  ["was refused for a limit", { status: 429, headers: { "retry-after": "1" } }],
])("a section whose first write %s done is written, whatever the notes must have", async (_, answer) => {
  const release = standIn.addRelease("v1", { body: "Hello" });
  standIn.react = (request, nth) => (isWrite(request) && nth === 1 ? { answer } : undefined);
  await writeAny(release);
  expect(readText(release.body ?? "")).toBe("ours");
});

test("the last write of an outage is looked for before it is given up", async () => {
  const release = standIn.addRelease("v1", { body: "Hello" });
  standIn.react = (request, nth) => {
    if (!isWrite(request)) return undefined;
    return nth === 3 ? { doneBut: { status: 502 } } : { answer: { status: 502 } };
  };
  await write(release, "ours");
  expect(readText(release.body ?? "")).toBe("ours");
});

test("limits are waited for as GitHub asks, and writes are a second apart from then on", async () => {
  const clock = createFakeClock();
  const release = standIn.addRelease("v1");
  const limit = { message: "You have exceeded a secondary rate limit." };
  standIn.react = (request, nth) => {
    if (!isWrite(request) || nth > 2) return undefined;
    return { answer: { status: 403, json: limit, headers: nth === 1 ? { "retry-after": "30" } : {} } };
  };
  const connected = connect({ clock });
  const { github } = connected;
  const found = await readRelease(connected, release);
  await writeSection(writing(connected, found, has("ours")), () => ["ours"]);
  expect(readText(release.body ?? "")).toBe("ours");
  // Retry-After, then twice a minute where none is named, each less the second between two writes, which is waited for
  // first; then the time in which others may overwrite it.
  expect(clock.waits.filter((wait) => wait > 1000)).toEqual([29_000, 119_000, 5000]);
  await github.updateNotes(found, "a", 1);
  await github.updateNotes(found, "b", 1);
  expect(clock.waits.at(-1)).toBe(1000);
});

test("twenty writes go at once, later ones earn a second each, and no minute has more than 80", async () => {
  const clock = createFakeClock();
  await using connected = connect({ clock });
  const release = await readRelease(connected, standIn.addRelease("v1"));
  const writtenAt: number[] = [];
  for (let nth = 0; nth < 100; nth += 1) {
    await connected.github.updateNotes(release, String(nth), 1);
    writtenAt.push(clock.now());
    if (nth === 89) await clock.wait(10_000);
  }
  expect(writtenAt.slice(0, 22)).toEqual([...Array.from({ length: 20 }, () => 0), 1000, 2000]);
  // Ten seconds without a write are ten writes at once.
  expect(writtenAt.slice(88)).toEqual([69_000, 70_000, ...Array.from({ length: 10 }, () => 80_000)]);
  const inMinute = writtenAt.map((start) => writtenAt.filter((at) => at >= start && at < start + 60_000).length);
  expect(Math.max(...inMinute)).toBeLessThanOrEqual(80);
});

test("what others wrote while a limit was waited for is kept", async () => {
  const release = standIn.addRelease("v1", { body: "Hello" });
  standIn.react = (request, nth) => {
    if (!isWrite(request) || nth > 1) return undefined;
    release.body = "edited while we waited";
    return { answer: { status: 429, headers: { "retry-after": "30" } } };
  };
  await write(release, "ours");
  expect(release.body).toMatch(/^edited while we waited\n\n/);
  expect(readText(release.body ?? "")).toBe("ours");
});

test("the check for writing keeps a title that was edited since the release was read, and while it waited", async () => {
  const state = standIn.addRelease("v1");
  await using connected = connect();
  const release = await readRelease(connected, state);
  state.name = "edited";
  const names: unknown[] = [];
  standIn.react = (request, nth) => {
    if (!isWrite(request)) return undefined;
    names.push(state.name);
    if (nth === 1) state.name = "edited again";
    return nth === 1 ? { answer: { status: 429, headers: { "retry-after": "30" } } } : undefined;
  };
  await connected.github.ensureWritable(release);
  expect([names, state.name]).toEqual([["edited", "edited again"], "edited again"]);
});

test("a release that vanished just before a write is said to have done so", async () => {
  const state = standIn.addRelease("v1", { assets: { a: "a" } });
  await using connected = connect();
  const { github } = connected;
  const release = await readRelease(connected, state);
  const [asset] = await github.readAssets(release);
  standIn.react = (request) => {
    if (isWrite(request)) standIn.releases.splice(0);
    return undefined;
  };
  const gone = { code: "RELEASE_NOT_FOUND", message: "The release v1 does not exist any more." };
  await expect(writeSection(writing(connected, release, has("ours")), () => ["ours"])).rejects.toMatchObject(gone);
  await expect(github.ensureWritable(release)).rejects.toMatchObject(gone);
  await expect(github.uploadAsset(release, "b", Buffer.from("b"), "b")).rejects.toMatchObject(gone);
  await expect(asset && github.renameAsset(release, asset, "b")).rejects.toMatchObject(gone);
  await expect(github.readAssets(release)).rejects.toMatchObject(gone);
});
