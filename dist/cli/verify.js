import "./rolldown-runtime.js";
import { AnchorError, lookUpAddress, messageOf, plainText, renderChainName, retold, textLimits, toLine, usageError } from "./start.js";
import { abool, abytes, aexists, anumber, aoutput, bytesToHex, clean, compareNames, concatBytes, createHasher, createView, digestFromBytes, digestFromWire, hashBytes, hashWords, hexToBytes, isDigest, maxNameLength, oidNist, parseChecksums, renderChecksums, renderSha256Sums, rotr, sameDigest, sha256ListName, sha3ListName, sortedByName, swap32IfBE, tellErrors, toPrefixedHash, u32, utf8ToBytes } from "./hash.js";
import { readFile, stat } from "node:fs/promises";
import { existsSync } from "node:fs";
import { basename } from "node:path";
function optional(reader) {
  return { optional: reader };
}
function named(name, form) {
  return {
    named: name,
    form
  };
}
function objectOf(forms) {
  const members = Object.entries(forms).map(([name, given]) => {
    const { named: member, form } = "form" in given ? given : {
      named: name,
      form: given
    };
    return "optional" in form ? {
      name,
      member,
      reader: form.optional,
      isOptional: true
    } : {
      name,
      member,
      reader: form,
      isOptional: false
    };
  });
  const read = (parent) => {
    const object = {};
    for (const { name, member, reader, isOptional } of members) {
      const own = memberOf(parent, member);
      if (!isOptional || own.value !== void 0) object[name] = reader(own);
    }
    return object;
  };
  const order2 = (value) => {
    const given = value;
    const names = Object.keys(given);
    const object = {};
    let [count, isOrdered] = [0, true];
    for (const { name, member, reader, isOptional } of members) {
      if (given[name] === void 0 || isOptional && !isReadable(reader, given[name])) continue;
      const ordered = object[member] = reader.order?.(given[name]) ?? given[name];
      isOrdered &&= names[count] === member && ordered === given[name];
      count += 1;
    }
    return isOrdered && count === names.length ? value : object;
  };
  return Object.assign(read, { order: order2 });
}
function isReadable(reader, value) {
  if (reader.order !== void 0) return true;
  try {
    reader({
      value,
      where: ""
    });
    return true;
  } catch (cause) {
    if (cause instanceof RangeError) return false;
    throw cause;
  }
}
function arrayOf(item, most, unique) {
  const read = (list) => {
    const items = itemsOf(list, most).map((each) => item(each));
    if (unique !== void 0) refuseTwice(items.map(unique.by), unique.what);
    return items;
  };
  const order2 = (items) => {
    const ordered = items.map((each) => item.order?.(each) ?? each);
    return ordered.every((each, index) => each === items[index]) ? items : ordered;
  };
  return Object.assign(read, { order: order2 });
}
function isObject(value) {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
function memberOf({ value, where }, name) {
  if (!isObject(value)) throw new RangeError(`${where} is not an object`);
  return {
    value: Object.hasOwn(value, name) ? value[name] : void 0,
    where: `${where}.${name}`
  };
}
function itemsOf({ value, where }, most) {
  if (!Array.isArray(value)) throw new RangeError(`${where} is not a list`);
  if (value.length > most) throw new RangeError(`${where} has more than ${most} items`);
  return value.map((item, index) => ({
    value: item,
    where: `${where}[${index}]`
  }));
}
function textOf({ value, where }, most = 256) {
  if (typeof value !== "string") throw new RangeError(`${where} is not text`);
  if (value.length > most) throw new RangeError(`${where} is longer than ${most} characters`);
  if (!value.isWellFormed()) throw new RangeError(`${where} is not Unicode text`);
  return value;
}
function matchOf(member, pattern, form) {
  const text = textOf(member, 1048576);
  if (!pattern.test(text)) throw new RangeError(`${member.where} is not ${form}`);
  return text;
}
function timeOf(member) {
  const text = matchOf(member, /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d{1,9})?Z$/, "a time in UTC");
  const milliseconds = Date.parse(text);
  if (!(!Number.isNaN(milliseconds) && new Date(milliseconds).toISOString().startsWith(text.slice(0, 19)))) throw new RangeError(`${member.where} is not a time in UTC`);
  return text;
}
function countOf({ value, where }) {
  if (!Number.isSafeInteger(value) || Number(value) < 0) throw new RangeError(`${where} is not a whole number`);
  return Number(value);
}
function flagOf({ value, where }) {
  if (typeof value !== "boolean") throw new RangeError(`${where} is neither true nor false`);
  return value;
}
function wordOf({ value, where }, words) {
  const word = words.find((candidate) => candidate === value);
  if (word === void 0) throw new RangeError(`${where} is ${words.length > 1 ? "none of" : "not"} ${words.join(", ")}`);
  return word;
}
function refuseTwice(keys, what) {
  const known = /* @__PURE__ */ new Set();
  for (const key of keys) {
    if (known.has(key)) throw new RangeError(`it has two ${what} ${JSON.stringify(key.slice(0, 80))}`);
    known.add(key);
  }
}
function memberAt(value, ...path) {
  return path.reduce((current, name) => typeof current === "object" && current !== null && Object.hasOwn(current, name) ? current[name] : void 0, value);
}
function withoutUndefined(members) {
  const kept = {};
  for (const [name, value] of Object.entries(members)) if (value !== void 0) kept[name] = value;
  return kept;
}
const maxJsonLength = 67108864;
const maxJsonDepth = 32;
function parseJsonText(text, revive, most = maxJsonLength) {
  if (text.length > most) throw new RangeError(`it is larger than ${most / 2 ** 20} MiB`);
  const repeated = scan(text);
  const value = parseAsJson(text, revive);
  if (repeated === void 0) return value;
  throw new RangeError(`an object of it has two members named ${JSON.stringify(repeated.slice(0, 80))}`);
}
function parseAsJson(text, revive) {
  try {
    return JSON.parse(text, revive);
  } catch (cause) {
    if (!(cause instanceof SyntaxError)) throw cause;
    throw new RangeError("it is not JSON", { cause });
  }
}
function scan(text) {
  const open = [];
  const colon = /\s*:/y;
  let repeated;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at];
    if (sign === '"') {
      const end = endOfString(text, at);
      colon.lastIndex = end;
      const names = colon.test(text) ? open.at(-1) : void 0;
      const name = names === void 0 ? "" : nameOf(text.slice(at, end));
      if (names?.has(name)) repeated ??= name;
      names?.add(name);
      at = end - 1;
    } else if (sign === "}" || sign === "]") open.pop();
    else if ((sign === "{" || sign === "[") && open.push(sign === "{" ? /* @__PURE__ */ new Set() : void 0) > maxJsonDepth) throw new RangeError(`it nests deeper than ${maxJsonDepth} levels`);
  }
  return repeated;
}
function endOfString(text, start) {
  for (let at = text.indexOf('"', start + 1); at !== -1; at = text.indexOf('"', at + 1)) {
    let escapes = 0;
    while (text[at - escapes - 1] === "\\") escapes += 1;
    if (escapes % 2 === 0) return at + 1;
  }
  return text.length;
}
function nameOf(string) {
  return string.includes("\\") ? String(parseAsJson(string, void 0)) : string.slice(1, -1);
}
const strict = new TextDecoder("utf-8", { fatal: true });
function decodeUtf8(bytes) {
  return strict.decode(bytes);
}
async function* takeAtMost(bytes, most, tooMany) {
  let size = 0;
  for await (const chunk of bytes) {
    size += chunk.length;
    if (size > most) throw tooMany();
    yield chunk;
  }
}
async function readAtMost(...stream) {
  const chunks = [];
  for await (const chunk of takeAtMost(...stream)) chunks.push(chunk);
  return concatBytes(...chunks);
}
const U32_MASK64 = (() => BigInt(2 ** 32 - 1))();
const _32n = BigInt(32);
function fromBig(n, le = false) {
  if (le) return {
    h: Number(n & U32_MASK64),
    l: Number(n >> _32n & U32_MASK64)
  };
  return {
    h: Number(n >> _32n & U32_MASK64) | 0,
    l: Number(n & U32_MASK64) | 0
  };
}
function split(lst, le = false) {
  const len = lst.length;
  let Ah = new Uint32Array(len);
  let Al = new Uint32Array(len);
  for (let i = 0; i < len; i++) {
    const { h, l } = fromBig(lst[i], le);
    [Ah[i], Al[i]] = [h, l];
  }
  return [Ah, Al];
}
const fromNumH = (n) => n / 2 ** 32 | 0;
const fromNumL = (n) => n >>> 0;
function setU64FromNum(view, byteOffset, n, isLE) {
  const h = fromNumH(n);
  const l = fromNumL(n);
  view.setUint32(byteOffset, isLE ? l : h, isLE);
  view.setUint32(byteOffset + 4, isLE ? h : l, isLE);
}
function Chi(a, b, c) {
  return a & b ^ ~a & c;
}
function Maj(a, b, c) {
  return a & b ^ a & c ^ b & c;
}
var HashMD = class {
  blockLen;
  outputLen;
  canXOF = false;
  padOffset;
  isLE;
  buffer;
  view;
  finished = false;
  length = 0;
  pos = 0;
  destroyed = false;
  constructor(blockLen, outputLen, padOffset, isLE) {
    this.blockLen = blockLen;
    this.outputLen = outputLen;
    this.padOffset = padOffset;
    this.isLE = isLE;
    this.buffer = new Uint8Array(blockLen);
    this.view = createView(this.buffer);
  }
  update(data) {
    aexists(this);
    abytes(data);
    const { view, buffer, blockLen } = this;
    const len = data.length;
    let processed = false;
    for (let pos = 0; pos < len; ) {
      const take = Math.min(blockLen - this.pos, len - pos);
      if (take === blockLen) {
        const dataView = createView(data);
        for (; blockLen <= len - pos; pos += blockLen) this.process(dataView, pos);
        processed = true;
        continue;
      }
      buffer.set(pos === 0 && take === len ? data : data.subarray(pos, pos + take), this.pos);
      this.pos += take;
      pos += take;
      if (this.pos === blockLen) {
        this.process(view, 0);
        this.pos = 0;
        processed = true;
      }
    }
    this.length += data.length;
    if (processed) this.roundClean();
    return this;
  }
  digestInto(out) {
    aexists(this);
    aoutput(out, this);
    this.finished = true;
    const { buffer, view, blockLen, isLE } = this;
    let { pos } = this;
    buffer[pos++] = 128;
    buffer.fill(0, pos);
    if (this.padOffset > blockLen - pos) {
      this.process(view, 0);
      buffer.fill(0);
    }
    setU64FromNum(view, blockLen - 8, this.length * 8, isLE);
    this.process(view, 0);
    this.roundClean();
    const oview = out === buffer ? view : createView(out);
    const len = this.outputLen;
    const outLen = len / 4;
    const state = this.get();
    if (len % 4 || outLen > state.length) throw new Error("invalid outputLen");
    for (let i = 0; i < outLen; i++) oview.setUint32(4 * i, state[i], isLE);
  }
  digest() {
    const { buffer, outputLen } = this;
    this.digestInto(buffer);
    const res = buffer.slice(0, outputLen);
    this.destroy();
    return res;
  }
  _cloneIntoMeta(to) {
    const { buffer, length, finished, destroyed, pos } = this;
    to.destroyed = destroyed;
    to.finished = finished;
    to.length = length;
    to.pos = pos;
    if (pos) to.buffer.set(buffer);
    return to;
  }
  clone() {
    return this._cloneInto();
  }
};
const SHA256_IV = Uint32Array.from([
  1779033703,
  3144134277,
  1013904242,
  2773480762,
  1359893119,
  2600822924,
  528734635,
  1541459225
]);
const SHA256_K = Uint32Array.from([
  1116352408,
  1899447441,
  3049323471,
  3921009573,
  961987163,
  1508970993,
  2453635748,
  2870763221,
  3624381080,
  310598401,
  607225278,
  1426881987,
  1925078388,
  2162078206,
  2614888103,
  3248222580,
  3835390401,
  4022224774,
  264347078,
  604807628,
  770255983,
  1249150122,
  1555081692,
  1996064986,
  2554220882,
  2821834349,
  2952996808,
  3210313671,
  3336571891,
  3584528711,
  113926993,
  338241895,
  666307205,
  773529912,
  1294757372,
  1396182291,
  1695183700,
  1986661051,
  2177026350,
  2456956037,
  2730485921,
  2820302411,
  3259730800,
  3345764771,
  3516065817,
  3600352804,
  4094571909,
  275423344,
  430227734,
  506948616,
  659060556,
  883997877,
  958139571,
  1322822218,
  1537002063,
  1747873779,
  1955562222,
  2024104815,
  2227730452,
  2361852424,
  2428436474,
  2756734187,
  3204031479,
  3329325298
]);
const SHA256_W = new Uint32Array(64);
var SHA2_32B = class extends HashMD {
  A = 0;
  B = 0;
  C = 0;
  D = 0;
  E = 0;
  F = 0;
  G = 0;
  H = 0;
  constructor(outputLen, IV) {
    super(64, outputLen, 8, false);
    this.A = IV[0] | 0;
    this.B = IV[1] | 0;
    this.C = IV[2] | 0;
    this.D = IV[3] | 0;
    this.E = IV[4] | 0;
    this.F = IV[5] | 0;
    this.G = IV[6] | 0;
    this.H = IV[7] | 0;
  }
  get() {
    const { A, B: B2, C, D, E, F, G, H } = this;
    return [
      A,
      B2,
      C,
      D,
      E,
      F,
      G,
      H
    ];
  }
  set(A, B2, C, D, E, F, G, H) {
    this.A = A | 0;
    this.B = B2 | 0;
    this.C = C | 0;
    this.D = D | 0;
    this.E = E | 0;
    this.F = F | 0;
    this.G = G | 0;
    this.H = H | 0;
  }
  _cloneInto(to) {
    (to ||= new this.constructor()).set(...this.get());
    return this._cloneIntoMeta(to);
  }
  process(view, offset) {
    for (let i = 0; i < 16; i++, offset += 4) SHA256_W[i] = view.getUint32(offset, false);
    for (let i = 16; i < 64; i++) {
      const W15 = SHA256_W[i - 15];
      const W2 = SHA256_W[i - 2];
      const s0 = rotr(W15, 7) ^ rotr(W15, 18) ^ W15 >>> 3;
      const s1 = rotr(W2, 17) ^ rotr(W2, 19) ^ W2 >>> 10;
      SHA256_W[i] = s1 + SHA256_W[i - 7] + s0 + SHA256_W[i - 16] | 0;
    }
    let { A, B: B2, C, D, E, F, G, H } = this;
    for (let i = 0; i < 64; i++) {
      const sigma1 = rotr(E, 6) ^ rotr(E, 11) ^ rotr(E, 25);
      const T1 = H + sigma1 + Chi(E, F, G) + SHA256_K[i] + SHA256_W[i] | 0;
      const T2 = (rotr(A, 2) ^ rotr(A, 13) ^ rotr(A, 22)) + Maj(A, B2, C) | 0;
      H = G;
      G = F;
      F = E;
      E = D + T1 | 0;
      D = C;
      C = B2;
      B2 = A;
      A = T1 + T2 | 0;
    }
    A = A + this.A | 0;
    B2 = B2 + this.B | 0;
    C = C + this.C | 0;
    D = D + this.D | 0;
    E = E + this.E | 0;
    F = F + this.F | 0;
    G = G + this.G | 0;
    H = H + this.H | 0;
    this.set(A, B2, C, D, E, F, G, H);
  }
  roundClean() {
    clean(SHA256_W);
  }
  destroy() {
    this.destroyed = true;
    this.set(0, 0, 0, 0, 0, 0, 0, 0);
    clean(this.buffer);
  }
};
var _SHA256 = class extends SHA2_32B {
  constructor() {
    super(32, SHA256_IV);
  }
};
const sha256 = createHasher(() => new _SHA256(), oidNist(1));
const _0n = BigInt(0);
const _1n = BigInt(1);
const _2n = BigInt(2);
const _7n = BigInt(7);
const _256n = BigInt(256);
const _0x71n = BigInt(113);
const SHA3_PI = [];
const SHA3_ROTL = [];
const _SHA3_IOTA = [];
for (let round = 0, R = _1n, x = 1, y = 0; round < 24; round++) {
  [x, y] = [y, (2 * x + 3 * y) % 5];
  SHA3_PI.push(2 * (5 * y + x));
  SHA3_ROTL.push((round + 1) * (round + 2) / 2 % 64);
  let t = _0n;
  for (let j = 0; j < 7; j++) {
    R = (R << _1n ^ (R >> _7n) * _0x71n) % _256n;
    if (R & _2n) t ^= _1n << (_1n << BigInt(j)) - _1n;
  }
  _SHA3_IOTA.push(t);
}
const IOTAS = split(_SHA3_IOTA, true);
const SHA3_IOTA_H = IOTAS[0];
const SHA3_IOTA_L = IOTAS[1];
const rotlSH = (h, l, s) => h << s | l >>> 32 - s;
const rotlSL = (h, l, s) => l << s | h >>> 32 - s;
const rotlBH = (h, l, s) => l << s - 32 | h >>> 64 - s;
const rotlBL = (h, l, s) => h << s - 32 | l >>> 64 - s;
const rotlH = (h, l, s) => s > 32 ? rotlBH(h, l, s) : rotlSH(h, l, s);
const rotlL = (h, l, s) => s > 32 ? rotlBL(h, l, s) : rotlSL(h, l, s);
const B = new Uint32Array(10);
function keccakP(s, rounds = 24) {
  if (!(s instanceof Uint32Array)) throw new TypeError('"s" expected Uint32Array(50), got type=' + typeof s);
  if (s.length !== 50) throw new RangeError('"s" expected Uint32Array(50), got length=' + s.length);
  anumber(rounds, "rounds");
  if (rounds < 1 || rounds > 24) throw new Error('"rounds" expected integer 1..24');
  for (let round = 24 - rounds; round < 24; round++) {
    for (let x = 0; x < 10; x++) B[x] = s[x] ^ s[x + 10] ^ s[x + 20] ^ s[x + 30] ^ s[x + 40];
    for (let x = 0; x < 10; x += 2) {
      const idx1 = (x + 8) % 10;
      const idx0 = (x + 2) % 10;
      const B0 = B[idx0];
      const B1 = B[idx0 + 1];
      const Th = rotlH(B0, B1, 1) ^ B[idx1];
      const Tl = rotlL(B0, B1, 1) ^ B[idx1 + 1];
      for (let y = 0; y < 50; y += 10) {
        s[x + y] ^= Th;
        s[x + y + 1] ^= Tl;
      }
    }
    let curH = s[2];
    let curL = s[3];
    for (let t = 0; t < 24; t++) {
      const shift = SHA3_ROTL[t];
      const Th = rotlH(curH, curL, shift);
      const Tl = rotlL(curH, curL, shift);
      const PI = SHA3_PI[t];
      curH = s[PI];
      curL = s[PI + 1];
      s[PI] = Th;
      s[PI + 1] = Tl;
    }
    for (let y = 0; y < 50; y += 10) {
      const b0 = s[y], b1 = s[y + 1], b2 = s[y + 2], b3 = s[y + 3];
      s[y] ^= ~s[y + 2] & s[y + 4];
      s[y + 1] ^= ~s[y + 3] & s[y + 5];
      s[y + 2] ^= ~s[y + 4] & s[y + 6];
      s[y + 3] ^= ~s[y + 5] & s[y + 7];
      s[y + 4] ^= ~s[y + 6] & s[y + 8];
      s[y + 5] ^= ~s[y + 7] & s[y + 9];
      s[y + 6] ^= ~s[y + 8] & b0;
      s[y + 7] ^= ~s[y + 9] & b1;
      s[y + 8] ^= ~b0 & b2;
      s[y + 9] ^= ~b1 & b3;
    }
    s[0] ^= SHA3_IOTA_H[round];
    s[1] ^= SHA3_IOTA_L[round];
  }
  clean(B);
}
var Keccak = class Keccak2 {
  state;
  pos = 0;
  posOut = 0;
  finished = false;
  state32;
  destroyed = false;
  blockLen;
  suffix;
  outputLen;
  canXOF;
  enableXOF = false;
  rounds;
  constructor(blockLen, suffix, outputLen, enableXOF = false, rounds = 24) {
    anumber(blockLen, "blockLen");
    anumber(suffix, "suffix");
    anumber(rounds, "rounds");
    abool(enableXOF, "enableXOF");
    this.blockLen = blockLen;
    this.suffix = suffix;
    this.outputLen = outputLen;
    this.enableXOF = enableXOF;
    this.canXOF = enableXOF;
    this.rounds = rounds;
    anumber(outputLen, "outputLen");
    if (!(0 < blockLen && blockLen < 200)) throw new Error('"blockLen" must be 1..199');
    this.state = new Uint8Array(200);
    this.state32 = u32(this.state);
  }
  clone() {
    return this._cloneInto();
  }
  keccak() {
    swap32IfBE(this.state32);
    keccakP(this.state32, this.rounds);
    swap32IfBE(this.state32);
    this.posOut = 0;
    this.pos = 0;
  }
  update(data) {
    aexists(this);
    abytes(data);
    const { blockLen, state, state32 } = this;
    const len = data.length;
    const canUseU32 = blockLen % 4 === 0 && data.byteOffset % 4 === 0;
    const blockLen32 = blockLen / 4;
    const data32 = canUseU32 && len >= blockLen ? u32(data) : void 0;
    for (let pos = 0; pos < len; ) {
      if (data32 !== void 0 && this.pos === 0 && pos % 4 === 0 && len - pos >= blockLen) {
        for (let i = 0, o = pos / 4; i < blockLen32; i++) state32[i] ^= data32[o + i];
        pos += blockLen;
        this.pos = blockLen;
        this.keccak();
        continue;
      }
      const take = Math.min(blockLen - this.pos, len - pos);
      for (let i = 0; i < take; i++) state[this.pos++] ^= data[pos++];
      if (this.pos === blockLen) this.keccak();
    }
    return this;
  }
  finish() {
    if (this.finished) return;
    this.finished = true;
    const { state, suffix, pos, blockLen } = this;
    state[pos] ^= suffix;
    if ((suffix & 128) !== 0 && pos === blockLen - 1) this.keccak();
    state[blockLen - 1] ^= 128;
    this.keccak();
  }
  writeInto(out) {
    aexists(this, false);
    abytes(out);
    this.finish();
    const bufferOut = this.state;
    const { blockLen } = this;
    for (let pos = 0, len = out.length; pos < len; ) {
      if (this.posOut >= blockLen) this.keccak();
      const take = Math.min(blockLen - this.posOut, len - pos);
      out.set(bufferOut.subarray(this.posOut, this.posOut + take), pos);
      this.posOut += take;
      pos += take;
    }
    return out;
  }
  xofInto(out) {
    if (!this.enableXOF) throw new Error("XOF is not enabled");
    return this.writeInto(out);
  }
  xof(bytes) {
    anumber(bytes);
    return this.xofInto(new Uint8Array(bytes));
  }
  digestInto(out) {
    aoutput(out, this);
    if (this.finished) throw new Error("digest() was already called");
    this.writeInto(out.length === this.outputLen ? out : out.subarray(0, this.outputLen));
    this.destroy();
  }
  digest() {
    const out = new Uint8Array(this.outputLen);
    this.digestInto(out);
    return out;
  }
  destroy() {
    this.destroyed = true;
    clean(this.state);
  }
  _cloneInto(to) {
    const { blockLen, suffix, outputLen, rounds, enableXOF } = this;
    to ||= new Keccak2(blockLen, suffix, outputLen, enableXOF, rounds);
    to.blockLen = blockLen;
    to.state32.set(this.state32);
    to.pos = this.pos;
    to.posOut = this.posOut;
    to.finished = this.finished;
    to.rounds = rounds;
    to.suffix = suffix;
    to.outputLen = outputLen;
    to.enableXOF = enableXOF;
    to.canXOF = this.canXOF;
    to.destroyed = this.destroyed;
    return to;
  }
};
const genKeccak = (suffix, blockLen, outputLen, info = {}) => createHasher(() => new Keccak(blockLen, suffix, outputLen), info);
const sha3_256 = genKeccak(6, 136, 32, oidNist(8));
const keccak_256 = genKeccak(1, 136, 32);
const statementType = "https://in-toto.io/Statement/v1";
const predicateType = "https://anchor-artifacts.github.io/anchor/v2";
const predicateTypes = [predicateType, "https://anchor-artifacts.github.io/anchor/v1"];
const evidenceModes = [
  "stamp",
  "check",
  "verify",
  "monitor"
];
const anchorVerdicts = {
  anchored: "settled",
  "already-anchored": "settled",
  found: "settled",
  verified: "settled",
  "not-found": "denied",
  "no-match": "denied",
  changed: "denied",
  accepted: "open",
  unclear: "open",
  unknown: "open",
  unreachable: "open",
  failed: "open",
  skipped: "open"
};
const maxItems = {
  subjects: 1e6,
  lists: 1e3,
  records: 1e4,
  steps: 771,
  witnesses: 16
};
const maxTextLength = 2048;
const longTextOf = (member) => textOf(member, maxTextLength);
function fileNameOf(member) {
  const name = textOf(member, maxNameLength);
  if (name === "" || name.includes("\0")) throw new RangeError(`${member.where} names no file`);
  return name;
}
function hexDigestOf(member) {
  const text = textOf(member);
  if (!isDigest(text)) throw new RangeError(`${member.where} is not 64 lower case hexadecimal digits`);
  return text;
}
const digests = {
  sha3_256: hexDigestOf,
  sha256: optional(hexDigestOf)
};
const subjectForm = objectOf({
  name: fileNameOf,
  digest: objectOf(digests)
});
const runForm = objectOf({
  repository: optional(longTextOf),
  ref: optional(longTextOf),
  tag: optional(longTextOf),
  commit: optional(longTextOf),
  url: optional(longTextOf),
  attempt: optional(longTextOf),
  section: optional(longTextOf)
});
const listForm = objectOf({
  name: fileNameOf,
  ...digests,
  text: optional((member) => textOf(member, Number.POSITIVE_INFINITY))
});
const recordForm = objectOf({
  block: optional((member) => typeof member.value === "string" ? matchOf(member, /^\d{1,20}$/, "a block number") : countOf(member)),
  date: optional(textOf),
  txpow: optional(textOf),
  transaction: optional(textOf),
  coin: optional(textOf),
  matched: optional(textOf)
});
const chainForm = objectOf({
  address: optional(textOf),
  port: optional(countOf),
  records: arrayOf(recordForm, maxItems.records)
});
function stepOf(member) {
  const { l, r, op } = {
    l: memberOf(member, "l"),
    r: memberOf(member, "r"),
    op: memberOf(member, "op")
  };
  if ([
    l,
    r,
    op
  ].filter(({ value }) => value !== void 0).length !== 1) throw new RangeError(`${member.where} is not one of l, r and op`);
  if (op.value !== void 0) return { op: wordOf(op, ["sha3-256"]) };
  return l.value === void 0 ? { r: hexOf(r) } : { l: hexOf(l) };
}
function hexOf(member) {
  return matchOf(member, /^(?:[0-9a-f]{2})+$/, "lower case hex");
}
const quotedHexOf = (member) => matchOf(member, /^0x[0-9a-f]+$/i, "0x and hex");
const proofForm = objectOf({
  steps: arrayOf(stepOf, maxItems.steps),
  root: hexDigestOf,
  file: optional(objectOf({
    address: quotedHexOf,
    data: quotedHexOf,
    proof: quotedHexOf,
    root: quotedHexOf
  }))
});
const anchorForm = objectOf({
  covers: (member) => wordOf(member, ["subject", "list"]),
  digest: hexDigestOf,
  verdict: (member) => wordOf(member, Object.keys(anchorVerdicts)),
  mayBeSpent: optional(flagOf),
  chain: optional(chainForm),
  proof: optional(proofForm)
});
function compareAnchors(left, right) {
  if (left.covers !== right.covers) return left.covers === "list" ? -1 : 1;
  return left.digest < right.digest ? -1 : Number(left.digest > right.digest);
}
const witnessForm = objectOf({
  kind: (member) => wordOf(member, ["rfc3161", "opentimestamps"]),
  of: fileNameOf,
  url: longTextOf,
  token: (member) => matchOf(member, /^[A-Za-z0-9+/]{0,87384}={0,2}$/, "base64")
});
const changedForm = objectOf({
  name: fileNameOf,
  digest: hexDigestOf,
  seenOn: timeOf
});
const predicateForm = objectOf({
  previous: optional(hexDigestOf),
  tool: objectOf({
    name: textOf,
    version: textOf
  }),
  mode: (member) => wordOf(member, evidenceModes),
  finishedOn: timeOf,
  run: optional(runForm),
  service: optional(objectOf({
    url: longTextOf,
    demonstration: flagOf
  })),
  chain: optional(objectOf({
    name: optional(textOf),
    explorer: optional(longTextOf)
  })),
  lists: arrayOf(listForm, maxItems.lists, {
    what: "lists of the digest",
    by: (list) => list.sha3_256
  }),
  anchors: arrayOf(anchorForm, maxItems.subjects, {
    what: "anchors of the digest",
    by: ({ digest }) => digest
  }),
  witnesses: optional(arrayOf(witnessForm, maxItems.witnesses)),
  changed: optional(arrayOf(changedForm, maxItems.subjects))
});
const statementForm = objectOf({
  _type: (member) => wordOf(member, [statementType]),
  subject: arrayOf(subjectForm, maxItems.subjects, {
    what: "subjects named",
    by: ({ name }) => name
  }),
  predicateType: (member) => wordOf(member, predicateTypes),
  predicate: predicateForm
});
function toStatement(input) {
  const subject = mergeSubjects(input.subjects);
  if (subject.length === 0) return void 0;
  const { subjects: _, anchors, givenList, isSha256Foreign = false, hashText, ...facts } = input;
  const lists = toLists(subject, givenList, hashText).filter(({ name }) => !isSha256Foreign || name !== "SHA256SUMS");
  const service = facts.service && {
    ...facts.service,
    url: facts.service.url.slice(0, 2048)
  };
  const predicate = {
    ...facts,
    ...service && { service },
    lists,
    anchors: anchors.toSorted(compareAnchors)
  };
  return statementForm.order({
    _type: statementType,
    subject,
    predicateType,
    predicate
  });
}
function mergeSubjects(subjects) {
  const merged = [];
  for (const subject of sortedByName(subjects)) {
    const { name, digest } = subject;
    const known = merged.at(-1)?.name === name ? merged.pop()?.digest : void 0;
    if (known !== void 0 && known.sha3_256 !== digest.sha3_256) throw new RangeError(`Two subjects of the name ${JSON.stringify(name)} have different digests.`);
    merged.push(known === void 0 ? subject : {
      name,
      digest: {
        ...known,
        ...digest
      }
    });
  }
  return merged;
}
function toAnchorRecord(record) {
  const members = {
    block: record.blockNumber,
    date: record.blockDate,
    txpow: record.txpowId,
    transaction: record.transactionId,
    coin: record.coinId,
    matched: record.matchedHash
  };
  const known = Object.entries(members).filter(([, value]) => value !== void 0);
  return Object.fromEntries(known.map(([name, value]) => [name, typeof value === "string" ? plainText(value, textLimits.word) : value]));
}
function explorerAddress(chain, record) {
  const { block, txpow, transaction } = record;
  const ids = {
    blockNumber: block,
    txpowId: txpow,
    transactionId: transaction
  };
  return chain?.explorer === void 0 ? void 0 : lookUpAddress(chain.explorer, withoutUndefined(ids));
}
const itemsInPiece = 1e3;
function* renderStatement({ _type, subject, predicateType: type, predicate }) {
  yield `{"_type":${JSON.stringify(_type)},"subject":`;
  yield* renderItems(subject);
  yield `,"predicateType":${JSON.stringify(type)},"predicate":{`;
  for (const [index, [name, value]] of Object.entries(predicate).entries()) {
    yield `${index === 0 ? "" : ","}${JSON.stringify(name)}:`;
    if (Array.isArray(value)) yield* renderItems(value);
    else yield JSON.stringify(value);
  }
  yield "}}";
}
function* renderItems(items) {
  yield "[";
  for (let start = 0; start < items.length; start += itemsInPiece) {
    const piece = JSON.stringify(items.slice(start, start + itemsInPiece));
    yield `${start === 0 ? "" : ","}${piece.slice(1, -1)}`;
  }
  yield "]";
}
function formatStatement(statement) {
  return [...renderStatement(statement)].join("");
}
function renderList(name, subjects) {
  return name === "SHA256SUMS" ? renderSha256Sums(subjects.map((one) => ({
    name: one.name,
    sha256: one.digest.sha256
  }))) : renderChecksums(subjects.map((one) => ({
    name: one.name,
    digest: one.digest.sha3_256
  })));
}
function listText({ name, text }, subjects) {
  return text ?? [...renderList(name, subjects)].join("");
}
function witnessDigests(witnesses) {
  const whole = witnesses.filter(({ token }) => token.length % 4 === 0);
  return new Set(whole.map(({ token }) => bytesToHex(sha256(Uint8Array.from(atob(token), (one) => one.charCodeAt(0))))));
}
function listDigests(text) {
  return hashPortably([text]);
}
const hashPortably = (pieces) => {
  const sha3 = sha3_256.create();
  const sha2 = sha256.create();
  for (const piece of pieces) {
    const bytes = utf8ToBytes(piece);
    sha3.update(bytes);
    sha2.update(bytes);
  }
  return {
    sha3_256: digestFromBytes(sha3.digest()),
    sha256: bytesToHex(sha2.digest())
  };
};
function toLists(subjects, given, hashText = hashPortably) {
  const lists = [{
    name: sha3ListName,
    ...hashText(renderList(sha3ListName, subjects))
  }, ...subjects.some(({ digest }) => digest.sha256 !== void 0) ? [{
    name: sha256ListName,
    ...hashText(renderList(sha256ListName, subjects))
  }] : []];
  const own = given && hashText([given.text]);
  if (given === void 0 || own === void 0 || lists.some((list) => list.sha3_256 === own.sha3_256)) return lists;
  return [...lists, {
    name: given.name,
    ...own,
    text: given.text
  }];
}
const runFiles = {
  results: "results.json",
  checksums: sha3ListName,
  sha256: sha256ListName,
  statement: "anchor.intoto.json",
  log: "anchor.jsonl",
  page: "anchor-evidence.html",
  badge: "badge.json",
  journal: "journal.jsonl",
  monitor: "monitor.json"
};
function isRunFile(name, mode) {
  return mode === "verify" && isReportFile(name) || keptList.test(name) || [...Object.values(runFiles), ...witnessFiles].includes(name);
}
const reportSuffix = ".verification.pdf";
const maxFileName = 180;
function toAssetName(path) {
  const [base = ""] = path.split(/[/\\]/).slice(-1);
  const plain = base.normalize("NFD").replaceAll(/\p{M}/gu, "");
  const name = plain.replaceAll(/[^A-Za-z0-9_+@-]+/g, ".").replaceAll(/^\.+|\.+$/g, "");
  return base.startsWith(".") || name === "" || /^[^A-Za-z0-9_+@-]+\.[^.]*$/.test(plain) ? `default.${name}`.replace(/\.$/, "") : name;
}
function keyOfStatementAsset(name) {
  return evidencePatterns.statement.exec(withoutSuffix(name))?.[1];
}
function logAssetName(key) {
  return `anchor-${key}.jsonl`;
}
function keyOfLogAsset(name) {
  return evidencePatterns.log.exec(withoutSuffix(name))?.[1];
}
function reportFileName(subject, digest, isTaken) {
  return toAssetName(subject).slice(0, maxFileName) + (isTaken ? `.${digest.slice(0, 8)}` : "") + reportSuffix;
}
function keptListName(digest) {
  return `${runFiles.checksums}.${digest.slice(0, 12)}`;
}
const keptList = /^SHA3-256SUMS\.[0-9a-f]{12}$/;
const witnessFiles = ["tsr", "ots"].flatMap((suffix) => [
  "",
  ".2",
  ".3",
  ".4"
].map((number) => `${runFiles.sha256}${number}.${suffix}`));
function isReportFile(name) {
  return name.endsWith(reportSuffix);
}
const evidenceNames = new Map([
  [runFiles.checksums, "list"],
  [runFiles.sha256, "list"],
  [runFiles.statement, "statement of a run"],
  [runFiles.log, "log of a folder"],
  [runFiles.page, "page"],
  ...witnessFiles.map((name) => [name, "witness"])
]);
const evidencePatterns = {
  log: /^anchor-([0-9a-f]{12})\.jsonl$/,
  statement: /^anchor-([0-9a-f]{12})\.intoto\.json$/,
  report: /^(.+)\.verification\.pdf$/
};
function evidenceKind(name, files = /* @__PURE__ */ new Set()) {
  const lasting = withoutSuffix(name);
  if (lasting !== name) return evidenceKind(lasting, files) && "upload";
  const kind = Object.keys(evidencePatterns).find((each) => evidencePatterns[each].test(name));
  if (kind !== "report") return evidenceNames.get(name) ?? kind;
  return isBeside$1(evidencePatterns.report.exec(name)?.[1] ?? "", files) ? kind : void 0;
}
function isBeside$1(start, files) {
  const isCut = (plain) => plain.length === maxFileName && [...files].some((file) => file.startsWith(plain));
  return [start, start.replace(/\.[0-9a-f]{8}$/, "")].some((plain) => files.has(plain) || evidenceNames.get(plain) === "list" || isCut(plain));
}
const temporarySuffix = /\.[0-9a-f]{8}\.tmp$/;
function temporaryName(name, random) {
  return `${name}.${random}.tmp`;
}
function isTemporaryName(candidate, name) {
  return temporarySuffix.test(candidate) && withoutSuffix(candidate) === name;
}
function withoutSuffix(name) {
  return name.replace(temporarySuffix, "");
}
function createNamer(toName2) {
  const owners = /* @__PURE__ */ new Map();
  return ({ name, digest }) => {
    const plain = toName2(name, digest, false);
    const owner = owners.get(plain) ?? digest;
    owners.set(plain, owner);
    return toName2(name, digest, owner !== digest);
  };
}
function foldAnchors(lines) {
  const folded = /* @__PURE__ */ new Map();
  for (const line of lines) for (const anchor of line.predicate.anchors) folded.set(anchor.digest, withAnchor(folded.get(anchor.digest), anchor, line.predicate));
  return new Map([...folded].toSorted(([, one], [, two]) => compareAnchors(one, two)));
}
function withAnchor(known, anchor, { mode, finishedOn, service }) {
  const { proof } = anchor;
  const judged = known === void 0 || outweighs(anchor, known, mode) ? anchor : known;
  const { verdict } = anchor;
  const stamp = {
    on: finishedOn,
    verdict: verdict === "accepted" || verdict === "unclear" ? verdict : "failed",
    service: service?.url
  };
  const isStamp = mode === "stamp" && worthOf(anchor) > 0;
  const stamps = [...known?.stamps ?? [], ...isStamp ? [stamp] : []];
  const chain = uniteChains(known?.chain, anchor.chain);
  const proofs = uniqueOf([...known?.proofs ?? [], ...proof === void 0 ? [] : [proof]]);
  return {
    covers: known?.covers === "list" ? "list" : anchor.covers,
    digest: anchor.digest,
    verdict: judged.verdict,
    ...judged.mayBeSpent === true && { mayBeSpent: true },
    ...chain && { chain },
    proofs,
    stamps
  };
}
function outweighs(later, known, mode) {
  const [now, before] = [answerOf(later.verdict), answerOf(known.verdict)];
  if (before === "settled" || now === "settled") return before !== "settled";
  if (now === "denied") return before !== "denied";
  return before === "denied" ? mode === "stamp" && worthOf(later) > 0 : worthOf(later) > worthOf(known);
}
function answerOf(verdict) {
  return verdict === "changed" ? "open" : anchorVerdicts[verdict];
}
const maxCompared = 200;
function uniteChains(one, two) {
  const chains = [one, two].filter((chain) => chain !== void 0);
  if (chains.length === 0) return void 0;
  const all = uniqueOf(chains.flatMap((chain) => chain.records));
  const isLess = (record) => all.some((other) => saysMore(other, record));
  const records = all.length > maxCompared ? all : all.filter((record) => !isLess(record));
  const address = chains.find((chain) => chain.address !== void 0)?.address;
  const port = (records.length === 0 ? chains : chains.filter((chain) => chain.records.length > 0)).find((chain) => chain.port !== void 0)?.port;
  return {
    ...address !== void 0 && { address },
    ...port !== void 0 && { port },
    records: records.toSorted(byHeight)
  };
}
function byHeight(one, two) {
  return heightOf(one) - heightOf(two) || compareText(JSON.stringify(one), JSON.stringify(two));
}
function heightOf({ block }) {
  return block === void 0 ? Number.MAX_SAFE_INTEGER : Number(block);
}
function saysMore(other, record) {
  const members = Object.entries(record);
  return members.length < Object.keys(other).length && members.every(([name, value]) => other[name] === value);
}
function oldestRecord(records) {
  return records.toSorted((one, other) => heightOf(one) - heightOf(other))[0];
}
function isSettled(anchor) {
  return anchor !== void 0 && anchorVerdicts[anchor.verdict] === "settled";
}
function isSent(anchor) {
  return isSettled(anchor) || worthOf(anchor) > 0;
}
function worthOf({ verdict, mayBeSpent }) {
  if (verdict === "accepted") return 3;
  return verdict === "unclear" ? 2 : Number(mayBeSpent === true);
}
function compareText(one, two) {
  return one < two ? -1 : Number(one > two);
}
function uniqueOf(items) {
  return [...new Map(items.map((item) => [JSON.stringify(item), item])).values()];
}
function openRecord(lines, now = Number.POSITIVE_INFINITY) {
  const isDemonstration = lines.length > 0 && lines.every(isOfDemonstration);
  const sorted = inOrder(isDemonstration ? lines : lines.filter((line) => !isOfDemonstration(line)));
  const isOfFuture = ({ predicate }) => Date.parse(predicate.finishedOn) > now + maxSkewMs;
  const [dated2, future] = [sorted.filter((line) => !isOfFuture(line)), sorted.filter(isOfFuture)];
  const ordered = [...future, ...dated2];
  const anchors = foldAnchors(ordered);
  const lists = foldLists(ordered);
  let cover;
  const chain = ordered.findLast(({ predicate }) => predicate.chain !== void 0)?.predicate.chain;
  return {
    lines: ordered,
    names: foldNames(dated2, future),
    anchors,
    lists,
    witnesses: uniqueOf(ordered.flatMap(({ predicate }) => predicate.witnesses ?? [])),
    ...chain && { chain },
    isDemonstration,
    coverOf: (digest) => (cover ??= coverAll(lists, anchors)).get(digest)
  };
}
function openEvidence(lines, now) {
  const last = lines.slice(-1).map(({ predicate }) => Date.parse(predicate.finishedOn));
  return openRecord(lines, Math.max(now, ...last));
}
const maxSkewMs = 6e4;
function isOfDemonstration({ predicate: { service } }) {
  return service?.demonstration === true;
}
function inOrder(lines) {
  const sorted = lines.map((line) => {
    let content;
    return {
      line,
      time: Date.parse(line.predicate.finishedOn),
      content: () => content ??= contentOfLine(line)
    };
  }).toSorted((one, two) => one.time - two.time || compareText(one.content(), two.content()));
  return sorted.flatMap(({ line, time, content }, index) => {
    const before = sorted[index - 1];
    return before?.time === time && before.content() === content() ? [] : [line];
  });
}
function isKnownTo(record, lines) {
  const known = new Set(record.lines.map(contentOfLine));
  return lines.every((line) => known.has(contentOfLine(line)));
}
function contentOfLine(line) {
  return JSON.stringify({
    ...line,
    predicate: {
      ...line.predicate,
      previous: void 0
    }
  });
}
function foldNames(dated2, future) {
  const current = /* @__PURE__ */ new Map();
  const all = /* @__PURE__ */ new Map();
  const add = (name, digest, on) => {
    const known = all.get(name) ?? /* @__PURE__ */ new Map();
    const before = known.get(digest.sha3_256) ?? {
      digest,
      on
    };
    const first = before.on < on ? before.on : on;
    all.set(name, known.set(digest.sha3_256, {
      digest: {
        ...digest,
        ...before.digest
      },
      on: first
    }));
  };
  for (const [index, line] of [...dated2, ...future].entries()) {
    const isRecording = index < dated2.length ? recordsOf(line) : () => false;
    for (const { name, digest } of line.subject) {
      add(name, digest, line.predicate.finishedOn);
      if (!current.has(name) || isRecording(digest.sha3_256)) current.set(name, digest.sha3_256);
    }
    for (const { name, digest, seenOn } of line.predicate.changed ?? []) add(name, { sha3_256: digest }, seenOn);
  }
  const sorted = [...current].toSorted(([one], [two]) => compareNames(one, two));
  return new Map(sorted.map(([name, digest]) => [name, toName(name, digest, all.get(name) ?? /* @__PURE__ */ new Map())]));
}
function toName(name, current, all) {
  const former = [...all.values()].filter(({ digest }) => digest.sha3_256 !== current).toSorted((one, two) => compareText(two.on, one.on) || compareText(one.digest.sha3_256, two.digest.sha3_256));
  return {
    name,
    digest: { sha3_256: current },
    on: "",
    ...all.get(current),
    former
  };
}
function recordsOf(line) {
  const { mode, anchors } = line.predicate;
  if (mode !== "stamp") return () => false;
  const sent = new Set(anchors.filter(isSent).map(({ digest }) => digest));
  const isOfList = anchors.some((anchor) => anchor.covers === "list" && isSent(anchor));
  return (digest) => isOfList || sent.has(digest);
}
function foldLists(lines) {
  const lists = /* @__PURE__ */ new Map();
  for (const { subject, predicate } of lines) for (const list of predicate.lists) if (!lists.has(list.sha3_256)) lists.set(list.sha3_256, {
    ...list,
    subjects: subject
  });
  return [...lists.values()];
}
function coverAll(lists, anchors) {
  const covered = /* @__PURE__ */ new Map();
  for (const list of lists) {
    const anchor = anchors.get(list.sha3_256);
    if (anchor === void 0) continue;
    for (const { digest } of entriesOf(list)) {
      const known = covered.get(digest);
      if (known === void 0 || isSettled(anchor) && !isSettled(known)) covered.set(digest, anchor);
    }
  }
  return covered;
}
function isStamped({ anchors, coverOf }, digest) {
  return [anchors.get(digest), coverOf(digest)].some((anchor) => anchor !== void 0 && (isSettled(anchor) || anchor.stamps.length > 0));
}
function isStatedList({ lists }, { name, sha256: sha2562 }) {
  return sha2562 !== void 0 && lists.some((list) => list.name === name && list.sha256 === sha2562);
}
function entriesOf(list) {
  const { name, text, subjects } = list;
  if (text === void 0) return name === "SHA256SUMS" ? [] : subjects.map(({ name: file, digest }) => ({
    name: file,
    digest: digest.sha3_256
  }));
  try {
    return parseChecksums(name, listText(list, subjects));
  } catch {
    return [];
  }
}
function isNews(lines, line) {
  const now = Date.parse(line.predicate.finishedOn);
  return lines.length === 0 || contentOf$1(openRecord(lines, now)) !== contentOf$1(openRecord([...lines, line], now));
}
function contentOf$1({ names, anchors, lists, witnesses, chain, isDemonstration }) {
  const named2 = [...names.values()].map(({ name, digest, former }) => [
    name,
    digest,
    former.map((one) => one.digest)
  ]);
  const known = [...anchors.values()].map((anchor) => ({
    ...anchor,
    stamps: void 0
  }));
  const listed = lists.map(({ name, sha3_256: sha3_2562 }) => [name, sha3_2562]);
  return JSON.stringify([
    named2,
    known,
    listed,
    witnesses,
    chain,
    isDemonstration
  ]);
}
const maxLogBytes = 268435456;
function parseStatement(evidence) {
  return refusing(() => readStatement(toText(evidence)));
}
function parseLog(evidence) {
  return refusing(() => readLines(toText(evidence)));
}
function parseEvidence(evidence) {
  return refusing(() => {
    const given = toText(evidence);
    const inside = /^\s*</.test(given) ? evidenceTextOf(given) : given.trim();
    if (inside === void 0) throw new RangeError("the page has no evidence in it");
    const text = fromPageText(inside);
    if (!(text.includes("\n") && /^\{.*\}\r?$/s.test(text.split("\n", 1)[0] ?? ""))) return [readStatement(text)];
    return readLines(text, { isOfSeveral: text !== inside }).map(({ statement }) => statement);
  });
}
function readLines(text, { isOfSeveral = false } = {}) {
  const texts = text.replace(/\n$/, "").split("\n");
  return texts.map((line, index) => {
    try {
      const statement = readStatement(line);
      const above = texts[index - 1];
      const { previous } = statement.predicate;
      if (previous !== (above === void 0 || isOfSeveral && previous === void 0 ? void 0 : digestOfLine(above))) {
        const ends = above?.endsWith("\r") === true ? ", since the line ends were changed from LF to CRLF" : "";
        throw new RangeError(`it does not follow the line above it${ends}`);
      }
      return {
        text: line,
        statement
      };
    } catch (cause) {
      if (!(cause instanceof RangeError)) throw cause;
      throw new RangeError(`line ${index + 1} cannot be read: ${cause.message}`, { cause });
    }
  });
}
function readStatement(text) {
  const root = {
    value: parseJsonText(text),
    where: "the statement"
  };
  wordOf(memberOf(root, "_type"), [statementType]);
  wordOf(memberOf(root, "predicateType"), predicateTypes);
  const statement = statementForm(root);
  if (statement.subject.length === 0) throw new RangeError("it names no file");
  return statement;
}
function toText(evidence) {
  if (typeof evidence === "string") return evidence;
  try {
    return decodeUtf8(evidence);
  } catch (cause) {
    throw new RangeError("it is not UTF-8", { cause });
  }
}
function refusing(read) {
  try {
    return read();
  } catch (cause) {
    if (!(cause instanceof RangeError)) throw cause;
    throw new AnchorError("EVIDENCE_INVALID", `The evidence cannot be used: ${cause.message}.`, { cause });
  }
}
function digestOfLine(text) {
  return digestFromBytes(sha3_256(utf8ToBytes(text)));
}
function toNextStatement(log, statement) {
  const { previous: _, ...predicate } = statement.predicate;
  const above = log.at(-1);
  return {
    ...statement,
    predicate: {
      ...above && { previous: digestOfLine(above.text) },
      ...predicate
    }
  };
}
function withLine(log, statement) {
  const next = toNextStatement(log, statement);
  return [...log, {
    text: formatStatement(next),
    statement: next
  }];
}
function chainLines(lines) {
  let log = [];
  for (const line of lines.slice(0, -1)) log = withLine(log, line);
  const last = lines.at(-1);
  return [...log.map(({ text }) => text), ...last === void 0 ? [] : [toNextStatement(log, last)]];
}
function formatLog(log) {
  return log.map(({ text }) => `${text}
`).join("");
}
function joinLogs(log, other) {
  const joined = [...log];
  const known = new Set(log.map(contentOf));
  for (const line of other) {
    const content = contentOf(line);
    if (known.has(content)) continue;
    known.add(content);
    const above = joined.at(-1);
    const root = JSON.parse(content);
    const previous = above && digestOfLine(above.text);
    const text = previous ? JSON.stringify({
      ...root,
      predicate: {
        previous,
        ...root.predicate
      }
    }) : content;
    joined.push({
      text,
      statement: readStatement(text)
    });
  }
  return joined;
}
function hasLines(log, other) {
  const known = new Set(log.map(contentOf));
  return other.every((line) => known.has(contentOf(line)));
}
function contentOf({ text }) {
  const root = JSON.parse(text);
  const { previous: _, ...predicate } = root.predicate;
  return JSON.stringify({
    ...root,
    predicate
  });
}
const opening = /<(?:script) type="application\/json" id="statement">/;
const closing = "<\/script>";
function* renderEvidencePage(template, lines) {
  const inside = endOfOpening(template);
  if (!template.startsWith(closing, inside)) throw new RangeError("The page has no place for evidence.");
  yield `${template.slice(0, inside)}
[`;
  for (const [index, line] of lines.entries()) {
    yield index === 0 ? '"' : ',\n"';
    const pieces = typeof line === "string" ? [line] : renderStatement(line);
    for (const piece of pieces) yield JSON.stringify(piece).slice(1, -1).replaceAll("<", "\\u003c");
    yield '"';
  }
  yield `]
${template.slice(inside)}`;
}
function evidenceTextOf(page) {
  const start = endOfOpening(page);
  const text = page.slice(start, Math.max(start, page.indexOf(closing, start))).trim();
  return text === "" ? void 0 : text;
}
function endOfOpening(page) {
  const found = opening.exec(page);
  return found === null ? page.length : found.index + found[0].length;
}
function fromPageText(text) {
  if (!text.startsWith("[")) return text;
  const lines = parseJsonText(text);
  if (!Array.isArray(lines) || !lines.every((line) => typeof line === "string")) throw new RangeError("it is no list of lines");
  return lines.join("\n");
}
const numberZero = "000100";
const numberOne = "000101";
const hashHead = "00000020";
const maxMerkleSteps = 256;
function merkleRoot(data, path) {
  return rootOfSteps(data, toProofSteps(path));
}
function parseMerklePath(text) {
  if (!/^0x(?:[0-9a-f]{2})+$/i.test(text)) throw new RangeError("proof is not 0x-prefixed hex");
  const reader = readerOf(hexToBytes(text.slice(2)));
  const blockTime = reader.number();
  const count = reader.number();
  if (count > BigInt(maxMerkleSteps)) throw new RangeError(`proof has more than ${maxMerkleSteps} steps`);
  const steps = Array.from({ length: Number(count) }, () => reader.step());
  reader.end();
  return {
    blockTime,
    steps
  };
}
function readerOf(bytes) {
  let offset = 0;
  const take = (length) => {
    const taken = bytes.subarray(offset, offset + length);
    if (taken.length !== length) throw new RangeError("proof ends too early");
    offset += length;
    return taken;
  };
  const number = () => {
    const [scale = 1, length = 0] = take(2);
    if (scale !== 0 || length < 1 || length > 32) throw new RangeError("proof holds a number of a foreign form");
    const value = take(length);
    if ((value[0] ?? 0) > 127) throw new RangeError("proof holds a negative number");
    return BigInt(`0x${bytesToHex(value)}`);
  };
  const step = () => {
    const [side = 2] = take(1);
    if (side > 1) throw new RangeError("proof has a step that is neither left nor right");
    if (bytesToHex(take(4)) !== "00000020") throw new RangeError("proof holds a hash that is not 32 bytes");
    const hash = digestFromBytes(take(32));
    if (number() !== 0n) throw new RangeError("proof holds a value other than 0");
    return {
      left: side === 1,
      hash
    };
  };
  const end = () => {
    if (offset !== bytes.length) throw new RangeError("proof goes on after its last step");
  };
  return {
    number,
    step,
    end
  };
}
const hashStep = { op: "sha3-256" };
const maxSteps = 771;
const maxStepBytes = 4096;
function toProofSteps({ steps }) {
  const leaf = [
    { l: `${numberZero}${hashHead}` },
    { r: numberZero },
    hashStep
  ];
  const nodes = steps.flatMap(({ left, hash: sibling }) => left ? [
    { l: `${numberOne}${hashHead}${sibling}${hashHead}` },
    { r: numberZero },
    hashStep
  ] : [
    { l: `${numberOne}${hashHead}` },
    { r: `${hashHead}${sibling}${numberZero}` },
    hashStep
  ]);
  return [...leaf, ...nodes];
}
function rootOfSteps(digest, steps) {
  if (steps.length > maxSteps) throw new RangeError(`it has more than ${maxSteps} steps`);
  const end = bytesToHex(steps.reduce(followStep, hexToBytes(digest)));
  if (steps.length === 0 || !isDigest(end)) throw new RangeError("its steps do not end in a hash");
  return end;
}
function followStep(bytes, step) {
  if ("op" in step) return sha3_256(bytes);
  const next = "l" in step ? concatBytes(hexToBytes(step.l), bytes) : concatBytes(bytes, hexToBytes(step.r));
  if (next.length > maxStepBytes) throw new RangeError(`its steps gather more than ${maxStepBytes} bytes`);
  return next;
}
function toAnchorProof(item) {
  const root = digestFromWire(item.root);
  if (root === void 0) throw new RangeError("its root is not a 32-byte hash");
  return {
    steps: toProofSteps(parseMerklePath(item.proof)),
    root,
    file: item
  };
}
const maxProofBytes = 1048576;
function parseProof(name, bytes) {
  try {
    return {
      name,
      bytes,
      ...checkedRoot(readItem(bytes))
    };
  } catch (cause) {
    if (!(cause instanceof RangeError)) throw cause;
    throw new AnchorError("PROOF_INVALID", `The proof file is not valid: ${cause.message}.`, { cause });
  }
}
function parseProofItem(bytes) {
  const members = readItem(bytes);
  const hex = (name) => {
    const value = Object.hasOwn(members, name) ? members[name] : void 0;
    const text = typeof value === "string" ? toPrefixedHash(value) : "";
    if (!/^0x[0-9a-f]+$/i.test(text)) throw new RangeError(`${name} is not 0x-prefixed hex`);
    return text;
  };
  return {
    address: hex("address"),
    data: hex("data"),
    proof: hex("proof"),
    root: hex("root")
  };
}
function readItem(bytes) {
  if (bytes.length > 1048576) throw new RangeError("it is larger than 1 MiB");
  let json;
  try {
    json = parseJsonText(decodeUtf8(bytes));
  } catch (cause) {
    throw cause instanceof RangeError ? cause : new RangeError("it is not JSON", { cause });
  }
  const item = Array.isArray(json) ? json[0] : json;
  if (Array.isArray(json) && json.length !== 1) throw new RangeError(`it holds ${json.length} proofs, and the service answers about one`);
  if (typeof item !== "object" || item === null) throw new RangeError("it holds no proof object");
  return item;
}
function checkedRoot(item) {
  const { address, data, proof, root } = item;
  const digest = digestFromWire(data);
  const stated = digestFromWire(root);
  if (typeof address !== "string" || !/^0x[0-9a-f]{1,64}$/i.test(address)) throw new RangeError("address is not 0x-prefixed hex");
  if (digest === void 0) throw new RangeError("data is not a SHA3-256 digest");
  if (stated === void 0) throw new RangeError("root is not a 32-byte hash");
  if (typeof proof !== "string") throw new RangeError("proof is not text");
  if (merkleRoot(digest, parseMerklePath(proof)) !== stated) throw new RangeError("its path does not lead from data to root");
  return {
    digest,
    root: stated
  };
}
function createMatcher(record) {
  const subject = [...record.names.values()];
  const listed = listedNames(record);
  const byName = new Map(subject.map((one) => [one.name, one]));
  const byForm = uniqueBy(subject, ({ name }) => name.normalize("NFC"));
  const byBase = uniqueBy(subject, ({ name }) => baseName(name).normalize("NFC"));
  const all = [...subject, ...stampedByJobs(record)];
  const byDigest = new Map(all.map((one) => [one.digest.sha3_256, one]).toReversed());
  const formers = subject.flatMap(({ name, former: former2 }) => former2.map((one) => ({
    ...one,
    name
  })));
  const former = new Map(formers.map(({ name, digest, on }) => [fileKey(name, digest.sha3_256), on]));
  const formerNames = new Map(formers.map(({ name, digest }) => [digest.sha3_256, name]));
  const named2 = (name) => byName.get(name) ?? byForm.get(name.normalize("NFC")) ?? byBase.get(baseName(name).normalize("NFC"));
  return (file) => {
    const known = named2(file.name);
    const own = known ?? byDigest.get(file.sha3_256) ?? named2(plainName(file.name));
    const match = own === void 0 ? unnamed(formerNames.get(file.sha3_256)) : matchWith(own, file, known === void 0);
    const rightful = own && listed.get(own.name);
    if (match.bytes === "yes" && rightful?.has(file.sha3_256) === false && !isStamped(record, file.sha3_256)) return {
      ...match,
      bytes: "other bytes",
      notes: ["A list that a block holds names other bytes for this file."]
    };
    const on = former.get(fileKey(own?.name ?? file.name, file.sha3_256)) ?? former.get(fileKey(baseName(file.name), file.sha3_256));
    if (match.bytes === "yes" || on === void 0) return match;
    return {
      ...match,
      notes: [...match.notes, `These bytes stood under this name on ${on}; the evidence records other bytes.`]
    };
  };
}
function stampedByJobs({ lines }) {
  const stamps = lines.filter(({ predicate }) => predicate.mode === "stamp");
  const jobs = [...Map.groupBy(stamps, ({ predicate }) => predicate.run?.section).values()];
  if (jobs.length < 2) return [];
  return jobs.map((job) => openRecord(job)).flatMap((job) => [...job.names.values()].filter(({ digest }) => isStamped(job, digest.sha3_256)));
}
function listedNames({ lists, anchors }) {
  const held = lists.filter(({ sha3_256: sha3_2562 }) => isSettled(anchors.get(sha3_2562))).flatMap(entriesOf);
  return new Map([...Map.groupBy(held, ({ name }) => name)].map(([name, all]) => [name, new Set(all.map(({ digest }) => digest))]));
}
function fileKey(name, digest) {
  return JSON.stringify([name, digest]);
}
function baseName(name) {
  return name.slice(name.lastIndexOf("/") + 1);
}
function plainName(name) {
  return name.replace(/\.(?:crdownload|part|download)$/, "").replace(/ ?\(\d+\)(?=\.[^/]*$|$)/, "");
}
function uniqueBy(items, key) {
  const groups = [...Map.groupBy(items, key)];
  return new Map(groups.flatMap(([name, [item, other]]) => item && other === void 0 ? [[name, item]] : []));
}
function unnamed(formerOf) {
  return {
    bytes: "not named",
    ...formerOf !== void 0 && { formerOf },
    notes: []
  };
}
function matchWith(subject, file, isRenamed) {
  const compared = compareDigests(file, subject.digest);
  const note = `These are the bytes of ${subject.name}, under another name.`;
  return {
    ...compared,
    subject,
    notes: isRenamed && compared.bytes === "yes" ? [note] : compared.notes
  };
}
function compareDigests({ sha3_256: sha3_2562, sha256: sha2562 }, named2) {
  const isSame3 = named2.sha3_256 === sha3_2562;
  if (isSame3 === (named2.sha256 === void 0 ? isSame3 : named2.sha256 === sha2562)) return {
    bytes: isSame3 ? "yes" : "other bytes",
    notes: []
  };
  const [right, wrong] = isSame3 ? ["SHA3-256", "SHA-256"] : ["SHA-256", "SHA3-256"];
  return {
    bytes: "other bytes",
    isContradicted: true,
    notes: [`The ${right} is that of the evidence, the ${wrong} is not: the evidence was changed.`]
  };
}
function sortFiles({ record, files, evidenceDigest }, match) {
  const known = new Set(record.anchors.keys());
  const witnesses = witnessDigests(record.witnesses);
  const isReport = createReportMatcher(record);
  const sorted = {
    files: [],
    proofs: [],
    used: [],
    reports: []
  };
  for (const file of files) {
    const isNamed = match(file).bytes !== "not named";
    const proof = isNamed ? void 0 : proofIn(file, known);
    const isOwn = file.evidence === "this" || file.sha3_256 === evidenceDigest || witnesses.has(file.sha256);
    if (proof !== void 0 || !isNamed && isOwn) sorted.used.push(file.name);
    else if (!isNamed && isReport(file.name)) sorted.reports.push(file.name);
    else sorted.files.push(file);
    if (proof !== void 0) sorted.proofs.push(proof);
  }
  return sorted;
}
function createReportMatcher({ names }) {
  let assets;
  return (name) => {
    const base = plainName(baseName(name));
    if (!isReportFile(base)) return false;
    assets ??= new Set([...names.keys()].map(toAssetName));
    return evidenceKind(base, assets) === "report";
  };
}
function mayBeEvidence(name, size) {
  return /\.(?:jsonl?|html)$/.test(name) && size <= 268435456;
}
function evidenceIn(record, bytes) {
  try {
    return isKnownTo(record, openRecord(parseEvidence(bytes)).lines) ? "this" : "other";
  } catch (cause) {
    if (cause instanceof AnchorError) return void 0;
    throw cause;
  }
}
function isBeside({ name, evidence }) {
  return evidence === "other" || /^(?:SHA[0-9-]+SUMS|(?:sha256)?checksums?)(?:\.txt)?(?:(?:\.\d+)?\.(?:tsr|ots|asc|sig))?$/i.test(plainName(baseName(name)));
}
function proofIn({ name, bytes }, known) {
  if (bytes === void 0 || !name.endsWith(".json")) return void 0;
  try {
    const item = parseProofItem(bytes);
    return known.has(digestFromWire(item.data) ?? "") ? item : void 0;
  } catch (cause) {
    if (cause instanceof RangeError) return void 0;
    throw cause;
  }
}
const listTool = "the checksum list";
function isNamedAsList(fileName) {
  return /SHA3-256/i.test(fileName) && !/\.(?:jsonl?|html)$/i.test(fileName);
}
function parseListEvidence(fileName, bytes) {
  const entries = parseChecksums(fileName, new TextDecoder().decode(bytes));
  const digests2 = new Set(entries.map(({ digest }) => digest));
  const statement = toStatement({
    tool: {
      name: listTool,
      version: fileName
    },
    mode: "verify",
    finishedOn: "",
    subjects: entries.map(({ name, digest }) => ({
      name,
      digest: { sha3_256: digest }
    })),
    anchors: [...digests2].map((digest) => ({
      covers: "subject",
      digest,
      verdict: "unknown"
    }))
  });
  if (statement === void 0) throw new RangeError("A list that can be read names a file.");
  return statement;
}
const verdictRanks = {
  mismatch: 0,
  unreachable: 1,
  unknown: 2,
  incomplete: 3,
  valid: 4
};
function worstOf(words, ranks) {
  return [...new Set(words)].sort((one, other) => ranks[one] - ranks[other])[0];
}
const witnessRanks = {
  "not fitting": 0,
  yes: 1,
  "not trusted": 2,
  pending: 3,
  none: 4
};
function joinWitnesses(claims) {
  return worstOf(claims, witnessRanks) ?? "none";
}
function worstVerdict(verdicts) {
  return worstOf(verdicts, verdictRanks) ?? "incomplete";
}
const exitCodes = {
  valid: 0,
  mismatch: 1,
  unreachable: 2,
  unknown: 2,
  incomplete: 3
};
function verificationExitCode(verdict, hasUnreadable = false) {
  if (verdict === void 0 || hasUnreadable && verdict !== "mismatch") return 4;
  return exitCodes[verdict];
}
const listNote = "a list of this evidence, unchanged. No block holds the list itself, so verify other files by this evidence, not by the list.";
const reportNote = "by its name a report of the service's. It was not compared, and proves nothing here.";
const pageNote = "read as evidence. What else is in this page was not compared.";
const sourceNote = "Bytes and path are only as good as where the evidence came from: whoever can replace the files there can replace the evidence too. Look the digest up on the chain, or take the evidence from a second place.";
function createProofPaths({ anchors, lists, coverOf }, proofs) {
  const unsound = lists.find((list) => !isSound(list));
  if (unsound !== void 0) return () => broken(`The checksum list ${unsound.name} in the evidence is not the one of its files.`);
  return (digest) => {
    const [own, list] = [anchors.get(digest), coverOf(digest)];
    const paths = own === void 0 ? [] : [proofPathOf(own, "digest", proofs)];
    if (list !== void 0 && list !== own) {
      const path = proofPathOf(list, "list", proofs);
      paths.push(path.claim === "none needed" ? {
        ...path,
        claim: "yes"
      } : path);
    }
    return paths.find(({ claim }) => claim === "broken") ?? paths.find(({ anchor }) => isSettled(anchor)) ?? paths[0] ?? broken("Nothing in the evidence leads from this digest to the chain.");
  };
}
function broken(problem, anchor) {
  return {
    claim: "broken",
    hashes: [],
    is: "digest",
    problem,
    ...anchor && { anchor }
  };
}
function isSound(list) {
  const { sha3_256: sha3_2562, sha256: sha2562 } = listDigests(listText(list, list.subjects));
  return list.sha3_256 === sha3_2562 && (list.sha256 === void 0 || list.sha256 === sha2562);
}
function proofPathOf(anchor, is, atHand) {
  const { digest, proofs } = anchor;
  const own = atHand.filter(({ data }) => digestFromWire(data) === digest);
  const roots = [];
  try {
    for (const proof of proofs) roots.push(anchoredRoot(digest, proof));
    for (const item of own) roots.push(anchoredRoot(digest, toAnchorProof(item)));
    if ((anchor.chain?.records ?? []).flatMap((record) => record.matched ?? []).some((text) => ![digest, ...roots].some((hash) => digestFromWire(text) === hash))) throw new RangeError("a chain record is about another hash");
  } catch (cause) {
    if (!(cause instanceof RangeError)) throw cause;
    return broken(`The path from this digest is broken: ${cause.message}.`, anchor);
  }
  return roots.length === 0 ? {
    claim: "none needed",
    anchor,
    hashes: [digest],
    is
  } : {
    claim: "yes",
    anchor,
    hashes: [.../* @__PURE__ */ new Set([...roots, digest])],
    is: "root"
  };
}
function anchoredRoot(digest, { steps, root, file }) {
  if (rootOfSteps(digest, steps) !== root) throw new RangeError("its steps do not lead to its root");
  if (file === void 0) return root;
  if (digestFromWire(file.data) !== digest) throw new RangeError("its proof file is about another digest");
  if (digestFromWire(file.root) !== root) throw new RangeError("its proof file has another root");
  if (JSON.stringify(toProofSteps(parseMerklePath(file.proof))) !== JSON.stringify(steps)) throw new RangeError("its steps are not those of its proof file");
  return root;
}
function askedChain(path, answers) {
  const own = (answers ?? []).filter(({ hash }) => path.hashes.includes(hash));
  const claim = answers !== void 0 && path.hashes.length > 0 ? saidAbout(path, own) : "not asked";
  const advice = claim === "could not be asked" ? own.find((answer) => answer.advice !== void 0)?.advice : void 0;
  return {
    claim,
    according: [...new Set(own.flatMap(({ according }) => according))],
    ...advice !== void 0 && { advice },
    isPublic: claim === "yes" && own.every(({ demonstration }) => demonstration !== true),
    notes: [...elsewhere(own, claim), ...new Set(own.flatMap(({ why }) => why ?? []))]
  };
}
function saidAbout(path, answers) {
  const named2 = answers.filter(({ hash }) => statedBlocks(hash, path).size > 0);
  const decisive = named2.length > 0 ? named2 : answers;
  const yes = decisive.filter(({ said: said2 }) => said2 === "yes");
  if (yes.some(({ hash, records = [] }) => {
    const [stated, seen] = [statedBlocks(hash, path), blocksOf(records)];
    return stated.size === 0 || seen.size === 0 || [...stated].some((block) => seen.has(block));
  })) return "yes";
  if (yes.length > 0) return "no";
  const said = new Set(decisive.map((answer) => answer.said));
  if (said.size === 0 || said.has("could not be asked")) return "could not be asked";
  return said.has("unknown") ? "unknown" : "no";
}
function statedBlocks(hash, { anchor }) {
  return blocksOf((anchor?.chain?.records ?? []).filter(({ matched = hash }) => sameDigest(matched, hash)));
}
function blocksOf(records) {
  return new Set(records.flatMap(({ block }) => block === void 0 ? [] : [String(block)]));
}
function elsewhere(answers, claim) {
  const blocks = [...blocksOf(answers.flatMap((answer) => answer.records ?? []))];
  return claim === "no" && answers.some(({ said }) => said === "yes") ? [`The chain holds it in block ${blocks.join(", ")}, which is not the block of the evidence.`] : [];
}
function openVerification(evidence) {
  const { record } = evidence;
  const match = createMatcher(record);
  const { files, proofs, ...beside } = sortFiles(evidence, match);
  const findPath = createProofPaths(record, proofs);
  return {
    hashesToAsk: () => {
      const digests2 = files.map((file) => match(file).subject?.digest.sha3_256 ?? file.sha3_256);
      return [...new Set(digests2.flatMap((digest) => findPath(digest).hashes))];
    },
    conclude: (answers) => {
      const judge = (digest) => judgePath(findPath(digest), answers, record.isDemonstration);
      const claims = files.map((file) => withWitness(judgeFile(file, match(file), record, judge), file, evidence.witnesses));
      return {
        ...concludeClaims(record, claims, beside),
        ...evidence.isPartial && { isPartial: true }
      };
    }
  };
}
function verifyEvidence({ chain, ...evidence }) {
  return openVerification(evidence).conclude(chain);
}
function concludeClaims({ names, lines, chain }, claims, { used, reports }) {
  const present = new Set(claims.map(({ subject }) => subject));
  const others = claims.filter((one) => !isUnheld(one));
  const files = others.length > 0 ? others : claims;
  return {
    verdict: worstVerdict(files.map(({ verdict }) => verdict)),
    files,
    usedAsEvidence: used,
    reports,
    lists: claims.filter((one) => !files.includes(one)).map(({ file }) => file),
    missing: [...names.keys()].filter((name) => !present.has(name)),
    evidence: originOf(lines),
    ...chain && { chainName: chain }
  };
}
function isUnheld({ verdict, lookUp }) {
  return verdict === "incomplete" && lookUp === void 0;
}
function originOf(lines) {
  const last = lines.findLast(({ predicate }) => predicate.mode === "stamp") ?? lines.at(-1);
  if (last === void 0) throw new RangeError("There is no line of evidence.");
  const { tool, mode, finishedOn, run, service } = last.predicate;
  return {
    tool,
    mode,
    finishedOn,
    ...run && { run },
    ...service && { service }
  };
}
function withWitness(claims, file, answers = []) {
  const { verdict, notes, ...rest } = claims;
  const own = answers.filter(({ sha256: sha2562 }) => claims.bytes === "yes" && sha2562.has(file.sha256));
  const witness = joinWitnesses(own.map(({ claim }) => claim));
  const witnesses = own.map(({ sentence, advice }) => advice === void 0 ? `${sentence}.` : `${sentence}. ${advice}`);
  return {
    ...rest,
    witness,
    witnesses,
    verdict: witness === "not fitting" ? "mismatch" : verdict,
    notes
  };
}
function judgeFile(file, match, record, judge) {
  const { subject, bytes, formerOf, notes } = match;
  if (subject !== void 0) return toFileClaims(file, subject.name, match, judge(subject.digest.sha3_256));
  const list = listOf(file, record);
  if (list !== void 0) return toFileClaims(file, list.name, compareDigests(file, list), judgeList(list, record, judge));
  const unknown = {
    path: "none needed",
    chain: "not asked",
    according: [],
    verdict: "mismatch"
  };
  return {
    file: file.name,
    digest: file.sha3_256,
    bytes,
    ...isBeside(file) && { isBeside: true },
    ...formerOf !== void 0 && { formerOf },
    ...unknown,
    notes
  };
}
function listOf(file, record) {
  const names = /* @__PURE__ */ new Set([
    file.name,
    baseName(file.name),
    baseName(plainName(file.name))
  ]);
  const named2 = record.lists.filter(({ name, sha3_256: sha3_2562 }) => names.has(name) || names.has(keptListName(sha3_2562)));
  const stamped = named2.filter(({ sha3_256: sha3_2562 }) => isStamped(record, sha3_2562));
  const own = stamped.length > 0 ? stamped : named2;
  const same = named2.find(({ sha3_256: sha3_2562 }) => sha3_2562 === file.sha3_256);
  return (same && (own.includes(same) || entriesOf(same).every(({ digest }) => isStamped(record, digest)))) === true ? same : own[0];
}
function toFileClaims({ name, sha3_256: sha3_2562 }, subject, { bytes, isContradicted, notes }, judged) {
  const empty = sha3_2562 === "a7ffc6f8bf1ed76651c14756a061d662f580ff4de43b49fa82d80a4b80f8434a" ? ["The file is empty: everybody has its digest, so it proves nothing."] : [];
  return {
    file: name,
    subject,
    digest: sha3_2562,
    bytes,
    ...isContradicted && { isContradicted },
    ...judged,
    verdict: bytes === "yes" ? judged.verdict : "mismatch",
    notes: [
      ...notes,
      ...judged.notes,
      ...empty
    ]
  };
}
function judgeList({ sha3_256: sha3_2562, text, subjects }, { anchors, coverOf }, judge) {
  if (text !== void 0 || anchors.has(sha3_2562) || coverOf(sha3_2562) !== void 0) return judge(sha3_2562);
  const each = subjects.map(({ digest }) => judge(digest.sha3_256));
  const isBroken2 = each.some(({ path }) => path === "broken");
  return {
    path: isBroken2 ? "broken" : "none needed",
    chain: "not asked",
    according: [],
    verdict: isBroken2 ? "mismatch" : "incomplete",
    notes: [unheldNote, ...new Set(each.flatMap(({ notes }) => notes))].slice(0, 3)
  };
}
const unheldNote = "No block holds this list: at most the SHA3-256 digests of its files are on the chain.";
function judgePath(path, answers, isDemonstration) {
  const { claim: chain, isPublic, notes, ...asked } = askedChain(path, answers);
  const doubts = isPublic ? [] : doubtsOf(path, isDemonstration || chain === "yes");
  const lookUp = toLookUp(path);
  return {
    path: path.claim,
    chain,
    ...asked,
    verdict: verdictOf(path.claim, chain, doubts.length > 0),
    ...path.anchor?.verdict === "skipped" && { isUnsent: true },
    ...lookUp && { lookUp },
    notes: [
      ...path.problem === void 0 ? [] : [path.problem],
      ...notes,
      ...doubts
    ]
  };
}
function verdictOf(path, chain, isDoubtful) {
  if (path === "broken" || chain === "no") return "mismatch";
  if (chain === "could not be asked") return "unreachable";
  if (chain === "unknown") return "unknown";
  return isDoubtful ? "incomplete" : "valid";
}
function doubtsOf(path, isDemonstration) {
  if (path.claim === "broken") return [];
  const verdict = path.anchor?.verdict ?? "unknown";
  return [...isSettled(path.anchor) ? [] : [`When the evidence was written, no block was known to hold this (${verdict}).`], ...isDemonstration ? ["A demonstration: nothing was anchored on a public chain."] : []];
}
function toLookUp({ anchor, hashes, is }) {
  const [hash] = hashes;
  if (hash === void 0) return void 0;
  const location = anchor?.chain ?? { records: [] };
  if (is !== "root" || anchor === void 0) return {
    hash,
    is,
    ...location
  };
  const { digest, covers, proofs } = anchor;
  if (location.records.some(({ matched }) => sameDigest(matched, digest))) return {
    hash: digest,
    is: covers === "list" ? "list" : "digest",
    ...location
  };
  const address = proofs.find(({ file }) => file !== void 0)?.file?.address;
  return {
    hash,
    is,
    ...location,
    ...address !== void 0 && { address }
  };
}
const maxHeadlineName = 80;
function renderSameBytes({ Who, isOne, isOnly }, but) {
  return `${isOnly ? "Same bytes" : `${Who} ${isOne ? "has" : "have"} the same bytes`}, but ${but}`;
}
function renderSameFile({ Who, isOne, isOnly }) {
  if (isOnly) return "This is exactly the file that the release's evidence names.";
  return `${Who} ${isOne ? "is exactly the one" : "are exactly the ones"} that the release's evidence names.`;
}
function isBroken(how) {
  return ({ who }) => [`The evidence of ${who} ${how}: do not rely on it.`, "Download the evidence again; if it stays so, tell the project."];
}
function dated({ witness, isOne }, otherwise, also = "") {
  return [witness === "yes" ? `The time-stamp that is shown says by when ${isOne ? "it" : "they"} existed.` : otherwise, also].filter((sentence) => sentence !== "").join(" ");
}
const sentences = {
  "other bytes": ({ who, isOne }) => [`Do not open ${who}: ${isOne ? "it is not the one" : "they are not the ones"} that the evidence names.`, `Download ${isOne ? "it again; if it stays" : "them again; if they stay"} so, tell the project.`],
  contradiction: isBroken("contradicts itself"),
  mismatch: isBroken("is broken"),
  "earlier bytes": ({ Who, isOne, formerOf }) => [`${Who} ${isOne ? `has earlier bytes of ${formerOf}` : "have earlier bytes of files"}: the evidence records other bytes now.`, `Do not open ${isOne ? "it" : "them"}: download the release's file. If that has these bytes too, tell the project.`],
  "not named": ({ who, isOne, isOnly }) => [`No file of this release has ${isOnly ? "these bytes" : `the bytes of ${who}`}.`, isOne ? "If it came from this release, do not open it. If it came from another one, take that release's evidence." : "If they came from this release, do not open them. If they came from another one, take that release's evidence."],
  "unread evidence": ({ who, isOne, isOnly }) => [`The evidence that could be read does not name ${isOnly ? "these bytes" : `the bytes of ${who}`}.`, `Other evidence of the release may: try again later, and do not open ${isOne ? "it" : "them"} before.`],
  beside: ({ Who, isOne }) => [isOne ? `${Who} is a checksum list or evidence, but not of this evidence: it was not compared.` : `${Who} are checksum lists or evidence, but not of this evidence: they were not compared.`, "Start again, and choose only the files that you downloaded to use."],
  unreadable: ({ Who, isOne }) => [`${Who} could not be read, so nothing is known about ${isOne ? "it" : "them"}.`, `Choose ${isOne ? "it" : "them"} again.`],
  unreachable: (words) => [renderSameBytes(words, "the chain could not be asked."), words.advice ?? "Try again later, or name another node of that chain."],
  unknown: (words) => [renderSameBytes(words, "the answers about the chain prove nothing."), "Read below what was said. Try again later, or name another node of that chain."],
  demonstration: (words) => [renderSameBytes(words, "the evidence is a demonstration: nothing was anchored on a public chain."), dated(words, "It does not prove when the file existed.")],
  list: (words) => [renderSameBytes(words, "a checksum list names no block."), dated(words, "Use the release's anchor-evidence.html or anchor-\u2026.jsonl: they say since when the file existed.")],
  unsent: (words) => [renderSameBytes(words, "the evidence has no stamp of them on a chain."), dated(words, words.witness === "not trusted" ? `Another clock says by when ${words.isOne ? "it" : "they"} existed: see below whether you trust it.` : `The evidence does not prove when ${words.isOne ? "it" : "they"} existed.`)],
  incomplete: (words) => [renderSameBytes(words, "no block is known to hold them yet."), dated(words, "", "Download the evidence again later. By then, it may name the block.")],
  unheld: (words) => [renderSameBytes(words, `no block holds ${words.isOne ? "this list" : "these lists"}.`), dated(words, "", "Verify each file itself, with the same evidence.")],
  valid: (words) => [renderSameFile(words), `To check since when ${words.isOne ? "it has" : "they have"} existed, look on the chain as shown below.`],
  confirmed: (words) => [renderSameFile(words), `The chain holds ${words.isOne ? "it" : "them"}, says who was asked.`]
};
const order = Object.keys(sentences);
function findingOf(claims, { evidence: { service, tool }, isPartial }) {
  const { bytes, chain, verdict, isContradicted, isUnsent } = claims;
  if (claims.isBeside === true) return "beside";
  if (isContradicted === true) return "contradiction";
  if (bytes !== "yes" && isPartial === true) return "unread evidence";
  if (claims.formerOf !== void 0) return "earlier bytes";
  if (bytes !== "yes") return bytes;
  if (verdict === "valid" && chain === "yes") return "confirmed";
  if (verdict !== "incomplete") return verdict;
  if (tool.name === "the checksum list") return "list";
  if (service?.demonstration === true) return "demonstration";
  if (isUnheld(claims)) return "unheld";
  return isUnsent === true ? "unsent" : verdict;
}
function toResult(verification, unreadable = 0) {
  const { files, verdict } = verification;
  const groups = Map.groupBy(files, (file) => findingOf(file, verification));
  const total = files.length + unreadable;
  const [[headline, next] = ["Nothing is compared yet.", "Choose the file that you downloaded too."], ...rest] = order.flatMap((finding) => {
    const own = groups.get(finding) ?? [];
    const count = finding === "unreadable" ? unreadable : own.length;
    const [witness, another] = new Set(own.map((one) => one.witness));
    const common = another === void 0 ? witness : void 0;
    const advice = own.find((one) => one.advice !== void 0)?.advice;
    const formerOf = plainText(own[0]?.formerOf ?? "", maxHeadlineName);
    return count === 0 ? [] : [sentences[finding]({
      ...wordsFor(count, total, own[0]?.file),
      witness: common,
      advice,
      formerOf
    })];
  });
  return {
    verdict: unreadable > 0 && verdict === "valid" ? "incomplete" : verdict,
    headline,
    next,
    rest: rest.map(([says]) => says)
  };
}
function wordsFor(count, total, name) {
  const [isOne, isOnly] = [count === 1, total === 1];
  if (isOne && !isOnly && name !== void 0) {
    const who2 = plainText(name, maxHeadlineName);
    return {
      who: who2,
      Who: who2,
      isOne,
      isOnly
    };
  }
  const all = isOnly ? "this file" : `these ${total.toLocaleString("en")} files`;
  const who = count === total ? all : `${count.toLocaleString("en")} of ${all}`;
  return {
    who,
    Who: who.replace(/^t/, "T"),
    isOne,
    isOnly
  };
}
const maxClaimName = 300;
const maxWitness = 1e3;
function renderClaims(verification) {
  const { evidence, chainName } = verification;
  const { tool, finishedOn, run } = evidence;
  const { headline, next, rest } = toResult(verification);
  const written = finishedOn && ` of ${finishedOn}`;
  const release = [run?.repository, run?.tag ?? run?.ref].filter((part) => part !== void 0).join(" ");
  return `${[
    headline,
    next,
    ...rest,
    "",
    row("evidence", `${tool.name} ${tool.version}${written}`),
    ...release === "" ? [] : [row("", release)],
    ...run?.url === void 0 ? [] : [row("", run.url)],
    ...chainName === void 0 ? [] : [row("of chain", renderChainName(chainName))],
    ...verification.files.flatMap((file) => renderFile(file, chainName)),
    ...verification.usedAsEvidence.filter((name) => !isPage(name)).map((name) => `
${plainText(name, maxClaimName)}: read as evidence.`),
    ...notesOf(verification).map((note) => `
${note === "Bytes and path are only as good as where the evidence came from: whoever can replace the files there can replace the evidence too. Look the digest up on the chain, or take the evidence from a second place." ? note.replaceAll(/(?<=[:.]) /g, "\n") : note}`)
  ].join("\n")}
`;
}
function notesOf({ files, lists, reports, usedAsEvidence }) {
  const isAsked = files.every(({ bytes, chain }) => bytes !== "yes" || chain === "yes");
  const told = (names, note) => names.map((name) => `${plainText(name, maxClaimName)}: ${note}`);
  return [
    ...told(usedAsEvidence.filter(isPage), pageNote),
    ...told(lists, listNote),
    ...told(reports, reportNote),
    ...isAsked ? [] : [sourceNote]
  ];
}
function isPage(name) {
  return name.endsWith(".html");
}
function shownClaims({ bytes, path, chain, lookUp }) {
  return bytes === "yes" && (path === "broken" || lookUp !== void 0) ? {
    path,
    chain,
    lookUp
  } : {
    path: "\u2013",
    chain: "\u2013"
  };
}
function renderFile(claims, chainName) {
  const { file, digest, bytes, according, notes, witness, witnesses } = claims;
  const { path, chain, lookUp } = shownClaims(claims);
  const who = bytes === "yes" && according.length > 0 ? `, according to ${according.map((source) => plainText(source)).join(", ")}` : "";
  return [
    `
${plainText(file, maxClaimName)}`,
    row("SHA3-256", digest),
    row("bytes", bytes),
    row("path", path),
    row("chain", `${chain}${who}`),
    ...witness === "none" ? [] : [row("witness", witness), ...witnesses.map((said) => row("", said, maxWitness))],
    ...notes.map((note) => row("note", note)),
    ...lookUp === void 0 ? [] : renderLookUp(lookUp, chainName)
  ];
}
function row(name, value, most = maxClaimName) {
  return `  ${name.padEnd(12)} ${plainText(value, most)}`;
}
const hashNames = {
  digest: "the digest",
  list: "the digest of the checksum list",
  root: "the root"
};
function renderLookUp({ hash, is, address, port, records }, chainName) {
  const members = records.slice(0, 5).flatMap((record) => {
    const { block, date, transaction, txpow } = record;
    return [
      ["block", date === void 0 ? block : `${block ?? "?"}, ${date}`],
      ["transaction", transaction],
      ["txpow", txpow],
      ["explorer", explorerAddress(chainName, record)]
    ];
  });
  return [
    ["look up", hash],
    ["", `(${hashNames[is]})`],
    ["address", address],
    ["state", port],
    ...members
  ].flatMap(([name, value]) => value === void 0 ? [] : [row(name, String(value))]);
}
const asking = [
  "node",
  "node-url",
  "api-url"
];
const meant = /* @__PURE__ */ new Set([
  ...asking,
  "tsa-ca",
  "bitcoin-header",
  "api-key-file",
  "files",
  "json"
]);
async function verifyByEvidence(options, terminal) {
  const { values } = options;
  refuseSurplus(options, ["evidence"], "--evidence");
  const words = [...values.get("files") ?? [], ...options.words];
  if (words.length === 0) throw usageError("verify --evidence needs a file to compare with the evidence");
  const [evidence = ""] = values.get("evidence") ?? [];
  const bytes = await readEvidenceFile(evidence);
  const name = basename(evidence);
  const record = openEvidence(isNamedAsList(name) ? [parseListEvidence(name, bytes)] : parseNamed(name, bytes), Date.now());
  const { exitCode } = await printClaims({
    record,
    ...await readFilesAtHand(record, words, terminal.stderr),
    evidenceDigest: hashBytes(bytes)
  }, options, terminal);
  return exitCode;
}
function parseNamed(name, bytes) {
  try {
    return parseEvidence(bytes);
  } catch (thrown) {
    if (!(thrown instanceof AnchorError)) throw thrown;
    const account = `${toLine(name)} cannot be used as evidence: ${messageOf(thrown.cause)}.`;
    throw retold(thrown, account, "Use the release's anchor-evidence.html or anchor-\u2026.jsonl, unchanged. With SHA256SUMS: sha256sum --check --ignore-missing SHA256SUMS.");
  }
}
async function readFilesAtHand(record, words, stderr) {
  const { names, errors } = await expandPatterns(words, (text) => void stderr.write(`${text}
`));
  const hashed = await hashWords(names, { sha256: isSha256Compared(record, names) });
  const match = createMatcher(record);
  const files = [];
  for (const { source, subject } of hashed.files) {
    const { digest, sha256: sha2562 = "" } = subject;
    const file = {
      name: subject.name,
      sha3_256: digest,
      sha256: sha2562
    };
    if (match(file).bytes !== "not named" || !mayBeEvidence(source.name, source.size)) files.push(file);
    else {
      const bytes = await readFile(source.path);
      const isProof = source.size <= 1048576 && source.name.endsWith(".json");
      files.push({
        ...file,
        evidence: evidenceIn(record, bytes),
        ...isProof && { bytes }
      });
    }
  }
  return {
    files,
    errors: [...errors, ...hashed.errors]
  };
}
async function expandPatterns(words, tell) {
  const patterns = words.filter((word) => /[*?[]|^!/.test(word) && !existsSync(word));
  if (patterns.length === 0) return {
    names: words,
    errors: []
  };
  const { findFiles } = await import("./find-files.js");
  const errors = [];
  const hint = "Nothing was compared for this pattern.";
  const { files, failed } = await findFiles(patterns, {
    workspace: process.cwd(),
    notice: tell,
    warn: tell,
    unmatched: (text) => void errors.push(new AnchorError("NO_FILES_FOUND", text, { hint }))
  });
  errors.push(...failed.map(({ subject, error }) => retold(error, `${subject.name}: ${error.account}`)));
  const named2 = words.filter((word) => !patterns.includes(word));
  return {
    names: [.../* @__PURE__ */ new Set([...named2, ...files.map(({ name }) => name)])],
    errors
  };
}
async function printClaims({ files, errors, ...evidence }, options, { stdout, stderr, env }) {
  const { record } = evidence;
  const witnesses = record.witnesses.length > 0 || options.values.has("tsa-ca") || options.values.has("bitcoin-header") ? await (await import("./trust.js")).readTrusted(record, options) : [];
  const { hashesToAsk, conclude } = openVerification({
    ...evidence,
    files,
    witnesses
  });
  const verification = conclude(asking.some((name) => options.values.has(name)) ? await (await import("./ask-chain.js")).askAbout(hashesToAsk(), options, env) : void 0);
  tellErrors(errors, stderr);
  const { missing, verdict } = verification;
  const hasUnreadable = errors.length > 0;
  if (files.length === 0) return {
    exitCode: verificationExitCode(void 0, hasUnreadable),
    missing
  };
  const isJson = options.values.get("json")?.[0] === "true";
  stdout.write(isJson ? `${JSON.stringify(verification, null, 2)}
` : renderClaims(verification).replaceAll(/.+/g, (line) => toLine(line)));
  return {
    exitCode: verificationExitCode(verdict, hasUnreadable),
    missing
  };
}
function refuseSurplus({ values }, more, beside) {
  const surplus = [...values.keys()].find((name) => !meant.has(name) && !more.includes(name));
  if (surplus !== void 0) throw usageError(`--${surplus} cannot be used together with ${beside}`);
}
async function readEvidenceFile(path) {
  try {
    const { size } = await stat(path);
    if (size > 268435456) throw new AnchorError("EVIDENCE_INVALID", "The evidence is larger than 256 MiB.");
    return await readFile(path);
  } catch (thrown) {
    if (thrown instanceof AnchorError) throw thrown;
    const code = thrown.code ?? "unreadable";
    throw usageError(code === "ENOENT" ? `The evidence ${toLine(path)} does not exist` : `The evidence ${toLine(path)} cannot be read (${code})`);
  }
}
function isSha256Compared({ names, lists, witnesses }, words) {
  const listed = new Set(lists.flatMap(({ name, sha3_256: sha3_2562 }) => [basename(name), keptListName(sha3_2562)]));
  return witnesses.length > 0 || [...names.values()].some(({ digest }) => digest.sha256 !== void 0) || words.some((word) => listed.has(plainName(basename(word))));
}
export { Chi, HashMD, Maj, anchorVerdicts, arrayOf, chainLines, compareAnchors, contentOf, countOf, createNamer, decodeUtf8, evidenceKind, explorerAddress, flagOf, formatLog, hasLines, hexDigestOf, isKnownTo, isNews, isObject, isReportFile, isRunFile, isSettled, isStamped, isStatedList, isTemporaryName, joinLogs, keccak_256, keptListName, keyOfLogAsset, keyOfStatementAsset, listDigests, listText, logAssetName, matchOf, maxJsonLength, maxLogBytes, maxProofBytes, maxSkewMs, memberAt, memberOf, named, objectOf, oldestRecord, openEvidence, openRecord, optional, parseEvidence, parseJsonText, parseLog, parseProof, parseProofItem, parseStatement, predicateType, printClaims, readAtMost, readFilesAtHand, recordsOf, refuseSurplus, renderEvidencePage, renderStatement, reportFileName, runFiles, sha256, statementForm, statementType, takeAtMost, temporaryName, timeOf, toAnchorProof, toAnchorRecord, toAssetName, toNextStatement, toStatement, uniqueOf, verifyByEvidence, verifyEvidence, withLine, withoutUndefined, witnessDigests, witnessFiles };
