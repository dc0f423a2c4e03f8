/** Digests by Node's own implementation, to hold ours against. */
import { hash } from "node:crypto";

import type { Digest } from "#core/digest.ts";

export function sha3Of(content: string | Uint8Array): Digest {
  return hash("sha3-256", content) as Digest;
}

export function sha256Of(content: string | Uint8Array): string {
  return hash("sha256", content);
}
