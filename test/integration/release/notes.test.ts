/** Writing a section of the release notes, against a stand-in of GitHub. */
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";

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
let release: ReleaseState;
beforeAll(async () => {
  standIn = await startGitHub();
});
beforeEach(() => void (release = standIn.addRelease("v1", { body: "Hello" })));
afterAll(() => standIn.close());
afterEach(() => standIn.reset());

/** Without a socket; what breaks connections and answers stands in reading.test and assets.test. */
const connect = (clock = createHastyClock()) => connectTo(standIn, { clock, web: connectInProcess(standIn, clock) });

async function readRelease({ github }: Connected): Promise<Release> {
  return (await github.readRelease(release.id)) ?? expect.unreachable("The release is gone.");
}

/** Our section of the notes. */
const section = (notes = release.body ?? "") => readText(notes);

interface Writing {
  readonly connected?: Connected;
  readonly render?: Parameters<typeof writeSection>[1];
  /** Whether notes have what is waited for; default the text. */
  readonly isComplete?: (notes: string) => boolean;
  /** What happens once the release was read. */
  readonly meanwhile?: () => void;
}

/** Writes a section with this text. */
async function write(
  text: string,
  { connected = connect(), render = () => [text], meanwhile, isComplete }: Writing = {},
): Promise<void> {
  await using _ = connected;
  const { github: forge, clock } = connected;
  const found = await readRelease(connected);
  meanwhile?.();
  const isThere = isComplete ?? ((notes: string) => section(notes) === text);
  await writeSection({ forge, release: found, clock, stop, isComplete: isThere }, render);
}
/** As where the statement is among the files, so that no text is waited for. */
const any = { isComplete: () => true };

const firstWrite =
  (reaction: Reaction): GitHubStandIn["react"] =>
  (request, nth) =>
    isWrite(request) && nth === 1 ? reaction : undefined;

test.each([null, "", "Hello\r\nworld"])("a section joins the notes %j once", async (body) => {
  release.body = body;
  await write("ours");
  expect(release.body?.startsWith(body ?? "")).toBe(true);
  expect(section()).toBe("ours");
  const once = release.body;
  await write("ours");
  expect(release.body).toBe(once);
  expect(standIn.requests.filter(isWrite)).toHaveLength(1);
});

test("what an editor wrote since the release was found is kept", async () => {
  await write("ours", { meanwhile: () => void (release.body = "edited") });
  expect(release.body).toMatch(/^edited\n\n/);
});

test("a section that lost a marker just before it is written gets no second one beside it", async () => {
  await write("earned");
  const cut = (release.body ?? "").replace("anchor-artifacts:end -->", "$& and more");
  const written = write("ours", { meanwhile: () => void (release.body = cut) });
  await expect(written).rejects.toMatchObject({ code: "EVIDENCE_INVALID" });
  expect(release.body).toBe(cut);
});

test("a section that another writer wrote over without having seen it is written again, beside the other's", async () => {
  standIn.react = firstWrite({ after: () => void (release.body = "Hello\n\ntheirs") });
  await write("ours");
  expect(release.body).toMatch(/^Hello\n\ntheirs\n\n/);
  expect(section()).toBe("ours");
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
  standIn.react = ({ operation }, nth) => (operation === "repos/get-release" && nth === 2 ? reaction : undefined);
  await write("ours").catch(() => {});
  expect(release.body).toMatch(/^Hello/);
});

test("the section that stood there before is what the text is made from, also when it must be written again", async () => {
  await write("earned");
  const before = release.body;
  standIn.react = (request, nth) =>
    isWrite(request) && nth === 2 ? { after: () => void (release.body = before) } : undefined;
  const render = (_: number, notes: string) => [`kept ${section(notes)?.replace("kept ", "")}`];
  await write("kept earned", { render });
  expect(section()).toBe("kept earned");
});

test("a section that is overwritten every time is given up", async () => {
  standIn.react = (request) => (isWrite(request) ? { after: () => void (release.body = "theirs") } : undefined);
  const lost = write("ours", { connected: connect(createFakeClock()) });
  await expect(lost).rejects.toMatchObject({ code: "RELEASE_WRITE_LOST" });
  expect(standIn.requests.filter(isWrite)).toHaveLength(6);
});

test.each<[string, Reaction, writes: number, Writing?]>([
  ["was done all the same", { doneBut: { status: 502 } }, 1],
  ["was not done", { answer: { status: 502 } }, 2],
  ["met a connection that broke", { drop: true }, 2],
  ["may not have been done, whatever the notes must have", { answer: { status: 502 } }, 2, any],
  [
    "was refused for a limit, whatever the notes must have",
    { answer: { status: 429, headers: { "retry-after": "1" } } },
    2,
    any,
  ],
])("a section is written once where the first write %s", async (_, reaction, writes, options) => {
  standIn.react = firstWrite(reaction);
  await write("ours", options);
  expect(section()).toBe("ours");
  expect(release.body?.match(/anchor-artifacts:begin/g)).toHaveLength(1);
  expect(standIn.requests.filter(isWrite)).toHaveLength(writes);
});

