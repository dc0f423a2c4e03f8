/** The rows of answers that every operation may get: what the cases do not spell out one by one. */
import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync } from "node:zlib";

import {
  isFree,
  operationNames,
  otherDigest,
  rightAnswer,
  rightReply,
  rightVerdicts,
  type Operation,
} from "../support/service/client.ts";
import { answers } from "../support/network/answers.ts";
import { json, jsonAnswer, type Answer, type Behaviour } from "../support/network/behaviours.ts";
import { errorStatuses } from "../support/network/transport-faults.ts";
import {
  errorEnvelopes,
  heavyBodies,
  oddBodies,
  otherSuccesses,
  wrongBodies,
} from "../support/network/wrong-answers.ts";
import { inOrder, type Rule } from "../support/runner/rules.ts";

/** What has to come of a row. */
export interface Expected {
  /** The verdict, or the code of a failure. */
  readonly said: string;
  /** Requests of the operation, as the client counts them. */
  readonly requests: number;
  /** Checks that follow a stamp. Default: none. */
  readonly looks?: number;
}

export interface MatrixCase {
  readonly name: string;
  readonly operation: Operation;
  /** How the operation's own requests are answered. */
  readonly answer: Rule;
  readonly expected: Expected;
}

type Row = Omit<MatrixCase, "operation">;

/** The rows of each operation. */
const rowsOf = (operations: readonly Operation[], rows: (operation: Operation) => readonly Row[]) =>
  operations.flatMap((operation) => rows(operation).map((row): MatrixCase => ({ ...row, operation })));

const answering = (answer: Answer): Behaviour => ({ kind: "answer", answer });
const right = (operation: Operation): Expected => ({ said: rightVerdicts[operation], requests: 1 });
/** A stamp that may have been spent: it is looked up three times, and not sent again. */
const open = (said: "unclear" | "unknown"): Expected => ({ said, requests: 1, looks: 3 });
/** Asked again, a question that costs something costs nothing any more: it does without the report. */
const askedAgain = (operation: Operation, said: string, requests: number): Expected => ({
  said,
  requests: isFree(operation) ? requests : requests + 1,
});
/** What is left of an answer that proves nothing. */
const unproved = (operation: Operation, requests = 1): Expected =>
  operation === "stamp" ? open("unknown") : askedAgain(operation, "unknown", requests);

/** What a status means: its code, and how often a question that costs nothing is asked. */
interface StatusRow {
  readonly code: string;
  readonly requests: number;
  /** A question that costs something is asked again without the report. */
  readonly isOpen?: true;
}

const outage: StatusRow = { code: "SERVICE_UNAVAILABLE", requests: 4, isOpen: true };
const rejected: StatusRow = { code: "REQUEST_REJECTED", requests: 1 };

const statusRows: Readonly<Record<number, StatusRow>> = {
  401: { code: "API_KEY_REJECTED", requests: 1 },
  402: { code: "PLAN_LIMIT_REACHED", requests: 1 },
  403: { code: "API_KEY_REJECTED", requests: 1 },
  404: { code: "ENDPOINT_NOT_FOUND", requests: 1 },
  408: { code: "REQUEST_TIMEOUT", requests: 4 },
  425: { code: "SERVICE_UNAVAILABLE", requests: 4 },
  429: { code: "RATE_LIMITED", requests: 4 },
};

function expectedOf(status: number, operation: Operation): Expected {
  const { code, requests, isOpen } = statusRows[status] ?? (status >= 500 ? outage : rejected);
  // A refusal without the service's envelope ends at once what costs something.
  const isFinal = status < 500 && status !== 425 && status !== 429 && !isFree(operation);
  if (isOpen !== true) return { said: code, requests: isFinal ? 1 : requests };
  return operation === "stamp" ? open("unclear") : askedAgain(operation, code, requests);
}

/** With the right answer as their body: the status alone decides. */
const statuses = (operation: Operation): readonly Row[] =>
  errorStatuses.map((status) => ({
    name: `status ${status}`,
    answer: json(rightAnswer(operation), { status }),
    expected: expectedOf(status, operation),
  }));

