/** Reads HTTP/1.1 requests from a connection's bytes as they come, keeping the bytes (RFC 9112). */

/** A request's first line and header fields. */
export interface RequestHead {
  readonly method: string;
  /** Path and query as sent. */
  readonly target: string;
  /** Names in lower case; several fields of one name are joined by `, `. */
  readonly headers: Readonly<Record<string, string>>;
}

/** A request that was read to its end. */
export interface RawRequest extends RequestHead {
  /** Head and body exactly as they came over the wire. */
  readonly raw: Buffer;
  /** The body without chunk framing. */
  readonly body: Buffer;
}

interface Listener {
  /** Called once a head is complete; `false` stops the reading for good. */
  readonly onHead: (head: RequestHead) => boolean;
  readonly onRequest: (request: RawRequest) => void;
}

/** Makes a function to be fed every chunk that a connection delivers. */
export function createRequestReader({ onHead, onRequest }: Listener): (chunk: Uint8Array) => void {
  let pending = Buffer.alloc(0);
  let head: (RequestHead & { readonly length: number }) | undefined;
  let stopped = false;
  return (chunk) => {
    pending = Buffer.concat([pending, chunk]);
    while (!stopped) {
      if (head === undefined) {
        head = parseHead(pending);
        if (head === undefined) return;
        stopped = !onHead(head);
        continue;
      }
      const body = parseBody(head, pending.subarray(head.length));
      if (body === undefined) return;
      const { length, ...facts } = head;
      const end = length + body.length;
      onRequest({ ...facts, raw: pending.subarray(0, end), body: body.content });
      pending = pending.subarray(end);
      head = undefined;
    }
  };
}

function parseHead(bytes: Buffer): (RequestHead & { readonly length: number }) | undefined {
  const end = bytes.indexOf("\r\n\r\n");
  if (end < 0) return undefined;
  const [first = "", ...fields] = bytes.subarray(0, end).toString("latin1").split("\r\n");
  const [method = "", target = ""] = first.split(" ");
  const headers: Record<string, string> = {};
  for (const field of fields) {
    const colon = field.indexOf(":");
    const name = field.slice(0, colon).toLowerCase();
    const value = field.slice(colon + 1).trim();
    headers[name] = Object.hasOwn(headers, name) ? `${headers[name]}, ${value}` : value;
  }
  return { method, target, headers, length: end + 4 };
}

interface Body {
  readonly content: Buffer;
  /** Bytes on the wire. */
  readonly length: number;
}

function parseBody(head: RequestHead, bytes: Buffer): Body | undefined {
  if (head.headers["transfer-encoding"]?.toLowerCase() === "chunked") return parseChunks(bytes);
  const length = Number(head.headers["content-length"] ?? 0);
  return bytes.length < length ? undefined : { content: bytes.subarray(0, length), length };
}

function parseChunks(bytes: Buffer): Body | undefined {
  const chunks: Buffer[] = [];
  let at = 0;
  for (;;) {
    const lineEnd = bytes.indexOf("\r\n", at);
    if (lineEnd < 0) return undefined;
    const size = Number.parseInt(bytes.subarray(at, lineEnd).toString("latin1"), 16);
    const start = lineEnd + 2;
    if (bytes.length < start + size + 2) return undefined;
    chunks.push(bytes.subarray(start, start + size));
    at = start + size + 2;
    if (size === 0) return { content: Buffer.concat(chunks), length: at };
  }
}
