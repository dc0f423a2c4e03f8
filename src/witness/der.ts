/**
 * Reads DER (ITU-T X.690), as far as certificates and time-stamps need it. It is strict, since not every byte of a
 * token is signed: if a value could be spelled in two ways, a changed byte could pass. `@peculiar/asn1-tsp` reads the
 * same, but would add 482 kB to each program.
 */

export const tags = {
  boolean: 0x01,
  integer: 0x02,
  bitString: 0x03,
  octetString: 0x04,
  null: 0x05,
  oid: 0x06,
  utf8String: 0x0c,
  utcTime: 0x17,
  generalizedTime: 0x18,
  sequence: 0x30,
  set: 0x31,
} as const;

/** Returns the tag of a constructed value that has the context-specific number `number`. */
export const contextTag = (number: number): number => 0xa0 | number;

/** One DER value; `der` includes tag and length. */
export interface Element {
  readonly tag: number;
  readonly content: Bytes;
  readonly der: Bytes;
}

/**
 * Takes the parts of a constructed value in order. For another tag than `tag`, `next` throws RangeError, and `optional`
 * takes nothing. `rest` takes all parts that are left.
 */
interface FieldReader {
  readonly next: (tag?: number) => Element;
  readonly optional: (tag: number) => Element | undefined;
  readonly rest: () => readonly Element[];
}

/** Reads one value with nothing behind it; throws RangeError. */
export function readElement(bytes: Bytes, tag: number): Element {
  return readFields(bytes, (fields) => fields.next(tag));
}

/** Reads values in order; throws RangeError when `read` leaves one of them unread. */
function readFields<Value>(content: Bytes, read: (fields: FieldReader) => Value): Value {
  let offset = 0;
  const next = (tag?: number): Element => {
    const element = parseElementAt(content, offset);
    if (tag !== undefined && element.tag !== tag) throw new RangeError("it has another form than it should");
    offset += element.der.length;
    return element;
  };
  const value = read({
    next,
    optional: (tag) => (content[offset] === tag ? next() : undefined),
    rest: () => {
      const elements: Element[] = [];
      while (offset < content.length) elements.push(next());
      return elements;
    },
  });
  if (offset !== content.length) throw new RangeError("there are bytes behind its end");
  return value;
}

export function elementsOf(content: Bytes): readonly Element[] {
  return readFields(content, ({ rest }) => rest());
}

/** Reads the values of a sequence as {@link readFields} does; throws RangeError for another element. */
export function readSequence<Value>({ tag, content }: Element, read: (fields: FieldReader) => Value): Value {
  if (tag !== tags.sequence) throw new RangeError("it has another form than it should");
  return readFields(content, read);
}

/**
 * Reads each value as a sequence that begins with an identifier; returns what `read` makes of the rest, by identifier.
 * Throws RangeError when an identifier is there twice.
 */
export function readByOid<Value>(content: Bytes, read: (fields: FieldReader) => Value): ReadonlyMap<string, Value> {
  const pairOf = (fields: FieldReader) => [toOid(fields.next()), read(fields)] as const;
  const pairs = elementsOf(content).map((element) => readSequence(element, pairOf));
  const byOid = new Map(pairs);
  if (byOid.size < pairs.length) throw new RangeError("it has a part twice that may be there once");
  return byOid;
}

function parseElementAt(bytes: Bytes, start: number): Element {
  const [tag, lengthByte] = [bytes[start], bytes[start + 1]];
  if (tag === undefined || lengthByte === undefined) throw new RangeError("it is cut off");
  if ((tag & 0x1f) === 0x1f) throw new RangeError("it has another form than it should");
  // In the long form, the first byte's lower seven bits say how many bytes the length has (X.690 §8.1.3).
  const size = lengthByte < 0x80 ? 0 : lengthByte & 0x7f;
  const dataStart = start + 2 + size;
  let length = lengthByte;
  if (size > 0) length = bytes.subarray(start + 2, dataStart).reduce((sum, byte) => sum * 256 + byte, 0);
  const isShortest = size === 0 ? lengthByte < 0x80 : length >= (size === 1 ? 0x80 : 256 ** (size - 1));
  if (size > 4 || !isShortest) throw new RangeError("it is not DER");
  if (dataStart + length > bytes.length) throw new RangeError("it is cut off");
  const end = dataStart + length;
  return { tag, content: bytes.subarray(dataStart, end), der: bytes.subarray(start, end) };
}

