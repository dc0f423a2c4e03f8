/** Every case of clocks as a source, through a whole run: nothing but a right token over the list is `timestamped`. */
import { readFileSync } from "node:fs";
import { join } from "node:path";

import { expect, test } from "vitest";

import type { Verdict } from "#words/verdicts.ts";
import { skipWaits } from "../support/clock.ts";
import { type Change, toFolder } from "../support/evidence/cases.ts";
import { createWorkspace, type Workspace } from "../support/files/workspace.ts";
import { refusingUrl, startFaultServer } from "../support/network/fault-server.ts";
import { runPlainJob } from "../support/plain-job.ts";
import { decide, type Rule } from "../support/runner/rules.ts";
import { integer, nothing, oid, sequence } from "../support/witness/der.ts";
import { certificateId, extensions, makeCertificate, makeChain } from "../support/witness/make-token.ts";
import { authority, startCalendar } from "../support/witness/stand-ins.ts";

interface Cases {
  /** What clocks answer, in the order of a stamp's lines, with the verdict and the code of an error. */
  readonly stamps: Readonly<Record<string, readonly [clocks: string, verdict: Verdict, code?: string]>>;
  /** What a check and a verification say of a file, where a changed `clocked` statement lies in the folder. */
  readonly records: readonly {
    readonly about: string;
    readonly verdict: Verdict;
    readonly file: readonly [name: string, content: string];
    readonly changes: readonly Change[];
  }[];
}

const { stamps, records } = JSON.parse(readFileSync(join(import.meta.dirname, "clocks.json"), "utf8")) as Cases;

const chain = makeChain();
const answer =
  (body: Uint8Array | string, status = 200, headers: Record<string, string> = {}): Rule =>
  () => ({ kind: "answer", answer: { status, body, headers } });
/** The right answer, with other bytes. */
const spoilt =
  (spoil: (bytes: Buffer) => Uint8Array): Rule =>
  async (request) => {
    const right = await decide(authority(chain), request);
    if (right.kind !== "answer") throw new TypeError("An authority answers.");
    return { ...right, answer: { ...right.answer, body: spoil(Buffer.from(right.answer.body ?? "")) } };
  };
const own = makeCertificate("Clock");
const sha1 = sequence(oid("1.3.14.3.2.26"), nothing);

const authorities: Readonly<Record<string, Rule>> = {
  right: authority(chain),
  "no root": authority(chain, { certificates: [chain.signer.certificate, chain.middle.certificate] }),
  "another list": authority(chain, { imprint: Buffer.alloc(32) }),
  "another hash": authority(chain, { imprintAlgorithm: sha1, imprint: Buffer.alloc(20) }),
  expired: authority(makeChain({ notAfter: new Date("2026-06-01") })),
  "for code": authority(makeChain({ extensions: [extensions.codeSigning] })),
  "self-signed": authority(chain, {
    signer: own,
    signerName: sequence(own.name, own.serial),
    certificates: [own.certificate],
    certificateId: certificateId(own.certificate),
  }),
  "another key": authority(chain, { signWith: chain.root.key }),
  cut: spoilt((bytes) => bytes.subarray(0, -1)),
  longer: spoilt((bytes) => Buffer.concat([bytes, Buffer.from([0])])),
  replay: authority(chain, { nonce: "0080" }),
  refusal: authority(chain, { status: integer("02") }),
  page: answer("<!doctype html><title>Sign in</title>"),
  redirect: (request) =>
    decide(request.target === "/tsr" ? answer("", 307, { location: "/right" }) : authority(chain), request),
  down: answer("", 503),
  late: { kind: "silence" },
};

async function run(workspace: Workspace, inputs: Readonly<Record<string, string>>) {
  const ran = await runPlainJob(workspace, { files: join(workspace.path, "*"), ...inputs });
  const { rows } = ran.ending;
  const codes = rows.flatMap(({ error }) => error?.code ?? []);
  return { verdicts: [...new Set(rows.map(({ verdict }) => verdict))], codes: [...new Set(codes)] };
}

test("the cases of clocks are many, and two thirds of them are not time-stamped", () => {
  const verdicts = [...Object.values(stamps).map(([, verdict]) => verdict), ...records.map(({ verdict }) => verdict)];
  expect(verdicts.length).toBeGreaterThanOrEqual(30);
  expect(verdicts.filter((verdict) => verdict !== "timestamped").length / verdicts.length).toBeGreaterThan(2 / 3);
});

test.each(Object.entries(stamps))("a stamp by clocks: %s", async (_about, [answers, verdict, code]) => {
  await using servers = new AsyncDisposableStack();
  const lines = answers.split(" + ").map(async (clock) => {
    if (clock === "nobody") return `rfc3161 ${refusingUrl}`;
    if (clock === "promise") return `opentimestamps ${servers.use(await startCalendar()).url}`;
    const rule = clock === "promise unread" ? answer("0008f0") : authorities[clock];
    if (rule === undefined) throw new RangeError(`No clock answers with ${clock}.`);
    const { url } = servers.use(await startFaultServer(rule));
    return clock === "promise unread" ? `opentimestamps ${url}` : `rfc3161 ${url}/tsr`;
  });
  const witness = (await Promise.all(lines)).join("\n");
  await using workspace = await createWorkspace({ "app.tgz": "app", "lib.zip": "lib" });
  using _waits = skipWaits();
  const timeout = answers === "late" ? "1" : "30";
  expect(await run(workspace, { mode: "stamp", witness, "request-timeout": timeout })).toEqual({
    verdicts: [verdict],
    codes: code === undefined ? [] : [code],
  });
  // No verdict of a run that failed makes a later one green.
  const later = verdict === "timestamped" || verdict === "accepted" ? verdict : "unknown";
  expect((await run(workspace, { mode: "check" })).verdicts).toEqual([later]);
});

test.each(records)(
  "a check and a verification by clocks: $about",
  async ({ verdict, file: [name, content], changes }) => {
    await using workspace = await createWorkspace({ [name]: content });
    for (const evidence of toFolder([{ statement: "clocked", changes }], []))
      await workspace.write(join("..", "..", "temp", "evidence", evidence.name), evidence.bytes);
    for (const mode of ["check", "verify"])
      expect(await run(workspace, { mode })).toEqual({ verdicts: [verdict], codes: [] });
  },
);