const successes = (operation: Operation): readonly Row[] =>
  Object.entries(otherSuccesses(rightAnswer(operation))).map(([status, answer]) => ({
    name: `success of status ${status}`,
    answer: answering(answer),
    expected: status === "202" && operation === "stamp" ? open("unclear") : unproved(operation),
  }));

/** Answers in a proxy's place of ours, which come again however often one asks. */
const notAskedAgain = /called a web page|called nothing|^a web page$|^an empty object$/;

const bodies = (operation: Operation): readonly Row[] => {
  const answer = rightAnswer(operation);
  const wrong = Object.entries(wrongBodies(answer)).map(([name, body]) => ({
    name,
    answer: answering(body),
    expected: unproved(operation, notAskedAgain.test(name) ? 1 : 2),
  }));
  const heavy = Object.entries(heavyBodies(answer)).map(([name, body]) => ({
    name,
    answer: answering(body),
    expected: name.startsWith("a text") ? right(operation) : unproved(operation, 2),
  }));
  const odd = Object.entries(oddBodies(answer)).map(([name, body]) => ({
    name,
    answer: answering(body),
    expected: right(operation),
  }));
  return [...wrong, ...heavy, ...odd];
};

/** What an envelope means whose status is not success alone; a stamp is open after what an outage may have cut off. */
const envelopeCodes: Readonly<Record<string, string>> = {
  "status error": "SERVICE_UNAVAILABLE",
  "status error beside right data": "SERVICE_REFUSED",
  "status failed": "REQUEST_REJECTED",
  "status fail": "REQUEST_REJECTED",
  "success with statusCode 500": "SERVICE_UNAVAILABLE",
};

const envelopes = (operation: Operation): readonly Row[] =>
  Object.entries(errorEnvelopes(rightAnswer(operation))).map(([name, answer]) => {
    const code = envelopeCodes[name];
    const isOpen = code?.startsWith("SERVICE") === true;
    const refused = { said: code ?? "", requests: 1 };
    const left = operation === "stamp" ? open("unclear") : askedAgain(operation, refused.said, 1);
    return {
      name,
      answer: answering(answer),
      expected: code === undefined ? unproved(operation) : isOpen ? left : refused,
    };
  });

const aboutAnother: Readonly<Record<Operation, object>> = {
  check: answers.found(otherDigest, "request-1"),
  stamp: answers.stamp(otherDigest, "request-1"),
  verify: answers.verified(otherDigest, "request-1"),
  "verify with report": answers.verified(otherDigest, "request-1"),
  verifyProof: answers.proofVerified(otherDigest, "request-1"),
};

const conversations = (operation: Operation): readonly Row[] => [
  { name: "the right answer", answer: rightReply, expected: right(operation) },
  {
    name: "another hash",
    answer: json(aboutAnother[operation]),
    expected: { said: "REPLY_MISMATCH", requests: 1 },
  },
  {
    name: "JSON cut short, and then the right answer",
    answer: inOrder(answering(wrongBodies(rightAnswer(operation))["JSON cut short"] ?? {}), rightReply),
    expected: operation === "stamp" ? open("unknown") : { ...right(operation), requests: 2 },
  },
  {
    name: "a lost answer, and then the right one",
    answer: inOrder({ kind: "reset" }, rightReply),
    expected: operation === "stamp" ? open("unclear") : { ...right(operation), requests: 2 },
  },
];

/** A status that is final decides also when its body does not come whole. */
const cutShort = (): readonly Row[] =>
  Object.entries({ 401: "API_KEY_REJECTED", 404: "ENDPOINT_NOT_FOUND", 302: "REDIRECT_REFUSED" }).map(
    ([status, said]) => ({
      name: `status ${status} with a body cut short`,
      answer: {
        kind: "cut-body",
        answer: jsonAnswer({}, { status: Number(status), headers: { location: "/x" } }),
        sent: 1,
        ending: "reset",
      },
      expected: { said, requests: 1 },
    }),
  );

const text = JSON.stringify(rightAnswer("check"));
const padded = (size: number): string => text + " ".repeat(size - text.length);
const encoded = (encoding: string, body: string | Uint8Array): Behaviour =>
  answering({ headers: { "content-type": "application/json", "content-encoding": encoding }, body });
