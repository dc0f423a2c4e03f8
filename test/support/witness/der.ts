/** Writes DER, by other code than the one that reads it in the sources. */

/** One value: its tag, the length of its parts in as few bytes as there may be, and the parts. */
export function der(tag: number, ...parts: readonly Uint8Array[]): Buffer {
  const content = Buffer.concat(parts);
  const size = content.length.toString(16);
  const digits = Buffer.from(size.length % 2 === 0 ? size : `0${size}`, "hex");
  const head = content.length < 0x80 ? [tag, content.length] : [tag, 0x80 + digits.length, ...digits];
  return Buffer.concat([Buffer.from(head), content]);
}

export const sequence = (...parts: readonly Uint8Array[]): Buffer => der(0x30, ...parts);
export const set = (...parts: readonly Uint8Array[]): Buffer => der(0x31, ...parts);
export const octets = (bytes: Uint8Array): Buffer => der(0x04, bytes);
export const bits = (bytes: Uint8Array): Buffer => der(0x03, Buffer.from([0]), bytes);
export const integer = (hex: string): Buffer => der(0x02, Buffer.from(hex, "hex"));
export const nothing: Buffer = der(0x05);
export const isTrue: Buffer = der(0x01, Buffer.from([0xff]));
/** A value that only its number in the context identifies. */
export const numbered = (number: number, ...parts: readonly Uint8Array[]): Buffer => der(0xa0 + number, ...parts);
export const time = (date: Date): Buffer =>
  der(0x18, Buffer.from(`${date.toISOString().replaceAll(/[-:T]|\..*/g, "")}Z`));

export function oid(dotted: string): Buffer {
  const [first = 0, second = 0, ...others] = dotted.split(".").map(Number);
  const arcs = [first * 40 + second, ...others].flatMap((arc) => {
    const digits = [arc % 128];
    for (let rest = Math.floor(arc / 128); rest > 0; rest = Math.floor(rest / 128)) digits.unshift((rest % 128) + 128);
    return digits;
  });
  return der(0x06, Buffer.from(arcs));
}
