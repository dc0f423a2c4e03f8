/** Everything the fault server can do with a request it has read, from a right answer to none at all. */
import { STATUS_CODES } from "node:http";
import { constants, crc32, deflateRawSync } from "node:zlib";

import type { Cut, Wire } from "./wire.ts";

/** An HTTP answer. Content-Length is added unless it or Transfer-Encoding is given. */
export interface Answer {
  /** Default 200. */
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array;
  /** Default 1.1. */
  readonly version?: "1.0" | "1.1";
}

/** What to do with one request. Times are milliseconds, sizes bytes. */
export type Behaviour =
  | { readonly kind: Cut }
  | { readonly kind: "answer"; readonly answer: Answer; readonly afterMs?: number; readonly ending?: Cut }
  /** The head comes one byte at a time. */
  | { readonly kind: "slow-headers"; readonly answer: Answer; readonly everyMs: number }
  /** The body comes one byte at a time. */
  | { readonly kind: "trickle"; readonly answer: Answer; readonly everyMs: number }
  /** The right Content-Length, but the connection ends after `sent` bytes of the body. */
  | { readonly kind: "cut-body"; readonly answer: Answer; readonly sent: number; readonly ending: Cut }
  /** Content-Length is off by `by`: negative is too short, positive too long. */
  | { readonly kind: "wrong-length"; readonly answer: Answer; readonly by: number; readonly ending?: Cut }
  | { readonly kind: "not-http" }
  | { readonly kind: "oversized-headers"; readonly answer: Answer; readonly size: number }
  /** 100 Continue, for which nobody asked, before the answer. */
  | { readonly kind: "continue"; readonly answer: Answer }
  /** A small gzip body, not asked for: the answer after so much white space that `inflated` bytes come out. */
  | { readonly kind: "gzip-bomb"; readonly answer: Answer; readonly inflated: number }
  /** The answer after so much white space that the body has `size` bytes, with a true Content-Length. */
  | { readonly kind: "huge-body"; readonly answer: Answer; readonly size: number }
  /** The answer, and then white space in chunks without an end. */
  | { readonly kind: "endless"; readonly answer: Answer }
  /** Anything else, byte for byte. */
  | { readonly kind: "bytes"; readonly bytes: string | Uint8Array; readonly ending?: Cut };

/** An answer with a JSON body. */
export function json(value: unknown, more: Omit<Answer, "body"> = {}): Behaviour {
  return { kind: "answer", answer: jsonAnswer(value, more) };
}

/** The answer alone, for the behaviours that spoil one. */
export function jsonAnswer(value: unknown, more: Omit<Answer, "body"> = {}): Answer {
  const headers = { "content-type": "application/json; charset=utf-8", ...more.headers };
  return { ...more, headers, body: JSON.stringify(value) };
}

/** Carries out `behaviour`; resolves when the connection is ready for another request, or gone. */
export async function perform(behaviour: Behaviour, wire: Wire): Promise<void> {
  switch (behaviour.kind) {
    case "close":
    case "reset":
    case "silence":
      return wire.cut(behaviour.kind);
    case "answer":
      if (behaviour.afterMs !== undefined) await wire.wait(behaviour.afterMs);
      return send(wire, [headOf(behaviour.answer), bodyOf(behaviour.answer)], behaviour.ending);
    case "slow-headers":
      await drip(wire, headOf(behaviour.answer), behaviour.everyMs);
      return send(wire, [bodyOf(behaviour.answer)]);
    case "trickle":
      await wire.write(headOf(behaviour.answer));
      return drip(wire, bodyOf(behaviour.answer), behaviour.everyMs);
    case "cut-body":
      return send(
        wire,
        [headOf(behaviour.answer), bodyOf(behaviour.answer).subarray(0, behaviour.sent)],
        behaviour.ending,
      );
    case "wrong-length":
      return sendWrongLength(wire, behaviour);
    case "not-http":
      return send(wire, ["SSH-2.0-OpenSSH_9.2\r\n"], "close");
    case "oversized-headers":
      return send(wire, [headOf(withHeader(behaviour.answer, "x-padding", "a".repeat(behaviour.size)))]);
    case "continue":
      return send(wire, ["HTTP/1.1 100 Continue\r\n\r\n", headOf(behaviour.answer), bodyOf(behaviour.answer)]);
    case "gzip-bomb":
      return sendGzipBomb(wire, behaviour);
    case "huge-body":
      return sendHugeBody(wire, behaviour);
    case "endless":
      return sendEndless(wire, behaviour.answer);
    case "bytes":
      return send(wire, [behaviour.bytes], behaviour.ending);
  }
}

