import { describe, expect, test } from "vitest";

import { checkData, envelope, stampData, verification } from "#api/wire.ts";
import { answers, changed, rightService } from "../../support/network/answers.ts";
import { startFaultServer } from "../../support/network/fault-server.ts";
import { redirect, redirectStatuses, redirectTargets, retryAfters } from "../../support/network/transport-faults.ts";
import {
  errorEnvelopes,
  heavyBodies,
  essentialMembers,
  oddBodies,
  otherSuccesses,
  spoiled,
  wrongBodies,
} from "../../support/network/wrong-answers.ts";

const hash = "3a985da74fe225b2045c172d6bd390bd855f086e3e9d525b46bfe24511431532";
const right = answers.found(hash, "request-1");

/** The member at a dotted path. */
function at(value: unknown, path: string): unknown {
  return path.split(".").reduce<unknown>((node, name) => (node as Record<string, unknown> | undefined)?.[name], value);
}

describe("a right answer", () => {
  test.each(Object.entries({ ...answers, error: undefined, verifiedWithReport: undefined }).filter(([, make]) => make))(
    "of kind %s has the envelope of a success with our request id",
    (_, make) => {
      const answer = (make as typeof answers.found)(hash, "request-1");
      expect(envelope.parse(answer)).toMatchObject({ status: "success", statusCode: 200, requestId: "request-1" });
    },
  );

  test("is what the contract reads for each operation", () => {
    expect(stampData.parse(answers.stamp(hash, "").data).params.state).toEqual({ "99": `0x${hash}` });
    expect(checkData.parse(answers.found(hash, "").data)).toEqual({ hash, data: "Hash found." });
    expect(checkData.parse(answers.notFound(hash, "").data)).toEqual({ hash, data: "Hash not found." });
    expect(verification.parse(at(answers.verified(hash, ""), "data.data"))).toMatchObject({ result: "full match" });
    expect(verification.parse(at(answers.noMatch(hash, ""), "data.data"))).toMatchObject({
      result: "no match",
      blockchaindata: [],
    });
  });

  test("of a verification carries a report only when there is one", () => {
    expect(at(answers.verified(hash, ""), "data.file")).toBeUndefined();
    expect(at(answers.verifiedWithReport(hash, "", "http://x/r.pdf"), "data.file.downloadUrl")).toBe("http://x/r.pdf");
  });

  test("comes from the right service for every operation, and 404 for any other path", async () => {
    await using server = await startFaultServer(rightService);
    const post = async (path: string, body: string | FormData) => {
      const headers = { "x-request-id": "id-9" };
      const response = await fetch(`${server.url}${path}`, { method: "POST", body, headers });
      return [response.status, await response.json()];
    };
    const form = new FormData();
    form.set("jsonproof", new Blob([JSON.stringify([{ data: `0x${hash.toUpperCase()}` }])]), "proof.json");
    const body = JSON.stringify({ hash });
    expect(await post("/core/v2/timestamp/post", body)).toEqual([200, answers.stamp(hash, "id-9")]);
    expect(await post("/core/v2/file/check", body)).toEqual([200, answers.found(hash, "id-9")]);
    expect(await post("/core/v2/verify/file", body)).toEqual([200, answers.verified(hash, "id-9")]);
    expect(await post("/core/v1/verify/post-lite", form)).toEqual([200, answers.proofVerified(hash, "id-9")]);
    expect(await post("/elsewhere", body)).toMatchObject([404, { status: "error", statusCode: 404 }]);
  });
});

describe("a change to an answer", () => {
  test("sets, adds and removes members and leaves the original alone", () => {
    const changedAnswer = changed(right, { "data.hash": "x", "data.more": [1], message: undefined });
    expect(changedAnswer).toMatchObject({ status: "success", data: { hash: "x", data: "Hash found.", more: [1] } });
    expect(changedAnswer).not.toHaveProperty("message");
    expect(right).toEqual(answers.found(hash, "request-1"));
  });

  test("at a place that does not exist is refused", () => {
    expect(() => changed(right, { "dta.hash": "x" })).toThrow("no place for dta.hash");
  });
});

