import { STATUS_CODES } from "node:http";
import type { Duplex } from "node:stream";

import { markDemo, acceptedRequestId, toResponse, type ServiceAnswer } from "../envelope.ts";

const malformed: Readonly<Record<string, ServiceAnswer>> = {
  HPE_HEADER_OVERFLOW: { statusCode: 431, message: "The request's headers are too large." },
  ERR_HTTP_REQUEST_TIMEOUT: { statusCode: 408, message: "The request took too long." },
};

/** Answers what is not HTTP, or came too slowly, before there is a request to answer. */
export function refuseMalformed(error: NodeJS.ErrnoException, socket: Duplex, demo: boolean): void {
  if (!socket.writable) return;
  const fallback = { statusCode: 400, message: "The request is not HTTP." };
  const answer = malformed[error.code ?? ""] ?? fallback;
  const response = toResponse(answer, { requestId: acceptedRequestId(undefined), path: "/", time: new Date() });
  void writeRaw(markDemo(response, demo), socket);
}

async function writeRaw(response: Response, socket: Duplex): Promise<void> {
  const body = await response.text();
  const fields = [...response.headers, ["content-length", String(Buffer.byteLength(body))], ["connection", "close"]];
  const head = [
    `HTTP/1.1 ${response.status} ${STATUS_CODES[response.status]}`,
    ...fields.map((field) => field.join(": ")),
  ];
  socket.end(`${head.join("\r\n")}\r\n\r\n${body}`);
}
