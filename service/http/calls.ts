import { decodeUtf8 } from "../../src/core/bytes.ts";
import { digestFromWire, type Digest } from "../../src/core/digest.ts";
import { AnchorError } from "../../src/core/errors.ts";
import type { Backend } from "../ledger/backend.ts";
import type { Search } from "./reply-data.ts";
import type { Reports } from "./reports.ts";
import type { ServiceAnswer } from "./requests.ts";

/** An authenticated request: its body, and whether its `x-report-required` is `true`. */
export interface RouteCall extends Search {
  readonly body: Uint8Array<ArrayBuffer>;
  readonly contentType: string;
  readonly reportWanted: boolean;
  /** Where the service is reached, for a link. */
  readonly baseUrl: string;
}

/** What an operation works with. */
export interface Tools {
  readonly ledger: Backend;
  readonly reports: Reports;
  readonly now: () => Date;
}

/** Answers a call; a body that breaks the contract gets a 400. */
export type RouteOperation = (call: RouteCall, tools: Tools) => ServiceAnswer | Promise<ServiceAnswer>;

/** A body that names a hash, once read: `bare` is the hash as sent but for a `0x`, `digest` what it spells. */
export interface HashBody<Body = unknown> {
  readonly body: Body;
  readonly bare: string;
  readonly digest: Digest;
}

interface Schema<Value> {
  safeParse(
    value: unknown,
  ):
    | { success: true; data: Value }
    | { success: false; error: { issues: readonly { readonly path: readonly PropertyKey[] }[] } };
}

/** What members other than the hash must be. */
const memberRules: Partial<Record<PropertyKey, string>> = {
  filename: "The member filename must be a text of at most 1024 characters, or absent.",
  filesize: "The member filesize must be a whole number of bytes, from 0, or absent.",
};

/** The operation that reads its body by `schema` and hands it to `operate`. */
export function withHash<Body extends { hash: string }>(
  schema: Schema<Body>,
  operate: (request: HashBody<Body>, call: RouteCall, tools: Tools) => ServiceAnswer | Promise<ServiceAnswer>,
): RouteOperation {
  return whenAvailable((call, tools) => {
    const parsed = schema.safeParse(parseBody(call.body));
    const digest = parsed.success ? digestFromWire(parsed.data.hash) : undefined;
    if (!parsed.success || digest === undefined) {
      const wrong = parsed.success ? "hash" : (parsed.error.issues[0]?.path[0] ?? "");
      return badRequest(memberRules[wrong] ?? 'The body must be JSON such as {"hash":"<64 hexadecimal digits>"}.');
    }
    const request = { body: parsed.data, bare: parsed.data.hash.replace(/^0x/i, ""), digest };
    return operate(request, call, tools);
  });
}

/** `operate`, with an answer of its own for when the ledger can neither take nor tell anything. */
export function whenAvailable(operate: RouteOperation): RouteOperation {
  return async (call, tools) => {
    try {
      return await operate(call, tools);
    } catch (error) {
      return unavailable(error);
    }
  };
}

/** What the ledger cannot take just now; the client keeps it and comes again. */
function unavailable(error: unknown): ServiceAnswer {
  if (!(error instanceof AnchorError) || error.code !== "SERVICE_UNAVAILABLE") throw error;
  return { statusCode: 503, message: error.account, headers: { "retry-after": "60" } };
}

/** An answer with `data`, of status 200. */
export function success(message: string, data: object): ServiceAnswer {
  return { statusCode: 200, message, data };
}

/** The refusal of a body that breaks the contract. */
export function badRequest(message: string): ServiceAnswer {
  return { statusCode: 400, message };
}

/** The JSON value in `bytes`, or `undefined`, which no JSON text means. */
export function parseBody(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(decodeUtf8(bytes));
  } catch {
    return undefined;
  }
}
