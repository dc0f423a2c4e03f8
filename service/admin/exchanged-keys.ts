/** Keys that were given for a token: each says itself whose it is and until when, and nothing of it is stored. */
import { createHmac, timingSafeEqual } from "node:crypto";

const endBytes = 6;
const macBytes = 32;
const form = /^anchor_(?<content>[\w-]{52,140})$/;

const toMac = (secret: Buffer, content: Buffer) =>
  createHmac("sha256", secret).update("anchor-artifacts exchanged key\n").update(content).digest();

/** Whether `sent` looks like such a key; one that was made at random is shorter. */
export function isExchangedKey(sent: string): boolean {
  return form.test(sent);
}

/** Makes the key of the rule `name` that works until `end`, in milliseconds since 1970. */
export function makeExchangedKey(secret: Buffer, name: string, end: number): string {
  const content = Buffer.concat([Buffer.alloc(endBytes), Buffer.from(name)]);
  content.writeUIntBE(end, 0, endBytes);
  return `anchor_${Buffer.concat([content, toMac(secret, content)]).toString("base64url")}`;
}

/** Returns the name of the rule by which the key `sent` was made with `secret`; `undefined` for any other, and after its end. */
export function readExchangedKey(secret: Buffer, sent: string, now: number): string | undefined {
  const bytes = Buffer.from(form.exec(sent)?.groups?.["content"] ?? "", "base64url");
  if (bytes.length <= endBytes + macBytes) return undefined;
  const content = bytes.subarray(0, -macBytes);
  if (!timingSafeEqual(bytes.subarray(-macBytes), toMac(secret, content))) return undefined;
  return content.readUIntBE(0, endBytes) > now ? content.subarray(endBytes).toString() : undefined;
}
