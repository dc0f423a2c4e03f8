import { execFile } from "node:child_process";
import { appendFile, mkdir, mkdtemp, readFile, rm, stat, symlink, truncate, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";

import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";

import type { Digest } from "#core/digest.ts";
import { AnchorError } from "#core/errors.ts";
import type { Judgement } from "#core/row.ts";
import { openJournal, toJournaledStamps } from "#run/journal.ts";
import { stampOne } from "#run/stamp.ts";
import { isPosix } from "../../support/availability.ts";
import { createFakeClock } from "../../support/clock.ts";
import { makeFifo } from "../../support/files/zoo.ts";
import { aDigest } from "../../support/network/replies.ts";

const subject = { name: "dist/a\n.txt", digest: aDigest as Digest };
const accepted: Judgement = {
  verdict: "accepted",
  answer: { requestId: "r1", records: [], segments: [] },
};

const place = { runId: "42", service: "https://service.example/" };

let folder = "";
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "anchor-journal-"));
});
/** What a stamp needs beside its sending, where nothing of it is asked. */
const quiet = {
  check: () => Promise.reject(new Error("nothing is checked here")),
  blockTimeMs: 180_000,
  isWaitedFor: false,
  clock: createFakeClock(),
  stop: new AbortController().signal,
  warn: () => {},
};

afterEach(() => rm(folder, { recursive: true }));

async function readLines(): Promise<readonly unknown[]> {
  const text = await readFile(join(folder, "journal.jsonl"), "utf8");
  return text
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line) as unknown);
}

test("a stamp has its intent on disk before it is sent, and its result after; only the owner may read them", async () => {
  const journal = openJournal(folder, place, () => {});
  const seen: (readonly unknown[])[] = [];
  const send = async (): Promise<Judgement> => {
    seen.push(await readLines());
    return accepted;
  };
  expect(await stampOne(subject, { ...quiet, send, journal })).toBe(accepted);
  const intent = {
    at: expect.stringMatching(/Z$/),
    run_id: "42",
    event: "intent",
    ...subject,
    service: place.service,
  };
  expect(seen).toEqual([[intent]]);
  expect(await readLines()).toEqual([intent, { ...intent, event: "result", verdict: "accepted", request_id: "r1" }]);
  journal.close();
  const { mode } = await stat(join(folder, "journal.jsonl"));
  if (isPosix) expect(mode & 0o777).toBe(0o600);
});

test("a stamp that is sent once more and refused leaves the first one perhaps spent, and has its code there", async () => {
  const journal = openJournal(folder, place, () => {});
  journal.recordIntent(subject);
  journal.recordResult(subject, { verdict: "unclear", note: "The answer was lost." });
  journal.recordIntent(subject);
  journal.recordResult(subject, { verdict: "failed", error: new AnchorError("REQUEST_REJECTED", "No coins.") });
  journal.close();
  const later = openJournal(folder, place, () => {});
  later.close();
  expect(toJournaledStamps(later.lines, new Date()).get(subject.digest)).toMatchObject({ verdict: "unclear" });
  expect((await readLines()).at(-1)).toMatchObject({ verdict: "failed", code: "REQUEST_REJECTED" });
});

