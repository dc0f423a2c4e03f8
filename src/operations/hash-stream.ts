import { createHash } from "node:crypto";

import type { Subject } from "../domain/target.ts";
import { createSha3 } from "./hash.ts";

/** What hashing a stream tells about its bytes. */
export type StreamHashes = Required<Pick<Subject, "digest" | "size" | "sha256">>;

/** SHA3-256 and SHA-256 of bytes that pass by once; nothing of them is kept. */
export async function hashStream(
  bytes: AsyncIterable<Uint8Array>,
  onBytes: (bytes: number) => void,
): Promise<StreamHashes> {
  const sha3 = createSha3();
  const sha2 = createHash("sha256");
  let size = 0;
  for await (const chunk of bytes) {
    sha3.update(chunk);
    sha2.update(chunk);
    size += chunk.length;
    onBytes(chunk.length);
  }
  return { digest: sha3.digest(), sha256: sha2.digest("hex"), size };
}
