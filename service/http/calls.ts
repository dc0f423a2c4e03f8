import type * as z from "zod/mini";

import { decodeUtf8 } from "../../src/core/json.ts";
import { digestFromWire, type Digest } from "../../src/core/digest.ts";
import type { Backend } from "../ledger/backend.ts";
import type { Reports } from "./reports.ts";
import type { ServiceAnswer } from "./requests.ts";

/** An authenticated request. */
export interface RouteCall {
  readonly requestId: string;
  /** A reading of `performance.now()`. */
  readonly startedAt: number;
  readonly body: Uint8Array<ArrayBuffer>;
  readonly contentType: string;
  /** Whether its `x-report-required` is `true`. */
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
export type RouteOperation = (call: RouteCall, tools: Tools) => Promise<ServiceAnswer>;

/** A body that names a hash, once read: `bare` is the hash as sent but for a `0x`, `digest` what it spells. */
interface HashBody<Body> {
  readonly body: Body;
  readonly bare: string;
  readonly digest: Digest;
}

/** What members other than the hash must be. */
const memberRules: Partial<Record<PropertyKey, string>> = {
  filename: "The member filename must be a text of at most 1024 characters, or absent.",
  filesize: "The member filesize must be a whole number of bytes, from 0, or absent.",
};

/** The operation that reads its body by `schema` and hands it to `operate`. */
export function withHash<Body extends { hash: string }>(
  schema: z.ZodMiniType<Body>,
  operate: (request: HashBody<Body>, call: RouteCall, tools: Tools) => Promise<ServiceAnswer>,
): RouteOperation {
  return async (call, tools) => {
    const parsed = schema.safeParse(parseBody(call.body));
    const digest = digestFromWire(parsed.data?.hash);
    if (!parsed.success || digest === undefined) {
      const wrong = parsed.error?.issues[0]?.path[0] ?? "hash";
      return badRequest(memberRules[wrong] ?? 'The body must be JSON such as {"hash":"<64 hexadecimal digits>"}.');
    }
    return await operate({ body: parsed.data, bare: parsed.data.hash.replace(/^0x/i, ""), digest }, call, tools);
  };
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
