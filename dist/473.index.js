export const id = 473;
export const ids = [473];
export const modules = {
  /***/
  6805: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        Yz: () => (
          /* binding */
          debug
        ),
        z3: () => (
          /* binding */
          error
        ),
        V4: () => (
          /* binding */
          getInput
        ),
        Os: () => (
          /* binding */
          group
        ),
        pq: () => (
          /* binding */
          info
        ),
        lm: () => (
          /* binding */
          notice
        ),
        uH: () => (
          /* binding */
          setOutput
        ),
        Pq: () => (
          /* binding */
          setSecret
        ),
        $e: () => (
          /* binding */
          warning
        )
      });
      var external_os_ = __webpack_require__(857);
      ;
      function utils_toCommandValue(input) {
        if (input === null || input === void 0) {
          return "";
        } else if (typeof input === "string" || input instanceof String) {
          return input;
        }
        return JSON.stringify(input);
      }
      function toCommandProperties(annotationProperties) {
        if (!Object.keys(annotationProperties).length) {
          return {};
        }
        return {
          title: annotationProperties.title,
          file: annotationProperties.file,
          line: annotationProperties.startLine,
          endLine: annotationProperties.endLine,
          col: annotationProperties.startColumn,
          endColumn: annotationProperties.endColumn
        };
      }
      ;
      function command_issueCommand(command, properties, message) {
        const cmd = new Command(command, properties, message);
        process.stdout.write(cmd.toString() + external_os_.EOL);
      }
      function command_issue(name, message = "") {
        command_issueCommand(name, {}, message);
      }
      const CMD_STRING = "::";
      class Command {
        constructor(command, properties, message) {
          if (!command) {
            command = "missing.command";
          }
          this.command = command;
          this.properties = properties;
          this.message = message;
        }
        toString() {
          let cmdStr = CMD_STRING + this.command;
          if (this.properties && Object.keys(this.properties).length > 0) {
            cmdStr += " ";
            let first = true;
            for (const key in this.properties) {
              if (this.properties.hasOwnProperty(key)) {
                const val = this.properties[key];
                if (val) {
                  if (first) {
                    first = false;
                  } else {
                    cmdStr += ",";
                  }
                  cmdStr += `${key}=${escapeProperty(val)}`;
                }
              }
            }
          }
          cmdStr += `${CMD_STRING}${escapeData(this.message)}`;
          return cmdStr;
        }
      }
      function escapeData(s) {
        return utils_toCommandValue(s).replace(/%/g, "%25").replace(/\r/g, "%0D").replace(/\n/g, "%0A");
      }
      function escapeProperty(s) {
        return utils_toCommandValue(s).replace(/%/g, "%25").replace(/\r/g, "%0D").replace(/\n/g, "%0A").replace(/:/g, "%3A").replace(/,/g, "%2C");
      }
      var external_crypto_ = __webpack_require__(6982);
      var external_fs_ = __webpack_require__(9896);
      ;
      function file_command_issueFileCommand(command, message) {
        const filePath = process.env[`GITHUB_${command}`];
        if (!filePath) {
          throw new Error(`Unable to find environment variable for file command ${command}`);
        }
        if (!external_fs_.existsSync(filePath)) {
          throw new Error(`Missing file at path: ${filePath}`);
        }
        external_fs_.appendFileSync(filePath, `${utils_toCommandValue(message)}${external_os_.EOL}`, {
          encoding: "utf8"
        });
      }
      function file_command_prepareKeyValueMessage(key, value) {
        const delimiter = `ghadelimiter_${external_crypto_.randomUUID()}`;
        const convertedValue = utils_toCommandValue(value);
        if (key.includes(delimiter)) {
          throw new Error(`Unexpected input: name should not contain the delimiter "${delimiter}"`);
        }
        if (convertedValue.includes(delimiter)) {
          throw new Error(`Unexpected input: value should not contain the delimiter "${delimiter}"`);
        }
        return `${key}<<${delimiter}${external_os_.EOL}${convertedValue}${external_os_.EOL}${delimiter}`;
      }
      var external_path_ = __webpack_require__(6928);
      ;
      var __awaiter = function(thisArg, _arguments, P, generator) {
        function adopt(value) {
          return value instanceof P ? value : new P(function(resolve) {
            resolve(value);
          });
        }
        return new (P || (P = Promise))(function(resolve, reject) {
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
            result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected);
          }
          step((generator = generator.apply(thisArg, _arguments || [])).next());
        });
      };
      var ExitCode;
      (function(ExitCode2) {
        ExitCode2[ExitCode2["Success"] = 0] = "Success";
        ExitCode2[ExitCode2["Failure"] = 1] = "Failure";
      })(ExitCode || (ExitCode = {}));
      function exportVariable(name, val) {
        const convertedVal = toCommandValue(val);
        process.env[name] = convertedVal;
        const filePath = process.env["GITHUB_ENV"] || "";
        if (filePath) {
          return issueFileCommand("ENV", prepareKeyValueMessage(name, val));
        }
        issueCommand("set-env", { name }, convertedVal);
      }
      function setSecret(secret) {
        command_issueCommand("add-mask", {}, secret);
      }
      function addPath(inputPath) {
        const filePath = process.env["GITHUB_PATH"] || "";
        if (filePath) {
          issueFileCommand("PATH", inputPath);
        } else {
          issueCommand("add-path", {}, inputPath);
        }
        process.env["PATH"] = `${inputPath}${path.delimiter}${process.env["PATH"]}`;
      }
      function getInput(name, options) {
        const val = process.env[`INPUT_${name.replace(/ /g, "_").toUpperCase()}`] || "";
        if (options && options.required && !val) {
          throw new Error(`Input required and not supplied: ${name}`);
        }
        if (options && options.trimWhitespace === false) {
          return val;
        }
        return val.trim();
      }
      function getMultilineInput(name, options) {
        const inputs = getInput(name, options).split("\n").filter((x) => x !== "");
        if (options && options.trimWhitespace === false) {
          return inputs;
        }
        return inputs.map((input) => input.trim());
      }
      function getBooleanInput(name, options) {
        const trueValue = ["true", "True", "TRUE"];
        const falseValue = ["false", "False", "FALSE"];
        const val = getInput(name, options);
        if (trueValue.includes(val))
          return true;
        if (falseValue.includes(val))
          return false;
        throw new TypeError(`Input does not meet YAML 1.2 "Core Schema" specification: ${name}
Support boolean input list: \`true | True | TRUE | false | False | FALSE\``);
      }
      function setOutput(name, value) {
        const filePath = process.env["GITHUB_OUTPUT"] || "";
        if (filePath) {
          return file_command_issueFileCommand("OUTPUT", file_command_prepareKeyValueMessage(name, value));
        }
        process.stdout.write(external_os_.EOL);
        command_issueCommand("set-output", { name }, utils_toCommandValue(value));
      }
      function setCommandEcho(enabled) {
        issue("echo", enabled ? "on" : "off");
      }
      function setFailed(message) {
        process.exitCode = ExitCode.Failure;
        error(message);
      }
      function isDebug() {
        return process.env["RUNNER_DEBUG"] === "1";
      }
      function debug(message) {
        command_issueCommand("debug", {}, message);
      }
      function error(message, properties = {}) {
        command_issueCommand("error", toCommandProperties(properties), message instanceof Error ? message.toString() : message);
      }
      function warning(message, properties = {}) {
        command_issueCommand("warning", toCommandProperties(properties), message instanceof Error ? message.toString() : message);
      }
      function notice(message, properties = {}) {
        command_issueCommand("notice", toCommandProperties(properties), message instanceof Error ? message.toString() : message);
      }
      function info(message) {
        process.stdout.write(message + external_os_.EOL);
      }
      function startGroup(name) {
        command_issue("group", name);
      }
      function endGroup() {
        command_issue("endgroup");
      }
      function group(name, fn) {
        return __awaiter(this, void 0, void 0, function* () {
          startGroup(name);
          let result;
          try {
            result = yield fn();
          } finally {
            endGroup();
          }
          return result;
        });
      }
      function saveState(name, value) {
        const filePath = process.env["GITHUB_STATE"] || "";
        if (filePath) {
          return issueFileCommand("STATE", prepareKeyValueMessage(name, value));
        }
        issueCommand("save-state", { name }, toCommandValue(value));
      }
      function getState(name) {
        return process.env[`STATE_${name}`] || "";
      }
      function getIDToken(aud) {
        return __awaiter(this, void 0, void 0, function* () {
          return yield OidcClient.getIDToken(aud);
        });
      }
    })
  ),
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
