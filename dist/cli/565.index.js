export const id = 565;
export const ids = [565];
export const modules = {
  /***/
  2565: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        AI: () => (
          /* binding */
          utf8ToBytes
        ),
        /* harmony export */
        CC: () => (
          /* binding */
          aexists
        ),
        /* harmony export */
        DH: () => (
          /* binding */
          u32
        ),
        /* harmony export */
        DO: () => (
          /* binding */
          abytes
        ),
        /* harmony export */
        Fe: () => (
          /* binding */
          anumber
        ),
        /* harmony export */
        Ht: () => (
          /* binding */
          aoutput
        ),
        /* harmony export */
        Id: () => (
          /* binding */
          concatBytes
        ),
        /* harmony export */
        My: () => (
          /* binding */
          bytesToHex
        ),
        /* harmony export */
        O8: () => (
          /* binding */
          createView
        ),
        /* harmony export */
        Ow: () => (
          /* binding */
          rotr
        ),
        /* harmony export */
        aT: () => (
          /* binding */
          hexToBytes
        ),
        /* harmony export */
        aZ: () => (
          /* binding */
          rotl
        ),
        /* harmony export */
        e8: () => (
          /* binding */
          abool
        ),
        /* harmony export */
        fd: () => (
          /* binding */
          swap32IfBE
        ),
        /* harmony export */
        nx: () => (
          /* binding */
          oidNist
        ),
        /* harmony export */
        qj: () => (
          /* binding */
          createHasher
        ),
        /* harmony export */
        uH: () => (
          /* binding */
          clean
        )
        /* harmony export */
      });
      function isBytes(a) {
        return a instanceof Uint8Array || ArrayBuffer.isView(a) && a.constructor.name === "Uint8Array" && "BYTES_PER_ELEMENT" in a && a.BYTES_PER_ELEMENT === 1;
      }
      const atitle = (title) => title ? `"${title}" ` : "";
      function anumber(n, title = "") {
        if (typeof n !== "number")
          throw new TypeError(atitle(title) + "expected number, got " + typeof n);
        if (!Number.isSafeInteger(n) || n < 0)
          throw new RangeError(atitle(title) + "expected integer >= 0, got " + n);
        return n;
      }
      function abool(value, title = "") {
        if (typeof value !== "boolean")
          throw new TypeError(atitle(title) + "expected boolean, got type=" + typeof value);
        return value;
      }
      function abytes(value, length, title = "") {
        if (isBytes(value) && (length === void 0 || value.length === length))
          return value;
        if (length !== void 0)
          anumber(length, "length");
        const bytes = isBytes(value);
        const ofLen = length !== void 0 ? ` of length ${length}` : "";
        const got = bytes ? `length=${value.length}` : `type=${typeof value}`;
        const message = atitle(title) + "expected Uint8Array" + ofLen + ", got " + got;
        if (!bytes)
          throw new TypeError(message);
        throw new RangeError(message);
      }
      function copyBytes(bytes) {
        return Uint8Array.from(abytes(bytes));
      }
      function ahash(h) {
        if (typeof h !== "function" || typeof h.create !== "function")
          throw new TypeError("expected hash wrapped by utils.createHasher");
        anumber(h.outputLen);
        anumber(h.blockLen);
        if (h.outputLen < 1 || h.blockLen < 1)
          throw new Error("hash blockLen / outputLen must be >= 1");
      }
      const aobject = (value, label) => {
        if (value === null || typeof value !== "object" || Array.isArray(value))
          throw new TypeError((label === "object" ? "" : `"${label}" `) + "expected object, got type=" + typeof value);
      };
      const aopts = (value, label) => {
        aobject(value, label);
        const proto = Object.getPrototypeOf(value);
        if (proto !== Object.prototype && proto !== null)
          throw new TypeError(`"${label}" expected plain object`);
        if (Object.hasOwn(value, "__proto__"))
          throw new TypeError(`"${label}.__proto__" is not allowed`);
      };
      function aexists(instance, checkFinished = true) {
        if (instance.destroyed)
          throw new Error("hash was destroyed");
        if (checkFinished && instance.finished)
          throw new Error("digest() was already called");
      }
      function aoutput(out, instance) {
        abytes(out, void 0, "output");
        const min = instance.outputLen;
        if (!(out.length >= min)) {
          throw new RangeError('"output" expected length >= ' + min);
        }
      }
      function u8(arr) {
        return new Uint8Array(arr.buffer, arr.byteOffset, arr.byteLength);
      }
      function u32(arr) {
        return new Uint32Array(arr.buffer, arr.byteOffset, Math.floor(arr.byteLength / 4));
      }
      function clean(...arrays) {
        for (let i = 0; i < arrays.length; i++) {
          arrays[i].fill(0);
        }
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
      const isLE = /* @__PURE__ */ (() => new Uint8Array(new Uint32Array([287454020]).buffer)[0] === 68)();
      function byteSwap(word) {
        return word << 24 & 4278190080 | word << 8 & 16711680 | word >>> 8 & 65280 | word >>> 24 & 255;
      }
      const swap8IfBE = (
        /* unused pure expression or super */
        null
      );
      function byteSwap32(arr) {
        for (let i = 0; i < arr.length; i++) {
          arr[i] = byteSwap(arr[i]);
        }
        return arr;
      }
      const swap32IfBE = isLE ? (u) => u : byteSwap32;
      const hasHexBuiltin = /* @__PURE__ */ (() => (
        // @ts-ignore
        typeof Uint8Array.from([]).toHex === "function" && typeof Uint8Array.fromHex === "function"
      ))();
      const hexes = /* @__PURE__ */ Array.from({ length: 256 }, (_, i) => i.toString(16).padStart(2, "0"));
      function bytesToHex(bytes) {
        abytes(bytes);
        if (hasHexBuiltin)
          return bytes.toHex();
        let hex = "";
        for (let i = 0; i < bytes.length; i++) {
          hex += hexes[bytes[i]];
        }
        return hex;
      }
      function asciiToBase16(ch) {
        return ch >= 48 && ch <= 57 ? ch - 48 : ch >= 65 && ch <= 70 ? ch - (65 - 10) : ch >= 97 && ch <= 102 ? ch - (97 - 10) : void 0;
      }
      function hexToBytes(hex) {
        if (typeof hex !== "string")
          throw new TypeError("hex string expected, got " + typeof hex);
        if (hasHexBuiltin) {
          try {
            return Uint8Array.fromHex(hex);
          } catch (error) {
            if (error instanceof SyntaxError)
              throw new RangeError(error.message);
            throw error;
          }
        }
        const hl = hex.length;
        const al = hl / 2;
        if (hl % 2)
          throw new RangeError("hex string expected, got unpadded hex of length " + hl);
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
      function nextTick(onReject) {
        const host = globalThis;
        if (typeof host.scheduler?.yield === "function") {
          const promise = host.scheduler.yield();
          if (onReject)
            promise.catch(onReject);
          return promise;
        }
        return new Promise((resolve) => host.setTimeout(resolve, 0));
      }
      async function asyncLoop(iters, tick, cb, onReject) {
        anumber(iters, "iters");
        anumber(tick, "tick");
        if (typeof cb !== "function")
          throw new TypeError("callback must be a function");
        let ts = Date.now();
        for (let i = 0; i < iters; i++) {
          cb(i);
          const diff = Date.now() - ts;
          if (diff >= 0 && diff < tick)
            continue;
          await nextTick(onReject);
          ts = Date.now();
        }
      }
      function utf8ToBytes(str) {
        if (typeof str !== "string")
          throw new TypeError("string expected");
        const encoded = new TextEncoder().encode(str);
        try {
          return new Uint8Array(encoded);
        } finally {
          clean(encoded);
        }
      }
      function kdfInputToBytes(data, errorTitle = "") {
        if (typeof data === "string")
          return utf8ToBytes(data);
        return abytes(data, void 0, errorTitle);
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
      const validateObject = (object, fields = {}, optFields = {}, title = "object") => {
        aobject(object, title);
        aobject(fields, "fields");
        aobject(optFields, "optFields");
        function checkField(fieldName, expectedType, isOpt) {
          const label = title === "object" ? `param "${String(fieldName)}"` : `"${title}.${String(fieldName)}"`;
          const val = object[fieldName];
          if (!Object.hasOwn(object, fieldName) && (isOpt ? val !== void 0 : expectedType !== "function")) {
            throw new TypeError(`${label} is invalid: expected own property`);
          }
          if (isOpt && val === void 0)
            return;
          const current = typeof val;
          if (current !== expectedType || val === null)
            throw new TypeError(`${label} is invalid: expected ${expectedType}, got ${current}`);
        }
        const iter = (f, isOpt) => Object.entries(f).forEach(([k, v]) => checkField(k, v, isOpt));
        iter(fields, false);
        iter(optFields, true);
      };
      function checkOpts(defaults, opts, title = "opts") {
        aopts(defaults, "defaults");
        if (opts !== void 0)
          aopts(opts, title);
        const merged = Object.assign(/* @__PURE__ */ Object.create(null), defaults, opts);
        return merged;
      }
      function createHasher(hashCons, info = {}) {
        if (typeof hashCons !== "function")
          throw new TypeError('"hashCons" expected function, got type=' + typeof hashCons);
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
      function randomBytes(bytesLength = 32) {
        anumber(bytesLength, "bytesLength");
        const cr = typeof globalThis === "object" ? globalThis.crypto : null;
        if (typeof cr?.getRandomValues !== "function")
          throw new Error("crypto.getRandomValues must be defined");
        if (bytesLength > 65536)
          throw new RangeError(`"bytesLength" expected <= 65536, got ${bytesLength}`);
        return cr.getRandomValues(new Uint8Array(bytesLength));
      }
      const oidNist = (suffix) => ({
        // Current NIST hashAlgs suffixes used here fit in one DER subidentifier octet.
        // Larger suffix values would need base-128 OID encoding and a different length byte.
        oid: Uint8Array.from([6, 9, 96, 134, 72, 1, 101, 3, 4, 2, suffix])
      });
    })
  )
};
