const strict = new TextDecoder("utf-8", { fatal: true });

/**
 * The text of `bytes`, without a byte order mark.
 *
 * @throws TypeError when they are not UTF-8
 */
export function decodeUtf8(bytes: Uint8Array | undefined): string {
  return strict.decode(bytes);
}

/**
 * Passes the chunks of `bytes` on, at most `most` bytes of them: whoever sends more cannot fill the memory or the disk.
 *
 * @throws what `tooMany` makes, as soon as one byte more has come
 */
export async function* takeAtMost<Chunk extends Uint8Array>(
  bytes: AsyncIterable<Chunk>,
  most: number,
  tooMany: () => Error,
): AsyncGenerator<Chunk> {
  let size = 0;
  for await (const chunk of bytes) {
    size += chunk.length;
    if (size > most) throw tooMany();
    yield chunk;
  }
}
