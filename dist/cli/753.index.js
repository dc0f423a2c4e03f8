export const id = 753;
export const ids = [753];
export const modules = {
  /***/
  3820: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        Kt: () => (
          /* binding */
          hasUnknownCritical
        ),
        /* harmony export */
        MK: () => (
          /* binding */
          computeDigest
        ),
        /* harmony export */
        Tp: () => (
          /* binding */
          mayIssue
        ),
        /* harmony export */
        Ub: () => (
          /* binding */
          isValidAt
        ),
        /* harmony export */
        f5: () => (
          /* binding */
          parseAlgorithm
        ),
        /* harmony export */
        hB: () => (
          /* binding */
          parseCertificate
        ),
        /* harmony export */
        jC: () => (
          /* binding */
          checkSignature
        ),
        /* harmony export */
        nD: () => (
          /* binding */
          isForTimeStamps
        ),
        /* harmony export */
        oW: () => (
          /* binding */
          parsePem
        ),
        /* harmony export */
        qN: () => (
          /* binding */
          subjectKeyIdOf
        ),
        /* harmony export */
        wY: () => (
          /* binding */
          parseExtensions
        ),
        /* harmony export */
        yX: () => (
          /* binding */
          hashName
        )
        /* harmony export */
      });
      var _noble_hashes_utils_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2565);
      var _der_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4160);
      function parseCertificate(der) {
        const [body, algorithm, signature] = (0, _der_js__WEBPACK_IMPORTED_MODULE_0__.sr)((0, _der_js__WEBPACK_IMPORTED_MODULE_0__.RN)(der, _der_js__WEBPACK_IMPORTED_MODULE_0__._A.sequence), ({ next }) => [
          next(_der_js__WEBPACK_IMPORTED_MODULE_0__._A.sequence),
          next(_der_js__WEBPACK_IMPORTED_MODULE_0__._A.sequence),
          (0, _der_js__WEBPACK_IMPORTED_MODULE_0__.vb)(next(_der_js__WEBPACK_IMPORTED_MODULE_0__._A.bitString))
        ]);
        return (0, _der_js__WEBPACK_IMPORTED_MODULE_0__.sr)(body, ({ next, optional, rest }) => {
          const version = optional((0, _der_js__WEBPACK_IMPORTED_MODULE_0__.qA)(0));
          const serial = (0, _noble_hashes_utils_js__WEBPACK_IMPORTED_MODULE_1__.My)(next(_der_js__WEBPACK_IMPORTED_MODULE_0__._A.integer).content);
          if (!(0, _der_js__WEBPACK_IMPORTED_MODULE_0__.er)(next().der, algorithm.der))
            throw new RangeError("a certificate names two algorithms");
          const issuer = next(_der_js__WEBPACK_IMPORTED_MODULE_0__._A.sequence);
          const [notBefore, notAfter] = (0, _der_js__WEBPACK_IMPORTED_MODULE_0__.sr)(next(), (dates) => [(0, _der_js__WEBPACK_IMPORTED_MODULE_0__.xe)(dates.next()), (0, _der_js__WEBPACK_IMPORTED_MODULE_0__.xe)(dates.next())]);
          const subject = next(_der_js__WEBPACK_IMPORTED_MODULE_0__._A.sequence);
          const key = next(_der_js__WEBPACK_IMPORTED_MODULE_0__._A.sequence).der;
          const extensions = rest().find(({ tag }) => tag === (0, _der_js__WEBPACK_IMPORTED_MODULE_0__.qA)(3));
          const signed = { signedBytes: body.der, signature, algorithm: parseAlgorithm(algorithm) };
          return {
            der,
            serial,
            issuer: (0, _noble_hashes_utils_js__WEBPACK_IMPORTED_MODULE_1__.My)(issuer.der),
            subject: (0, _noble_hashes_utils_js__WEBPACK_IMPORTED_MODULE_1__.My)(subject.der),
            issuerName: toName(issuer),
            subjectName: toName(subject),
            notBefore,
            notAfter,
            /** The SubjectPublicKeyInfo, in DER. */
            key,
            extensions: parseExtensions(version && extensions && (0, _der_js__WEBPACK_IMPORTED_MODULE_0__.RN)(extensions.content, _der_js__WEBPACK_IMPORTED_MODULE_0__._A.sequence).content),
            signed
          };
        });
      }
      function parseExtensions(content = new Uint8Array()) {
        return (0, _der_js__WEBPACK_IMPORTED_MODULE_0__.QJ)(content, ({ next, optional }) => ({
          isCritical: optional(_der_js__WEBPACK_IMPORTED_MODULE_0__._A.boolean)?.content[0] === 255,
          value: next(_der_js__WEBPACK_IMPORTED_MODULE_0__._A.octetString).content
        }));
      }
      function toName(name) {
        const parts = (0, _der_js__WEBPACK_IMPORTED_MODULE_0__.ZE)(name.content).flatMap((set) => (0, _der_js__WEBPACK_IMPORTED_MODULE_0__.ZE)(set.content));
        const namedTexts = parts.map((part) => (0, _der_js__WEBPACK_IMPORTED_MODULE_0__.sr)(part, ({ next }) => [(0, _der_js__WEBPACK_IMPORTED_MODULE_0__.Oo)(next(_der_js__WEBPACK_IMPORTED_MODULE_0__._A.oid)), toNameText(next())]));
        const findPart = (id2) => namedTexts.findLast(([oid]) => oid === id2)?.[1];
        return findPart("2.5.4.3") ?? findPart("2.5.4.10") ?? namedTexts.map(([, text]) => text).join(", ");
      }
      function toNameText({ tag, content }) {
        if (tag === _der_js__WEBPACK_IMPORTED_MODULE_0__._A.utf8String)
          return new TextDecoder().decode(content);
        return tag === 30 ? new TextDecoder("utf-16be").decode(content) : (0, _der_js__WEBPACK_IMPORTED_MODULE_0__.YS)(content);
      }
      function isValidAt({ notBefore, notAfter }, time) {
        return notBefore <= time && time <= notAfter;
      }
      function parsePem(text) {
        const blocks = [...text.matchAll(/-----BEGIN CERTIFICATE-----([A-Za-z0-9+/=\s]*)-----END CERTIFICATE-----/g)];
        if (blocks.length === 0)
          throw new RangeError("it holds no certificate in PEM");
        return blocks.map(([, base64 = ""]) => parseCertificate((0, _der_js__WEBPACK_IMPORTED_MODULE_0__.y4)(base64.replaceAll(/\s/g, ""))));
      }
      const extensionIds = {
        subjectKeyId: "2.5.29.14",
        keyUsage: "2.5.29.15",
        basicConstraints: "2.5.29.19",
        policies: "2.5.29.32",
        extendedKeyUsage: "2.5.29.37"
      };
      const timeStampingId = "1.3.6.1.5.5.7.3.8";
      const anyPurposeId = "2.5.29.37.0";
      const knownExtensions = new Set(Object.values(extensionIds));
      function hasUnknownCritical({ extensions }) {
        return [...extensions].some(([oid, { isCritical }]) => isCritical && !knownExtensions.has(oid));
      }
      function keyUsageOf({ extensions }) {
        const usage = extensions.get(extensionIds.keyUsage);
        if (usage === void 0)
          return void 0;
        const [, high = 0, low = 0] = (0, _der_js__WEBPACK_IMPORTED_MODULE_0__.RN)(usage.value, _der_js__WEBPACK_IMPORTED_MODULE_0__._A.bitString).content;
        return high * 256 + low;
      }
      function purposesOf({ extensions }) {
        const extension = extensions.get(extensionIds.extendedKeyUsage);
        return extension && (0, _der_js__WEBPACK_IMPORTED_MODULE_0__.sr)((0, _der_js__WEBPACK_IMPORTED_MODULE_0__.RN)(extension.value, _der_js__WEBPACK_IMPORTED_MODULE_0__._A.sequence), ({ rest }) => rest().map(_der_js__WEBPACK_IMPORTED_MODULE_0__.Oo));
      }
      function subjectKeyIdOf({ extensions }) {
        const id2 = extensions.get(extensionIds.subjectKeyId);
        return id2 && (0, _noble_hashes_utils_js__WEBPACK_IMPORTED_MODULE_1__.My)((0, _der_js__WEBPACK_IMPORTED_MODULE_0__.RN)(id2.value, _der_js__WEBPACK_IMPORTED_MODULE_0__._A.octetString).content);
      }
      function isForTimeStamps(certificate) {
        const [purpose, extra] = purposesOf(certificate) ?? [];
        const isOnlyPurpose = purpose === timeStampingId && extra === void 0;
        const usage = keyUsageOf(certificate);
        const isForSigning = usage === void 0 || (usage & 49152) === usage;
        return isOnlyPurpose && isForSigning && usage !== 0 && certificate.extensions.get(extensionIds.extendedKeyUsage)?.isCritical === true;
      }
      function mayIssue(certificate, depth) {
        const constraints = certificate.extensions.get(extensionIds.basicConstraints);
        if (constraints === void 0 || hasUnknownCritical(certificate))
          return false;
        const [isAuthority, maxBelow] = (0, _der_js__WEBPACK_IMPORTED_MODULE_0__.sr)((0, _der_js__WEBPACK_IMPORTED_MODULE_0__.RN)(constraints.value, _der_js__WEBPACK_IMPORTED_MODULE_0__._A.sequence), ({ optional }) => [
          optional(_der_js__WEBPACK_IMPORTED_MODULE_0__._A.boolean)?.content[0] === 255,
          optional(_der_js__WEBPACK_IMPORTED_MODULE_0__._A.integer)
        ]);
        const isForSigning = ((keyUsageOf(certificate) ?? 1024) & 1024) !== 0;
        const purposes = purposesOf(certificate) ?? [anyPurposeId];
        const isForStamps = purposes.includes(timeStampingId) || purposes.includes(anyPurposeId);
        return isAuthority && isForSigning && isForStamps && (maxBelow === void 0 || depth <= (0, _der_js__WEBPACK_IMPORTED_MODULE_0__.Ro)(maxBelow));
      }
      function parseAlgorithm(element) {
        return (0, _der_js__WEBPACK_IMPORTED_MODULE_0__.sr)(element, ({ next, rest }) => {
          const oid = (0, _der_js__WEBPACK_IMPORTED_MODULE_0__.Oo)(next(_der_js__WEBPACK_IMPORTED_MODULE_0__._A.oid));
          const [parameters, extra] = rest();
          if (extra !== void 0)
            throw new RangeError("it has an algorithm that cannot be read");
          return parameters === void 0 ? { oid } : { oid, parameters };
        });
      }
      const hashesByOid = {
        "2.16.840.1.101.3.4.2.1": "SHA-256",
        "2.16.840.1.101.3.4.2.2": "SHA-384",
        "2.16.840.1.101.3.4.2.3": "SHA-512"
      };
      const algorithmsByOid = {
        "1.2.840.113549.1.1.1": ["RSASSA-PKCS1-v1_5"],
        "1.2.840.113549.1.1.11": ["RSASSA-PKCS1-v1_5", "SHA-256"],
        "1.2.840.113549.1.1.12": ["RSASSA-PKCS1-v1_5", "SHA-384"],
        "1.2.840.113549.1.1.13": ["RSASSA-PKCS1-v1_5", "SHA-512"],
        "1.2.840.10045.4.3.2": ["ECDSA", "SHA-256"],
        "1.2.840.10045.4.3.3": ["ECDSA", "SHA-384"],
        "1.2.840.10045.4.3.4": ["ECDSA", "SHA-512"],
        "1.3.101.112": ["Ed25519"]
      };
      const curvesByOid = {
        "1.2.840.10045.3.1.7": ["P-256", 32],
        "1.3.132.0.34": ["P-384", 48],
        "1.3.132.0.35": ["P-521", 66]
      };
      function hashName({ oid, parameters }) {
        refuseParameters(parameters);
        return hashesByOid[oid];
      }
      async function computeDigest(hash, bytes) {
        return new Uint8Array(await crypto.subtle.digest(hash, bytes));
      }
      function refuseParameters(parameters) {
        if (parameters !== void 0 && (parameters.tag !== _der_js__WEBPACK_IMPORTED_MODULE_0__._A.null || parameters.content.length > 0)) {
          throw new RangeError("it has an algorithm with parameters that cannot be used");
        }
      }
      async function checkSignature({ signedBytes, signature, algorithm }, key, hash) {
        const form = toWebCryptoForm(algorithm, signature, key, hash);
        if (form === void 0)
          return "unknown";
        try {
          const cryptoKey = await crypto.subtle.importKey("spki", key, form.method, false, ["verify"]);
          return await crypto.subtle.verify(form.method, cryptoKey, form.signature, signedBytes) ? "right" : "wrong";
        } catch (thrown) {
          if (!(thrown instanceof DOMException))
            throw thrown;
          return thrown.name === "NotSupportedError" ? "unknown" : "wrong";
        }
      }
      function toWebCryptoForm({ oid, parameters }, signature, key, fallbackHash) {
        const [name, hash = fallbackHash] = algorithmsByOid[oid] ?? [];
        if (name === void 0 || hash === void 0 && name !== "Ed25519")
          return void 0;
        refuseParameters(parameters);
        const method = { name, ...hash && { hash } };
        if (name !== "ECDSA")
          return { method, signature };
        const [namedCurve, size] = curveOf(key) ?? [];
        if (namedCurve === void 0 || size === void 0)
          return void 0;
        return { method: { ...method, namedCurve }, signature: toFlatSignature(signature, size) };
      }
      function curveOf(key) {
        const { parameters } = (0, _der_js__WEBPACK_IMPORTED_MODULE_0__.sr)((0, _der_js__WEBPACK_IMPORTED_MODULE_0__.RN)(key, _der_js__WEBPACK_IMPORTED_MODULE_0__._A.sequence), ({ next }) => {
          const algorithm = parseAlgorithm(next());
          next(_der_js__WEBPACK_IMPORTED_MODULE_0__._A.bitString);
          return algorithm;
        });
        return parameters?.tag === _der_js__WEBPACK_IMPORTED_MODULE_0__._A.oid ? curvesByOid[(0, _der_js__WEBPACK_IMPORTED_MODULE_0__.Oo)(parameters)] : void 0;
      }
      function toFlatSignature(signature, size) {
        const sequence = (0, _der_js__WEBPACK_IMPORTED_MODULE_0__.RN)(signature, _der_js__WEBPACK_IMPORTED_MODULE_0__._A.sequence);
        const numbers = (0, _der_js__WEBPACK_IMPORTED_MODULE_0__.sr)(sequence, ({ next }) => [(0, _der_js__WEBPACK_IMPORTED_MODULE_0__.Mw)(next(), size), (0, _der_js__WEBPACK_IMPORTED_MODULE_0__.Mw)(next(), size)]);
        return (0, _noble_hashes_utils_js__WEBPACK_IMPORTED_MODULE_1__.Id)(...numbers.flatMap((digits) => [new Uint8Array(size - digits.length), digits]));
      }
    })
  ),
  /***/
  3718: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        S: () => (
          /* binding */
          checkToken
        ),
        z: () => (
          /* binding */
          maxTokenBytes
        )
      });
      var utils = __webpack_require__(2565);
      var witness_der = __webpack_require__(4160);
      var witness_certificate = __webpack_require__(3820);
      ;
      const maxCertificates = 16;
      const oids = {
        signedData: "1.2.840.113549.1.7.2",
        timeStampInfo: "1.2.840.113549.1.9.16.1.4",
        contentType: "1.2.840.113549.1.9.3",
        messageDigest: "1.2.840.113549.1.9.4",
        signingCertificate: "1.2.840.113549.1.9.16.2.12",
        signingCertificateV2: "1.2.840.113549.1.9.16.2.47"
      };
      function parseTimeStampResponse(response) {
        const [content, ...extra] = (0, witness_der.sr)((0, witness_der.RN)(response, witness_der._A.sequence), ({ next, rest }) => {
          (0, witness_der.sr)(next(), ({ next: nextPart, optional }) => {
            const status = (0, witness_der.Ro)(nextPart());
            if (status !== 0)
              throw new RangeError(`the authority did not grant it (status ${status})`);
            const texts = (0, witness_der.ZE)(optional(witness_der._A.sequence)?.content ?? new Uint8Array());
            if (texts.some(({ tag }) => tag !== witness_der._A.utf8String))
              throw new RangeError("it has another form than it should");
          });
          return rest();
        });
        if (content === void 0 || extra.length > 0)
          throw new RangeError("it holds no token");
        const signedData = (0, witness_der.sr)(content, ({ next }) => {
          if ((0, witness_der.Oo)(next(witness_der._A.oid)) !== oids.signedData)
            throw new RangeError("it holds no signed token");
          return (0, witness_der.RN)(next((0, witness_der.qA)(0)).content, witness_der._A.sequence);
        });
        return (0, witness_der.sr)(signedData, ({ next, optional }) => {
          if ((0, witness_der.Ro)(next()) !== 3)
            throw new RangeError("its token is of another version");
          const digestAlgorithms = (0, witness_der.ZE)(next(witness_der._A.set).content).map(witness_certificate.f5);
          const info = (0, witness_der.sr)(next(), (fields) => {
            if ((0, witness_der.Oo)(fields.next()) !== oids.timeStampInfo)
              throw new RangeError("it holds no time-stamp");
            return (0, witness_der.RN)(fields.next((0, witness_der.qA)(0)).content, witness_der._A.octetString).content;
          });
          const elements = (0, witness_der.ZE)(optional((0, witness_der.qA)(0))?.content ?? new Uint8Array());
          if (elements.length > maxCertificates)
            throw new RangeError("it has too many certificates");
          const certificates = elements.map(({ der }) => (0, witness_certificate.hB)(der));
          optional((0, witness_der.qA)(1));
          const signerInfo = (0, witness_der.RN)(next(witness_der._A.set).content, witness_der._A.sequence);
          return { info, ...parseSigner(signerInfo, certificates, digestAlgorithms) };
        });
      }
      function parseSigner(element, certificates, digestAlgorithms) {
        return (0, witness_der.sr)(element, ({ next, optional }) => {
          const version = (0, witness_der.Ro)(next());
          const signerId = next();
          const signer = certificates.find((one) => isSigner(one, signerId, version));
          if (signer === void 0)
            throw new RangeError("its signer's certificate is not in it");
          const digestAlgorithm = (0, witness_certificate.f5)(next());
          const isSame = (one) => one.oid === digestAlgorithm.oid && (0, witness_certificate.yX)(one) === (0, witness_certificate.yX)(digestAlgorithm);
          if (digestAlgorithms.length !== 1 || !digestAlgorithms.every(isSame))
            throw new RangeError("it names another hash beside its signature");
          const attributes = next((0, witness_der.qA)(0));
          const algorithm = (0, witness_certificate.f5)(next());
          const signature = next(witness_der._A.octetString).content;
          optional((0, witness_der.qA)(1));
          return { certificates, signer, digestAlgorithm, attributes, signature: { algorithm, signature } };
        });
      }
      function isSigner(certificate, signerId, version) {
        if (version === 3 && signerId.tag === 128)
          return (0, utils.My)(signerId.content) === (0, witness_certificate.qN)(certificate);
        if (version !== 1)
          throw new RangeError("its signer is of another version");
        return (0, witness_der.sr)(signerId, ({ next }) => {
          const [issuer, serial] = [next(witness_der._A.sequence).der, next(witness_der._A.integer).content];
          return (0, utils.My)(issuer) === certificate.issuer && (0, utils.My)(serial) === certificate.serial;
        });
      }
      function parseAttributes(attributes) {
        return (0, witness_der.QJ)(attributes.content, ({ next }) => next(witness_der._A.set).content);
      }
      const imprintHashes = {
        "2.16.840.1.101.3.4.2.1": "sha256",
        "2.16.840.1.101.3.4.2.8": "sha3_256"
      };
      function parseInfo(info) {
        return (0, witness_der.sr)((0, witness_der.RN)(info, witness_der._A.sequence), ({ next, optional }) => {
          if ((0, witness_der.Ro)(next()) !== 1)
            throw new RangeError("its time-stamp is of another version");
          next(witness_der._A.oid);
          const [algorithm, digest] = (0, witness_der.sr)(next(), (imprint) => [
            (0, witness_certificate.f5)(imprint.next()),
            (0, utils.My)(imprint.next(witness_der._A.octetString).content)
          ]);
          const hash = imprintHashes[algorithm.oid];
          if (hash === void 0)
            throw new RangeError("it is over another kind of digest");
          next(witness_der._A.integer);
          const time = (0, witness_der.xe)(next(witness_der._A.generalizedTime));
          const accuracy = optional(witness_der._A.sequence);
          const latestTime = new Date(time.getTime() + (accuracy === void 0 ? 0 : toAccuracyMs(accuracy)));
          optional(witness_der._A.boolean);
          const nonce = optional(witness_der._A.integer);
          optional((0, witness_der.qA)(0));
          const extensions = [...(0, witness_certificate.wY)(optional((0, witness_der.qA)(1))?.content).values()];
          if (extensions.some(({ isCritical }) => isCritical))
            throw new RangeError("it has a condition that is not known here");
          return { imprint: { hash, digest }, time, latestTime, nonce: nonce && (0, utils.My)(nonce.content) };
        });
      }
      function toAccuracyMs(accuracy) {
        return (0, witness_der.sr)(accuracy, ({ optional }) => {
          const parts = [optional(witness_der._A.integer), optional(128), optional(129)];
          const [seconds = 0, millis = 0, micros = 0] = parts.map((part) => part && (0, witness_der.Ro)({ ...part, tag: witness_der._A.integer }));
          return Math.ceil(seconds * 1e3 + millis + micros / 1e3);
        });
      }
      ;
      const maxTokenBytes = 65536;
      async function checkToken(response, digests, roots = []) {
        try {
          if (response.length > maxTokenBytes)
            throw new RangeError("it is larger than 64 KiB");
          return await judgeToken(parseTimeStampResponse(response), digests, roots);
        } catch (thrown) {
          if (!(thrown instanceof RangeError))
            throw thrown;
          return { result: "wrong", problem: thrown.message };
        }
      }
      async function judgeToken(token, digests, roots) {
        const { info, signer, certificates, digestAlgorithm } = token;
        const { imprint, time, latestTime, nonce } = parseInfo(info);
        if (digests[imprint.hash] !== imprint.digest)
          throw new RangeError("it is over other bytes");
        if (!("subtle" in crypto))
          return { result: "unknown", problem: "this page was opened neither by https: nor from a file" };
        const hash = (0, witness_certificate.yX)(digestAlgorithm);
        if (hash === void 0)
          return { result: "unknown", problem: "its hash is not one that is used here" };
        const attributes = parseAttributes(token.attributes);
        const digest = (0, witness_der.RN)(attributes.get(oids.messageDigest) ?? noBytes, witness_der._A.octetString).content;
        if (!(0, witness_der.er)(digest, await (0, witness_certificate.MK)(hash, info)))
          throw new RangeError("its time is not what was signed");
        if ((0, witness_der.Oo)((0, witness_der.RN)(attributes.get(oids.contentType) ?? noBytes, witness_der._A.oid)) !== oids.timeStampInfo) {
          throw new RangeError("its signature is not for a time-stamp");
        }
        if (!await isNamedBy(signer, attributes))
          throw new RangeError("its signature names another certificate");
        const signedBytes = (0, utils.Id)(Uint8Array.of(witness_der._A.set), token.attributes.der.subarray(1));
        const result = await (0, witness_certificate.jC)({ signedBytes, ...token.signature }, signer.key, hash);
        if (result === "wrong")
          throw new RangeError("its signature is wrong");
        if (result === "unknown")
          return { result: "unknown", problem: "its kind of signature is not one that is used here" };
        if (!(0, witness_certificate.nD)(signer))
          throw new RangeError("its signer's certificate is not for time-stamps alone");
        if (!(0, witness_certificate.Ub)(signer, time))
          throw new RangeError("its signer's certificate was not valid at that time");
        const chainCerts = certificates.filter((one) => one !== signer);
        const { root, rootName, isTrusted } = await followChain(signer, chainCerts, roots, time);
        const parties = {
          signer: await toCertificateHolder(signer),
          root: root === void 0 ? { name: rootName } : await toCertificateHolder(root)
        };
        return { result: "right", time: latestTime, ...parties, isTrusted, nonce };
      }
      const noBytes = new Uint8Array();
      async function isNamedBy({ der }, attributes) {
        const [v1, v2] = [attributes.get(oids.signingCertificate), attributes.get(oids.signingCertificateV2)];
        const certIds = [
          ...v1 === void 0 ? [] : [parseCertificateId(v1, "SHA-1")],
          ...v2 === void 0 ? [] : [parseCertificateId(v2, "SHA-256")]
        ];
        const checks = certIds.map(async ({ hash, digest }) => hash && (0, witness_der.er)(digest, await (0, witness_certificate.MK)(hash, der)));
        return certIds.length > 0 && (await Promise.all(checks)).every((isSame) => isSame === true);
      }
      function parseCertificateId(attribute, defaultHash) {
        const [idElements] = (0, witness_der.ZE)((0, witness_der.RN)(attribute, witness_der._A.sequence).content);
        const [firstId] = (0, witness_der.ZE)(idElements?.content ?? noBytes);
        if (firstId === void 0)
          throw new RangeError("its signature names no certificate");
        return (0, witness_der.sr)(firstId, ({ next, optional, rest }) => {
          const algorithm = optional(witness_der._A.sequence);
          const digest = next(witness_der._A.octetString).content;
          rest();
          return { hash: algorithm === void 0 ? defaultHash : (0, witness_certificate.yX)((0, witness_certificate.f5)(algorithm)), digest };
        });
      }
      async function toCertificateHolder({ subjectName, der }) {
        return { name: subjectName, fingerprint: (0, utils.My)(await (0, witness_certificate.MK)("SHA-256", der)) };
      }
      async function followChain(signer, chainCerts, roots, time) {
        const candidates = [...chainCerts, ...roots];
        const depthByCert = /* @__PURE__ */ new Map([[signer, -1]]);
        const trustedLinks = new Set((0, witness_certificate.Ub)(signer, time) && !(0, witness_certificate.Kt)(signer) ? [signer] : []);
        for (const [current, depth] of depthByCert) {
          const issuers = candidates.filter(({ subject }) => subject === current.issuer);
          const results = await Promise.all(issuers.map((issuer) => (0, witness_certificate.jC)(current.signed, issuer.key)));
          const isForged = issuers.some((issuer, index) => results[index] === "wrong" && chainCerts.includes(issuer));
          if (isForged && !results.includes("right"))
            throw foreignCertificateError();
          for (const [index, issuer] of issuers.entries()) {
            if (results[index] === "wrong")
              continue;
            const isLink = trustedLinks.has(current) && results[index] === "right" && (0, witness_certificate.Ub)(issuer, time);
            const isRoot = isAmong(issuer, roots);
            if (isLink && (isRoot || (0, witness_certificate.Tp)(issuer, depth + 1)))
              trustedLinks.add(issuer);
            if (!depthByCert.has(issuer))
              depthByCert.set(issuer, depth + 1);
          }
        }
        const isChangedRoot = ({ der, signed: { signature } }) => roots.some((root2) => (0, witness_der.er)(root2.signed.signature, signature) && !(0, witness_der.er)(root2.der, der));
        if (chainCerts.some((one) => !depthByCert.has(one) || isChangedRoot(one)))
          throw foreignCertificateError();
        const root = [...trustedLinks].find((one) => isAmong(one, roots));
        const lastCert = [...trustedLinks].at(-1) ?? signer;
        const isSelfIssued = lastCert.issuer === lastCert.subject;
        return {
          isTrusted: root !== void 0,
          root: root ?? (isSelfIssued ? lastCert : void 0),
          rootName: root?.subjectName ?? lastCert.issuerName
        };
      }
      function isAmong({ der }, roots) {
        return roots.some((root) => (0, witness_der.er)(root.der, der));
      }
      function foreignCertificateError() {
        return new RangeError("one of its certificates is not of the signer's chain");
      }
    })
  ),
  /***/
  4160: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        Mw: () => (
          /* binding */
          toDigits
        ),
        /* harmony export */
        Oo: () => (
          /* binding */
          toOid
        ),
        /* harmony export */
        QJ: () => (
          /* binding */
          readByOid
        ),
        /* harmony export */
        RN: () => (
          /* binding */
          readElement
        ),
        /* harmony export */
        Ro: () => (
          /* binding */
          toNumber
        ),
        /* harmony export */
        WG: () => (
          /* binding */
          encodeBase64
        ),
        /* harmony export */
        YS: () => (
          /* binding */
          decodeLatin1
        ),
        /* harmony export */
        ZE: () => (
          /* binding */
          elementsOf
        ),
        /* harmony export */
        _A: () => (
          /* binding */
          tags
        ),
        /* harmony export */
        er: () => (
          /* binding */
          sameBytes
        ),
        /* harmony export */
        qA: () => (
          /* binding */
          contextTag
        ),
        /* harmony export */
        sr: () => (
          /* binding */
          readSequence
        ),
        /* harmony export */
        vb: () => (
          /* binding */
          toBitStringBytes
        ),
        /* harmony export */
        xe: () => (
          /* binding */
          toTime
        ),
        /* harmony export */
        y4: () => (
          /* binding */
          decodeBase64
        )
        /* harmony export */
      });
      const tags = {
        boolean: 1,
        integer: 2,
        bitString: 3,
        octetString: 4,
        null: 5,
        oid: 6,
        utf8String: 12,
        utcTime: 23,
        generalizedTime: 24,
        sequence: 48,
        set: 49
      };
      const contextTag = (number) => 160 | number;
      function readElement(bytes, tag) {
        return readFields(bytes, (fields) => fields.next(tag));
      }
      function readFields(content, read) {
        let offset = 0;
        const next = (tag) => {
          const element = parseElementAt(content, offset);
          if (tag !== void 0 && element.tag !== tag)
            throw new RangeError("it has another form than it should");
          offset += element.der.length;
          return element;
        };
        const value = read({
          next,
          optional: (tag) => content[offset] === tag ? next() : void 0,
          rest: () => {
            const elements = [];
            while (offset < content.length)
              elements.push(next());
            return elements;
          }
        });
        if (offset !== content.length)
          throw new RangeError("there are bytes behind its end");
        return value;
      }
      function elementsOf(content) {
        return readFields(content, ({ rest }) => rest());
      }
      function readSequence({ tag, content }, read) {
        if (tag !== tags.sequence)
          throw new RangeError("it has another form than it should");
        return readFields(content, read);
      }
      function readByOid(content, read) {
        const pairOf = (fields) => [toOid(fields.next()), read(fields)];
        const pairs = elementsOf(content).map((element) => readSequence(element, pairOf));
        const byOid = new Map(pairs);
        if (byOid.size < pairs.length)
          throw new RangeError("it has a part twice that may be there once");
        return byOid;
      }
      function parseElementAt(bytes, start) {
        const [tag, lengthByte] = [bytes[start], bytes[start + 1]];
        if (tag === void 0 || lengthByte === void 0)
          throw new RangeError("it is cut off");
        if ((tag & 31) === 31)
          throw new RangeError("it has another form than it should");
        const size = lengthByte < 128 ? 0 : lengthByte & 127;
        const dataStart = start + 2 + size;
        let length = lengthByte;
        if (size > 0)
          length = bytes.subarray(start + 2, dataStart).reduce((sum, byte) => sum * 256 + byte, 0);
        const isShortest = size === 0 ? lengthByte < 128 : length >= (size === 1 ? 128 : 256 ** (size - 1));
        if (size > 4 || !isShortest)
          throw new RangeError("it is not DER");
        if (dataStart + length > bytes.length)
          throw new RangeError("it is cut off");
        const end = dataStart + length;
        return { tag, content: bytes.subarray(dataStart, end), der: bytes.subarray(start, end) };
      }
      function toOid({ tag, content }) {
        if (tag !== tags.oid || content.length === 0 || content.length > 32 || (content.at(-1) ?? 128) >= 128) {
          throw new RangeError("it has no usable object identifier");
        }
        const arcs = [];
        let arc = 0;
        for (const byte of content) {
          if (arc === 0 && byte === 128)
            throw new RangeError("it is not DER");
          arc = arc * 128 + (byte & 127);
          if (byte >= 128)
            continue;
          arcs.push(arc);
          arc = 0;
        }
        const [firstTwoArcs = 0, ...lowerArcs] = arcs;
        const firstArc = Math.min(2, Math.floor(firstTwoArcs / 40));
        return [firstArc, firstTwoArcs - firstArc * 40, ...lowerArcs].join(".");
      }
      function toDigits({ tag, content }, maxLength) {
        const [firstByte = 128, secondByte = 128] = content;
        const digits = firstByte === 0 ? content.subarray(1) : content;
        const isShortest = firstByte !== 0 || secondByte >= 128;
        if (tag !== tags.integer || firstByte >= 128 || !isShortest || digits.length > maxLength) {
          throw new RangeError("it has a number that is out of range");
        }
        return digits;
      }
      function toNumber(element) {
        return toDigits(element, 4).reduce((sum, byte) => sum * 256 + byte, 0);
      }
      function toBitStringBytes({ content }) {
        if (content[0] !== 0)
          throw new RangeError("it has a string of bits that are no bytes");
        return content.subarray(1);
      }
      const timePattern = /^(\d{4})(\d{2})(\d{2})(\d{2})(\d{2})(\d{2})(?:\.(\d*[1-9]))?Z$/;
      function toTime({ tag, content }) {
        const text = decodeLatin1(content);
        const century = tag === tags.utcTime ? Number(text.slice(0, 2)) < 50 ? "20" : "19" : "";
        const [, year, month, day, hour, minute, second, fraction = ""] = timePattern.exec(century + text) ?? [];
        const iso = `${year}-${month}-${day}T${hour}:${minute}:${second}.${fraction.padEnd(3, "0").slice(0, 3)}Z`;
        const time = new Date(iso);
        const isTime = tag === tags.utcTime || tag === tags.generalizedTime;
        if (!isTime || Number.isNaN(time.getTime()) || time.toISOString() !== iso)
          throw new RangeError("it has no usable time");
        return time;
      }
      function sameBytes(one, other) {
        return one.length === other.length && one.every((byte, index) => byte === other[index]);
      }
      function decodeLatin1(bytes) {
        return Array.from(bytes, (byte) => String.fromCodePoint(byte)).join("");
      }
      function decodeBase64(text) {
        if (text.length % 4 !== 0 || !/^[A-Za-z0-9+/]*={0,2}$/.test(text))
          throw new RangeError("it is not base64");
        return Uint8Array.from(atob(text), (character) => character.codePointAt(0) ?? 0);
      }
      function encodeBase64(bytes) {
        return btoa(decodeLatin1(bytes));
      }
    })
  ),
  /***/
  4452: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        lU: () => (
          /* binding */
          hideDigest
        ),
        wf: () => (
          /* binding */
          leavesOf
        ),
        PR: () => (
          /* binding */
          mayBeTimestamp
        ),
        dU: () => (
          /* binding */
          parseProofFile
        ),
        EH: () => (
          /* binding */
          parseTimestamp
        ),
        dm: () => (
          /* binding */
          replacePromises
        ),
        ED: () => (
          /* binding */
          toProofFile
        )
      });
      var _md = __webpack_require__(9792);
      var utils = __webpack_require__(2565);
      ;
      const SHA1_IV = /* @__PURE__ */ Uint32Array.from([
        1732584193,
        4023233417,
        2562383102,
        271733878,
        3285377520
      ]);
      const SHA1_W = /* @__PURE__ */ new Uint32Array(80);
      class _SHA1 extends _md.ol {
        A = SHA1_IV[0] | 0;
        B = SHA1_IV[1] | 0;
        C = SHA1_IV[2] | 0;
        D = SHA1_IV[3] | 0;
        E = SHA1_IV[4] | 0;
        constructor() {
          super(64, 20, 8, false);
        }
        get() {
          const { A, B, C, D, E } = this;
          return [A, B, C, D, E];
        }
        set(A, B, C, D, E) {
          this.A = A | 0;
          this.B = B | 0;
          this.C = C | 0;
          this.D = D | 0;
          this.E = E | 0;
        }
        _cloneInto(to) {
          (to ||= new this.constructor()).set(...this.get());
          return this._cloneIntoMeta(to);
        }
        process(view, offset) {
          for (let i = 0; i < 16; i++, offset += 4)
            SHA1_W[i] = view.getUint32(offset, false);
          for (let i = 16; i < 80; i++)
            SHA1_W[i] = (0, utils.aZ)(SHA1_W[i - 3] ^ SHA1_W[i - 8] ^ SHA1_W[i - 14] ^ SHA1_W[i - 16], 1);
          let { A, B, C, D, E } = this;
          for (let i = 0; i < 80; i++) {
            let F, K2;
            if (i < 20) {
              F = (0, _md.r9)(B, C, D);
              K2 = 1518500249;
            } else if (i < 40) {
              F = B ^ C ^ D;
              K2 = 1859775393;
            } else if (i < 60) {
              F = (0, _md.TQ)(B, C, D);
              K2 = 2400959708;
            } else {
              F = B ^ C ^ D;
              K2 = 3395469782;
            }
            const T = (0, utils.aZ)(A, 5) + F + E + K2 + SHA1_W[i] | 0;
            E = D;
            D = C;
            C = (0, utils.aZ)(B, 30);
            B = A;
            A = T;
          }
          A = A + this.A | 0;
          B = B + this.B | 0;
          C = C + this.C | 0;
          D = D + this.D | 0;
          E = E + this.E | 0;
          this.set(A, B, C, D, E);
        }
        roundClean() {
          (0, utils.uH)(SHA1_W);
        }
        destroy() {
          this.destroyed = true;
          this.set(0, 0, 0, 0, 0);
          (0, utils.uH)(this.buffer);
        }
      }
      const sha1 = /* @__PURE__ */ (0, utils.qj)(() => new _SHA1());
      const p32 = /* @__PURE__ */ Math.pow(2, 32);
      const K = /* @__PURE__ */ Array.from({ length: 64 }, (_, i) => Math.floor(p32 * Math.abs(Math.sin(i + 1))));
      const MD5_IV = /* @__PURE__ */ SHA1_IV.slice(0, 4);
      const MD5_W = /* @__PURE__ */ new Uint32Array(16);
      const MD5_SHIFTS = /* @__PURE__ */ (() => {
        const S = [
          [7, 12, 17, 22],
          [5, 9, 14, 20],
          [4, 11, 16, 23],
          [6, 10, 15, 21]
        ];
        return Uint8Array.from({ length: 64 }, (_, i) => S[Math.floor(i / 16)][i % 4]);
      })();
      class _MD5 extends _md.ol {
        A = MD5_IV[0] | 0;
        B = MD5_IV[1] | 0;
        C = MD5_IV[2] | 0;
        D = MD5_IV[3] | 0;
        constructor() {
          super(64, 16, 8, true);
        }
        get() {
          const { A, B, C, D } = this;
          return [A, B, C, D];
        }
        set(A, B, C, D) {
          this.A = A | 0;
          this.B = B | 0;
          this.C = C | 0;
          this.D = D | 0;
        }
        _cloneInto(to) {
          (to ||= new this.constructor()).set(...this.get());
          return this._cloneIntoMeta(to);
        }
        process(view, offset) {
          for (let i = 0; i < 16; i++, offset += 4)
            MD5_W[i] = view.getUint32(offset, true);
          let { A, B, C, D } = this;
          for (let i = 0; i < 64; i++) {
            let F, g;
            if (i < 16) {
              F = (0, _md.r9)(B, C, D);
              g = i;
            } else if (i < 32) {
              F = (0, _md.r9)(D, B, C);
              g = (5 * i + 1) % 16;
            } else if (i < 48) {
              F = B ^ C ^ D;
              g = (3 * i + 5) % 16;
            } else {
              F = C ^ (B | ~D);
              g = 7 * i % 16;
            }
            F = F + A + K[i] + MD5_W[g];
            A = D;
            D = C;
            C = B;
            B = B + (0, utils.aZ)(F, MD5_SHIFTS[i]);
          }
          A = A + this.A | 0;
          B = B + this.B | 0;
          C = C + this.C | 0;
          D = D + this.D | 0;
          this.set(A, B, C, D);
        }
        roundClean() {
          (0, utils.uH)(MD5_W);
        }
        destroy() {
          this.destroyed = true;
          this.set(0, 0, 0, 0);
          (0, utils.uH)(this.buffer);
        }
      }
      const md5 = (
        /* unused pure expression or super */
        null
      );
      const Rho160 = /* @__PURE__ */ Uint8Array.from([
        7,
        4,
        13,
        1,
        10,
        6,
        15,
        3,
        12,
        0,
        9,
        5,
        2,
        14,
        11,
        8
      ]);
      const Id160 = /* @__PURE__ */ (() => Uint8Array.from(new Array(16).fill(0).map((_, i) => i)))();
      const Pi160 = /* @__PURE__ */ (() => Id160.map((i) => (9 * i + 5) % 16))();
      const idxLR = /* @__PURE__ */ (() => {
        const L = [Id160];
        const R = [Pi160];
        const res = [L, R];
        for (let i = 0; i < 4; i++)
          for (let j of res)
            j.push(j[i].map((k) => Rho160[k]));
        return res;
      })();
      const idxL = /* @__PURE__ */ (() => idxLR[0])();
      const idxR = /* @__PURE__ */ (() => idxLR[1])();
      const shifts160 = /* @__PURE__ */ [
        [11, 14, 15, 12, 5, 8, 7, 9, 11, 13, 14, 15, 6, 7, 9, 8],
        [12, 13, 11, 15, 6, 9, 9, 7, 12, 15, 11, 13, 7, 8, 7, 7],
        [13, 15, 14, 11, 7, 7, 6, 8, 13, 14, 13, 12, 5, 5, 6, 9],
        [14, 11, 12, 14, 8, 6, 5, 5, 15, 12, 15, 14, 9, 9, 8, 6],
        [15, 12, 13, 13, 9, 5, 8, 6, 14, 11, 12, 11, 8, 6, 5, 5]
      ].map((i) => Uint8Array.from(i));
      const shiftsL160 = /* @__PURE__ */ idxL.map((idx, i) => idx.map((j) => shifts160[i][j]));
      const shiftsR160 = /* @__PURE__ */ idxR.map((idx, i) => idx.map((j) => shifts160[i][j]));
      const Kl160 = /* @__PURE__ */ Uint32Array.from([
        0,
        1518500249,
        1859775393,
        2400959708,
        2840853838
      ]);
      const Kr160 = /* @__PURE__ */ Uint32Array.from([
        1352829926,
        1548603684,
        1836072691,
        2053994217,
        0
      ]);
      function ripemd_f(group, x, y, z) {
        if (group === 0)
          return x ^ y ^ z;
        if (group === 1)
          return x & y | ~x & z;
        if (group === 2)
          return (x | ~y) ^ z;
        if (group === 3)
          return x & z | y & ~z;
        return x ^ (y | ~z);
      }
      const BUF_160 = /* @__PURE__ */ new Uint32Array(16);
      class _RIPEMD160 extends _md.ol {
        h0 = 1732584193 | 0;
        h1 = 4023233417 | 0;
        h2 = 2562383102 | 0;
        h3 = 271733878 | 0;
        h4 = 3285377520 | 0;
        constructor() {
          super(64, 20, 8, true);
        }
        get() {
          const { h0, h1, h2, h3, h4 } = this;
          return [h0, h1, h2, h3, h4];
        }
        set(h0, h1, h2, h3, h4) {
          this.h0 = h0 | 0;
          this.h1 = h1 | 0;
          this.h2 = h2 | 0;
          this.h3 = h3 | 0;
          this.h4 = h4 | 0;
        }
        _cloneInto(to) {
          (to ||= new this.constructor()).set(...this.get());
          return this._cloneIntoMeta(to);
        }
        process(view, offset) {
          for (let i = 0; i < 16; i++, offset += 4)
            BUF_160[i] = view.getUint32(offset, true);
          let al = this.h0 | 0, ar = al, bl = this.h1 | 0, br = bl, cl = this.h2 | 0, cr = cl, dl = this.h3 | 0, dr = dl, el = this.h4 | 0, er = el;
          for (let group = 0; group < 5; group++) {
            const rGroup = 4 - group;
            const hbl = Kl160[group], hbr = Kr160[group];
            const rl = idxL[group], rr = idxR[group];
            const sl = shiftsL160[group], sr = shiftsR160[group];
            for (let i = 0; i < 16; i++) {
              const tl = (0, utils.aZ)(al + ripemd_f(group, bl, cl, dl) + BUF_160[rl[i]] + hbl, sl[i]) + el | 0;
              al = el, el = dl, dl = (0, utils.aZ)(cl, 10) | 0, cl = bl, bl = tl;
            }
            for (let i = 0; i < 16; i++) {
              const tr = (0, utils.aZ)(ar + ripemd_f(rGroup, br, cr, dr) + BUF_160[rr[i]] + hbr, sr[i]) + er | 0;
              ar = er, er = dr, dr = (0, utils.aZ)(cr, 10) | 0, cr = br, br = tr;
            }
          }
          this.set(this.h1 + cl + dr | 0, this.h2 + dl + er | 0, this.h3 + el + ar | 0, this.h4 + al + br | 0, this.h0 + bl + cr | 0);
        }
        roundClean() {
          (0, utils.uH)(BUF_160);
        }
        destroy() {
          this.destroyed = true;
          (0, utils.uH)(this.buffer);
          this.set(0, 0, 0, 0, 0);
        }
      }
      const ripemd160 = /* @__PURE__ */ (0, utils.qj)(() => new _RIPEMD160());
      var sha2 = __webpack_require__(5514);
      var sha3 = __webpack_require__(8041);
      var der = __webpack_require__(4160);
      ;
      const fileHeader = (0, utils.aT)("004f70656e54696d657374616d7073000050726f6f6600bf89e2e884e89294");
      const operationTags = { attestation: 0, sha256: 8, append: 240, prepend: 241, more: 255 };
      const applyByTag = /* @__PURE__ */ new Map([
        [2, (message) => sha1(message)],
        [3, (message) => ripemd160(message)],
        [operationTags.sha256, (message) => (0, sha2.sc)(message)],
        [103, (message) => (0, sha3.lY)(message)],
        [operationTags.append, (message, argument) => (0, utils.Id)(message, argument)],
        [operationTags.prepend, (message, argument) => (0, utils.Id)(argument, message)],
        [242, (message) => message.toReversed()],
        [243, (message) => new TextEncoder().encode((0, utils.My)(message))]
      ]);
      const pendingTag = "83dfe30d2ef90c8e";
      const bitcoinTag = "0588960d73d71901";
      const limits = { message: 4096, payload: 8192, uri: 1e3, depth: 256, messages: 1048576 };
      const maxOtsBytes = 65536;
      const uriPattern = /^[A-Za-z0-9._/:-]+$/;
      function createProofReader(bytes) {
        let offset = 0;
        let totalBytes = 0;
        const take = (count) => {
          if (offset + count > bytes.length)
            throw new RangeError("it is cut off");
          offset += count;
          return bytes.subarray(offset - count, offset);
        };
        const readByte = () => take(1)[0] ?? 0;
        const readNumber = () => {
          let value = 0;
          for (let place = 1; place < 2 ** 35; place *= 128) {
            const nextByte = readByte();
            value += (nextByte & 127) * place;
            if (nextByte === 0 && place > 1)
              break;
            if (nextByte < 128)
              return value;
          }
          throw new RangeError("it has a number that is out of range");
        };
        const readSized = (maxLength) => {
          const size = readNumber();
          if (size > maxLength)
            throw new RangeError("a part of it is too long");
          return take(size);
        };
        const countMessage = (message) => {
          totalBytes += message.length;
          if (message.length > limits.message || totalBytes > limits.messages)
            throw new RangeError("a message of it is too long");
        };
        const expectEnd = () => {
          if (offset < bytes.length)
            throw new RangeError("there are bytes behind its end");
        };
        return { take, readByte, readNumber, readSized, countMessage, expectEnd };
      }
      function mayBeTimestamp([first = -1]) {
        return applyByTag.has(first) || first === operationTags.attestation || first === operationTags.more;
      }
      function parseTimestamp(bytes, message) {
        const reader = createProofReader(bytes);
        const timestamp = readTimestamp(reader, message, 0);
        reader.expectEnd();
        return timestamp;
      }
      function parseProofFile(bytes) {
        if (bytes.length > maxOtsBytes)
          throw new RangeError("it is larger than 64 KiB");
        const reader = createProofReader(bytes);
        if (!(0, der.er)(reader.take(fileHeader.length), fileHeader))
          throw new RangeError("it is no proof of OpenTimestamps");
        if (reader.readNumber() !== 1)
          throw new RangeError("it is a proof of another version");
        if (reader.readByte() !== operationTags.sha256)
          throw new RangeError("it is over another kind of digest");
        const timestamp = readTimestamp(reader, reader.take(32), 0);
        reader.expectEnd();
        return timestamp;
      }
      function readTimestamp(reader, message, depth) {
        if (depth === limits.depth)
          throw new RangeError("it nests too deep");
        const attestations = [];
        const steps = [];
        let isLast = false;
        while (!isLast) {
          const firstTag = reader.readByte();
          isLast = firstTag !== operationTags.more;
          const tag = isLast ? firstTag : reader.readByte();
          if (tag === operationTags.attestation)
            attestations.push(...readAttestation(reader, message));
          else
            steps.push(readStep(reader, tag, message, depth));
        }
        return { message, attestations, steps };
      }
      function readStep(reader, tag, message, depth) {
        const apply = applyByTag.get(tag);
        if (apply === void 0)
          throw new RangeError("it has an operation that is not known");
        const argument = tag === operationTags.append || tag === operationTags.prepend ? reader.readSized(limits.message) : void 0;
        if (argument?.length === 0)
          throw new RangeError("an operation of it adds nothing");
        const result = new Uint8Array(apply(message, argument ?? message));
        reader.countMessage(result);
        return { tag, ...argument && { argument }, to: readTimestamp(reader, result, depth + 1) };
      }
      function readAttestation(reader, message) {
        const tag = (0, utils.My)(reader.take(8));
        const payload = createProofReader(reader.readSized(limits.payload));
        if (tag === pendingTag) {
          const uri = (0, der.YS)(payload.readSized(limits.uri));
          payload.expectEnd();
          if (!uriPattern.test(uri))
            throw new RangeError("it promises an address that cannot be used");
          return [{ kind: "pending", uri }];
        }
        if (tag !== bitcoinTag)
          return [];
        const height = payload.readNumber();
        payload.expectEnd();
        if (message.length !== 32)
          throw new RangeError("it leads to a block by something that is no root of one");
        return [{ kind: "bitcoin", height }];
      }
      function leavesOf(timestamp) {
        const ownLeaves = timestamp.attestations.map((attestation) => ({ timestamp, attestation }));
        return [...ownLeaves, ...timestamp.steps.flatMap(({ to }) => leavesOf(to))];
      }
      function hideDigest(digest, nonce) {
        const salted = (0, utils.Id)(digest, nonce);
        const toFullTimestamp = (hash) => {
          const salting = { message: salted, attestations: [], steps: [{ tag: operationTags.sha256, to: hash }] };
          return { message: digest, attestations: [], steps: [{ tag: operationTags.append, argument: nonce, to: salting }] };
        };
        return { hidden: new Uint8Array((0, sha2.sc)(salted)), unhide: toFullTimestamp };
      }
      function replacePromises(timestamp, paths) {
        const upgradedPath = paths.get(timestamp);
        const { message, attestations, steps } = timestamp;
        return {
          message,
          attestations: upgradedPath?.attestations ?? attestations,
          steps: [...steps.map((step) => ({ ...step, to: replacePromises(step.to, paths) })), ...upgradedPath?.steps ?? []]
        };
      }
      function toProofFile(timestamp) {
        return (0, utils.Id)(fileHeader, Uint8Array.of(1, operationTags.sha256), timestamp.message, toPathBytes(timestamp));
      }
      function toPathBytes({ attestations, steps }) {
        const leadingSteps = steps.filter(({ to }) => leavesOf(to).length > 0);
        const parts = [
          ...attestations.map((one) => (0, utils.Id)(Uint8Array.of(operationTags.attestation), toEndBytes(one))),
          ...leadingSteps.map(({ tag, argument, to }) => (0, utils.Id)(Uint8Array.of(tag), ...argument === void 0 ? [] : [withSize(argument)], toPathBytes(to)))
        ];
        return (0, utils.Id)(...parts.flatMap((part, index) => index < parts.length - 1 ? [Uint8Array.of(operationTags.more), part] : [part]));
      }
      function toEndBytes(attestation) {
        const isPending = attestation.kind === "pending";
        const payload = isPending ? withSize(new TextEncoder().encode(attestation.uri)) : toNumberBytes(attestation.height);
        return (0, utils.Id)((0, utils.aT)(isPending ? pendingTag : bitcoinTag), withSize(payload));
      }
      function withSize(bytes) {
        return (0, utils.Id)(toNumberBytes(bytes.length), bytes);
      }
      function toNumberBytes(value) {
        const bytes = [];
        for (let remaining = value; bytes.length === 0 || remaining > 0; remaining = Math.floor(remaining / 128)) {
          bytes.push(remaining % 128 + (remaining >= 128 ? 128 : 0));
        }
        return Uint8Array.from(bytes);
      }
    })
  ),
  /***/
  9753: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        Cc: () => (
          /* binding */
          readWitnesses
        ),
        /* harmony export */
        KK: () => (
          /* binding */
          renderWitness
        ),
        /* harmony export */
        XS: () => (
          /* binding */
          parseBitcoinHeader
        ),
        /* harmony export */
        iA: () => (
          /* binding */
          renderCalendars
        ),
        /* harmony export */
        kV: () => (
          /* binding */
          attestationOf
        ),
        /* harmony export */
        oP: () => (
          /* binding */
          readWitness
        )
        /* harmony export */
      });
      var _noble_hashes_sha2_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(5514);
      var _noble_hashes_utils_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2565);
      var _core_checksums_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(291);
      var _core_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2872);
      var _evidence_to_statement_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5679);
      var _check_token_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3718);
      var _der_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4160);
      var _ots_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4452);
      function parseBitcoinHeader(hex) {
        if (!/^[0-9a-f]{160}$/i.test(hex))
          throw new RangeError("the header of a Bitcoin block has 160 hexadecimal digits");
        const bytes = new Uint8Array((0, _noble_hashes_utils_js__WEBPACK_IMPORTED_MODULE_6__.aT)(hex));
        const seconds = new DataView(bytes.buffer).getUint32(68, true);
        const hash = toBitcoinHex((0, _noble_hashes_sha2_js__WEBPACK_IMPORTED_MODULE_7__.sc)((0, _noble_hashes_sha2_js__WEBPACK_IMPORTED_MODULE_7__.sc)(bytes)));
        return { hash, merkleRoot: bytes.subarray(36, 68), time: new Date(seconds * 1e3) };
      }
      function toBitcoinHex(bytes) {
        return (0, _noble_hashes_utils_js__WEBPACK_IMPORTED_MODULE_6__.My)(bytes.toReversed());
      }
      async function readWitness(witness, digests, trust = {}) {
        const { kind } = witness;
        try {
          const token = (0, _der_js__WEBPACK_IMPORTED_MODULE_4__.y4)(witness.token);
          if (kind === "opentimestamps")
            return readOtsProof((0, _ots_js__WEBPACK_IMPORTED_MODULE_5__.dU)(token), digests, trust.bitcoinHeader);
          const check = await (0, _check_token_js__WEBPACK_IMPORTED_MODULE_3__.S)(token, digests, trust.roots);
          if (check.result !== "right") {
            return { claim: check.result === "wrong" ? "not fitting" : "not trusted", kind, problem: check.problem };
          }
          const { isTrusted, time, signer, root } = check;
          return { claim: isTrusted ? "yes" : "not trusted", kind, time, signer, root };
        } catch (thrown) {
          if (!(thrown instanceof RangeError))
            throw thrown;
          return { claim: "not fitting", kind, problem: thrown.message };
        }
      }
      function readOtsProof(proof, digests, header) {
        const kind = "opentimestamps";
        if ((0, _noble_hashes_utils_js__WEBPACK_IMPORTED_MODULE_6__.My)(proof.message) !== digests.sha256)
          throw new RangeError("it is over other bytes");
        const leaves = (0, _ots_js__WEBPACK_IMPORTED_MODULE_5__.wf)(proof);
        const blocks = leaves.flatMap(({ timestamp, attestation }) => attestation.kind === "bitcoin" ? [{ root: timestamp.message, block: attestation.height }] : []);
        const [oldest] = blocks.toSorted((one, other) => one.block - other.block);
        if (oldest === void 0) {
          const calendars = leaves.flatMap(({ attestation }) => attestation.kind === "pending" ? [attestation.uri] : []);
          if (calendars.length === 0)
            throw new RangeError("it leads to nothing that is known here");
          return { claim: "pending", kind, calendars };
        }
        if (header === void 0) {
          const lookUp = { block: oldest.block, merkleRoot: toBitcoinHex(oldest.root) };
          return { claim: "not trusted", kind, lookUp };
        }
        if (!blocks.some(({ root }) => (0, _der_js__WEBPACK_IMPORTED_MODULE_4__.er)(root, header.merkleRoot))) {
          throw new RangeError("the header that was given is of a block with another Merkle root");
        }
        return { claim: "yes", kind, time: header.time, block: header.hash };
      }
      function attestationOf(reading, run) {
        if ("lookUp" in reading) {
          const block = reading.lookUp.block.toLocaleString("en-US");
          return { says: `is in Bitcoin block ${block}, says its proof alone: look the block up`, parties: [] };
        }
        if (!("time" in reading))
          return void 0;
        const [time, source] = [toFullMinute(reading), renderSource(reading)];
        const existence = { on: time.toISOString(), says: `existed by ${(0, _core_text_js__WEBPACK_IMPORTED_MODULE_1__.oN)(time)}, says ${source}` };
        if ("block" in reading)
          return { ...existence, parties: [] };
        const stamp = { run, says: `T${source.slice(1)} says ${(0, _core_text_js__WEBPACK_IMPORTED_MODULE_1__.oN)(time)}` };
        const root = isSelfSigned(reading) ? [] : [{ is: "root", ...reading.root }];
        return { ...existence, parties: [{ is: "signer", ...reading.signer }, ...root], stamp };
      }
      function renderWitness(reading, listName = _core_checksums_js__WEBPACK_IMPORTED_MODULE_0__.TR) {
        if ("problem" in reading) {
          return reading.claim === "not fitting" ? `The ${witnessNames[reading.kind]} does not fit: ${reading.problem}` : `The ${witnessNames[reading.kind]} cannot be checked here: ${reading.problem}`;
        }
        if ("calendars" in reading) {
          return `${listName} is promised to Bitcoin by calendar ${renderCalendars(reading.calendars)}, not in a block yet: a later stamp or verify asks for it`;
        }
        if ("lookUp" in reading)
          return `By its proof, ${listName} is in Bitcoin block ${reading.lookUp.block.toLocaleString("en-US")}`;
        const rootNote = "root" in reading && !isSelfSigned(reading) ? ` (root ${renderHolder(reading.root)})` : "";
        return `${listName} existed by ${(0, _core_text_js__WEBPACK_IMPORTED_MODULE_1__.oN)(toFullMinute(reading))}, says ${renderSource(reading)}${rootNote}`;
      }
      function toFullMinute({ time }) {
        return new Date(Math.ceil(time.getTime() / 6e4) * 6e4);
      }
      function renderSource(reading) {
        if ("block" in reading)
          return `the header of Bitcoin block ${reading.block}`;
        const note = isSelfSigned(reading) ? " (self-signed: no authority has confirmed the signer)" : "";
        return `the time stamp of ${renderHolder(reading.signer)}${note}`;
      }
      function isSelfSigned({ signer, root }) {
        return signer.fingerprint !== void 0 && signer.fingerprint === root.fingerprint;
      }
      function renderWitnessAdvice(reading) {
        if ("problem" in reading || reading.claim === "yes")
          return void 0;
        if (reading.claim === "pending")
          return `The command ots upgrade ${_core_checksums_js__WEBPACK_IMPORTED_MODULE_0__.TR}*.ots asks for it too.`;
        if ("lookUp" in reading) {
          const { block, merkleRoot } = reading.lookUp;
          return `Look up block ${block.toLocaleString("en-US")}: its Merkle root must be ${merkleRoot}.`;
        }
        const { fingerprint } = reading.root;
        const party = isSelfSigned(reading) ? "signer" : "root";
        const advice = fingerprint === void 0 ? "Decide whether you trust it." : `Compare its SHA-256 fingerprint with the one that the authority publishes: ${fingerprint}`;
        return `The ${party} ${renderHolder(reading.root)} is not known here. ${advice}`;
      }
      const witnessNames = { rfc3161: "time stamp", opentimestamps: "proof of OpenTimestamps" };
      function renderHolder({ name }) {
        return (0, _core_text_js__WEBPACK_IMPORTED_MODULE_1__.wh)(name, _core_text_js__WEBPACK_IMPORTED_MODULE_1__.I6.word);
      }
      function renderCalendars(addresses) {
        const toHost = (uri) => (0, _core_text_js__WEBPACK_IMPORTED_MODULE_1__.wh)(URL.canParse(uri) ? new URL(uri).host : uri, _core_text_js__WEBPACK_IMPORTED_MODULE_1__.I6.word);
        return (0, _core_text_js__WEBPACK_IMPORTED_MODULE_1__.L1)([...new Set(addresses)], toHost);
      }
      function toListedWitnesses(statements) {
        const witnessByContent = /* @__PURE__ */ new Map();
        for (const [index, { statement }] of statements.entries()) {
          const { subject, predicate } = statement;
          const witnesses = (predicate.witnesses ?? []).filter(({ of }) => of === _core_checksums_js__WEBPACK_IMPORTED_MODULE_0__.TR);
          if (witnesses.length === 0)
            continue;
          const list = (0, _evidence_to_statement_js__WEBPACK_IMPORTED_MODULE_2__.SL)((0, _evidence_to_statement_js__WEBPACK_IMPORTED_MODULE_2__.so)({ name: _core_checksums_js__WEBPACK_IMPORTED_MODULE_0__.TR }, subject));
          const sha256ByName = new Map(subject.map(({ name, digest }) => [name, digest.sha256]));
          const coveredSha256s = /* @__PURE__ */ new Set([list.sha256, ...[...sha256ByName.values()].flatMap((one) => one ?? [])]);
          for (const witness of witnesses) {
            const key = JSON.stringify([witness, list.sha256]);
            const run = witnessByContent.get(key)?.run ?? index;
            witnessByContent.set(key, { witness, list, coveredSha256s, sha256ByName, on: predicate.finishedOn, run });
          }
        }
        return [...witnessByContent.values()];
      }
      async function readWitnesses({ statements }, trust = {}) {
        const addReading = async (listed, trusted) => {
          return { ...listed, reading: await readWitness(listed.witness, listed.list, trusted) };
        };
        const readings = await Promise.all(toListedWitnesses(statements).map((one) => addReading(one, trust)));
        const isHeaderUsed = readings.some(({ reading }) => "block" in reading);
        const { bitcoinHeader: _, ...withoutHeader } = trust;
        const isInOtherBlock = ({ witness, reading }) => isHeaderUsed && witness.kind === "opentimestamps" && reading.claim === "not fitting";
        const results = await Promise.all(readings.map(async (one) => isInOtherBlock(one) ? addReading(one, withoutHeader) : one));
        const listsInBlock = new Set(results.flatMap(({ list, reading }) => "lookUp" in reading || "block" in reading ? list.sha256 : []));
        const hasSeveral = new Set(results.map(({ list }) => list.sha256)).size > 1;
        return results.flatMap((one) => {
          if (one.reading.claim === "pending" && listsInBlock.has(one.list.sha256))
            return [];
          const { reading, run, on, list, coveredSha256s, sha256ByName } = one;
          const sentence = renderWitness(reading, hasSeveral ? `${_core_checksums_js__WEBPACK_IMPORTED_MODULE_0__.TR} of ${(0, _core_text_js__WEBPACK_IMPORTED_MODULE_1__.oN)(on)}` : _core_checksums_js__WEBPACK_IMPORTED_MODULE_0__.TR);
          const calendars = "calendars" in reading ? reading.calendars : void 0;
          const words = { claim: reading.claim, sentence, advice: renderWitnessAdvice(reading), calendars };
          return { ...words, attested: attestationOf(reading, run), listDigests: list, coveredSha256s, sha256ByName };
        });
      }
    })
  )
};
