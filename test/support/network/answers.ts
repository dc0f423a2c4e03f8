/** Whole right answers of the service, as the specification shows them: sent as they are, or spoilt one by one. */
import { json } from "./behaviours.ts";
import type { ReceivedRequest } from "./received-request.ts";
import { checked, sentStamp, verifiedByHash, verifiedByProof } from "./replies.ts";
import { byRoute, type Rule } from "../runner/rules.ts";

/** The envelope (docs/service-api.md#the-envelope). */
function envelope(apiVersion: 1 | 2, requestId: string, message: string, data: object | null) {
  return {
    service: "CORE_API",
    apiVersion,
    requestId,
    status: "success",
    statusCode: 200,
    message,
    timestamp: "2026-01-29T13:54:50.427Z",
    data,
  };
}

const withoutReport = { file: undefined, "data.nftCoinId": undefined, "data.nftTxnId": undefined };
const withoutMatch = {
  "data.result": "no match",
  "data.method": "all tested",
  "data.uniqueHashes": 0,
  "data.blockchainData": [],
  "data.fileSegments": [],
};

/** Every right answer; `hash` is 64 hex digits, `requestId` what came in `x-request-id`. */
export const answers = {
  /** Sent to the chain (docs/service-api.md#stamp). */
  stamp: (hash: string, requestId: string) => envelope(2, requestId, "Hash anchored successfully.", sentStamp(hash)),
  /** A stamp of what is on the chain already (docs/service-api.md#stamp). */
  alreadyAnchored: (hash: string, requestId: string) => answers.verified(hash, requestId),
  /** Found (docs/service-api.md#check). */
  found: (hash: string, requestId: string) => envelope(2, requestId, "Hash checked", checked("Hash found.", hash)),
  /** Not found. */
  notFound: (hash: string, requestId: string) =>
    envelope(2, requestId, "Hash checked", checked("Hash not found.", hash)),
  /** By hash, without a report (docs/service-api.md#verify). */
  verified: (hash: string, requestId: string) =>
    envelope(2, requestId, "Verification complete", changed(verifiedByHash("full match", hash), withoutReport)),
  noMatch: (hash: string, requestId: string) =>
    envelope(
      2,
      requestId,
      "Verification complete",
      changed(verifiedByHash("no match", hash), { ...withoutReport, ...withoutMatch }),
    ),
  /** With the PDF report that `x-report-required` asks for (docs/service-api.md#the-report). */
  verifiedWithReport: (hash: string, requestId: string, downloadUrl: string) =>
    envelope(
      2,
      requestId,
      "Verification complete - PDF uploaded",
      changed(verifiedByHash("full match", hash), { "file.downloadUrl": downloadUrl }),
    ),
  /** By proof file (docs/service-api.md#verify-a-proof). */
  proofVerified: (hash: string, requestId: string) =>
    envelope(1, requestId, "Verification complete", verifiedByProof("full match", hash)),
  proofNoMatch: (hash: string, requestId: string) =>
    envelope(
      1,
      requestId,
      "Verification complete",
      changed(verifiedByProof("no match", hash), { "response.data.blockchain_data": [] }),
    ),
  /** The envelope of a failure; only `status` and `statusCode` are known (docs/service-api.md#failures). */
  error: (statusCode: number, message: string, requestId: string) => ({
    ...envelope(2, requestId, message, null),
    status: "error",
    statusCode,
  }),
} as const;

/**
 * A copy of `answer` with the members at dotted paths (`data.params.state.99`, `data.data.blockchainData.0`) set to
 * other values; `undefined` leaves the member out.
 *
 * @throws RangeError when a path's parent is no object, so that a misspelt path cannot pass for a fault
 */
export function changed(answer: object, changes: Readonly<Record<string, unknown>>): object {
  const copy: object = structuredClone(answer);
  for (const [path, value] of Object.entries(changes)) {
    const members = path.split(".");
    const last = members.pop() ?? "";
    const parent = members.reduce<unknown>((node, name) => (isObject(node) ? node[name] : undefined), copy);
    if (!isObject(parent)) throw new RangeError(`The answer has no place for ${path}`);
    if (value === undefined) delete parent[last];
    else parent[last] = value;
  }
  return copy;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

/** A service that does everything right: it accepts each stamp, finds each hash and verifies everything. */
export const rightService: Rule = byRoute(
  {
    stamp: ({ hash, id }) => json(answers.stamp(hash, id)),
    check: ({ hash, id }) => json(answers.found(hash, id)),
    verify: ({ hash, id }) => json(answers.verified(hash, id)),
    verifyProof: async (request) => json(answers.proofVerified(await readProofHash(request), request.id)),
  },
  ({ id }) => json(answers.error(404, "Not found", id), { status: 404 }),
);

/** The hash in the proof file that a multipart request carries, 64 lowercase hex digits. */
async function readProofHash({ headers, body }: ReceivedRequest): Promise<string> {
  const form = await new Response(new Uint8Array(body), { headers }).formData();
  const part = form.get("jsonproof");
  if (!(part instanceof Blob)) throw new RangeError("The request has no file part named jsonproof.");
  const proof: unknown = JSON.parse(await part.text());
  const item: unknown = Array.isArray(proof) ? proof[0] : proof;
  if (!isObject(item)) throw new RangeError("The proof file holds no object.");
  return String(item["data"]).replace(/^0x/i, "").toLowerCase();
}
