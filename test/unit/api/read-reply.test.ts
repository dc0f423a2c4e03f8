import { expect, test } from "vitest";

import { isFault } from "#api/call.ts";
import type { Fault } from "#api/fault.ts";
import { readReply, type ParsedAnswer } from "#api/reply.ts";

const asked = { path: "/core/v2/file/check", requestId: "r1" };
const today = new Date("2026-01-29T13:54:50Z");
const success = { status: "success", statusCode: 200, message: "Hash checked", data: { data: "Hash found." } };
const json = { "content-type": "application/json" };

/** The right answer, with `given` changed, as the client reads it. */
const read = (given: Partial<ParsedAnswer> = {}) =>
  readReply({ status: 200, headers: json, json: success, ...given }, asked, today);

/** The fault of the right answer with `given` changed. */
function faultOf(given: Partial<ParsedAnswer>): Fault {
  const answer = read(given);
  if (!isFault(answer)) throw new Error("This answer is no fault.");
  return answer;
}

/** All that a fault decides: certainty, attempts, what else it says, and its text. */
function told(given: Partial<ParsedAnswer>): string {
  const { error, certainty, usefulAttempts, isGarbled: garbled, isAccepted: accepted } = faultOf(given);
  expect(error.requestId).toBe("r1");
  const flags = Object.entries({ garbled, accepted, retryAfterMs: error.retryAfterMs })
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => (value === true ? name : `${name}=${value}`));
  return [`${error.code}: ${error.message}`, certainty, `${usefulAttempts} at most`, ...flags].join(" | ");
}

test("an answer that says success in every way it can is a reply under the id that was sent, whatever else it says", () => {
  expect(read()).toEqual({ envelope: success, requestId: "r1", demo: false });
  expect(read({ json: { status: "success", statusCode: 200 } })).toMatchObject({ requestId: "r1" });
  expect(read({ json: { ...success, requestId: "another", timestamp: null } })).toMatchObject({ requestId: "r1" });
  // Of a long message the beginning is kept.
  expect(read({ json: { ...success, message: "x".repeat(5000) } })).toMatchObject({
    envelope: { message: "x".repeat(2048) },
  });
});

test.each([
  ["1", true],
  ["0", false],
  ["true", false],
  ["", false],
  [undefined, false],
])("an answer is of the local service exactly when its header is 1: %j", (demo, expected) => {
  const headers = { ...json, ...(demo !== undefined && { "x-demo-service": demo }) };
  expect(read({ headers })).toMatchObject({ demo: expected });
});

test.each([
  [" The main chain ", "The main chain"],
  ["x".repeat(201), undefined],
  ["", undefined],
  [undefined, undefined],
])("an answer names its chain where its header is one short line: %j", (name, expected) => {
  expect(read({ headers: { ...json, ...(name !== undefined && { "x-chain-name": name }) } })).toMatchObject({
    chainName: expected,
  });
});

test.each([
  "application/json",
  "application/json; charset=utf-8",
  "application/json ;charset=utf-8",
  "application/json  ",
  "Application/JSON",
  "application/problem+json",
  "application/vnd.anchor.v2-1+json; charset=utf-8",
])("an answer that says success in every way it can may be of the type %j", (type) => {
  expect(read({ headers: { "content-type": type } })).toMatchObject({ requestId: "r1" });
});

test.each([
  undefined,
  "",
  "text/html",
  "text/json",
  "application/jsonp",
  "application/json-seq",
  "application/json, text/html",
  "x-application/json",
  "text/html; application/json",
  "application/+json",
  "application/a b+json",
  "application/problem+jsonp",
])("an answer that proves nothing is one of the type %j", (type) => {
  const headers = type === undefined ? {} : { "content-type": type };
  expect(faultOf({ headers })).toMatchObject({ isGarbled: true, certainty: "perhaps-processed", usefulAttempts: 1 });
});

