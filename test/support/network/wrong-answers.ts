/** Answers that are not right, or only look wrong, by name: for tests that go through all of them. */
import type { ApiRoute } from "#api/wire.ts";
import { changed } from "./answers.ts";
import { jsonAnswer, type Answer } from "./behaviours.ts";

/** Answers of status 200 whose body is no envelope; `right` is the object that should have come. */
export function wrongBodies(right: object): Readonly<Record<string, Answer>> {
  const type = "application/json";
  const text = JSON.stringify(right);
  const answer = (body: string | Uint8Array, contentType = type): Answer => ({
    headers: { "content-type": contentType },
    body,
  });
  return {
    "a web page": answer("<!doctype html><title>Sign in to the network</title>", "text/html; charset=utf-8"),
    "right JSON called a web page": answer(text, "text/html"),
    "right JSON called nothing": { body: text },
    "a web page called JSON": answer("<!doctype html><title>Sign in</title>"),
    "an empty body": answer(""),
    "white space": answer(" \r\n\t"),
    "JSON cut short": answer(text.slice(0, -20)),
    "two JSON values": answer(text + text),
    "an array": answer(`[${text}]`),
    null: answer("null"),
    "a string": answer(JSON.stringify(text)),
    "a number": answer("200"),
    "an empty object": answer("{}"),
    "invalid UTF-8": answer(Buffer.concat([Buffer.from(text.slice(0, -1)), Buffer.from(`,"x":"\xff\xfe"}`, "latin1")])),
    "UTF-16": answer(Buffer.from(text, "utf16le")),
  };
}

/** Answers of status 200 that take time, memory or stack to read: whatever is made of them, it must stay bounded. */
export function heavyBodies(right: object): Readonly<Record<string, Answer>> {
  const text = JSON.stringify(right);
  const headers = { "content-type": "application/json" };
  const beside = (member: string): Answer => ({ headers, body: text.replace(/\}$/, `,${member}}`) });
  const nested = `${'{"a":'.repeat(200_000)}0${"}".repeat(200_000)}`;
  return {
    "200,000 nested arrays beside the data": beside(`"deep":${"[".repeat(200_000)}${"]".repeat(200_000)}`),
    "200,000 nested objects in place of the data": beside(`"data":${nested}`),
    "a million elements beside the data": beside(`"many":[${"0,".repeat(999_999)}0]`),
    "a text of a million signs beside the data": beside(`"long":"${"x".repeat(1_000_000)}"`),
  };
}

/** Answers of status 200 whose envelope says that the operation failed, or does not say that it succeeded. */
export function errorEnvelopes(right: object): Readonly<Record<string, Answer>> {
  const answer = (changes: Readonly<Record<string, unknown>>) => jsonAnswer(changed(right, changes));
  return {
    "status error": answer({ status: "error", statusCode: 500, message: "Something broke", data: null }),
    "status error beside right data": answer({ status: "error" }),
    "status failed": answer({ status: "failed", statusCode: 400 }),
    "status fail": answer({ status: "fail", statusCode: 422 }),
    "status in capitals": answer({ status: "Success" }),
    "success with statusCode 500": answer({ statusCode: 500 }),
    "success with statusCode 201": answer({ statusCode: 201 }),
    "success with statusCode as text": answer({ statusCode: "200" }),
  };
}

/** The members of each operation's answer that its verdict rests on, as paths for `changed`. */
export const essentialMembers = {
  stamp: ["status", "statusCode", "data", "data.command", "data.status", "data.params", "data.params.state.99"],
  check: ["status", "statusCode", "data", "data.hash", "data.data"],
  verify: [
    "status",
    "statusCode",
    "data",
    "data.data",
    "data.data.fileHash",
    "data.data.result",
    "data.data.blockchainData",
    "data.data.blockchainData.0.matchedHash",
  ],
  verifyProof: [
    "status",
    "statusCode",
    "data",
    "data.response",
    "data.response.fileHash",
    "data.response.data.result",
    "data.response.data.blockchain_data",
    "data.response.data.blockchain_data.0.matched_hash",
  ],
} as const satisfies Partial<Record<ApiRoute, readonly string[]>>;
