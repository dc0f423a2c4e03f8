import { hash } from "node:crypto";

import type * as z from "zod/mini";

import { checkTexts, headers, proofPart, type ApiRoute } from "../../src/api/wire.ts";
import { digestFromBytes, type Digest, digestFromWire } from "../../src/core/digest.ts";
import { decodeUtf8, parseJsonText } from "../../src/core/json.ts";
import { merkleRoot, parseMerklePath } from "../../src/evidence/proof.ts";
import type { Ledger } from "../ledger/ledger.ts";
import type { Payer } from "../store/taking.ts";
import {
  createLocalTrace,
  noTrace,
  toCheckedData,
  toProofData,
  toStampData,
  toStatusItem,
  toVerifyData,
  type CallFacts,
} from "./reply-data.ts";
import type { Reports } from "./reports.ts";
import type { ServiceAnswer, ServiceHeaders } from "./requests.ts";
import { hashRequest, proofFile, proofStatusRequest, verifyRequest } from "./schemas.ts";

interface RouteCall extends CallFacts {
  readonly headers: ServiceHeaders;
  readonly body: Uint8Array<ArrayBuffer>;
  /** The key for which stamps are counted; where any key is taken, they are not. */
  readonly payer: Payer | undefined;
  /** The address at which clients reach the service, for a link. */
  readonly baseUrl: string;
}

interface Tools {
  readonly ledger: Ledger;
  readonly reports: Reports;
  readonly now: () => Date;
}

type RouteOperation = (call: RouteCall, tools: Tools) => Promise<ServiceAnswer>;

/** What a body that names a hash says of it: `bare` is the hash as sent without a `0x`, `digest` the digest that it spells. */
type SpelledDigest = { readonly bare: string; readonly digest: Digest };

const memberRules: Partial<Record<PropertyKey, string>> = {
  filename: "The member filename must be a text of at most 1024 characters, or absent.",
  filesize: "The member filesize must be a whole number of bytes, from 0, or absent.",
};

function withHash<Body extends { hash: string }>(
  schema: z.ZodMiniType<Body>,
  operate: (body: Body & SpelledDigest, call: RouteCall, tools: Tools) => Promise<ServiceAnswer>,
): RouteOperation {
  return async (call, tools) => {
    const body = parseBody(call.body);
    if (body instanceof RangeError) return badRequest(`The body cannot be taken: ${body.message}.`);
    const parsed = schema.safeParse(body);
    const digest = digestFromWire(parsed.data?.hash);
    if (!parsed.success || digest === undefined) {
      const wrong = parsed.error?.issues[0]?.path[0] ?? "hash";
      return badRequest(memberRules[wrong] ?? 'The body must be JSON such as {"hash":"<64 hexadecimal digits>"}.');
    }
    return await operate({ ...parsed.data, bare: parsed.data.hash.replace(/^0x/i, ""), digest }, call, tools);
  };
}

const verifiedMessage = "Verification complete";
/** The text of a check where the past is not fully known: both texts of the contract would state more than is known. */
const unknownText = "Hash not found in the part of the chain that can be seen from here.";