/** Returns an object identifier in dotted form. */
export function toOid({ tag, content }: Element): string {
  if (tag !== tags.oid || content.length === 0 || content.length > 32 || (content.at(-1) ?? 0x80) >= 0x80) {
    throw new RangeError("it has no usable object identifier");
  }
  const arcs: number[] = [];
  let arc = 0;
  for (const byte of content) {
    if (arc === 0 && byte === 0x80) throw new RangeError("it is not DER");
    arc = arc * 128 + (byte & 0x7f);
    if (byte >= 0x80) continue;
    arcs.push(arc);
    arc = 0;
  }
  // The first number holds two arcs, of which the first is at most 2 (X.690 §8.19.4).
  const [firstTwoArcs = 0, ...lowerArcs] = arcs;
  const firstArc = Math.min(2, Math.floor(firstTwoArcs / 40));
  return [firstArc, firstTwoArcs - firstArc * 40, ...lowerArcs].join(".");
}

/** Returns the bytes of a positive whole number, none for zero, without the zero byte that stands for its sign. */
export function toDigits({ tag, content }: Element, maxLength: number): Bytes {
  const [firstByte = 0x80, secondByte = 0x80] = content;
  const digits = firstByte === 0 ? content.subarray(1) : content;
  const isShortest = firstByte !== 0 || secondByte >= 0x80;
  if (tag !== tags.integer || firstByte >= 0x80 || !isShortest || digits.length > maxLength) {
    throw new RangeError("it has a number that is out of range");
  }
  return digits;
}

export function toNumber(element: Element): number {
  return toDigits(element, 4).reduce((sum, byte) => sum * 256 + byte, 0);
}

/** Returns the content of a bit string; throws RangeError unless its bits fill whole bytes. */
export function toBitStringBytes({ content }: Element): Bytes {
  if (content[0] !== 0) throw new RangeError("it has a string of bits that are no bytes");
  return content.subarray(1);
}

const timePattern = /^(\d{4})(\d{2})(\d{2})(\d{2})(\d{2})(\d{2})(?:\.(\d*[1-9]))?Z$/;

/** Converts a UTCTime or GeneralizedTime; cuts digits after the milliseconds. */
export function toTime({ tag, content }: Element): Date {
  const text = decodeLatin1(content);
  // The two digits of a year in a UTCTime mean 1950 to 2049 (RFC 5280 §4.1.2.5.1).
  const century = tag === tags.utcTime ? (Number(text.slice(0, 2)) < 50 ? "20" : "19") : "";
  const [, year, month, day, hour, minute, second, fraction = ""] = timePattern.exec(century + text) ?? [];
  const iso = `${year}-${month}-${day}T${hour}:${minute}:${second}.${fraction.padEnd(3, "0").slice(0, 3)}Z`;
  const time = new Date(iso);
  const isTime = tag === tags.utcTime || tag === tags.generalizedTime;
  if (!isTime || Number.isNaN(time.getTime()) || time.toISOString() !== iso)
    throw new RangeError("it has no usable time");
  return time;
}

/** Bytes that are not in shared memory: WebCrypto accepts no others. */
export type Bytes = Uint8Array<ArrayBuffer>;

export function sameBytes(one: Uint8Array, other: Uint8Array): boolean {
  return one.length === other.length && one.every((byte, index) => byte === other[index]);
}

export function decodeLatin1(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => String.fromCodePoint(byte)).join("");
}

/** Decodes base64 (RFC 4648 §4) with its padding; throws RangeError. */
export function decodeBase64(text: string): Bytes {
  if (text.length % 4 !== 0 || !/^[A-Za-z0-9+/]*={0,2}$/.test(text)) throw new RangeError("it is not base64");
  return Uint8Array.from(atob(text), (character) => character.codePointAt(0) ?? 0);
}

export function encodeBase64(bytes: Uint8Array): string {
  return btoa(decodeLatin1(bytes));
}
