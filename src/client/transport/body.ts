import { brotliDecompressSync, gunzipSync, inflateSync } from "node:zlib";

/** Largest body in bytes, both as it comes and decoded (interface §4). */
export const largestBody = 1_048_576;

type Decoder = (bytes: Buffer, limit: { readonly maxOutputLength: number }) => Uint8Array;

const plainly: Decoder = (bytes) => bytes;
const decoders = {
  "": plainly,
  identity: plainly,
  gzip: gunzipSync,
  "x-gzip": gunzipSync,
  deflate: inflateSync,
  br: brotliDecompressSync,
} as const satisfies Record<string, Decoder>;

/** How a body of this content encoding is decoded; `undefined` when that is not known. */
function decoderFor(encoding: string): Decoder | undefined {
  const name = encoding.trim().toLowerCase();
  return Object.hasOwn(decoders, name) ? decoders[name as keyof typeof decoders] : undefined;
}

/** Whether a body of this content encoding can be decoded. */
export function isDecodable(encoding: string): boolean {
  return decoderFor(encoding) !== undefined;
}

/** zlib's codes for bytes that it cannot decode, and for too many of them. */
const decodingCodes = /^(?:Z_|ERR_BROTLI|ERR__ERROR|ERR_BUFFER_TOO_LARGE)/;

/** The decoded body, `undefined` when it is unreadable or larger than 1 MiB: a small answer may inflate to anything. */
export function decodeBody(encoding: string, chunks: readonly Buffer[]): Uint8Array | undefined {
  const [only] = chunks;
  const bytes = chunks.length === 1 && only !== undefined ? only : Buffer.concat(chunks);
  try {
    return decoderFor(encoding)?.(bytes, { maxOutputLength: largestBody });
  } catch (error) {
    if (error instanceof Error && "code" in error && decodingCodes.test(String(error.code))) return undefined;
    throw error;
  }
}