export const operations: Readonly<Record<ApiRoute, RouteOperation>> = {
  /** Stamps a hash; for a hash that is already in a block, returns its verification. */
  stamp: withHash(hashRequest, async ({ bare, digest }, call, { ledger }) => {
    const found = await ledger.stamp(digest, call.payer);
    if (found.length > 0) return success(verifiedMessage, toVerifyData({ hash: bare }, found, call));
    return success("Hash anchored successfully.", toStampData(bare, ledger.address));
  }),
  check: withHash(hashRequest, async ({ hash: sent, digest }, call, { ledger }) => {
    const found = await ledger.find(ledger.address, digest);
    const text = found === "unknown" ? unknownText : found.length === 0 ? checkTexts.notFound : checkTexts.found;
    return success("Hash checked", toCheckedData(sent, text, call));
  }),
  verify: withHash(verifyRequest, async ({ bare, digest, filename, filesize }, call, { ledger, reports, now }) => {
    const found = await ledger.find(ledger.address, digest);
    const file = { hash: bare, fileName: filename, fileSize: filesize };
    if (!isReportWanted(call)) return success(verifiedMessage, toVerifyData(file, found, call));
    const time = now();
    const { requestId, baseUrl } = call;
    // Imported late, since commands and tests need no report, and it takes as long to load as all the rest.
    const { renderReportPdf } = await import("./report-pdf.ts");
    const pdf = await renderReportPdf({ ...file, digest, found, time, requestId, baseUrl, about: ledger.about() });
    const reportDigest = digestFromBytes(hash("sha3-256", pdf, "buffer"));
    const trace = ledger.trace === undefined ? createLocalTrace() : await ledger.trace(reportDigest, call.payer);
    const data = { ...toVerifyData(file, found, call, trace), file: await reports.add(pdf, time, baseUrl) };
    return success(`${verifiedMessage} - PDF uploaded`, data);
  }),
  requestProof: withHash(hashRequest, async ({ bare, digest }, { payer }, { ledger }) => {
    const data = { status: true, data: `0x${bare}`, uid: await ledger.requestProof(digest, payer) };
    return success("Hash forwarded successfully", data);
  }),
  proofStatus: async ({ body }, { ledger }) => {
    const sent = parseBody(body);
    if (sent instanceof RangeError) return badRequest(`The body cannot be taken: ${sent.message}.`);
    const parsed = proofStatusRequest.safeParse(sent);
    if (!parsed.success) return badRequest('The body must be JSON such as {"uids":["0x<hex>"]} with 1 to 50 uids.');
    const items = parsed.data.uids.map(async (uid) => toStatusItem(uid, await ledger.proofRequest(uid)));
    return success("UID statuses fetched", await Promise.all(items));
  },
  /**
   * Verifies a proof file: its path must lead to its root, and the chain must hold the root at its address.
   * A proof that can be read but is wrong is a `no match`, not an error.
   */
  verifyProof: async (call, { ledger }) => {
    if (!isReportWanted(call)) return badRequest("The header x-report-required must be true.");
    const part = await readProofPart(call);
    if (part === undefined) return badRequest(`The body must be a form with one file part named ${proofPart}.`);
    const proof = parseSentProof(part);
    if (proof === undefined)
      return badRequest("A proof file is one JSON item of address, data, proof (a path) and root.");
    const { address, digest, root, computedRoot } = proof;
    const found = computedRoot === root ? await ledger.find(address, root) : [];
    // A proof has no report whose digest could be stamped: on a real chain its trace would belong to somebody else.
    const trace = ledger.trace === undefined ? createLocalTrace() : noTrace;
    return success(verifiedMessage, toProofData(digest, found, call, trace));
  },
};

/** Reads the bytes of the form's only proof part; returns `undefined` when the body is no such form. */
async function readProofPart(call: RouteCall): Promise<Uint8Array | undefined> {
  try {
    const type = call.headers.get("content-type") ?? "";
    const form = await new Response(call.body, { headers: { "content-type": type } }).formData();
    const [part, ...others] = form.getAll(proofPart);
    return part instanceof File && others.length === 0 ? await part.bytes() : undefined;
  } catch {
    return undefined;
  }
}

/** Parses the proof in `bytes` and computes the root its path really leads to; `undefined` when it cannot be read. */
function parseSentProof(bytes: Uint8Array) {
  const parsed = proofFile.safeParse(parseBody(bytes));
  const [item] = parsed.success ? [parsed.data].flat() : [];
  const digest = digestFromWire(item?.data);
  const root = digestFromWire(item?.root);
  if (item === undefined || digest === undefined || root === undefined) return undefined;
  const address = `0x${item.address.slice(2).toUpperCase()}`;
  try {
    return { address, digest, root, computedRoot: merkleRoot(digest, parseMerklePath(item.proof)) };
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

function success(message: string, data: object): ServiceAnswer {
  return { statusCode: 200, message, data };
}

function badRequest(message: string): ServiceAnswer {
  return { statusCode: 400, message };
}

/** Parses the JSON in `bytes`; returns why that cannot be done, as for a member that stands twice, which no JSON means. */
function parseBody(bytes: Uint8Array): unknown {
  try {
    return parseJsonText(decodeUtf8(bytes));
  } catch (error) {
    return error instanceof RangeError ? error : new RangeError("it is not UTF-8", { cause: error });
  }
}

function isReportWanted(call: RouteCall): boolean {
  return call.headers.get(headers.report) === "true";
}