// A limit on the size of files is met like a full disk: of a line only the beginning is taken.
describe.runIf(process.platform === "linux")("where there is no room", () => {
  const script = `
    import { openJournal } from "#run/journal.ts";
    for (const [folder, name] of JSON.parse(process.argv[1])) {
      const journal = openJournal(folder, ${JSON.stringify(place)}, ({ message }) => console.log("warning:", message));
      try {
        if (name === "recordIntent") journal.recordIntent(${JSON.stringify(subject)});
        else journal.recordResult(${JSON.stringify(subject)}, { verdict: "skipped", note: "" });
      } catch (error) {
        console.log("thrown:", error.code, error.message);
      }
    }`;

  test("a stamp is not sent, as its intent cannot be written; it keeps a result that cannot be, and the run is warned", async () => {
    const cases = [
      ["recordIntent", 1024],
      ["recordIntent", 1000],
      ["recordResult", 1024],
    ] as const;
    const [, cut = ""] = cases.map((_, index) => join(folder, `${index}`));
    for (const [index, [, there]] of cases.entries()) {
      await mkdir(join(folder, `${index}`));
      await writeFile(join(folder, `${index}`, "journal.jsonl"), `${"x".repeat(there - 1)}\n`);
    }
    const places = JSON.stringify(cases.map(([name], index) => [join(folder, `${index}`), name]));
    const command = ["-c", 'ulimit -f 1 && exec "$@"', "bash", process.execPath, "--input-type=module", "-e", script];
    const { stdout } = await promisify(execFile)("bash", [...command, places], { env: {} });
    expect(stdout.trimEnd().split("\n")).toEqual([
      expect.stringMatching(/^thrown: OUTPUT_UNWRITABLE .*EFBIG/),
      expect.stringMatching(/^thrown: OUTPUT_UNWRITABLE .*a part of a line/),
      expect.stringMatching(/^warning: .*EFBIG/),
    ]);
    const journal = openJournal(cut, place, () => {});
    journal.recordIntent(subject);
    journal.close();
    expect((await readFile(join(cut, "journal.jsonl"), "utf8")).trimEnd().split("\n").slice(1)).toEqual([
      expect.stringMatching(/^\{"at":"[^}]*$/),
      expect.stringMatching(/^\{"at":".*\}$/),
    ]);
  });
});

test.runIf(isPosix).each([
  ["a link", (path: string) => symlink("/dev/null", path), "it is a symbolic link"],
  ["a pipe", async (path: string) => makeFifo(path), "it is not a regular file"],
  ["a folder", (path: string) => mkdir(path), "it is not a regular file"],
])("%s in its place is refused at once, and nothing is read from it", async (_, make, why) => {
  await make(join(folder, "journal.jsonl"));
  expect(() => openJournal(folder, place, () => {})).toThrow(
    expect.objectContaining({ code: "OUTPUT_UNWRITABLE", message: expect.stringContaining(why) }),
  );
});

test("a line that a kill has cut tells nothing, and swallows no other", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  onTestFinished(() => void vi.useRealTimers());
  const first = openJournal(folder, place, () => {});
  first.recordIntent(subject);
  first.close();
  await appendFile(join(folder, "journal.jsonl"), '{"at":"2026-01-');
  const second = openJournal(folder, place, () => {});
  expect([...toJournaledStamps(second.lines, new Date())]).toEqual([
    [aDigest, { verdict: "unclear", ageMs: expect.any(Number) }],
  ]);
  // Of two runs in one millisecond neither has the younger stamp.
  vi.advanceTimersByTime(1);
  second.recordResult(subject, accepted);
  second.close();
  const third = openJournal(folder, place, () => {});
  expect(toJournaledStamps(third.lines, new Date()).get(aDigest as Digest)).toMatchObject({
    verdict: "accepted",
    requestId: "r1",
  });
  third.close();
});

test("nothing is written once it is closed, as its number may be another file's, and a stamp without an intent is not sent", async () => {
  const warnings: string[] = [];
  const journal = openJournal(folder, place, ({ code }) => warnings.push(code));
  journal.close();
  const send = () => Promise.reject(new Error("it was sent"));
  // It does not reject: a stamp that a wait sends again must not end the wait of all others.
  const stamped = await stampOne(subject, { ...quiet, send, journal });
  expect(stamped).toMatchObject({ verdict: "failed", error: { code: "OUTPUT_UNWRITABLE" } });
  journal.recordResult(subject, accepted);
  expect(warnings).toEqual(["OUTPUT_UNWRITABLE"]);
  expect(await readFile(join(folder, "journal.jsonl"), "utf8")).toBe("");
});

test("a folder that cannot be written is said before anything is sent", () => {
  expect(() => openJournal(join(folder, "missing"), place, () => {})).toThrow(
    expect.objectContaining({ code: "OUTPUT_UNWRITABLE" }),
  );
});

test("a journal that has grown for years, to more than a text can hold, still tells its last stamps", async () => {
  const path = join(folder, "journal.jsonl");
  const now = new Date().toISOString();
  const line = JSON.stringify({ at: now, run_id: "1", event: "intent", ...subject, service: place.service });
  await writeFile(path, "");
  // A hole takes no room on the disk.
  await truncate(path, 2 ** 29);
  await appendFile(path, `\n${line}\n`);
  const journal = openJournal(folder, place, () => {});
  expect(journal.lines).toMatchObject([{ event: "intent", digest: subject.digest }]);
  journal.recordIntent(subject);
  journal.close();
  expect((await stat(path)).size).toBeGreaterThan(2 ** 29 + 2 * line.length);
});