describe("the tables of wrong answers", () => {
  test("spoil one essential member at a time, and never send the right answer", () => {
    const make = {
      stamp: answers.stamp,
      check: answers.found,
      verify: answers.verified,
      verifyProof: answers.proofVerified,
    } as const;
    for (const operation of ["stamp", "check", "verify", "verifyProof"] as const) {
      const answer = make[operation](hash, "request-1");
      for (const path of essentialMembers[operation]) expect(answer).toHaveProperty(path);
      const cases = Object.values(spoiled(operation, answer));
      expect(cases.length).toBeGreaterThan(essentialMembers[operation].length * 8);
      expect(cases).not.toContainEqual(answer);
    }
  });

  test("hold no body that is the right text, but those that are only labelled wrongly", () => {
    const text = Buffer.from(JSON.stringify(right));
    const rightOnes = Object.entries(wrongBodies(right)).filter(([, { body = "" }]) => Buffer.from(body).equals(text));
    expect(rightOnes.map(([name]) => name)).toEqual(["right JSON called a web page", "right JSON called nothing"]);
  });

  test("hold heavy bodies that are JSON objects nevertheless", () => {
    const sizes = Object.values(heavyBodies(right)).map(({ body }) => {
      expect(JSON.parse(String(body))).toHaveProperty("status", "success");
      return String(body).length;
    });
    expect(Math.min(...sizes)).toBeGreaterThan(400_000);
  });

  test("hold odd bodies that still are the right object", () => {
    for (const { body } of Object.values(oddBodies(right))) {
      const text = Buffer.from(body ?? "")
        .toString("utf8")
        .replace(/^\uFEFF/, "");
      expect(JSON.parse(text)).toMatchObject(right);
    }
  });

  test("hold error envelopes none of which says success and 200", () => {
    for (const { body } of Object.values(errorEnvelopes(right))) {
      const { status, statusCode } = JSON.parse(String(body)) as typeof right;
      expect([status, statusCode]).not.toEqual(["success", 200]);
    }
  });

  test("name each status once, none of them 200", () => {
    expect(Object.entries(otherSuccesses(right)).map(([status, answer]) => [Number(status), answer.status])).toEqual(
      [201, 202, 203, 204, 205, 206, 226].map((status) => [status, status]),
    );
  });
});

describe("a redirect", () => {
  test("of each status points where it is told, or nowhere", async () => {
    for (const status of redirectStatuses) {
      for (const location of Object.values(redirectTargets("https://127.0.0.1:1234", 4321))) {
        await using server = await startFaultServer(redirect(status, location));
        const response = await fetch(server.url, { redirect: "manual" });
        expect([response.status, response.headers.get("location")]).toEqual([status, location ?? null]);
        await response.arrayBuffer();
      }
    }
  });

  test("to another origin never names the first one's port", () => {
    const targets = redirectTargets("https://127.0.0.1:1234", 4321);
    expect(targets["plain http"]).toBe("http://127.0.0.1:4321");
    expect(
      Object.entries(targets)
        .filter(([, target]) => target?.includes("1234"))
        .map(([name]) => name),
    ).toEqual(["the same origin"]);
  });
});

test("Retry-After as a date is told from the answer's own date", () => {
  const rows = retryAfters(7, new Date("2020-02-29T12:00:00Z"));
  expect(rows["an HTTP date"]).toEqual({
    headers: { "retry-after": "Sat, 29 Feb 2020 12:00:07 GMT", date: "Sat, 29 Feb 2020 12:00:00 GMT" },
    wait: 7,
  });
  expect(rows["seconds"]).toEqual({ headers: { "retry-after": "7" }, wait: 7 });
});
