import { __toESM } from "./rolldown-runtime.js";
import { AnchorError, breakable, counted, debug, documentAt, emptyOutputs, errorCatalogue, errorFacts, errorOf, evidenceOf, explainedAt, fold, given, isAnchored, isFine, isLoopback, link, lookUpAddress, mayBeSpent, messageOf, openOf, outputNames, plainText, problemReportTitle, readSecrets, reasonToSkip, refusalOf, renderBytes, renderChainName, renderFew, renderLength, renderProblemReport, renderWithinBudget, renderWitnesses, requestIdOf, retold, safeLink, sentence, serviceAddress, setOutputs, shortDigest as shortDigest$1, textLimits, toAnchorError, toFailure, toLine, toLineName, toLineNames, toMarkdownCode, toMarkdownText, toMinute, untilOverdue, verdictFacts, verdicts, version, withSaid, writeSummary } from "./start.js";
import "node:util";
import { createHash, hash, randomUUID } from "node:crypto";
import * as os from "os";
import * as fs from "fs";
import * as path$1 from "path";
import assert from "assert";
import { setImmediate, setTimeout } from "node:timers/promises";
import { closeSync, constants, existsSync as existsSync$1, fstatSync, lstatSync, openSync, readFileSync as readFileSync$1, readSync, readdirSync, realpathSync, rmSync, statSync, writeSync } from "node:fs";
import { availableParallelism, hostname, tmpdir } from "node:os";
import { access, lstat, mkdir, open, readFile, readdir, rename, rm, stat, writeFile } from "node:fs/promises";
import { basename, dirname, isAbsolute, join, parse, relative, resolve, sep } from "node:path";
import { kill, pid } from "node:process";
const silenceMs = 6e4;
function createWeb() {
  const opened = /* @__PURE__ */ new Map();
  const closed2 = new AbortController();
  const dispatcherOf = (url) => {
    const base = isLoopback(url) && url.protocol === "http:" ? "http://localhost" : "https://localhost";
    const dispatcher = opened.get(base) ?? import("./http.js").then(({ createDispatcher }) => createDispatcher(new URL(base), closed2.signal));
    opened.set(base, dispatcher);
    return dispatcher;
  };
  return {
    fetch: async (address, init) => {
      const { fetch } = await import("./fetch2.js").then((m) => __toESM(m.default, 1));
      return fetch(address, {
        ...init,
        dispatcher: await dispatcherOf(new URL(address))
      });
    },
    get: async (url, headers, signal) => requestOnce(await dispatcherOf(url), url, headers, {
      method: "GET",
      signal
    }),
    post: async (url, headers, body, signal) => requestOnce(await dispatcherOf(url), url, headers, {
      method: "POST",
      body,
      signal
    }),
    close: async () => closed2.abort()
  };
}
async function requestOnce(dispatcher, url, headers, request) {
  const { default: send } = await import("./api-request.js").then((m) => __toESM(m.default, 1));
  const { statusCode, ...answer } = await orAborted(send.call(dispatcher, {
    origin: url.origin,
    path: `${url.pathname}${url.search}`,
    ...request,
    headers: {
      "user-agent": "anchor-artifacts",
      ...headers,
      "accept-encoding": "identity"
    },
    headersTimeout: silenceMs,
    bodyTimeout: silenceMs
  }), request.signal);
  answer.body.on("error", () => {
  });
  return {
    status: statusCode,
    headers: answer.headers,
    body: answer.body
  };
}
async function orAborted(work, signal) {
  const { promise: aborted, reject } = Promise.withResolvers();
  const end = () => reject(signal.reason);
  signal.addEventListener("abort", end);
  if (signal.aborted) end();
  return Promise.race([work, aborted]).finally(() => signal.removeEventListener("abort", end));
}
const maxRedirects = 5;
async function follow$1(web, start, signal, rules) {
  let url = start;
  for (let hop = 0; hop <= maxRedirects; hop += 1) {
    if (!rules.isAllowed(url)) {
      const { protocol, origin } = url;
      throw new RangeError(protocol === "https:" ? `${origin} is not an address to read from` : "its address does not begin with https://");
    }
    const answer = await web.get(url, rules.headersFor(url), signal);
    const location = answer.headers.location;
    if (answer.status < 300 || answer.status >= 400 || location === void 0) return answer;
    answer.body.destroy();
    if (!URL.canParse(location, url.href)) throw new RangeError("it redirects to something that is not an address");
    url = new URL(location, url);
  }
  throw new RangeError("its redirects do not end");
}
function isBytes(a) {
  return a instanceof Uint8Array || ArrayBuffer.isView(a) && a.constructor.name === "Uint8Array" && "BYTES_PER_ELEMENT" in a && a.BYTES_PER_ELEMENT === 1;
}
const atitle = (title) => title ? `"${title}" ` : "";
function anumber(n, title = "") {
  if (typeof n !== "number") throw new TypeError(atitle(title) + "expected number, got " + typeof n);
  if (!Number.isSafeInteger(n) || n < 0) throw new RangeError(atitle(title) + "expected integer >= 0, got " + n);
  return n;
}
function abool(value, title = "") {
  if (typeof value !== "boolean") throw new TypeError(atitle(title) + "expected boolean, got type=" + typeof value);
  return value;
}
function abytes(value, length, title = "") {
  if (isBytes(value) && (length === void 0 || value.length === length)) return value;
  if (length !== void 0) anumber(length, "length");
  const bytes = isBytes(value);
  const ofLen = length !== void 0 ? ` of length ${length}` : "";
  const got = bytes ? `length=${value.length}` : `type=${typeof value}`;
  const message = atitle(title) + "expected Uint8Array" + ofLen + ", got " + got;
  if (!bytes) throw new TypeError(message);
  throw new RangeError(message);
}
const aobject = (value, label) => {
  if (value === null || typeof value !== "object" || Array.isArray(value)) throw new TypeError((label === "object" ? "" : `"${label}" `) + "expected object, got type=" + typeof value);
};
const aopts = (value, label) => {
  aobject(value, label);
  const proto = Object.getPrototypeOf(value);
  if (proto !== Object.prototype && proto !== null) throw new TypeError(`"${label}" expected plain object`);
  if (Object.hasOwn(value, "__proto__")) throw new TypeError(`"${label}.__proto__" is not allowed`);
};
function aexists(instance, checkFinished = true) {
  if (instance.destroyed) throw new Error("hash was destroyed");
  if (checkFinished && instance.finished) throw new Error("digest() was already called");
}
function aoutput(out, instance) {
  abytes(out, void 0, "output");
  const min = instance.outputLen;
  if (!(out.length >= min)) throw new RangeError('"output" expected length >= ' + min);
}
function u32(arr) {
  return new Uint32Array(arr.buffer, arr.byteOffset, Math.floor(arr.byteLength / 4));
}
function clean(...arrays) {
  for (let i = 0; i < arrays.length; i++) arrays[i].fill(0);
}
function createView(arr) {
  return new DataView(arr.buffer, arr.byteOffset, arr.byteLength);
}
function rotr(word, shift) {
  return word << 32 - shift | word >>> shift;
}
function rotl(word, shift) {
  return word << shift | word >>> 32 - shift >>> 0;
}
const isLE = (() => new Uint8Array(new Uint32Array([287454020]).buffer)[0] === 68)();
function byteSwap(word) {
  return word << 24 & 4278190080 | word << 8 & 16711680 | word >>> 8 & 65280 | word >>> 24 & 255;
}
function byteSwap32(arr) {
  for (let i = 0; i < arr.length; i++) arr[i] = byteSwap(arr[i]);
  return arr;
}
const swap32IfBE = isLE ? (u) => u : byteSwap32;
const hasHexBuiltin = (() => typeof Uint8Array.from([]).toHex === "function" && typeof Uint8Array.fromHex === "function")();
const hexes = Array.from({ length: 256 }, (_, i) => i.toString(16).padStart(2, "0"));
function bytesToHex(bytes) {
  abytes(bytes);
  if (hasHexBuiltin) return bytes.toHex();
  let hex = "";
  for (let i = 0; i < bytes.length; i++) hex += hexes[bytes[i]];
  return hex;
}
function asciiToBase16(ch) {
  return ch >= 48 && ch <= 57 ? ch - 48 : ch >= 65 && ch <= 70 ? ch - 55 : ch >= 97 && ch <= 102 ? ch - 87 : void 0;
}
function hexToBytes(hex) {
  if (typeof hex !== "string") throw new TypeError("hex string expected, got " + typeof hex);
  if (hasHexBuiltin) try {
    return Uint8Array.fromHex(hex);
  } catch (error) {
    if (error instanceof SyntaxError) throw new RangeError(error.message);
    throw error;
  }
  const hl = hex.length;
  const al = hl / 2;
  if (hl % 2) throw new RangeError("hex string expected, got unpadded hex of length " + hl);
  const array = new Uint8Array(al);
  for (let ai = 0, hi = 0; ai < al; ai++, hi += 2) {
    const n1 = asciiToBase16(hex.charCodeAt(hi));
    const n2 = asciiToBase16(hex.charCodeAt(hi + 1));
    if (n1 === void 0 || n2 === void 0) {
      const char = hex[hi] + hex[hi + 1];
      throw new RangeError('hex string expected, got non-hex character "' + char + '" at index ' + hi);
    }
    array[ai] = n1 * 16 + n2;
  }
  return array;
}
function utf8ToBytes(str) {
  if (typeof str !== "string") throw new TypeError("string expected");
  const encoded = new TextEncoder().encode(str);
  try {
    return new Uint8Array(encoded);
  } finally {
    clean(encoded);
  }
}
function concatBytes(...arrays) {
  let sum = 0;
  for (let i = 0; i < arrays.length; i++) {
    const a = arrays[i];
    abytes(a);
    sum += a.length;
  }
  const res = new Uint8Array(sum);
  for (let i = 0, pad = 0; i < arrays.length; i++) {
    const a = arrays[i];
    res.set(a, pad);
    pad += a.length;
  }
  return res;
}
function checkOpts(defaults2, opts, title = "opts") {
  aopts(defaults2, "defaults");
  if (opts !== void 0) aopts(opts, title);
  return Object.assign(/* @__PURE__ */ Object.create(null), defaults2, opts);
}
function createHasher(hashCons, info = {}) {
  if (typeof hashCons !== "function") throw new TypeError('"hashCons" expected function, got type=' + typeof hashCons);
  info = checkOpts({}, info, "info");
  const hashC = (msg, opts) => hashCons(opts).update(msg).digest();
  const tmp = hashCons(void 0);
  hashC.outputLen = tmp.outputLen;
  hashC.blockLen = tmp.blockLen;
  hashC.canXOF = tmp.canXOF;
  hashC.create = (opts) => hashCons(opts);
  Object.assign(hashC, info);
  return Object.freeze(hashC);
}
const oidNist = (suffix) => ({ oid: Uint8Array.from([
  6,
  9,
  96,
  134,
  72,
  1,
  101,
  3,
  4,
  2,
  suffix
]) });
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
  const open2 = [];
  const colon = /\s*:/y;
  let repeated;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at];
    if (sign === '"') {
      const end = endOfString(text, at);
      colon.lastIndex = end;
      const names = colon.test(text) ? open2.at(-1) : void 0;
      const name = names === void 0 ? "" : nameOf$1(text.slice(at, end));
      if (names?.has(name)) repeated ??= name;
      names?.add(name);
      at = end - 1;
    } else if (sign === "}" || sign === "]") open2.pop();
    else if ((sign === "{" || sign === "[") && open2.push(sign === "{" ? /* @__PURE__ */ new Set() : void 0) > maxJsonDepth) throw new RangeError(`it nests deeper than ${maxJsonDepth} levels`);
  }
  return repeated;
}
function endOfString(text, start) {
  for (let at = text.indexOf('"', start + 1); at !== -1; at = text.indexOf('"', at + 1)) {
    let escapes2 = 0;
    while (text[at - escapes2 - 1] === "\\") escapes2 += 1;
    if (escapes2 % 2 === 0) return at + 1;
  }
  return text.length;
}
function nameOf$1(string) {
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
function optional(reader) {
  return { optional: reader };
}
function named$1(name, form) {
  return {
    named: name,
    form
  };
}
function objectOf(forms) {
  const members = Object.entries(forms).map(([name, given2]) => {
    const { named: member, form } = "form" in given2 ? given2 : {
      named: name,
      form: given2
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
  const order = (value) => {
    const given2 = value;
    const names = Object.keys(given2);
    const object = {};
    let [count, isOrdered] = [0, true];
    for (const { name, member, reader, isOptional } of members) {
      if (given2[name] === void 0 || isOptional && !isReadable(reader, given2[name])) continue;
      const ordered = object[member] = reader.order?.(given2[name]) ?? given2[name];
      isOrdered &&= names[count] === member && ordered === given2[name];
      count += 1;
    }
    return isOrdered && count === names.length ? value : object;
  };
  return Object.assign(read, { order });
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
function arrayOf(item, most, unique2) {
  const read = (list) => {
    const items = itemsOf(list, most).map((each) => item(each));
    if (unique2 !== void 0) refuseTwice(items.map(unique2.by), unique2.what);
    return items;
  };
  const order = (items) => {
    const ordered = items.map((each) => item.order?.(each) ?? each);
    return ordered.every((each, index) => each === items[index]) ? items : ordered;
  };
  return Object.assign(read, { order });
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
function memberAt(value, ...path2) {
  return path2.reduce((current, name) => typeof current === "object" && current !== null && Object.hasOwn(current, name) ? current[name] : void 0, value);
}
function withoutUndefined(members) {
  const kept = {};
  for (const [name, value] of Object.entries(members)) if (value !== void 0) kept[name] = value;
  return kept;
}
const systemClock = {
  now: () => performance.now(),
  today: () => /* @__PURE__ */ new Date(),
  wait: async (milliseconds, signal) => {
    try {
      await setTimeout(milliseconds, void 0, signal === void 0 ? {} : { signal });
    } catch (error) {
      if (signal?.aborted !== true) throw error;
    }
  },
  random: () => Math.random()
};
const messages = {
  FILE_UNREADABLE: "The file cannot be read",
  FILE_VANISHED: "The file is not there",
  FILE_CHANGED: "The file changed while it was being hashed",
  FILE_NOT_REGULAR: "This is not a regular file",
  FILE_OUTSIDE_WORKSPACE: "The file is not in the workspace",
  FILE_NAME_INVALID: "The file's name is not valid UTF-8"
};
const codesBySystemCode = {
  ENOENT: "FILE_VANISHED",
  ENOTDIR: "FILE_VANISHED",
  ELOOP: "FILE_CHANGED",
  EMLINK: "FILE_CHANGED",
  ENXIO: "FILE_NOT_REGULAR",
  ENODEV: "FILE_NOT_REGULAR"
};
const remedies = { EIO: "The disk could not read the file. Check the disk, or write the file again." };
function fileError(code, { detail, ...options } = {}) {
  return new AnchorError(code, `${messages[code]}${detail === void 0 ? "" : ` (${detail})`}.`, options);
}
function toFileError(thrown) {
  const code = systemCode(thrown);
  if (code === void 0 || code === "EMFILE" || code === "ENFILE") return toAnchorError(thrown);
  if (code === "EISDIR") return folderError(thrown);
  return fileError(codesBySystemCode[code] ?? "FILE_UNREADABLE", {
    detail: code,
    cause: thrown,
    hint: remedies[code]
  });
}
function leadsNowhere(thrown) {
  return [
    "ENOENT",
    "ENOTDIR",
    "ELOOP"
  ].includes(systemCode(thrown) ?? "");
}
function folderError(cause) {
  return new AnchorError("FILE_NOT_REGULAR", "This is a folder, not a file.", {
    cause,
    hint: "Name a file, or a pattern such as dist/**."
  });
}
function brokenLink() {
  return new AnchorError("FILE_VANISHED", "The file is a symbolic link, and its target does not exist.", { hint: "Correct the link, name the file itself, or leave the link out." });
}
function systemCode(thrown) {
  return thrown instanceof Error && "code" in thrown && typeof thrown.code === "string" && "errno" in thrown ? thrown.code : void 0;
}
const lowercaseHex = /^[0-9a-f]{64}$/;
function isDigest(text) {
  return lowercaseHex.test(text);
}
function digestFromWire(text) {
  if (typeof text !== "string") return void 0;
  const bare = text.replace(/^0x/i, "").toLowerCase();
  return isDigest(bare) ? bare : void 0;
}
function toPrefixedHash(text) {
  return text.replace(/^(?:0x)?(?=[0-9a-f]{64}$)/i, "0x");
}
function digestFromBytes(bytes) {
  const hex = bytesToHex(bytes);
  if (!isDigest(hex)) throw new RangeError(`A SHA3-256 digest has 32 bytes, not ${bytes.length}.`);
  return hex;
}
const emptyDigest = "a7ffc6f8bf1ed76651c14756a061d662f580ff4de43b49fa82d80a4b80f8434a";
function sameDigest(text, digest) {
  return digestFromWire(text) === digest;
}
function _usingCtx() {
  var r = "function" == typeof SuppressedError ? SuppressedError : function(r2, e2) {
    var n2 = Error();
    return n2.name = "SuppressedError", n2.error = r2, n2.suppressed = e2, n2;
  }, e = {}, n = [];
  function using(r2, e2) {
    if (null != e2) {
      if (Object(e2) !== e2) throw new TypeError("using declarations can only be used with objects, functions, null, or undefined.");
      if (r2) var o = e2[Symbol.asyncDispose || Symbol["for"]("Symbol.asyncDispose")];
      if (void 0 === o && (o = e2[Symbol.dispose || Symbol["for"]("Symbol.dispose")], r2)) var t = o;
      if ("function" != typeof o) throw new TypeError("Object is not disposable.");
      t && (o = function o2() {
        try {
          t.call(e2);
        } catch (r3) {
          return Promise.reject(r3);
        }
      }), n.push({
        v: e2,
        d: o,
        a: r2
      });
    } else r2 && n.push({
      d: e2,
      a: r2
    });
    return e2;
  }
  return {
    e,
    u: using.bind(null, false),
    a: using.bind(null, true),
    d: function d() {
      var o, t = this.e, s = 0;
      function next() {
        for (; o = n.pop(); ) try {
          if (!o.a && 1 === s) return s = 0, n.push(o), Promise.resolve().then(next);
          if (o.d) {
            var r2 = o.d.call(o.v);
            if (o.a) return s |= 2, Promise.resolve(r2).then(next, err);
          } else s |= 1;
        } catch (r3) {
          return err(r3);
        }
        if (1 === s) return t !== e ? Promise.reject(t) : Promise.resolve();
        if (t !== e) throw t;
      }
      function err(n2) {
        return t = t !== e ? new r(n2, t) : n2, next();
      }
      return next();
    }
  };
}
const bufferSize = 262144;
const flags = constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0);
function createBuffer() {
  return Buffer.allocUnsafeSlow(bufferSize);
}
function hashFileSync(path2, buffer, settings) {
  const file = openSync(path2, flags);
  try {
    const before = fstatSync(file);
    if (!before.isFile()) throw fileError("FILE_NOT_REGULAR");
    const isSmall = before.size < buffer.length;
    const digests2 = (isSmall ? digestSmall : digestLarge)(file, before.size, buffer, settings);
    if (!isSameState(before, isSmall ? fstatSync(file) : lstatSync(path2))) throw changed(path2);
    return toHashes(digests2, before, settings);
  } finally {
    closeSync(file);
  }
}
function changed(path2) {
  lstatSync(path2);
  return fileError("FILE_CHANGED");
}
function digestSmall(file, size, buffer, settings) {
  let total = 0;
  let read = 0;
  do {
    read = readSync(file, buffer, total, buffer.length - total, null);
    total += read;
  } while (read > 0 && total < size);
  if (total !== size) throw fileError("FILE_CHANGED");
  const bytes = buffer.subarray(0, total);
  const digest = hashBytes(bytes);
  const digests2 = settings.sha256 ? {
    digest,
    sha256: hash("sha256", bytes, "hex")
  } : { digest };
  settings.onBytes(total);
  return digests2;
}
function digestLarge(file, size, buffer, settings) {
  const meter = createMeter(size, settings);
  for (; ; ) {
    const read = readSync(file, buffer, 0, buffer.length, null);
    if (read === 0) return meter.finish();
    meter.add(buffer.subarray(0, read));
  }
}
async function hashFile(path2, buffers, settings, signal) {
  try {
    var _usingCtx$3 = _usingCtx();
    const file = _usingCtx$3.a(await open(path2, flags));
    const before = await file.stat();
    if (!before.isFile()) throw fileError("FILE_NOT_REGULAR");
    const digests2 = await digestAlternately(file, before.size, buffers, settings, signal);
    if (!isSameState(before, await lstat(path2))) throw fileError("FILE_CHANGED");
    return toHashes(digests2, before, settings);
  } catch (_) {
    _usingCtx$3.e = _;
  } finally {
    await _usingCtx$3.d();
  }
}
async function digestAlternately(file, size, [first, second], settings, signal) {
  const meter = createMeter(size, settings);
  let next = file.read(first, 0, bufferSize, null);
  for (; ; ) {
    const { bytesRead, buffer } = await next;
    signal?.throwIfAborted();
    if (bytesRead === 0) return meter.finish();
    next = file.read(buffer === first ? second : first, 0, bufferSize, null);
    meter.add(buffer.subarray(0, bytesRead));
  }
}
function createMeter(size, { sha256: sha2562, onBytes }) {
  const sha3 = createSha3();
  const sha2 = sha2562 ? createHash("sha256") : void 0;
  let total = 0;
  return {
    add: (bytes) => {
      total += bytes.length;
      if (total > size) throw fileError("FILE_CHANGED");
      sha3.update(bytes);
      sha2?.update(bytes);
      onBytes(bytes.length);
    },
    finish: () => {
      if (total < size) throw fileError("FILE_CHANGED");
      return {
        digest: sha3.digest(),
        ...sha2 && { sha256: sha2.digest("hex") }
      };
    }
  };
}
function toHashes(digests2, stats, { fingerprint }) {
  const { size } = stats;
  return fingerprint ? {
    ...digests2,
    size,
    fingerprint: fingerprintOf(stats)
  } : {
    ...digests2,
    size
  };
}
function fingerprintOf(stats) {
  return [
    stats.dev,
    stats.ino,
    stats.size,
    stats.mtimeMs,
    stats.ctimeMs
  ].join(":");
}
function isSameState(one, other) {
  return one.ctimeMs === other.ctimeMs && one.mtimeMs === other.mtimeMs && one.size === other.size && one.nlink === other.nlink && one.ino === other.ino && one.dev === other.dev;
}
function hashBytes(bytes) {
  return checkedDigest(hash("sha3-256", bytes, "hex"));
}
function createSha3() {
  const state = createHash("sha3-256");
  return {
    update: (bytes) => void state.update(bytes),
    digest: () => checkedDigest(state.digest("hex"))
  };
}
function checkedDigest(hex) {
  if (!isDigest(hex)) throw new RangeError(`The hash engine returned ${hex.length} characters that are no digest.`);
  return hex;
}
async function* hashFiles(files, options = {}) {
  const { sha256: sha2562 = false, fingerprint = false, onBytes = () => {
  }, signal } = options;
  const order = [...files];
  const threads = Math.min(options.threads ?? threadsThatPay(order), order.length);
  const settings = {
    sha256: sha2562,
    fingerprint,
    onBytes
  };
  if (threads > 0) order.sort(([, one], [, other]) => other.size - one.size);
  const batches = threads > 0 ? await inPool(order, {
    ...settings,
    threads,
    signal
  }) : hashInline(order.map(([, file]) => file), settings, signal);
  for await (const batch of batches) if (batch.length > 0) yield batch.map((result) => toHashed(result, order[result.job]));
}
async function inPool(files, options) {
  const { hashInPool } = await import("./pool.js");
  return hashInPool(files.map(([, { path: path2 }]) => path2), options);
}
function toHashed(result, entry) {
  if (entry === void 0) throw new RangeError(`There is no file number ${result.job}.`);
  const [index, { name }] = entry;
  return "hashes" in result ? {
    index,
    subject: {
      ...result.hashes,
      name,
      path: name
    }
  } : {
    index,
    subject: {
      name,
      path: name
    },
    error: result.error
  };
}
const poolThreshold = 33554432;
const openingCost = 8192;
function threadsThatPay(files) {
  const bytes = files.reduce((sum, [, { size }]) => sum + size, 0);
  return files.length > 1 && bytes - files.length * openingCost >= poolThreshold ? availableParallelism() : 0;
}
function isUnchanged(path2, fingerprint) {
  try {
    return fingerprintOf(lstatSync(path2)) === fingerprint;
  } catch {
    return false;
  }
}
const maxHoldMs = 4;
async function* hashInline(files, settings, signal) {
  const buffers = [createBuffer(), createBuffer()];
  let done = [];
  let resumed = performance.now();
  for (const [job, { path: path2, size }] of files.entries()) {
    const isSmall = size < bufferSize;
    if (!isSmall || performance.now() - resumed >= maxHoldMs) {
      yield done;
      done = [];
      await setImmediate();
      resumed = performance.now();
    }
    if (signal?.aborted) return;
    try {
      const hashes = isSmall ? hashFileSync(path2, buffers[0], settings) : await hashFile(path2, buffers, settings, signal);
      done.push({
        job,
        hashes
      });
    } catch (thrown) {
      if (signal?.aborted) return;
      done.push({
        job,
        error: toFileError(thrown)
      });
    }
  }
  yield done;
}
async function hashStream(bytes, onBytes) {
  const sha3 = createSha3();
  const sha2 = createHash("sha256");
  let size = 0;
  for await (const chunk of bytes) {
    sha3.update(chunk);
    sha2.update(chunk);
    size += chunk.length;
    onBytes(chunk.length);
    discard(chunk);
  }
  return {
    digest: sha3.digest(),
    sha256: sha2.digest("hex"),
    size
  };
}
function hashText(pieces) {
  const sha3 = createSha3();
  const sha2 = createHash("sha256");
  const encoder = new TextEncoder();
  let size = 0;
  let buffer = new Uint8Array(0);
  for (const piece of pieces) {
    if (buffer.length < piece.length * 3) buffer = new Uint8Array(piece.length * 3);
    const bytes = buffer.subarray(0, encoder.encodeInto(piece, buffer).written);
    sha3.update(bytes);
    sha2.update(bytes);
    size += bytes.length;
  }
  return {
    sha3_256: sha3.digest(),
    sha256: sha2.digest("hex"),
    size
  };
}
function discard({ buffer, byteLength }) {
  if (buffer instanceof ArrayBuffer && buffer.byteLength === byteLength) buffer.transfer(0);
}
const sha3ListName = "SHA3-256SUMS";
const sha256ListName = "SHA256SUMS";
const tagged = /^SHA3-256(?: \((.*)\) = |\((.*)\)= )([0-9A-Fa-f]{64})$/s;
const prefixed = /^sha3-256:([0-9A-Fa-f]{64}) [ *](.*)$/s;
const plain = /^([0-9A-Fa-f]{64}) [ *](.*)$/s;
const otherAlgorithm = /^([A-Za-z][A-Za-z0-9/-]{0,30})(?: ?\(.*\) ?= ?|:)[0-9A-Fa-f]{8,}/s;
const shortDigest = /^SHA3-256(?: \(.*\) = |\(.*\)= )((?!.{64}$)[0-9A-Fa-f]+)$/s;
const shownProblems = 20;
const maxLine = 1e4;
const maxNameLength = 4096;
function parseChecksums(fileName, text) {
  const bareAllowed = /SHA3-256|sha3-256/.test(fileName.split(/[/\\]/).at(-1) ?? "");
  const entries = /* @__PURE__ */ new Map();
  const listName = toLineName(fileName.split(/[/\\]/).at(-1) ?? "");
  const problems = [];
  const lines = text.replace(/^\uFEFF/, "").split(/\r?\n|\r$/);
  for (const [index, content] of lines.entries()) {
    if (content.trim() === "") continue;
    const parsed = parseChecksumLine(content, bareAllowed);
    const line = index + 1;
    const earlier = typeof parsed === "string" ? void 0 : entries.get(parsed.name);
    if (typeof parsed === "string") problems.push(`${listName}, line ${line}: ${parsed}.`);
    else if (earlier === void 0) entries.set(parsed.name, {
      ...parsed,
      line
    });
    else if (earlier.digest !== parsed.digest) problems.push(`${listName}, line ${line}: The same name has another digest than in line ${earlier.line}.`);
  }
  if (problems.length > 0) throw new AnchorError("CHECKSUMS_INVALID", toMessage(listName, problems));
  if (entries.size === 0) throw new AnchorError("CHECKSUMS_INVALID", `The checksum list ${listName} names no file.`);
  return [...entries.values()];
}
function parseChecksumLine(content, bareAllowed) {
  if (content.length > maxLine) return `The line is longer than ${maxLine} characters`;
  const escaped = content.startsWith("\\");
  const line = escaped ? content.slice(1) : content;
  const [, spaced, tight, taggedHex] = tagged.exec(line) ?? [];
  const [, prefixedHex, prefixedName] = prefixed.exec(line) ?? [];
  const [, plainHex, plainName] = plain.exec(line) ?? [];
  if (plainHex !== void 0 && !bareAllowed) return "The line does not say which algorithm made the digest; write SHA3-256 (name) = hex or sha3-256:hex  name";
  const digest = digestFromWire(taggedHex ?? prefixedHex ?? plainHex);
  if (digest === void 0) return complaint(line);
  const written = spaced ?? tight ?? prefixedName ?? plainName ?? "";
  const name = escaped ? unescapeName(written) : written;
  if (name === void 0) return "The name has a backslash that is not followed by n, r or another backslash";
  if (name === "" || name.includes("\0")) return "The line names no file";
  if (name.length > 4096) return `The name is longer than ${maxNameLength} characters`;
  return {
    name,
    digest
  };
}
function complaint(line) {
  const [, short] = shortDigest.exec(line) ?? [];
  if (short !== void 0) return `The digest has ${short.length} hex ${short.length === 1 ? "digit" : "digits"}; it needs 64`;
  const [, algorithm] = otherAlgorithm.exec(line) ?? [];
  if (algorithm === void 0) return "The line does not have the form SHA3-256 (name) = hex";
  return algorithm.toUpperCase() === "SHA3-256" ? "The digest does not have 64 hex digits, or there are too many spaces" : `The digest is of ${algorithm}, not of SHA3-256`;
}
function toMessage(listName, problems) {
  const shown = problems.slice(0, shownProblems);
  const rest = problems.length - shown.length;
  if (rest > 0) shown.push(`${listName}: ${rest} more lines are unusable.`);
  return `The checksum list ${listName} has ${problems.length} unusable ${problems.length === 1 ? "line" : "lines"}:
${shown.join("\n")}`;
}
const linesInPiece = 1e3;
function renderChecksums(lines) {
  return renderSorted(lines, ({ name, digest }) => `${escapeMark(name)}SHA3-256 (${escapeName(name)}) = ${digest}
`);
}
function renderSha256Sums(lines) {
  return renderSorted(lines.filter(({ sha256: sha2562 }) => sha2562 !== void 0), ({ name, sha256: sha2562 }) => `${escapeMark(name)}${sha2562}  ${escapeName(name)}
`);
}
function* renderSorted(lines, format) {
  const sorted = sortedByName(lines);
  for (let start = 0; start < sorted.length; start += linesInPiece) yield sorted.slice(start, start + linesInPiece).map(format).join("");
}
function sortedByName(items) {
  const compare = (left, right) => compareNames(left.name, right.name);
  return items.every((item, index) => compare(items[index - 1] ?? item, item) <= 0) ? items : items.toSorted(compare);
}
function escapeMark(name) {
  return /[\\\n\r]/.test(name) ? "\\" : "";
}
const escapes = {
  "\\": "\\\\",
  "\n": "\\n",
  "\r": "\\r"
};
const unescapes = {
  "\\\\": "\\",
  "\\n": "\n",
  "\\r": "\r"
};
function escapeName(name) {
  return name.replace(/[\\\n\r]/g, (character) => escapes[character] ?? character);
}
function unescapeName(text) {
  const escape2 = /\\[\\nr]/g;
  if (text.replace(escape2, "").includes("\\")) return void 0;
  return text.replace(escape2, (pair) => unescapes[pair] ?? pair);
}
function compareNames(left, right) {
  const shared = Math.min(left.length, right.length);
  for (let index = 0; index < shared; index += 1) {
    const one = left.charCodeAt(index);
    const other = right.charCodeAt(index);
    if (one !== other) return codePointRank(one) - codePointRank(other);
  }
  return left.length - right.length;
}
function codePointRank(unit) {
  return unit >= 55296 && unit <= 57343 ? unit + 65536 : unit;
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
function setU64FromNum(view, byteOffset, n, isLE2) {
  const h = fromNumH(n);
  const l = fromNumL(n);
  view.setUint32(byteOffset, isLE2 ? l : h, isLE2);
  view.setUint32(byteOffset + 4, isLE2 ? h : l, isLE2);
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
  constructor(blockLen, outputLen, padOffset, isLE2) {
    this.blockLen = blockLen;
    this.outputLen = outputLen;
    this.padOffset = padOffset;
    this.isLE = isLE2;
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
    const { buffer, view, blockLen, isLE: isLE2 } = this;
    let { pos } = this;
    buffer[pos++] = 128;
    buffer.fill(0, pos);
    if (this.padOffset > blockLen - pos) {
      this.process(view, 0);
      buffer.fill(0);
    }
    setU64FromNum(view, blockLen - 8, this.length * 8, isLE2);
    this.process(view, 0);
    this.roundClean();
    const oview = out === buffer ? view : createView(out);
    const len = this.outputLen;
    const outLen = len / 4;
    const state = this.get();
    if (len % 4 || outLen > state.length) throw new Error("invalid outputLen");
    for (let i = 0; i < outLen; i++) oview.setUint32(4 * i, state[i], isLE2);
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
  const { subjects: _, anchors, givenList, isSha256Foreign = false, hashText: hashText2, ...facts } = input;
  const lists = toLists(subject, givenList, hashText2).filter(({ name }) => !isSha256Foreign || name !== "SHA256SUMS");
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
function toLists(subjects, given2, hashText2 = hashPortably) {
  const lists = [{
    name: sha3ListName,
    ...hashText2(renderList(sha3ListName, subjects))
  }, ...subjects.some(({ digest }) => digest.sha256 !== void 0) ? [{
    name: sha256ListName,
    ...hashText2(renderList(sha256ListName, subjects))
  }] : []];
  const own = given2 && hashText2([given2.text]);
  if (given2 === void 0 || own === void 0 || lists.some((list) => list.sha3_256 === own.sha3_256)) return lists;
  return [...lists, {
    name: given2.name,
    ...own,
    text: given2.text
  }];
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
function worthOf({ verdict, mayBeSpent: mayBeSpent2 }) {
  if (verdict === "accepted") return 3;
  return verdict === "unclear" ? 2 : Number(mayBeSpent2 === true);
}
function compareText(one, two) {
  return one < two ? -1 : Number(one > two);
}
function uniqueOf(items) {
  return [...new Map(items.map((item) => [JSON.stringify(item), item])).values()];
}
function openRecord(lines, now = Number.POSITIVE_INFINITY) {
  const isDemonstration = lines.length > 0 && lines.every(isOfDemonstration$1);
  const sorted = inOrder(isDemonstration ? lines : lines.filter((line) => !isOfDemonstration$1(line)));
  const isOfFuture = ({ predicate }) => Date.parse(predicate.finishedOn) > now + maxSkewMs;
  const [dated, future] = [sorted.filter((line) => !isOfFuture(line)), sorted.filter(isOfFuture)];
  const ordered = [...future, ...dated];
  const anchors = foldAnchors(ordered);
  const lists = foldLists(ordered);
  let cover;
  const chain = ordered.findLast(({ predicate }) => predicate.chain !== void 0)?.predicate.chain;
  return {
    lines: ordered,
    names: foldNames(dated, future),
    anchors,
    lists,
    witnesses: uniqueOf(ordered.flatMap(({ predicate }) => predicate.witnesses ?? [])),
    ...chain && { chain },
    isDemonstration,
    coverOf: (digest) => (cover ??= coverAll$1(lists, anchors)).get(digest)
  };
}
const maxSkewMs = 6e4;
function isOfDemonstration$1({ predicate: { service } }) {
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
function foldNames(dated, future) {
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
  for (const [index, line] of [...dated, ...future].entries()) {
    const isRecording = index < dated.length ? recordsOf(line) : () => false;
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
function coverAll$1(lists, anchors) {
  const covered = /* @__PURE__ */ new Map();
  for (const list of lists) {
    const anchor = anchors.get(list.sha3_256);
    if (anchor === void 0) continue;
    for (const { digest } of entriesOf$1(list)) {
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
function entriesOf$1(list) {
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
function toAssetName(path2) {
  const [base = ""] = path2.split(/[/\\]/).slice(-1);
  const plain2 = base.normalize("NFD").replaceAll(/\p{M}/gu, "");
  const name = plain2.replaceAll(/[^A-Za-z0-9_+@-]+/g, ".").replaceAll(/^\.+|\.+$/g, "");
  return base.startsWith(".") || name === "" || /^[^A-Za-z0-9_+@-]+\.[^.]*$/.test(plain2) ? `default.${name}`.replace(/\.$/, "") : name;
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
  return isBeside(evidencePatterns.report.exec(name)?.[1] ?? "", files) ? kind : void 0;
}
function isBeside(start, files) {
  const isCut = (plain2) => plain2.length === maxFileName && [...files].some((file) => file.startsWith(plain2));
  return [start, start.replace(/\.[0-9a-f]{8}$/, "")].some((plain2) => files.has(plain2) || evidenceNames.get(plain2) === "list" || isCut(plain2));
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
    const plain2 = toName2(name, digest, false);
    const owner = owners.get(plain2) ?? digest;
    owners.set(plain2, owner);
    return toName2(name, digest, owner !== digest);
  };
}
async function writeAtomically(path2, content) {
  const temporary = join(dirname(path2), `.${basename(path2)}.${randomUUID()}.tmp`);
  try {
    const file = await open(temporary, "wx", 384);
    try {
      await fill(file, content);
      await rename(temporary, path2);
    } catch (cause) {
      await rm(temporary, { force: true });
      throw cause;
    }
  } catch (cause) {
    if (cause instanceof AnchorError) throw cause;
    throw unwritable(path2, cause);
  }
}
function unwritable(path2, cause) {
  return new AnchorError("OUTPUT_UNWRITABLE", `${path2} could not be written: ${messageOf(cause)}.`, { cause });
}
const temporaryPattern = /^\.(.+)\.[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\.tmp$/;
const abandonedAfterMs = 15e4;
function removeAbandoned(folder, warn) {
  try {
    for (const name of readdirSync(folder)) {
      if (!isRunFile(temporaryPattern.exec(name)?.[1] ?? "", "verify")) continue;
      const path2 = join(folder, name);
      const stats = lstatSync(path2, { throwIfNoEntry: false });
      if (stats?.isFile() === true && Date.now() - stats.mtimeMs > abandonedAfterMs) rmSync(path2, { force: true });
    }
  } catch (thrown) {
    warn(`What a killed run left in ${toLine(folder)} cannot be removed: ${messageOf(thrown)}.`);
  }
}
const writeBufferSize = 65536;
function* toBytes(texts) {
  const encoder = new TextEncoder();
  const buffer = new Uint8Array(writeBufferSize);
  for (const text of texts) for (let start = 0; start < text.length; ) {
    const { read, written } = encoder.encodeInto(text.slice(start, start + writeBufferSize), buffer);
    yield buffer.subarray(0, written);
    start += read;
  }
}
async function fill(file, content) {
  try {
    const texts = typeof content === "string" ? [content] : content;
    await file.writeFile(texts instanceof Uint8Array || Symbol.asyncIterator in texts ? texts : toBytes(texts));
    await file.sync();
  } finally {
    await file.close();
  }
}
function createAttempts() {
  const errors = [];
  const tasks = [];
  let begun = 0;
  const begin = () => {
    const turn = begun += 1;
    return (error) => {
      const position = tasks.findLastIndex((other) => other <= turn) + 1;
      tasks.splice(position, 0, turn);
      errors.splice(position, 0, error);
    };
  };
  const attempt = async (work) => {
    const onError = begin();
    try {
      return await work();
    } catch (thrown) {
      onError(toAnchorError(thrown));
      return;
    }
  };
  return {
    attempt,
    begin,
    errors
  };
}
const unfollowed = constants.O_NOFOLLOW | constants.O_NONBLOCK;
function openRegular(path2, flags2) {
  const file = openUnfollowed(path2, flags2);
  if (fstatSync(file).isFile()) return file;
  closeSync(file);
  throw notRegular();
}
function readRegular(path2, maxBytes) {
  try {
    const file = openRegular(path2, constants.O_RDONLY);
    try {
      const bytes = readFrom(file, 0, maxBytes + 1);
      if (bytes.length > maxBytes) throw new RangeError(`it is larger than ${maxBytes / 2 ** 20} MiB`);
      return bytes;
    } finally {
      closeSync(file);
    }
  } catch (error) {
    if (codeOf(error) === "ENOENT") return void 0;
    throw error;
  }
}
function readFrom(file, start, maxBytes) {
  const size = Math.max(0, fstatSync(file).size - start);
  const buffer = new Uint8Array(Math.min(size, maxBytes));
  let length = 0;
  for (let count = -1; count !== 0 && length < buffer.length; length += count) count = readSync(file, buffer, length, buffer.length - length, start + length);
  return buffer.subarray(0, length);
}
function openUnfollowed(path2, flags2) {
  try {
    return openSync(path2, flags2 | unfollowed, 384);
  } catch (error) {
    const code = codeOf(error);
    if (code === "ELOOP" || code === "EMLINK") throw new RangeError("it is a symbolic link", { cause: error });
    if (code === "ENXIO" || code === "EISDIR" || code === "EOPNOTSUPP") throw notRegular(error);
    throw error;
  }
}
function notRegular(cause) {
  return new RangeError("it is not a regular file", { cause });
}
function codeOf(error) {
  return error instanceof Error && "code" in error ? error.code : void 0;
}
function renderProgress(progress) {
  const { hashedBytes, totalBytes, hashedFiles, totalFiles, requestsDone, requestsTotal, waitingFor } = progress;
  const { releasesRead = 0, releasesTotal = 0 } = progress;
  const parts = [
    ...releasesTotal > 0 ? [`read ${releasesRead} of ${releasesTotal} releases`] : [],
    ...totalFiles > 0 ? [`hashed ${hashedFiles} of ${totalFiles} files, ${renderBytes(hashedBytes)} of ${renderBytes(totalBytes)}`] : [],
    ...requestsTotal > 0 ? [`${requestsDone} of ${requestsTotal} requests answered`] : [],
    ...waitingFor === void 0 ? [] : [`waiting for ${waitingFor}`]
  ];
  return `\u2026 ${parts.length > 0 ? parts.join(" \xB7 ") : "working"}`;
}
function idleFor(what) {
  return {
    hashedBytes: 0,
    totalBytes: 0,
    hashedFiles: 0,
    totalFiles: 0,
    requestsDone: 0,
    requestsTotal: 0,
    waitingFor: what
  };
}
const tick = 5e3;
const barTick = 100;
function createProgress({ info, progress }, read) {
  const timer = setInterval(progress === void 0 ? () => info(renderProgress(read())) : () => progress(read()), progress === void 0 ? tick : barTick);
  timer.unref();
  return { stop: () => clearInterval(timer) };
}
const demonstrationNote = "A demonstration on a private test chain: nothing was anchored on a public chain.";
function toReport(mode, results) {
  const tally = Object.fromEntries(verdicts.map((verdict) => [verdict, 0]));
  const statuses = /* @__PURE__ */ new Set();
  let anchoredCount = 0;
  let demo = false;
  for (const { outcome } of results) {
    tally[outcome.kind] += 1;
    statuses.add(verdictFacts[outcome.kind].status);
    if (isAnchored(outcome)) anchoredCount += 1;
    demo ||= evidenceOf(outcome)?.demo === true;
  }
  const status = [
    "failed",
    "unknown",
    "pending"
  ].find((each) => statuses.has(each)) ?? "finalized";
  const allAnchored = results.length > 0 && anchoredCount === results.length;
  return {
    mode,
    results,
    status,
    tally,
    anchoredCount,
    allAnchored,
    demo
  };
}
function filesAmong(items) {
  return items.some(({ isList }) => isList === true) ? items.filter(({ isList }) => isList !== true) : items;
}
function toFilesReport(report) {
  const files = filesAmong(report.results);
  return files.length === report.results.length ? report : toReport(report.mode, files);
}
function failures(report, failOn) {
  return report.results.filter(({ outcome }) => failsRun(outcome, failOn));
}
function failsRun(outcome, failOn) {
  return failOn.has(outcome.kind) || failOn.size > 0 && alwaysRed.has(refusalOf(outcome)?.code);
}
const alwaysRed = /* @__PURE__ */ new Set([
  "API_KEY_REJECTED",
  "PLAN_LIMIT_REACHED",
  "REPLY_MISMATCH"
]);
function isNothingStamped({ mode, results }, { failOn, isSkipped = false }) {
  const verdictOf = (outcome) => "ofDigest" in outcome && outcome.ofDigest || outcome.kind;
  const isDone = results.some(({ outcome }) => verdictFacts[verdictOf(outcome)].stamped);
  return mode === "stamp" && !isDone && !isSkipped && results.length > 0 && failOn.size > 0;
}
function countPerhapsSpent({ results }) {
  return results.filter(({ outcome }) => mayBeSpent(outcome)).length;
}
function digestOf({ subject }) {
  return "digest" in subject ? subject.digest : void 0;
}
function findAnchoring(records, hashes) {
  const own = records.filter(({ matchedHash }) => hashes.some((hash2) => sameDigest(matchedHash, hash2)));
  const [start, ...others] = own;
  if (start === void 0) return void 0;
  return {
    first: others.reduce((oldest, record) => height(record) < height(oldest) ? record : oldest, start),
    count: own.length
  };
}
function anchoringOf({ subject, outcome, coveredBy }) {
  if (!isAnchored(outcome)) return void 0;
  const own = "digest" in subject ? [subject.digest, ..."root" in subject ? [subject.root] : []] : [];
  return findAnchoring(evidenceOf(outcome)?.records ?? [], coveredBy === void 0 ? own : [coveredBy]);
}
function height({ blockNumber }) {
  return blockNumber === void 0 ? Number.POSITIVE_INFINITY : Number(blockNumber);
}
const openStampAdvice = "Check this digest in a few minutes. Stamp it again only if the check does not find it.";
function toOpen(open2, facts = {}) {
  return noted(open2, facts, "The chain was not asked yet");
}
function toPerhapsSpent(error) {
  const spent = error.code === "REPLY_MISMATCH" ? "This stamp may have been paid for." : "This stamp may have been paid for, although the answer is an error.";
  return {
    kind: "failed",
    error: retold(error, `${spent} ${error.account}`, `${error.hint} ${openStampAdvice}`),
    mayBeSpent: true
  };
}
function afterCheck(stamped, seen) {
  if (!isAwaited(stamped)) return stamped;
  const outcome = outcomeAfterCheck(stamped, seen);
  const refusal = refusalIn(seen) ?? stamped.refusal;
  return {
    ...outcome,
    ...refusal !== void 0 && { refusal }
  };
}
function outcomeAfterCheck(stamped, seen) {
  const open2 = openOf(stamped);
  if (seen?.kind === "found") return {
    kind: "anchored",
    evidence: withAddress(seen.evidence, evidenceOf(stamped))
  };
  if (stamped.kind === "accepted") return stillAccepted(stamped.evidence, seen);
  if (open2 === void 0 || seen === void 0) return stamped;
  if (seen.kind === "failed" && seen.error.code === "NOT_ATTEMPTED") return stamped;
  const requestId = requestIdOf(stamped);
  const evidence = "evidence" in stamped ? stamped.evidence : void 0;
  return stillOpen(open2, {
    ...requestId !== void 0 && { requestId },
    ...evidence !== void 0 && { evidence }
  }, seen);
}
function toContradicted(found, seen, now) {
  const account = "The service's answer was not clear: it found this on the chain, and its verification then said \u201Cno match\u201D.";
  const evidence = withAddress(seen, found.evidence);
  if (found.kind === "already-anchored") return {
    kind: "unknown",
    note: account,
    evidence
  };
  return {
    kind: "unknown",
    note: `${account} This stamp may have been paid for. ${openStampAdvice}`,
    open: {
      kind: "unknown",
      since: now,
      mayResend: false,
      account
    },
    evidence
  };
}
function withAddress(seen, stamped) {
  return stamped?.address === void 0 ? seen : {
    ...seen,
    address: stamped.address
  };
}
function isAwaited(outcome) {
  return outcome.kind === "accepted" || openOf(outcome) !== void 0;
}
function isMismatch(outcome) {
  return refusalOf(outcome)?.code === "REPLY_MISMATCH";
}
function refusalIn(seen) {
  const error = seen && errorOf(seen);
  const root = error && rootOf(error);
  return root !== void 0 && errorFacts(root.code).stopsRun === true ? root : void 0;
}
function stillAccepted(evidence, seen) {
  const error = seen === void 0 ? void 0 : errorOf(seen);
  const note = noteOf(seen);
  const { demo, chainName } = (seen && evidenceOf(seen)) ?? {};
  return {
    kind: "accepted",
    evidence: {
      ...withoutUndefined({
        demo,
        chainName
      }),
      ...evidence
    },
    note,
    ...error !== void 0 && { unasked: rootOf(error).code }
  };
}
function stillOpen(open2, facts, seen) {
  if (seen.kind === "not-found") return noted(open2, facts, "A check did not find it yet");
  if (seen.kind === "unknown") {
    const kind = open2.kind === "unclear" ? "unknown" : open2.kind;
    return noted(open2, facts, `A check got no clear answer: ${seen.note}`, kind);
  }
  if (seen.kind !== "unreachable" && seen.kind !== "failed") return noted(open2, facts, "A check said nothing about it");
  if (open2.kind !== "unclear" && !isMismatch(seen)) return noted(open2, facts, `The chain could not be asked: ${rootOf(seen.error).account}`);
  return unasked(open2, facts, seen);
}
function unasked(open2, { requestId }, seen) {
  const { code, account, said = open2.said } = rootOf(seen.error);
  const message = `${open2.account} This stamp may have been paid for. The chain could not be asked: ${account}`;
  if (seen.kind === "failed" && errorFacts(code).stopsRun !== true) return {
    kind: "unknown",
    note: `${message} ${openStampAdvice}`,
    open: open2,
    ...requestId !== void 0 && { requestId }
  };
  const { hint: known } = rootOf(seen.error);
  const own = seen.kind === "failed" ? known : known.replace(errorFacts(code).hint, "").trim();
  const hint = own === "" ? openStampAdvice : `${own} ${openStampAdvice}`;
  return {
    kind: seen.kind,
    error: new AnchorError(code, message, {
      cause: seen.error,
      requestId,
      hint,
      said
    }),
    open: open2
  };
}
function rootOf(error) {
  return error.code === "NOT_ATTEMPTED" && error.cause instanceof AnchorError ? rootOf(error.cause) : error;
}
function noted(open2, facts, looked, kind = open2.kind) {
  const account = `${withSaid(open2)} This stamp may have been paid for. ${sentence(looked)}`;
  if (kind !== "failed") return {
    kind,
    note: `${account} ${openStampAdvice}`,
    open: open2,
    ...facts
  };
  const { requestId } = facts;
  return {
    kind,
    error: new AnchorError("REQUEST_REJECTED", account, {
      requestId,
      hint: openStampAdvice
    }),
    open: open2,
    mayBeSpent: true
  };
}
function noteOf(seen) {
  if (seen === void 0) return "The waiting ended before the chain was asked.";
  if (seen.kind === "not-found") return "The last check did not find it on the chain.";
  const ending = "The chain could not be asked when the waiting ended";
  if ("error" in seen) {
    const { code } = rootOf(seen.error);
    return code === "REPLY_MISMATCH" ? `A check was answered for another file's hash (${code}).` : `${ending}: ${code}.`;
  }
  return seen.kind === "unknown" ? `${ending}: ${seen.note}` : `${ending}.`;
}
function toView(result) {
  const { subject, outcome, coveredBy, recorded } = result;
  const { icon, label, class: meaning } = verdictFacts[outcome.kind];
  const error = errorOf(outcome);
  const evidence = evidenceOf(outcome);
  return {
    verdict: outcome.kind,
    icon,
    label,
    name: subject.name,
    digest: digestOf(result),
    size: "size" in subject ? subject.size : void 0,
    coveredBy,
    recorded: recorded?.digest,
    explanation: explain(result),
    block: anchoringOf(result),
    reportUrl: evidence?.report?.url,
    requestId: requestIdOf(outcome),
    hasError: error !== void 0,
    isFine: isFine(outcome),
    isDemo: evidence?.demo === true,
    isAboutFile: meaning === "wrong" || error !== void 0 && errorFacts(error.code).aboutFile === true
  };
}
function isStopped({ outcome }) {
  return errorOf(outcome)?.code === "NOT_ATTEMPTED";
}
const changedAdvice = "Was the file built twice? Then publish the one that was stamped. Otherwise do not use it: first find out who replaced it, and why.";
const laterAdvice = "Wait a few minutes (block-time). Then run the job again, or a check of the same files: what the chain holds by then is not paid again.";
const checkFirstAdvice = "Wait a few minutes (block-time), then run a check of the same files (mode: check). Stamp again only what it does not find.";
const strangerAdvice = "check api-url: a proxy or a login page may have answered in place of the service.";
const nodeCode = "NODE_ANSWER_INVALID";
const checkInNote = /\s*Check this digest(?: in a few minutes\. Stamp it again only if the check does not find it)?\.$/;
function explain(result) {
  return explainYoung(result) ?? explainAbsent(result) ?? explainOutcome(result.outcome);
}
function explainYoung({ outcome, young }) {
  if (young === void 0) return void 0;
  const { ageMs, blockTimeMs } = young;
  return {
    title: verdictFacts[outcome.kind].label,
    account: `The chain does not hold it yet: it was stamped ${renderLength(ageMs)} ago.`,
    advice: `A block may take ${renderLength(blockTimeMs)}. Check again then, and do not stamp it again.`
  };
}
function explainAbsent(result) {
  const { outcome, recorded, listedBy } = result;
  if (outcome.kind !== "not-found" && outcome.kind !== "no-match") return void 0;
  const title = verdictFacts[outcome.kind].label;
  if (listedBy !== void 0) return {
    title,
    account: "The chain does not hold this digest itself, but a list that names it.",
    advice: `Ask about that list instead (anchor: manifest, with the list as subject-checksums). It has SHA3-256 ${listedBy}: look for SHA3-256SUMS in output-dir, or ${keptListName(listedBy)}.`
  };
  if (recorded?.isStamped !== true) return void 0;
  return {
    title,
    account: `This is not the file that was stamped under this name: that one has SHA3-256 ${recorded.digest}, and this one has ${digestOf(result)}. The chain does not hold this one.`,
    advice: changedAdvice
  };
}
function explainOutcome(outcome) {
  const { refusal } = outcome;
  const explanation = explainVerdict(outcome);
  if (refusal === void 0 || "error" in outcome) return explanation;
  const { account = `A later request about this file was refused: ${refusal.message}`, advice } = explanation ?? {};
  return {
    title: refusal.code,
    account,
    advice: given([refusal.hint, advice]).join(" ")
  };
}
const plainlyAccepted = {
  title: verdictFacts.accepted.label,
  account: "The service accepted the stamp, but no block is known to hold it yet.",
  advice: laterAdvice
};
function explainVerdict(outcome) {
  const title = errorOf(outcome)?.code ?? verdictFacts[outcome.kind].label;
  switch (outcome.kind) {
    case "anchored":
    case "already-anchored":
    case "found":
    case "verified":
      return;
    case "no-match":
    case "not-found":
      return {
        title,
        account: "The chain does not hold this digest.",
        advice: `If the file was stamped minutes ago, wait for its block and ${outcome.kind === "no-match" ? "verify" : "check"} it again. Otherwise nobody stamped these bytes: compare the digest with that of the build before you publish.`
      };
    case "failed":
    case "unreachable": {
      const advice = outcome.kind === "failed" ? checkFirstAdvice : laterAdvice;
      return {
        title,
        account: outcome.error.message,
        advice: outcome.error.hint.replace(openStampAdvice, advice)
      };
    }
    case "changed":
      return {
        title,
        account: outcome.note,
        advice: outcome.advice ?? changedAdvice
      };
    case "unclear":
      return {
        title,
        account: outcome.note.replace(checkInNote, ""),
        advice: laterAdvice
      };
    case "unknown":
      return explainUnknown(outcome);
    case "accepted":
      return outcome.note === void 0 ? plainlyAccepted : {
        ...plainlyAccepted,
        account: `${plainlyAccepted.account} ${outcome.note}`.trim()
      };
    case "skipped":
      return {
        title,
        account: outcome.note,
        advice: ""
      };
  }
  return outcome;
}
function explainUnknown({ note, advice: own, sources = [] }) {
  const account = `${sentence(note.replace(checkInNote, ""))} The file is not judged.`;
  if (sources.some(({ code }) => code === nodeCode)) return {
    title: nodeCode,
    account,
    advice: errorFacts(nodeCode).hint
  };
  const advice = `${checkInNote.test(note) ? laterAdvice : "Run the job again later."} If that does not help, ${strangerAdvice} Then give the request id to the service's operator.`;
  return {
    title: verdictFacts.unknown.label,
    account,
    advice: own ?? advice
  };
}
const goals = {
  stamp: "anchored",
  check: "found",
  verify: "verified"
};
const shortfallWords = {
  changed: ["changed", "changed"],
  "no-match": ["does not match", "do not match"],
  "not-found": ["not found", "not found"],
  failed: ["failed", "failed"],
  unreachable: ["unreachable", "unreachable"],
  unknown: ["unknown", "unknown"],
  unclear: ["unclear", "unclear"],
  accepted: ["accepted, no block known yet", "accepted, no block known yet"],
  skipped: ["skipped", "skipped"]
};
const shortfalls = Object.keys(shortfallWords);
const demonstration = " (demonstration only)";
function severityOf(verdict) {
  const index = shortfalls.indexOf(verdict);
  return index < 0 ? shortfalls.length : index;
}
function renderHeadline(all, facts) {
  const report = toFilesReport(all);
  const total = report.results.length;
  if (total === 0) return "\u26A0\uFE0F No files, nothing was done";
  if (facts.dryRun && report.tally.skipped === total) return `\u23ED\uFE0F Dry run: ${total} hashed, nothing sent`;
  return renderCounted(report, facts, renderVerdictCounts(report));
}
function renderShortHeadline(all, facts) {
  const report = toFilesReport(all);
  const present = shortfalls.filter((verdict) => report.tally[verdict] > 0);
  const [worst] = present;
  const missing = (facts.unwritten ?? []).length > 0 ? ", evidence is missing" : "";
  if (worst === void 0 || present.length < 3) return `${renderHeadline(report, facts)}${missing}`;
  const others = report.results.length - report.anchoredCount - report.tally[worst];
  const good = report.anchoredCount > 0 ? [`${report.anchoredCount} ${goals[report.mode]}`] : [];
  return `${renderCounted(report, facts, [
    ...renderVerdictCounts(report).slice(0, 1),
    ...good,
    `${others} with other verdicts`
  ])}${missing}`;
}
function renderShortest(report, facts) {
  return renderCounted(report, facts, renderVerdictCounts(report).slice(0, 1));
}
function renderCounted(report, facts, counts) {
  return `${renderIcon(report, facts)} ${counts.join(", ")}${report.demo ? demonstration : ""}`;
}
function renderDemoBanner({ demo }) {
  return demo ? [`> [!WARNING]
> **${demonstrationNote}**`] : [];
}
function renderChain({ chain }) {
  return chain === void 0 ? [] : [`Chain: ${toMarkdownText(renderChainName(chain))}`];
}
function renderFoot(what, facts, places) {
  const { apiUrl, nodeNames = [], startedAt, finishedAt } = facts;
  const asked = given([apiUrl, ...nodeNames]).map((address) => `${toMarkdownCode(address)} \xB7 `);
  const seconds = ((finishedAt.getTime() - startedAt.getTime()) / 1e3).toFixed(1);
  const finished = finishedAt.toISOString().slice(0, 19).replace("T", " ");
  const evidence = places.length > 0 ? `<br>Evidence: ${places.join(" \xB7 ")}` : "";
  return `<sub>${what} \xB7 ${asked.join("")}${seconds} s \xB7 finished ${finished} UTC${evidence}</sub>`;
}
function renderLongestOfShort(total) {
  const [longest] = [...Object.values(shortfallWords).flat(), ...Object.values(goals)].toSorted((one, other) => other.length - one.length);
  return `\u26A0\uFE0F ${total} of ${total} ${longest}${demonstration}`;
}
function renderTally(report) {
  const { tally, results } = toFilesReport(report);
  return verdicts.filter((verdict) => tally[verdict] > 0).toSorted((one, other) => severityOf(one) - severityOf(other)).map((verdict) => {
    const { icon, label } = verdictFacts[verdict];
    const stopped = results.filter(({ outcome }) => outcome.kind === verdict).filter(isStopped).length;
    return `${icon} ${tally[verdict]} ${label}${stopped > 0 ? ` (${stopped} not attempted)` : ""}`;
  });
}
function renderIcon(report, facts) {
  const worst = shortfalls.find((verdict) => report.tally[verdict] > 0);
  const icon = worst === void 0 ? "\u2705" : verdictFacts[worst].icon;
  return reasonsToFail(report, facts).length > 0 && icon !== "\u26D4" ? "\u274C" : icon;
}
function renderVerdictCounts(report) {
  const { mode, results, tally, anchoredCount } = toFilesReport(report);
  return [...shortfalls.map((verdict) => [tally[verdict], ...shortfallWords[verdict]]), [
    anchoredCount,
    goals[mode],
    goals[mode]
  ]].filter(([count]) => count > 0).map(([count, one, many], index) => {
    return `${count}${index === 0 ? ` of ${results.length}` : ""} ${count === 1 ? one : many}`;
  });
}
function renderCounts(results, total) {
  return [...Map.groupBy(results, ({ outcome }) => outcome.kind)].toSorted(([one], [other]) => severityOf(one) - severityOf(other)).map(([verdict, { length }], index) => {
    const files = total === 1 ? " file" : length === total ? " files" : ` of ${total} files`;
    return `${length}${index === 0 ? files : ""} ${predicateOf(verdict, length === 1)}`;
  }).join(", ");
}
function predicateOf(verdict, isOne) {
  if (verdict === "no-match") return shortfallWords[verdict][isOne ? 0 : 1];
  if (verdict === "failed") return verdict;
  return `${isOne ? "is" : "are"} ${verdictFacts[verdict].label}`;
}
function renderConsequence(report, facts) {
  const { unwritten = [] } = facts;
  const reasons = reasonsToFail(report, {
    ...facts,
    unwritten: []
  });
  if (reasons.length > 0) return [`**The step fails**: ${reasons.join("; ")}.`];
  return unwritten.length > 0 || report.allAnchored || facts.dryRun || report.results.length === 0 ? [] : ["Nothing here fails the step (`fail-on`)."];
}
function renderNothingStamped(report) {
  const count = countPerhapsSpent(report);
  if (count === 0) return ["the service accepted no stamp of this run, so nothing was stamped", "The other messages say why. Correct that, then run it again."];
  const spent = `${counted(count, "stamp")} may have been paid for`;
  const advice = report.results.some(({ outcome }) => outcome.kind === "failed" && mayBeSpent(outcome)) ? "The other messages say why, and what to do first." : laterAdvice;
  return [`no stamp is known to be accepted, but ${spent}`, advice];
}
function reasonsToFail(report, facts) {
  const { failOn, unwritten = [] } = facts;
  const failing = verdicts.filter((verdict) => report.tally[verdict] > 0 && failOn.has(verdict));
  const others = failures(report, failOn).filter(({ outcome }) => !failOn.has(outcome.kind));
  const codes = new Set(others.flatMap(({ outcome }) => refusalOf(outcome)?.code ?? []));
  return given([
    failing.length > 0 && `\`fail-on\` lists ${failing.map((verdict) => `\`${verdict}\``).join(", ")}`,
    codes.size > 0 && `requests met ${[...codes].map((code) => `\`${code}\``).join(", ")}`,
    isNothingStamped(report, facts) && renderNothingStamped(report)[0],
    unwritten.length > 0 && "not all evidence could be written"
  ]);
}
function renderPlan({ results }, inputs) {
  const asked = results.filter(({ outcome, coveredBy }) => outcome.kind === "skipped" && coveredBy === void 0);
  const count = serviceAddress(inputs) === "" ? 0 : new Set(asked.map(digestOf)).size;
  const clocks = inputs.mode === "check" ? 0 : inputs.witness.length;
  const witnesses = clocks === 0 ? "" : `, and ask ${clocks} ${clocks === 1 ? "witness" : "witnesses"} for the time`;
  const left = given([
    "repeated attempts",
    inputs.nodes.length > 0 && "questions to chain nodes",
    inputs.mode === "stamp" && inputs.waitForFinality && "checks of the chain while it waits",
    (inputs.fromRelease || inputs.releaseAttach !== "none") && "requests to GitHub",
    inputs.fromRelease && "the release's assets, which a dry run does not read"
  ]);
  return `A real run would make ${counted(count, "request")} to the service${witnesses}. Not counted: ${left.join(", ")}.`;
}
async function judgeRun(report, unwritten, { mode, failOn, isSkipped }, { log, pointAt }) {
  tellUnwritten(unwritten, log);
  const failing = failures(report, failOn);
  pointAt("error", failing);
  const ending = {
    report,
    failing,
    unwritten,
    nothingStamped: isNothingStamped(report, {
      failOn,
      isSkipped
    })
  };
  warnOfTolerated(ending, failOn, {
    log,
    pointAt
  });
  if (hasPassed(ending)) return ending;
  const files = filesAmong(failing);
  if (files.length > 0) {
    const listed = files.filter(({ outcome }) => failOn.has(outcome.kind));
    const refused = files.length - listed.length;
    const { length } = filesAmong(report.results);
    const causes = given([listed.length > 0 && `${renderCounts(listed, length)}, and fail-on lists ${named(listed)}`, refused > 0 && `the service refused requests about ${refused} of ${length} files`]);
    log.info(`The run fails: ${causes.join("; ")}.`);
  }
  if (ending.nothingStamped) {
    const [account, advice] = renderNothingStamped(report);
    log.error(`The run fails: ${account}. ${advice}`, { title: "nothing stamped" });
  }
  const problems = [...failing, ...toleratedOf(report, failOn)];
  const lines = renderProblemReport(mode, problems, unwritten);
  await log.group(problemReportTitle, async () => {
    for (const line of lines) log.info(line);
  });
  return ending;
}
function hasPassed({ failing, unwritten, nothingStamped }) {
  return failing.length === 0 && unwritten.length === 0 && !nothingStamped;
}
const rootRank = {
  RELEASE_NOT_FOUND: -1,
  NOT_ATTEMPTED: 1
};
function tellUnwritten(unwritten, log) {
  const rank = ({ code }) => rootRank[code] ?? 0;
  const [root, ...others] = unwritten.toSorted((one, other) => rank(one) - rank(other));
  if (root === void 0) return;
  const { length } = others;
  const more = length === 1 ? "1 more piece of evidence is missing." : `${length} more pieces of evidence are missing.`;
  const text = [
    sentence(root.message),
    length > 0 && more,
    root.hint
  ];
  log.error(given(text).join(" "), {
    title: root.code,
    count: unwritten.length
  });
  for (const { code, message } of others) if (message !== root.message) log.info(`${code}: ${message}`);
}
function toleratedOf({ results }, failOn) {
  return results.filter(({ outcome }) => !isFine(outcome) && !failsRun(outcome, failOn));
}
function warnOfTolerated({ report, nothingStamped }, failOn, { log, pointAt }) {
  const tolerated = toleratedOf(report, failOn);
  const files = filesAmong(tolerated);
  if (files.length === 0) return;
  const counts = renderCounts(files, filesAmong(report.results).length);
  if (!nothingStamped) log.warning(`${counts}. This does not fail the run, because fail-on does not list ${named(tolerated)}.`, { title: "fail-on" });
  pointAt("warning", tolerated);
}
function named(results) {
  return [...new Set(results.map(({ outcome }) => outcome.kind))].join(", ");
}
function chainOf({ chain: given2 }, { results }) {
  const nameOf2 = ({ outcome }) => evidenceOf(outcome)?.chainName;
  const naming = given2?.name === void 0 ? results.find((result) => nameOf2(result) !== void 0) : void 0;
  const said = naming && { name: nameOf2(naming) };
  return given2 === void 0 && said === void 0 ? void 0 : withoutUndefined({
    ...said,
    ...given2
  });
}
function warnOfUnnamedChain({ anchoredCount, demo }, { chain }, log) {
  if (chain !== void 0 || demo || anchoredCount === 0) return;
  const { code, message, hint } = new AnchorError("CHAIN_UNNAMED", "The evidence does not name the chain, because neither the service nor the inputs name it.");
  log.warning(`${message} ${hint}`, { title: code });
}
const textOrNone = ({ value }) => typeof value === "string" ? value : "";
const lineForm = objectOf({
  at: ({ value, where }) => {
    const time = Date.parse(textOrNone({
      value,
      where
    }));
    if (Number.isNaN(time)) throw new RangeError(`${where} is no time`);
    return time;
  },
  writer: textOrNone,
  event: textOrNone,
  name: textOrNone,
  digest: hexDigestOf,
  verdict: textOrNone,
  isOpen: named$1("open", ({ value }) => value === true),
  requestId: named$1("request_id", textOrNone),
  service: textOrNone,
  code: textOrNone
});
function earlierStamps(lines, recorded, service, now) {
  const known = recordedStamps(recorded, service, now);
  const stamps = youngestStamps(journaledStamps(lines, now), known);
  return new Map([...stamps].map(([digest, stamp]) => {
    return [digest, known.get(digest)?.verdict === "anchored" ? {
      ...stamp,
      verdict: "anchored"
    } : stamp];
  }));
}
function journaledStamps(lines, now) {
  const records = /* @__PURE__ */ new Map();
  for (const line of lines) addLine(records, line);
  return youngestStamps(...[...records.values()].map((own) => new Map([...own].map(([digest, line]) => [digest, toEarlier(line, now)]))));
}
function stampedNames(lines, now) {
  const stamps = journaledStamps(lines, now);
  return new Map(lines.flatMap(({ name, digest }) => stamps.has(digest) ? [[name, digest]] : []));
}
function addLine(records, line) {
  const { event, writer, digest } = line;
  if (event !== "intent" && event !== "result" && event !== "withdrawn") return;
  const own = records.get(writer) ?? /* @__PURE__ */ new Map();
  records.set(writer, own);
  if (isPerhapsSpent(line)) own.set(digest, line);
  else own.delete(digest);
}
function takeStamp(records, digest, now) {
  return youngestStamps(...[...records.values()].flatMap((own) => {
    const line = own.get(digest);
    own.delete(digest);
    return line === void 0 ? [] : [/* @__PURE__ */ new Map([[digest, toEarlier(line, now)]])];
  })).get(digest);
}
function recordedStamps({ anchors, lines, isDemonstration }, service, now) {
  const found = /* @__PURE__ */ new Map();
  const isKnownHere = !isDemonstration || lines.some(({ predicate }) => predicate.service?.url === service);
  for (const anchor of anchors.values()) {
    const [youngest] = anchor.stamps.filter((stamp) => (stamp.service ?? service) === service).map(({ verdict, on }) => ({
      verdict,
      ageMs: ageOf(Date.parse(on), now)
    })).toSorted((one, other) => one.ageMs - other.ageMs);
    if (isKnownHere && isSettled(anchor)) found.set(anchor.digest, {
      ageMs: unknownAgeMs,
      ...youngest,
      verdict: "anchored"
    });
    else if (youngest !== void 0) found.set(anchor.digest, youngest);
  }
  return found;
}
function withYoungStamps(results, stamps, blockTimeMs) {
  if (stamps.size === 0) return results;
  return results.map((result) => {
    const { outcome, coveredBy = digestOf(result) } = result;
    const { ageMs = blockTimeMs } = (outcome.kind === "not-found" || outcome.kind === "no-match") && coveredBy && stamps.get(coveredBy) || {};
    return ageMs < blockTimeMs ? {
      ...result,
      young: {
        ageMs,
        blockTimeMs
      }
    } : result;
  });
}
function youngestStamps(...sources) {
  const stamps = /* @__PURE__ */ new Map();
  for (const [digest, stamp] of sources.flatMap((source) => [...source])) {
    const known = stamps.get(digest);
    if (known === void 0 || stamp.ageMs < known.ageMs) stamps.set(digest, {
      ...known,
      ...stamp
    });
  }
  return stamps;
}
function isPerhapsSpent(line) {
  if (line.event !== "result") return line.event === "intent";
  return isAccepted(line) || line.isOpen || line.verdict === "unclear" || line.code === mismatch;
}
function isAccepted({ event, verdict }) {
  return event === "result" && (verdict === "accepted" || verdict === "anchored");
}
const mismatch = "REPLY_MISMATCH";
function toEarlier(line, now) {
  const { at, verdict, code, requestId } = line;
  const unproved = verdict === "failed" ? verdict : "unclear";
  return {
    verdict: isAccepted(line) ? "accepted" : unproved,
    ageMs: ageOf(at, now),
    ...requestId !== "" && { requestId },
    ...verdict === "failed" && code !== "" && { code }
  };
}
const unknownAgeMs = 864e5;
function ageOf(at, now) {
  const age = now.getTime() - at;
  return age >= -6e4 ? Math.max(0, age) : unknownAgeMs;
}
function renderAge({ ageMs }) {
  return ageMs === unknownAgeMs ? "at an unknown time" : `${Math.round(ageMs / 1e3)} s ago`;
}
function parseJournal(journal, service) {
  return journal.split("\n").flatMap((text) => {
    try {
      const line = lineForm({
        value: JSON.parse(text),
        where: "the line"
      });
      return line.service === service ? [line] : [];
    } catch {
      return [];
    }
  });
}
const timetables = {
  open: {
    first: [
      2e3,
      5e3,
      15e3
    ],
    every: 3e4
  },
  pending: {
    first: [
      1e3,
      3e3,
      7e3,
      15e3
    ],
    every: 15e3
  }
};
function nextTime({ first, every }, since, now) {
  const early = first.find((time) => since + time > now);
  if (early !== void 0) return since + early;
  const last = since + (first.at(-1) ?? 0);
  return last + every * (Math.floor((now - last) / every) + 1);
}
async function follow(items, { ask, deadline, clock, stop, onRound }) {
  const left = Math.max(0, Math.ceil(deadline - clock.now()));
  const over = Number.isFinite(left) ? AbortSignal.any([AbortSignal.timeout(left), stop]) : stop;
  const isOver = () => over.aborted || clock.now() >= deadline;
  for (; ; ) {
    const times = items.flatMap(({ next }) => next ?? []);
    if (times.length === 0 || isOver()) return;
    onRound?.(times.length);
    const soonest = times.reduce((one, other) => Math.min(one, other), deadline);
    await clock.wait(Math.max(0, soonest - clock.now()), over);
    if (isOver()) return;
    if (await ask(items.filter(({ next }) => next !== void 0 && next <= clock.now()), over)) return;
  }
}
async function stampOne(subject, parts) {
  let earlier = parts.earlier ?? parts.journal?.recordIntent(subject);
  while (earlier !== void 0) {
    const known = await resumeStamp(subject, earlier, parts);
    if (known !== void 0) return known;
    earlier = parts.journal?.recordIntent(subject);
  }
  const outcome = await followBriefly(subject.digest, await parts.send(subject.digest), parts);
  parts.journal?.recordResult(subject, outcome);
  return outcome;
}
async function resumeStamp({ name, digest }, earlier, { check, blockTimeMs, clock, warn }) {
  const seen = await check(digest);
  if (seen.kind === "found") return {
    kind: "already-anchored",
    evidence: seen.evidence
  };
  const verdict = earlier.verdict === "anchored" ? "accepted" : earlier.verdict;
  if (earlier.verdict === "anchored" && seen.kind !== "not-found") return seen;
  if (seen.kind !== "not-found" || earlier.ageMs < blockTimeMs) return afterCheck(toOutcome({
    ...earlier,
    verdict
  }, clock.now()), seen);
  warn(`${toLineName(name)}: an earlier run sent a stamp ${renderAge(earlier)}, but the chain does not hold it. So the stamp is sent once more.`);
}
function toOutcome({ verdict, ageMs, requestId }, now) {
  if (verdict === "accepted") return {
    kind: "accepted",
    evidence: {
      requestId: requestId ?? "",
      records: [],
      segments: []
    }
  };
  const heard = verdict === "failed" ? "ended with a failure" : "did not hear its answer";
  const account = `An earlier run sent this stamp ${renderAge({ ageMs })} and ${heard}.`;
  return toOpen({
    kind: verdict,
    since: now - ageMs,
    mayResend: true,
    account
  }, requestId === void 0 ? {} : { requestId });
}
async function followBriefly(digest, sent, parts) {
  const { check, clock, stop, isWaitedFor, blockTimeMs } = parts;
  const open2 = openOf(sent);
  if (open2 === void 0) return sent;
  if (open2.heldBack !== void 0) return afterCheck(sent, toFailure(open2.heldBack));
  const { since, pauseMs = 0, mayResend } = open2;
  const last = since + Math.max(pauseMs, ...timetables.open.first);
  const resendAt = isWaitedFor && mayResend ? since + blockTimeMs : Number.POSITIVE_INFINITY;
  const nextCheck2 = () => Math.max(since + pauseMs, nextTime(timetables.open, since, clock.now()));
  let seen;
  const stamp = { next: nextCheck2() };
  const ask = async () => {
    const answer = await check(digest);
    const isCutShort2 = errorOf(answer)?.code === "NOT_ATTEMPTED";
    if (seen === void 0 || "error" in seen || !(isCutShort2 || answer.kind === "unreachable")) seen = answer;
    const isDue = answer.kind === "not-found" && clock.now() >= resendAt;
    const mayTurn = !isCutShort2 && (answer.kind === "unreachable" || answer.kind === "not-found" || answer.kind === "unknown");
    const next = isDue || !mayTurn ? Number.POSITIVE_INFINITY : nextCheck2();
    stamp.next = next <= last ? next : void 0;
    return false;
  };
  await follow([stamp], {
    ask,
    deadline: Number.POSITIVE_INFINITY,
    clock,
    stop
  });
  return afterCheck(sent, seen ?? await check(digest));
}
async function openServiceOperation(inputs, { log, signals }) {
  if (inputs.apiUrl === void 0) throw new AnchorError("INTERNAL", "The service is to be asked, and has no address.");
  const { keyFault } = inputs;
  if (keyFault !== void 0) {
    const fail = () => Promise.resolve(toFailure(keyFault));
    return {
      operate: fail,
      ...inputs.mode === "stamp" && { chain: {
        find: fail,
        locate: fail
      } },
      [Symbol.asyncDispose]: async () => {
      }
    };
  }
  const { createClient } = await import("./client.js");
  const client = createClient({
    base: inputs.apiUrl,
    get apiKey() {
      return inputs.apiKey;
    },
    timeoutMs: inputs.requestTimeout,
    cancellation: signals.cancellation,
    onRequest: ({ path: path2, requestId, milliseconds, result }) => log.debug(`POST ${path2} ${result} ${milliseconds} ms, request ${requestId}`),
    onPause: (ms) => log.notice(`The service gets too many requests (429). The run waits ${Math.ceil(ms / 1e3)} s, then goes on.`, { title: "waiting" })
  });
  const chain = {
    find: client.check,
    locate: (digest) => client.verify(digest, { report: false })
  };
  return {
    operate: operateBy(client, inputs),
    ...inputs.mode === "stamp" && { chain },
    [Symbol.asyncDispose]: client.close
  };
}
function operateBy(client, { mode, report, sendFileNames }) {
  if (mode === "stamp") return ({ digest }) => client.stamp(digest);
  if (mode === "check") return ({ digest }) => client.check(digest);
  return (target) => {
    if ("root" in target) return client.verifyProof(target);
    const { digest, name, size } = target;
    const details = sendFileNames ? {
      fileName: name,
      ...size !== void 0 && { fileSize: size }
    } : {};
    return client.verify(digest, {
      report,
      ...details
    });
  };
}
function confirmVerified(outcome, subject, workspace) {
  if (outcome.kind !== "verified" || !isChangedFile(subject, workspace)) return outcome;
  return {
    kind: "failed",
    error: new AnchorError("FILE_CHANGED", "The file changed after it was hashed. The result is for the old bytes.")
  };
}
function isChangedFile({ path: path2, fingerprint }, workspace) {
  return path2 !== void 0 && fingerprint !== void 0 && !isUnchanged(resolve(workspace, path2), fingerprint);
}
async function openRecordedOperation(inputs, host, { journal, keepReport }, recorded, takeRoom = () => {
}) {
  const operation = await openOperation(inputs, host);
  const { operate: request, chain } = operation;
  let hasSent = false;
  const opened = {
    ...operation,
    hasSent: () => hasSent
  };
  if (chain === void 0) return {
    ...opened,
    operate: (target) => keepReport(target, () => request(target))
  };
  const { lines = [] } = journal ?? {};
  const isKnown = lines.length > 0 || recorded.anchors.size > 0;
  const earlier = new Map(isKnown ? earlierStamps(lines, recorded, serviceAddress(inputs), /* @__PURE__ */ new Date()) : []);
  const parts = {
    send: (digest) => {
      hasSent = true;
      return request({
        name: digest,
        digest
      });
    },
    check: chain.find,
    journal,
    blockTimeMs: inputs.blockTime,
    isWaitedFor: inputs.waitForFinality,
    clock: systemClock,
    stop: host.signals.cancellation.stop,
    warn: host.log.warning
  };
  const stamp = async (subject) => {
    takeRoom(subject.digest);
    const known = earlier.get(subject.digest);
    earlier.delete(subject.digest);
    const isRepeated = known !== void 0 && inputs.again === true;
    if (isRepeated) host.log.warning(renderIgnored(subject, known));
    return keepReport(subject, () => stampOne(subject, {
      ...parts,
      earlier: isRepeated ? void 0 : known
    }));
  };
  return {
    ...opened,
    operate: stamp
  };
}
function renderIgnored({ name }, known) {
  return `${toLineName(name)}: an earlier run sent a stamp ${renderAge(known)} (${known.verdict}). Because of --again, another one is sent. Where the chain holds the file already, the service makes no new stamp.`;
}
async function openOperation(inputs, host) {
  const note = reasonToSkip(inputs);
  if (note !== void 0) {
    host.log.notice(inputs.fromRelease ? `${note} The release was not read either.` : note, { title: "skipped" });
    return {
      operate: () => Promise.resolve({
        kind: "skipped",
        note
      }),
      [Symbol.asyncDispose]: async () => {
      }
    };
  }
  if (inputs.nodes.length === 0) return openServiceOperation(inputs, host);
  const { openNodesOperation } = await import("./ask-nodes.js");
  return openNodesOperation(inputs, host);
}
const maxLogBytes = 268435456;
function parseStatement(evidence) {
  return refusing(() => readStatement(toText(evidence)));
}
function parseLog(evidence) {
  return refusing(() => readLines$1(toText(evidence)));
}
function parseEvidence(evidence) {
  return refusing(() => {
    const given2 = toText(evidence);
    const inside = /^\s*</.test(given2) ? evidenceTextOf(given2) : given2.trim();
    if (inside === void 0) throw new RangeError("the page has no evidence in it");
    const text = fromPageText(inside);
    if (!(text.includes("\n") && /^\{.*\}\r?$/s.test(text.split("\n", 1)[0] ?? ""))) return [readStatement(text)];
    return readLines$1(text, { isOfSeveral: text !== inside }).map(({ statement }) => statement);
  });
}
function readLines$1(text, { isOfSeveral = false } = {}) {
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
const waitMs = 6e4;
const cancelledWaitMs = 500;
const retryMs = 20;
const ownHost = encodeURIComponent(hostname());
const held = /* @__PURE__ */ new Set();
const lockPattern = /^(.*)\.(\d+)\.[0-9a-f-]{36}\.lock$/;
async function withLock(path2, stop, work) {
  const own = join(dirname(path2), `${startOf(path2)}${ownHost}.${pid}.${randomUUID()}.lock`);
  held.add(own);
  try {
    await takeLock(path2, own, stop);
    return await work();
  } finally {
    held.delete(own);
    await rm(own, { force: true });
  }
}
function startOf(path2) {
  return `.${basename(path2)}.`;
}
async function takeLock(path2, own, stop) {
  const start = performance.now();
  for (; ; ) {
    try {
      await writeFile(own, "", { mode: 384 });
      const other = await findOther(path2, own);
      if (other === void 0) return;
      await rm(own);
      if (performance.now() - start > (stop.aborted ? cancelledWaitMs : waitMs)) throw new Error(`another run holds ${other}; remove that file if there is no such run`);
    } catch (cause) {
      throw unwritable(path2, cause);
    }
    await setTimeout(retryMs * (1 + Math.random()));
  }
}
async function findOther(path2, own) {
  const [folder, start] = [dirname(path2), startOf(path2)];
  for (const name of await readdir(folder)) {
    if (!name.startsWith(start)) continue;
    const [, host, holder] = lockPattern.exec(name.slice(start.length)) ?? [];
    const lock = join(folder, name);
    if (host === void 0 || lock === own) continue;
    if (host === ownHost ? isAlive(Number(holder), lock) : isYoung(lock)) return name;
    rmSync(lock, { force: true });
  }
}
function isYoung(lock) {
  const { mtimeMs = 0 } = statSync(lock, { throwIfNoEntry: false }) ?? {};
  return Math.abs(Date.now() - mtimeMs) < waitMs;
}
function isAlive(holder, lock) {
  if (holder === pid) return held.has(lock);
  try {
    return kill(holder, 0);
  } catch (cause) {
    return cause.code === "EPERM";
  }
}
function readFolderLog(folder) {
  const path2 = join(folder, runFiles.log);
  const bytes = readOwn(path2);
  if (bytes === void 0) return [];
  try {
    return parseLog(bytes);
  } catch (cause) {
    throw cause instanceof AnchorError ? unusable(path2, messageOf(cause.cause), cause) : cause;
  }
}
function readOwn(path2) {
  try {
    return readRegular(path2, maxLogBytes);
  } catch (cause) {
    throw unusable(path2, messageOf(cause), cause);
  }
}
const damagedFileAdvice = "The file is the record of earlier runs: which files they stamped, and which blocks hold them. This run did not change it. Put it back from a copy. If there is no copy, keep the damaged file in another place and remove it here: the next run then begins a new record, and may pay again for stamps that the old one knew.";
function unusable(path2, why, cause) {
  const [reason, hint] = [why.replace(/\.$/, ""), damagedFileAdvice];
  return new AnchorError("EVIDENCE_INVALID", `The file ${path2} cannot be used: ${reason}.`, {
    cause,
    hint
  });
}
async function addToFolderLog(folder, line, { hasSent, stop }) {
  const path2 = join(folder, runFiles.log);
  return withLock(path2, stop, async () => {
    const log = readFolderLog(folder);
    const statement = toNextStatement(log, line);
    const above = log.map((known) => known.statement);
    const isAdded = hasSent || isNews(above, statement);
    if (isAdded) await writeAtomically(path2, renderLog(log, statement));
    return {
      above,
      statement,
      isAdded
    };
  });
}
function* renderLog(log, statement) {
  let [bytes, length] = [0, 0];
  for (const { text } of log) {
    bytes += Buffer.byteLength(text) + 1;
    yield `${text}
`;
  }
  for (const piece of renderStatement(statement)) {
    bytes += Buffer.byteLength(piece);
    length += piece.length;
    if (bytes >= 268435456) throw new RangeError("it would be larger than 256 MiB");
    if (length > 67108864) throw new RangeError("its new line would be larger than 64 MiB");
    yield piece;
  }
  yield "\n";
}
function findStandingLists(folder, log, source = "") {
  const record = openRecord(log, Date.now());
  const [list, pair] = [sha3ListName, sha256ListName].map((name) => {
    const bytes = readOwn(join(folder, name));
    return bytes && hashBytes(bytes);
  });
  const isGiven = toReal(source) === toReal(join(folder, sha3ListName));
  const isForeign = (digest) => ![record.lists, lastLists(folder)].flat().some(({ sha3_256: sha3_2562 }) => sha3_2562 === digest);
  return {
    kept: isGiven || list !== void 0 && (isStamped(record, list) || list !== "a7ffc6f8bf1ed76651c14756a061d662f580ff4de43b49fa82d80a4b80f8434a" && isForeign(list)) ? list : void 0,
    isSha256Foreign: pair !== void 0 && isForeign(pair)
  };
}
function lastLists(folder) {
  try {
    const bytes = readOwn(join(folder, runFiles.statement));
    return bytes === void 0 ? [] : parseStatement(bytes).predicate.lists;
  } catch (cause) {
    if (cause instanceof AnchorError) return [];
    throw cause;
  }
}
async function keepEarlierList(folder, digest) {
  const name = keptListName(digest);
  try {
    await rename(join(folder, sha3ListName), join(folder, name));
    return name;
  } catch (cause) {
    throw unwritable(name, cause);
  }
}
async function openOutputDir(outputDir, { workspace, defaultOutputDir }) {
  const folder = outputDir === "" ? defaultOutputDir : resolve(workspace, outputDir);
  try {
    await makeFolders(folder);
    await access(folder, constants.W_OK | constants.X_OK);
    return folder;
  } catch (cause) {
    const reason = messageOf(cause);
    throw new AnchorError("OUTPUT_UNWRITABLE", `The folder for evidence cannot be used: ${reason}.`, { cause });
  }
}
async function makeFolders(folder) {
  const first = topmostMissing(folder);
  if (first !== void 0) await mkdir(first).catch((cause) => {
    if (!existsSync$1(first)) throw cause;
  });
  await mkdir(folder, { recursive: true });
}
function topmostMissing(folder) {
  if (existsSync$1(folder)) return void 0;
  const parent = dirname(folder);
  return parent === folder ? folder : topmostMissing(parent) ?? folder;
}
async function removeEarlierFiles(folder, lists, kept) {
  const paths = [...Object.values(runFiles), ...witnessFiles].map((name) => join(folder, name));
  const names = given([
    runFiles.journal,
    runFiles.log,
    lists.kept !== void 0 && runFiles.checksums,
    ...lists.isSha256Foreign ? [runFiles.sha256, ...witnessFiles] : []
  ]);
  const stays = new Set([...names.map((name) => join(folder, name)), kept].map(toReal));
  await removeAll(paths.filter((path2) => !stays.has(toReal(path2))));
}
function toReal(path2) {
  return existsSync$1(path2) ? realpathSync.native(path2) : path2;
}
async function removeEarlierVerdicts(folder) {
  await removeAll([runFiles.results, runFiles.badge].map((name) => join(folder, name)));
}
async function removeAll(paths) {
  try {
    const found = paths.filter((path2) => lstatSync(path2, { throwIfNoEntry: false }) !== void 0);
    await Promise.all(found.map((path2) => rm(path2, { force: true })));
  } catch (cause) {
    const reason = messageOf(cause);
    throw new AnchorError("OUTPUT_UNWRITABLE", `Old files in output-dir could not be removed: ${reason}.`, { cause });
  }
}
function toCauses(results) {
  const [stopped, waiting, anchored] = [
    [],
    [],
    []
  ];
  const byCause = /* @__PURE__ */ new Map();
  for (const result of results) {
    const { outcome } = result;
    const explanation = explain(result);
    if (isStopped(result)) stopped.push(result);
    else if (explanation === void 0) anchored.push(result);
    else {
      const key = `${outcome.kind}
${explanation.title}
${explanation.advice}`;
      const known = byCause.get(key);
      if (known === void 0) byCause.set(key, {
        verdict: outcome.kind,
        explanation,
        results: [result]
      });
      else known.results.push(result);
      if (isFine(outcome)) waiting.push(result);
    }
  }
  const root = causeOf(stopped)?.code;
  const rank = ({ verdict, explanation }) => explanation.title === root ? -1 : severityOf(verdict);
  return {
    causes: [...byCause.values()].sort((one, other) => rank(one) - rank(other)),
    stopped,
    waiting,
    anchored
  };
}
function countAccounts(results) {
  return new Set(results.map((result) => explain(result)?.account)).size;
}
function causeOf(stopped) {
  const cause = stopped.map(({ outcome }) => errorOf(outcome)?.cause).find((one) => one instanceof AnchorError);
  return cause && rootOf(cause);
}
const stops = {
  API_KEY_REJECTED: "the service rejects the key",
  PLAN_LIMIT_REACHED: "the plan is used up",
  RATE_LIMITED: "the service limits how often it may be asked",
  REDIRECT_REFUSED: "the service redirects to another address",
  SERVICE_UNAVAILABLE: "the service is unavailable",
  SERVICE_UNREACHABLE: "the service cannot be reached",
  TLS_REJECTED: "the TLS connection was refused",
  CONNECTION_LOST: "the connection to the service is lost",
  REQUEST_TIMEOUT: "the service does not answer in time",
  REPLY_MISMATCH: "the service answered about something that was not asked",
  NODE_UNREACHABLE: "the chain node cannot be reached",
  NODE_NOT_AUTHORISED: "the chain node rejects user or password",
  ASSET_UNREADABLE: "the release's assets cannot be read",
  GITHUB_RATE_LIMITED: "GitHub limits how often it may be asked",
  GITHUB_UNAVAILABLE: "GitHub is unavailable"
};
function renderStopped(all) {
  const results = filesAmong(all);
  const stopped = results.filter(isStopped);
  const first = stopped[0] && errorOf(stopped[0].outcome);
  if (first === void 0) return void 0;
  const root = causeOf(stopped);
  const after = `Stopped after ${results.length - stopped.length} of ${results.length}`;
  if (root === void 0) return `${after}: the run was cancelled`;
  const words = stops[root.code];
  if (words === void 0) return first.account.replace(/\.$/, "");
  return `${after}: ${words}${root.httpStatus === void 0 ? "" : ` (${root.httpStatus})`}`;
}
function toAnnotations(results, most) {
  const { causes, stopped, anchored } = toCauses(results);
  const good = Map.groupBy(anchored, ({ outcome }) => outcome.kind);
  const groups = [
    ...causes.map(({ explanation, results: own }) => {
      return (own.some((result) => toView(result).isAboutFile) ? groupByFile(own) : [own]).map((each) => toPoint(explanation.title, each, own));
    }),
    ...causes.length > 0 || stopped.length === 0 ? [] : [[toPoint("NOT_ATTEMPTED", stopped)]],
    ...[...good].map(([title, own]) => [toPoint(title, own)])
  ];
  const points = [...groups.flatMap((group) => group.slice(0, 1)), ...groups.flatMap((group) => group.slice(1))];
  const rest = /* @__PURE__ */ new Map();
  for (const { title, results: own } of points.slice(most)) rest.set(title, (rest.get(title) ?? 0) + own.length);
  return {
    shown: points.slice(0, most).map(renderPoint),
    rest
  };
}
function toPoint(title, results, all = results) {
  return {
    title: `${title}${all.some((result) => toView(result).isDemo) ? " (demonstration)" : ""}`,
    results
  };
}
function groupByFile(results) {
  const lists = results.filter(({ coveredBy }) => coveredBy === void 0);
  const covered = results.filter(({ coveredBy }) => coveredBy !== void 0);
  if (!lists.some((list) => digestOf(list) === covered[0]?.coveredBy)) return results.map((result) => [result]);
  return lists.map((list) => [list, ...covered.filter(({ coveredBy }) => coveredBy === digestOf(list))]);
}
function renderPoint({ title, results }) {
  const [first] = results;
  if (first === void 0) return {
    message: "",
    target: { title }
  };
  const { length } = results;
  const others = length === 1 ? "" : ` and ${length - 1} ${length === 2 ? "other" : "others"}`;
  const { name, path: path2 } = first.subject;
  return {
    message: `${toLineName(name)}${others}: ${renderExplanation(toView(first))}`,
    target: {
      title,
      count: length,
      ...path2 !== void 0 && { file: path2 }
    }
  };
}
function renderExplanation({ explanation, requestId }) {
  const said = explanation && [sentence(explanation.account), explanation.advice];
  return given([...said ?? ["The file is on the chain. The run fails only because fail-on lists this verdict."], requestId !== void 0 && `Request ${requestId}.`]).join(" ");
}
function toEmptyFileWarning({ name, path: path2 }, others) {
  const isOne = others === 0;
  return {
    message: `${`${toLineName(name)}${isOne ? " is" : ` and ${others} ${others === 1 ? "other" : "others"} are`}`} empty. A stamp of an empty file proves nothing. Check your build.`,
    target: {
      title: "empty file",
      count: others + 1,
      ...path2 !== void 0 && { file: path2 }
    }
  };
}
function toChangedWarning(files) {
  const [first] = files;
  if (first === void 0) return void 0;
  const { length } = files;
  return {
    message: `${length === 1 ? "1 file changed after it was" : `${length} files changed after they were`} hashed: ${toLineNames(files.map(({ name }) => name))}. The stamp is for the old bytes. Stamp a file only when nothing writes it any more.`,
    target: {
      title: "FILE_CHANGED",
      count: length,
      ...first.path !== void 0 && { file: first.path }
    }
  };
}
function renderResultLine(result) {
  const view = toView(result);
  const { icon, label, name, digest } = view;
  const details = renderDetails(result.outcome, view);
  return given([
    `${icon} ${label}`,
    toLineName(name),
    digest && `sha3-256:${digest}`,
    details && `(${details})`
  ]).join("  ");
}
function renderDetails(outcome, { coveredBy, recorded, block, requestId, isDemo, isFine: isFine2 }) {
  const { blockNumber, blockDate } = coveredBy === void 0 && block?.first || {};
  const date = blockDate === void 0 ? "" : ` of ${plainText(blockDate, textLimits.word)}`;
  return given([
    "error" in outcome && `${outcome.error.code}: ${plainText(outcome.error.message)}`,
    "note" in outcome && outcome.note !== void 0 && plainText(outcome.note.replace(checkInNote, "")),
    recorded !== void 0 && `recorded before: SHA3-256 ${recorded}`,
    coveredBy !== void 0 && `by the list sha3-256:${coveredBy}`,
    blockNumber !== void 0 && `block ${blockNumber}${date}`,
    outcome.restsOn !== void 0 && `by the word of ${outcome.restsOn} alone`,
    requestId !== void 0 && !isFine2 && `request ${plainText(requestId, textLimits.word)}`,
    isDemo && "demonstration"
  ]).map((detail) => detail.replace(/\.$/, "")).join(", ");
}
const colours = {
  anchored: {
    terminal: "green",
    badge: "brightgreen"
  },
  wrong: {
    terminal: "red",
    badge: "red"
  },
  open: {
    terminal: "yellow",
    badge: "yellow"
  },
  unanswered: {
    terminal: "yellow",
    badge: "yellow"
  },
  failed: {
    terminal: "red",
    badge: "red"
  },
  skipped: {
    terminal: "yellow",
    badge: "lightgrey"
  }
};
function toBadge(report) {
  const { results, demo } = report;
  const message = results.length === 0 ? "no files" : renderVerdictCounts(report).join(", ");
  const shown = new Set(results.map(({ outcome }) => colours[verdictFacts[outcome.kind].class].badge));
  const worst = [
    "red",
    "yellow",
    "brightgreen"
  ].find((colour) => shown.has(colour)) ?? "lightgrey";
  const color = worst === "brightgreen" && shown.has("lightgrey") ? "yellow" : worst;
  return {
    schemaVersion: 1,
    label: demo ? "anchored (demo)" : "anchored",
    message,
    color,
    ...color === "red" && { isError: true }
  };
}
function getOptions(copy) {
  const result = {
    followSymbolicLinks: true,
    implicitDescendants: true,
    matchDirectories: true,
    omitBrokenSymbolicLinks: true,
    excludeHiddenFiles: false
  };
  if (copy) {
    if (typeof copy.followSymbolicLinks === "boolean") {
      result.followSymbolicLinks = copy.followSymbolicLinks;
      debug(`followSymbolicLinks '${result.followSymbolicLinks}'`);
    }
    if (typeof copy.implicitDescendants === "boolean") {
      result.implicitDescendants = copy.implicitDescendants;
      debug(`implicitDescendants '${result.implicitDescendants}'`);
    }
    if (typeof copy.matchDirectories === "boolean") {
      result.matchDirectories = copy.matchDirectories;
      debug(`matchDirectories '${result.matchDirectories}'`);
    }
    if (typeof copy.omitBrokenSymbolicLinks === "boolean") {
      result.omitBrokenSymbolicLinks = copy.omitBrokenSymbolicLinks;
      debug(`omitBrokenSymbolicLinks '${result.omitBrokenSymbolicLinks}'`);
    }
    if (typeof copy.excludeHiddenFiles === "boolean") {
      result.excludeHiddenFiles = copy.excludeHiddenFiles;
      debug(`excludeHiddenFiles '${result.excludeHiddenFiles}'`);
    }
  }
  return result;
}
const IS_WINDOWS$4 = process.platform === "win32";
function dirname$1(p) {
  p = safeTrimTrailingSeparator(p);
  if (IS_WINDOWS$4 && /^\\\\[^\\]+(\\[^\\]+)?$/.test(p)) return p;
  let result = path$1.dirname(p);
  if (IS_WINDOWS$4 && /^\\\\[^\\]+\\[^\\]+\\$/.test(result)) result = safeTrimTrailingSeparator(result);
  return result;
}
function ensureAbsoluteRoot(root, itemPath) {
  assert(root, `ensureAbsoluteRoot parameter 'root' must not be empty`);
  assert(itemPath, `ensureAbsoluteRoot parameter 'itemPath' must not be empty`);
  if (hasAbsoluteRoot(itemPath)) return itemPath;
  if (IS_WINDOWS$4) {
    if (itemPath.match(/^[A-Z]:[^\\/]|^[A-Z]:$/i)) {
      let cwd = process.cwd();
      assert(cwd.match(/^[A-Z]:\\/i), `Expected current directory to start with an absolute drive root. Actual '${cwd}'`);
      if (itemPath[0].toUpperCase() === cwd[0].toUpperCase()) {
        if (itemPath.length === 2) return `${itemPath[0]}:\\${cwd.substr(3)}`;
        else {
          if (!cwd.endsWith("\\")) cwd += "\\";
          return `${itemPath[0]}:\\${cwd.substr(3)}${itemPath.substr(2)}`;
        }
      } else return `${itemPath[0]}:\\${itemPath.substr(2)}`;
    } else if (normalizeSeparators(itemPath).match(/^\\$|^\\[^\\]/)) {
      const cwd = process.cwd();
      assert(cwd.match(/^[A-Z]:\\/i), `Expected current directory to start with an absolute drive root. Actual '${cwd}'`);
      return `${cwd[0]}:\\${itemPath.substr(1)}`;
    }
  }
  assert(hasAbsoluteRoot(root), `ensureAbsoluteRoot parameter 'root' must have an absolute root`);
  if (root.endsWith("/") || IS_WINDOWS$4 && root.endsWith("\\")) {
  } else root += path$1.sep;
  return root + itemPath;
}
function hasAbsoluteRoot(itemPath) {
  assert(itemPath, `hasAbsoluteRoot parameter 'itemPath' must not be empty`);
  itemPath = normalizeSeparators(itemPath);
  if (IS_WINDOWS$4) return itemPath.startsWith("\\\\") || /^[A-Z]:\\/i.test(itemPath);
  return itemPath.startsWith("/");
}
function hasRoot(itemPath) {
  assert(itemPath, `isRooted parameter 'itemPath' must not be empty`);
  itemPath = normalizeSeparators(itemPath);
  if (IS_WINDOWS$4) return itemPath.startsWith("\\") || /^[A-Z]:/i.test(itemPath);
  return itemPath.startsWith("/");
}
function normalizeSeparators(p) {
  p = p || "";
  if (IS_WINDOWS$4) {
    p = p.replace(/\//g, "\\");
    return (/^\\\\+[^\\]/.test(p) ? "\\" : "") + p.replace(/\\\\+/g, "\\");
  }
  return p.replace(/\/\/+/g, "/");
}
function safeTrimTrailingSeparator(p) {
  if (!p) return "";
  p = normalizeSeparators(p);
  if (!p.endsWith(path$1.sep)) return p;
  if (p === path$1.sep) return p;
  if (IS_WINDOWS$4 && /^[A-Z]:\\$/i.test(p)) return p;
  return p.substr(0, p.length - 1);
}
var MatchKind;
(function(MatchKind2) {
  MatchKind2[MatchKind2["None"] = 0] = "None";
  MatchKind2[MatchKind2["Directory"] = 1] = "Directory";
  MatchKind2[MatchKind2["File"] = 2] = "File";
  MatchKind2[MatchKind2["All"] = 3] = "All";
})(MatchKind || (MatchKind = {}));
const IS_WINDOWS$3 = process.platform === "win32";
function getSearchPaths(patterns) {
  patterns = patterns.filter((x) => !x.negate);
  const searchPathMap = {};
  for (const pattern of patterns) {
    const key = IS_WINDOWS$3 ? pattern.searchPath.toUpperCase() : pattern.searchPath;
    searchPathMap[key] = "candidate";
  }
  const result = [];
  for (const pattern of patterns) {
    const key = IS_WINDOWS$3 ? pattern.searchPath.toUpperCase() : pattern.searchPath;
    if (searchPathMap[key] === "included") continue;
    let foundAncestor = false;
    let tempKey = key;
    let parent = dirname$1(tempKey);
    while (parent !== tempKey) {
      if (searchPathMap[parent]) {
        foundAncestor = true;
        break;
      }
      tempKey = parent;
      parent = dirname$1(tempKey);
    }
    if (!foundAncestor) {
      result.push(pattern.searchPath);
      searchPathMap[key] = "included";
    }
  }
  return result;
}
function match$1(patterns, itemPath) {
  let result = MatchKind.None;
  for (const pattern of patterns) if (pattern.negate) result &= ~pattern.match(itemPath);
  else result |= pattern.match(itemPath);
  return result;
}
function partialMatch(patterns, itemPath) {
  return patterns.some((x) => !x.negate && x.partialMatch(itemPath));
}
const range = (a, b, str) => {
  let begs, beg, left, right = void 0, result;
  let ai = str.indexOf(a);
  let bi = str.indexOf(b, ai + 1);
  let i = ai;
  if (ai >= 0 && bi > 0) {
    if (a === b) return [ai, bi];
    begs = [];
    left = str.length;
    while (i >= 0 && !result) {
      if (i === ai) {
        begs.push(i);
        ai = str.indexOf(a, i + 1);
      } else if (begs.length === 1) {
        const r = begs.pop();
        if (r !== void 0) result = [r, bi];
      } else {
        beg = begs.pop();
        if (beg !== void 0 && beg < left) {
          left = beg;
          right = bi;
        }
        bi = str.indexOf(b, i + 1);
      }
      i = ai < bi && ai >= 0 ? ai : bi;
    }
    if (begs.length && right !== void 0) result = [left, right];
  }
  return result;
};
const escSlash = "\0SLASH" + Math.random().toFixed(16) + "\0";
const escOpen = "\0OPEN" + Math.random().toFixed(16) + "\0";
const escClose = "\0CLOSE" + Math.random().toFixed(16) + "\0";
const escComma = "\0COMMA" + Math.random().toFixed(16) + "\0";
const escPeriod = "\0PERIOD" + Math.random().toFixed(16) + "\0";
const escSlashPattern = new RegExp(escSlash, "g");
const escOpenPattern = new RegExp(escOpen, "g");
const escClosePattern = new RegExp(escClose, "g");
const escCommaPattern = new RegExp(escComma, "g");
const escPeriodPattern = new RegExp(escPeriod, "g");
const slashPattern = /\\\\/g;
const openPattern = /\\{/g;
const closePattern = /\\}/g;
const commaPattern = /\\,/g;
const periodPattern = /\\\./g;
const EXPANSION_MAX = 1e5;
const EXPANSION_MAX_LENGTH = 4e6;
const EXPANSION_MAX_DEPTH = 1e3;
const EXPANSION_MAX_REWRITES = 1e3;
const EXPANSION_MAX_STEPS = 2e7;
const CALL_STEPS = 16;
function numeric(str) {
  return !isNaN(str) ? parseInt(str, 10) : str.charCodeAt(0);
}
function escapeBraces(str) {
  return str.replace(slashPattern, escSlash).replace(openPattern, escOpen).replace(closePattern, escClose).replace(commaPattern, escComma).replace(periodPattern, escPeriod);
}
function unescapeBraces(str) {
  return str.replace(escSlashPattern, "\\").replace(escOpenPattern, "{").replace(escClosePattern, "}").replace(escCommaPattern, ",").replace(escPeriodPattern, ".");
}
function pushAll(target, items) {
  for (let i = 0; i < items.length; i++) target.push(items[i]);
}
function balancedWithBudget(str, masked, budget) {
  if (budget.remaining < 0) return;
  const r = range("{", "}", masked);
  const unmatched = r !== void 0 && masked.indexOf("{") < r[0];
  budget.remaining -= r && !unmatched ? r[1] + 1 : str.length;
  if (!r || budget.remaining < 0) return;
  return {
    end: r[1],
    pre: str.slice(0, r[0]),
    body: str.slice(r[0] + 1, r[1]),
    post: str.slice(r[1] + 1),
    unmatched
  };
}
function maskUnmatchedOpens(masked, budget) {
  budget.remaining -= masked.length;
  const open2 = [];
  for (let i = 0; i < masked.length; i++) {
    const c = masked.charCodeAt(i);
    if (c === 123) open2.push(i);
    else if (c === 125 && open2.length) open2.pop();
  }
  let out = "";
  let last = 0;
  for (let i = 0; i < open2.length; i++) {
    const at = open2[i];
    out += masked.slice(last, at) + "\0";
    last = at + 1;
  }
  return out + masked.slice(last);
}
function commaSetFollows(str, budget) {
  budget.remaining -= str.length;
  if (budget.remaining < 0) return false;
  let close = false;
  for (let i = str.length - 1; i >= 0; i--) {
    const c = str.charCodeAt(i);
    if (c === 125) close = true;
    else if (c === 10 || c === 13 || c === 8232 || c === 8233) close = false;
    else if (c === 44 && close && str.charCodeAt(i + 1) !== 44) return true;
  }
  return false;
}
function parseCommaParts(str, budget) {
  const parts = [];
  let carry = "";
  for (; ; ) {
    const m = balancedWithBudget(str, str, budget);
    if (budget.remaining < 0) return;
    if (!m) {
      const tail = str.split(",");
      tail[0] = carry + tail[0];
      pushAll(parts, tail);
      return parts;
    }
    const { pre, body, post } = m;
    const p = pre.split(",");
    p[0] = carry + p[0];
    p[p.length - 1] += "{" + body + "}";
    if (!post.length) {
      pushAll(parts, p);
      return parts;
    }
    carry = p.pop();
    pushAll(parts, p);
    str = post;
  }
}
function bound(value, fallback) {
  return value === void 0 || isNaN(value) ? fallback : value;
}
function expand(str, options = {}) {
  if (!str) return [];
  const max = bound(options.max, EXPANSION_MAX);
  const maxLength = bound(options.maxLength, EXPANSION_MAX_LENGTH);
  const maxDepth = bound(options.maxDepth, EXPANSION_MAX_DEPTH);
  const maxRewrites = bound(options.maxRewrites, EXPANSION_MAX_REWRITES);
  const maxSteps2 = bound(options.maxSteps, EXPANSION_MAX_STEPS);
  if (str.slice(0, 2) === "{}") str = "\\{\\}" + str.slice(2);
  return expand_(escapeBraces(str), max, maxLength, maxDepth, 0, maxRewrites, { remaining: maxSteps2 }, true).map(unescapeBraces);
}
function embrace(str) {
  return "{" + str + "}";
}
function isPadded(el) {
  return /^-?0\d/.test(el);
}
function lte(i, y) {
  return i <= y;
}
function gte(i, y) {
  return i >= y;
}
function combine(acc, pre, values, max, maxLength, dropEmpties, budget) {
  const out = [];
  let length = 0;
  let nonEmpty;
  outer: for (let a = 0; a < acc.length; a++) {
    const prefix = acc[a] + pre;
    let vs = values;
    if (dropEmpties && !prefix) {
      if (!nonEmpty) nonEmpty = values.filter((v) => v);
      vs = nonEmpty;
    }
    for (let v = 0; v < vs.length; v++) {
      if (out.length >= max) break outer;
      const expansion = prefix + vs[v];
      if (length + expansion.length > maxLength) break outer;
      out.push(expansion);
      length += expansion.length;
    }
  }
  budget.remaining -= out.length;
  return out;
}
function expandSequence(body, isAlphaSequence, max, maxLength, budget) {
  const n = body.split(/\.\./);
  const N = [];
  if (n[0] === void 0 || n[1] === void 0) return N;
  const x = numeric(n[0]);
  const y = numeric(n[1]);
  const width = Math.max(n[0].length, n[1].length);
  let incr = n.length === 3 && n[2] !== void 0 ? Math.max(Math.abs(numeric(n[2])), 1) : 1;
  let test = lte;
  if (y < x) {
    incr *= -1;
    test = gte;
  }
  const pad = n.some(isPadded);
  const cost = pad ? width : 1;
  let length = 0;
  for (let i = x; test(i, y) && N.length < max; i += incr) {
    budget.remaining -= cost;
    if (budget.remaining < 0) return;
    let c;
    if (isAlphaSequence) {
      c = String.fromCharCode(i);
      if (c === "\\") c = "";
    } else {
      c = String(i);
      if (pad) {
        const need = width - c.length;
        if (need > 0) {
          const z = new Array(need + 1).join("0");
          if (i < 0) c = "-" + z + c.slice(1);
          else c = z + c;
        }
      }
    }
    if (length + c.length > maxLength) break;
    N.push(c);
    length += c.length;
  }
  return N;
}
function expand_(str, max, maxLength, maxDepth, depth, maxRewrites, budget, isTop) {
  budget.remaining -= CALL_STEPS;
  if (depth > maxDepth) return [str];
  let acc = [""];
  let rewrites = 0;
  let dropEmpties = false;
  let firstGroup = true;
  let masked = str;
  for (; ; ) {
    const m = balancedWithBudget(str, masked, budget);
    if (!m) return combine(acc, str, [""], max, maxLength, dropEmpties, budget);
    if (m.unmatched) masked = maskUnmatchedOpens(masked, budget);
    const pre = m.pre;
    const literal = () => combine(acc, pre + "{" + m.body + "}" + m.post, [""], max, maxLength, dropEmpties, budget);
    if (/\$$/.test(pre)) {
      acc = combine(acc, pre + "{" + m.body + "}", [""], max, maxLength, dropEmpties && !m.post.length, budget);
      firstGroup = false;
      if (!m.post.length) break;
      str = m.post;
      masked = masked.slice(m.end + 1);
      continue;
    }
    const isNumericSequence = /^-?\d+\.\.-?\d+(?:\.\.-?\d+)?$/.test(m.body);
    const isAlphaSequence = /^[a-zA-Z]\.\.[a-zA-Z](?:\.\.-?\d+)?$/.test(m.body);
    const isSequence = isNumericSequence || isAlphaSequence;
    const isOptions = m.body.indexOf(",") >= 0;
    if (!isSequence && !isOptions) {
      if (rewrites < maxRewrites && commaSetFollows(m.post, budget)) {
        rewrites++;
        str = m.pre + "{" + m.body + escClose + m.post;
        masked = masked.slice(0, m.end) + escClose + masked.slice(m.end + 1);
        isTop = true;
        continue;
      }
      return literal();
    }
    if (firstGroup) {
      dropEmpties = isTop && !isSequence;
      firstGroup = false;
    }
    let values;
    if (isSequence) {
      values = expandSequence(m.body, isAlphaSequence, max, maxLength, budget);
      if (!values) return literal();
    } else {
      let n = parseCommaParts(m.body, budget);
      if (!n) return literal();
      if (n.length === 1 && n[0] !== void 0) {
        n = expand_(n[0], max, maxLength, maxDepth, depth + 1, maxRewrites, budget, false).map(embrace);
        if (budget.remaining < 0) return literal();
        if (n.length === 1) {
          const next2 = combine(acc, pre + n[0], [""], max, maxLength, dropEmpties && !m.post.length, budget);
          if (budget.remaining < 0) return literal();
          acc = next2;
          if (!m.post.length) break;
          str = m.post;
          masked = masked.slice(m.end + 1);
          continue;
        }
      }
      let dropsEmpties = dropEmpties && !m.post.length && !pre;
      for (let d = 0; dropsEmpties && d < acc.length; d++) if (acc[d]) dropsEmpties = false;
      values = [];
      let valuesLength = 0;
      outer: for (let j = 0; j < n.length; j++) {
        const expanded = expand_(n[j], max, maxLength, maxDepth, depth + 1, maxRewrites, budget, false);
        if (budget.remaining < 0) return literal();
        for (let k = 0; k < expanded.length; k++) {
          const v = expanded[k];
          if (dropsEmpties && !v) continue;
          if (values.length >= max || valuesLength + v.length > maxLength) break outer;
          values.push(v);
          valuesLength += v.length;
        }
      }
    }
    const next = combine(acc, pre, values, max, maxLength, dropEmpties && !m.post.length, budget);
    if (budget.remaining < 0) return literal();
    acc = next;
    if (!m.post.length) break;
    str = m.post;
    masked = masked.slice(m.end + 1);
  }
  return acc;
}
const MAX_PATTERN_LENGTH = 65536;
const assertValidPattern = (pattern) => {
  if (typeof pattern !== "string") throw new TypeError("invalid pattern");
  if (pattern.length > MAX_PATTERN_LENGTH) throw new TypeError("pattern is too long");
};
const posixClasses = {
  "[:alnum:]": ["\\p{L}\\p{Nl}\\p{Nd}", true],
  "[:alpha:]": ["\\p{L}\\p{Nl}", true],
  "[:ascii:]": ["\\x00-\\x7f", false],
  "[:blank:]": ["\\p{Zs}\\t", true],
  "[:cntrl:]": ["\\p{Cc}", true],
  "[:digit:]": ["\\p{Nd}", true],
  "[:graph:]": [
    "\\p{Z}\\p{C}",
    true,
    true
  ],
  "[:lower:]": ["\\p{Ll}", true],
  "[:print:]": ["\\p{C}", true],
  "[:punct:]": ["\\p{P}", true],
  "[:space:]": ["\\p{Z}\\t\\r\\n\\v\\f", true],
  "[:upper:]": ["\\p{Lu}", true],
  "[:word:]": ["\\p{L}\\p{Nl}\\p{Nd}\\p{Pc}", true],
  "[:xdigit:]": ["A-Fa-f0-9", false]
};
const braceEscape = (s) => s.replace(/[[\]\\-]/g, "\\$&");
const regexpEscape = (s) => s.replace(/[-[\]{}()*+?.,\\^$|#\s]/g, "\\$&");
const rangesToString = (ranges) => ranges.join("");
const parseClass = (glob, position) => {
  const pos = position;
  if (glob.charAt(pos) !== "[") throw new Error("not in a brace expression");
  const ranges = [];
  const negs = [];
  let i = pos + 1;
  let sawStart = false;
  let uflag = false;
  let escaping = false;
  let negate = false;
  let endPos = pos;
  let rangeStart = "";
  WHILE: while (i < glob.length) {
    const c = glob.charAt(i);
    if ((c === "!" || c === "^") && i === pos + 1) {
      negate = true;
      i++;
      continue;
    }
    if (c === "]" && sawStart && !escaping) {
      endPos = i + 1;
      break;
    }
    sawStart = true;
    if (c === "\\") {
      if (!escaping) {
        escaping = true;
        i++;
        continue;
      }
    }
    if (c === "[" && !escaping) {
      for (const [cls, [unip, u, neg]] of Object.entries(posixClasses)) if (glob.startsWith(cls, i)) {
        if (rangeStart) return [
          "$.",
          false,
          glob.length - pos,
          true
        ];
        i += cls.length;
        if (neg) negs.push(unip);
        else ranges.push(unip);
        uflag = uflag || u;
        continue WHILE;
      }
    }
    escaping = false;
    if (rangeStart) {
      if (c > rangeStart) ranges.push(braceEscape(rangeStart) + "-" + braceEscape(c));
      else if (c === rangeStart) ranges.push(braceEscape(c));
      rangeStart = "";
      i++;
      continue;
    }
    if (glob.startsWith("-]", i + 1)) {
      ranges.push(braceEscape(c + "-"));
      i += 2;
      continue;
    }
    if (glob.startsWith("-", i + 1)) {
      rangeStart = c;
      i += 2;
      continue;
    }
    ranges.push(braceEscape(c));
    i++;
  }
  if (endPos < i) return [
    "",
    false,
    0,
    false
  ];
  if (!ranges.length && !negs.length) return [
    "$.",
    false,
    glob.length - pos,
    true
  ];
  if (negs.length === 0 && ranges.length === 1 && /^\\?.$/.test(ranges[0]) && !negate) {
    const r = ranges[0].length === 2 ? ranges[0].slice(-1) : ranges[0];
    return [
      regexpEscape(r),
      false,
      endPos - pos,
      false
    ];
  }
  const sranges = "[" + (negate ? "^" : "") + rangesToString(ranges) + "]";
  const snegs = "[" + (negate ? "" : "^") + rangesToString(negs) + "]";
  return [
    ranges.length && negs.length ? "(" + sranges + "|" + snegs + ")" : ranges.length ? sranges : snegs,
    uflag,
    endPos - pos,
    true
  ];
};
const unescape = (s, { windowsPathsNoEscape = false, magicalBraces = true } = {}) => {
  if (magicalBraces) return windowsPathsNoEscape ? s.replace(/\[([^/\\])\]/g, "$1") : s.replace(/((?!\\).|^)\[([^/\\])\]/g, "$1$2").replace(/\\([^/])/g, "$1");
  return windowsPathsNoEscape ? s.replace(/\[([^/\\{}])\]/g, "$1") : s.replace(/((?!\\).|^)\[([^/\\{}])\]/g, "$1$2").replace(/\\([^/{}])/g, "$1");
};
var _a;
const types = /* @__PURE__ */ new Set([
  "!",
  "?",
  "+",
  "*",
  "@"
]);
const isExtglobType = (c) => types.has(c);
const isExtglobAST = (c) => isExtglobType(c.type);
const adoptionMap = /* @__PURE__ */ new Map([
  ["!", ["@"]],
  ["?", ["?", "@"]],
  ["@", ["@"]],
  ["*", [
    "*",
    "+",
    "?",
    "@"
  ]],
  ["+", ["+", "@"]]
]);
const adoptionWithSpaceMap = /* @__PURE__ */ new Map([
  ["!", ["?"]],
  ["@", ["?"]],
  ["+", ["?", "*"]]
]);
const adoptionAnyMap = /* @__PURE__ */ new Map([
  ["!", ["?", "@"]],
  ["?", ["?", "@"]],
  ["@", ["?", "@"]],
  ["*", [
    "*",
    "+",
    "?",
    "@"
  ]],
  ["+", [
    "+",
    "@",
    "?",
    "*"
  ]]
]);
const usurpMap = /* @__PURE__ */ new Map([
  ["!", /* @__PURE__ */ new Map([["!", "@"]])],
  ["?", /* @__PURE__ */ new Map([["*", "*"], ["+", "*"]])],
  ["@", /* @__PURE__ */ new Map([
    ["!", "!"],
    ["?", "?"],
    ["@", "@"],
    ["*", "*"],
    ["+", "+"]
  ])],
  ["+", /* @__PURE__ */ new Map([["?", "*"], ["*", "*"]])]
]);
const startNoTraversal = "(?!(?:^|/)\\.\\.?(?:$|/))";
const startNoDot = "(?!\\.)";
const addPatternStart = /* @__PURE__ */ new Set(["[", "."]);
const justDots = /* @__PURE__ */ new Set(["..", "."]);
const reSpecials = new Set("().*{}+?[]^$\\!");
const regExpEscape$1 = (s) => s.replace(/[-[\]{}()*+?.,\\^$|#\s]/g, "\\$&");
const qmark = "[^/]";
const star$1 = "[^/]*?";
const starNoEmpty = "[^/]+?";
let ID = 0;
var AST = class {
  type;
  #root;
  #hasMagic;
  #uflag = false;
  #parts = [];
  #parent;
  #parentIndex;
  #negs;
  #filledNegs = false;
  #options;
  #toString;
  #emptyExt = false;
  id = ++ID;
  get depth() {
    return (this.#parent?.depth ?? -1) + 1;
  }
  [/* @__PURE__ */ Symbol.for("nodejs.util.inspect.custom")]() {
    return {
      "@@type": "AST",
      id: this.id,
      type: this.type,
      root: this.#root.id,
      parent: this.#parent?.id,
      depth: this.depth,
      partsLength: this.#parts.length,
      parts: this.#parts
    };
  }
  constructor(type, parent, options = {}) {
    this.type = type;
    if (type) this.#hasMagic = true;
    this.#parent = parent;
    this.#root = this.#parent ? this.#parent.#root : this;
    this.#options = this.#root === this ? options : this.#root.#options;
    this.#negs = this.#root === this ? [] : this.#root.#negs;
    if (type === "!" && !this.#root.#filledNegs) this.#negs.push(this);
    this.#parentIndex = this.#parent ? this.#parent.#parts.length : 0;
  }
  get hasMagic() {
    if (this.#hasMagic !== void 0) return this.#hasMagic;
    for (const p of this.#parts) {
      if (typeof p === "string") continue;
      if (p.type || p.hasMagic) return this.#hasMagic = true;
    }
    return this.#hasMagic;
  }
  toString() {
    return this.#toString !== void 0 ? this.#toString : !this.type ? this.#toString = this.#parts.map((p) => String(p)).join("") : this.#toString = this.type + "(" + this.#parts.map((p) => String(p)).join("|") + ")";
  }
  #fillNegs() {
    if (this !== this.#root) throw new Error("should only call on root");
    if (this.#filledNegs) return this;
    this.toString();
    this.#filledNegs = true;
    let n;
    while (n = this.#negs.pop()) {
      if (n.type !== "!") continue;
      let p = n;
      let pp = p.#parent;
      while (pp) {
        for (let i = p.#parentIndex + 1; !pp.type && i < pp.#parts.length; i++) for (const part of n.#parts) {
          if (typeof part === "string") throw new Error("string part in extglob AST??");
          part.copyIn(pp.#parts[i]);
        }
        p = pp;
        pp = p.#parent;
      }
    }
    return this;
  }
  push(...parts) {
    for (const p of parts) {
      if (p === "") continue;
      if (typeof p !== "string" && !(p instanceof _a && p.#parent === this)) throw new Error("invalid part: " + p);
      this.#parts.push(p);
    }
  }
  toJSON() {
    const ret = this.type === null ? this.#parts.slice().map((p) => typeof p === "string" ? p : p.toJSON()) : [this.type, ...this.#parts.map((p) => p.toJSON())];
    if (this.isStart() && !this.type) ret.unshift([]);
    if (this.isEnd() && (this === this.#root || this.#root.#filledNegs && this.#parent?.type === "!")) ret.push({});
    return ret;
  }
  isStart() {
    if (this.#root === this) return true;
    if (!this.#parent?.isStart()) return false;
    if (this.#parentIndex === 0) return true;
    const p = this.#parent;
    for (let i = 0; i < this.#parentIndex; i++) {
      const pp = p.#parts[i];
      if (!(pp instanceof _a && pp.type === "!")) return false;
    }
    return true;
  }
  isEnd() {
    if (this.#root === this) return true;
    if (this.#parent?.type === "!") return true;
    if (!this.#parent?.isEnd()) return false;
    if (!this.type) return this.#parent?.isEnd();
    const pl = this.#parent ? this.#parent.#parts.length : 0;
    return this.#parentIndex === pl - 1;
  }
  copyIn(part) {
    if (typeof part === "string") this.push(part);
    else this.push(part.clone(this));
  }
  clone(parent) {
    const c = new _a(this.type, parent);
    for (const p of this.#parts) c.copyIn(p);
    return c;
  }
  static #parseAST(str, ast, pos, opt, extDepth) {
    const maxDepth = opt.maxExtglobRecursion ?? 2;
    let escaping = false;
    let inBrace = false;
    let braceStart = -1;
    let braceNeg = false;
    if (ast.type === null) {
      let i2 = pos;
      let acc2 = "";
      while (i2 < str.length) {
        const c = str.charAt(i2++);
        if (escaping || c === "\\") {
          escaping = !escaping;
          acc2 += c;
          continue;
        }
        if (inBrace) {
          if (i2 === braceStart + 1) {
            if (c === "^" || c === "!") braceNeg = true;
          } else if (c === "]" && !(i2 === braceStart + 2 && braceNeg)) inBrace = false;
          acc2 += c;
          continue;
        } else if (c === "[") {
          inBrace = true;
          braceStart = i2;
          braceNeg = false;
          acc2 += c;
          continue;
        }
        if (!opt.noext && isExtglobType(c) && str.charAt(i2) === "(" && extDepth <= maxDepth) {
          ast.push(acc2);
          acc2 = "";
          const ext2 = new _a(c, ast);
          i2 = _a.#parseAST(str, ext2, i2, opt, extDepth + 1);
          ast.push(ext2);
          continue;
        }
        acc2 += c;
      }
      ast.push(acc2);
      return i2;
    }
    let i = pos + 1;
    let part = new _a(null, ast);
    const parts = [];
    let acc = "";
    while (i < str.length) {
      const c = str.charAt(i++);
      if (escaping || c === "\\") {
        escaping = !escaping;
        acc += c;
        continue;
      }
      if (inBrace) {
        if (i === braceStart + 1) {
          if (c === "^" || c === "!") braceNeg = true;
        } else if (c === "]" && !(i === braceStart + 2 && braceNeg)) inBrace = false;
        acc += c;
        continue;
      } else if (c === "[") {
        inBrace = true;
        braceStart = i;
        braceNeg = false;
        acc += c;
        continue;
      }
      if (!opt.noext && isExtglobType(c) && str.charAt(i) === "(" && (extDepth <= maxDepth || ast && ast.#canAdoptType(c))) {
        const depthAdd = ast && ast.#canAdoptType(c) ? 0 : 1;
        part.push(acc);
        acc = "";
        const ext2 = new _a(c, part);
        part.push(ext2);
        i = _a.#parseAST(str, ext2, i, opt, extDepth + depthAdd);
        continue;
      }
      if (c === "|") {
        part.push(acc);
        acc = "";
        parts.push(part);
        part = new _a(null, ast);
        continue;
      }
      if (c === ")") {
        if (acc === "" && ast.#parts.length === 0) ast.#emptyExt = true;
        part.push(acc);
        acc = "";
        ast.push(...parts, part);
        return i;
      }
      acc += c;
    }
    ast.type = null;
    ast.#hasMagic = void 0;
    ast.#parts = [str.substring(pos - 1)];
    return i;
  }
  #canAdoptWithSpace(child) {
    return this.#canAdopt(child, adoptionWithSpaceMap);
  }
  #canAdopt(child, map = adoptionMap) {
    if (!child || typeof child !== "object" || child.type !== null || child.#parts.length !== 1 || this.type === null) return false;
    const gc = child.#parts[0];
    if (!gc || typeof gc !== "object" || gc.type === null) return false;
    return this.#canAdoptType(gc.type, map);
  }
  #canAdoptType(c, map = adoptionAnyMap) {
    return !!map.get(this.type)?.includes(c);
  }
  #adoptWithSpace(child, index) {
    const gc = child.#parts[0];
    const blank = new _a(null, gc, this.options);
    blank.#parts.push("");
    gc.push(blank);
    this.#adopt(child, index);
  }
  #adopt(child, index) {
    const gc = child.#parts[0];
    this.#parts.splice(index, 1, ...gc.#parts);
    for (const p of gc.#parts) if (typeof p === "object") p.#parent = this;
    this.#toString = void 0;
  }
  #canUsurpType(c) {
    return !!usurpMap.get(this.type)?.has(c);
  }
  #canUsurp(child) {
    if (!child || typeof child !== "object" || child.type !== null || child.#parts.length !== 1 || this.type === null || this.#parts.length !== 1) return false;
    const gc = child.#parts[0];
    if (!gc || typeof gc !== "object" || gc.type === null) return false;
    return this.#canUsurpType(gc.type);
  }
  #usurp(child) {
    const m = usurpMap.get(this.type);
    const gc = child.#parts[0];
    const nt = m?.get(gc.type);
    if (!nt) return false;
    this.#parts = gc.#parts;
    for (const p of this.#parts) if (typeof p === "object") p.#parent = this;
    this.type = nt;
    this.#toString = void 0;
    this.#emptyExt = false;
  }
  static fromGlob(pattern, options = {}) {
    const ast = new _a(null, void 0, options);
    _a.#parseAST(pattern, ast, 0, options, 0);
    return ast;
  }
  toMMPattern() {
    if (this !== this.#root) return this.#root.toMMPattern();
    const glob = this.toString();
    const [re, body, hasMagic, uflag] = this.toRegExpSource();
    if (!(hasMagic || this.#hasMagic || this.#options.nocase && !this.#options.nocaseMagicOnly && glob.toUpperCase() !== glob.toLowerCase())) return body;
    const flags2 = (this.#options.nocase ? "i" : "") + (uflag ? "u" : "");
    return Object.assign(new RegExp(`^${re}$`, flags2), {
      _src: re,
      _glob: glob
    });
  }
  get options() {
    return this.#options;
  }
  toRegExpSource(allowDot) {
    const dot = allowDot ?? !!this.#options.dot;
    if (this.#root === this) {
      this.#flatten();
      this.#fillNegs();
    }
    if (!isExtglobAST(this)) {
      const noEmpty = this.isStart() && this.isEnd() && !this.#parts.some((s) => typeof s !== "string");
      const src = this.#parts.map((p) => {
        const [re, _, hasMagic, uflag] = typeof p === "string" ? _a.#parseGlob(p, this.#hasMagic, noEmpty) : p.toRegExpSource(allowDot);
        this.#hasMagic = this.#hasMagic || hasMagic;
        this.#uflag = this.#uflag || uflag;
        return re;
      }).join("");
      let start2 = "";
      if (this.isStart()) {
        if (typeof this.#parts[0] === "string") {
          if (!(this.#parts.length === 1 && justDots.has(this.#parts[0]))) {
            const aps = addPatternStart;
            const needNoTrav = dot && aps.has(src.charAt(0)) || src.startsWith("\\.") && aps.has(src.charAt(2)) || src.startsWith("\\.\\.") && aps.has(src.charAt(4));
            const needNoDot = !dot && !allowDot && aps.has(src.charAt(0));
            start2 = needNoTrav ? startNoTraversal : needNoDot ? startNoDot : "";
          }
        }
      }
      let end = "";
      if (this.isEnd() && this.#root.#filledNegs && this.#parent?.type === "!") end = "(?:$|\\/)";
      return [
        start2 + src + end,
        unescape(src),
        this.#hasMagic = !!this.#hasMagic,
        this.#uflag
      ];
    }
    const repeated = this.type === "*" || this.type === "+";
    const start = this.type === "!" ? "(?:(?!(?:" : "(?:";
    let body = this.#partsToRegExp(dot);
    if (this.isStart() && this.isEnd() && !body && this.type !== "!") {
      const s = this.toString();
      const me = this;
      me.#parts = [s];
      me.type = null;
      me.#hasMagic = void 0;
      return [
        s,
        unescape(this.toString()),
        false,
        false
      ];
    }
    let bodyDotAllowed = !repeated || allowDot || dot || false ? "" : this.#partsToRegExp(true);
    if (bodyDotAllowed === body) bodyDotAllowed = "";
    if (bodyDotAllowed) body = `(?:${body})(?:${bodyDotAllowed})*?`;
    let final = "";
    if (this.type === "!" && this.#emptyExt) final = (this.isStart() && !dot ? startNoDot : "") + starNoEmpty;
    else {
      const close = this.type === "!" ? "))" + (this.isStart() && !dot && !allowDot ? startNoDot : "") + "[^/]*?)" : this.type === "@" ? ")" : this.type === "?" ? ")?" : this.type === "+" && bodyDotAllowed ? ")" : this.type === "*" && bodyDotAllowed ? `)?` : `)${this.type}`;
      final = start + body + close;
    }
    return [
      final,
      unescape(body),
      this.#hasMagic = !!this.#hasMagic,
      this.#uflag
    ];
  }
  #flatten() {
    if (!isExtglobAST(this)) {
      for (const p of this.#parts) if (typeof p === "object") p.#flatten();
    } else {
      let iterations = 0;
      let done = false;
      do {
        done = true;
        for (let i = 0; i < this.#parts.length; i++) {
          const c = this.#parts[i];
          if (typeof c === "object") {
            c.#flatten();
            if (this.#canAdopt(c)) {
              done = false;
              this.#adopt(c, i);
            } else if (this.#canAdoptWithSpace(c)) {
              done = false;
              this.#adoptWithSpace(c, i);
            } else if (this.#canUsurp(c)) {
              done = false;
              this.#usurp(c);
            }
          }
        }
      } while (!done && ++iterations < 10);
    }
    this.#toString = void 0;
  }
  #partsToRegExp(dot) {
    return this.#parts.map((p) => {
      if (typeof p === "string") throw new Error("string type in extglob ast??");
      const [re, _, _hasMagic, uflag] = p.toRegExpSource(dot);
      this.#uflag = this.#uflag || uflag;
      return re;
    }).filter((p) => !(this.isStart() && this.isEnd()) || !!p).join("|");
  }
  static #parseGlob(glob, hasMagic, noEmpty = false) {
    let escaping = false;
    let re = "";
    let uflag = false;
    let inStar = false;
    for (let i = 0; i < glob.length; i++) {
      const c = glob.charAt(i);
      if (escaping) {
        escaping = false;
        re += (reSpecials.has(c) ? "\\" : "") + c;
        continue;
      }
      if (c === "*") {
        if (inStar) continue;
        inStar = true;
        re += noEmpty && /^[*]+$/.test(glob) ? starNoEmpty : star$1;
        hasMagic = true;
        continue;
      } else inStar = false;
      if (c === "\\") {
        if (i === glob.length - 1) re += "\\\\";
        else escaping = true;
        continue;
      }
      if (c === "[") {
        const [src, needUflag, consumed, magic] = parseClass(glob, i);
        if (consumed) {
          re += src;
          uflag = uflag || needUflag;
          i += consumed - 1;
          hasMagic = hasMagic || magic;
          continue;
        }
      }
      if (c === "?") {
        re += qmark;
        hasMagic = true;
        continue;
      }
      re += regExpEscape$1(c);
    }
    return [
      re,
      unescape(glob),
      !!hasMagic,
      uflag
    ];
  }
};
_a = AST;
const escape = (s, { windowsPathsNoEscape = false, magicalBraces = false } = {}) => {
  if (magicalBraces) return windowsPathsNoEscape ? s.replace(/[?*()[\]{}]/g, "[$&]") : s.replace(/[?*()[\]\\{}]/g, "\\$&");
  return windowsPathsNoEscape ? s.replace(/[?*()[\]]/g, "[$&]") : s.replace(/[?*()[\]\\]/g, "\\$&");
};
const minimatch = (p, pattern, options = {}) => {
  assertValidPattern(pattern);
  if (!options.nocomment && pattern.charAt(0) === "#") return false;
  return new Minimatch(pattern, options).match(p);
};
const starDotExtRE = /^\*+([^+@!?*[(]*)$/;
const starDotExtTest = (ext2) => (f) => !f.startsWith(".") && f.endsWith(ext2);
const starDotExtTestDot = (ext2) => (f) => f.endsWith(ext2);
const starDotExtTestNocase = (ext2) => {
  ext2 = ext2.toLowerCase();
  return (f) => !f.startsWith(".") && f.toLowerCase().endsWith(ext2);
};
const starDotExtTestNocaseDot = (ext2) => {
  ext2 = ext2.toLowerCase();
  return (f) => f.toLowerCase().endsWith(ext2);
};
const starDotStarRE = /^\*+\.\*+$/;
const starDotStarTest = (f) => !f.startsWith(".") && f.includes(".");
const starDotStarTestDot = (f) => f !== "." && f !== ".." && f.includes(".");
const dotStarRE = /^\.\*+$/;
const dotStarTest = (f) => f !== "." && f !== ".." && f.startsWith(".");
const starRE = /^\*+$/;
const starTest = (f) => f.length !== 0 && !f.startsWith(".");
const starTestDot = (f) => f.length !== 0 && f !== "." && f !== "..";
const qmarksRE = /^\?+([^+@!?*[(]*)?$/;
const qmarksTestNocase = ([$0, ext2 = ""]) => {
  const noext = qmarksTestNoExt([$0]);
  if (!ext2) return noext;
  ext2 = ext2.toLowerCase();
  return (f) => noext(f) && f.toLowerCase().endsWith(ext2);
};
const qmarksTestNocaseDot = ([$0, ext2 = ""]) => {
  const noext = qmarksTestNoExtDot([$0]);
  if (!ext2) return noext;
  ext2 = ext2.toLowerCase();
  return (f) => noext(f) && f.toLowerCase().endsWith(ext2);
};
const qmarksTestDot = ([$0, ext2 = ""]) => {
  const noext = qmarksTestNoExtDot([$0]);
  return !ext2 ? noext : (f) => noext(f) && f.endsWith(ext2);
};
const qmarksTest = ([$0, ext2 = ""]) => {
  const noext = qmarksTestNoExt([$0]);
  return !ext2 ? noext : (f) => noext(f) && f.endsWith(ext2);
};
const qmarksTestNoExt = ([$0]) => {
  const len = $0.length;
  return (f) => f.length === len && !f.startsWith(".");
};
const qmarksTestNoExtDot = ([$0]) => {
  const len = $0.length;
  return (f) => f.length === len && f !== "." && f !== "..";
};
const defaultPlatform = typeof process === "object" && process ? typeof process.env === "object" && process.env && process.env.__MINIMATCH_TESTING_PLATFORM__ || process.platform : "posix";
const path = {
  win32: { sep: "\\" },
  posix: { sep: "/" }
};
minimatch.sep = defaultPlatform === "win32" ? path.win32.sep : path.posix.sep;
const GLOBSTAR = /* @__PURE__ */ Symbol("globstar **");
minimatch.GLOBSTAR = GLOBSTAR;
const star = "[^/]*?";
const twoStarDot = "(?:(?!(?:\\/|^)(?:\\.{1,2})($|\\/)).)*?";
const twoStarNoDot = "(?:(?!(?:\\/|^)\\.).)*?";
const filter = (pattern, options = {}) => (p) => minimatch(p, pattern, options);
minimatch.filter = filter;
const ext = (a, b = {}) => Object.assign({}, a, b);
const defaults = (def) => {
  if (!def || typeof def !== "object" || !Object.keys(def).length) return minimatch;
  const orig = minimatch;
  const m = (p, pattern, options = {}) => orig(p, pattern, ext(def, options));
  return Object.assign(m, {
    Minimatch: class Minimatch extends orig.Minimatch {
      constructor(pattern, options = {}) {
        super(pattern, ext(def, options));
      }
      static defaults(options) {
        return orig.defaults(ext(def, options)).Minimatch;
      }
    },
    AST: class AST extends orig.AST {
      constructor(type, parent, options = {}) {
        super(type, parent, ext(def, options));
      }
      static fromGlob(pattern, options = {}) {
        return orig.AST.fromGlob(pattern, ext(def, options));
      }
    },
    unescape: (s, options = {}) => orig.unescape(s, ext(def, options)),
    escape: (s, options = {}) => orig.escape(s, ext(def, options)),
    filter: (pattern, options = {}) => orig.filter(pattern, ext(def, options)),
    defaults: (options) => orig.defaults(ext(def, options)),
    makeRe: (pattern, options = {}) => orig.makeRe(pattern, ext(def, options)),
    braceExpand: (pattern, options = {}) => orig.braceExpand(pattern, ext(def, options)),
    match: (list, pattern, options = {}) => orig.match(list, pattern, ext(def, options)),
    sep: orig.sep,
    GLOBSTAR
  });
};
minimatch.defaults = defaults;
const braceExpand = (pattern, options = {}) => {
  assertValidPattern(pattern);
  if (options.nobrace || !/\{(?:(?!\{).)*\}/.test(pattern)) return [pattern];
  return expand(pattern, { max: options.braceExpandMax });
};
minimatch.braceExpand = braceExpand;
const makeRe = (pattern, options = {}) => new Minimatch(pattern, options).makeRe();
minimatch.makeRe = makeRe;
const match = (list, pattern, options = {}) => {
  const mm = new Minimatch(pattern, options);
  list = list.filter((f) => mm.match(f));
  if (mm.options.nonull && !list.length) list.push(pattern);
  return list;
};
minimatch.match = match;
const globMagic = /[?*]|[+@!]\(.*?\)|\[|\]/;
const regExpEscape = (s) => s.replace(/[-[\]{}()*+?.,\\^$|#\s]/g, "\\$&");
var Minimatch = class {
  options;
  set;
  pattern;
  windowsPathsNoEscape;
  nonegate;
  negate;
  comment;
  empty;
  preserveMultipleSlashes;
  partial;
  globSet;
  globParts;
  nocase;
  isWindows;
  platform;
  windowsNoMagicRoot;
  maxGlobstarRecursion;
  regexp;
  constructor(pattern, options = {}) {
    assertValidPattern(pattern);
    options = options || {};
    this.options = options;
    this.maxGlobstarRecursion = options.maxGlobstarRecursion ?? 200;
    this.pattern = pattern;
    this.platform = options.platform || defaultPlatform;
    this.isWindows = this.platform === "win32";
    const awe = "allowWindowsEscape";
    this.windowsPathsNoEscape = !!options.windowsPathsNoEscape || options[awe] === false;
    if (this.windowsPathsNoEscape) this.pattern = this.pattern.replace(/\\/g, "/");
    this.preserveMultipleSlashes = !!options.preserveMultipleSlashes;
    this.regexp = null;
    this.negate = false;
    this.nonegate = !!options.nonegate;
    this.comment = false;
    this.empty = false;
    this.partial = !!options.partial;
    this.nocase = !!this.options.nocase;
    this.windowsNoMagicRoot = options.windowsNoMagicRoot !== void 0 ? options.windowsNoMagicRoot : !!(this.isWindows && this.nocase);
    this.globSet = [];
    this.globParts = [];
    this.set = [];
    this.make();
  }
  hasMagic() {
    if (this.options.magicalBraces && this.set.length > 1) return true;
    for (const pattern of this.set) for (const part of pattern) if (typeof part !== "string") return true;
    return false;
  }
  debug(..._) {
  }
  make() {
    const pattern = this.pattern;
    const options = this.options;
    if (!options.nocomment && pattern.charAt(0) === "#") {
      this.comment = true;
      return;
    }
    if (!pattern) {
      this.empty = true;
      return;
    }
    this.parseNegate();
    this.globSet = [...new Set(this.braceExpand())];
    if (options.debug) this.debug = (...args) => console.error(...args);
    this.debug(this.pattern, this.globSet);
    const rawGlobParts = this.globSet.map((s) => this.slashSplit(s));
    this.globParts = this.preprocess(rawGlobParts);
    this.debug(this.pattern, this.globParts);
    let set = this.globParts.map((s, _, __) => {
      if (this.isWindows && this.windowsNoMagicRoot) {
        const isUNC = s[0] === "" && s[1] === "" && (s[2] === "?" || !globMagic.test(s[2])) && !globMagic.test(s[3]);
        const isDrive = /^[a-z]:/i.test(s[0]);
        if (isUNC) return [...s.slice(0, 4), ...s.slice(4).map((ss) => this.parse(ss))];
        else if (isDrive) return [s[0], ...s.slice(1).map((ss) => this.parse(ss))];
      }
      return s.map((ss) => this.parse(ss));
    });
    this.debug(this.pattern, set);
    this.set = set.filter((s) => s.indexOf(false) === -1);
    if (this.isWindows) for (let i = 0; i < this.set.length; i++) {
      const p = this.set[i];
      if (p[0] === "" && p[1] === "" && this.globParts[i][2] === "?" && typeof p[3] === "string" && /^[a-z]:$/i.test(p[3])) p[2] = "?";
    }
    this.debug(this.pattern, this.set);
  }
  preprocess(globParts) {
    if (this.options.noglobstar) {
      for (const partset of globParts) for (let j = 0; j < partset.length; j++) if (partset[j] === "**") partset[j] = "*";
    }
    const { optimizationLevel = 1 } = this.options;
    if (optimizationLevel >= 2) {
      globParts = this.firstPhasePreProcess(globParts);
      globParts = this.secondPhasePreProcess(globParts);
    } else if (optimizationLevel >= 1) globParts = this.levelOneOptimize(globParts);
    else globParts = this.adjascentGlobstarOptimize(globParts);
    return globParts;
  }
  adjascentGlobstarOptimize(globParts) {
    return globParts.map((parts) => {
      let gs = -1;
      while (-1 !== (gs = parts.indexOf("**", gs + 1))) {
        let i = gs;
        while (parts[i + 1] === "**") i++;
        if (i !== gs) parts.splice(gs, i - gs);
      }
      return parts;
    });
  }
  levelOneOptimize(globParts) {
    return globParts.map((parts) => {
      parts = parts.reduce((set, part) => {
        const prev = set[set.length - 1];
        if (part === "**" && prev === "**") return set;
        if (part === "..") {
          if (prev && prev !== ".." && prev !== "." && prev !== "**") {
            set.pop();
            return set;
          }
        }
        set.push(part);
        return set;
      }, []);
      return parts.length === 0 ? [""] : parts;
    });
  }
  levelTwoFileOptimize(parts) {
    if (!Array.isArray(parts)) parts = this.slashSplit(parts);
    let didSomething = false;
    do {
      didSomething = false;
      if (!this.preserveMultipleSlashes) {
        for (let i = 1; i < parts.length - 1; i++) {
          const p = parts[i];
          if (i === 1 && p === "" && parts[0] === "") continue;
          if (p === "." || p === "") {
            didSomething = true;
            parts.splice(i, 1);
            i--;
          }
        }
        if (parts[0] === "." && parts.length === 2 && (parts[1] === "." || parts[1] === "")) {
          didSomething = true;
          parts.pop();
        }
      }
      let dd = 0;
      while (-1 !== (dd = parts.indexOf("..", dd + 1))) {
        const p = parts[dd - 1];
        if (p && p !== "." && p !== ".." && p !== "**" && !(this.isWindows && /^[a-z]:$/i.test(p))) {
          didSomething = true;
          parts.splice(dd - 1, 2);
          dd -= 2;
        }
      }
    } while (didSomething);
    return parts.length === 0 ? [""] : parts;
  }
  firstPhasePreProcess(globParts) {
    let didSomething = false;
    do {
      didSomething = false;
      for (let parts of globParts) {
        let gs = -1;
        while (-1 !== (gs = parts.indexOf("**", gs + 1))) {
          let gss = gs;
          while (parts[gss + 1] === "**") gss++;
          if (gss > gs) parts.splice(gs + 1, gss - gs);
          let next = parts[gs + 1];
          const p = parts[gs + 2];
          const p2 = parts[gs + 3];
          if (next !== "..") continue;
          if (!p || p === "." || p === ".." || !p2 || p2 === "." || p2 === "..") continue;
          didSomething = true;
          parts.splice(gs, 1);
          const other = parts.slice(0);
          other[gs] = "**";
          globParts.push(other);
          gs--;
        }
        if (!this.preserveMultipleSlashes) {
          for (let i = 1; i < parts.length - 1; i++) {
            const p = parts[i];
            if (i === 1 && p === "" && parts[0] === "") continue;
            if (p === "." || p === "") {
              didSomething = true;
              parts.splice(i, 1);
              i--;
            }
          }
          if (parts[0] === "." && parts.length === 2 && (parts[1] === "." || parts[1] === "")) {
            didSomething = true;
            parts.pop();
          }
        }
        let dd = 0;
        while (-1 !== (dd = parts.indexOf("..", dd + 1))) {
          const p = parts[dd - 1];
          if (p && p !== "." && p !== ".." && p !== "**") {
            didSomething = true;
            const splin = dd === 1 && parts[dd + 1] === "**" ? ["."] : [];
            parts.splice(dd - 1, 2, ...splin);
            if (parts.length === 0) parts.push("");
            dd -= 2;
          }
        }
      }
    } while (didSomething);
    return globParts;
  }
  secondPhasePreProcess(globParts) {
    for (let i = 0; i < globParts.length - 1; i++) for (let j = i + 1; j < globParts.length; j++) {
      const matched = this.partsMatch(globParts[i], globParts[j], !this.preserveMultipleSlashes);
      if (matched) {
        globParts[i] = [];
        globParts[j] = matched;
        break;
      }
    }
    return globParts.filter((gs) => gs.length);
  }
  partsMatch(a, b, emptyGSMatch = false) {
    let ai = 0;
    let bi = 0;
    let result = [];
    let which = "";
    while (ai < a.length && bi < b.length) if (a[ai] === b[bi]) {
      result.push(which === "b" ? b[bi] : a[ai]);
      ai++;
      bi++;
    } else if (emptyGSMatch && a[ai] === "**" && b[bi] === a[ai + 1]) {
      result.push(a[ai]);
      ai++;
    } else if (emptyGSMatch && b[bi] === "**" && a[ai] === b[bi + 1]) {
      result.push(b[bi]);
      bi++;
    } else if (a[ai] === "*" && b[bi] && (this.options.dot || !b[bi].startsWith(".")) && b[bi] !== "**") {
      if (which === "b") return false;
      which = "a";
      result.push(a[ai]);
      ai++;
      bi++;
    } else if (b[bi] === "*" && a[ai] && (this.options.dot || !a[ai].startsWith(".")) && a[ai] !== "**") {
      if (which === "a") return false;
      which = "b";
      result.push(b[bi]);
      ai++;
      bi++;
    } else return false;
    return a.length === b.length && result;
  }
  parseNegate() {
    if (this.nonegate) return;
    const pattern = this.pattern;
    let negate = false;
    let negateOffset = 0;
    for (let i = 0; i < pattern.length && pattern.charAt(i) === "!"; i++) {
      negate = !negate;
      negateOffset++;
    }
    if (negateOffset) this.pattern = pattern.slice(negateOffset);
    this.negate = negate;
  }
  matchOne(file, pattern, partial = false) {
    let fileStartIndex = 0;
    let patternStartIndex = 0;
    if (this.isWindows) {
      const fileDrive = typeof file[0] === "string" && /^[a-z]:$/i.test(file[0]);
      const fileUNC = !fileDrive && file[0] === "" && file[1] === "" && file[2] === "?" && /^[a-z]:$/i.test(file[3]);
      const patternDrive = typeof pattern[0] === "string" && /^[a-z]:$/i.test(pattern[0]);
      const patternUNC = !patternDrive && pattern[0] === "" && pattern[1] === "" && pattern[2] === "?" && typeof pattern[3] === "string" && /^[a-z]:$/i.test(pattern[3]);
      const fdi = fileUNC ? 3 : fileDrive ? 0 : void 0;
      const pdi = patternUNC ? 3 : patternDrive ? 0 : void 0;
      if (typeof fdi === "number" && typeof pdi === "number") {
        const [fd, pd] = [file[fdi], pattern[pdi]];
        if (fd.toLowerCase() === pd.toLowerCase()) {
          pattern[pdi] = fd;
          patternStartIndex = pdi;
          fileStartIndex = fdi;
        }
      }
    }
    const { optimizationLevel = 1 } = this.options;
    if (optimizationLevel >= 2) file = this.levelTwoFileOptimize(file);
    if (pattern.includes(GLOBSTAR)) return this.#matchGlobstar(file, pattern, partial, fileStartIndex, patternStartIndex);
    return this.#matchOne(file, pattern, partial, fileStartIndex, patternStartIndex);
  }
  #matchGlobstar(file, pattern, partial, fileIndex, patternIndex) {
    const firstgs = pattern.indexOf(GLOBSTAR, patternIndex);
    const lastgs = pattern.lastIndexOf(GLOBSTAR);
    const [head, body, tail] = partial ? [
      pattern.slice(patternIndex, firstgs),
      pattern.slice(firstgs + 1),
      []
    ] : [
      pattern.slice(patternIndex, firstgs),
      pattern.slice(firstgs + 1, lastgs),
      pattern.slice(lastgs + 1)
    ];
    if (head.length) {
      const fileHead = file.slice(fileIndex, fileIndex + head.length);
      if (!this.#matchOne(fileHead, head, partial, 0, 0)) return false;
      fileIndex += head.length;
      patternIndex += head.length;
    }
    let fileTailMatch = 0;
    if (tail.length) {
      if (tail.length + fileIndex > file.length) return false;
      let tailStart = file.length - tail.length;
      if (this.#matchOne(file, tail, partial, tailStart, 0)) fileTailMatch = tail.length;
      else {
        if (file[file.length - 1] !== "" || fileIndex + tail.length === file.length) return false;
        tailStart--;
        if (!this.#matchOne(file, tail, partial, tailStart, 0)) return false;
        fileTailMatch = tail.length + 1;
      }
    }
    if (!body.length) {
      let sawSome = !!fileTailMatch;
      for (let i2 = fileIndex; i2 < file.length - fileTailMatch; i2++) {
        const f = String(file[i2]);
        sawSome = true;
        if (f === "." || f === ".." || !this.options.dot && f.startsWith(".")) return false;
      }
      return partial || sawSome;
    }
    const bodySegments = [[[], 0]];
    let currentBody = bodySegments[0];
    let nonGsParts = 0;
    const nonGsPartsSums = [0];
    for (const b of body) if (b === GLOBSTAR) {
      nonGsPartsSums.push(nonGsParts);
      currentBody = [[], 0];
      bodySegments.push(currentBody);
    } else {
      currentBody[0].push(b);
      nonGsParts++;
    }
    let i = bodySegments.length - 1;
    const fileLength = file.length - fileTailMatch;
    for (const b of bodySegments) b[1] = fileLength - (nonGsPartsSums[i--] + b[0].length);
    return !!this.#matchGlobStarBodySections(file, bodySegments, fileIndex, 0, partial, 0, !!fileTailMatch);
  }
  #matchGlobStarBodySections(file, bodySegments, fileIndex, bodyIndex, partial, globStarDepth, sawTail) {
    const bs = bodySegments[bodyIndex];
    if (!bs) {
      for (let i = fileIndex; i < file.length; i++) {
        sawTail = true;
        const f = file[i];
        if (f === "." || f === ".." || !this.options.dot && f.startsWith(".")) return false;
      }
      return sawTail;
    }
    const [body, after] = bs;
    while (fileIndex <= after) {
      if (this.#matchOne(file.slice(0, fileIndex + body.length), body, partial, fileIndex, 0) && globStarDepth < this.maxGlobstarRecursion) {
        const sub = this.#matchGlobStarBodySections(file, bodySegments, fileIndex + body.length, bodyIndex + 1, partial, globStarDepth + 1, sawTail);
        if (sub !== false) return sub;
      }
      const f = file[fileIndex];
      if (f === "." || f === ".." || !this.options.dot && f.startsWith(".")) return false;
      fileIndex++;
    }
    return partial || null;
  }
  #matchOne(file, pattern, partial, fileIndex, patternIndex) {
    let fi;
    let pi;
    let pl;
    let fl;
    for (fi = fileIndex, pi = patternIndex, fl = file.length, pl = pattern.length; fi < fl && pi < pl; fi++, pi++) {
      this.debug("matchOne loop");
      let p = pattern[pi];
      let f = file[fi];
      this.debug(pattern, p, f);
      if (p === false || p === GLOBSTAR) return false;
      let hit;
      if (typeof p === "string") {
        hit = f === p;
        this.debug("string match", p, f, hit);
      } else {
        hit = p.test(f);
        this.debug("pattern match", p, f, hit);
      }
      if (!hit) return false;
    }
    if (fi === fl && pi === pl) return true;
    else if (fi === fl) return partial;
    else if (pi === pl) return fi === fl - 1 && file[fi] === "";
    else throw new Error("wtf?");
  }
  braceExpand() {
    return braceExpand(this.pattern, this.options);
  }
  parse(pattern) {
    assertValidPattern(pattern);
    const options = this.options;
    if (pattern === "**") return GLOBSTAR;
    if (pattern === "") return "";
    let m;
    let fastTest = null;
    if (m = pattern.match(starRE)) fastTest = options.dot ? starTestDot : starTest;
    else if (m = pattern.match(starDotExtRE)) fastTest = (options.nocase ? options.dot ? starDotExtTestNocaseDot : starDotExtTestNocase : options.dot ? starDotExtTestDot : starDotExtTest)(m[1]);
    else if (m = pattern.match(qmarksRE)) fastTest = (options.nocase ? options.dot ? qmarksTestNocaseDot : qmarksTestNocase : options.dot ? qmarksTestDot : qmarksTest)(m);
    else if (m = pattern.match(starDotStarRE)) fastTest = options.dot ? starDotStarTestDot : starDotStarTest;
    else if (m = pattern.match(dotStarRE)) fastTest = dotStarTest;
    const re = AST.fromGlob(pattern, this.options).toMMPattern();
    if (fastTest && typeof re === "object") Reflect.defineProperty(re, "test", { value: fastTest });
    return re;
  }
  makeRe() {
    if (this.regexp || this.regexp === false) return this.regexp;
    const set = this.set;
    if (!set.length) {
      this.regexp = false;
      return this.regexp;
    }
    const options = this.options;
    const twoStar = options.noglobstar ? star : options.dot ? twoStarDot : twoStarNoDot;
    const flags2 = new Set(options.nocase ? ["i"] : []);
    let re = set.map((pattern) => {
      const pp = pattern.map((p) => {
        if (p instanceof RegExp) for (const f of p.flags.split("")) flags2.add(f);
        return typeof p === "string" ? regExpEscape(p) : p === GLOBSTAR ? GLOBSTAR : p._src;
      });
      pp.forEach((p, i) => {
        const next = pp[i + 1];
        const prev = pp[i - 1];
        if (p !== GLOBSTAR || prev === GLOBSTAR) return;
        if (prev === void 0) {
          if (next !== void 0 && next !== GLOBSTAR) pp[i + 1] = "(?:\\/|" + twoStar + "\\/)?" + next;
          else pp[i] = twoStar;
        } else if (next === void 0) pp[i - 1] = prev + "(?:\\/|\\/" + twoStar + ")?";
        else if (next !== GLOBSTAR) {
          pp[i - 1] = prev + "(?:\\/|\\/" + twoStar + "\\/)" + next;
          pp[i + 1] = GLOBSTAR;
        }
      });
      const filtered = pp.filter((p) => p !== GLOBSTAR);
      if (this.partial && filtered.length >= 1) {
        const prefixes = [];
        for (let i = 1; i <= filtered.length; i++) prefixes.push(filtered.slice(0, i).join("/"));
        return "(?:" + prefixes.join("|") + ")";
      }
      return filtered.join("/");
    }).join("|");
    const [open2, close] = set.length > 1 ? ["(?:", ")"] : ["", ""];
    re = "^" + open2 + re + close + "$";
    if (this.partial) re = "^(?:\\/|" + open2 + re.slice(1, -1) + close + ")$";
    if (this.negate) re = "^(?!" + re + ").+$";
    try {
      this.regexp = new RegExp(re, [...flags2].join(""));
    } catch {
      this.regexp = false;
    }
    return this.regexp;
  }
  slashSplit(p) {
    if (this.preserveMultipleSlashes) return p.split("/");
    else if (this.isWindows && /^\/\/[^/]+/.test(p)) return ["", ...p.split(/\/+/)];
    else return p.split(/\/+/);
  }
  match(f, partial = this.partial) {
    this.debug("match", f, this.pattern);
    if (this.comment) return false;
    if (this.empty) return f === "";
    if (f === "/" && partial) return true;
    const options = this.options;
    if (this.isWindows) f = f.split("\\").join("/");
    const ff = this.slashSplit(f);
    this.debug(this.pattern, "split", ff);
    const set = this.set;
    this.debug(this.pattern, "set", set);
    let filename = ff[ff.length - 1];
    if (!filename) for (let i = ff.length - 2; !filename && i >= 0; i--) filename = ff[i];
    for (const pattern of set) {
      let file = ff;
      if (options.matchBase && pattern.length === 1) file = [filename];
      if (this.matchOne(file, pattern, partial)) {
        if (options.flipNegate) return true;
        return !this.negate;
      }
    }
    if (options.flipNegate) return false;
    return this.negate;
  }
  static defaults(def) {
    return minimatch.defaults(def).Minimatch;
  }
};
minimatch.AST = AST;
minimatch.Minimatch = Minimatch;
minimatch.escape = escape;
minimatch.unescape = unescape;
const IS_WINDOWS$2 = process.platform === "win32";
var Path = class {
  constructor(itemPath) {
    this.segments = [];
    if (typeof itemPath === "string") {
      assert(itemPath, `Parameter 'itemPath' must not be empty`);
      itemPath = safeTrimTrailingSeparator(itemPath);
      if (!hasRoot(itemPath)) this.segments = itemPath.split(path$1.sep);
      else {
        let remaining = itemPath;
        let dir = dirname$1(remaining);
        while (dir !== remaining) {
          const basename2 = path$1.basename(remaining);
          this.segments.unshift(basename2);
          remaining = dir;
          dir = dirname$1(remaining);
        }
        this.segments.unshift(remaining);
      }
    } else {
      assert(itemPath.length > 0, `Parameter 'itemPath' must not be an empty array`);
      for (let i = 0; i < itemPath.length; i++) {
        let segment = itemPath[i];
        assert(segment, `Parameter 'itemPath' must not contain any empty segments`);
        segment = normalizeSeparators(itemPath[i]);
        if (i === 0 && hasRoot(segment)) {
          segment = safeTrimTrailingSeparator(segment);
          assert(segment === dirname$1(segment), `Parameter 'itemPath' root segment contains information for multiple segments`);
          this.segments.push(segment);
        } else {
          assert(!segment.includes(path$1.sep), `Parameter 'itemPath' contains unexpected path separators`);
          this.segments.push(segment);
        }
      }
    }
  }
  toString() {
    let result = this.segments[0];
    let skipSlash = result.endsWith(path$1.sep) || IS_WINDOWS$2 && /^[A-Z]:$/i.test(result);
    for (let i = 1; i < this.segments.length; i++) {
      if (skipSlash) skipSlash = false;
      else result += path$1.sep;
      result += this.segments[i];
    }
    return result;
  }
};
const IS_WINDOWS$1 = process.platform === "win32";
var Pattern = class Pattern2 {
  constructor(patternOrNegate, isImplicitPattern = false, segments, homedir) {
    this.negate = false;
    let pattern;
    if (typeof patternOrNegate === "string") pattern = patternOrNegate.trim();
    else {
      segments = segments || [];
      assert(segments.length, `Parameter 'segments' must not empty`);
      const root = Pattern2.getLiteral(segments[0]);
      assert(root && hasAbsoluteRoot(root), `Parameter 'segments' first element must be a root path`);
      pattern = new Path(segments).toString().trim();
      if (patternOrNegate) pattern = `!${pattern}`;
    }
    while (pattern.startsWith("!")) {
      this.negate = !this.negate;
      pattern = pattern.substr(1).trim();
    }
    pattern = Pattern2.fixupPattern(pattern, homedir);
    this.segments = new Path(pattern).segments;
    this.trailingSeparator = normalizeSeparators(pattern).endsWith(path$1.sep);
    pattern = safeTrimTrailingSeparator(pattern);
    let foundGlob = false;
    const searchSegments = this.segments.map((x) => Pattern2.getLiteral(x)).filter((x) => !foundGlob && !(foundGlob = x === ""));
    this.searchPath = new Path(searchSegments).toString();
    this.rootRegExp = new RegExp(Pattern2.regExpEscape(searchSegments[0]), IS_WINDOWS$1 ? "i" : "");
    this.isImplicitPattern = isImplicitPattern;
    const minimatchOptions = {
      dot: true,
      nobrace: true,
      nocase: IS_WINDOWS$1,
      nocomment: true,
      noext: true,
      nonegate: true
    };
    pattern = IS_WINDOWS$1 ? pattern.replace(/\\/g, "/") : pattern;
    this.minimatch = new Minimatch(pattern, minimatchOptions);
  }
  match(itemPath) {
    if (this.segments[this.segments.length - 1] === "**") {
      itemPath = normalizeSeparators(itemPath);
      if (!itemPath.endsWith(path$1.sep) && this.isImplicitPattern === false) itemPath = `${itemPath}${path$1.sep}`;
    } else itemPath = safeTrimTrailingSeparator(itemPath);
    if (this.minimatch.match(itemPath)) return this.trailingSeparator ? MatchKind.Directory : MatchKind.All;
    return MatchKind.None;
  }
  partialMatch(itemPath) {
    itemPath = safeTrimTrailingSeparator(itemPath);
    if (dirname$1(itemPath) === itemPath) return this.rootRegExp.test(itemPath);
    return this.minimatch.matchOne(itemPath.split(IS_WINDOWS$1 ? /\\+/ : /\/+/), this.minimatch.set[0], true);
  }
  static globEscape(s) {
    return (IS_WINDOWS$1 ? s : s.replace(/\\/g, "\\\\")).replace(/(\[)(?=[^/]+\])/g, "[[]").replace(/\?/g, "[?]").replace(/\*/g, "[*]");
  }
  static fixupPattern(pattern, homedir) {
    assert(pattern, "pattern cannot be empty");
    const literalSegments = new Path(pattern).segments.map((x) => Pattern2.getLiteral(x));
    assert(literalSegments.every((x, i) => (x !== "." || i === 0) && x !== ".."), `Invalid pattern '${pattern}'. Relative pathing '.' and '..' is not allowed.`);
    assert(!hasRoot(pattern) || literalSegments[0], `Invalid pattern '${pattern}'. Root segment must not contain globs.`);
    pattern = normalizeSeparators(pattern);
    if (pattern === "." || pattern.startsWith(`.${path$1.sep}`)) pattern = Pattern2.globEscape(process.cwd()) + pattern.substr(1);
    else if (pattern === "~" || pattern.startsWith(`~${path$1.sep}`)) {
      homedir = homedir || os.homedir();
      assert(homedir, "Unable to determine HOME directory");
      assert(hasAbsoluteRoot(homedir), `Expected HOME directory to be a rooted path. Actual '${homedir}'`);
      pattern = Pattern2.globEscape(homedir) + pattern.substr(1);
    } else if (IS_WINDOWS$1 && (pattern.match(/^[A-Z]:$/i) || pattern.match(/^[A-Z]:[^\\]/i))) {
      let root = ensureAbsoluteRoot("C:\\dummy-root", pattern.substr(0, 2));
      if (pattern.length > 2 && !root.endsWith("\\")) root += "\\";
      pattern = Pattern2.globEscape(root) + pattern.substr(2);
    } else if (IS_WINDOWS$1 && (pattern === "\\" || pattern.match(/^\\[^\\]/))) {
      let root = ensureAbsoluteRoot("C:\\dummy-root", "\\");
      if (!root.endsWith("\\")) root += "\\";
      pattern = Pattern2.globEscape(root) + pattern.substr(1);
    } else pattern = ensureAbsoluteRoot(Pattern2.globEscape(process.cwd()), pattern);
    return normalizeSeparators(pattern);
  }
  static getLiteral(segment) {
    let literal = "";
    for (let i = 0; i < segment.length; i++) {
      const c = segment[i];
      if (c === "\\" && !IS_WINDOWS$1 && i + 1 < segment.length) {
        literal += segment[++i];
        continue;
      } else if (c === "*" || c === "?") return "";
      else if (c === "[" && i + 1 < segment.length) {
        let set = "";
        let closed2 = -1;
        for (let i2 = i + 1; i2 < segment.length; i2++) {
          const c2 = segment[i2];
          if (c2 === "\\" && !IS_WINDOWS$1 && i2 + 1 < segment.length) {
            set += segment[++i2];
            continue;
          } else if (c2 === "]") {
            closed2 = i2;
            break;
          } else set += c2;
        }
        if (closed2 >= 0) {
          if (set.length > 1) return "";
          if (set) {
            literal += set;
            i = closed2;
            continue;
          }
        }
      }
      literal += c;
    }
    return literal;
  }
  static regExpEscape(s) {
    return s.replace(/[[\\^$.|?*+()]/g, "\\$&");
  }
};
var SearchState = class {
  constructor(path2, level) {
    this.path = path2;
    this.level = level;
  }
};
var __awaiter$1 = function(thisArg, _arguments, P, generator) {
  function adopt(value) {
    return value instanceof P ? value : new P(function(resolve2) {
      resolve2(value);
    });
  }
  return new (P || (P = Promise))(function(resolve2, reject) {
    function fulfilled(value) {
      try {
        step(generator.next(value));
      } catch (e) {
        reject(e);
      }
    }
    function rejected(value) {
      try {
        step(generator["throw"](value));
      } catch (e) {
        reject(e);
      }
    }
    function step(result) {
      result.done ? resolve2(result.value) : adopt(result.value).then(fulfilled, rejected);
    }
    step((generator = generator.apply(thisArg, _arguments || [])).next());
  });
};
var __asyncValues = function(o) {
  if (!Symbol.asyncIterator) throw new TypeError("Symbol.asyncIterator is not defined.");
  var m = o[Symbol.asyncIterator], i;
  return m ? m.call(o) : (o = typeof __values === "function" ? __values(o) : o[Symbol.iterator](), i = {}, verb("next"), verb("throw"), verb("return"), i[Symbol.asyncIterator] = function() {
    return this;
  }, i);
  function verb(n) {
    i[n] = o[n] && function(v) {
      return new Promise(function(resolve2, reject) {
        v = o[n](v), settle(resolve2, reject, v.done, v.value);
      });
    };
  }
  function settle(resolve2, reject, d, v) {
    Promise.resolve(v).then(function(v2) {
      resolve2({
        value: v2,
        done: d
      });
    }, reject);
  }
};
var __await = function(v) {
  return this instanceof __await ? (this.v = v, this) : new __await(v);
};
var __asyncGenerator = function(thisArg, _arguments, generator) {
  if (!Symbol.asyncIterator) throw new TypeError("Symbol.asyncIterator is not defined.");
  var g = generator.apply(thisArg, _arguments || []), i, q = [];
  return i = Object.create((typeof AsyncIterator === "function" ? AsyncIterator : Object).prototype), verb("next"), verb("throw"), verb("return", awaitReturn), i[Symbol.asyncIterator] = function() {
    return this;
  }, i;
  function awaitReturn(f) {
    return function(v) {
      return Promise.resolve(v).then(f, reject);
    };
  }
  function verb(n, f) {
    if (g[n]) {
      i[n] = function(v) {
        return new Promise(function(a, b) {
          q.push([
            n,
            v,
            a,
            b
          ]) > 1 || resume(n, v);
        });
      };
      if (f) i[n] = f(i[n]);
    }
  }
  function resume(n, v) {
    try {
      step(g[n](v));
    } catch (e) {
      settle(q[0][3], e);
    }
  }
  function step(r) {
    r.value instanceof __await ? Promise.resolve(r.value.v).then(fulfill, reject) : settle(q[0][2], r);
  }
  function fulfill(value) {
    resume("next", value);
  }
  function reject(value) {
    resume("throw", value);
  }
  function settle(f, v) {
    if (f(v), q.shift(), q.length) resume(q[0][0], q[0][1]);
  }
};
const IS_WINDOWS = process.platform === "win32";
var DefaultGlobber = class DefaultGlobber2 {
  constructor(options) {
    this.patterns = [];
    this.searchPaths = [];
    this.options = getOptions(options);
  }
  getSearchPaths() {
    return this.searchPaths.slice();
  }
  glob() {
    return __awaiter$1(this, void 0, void 0, function* () {
      var _a2, e_1, _b, _c;
      const result = [];
      try {
        for (var _d = true, _e = __asyncValues(this.globGenerator()), _f; _f = yield _e.next(), _a2 = _f.done, !_a2; _d = true) {
          _c = _f.value;
          _d = false;
          const itemPath = _c;
          result.push(itemPath);
        }
      } catch (e_1_1) {
        e_1 = { error: e_1_1 };
      } finally {
        try {
          if (!_d && !_a2 && (_b = _e.return)) yield _b.call(_e);
        } finally {
          if (e_1) throw e_1.error;
        }
      }
      return result;
    });
  }
  globGenerator() {
    return __asyncGenerator(this, arguments, function* globGenerator_1() {
      const options = getOptions(this.options);
      const patterns = [];
      for (const pattern of this.patterns) {
        patterns.push(pattern);
        if (options.implicitDescendants && (pattern.trailingSeparator || pattern.segments[pattern.segments.length - 1] !== "**")) patterns.push(new Pattern(pattern.negate, true, pattern.segments.concat("**")));
      }
      const stack = [];
      for (const searchPath of getSearchPaths(patterns)) {
        debug(`Search path '${searchPath}'`);
        try {
          yield __await(fs.promises.lstat(searchPath));
        } catch (err) {
          if (err.code === "ENOENT") continue;
          throw err;
        }
        stack.unshift(new SearchState(searchPath, 1));
      }
      const traversalChain = [];
      while (stack.length) {
        const item = stack.pop();
        const match2 = match$1(patterns, item.path);
        const partialMatch$1 = !!match2 || partialMatch(patterns, item.path);
        if (!match2 && !partialMatch$1) continue;
        const stats = yield __await(DefaultGlobber2.stat(item, options, traversalChain));
        if (!stats) continue;
        if (options.excludeHiddenFiles && path$1.basename(item.path).match(/^\./)) continue;
        if (stats.isDirectory()) {
          if (match2 & MatchKind.Directory && options.matchDirectories) yield yield __await(item.path);
          else if (!partialMatch$1) continue;
          const childLevel = item.level + 1;
          const childItems = (yield __await(fs.promises.readdir(item.path))).map((x) => new SearchState(path$1.join(item.path, x), childLevel));
          stack.push(...childItems.reverse());
        } else if (match2 & MatchKind.File) yield yield __await(item.path);
      }
    });
  }
  static create(patterns, options) {
    return __awaiter$1(this, void 0, void 0, function* () {
      const result = new DefaultGlobber2(options);
      if (IS_WINDOWS) {
        patterns = patterns.replace(/\r\n/g, "\n");
        patterns = patterns.replace(/\r/g, "\n");
      }
      const lines = patterns.split("\n").map((x) => x.trim());
      for (const line of lines) if (!line || line.startsWith("#")) continue;
      else result.patterns.push(new Pattern(line));
      result.searchPaths.push(...getSearchPaths(result.patterns));
      return result;
    });
  }
  static stat(item, options, traversalChain) {
    return __awaiter$1(this, void 0, void 0, function* () {
      let stats;
      if (options.followSymbolicLinks) try {
        stats = yield fs.promises.stat(item.path);
      } catch (err) {
        if (err.code === "ENOENT") {
          if (options.omitBrokenSymbolicLinks) {
            debug(`Broken symlink '${item.path}'`);
            return;
          }
          throw new Error(`No information found for the path '${item.path}'. This may indicate a broken symbolic link.`);
        }
        throw err;
      }
      else stats = yield fs.promises.lstat(item.path);
      if (stats.isDirectory() && options.followSymbolicLinks) {
        const realPath = yield fs.promises.realpath(item.path);
        while (traversalChain.length >= item.level) traversalChain.pop();
        if (traversalChain.some((x) => x === realPath)) {
          debug(`Symlink cycle detected for path '${item.path}' and realpath '${realPath}'`);
          return;
        }
        traversalChain.push(realPath);
      }
      return stats;
    });
  }
};
var __awaiter = function(thisArg, _arguments, P, generator) {
  function adopt(value) {
    return value instanceof P ? value : new P(function(resolve2) {
      resolve2(value);
    });
  }
  return new (P || (P = Promise))(function(resolve2, reject) {
    function fulfilled(value) {
      try {
        step(generator.next(value));
      } catch (e) {
        reject(e);
      }
    }
    function rejected(value) {
      try {
        step(generator["throw"](value));
      } catch (e) {
        reject(e);
      }
    }
    function step(result) {
      result.done ? resolve2(result.value) : adopt(result.value).then(fulfilled, rejected);
    }
    step((generator = generator.apply(thisArg, _arguments || [])).next());
  });
};
function create(patterns, options) {
  return __awaiter(this, void 0, void 0, function* () {
    return yield DefaultGlobber.create(patterns, options);
  });
}
const matchesFolderBit = 1;
const matchesFileBit = 2;
async function parsePatterns(lines, workspace) {
  const { patterns, refused } = await readLines(lines);
  if (refused.length === 0) return patterns.map(([text, pattern]) => toPattern(text, pattern, workspace));
  const problems = refused.map(([text, why]) => `- ${toLine(text)}: ${toLine(why)}`);
  throw new AnchorError("INPUT_INVALID", `These patterns are not usable:
${problems.join("\n")}`);
}
async function readPatternProblems(input, text) {
  const { refused } = await readLines([text]);
  return refused.map(([line, why]) => `${input} is "${toLine(line)}"; it must be a list of glob patterns, like dist/** (${toLine(why)})`);
}
async function readLines(lines) {
  const patterns = [];
  const refused = [];
  for (const text of lines.flatMap((line) => line.split(/\r\n|\r|\n/)).map((line) => line.trim())) try {
    for (const pattern of await readGlobPatterns(text)) patterns.push([text, pattern]);
  } catch (error) {
    if (!(error instanceof Error) || error instanceof AnchorError) throw error;
    refused.push([text, error.message]);
  }
  return {
    patterns,
    refused
  };
}
async function readGlobPatterns(line) {
  const patterns = memberAt(await create(line), "patterns");
  if (Array.isArray(patterns) && patterns.every(isGlobPattern)) return patterns;
  throw new AnchorError("INTERNAL", "This version of @actions/glob keeps its patterns elsewhere.");
}
function isGlobPattern(value) {
  const { negate, searchPath, segments, match: match2, partialMatch: partialMatch2 } = Object(value);
  return typeof negate === "boolean" && typeof searchPath === "string" && Array.isArray(segments) && typeof match2 === "function" && typeof partialMatch2 === "function";
}
function toPattern(text, pattern, workspace) {
  const { negate, searchPath, segments } = pattern;
  const base = wayInto(workspace.real, searchPath) === void 0 ? workspace.given : workspace.real;
  const prefix = base.endsWith(sep) ? base : `${base}${sep}`;
  const below = searchPath.slice(parse(searchPath).root.length).split(sep).filter(Boolean);
  const toPath = (name) => name === "" ? base : `${prefix}${name}`;
  const matchesFolderAt = (path2) => (pattern.match(path2) & matchesFolderBit) !== 0;
  return {
    text,
    negate,
    stem: wayInto(base, searchPath),
    literal: segments.length === 1 + below.length && pattern.match(searchPath) !== 0,
    matchesFile: (name) => (pattern.match(toPath(name)) & matchesFileBit) !== 0,
    matchesFolder: (name) => matchesFolderAt(toPath(name)) || name === "" && foldersAbove(base).some(matchesFolderAt),
    mayMatchBelow: (name) => pattern.partialMatch(toPath(name))
  };
}
function wayInto(folder, path2) {
  const way = relative(folder, path2);
  if (way === "") return [];
  const names = way.split(sep);
  return names[0] === ".." || isAbsolute(way) ? void 0 : names;
}
function isInGit(way) {
  return way !== void 0 && way.some((name) => name.toLowerCase() === ".git");
}
function foldersAbove(path2) {
  const above = dirname(path2);
  return above === path2 ? [] : [above, ...foldersAbove(above)];
}
const nowhere = /* @__PURE__ */ new Map();
function createSelection(patterns, isCredited) {
  const positive = patterns.filter(({ negate }) => !negate);
  const literals = Map.groupBy(positive.filter(({ literal }) => literal), ({ stem = [] }) => stem.join("/"));
  const steps = toSteps(positive);
  const outer = {
    covering: [],
    open: positive.filter(({ literal }) => !literal),
    excluding: patterns.filter(({ negate }) => negate)
  };
  const enter = (name, { covering, open: open2, excluding }) => {
    if (excluding.some((pattern) => pattern.matchesFolder(name))) return void 0;
    const news = [...literals.get(name) ?? [], ...open2].filter((pattern) => pattern.matchesFolder(name));
    const scope = {
      covering: news.length > 0 ? [...covering, ...news] : covering,
      open: open2.filter((pattern) => !news.includes(pattern) && pattern.mayMatchBelow(name)),
      excluding: excluding.filter((pattern) => pattern.mayMatchBelow(name))
    };
    return scope.covering.length > 0 || scope.open.length > 0 || steps.has(name) ? scope : void 0;
  };
  const select = (name, { covering, open: open2, excluding }) => {
    const asked = covering.length > 0 ? open2.filter((pattern) => !isCredited(pattern)) : open2;
    const news = [...literals.get(name) ?? [], ...asked].filter((pattern) => pattern.matchesFile(name));
    const all = news.length > 0 ? [...covering, ...news] : covering;
    return all.length > 0 && excluding.some((pattern) => pattern.matchesFile(name)) ? [] : all;
  };
  return {
    top: enter("", outer),
    enter,
    select,
    needsListing: (name, { covering, open: open2 }) => covering.length > 0 || open2.some(({ stem = [] }) => stem.length <= (name === "" ? 0 : name.split("/").length)),
    steps: (name) => steps.get(name) ?? nowhere
  };
}
function toSteps(patterns) {
  const steps = /* @__PURE__ */ new Map();
  for (const pattern of patterns) {
    let folder = "";
    for (const child of pattern.stem ?? []) {
      const children = steps.get(folder) ?? /* @__PURE__ */ new Map();
      const through = children.get(child) ?? [];
      through.push(pattern);
      steps.set(folder, children.set(child, through));
      folder = folder === "" ? child : `${folder}/${child}`;
    }
  }
  return steps;
}
const outagesInARow = 5;
async function runEach(targets, operate, { concurrency, keyOf, onResult, stop }) {
  const breaker = createCircuitBreaker(stop);
  const register = createRegister();
  const tasks = createTaskQueue(concurrency, async (target) => {
    const reason = breaker.reason();
    const outcome = reason === void 0 ? await attemptOperation(operate, target) : notAttempted(reason);
    breaker.watch(refusalOf(outcome) ?? openOf(outcome)?.outage);
    for (const each of register.settle(keyOf(target), target, outcome)) onResult(each, outcome);
  });
  try {
    for await (const target of targets) {
      const known = register.enter(keyOf(target), target);
      if (known === "new") tasks.add(target);
      else if (known !== "asked") onResult(target, known);
    }
  } finally {
    register.close();
    await tasks.rest();
  }
}
function createRegister() {
  const answers = /* @__PURE__ */ new Map();
  const sharers = /* @__PURE__ */ new Map();
  let isClosed2 = false;
  return {
    enter: (key, target) => {
      const answer = answers.get(key);
      if (answer !== void 0) return answer;
      if (!answers.has(key)) {
        answers.set(key, void 0);
        return "new";
      }
      const waiting = sharers.get(key);
      if (waiting === void 0) sharers.set(key, [target]);
      else waiting.push(target);
      return "asked";
    },
    settle: (key, first, answer) => {
      if (!isClosed2) answers.set(key, answer);
      return [first, ...sharers.get(key) ?? []];
    },
    close: () => {
      isClosed2 = true;
      answers.clear();
    }
  };
}
async function attemptOperation(operate, target) {
  try {
    return await operate(target);
  } catch (thrown) {
    return toFailure(toAnchorError(thrown));
  }
}
function createCircuitBreaker(stop) {
  let cause;
  let outages = 0;
  return {
    reason: () => stop.aborted ? "cancelled" : cause,
    watch: (error) => {
      if (error?.code === "NOT_ATTEMPTED") return;
      const facts = error && errorFacts(error.code);
      outages = facts?.outage === true ? outages + 1 : 0;
      if (facts?.stopsRun === true || outages >= outagesInARow) cause ??= error;
    }
  };
}
function notAttempted(reason) {
  const [why, cause] = reason === "cancelled" ? ["the run was cancelled"] : [`the run was stopped by ${reason.code}: ${reason.message}`, reason];
  return toFailure(new AnchorError("NOT_ATTEMPTED", sentence(`No request was sent for this: ${why}`), { cause }));
}
function createTaskQueue(count, work) {
  const tasks = [];
  let head = 0;
  let busy = 0;
  let failure;
  let wake = () => {
  };
  const takeTurns = async () => {
    busy += 1;
    for (let task = tasks[head]; task !== void 0; task = tasks[head]) {
      tasks[head] = void 0;
      head += 1;
      try {
        await work(task);
      } catch (thrown) {
        failure ??= { thrown };
      }
    }
    busy -= 1;
    if (busy === 0) wake();
  };
  return {
    add: (task) => {
      tasks.push(task);
      if (busy < count) takeTurns();
    },
    rest: async () => {
      if (busy > 0) await new Promise((resolve2) => wake = resolve2);
      if (failure !== void 0) throw failure.thrown;
    }
  };
}
const resultKinds = {
  stamp: "service/stamp_result@v2",
  check: "service/check_hash_result@v2",
  verify: "service/verify_result@v2"
};
function toToolResult(mode, outcome, digest) {
  const { status } = verdictFacts[outcome.kind];
  const error = errorOf(outcome);
  return {
    kind: resultKinds[mode],
    status: mode === "check" && status === "pending" ? "unknown" : status,
    summary: toSummary(mode, outcome, digest),
    data: {
      ...mode === "check" ? toCheckData(outcome, digest) : toVerificationData(outcome),
      ...withoutUndefined({
        sources: outcome.sources?.map(plainMembers),
        rests_on: outcome.restsOn
      })
    },
    ...mode === "verify" && { links: toLinks(evidenceOf(outcome)?.report) },
    ...error && { error: {
      code: error.code,
      message: plainText(error.message),
      hint: error.hint
    } }
  };
}
function toLinks(report) {
  const href = report && safeLink(report.url);
  if (report === void 0 || href === void 0) return [];
  const expiry = inForm(report.expiresIn, /^\d{1,4} (?:second|minute|hour|day)s?$/);
  return [{
    rel: "report",
    href,
    label: `Verification report (PDF${expiry && `, expires in ${expiry}`})`
  }];
}
function toCheckData(outcome, digest) {
  const evidence = evidenceOf(outcome);
  const { answerId, service, date, result, demo } = evidence ?? {};
  const message = optionalText(evidence?.message);
  const isAnswered = outcome.kind === "found" || outcome.kind === "not-found";
  return withoutUndefined({
    found: isAnswered ? outcome.kind === "found" : void 0,
    message: isAnswered && message || plainText(toSentence(outcome, digest)),
    _raw: withoutUndefined({
      ...plainMembers({ requestId: answerId }),
      message,
      ...plainMembers({
        service,
        timestamp: date,
        hash: evidence && digest,
        data: result,
        demo
      })
    })
  });
}
function toVerificationData(outcome) {
  const note = "note" in outcome ? optionalText(outcome.note) : void 0;
  const evidence = evidenceOf(outcome);
  if (evidence === void 0) return withoutUndefined({ note });
  const { result, method, uniqueHashes, records, segments, report, message } = evidence;
  const { service, date, address, nftCoinId, nftTxnId, demo } = evidence;
  return withoutUndefined({
    ...plainMembers({
      result,
      method,
      unique_hashes: uniqueHashes
    }),
    blockchainData: records.map(plainMembers),
    fileSegments: segments.map(plainMembers),
    reportFile: report && withoutUndefined({
      ...plainMembers({ fileName: report.fileName }),
      downloadUrl: safeLink(report.url),
      ...plainMembers({
        fileSize: report.size,
        expiresIn: report.expiresIn
      })
    }),
    message: optionalText(message),
    ...plainMembers({
      service,
      date,
      address,
      nftCoinId,
      nftTxnId,
      demo
    }),
    note
  });
}
function plainMembers(members) {
  const plain2 = {};
  for (const [name, value] of Object.entries(members)) if (value !== void 0) plain2[name] = typeof value === "string" ? plainText(value, textLimits.word) : value;
  return plain2;
}
function optionalText(text) {
  return text === void 0 ? void 0 : plainText(text);
}
function toSummary(mode, outcome, digest) {
  const alone = outcome.restsOn === void 0 ? "" : ` This rests on the word of ${outcome.restsOn} alone.`;
  const verdict = toSentence(outcome, digest) + alone;
  const evidence = evidenceOf(outcome);
  if (mode === "check" || evidence === void 0) return verdict;
  const said = mode === "verify" ? renderAnswer(evidence) : "";
  const { demo, reportLost } = evidence;
  const lost = reportLost && `The report may have been paid for and is lost: ${sentence(reportLost)} A new report is a new payment.`;
  return given([
    verdict,
    said,
    lost,
    demo && "A demonstration on a private test chain: nothing was anchored on a public chain."
  ]).join(" ");
}
const verdictSentences = {
  accepted: "Accepted: a check finds the hash once a block holds it, usually within minutes.",
  anchored: "Anchored: the hash is on the chain.",
  "already-anchored": "Already anchored",
  found: "Hash found.",
  "not-found": "Hash not found.",
  verified: "Full match: exactly this hash is anchored.",
  "no-match": "No match: this hash is not anchored. If it was stamped minutes ago, verify it again later.",
  changed: "Changed",
  unclear: "Unclear",
  unknown: "Unknown",
  unreachable: "Unreachable",
  failed: "Failed",
  skipped: "Skipped"
};
function toSentence(outcome, digest) {
  const words = verdictSentences[outcome.kind];
  if ("error" in outcome) {
    const { code, message, hint } = outcome.error;
    return `${words} with ${code}: ${sentence(plainText(message))} ${hint}`;
  }
  if (outcome.kind === "already-anchored") return `${words}: ${firstSeen(outcome.evidence, digest)}.`;
  if (!("note" in outcome) || outcome.note === void 0) return words;
  return `${words}${outcome.kind === "accepted" ? "" : ":"} ${plainText(outcome.note)}`;
}
function firstSeen({ records }, digest) {
  const first = digest && findAnchoring(records, [digest])?.first;
  if (first?.blockNumber === void 0) return "the hash is on the chain";
  const date = inForm(first.blockDate, dateForm);
  return `first seen in block ${first.blockNumber}${date && ` (${date})`}`;
}
function renderAnswer({ message, service, date }) {
  const words = inForm(message, /^Verification complete(?: - PDF uploaded)?$/);
  const source = [inForm(service, /^CORE_API$/), inForm(date, dateForm)].filter((text) => text !== "");
  if (words === "" && source.length === 0) return "";
  return `${words === "" ? "The service answered" : `The service says: \u201C${words}\u201D`}${source.length > 0 ? ` (${source.join(", ")})` : ""}.`;
}
const dateForm = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}:\d{2}(?:\.\d{1,9})?(?:Z|[+-]\d{2}:\d{2})?$/;
function inForm(text, form) {
  return text !== void 0 && form.test(text) ? text : "";
}
const numberZero = "000100";
const numberOne = "000101";
const hashHead = "00000020";
const maxMerkleSteps = 256;
function merkleRoot(data, path2) {
  return rootOfSteps(data, toProofSteps(path2));
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
    const hash2 = digestFromBytes(take(32));
    if (number() !== 0n) throw new RangeError("proof holds a value other than 0");
    return {
      left: side === 1,
      hash: hash2
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
const statePort = 99;
const maxListBytes = 16777216;
function composeStatement(report, listed, facts, { section, givenList, isSha256Foreign, isDemonstration, witnessed }) {
  return toStatement({
    tool: {
      name: "anchor-artifacts",
      version
    },
    mode: report.mode,
    finishedOn: facts.finishedAt.toISOString(),
    ...toRunAndService(facts, isDemonstration, section),
    ...facts.chain && { chain: facts.chain },
    subjects: listed.map(({ name, digest, sha256: sha2562 }) => ({
      name,
      digest: {
        sha3_256: digest,
        ...sha2562 !== void 0 && { sha256: sha2562 }
      }
    })),
    anchors: toAnchors(report, coveringResult(report)),
    ...givenList && { givenList },
    ...witnessed && witnessed.witnesses.length > 0 && { witnesses: witnessed.witnesses },
    isSha256Foreign,
    hashText
  });
}
function toRunAndService(facts, isDemonstration, section = "") {
  const { repository, ref, tag, commit, runUrl: url, runAttempt: attempt, apiUrl, nodeNames = [] } = facts;
  const service = apiUrl === "" && isDemonstration ? nodeNames[0] ?? "" : apiUrl;
  const known = Object.entries({
    repository,
    ref,
    tag,
    commit,
    url,
    attempt,
    section
  }).filter(([, value]) => value !== "");
  return {
    ...known.length > 0 && { run: Object.fromEntries(known) },
    ...service !== "" && { service: {
      url: service,
      demonstration: isDemonstration
    } }
  };
}
function coveringResult({ results }) {
  const covering = results.find(({ coveredBy }) => coveredBy !== void 0)?.coveredBy;
  return covering && results.find((result) => result.coveredBy === void 0 && digestOf(result) === covering);
}
function toAnchors({ results }, list) {
  const known = /* @__PURE__ */ new Set();
  const places = /* @__PURE__ */ new Map();
  const anchors = [];
  for (const result of results) {
    const digest = digestOf(result);
    if (digest === void 0 || result.coveredBy !== void 0 || known.has(digest)) continue;
    known.add(digest);
    const ofDigest = "ofDigest" in result.outcome ? result.outcome.ofDigest : void 0;
    const { outcome } = result;
    const chain = toChain(result, places);
    const proof = toProof(result);
    const verdict = ofDigest ?? outcome.kind;
    const isPerhapsSpent2 = verdict !== "unclear" && verdict !== "accepted" && mayBeSpent(outcome);
    anchors.push({
      covers: result === list ? "list" : "subject",
      digest,
      verdict,
      ...isPerhapsSpent2 && { mayBeSpent: true },
      ...chain && { chain },
      ...proof && { proof }
    });
  }
  return anchors;
}
function toChain(result, places) {
  const evidence = evidenceOf(result.outcome);
  const digest = digestOf(result);
  const root = "root" in result.subject ? result.subject.root : void 0;
  const records = (evidence?.records ?? []).flatMap(({ matchedHash, ...record }) => {
    const matched = [digest, root].find((hash2) => hash2 !== void 0 && sameDigest(matchedHash, hash2));
    if (matched === void 0) return [];
    return root !== void 0 && matched === digest ? [record] : [{
      ...record,
      ...matchedHash && { matchedHash }
    }];
  });
  const address = evidence?.address;
  if (records.length > 0) return {
    ...address !== void 0 && { address },
    records: records.map(toAnchorRecord)
  };
  if (address === void 0) return void 0;
  const place = places.get(address) ?? {
    address,
    port: statePort,
    records: []
  };
  places.set(address, place);
  return place;
}
function toProof({ subject }) {
  return "bytes" in subject && subject.bytes instanceof Uint8Array ? toAnchorProof(parseProofItem(subject.bytes)) : void 0;
}
async function readGivenList(report, workspace) {
  const subject = coveringResult(report)?.subject;
  if (subject === void 0 || !("digest" in subject) || subject.path === void 0) return void 0;
  const path2 = resolve(workspace, subject.path);
  const stats = statSync(path2, { throwIfNoEntry: false });
  if (stats === void 0 || stats.size > maxListBytes) return void 0;
  const bytes = await readFile(path2);
  return hashBytes(bytes) === subject.digest ? {
    name: subject.name,
    text: bytes.toString("utf8")
  } : void 0;
}
async function writeFiles(report, listed, facts, { folder, workspace, keptList: keptList2, hasSent, stop, released, log, ...context }) {
  const { attempt, errors } = createAttempts();
  const write = (name, content) => attempt(async () => {
    const path2 = join(folder, name);
    await writeAtomically(path2, content);
    return path2;
  });
  const own = await attempt(async () => {
    const givenList = await readGivenList(report, workspace);
    return composeStatement(report, listed, facts, {
      ...context,
      givenList
    });
  });
  const added = own !== void 0 && !facts.dryRun ? await attempt(() => addToFolderLog(folder, own, {
    hasSent,
    stop
  })) : void 0;
  if (keptList2 !== void 0 && hashText(renderChecksums(listed)).sha3_256 !== keptList2) {
    const name = await attempt(() => keepEarlierList(folder, keptList2));
    if (name !== void 0) log.notice(`The list that was in the folder before stays there, as ${name}.`);
  }
  const statement = added?.statement ?? own;
  const isPaired = !context.isSha256Foreign && listed.some(({ sha256: sha2562 }) => sha2562 !== void 0);
  const [resultsPath, checksumsPath, statementPath] = await Promise.all([
    write(runFiles.results, renderResultsFile(report, facts)),
    write(runFiles.checksums, renderChecksums(listed)),
    statement && write(runFiles.statement, concat(renderStatement(statement), ["\n"])),
    statement && attempt(() => openPage(toPageLines(statement, added, released))).then((page) => page && write(runFiles.page, page)),
    write(runFiles.badge, `${JSON.stringify(toBadge(report))}
`),
    isPaired ? write(runFiles.sha256, renderSha256Sums(listed)) : void 0,
    ...(context.witnessed?.files ?? []).map(({ name, bytes }) => write(name, bytes))
  ]);
  const logPath = added && (added.isAdded || added.above.length > 0) ? join(folder, runFiles.log) : void 0;
  return {
    facts: {
      ...facts,
      resultsPath,
      checksumsPath,
      statementPath,
      logPath
    },
    statement,
    errors
  };
}
function* concat(...parts) {
  for (const part of parts) yield* part;
}
function toPageLines(statement, added, released) {
  const above = released ?? added?.above ?? [];
  return (released === void 0 ? added?.isAdded !== false : isNews(released, statement)) || above.length === 0 ? [...above, statement] : above;
}
const pageFolders = [
  "page",
  "../page",
  "../../dist/page"
];
async function openPage(lines) {
  const paths = pageFolders.map((folder) => join(import.meta.dirname, folder, "verify.html"));
  return renderEvidencePage(await readFile(paths.find((path2) => existsSync$1(path2)) ?? paths[0] ?? "", "utf8"), chainLines(lines));
}
function toResultsFile(report, facts) {
  return {
    version: 1,
    tool: {
      name: "anchor-artifacts",
      version
    },
    mode: facts.mode ?? report.mode,
    status: report.status,
    started_at: facts.startedAt.toISOString(),
    finished_at: facts.finishedAt.toISOString(),
    api_url: facts.apiUrl,
    chain: facts.chain,
    demo: report.demo,
    repository: facts.repository,
    ref: facts.ref,
    tag: facts.tag,
    run_id: facts.runId,
    run_attempt: facts.runAttempt,
    run_url: facts.runUrl,
    commit: facts.commit,
    results: report.results.map((result) => toEntry(report.mode, result))
  };
}
function toEntry(mode, result) {
  const { subject, outcome, coveredBy } = result;
  const { name, digest, sha256: sha2562, size } = subject;
  const requestId = requestIdOf(outcome);
  return {
    subject: {
      name,
      digest,
      algorithm: "sha3-256",
      sha256: sha2562,
      size
    },
    verdict: outcome.kind,
    request_id: requestId && plainText(requestId, textLimits.word),
    covered_by: coveredBy,
    ...toToolResult(mode, outcome, digestOf(result))
  };
}
const pieceLength = 65536;
function* renderResultsFile(report, facts) {
  const frame = JSON.stringify(toResultsFile({
    ...report,
    results: []
  }, facts), void 0, 2);
  let piece = frame.slice(0, frame.lastIndexOf("]"));
  for (const [index, result] of report.results.entries()) {
    piece += `${index === 0 ? "" : ","}
    ${JSON.stringify(toEntry(report.mode, result))}`;
    if (piece.length < pieceLength) continue;
    yield piece;
    piece = "";
  }
  yield `${piece}${report.results.length === 0 ? "" : "\n  "}]
}
`;
}
function renderCauseRows(causes, budget) {
  const rows = causes.flatMap(({ results }) => {
    const isShared = countAccounts(results) === 1;
    return results.map((result) => ({
      result,
      isShared
    }));
  });
  if (rows.length === 0) return "";
  const render = ({ result, isShared }) => {
    const view = toView(result);
    return `| ${renderFileCell(view)} | ${renderCauseCell(view, isShared)} |`;
  };
  return renderTable(["File", "Cause, request"], rows, render, budget);
}
function renderRows(title, results, budget, explorer) {
  if (results.length === 0) return "";
  const blocks = new Set(results.map((result) => renderBlockCell(anchoringOf(result), ", ", explorer)));
  const [only = ""] = blocks;
  const isShared = blocks.size === 1 && (results.length > 1 || only === "");
  const isFolded = results.length > 20;
  const name = title === "" && isFolded ? "All of them" : title;
  const block = isShared && only !== "" && `${title === "" ? isFolded ? "" : "All " : "all "}in block ${only}`;
  const head = given([
    name && `<b>${name}</b>`,
    block,
    renderCoveringList(results)
  ]).join(" ");
  const render = (result) => {
    const view = toView(result);
    return `| ${renderFileCell(view, view.label)} |${isShared ? "" : ` ${renderBlockCell(view.block, "<br>", explorer)} |`}`;
  };
  const table = renderTable(isShared ? ["File"] : ["File", blockHead], results, render, budget);
  if (isFolded) return fold(head, table);
  return head === "" ? table : `${head}

${table}`;
}
const blockHead = "Block,&nbsp;date";
function renderTable(heads, rows, render, budget) {
  const head = [`| ${heads.join(" | ")} |`, `| ${heads.map(() => "---").join(" | ")} |`];
  const { rows: shown, left } = renderWithinBudget(rows, budget, render);
  const cut = `

\u2702\uFE0F **${left} of ${rows.length} rows are left out**: the page takes no more. \`results.json\` has all of them.`;
  return (shown.length > 0 ? [...head, ...shown].join("\n") : "") + (left > 0 ? cut : "");
}
function renderFileCell({ icon, name, digest, recorded, size, reportUrl }, label) {
  const facts = given([
    label,
    digest && shortDigest$1(digest),
    recorded && `recorded before: SHA3-256 ${shortDigest$1(recorded)}`,
    size !== void 0 && renderBytes(size).replace(" ", "&nbsp;"),
    reportUrl && link("report", reportUrl)
  ]);
  return `${icon}&nbsp;${breakable(name)}${facts.length === 0 ? "" : `<br><sub>${facts.join(" \xB7 ")}</sub>`}`;
}
function renderCauseCell({ label, explanation, hasError, requestId }, isShared) {
  const { title, account } = explanation ?? {
    title: "",
    account: ""
  };
  return given([
    hasError ? `${label}: ${breakable(title)}` : label,
    !isShared && `<sub>${toMarkdownText(account)}</sub>`,
    requestId !== void 0 && `<sub>request ${breakable(requestId)}</sub>`
  ]).join("<br>");
}
function renderBlockCell(block, separator, explorer) {
  if (block === void 0) return "";
  const { blockNumber, blockDate } = block.first;
  const address = explorer === void 0 ? void 0 : lookUpAddress(explorer, block.first);
  const number = blockNumber === void 0 ? void 0 : String(blockNumber);
  return given([
    number && address === void 0 && toMarkdownCode(number, textLimits.word),
    address && link(number ?? "look it up", address),
    blockDate !== void 0 && `<sub>${toMarkdownCode(toMinute(blockDate), textLimits.word)}</sub>`,
    block.count > 1 && `<sub>first of ${block.count}</sub>`
  ]).join(separator);
}
function renderCoveringList(results) {
  const lists = results.flatMap(({ coveredBy }) => coveredBy ?? []);
  const [first] = lists;
  return first === void 0 ? "" : `(${counted(lists.length, "file")} through the list ${shortDigest$1(first)})`;
}
const maxSummaryBytes = 9e5;
const maxCausesBytes = 2e5;
const maxUnwrittenBytes = 1e5;
const reservedBytes = 1e3;
const meanings = {
  stamp: "A stamp proves that exactly these bytes existed when their block was made; not who made them, nor that the build was clean.",
  check: "Found means that somebody anchored exactly these bytes; not who made them, nor that the build was clean.",
  verify: "Verified means that exactly these bytes were anchored by the block's date; not who made them, nor that the build was clean."
};
function renderSummary(report, facts) {
  const all = toCauses(report.results);
  const causes = facts.dryRun ? all.causes.filter(({ verdict }) => verdict !== "skipped") : all.causes;
  const shownCauses = renderWithinBudget(causes, maxCausesBytes, renderCause);
  const top = [
    `## ${renderShortHeadline(report, facts)}`,
    ...renderBanners(report, facts, renderStopped(report.results)),
    ...shownCauses.rows,
    ...shownCauses.left === 0 ? [] : [`\u2702\uFE0F ${shownCauses.left} of ${causes.length} causes are left out here; \`results.json\` has all.`],
    ...renderStoppedOnes(all.stopped, report.tally.accepted + report.tally.unclear),
    ...renderAllUnwritten(facts.unwritten ?? [])
  ];
  const bottom = [
    ...renderSummaryNotes(report),
    ...given([renderWitnesses(facts)]),
    renderEvidence(report, facts)
  ];
  const around = Buffer.byteLength([...top, ...bottom].join("\n\n"));
  const rows = renderAllRows(report, all, maxSummaryBytes - around - reservedBytes, facts.chain?.explorer);
  return `${[
    ...top,
    ...rows,
    ...bottom
  ].filter((part) => part !== "").join("\n\n")}
`;
}
function renderBanners(report, facts, stopped) {
  const tally = renderTally(report).map((count) => count.replaceAll(" ", "&nbsp;"));
  return given([
    stopped && `**${stopped}**`,
    tally.length > 1 && tally.join(" \xB7 "),
    ...renderDemoBanner(report),
    ...renderChain(facts),
    facts.plan,
    ...renderConsequence(report, facts)
  ]);
}
function renderAllUnwritten(errors) {
  const { left } = renderWithinBudget(errors, maxUnwrittenBytes, ({ message }) => `${toMarkdownText(message)}<br>`);
  const shown = errors.slice(0, errors.length - left);
  const paragraphs = [...Map.groupBy(shown, ({ code, hint }) => JSON.stringify([code, hint])).values()].map((errorsOfCause) => {
    const { code, hint } = errorsOfCause[0];
    const messages2 = new Set(errorsOfCause.map(({ message }) => toMarkdownText(message)));
    return [
      `\u26D4 **${link(code, explainedAt(code))}**: this evidence is missing, so the step fails`,
      ...messages2,
      `**What to do:** ${toMarkdownText(hint)}`
    ].join("<br>");
  });
  return left === 0 ? paragraphs : [...paragraphs, `\u2702\uFE0F ${left} more pieces of evidence are missing; the log names them.`];
}
function renderAllRows({ mode, results, tally }, { causes, waiting, anchored }, budget, explorer) {
  const nameOf2 = (title, some) => some.length === results.length ? "" : `${filesAmong(some).length} ${title}`;
  const first = renderCauseRows(causes.map((cause) => ({
    ...cause,
    results: cause.results.filter(({ outcome }) => !isFine(outcome))
  })), budget / 2);
  const second = renderRows(nameOf2(tally.skipped > 0 ? "not asked about" : "accepted", waiting), waiting, (budget - Buffer.byteLength(first)) / 2);
  const left = budget - Buffer.byteLength(first) - Buffer.byteLength(second);
  return [
    first,
    second,
    renderRows(nameOf2(goals[mode], anchored), anchored, left, explorer)
  ];
}
const zoned = /^$|(?:Z|UTC|[+-]\d\d:?\d\d)$/;
function renderSummaryNotes({ mode, results }) {
  const namesOf = (some) => renderFew(some, ({ subject }) => toMarkdownCode(subject.name));
  const empty = results.filter((result) => digestOf(result) === emptyDigest);
  const unread = results.filter(({ subject }) => "digest" in subject && subject.size === void 0 && !("root" in subject));
  const sentences = [
    meanings[mode],
    results.some((result) => digestOf(result) !== void 0) && "Digests are SHA3-256, cut here; `SHA3-256SUMS` has them whole.",
    results.some((result) => !zoned.test(anchoringOf(result)?.first.blockDate ?? "")) && "The service sent dates without a zone.",
    results.some(({ outcome }) => evidenceOf(outcome)?.report !== void 0) && "Report links of the service stop working after an hour."
  ];
  return given([
    empty.length > 0 && `\u26A0\uFE0F Empty: ${namesOf(empty)}. A stamp of an empty file proves nothing.`,
    unread.length > 0 && `\u{1F4C4} Not read, because only the checksum list names them: ${namesOf(unread)}.`,
    given(sentences).join(" ")
  ]);
}
function renderEvidence({ mode, results }, facts) {
  const { resultsPath, checksumsPath, statementPath, logPath, releaseUrl } = facts;
  const outputs = given([
    resultsPath && "`results-path`",
    checksumsPath && "`checksums-path`",
    statementPath && "`statement-path`",
    logPath && "`log-path`"
  ]);
  const places = given([outputs.length > 0 && `${link("outputs", documentAt("reference.md#outputs"))} ${outputs.join(", ")}`, releaseUrl && link("release", releaseUrl)]);
  return renderFoot(`${mode} \xB7 ${countResults(results)}`, facts, places);
}
function renderCause({ verdict, explanation: { title, account, advice }, results }) {
  const others = countAccounts(results) - 1;
  const more = others > 0 ? ` (${others} more of this kind have other words; their rows have them)` : "";
  return [
    `${verdictFacts[verdict].icon} **${link(title, explainedAt(title))}**: ${countResults(results)}`,
    `${toMarkdownText(account)}${more}`,
    ...advice === "" ? [] : [`**What to do:** ${toMarkdownText(advice)}`]
  ].join("<br>");
}
function renderStoppedOnes(stopped, open2) {
  if (stopped.length === 0) return [];
  const next = open2 > 0 ? `Wait until \`mode: check\` finds the stamps that are in no block yet (${open2}) before you run the job again: a run before then may pay for them again.` : "Then run the job again.";
  const hints = new Set(stopped.map((result) => explain(result)?.advice ?? ""));
  hints.delete(errorCatalogue.NOT_ATTEMPTED.hint);
  const others = [...hints].slice(0, 3).map((hint) => toMarkdownText(hint));
  return [`\u23F8\uFE0F **Not attempted**: ${countResults(stopped)}, named in \`results.json\`<br>` + `**What to do:** Correct what stopped the run, or wait until it is over. ${next} ${others.join(" ")}`.trim()];
}
function countResults(results) {
  return counted(filesAmong(results).length, "file");
}
async function waitForFinality(results, { find: find2, resend, waitFor, waitTimeoutMs, log, signals, ...options }) {
  const awaited = awaitedOf(results);
  if (awaited.size === 0) return results;
  const stamps = new Map([...awaited].map(([digest, { outcome }]) => [digest, outcome]));
  const clock = systemClock;
  const waiting = awaitFinality(stamps, {
    ...options,
    deadline: lastAnswer(stamps, clock.now()) + waitTimeoutMs,
    check: find2,
    resend: async (digest) => {
      const { subject } = awaited.get(digest) ?? { subject: {
        name: digest,
        digest
      } };
      log.warning(`The answer to the stamp of ${toLineName(subject.name)} was lost, and after block-time the chain does not hold it. So the stamp is sent once more.`);
      const again = await resend(subject);
      const error = openOf(again) === void 0 ? errorOf(again) : void 0;
      if (error !== void 0) log.warning(`The second stamp of ${toLineName(subject.name)}: ${error.message} ${error.hint}`, { title: error.code });
      return again;
    },
    clock,
    stop: signals.cancellation.stop,
    onRound: (count) => waitFor(`${count} ${count === 1 ? "hash" : "hashes"} to appear on the chain`)
  });
  const ended = await untilOverdue(waiting, signals) ?? stamps;
  log.info(renderEnded(ended));
  return results.map((result) => {
    const digest = result.coveredBy ?? digestOf(result);
    const outcome = digest === void 0 || !isAwaited(result.outcome) ? void 0 : ended.get(digest);
    return outcome === void 0 ? result : {
      ...result,
      outcome
    };
  });
}
function awaitedOf(results) {
  const awaited = results.flatMap(({ subject, outcome, coveredBy }) => "digest" in subject && coveredBy === void 0 && isAwaited(outcome) ? [[subject.digest, {
    subject,
    outcome
  }]] : []);
  return new Map(awaited);
}
function lastAnswer(stamps, now) {
  return [...stamps.values()].reduce((latest, outcome) => Math.max(latest, openOf(outcome)?.since ?? now), Number.NEGATIVE_INFINITY);
}
function renderEnded(ended) {
  const outcomes = [...ended.values()];
  const found = `${outcomes.filter(({ kind }) => kind === "anchored").length} of ${outcomes.length} stamps found on the chain`;
  const unasked2 = outcomes.flatMap((outcome) => (outcome.kind === "accepted" ? outcome.unasked : errorOf(outcome)?.code) ?? []);
  if (unasked2.length === 0) return `${found}.`;
  return `${found}; for ${unasked2.length} the service could not be asked (${[...new Set(unasked2)].join(", ")}).`;
}
async function awaitFinality(stamps, options) {
  const now = options.clock.now();
  const pending = [...stamps].map(([digest, stamped]) => {
    const stamp = {
      digest,
      stamped,
      since: now,
      next: now
    };
    if (!isDueAgain(stamp, options)) stamp.next = nextCheck(stamp, options);
    return stamp;
  });
  const breaker = createCircuitBreaker(options.stop);
  await follow(pending, {
    ...options,
    ask: (due, over) => checkDue(due, {
      ...options,
      breaker
    }, over)
  });
  explainUnasked(pending.filter(isUnsettled));
  return new Map(pending.map(({ digest, stamped, seen }) => [digest, afterCheck(stamped, seen)]));
}
function isUnsettled({ stamped, seen }) {
  return isAwaited(stamped) && seen?.kind !== "found";
}
function isDueAgain({ stamped }, { blockTimeMs, clock }) {
  const open2 = openOf(stamped);
  return open2?.mayResend === true && open2.since + blockTimeMs <= clock.now();
}
function nextCheck(stamp, { clock, blockTimeMs }) {
  if (!isUnsettled(stamp)) return void 0;
  const now = clock.now();
  const open2 = openOf(stamp.stamped);
  if (open2 === void 0) return nextTime(timetables.pending, stamp.since, now);
  const regular = nextTime(timetables.open, open2.since, now);
  const end = open2.since + blockTimeMs;
  return open2.mayResend && end > now ? Math.min(regular, end) : regular;
}
async function checkDue(due, options, over) {
  let isAtEnd = false;
  const tasks = createTaskQueue(options.concurrency, async (stamp) => {
    if (over.aborted || isAtEnd) return;
    const wasDue = isDueAgain(stamp, options);
    const outcome = await options.check(stamp.digest, over);
    if (!(over.aborted && isCutShort(outcome))) stamp.seen = outcome;
    isAtEnd ||= endsAsking(outcome);
    const maySend = !over.aborted && options.breaker.reason() === void 0;
    if (wasDue && outcome.kind === "not-found" && maySend) await sendAgain(stamp, options);
  });
  due.forEach(tasks.add);
  await tasks.rest();
  for (const stamp of due) stamp.next = nextCheck(stamp, options);
  return due.some(({ seen }) => endsAsking(seen) || isCutShort(seen));
}
async function sendAgain(stamp, { resend, clock, breaker }) {
  const again = await resend(stamp.digest);
  breaker.watch(errorOf(again) ?? openOf(again)?.outage);
  const open2 = openOf(again) ?? openOf(stamp.stamped);
  if (endsAsking(again)) stamp.seen = again;
  if (!("error" in again) || openOf(again) !== void 0) {
    stamp.stamped = again;
    delete stamp.seen;
  }
  if (open2 !== void 0 && "open" in stamp.stamped) stamp.stamped = {
    ...stamp.stamped,
    open: {
      ...open2,
      mayResend: false
    }
  };
  stamp.since = clock.now();
}
function explainUnasked(waiting) {
  const failures2 = waiting.flatMap(({ seen }) => seen !== void 0 && "error" in seen ? [seen] : []);
  const end = failures2.find(endsAsking);
  const cause = end ?? failures2.findLast((failure) => !isCutShort(failure)) ?? failures2.at(-1);
  if (cause === void 0) return;
  for (const stamp of waiting) {
    if (stamp.seen !== void 0 && !(end !== void 0 && !("error" in stamp.seen))) continue;
    const account = `Nothing was asked for it after ${cause.error.code}: ${cause.error.account}`;
    stamp.seen = toFailure(new AnchorError("NOT_ATTEMPTED", account, { cause: cause.error }));
  }
}
function endsAsking(outcome) {
  return outcome !== void 0 && "error" in outcome && errorFacts(outcome.error.code).stopsRun === true;
}
function isCutShort(outcome) {
  return outcome !== void 0 && "error" in outcome && outcome.error.code === "NOT_ATTEMPTED";
}
async function locateBlocks(results, locate, { concurrency, signals, deadline, clock = systemClock }) {
  const missing = [...new Set(results.flatMap((result) => lacksBlock(result) ? digestOf(result) ?? [] : []))];
  if (missing.length === 0) return results;
  const located = /* @__PURE__ */ new Map();
  const { stop } = signals.cancellation;
  const since = clock.now();
  const ask = async (due) => {
    let isAtEnd = false;
    const onResult = ({ digest }, outcome) => {
      if (!located.has(digest) || outcome.kind === "verified") located.set(digest, outcome);
      isAtEnd ||= endsAsking(outcome) || isCutShort(outcome);
    };
    const keyOf = ({ digest }) => digest;
    await runEach(due, ({ digest }) => locate(digest), {
      concurrency,
      keyOf,
      stop,
      onResult
    });
    const again = nextTime(timetables.pending, since, clock.now());
    for (const each of due) each.next = again <= deadline && located.get(each.digest)?.kind === "no-match" ? again : void 0;
    return isAtEnd;
  };
  const sought = missing.map((digest) => ({
    digest,
    next: since
  }));
  await untilOverdue(follow(sought, {
    ask,
    deadline: Number.POSITIVE_INFINITY,
    clock,
    stop
  }), signals);
  return results.map((result) => withBlock(result, located, clock.now()));
}
function lacksBlock(result) {
  const { kind } = result.outcome;
  return (kind === "anchored" || kind === "already-anchored") && result.coveredBy === void 0 && anchoringOf(result) === void 0;
}
function withBlock(result, located, now) {
  const { outcome } = result;
  const seen = located.get(result.coveredBy ?? digestOf(result) ?? "");
  if (seen === void 0 || outcome.kind !== "anchored" && outcome.kind !== "already-anchored") return result;
  const refusal = refusalIn(seen);
  if (refusal !== void 0) return {
    ...result,
    outcome: {
      ...outcome,
      refusal
    }
  };
  if (seen.kind === "no-match") return {
    ...result,
    outcome: toContradicted(outcome, seen.evidence, now)
  };
  if (seen.kind !== "verified") return result;
  const evidence = {
    ...seen.evidence,
    requestId: outcome.evidence.requestId
  };
  return {
    ...result,
    outcome: {
      ...outcome,
      evidence: withAddress(evidence, outcome.evidence)
    }
  };
}
function nameOf(candidate) {
  if (candidate.kind === "asset") return { name: candidate.name };
  return candidate.kind === "file" ? { name: candidate.source.name } : candidate.subject;
}
function sizeOf(candidate) {
  if (candidate.kind === "asset") return candidate.size;
  return candidate.kind === "file" ? candidate.source.size : void 0;
}
function withWantedNames(listed, inputs) {
  if (!isByBaseName(inputs)) return listed;
  const { candidates, list } = listed;
  const named2 = candidates.map(withBaseName);
  refuseCollisions(candidates, named2);
  return {
    candidates: named2,
    ...list && { list: {
      ...list,
      name: toAssetName(list.name)
    } }
  };
}
function isByBaseName({ names, fromRelease, releaseAttach }) {
  if (names !== "auto") return names === "base";
  return fromRelease || releaseAttach === "assets" || releaseAttach === "both";
}
function withBaseName(candidate) {
  if (candidate.kind === "asset") return candidate;
  if (candidate.kind === "file") {
    const { source } = candidate;
    return {
      ...candidate,
      source: {
        ...source,
        name: toAssetName(source.name)
      }
    };
  }
  const { subject } = candidate;
  if (candidate.kind === "failed") return subject.path === void 0 ? candidate : {
    ...candidate,
    subject: {
      ...subject,
      name: toAssetName(subject.name)
    }
  };
  return {
    ...candidate,
    subject: {
      ...candidate.subject,
      name: toAssetName(subject.name)
    }
  };
}
function refuseCollisions(candidates, named2) {
  const names = candidates.map((candidate, index) => ({
    given: nameOf(candidate).name,
    wanted: nameOf(named2[index] ?? candidate).name
  }));
  const lines = [...Map.groupBy(names, ({ wanted }) => wanted)].flatMap(([wanted, files]) => files.length === 1 ? [] : `${toLineNames(files.map(({ given: given2 }) => given2))} would all be called ${toLineName(wanted)} without their folders.`);
  if (lines.length === 0) return;
  const message = `Files of several folders would have the same name.
${lines.slice(0, maxCollisions).join("\n")}`;
  throw new AnchorError("INPUT_INVALID", message, { hint: "Nothing was sent. Set names: path, or rename all but one of these files." });
}
const maxCollisions = 20;
function toWorkspacePath(root, path2) {
  return relative(root, path2).replaceAll(sep, "/");
}
async function* hashCandidates(candidates, options) {
  const { mustBeListed, onHashed } = options;
  const files = [];
  for (const [index, candidate] of candidates.entries()) if (candidate.kind === "file") files.push([index, candidate.source]);
  else if (candidate.kind !== "asset") yield [index, candidate];
  const root = realpathSync(options.workspace);
  for await (const batch of hashFiles(files, options)) for (const hashed of batch) {
    onHashed();
    const candidate = candidates[hashed.index];
    yield [hashed.index, compareWithList(toReady(hashed, candidate, root), candidate, mustBeListed)];
  }
  if (!candidates.some(({ kind }) => kind === "asset")) return;
  for await (const [index, ready] of hashAssets(candidates, options)) {
    onHashed();
    yield [index, compareWithList(ready, candidates[index], mustBeListed)];
  }
}
function toReady(hashed, candidate, root) {
  const { name } = hashed.subject;
  const file = candidate?.kind === "file" ? candidate.source.path : name;
  const path2 = file === `${root}${sep}${name}` ? name : toWorkspacePath(root, file);
  if ("error" in hashed) return {
    kind: "failed",
    subject: {
      name,
      path: path2
    },
    error: hashed.error
  };
  return {
    kind: "digest",
    subject: path2 === name ? hashed.subject : {
      ...hashed.subject,
      path: path2
    }
  };
}
function compareWithList(ready, candidate, mustBeListed) {
  const listed = candidate !== void 0 && "listed" in candidate ? candidate.listed : void 0;
  if (ready.kind === "failed" || listed === ready.subject.digest) return ready;
  const { subject } = ready;
  if (listed === void 0 && !mustBeListed) return ready;
  return {
    kind: "failed",
    subject,
    error: listed === void 0 ? new AnchorError("CHECKSUM_MISSING", "The checksum list does not name this file.") : new AnchorError("CHECKSUM_MISMATCH", `The file's digest is ${subject.digest}, but the checksum list says ${listed}.`)
  };
}
const downloads = 4;
function hashAssets(candidates, options) {
  return new ReadableStream({ start: (hashed) => {
    const tasks = createTaskQueue(downloads, async ([index, asset]) => {
      hashed.enqueue([index, await hashAsset(asset, options)]);
    });
    for (const [index, candidate] of candidates.entries()) if (candidate.kind === "asset") tasks.add([index, candidate]);
    tasks.rest().then(() => hashed.close()).catch((thrown) => hashed.error(thrown));
  } });
}
async function hashAsset({ name, hash: hash2 }, { onBytes, signal }) {
  try {
    return await hash2(onBytes, signal);
  } catch (thrown) {
    return {
      kind: "failed",
      subject: { name },
      error: toAnchorError(thrown)
    };
  }
}
async function collectHashed(candidates, rows, signals) {
  const collected = Array.from({ length: candidates.length });
  const fill2 = async () => {
    for await (const [index, ready] of rows) collected[index] = ready;
  };
  await untilOverdue(fill2(), signals);
  return candidates.map((candidate, index) => collected[index] ?? toUnreached(nameOf(candidate)));
}
function toUnreached(subject) {
  return {
    kind: "failed",
    subject,
    error: new AnchorError("NOT_ATTEMPTED", "The run ended before this file was hashed.")
  };
}
async function askEach(candidates, rows, { operate, confirm, concurrency, signals, onResult }) {
  const results = Array.from({ length: candidates.length });
  const settle = (index, result) => {
    results[index] = result;
    onResult(result);
  };
  async function* askable() {
    for await (const [index, ready] of rows) {
      if (ready.kind === "failed") {
        settle(index, toFailedResult(ready));
        continue;
      }
      results[index] = {
        subject: ready.subject,
        outcome: unanswered
      };
      yield [index, ready.subject];
    }
  }
  const asking = runEach(askable(), ([, subject]) => operate(subject), {
    concurrency,
    stop: signals.cancellation.stop,
    keyOf: ([, subject]) => "root" in subject ? `${subject.digest} ${hashBytes(subject.bytes)}` : subject.digest,
    onResult: ([index, subject], outcome) => settle(index, {
      subject,
      outcome: confirm(outcome, subject)
    })
  });
  await untilOverdue(asking, signals);
  return candidates.map((candidate, index) => results[index] ?? toFailedResult(toUnreached(nameOf(candidate))));
}
const unanswered = {
  kind: "unclear",
  note: "The job was cancelled before an answer about this file came. The request may have been carried out all the same. Check this digest."
};
function toFailedResult({ subject, error }) {
  return {
    subject,
    outcome: error.code === "ASSET_DIGEST_MISMATCH" ? {
      kind: "changed",
      note: error.message
    } : toFailure(error)
  };
}
function toChecksumLines(subjects) {
  const sorted = subjects.filter((subject) => "digest" in subject).sort((a, b) => compareNames(a.name, b.name));
  return sorted.filter(({ name }, index) => sorted[index + 1]?.name !== name);
}
async function askManifest(candidates, rows, list, asking) {
  const files = await collectHashed(candidates, rows, asking.signals);
  const checksums = toChecksumLines(files.map(({ subject }) => subject));
  if (files.length === 0) return {
    results: [],
    checksums
  };
  let manifest = list;
  if (manifest === void 0) {
    const { sha3_256: digest, size } = hashText(renderChecksums(checksums));
    manifest = {
      name: runFiles.checksums,
      digest,
      size
    };
  }
  const missing = list === void 0 ? files.find((file) => file.kind === "failed") : void 0;
  const head = missing === void 0 ? {
    kind: "digest",
    subject: manifest
  } : {
    kind: "failed",
    subject: manifest,
    error: new AnchorError("NOT_ATTEMPTED", "The list was not sent, because files that belong in it failed.", { cause: missing.error })
  };
  const [first] = await askEach([head], [[0, head]], asking);
  if (first === void 0) return {
    results: [],
    checksums
  };
  const covered = await coverAll(files, manifest.digest, first.outcome, asking);
  return {
    results: [{
      ...first,
      isList: true
    }, ...covered],
    checksums
  };
}
const rowsAtOnce = 1e3;
async function coverAll(files, list, outcome, { confirm, onResult }) {
  const rows = [];
  for (const file of files) {
    rows.push(file.kind === "failed" ? toFailedResult(file) : {
      subject: file.subject,
      outcome: confirm(outcome, file.subject),
      coveredBy: list
    });
    if (rows.length % rowsAtOnce === 0) await setImmediate();
  }
  rows.forEach(onResult);
  return rows;
}
function bindProofs(subjects, proofs) {
  const proven = /* @__PURE__ */ new Set();
  const rows = proofs.flatMap((row) => {
    if (row.kind === "failed" || !("root" in row.subject)) return [row];
    const { bytes, root, ...proof } = row.subject;
    proven.add(proof.digest);
    const bound2 = subjects.flatMap((ready) => ready.kind === "digest" && ready.subject.digest === proof.digest ? [ready.subject] : []);
    if (bound2.length > 0) return bound2.map((subject) => ({
      kind: "digest",
      subject: {
        ...proof,
        ...subject,
        bytes,
        root
      }
    }));
    const { name, digest, path: path2 } = proof;
    const error = new AnchorError("PROOF_INVALID", `The proof is for the digest ${digest}, and no given file has it.`);
    return [{
      kind: "failed",
      subject: {
        name,
        ...path2 !== void 0 && { path: path2 }
      },
      error
    }];
  });
  const unproven = subjects.filter((ready) => !(ready.kind === "digest" && proven.has(ready.subject.digest))).map((ready) => {
    if (ready.kind === "failed") return ready;
    const error = new AnchorError("PROOF_MISSING", "None of the proof files names this file.");
    return {
      kind: "failed",
      subject: ready.subject,
      error
    };
  });
  return [...rows, ...unproven];
}
async function hashAndAsk(subjects, operation, inputs, host) {
  const { log } = host;
  log.debug(`Hashing ${counted(subjects.count, "subject")}.`);
  const counts = countSubjects(subjects, inputs.anchor);
  const work = async () => {
    const progress = createProgress(log, () => counts);
    try {
      const asked = await askInItsWay(subjects, operation, inputs, host, counts);
      const results = await followStamps(asked.results, operation, inputs, host, counts);
      if (inputs.mode === "stamp") await warnOfChanges(results, host);
      return {
        ...asked,
        results
      };
    } finally {
      progress.stop();
    }
  };
  return subjects.count > 20 ? log.group(`${subjects.count} subjects, a line each`, work) : work();
}
async function askInItsWay(subjects, { operate }, inputs, { log, signals, workspace }, counts) {
  const { candidates, list } = subjects;
  const rows = takeRows(hashCandidates(candidates, {
    sha256: inputs.fromRelease || inputs.releaseAttach !== "none" || inputs.witness.length > 0,
    fingerprint: inputs.mode !== "check",
    mustBeListed: list !== void 0,
    workspace,
    signal: signals.cancellation.stop,
    onBytes: (bytes) => void (counts.hashedBytes += bytes),
    onHashed: () => void (counts.hashedFiles += 1)
  }), candidates, log);
  const asking = {
    operate,
    confirm: (outcome, subject) => confirmVerified(outcome, subject, workspace),
    concurrency: inputs.concurrency,
    signals,
    onResult: (result) => {
      counts.requestsDone = Math.min(counts.requestsDone + 1, counts.requestsTotal);
      log.info(renderResultLine(result));
    }
  };
  if (inputs.anchor === "manifest") return askManifest(candidates, rows, list, asking);
  const isBound = inputs.files.length > 0 || inputs.subjectChecksums !== "" || inputs.fromRelease;
  if (inputs.proofs.length > 0) return askProofs(subjects, rows, isBound, asking);
  const results = await askEach(candidates, rows, asking);
  return {
    results,
    checksums: toChecksumLines(results.map(({ subject }) => subject))
  };
}
async function* takeRows(rows, candidates, log) {
  const empty = candidates.flatMap((candidate, index) => sizeOf(candidate) === 0 ? [index] : []);
  let isWarned = false;
  for await (const row of rows) {
    const [index, ready] = row;
    const { subject } = ready;
    candidates[index] = ready;
    if (!isWarned && "digest" in subject && subject.digest === "a7ffc6f8bf1ed76651c14756a061d662f580ff4de43b49fa82d80a4b80f8434a") {
      isWarned = true;
      const others = empty.filter((other) => other !== index).length;
      const { message, target } = toEmptyFileWarning(subject, others);
      log.warning(message, target);
    }
    yield row;
  }
}
const statesAtOnce = 1e3;
async function warnOfChanges(results, { log, signals, workspace }) {
  const changed2 = [];
  for (const [index, { subject, outcome }] of results.entries()) {
    if (signals.cancellation.stop.aborted) return;
    if (index % statesAtOnce === 999) await setImmediate();
    if ((verdictFacts[outcome.kind].stamped || outcome.kind === "unclear" || openOf(outcome) !== void 0) && "digest" in subject && isChangedFile(subject, workspace)) changed2.push(subject);
  }
  const warning = toChangedWarning(changed2);
  if (warning !== void 0) log.warning(warning.message, warning.target);
}
async function askProofs({ candidates, proofs }, rows, isBound, asking) {
  const hashed = await collectHashed(candidates, rows, asking.signals);
  const asked = isBound ? bindProofs(hashed, proofs) : proofs;
  return {
    results: await askEach(asked, asked.entries(), asking),
    checksums: toChecksumLines(hashed.map(({ subject }) => subject))
  };
}
async function followStamps(results, { operate, chain }, { waitForFinality: isWaiting, waitTimeout: waitTimeoutMs, blockTime: blockTimeMs, concurrency }, { log, signals }, counts) {
  const isOver = (some) => some.some(({ outcome }) => isMismatch(outcome));
  if (chain === void 0 || isOver(results)) return results;
  const waitFor = (what) => void (counts.waitingFor = what);
  const parts = {
    find: chain.find,
    resend: operate,
    waitFor,
    waitTimeoutMs,
    blockTimeMs,
    concurrency,
    log,
    signals
  };
  const deadline = isWaiting ? systemClock.now() + waitTimeoutMs : Number.NEGATIVE_INFINITY;
  const ended = isWaiting ? await waitForFinality(results, parts) : results;
  const settled = isOver(ended) ? ended : await locateBlocks(ended, chain.locate, {
    concurrency,
    signals,
    deadline
  });
  const done = settled.filter(({ outcome }, index) => outcome.kind !== results[index]?.outcome.kind);
  for (const result of done) log.info(renderResultLine(result));
  return settled;
}
function countSubjects({ candidates, proofs }, anchor) {
  const sizes = candidates.map(sizeOf).filter((size) => size !== void 0);
  return {
    hashedBytes: 0,
    totalBytes: sizes.reduce((sum, size) => sum + size, 0),
    hashedFiles: 0,
    totalFiles: sizes.length,
    requestsDone: 0,
    requestsTotal: anchor === "manifest" ? 1 : proofs.length > 0 ? proofs.length : candidates.length
  };
}
async function leaveEvidence(parts, release, inputs, host) {
  const { startedAt, checksums, results: asked, reports, recorded, hasSent, lists, folder } = parts;
  const { log, origin, workspace } = host;
  const results = release === void 0 ? withRecorded(asked, parts, inputs) : await release.compare(asked);
  logAgain(results, asked, log);
  const report = toReport(inputs.mode, results);
  const isDemonstration = isOfDemonstration(report, recorded);
  const isSha256Foreign = lists.isSha256Foreign || release?.isSha256Foreign === true;
  const { witnessed, missing } = await witness(parts, inputs, host, isSha256Foreign);
  const facts = toRunFacts(report, inputs, origin, startedAt, witnessed);
  const written = await writeFiles(report, checksums, facts, {
    folder,
    workspace,
    log,
    hasSent: hasSent(),
    stop: host.signals.cancellation.stop,
    section: release?.section,
    isDemonstration,
    released: release?.lines,
    keptList: lists.kept,
    isSha256Foreign,
    witnessed
  });
  logOutcome(report, facts, log);
  const finished = {
    ...written,
    report: {
      ...report,
      demo: isDemonstration
    },
    hasSent: hasSent()
  };
  const attached = await release?.attach?.({
    ...finished,
    reports,
    witnessed
  });
  const errors = [
    ...written.errors,
    ...missing,
    ...attached?.errors ?? []
  ];
  return {
    report,
    facts: {
      ...written.facts,
      finishedAt: /* @__PURE__ */ new Date(),
      releaseUrl: attached?.url
    },
    errors
  };
}
function isOfDemonstration({ results, demo }, recorded) {
  return results.some(({ outcome }) => evidenceOf(outcome) !== void 0) ? demo : recorded.isDemonstration;
}
async function witness({ askWitnesses: ask, checksums, web, recorded }, inputs, { log, signals }, isSha256Foreign) {
  if (ask === void 0) return {
    witnessed: void 0,
    missing: []
  };
  const isListed = !isSha256Foreign && checksums.some(({ sha256: sha2562 }) => sha2562 !== void 0);
  const signal = signals.cancellation.stop;
  const witnessed = isListed ? await ask(checksums, inputs, {
    web,
    recorded,
    signal
  }) : void 0;
  for (const { sentence: sentence2 } of witnessed?.sentences ?? []) log.info(`${sentence2}.`);
  const isMissed = !isListed && inputs.mode !== "check" && inputs.witness.length > 0;
  const warnings = witnessed?.warnings ?? (isMissed ? [unlistedError(isSha256Foreign)] : []);
  const missing = inputs.failOn.has("witness") ? warnings.filter(({ code }) => code !== "WITNESS_CLOCK") : [];
  for (const warning of warnings) if (!missing.includes(warning)) log.warning(`${warning.message} ${warning.hint}`, { title: warning.code });
  return {
    witnessed,
    missing
  };
}
function unlistedError(isSha256Foreign) {
  return isSha256Foreign ? new AnchorError("WITNESS_UNAVAILABLE", "No witness was asked: SHA256SUMS was not written by this action.", { hint: "Rename that SHA256SUMS, so that this run can write its own." }) : new AnchorError("WITNESS_UNAVAILABLE", "No witness was asked: no file's SHA-256 is known.", { hint: "Give the files, not only a list of their SHA3-256 digests." });
}
function logAgain(compared, before, log) {
  if (compared === before) return;
  const known = new Set(before);
  const changed2 = compared.filter((result) => !known.has(result) && result.listedBy === void 0);
  for (const result of changed2) log.info(renderResultLine(result));
}
function withRecorded(results, { recorded, journal, startedAt }, { mode }) {
  if (mode === "stamp") return results;
  const journaled = stampedNames(journal?.lines ?? [], startedAt);
  return results.map((result) => {
    const { name } = result.subject;
    const own = digestOf(result);
    const cover = (result.outcome.kind === "not-found" || result.outcome.kind === "no-match") && own !== void 0 ? recorded.coverOf(own) : void 0;
    if (cover !== void 0 && isSettled(cover)) return {
      ...result,
      listedBy: cover.digest
    };
    const digest = recorded.names.get(name)?.digest.sha3_256 ?? journaled.get(name);
    if (own === void 0 || digest === void 0 || digest === own) return result;
    const wasStamped = journaled.get(name) === digest || isStamped(recorded, digest);
    return {
      ...result,
      recorded: {
        digest,
        isStamped: wasStamped
      }
    };
  });
}
function toRunFacts(report, inputs, origin, startedAt, witnessed) {
  const { dryRun, failOn, nodes } = inputs;
  return {
    ...origin,
    startedAt,
    finishedAt: /* @__PURE__ */ new Date(),
    apiUrl: serviceAddress(inputs),
    nodeNames: nodes.map(({ name }) => name),
    chain: chainOf(inputs, report),
    dryRun,
    isSkipped: reasonToSkip(inputs) !== void 0,
    failOn,
    ...witnessed && { witnessed: witnessed.sentences },
    ...dryRun && { plan: renderPlan(report, inputs) }
  };
}
function logOutcome(report, facts, log) {
  warnOfUnnamedChain(report, facts, log);
  const lines = [
    renderHeadline(report, facts),
    renderStopped(report.results),
    facts.plan,
    report.demo ? demonstrationNote : void 0
  ];
  for (const line of lines) if (line !== void 0) log.info(line);
}
function openJournal(folder, { runId, service }, warn) {
  const path2 = join(folder, runFiles.journal);
  const writer = crypto.randomUUID().slice(0, 8);
  const file = writing(path2, () => openLines(path2, {
    writer,
    service
  }));
  const takeOthers = createOthers(() => writing(path2, file.readOthers));
  const resultFacts = createResultFacts();
  const append = ({ name, digest }, facts) => {
    const line = {
      at: (/* @__PURE__ */ new Date()).toISOString(),
      run_id: runId,
      writer,
      name,
      digest,
      ...facts,
      service
    };
    writing(path2, () => file.append(JSON.stringify(line)));
  };
  return {
    lines: file.lines,
    recordIntent: (subject) => {
      append(subject, { event: "intent" });
      const other = takeOthers(subject.digest);
      if (other !== void 0) append(subject, { event: "withdrawn" });
      return other;
    },
    recordResult: (subject, outcome) => {
      try {
        append(subject, {
          event: "result",
          ...resultFacts(subject.digest, outcome)
        });
      } catch (thrown) {
        warn(toAnchorError(thrown).message);
      }
    },
    close: file.close
  };
}
function createOthers(readOthers) {
  const stamps = /* @__PURE__ */ new Map();
  return (digest) => {
    const { before, after } = readOthers();
    for (const line of before) addLine(stamps, line);
    const found = takeStamp(stamps, digest, /* @__PURE__ */ new Date());
    for (const line of after) addLine(stamps, line);
    return found;
  };
}
function openLines(path2, { writer, service }) {
  const file = openRegular(path2, constants.O_RDWR | constants.O_APPEND | constants.O_CREAT);
  let end = fstatSync(file).size;
  let next = Math.max(0, end - maxEarlierBytes);
  const readLines2 = () => {
    const bytes = readFrom(file, next, maxEarlierBytes);
    end = next + bytes.length;
    const whole = bytes.subarray(0, bytes.lastIndexOf(lineEnd) + 1);
    next += whole.length;
    return parseJournal(new TextDecoder().decode(whole), service);
  };
  let isOpen = true;
  const lines = end === 0 ? [] : readLines2();
  let isCut = next < end;
  return {
    lines,
    append: (line) => {
      if (!isOpen) throw new Error("the run has ended");
      const text = isCut ? `
${line}
` : `${line}
`;
      const written = writeSync(file, text);
      end += written;
      isCut = written < Buffer.byteLength(text);
      if (isCut) throw new Error("the disk took only a part of a line");
    },
    readOthers: () => {
      if (fstatSync(file).size === end) {
        next = end;
        return {
          before: [],
          after: []
        };
      }
      const added = readLines2();
      const own = added.findLastIndex((line) => line.writer === writer);
      if (own === -1) throw new Error("what was written into it cannot be read in it");
      return {
        before: added.slice(0, own).filter((line) => line.writer !== writer),
        after: added.slice(own + 1)
      };
    },
    close: () => {
      isOpen = false;
      closeSync(file);
    }
  };
}
const maxEarlierBytes = 67108864;
const lineEnd = "\n".charCodeAt(0);
function createResultFacts() {
  const spent = /* @__PURE__ */ new Set();
  return (digest, outcome) => {
    const requestId = requestIdOf(outcome);
    const error = errorOf(outcome);
    if (mayBeSpent(outcome)) spent.add(digest);
    const isOpen = spent.has(digest) && (mayBeSpent(outcome) || error !== void 0);
    return {
      verdict: outcome.kind,
      ...error !== void 0 && { code: error.code },
      ...isOpen && { open: true },
      ...requestId !== void 0 && { request_id: requestId }
    };
  };
}
function writing(path2, write) {
  try {
    return write();
  } catch (cause) {
    throw unwritable(path2, cause);
  }
}
function openRecords(inputs, { log, signals, origin }, folder, web) {
  const { mode, apiUrl, report, releaseAttach } = inputs;
  removeAbandoned(folder, log.warning);
  const journal = openJournalOf(inputs, folder, {
    log,
    origin
  });
  const store = createReportStore(web, folder, apiUrl, signals.cancellation.stop);
  const { begin, errors } = createAttempts();
  const isAttached = releaseAttach === "assets" || releaseAttach === "both";
  const warn = (error) => log.warning(`${sentence(error.message)} ${error.hint}`, { title: error.code });
  const isWanted = mode === "verify" && report && serviceAddress(inputs) !== "";
  let isWarned = false;
  const warnOfMissing = (outcome, { name }) => {
    const { report: link2, reportLost } = evidenceOf(outcome) ?? {};
    if (isWarned || outcome.kind !== "verified" || link2 !== void 0 || reportLost !== void 0) return;
    isWarned = true;
    const message = `The service verified ${toLineName(name)}, but sent no report (PDF). This is said only once.`;
    log.warning(message, { title: "REPORT_UNAVAILABLE" });
  };
  return {
    keepReport: async (target, ask) => {
      const onLost = isAttached ? begin() : warn;
      const outcome = await ask();
      if (isWanted) warnOfMissing(outcome, target);
      (await store.keep(outcome, target)).forEach(onLost);
      return outcome;
    },
    journal,
    reports: store.saved,
    errors,
    [Symbol.dispose]: () => journal?.close()
  };
}
function openJournalOf(inputs, folder, { log, origin }) {
  if (reasonToSkip(inputs) !== void 0) return void 0;
  if (inputs.mode !== "stamp" && !existsSync$1(join(folder, runFiles.journal))) return void 0;
  return openJournal(folder, {
    runId: origin.runId,
    service: inputs.apiUrl?.href ?? ""
  }, log.warning);
}
const lostReportHint = "The report is the service's PDF about a verification, and may have been paid for. The verdict on your files stands without it. Verify again only if you want the report: that is a new payment.";
const maxReportBytes = 20971520;
const timeoutMs = 12e4;
function createReportStore(web, folder, apiUrl, stop) {
  const saved = /* @__PURE__ */ new Map();
  const earlier = new Set(existsSync$1(folder) ? readdirSync(folder).filter((name) => name.endsWith(".pdf")) : []);
  const isAllowed = (url) => safeLink(url.href) !== void 0 && (url.protocol === "https:" || isLoopback(url) && apiUrl !== void 0 && isLoopback(apiUrl));
  const nameFor = createNamer(reportFileName);
  return {
    saved,
    keep: async (outcome, subject) => {
      const { report, reportLost } = evidenceOf(outcome) ?? {};
      const why = `the answer to its request was lost: ${reportLost}`;
      const advice = { hint: lostReportHint };
      const lost = reportLost === void 0 ? [] : [notKept(subject.name, why, "REPORT_UNAVAILABLE", advice)];
      const address = report?.url;
      if (address === void 0 && earlier.size === 0) return lost;
      const name = nameFor(subject);
      const path2 = join(folder, name);
      try {
        if (earlier.delete(name)) {
          const digest = hashBytes(await readFile(path2));
          await rename(path2, join(folder, reportFileName(subject.name, digest, true)));
        }
        if (address === void 0 || saved.has(address)) return lost;
        const signal = AbortSignal.any([stop, AbortSignal.timeout(timeoutMs)]);
        await writeAtomically(path2, readReport(web, {
          address,
          subject: subject.name
        }, isAllowed, signal));
        saved.set(address, {
          name,
          path: path2
        });
        return lost;
      } catch (thrown) {
        return [...lost, toAnchorError(thrown)];
      }
    }
  };
}
async function* readReport(web, { address, subject }, isAllowed, signal) {
  try {
    if (!URL.canParse(address)) throw new RangeError("its address does not begin with https://");
    const rules = {
      isAllowed,
      headersFor: () => ({ accept: "application/pdf" })
    };
    const { status, body } = await follow$1(web, new URL(address), signal, rules);
    try {
      if (status !== 200) throw new Error(`its server answered ${status}`);
      yield* checkedPdf(body);
    } finally {
      body.destroy();
    }
  } catch (thrown) {
    const code = thrown instanceof RangeError ? "REPORT_INVALID" : "REPORT_UNAVAILABLE";
    throw notKept(subject, messageOf(thrown), code, { cause: thrown });
  }
}
function notKept(subject, why, code, options) {
  const reason = why.replace(/\.$/, "");
  return new AnchorError(code, `The report of ${toLineName(subject)} could not be saved: ${reason}.`, options);
}
async function* checkedPdf(body) {
  let head = Buffer.alloc(0);
  const tooLarge = () => new RangeError("it is larger than 20 MiB");
  for await (const chunk of takeAtMost(body, maxReportBytes, tooLarge)) {
    if (head.length < 5) head = Buffer.concat([head, chunk.subarray(0, 5)]).subarray(0, 5);
    if (!"%PDF-".startsWith(head.toString("latin1"))) throw new RangeError("it is not a PDF");
    yield chunk;
  }
  if (head.length < 5) throw new RangeError("it is not a PDF");
}
const waysThroughLinks = 16;
const maxSignalMs = 50;
async function walk(root, selection, collector) {
  if (selection.top === void 0) return;
  const pending = [{
    name: "",
    path: root,
    scope: selection.top,
    above: void 0
  }];
  const state = {
    root,
    selection,
    collector,
    pending,
    entered: /* @__PURE__ */ new Map()
  };
  let resumed = performance.now();
  for (let folder = pending.pop(); folder !== void 0; folder = pending.pop()) {
    for (const entry of entriesOf(state, folder)) {
      const name = folder.name === "" ? entry.name : [folder.name, entry.name].join("/");
      takeEntry(state, entry.kind, {
        folder,
        name,
        path: join(folder.path, entry.name)
      });
    }
    if (performance.now() - resumed < maxSignalMs) continue;
    await setImmediate();
    resumed = performance.now();
  }
}
function entriesOf({ selection, collector }, { name, path: path2, scope }) {
  const named2 = [...selection.steps(name).keys()];
  try {
    return selection.needsListing(name, scope) ? readEntries(path2, named2) : readNamed(path2, named2);
  } catch (thrown) {
    collector.fail(name === "" ? "." : name, toFileError(thrown), scope.covering);
    return [];
  }
}
function takeEntry(state, kind, found) {
  const { selection, collector } = state;
  const { folder, name, path: path2 } = found;
  if (kind === "folder") {
    const scope = isGit(state, path2) ? void 0 : selection.enter(name, folder.scope);
    if (scope !== void 0) state.pending.push({
      name,
      path: path2,
      scope,
      above: folder
    });
    return;
  }
  const patterns = selection.select(name, folder.scope);
  const mayBeFolder = kind === "link" || kind === "nameless";
  if (patterns.length === 0 && !(mayBeFolder && selection.enter(name, folder.scope) !== void 0)) return;
  if (kind === "file") return collector.file(name, path2, patterns);
  if (kind === "link") return takeLink(state, found, patterns.length > 0);
  if (kind === "nameless") return collector.fail(name, fileError("FILE_NAME_INVALID"), patterns);
  const named2 = namedBy(state, found);
  if (named2.length > 0) collector.fail(name, fileError("FILE_NOT_REGULAR"), named2);
  else collector.skipSpecial(name);
}
function namedBy({ selection }, { folder, name }) {
  return selection.steps(folder.name).get(name.slice(name.lastIndexOf("/") + 1)) ?? [];
}
function isGit({ root }, path2) {
  return isInGit(wayInto(root, path2) ?? path2.split(sep));
}
function takeLink(state, found, isMatched) {
  const { root, collector, entered } = state;
  const { name, folder } = found;
  const named2 = namedBy(state, found);
  const target = readTarget(state, found, isMatched, named2);
  if (target === void 0 || !(isMatched || target.kind === "folder")) return;
  const { path: path2, kind } = target;
  const isFolder = kind === "folder";
  const times = (entered.get(path2) ?? 0) + 1;
  entered.set(path2, times);
  if (isGit(state, path2)) return collector.skipLink(name);
  if (named2.length === 0) {
    if (isFolder && isWithin(state, folder, path2)) return;
    if (wayInto(root, path2) === void 0 || isFolder && times > waysThroughLinks) return collector.skipLink(name);
  }
  takeEntry(state, kind, {
    ...found,
    path: path2
  });
}
function readTarget({ collector }, { name, path: path2 }, isMatched, named2) {
  try {
    return readLink(path2);
  } catch (thrown) {
    if (!leadsNowhere(thrown)) collector.fail(name, toFileError(thrown), named2);
    else if (named2.length > 0) collector.fail(name, brokenLink(), named2);
    else if (isMatched) collector.skipLink(name);
    return;
  }
}
function isWithin({ selection }, folder, path2) {
  for (let each = folder; each !== void 0; each = each.above) if (each.path === path2 && selection.needsListing(each.name, each.scope)) return true;
  return false;
}
function readEntries(path2, named2) {
  const entries = readdirSync(path2, { withFileTypes: true }).map((entry) => ({
    name: entry.name,
    kind: kindOf(entry)
  }));
  const listed = entries.some(({ name }) => name.includes("\uFFFD")) ? withoutNameless(path2, entries) : entries;
  const names = new Set(listed.map(({ name }) => name));
  const respelled = readNamed(path2, [...named2].filter((name) => !names.has(name)));
  if (respelled.length === 0) return listed;
  const folded = new Set(respelled.map(({ name }) => foldName(name)));
  return [...listed.filter(({ name }) => !folded.has(foldName(name))), ...respelled];
}
function readNamed(path2, names) {
  return names.flatMap((name) => {
    const stats = lstatSync(join(path2, name), { throwIfNoEntry: false });
    return stats === void 0 ? [] : [{
      name,
      kind: kindOf(stats)
    }];
  });
}
function withoutNameless(path2, entries) {
  const names = Map.groupBy(readdirSync(path2, { encoding: "buffer" }), isUtf8);
  const valid = new Set((names.get(true) ?? []).map((name) => name.toString("utf8")));
  const nameless = (names.get(false) ?? []).map((name) => ({
    name: name.toString("utf8"),
    kind: "nameless"
  }));
  return [...entries.filter(({ name }) => valid.has(name)), ...nameless];
}
function readLink(path2) {
  const bytes = realpathSync.native(path2, { encoding: "buffer" });
  const target = bytes.toString("utf8");
  return {
    path: target,
    kind: isUtf8(bytes) ? kindOf(lstatSync(target)) : "nameless"
  };
}
function kindOf(entry) {
  if (entry.isFile()) return "file";
  if (entry.isDirectory()) return "folder";
  return entry.isSymbolicLink() ? "link" : "special";
}
function isUtf8(bytes) {
  return Buffer.from(bytes.toString("utf8")).equals(bytes);
}
function foldName(name) {
  return name.normalize("NFC").toLowerCase();
}
const shownNotices = 20;
async function findFiles(patterns, options) {
  const workspace = {
    given: options.workspace,
    real: realpathSync.native(options.workspace)
  };
  const parsed = await parsePatterns(patterns, workspace);
  const leadsOutside = ({ negate, stem }) => !negate && stem === void 0;
  const collection = createCollection(options.notice);
  for (const pattern of parsed.filter(leadsOutside)) collection.fail(pattern.text, fileError("FILE_OUTSIDE_WORKSPACE"), [pattern]);
  const selection = createSelection(parsed.filter((pattern) => !leadsOutside(pattern)), (pattern) => collection.credited.has(pattern));
  await walk(workspace.real, selection, collection);
  const found = collection.close();
  const files = unique(workspace.real, found.files);
  for (const { text } of parsed.filter((pattern) => !pattern.negate && !collection.credited.has(pattern))) options.unmatched(`No file in ${toLineName(options.workspace)} matches ${toLineName(text)}. Check the name: names start at the workspace.`);
  for (const names of collisions(files)) {
    const shown = names.map((name) => toLineName(name)).join(", ");
    options.warn(`Some systems cannot tell these names apart: ${shown}. Rename all but one.`);
  }
  return {
    ...found,
    files
  };
}
function createCollection(notice) {
  const files = [];
  const failed = /* @__PURE__ */ new Map();
  const credited = /* @__PURE__ */ new Set();
  const special = [];
  const links = [];
  const fail = (name, error, patterns) => {
    for (const pattern of patterns) credited.add(pattern);
    const inside = error.code !== "FILE_OUTSIDE_WORKSPACE" || patterns.every(({ stem }) => stem !== void 0);
    failed.set(name, {
      subject: inside ? {
        name,
        path: name
      } : { name },
      error
    });
  };
  const file = (name, path2, patterns) => {
    for (const pattern of patterns) credited.add(pattern);
    try {
      files.push({
        name,
        path: path2,
        size: lstatSync(path2).size
      });
    } catch (thrown) {
      fail(name, toFileError(thrown), []);
    }
  };
  const close = () => {
    for (const name of special.slice(0, shownNotices)) notice(`${toLineName(name)} was left out: it is a pipe, a socket or a device.`);
    if (special.length > shownNotices) notice(`${special.length - shownNotices} more files were left out for such reasons.`);
    const [first] = links.sort(compareNames);
    if (first !== void 0) notice(renderLeftLinks(first, links.length));
    return {
      files: files.sort((left, right) => compareNames(left.name, right.name)),
      failed: [...failed.values()].sort((left, right) => compareNames(left.subject.name, right.subject.name))
    };
  };
  const skipSpecial = (name) => void special.push(name);
  const skipLink = (name) => void links.push(name);
  return {
    file,
    fail,
    skipSpecial,
    skipLink,
    close,
    credited
  };
}
function renderLeftLinks(first, count) {
  return `${count === 1 ? "1 symbolic link was left out" : `${count} symbolic links were left out`}: ${toLineName(first)}${count === 1 ? "" : " is the first"}. A wildcard follows a link only to what is in the workspace; a pattern that names the link follows it anywhere.`;
}
function unique(root, files) {
  if (new Set(files.map(({ path: path2 }) => path2)).size === files.length) return files;
  const best = /* @__PURE__ */ new Map();
  for (const { name, path: path2 } of files) if (!best.has(path2) || wayInto(root, path2)?.join("/") === name) best.set(path2, name);
  return files.filter(({ name, path: path2 }) => best.get(path2) === name);
}
function collisions(files) {
  const names = files.map(({ name }) => name);
  if (new Set(names.map(foldName)).size === names.length) return [];
  return [...Map.groupBy(names, foldName).values()].filter((group) => group.length > 1);
}
function createListedFiles(list, options) {
  const folder = realpathSync(dirname(list));
  const open2 = options.isElsewhere ? [options.root, folder] : [options.root];
  const realFolders = /* @__PURE__ */ new Map();
  const toRealFolder = (path2) => {
    const real = realFolders.get(path2) ?? realpathSync(path2);
    realFolders.set(path2, real);
    return real;
  };
  const find2 = (name) => {
    for (const base of /* @__PURE__ */ new Set([folder, options.root])) {
      const path2 = resolve(base, name);
      const found = isBelow(open2, path2) ? statListed(path2, open2, toRealFolder) : void 0;
      if (found !== void 0) return found;
    }
  };
  return {
    folder,
    find: find2
  };
}
function statListed(path2, open2, toRealFolder) {
  try {
    const stats = lstatSync(path2, { throwIfNoEntry: false });
    if (stats === void 0) return void 0;
    const isLink = stats.isSymbolicLink();
    const target = isLink ? resolveLinks(path2) : join(toRealFolder(dirname(path2)), basename(path2));
    if (isClosed(open2, path2) || target !== void 0 && isClosed(open2, target)) return {
      path: path2,
      error: closed()
    };
    if (target === void 0) return {
      path: path2,
      error: brokenLink()
    };
    if (!isBelow(open2, target)) return {
      path: path2,
      error: fileError("FILE_OUTSIDE_WORKSPACE")
    };
    const found = isLink ? lstatSync(target) : stats;
    if (found.isDirectory()) return void 0;
    if (found.isFile()) return {
      path: target,
      size: found.size
    };
    return {
      path: target,
      error: fileError("FILE_NOT_REGULAR")
    };
  } catch (thrown) {
    if (["ENAMETOOLONG", "EINVAL"].includes(systemCode(thrown) ?? "")) return void 0;
    return {
      path: path2,
      error: toFileError(thrown)
    };
  }
}
function isClosed(open2, path2) {
  return open2.some((folder) => isInGit(wayInto(folder, path2)));
}
function closed() {
  return fileError("FILE_OUTSIDE_WORKSPACE", {
    detail: "a .git folder is no part of it",
    hint: "Take the line out of the list: what lies in a .git folder is never read."
  });
}
function resolveLinks(path2) {
  try {
    return realpathSync(path2);
  } catch (thrown) {
    if (leadsNowhere(thrown)) return void 0;
    throw thrown;
  }
}
function isBelow(folders, path2) {
  return folders.some((folder) => (wayInto(folder, path2) ?? []).length > 0);
}
const maxChecksumListBytes = 67108864;
async function addChecksumList(candidates, inputs, { workspace, log }) {
  const { subjectChecksums, anchor, mode } = inputs;
  const path2 = resolve(workspace, subjectChecksums);
  const bytes = await readList(path2);
  const entries = parseChecksums(basename(path2), decodeList(bytes, path2));
  const inside = wayInto(workspace, path2)?.join("/");
  const name = inside ?? basename(path2);
  const root = realpathSync(workspace);
  const realPath = realpathSync(path2);
  const listed = createListedFiles(path2, {
    root,
    isElsewhere: inside === void 0
  });
  const isAsked = anchor === "manifest" && mode !== "stamp";
  const isList = (candidate) => isAsked && candidate.kind === "file" && candidate.source.path === realPath;
  const merged = mergeList(candidates.filter((candidate) => !isList(candidate)), entries, root, {
    ...listed,
    isByBaseName: isByBaseName(inputs)
  });
  logUnread(name, entries, merged, log);
  if (!isAsked) return { candidates: merged };
  return {
    candidates: merged,
    list: {
      name,
      path: toWorkspacePath(workspace, path2),
      fingerprint: fingerprintOf(lstatSync(path2)),
      digest: hashBytes(bytes),
      size: bytes.length
    }
  };
}
function invalidList(path2, why, cause) {
  return new AnchorError("CHECKSUMS_INVALID", `The checksum list ${toLineName(basename(path2))} ${why}.`, {
    cause,
    hint: "Set subject-checksums to the path of one checksum list. The path starts at the workspace, and the list must be UTF-8."
  });
}
async function readList(path2) {
  try {
    const stats = await stat(path2);
    if (!stats.isFile()) throw invalidList(path2, "is not a regular file");
    if (stats.size > maxChecksumListBytes) throw invalidList(path2, "is larger than 64 MiB");
    return await readFile(path2);
  } catch (cause) {
    if (cause instanceof AnchorError) throw cause;
    throw invalidList(path2, `cannot be read (${toLine(messageOf(cause))})`, cause);
  }
}
function decodeList(bytes, path2) {
  try {
    return decodeUtf8(bytes);
  } catch (cause) {
    throw invalidList(path2, "is not UTF-8", cause);
  }
}
function mergeList(candidates, entries, root, { folder, find: find2, isByBaseName: isByBase = false }) {
  const merged = [...candidates];
  const byPath = new Map(candidates.map((candidate, index) => [lookupKeyOf(candidate, root), index]));
  const byBaseName = /* @__PURE__ */ new Map();
  for (const [index, candidate] of candidates.entries()) if (isByBase && candidate.kind === "file") byBaseName.set(toAssetName(candidate.source.name), index);
  for (const entry of entries) {
    const near = byPath.get(resolve(folder, entry.name)) ?? assetIndex(entry, merged, byPath);
    const listed = near === void 0 ? find2(entry.name) : void 0;
    const index = near ?? (listed ? byPath.get(listed.path) : assetIndex(entry, merged, byBaseName));
    const known = index === void 0 ? void 0 : merged[index];
    if (index === void 0 || known === void 0) merged.push(toListedCandidate(entry, root, listed));
    else if (isListedOtherwise(known, entry)) merged.push(toListedCandidate(entry, root, listed ?? find2(entry.name)));
    else if (known.kind === "file" || known.kind === "asset") merged[index] = {
      ...known,
      listed: entry.digest
    };
  }
  return merged;
}
function lookupKeyOf(candidate, root) {
  if (candidate.kind === "asset") return candidate.name;
  return candidate.kind === "file" ? candidate.source.path : resolve(root, nameOf(candidate).name);
}
function assetIndex(entry, candidates, indexes) {
  const index = indexes.get(entry.name) ?? indexes.get(toAssetName(entry.name));
  const asset = index === void 0 ? void 0 : candidates[index];
  return asset !== void 0 && isListedOtherwise(asset, entry) ? void 0 : index;
}
function isListedOtherwise(candidate, { digest }) {
  return (candidate.kind === "asset" || candidate.kind === "file") && candidate.listed !== void 0 && candidate.listed !== digest;
}
function toListedCandidate({ name, digest }, root, listed) {
  if (listed === void 0) return {
    kind: "digest",
    subject: {
      name,
      digest
    }
  };
  const { path: path2 } = listed;
  if ("size" in listed) return {
    kind: "file",
    source: {
      name,
      path: path2,
      size: listed.size
    },
    listed: digest
  };
  return {
    kind: "failed",
    subject: {
      name,
      path: toWorkspacePath(root, path2)
    },
    error: listed.error
  };
}
function logUnread(list, entries, candidates, log) {
  const unread = candidates.filter(({ kind }) => kind === "digest").map((candidate) => nameOf(candidate).name);
  if (unread.length === 0) return;
  const count = `${unread.length} of the ${entries.length} files in ${toLineName(list)}`;
  log.notice(`${count} ${unread.length === 1 ? "was" : "were"} not found, so the digests were taken from the list: ${toLineNames(unread)}.`, { title: "file not read" });
}
async function findSubjects(inputs, host, outputDir, assets) {
  const { fromRelease, subjectChecksums } = inputs;
  const found = [...assets, ...fromRelease ? [] : await findLocal(inputs, host, outputDir)];
  const named2 = withWantedNames(subjectChecksums !== "" ? await addChecksumList(found, inputs, host) : { candidates: found }, inputs);
  const proofs = inputs.proofs.length === 0 ? [] : await findProofs(inputs, host, outputDir);
  return {
    candidates: [...named2.candidates],
    ...named2.list && { list: named2.list },
    proofs,
    count: named2.candidates.length + proofs.length
  };
}
async function findLocal(inputs, host, outputDir) {
  const { files, failed } = await findWorkspaceFiles(inputs.files, inputs, host, outputDir);
  const all = [...files.map((source) => ({
    kind: "file",
    source
  })), ...failed.map((failure) => ({
    kind: "failed",
    ...failure
  }))];
  return failed.length === 0 ? all : all.toSorted((one, two) => compareNames(nameOf(one).name, nameOf(two).name));
}
async function findWorkspaceFiles(patterns, inputs, { workspace, log }, outputDir) {
  const found = await findFiles(patterns, {
    workspace,
    notice: (text) => log.notice(text, { title: "left out" }),
    warn: log.warning,
    unmatched: inputs.ifNoFilesFound === "ignore" ? log.info : (text) => log.warning(text, { title: "unmatched pattern" })
  });
  const folder = realpathSync(outputDir);
  const isEvidenceThere = ({ path: path2 }) => dirname(path2) === folder && isRunFile(basename(path2), inputs.mode);
  const there = found.files.filter(isEvidenceThere).map(({ name }) => name);
  if (there.length === 0) return found;
  log.notice(`These files in output-dir were left out, because they have the names of files that this action writes: ${toLineNames(there)}.`, { title: "left out" });
  return {
    ...found,
    files: found.files.filter((file) => !isEvidenceThere(file))
  };
}
async function findProofs(inputs, host, outputDir) {
  const found = await findWorkspaceFiles(inputs.proofs, inputs, host, outputDir);
  const failed = found.failed.map((failure) => ({
    kind: "failed",
    ...failure
  }));
  const read = [];
  for (const source of found.files) read.push(await readProof(source));
  return [...read, ...failed];
}
async function readProof(source) {
  try {
    return {
      kind: "digest",
      subject: {
        ...parseProof(source.name, await readProofFile(source.path)),
        path: source.name
      }
    };
  } catch (thrown) {
    const { message } = toAnchorError(thrown);
    const error = thrown instanceof AnchorError ? thrown : new AnchorError("PROOF_INVALID", `The proof file cannot be read: ${message}`, {
      cause: thrown,
      hint: proofPathHint
    });
    return {
      kind: "failed",
      subject: {
        name: source.name,
        path: source.name
      },
      error
    };
  }
}
const proofPathHint = "Check the path and its permissions. It must name a regular file that this user may read.";
async function readProofFile(path2) {
  try {
    var _usingCtx$2 = _usingCtx();
    const file = _usingCtx$2.a(await open(path2, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK));
    const stats = await file.stat();
    if (!stats.isFile()) throw new AnchorError("PROOF_INVALID", "The proof file is not a regular file.", { hint: proofPathHint });
    const buffer = Buffer.alloc(Math.min(stats.size, maxProofBytes) + 1);
    const { bytesRead } = await file.read(buffer, 0, buffer.length, 0);
    return buffer.subarray(0, bytesRead);
  } catch (_) {
    _usingCtx$2.e = _;
  } finally {
    await _usingCtx$2.d();
  }
}
function checkCount(count, inputs, { workspace, log }) {
  const { ifNoFilesFound, maxFiles, anchor, fromRelease } = inputs;
  if (fromRelease && reasonToSkip(inputs) !== void 0) return;
  const nothing = fromRelease ? "The release has no file to work on. Nothing was done." : `The patterns match no file in ${toLineName(workspace)}. Nothing was done.`;
  const release = "Upload the files to the release before this step runs. GitHub's archives of the source do not count.";
  if (count === 0) {
    const error = new AnchorError("NO_FILES_FOUND", nothing, { hint: fromRelease ? release : void 0 });
    if (ifNoFilesFound === "error") throw error;
    if (ifNoFilesFound === "warn") log.warning(`${nothing} ${error.hint}`, { title: error.code });
  }
  if (count <= maxFiles) return;
  const account = `This run has ${count} files, and max-files allows ${maxFiles}. Nothing was sent.`;
  throw new AnchorError("TOO_MANY_FILES", account, { hint: anchor === "manifest" ? "Make the patterns narrower, or raise max-files." : void 0 });
}
async function runJob(inputs, host, { openRelease, present }) {
  try {
    var _usingCtx$1 = _usingCtx();
    const startedAt = /* @__PURE__ */ new Date();
    const web = createWeb();
    _usingCtx$1.a({ [Symbol.asyncDispose]: web.close });
    const folder = await openOutputDir(inputs.outputDir, host);
    const log = await readLog(folder, host.log);
    const lists = findStandingLists(folder, log, resolve(host.workspace, inputs.subjectChecksums));
    if (lists.isSha256Foreign) host.log.notice(`${runFiles.sha256} in output-dir was not written by this action, so it was not changed.`);
    const { release, subjects } = await clearFolder(folder, lists, find(inputs, host, folder, openRelease && (() => openRelease(web))), host.log);
    const recorded = openRecord([...log, ...release?.lines ?? []], Date.now());
    const records = _usingCtx$1.u(openRecords(inputs, host, folder, web));
    const operation = _usingCtx$1.a(await openRecordedOperation(inputs, host, records, recorded, release?.takeRoom));
    const askWitnesses = await loadWitnesses(inputs, recorded);
    const { results, checksums } = await askKnowing(records, recorded, subjects, operation, inputs, host);
    const { reports, journal } = records;
    const { report, facts, errors } = await leaveEvidence({
      startedAt,
      folder,
      lists,
      recorded,
      journal,
      checksums,
      results,
      reports,
      web,
      askWitnesses,
      hasSent: operation.hasSent
    }, release, inputs, host);
    const unwritten = [...errors, ...records.errors];
    const unshown = await present(report, {
      ...facts,
      unwritten
    });
    return judgeRun(report, [...unwritten, ...unshown], {
      ...facts,
      mode: inputs.mode
    }, host);
  } catch (_) {
    _usingCtx$1.e = _;
  } finally {
    await _usingCtx$1.d();
  }
}
async function askKnowing({ journal }, recorded, ...[subjects, operation, inputs, host]) {
  const asked = await hashAndAsk(subjects, operation, inputs, host);
  if (inputs.mode === "stamp") return asked;
  const stamps = earlierStamps(journal?.lines ?? [], recorded, serviceAddress(inputs), /* @__PURE__ */ new Date());
  return {
    ...asked,
    results: withYoungStamps(asked.results, stamps, inputs.blockTime)
  };
}
async function readLog(folder, log) {
  try {
    return readFolderLog(folder).map(({ statement }) => statement);
  } catch (cause) {
    const [removed] = await Promise.allSettled([removeEarlierVerdicts(folder)]);
    if (removed.status === "rejected") log.warning(messageOf(removed.reason));
    throw cause;
  }
}
async function loadWitnesses({ witness: witness2, dryRun }, { witnesses }) {
  if (witness2.length === 0 && witnesses.length === 0 || dryRun) return void 0;
  return (await import("./ask-witnesses.js")).askWitnesses;
}
async function find(inputs, host, folder, openRelease) {
  const isWanted = (inputs.fromRelease || inputs.releaseAttach !== "none") && reasonToSkip(inputs) === void 0;
  if (isWanted && openRelease === void 0) throw new AnchorError("INTERNAL", "This host has no releases, and let inputs through that need one.");
  const release = isWanted ? await openRelease?.() : void 0;
  const subjects = await findSubjects(inputs, host, folder, release?.candidates ?? []);
  checkCount(subjects.count, inputs, host);
  release?.ensureRoom([...subjects.candidates, ...subjects.proofs].map((candidate) => nameOf(candidate).name));
  return {
    release,
    subjects
  };
}
function withNothingSent(thrown) {
  return !(thrown instanceof AnchorError) || /Nothing was /.test(`${thrown.account} ${thrown.hint}`) || thrown.code === "INTERNAL" ? thrown : retold(thrown, thrown.account, `Nothing was sent. ${thrown.hint}`);
}
async function clearFolder(folder, lists, finding, log) {
  const [found] = await Promise.allSettled([finding]);
  const [removed] = await Promise.allSettled([removeEarlierFiles(folder, lists, join(folder, runFiles.monitor))]);
  if (found.status === "rejected") {
    if (removed.status === "rejected") log.warning(messageOf(removed.reason));
    throw withNothingSent(found.reason);
  }
  if (removed.status === "rejected") throw removed.reason;
  return found.value;
}
function enterWorkspace({ workspace }) {
  try {
    process.chdir(workspace);
  } catch (cause) {
    const account = `The workspace, the folder that GITHUB_WORKSPACE names, cannot be entered (${systemCode(cause) ?? messageOf(cause)}).`;
    throw new AnchorError("INPUT_INVALID", account, {
      cause,
      hint: "Check the repository out, or make the folder, before this step; in a container, mount it where GITHUB_WORKSPACE says."
    });
  }
}
function readContext(env) {
  const text = (name) => env[name] ?? "";
  const action = text("GITHUB_ACTION");
  const folder = action.replaceAll(/[^\w.-]/g, "_");
  return {
    workspace: resolve(env["GITHUB_WORKSPACE"] || process.cwd()),
    defaultOutputDir: join(env["RUNNER_TEMP"] || tmpdir(), "anchor-artifacts", /^\.*$/.test(folder) ? "step" : folder),
    origin: readOrigin(text),
    githubApiUrl: text("GITHUB_API_URL").replace(/\/+$/, "") || "https://api.github.com",
    eventName: text("GITHUB_EVENT_NAME"),
    event: readEvent(text("GITHUB_EVENT_PATH")),
    workflow: text("GITHUB_WORKFLOW"),
    job: text("GITHUB_JOB"),
    action
  };
}
function readOrigin(text) {
  const [server, repository, runId] = [
    text("GITHUB_SERVER_URL"),
    text("GITHUB_REPOSITORY"),
    text("GITHUB_RUN_ID")
  ];
  const runAttempt = text("GITHUB_RUN_ATTEMPT");
  const hasPage = server !== "" && repository !== "" && runId !== "";
  const page = `${server}/${repository}/actions/runs/${runId}`;
  return {
    repository,
    ref: text("GITHUB_REF"),
    tag: /^refs\/tags\/(.+)$/.exec(text("GITHUB_REF"))?.[1] ?? "",
    commit: text("GITHUB_SHA"),
    runId,
    runAttempt,
    runUrl: hasPage ? page + (runAttempt === "" ? "" : `/attempts/${runAttempt}`) : ""
  };
}
function readEvent(path2) {
  if (path2 === "") return void 0;
  try {
    return JSON.parse(readFileSync$1(path2, "utf8"));
  } catch {
    return;
  }
}
function isUntrustedEvent({ eventName, event, origin }) {
  if (eventName === "pull_request_target") return true;
  if (eventName === "issue_comment") return !(memberAt(event, "issue", "number") !== void 0) || memberAt(event, "issue", "pull_request") !== void 0;
  if (eventName !== "workflow_run") return false;
  const first = memberAt(event, "workflow_run", "event");
  if ([
    "pull_request_target",
    "issue_comment",
    "workflow_run"
  ].includes(String(first))) return true;
  const head = memberAt(event, "workflow_run", "head_repository", "full_name");
  return typeof head !== "string" || head.toLowerCase() !== origin.repository.toLowerCase();
}
function refuseUntrustedEvent(inputs, context) {
  const isSkipped = reasonToSkip({
    ...inputs,
    apiKey: inputs.apiKey || inputs.apiKeyFrom
  }) !== void 0;
  if (inputs.dryRun || isSkipped && inputs.mode !== "monitor") return;
  const refused = toRefused(inputs);
  if (inputs.allowUntrustedEvent || refused === void 0 || !isUntrustedEvent(context)) return;
  throw new AnchorError("UNTRUSTED_EVENT", `The event ${context.eventName} can use this repository's secrets, but a fork may have written the files. So ${refused} is refused.`);
}
function toRefused(inputs) {
  if (inputs.mode === "monitor") return inputs.issue ? "writing an issue" : void 0;
  const { mode, releaseAttach, report, proofs } = inputs;
  if (mode === "stamp") return "stamping";
  if (releaseAttach !== "none") return "writing to a release";
  return mode === "verify" && (report || proofs.length > 0) && serviceAddress(inputs) !== "" ? "verifying with a paid report" : void 0;
}
async function runStep(given2, tools) {
  const { context, inputs, host, toGitHub } = await openStep(given2, tools);
  const { log } = tools;
  return hasPassed(await runJob(inputs, host, {
    openRelease: async (web) => {
      const [{ openRelease }, { createGitHub }] = await Promise.all([import("./open.js"), import("./releases.js")]);
      const options = toGitHub(web);
      return openRelease(createGitHub(options), inputs, context, {
        ...options,
        log
      });
    },
    present: (report, facts) => presentOutputs(toOutputs(report, facts), inputs.showSummary && (() => renderSummary(report, facts)), log)
  }));
}
async function openStep(given2, { log, signals, toGitHubWeb }) {
  const context = readContext(process.env);
  if (given2.mode !== "monitor") enterWorkspace(context);
  refuseUntrustedEvent(given2, context);
  const inputs = given2.apiKeyFrom === "" ? given2 : await (await import("./github-key.js")).withGitHubKey(given2, log, signals.cancellation.stop);
  const { workspace, defaultOutputDir, origin, githubApiUrl } = context;
  const pointAt = (level, results) => annotateResults(log, level, results);
  const host = {
    log,
    signals,
    workspace,
    defaultOutputDir,
    origin,
    pointAt
  };
  const toGitHub = (web) => ({
    token: inputs.githubToken,
    repository: origin.repository,
    apiUrl: githubApiUrl,
    web: toGitHubWeb(web),
    clock: systemClock,
    stop: signals.cancellation.stop,
    onDebug: log.debug
  });
  return {
    context,
    inputs,
    host,
    toGitHub
  };
}
async function presentOutputs(outputs, renderMarkdown, log) {
  warnOfOutputs(outputs, readSecrets(), log);
  const summarize = async () => void (renderMarkdown && await writeSummary(renderMarkdown(), log));
  return (await Promise.allSettled([summarize(), setOutputs(outputs.values)])).flatMap((attempt) => attempt.status === "rejected" ? [toAnchorError(attempt.reason)] : []);
}
function warnOfOutputs({ values, cut }, secrets, log) {
  for (const name of cut) log.warning(`The output ${name} is too long for the runner, so it is []. The file at results-path is complete.`, { title: "long output" });
  const masked = maskedOutputs(values, secrets);
  if (masked.length === 0) return;
  log.warning(`The text of a secret is in these outputs: ${masked.join(", ")}. The runner hides them, so other jobs get empty values. Read the files of this step in the same job.`, { title: "hidden output" });
}
function annotateResults(log, level, results) {
  const { shown, rest } = toAnnotations(results, 9);
  for (const { message, target } of shown) log[level](message, target);
  log.leaveOut(level, rest);
}
function toOutputs(report, paths) {
  const links = new Set(report.results.map(reportUrlOf).filter((url) => url !== void 0));
  const lists = {
    results: toListText(report.results, toItem),
    "report-urls": toListText(links, (url) => url)
  };
  return {
    values: {
      ...emptyOutputs,
      results: lists.results ?? "[]",
      "results-path": paths.resultsPath ?? "",
      "checksums-path": paths.checksumsPath ?? "",
      "statement-path": paths.statementPath ?? "",
      "log-path": paths.logPath ?? "",
      status: report.status,
      count: String(report.results.length),
      "accepted-count": String(report.tally.accepted),
      "anchored-count": String(report.anchoredCount),
      "all-anchored": String(report.allAnchored),
      "report-urls": lists["report-urls"] ?? "[]",
      "release-url": paths.releaseUrl ?? ""
    },
    cut: ["results", "report-urls"].filter((name) => lists[name] === void 0)
  };
}
function maskedOutputs(outputs, secrets) {
  return outputNames.filter((name) => secrets.some((secret) => secret !== "" && outputs[name].includes(secret)));
}
const maxOutputText = 4e5;
function toListText(items, toOutput) {
  const texts = [];
  let length = 1;
  for (const item of items) {
    const text = JSON.stringify(toOutput(item));
    texts.push(text);
    length += text.length + 1;
    if (length > 4e5) return void 0;
  }
  return `[${texts.join(",")}]`;
}
function toItem(result) {
  const { subject, outcome } = result;
  const url = reportUrlOf(result);
  return {
    subject: {
      name: subject.name,
      ..."digest" in subject && { digest: subject.digest },
      ..."size" in subject && { size: subject.size }
    },
    verdict: outcome.kind,
    status: verdictFacts[outcome.kind].status,
    ...url !== void 0 && { report: url }
  };
}
function reportUrlOf({ outcome }) {
  const url = evidenceOf(outcome)?.report?.url;
  return url === void 0 ? void 0 : safeLink(url);
}
export { Chi, HashMD, Maj, _usingCtx, addToFolderLog, anchorVerdicts, annotateResults, arrayOf, bytesToHex, chainOf, clean, compareAnchors, compareNames, concatBytes, contentOf, countOf, createAttempts, createHasher, createProgress, createSelection, createTaskQueue, createWeb, damagedFileAdvice, decodeUtf8, digestFromWire, digestOf, evidenceKind, explorerAddress, findAnchoring, findStandingLists, flagOf, follow$1 as follow, formatLog, hasLines, hasPassed, hashStream, hashText, hexDigestOf, hexToBytes, idleFor, isInGit, isKnownTo, isMismatch, isNews, isObject, isReportFile, isSettled, isStatedList, isTemporaryName, joinLogs, judgeRun, keccak_256, keepEarlierList, keyOfLogAsset, keyOfStatementAsset, listDigests, listText, logAssetName, maskedOutputs, matchOf, maxJsonLength, maxLogBytes, maxOutputText, memberAt, memberOf, named$1 as named, objectOf, oldestRecord, openOperation, openOutputDir, openPage, openRecord, openStep, optional, parseEvidence, parseJsonText, parseLog, parsePatterns, parseStatement, predicateType, presentOutputs, readAtMost, readFolderLog, readPatternProblems, readRegular, recordsOf, removeAbandoned, removeEarlierFiles, removeEarlierVerdicts, renderChain, renderDemoBanner, renderFoot, renderHeadline, renderLongestOfShort, renderResultLine, renderResultsFile, renderSha256Sums, renderShortest, reportFileName, rotl, runEach, runFiles, runStep, sameDigest, sha256, sha3ListName, statementForm, statementType, systemClock, takeAtMost, temporaryName, timeOf, toAnchorRecord, toAssetName, toFilesReport, toOpen, toOutputs, toPerhapsSpent, toReport, toStatement, toView, uniqueOf, warnOfOutputs, wayInto, withLine, withoutUndefined, witnessDigests, witnessFiles, writeAtomically };