test("an answer that proves nothing is told so that a reader knows what to look at, and whether asking again is of use", () => {
  const answers: Readonly<Record<string, Partial<ParsedAnswer>>> = {
    "another type": { headers: { "content-type": "text/html" } },
    "no JSON": { json: undefined },
    null: { json: null },
    "a text": { json: "success" },
    "a list": { json: [success] },
    "an empty object": { json: {} },
    "a status code as text": { json: { ...success, statusCode: "200" } },
    "a status that is no text": { json: { ...success, status: true } },
    "another status": { json: { ...success, status: "ok" } },
    "a status in capitals": { json: { ...success, status: "Success" } },
    "a status code of 201": { json: { ...success, statusCode: 201 } },
    "a status code of 399": { json: { ...success, statusCode: 399 } },
    "a status code of 600": { json: { ...success, statusCode: 600 } },
    "a status code of 400.5": { json: { ...success, statusCode: 400.5 } },
    "201": { status: 201 },
    "202": { status: 202 },
    "204": { status: 204, json: undefined },
    "206": { status: 206 },
    "299": { status: 299 },
    "100": { status: 100 },
  };
  const texts = Object.entries(answers).map(([name, answer]) => [name, told(answer)]);
  expect(Object.fromEntries(texts)).toMatchInlineSnapshot(`
      {
        "100": "RESPONSE_INVALID: POST /core/v2/file/check answered with status 100, which says nothing about the request. | perhaps-processed | 1 at most | garbled",
        "201": "RESPONSE_INVALID: POST /core/v2/file/check answered with status 201, which says nothing about the request. | perhaps-processed | 1 at most | garbled",
        "202": "RESPONSE_INVALID: POST /core/v2/file/check answered with status 202, which says nothing about the request. | perhaps-processed | 1 at most | garbled | accepted",
        "204": "RESPONSE_INVALID: POST /core/v2/file/check answered with status 204, which says nothing about the request. | perhaps-processed | 1 at most | garbled",
        "206": "RESPONSE_INVALID: POST /core/v2/file/check answered with status 206, which says nothing about the request. | perhaps-processed | 1 at most | garbled",
        "299": "RESPONSE_INVALID: POST /core/v2/file/check answered with status 299, which says nothing about the request. | perhaps-processed | 1 at most | garbled",
        "a list": "RESPONSE_INVALID: POST /core/v2/file/check answered with a body that is not one JSON object. | perhaps-processed | 2 at most | garbled",
        "a status code as text": "RESPONSE_INVALID: POST /core/v2/file/check answered with JSON of an unexpected form. | perhaps-processed | 1 at most | garbled",
        "a status code of 201": "RESPONSE_INVALID: POST /core/v2/file/check answered without saying that the request succeeded. | perhaps-processed | 1 at most | garbled",
        "a status code of 399": "RESPONSE_INVALID: POST /core/v2/file/check answered without saying that the request succeeded. | perhaps-processed | 1 at most | garbled",
        "a status code of 400.5": "RESPONSE_INVALID: POST /core/v2/file/check answered without saying that the request succeeded. | perhaps-processed | 1 at most | garbled",
        "a status code of 600": "RESPONSE_INVALID: POST /core/v2/file/check answered without saying that the request succeeded. | perhaps-processed | 1 at most | garbled",
        "a status in capitals": "RESPONSE_INVALID: POST /core/v2/file/check answered without saying that the request succeeded. | perhaps-processed | 1 at most | garbled",
        "a status that is no text": "RESPONSE_INVALID: POST /core/v2/file/check answered with JSON of an unexpected form. | perhaps-processed | 1 at most | garbled",
        "a text": "RESPONSE_INVALID: POST /core/v2/file/check answered with a body that is not one JSON object. | perhaps-processed | 2 at most | garbled",
        "an empty object": "RESPONSE_INVALID: POST /core/v2/file/check answered with JSON of an unexpected form. | perhaps-processed | 1 at most | garbled",
        "another status": "RESPONSE_INVALID: POST /core/v2/file/check answered without saying that the request succeeded. | perhaps-processed | 1 at most | garbled",
        "another type": "RESPONSE_INVALID: POST /core/v2/file/check answered with something that is not JSON. | perhaps-processed | 1 at most | garbled",
        "no JSON": "RESPONSE_INVALID: POST /core/v2/file/check answered with a body that is not one JSON object. | perhaps-processed | 2 at most | garbled",
        "null": "RESPONSE_INVALID: POST /core/v2/file/check answered with a body that is not one JSON object. | perhaps-processed | 2 at most | garbled",
      }
    `);
});

