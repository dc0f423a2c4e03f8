import { isUtf8 } from "node:buffer";
import { hash } from "node:crypto";

import * as z from "zod/mini";

import {
  checkTexts,
  headers,
  proofPartName,
  type ApiRoute,
  type CheckData,
  type StampData,
} from "../../src/api/wire.ts";
import { digestFromBytes } from "../../src/core/digest.ts";
import { decodeUtf8, parseJsonText } from "../../src/core/json.ts";
import { followProof } from "../../src/evidence/proof.ts";
import { anyKeyKeyring, maxKeyLength, type Caller } from "../admin/keys.ts";
import type { Call, Endpoint, Service } from "./endpoint.ts";
import * as replies from "./reply-data.ts";
import { readBody, Refusal, type ServiceAnswer } from "./requests.ts";
import * as schemas from "./schemas.ts";

type Operation<Sent> = (sent: Sent, call: Call, service: Service) => Promise<ServiceAnswer>;

/** Makes an endpoint that takes a body of one media type from callers with a key, as often as its rate allows. */
function takeBody(
  takesType: string,
  maxBytes: number,
  takes: z.core.$ZodType,
  operate: Operation<Uint8Array<ArrayBuffer>>,
) {
  const answer: Endpoint["answer"] = async (call, service) => {
    // A refusal must not cost a part of the key's rate.
    service.work.check("operation");
    const { name } = await checkKey(call, service);
    service.ledger.refuseForeignChain();
    const [sentType = ""] = (call.request.headers.get("content-type") ?? "").split(";");
    if (sentType.trim().toLowerCase() !== takesType) throw new Refusal(415, `Content-Type must be ${takesType}.`);
    const read = async () => await readBody(call.request, maxBytes);
    const isLarge = Number(call.request.headers.get("content-length") ?? maxBytes) > smallBytes;
    const body = isLarge ? await service.receive.run(name, read) : await read();
    return await service.work.run("operation", async () => await operate(body, call, service));
  };
  const parameters = [
    { name: headers.requestId, in: "header", description: "A name for this request, which the answer repeats." },
    { name: headers.report, in: "header", description: "For a verification: true asks for a trace and a report." },
  ];
  return { methods: ["POST"], needs: "key", parameters, takes, takesType, answer } as const;
}

/** Notes in `call` whose key it has, and returns it. @throws {@link Refusal} if there is no valid key, or its rate is used up */
async function checkKey(call: Call, { keyring }: Service): Promise<Caller> {
  const sent = call.request.headers.get(headers.apiKey) ?? null;
  const key = await keyring.find(sent);
  if (key === undefined) {
    const fault = (sent ?? "").length > maxKeyLength ? "more characters than any key" : "no valid key";
    throw new Refusal(401, `The header ${headers.apiKey} holds ${fault}.`);
  }
  call.key = key;
  if (keyring !== anyKeyKeyring) call.payer = { name: key.name, most: key.count };
  const wait = await keyring.takeRequest(key);
  if (wait > 0) throw new Refusal(429, "The key's rate is used up.", { "retry-after": `${wait}` });
  return key;
}

/** The largest body, in bytes; a proof file's form may add some more. */
const maxRequestBytes = 1_048_576;
/** A body of so many bytes takes too little memory to be counted. */
const smallBytes = 65_536;

function takeJson<Sent>(form: z.ZodMiniType<Sent>, operate: Operation<Sent>) {
  return takeBody("application/json", maxRequestBytes, form, async (body, call, service) => {
    if (!isUtf8(body)) throw new Refusal(400, "The body cannot be taken: it is not UTF-8.");
    const json = parseSent("body", () => parseJsonText(decodeUtf8(body)));
    const { success, data, error } = form.safeParse(json);
    if (success) return await operate(data, call, service);
    const member = error.issues[0]?.path[0];
    const wrong = member === undefined ? "The body" : `The member ${String(member)} of the body`;
    throw new Refusal(400, `${wrong} is missing or wrong; GET /openapi.json says how it must be.`);
  });
}

/** Takes a form whose one part is a proof file. */
function takeProof(operate: Operation<ReturnType<typeof followProof>>) {
  const form = z.object({ [proofPartName]: z.file() });
  return takeBody("multipart/form-data", maxRequestBytes + 4096, form, async (body, call, service) => {
    const sent = new Response(body, { headers: { "content-type": call.request.headers.get("content-type") ?? "" } });
    const parts = await sent.formData().then(
      (fields) => fields.getAll(proofPartName),
      () => [],
    );
    const [part] = parts;
    if (!(part instanceof File) || parts.length > 1)
      throw new Refusal(400, `The body must be a form with one file part named ${proofPartName}.`);
    const file = await part.bytes();
    const proof = parseSent("proof file", () => followProof(file));
    return await operate(proof, call, service);
  });
}

