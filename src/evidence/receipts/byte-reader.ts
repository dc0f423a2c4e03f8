/** Most bytes of a hash, and of a number's value. */
const maxLengths = { hash: 64, number: 32 } as const;

/**
 * Reads bytes from the front in the chain's encodings (service-facts §4). Every call consumes what it returns, and
 * throws a RangeError where the bytes end before or have another form.
 */
export class ByteReader {
  readonly #bytes: Uint8Array;
  #offset = 0;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  /** What was read so far, and what was not. */
  get before(): Uint8Array {
    return this.#bytes.subarray(0, this.#offset);
  }

  get rest(): Uint8Array {
    return this.#bytes.subarray(this.#offset);
  }

  byte(): number {
    return this.#take(1)[0] ?? 0;
  }

  flag(): boolean {
    const value = this.byte();
    if (value > 1) throw new RangeError("it has a flag that is neither 0 nor 1");
    return value === 1;
  }

  /** Four bytes of length, and as many bytes. */
  blob(longest = this.#bytes.length): Uint8Array {
    const length = this.#take(4).reduce((sum, next) => sum * 256 + next, 0);
    if (length > longest) throw new RangeError("it has a length that is too large");
    return this.#take(length);
  }

  hash(): Uint8Array {
    return this.blob(maxLengths.hash);
  }

  /** Scale, one byte of length, and a value in two's complement. */
  number(): { readonly scale: number; readonly value: Uint8Array } {
    const [scale, length] = [this.byte(), this.byte()];
    if (length < 1 || length > maxLengths.number) throw new RangeError("it has a number of a foreign form");
    return { scale, value: this.#take(length) };
  }

  /** A number that is whole, not negative and at most 2^53 - 1. */
  count(): number {
    const { scale, value } = this.number();
    const whole = value.reduce((sum, next) => sum * 256 + next, 0);
    if (scale !== 0 || (value[0] ?? 0) > 127 || !Number.isSafeInteger(whole)) {
      throw new RangeError("it has a number that does not count");
    }
    return whole;
  }

  /** How many there are, and each of them; every item has at least a byte. */
  list<Item>(read: () => Item): readonly Item[] {
    const length = this.count();
    if (length > this.rest.length) throw new RangeError("it has a length that is too large");
    return Array.from({ length }, read);
  }

  /** Reads on over what is of no interest: a blob `b`, a hash `h`, a number `n` or a flag `f` each. */
  pass(layout: string): void {
    for (const kind of layout.replaceAll(" ", "")) {
      if (kind === "b") this.blob();
      else if (kind === "h") this.hash();
      else if (kind === "n") this.number();
      else this.flag();
    }
  }

  #take(length: number): Uint8Array {
    const taken = this.rest.subarray(0, length);
    if (taken.length !== length) throw new RangeError("its bytes end too early");
    this.#offset += length;
    return taken;
  }
}
