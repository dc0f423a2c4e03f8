/** What is said of the service's answers, of chain nodes, and of what was not sent. */
import { toKeyRefusal } from "#action/github-key.ts";
import { faultOfBreak, faultOfStatus } from "#api/fault.ts";
import { judgeCheck } from "#api/judge-reply.ts";
import { readReply, type Reply } from "#api/read-reply.ts";
import type { ErrorCode } from "#core/errors.ts";
import { runEach } from "#host/queue.ts";
import { afterCheck, judgeUnresolved, toPerhapsPaid } from "#core/open-stamp.ts";
import { aDigest, anEvidence, outcomes } from "../../results.ts";
import { createBench, found } from "../../service/client.ts";
import type { Provocation } from "./said.ts";

const asked = { path: "/core/v2/stamp", address: "https://anchor.example/core/v2/stamp", requestId: "id" };
const today = new Date(0);
const digest = aDigest(1);
const never = new AbortController().signal;

const replyOf = (data: unknown): Reply => {
  return { envelope: { status: "success", statusCode: 200, data }, requestId: "id", demo: false };
};
const answerOf = (body: unknown, type = "application/json") =>
  readReply({ status: 200, headers: { "content-type": type }, json: body }, asked, today);
const ofStatus = (status: number) =>
  faultOfStatus(status, status < 400 ? { location: "https://elsewhere.example/" } : {}, asked, today);
const broken = (reason: "timeout" | "tls" | "failed", sent: boolean, cause: unknown) =>
  faultOfBreak({ kind: "broken", reason, sent, cause }, asked, 1000);
const coded = (code: string, message: string): Error => Object.assign(new Error(message), { code });
const statuses: Readonly<Partial<Record<ErrorCode, readonly number[]>>> = {
  API_KEY_REJECTED: [401, 403],
  PLAN_LIMIT_REACHED: [402],
  RATE_LIMITED: [429],
  ENDPOINT_NOT_FOUND: [404],
  REDIRECT_REFUSED: [301, 302],
  REQUEST_REJECTED: [400, 422],
  SERVICE_UNAVAILABLE: [500, 502, 503, 504],
};

/** Two checks at once of a service that answers with `rule`. */
async function checkTwice(rule: Parameters<typeof createBench>[0], stop = never) {
  await using bench = await createBench(rule, { cancellation: { stop, abort: stop } });
  return await Promise.all([bench.client.check(aDigest(1)), bench.client.check(aDigest(2))]);
}

async function runStopped() {
  const said: unknown[] = [];
  await runEach(["a"], () => Promise.resolve(outcomes(digest).found), {
    concurrency: 1,
    keyOf: (target) => target,
    onResult: (_, outcome) => void said.push(outcome),
    stop: AbortSignal.abort(),
  });
  return said;
}

const keyRefusals = {
  403: "API_KEY_REJECTED",
  401: "API_KEY_REJECTED",
  404: "ENDPOINT_NOT_FOUND",
  500: "SERVICE_UNAVAILABLE",
};

export const ofService: readonly Provocation[] = [
  ...Object.entries(keyRefusals).map(([status, code]): Provocation => [
    code,
    () => toKeyRefusal(Number(status), undefined, String),
  ]),
  ...Object.entries(statuses).flatMap(([code, list]) =>
    list.map((status): Provocation => [code, () => ofStatus(status)]),
  ),
  ["SERVICE_REFUSED", () => answerOf({ status: "error" })],
  ["REQUEST_REJECTED", () => toPerhapsPaid(ofStatus(400).error)],
  ["SERVICE_UNREACHABLE", () => broken("failed", false, coded("ECONNREFUSED", "connect ECONNREFUSED 127.0.0.1:9"))],
  ["SERVICE_UNREACHABLE", () => broken("failed", false, coded("ENOTFOUND", "getaddrinfo ENOTFOUND service.example"))],
  ["SERVICE_UNREACHABLE", () => broken("failed", false, new Error("Proxy response (407) !== 200 when HTTP Tunneling"))],
  ["SERVICE_UNREACHABLE", () => broken("failed", false, new Error("Proxy response (403) !== 200 when HTTP Tunneling"))],
  ["TLS_REJECTED", () => broken("tls", false, coded("CERT_HAS_EXPIRED", "certificate has expired"))],
  ["TLS_REJECTED", () => broken("tls", false, coded("ERR_SSL_WRONG_VERSION_NUMBER", "wrong version number"))],
  ["CONNECTION_LOST", () => broken("failed", true, coded("ECONNRESET", "read ECONNRESET"))],
  ["CONNECTION_LOST", () => broken("failed", true, coded("UND_ERR_SOCKET", "bad response"))],
  ["REQUEST_TIMEOUT", () => broken("timeout", true, undefined)],
  ["RESPONSE_INVALID", () => answerOf(undefined, "text/html")],
  ["NOT_ATTEMPTED", runStopped],
  ["NOT_ATTEMPTED", () => checkTwice(found, AbortSignal.abort())],
  ["", () => judgeCheck(replyOf({ status: "perhaps" }), digest)],
  ["", () => afterCheck({ verdict: "accepted", answer: anEvidence() }, outcomes(digest)["not-found"])],
  ["", () => judgeUnresolved({ kind: "unclear", since: 0, mayResend: true, account: "Its answer was lost." })],
];