/** The largest body, encoded or not, has one mebibyte. */
const mebibyte = 1024 * 1024;

/** Encodings that nobody asked for. */
const encodings: Readonly<Record<"read" | "notGuessedAt", Readonly<Record<string, Behaviour>>>> = {
  read: {
    gzip: encoded("gzip", gzipSync(text)),
    "x-gzip": encoded("x-gzip", gzipSync(text)),
    GZIP: encoded("GZIP", gzipSync(text)),
    deflate: encoded("deflate", deflateSync(text)),
    br: encoded("br", brotliCompressSync(text)),
    identity: encoded("identity", text),
    "no name": encoded("", text),
    "a mebibyte": encoded("identity", padded(mebibyte)),
    "a mebibyte in gzip": encoded("gzip", gzipSync(padded(mebibyte))),
    "a mebibyte in deflate": encoded("deflate", deflateSync(padded(mebibyte))),
    "a mebibyte in br": encoded("br", brotliCompressSync(padded(mebibyte))),
    "HTTP/1.0": { kind: "answer", answer: jsonAnswer(rightAnswer("check"), { version: "1.0" }), ending: "close" },
  },
  notGuessedAt: {
    compress: encoded("compress", text),
    zstd: encoded("zstd", text),
    "gzip twice": encoded("gzip, gzip", gzipSync(gzipSync(text))),
    "the name of a method": encoded("toString", text),
    "gzip that is none": encoded("gzip", text),
    "gzip cut short": encoded("gzip", gzipSync(text).subarray(0, -12)),
    "gzip with a hole": encoded("gzip", gzipSync(text).fill(0, 20, 60)),
    "deflate with a hole": encoded("deflate", deflateRawSync(text).fill(0xff, 10, 20)),
    "br cut short": encoded("br", brotliCompressSync(text).subarray(0, 20)),
    "gzip of nothing": encoded("gzip", ""),
    "more than a mebibyte": encoded("identity", padded(mebibyte + 1)),
    "more than a mebibyte in gzip": encoded("gzip", gzipSync(padded(mebibyte + 1))),
    "more than a mebibyte in deflate": encoded("deflate", deflateSync(padded(mebibyte + 1))),
    "more than a mebibyte in br": encoded("br", brotliCompressSync(padded(mebibyte + 1))),
  },
};

const encodedRows = (operation: Operation): readonly Row[] => [
  { name: "103 Early Hints before it", answer: afterHints(operation), expected: right(operation) },
  ...Object.entries(encodings.read).map(([name, answer]) => ({ name, answer, expected: right(operation) })),
  ...Object.entries(encodings.notGuessedAt).map(([name, answer]) => ({
    name,
    answer,
    expected: unproved(operation, 2),
  })),
];

/** What came cannot be read, and the stamp may have been made. */
const unreadable = (): readonly Row[] =>
  Object.entries(encodings.notGuessedAt).map(([name, answer]) => ({
    name: `an unreadable encoding: ${name}`,
    answer,
    expected: open("unknown"),
  }));

/** RFC 9110 §15.2: an answer may have others before it, which a client takes. */
const afterHints = (operation: Operation): Behaviour => {
  const { headers = {}, body = "" } = jsonAnswer(rightAnswer(operation));
  const fields = Object.entries({ ...headers, "content-length": String(Buffer.byteLength(body)) });
  const hints = "HTTP/1.1 103 Early Hints\r\nlink: </style.css>; rel=preload\r\n\r\n";
  const head = fields.map(([name, value]) => `${name}: ${value}\r\n`).join("");
  return { kind: "bytes", bytes: `${hints}${hints}HTTP/1.1 200 OK\r\n${head}\r\n${String(body)}` };
};

/** Every row of every operation. */
export const matrix: readonly MatrixCase[] = [
  ...rowsOf(operationNames, (operation) =>
    [statuses, successes, bodies, envelopes, conversations].flatMap((rows) => rows(operation)),
  ),
  ...rowsOf(["check"], encodedRows),
  ...rowsOf(["stamp"], () => [...cutShort(), ...unreadable()]),
];
