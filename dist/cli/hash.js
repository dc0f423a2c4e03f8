import "./rolldown-runtime.js";
import { AnchorError, errorCatalogue, fileError, folderError, inputNames, renderLength, retold, toAnchorError, toFileError, toLine, toLineName, usageError } from "./start.js";
import { createHash, hash } from "node:crypto";
import { setImmediate } from "node:timers/promises";
import { lstat, open, realpath, stat } from "node:fs/promises";
import { closeSync, constants, fstatSync, lstatSync, openSync, readSync } from "node:fs";
import { relative, resolve, sep } from "node:path";
import { availableParallelism } from "node:os";
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
function checkOpts(defaults, opts, title = "opts") {
  aopts(defaults, "defaults");
  if (opts !== void 0) aopts(opts, title);
  return Object.assign(/* @__PURE__ */ Object.create(null), defaults, opts);
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
  return renderSorted(lines.filter(({ sha256 }) => sha256 !== void 0), ({ name, sha256 }) => `${escapeMark(name)}${sha256}  ${escapeName(name)}
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
function formatChecksums(lines) {
  return [...renderChecksums(lines)].join("");
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
  const escape = /\\[\\nr]/g;
  if (text.replace(escape, "").includes("\\")) return void 0;
  return text.replace(escape, (pair) => unescapes[pair] ?? pair);
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
const commandHints = {
  INPUT_INVALID: "Help: anchor-artifacts COMMAND --help",
  NO_FILES_FOUND: "Check the names and patterns; they start at the current folder. Nothing was sent.",
  OUTPUT_UNWRITABLE: "Set --output-dir to a folder that you may write, with free space.",
  FILE_UNREADABLE: "Give yourself permission to read the file.",
  FILE_VANISHED: "Another program removed the file. Run this again when nothing writes there.",
  FILE_CHANGED: "Another program still writes the file. Run this again when the file is complete.",
  FILE_OUTSIDE_WORKSPACE: "Run this in a folder that contains the file. A link that leaves the folder is never followed.",
  PROOF_MISSING: "Add the file's proof to --proofs, or leave the file out.",
  API_KEY_REJECTED: "The service refused the key. Check ANCHOR_API_KEY, or the file that --api-key-file names. Copy the newest key of your account again, all of it.",
  ENDPOINT_NOT_FOUND: "The service has nothing at this address. Set --api-url or ANCHOR_API_URL to the base address alone, without /core and what follows it.",
  CHAIN_UNNAMED: "Set --chain to the chain's name and an explorer's address. Then the evidence still says in some years where to look.",
  NOT_ATTEMPTED: "If you cancelled it, run it again. Otherwise first correct what stopped it: another message says what.",
  RELEASE_NOT_FOUND: "Check --repository and --release-tag. To see a draft, the token needs the right to write.",
  RELEASE_NOT_READABLE: "Check --repository. The token in GH_TOKEN or GITHUB_TOKEN must be allowed to read its contents.",
  ISSUE_NOT_WRITABLE: "Use a token that may write issues. Check that issues are switched on in the repository.",
  GITHUB_TOKEN_REJECTED: "Check the token in GH_TOKEN, or in GITHUB_TOKEN where there is no GH_TOKEN.",
  GITHUB_RATE_LIMITED: "Run it again later, or set a token in GH_TOKEN. GitHub limits how often one may ask.",
  INTERNAL: "This is a defect of anchor-artifacts. It says nothing about your files. After a stamp, run a check before you stamp again: stamps may have been paid for. Please report the defect at https://github.com/anchor-artifacts/anchor-artifacts/issues, with this whole message and the output of anchor-artifacts --version."
};
function withCommandHint(error) {
  const { code, account, hint } = error;
  const advice = toCommandAdvice(code, hint);
  const isOwn = !hint.includes(errorCatalogue[code].hint);
  return retold(error, code === "TOO_MANY_FILES" ? toOptionWords(account) : account, isOwn ? toOptionWords(advice) : advice);
}
function toCommandAdvice(title, text) {
  const { hint } = errorCatalogue[title] ?? {};
  return (hint === void 0 ? text : text.replace(hint, (known) => commandHints[title] ?? toOptionWords(known))).replaceAll(/\b([Rr])un the job again/g, "$1un it again").replaceAll(/\bin output-dir\b/g, "in the folder for evidence").replaceAll("at the workspace", "at the current folder").replaceAll("(mode: check)", "(anchor-artifacts check)").replaceAll("(anchor: manifest, with the list as subject-checksums)", "(--anchor=manifest --subject-checksums=LIST)").replaceAll(/(?<=\(|\b(?:see|same) )(?:block-time|output-dir)\b|(?<= )api-url(?=[,.:] )/g, "--$&");
}
const optionPattern = new RegExp(`(?<![\\w/-])(?:(?<=^)(${inputNames.join("|")})|(${inputNames.filter((name) => name.includes("-")).join("|")}))(?![\\w-])`, "g");
function toOptionWords(complaint2) {
  return complaint2.split("\n").filter((line) => !/^(?:An input is|\d+ inputs are) not usable\.$/.test(line)).map((line) => line.replaceAll(/\bmode: (\w+)/g, "$1").replace(/^api-key(?= )/, "The service's key, in ANCHOR_API_KEY or the file of --api-key-file,").replaceAll(optionPattern, "--$&").replaceAll(/(?:--)?\b([a-z][a-z-]*): (?=(?:true|false|skip|manifest|path)\b)/g, "--$1=")).join("\n");
}
const maxWords = 6;
function renderNextSteps({ results }, inputs, options) {
  if (options.command !== "stamp" || !results.some(({ outcome }) => outcome.kind === "accepted")) return [];
  const when = inputs.blockTime === 0 ? "Now" : `In about ${renderLength(inputs.blockTime)}`;
  const words = renderWords(options);
  return [`${when}: anchor-artifacts check ${toLine(words) === words ? words : "FILE\u2026"}`];
}
function renderWords({ words, values }) {
  const repeated = [
    "files",
    "subject-checksums",
    "anchor",
    "from-release",
    "release-tag",
    "repository",
    "api-url",
    "api-key-file",
    "names",
    "output-dir",
    "block-time",
    "max-files"
  ].flatMap((name) => (values.get(name) ?? []).map((value) => `--${name}=${quote(value)}`));
  const files = words.length > maxWords ? ["FILE\u2026"] : words.map(quote);
  const end = words.some((word) => word.startsWith("-")) ? ["--"] : [];
  return [
    ...repeated,
    ...end,
    ...files
  ].join(" ");
}
function quote(word) {
  return /^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`;
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
function hashFileSync(path, buffer, settings) {
  const file = openSync(path, flags);
  try {
    const before = fstatSync(file);
    if (!before.isFile()) throw fileError("FILE_NOT_REGULAR");
    const isSmall = before.size < buffer.length;
    const digests = (isSmall ? digestSmall : digestLarge)(file, before.size, buffer, settings);
    if (!isSameState(before, isSmall ? fstatSync(file) : lstatSync(path))) throw changed(path);
    return toHashes(digests, before, settings);
  } finally {
    closeSync(file);
  }
}
function changed(path) {
  lstatSync(path);
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
  const digests = settings.sha256 ? {
    digest,
    sha256: hash("sha256", bytes, "hex")
  } : { digest };
  settings.onBytes(total);
  return digests;
}
function digestLarge(file, size, buffer, settings) {
  const meter = createMeter(size, settings);
  for (; ; ) {
    const read = readSync(file, buffer, 0, buffer.length, null);
    if (read === 0) return meter.finish();
    meter.add(buffer.subarray(0, read));
  }
}
async function hashFile(path, buffers, settings, signal) {
  try {
    var _usingCtx$1 = _usingCtx();
    const file = _usingCtx$1.a(await open(path, flags));
    const before = await file.stat();
    if (!before.isFile()) throw fileError("FILE_NOT_REGULAR");
    const digests = await digestAlternately(file, before.size, buffers, settings, signal);
    if (!isSameState(before, await lstat(path))) throw fileError("FILE_CHANGED");
    return toHashes(digests, before, settings);
  } catch (_) {
    _usingCtx$1.e = _;
  } finally {
    await _usingCtx$1.d();
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
function createMeter(size, { sha256, onBytes }) {
  const sha3 = createSha3();
  const sha2 = sha256 ? createHash("sha256") : void 0;
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
function toHashes(digests, stats, { fingerprint }) {
  const { size } = stats;
  return fingerprint ? {
    ...digests,
    size,
    fingerprint: fingerprintOf(stats)
  } : {
    ...digests,
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
  const { sha256 = false, fingerprint = false, onBytes = () => {
  }, signal } = options;
  const order = [...files];
  const threads = Math.min(options.threads ?? threadsThatPay(order), order.length);
  const settings = {
    sha256,
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
  return hashInPool(files.map(([, { path }]) => path), options);
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
function isUnchanged(path, fingerprint) {
  try {
    return fingerprintOf(lstatSync(path)) === fingerprint;
  } catch {
    return false;
  }
}
const maxHoldMs = 4;
async function* hashInline(files, settings, signal) {
  const buffers = [createBuffer(), createBuffer()];
  let done = [];
  let resumed = performance.now();
  for (const [job, { path, size }] of files.entries()) {
    const isSmall = size < bufferSize;
    if (!isSmall || performance.now() - resumed >= maxHoldMs) {
      yield done;
      done = [];
      await setImmediate();
      resumed = performance.now();
    }
    if (signal?.aborted) return;
    try {
      const hashes = isSmall ? hashFileSync(path, buffers[0], settings) : await hashFile(path, buffers, settings, signal);
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
async function hashCommand({ words, values }, { stdout, stderr }) {
  const [surplus] = values.keys();
  if (surplus !== void 0) throw usageError(`--${surplus} is not an option of hash`);
  if (words.length === 0) throw usageError("hash needs a file");
  const { files, errors } = await hashWords(words);
  stdout.write(files.map(({ subject }) => formatChecksums([subject])).join(""));
  tellErrors(errors, stderr);
  return errors.length === 0 ? 0 : 4;
}
async function hashWords(words, options = {}) {
  const opened = await Promise.all(words.map(openFile));
  const sources = opened.filter((one) => !(one instanceof AnchorError));
  const errors = opened.filter((one) => one instanceof AnchorError);
  const files = [];
  for await (const batch of hashFiles(sources.entries(), options)) for (const hashed of batch) {
    const source = sources[hashed.index];
    if ("error" in hashed) errors.push(withName(hashed.subject.name, toAnchorError(hashed.error)));
    else if (source !== void 0) files.push({
      ...hashed,
      source
    });
  }
  return {
    files: files.sort((one, other) => one.index - other.index),
    errors
  };
}
async function openFile(word) {
  try {
    const path = await realpath(resolve(word));
    const facts = await stat(path);
    if (facts.isDirectory()) return withName(word, folderError());
    if (!facts.isFile()) return withName(word, fileError("FILE_NOT_REGULAR"));
    const inside = relative(process.cwd(), resolve(word));
    return {
      name: (inside.startsWith("..") || inside === "" ? word : inside).replaceAll(sep, "/"),
      path,
      size: facts.size
    };
  } catch (thrown) {
    const error = toFileError(thrown);
    if (error.code !== "FILE_VANISHED") return withName(word, error);
    const hint = /[*?]/.test(word) ? "A pattern must be expanded by the shell." : "Check the name.";
    return new AnchorError("FILE_VANISHED", `${word}: No file has this name.`, { hint });
  }
}
function withName(name, error) {
  return retold(error, `${name}: ${error.account}`);
}
function tellErrors(errors, stderr) {
  for (const { message, hint } of errors.map(withCommandHint)) stderr.write(`${toLine(`${message} ${hint}`)}
`);
}
export { _usingCtx, abool, abytes, aexists, anumber, aoutput, bytesToHex, clean, compareNames, concatBytes, createHasher, createView, digestFromBytes, digestFromWire, emptyDigest, fingerprintOf, hashBytes, hashCommand, hashFiles, hashStream, hashText, hashWords, hexToBytes, isDigest, isUnchanged, maxNameLength, oidNist, parseChecksums, renderChecksums, renderNextSteps, renderSha256Sums, rotl, rotr, sameDigest, sha256ListName, sha3ListName, sortedByName, swap32IfBE, tellErrors, toCommandAdvice, toOptionWords, toPrefixedHash, u32, utf8ToBytes, withCommandHint };