test("an answer that refuses is told with its own status, be it HTTP's or the envelope's, and asked again only after HTTP's", () => {
  const answers: Readonly<Record<string, Partial<ParsedAnswer>>> = {
    "HTTP 300": { status: 300 },
    "HTTP 400": { status: 400 },
    "HTTP 503": { status: 503, json: undefined },
    "HTTP 503 with a success inside": { status: 503 },
    "HTTP 429 with a time": { status: 429, headers: { "retry-after": "7" } },
    "an error of 400": { json: { status: "error", statusCode: 400, message: "Bad hash" } },
    "an error of 429 with a time": {
      headers: { ...json, "retry-after": "7" },
      json: { status: "error", statusCode: 429 },
    },
    "an error of 503": { json: { status: "failed", statusCode: 503, message: "Try later" } },
    "an error of 599": { json: { status: "fail", statusCode: 599 } },
    "an error of 600": { json: { status: "fail", statusCode: 600 } },
    "an error of 200": { json: { status: "error", statusCode: 200, message: "No coins" } },
    "an error without a code": { json: { status: "error", message: "No coins" } },
    "an error with a code as text": { json: { status: "error", statusCode: "503" } },
    "an error with another text as code": { json: { status: "error", statusCode: "0503" } },
    "an error with a code within a text": { json: { status: "error", statusCode: "503 " } },
    "HTTP 403 with an error of 500": { status: 403, json: { status: "error", statusCode: 500 } },
    "HTTP 400 with an error of 500": { status: 400, json: { status: "error", statusCode: 500 } },
    "a success of 400": { json: { ...success, statusCode: 400 } },
    "a success of 503": { json: { ...success, statusCode: 503 } },
  };
  const texts = Object.entries(answers).map(([name, answer]) => [name, told(answer)]);
  expect(Object.fromEntries(texts)).toMatchInlineSnapshot(`
    {
      "HTTP 300": "REDIRECT_REFUSED: POST /core/v2/file/check answered 300, a redirect to nowhere. | perhaps-processed | 1 at most",
      "HTTP 400": "REQUEST_REJECTED: POST /core/v2/file/check answered 400: Hash checked. | perhaps-processed | 1 at most",
      "HTTP 400 with an error of 500": "REQUEST_REJECTED: POST /core/v2/file/check answered 400. | perhaps-processed | 1 at most",
      "HTTP 403 with an error of 500": "API_KEY_REJECTED: POST /core/v2/file/check answered 403. | refused | 1 at most",
      "HTTP 429 with a time": "RATE_LIMITED: POST /core/v2/file/check answered 429 and asked for a pause of 7 s: Hash checked. | refused | Infinity at most | retryAfterMs=7000",
      "HTTP 503": "SERVICE_UNAVAILABLE: POST /core/v2/file/check answered 503. | perhaps-processed | Infinity at most",
      "HTTP 503 with a success inside": "SERVICE_UNAVAILABLE: POST /core/v2/file/check answered 503: Hash checked. | perhaps-processed | Infinity at most",
      "a success of 400": "REQUEST_REJECTED: POST /core/v2/file/check answered 400: Hash checked. | perhaps-processed | 1 at most",
      "a success of 503": "SERVICE_UNAVAILABLE: POST /core/v2/file/check answered 503: Hash checked. | perhaps-processed | 1 at most",
      "an error of 200": "SERVICE_REFUSED: POST /core/v2/file/check was refused by the service: No coins. | perhaps-processed | 1 at most",
      "an error of 400": "REQUEST_REJECTED: POST /core/v2/file/check answered 400: Bad hash. | refused | 1 at most",
      "an error of 429 with a time": "RATE_LIMITED: POST /core/v2/file/check answered 429 and asked for a pause of 7 s. | refused | 1 at most | retryAfterMs=7000",
      "an error of 503": "SERVICE_UNAVAILABLE: POST /core/v2/file/check answered 503: Try later. | perhaps-processed | 1 at most",
      "an error of 599": "SERVICE_UNAVAILABLE: POST /core/v2/file/check answered 599. | perhaps-processed | 1 at most",
      "an error of 600": "SERVICE_REFUSED: POST /core/v2/file/check was refused by the service. | refused | 1 at most",
      "an error with a code as text": "SERVICE_UNAVAILABLE: POST /core/v2/file/check answered 503. | perhaps-processed | 1 at most",
      "an error with a code within a text": "SERVICE_REFUSED: POST /core/v2/file/check was refused by the service. | refused | 1 at most",
      "an error with another text as code": "SERVICE_REFUSED: POST /core/v2/file/check was refused by the service. | refused | 1 at most",
      "an error without a code": "SERVICE_REFUSED: POST /core/v2/file/check was refused by the service: No coins. | refused | 1 at most",
    }
  `);
});

test.each([
  ["a text", { message: "Bad hash" }, "Bad hash"],
  ["200 characters of a longer text", { message: "x".repeat(201) }, "x".repeat(200)],
  ["no empty text", { message: "" }, undefined],
  ["no number", { message: 7 }, undefined],
  ["no list", { message: ["Bad hash"] }, undefined],
  ["nothing where there is no message", {}, undefined],
  ["nothing of null", null, undefined],
  ["nothing of a text", "Bad hash", undefined],
  ["nothing of what is no JSON", undefined, undefined],
])("an answer that refuses is quoted with %s", (_, body, said) => {
  expect(faultOf({ status: 400, json: body }).error.quotation).toBe(said);
});
