export const id = 273;
export const ids = [273];
export const modules = {
  /***/
  7273: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        createLocalJWKSet: () => (
          /* reexport */
          createLocalJWKSet
        ),
        createRemoteJWKSet: () => (
          /* reexport */
          createRemoteJWKSet
        ),
        customFetch: () => (
          /* reexport */
          customFetch
        ),
        errors: () => (
          /* reexport */
          errors_namespaceObject
        ),
        jwtVerify: () => (
          /* reexport */
          jwtVerify
        )
      });
      var errors_namespaceObject = {};
      __webpack_require__.r(errors_namespaceObject);
      __webpack_require__.d(errors_namespaceObject, {
        JOSEAlgNotAllowed: () => JOSEAlgNotAllowed,
        JOSEError: () => JOSEError,
        JOSENotSupported: () => JOSENotSupported,
        JWEDecryptionFailed: () => JWEDecryptionFailed,
        JWEInvalid: () => JWEInvalid,
        JWKInvalid: () => JWKInvalid,
        JWKSInvalid: () => JWKSInvalid,
        JWKSMultipleMatchingKeys: () => JWKSMultipleMatchingKeys,
        JWKSNoMatchingKey: () => JWKSNoMatchingKey,
        JWKSTimeout: () => JWKSTimeout,
        JWSInvalid: () => errors_JWSInvalid,
        JWSSignatureVerificationFailed: () => JWSSignatureVerificationFailed,
        JWTClaimValidationFailed: () => JWTClaimValidationFailed,
        JWTExpired: () => JWTExpired,
        JWTInvalid: () => JWTInvalid
      });
      ;
      class JOSEError extends Error {
        static code = "ERR_JOSE_GENERIC";
        code = "ERR_JOSE_GENERIC";
        constructor(message2, options) {
          super(message2, options), this.name = this.constructor.name, Error.captureStackTrace?.(this, this.constructor);
        }
      }
      class JWTClaimValidationFailed extends JOSEError {
        static code = "ERR_JWT_CLAIM_VALIDATION_FAILED";
        code = "ERR_JWT_CLAIM_VALIDATION_FAILED";
        claim;
        reason;
        payload;
        constructor(message2, payload, claim = "unspecified", reason = "unspecified") {
          super(message2, { cause: { claim, reason, payload } }), this.claim = claim, this.reason = reason, this.payload = payload;
        }
      }
      class JWTExpired extends JOSEError {
        static code = "ERR_JWT_EXPIRED";
        code = "ERR_JWT_EXPIRED";
        claim;
        reason;
        payload;
        constructor(message2, payload, claim = "unspecified", reason = "unspecified") {
          super(message2, { cause: { claim, reason, payload } }), this.claim = claim, this.reason = reason, this.payload = payload;
        }
      }
      class JOSEAlgNotAllowed extends JOSEError {
        static code = "ERR_JOSE_ALG_NOT_ALLOWED";
        code = "ERR_JOSE_ALG_NOT_ALLOWED";
      }
      class JOSENotSupported extends JOSEError {
        static code = "ERR_JOSE_NOT_SUPPORTED";
        code = "ERR_JOSE_NOT_SUPPORTED";
      }
      class JWEDecryptionFailed extends JOSEError {
        static code = "ERR_JWE_DECRYPTION_FAILED";
        code = "ERR_JWE_DECRYPTION_FAILED";
        constructor(message2 = "decryption operation failed", options) {
          super(message2, options);
        }
      }
      class JWEInvalid extends JOSEError {
        static code = "ERR_JWE_INVALID";
        code = "ERR_JWE_INVALID";
      }
      class errors_JWSInvalid extends JOSEError {
        static code = "ERR_JWS_INVALID";
        code = "ERR_JWS_INVALID";
      }
      class JWTInvalid extends JOSEError {
        static code = "ERR_JWT_INVALID";
        code = "ERR_JWT_INVALID";
      }
      class JWKInvalid extends JOSEError {
        static code = "ERR_JWK_INVALID";
        code = "ERR_JWK_INVALID";
      }
      class JWKSInvalid extends JOSEError {
        static code = "ERR_JWKS_INVALID";
        code = "ERR_JWKS_INVALID";
      }
      class JWKSNoMatchingKey extends JOSEError {
        static code = "ERR_JWKS_NO_MATCHING_KEY";
        code = "ERR_JWKS_NO_MATCHING_KEY";
        constructor(message2 = "no applicable key found in the JSON Web Key Set", options) {
          super(message2, options);
        }
      }
      class JWKSMultipleMatchingKeys extends JOSEError {
        [Symbol.asyncIterator] = async function* () {
        };
        static code = "ERR_JWKS_MULTIPLE_MATCHING_KEYS";
        code = "ERR_JWKS_MULTIPLE_MATCHING_KEYS";
        constructor(message2 = "multiple matching keys found in the JSON Web Key Set", options) {
          super(message2, options);
        }
      }
      class JWKSTimeout extends JOSEError {
        static code = "ERR_JWKS_TIMEOUT";
        code = "ERR_JWKS_TIMEOUT";
        constructor(message2 = "request timed out", options) {
          super(message2, options);
        }
      }
      class JWSSignatureVerificationFailed extends JOSEError {
        static code = "ERR_JWS_SIGNATURE_VERIFICATION_FAILED";
        code = "ERR_JWS_SIGNATURE_VERIFICATION_FAILED";
        constructor(message2 = "signature verification failed", options) {
          super(message2, options);
        }
      }
      ;
      function table(entries) {
        const out = { __proto__: null };
        for (const alg in entries)
          out[alg] = { ...entries[alg], alg };
        return out;
      }
      ;
      const sig = [["verify"], ["sign"]];
      function hmac(bits) {
        const subtle = { name: "HMAC", hash: `SHA-${bits}` };
        return { kty: ["oct"], secret: true, subtle, signing: subtle, usages: sig };
      }
      function rsa(bits, saltLength) {
        const subtle = { name: saltLength ? "RSA-PSS" : "RSASSA-PKCS1-v1_5", hash: `SHA-${bits}` };
        return {
          kty: ["RSA"],
          subtle,
          signing: saltLength ? { ...subtle, saltLength } : subtle,
          usages: sig,
          minRsaBits: 2048
        };
      }
      function ecdsa(crv, bits) {
        return {
          kty: ["EC"],
          crv,
          subtle: { name: "ECDSA", namedCurve: crv },
          signing: { name: "ECDSA", hash: `SHA-${bits}` },
          usages: sig
        };
      }
      function eddsa() {
        const subtle = { name: "Ed25519" };
        return {
          kty: ["OKP"],
          crv: "Ed25519",
          subtle,
          signing: subtle,
          usages: sig
        };
      }
      function mldsa(parameterSet) {
        const subtle = { name: `ML-DSA-${parameterSet}` };
        return {
          kty: ["AKP"],
          subtle,
          signing: subtle,
          usages: sig
        };
      }
      const JWS = table({
        HS256: hmac(256),
        HS384: hmac(384),
        HS512: hmac(512),
        RS256: rsa(256),
        RS384: rsa(384),
        RS512: rsa(512),
        PS256: rsa(256, 32),
        PS384: rsa(384, 48),
        PS512: rsa(512, 64),
        ES256: ecdsa("P-256", 256),
        ES384: ecdsa("P-384", 384),
        ES512: ecdsa("P-521", 512),
        EdDSA: eddsa(),
        Ed25519: eddsa(),
        "ML-DSA-44": mldsa(44),
        "ML-DSA-65": mldsa(65),
        "ML-DSA-87": mldsa(87)
      });
      function jwsAlgorithm(alg) {
        const entry = typeof alg == "string" ? JWS[alg] : void 0;
        if (!entry)
          throw new JOSENotSupported(`alg ${alg} is not supported either by JOSE or your javascript runtime`);
        return entry;
      }
      ;
      const buffer_utils_encoder = new TextEncoder(), decoder = new TextDecoder(), strictDecoder = new TextDecoder("utf-8", { fatal: true }), UINT32_RANGE = (
        /* unused pure expression or super */
        null
      );
      function concat(...buffers) {
        const size = buffers.reduce((acc, { length }) => acc + length, 0), buf = new Uint8Array(size);
        let i = 0;
        for (const buffer of buffers)
          buf.set(buffer, i), i += buffer.length;
        return buf;
      }
      function writeUInt32BE(buf, value, offset) {
        if (value < 0 || value >= UINT32_RANGE)
          throw new RangeError(`value must be >= 0 and <= ${UINT32_RANGE - 1}. Received ${value}`);
        buf.set([value >>> 24, value >>> 16, value >>> 8, value & 255], offset);
      }
      function uint64be(value) {
        const high = Math.floor(value / UINT32_RANGE), low = value % UINT32_RANGE, buf = new Uint8Array(8);
        return writeUInt32BE(buf, high, 0), writeUInt32BE(buf, low, 4), buf;
      }
      function uint32be(value) {
        const buf = new Uint8Array(4);
        return writeUInt32BE(buf, value), buf;
      }
      const NON_ASCII = /[^\x00-\x7f]/;
      function encode(string) {
        if (typeof string == "string" && string.length >= 128) {
          if (NON_ASCII.test(string))
            throw new TypeError("non-ASCII string encountered in encode()");
          return buffer_utils_encoder.encode(string);
        }
        const bytes = new Uint8Array(string.length);
        for (let i = 0; i < string.length; i++) {
          const code = string.charCodeAt(i);
          if (code > 127)
            throw new TypeError("non-ASCII string encountered in encode()");
          bytes[i] = code;
        }
        return bytes;
      }
      function buffer_utils_encodeBase64(input, url = false) {
        if (Uint8Array.prototype.toBase64)
          return input.toBase64({ alphabet: url ? "base64url" : "base64", omitPadding: url });
        const CHUNK_SIZE = 32768, arr = [];
        for (let i = 0; i < input.length; i += CHUNK_SIZE)
          arr.push(String.fromCharCode.apply(null, input.subarray(i, i + CHUNK_SIZE)));
        const encoded = btoa(arr.join(""));
        return url ? encoded.replace(/=/g, "").replace(/\+/g, "-").replace(/\//g, "_") : encoded;
      }
      function decodeBase64(encoded, url = false) {
        if (Uint8Array.fromBase64)
          return Uint8Array.fromBase64(encoded, { alphabet: url ? "base64url" : "base64" });
        if (url) {
          if (encoded.includes("+") || encoded.includes("/"))
            throw new TypeError("Invalid base64url");
          encoded = encoded.replace(/-/g, "+").replace(/_/g, "/");
        }
        const binary = atob(encoded), bytes = new Uint8Array(binary.length);
        for (let i = 0; i < binary.length; i++)
          bytes[i] = binary.charCodeAt(i);
        return bytes;
      }
      async function digest(algorithm, data) {
        const subtleDigest = `SHA-${algorithm.slice(-3)}`;
        return new Uint8Array(await crypto.subtle.digest(subtleDigest, data));
      }
      ;
      const invalid = "The input to be decoded is not correctly encoded.";
      function decode(input) {
        try {
          return decodeBase64(typeof input == "string" ? input : decoder.decode(input), true);
        } catch (cause) {
          throw new TypeError(invalid, { cause });
        }
      }
      function base64url_encode(input) {
        return encodeBase64(typeof input == "string" ? encoder.encode(input) : input, true);
      }
      ;
      function assertUint8Array(input, label) {
        if (!(input instanceof Uint8Array))
          throw new TypeError(`${label} must be an instance of Uint8Array`);
      }
      function validate_isObject(input) {
        if (typeof input != "object" || input === null || Object.prototype.toString.call(input) !== "[object Object]")
          return false;
        const prototype = Object.getPrototypeOf(input);
        return prototype === null || Object.getPrototypeOf(prototype) === null;
      }
      function isJwkSet(input) {
        return validate_isObject(input) && Array.isArray(input.keys) && Array.from(input.keys).every(validate_isObject);
      }
      function isDisjoint(...headers) {
        const parameters = /* @__PURE__ */ new Set();
        for (const header of headers)
          if (header)
            for (const parameter of Object.keys(header)) {
              if (parameters.has(parameter))
                return false;
              parameters.add(parameter);
            }
        return true;
      }
      function assertNotSet(value, name) {
        if (value !== void 0)
          throw new TypeError(`${name} can only be called once`);
      }
      function decodeBase64url(value, label, ErrorClass) {
        try {
          return decode(value);
        } catch (cause) {
          throw new ErrorClass(`Failed to base64url decode the ${label}`, { cause });
        }
      }
      function encodeAsciiMember(value, label, ErrorClass) {
        try {
          return encode(value);
        } catch (cause) {
          throw new ErrorClass(`The ${label} is not a valid base64url string`, { cause });
        }
      }
      function parseJoseHeader(encodedProtectedHeader, ErrorClass, message2) {
        let parsed;
        try {
          parsed = JSON.parse(strictDecoder.decode(decode(encodedProtectedHeader)));
        } catch (cause) {
          throw new ErrorClass(message2, { cause });
        }
        if (!validate_isObject(parsed))
          throw new ErrorClass(message2);
        return parsed;
      }
      const JWS_RECOGNIZED = { __proto__: null, b64: true }, JWE_RECOGNIZED = { __proto__: null };
      function validateAlgorithms(option, algorithms) {
        if (algorithms !== void 0 && (!Array.isArray(algorithms) || algorithms.some((s) => typeof s != "string")))
          throw new TypeError(`"${option}" option must be an array of strings`);
        return algorithms === void 0 ? void 0 : new Set(algorithms);
      }
      function validateCritDuplicates(Err, protectedHeader) {
        const { crit } = protectedHeader ?? {};
        if (Array.isArray(crit) && new Set(crit).size !== crit.length)
          throw new Err('"crit" (Critical) Header Parameter MUST NOT contain duplicate values');
      }
      function validateCrit(Err, recognizedDefault, recognizedOption, protectedHeader, joseHeader) {
        if (joseHeader.crit !== void 0 && protectedHeader?.crit === void 0)
          throw new Err('"crit" (Critical) Header Parameter MUST be integrity protected');
        if (!protectedHeader || protectedHeader.crit === void 0)
          return [];
        if (!Array.isArray(protectedHeader.crit) || protectedHeader.crit.length === 0 || protectedHeader.crit.some((input) => typeof input != "string" || input.length === 0))
          throw new Err('"crit" (Critical) Header Parameter MUST be an array of non-empty strings when present');
        const recognized = recognizedOption === void 0 ? recognizedDefault : { __proto__: null, ...recognizedOption, ...recognizedDefault };
        for (const parameter of protectedHeader.crit) {
          if (!(parameter in recognized))
            throw new JOSENotSupported(`Extension Header Parameter "${parameter}" is not recognized`);
          if (!Object.hasOwn(joseHeader, parameter) || joseHeader[parameter] === void 0)
            throw new Err(`Extension Header Parameter "${parameter}" is missing`);
          if (recognized[parameter] && (!Object.hasOwn(protectedHeader, parameter) || protectedHeader[parameter] === void 0))
            throw new Err(`Extension Header Parameter "${parameter}" MUST be integrity protected`);
        }
        return protectedHeader.crit;
      }
      function validateB64(protectedHeader, extensions) {
        if (extensions.includes("b64")) {
          const b64 = protectedHeader.b64;
          if (typeof b64 != "boolean")
            throw new errors_JWSInvalid('The "b64" (base64url-encode payload) Header Parameter must be a boolean');
          return b64;
        }
        return true;
      }
      function serializeJoseHeader(Err, header) {
        let serialized, parsed;
        try {
          serialized = JSON.stringify(header), parsed = JSON.parse(serialized);
        } catch (cause) {
          throw new Err("JOSE Header is not valid JSON", { cause });
        }
        if (!validate_isObject(parsed))
          throw new Err("JOSE Header is not a JSON object");
        return [parsed, serialized];
      }
      ;
      const tag = (key) => key[Symbol.toStringTag], jwkMatchesOp = (entry, key, usage) => {
        const { alg } = entry;
        if (key.use !== void 0) {
          const expected = usage === "sign" || usage === "verify" ? "sig" : "enc";
          if (key.use !== expected)
            throw new TypeError(`Invalid key for this operation, its "use" must be "${expected}" when present`);
        }
        if (key.alg !== void 0 && key.alg !== alg)
          throw new TypeError(`Invalid key for this operation, its "alg" must be "${alg}" when present`);
        if (Array.isArray(key.key_ops)) {
          const expectedKeyOp = usage === "encrypt" || usage === "decrypt" ? entry.ops?.[usage === "encrypt" ? 0 : 1] : usage;
          if (expectedKeyOp && !key.key_ops.includes(expectedKeyOp))
            throw new TypeError(`Invalid key for this operation, its "key_ops" must include "${expectedKeyOp}" when present`);
        }
      };
      async function prepareKey(entry, key, usage) {
        const { alg, secret } = entry, requiresPrivateKey = usage === "decrypt" || usage === "sign";
        if (secret && key instanceof Uint8Array)
          return key;
        let normalized, keyObject;
        if (validate_isObject(key)) {
          if (normalized = normalizeJwk(key), typeof normalized.kty != "string")
            throw invalidKeyType(alg, key, secret);
          if (!(secret ? normalized.kty === "oct" && typeof normalized.k == "string" : normalized.kty !== "oct" && (requiresPrivateKey ? normalized.kty === "AKP" && typeof normalized.priv == "string" || typeof normalized.d == "string" : normalized.d === void 0 && normalized.priv === void 0)))
            throw new TypeError(secret ? 'JSON Web Key for symmetric algorithms must have JWK "kty" (Key Type) equal to "oct" and the JWK "k" (Key Value) present' : `JSON Web Key for this operation must be a ${requiresPrivateKey ? "private" : "public"} JWK`);
          if (jwkMatchesOp(entry, normalized, usage), normalized.kty === "oct")
            return decode(normalized.k);
          if (!Object.isFrozen(key)) {
            const { key_ops } = key;
            Array.isArray(key_ops) && Object.freeze(key_ops), Object.freeze(key);
          }
        } else {
          if (!isKeyLike(key))
            throw invalidKeyType(alg, key, secret);
          const expectedType = secret ? "secret" : requiresPrivateKey ? "private" : "public";
          if (key.type !== expectedType && (secret || ["secret", "public", "private"].includes(key.type)))
            throw new TypeError(`${tag(key)} instances must be of type "${expectedType}" for the ${alg} algorithm`);
          if (isCryptoKey(key))
            return key;
          if (keyObject = key, keyObject.type === "secret")
            return keyObject.export();
        }
        cache ||= /* @__PURE__ */ new WeakMap();
        const cacheKey = key;
        let cached = cache.get(cacheKey);
        if (cached?.[alg])
          return cached[alg];
        if (cached || cache.set(cacheKey, cached = {}), keyObject && typeof keyObject.toCryptoKey == "function") {
          const isPublic = keyObject.type === "public", crv = nist[keyObject.asymmetricKeyDetails?.namedCurve], params = entry.resolve?.({ crv, asymmetricKeyType: keyObject.asymmetricKeyType }) ?? entry.subtle;
          return cached[alg] = keyObject.toCryptoKey(params, isPublic, entry.usages[isPublic ? 0 : 1]);
        }
        return normalized ??= keyObject.export({ format: "jwk" }), normalized.alg = alg, cached[alg] = await jwkToKey(entry, normalized);
      }
      let cache;
      const nist = {
        __proto__: null,
        prime256v1: "P-256",
        secp384r1: "P-384",
        secp521r1: "P-521"
      };
      function assertCryptoKey(key) {
        if (!isCryptoKey(key))
          throw new Error("CryptoKey instance expected");
      }
      const isCryptoKey = (key) => {
        if (key?.[Symbol.toStringTag] === "CryptoKey")
          return true;
        try {
          return key instanceof CryptoKey;
        } catch {
          return false;
        }
      }, isKeyObject = (key) => key?.[Symbol.toStringTag] === "KeyObject", isKeyLike = (key) => isCryptoKey(key) || isKeyObject(key);
      function message(msg, actual, ...types) {
        if (types.length > 2) {
          const last = types.pop();
          msg += `one of type ${types.join(", ")}, or ${last}.`;
        } else types.length === 2 ? msg += `one of type ${types[0]} or ${types[1]}.` : msg += `of type ${types[0]}.`;
        return actual == null ? msg += ` Received ${actual}` : typeof actual == "function" && actual.name ? msg += ` Received function ${actual.name}` : typeof actual == "object" && actual != null && actual.constructor?.name && (msg += ` Received an instance of ${actual.constructor.name}`), msg;
      }
      const invalidKeyInput = (actual, ...types) => message("Key must be ", actual, ...types);
      function invalidKeyType(alg, actual, secret) {
        const types = ["CryptoKey", "KeyObject", "JSON Web Key"];
        return secret && types.push("Uint8Array"), new TypeError(message(`Key for the ${alg} algorithm must be `, actual, ...types));
      }
      const unusable = (name, prop = "algorithm.name") => new TypeError(`CryptoKey does not support this operation, its ${prop} must be ${name}`);
      function checkUsage(key, usage) {
        if (usage && !key.usages.includes(usage))
          throw new TypeError(`CryptoKey does not support this operation, its usages must include ${usage}.`);
      }
      function checkModulusLength(alg, key) {
        const { modulusLength } = key.algorithm;
        if (typeof modulusLength != "number" || modulusLength < 2048)
          throw new TypeError(`${alg} requires key modulusLength to be 2048 bits or larger`);
      }
      function checkCryptoKey(key, expected, usage) {
        const algorithm = key.algorithm;
        if (algorithm.name !== expected.name)
          throw unusable(expected.name);
        if (expected.hash && algorithm.hash?.name !== expected.hash)
          throw unusable(expected.hash, "algorithm.hash");
        if (expected.namedCurve && algorithm.namedCurve !== expected.namedCurve)
          throw unusable(expected.namedCurve, "algorithm.namedCurve");
        if (expected.length !== void 0 && algorithm.length !== expected.length)
          throw unusable(expected.length, "algorithm.length");
        checkUsage(key, usage);
      }
      function snapshotJwk(jwk) {
        return { __proto__: null, ...jwk };
      }
      function normalizeJwk(jwk) {
        const normalized = snapshotJwk(jwk);
        if (normalized.ext !== void 0 && typeof normalized.ext != "boolean")
          throw new TypeError('"ext" (Extractable) Parameter must be a boolean');
        if (normalized.key_ops !== void 0) {
          const value = normalized.key_ops, keyOps = Array.isArray(value) ? [...value] : void 0;
          if (!keyOps || keyOps.some((operation) => typeof operation != "string") || new Set(keyOps).size !== keyOps.length)
            throw new TypeError('"key_ops" (Key Operations) Parameter must be an array of unique strings');
          normalized.key_ops = keyOps;
        }
        return normalized;
      }
      function validateExtractableOption(extractable) {
        if (extractable !== void 0 && typeof extractable != "boolean")
          throw new TypeError('"extractable" option must be a boolean');
        return extractable;
      }
      async function jwkToKey(entry, jwk, extractable) {
        if (!entry.kty.includes(jwk.kty))
          throw new JOSENotSupported('Invalid or unsupported JWK "alg" (Algorithm) Parameter value');
        const algorithm = entry.resolve?.({ kty: jwk.kty, crv: jwk.crv }) ?? entry.subtle, isPrivate = !!(jwk.d || jwk.priv), keyData = { ...jwk, ext: extractable ?? jwk.ext };
        return keyData.kty !== "AKP" && delete keyData.alg, delete keyData.use, crypto.subtle.importKey("jwk", keyData, algorithm, keyData.ext ?? !isPrivate, jwk.key_ops ?? entry.usages[isPrivate ? 1 : 0]);
      }
      async function rawKey(key, expected, usage, extractable = false) {
        return key instanceof Uint8Array && (key = await crypto.subtle.importKey("raw", key, expected, extractable, [usage])), checkCryptoKey(key, expected, usage), key;
      }
      ;
      function snapshotJws(jws, sharedPayload) {
        const encodedProtectedHeader = jws.protected, inputHeader = jws.header, header = isObject(inputHeader) ? { ...inputHeader } : inputHeader;
        let payload = sharedPayload ? sharedPayload[0] : jws.payload;
        !sharedPayload && payload instanceof Uint8Array && (payload = new Uint8Array(payload));
        const signature = jws.signature, snapshot = { payload, signature };
        if (encodedProtectedHeader !== void 0 && (snapshot.protected = encodedProtectedHeader), inputHeader !== void 0 && (snapshot.header = header), encodedProtectedHeader === void 0 && header === void 0)
          throw new JWSInvalid('Flattened JWS must have either of the "protected" or "header" members');
        if (encodedProtectedHeader !== void 0 && typeof encodedProtectedHeader != "string")
          throw new JWSInvalid("JWS Protected Header incorrect type");
        if (payload === void 0)
          throw new JWSInvalid("JWS Payload missing");
        if (typeof signature != "string")
          throw new JWSInvalid("JWS Signature missing or incorrect type");
        if (header !== void 0 && !isObject(header))
          throw new JWSInvalid("JWS Unprotected Header incorrect type");
        return snapshot;
      }
      function prepareVerify(options) {
        return [options && validateAlgorithms("algorithms", options.algorithms), options?.crit];
      }
      function parseProtectedHeader(encodedProtectedHeader) {
        return encodedProtectedHeader === void 0 ? {} : parseJoseHeader(encodedProtectedHeader, errors_JWSInvalid, "JWS Protected Header is invalid");
      }
      function encodeJsonUnencodedPayload(payload) {
        const invalid2 = /[\p{Cs}\p{Cn}]/u.exec(payload)?.[0];
        if (invalid2 !== void 0)
          throw new JWSInvalid(/\p{Cs}/u.test(invalid2) ? "JWS Payload must be a well-formed Unicode string" : "JWS Payload must not contain unassigned Unicode code points");
        return encoder.encode(payload);
      }
      function encodeCompactUnencodedPayload(payload) {
        try {
          return encode(payload);
        } catch (cause) {
          throw new errors_JWSInvalid("JWS Compact Serialization payload must use only ASCII characters", {
            cause
          });
        }
      }
      async function verifySignature(jws, shared, key, encodeUnencodedPayload, parsedProtected) {
        const { protected: encodedProtectedHeader, header, payload: inputPayload } = jws, protectedHeader = parsedProtected ?? parseProtectedHeader(encodedProtectedHeader);
        if (!isDisjoint(protectedHeader, header))
          throw new errors_JWSInvalid("JWS Protected and JWS Unprotected Header Parameter names must be disjoint");
        const joseHeader = { ...protectedHeader, ...header }, b64 = validateB64(protectedHeader, validateCrit(errors_JWSInvalid, JWS_RECOGNIZED, shared[1], protectedHeader, joseHeader)), { alg } = joseHeader;
        if (typeof alg != "string" || !alg)
          throw new errors_JWSInvalid('JWS "alg" (Algorithm) Header Parameter missing or invalid');
        if (shared[0] && !shared[0].has(alg))
          throw new JOSEAlgNotAllowed('"alg" (Algorithm) Header Parameter value not allowed');
        if (b64) {
          if (typeof inputPayload != "string")
            throw new errors_JWSInvalid("JWS Payload must be a string");
        } else if (typeof inputPayload != "string" && !(inputPayload instanceof Uint8Array))
          throw new errors_JWSInvalid("JWS Payload must be a string or an Uint8Array instance");
        const signingPayload = b64 || typeof inputPayload != "string" ? inputPayload : encodeUnencodedPayload(inputPayload);
        let resolvedKey = false;
        typeof key == "function" && (key = await key(protectedHeader, jws), resolvedKey = true);
        const entry = jwsAlgorithm(alg), signingInput = concat(encodedProtectedHeader !== void 0 ? encode(encodedProtectedHeader) : new Uint8Array(), encode("."), typeof signingPayload == "string" ? shared[2] ??= encodeAsciiMember(signingPayload, "payload", errors_JWSInvalid) : signingPayload), signature = decodeBase64url(jws.signature, "signature", errors_JWSInvalid), verificationKey = await prepareKey(entry, key, "verify"), cryptoKey = await rawKey(verificationKey, entry.subtle, "verify");
        entry.minRsaBits && checkModulusLength(entry.alg, cryptoKey);
        let verified = false;
        try {
          verified = await crypto.subtle.verify(entry.signing, cryptoKey, signature, signingInput);
        } catch (cause) {
          throw new JWSSignatureVerificationFailed(void 0, { cause });
        }
        if (!verified)
          throw new JWSSignatureVerificationFailed();
        const result = { payload: typeof signingPayload == "string" ? decodeBase64url(signingPayload, "payload", errors_JWSInvalid) : signingPayload };
        return encodedProtectedHeader !== void 0 && (result.protectedHeader = protectedHeader), header !== void 0 && (result.unprotectedHeader = header), resolvedKey ? [{ ...result, key: verificationKey }, b64] : [result, b64];
      }
      async function verifyCompact(jws, shared, key) {
        if (jws instanceof Uint8Array && (jws = decoder.decode(jws)), typeof jws != "string")
          throw new errors_JWSInvalid("Compact JWS must be a string or Uint8Array");
        const { 0: protectedHeader, 1: payload, 2: signature, length } = jws.split(".");
        if (length !== 3)
          throw new errors_JWSInvalid("Invalid Compact JWS");
        return verifySignature({ payload, protected: protectedHeader, signature }, shared, key, encodeCompactUnencodedPayload);
      }
      ;
      const epoch = (date) => Math.floor(date.getTime() / 1e3), multipliers = {
        s: 1,
        m: 60,
        h: 3600,
        d: 86400,
        w: 604800,
        y: 31557600
      }, REGEX = /^(\+|\-)? ?(\d+|\d+\.\d+) ?(seconds?|secs?|s|minutes?|mins?|m|hours?|hrs?|h|days?|d|weeks?|w|years?|yrs?|y)(?: (ago|from now))?$/i, checkFailed = "check_failed";
      function invalidDuration() {
        throw new TypeError("Invalid time period format");
      }
      function secs(str) {
        typeof str != "string" && invalidDuration();
        const matched = REGEX.exec(str);
        (!matched || matched[4] && matched[1]) && invalidDuration();
        const value = parseFloat(matched[2]), durationSeconds = Math.round(value * multipliers[matched[3][0].toLowerCase()]);
        return Number.isFinite(durationSeconds) || invalidDuration(), matched[1] === "-" || matched[4] === "ago" ? -durationSeconds : durationSeconds;
      }
      function validateInput(label, input) {
        if (!Number.isFinite(input))
          throw new TypeError(`Invalid ${label} input`);
        return input;
      }
      function validateStringClaim(claim, value) {
        if (typeof value != "string")
          throw new TypeError(`"${claim}" claim must be a string`);
      }
      function validateAudienceClaim(value) {
        if (typeof value != "string" && (!Array.isArray(value) || Array.from(value).some((member) => typeof member != "string")))
          throw new TypeError('"aud" claim must be a string or an array of strings');
      }
      function numericDate(value, label) {
        return typeof value == "number" ? validateInput(label, value) : value instanceof Date ? validateInput(label, epoch(value)) : epoch(/* @__PURE__ */ new Date()) + secs(value);
      }
      const normalizeTyp = (value) => {
        const normalized = value.toLowerCase();
        return value.includes("/") ? normalized : `application/${normalized}`;
      }, checkAudiencePresence = (audPayload, audOption) => typeof audPayload == "string" ? audOption.includes(audPayload) : Array.isArray(audPayload) ? audOption.some((aud) => audPayload.includes(aud)) : false;
      function validateNumericDate(claimsSet, claim, required = false) {
        const value = claimsSet[claim];
        if (!(value === void 0 && !required)) {
          if (typeof value != "number")
            throw new JWTClaimValidationFailed(`"${claim}" claim must be a number`, claimsSet, claim, "invalid");
          return value;
        }
      }
      function unexpectedClaim(claimsSet, claim) {
        throw new JWTClaimValidationFailed(`unexpected "${claim}" claim value`, claimsSet, claim, checkFailed);
      }
      function validateClaimsSet(protectedHeader, claimsSetBytes, options = {}) {
        let claimsSet;
        try {
          claimsSet = JSON.parse(strictDecoder.decode(claimsSetBytes));
        } catch (cause) {
          throw new JWTInvalid("JWT Claims Set must be a top-level JSON object", { cause });
        }
        if (!validate_isObject(claimsSet))
          throw new JWTInvalid("JWT Claims Set must be a top-level JSON object");
        const { typ } = options;
        if (typ !== void 0 && (typeof protectedHeader.typ != "string" || normalizeTyp(protectedHeader.typ) !== normalizeTyp(typ)))
          throw new JWTClaimValidationFailed('unexpected "typ" JWT header value', claimsSet, "typ", checkFailed);
        const { requiredClaims = [], issuer, subject, audience, maxTokenAge } = options, presenceCheck = [...requiredClaims];
        maxTokenAge !== void 0 && presenceCheck.push("iat"), audience !== void 0 && presenceCheck.push("aud"), subject !== void 0 && presenceCheck.push("sub"), issuer !== void 0 && presenceCheck.push("iss");
        for (const claim of new Set(presenceCheck.reverse()))
          if (!Object.hasOwn(claimsSet, claim))
            throw new JWTClaimValidationFailed(`missing required "${claim}" claim`, claimsSet, claim, "missing");
        issuer !== void 0 && !(Array.isArray(issuer) ? issuer : [issuer]).includes(claimsSet.iss) && unexpectedClaim(claimsSet, "iss"), subject !== void 0 && claimsSet.sub !== subject && unexpectedClaim(claimsSet, "sub"), audience !== void 0 && !checkAudiencePresence(claimsSet.aud, typeof audience == "string" ? [audience] : audience) && unexpectedClaim(claimsSet, "aud");
        const { clockTolerance } = options;
        let tolerance = 0;
        if (typeof clockTolerance == "string")
          tolerance = secs(clockTolerance);
        else if (clockTolerance !== void 0) {
          if (typeof clockTolerance != "number")
            throw new TypeError("Invalid clockTolerance option type");
          tolerance = clockTolerance;
        }
        if (validateInput("clockTolerance option", tolerance), tolerance < 0)
          throw new TypeError("Invalid clockTolerance option input");
        const { currentDate } = options, now = validateInput("currentDate option", epoch(currentDate === void 0 ? /* @__PURE__ */ new Date() : currentDate)), iat = validateNumericDate(claimsSet, "iat", maxTokenAge !== void 0), nbf = validateNumericDate(claimsSet, "nbf");
        if (nbf !== void 0 && nbf > now + tolerance)
          throw new JWTClaimValidationFailed('"nbf" claim timestamp check failed', claimsSet, "nbf", checkFailed);
        const exp = validateNumericDate(claimsSet, "exp");
        if (exp !== void 0 && exp <= now - tolerance)
          throw new JWTExpired('"exp" claim timestamp check failed', claimsSet, "exp", checkFailed);
        if (maxTokenAge !== void 0) {
          const age = now - iat, max = validateInput("maxTokenAge option", typeof maxTokenAge == "number" ? maxTokenAge : secs(maxTokenAge));
          if (max < 0)
            throw new TypeError("Invalid maxTokenAge option input");
          if (age - tolerance > max)
            throw new JWTExpired('"iat" claim timestamp check failed (too far in the past)', claimsSet, "iat", checkFailed);
          if (age < -tolerance)
            throw new JWTClaimValidationFailed('"iat" claim timestamp check failed (it should be in the past)', claimsSet, "iat", checkFailed);
        }
        return claimsSet;
      }
      let producerClaimsSets;
      function producerClaimsSet(producer) {
        return producerClaimsSets.get(producer);
      }
      function jwtClaimsSetBytes(producer) {
        const claimsSet = producerClaimsSet(producer);
        for (const claim of ["iat", "nbf", "exp"]) {
          const value = claimsSet[claim];
          if (typeof value == "number" && !Number.isFinite(value))
            throw new TypeError(`"${claim}" claim must be a finite number`);
        }
        return encoder.encode(JSON.stringify(claimsSet));
      }
      function jwtClaim(producer, claim) {
        return producerClaimsSet(producer)[claim];
      }
      class JWTClaimsBuilder {
        constructor(claimsSet = {}) {
          if (!isObject(claimsSet))
            throw new TypeError("JWT Claims Set MUST be an object");
          (producerClaimsSets ||= /* @__PURE__ */ new WeakMap()).set(this, structuredClone(claimsSet));
        }
        setIssuer(value) {
          return validateStringClaim("iss", value), producerClaimsSet(this).iss = value, this;
        }
        setSubject(value) {
          return validateStringClaim("sub", value), producerClaimsSet(this).sub = value, this;
        }
        setAudience(value) {
          return validateAudienceClaim(value), producerClaimsSet(this).aud = value, this;
        }
        setJti(value) {
          return validateStringClaim("jti", value), producerClaimsSet(this).jti = value, this;
        }
        setNotBefore(value) {
          return producerClaimsSet(this).nbf = numericDate(value, "setNotBefore"), this;
        }
        setExpirationTime(value) {
          return producerClaimsSet(this).exp = numericDate(value, "setExpirationTime"), this;
        }
        setIssuedAt(value) {
          const claimsSet = producerClaimsSet(this);
          return value === void 0 ? claimsSet.iat = epoch(/* @__PURE__ */ new Date()) : typeof value == "string" ? claimsSet.iat = validateInput("setIssuedAt", epoch(/* @__PURE__ */ new Date()) + secs(value)) : claimsSet.iat = numericDate(value, "setIssuedAt"), this;
        }
      }
      ;
      async function jwtVerify(jwt, key, options) {
        const [verified, b64] = await verifyCompact(jwt, prepareVerify(options), key);
        if (!b64)
          throw new JWTInvalid("JWTs MUST NOT use unencoded payload");
        const payload = validateClaimsSet(verified.protectedHeader, verified.payload, options);
        return { ...verified, payload };
      }
      ;
      function isUsableJWK(jwk, entry, alg, kid) {
        const { kty, key_ops: keyOps, ext, kid: jwkKid, alg: jwkAlg, use, crv } = jwk;
        return (ext === void 0 || typeof ext == "boolean") && (keyOps === void 0 || Array.isArray(keyOps) && keyOps.every((operation, index) => typeof operation == "string" && keyOps.indexOf(operation) === index) && keyOps.includes("verify")) && entry.kty.includes(kty) && (kid === void 0 || typeof kid == "string" && kid === jwkKid) && (jwkAlg === void 0 ? kty !== "AKP" : alg === jwkAlg) && (use === void 0 || use === "sig") && (!entry.crv || crv === entry.crv);
      }
      async function importWithAlgCache(cache2, jwk, entry) {
        const cached = cache2.get(jwk) || cache2.set(jwk, {}).get(jwk), { alg } = entry;
        if (cached[alg] === void 0) {
          const pending = jwkToKey(entry, jwk, true).then((key) => {
            if (key.type !== "public")
              throw new JWKSInvalid("JSON Web Key Set members must be public keys");
            return cached[alg] = key, key;
          }).catch((error) => {
            throw cached[alg] === pending && delete cached[alg], error;
          });
          cached[alg] = pending;
        }
        return cached[alg];
      }
      function createLocalJWKSet(jwks) {
        let snapshot;
        try {
          snapshot = structuredClone(jwks);
        } catch (cause) {
          throw new JWKSInvalid("JSON Web Key Set malformed", { cause });
        }
        if (!isJwkSet(snapshot))
          throw new JWKSInvalid("JSON Web Key Set malformed");
        const metadata = snapshot.keys.map((jwk) => {
          const normalized = snapshotJwk(jwk);
          return Array.isArray(normalized.key_ops) && (normalized.key_ops = [...normalized.key_ops]), normalized;
        }), cached = /* @__PURE__ */ new WeakMap();
        return Object.defineProperty(async (protectedHeader, token) => {
          const { alg, kid } = { ...protectedHeader, ...token?.header }, entry = typeof alg == "string" ? JWS[alg] : void 0;
          if (!entry || entry.secret)
            throw new JOSENotSupported('Unsupported "alg" value for a JSON Web Key Set');
          const candidates = snapshot.keys.filter((_, index) => isUsableJWK(metadata[index], entry, alg, kid)), { 0: jwk, length } = candidates;
          if (!length)
            throw new JWKSNoMatchingKey();
          if (length !== 1) {
            const error = new JWKSMultipleMatchingKeys();
            throw error[Symbol.asyncIterator] = async function* () {
              for (const jwk2 of candidates)
                try {
                  yield await importWithAlgCache(cached, jwk2, entry);
                } catch {
                }
            }, error;
          }
          return importWithAlgCache(cached, jwk, entry);
        }, "jwks", {
          value: () => structuredClone(snapshot)
        });
      }
      ;
      function isCloudflareWorkers() {
        return typeof WebSocketPair < "u" || typeof navigator < "u" && navigator.userAgent === "Cloudflare-Workers" || typeof EdgeRuntime < "u" && EdgeRuntime === "vercel";
      }
      let USER_AGENT;
      (typeof navigator > "u" || !navigator.userAgent?.startsWith?.("Mozilla/5.0 ")) && (USER_AGENT = "jose/v6.2.17");
      const customFetch = /* @__PURE__ */ Symbol();
      async function fetchJwks(url, headers, signal, fetchImpl = fetch) {
        const response = await fetchImpl(url, {
          method: "GET",
          signal,
          redirect: "manual",
          headers
        }).catch((err) => {
          throw err.name === "TimeoutError" ? new JWKSTimeout(void 0, { cause: err }) : err;
        });
        if (response.status !== 200)
          throw new JOSEError("Expected 200 OK from the JSON Web Key Set HTTP response");
        try {
          return await response.json();
        } catch (cause) {
          throw new JOSEError("Failed to parse the JSON Web Key Set HTTP response as JSON", { cause });
        }
      }
      const jwksCache = /* @__PURE__ */ Symbol();
      function isFreshFor(timestamp, duration) {
        return Number.isFinite(timestamp) && Date.now() < timestamp + duration;
      }
      function validateDuration(value, fallback, option) {
        if (Number.isNaN(value))
          throw new TypeError(`"${option}" option must not be NaN`);
        if (typeof value == "number" && value < 0)
          throw new TypeError(`"${option}" option must not be negative`);
        return typeof value == "number" ? value : fallback;
      }
      function createRemoteJWKSet(url, options) {
        if (!(url instanceof URL))
          throw new TypeError("url must be an instance of URL");
        const href = new URL(url.href).href, opts = options ?? {}, timeoutOption = opts.timeoutDuration;
        if (typeof timeoutOption == "number" && (!Number.isInteger(timeoutOption) || timeoutOption < 0))
          throw new TypeError('"timeoutDuration" option must be a non-negative integer');
        const timeoutDuration = typeof timeoutOption == "number" ? timeoutOption : 5e3, cooldownDuration = validateDuration(opts.cooldownDuration, 3e4, "cooldownDuration"), cacheMaxAge = validateDuration(opts.cacheMaxAge, 6e5, "cacheMaxAge"), headers = new Headers(opts.headers);
        USER_AGENT && !headers.has("User-Agent") && headers.set("User-Agent", USER_AGENT), headers.has("accept") || headers.set("accept", "application/json, application/jwk-set+json");
        const fetchImpl = opts[customFetch], cache2 = opts[jwksCache];
        let jwksTimestamp, pendingFetch, reloadSequence = 0, appliedSequence = 0, local;
        if (cache2 && typeof cache2 == "object") {
          const { uat, jwks } = cache2;
          isFreshFor(uat, cacheMaxAge) && isJwkSet(jwks) && (jwksTimestamp = uat, local = createLocalJWKSet(jwks));
        }
        const reload = async () => {
          if (pendingFetch && isCloudflareWorkers() && (pendingFetch = void 0), !pendingFetch) {
            const sequence = ++reloadSequence, current = pendingFetch = fetchJwks(href, headers, AbortSignal.timeout(timeoutDuration), fetchImpl).then((json) => {
              const next = createLocalJWKSet(json);
              if (sequence <= appliedSequence)
                return;
              local = next;
              const updatedAt = Date.now();
              cache2 && (cache2.uat = updatedAt, cache2.jwks = json), jwksTimestamp = updatedAt, appliedSequence = sequence;
            }).finally(() => {
              pendingFetch === current && (pendingFetch = void 0);
            });
          }
          await pendingFetch;
        };
        return Object.defineProperties(async (protectedHeader, token) => {
          (!local || !isFreshFor(jwksTimestamp, cacheMaxAge)) && await reload();
          try {
            return await local(protectedHeader, token);
          } catch (err) {
            if (err instanceof JWKSNoMatchingKey && !isFreshFor(jwksTimestamp, cooldownDuration))
              return await reload(), local(protectedHeader, token);
            throw err;
          }
        }, {
          coolingDown: {
            get: () => isFreshFor(jwksTimestamp, cooldownDuration),
            enumerable: true
          },
          fresh: {
            get: () => isFreshFor(jwksTimestamp, cacheMaxAge),
            enumerable: true
          },
          reload: {
            value: reload,
            enumerable: true
          },
          reloading: {
            get: () => !!pendingFetch,
            enumerable: true
          },
          jwks: {
            value: () => local?.jwks(),
            enumerable: true
          }
        });
      }
      ;
      const cryptoRuntime = "WebCryptoAPI";
    })
  )
};