test.each([
  ["once", 1, undefined],
  ["every time", 99, "RELEASE_WRITE_LOST"],
])("a write that GitHub answers with 200 %s, and with the notes of before, was not done", async (_, times, code) => {
  const undo = (answer: Answer): Answer => {
    release.body = "Hello";
    return { ...answer, json: { ...(answer.json as object), body: "Hello" } };
  };
  standIn.react = (request, nth) => (isWrite(request) && nth <= times ? { edit: undo } : undefined);
  const written = write("ours", any).catch((thrown: unknown) => thrown);
  expect(await written).toEqual(code && expect.objectContaining({ code }));
  expect(section()).toBe(code === undefined ? "ours" : undefined);
});

test.each<[string, Reaction, Writing?]>([
  ["is answered 502", { answer: { status: 502 } }],
  ["is answered 502, whatever the notes must have", { answer: { status: 502 } }, any],
  ["breaks the connection", { drop: true }],
])("an outage that %s at every write is no other writer", async (_, reaction, options) => {
  standIn.react = (request) => (isWrite(request) ? reaction : undefined);
  await expect(write("ours", options)).rejects.toMatchObject({
    code: "GITHUB_UNAVAILABLE",
    message: expect.stringContaining("Writing the release notes failed"),
  });
  expect(standIn.requests.filter(isWrite)).toHaveLength(3);
  expect(release.body).toBe("Hello");
});

test("the last write of an outage is looked for before it is given up", async () => {
  standIn.react = (request, nth) => {
    if (!isWrite(request)) return undefined;
    return nth === 3 ? { doneBut: { status: 502 } } : { answer: { status: 502 } };
  };
  await write("ours");
  expect(section()).toBe("ours");
});

test("limits are waited for as GitHub asks, and writes are a second apart from then on", async () => {
  const clock = createFakeClock();
  const limit = { message: "You have exceeded a secondary rate limit." };
  standIn.react = (request, nth) => {
    if (!isWrite(request) || nth > 2) return undefined;
    return { answer: { status: 403, json: limit, headers: nth === 1 ? { "retry-after": "30" } : {} } };
  };
  const connected = connect(clock);
  const found = await readRelease(connected);
  await write("ours", { connected });
  expect(section()).toBe("ours");
  // Retry-After, then twice a minute where none is named, each less the second between two writes, which is waited for
  // first; then the time in which others may overwrite it.
  expect(clock.waits.filter((wait) => wait > 1000)).toEqual([29_000, 119_000, 5000]);
  for (const notes of ["a", "b"]) await connected.github.updateNotes(found, notes, 1);
  expect(clock.waits.at(-1)).toBe(1000);
});

test("twenty writes go at once, later ones earn a second each, and no minute has more than 80", async () => {
  const clock = createFakeClock();
  await using connected = connect(clock);
  const found = await readRelease(connected);
  const writtenAt: number[] = [];
  for (let nth = 0; nth < 100; nth += 1) {
    await connected.github.updateNotes(found, String(nth), 1);
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
  standIn.react = (request, nth) => {
    if (!isWrite(request) || nth > 1) return undefined;
    release.body = "edited while we waited";
    return { answer: { status: 429, headers: { "retry-after": "30" } } };
  };
  await write("ours");
  expect(release.body).toMatch(/^edited while we waited\n\n/);
  expect(section()).toBe("ours");
});

test("the check for writing keeps a title that was edited since the release was read, and while it waited", async () => {
  await using connected = connect();
  const found = await readRelease(connected);
  release.name = "edited";
  const names: unknown[] = [];
  standIn.react = (request, nth) => {
    if (!isWrite(request)) return undefined;
    names.push(release.name);
    if (nth === 1) release.name = "edited again";
    return nth === 1 ? { answer: { status: 429, headers: { "retry-after": "30" } } } : undefined;
  };
  await connected.github.ensureWritable(found);
  expect([names, release.name]).toEqual([["edited", "edited again"], "edited again"]);
});

test("a release that vanished just before a write is said to have done so", async () => {
  standIn.addAsset(release, "a", "a");
  await using connected = connect();
  const { github } = connected;
  const found = await readRelease(connected);
  const [asset] = await github.readAssets(found);
  standIn.react = (request) => {
    if (isWrite(request)) standIn.releases.splice(0);
    return undefined;
  };
  const gone = { code: "RELEASE_NOT_FOUND", message: "The release v1 does not exist any more." };
  await expect(write("ours")).rejects.toMatchObject(gone);
  await expect(github.ensureWritable(found)).rejects.toMatchObject(gone);
  await expect(github.uploadAsset(found, "b", Buffer.from("b"), "b")).rejects.toMatchObject(gone);
  await expect(asset && github.renameAsset(found, asset, "b")).rejects.toMatchObject(gone);
  await expect(github.readAssets(found)).rejects.toMatchObject(gone);
});
