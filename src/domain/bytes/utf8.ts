const strict = new TextDecoder("utf-8", { fatal: true });

/**
 * The text of `bytes`, without a byte order mark.
 *
 * @throws TypeError when they are not UTF-8
 */
export function decodeUtf8(bytes: Uint8Array | undefined): string {
  return strict.decode(bytes);
}