async function send(wire: Wire, parts: readonly (string | Uint8Array)[], ending?: Cut): Promise<void> {
  for (const part of parts) await wire.write(part);
  if (ending !== undefined) await wire.cut(ending);
}

async function drip(wire: Wire, bytes: Uint8Array, everyMs: number): Promise<void> {
  for (const byte of bytes) {
    if (!wire.isOpen()) return;
    await wire.write(Uint8Array.of(byte));
    await wire.wait(everyMs);
  }
}

async function sendWrongLength(
  wire: Wire,
  { answer, by, ending }: Behaviour & { kind: "wrong-length" },
): Promise<void> {
  const body = bodyOf(answer);
  const head = headOf(withHeader(answer, "content-length", String(body.length + by)));
  await send(wire, [head, body], ending ?? "close");
}

async function sendGzipBomb(wire: Wire, { answer, inflated }: Behaviour & { kind: "gzip-bomb" }): Promise<void> {
  const body = gzipAfterSpaces(bodyOf(answer), Math.ceil(inflated / mebibyte));
  await send(wire, [headOf(withHeader({ ...answer, body }, "content-encoding", "gzip")), body]);
}

/** CRC-32 of so many mebibytes of spaces: a gigabyte takes a third of a second. */
const checksums = new Map<number, number>();

/** One gzip member (RFC 1952); a flushed block of spaces may be repeated, so it is compressed only once. */
function gzipAfterSpaces(text: Uint8Array, mebibytes: number): Buffer {
  const spaces = Buffer.alloc(mebibyte, " ");
  const block = deflateRawSync(spaces, { finishFlush: constants.Z_FULL_FLUSH });
  const blocks = Array.from({ length: mebibytes }, () => block);
  const checksum = checksums.get(mebibytes) ?? blocks.reduce((sum) => crc32(spaces, sum), 0);
  checksums.set(mebibytes, checksum);
  const trailer = Buffer.alloc(8);
  trailer.writeUInt32LE(crc32(text, checksum), 0);
  trailer.writeUInt32LE(mebibytes * mebibyte + text.length, 4);
  const header = Uint8Array.of(0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff);
  return Buffer.concat([header, ...blocks, deflateRawSync(text), trailer]);
}

async function sendHugeBody(wire: Wire, { answer, size }: Behaviour & { kind: "huge-body" }): Promise<void> {
  const block = Buffer.alloc(64 * 1024, " ");
  const body = bodyOf(answer);
  await wire.write(headOf(withHeader(answer, "content-length", String(size))));
  for (let left = size - body.length; left > 0 && wire.isOpen(); left -= block.length) {
    await wire.write(block.subarray(0, left));
  }
  await wire.write(body);
}

async function sendEndless(wire: Wire, answer: Answer): Promise<void> {
  await wire.write(headOf(withHeader(answer, "transfer-encoding", "chunked")));
  await wire.write(toChunk(bodyOf(answer)));
  const spaces = toChunk(Buffer.alloc(0x4000, " "));
  while (wire.isOpen()) await wire.write(spaces);
}

function toChunk(bytes: Uint8Array): Buffer {
  return Buffer.concat([Buffer.from(`${bytes.length.toString(16)}\r\n`), bytes, Buffer.from("\r\n")]);
}

const mebibyte = 1024 * 1024;

function bodyOf({ body = "" }: Answer): Buffer {
  return Buffer.from(body);
}

function withHeader(answer: Answer, name: string, value: string): Answer {
  return { ...answer, headers: { ...answer.headers, [name]: value } };
}

function headOf(answer: Answer): Buffer {
  const { status = 200, version = "1.1", headers = {} } = answer;
  const framed = "content-length" in headers || "transfer-encoding" in headers || status === 204 || status === 304;
  const all = framed ? headers : { ...headers, "content-length": String(bodyOf(answer).length) };
  const fields = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  return Buffer.from(
    `HTTP/${version} ${status} ${STATUS_CODES[status] ?? "Unknown"}\r\n${fields.join("")}\r\n`,
    "latin1",
  );
}