/** Returns what `parse` returns. @throws {@link Refusal} saying why it refuses what was sent */
function parseSent<Value>(what: string, parse: () => Value): Value {
  try {
    return parse();
  } catch (error) {
    if (error instanceof RangeError) throw new Refusal(400, `The ${what} cannot be taken: ${error.message}.`);
    throw error;
  }
}

const verifiedMessage = "Verification complete";
/** The text of a check where the past is not fully known: both texts of the contract would say too much. */
const unknownText = "Hash not found in the part of the chain that can be seen from here.";

export const operations: Readonly<Record<ApiRoute, Omit<Endpoint, "name">>> = {
  stamp: {
    summary: "Stamp a hash; one that the chain holds already is verified instead.",
    gives: schemas.toSuccess(z.union([schemas.stampedData, schemas.verifiedData])),
    ...takeJson(schemas.hashRequest, async ({ hash: { bare, digest } }, call, { ledger }) => {
      const found = await ledger.stamp(digest, call.payer);
      if (found.length > 0) return succeed(verifiedMessage, replies.toVerifyData({ hash: bare }, found, call));
      const params = { amount: "1e-22", address: ledger.address, state: { "99": `0x${bare}` } };
      const data = { service: "CHAIN_NODE", command: "send", params, status: true } satisfies StampData & {
        service: string;
      };
      return succeed("Hash anchored successfully.", data);
    }),
  },
  check: {
    summary: "Tell whether the chain holds a hash.",
    gives: schemas.toSuccess(schemas.checkedData),
    ...takeJson(schemas.hashRequest, async ({ hash: { sent, digest } }, call, { ledger }) => {
      const found = await ledger.find(ledger.address, digest);
      const text = found === "unknown" ? unknownText : found.length === 0 ? checkTexts.notFound : checkTexts.found;
      const data = { ...replies.toSearchHead(call), hash: sent, data: text } satisfies CheckData;
      return succeed("Hash checked", data);
    }),
  },
  verify: {
    summary: "Verify a hash, with a PDF report where one is wanted.",
    gives: schemas.toSuccess(schemas.verifiedData),
    ...takeJson(schemas.verifyRequest, async ({ hash: { bare, digest }, filename, filesize }, call, tools) => {
      const { ledger, reports, now } = tools;
      const found = await ledger.find(ledger.address, digest);
      const file = { hash: bare, fileName: filename, fileSize: filesize };
      if (!isReportWanted(call)) return succeed(verifiedMessage, replies.toVerifyData(file, found, call));
      const time = now();
      const { requestId, baseUrl } = call;
      // Imported late, since commands and tests need no report, and it takes as long to load as all the rest.
      const { renderReportPdf } = await import("./report-pdf.ts");
      const pdf = await renderReportPdf({ ...file, digest, found, time, requestId, baseUrl, about: ledger.about() });
      const reportDigest = digestFromBytes(hash("sha3-256", pdf, "buffer"));
      const trace = await (ledger.trace?.(reportDigest, call.payer) ?? replies.playTrace());
      const data = { ...replies.toVerifyData(file, found, call, trace), file: await reports.add(pdf, time, baseUrl) };
      return succeed(`${verifiedMessage} - PDF uploaded`, data);
    }),
  },
  requestProof: {
    summary: "Ask for a proof of a hash.",
    gives: schemas.toSuccess(schemas.requestedProofData),
    ...takeJson(schemas.hashRequest, async ({ hash: { bare, digest } }, { payer }, { ledger }) => {
      const uid = await ledger.requestProof(digest, payer);
      return succeed("Hash forwarded successfully", { status: true, data: `0x${bare}`, uid });
    }),
  },
  proofStatus: {
    summary: "Tell what became of requests for proofs.",
    gives: schemas.toSuccess(schemas.proofStatusData),
    ...takeJson(schemas.proofStatusRequest, async ({ uids }, _, { ledger }) => {
      const items = uids.map(async (uid) => replies.toStatusItem(uid, await ledger.proofRequest(uid)));
      return succeed("UID statuses fetched", await Promise.all(items));
    }),
  },
  verifyProof: {
    summary: "Verify a proof file: its path leads to its root, and the chain holds that at its address.",
    gives: schemas.toSuccess(schemas.verifiedProofData),
    ...takeProof(async ({ address, digest, root, computedRoot }, call, { ledger }) => {
      if (!isReportWanted(call)) throw new Refusal(400, "The header x-report-required must be true.");
      // A proof that can be read but is wrong is a `no match`, not an error.
      const found = computedRoot === root ? await ledger.find(address, root) : [];
      // A proof has no report to stamp, so no trace; on a real chain, made-up ids could be those of somebody else.
      const trace = ledger.trace === undefined ? replies.playTrace() : undefined;
      return succeed(verifiedMessage, replies.toProofData(digest, found, call, trace));
    }),
  },
};

function succeed(message: string, data: object): ServiceAnswer {
  return { statusCode: 200, message, data };
}

function isReportWanted({ request }: Call): boolean {
  return request.headers.get(headers.report) === "true";
}
