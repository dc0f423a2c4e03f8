export const id = 321;
export const ids = [321, 493];
export const modules = {
  /***/
  2321: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        createClient: () => (
          /* binding */
          createClient
        )
      });
      var undici = __webpack_require__(6752);
      var errors = __webpack_require__(6608);
      var open_stamp = __webpack_require__(781);
      var row = __webpack_require__(1663);
      var addresses = __webpack_require__(2703);
      var host = __webpack_require__(9406);
      var external_node_crypto_ = __webpack_require__(7598);
      var api_fault = __webpack_require__(5400);
      var http = __webpack_require__(7874);
      var core_digest = __webpack_require__(2427);
      var json = __webpack_require__(5961);
      var core_members = __webpack_require__(2508);
      ;
      const routes = {
        stamp: "/core/v2/timestamp/post",
        check: "/core/v2/file/check",
        verify: "/core/v2/verify/file",
        verifyProof: "/core/v1/verify/post-lite",
        requestProof: "/core/v1/timestamp/post",
        proofStatus: "/core/v1/timestamp/status"
      };
      const wire_headers = {
        apiKey: "x-api-key",
        requestId: "x-request-id",
        report: "x-report-required",
        demo: "x-demo-service",
        chainName: "x-chain-name"
      };
      const proofPartName = "jsonproof";
      const checkTexts = { found: "Hash found.", notFound: "Hash not found." };
      const verifyResults = { match: "full match", noMatch: "no match" };
      function isAbsent(value) {
        return value === void 0 || value === null || value === "";
      }
      const orAbsent = (reader) => (0, core_members.lq)(reader, isAbsent);
      const textUpTo = (maxLength) => ({ value, where }) => {
        if (typeof value === "string" && value.length <= maxLength)
          return value;
        throw new RangeError(`${where} is not a text of at most ${maxLength} characters`);
      };
      const maxTextLength = 2048;
      const shortTextOf = textUpTo(maxTextLength);
      const anyTextOf = textUpTo(Number.POSITIVE_INFINITY);
      const unknownOf = ({ value }) => value;
      const numberOf = ({ value, where }) => {
        if (typeof value === "number" && Number.isFinite(value))
          return value;
        throw new RangeError(`${where} is not a number`);
      };
      const quantityOf = (member) => typeof member.value === "string" ? Number((0, core_members.HU)(member, /^[0-9]{1,15}$/, "a number")) : numberOf(member);
      function anySpelling(form) {
        const readAnySpelling = ({ value, where }) => {
          const members = /* @__PURE__ */ new Map();
          for (const [name, member] of (0, core_members.Gv)(value) ? Object.entries(value) : []) {
            const key = name.replaceAll("_", "").toLowerCase();
            if (members.has(key) && members.get(key) !== member)
              throw new RangeError(`${where}.${name} is given twice`);
            members.set(key, member);
          }
          return form({ value: (0, core_members.Gv)(value) ? Object.fromEntries(members) : value, where });
        };
        return Object.assign(readAnySpelling, { members: form.members });
      }
      const envelopeForm = (0, core_members.Xy)({
        status: anyTextOf,
        statusCode: numberOf,
        requestId: orAbsent(anyTextOf),
        message: orAbsent((member) => anyTextOf(member).slice(0, maxTextLength)),
        timestamp: orAbsent(shortTextOf),
        service: orAbsent(shortTextOf),
        data: (0, core_members.lq)(unknownOf)
      });
      const errorEnvelopeForm = (0, core_members.Xy)({
        status: (member) => (0, core_members.aG)(member, ["error", "fail", "failed"]),
        statusCode: (0, core_members.lq)(unknownOf),
        message: (0, core_members.lq)(unknownOf)
      });
      function membersOf({ value, where }) {
        if (!(0, core_members.Gv)(value))
          throw new RangeError(`${where} is not an object`);
        return value;
      }
      const stampDataForm = (0, core_members.Xy)({
        command: (member) => (0, core_members.aG)(member, ["send"]),
        status: core_members.SF,
        params: (0, core_members.Xy)({ address: orAbsent(shortTextOf), amount: (0, core_members.lq)(unknownOf), state: membersOf })
      });
      const checkDataForm = (0, core_members.Xy)({ hash: anyTextOf, data: anyTextOf });
      const chainRecordForm = anySpelling((0, core_members.Xy)({
        blockNumber: (0, core_members.pb)("blocknumber", orAbsent((member) => typeof member.value === "string" ? (0, core_members.HU)(member, /^[0-9]{1,20}$/, "a block number") : (0, core_members.gd)(member))),
        blockDate: (0, core_members.pb)("blockdate", orAbsent(shortTextOf)),
        txpowId: (0, core_members.pb)("txpowid", orAbsent(shortTextOf)),
        transactionId: (0, core_members.pb)("transactionid", orAbsent(shortTextOf)),
        coinId: (0, core_members.pb)("coinid", orAbsent(shortTextOf)),
        matchedHash: (0, core_members.pb)("matchedhash", orAbsent(shortTextOf))
      }));
      const fileSegmentForm = anySpelling((0, core_members.Xy)({
        matchedHash: (0, core_members.pb)("matchedhash", orAbsent(shortTextOf)),
        offset: orAbsent(quantityOf),
        packetSize: (0, core_members.pb)("packetsize", orAbsent(quantityOf))
      }));
      const maxRecords = 1e3;
      const verificationForm = anySpelling((0, core_members.Xy)({
        fileHash: (0, core_members.pb)("filehash", (0, core_members.lq)(unknownOf)),
        result: textUpTo(200),
        method: orAbsent(shortTextOf),
        validationMethod: (0, core_members.pb)("validationmethod", orAbsent(shortTextOf)),
        uniqueHashes: (0, core_members.pb)("uniquehashes", orAbsent(quantityOf)),
        nftCoinId: (0, core_members.pb)("nftcoinid", orAbsent(shortTextOf)),
        nftTxnId: (0, core_members.pb)("nfttxnid", orAbsent(shortTextOf)),
        records: (0, core_members.pb)("blockchaindata", orAbsent((0, core_members.jk)(chainRecordForm, maxRecords))),
        segments: (0, core_members.pb)("filesegments", orAbsent((0, core_members.jk)(fileSegmentForm, maxRecords)))
      }));
      const reportFileForm = anySpelling((0, core_members.Xy)({
        url: (0, core_members.pb)("downloadurl", shortTextOf),
        fileName: (0, core_members.pb)("filename", orAbsent(shortTextOf)),
        size: (0, core_members.pb)("filesize", orAbsent(quantityOf)),
        expiresIn: (0, core_members.pb)("expiresin", orAbsent(shortTextOf))
      }));
      ;
      function readReply(answer, request, today) {
        const { status, headers, json: json2 } = answer;
        if (status >= 300) {
          const fault = (0, api_fault.yQ)(status, headers, request, today, messageIn(json2));
          const errorBody = (0, core_members.o_)(errorEnvelopeForm, json2);
          if (errorBody === void 0)
            return (0, api_fault.XR)(fault);
          const mayHaveActed = fault.error.code === "REQUEST_REJECTED" && (statusCodeIn(errorBody.statusCode) ?? 0) >= 500;
          return mayHaveActed ? { ...fault, certainty: "perhaps-processed" } : fault;
        }
        if (status !== 200) {
          const fault = (0, api_fault.Jn)(`with status ${status}, which says nothing about the request`, request);
          return status === 202 ? { ...fault, isAccepted: true } : fault;
        }
        if (!jsonTypePattern.test(headers["content-type"] ?? "")) {
          return (0, api_fault.Jn)("with something that is not JSON", request);
        }
        if (!(0, core_members.Gv)(json2))
          return (0, api_fault.Jn)("with a body that is not one JSON object", request, 2);
        const body = (0, core_members.o_)(envelopeForm, json2);
        if (body?.status !== "success" || body.statusCode !== 200)
          return faultOfEnvelope(body, answer, request, today);
        const { [wire_headers.demo]: demo, [wire_headers.chainName]: chainName } = headers;
        return { envelope: body, requestId: request.requestId, demo: demo === "1", chainName: (0, addresses.T8)(chainName) };
      }
      function faultOfEnvelope(body, answer, request, today) {
        const { json: json2, headers } = answer;
        const errorBody = (0, core_members.o_)(errorEnvelopeForm, json2);
        const statusCode = statusCodeIn(errorBody === void 0 ? body?.statusCode : errorBody.statusCode);
        const quotation = messageIn(json2);
        if (statusCode !== void 0 && statusCode >= 400 && statusCode <= 599) {
          const fault = (0, api_fault.yQ)(statusCode, headers, request, today, quotation);
          return { ...errorBody === void 0 ? (0, api_fault.XR)(fault) : fault, usefulAttempts: 1 };
        }
        if (errorBody === void 0) {
          return (0, api_fault.Jn)(body === void 0 ? "with JSON of an unexpected form" : "without saying that the request succeeded", request);
        }
        const message = `POST ${request.path} was refused by the service`;
        const error = new errors._Z("SERVICE_REFUSED", message, { requestId: request.requestId, quotation });
        return { error, certainty: statusCode === 200 ? "perhaps-processed" : "refused", usefulAttempts: 1 };
      }
      function statusCodeIn(value) {
        const code = typeof value === "string" && /^\d{3}$/.test(value) ? Number(value) : value;
        return typeof code === "number" && Number.isInteger(code) ? code : void 0;
      }
      const jsonTypePattern = /^(?:application\/json|application\/[\w.-]+\+json)\s*(?:;|$)/i;
      function messageIn(json2) {
        const message = (0, core_members.mz)(json2, "message");
        return typeof message === "string" && message !== "" ? message.slice(0, 200) : void 0;
      }
      function parseJson(body, redact) {
        try {
          const text = (0, json._6)(body);
          if (!text.includes("\\") && redact(text) === text)
            return (0, json.lk)(text);
          return (0, json.lk)(text, (_, value) => typeof value === "string" ? redact(value) : value);
        } catch (error) {
          if (error instanceof RangeError || error instanceof TypeError)
            return void 0;
          throw error;
        }
      }
      function judgeStamp(reply, digest) {
        const stampAnswer = (0, core_members.o_)(stampDataForm, reply.envelope.data);
        if (stampAnswer === void 0) {
          const judgement = judgeVerify(reply, digest);
          if (judgement.verdict === "verified")
            return { verdict: "already-anchored", answer: judgement.answer };
          if (judgement.verdict === "failed")
            return judgement;
          return judgeUnclear(reply, "it neither anchors the hash nor matches it");
        }
        const { status, params } = stampAnswer;
        if (!status) {
          const message = "The service answered, but its node did not accept the stamp (status is false).";
          return { verdict: "failed", error: new errors._Z("SERVICE_REFUSED", message, { requestId: reply.requestId }) };
        }
        const sentDigests = Object.values(params.state).map(core_digest.s1).filter((sentDigest) => sentDigest !== void 0);
        if (sentDigests.includes(digest)) {
          return { verdict: "accepted", answer: toAnswerFacts(reply, { address: params.address }) };
        }
        return sentDigests.length > 0 ? judgeMismatch(reply, "stamped") : judgeUnclear(reply, "it names no hash that was sent to the chain");
      }
      function judgeCheck(reply, digest) {
        const checkResult = (0, core_members.o_)(checkDataForm, reply.envelope.data);
        if (checkResult === void 0)
          return judgeUnclear(reply, "it has no check result");
        const { hash, data } = checkResult;
        const answeredDigest = (0, core_digest.s1)(hash);
        if (answeredDigest === void 0)
          return judgeUnclear(reply, "it does not say which hash it checked");
        if (answeredDigest !== digest)
          return judgeMismatch(reply, "checked");
        const facts = toAnswerFacts(reply, { result: data });
        if (data === checkTexts.found)
          return { verdict: "found", answer: facts };
        if (data === checkTexts.notFound)
          return { verdict: "not-found", answer: facts };
        return judgeUnclear(reply, "its text is neither \u201CHash found.\u201D nor \u201CHash not found.\u201D", facts);
      }
      function judgeVerify(reply, digest, root) {
        const verifyData = findVerification(reply.envelope.data);
        if (verifyData === void 0) {
          const reason = isTooLong(reply.envelope.data) ? `it lists more than ${maxRecords} chain records or file segments, which are not read` : "it has no verification result, or results that differ";
          return judgeUnclear(reply, reason);
        }
        const answeredDigest = (0, core_digest.s1)(verifyData.fileHash);
        if (answeredDigest !== void 0 && answeredDigest !== digest)
          return judgeMismatch(reply, "verified");
        const facts = toVerificationFacts(reply, verifyData);
        if (verifyData.result === verifyResults.noMatch) {
          const isHashOrAbsent = answeredDigest !== void 0 || isAbsent(verifyData.fileHash);
          return isHashOrAbsent ? { verdict: "no-match", answer: facts } : judgeUnclear(reply, "its file hash is not a hash", facts);
        }
        if (verifyData.result !== verifyResults.match)
          return judgeUnclear(reply, "its result is not one that is known", facts);
        if (answeredDigest === void 0)
          return judgeUnclear(reply, "it does not say which hash it verified", facts);
        const isMatching = ({ matchedHash }) => (0, core_digest.dv)(matchedHash, digest) || root !== void 0 && (0, core_digest.dv)(matchedHash, root);
        if (!facts.records.some(isMatching))
          return judgeUnclear(reply, "no chain record in it matches the hash", facts);
        return { verdict: "verified", answer: facts };
      }
      function judgeUnclear(reply, why, facts = toAnswerFacts(reply, {})) {
        return { verdict: "unknown", note: `The service's answer was not clear: ${why}.`, answer: facts };
      }
      function judgeMismatch({ requestId }, action) {
        const message = `The service ${action} another file's hash, not the one that was sent.`;
        return { verdict: "failed", error: new errors._Z("REPLY_MISMATCH", message, { requestId }) };
      }
      function findVerification(data) {
        const [firstVerification, ...others] = candidatesIn(data).flatMap((place) => (0, core_members.o_)(verificationForm, place) ?? []);
        return others.every(({ result }) => result === firstVerification?.result) ? firstVerification : void 0;
      }
      function isTooLong(data) {
        const members = candidatesIn(data).filter(core_members.Gv).flatMap(Object.values);
        return members.some((member) => Array.isArray(member) && member.length > maxRecords);
      }
      function candidatesIn(data) {
        const response = (0, core_members.mz)(data, "response");
        const nestedData = (0, core_members.mz)(response, "data");
        const mergedResponse = (0, core_members.Gv)(nestedData) ? [{ ...response, ...nestedData }] : [];
        return [(0, core_members.mz)(data, "data"), ...mergedResponse, response, data];
      }
      function toVerificationFacts(reply, verifyData) {
        const { fileHash: _, validationMethod, method = validationMethod, records, segments, ...facts } = verifyData;
        const { data } = reply.envelope;
        const fileCandidates = [(0, core_members.mz)(data, "file"), (0, core_members.mz)(data, "data", "file"), (0, core_members.mz)(data, "response", "file")];
        const [report] = fileCandidates.flatMap((file) => (0, core_members.o_)(reportFileForm, file) ?? []);
        return toAnswerFacts(reply, { ...facts, method, records, segments, report });
      }
      const noRecords = [];
      function toAnswerFacts({ envelope: answerEnvelope, requestId, demo, chainName }, fields) {
        const { message, service, timestamp: date } = answerEnvelope;
        const answerId = answerEnvelope.requestId === requestId ? requestId : answerEnvelope.requestId;
        const facts = (0, core_members.r$)({ answerId, message, service, date, chainName, ...fields });
        return { requestId, records: noRecords, segments: noRecords, ...facts, ...demo && { demo: true } };
      }
      ;
      function isFault(answer) {
        return "certainty" in answer;
      }
      function withSignal(connection, signal) {
        if (signal === void 0)
          return connection;
        const { stop, abort } = connection.cancellation;
        return { ...connection, cancellation: { stop: AbortSignal.any([stop, signal]), abort } };
      }
      function toJsonRequest(route, body) {
        const text = JSON.stringify(body);
        return { route, body: () => text, wantsReport: false, repeatable: true };
      }
      async function call(connection, request) {
        const { clock, gate, cancellation } = connection;
        let spentMs = 0;
        let lastFault;
        for (let attempt = 1; ; attempt += 1) {
          const closingFault = await gate.pass(cancellation.stop);
          if (closingFault !== void 0)
            return lastFault ?? closingFault;
          const startedAt = clock.now();
          const givesUpAt = (0, api_fault.ux)(startedAt - spentMs, request.repeatable);
          const answer = await attemptRequest(connection, request, givesUpAt);
          if (!isFault(answer))
            return answer;
          const elapsedMs = spentMs + clock.now() - startedAt;
          const progress = { attempt, elapsedMs, repeatable: request.repeatable };
          const waitMs = (0, api_fault.TF)(answer, progress, clock.random());
          applyRateLimit(connection, answer, waitMs);
          if (waitMs === void 0 || cancellation.stop.aborted)
            return answer;
          await clock.wait(waitMs, cancellation.stop);
          if (cancellation.stop.aborted)
            return answer;
          spentMs += clock.now() - startedAt;
          lastFault = answer;
        }
      }
      function applyRateLimit({ gate, onPause }, { error }, waitMs = error.retryAfterMs) {
        if (error.code !== "RATE_LIMITED" || waitMs === void 0)
          return;
        if (waitMs <= api_fault.wJ) {
          if (gate.pause(waitMs))
            onPause(waitMs);
          return;
        }
        const message = `No request was sent for this after ${error.code}: ${(0, errors.NS)(error)}`;
        gate.close(unsentFault(new errors._Z("NOT_ATTEMPTED", message, { cause: error })));
      }
      function unsentFault(error) {
        return { error, certainty: "not-sent", usefulAttempts: 1 };
      }
      async function attemptRequest(connection, request, givesUpAt) {
        const { cancellation, clock, openRequestIds } = connection;
        if (cancellation.stop.aborted) {
          return unsentFault(new errors._Z("NOT_ATTEMPTED", "The run was cancelled before this request was sent."));
        }
        const path = routes[request.route];
        const sentRequest = { path, requestId: (0, external_node_crypto_.randomUUID)(), address: connection.urlOf(path).href };
        const startedAt = clock.now();
        openRequestIds.add(sentRequest.requestId);
        try {
          const answer = await exchangeOnce(connection, request, sentRequest);
          connection.onRequest({ ...eventOf(sentRequest, answer, clock.now() - startedAt), givesUpAt });
          if (isFault(answer))
            return answer;
          const echoedId = answer.envelope.requestId ?? "";
          if (echoedId === sentRequest.requestId || !openRequestIds.has(echoedId))
            return answer;
          const message = `The answer to POST ${path} belongs to another request of this run.`;
          const error = new errors._Z("REPLY_MISMATCH", message, { requestId: sentRequest.requestId });
          return { error, certainty: "perhaps-processed", usefulAttempts: 1 };
        } finally {
          openRequestIds.delete(sentRequest.requestId);
        }
      }
      async function exchangeOnce(connection, { route, body, wantsReport, repeatable }, sentRequest) {
        const content = body();
        const timeoutMs = wantsReport ? connection.timeoutMs * 2 : connection.timeoutMs;
        const answer = await (0, http.post)(connection.dispatcher, {
          url: connection.urlOf(routes[route]),
          headers: toRequestHeaders(connection.readKey(), sentRequest.requestId, wantsReport, typeof content === "string"),
          body: content,
          timeoutMs,
          // The first signal to cancel a run (`stop`) does not interrupt a request that may cost something.
          signal: repeatable ? connection.cancellation.stop : connection.cancellation.abort
        });
        if (answer.kind === "broken")
          return (0, api_fault.JK)(answer, sentRequest, timeoutMs);
        const { status, headers } = answer;
        const json2 = parseJson(answer.body, connection.redact);
        return readReply({ status, headers: redactShownFields(headers, connection.redact), json: json2 }, { ...sentRequest, bodyBytes: bodySizeOf(content) }, connection.clock.today());
      }
      const shownFields = ["location", wire_headers.chainName];
      function redactShownFields(headers, redact) {
        const shownNames = shownFields.filter((name) => headers[name] !== void 0);
        if (shownNames.length === 0)
          return headers;
        return { ...headers, ...Object.fromEntries(shownNames.map((name) => [name, redact(headers[name] ?? "")])) };
      }
      function eventOf({ path, requestId }, answer, elapsedMs) {
        const event = { path, requestId, milliseconds: Math.round(elapsedMs) };
        if (!isFault(answer))
          return { ...event, result: "200" };
        const { code, httpStatus } = answer.error;
        const trouble = httpStatus !== void 0 ? `the service answers ${httpStatus}` : (0, errors.uD)(answer.error) && code !== "NOT_ATTEMPTED" && "the service does not answer";
        const wasCutOff = code === "NOT_ATTEMPTED" && answer.certainty === "perhaps-processed";
        const result = httpStatus === void 0 ? code : `${httpStatus} ${code}`;
        return { ...event, result, ...trouble !== false && { trouble }, ...wasCutOff && { wasCutOff } };
      }
      function bodySizeOf(content) {
        if (typeof content === "string")
          return Buffer.byteLength(content);
        return [...content.values()].reduce((sum, part) => sum + (typeof part === "string" ? part.length : part.size), 0);
      }
      function toRequestHeaders(apiKey, requestId, wantsReport, isJson) {
        return {
          [wire_headers.apiKey]: apiKey,
          [wire_headers.requestId]: requestId,
          accept: "application/json",
          "user-agent": "anchor-artifacts",
          ...wantsReport && { [wire_headers.report]: "true" },
          // A form sets its own content type, with the boundary (docs/service-api.md#verify-a-proof).
          ...isJson && { "content-type": "application/json" }
        };
      }
      var core_text = __webpack_require__(2872);
      ;
      const minLengthInsideWords = 8;
      function createRedactor(secret, minLength = minLengthInsideWords) {
        if (secret.length < minLength)
          return (text) => text;
        const spellings = [...new Set(spellingsOf(secret))];
        spellings.sort((one, other) => other.length - one.length);
        const patterns = spellings.map((spelling) => {
          const literal = spelling.replaceAll(/\W/g, String.raw`\$&`);
          return spelling.length < minLengthInsideWords ? `(?<![0-9a-z])${literal}(?![0-9a-z])` : literal;
        });
        const pattern = new RegExp(patterns.join("|"), "gi");
        const redact = (text) => text.replaceAll(pattern, "***");
        return (text) => {
          const redacted = redact(text);
          const visible = redacted.replaceAll(core_text.sN, "");
          const redactedVisible = redact(visible);
          return redactedVisible === visible ? redacted : redactedVisible;
        };
      }
      const minRedactedLength = 4;
      function createRedactorOfAll(secrets) {
        const redactors = secrets.map((secret) => createRedactor(secret, minRedactedLength));
        return (text) => redactors.reduce((partlyRedacted, redactOne) => redactOne(partlyRedacted), text);
      }
      function spellingsOf(secret) {
        const hex = Buffer.from(secret).toString("hex");
        const codePoints = Array.from(secret, (character) => (character.codePointAt(0) ?? 0).toString(16));
        const json2 = JSON.stringify(secret).slice(1, -1);
        return [
          secret,
          json2,
          // The secret in JSON that is itself a string in JSON.
          JSON.stringify(json2).slice(1, -1),
          // A secret may contain half of a surrogate pair, for which `encodeURIComponent` throws.
          encodeURIComponent(secret.toWellFormed()),
          hex,
          hex.replaceAll(/../g, "%$&"),
          codePoints.map((codePoint) => `\\u${codePoint.padStart(4, "0")}`).join(""),
          codePoints.map((codePoint) => `&#x${codePoint};`).join(""),
          codePoints.map((codePoint) => `&#${Number.parseInt(codePoint, 16)};`).join(""),
          secret.replaceAll(/[<>&"']/g, (character) => htmlEntities[character] ?? character),
          Array.from(secret).toReversed().join(""),
          ...base64Of(secret)
        ];
      }
      const htmlEntities = {
        "<": "&lt;",
        ">": "&gt;",
        "&": "&amp;",
        '"': "&quot;",
        "'": "&apos;"
      };
      function base64Of(secret) {
        return [0, 1, 2].flatMap((shift) => {
          const bytes = Buffer.concat([Buffer.alloc(shift), Buffer.from(secret)]);
          const ownPart = bytes.toString("base64").slice(Math.ceil(shift * 8 / 6), Math.floor(bytes.length * 8 / 6));
          return [ownPart, ownPart.replaceAll("+", "-").replaceAll("/", "_")];
        });
      }
      ;
      const neverAborted = new AbortController().signal;
      const defaultOptions = {
        cancellation: { stop: neverAborted, abort: neverAborted },
        onRequest: () => {
        },
        onPause: () => {
        },
        clock: host.ml
      };
      function createClient(settings) {
        const { base, apiKey, ...options } = { ...defaultOptions, ...settings };
        const { dispatcher, close } = openConnections(base, options.cancellation.abort);
        const connection = {
          ...options,
          urlOf: (0, addresses.Oj)(base),
          ...createKeyRing(settings),
          dispatcher,
          gate: (0, api_fault.qD)(options.clock),
          openRequestIds: /* @__PURE__ */ new Set()
        };
        return {
          check: async (digest, signal) => {
            const answer = await call(withSignal(connection, signal), toJsonRequest("check", { hash: digest }));
            return judgeAnswer(answer, (reply) => judgeCheck(reply, digest));
          },
          /**
           * Sends one stamp; sends it again only after a fault which shows that it was not processed. A judgement with
           * `unresolved` or `mayBeSpent` says that the service may have made the stamp all the same.
           */
          stamp: async (digest, signal) => {
            const request = { ...toJsonRequest("stamp", { hash: digest }), repeatable: false };
            return judgeStampAnswer(await call(withSignal(connection, signal), request), digest, connection.clock.now());
          },
          verify: async (digest, details, signal) => {
            const { report, fileName, fileSize } = details;
            const body = { hash: digest, filename: fileName, filesize: fileSize };
            const request = { ...toJsonRequest("verify", body), wantsReport: report, repeatable: !report };
            return verifyOnce(withSignal(connection, signal), request, (reply) => judgeVerify(reply, digest));
          },
          verifyProof: async (proof) => verifyOnce(connection, toProofRequest(proof), (reply) => judgeVerify(reply, proof.digest, proof.root)),
          /** Whether no more requests are sent, because the service asked for a longer wait than `maxWaitMs`. */
          isClosedByService: connection.gate.isClosed,
          /** Closes the connections; requests under way are cancelled. */
          close
        };
      }
      function createKeyRing(settings) {
        let newestKey = "";
        let redactSentKeys = (text) => text;
        return {
          readKey: () => {
            const { apiKey } = settings;
            if (apiKey === newestKey)
              return apiKey;
            newestKey = apiKey;
            const [redactFormerKeys, redactNewestKey] = [redactSentKeys, createRedactor(apiKey)];
            redactSentKeys = (text) => redactNewestKey(redactFormerKeys(text));
            return apiKey;
          },
          redact: (text) => redactSentKeys(text)
        };
      }
      function openConnections(base, abort) {
        const closeController = new AbortController();
        const dispatcher = (0, http.createDispatcher)(base, AbortSignal.any([closeController.signal, abort]));
        const close = () => {
          closeController.abort();
          return dispatcher.destroy();
        };
        return { dispatcher, close };
      }
      function judgeStampAnswer(answer, digest, now) {
        if (isFault(answer))
          return judgeStampFault(answer, now);
        const judgement = judgeStamp(answer, digest);
        if ((0, open_stamp.Wk)(judgement) && judgement.error !== void 0)
          return (0, open_stamp.hp)(judgement.error);
        if (judgement.verdict !== "unknown")
          return judgement;
        const { note, ...facts } = judgement;
        return (0, open_stamp.BZ)({ kind: "unknown", sinceMs: now, mayResend: false, ownMessage: note }, facts);
      }
      function judgeStampFault({ error, certainty, isGarbled, isFromGateway, isAccepted }, sinceMs) {
        if (certainty !== "perhaps-processed")
          return (0, row.w2)(error);
        if (isFromGateway === true || error.code === "REPLY_MISMATCH")
          return (0, open_stamp.hp)(error);
        const isAnswerUnread = isGarbled === true && isAccepted !== true;
        const { retryAfterMs: pauseMs = 0 } = error;
        const openStamp = {
          kind: isAnswerUnread ? "unknown" : "unclear",
          sinceMs,
          mayResend: !isAnswerUnread,
          ownMessage: error.ownMessage,
          ...error.quotation !== void 0 && { quotation: error.quotation },
          ...(0, errors.uD)(error) && { outage: error },
          ...pauseMs > api_fault.wJ ? { longPause: error } : pauseMs > 0 && { pauseMs }
        };
        return (0, open_stamp.BZ)(openStamp, error.requestId === void 0 ? {} : { requestId: error.requestId });
      }
      function toProofRequest(proof) {
        const body = () => {
          const form = new undici.FormData();
          form.set(proofPartName, new Blob([proof.bytes], { type: "application/json" }), "proof.json");
          return form;
        };
        return { route: "verifyProof", body, wantsReport: true, repeatable: false };
      }
      async function verifyOnce(connection, request, judge) {
        const firstAnswer = await call(connection, request);
        if (request.repeatable || !isFault(firstAnswer) || firstAnswer.certainty !== "perhaps-processed")
          return judgeAnswer(firstAnswer, judge);
        const { stop } = connection.cancellation;
        const isAnswerLost = firstAnswer.isFromGateway !== true && firstAnswer.error.code !== "REPLY_MISMATCH";
        if (isAnswerLost && !stop.aborted)
          await connection.clock.wait(Math.min(firstAnswer.error.retryAfterMs ?? pauseBeforeRetryMs, api_fault.wJ), stop);
        if (!isAnswerLost || stop.aborted)
          return judgeAnswer(withLostReport(firstAnswer), judge);
        const retryAnswer = await call(connection, { ...request, wantsReport: false, repeatable: true });
        if (isFault(retryAnswer)) {
          const { error: error2, isGarbled } = retryAnswer;
          const isGeneralFault = isGarbled === true || (0, errors.uD)(error2) || (0, errors.u2)(error2.code).stopsRun;
          const isProofRefused = request.route === "verifyProof" && isGeneralFault !== true;
          return judgeAnswer(withLostReport(isProofRefused ? firstAnswer : retryAnswer), judge);
        }
        const judgement = judge(retryAnswer);
        const { answer, error } = judgement;
        if (error !== void 0)
          return { ...judgement, error: sayReportLost(error) };
        if (answer === void 0 || answer.report !== void 0)
          return judgement;
        return { ...judgement, answer: { ...answer, reportLost: (0, errors.NS)(firstAnswer.error) } };
      }
      function withLostReport(fault) {
        return { ...fault, error: sayReportLost(fault.error) };
      }
      function sayReportLost(error) {
        const message = `${open_stamp.Mb} ${error.ownMessage}`;
        const keepsOwnHint = !(0, errors.uD)(error) && error.code !== "NOT_ATTEMPTED";
        const reportHint = "Your files are not judged. A check says whether the chain holds them, and costs nothing. A new report is a new payment.";
        return (0, errors.EB)(error, message, keepsOwnHint ? error.ownHint : reportHint, "report");
      }
      const pauseBeforeRetryMs = 2e3;
      function judgeAnswer(answer, judge) {
        if (!isFault(answer))
          return judge(answer);
        const { error, isGarbled } = answer;
        const { requestId } = error;
        if (isGarbled !== true || error.code === "NOT_ATTEMPTED")
          return (0, row.w2)(error);
        return { verdict: "unknown", note: error.message, ...requestId !== void 0 && { requestId } };
      }
    })
  ),
  /***/
  965: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        I7: () => (
          /* binding */
          networkReasonOf
        ),
        /* harmony export */
        c$: () => (
          /* binding */
          getWithRedirects
        ),
        /* harmony export */
        jo: () => (
          /* binding */
          backoffMs
        ),
        /* harmony export */
        k3: () => (
          /* binding */
          limitDownload
        ),
        /* harmony export */
        kQ: () => (
          /* binding */
          createWebClient
        )
        /* harmony export */
      });
      var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6608);
      var _core_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5961);
      var _core_addresses_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2703);
      const defaultMaxSilenceMs = 6e4;
      function createWebClient(maxSilenceMs = defaultMaxSilenceMs) {
        const dispatchersByBase = /* @__PURE__ */ new Map();
        const closeController = new AbortController();
        const dispatcherOf = (url) => {
          const base = (0, _core_addresses_js__WEBPACK_IMPORTED_MODULE_2__.U9)(url) && url.protocol === "http:" ? "http://localhost" : "https://localhost";
          const dispatcher = dispatchersByBase.get(base) ?? Promise.all(
            /* import() */
            [__webpack_require__.e(752), __webpack_require__.e(493)]
          ).then(__webpack_require__.bind(__webpack_require__, 7874)).then(({ createDispatcher }) => createDispatcher(new URL(base), closeController.signal));
          dispatchersByBase.set(base, dispatcher);
          return dispatcher;
        };
        const requestOnce = async (url, headers, request) => {
          const answerPromise = (await dispatcherOf(url)).request({
            origin: url.origin,
            path: `${url.pathname}${url.search}`,
            ...request,
            headers: { "user-agent": "anchor-artifacts", ...headers, "accept-encoding": "identity" },
            headersTimeout: maxSilenceMs,
            bodyTimeout: maxSilenceMs
          });
          const { statusCode, ...answer } = await raceWithAbort(answerPromise, request.signal);
          answer.body.on("error", () => {
          });
          return { host: url.host, status: statusCode, headers: answer.headers, body: answer.body };
        };
        const close = async () => closeController.abort();
        return {
          fetch: async (address, init) => {
            const { fetch } = await __webpack_require__.e(
              /* import() */
              752
            ).then(__webpack_require__.t.bind(__webpack_require__, 6752, 19));
            return fetch(address, { ...init, dispatcher: await dispatcherOf(new URL(address)) });
          },
          get: (url, headers, signal) => requestOnce(url, headers, { method: "GET", signal }),
          post: (url, headers, body, signal) => requestOnce(url, headers, { method: "POST", body, signal }),
          close,
          [Symbol.asyncDispose]: close
        };
      }
      async function raceWithAbort(work, signal) {
        const { promise: abortPromise, reject } = Promise.withResolvers();
        const rejectNow = () => reject(signal.reason);
        signal.addEventListener("abort", rejectNow);
        if (signal.aborted)
          rejectNow();
        return Promise.race([work, abortPromise]).finally(() => signal.removeEventListener("abort", rejectNow));
      }
      const maxRedirects = 5;
      async function getWithRedirects(web, start, signal, rules) {
        let url = start;
        for (let hop = 0; hop <= maxRedirects; hop += 1) {
          if (!rules.isAllowed(url)) {
            const { protocol, host, origin } = url;
            throw new RangeError(protocol === "https:" || hop > 0 && host !== "" ? `${origin} is not an address to read from` : "its address does not begin with https://");
          }
          const answer = await web.get(url, rules.headersFor(url), signal);
          const location = answer.headers.location;
          if (answer.status < 300 || answer.status >= 400 || location === void 0)
            return answer;
          answer.body.destroy();
          if (!URL.canParse(location, url.href))
            throw new RangeError("it redirects to something that is not an address");
          url = new URL(location, url);
        }
        throw new RangeError("its redirects do not end");
      }
      const minBytesPerMinute = 6e4;
      const maxDownloadMs = 6 * 60 * 6e4;
      async function* limitDownload(body, maxBytes, { now }) {
        const toDownloadError = (problem) => new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__._Z("ASSET_UNREADABLE", `The server ${problem}.`);
        const startedAt = now();
        let [minuteStart, minuteBytes] = [startedAt, 0];
        for await (const chunk of (0, _core_json_js__WEBPACK_IMPORTED_MODULE_1__.OC)(body, maxBytes, () => toDownloadError(`sends more than the ${maxBytes} bytes of the file`))) {
          minuteBytes += chunk.length;
          const isMinuteOver = now() - minuteStart >= defaultMaxSilenceMs;
          if (isMinuteOver && minuteBytes < minBytesPerMinute)
            throw toDownloadError("sends less than 1 kB a second");
          if (isMinuteOver)
            [minuteStart, minuteBytes] = [now(), 0];
          if (minuteStart - startedAt > maxDownloadMs)
            throw toDownloadError("has not sent all of it within six hours");
          yield chunk;
        }
      }
      const opensslError = /:error:[0-9A-F]{8}:[^:]*:[^:]*:([^:\n]+)/;
      function networkReasonOf(cause) {
        if (cause instanceof AggregateError && cause.errors.length > 0)
          return networkReasonOf(cause.errors[0]);
        if (!(cause instanceof Error))
          return String(cause);
        const code = "code" in cause ? String(cause.code) : cause.name;
        const [, opensslReason] = opensslError.exec(cause.message) ?? [];
        if (opensslReason !== void 0)
          return `${code} ${opensslReason}`;
        return cause.message.includes(code) ? cause.message : `${code} ${cause.message}`;
      }
      function backoffMs(attempt, random, minShare = 0) {
        return 1e3 * 2 ** (attempt - 1) * (minShare + (1 - minShare) * random);
      }
    })
  ),
  /***/
  5400: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        JK: () => (
          /* binding */
          faultOfBreak
        ),
        /* harmony export */
        Jn: () => (
          /* binding */
          toGarbledFault
        ),
        /* harmony export */
        TF: () => (
          /* binding */
          nextWaitMs
        ),
        /* harmony export */
        XR: () => (
          /* binding */
          markPerhapsGateway
        ),
        /* harmony export */
        mu: () => (
          /* binding */
          parseRetryAfter
        ),
        /* harmony export */
        qD: () => (
          /* binding */
          createGate
        ),
        /* harmony export */
        ux: () => (
          /* binding */
          latestAttemptTime
        ),
        /* harmony export */
        wJ: () => (
          /* binding */
          maxWaitMs
        ),
        /* harmony export */
        yQ: () => (
          /* binding */
          faultOfStatus
        )
        /* harmony export */
      });
      var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6608);
      var _core_members_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2508);
      var _words_result_words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2464);
      var _downloads_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(965);
      const noLimit = Number.POSITIVE_INFINITY;
      const finalRefusal = { certainty: "refused", usefulAttempts: 1 };
      const statusRules = {
        401: { code: "API_KEY_REJECTED", ...finalRefusal },
        402: { code: "PLAN_LIMIT_REACHED", ...finalRefusal },
        403: { code: "API_KEY_REJECTED", ...finalRefusal },
        404: { code: "ENDPOINT_NOT_FOUND", ...finalRefusal },
        408: { code: "REQUEST_TIMEOUT", certainty: "perhaps-processed", usefulAttempts: noLimit },
        // An equal request is in progress, perhaps an earlier attempt of this call, so the service may act all the same.
        409: { code: "REQUEST_REJECTED", certainty: "perhaps-processed", usefulAttempts: 1 },
        425: { code: "SERVICE_UNAVAILABLE", certainty: "refused", usefulAttempts: noLimit },
        429: { code: "RATE_LIMITED", certainty: "refused", usefulAttempts: noLimit }
      };
      function statusRuleOf(status) {
        if (status >= 500)
          return { code: "SERVICE_UNAVAILABLE", certainty: "perhaps-processed", usefulAttempts: noLimit };
        if (status < 400)
          return { code: "REDIRECT_REFUSED", ...finalRefusal };
        return statusRules[status] ?? { code: "REQUEST_REJECTED", ...finalRefusal };
      }
      function faultOfStatus(status, headers, request, today, quotation) {
        const { code, ...rule } = statusRuleOf(status);
        const asksToWait = rule.certainty !== "refused" || rule.usefulAttempts > 1;
        const retryAfterMs = asksToWait ? parseRetryAfter(headers["retry-after"], headers["date"], today) : void 0;
        const shownQuotation = status < 400 ? void 0 : quotation;
        const message = `POST ${request.path} answered ${status}${renderDetail(status, headers, request, retryAfterMs)}`;
        const errorDetails = { requestId: request.requestId, quotation: shownQuotation, retryAfterMs, httpStatus: status };
        return { error: new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__._Z(code, message, errorDetails), ...rule };
      }
      function markPerhapsGateway(fault) {
        const { httpStatus = 0 } = fault.error;
        if (httpStatus >= 500 || httpStatus === 425 || httpStatus === 429)
          return fault;
        return { ...fault, certainty: "perhaps-processed", isFromGateway: true };
      }
      function renderDetail(status, headers, request, retryAfterMs) {
        const { bodyBytes, address } = request;
        if (status === 404 && address !== void 0)
          return `: nothing is at ${address}`;
        if (status === 413 && bodyBytes !== void 0)
          return `, too large, to ${bodyBytes} bytes`;
        if (status < 400) {
          const { location } = headers;
          if (location === void 0)
            return ", a redirect to nowhere";
          return `, a redirect to ${URL.canParse(location) ? new URL(location).origin : "a relative address"}`;
        }
        return retryAfterMs === void 0 ? "" : ` and asked for a pause of ${Math.ceil(retryAfterMs / 1e3)} s`;
      }
      function toGarbledFault(answerDescription, { path, requestId }, usefulAttempts = 1) {
        const error = new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__._Z("RESPONSE_INVALID", `POST ${path} answered ${answerDescription}.`, { requestId });
        return { error, certainty: "perhaps-processed", usefulAttempts, isGarbled: true };
      }
      const breakRules = {
        // A request that was sent gets its own hint: the usual one of `NOT_ATTEMPTED` is about requests that were not sent.
        aborted: ({ wasSent }, request) => ({
          code: "NOT_ATTEMPTED",
          message: `${request} was cancelled.`,
          usefulAttempts: 1,
          ...wasSent && {
            hint: ({ again }) => `The request was under way when the run was cancelled: ${again} for its answer.`
          }
        }),
        // Once a request was sent, only one more attempt makes sense, since each may take the whole timeout.
        timeout: ({ wasSent }, request, timeoutMs) => ({
          code: "REQUEST_TIMEOUT",
          message: `No complete answer to ${request} came within ${timeoutMs / 1e3} s.`,
          usefulAttempts: wasSent ? 2 : noLimit
        }),
        // Node's text goes into `quotation`, which counts as untrusted: its names from a certificate may be an attacker's.
        tls: ({ cause }, request) => ({
          code: "TLS_REJECTED",
          message: `${request} was not sent: the TLS connection failed`,
          usefulAttempts: 1,
          // Drops Node's advice about its own options, which a job cannot set.
          quotation: (0, _downloads_js__WEBPACK_IMPORTED_MODULE_2__.I7)(cause).replace(/; if the root CA is installed locally.*/, ""),
          // The usual hint of `TLS_REJECTED` is about certificates, but here the server often has no TLS on this port.
          ...(0, _core_members_js__WEBPACK_IMPORTED_MODULE_3__.mz)(cause, "code") === "ERR_SSL_WRONG_VERSION_NUMBER" && {
            hint: "The server at this address does not speak TLS. Check the port; http:// works only for a service on this machine."
          }
        }),
        failed: ({ wasSent, cause }, request) => wasSent ? lostConnection(cause, request) : noConnection(cause, request)
      };
      function faultOfBreak(broken, { path, requestId }, timeoutMs) {
        const { cause, wasSent, reason } = broken;
        const rule = breakRules[reason](broken, `POST ${path}`, timeoutMs);
        const { code, message, usefulAttempts, ...quoteAndHint } = rule;
        const error = new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__._Z(code, message, { requestId, cause, ...quoteAndHint });
        return { error, certainty: wasSent ? "perhaps-processed" : "not-sent", usefulAttempts };
      }
      function lostConnection(cause, request) {
        const code = "CONNECTION_LOST";
        const isContinue = (0, _core_members_js__WEBPACK_IMPORTED_MODULE_3__.mz)(cause, "code") === "UND_ERR_SOCKET" && (0, _core_members_js__WEBPACK_IMPORTED_MODULE_3__.mz)(cause, "message") === "bad response";
        if (!isContinue)
          return {
            code,
            message: `The connection broke after ${request} was sent: ${(0, _downloads_js__WEBPACK_IMPORTED_MODULE_2__.I7)(cause)}.`,
            usefulAttempts: noLimit
          };
        const message = `The service sent 100 Continue to ${request}, which had not asked for it, so its answer cannot be read. Tell the service's operator.`;
        return { code, message, usefulAttempts: 1 };
      }
      function noConnection(cause, request) {
        const code = "SERVICE_UNREACHABLE";
        const [, status] = /^Proxy response \((\d{3})\)/.exec(cause instanceof Error ? cause.message : "") ?? [];
        if (status === void 0) {
          const hint = _words_result_words_js__WEBPACK_IMPORTED_MODULE_1__.rH[String((0, _core_members_js__WEBPACK_IMPORTED_MODULE_3__.mz)(cause, "code"))];
          return {
            code,
            message: `${request} was not sent: ${(0, _downloads_js__WEBPACK_IMPORTED_MODULE_2__.I7)(cause)}.`,
            usefulAttempts: noLimit,
            ...hint && { hint }
          };
        }
        const message = `${request} was not sent: the proxy answered ${status} to CONNECT.`;
        if (status === "407")
          return { code, message, usefulAttempts: 1, hint: "Give the proxy's user and password in HTTPS_PROXY." };
        if (!status.startsWith("4") || status === "429")
          return { code, message, usefulAttempts: noLimit };
        return {
          code,
          message,
          usefulAttempts: 1,
          hint: "Let this host through in the proxy, or name the host in NO_PROXY."
        };
      }
      function parseRetryAfter(value, date, today) {
        if (typeof value !== "string")
          return void 0;
        if (/^\d{1,9}$/.test(value))
          return Number(value) * 1e3;
        const retryAt = parseHttpDate(value);
        if (retryAt === void 0)
          return void 0;
        const waitMs = retryAt - (parseHttpDate(date) ?? today.getTime());
        return waitMs > 0 ? waitMs : void 0;
      }
      function parseHttpDate(value) {
        const httpDatePattern = /^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/;
        const timeMs = typeof value === "string" && httpDatePattern.test(value) ? Date.parse(value) : Number.NaN;
        return Number.isNaN(timeMs) ? void 0 : timeMs;
      }
      const maxAttempts = 4;
      const callBudgetMs = 18e4;
      const maxWaitMs = 6e4;
      function latestAttemptTime(startedAt, repeatable) {
        return startedAt + callBudgetMs + (repeatable ? 0 : maxWaitMs);
      }
      function nextWaitMs(fault, { attempt, elapsedMs, repeatable }, random) {
        if (fault.certainty === "perhaps-processed" && !repeatable)
          return void 0;
        if (attempt >= Math.min(maxAttempts, fault.usefulAttempts))
          return void 0;
        const waitMs = fault.error.retryAfterMs ?? (0, _downloads_js__WEBPACK_IMPORTED_MODULE_2__.jo)(attempt, random);
        return waitMs <= maxWaitMs && elapsedMs + waitMs <= callBudgetMs ? waitMs : void 0;
      }
      function createGate(clock) {
        let resumeAt = Number.NEGATIVE_INFINITY;
        let closingFault;
        return {
          /** Waits until no pause is left; returns the fault to give up with, where the gate was closed. */
          pass: async (signal) => {
            for (; ; ) {
              const waitMs = resumeAt - clock.now();
              if (closingFault !== void 0 || signal.aborted || waitMs <= 0)
                return closingFault;
              await clock.wait(waitMs, signal);
            }
          },
          /** Holds every worker back for `milliseconds` from now; returns true if no pause was under way. */
          pause: (milliseconds) => {
            const isFirstPause = resumeAt <= clock.now();
            resumeAt = Math.max(resumeAt, clock.now() + milliseconds);
            return isFirstPause;
          },
          close: (fault) => {
            closingFault ??= fault;
          },
          isClosed: () => closingFault !== void 0
        };
      }
    })
  ),
  /***/
  7874: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.r(__webpack_exports__);
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        createDispatcher: () => (
          /* binding */
          createDispatcher
        ),
        /* harmony export */
        onAbort: () => (
          /* binding */
          onAbort
        ),
        /* harmony export */
        post: () => (
          /* binding */
          post
        )
        /* harmony export */
      });
      var undici__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6752);
      var _core_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6608);
      var _core_members_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2508);
      const connectTimeoutMs = 1e4;
      const idleTimeoutMs = 1e3;
      function createDispatcher(base, closed) {
        const tls = { rejectUnauthorized: true, timeout: connectTimeoutMs, signal: closed };
        const idleLimits = { keepAliveTimeout: idleTimeoutMs, keepAliveMaxTimeout: idleTimeoutMs };
        const options = { allowH2: false, pipelining: 1, headersTimeout: 0, bodyTimeout: 0, connect: tls, ...idleLimits };
        if (base.protocol === "http:")
          return new undici__WEBPACK_IMPORTED_MODULE_0__.g6(options);
        for (const names of proxyVariables)
          refuseUnusableProxy(names, process.env);
        return new undici__WEBPACK_IMPORTED_MODULE_0__.J2({ ...options, requestTls: tls, proxyTls: tls });
      }
      const proxyVariables = [
        ["http_proxy", "HTTP_PROXY"],
        ["https_proxy", "HTTPS_PROXY"]
      ];
      function refuseUnusableProxy(names, env) {
        const variable = names.find((name2) => env[name2] !== void 0) ?? "";
        const value = env[variable] ?? "";
        if (value === "" || isProxyAddress(value))
          return;
        const spellings = Object.keys(env).filter((key) => key.toLowerCase() === variable.toLowerCase());
        const name = spellings.length === 1 ? spellings.join("") : variable;
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_1__._Z("INPUT_INVALID", `The environment variable ${name} does not hold the address of a proxy.`, {
          hint: `Write ${name} as http://host:port or http://user:password@host:port, with each % of the password as %25.`
        });
      }
      function isProxyAddress(value) {
        try {
          const { protocol, username, password } = new URL(value);
          decodeURIComponent(`${username}${password}`);
          return /^(?:https?|socks5?):$/.test(protocol);
        } catch (thrown) {
          if (thrown instanceof TypeError || thrown instanceof URIError)
            return false;
          throw thrown;
        }
      }
      function post(dispatcher, { url, headers, body, timeoutMs, signal }) {
        if (signal.aborted)
          return Promise.resolve({ kind: "broken", reason: "aborted", wasSent: false, cause: void 0 });
        const { exchange, handler, breakOff } = createReceiver();
        const timer = setTimeout(() => breakOff("timeout"), timeoutMs);
        const stopListening = onAbort(signal, () => breakOff("aborted"));
        const target = { origin: url.origin, path: url.pathname, method: "POST" };
        try {
          dispatcher.dispatch({ ...target, headers: { ...headers, "accept-encoding": "identity" }, body }, handler);
        } catch (cause) {
          handler.onResponseError(void 0, cause);
        }
        return exchange.finally(() => {
          clearTimeout(timer);
          stopListening();
        });
      }
      const callbacksBySignal = /* @__PURE__ */ new WeakMap();
      function onAbort(signal, breakOff) {
        const callbacks = callbacksBySignal.get(signal) ?? [];
        callbacksBySignal.set(signal, callbacks);
        const hasCallbacks = () => callbacks.some((callback) => callback !== void 0);
        if (!hasCallbacks())
          signal.addEventListener("abort", breakAllOff);
        const freeSlot = callbacks.indexOf(void 0);
        const slot = freeSlot === -1 ? callbacks.length : freeSlot;
        callbacks[slot] = breakOff;
        return () => {
          callbacks[slot] = void 0;
          if (!hasCallbacks())
            signal.removeEventListener("abort", breakAllOff);
        };
      }
      function breakAllOff({ target }) {
        for (const breakOff of callbacksBySignal.get(target) ?? [])
          breakOff?.();
      }
      function createReceiver() {
        const { promise: exchange, resolve } = Promise.withResolvers();
        const collector = createAnswerCollector();
        let connection;
        let hasEnded = false;
        const finish = (outcome) => {
          hasEnded = true;
          resolve(outcome);
        };
        const refuseBody = (controller) => {
          finish(collector.withoutBody());
          controller.abort(brokenOffError());
        };
        const fail = (reason, cause) => {
          if (reason !== "aborted" && collector.isError())
            finish(collector.withoutBody());
          else
            finish({ kind: "broken", reason, wasSent: connection !== void 0, cause });
        };
        const handler = {
          /** undici calls this when it is about to write the request: before that, nothing was sent. */
          onRequestStart: (controller) => {
            if (hasEnded)
              controller.abort(brokenOffError());
            else
              connection = controller;
          },
          onResponseStart: (controller, status, headers) => {
            if (status >= 200 && !collector.start(status, joinRepeatedFields(headers)))
              refuseBody(controller);
          },
          onResponseData: (controller, chunk) => {
            if (!collector.add(chunk))
              refuseBody(controller);
          },
          onResponseEnd: () => finish(collector.withBody()),
          onResponseError: (_, cause) => fail(connection === void 0 && tlsErrorCodes.test(String((0, _core_members_js__WEBPACK_IMPORTED_MODULE_2__.mz)(cause, "code"))) ? "tls" : "failed", cause)
        };
        const breakOff = (reason) => {
          fail(reason, brokenOffError());
          connection?.abort(brokenOffError());
        };
        return { exchange, handler, breakOff };
      }
      function createAnswerCollector() {
        let head = { status: 0, headers: {} };
        const chunks = [];
        let bodyBytes = 0;
        const contentEncoding = () => (head.headers["content-encoding"] ?? "").trim().toLowerCase();
        return {
          start: (status, headers) => {
            head = { status, headers };
            return decodableEncodings.has(contentEncoding());
          },
          add: (chunk) => {
            bodyBytes += chunk.length;
            chunks.push(chunk);
            return bodyBytes <= maxBodyBytes;
          },
          isError: () => head.status >= 300,
          withoutBody: () => ({ kind: "answered", ...head, body: void 0 }),
          withBody: () => ({ kind: "answered", ...head, body: decodeBody(chunks, contentEncoding()) })
        };
      }
      function joinRepeatedFields(headers) {
        if (!Object.values(headers).some(Array.isArray))
          return headers;
        return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
      }
      function brokenOffError() {
        return new Error("The request was broken off.");
      }
      const tlsErrorCodes = /^(?:CERT_|ERR_TLS_|ERR_SSL_|ERR_OSSL_|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_|HOSTNAME_MISMATCH|EPROTO)/;
      const maxBodyBytes = 1048576;
      const decodableEncodings = /* @__PURE__ */ new Set(["", "identity", "gzip"]);
      const decodingErrorCodes = /^(?:Z_|ERR_BUFFER_TOO_LARGE)/;
      function decodeBody(chunks, encoding) {
        const [onlyChunk] = chunks;
        const bytes = chunks.length === 1 && onlyChunk !== void 0 ? onlyChunk : Buffer.concat(chunks);
        if (encoding !== "gzip")
          return bytes;
        try {
          return process.getBuiltinModule("node:zlib").gunzipSync(bytes, { maxOutputLength: maxBodyBytes });
        } catch (error) {
          if (decodingErrorCodes.test(String((0, _core_members_js__WEBPACK_IMPORTED_MODULE_2__.mz)(error, "code"))))
            return void 0;
          throw error;
        }
      }
    })
  )
};
