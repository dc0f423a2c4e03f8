export const id = 440;
export const ids = [440, 840];
export const modules = {
  /***/
  9440: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        openWitnesses: () => (
          /* binding */
          openWitnesses
        )
      });
      var checksums = __webpack_require__(291);
      var file_names = __webpack_require__(3364);
      var hash_files = __webpack_require__(4964);
      var host = __webpack_require__(9406);
      var claims = __webpack_require__(9876);
      var parse_witness_lines = __webpack_require__(2840);
      var read_witness = __webpack_require__(9753);
      var utils = __webpack_require__(2565);
      var errors = __webpack_require__(6608);
      var downloads = __webpack_require__(965);
      var json = __webpack_require__(5961);
      var core_text = __webpack_require__(2872);
      var check_token = __webpack_require__(6320);
      var der = __webpack_require__(4160);
      var ots = __webpack_require__(4452);
      ;
      const maxClockDifferenceMs = 3e5;
      async function askAuthority(url, digest, access) {
        const nonce = createNonce();
        const headers = { "content-type": "application/timestamp-query", accept: "application/timestamp-reply" };
        const answerForm = ["time-stamp reply", ([tag]) => tag === der._A.sequence];
        const imprint = `3031300d060960864801650304020105000420${(0, utils.My)(digest)}`;
        const body = new Uint8Array((0, utils.aT)(`3044020101${imprint}0209${(0, utils.My)(nonce)}0101ff`));
        const question = { url, headers, body, maxBytes: check_token.z, answerForm, attempts: 3 };
        const response = await askWitness(access, question) ?? new Uint8Array();
        const time = await parseWitnessAnswer(url, async () => {
          const tokenCheck = await (0, check_token.S)(response, { sha256: (0, utils.My)(digest) });
          if (tokenCheck.result !== "right")
            throw new RangeError(tokenCheck.problem);
          if (tokenCheck.nonce !== (0, utils.My)(nonce))
            throw new RangeError("it answers another query");
          return tokenCheck.time;
        });
        const now = access.clock.today();
        if (Math.abs(time.getTime() - now.getTime()) <= maxClockDifferenceMs)
          return { response, warnings: [] };
        const message = `The witness ${url} says that it is ${time.toISOString()}, and this machine's clock says ${now.toISOString()}.`;
        return { response, warnings: [new errors._Z("WITNESS_CLOCK", message)] };
      }
      function createNonce() {
        const nonce = crypto.getRandomValues(new Uint8Array(9));
        nonce[0] = 0;
        nonce[1] = (nonce[1] ?? 0) | 128;
        return nonce;
      }
      const publicCalendars = [
        "https://alice.btc.calendar.opentimestamps.org",
        "https://bob.btc.calendar.opentimestamps.org",
        "https://finney.calendar.eternitywall.com",
        "https://btc.calendar.catallaxy.com"
      ];
      const acceptOts = { accept: "application/vnd.opentimestamps.v1" };
      const otsAnswer = { maxBytes: 1e4, answerForm: ["proof of OpenTimestamps", ots.PR] };
      const maxPromises = 4;
      async function askCalendar(url, digest, access) {
        const { hidden, unhide } = (0, ots.lU)(digest, crypto.getRandomValues(new Uint8Array(16)));
        const headers = { ...acceptOts, "content-type": "application/x-www-form-urlencoded" };
        const question = { url: joinUrl(url, "digest"), headers, body: hidden, ...otsAnswer, attempts: 3 };
        const answer = await askWitness(access, question) ?? new Uint8Array();
        return parseWitnessAnswer(url, () => {
          const timestamp = (0, ots.EH)(answer, hidden);
          if ((0, ots.wf)(timestamp).length === 0)
            throw new RangeError("it promises nothing that is known here");
          return unhide(timestamp);
        });
      }
      async function upgradeProof(file, ownUrls, access) {
        const proof = (0, ots.dU)(file);
        const leaves = (0, ots.wf)(proof);
        if (leaves.some(isInBlock))
          return { proof: void 0, warnings: [] };
        const promises = findPromises(leaves, ownUrls);
        const paths = /* @__PURE__ */ new Map();
        const warnings = [];
        await Promise.all(promises.slice(0, maxPromises).map(async ({ timestamp, url }) => {
          try {
            const blockPath = await askForBlock(url, timestamp.message, access);
            if (blockPath !== void 0)
              paths.set(timestamp, blockPath);
          } catch (thrown) {
            warnings.push((0, errors.Xt)(thrown));
          }
        }));
        return { proof: paths.size === 0 ? void 0 : (0, ots.dm)(proof, paths), warnings };
      }
      function findPromises(leaves, ownUrls) {
        const allowedUrls = new Set([...ownUrls, ...publicCalendars].map((url) => joinUrl(url, "")));
        return leaves.flatMap(({ timestamp, attestation }) => attestation.kind === "pending" && allowedUrls.has(joinUrl(attestation.uri, "")) ? [{ timestamp, url: joinUrl(attestation.uri, `timestamp/${(0, utils.My)(timestamp.message)}`) }] : []);
      }
      function findPromiseUrls(file, ownUrls) {
        return findPromises((0, ots.wf)((0, ots.dU)(file)), ownUrls).map(({ url }) => url);
      }
      function isInBlock({ attestation }) {
        return attestation.kind === "bitcoin";
      }
      async function askForBlock(url, message, access) {
        const answer = await askWitness(access, { url, headers: acceptOts, ...otsAnswer, attempts: 1 });
        if (answer === void 0)
          return void 0;
        const timestamp = await parseWitnessAnswer(url, () => (0, ots.EH)(answer, message));
        return (0, ots.wf)(timestamp).some(isInBlock) ? timestamp : void 0;
      }
      function joinUrl(base, path) {
        return `${base.replace(/\/+$/, "")}/${path}`;
      }
      const transientStatuses = /* @__PURE__ */ new Set([408, 425, 429, 500, 502, 503, 504]);
      async function askWitness(access, question) {
        for (let attempt = 1; ; attempt += 1) {
          const answer = await attemptRequest(access, question);
          if (answer instanceof Uint8Array)
            return answer;
          if (answer.status === 404 && question.body === void 0)
            return void 0;
          if (!answer.isTransient || attempt >= question.attempts) {
            const message = `The witness ${question.url} gave no usable answer: ${answer.reason}.`;
            throw new errors._Z("WITNESS_UNAVAILABLE", message, { cause: answer.cause });
          }
          await access.clock.wait((0, downloads.jo)(attempt, access.clock.random()), access.signal);
        }
      }
      async function attemptRequest({ web, signal, timeoutMs }, question) {
        const timeout = AbortSignal.timeout(timeoutMs);
        const stop = AbortSignal.any([signal, timeout]);
        const { url, headers, body, maxBytes } = question;
        const [formName, isLikely] = question.answerForm;
        try {
          const address = new URL(url);
          const answer = await (body === void 0 ? web.get(address, headers, stop) : web.post(address, headers, body, stop));
          const { status } = answer;
          try {
            if (status === 200 || status === 201 && body !== void 0) {
              const toError = () => invalidError(url, `it is larger than ${maxBytes} bytes`);
              const bytes = await (0, json.rU)(answer.body, maxBytes, toError);
              if (isLikely(bytes))
                return bytes;
              const type = (0, core_text.wh)(answer.headers["content-type"] ?? "no stated type", core_text.I6.word);
              throw invalidError(url, `it is no ${formName}, but ${bytes.length} bytes of ${type} (status ${status})`);
            }
          } finally {
            answer.body.destroy();
          }
          const reason = `it answered ${status}${status >= 300 && status < 400 ? ", a redirect" : ""}`;
          return { status, isTransient: transientStatuses.has(status), reason };
        } catch (cause) {
          if (cause instanceof errors._Z)
            throw cause;
          if (signal.aborted)
            return { reason: "the run was cancelled", isTransient: false, cause };
          if (timeout.aborted)
            return { reason: `no complete answer came within ${timeoutMs / 1e3} s`, isTransient: false, cause };
          return { reason: (0, downloads.I7)(cause), isTransient: true, cause };
        }
      }
      function invalidError(url, why) {
        return new errors._Z("WITNESS_INVALID", `The answer of the witness ${url} was not saved: ${why}.`);
      }
      async function parseWitnessAnswer(url, parse) {
        try {
          return await parse();
        } catch (thrown) {
          throw thrown instanceof RangeError ? invalidError(url, thrown.message) : (0, errors.Xt)(thrown);
        }
      }
      ;
      async function obtainWitnesses(lines, sha256, oldWitnesses, access) {
        const readings = await Promise.all(oldWitnesses.map(async (one) => ({ one, ...await (0, read_witness.oP)(one, { sha256 }) })));
        const byClaim = Object.groupBy(readings, (reading) => "problem" in reading ? "not fitting" : reading.claim);
        const sortedReadings = [...byClaim.yes ?? [], ...byClaim["not trusted"] ?? [], ...byClaim.pending ?? []];
        const candidates = sortedReadings.map(({ one }) => one);
        const ownLines = [
          ...new Set(oldWitnesses.flatMap((one) => candidates.find((other) => sameAddress(other, one)) ?? []))
        ];
        const wantedLines = lines.length > 0 ? lines : ownLines;
        const witnessByLine = assignRecorded(wantedLines, candidates);
        const results = await Promise.all(wantedLines.map(async (line) => {
          const witness = witnessByLine.get(line);
          if (access === void 0)
            return { witness, warnings: [] };
          try {
            return witness === void 0 ? await askForWitness(line, sha256, access) : await renewPromise(witness, lines, access);
          } catch (thrown) {
            return { witness, warnings: [(0, errors.Xt)(thrown)] };
          }
        }));
        const witnesses = results.flatMap(({ witness }) => witness === void 0 ? [] : [witness]);
        return { witnesses, files: toWitnessFiles(witnesses), warnings: results.flatMap(({ warnings }) => warnings) };
      }
      function assignRecorded(lines, candidates) {
        const unassigned = new Set(candidates);
        const witnessByLine = /* @__PURE__ */ new Map();
        for (const fits of [sameAddress, sameKind]) {
          for (const line of lines) {
            const match = witnessByLine.has(line) ? void 0 : [...unassigned].find((one) => fits(line, one));
            if (match !== void 0 && unassigned.delete(match))
              witnessByLine.set(line, match);
          }
        }
        return witnessByLine;
      }
      function sameKind(line, { kind }) {
        return line.kind === kind;
      }
      function sameAddress(line, other) {
        return sameKind(line, other) && line.url === other.url;
      }
      async function askForWitness({ kind, url }, sha256, access) {
        const digest = new Uint8Array((0, utils.aT)(sha256));
        const { response, warnings } = kind === "rfc3161" ? await askAuthority(url, digest, access) : { response: (0, ots.ED)(await askCalendar(url, digest, access)), warnings: [] };
        return { witness: { kind, of: checksums.TR, url, token: (0, der.WG)(response) }, warnings };
      }
      async function renewPromise(witness, lines, access) {
        if (witness.kind === "rfc3161")
          return { witness, warnings: [] };
        const allowedLines = witness.url.startsWith("https:") ? [...lines, witness] : lines;
        const urls = allowedLines.filter(({ kind }) => kind === "opentimestamps").map(({ url }) => url);
        const { proof, warnings } = await upgradeProof((0, der.y4)(witness.token), urls, access);
        return { witness: proof === void 0 ? witness : { ...witness, token: (0, der.WG)((0, ots.ED)(proof)) }, warnings };
      }
      function findCalendarUrl(witness, recorded) {
        const promises = recorded.filter((one) => sameAddress(one, witness));
        return promises.flatMap(({ token, url }) => findPromiseUrls((0, der.y4)(token), [url]))[0];
      }
      const fileSuffixes = { rfc3161: "tsr", opentimestamps: "ots" };
      function toWitnessFiles(witnesses) {
        const counts = /* @__PURE__ */ new Map();
        return witnesses.map(({ kind, of, token }) => {
          const number = (counts.get(kind) ?? 0) + 1;
          counts.set(kind, number);
          const name = number === 1 ? `${of}.${fileSuffixes[kind]}` : `${of}.${number}.${fileSuffixes[kind]}`;
          return { name, bytes: (0, der.y4)(token) };
        });
      }
      ;
      function openWitnesses({ witness, mode, requestTimeout: timeoutMs }, { web, record, signal }) {
        const requestTools = mode === "check" ? void 0 : { web, clock: host.ml, signal, timeoutMs };
        const lines = requestTools === void 0 ? [] : (0, parse_witness_lines.parseWitnessLines)(witness).witnesses;
        const answerBySha256 = /* @__PURE__ */ new Map();
        const obtain = async (sha256, tools) => {
          const answer = await obtainWitnesses(tools ? lines : [], sha256, witnessesOf(record.statements, sha256), tools);
          const readings = await Promise.all(answer.witnesses.map((one) => (0, read_witness.oP)(one, { sha256 })));
          const warningByMessage = new Map(answer.warnings.map((warning) => [warning.message, warning]));
          const attestations = readings.map((one, index) => (0, read_witness.kV)(one, indexOfRun(answer.witnesses[index], record)));
          const attested = (0, claims.CP)(attestations.filter((one) => one !== void 0));
          return { ...answer, sha256, readings, attested, warnings: [...warningByMessage.values()] };
        };
        const ask = (sha256) => {
          const answer = answerBySha256.get(sha256) ?? obtain(sha256, requestTools);
          answerBySha256.set(sha256, answer);
          return answer;
        };
        return {
          ask,
          read: read_witness.Cc,
          askAbout: async (files) => {
            const { sha256 } = (0, hash_files.qj)((0, checksums.iX)(files));
            const isWitnessed = witnessesOf(record.statements, sha256).length > 0;
            const list = isWitnessed ? void 0 : findWitnessedList(record, files);
            if (mode !== "verify" || list?.hasNames !== true) {
              const ownAnswer = await ask(sha256);
              const isOwnShown = ownAnswer.witnesses.length > 0 || list === void 0;
              const shownAnswer = isOwnShown ? ownAnswer : await obtain(list.sha256, void 0);
              return { ...ownAnswer, sentences: toSentences(shownAnswer, record) };
            }
            const answer = await ask(list.sha256);
            const tokens = new Set(record.witnesses.map(({ token }) => token));
            const witnesses = answer.witnesses.some(({ token }) => !tokens.has(token)) ? answer.witnesses : [];
            return { ...answer, sentences: toSentences(answer, record), witnesses, signedLines: list.lines };
          }
        };
      }
      function witnessesOf(statements, sha256) {
        const predicates = statements.toReversed().map(({ statement }) => statement.predicate);
        const matching = predicates.filter(({ lists }) => lists.some((list) => list.sha256 === sha256));
        const witnesses = matching.flatMap((predicate) => predicate.witnesses ?? []);
        return witnesses.filter((one) => one.of === file_names.NW.sha256);
      }
      function indexOfRun(witness, { statements }) {
        const index = statements.findIndex(({ statement: { predicate } }) => predicate.witnesses?.some(({ token }) => token === witness?.token));
        return index < 0 ? statements.length : index;
      }
      function toSentences({ witnesses, readings, attested, sha256 }, { statements }) {
        const recordedWitnesses = witnessesOf(statements, sha256);
        const doubt = attested?.doubt;
        const sentences = witnesses.flatMap((one, index) => {
          const reading = readings[index];
          if (reading === void 0)
            return [];
          const url = "lookUp" in reading ? findCalendarUrl(one, recordedWitnesses) : void 0;
          return { sentence: (0, read_witness.KK)(reading), ...url !== void 0 && { url } };
        });
        return doubt === void 0 ? sentences : [...sentences, { sentence: doubt }];
      }
      function findWitnessedList({ statements }, files) {
        const newest = statements.findLast(({ statement }) => (statement.predicate.witnesses ?? []).length > 0);
        if (newest === void 0)
          return void 0;
        const lines = newest.statement.subject.map(({ name, digest }) => ({ name, digest: digest.sha3_256, ...digest }));
        const linesByDigest = Map.groupBy(lines, ({ digest }) => digest);
        if (!files.every(({ digest }) => linesByDigest.has(digest)))
          return void 0;
        const hasNames = files.every(({ name, digest }) => linesByDigest.get(digest)?.some((one) => one.name === name));
        return { lines, hasNames, sha256: (0, hash_files.qj)((0, checksums.iX)(lines)).sha256 };
      }
    })
  ),
  /***/
  2840: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.r(__webpack_exports__);
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        parseWitnessLines: () => (
          /* binding */
          parseWitnessLines
        ),
        /* harmony export */
        witnessProblems: () => (
          /* binding */
          witnessProblems
        )
        /* harmony export */
      });
      var _words_front_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2826);
      var _core_addresses_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2703);
      const maxWitnesses = 4;
      const maxWitnessUrlLength = 2048;
      const linePattern = /^(rfc3161|opentimestamps)[ \t]+(\S+)$/;
      function parseWitnessLines(lines) {
        const witnesses = /* @__PURE__ */ new Map();
        const mistakes = lines.length > maxWitnesses ? [`there are ${lines.length} lines, and at most ${maxWitnesses} are asked`] : [];
        for (const [index, line] of lines.entries()) {
          const [, kind = "", url = ""] = linePattern.exec(line) ?? [];
          const mistake = isKind(kind) ? findMistake(kind, url) : "is neither rfc3161 URL nor opentimestamps URL";
          const key = mistake === void 0 ? `${kind} ${new URL(url).href}` : "";
          const problem = witnesses.has(key) ? "is there twice; name each witness once" : mistake;
          if (problem !== void 0)
            mistakes.push(`line ${index + 1} ${problem}`);
          else if (isKind(kind))
            witnesses.set(key, { kind, url });
        }
        return { witnesses: [...witnesses.values()], mistakes };
      }
      function witnessProblems(lines, { input } = _words_front_js__WEBPACK_IMPORTED_MODULE_0__.Qu) {
        return parseWitnessLines(lines).mistakes.map((mistake) => `${input("witness")}: ${mistake}`);
      }
      function isKind(word) {
        return word === "rfc3161" || word === "opentimestamps";
      }
      function findMistake(kind, text) {
        if (!/^[\x21-\x7e]+$/.test(text) || text.length > maxWitnessUrlLength || !URL.canParse(text))
          return "has no usable address";
        const url = new URL(text);
        if (url.username !== "" || url.password !== "") {
          return "has a user name or password in its address, which all readers of the evidence would see";
        }
        if (text.includes("#"))
          return "has a fragment in its address";
        if (kind === "opentimestamps" && text.includes("?"))
          return "has a query in the address of a calendar";
        const isAllowedHttp = url.protocol === "http:" && (kind === "rfc3161" || (0, _core_addresses_js__WEBPACK_IMPORTED_MODULE_1__.U9)(url));
        if (isAllowedHttp || url.protocol === "https:")
          return void 0;
        return kind === "rfc3161" ? "has an address whose scheme is neither https nor http" : "has an address that is neither https: nor on this machine";
      }
    })
  )
};
