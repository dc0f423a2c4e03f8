export const id = 305;
export const ids = [305];
export const modules = {
  /***/
  9392: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        l: () => (
          /* binding */
          parseJsonText
        ),
        /* harmony export */
        t: () => (
          /* binding */
          maximumJsonLength
        )
        /* harmony export */
      });
      const maximumJsonLength = 64 * 1024 * 1024;
      const mostDepth = 32;
      function parseJsonText(text) {
        if (text.length > maximumJsonLength)
          throw new RangeError("it is larger than 64 MiB");
        checkDepth(text);
        const value = parseAsJson(text);
        checkNames(text);
        return value;
      }
      function parseAsJson(text) {
        try {
          return JSON.parse(text);
        } catch (cause) {
          throw new RangeError("it is not JSON", { cause });
        }
      }
      function checkDepth(text) {
        let depth = 0;
        eachSign(text, (sign) => {
          if (sign === "{" || sign === "[")
            depth += 1;
          else if (sign !== '"')
            depth -= 1;
          if (depth > mostDepth)
            throw new RangeError(`it nests deeper than ${mostDepth} levels`);
        });
      }
      function checkNames(text) {
        const open = [];
        const colon = /\s*:/y;
        eachSign(text, (sign, at, end) => {
          colon.lastIndex = end;
          if (sign === '"' && colon.test(text))
            addName(open.at(-1), text.slice(at, end));
          else if (sign === "{" || sign === "[")
            open.push(sign === "{" ? /* @__PURE__ */ new Set() : void 0);
          else if (sign === "}" || sign === "]")
            open.pop();
        });
      }
      function eachSign(text, tell) {
        const signs = /["[{}\]]/g;
        for (let found = signs.exec(text); found !== null; found = signs.exec(text)) {
          const [sign] = found;
          const end = sign === '"' ? endOfString(text, found.index) : found.index + 1;
          tell(sign, found.index, end);
          signs.lastIndex = end;
        }
      }
      function endOfString(text, start) {
        for (let at = text.indexOf('"', start + 1); at !== -1; at = text.indexOf('"', at + 1)) {
          let escapes = 0;
          while (text[at - escapes - 1] === "\\")
            escapes += 1;
          if (escapes % 2 === 0)
            return at + 1;
        }
        return text.length;
      }
      function addName(names, string) {
        const name = String(JSON.parse(string));
        if (names?.has(name))
          throw new RangeError(`an object of it has two members named ${JSON.stringify(name.slice(0, 80))}`);
        names?.add(name);
      }
    })
  ),
  /***/
  5625: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        A3: () => (
          /* binding */
          optionalMembers
        ),
        /* harmony export */
        C5: () => (
          /* binding */
          memberOf
        ),
        /* harmony export */
        H8: () => (
          /* binding */
          refuseTwice
        ),
        /* harmony export */
        HU: () => (
          /* binding */
          matchOf
        ),
        /* harmony export */
        S3: () => (
          /* binding */
          itemsOf
        ),
        /* harmony export */
        aG: () => (
          /* binding */
          wordOf
        ),
        /* harmony export */
        b6: () => (
          /* binding */
          textOf
        ),
        /* harmony export */
        iP: () => (
          /* binding */
          flagOf
        ),
        /* harmony export */
        nR: () => (
          /* binding */
          timeOf
        ),
        /* harmony export */
        pq: () => (
          /* binding */
          countOf
        )
        /* harmony export */
      });
      function memberOf({ value, where }, name) {
        const members = toMembers({ value, where });
        return { value: Object.hasOwn(members, name) ? members[name] : void 0, where: `${where}.${name}` };
      }
      function toMembers({ value, where }) {
        if (typeof value !== "object" || value === null || Array.isArray(value))
          throw new RangeError(`${where} is not an object`);
        return value;
      }
      function itemsOf({ value, where }, most) {
        if (!Array.isArray(value))
          throw new RangeError(`${where} is not a list`);
        if (value.length > most)
          throw new RangeError(`${where} has more than ${most} items`);
        return value.map((item, index) => ({ value: item, where: `${where}[${index}]` }));
      }
      function textOf({ value, where }, most = 256) {
        if (typeof value !== "string")
          throw new RangeError(`${where} is not text`);
        if (value.length > most)
          throw new RangeError(`${where} is longer than ${most} characters`);
        if (!value.isWellFormed())
          throw new RangeError(`${where} is not Unicode text`);
        return value;
      }
      function matchOf(place, pattern, form) {
        const text = textOf(place, 1048576);
        if (!pattern.test(text))
          throw new RangeError(`${place.where} is not ${form}`);
        return text;
      }
      function timeOf(place) {
        const text = matchOf(place, /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d{1,9})?Z$/, "a time in UTC");
        const milliseconds = Date.parse(text);
        const isSame = !Number.isNaN(milliseconds) && new Date(milliseconds).toISOString().startsWith(text.slice(0, 19));
        if (!isSame)
          throw new RangeError(`${place.where} is not a time in UTC`);
        return text;
      }
      function countOf({ value, where }) {
        if (!Number.isSafeInteger(value) || Number(value) < 0)
          throw new RangeError(`${where} is not a whole number`);
        return Number(value);
      }
      function flagOf({ value, where }) {
        if (typeof value !== "boolean")
          throw new RangeError(`${where} is neither true nor false`);
        return value;
      }
      function wordOf({ value, where }, words) {
        const word = words.find((candidate) => candidate === value);
        if (word === void 0)
          throw new RangeError(`${where} is ${words.length > 1 ? "none of" : "not"} ${words.join(", ")}`);
        return word;
      }
      function optionalMembers(place, readers) {
        const names = Object.keys(readers);
        const present = names.map((name) => [name, memberOf(place, name)]).filter(([, { value }]) => value !== void 0);
        return Object.fromEntries(present.map(([name, member]) => [name, readers[name](member)]));
      }
      function refuseTwice(keys, what) {
        const known = /* @__PURE__ */ new Set();
        for (const key of keys) {
          if (known.has(key))
            throw new RangeError(`it has two ${what} ${JSON.stringify(key.slice(0, 80))}`);
          known.add(key);
        }
      }
    })
  ),
  /***/
  8203: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        B: () => (
          /* binding */
          parseStatement
        )
      });
      var digest = __webpack_require__(8744);
      var errors = __webpack_require__(3047);
      var utf8 = __webpack_require__(8187);
      var members = __webpack_require__(5625);
      ;
      const mostReceipts = 2e6;
      function readReceipts(place) {
        const receipts = (0, members.S3)(place, mostReceipts).map(readReceipt);
        const ids2 = receipts.map(({ txpow }) => txpow.toLowerCase());
        (0, members.H8)(ids2, "receipts of the id");
        if (ids2.some((id2, index) => id2 < (ids2[index - 1] ?? "")))
          throw new RangeError("its receipts are not sorted by id");
        return receipts;
      }
      function readReceipt(place) {
        return {
          txpow: (0, members.HU)((0, members.C5)(place, "txpow"), /^0x[0-9a-f]{64}$/i, "0x and 64 hexadecimal digits"),
          data: (0, members.HU)((0, members.C5)(place, "data"), /^0x(?:[0-9a-f]{2})+$/i, "0x and hex")
        };
      }
      var json_text = __webpack_require__(9392);
      var statement = __webpack_require__(4231);
      ;
      const statementLimits = { subjects: 1e6, lists: 1e3, records: 1e4, steps: 771 };
      const longestSubjectName = 4096;
      function parseStatement(evidence) {
        try {
          const text = typeof evidence === "string" ? evidence : decodeEvidence(evidence);
          return statementOf({ value: (0, json_text.l)(text), where: "the statement" });
        } catch (cause) {
          if (!(cause instanceof RangeError))
            throw cause;
          throw new errors._Z("EVIDENCE_INVALID", `The evidence cannot be used: ${cause.message}.`, { cause });
        }
      }
      function decodeEvidence(bytes) {
        try {
          return (0, utf8._)(bytes);
        } catch (cause) {
          throw new RangeError("it is not UTF-8", { cause });
        }
      }
      function statementOf(place) {
        const _type = (0, members.aG)((0, members.C5)(place, "_type"), [statement.qB]);
        const type = (0, members.aG)((0, members.C5)(place, "predicateType"), [statement.W3]);
        const subject = (0, members.S3)((0, members.C5)(place, "subject"), statementLimits.subjects).map(toSubject);
        if (subject.length === 0)
          throw new RangeError("it names no file");
        (0, members.H8)(subject.map(({ name }) => name), "subjects named");
        return { _type, subject, predicateType: type, predicate: toPredicate((0, members.C5)(place, "predicate")) };
      }
      function toSubject(place) {
        return { name: readSubjectName((0, members.C5)(place, "name")), digest: toDigests((0, members.C5)(place, "digest")) };
      }
      function readSubjectName(place) {
        const name = (0, members.b6)(place, longestSubjectName);
        if (name === "" || name.includes("\0"))
          throw new RangeError(`${place.where} names no file`);
        return name;
      }
      function toDigests(place) {
        return {
          sha3_256: readDigest((0, members.C5)(place, "sha3_256")),
          ...(0, members.A3)(place, { sha256: readDigest })
        };
      }
      function readDigest(place) {
        const text = (0, members.b6)(place);
        if (!(0, digest.Bc)(text))
          throw new RangeError(`${place.where} is not 64 lower case hexadecimal digits`);
        return text;
      }
      function toPredicate(place) {
        const anchors = (0, members.S3)((0, members.C5)(place, "anchors"), statementLimits.subjects).map(readAnchor);
        (0, members.H8)(anchors.map(({ digest: digest2 }) => digest2), "anchors of the digest");
        const lists = (0, members.S3)((0, members.C5)(place, "lists"), statementLimits.lists).map(readStatementList);
        (0, members.H8)(lists.map((list) => list.sha3_256), "lists of the digest");
        const tool = (0, members.C5)(place, "tool");
        return {
          tool: { name: (0, members.b6)((0, members.C5)(tool, "name")), version: (0, members.b6)((0, members.C5)(tool, "version")) },
          mode: (0, members.aG)((0, members.C5)(place, "mode"), statement.Ur),
          finishedOn: (0, members.nR)((0, members.C5)(place, "finishedOn")),
          ...(0, members.A3)(place, { run: toRun, service: toService }),
          lists,
          anchors,
          ...(0, members.A3)(place, {
            changed: (member) => (0, members.S3)(member, statementLimits.subjects).map(readChangedDigest),
            receipts: readReceipts
          })
        };
      }
      function toRun(place) {
        const line = (member) => (0, members.b6)(member, 2048);
        const readers = { repository: line, ref: line, tag: line, commit: line, url: line, attempt: line, section: line };
        return (0, members.A3)(place, readers);
      }
      function toService(place) {
        return { url: (0, members.b6)((0, members.C5)(place, "url"), 2048), demonstration: (0, members.iP)((0, members.C5)(place, "demonstration")) };
      }
      function readStatementList(place) {
        return {
          name: readSubjectName((0, members.C5)(place, "name")),
          ...toDigests(place),
          ...(0, members.A3)(place, {
            text: (member) => (0, members.b6)(member, Number.POSITIVE_INFINITY)
          })
        };
      }
      function readChangedDigest(place) {
        return {
          name: readSubjectName((0, members.C5)(place, "name")),
          digest: readDigest((0, members.C5)(place, "digest")),
          seenOn: (0, members.nR)((0, members.C5)(place, "seenOn"))
        };
      }
      function readAnchor(place) {
        return {
          covers: (0, members.aG)((0, members.C5)(place, "covers"), ["subject", "list"]),
          digest: readDigest((0, members.C5)(place, "digest")),
          verdict: (0, members.aG)((0, members.C5)(place, "verdict"), Object.keys(statement.kk)),
          ...(0, members.A3)(place, {
            chain: readAnchorChain,
            proof: readAnchorProof,
            pendingProof: readProofId,
            writtenProof: readProofId
          })
        };
      }
      function readProofId(place) {
        return { uid: (0, members.b6)((0, members.C5)(place, "uid")) };
      }
      function readAnchorChain(place) {
        return {
          ...(0, members.A3)(place, { address: members.b6, port: members.pq }),
          records: (0, members.S3)((0, members.C5)(place, "records"), statementLimits.records).map(readAnchorRecord)
        };
      }
      function readAnchorRecord(place) {
        const line = (member) => (0, members.b6)(member);
        const block = (member) => typeof member.value === "string" ? (0, members.HU)(member, /^\d{1,20}$/, "a block number") : (0, members.pq)(member);
        return (0, members.A3)(place, {
          block,
          date: line,
          txpow: line,
          transaction: line,
          coin: line,
          matched: line
        });
      }
      function readAnchorProof(place) {
        return {
          steps: (0, members.S3)((0, members.C5)(place, "steps"), statementLimits.steps).map(toStep),
          root: readDigest((0, members.C5)(place, "root")),
          ...(0, members.A3)(place, { file: toItem })
        };
      }
      function toItem(place) {
        const member = (name) => (0, members.HU)((0, members.C5)(place, name), /^0x[0-9a-f]+$/i, "0x and hex");
        return { address: member("address"), data: member("data"), proof: member("proof"), root: member("root") };
      }
      function toStep(place) {
        const { l, r, op } = { l: (0, members.C5)(place, "l"), r: (0, members.C5)(place, "r"), op: (0, members.C5)(place, "op") };
        if ([l, r, op].filter(({ value }) => value !== void 0).length !== 1) {
          throw new RangeError(`${place.where} is not one of l, r and op`);
        }
        if (op.value !== void 0)
          return { op: (0, members.aG)(op, ["sha3-256"]) };
        return l.value === void 0 ? { r: toHex(r) } : { l: toHex(l) };
      }
      function toHex(place) {
        return (0, members.HU)(place, /^(?:[0-9a-f]{2})+$/, "lower case hex");
      }
    })
  ),
  /***/
  2183: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        O: () => (
          /* binding */
          mostLooks
        )
        /* harmony export */
      });
      const mostLooks = 52;
    })
  ),
  /***/
  8086: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        TO: () => (
          /* binding */
          parseAcceptance
        ),
        /* harmony export */
        ev: () => (
          /* binding */
          isNamed
        ),
        /* harmony export */
        k4: () => (
          /* binding */
          sortOutAccepted
        )
        /* harmony export */
      });
      var _domain_digest_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8744);
      var _accept_form_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5025);
      function parseAcceptance(line) {
        const [, tag, name, hex] = _accept_form_js__WEBPACK_IMPORTED_MODULE_0__.b.exec(line.trim()) ?? [];
        const digest = (0, _domain_digest_js__WEBPACK_IMPORTED_MODULE_1__.s1)(hex);
        return tag === void 0 || name === void 0 || digest === void 0 ? void 0 : { tag, name, sha3_256: digest };
      }
      function isNamed(accepted, tag, name) {
        return accepted.some((line) => line.tag === tag && line.name === name);
      }
      function sortOutAccepted(findings, accepted) {
        const isAccepted = ({ kind, release, asset, seen }) => kind === "replaced" && accepted.some(({ tag, name, sha3_256 }) => tag === release && name === asset && sha3_256 === seen?.sha3_256);
        return {
          findings: findings.filter((finding) => !isAccepted(finding)),
          accepted: findings.filter(isAccepted)
        };
      }
    })
  ),
  /***/
  7941: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        Ic: () => (
          /* binding */
          isAlarm
        ),
        /* harmony export */
        N6: () => (
          /* binding */
          toFinding
        ),
        /* harmony export */
        xi: () => (
          /* binding */
          findingFacts
        )
        /* harmony export */
      });
      const findingFacts = {
        replaced: { verdict: "changed", label: "replaced" },
        removed: { verdict: "changed", label: "removed" },
        "anchored-late": { verdict: "changed", label: "anchored later than recorded" },
        "not-anchored": { verdict: "no-match", label: "not on the chain" },
        "tag-moved": { verdict: "changed", label: "tag moved" },
        "evidence-changed": { verdict: "changed", label: "evidence changed" },
        added: { verdict: "skipped", label: "added" },
        renamed: { verdict: "skipped", label: "renamed" },
        reuploaded: { verdict: "skipped", label: "uploaded again" }
      };
      function toFinding(kind, found) {
        return { kind, verdict: findingFacts[kind].verdict, ...found };
      }
      function isAlarm({ verdict }) {
        return verdict !== "skipped";
      }
    })
  ),
  /***/
  5576: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        $: () => (
          /* binding */
          toFacts
        ),
        /* harmony export */
        q: () => (
          /* binding */
          isSameBytes
        )
        /* harmony export */
      });
      function isSameBytes(one, other) {
        const pairs = [
          [one.sha3_256, other.sha3_256],
          [one.sha256, other.sha256]
        ].filter(([left, right]) => left !== void 0 && right !== void 0);
        return pairs.length === 0 ? void 0 : pairs.every(([left, right]) => left === right);
      }
      function toFacts({ sha3_256, sha256, id: id2, uploader, uploaded }) {
        return {
          ...sha3_256 !== void 0 && { sha3_256 },
          ...sha256 !== void 0 && { sha256 },
          ...id2 !== void 0 && { id: id2 },
          ...uploader !== void 0 && { uploader },
          ...uploaded !== void 0 && { uploaded }
        };
      }
    })
  ),
  /***/
  5244: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        O: () => (
          /* binding */
          sortByStanding
        ),
        /* harmony export */
        T: () => (
          /* binding */
          toLookReport
        )
        /* harmony export */
      });
      var _domain_report_report_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(923);
      var _baseline_baseline_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2183);
      var _compare_finding_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7941);
      var _look_look_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4412);
      var _look_repository_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9812);
      var _wording_say_finding_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3892);
      function toLookReport(sighting, baseline, repository, finished) {
        const standings = sighting.releases.map((release) => (0, _look_look_js__WEBPACK_IMPORTED_MODULE_2__.YP)(release, sighting.outcomes));
        const findings = sighting.releases.flatMap((release) => release.findings);
        const count = (standing) => standings.filter((one) => one === standing).length;
        const look = {
          finished: finished.toISOString(),
          isWhole: (0, _look_look_js__WEBPACK_IMPORTED_MODULE_2__.wP)(sighting),
          asRecorded: count("as recorded"),
          changed: count("changed"),
          unrecorded: count("unrecorded"),
          notAsked: count("not asked")
        };
        const results = [
          ...sighting.releases.flatMap((release) => toResults(release, sighting)),
          ...sighting.skipped === void 0 ? [] : [{ subject: { name: repository }, outcome: { kind: "skipped", note: sighting.skipped } }],
          ...sighting.faults.map(({ part, error }) => ({ subject: { name: part }, outcome: toFaultOutcome(error) }))
        ];
        return {
          sighting,
          report: (0, _domain_report_report_js__WEBPACK_IMPORTED_MODULE_0__.cG)("verify", results),
          findings: findings.toSorted((one, other) => Number((0, _compare_finding_js__WEBPACK_IMPORTED_MODULE_1__.Ic)(other)) - Number((0, _compare_finding_js__WEBPACK_IMPORTED_MODULE_1__.Ic)(one))),
          accepted: sighting.releases.flatMap((release) => release.accepted),
          look,
          standings,
          file: toFile(sighting, baseline, repository, look, findings),
          hasBaseline: baseline !== void 0
        };
      }
      const standingsByUrgency = [
        "changed",
        "not asked",
        "unrecorded",
        "as recorded"
      ];
      function sortByStanding({ sighting, standings }) {
        return standingsByUrgency.flatMap((standing) => sighting.releases.flatMap((release, index) => standings[index] === standing ? [{ release, standing }] : []));
      }
      function toFile({ releases }, baseline, repository, look, findings) {
        const seen = new Set(releases.map(({ tag }) => tag));
        const lastWhole = look.isWhole ? look.finished : baseline?.lastWhole;
        return {
          repository,
          finished: look.finished,
          ...lastWhole !== void 0 && { lastWhole },
          looks: [...baseline?.looks ?? [], look].slice(-_baseline_baseline_js__WEBPACK_IMPORTED_MODULE_5__.O),
          findings,
          // What this look was not about stays as it was.
          releases: [...releases.map(({ next }) => next), ...(baseline?.releases ?? []).filter(({ tag }) => !seen.has(tag))]
        };
      }
      function toResults(release, { outcomes }) {
        const { tag, recorded, findings, faults } = release;
        const alarms = findings.filter(_compare_finding_js__WEBPACK_IMPORTED_MODULE_1__.Ic);
        const lines = release.seen === "gone" ? [] : recorded?.assets ?? [];
        const told = new Set(lines.flatMap(({ name, anchor }) => [name, ...anchor?.list === void 0 ? [] : [anchor.list]]));
        const others = alarms.filter(({ asset }) => asset === void 0 || !told.has(asset));
        return [
          ...lines.flatMap((line) => toLineResult(line, release, alarms, outcomes)),
          ...others.map((finding) => ({
            subject: { name: finding.asset === void 0 ? tag : `${tag}/${finding.asset}` },
            outcome: toChangedOutcome(finding)
          })),
          ...[...faults].filter(([name]) => !told.has(name)).map(([name, error]) => ({ subject: { name: `${tag}/${name}` }, outcome: toFaultOutcome(error) }))
        ];
      }
      function toLineResult(line, { tag, faults }, alarms, outcomes) {
        const { name, anchor, sha3_256: digest, sha256 } = line;
        const changed = alarms.find(({ kind, asset }) => asset === name && kind !== "not-anchored");
        const fault = faults.get(name);
        const asked = anchor && outcomes.get(anchor.digest);
        const outcome = changed ? toChangedOutcome(changed) : fault ? toFaultOutcome(fault) : asked;
        if (outcome === void 0)
          return [];
        const subject = {
          name: `${tag}/${name}`,
          ...digest !== void 0 && { digest },
          ...sha256 !== void 0 && { sha256 }
        };
        const isCovered = outcome === asked && anchor?.list !== void 0;
        return [{ subject, outcome, ...isCovered && { coveredBy: anchor.digest } }];
      }
      function toChangedOutcome(finding) {
        return { kind: "changed", note: (0, _wording_say_finding_js__WEBPACK_IMPORTED_MODULE_4__.L)(finding) };
      }
      function toFaultOutcome(error) {
        return { kind: (0, _look_repository_js__WEBPACK_IMPORTED_MODULE_3__.E)(error) ? "unreachable" : "failed", error };
      }
    })
  ),
  /***/
  4412: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        G7: () => (
          /* binding */
          isUnasked
        ),
        wP: () => (
          /* binding */
          isWhole
        ),
        t5: () => (
          /* binding */
          lookAt
        ),
        YP: () => (
          /* binding */
          standingOf
        )
      });
      var errors = __webpack_require__(3047);
      var finding = __webpack_require__(7941);
      var file_names = __webpack_require__(8486);
      ;
      const lists = /* @__PURE__ */ new Set([file_names.NW.checksums, file_names.NW.sha256]);
      const statement = /^anchor-[\w.-]+\.intoto\.json$/;
      const besideFile = /^(.+)\.(?:proof\.json|verification\.pdf)$/;
      function isList(name) {
        return lists.has(name);
      }
      function isStatement(name) {
        return statement.test(name);
      }
      function hasUnreadStatement({ unseen }) {
        return [...unseen].some(isStatement);
      }
      function isReleaseEvidence(name, names) {
        if (lists.has(name) || statement.test(name) || name === file_names.NW.page)
          return true;
        const [, file] = besideFile.exec(name) ?? [];
        return file !== void 0 && (names.has(file) || lists.has(file));
      }
      function isPerishable(name) {
        return name.endsWith(".verification.pdf");
      }
      var recorded_facts = __webpack_require__(5576);
      ;
      function compareAssets(recorded, seen) {
        const served = new Map(seen.assets.map((asset) => [asset.name, asset]));
        const unnamed = new Set(findUnnamed(recorded, seen));
        const findings = [];
        for (const line of recorded.assets.filter(({ name }) => !seen.unseen.has(name))) {
          const asset = served.get(line.name);
          const finding2 = asset === void 0 ? toGone(seen.tag, line, unnamed) : toKept(seen.tag, line, asset);
          if (finding2 !== void 0)
            findings.push(finding2);
        }
        const added = [...unnamed].filter((asset) => isLater(asset, recorded)).map((asset) => toAdded(seen, asset));
        return [...findings, ...added].filter(({ kind }) => kind !== "added" || !hasUnreadStatement(seen));
      }
      function findUnnamed(recorded, { assets }) {
        const lines = new Set(recorded.assets.map(({ name }) => name));
        const names = new Set(assets.map(({ name }) => name));
        return assets.filter(({ name }) => !lines.has(name) && !isReleaseEvidence(name, names));
      }
      function toKept(release, line, asset) {
        const isSame = (0, recorded_facts.q)(line, asset);
        if (isSame === void 0)
          return void 0;
        if (!isSame)
          return (0, finding.N6)("replaced", toSides(release, line, asset));
        if (line.isAdded)
          return (0, finding.N6)("added", { release, asset: line.name, seen: (0, recorded_facts.$)(asset) });
        return isOtherUpload(line, asset) ? (0, finding.N6)("reuploaded", toSides(release, line, asset)) : void 0;
      }
      function toGone(release, line, unnamed) {
        const alike = [...unnamed].filter((asset) => (0, recorded_facts.q)(line, asset) === true);
        const target = alike.find(({ id: id2 }) => id2 !== void 0 && id2 === line.id) ?? alike[0];
        if (target === void 0)
          return (0, finding.N6)("removed", toSides(release, line));
        unnamed.delete(target);
        const sides = toSides(release, line, target);
        return (0, finding.N6)("renamed", { ...sides, seen: { ...sides.seen, name: target.name } });
      }
      function toAdded({ tag }, asset) {
        return (0, finding.N6)("added", { release: tag, asset: asset.name, seen: (0, recorded_facts.$)(asset) });
      }
      function isLater({ uploaded }, { made }) {
        return uploaded !== void 0 && Date.parse(uploaded) > Date.parse(made);
      }
      function isOtherUpload(line, asset) {
        return ["id", "uploader", "uploaded"].some((member2) => {
          return line[member2] !== void 0 && asset[member2] !== void 0 && line[member2] !== asset[member2];
        });
      }
      function toSides(release, line, asset) {
        return {
          release,
          asset: line.name,
          recorded: (0, recorded_facts.$)(line),
          ...asset !== void 0 && { seen: (0, recorded_facts.$)(asset) },
          ...line.lastConfirmed !== void 0 && { since: line.lastConfirmed }
        };
      }
      ;
      function nextRelease(looked) {
        const { recorded, seen, published, at } = looked;
        const commit = recorded?.commit ?? seen.commit;
        const isPartial = seen.unseen.size > 0;
        return {
          tag: seen.tag,
          ...commit !== void 0 && { commit },
          ...published !== void 0 && { published },
          // What was not seen now must not count as older than a record.
          made: isPartial && recorded !== void 0 ? recorded.made : at,
          evidence: nextEvidence(looked),
          assets: [...(recorded?.assets ?? []).map((line) => nextLine(line, looked)), ...newLines(looked)]
        };
      }
      function nextLine(line, { seen, findings, accepted, at }) {
        const asset = seen.assets.find(({ name }) => name === line.name);
        const isAbout = ({ asset: name }) => name === line.name;
        if (asset !== void 0 && accepted.some(isAbout))
          return confirmNew(asset, at);
        if (asset === void 0 || seen.unseen.has(line.name) || findings.some(isAbout))
          return line;
        return {
          ...line,
          ...(0, recorded_facts.$)(asset),
          ...(0, recorded_facts.$)(line),
          firstConfirmed: line.firstConfirmed ?? at,
          lastConfirmed: at
        };
      }
      function confirmNew(asset, at) {
        return { name: asset.name, ...(0, recorded_facts.$)(asset), evidence: [], firstConfirmed: at, lastConfirmed: at };
      }
      function newLines({ recorded, seen, findings, at }) {
        if (hasUnreadStatement(seen))
          return [];
        const targets = new Set(findings.flatMap(({ kind, seen: side }) => kind === "renamed" ? [side?.name] : []));
        const added = new Set(findings.flatMap(({ kind, asset }) => kind === "added" ? [asset] : []));
        const unnamed = findUnnamed(recorded ?? { tag: seen.tag, assets: [], evidence: [], made: at }, seen);
        return unnamed.filter(({ name }) => !targets.has(name) && !seen.unseen.has(name)).map((asset) => ({ ...confirmNew(asset, at), ...added.has(asset.name) && { isAdded: true } }));
      }
      function nextEvidence({ recorded, seen, findings }) {
        if (hasUnreadStatement(seen))
          return recorded?.evidence ?? [];
        const changed = new Set(findings.flatMap(({ kind, asset }) => kind === "evidence-changed" ? [asset] : []));
        const shipped = new Set(recorded?.assets.map(({ name }) => name));
        const names = new Set(seen.assets.map(({ name }) => name));
        const files = seen.assets.filter(({ name }) => isReleaseEvidence(name, names) && !shipped.has(name));
        const now = new Map([...files, ...seen.evidence].flatMap(toMark));
        const before = (recorded?.evidence ?? []).filter(({ name }) => changed.has(name) || seen.unseen.has(name));
        const kept = new Set(before.map(({ name }) => name));
        const fresh = [...now.values()].filter(({ name }) => !changed.has(name) && !kept.has(name));
        return [...before, ...fresh].map(({ name, sha256 }) => ({ name, sha256 }));
      }
      function toMark({ name, sha256 }) {
        return sha256 === void 0 ? [] : [[name, { name, sha256 }]];
      }
      var accept = __webpack_require__(8086);
      ;
      function toRecorded(baseline, seen) {
        const sources = seen.evidence.flatMap((source) => {
          const content = contentOf(source);
          return content === void 0 ? [] : [{ source, content }];
        });
        const lines = new Map(baseline?.assets.map((asset) => [asset.name, asset]));
        const served = new Set(seen.assets.map(({ name }) => name));
        for (const { source, content } of sources) {
          const isKnown = baseline?.evidence.some((mark) => mark.name === source.name && mark.sha256 === source.sha256);
          for (const claim of content.claims)
            record(lines, toServedName(claim.name, served), claim, source, content, isKnown);
        }
        if (baseline === void 0 && lines.size === 0)
          return void 0;
        const contents = sources.map(({ content }) => content);
        const commit = baseline?.commit ?? contents.find((content) => content.commit !== void 0)?.commit;
        return {
          tag: seen.tag,
          ...commit !== void 0 && { commit },
          assets: [...lines.values()],
          evidence: baseline?.evidence ?? [],
          made: baseline?.made ?? latest(contents.map(({ made }) => made))
        };
      }
      function contentOf({ content }) {
        return content !== void 0 && "claims" in content ? content : void 0;
      }
      function toServedName(name, served) {
        if (served.has(name))
          return name;
        const uploaded = (0, file_names.rw)(name);
        if (served.has(uploaded))
          return uploaded;
        return name.includes("/") ? void 0 : name;
      }
      function record(lines, name, claim, source, { made }, isKnown = false) {
        if (name === void 0)
          return;
        const line = lines.get(name);
        if (line === void 0 && isKnown)
          return;
        const { sha3_256, sha256, anchor } = claim;
        const facts = { sha3_256, ...sha256 !== void 0 && { sha256 }, ...anchor !== void 0 && { anchor } };
        if (line === void 0) {
          lines.set(name, { name, ...facts, evidence: [source.name], lastConfirmed: made });
          return;
        }
        if ((0, recorded_facts.q)(line, claim) !== true)
          return;
        const { isAdded: _, ...known } = line;
        lines.set(name, { ...facts, ...known, evidence: [.../* @__PURE__ */ new Set([...line.evidence, source.name])] });
      }
      function latest(times) {
        return times.reduce((last, time) => Date.parse(time) > Date.parse(last) ? time : last, times[0] ?? "");
      }
      ;
      function compareEvidence(recorded, seen) {
        const names = /* @__PURE__ */ new Set([
          ...findBroken(seen),
          ...recorded === void 0 ? [] : findAltered(recorded, seen),
          ...recorded === void 0 ? [] : findDropped(recorded, seen),
          ...findOtherFiles(recorded, seen)
        ]);
        return [...names].map((name) => toEvidenceChanged(recorded, seen, name));
      }
      function findBroken({ evidence }) {
        return evidence.filter(({ content }) => content !== void 0 && "broken" in content).map(({ name }) => name);
      }
      function findAltered(recorded, { evidence }) {
        const lines = new Map(recorded.assets.map((line) => [line.name, line]));
        const isAltering = (source) => isOther(recorded, source) && (contentOf(source)?.claims ?? []).some(({ name, sha3_256 }) => {
          const line = lines.get(name) ?? lines.get((0, file_names.rw)(name));
          return line?.sha3_256 !== void 0 && line.evidence.length > 0 && line.sha3_256 !== sha3_256;
        });
        return recorded.evidence.length === 0 ? [] : evidence.filter(isAltering).map(({ name }) => name);
      }
      function findDropped({ assets, evidence }, seen) {
        if (hasUnreadStatement(seen))
          return [];
        const sources = evidence.map(({ name }) => name).filter((name) => !seen.unseen.has(name));
        const unread = new Set(seen.evidence.flatMap(({ name, content }) => content === void 0 ? [name] : []));
        const said = new Set(seen.evidence.flatMap((source) => (contentOf(source)?.claims ?? []).map(toSaidKey)));
        const isSaid = (line) => line.evidence.some((name) => seen.unseen.has(name) || unread.has(name)) || said.has(toSaidKey(line));
        const dropped = assets.filter((line) => line.evidence.length > 0 && !isSaid(line));
        return sources.filter((name) => dropped.some((line) => line.evidence.includes(name)));
      }
      function toSaidKey({ name, sha3_256 }) {
        return JSON.stringify([(0, file_names.rw)(name), sha3_256]);
      }
      function findOtherFiles(recorded, seen) {
        const shipped = new Set(recorded?.assets.map(({ name }) => name));
        const names = new Set(seen.assets.map(({ name }) => name));
        const isFile = (name) => isReleaseEvidence(name, names) && !isStatement(name) && !isPerishable(name) && !shipped.has(name);
        const other = seen.assets.filter((asset) => isFile(asset.name) && isOtherFile(recorded, seen, asset));
        const gone = (recorded?.evidence ?? []).filter(({ name }) => isList(name) && !names.has(name) && !shipped.has(name));
        return [...other, ...gone].map(({ name }) => name).filter((name) => !seen.unseen.has(name));
      }
      function isOtherFile(recorded, seen, { name, sha256 }) {
        const mark = recorded?.evidence.find((known) => known.name === name);
        if (sha256 === void 0 || mark?.sha256 === sha256 || hasUnreadStatement(seen))
          return false;
        const stated = seen.evidence.flatMap((source) => contentOf(source)?.lists.get(name) ?? []);
        if (stated.length > 0 && isAllRead(seen))
          return !stated.includes(sha256);
        return mark !== void 0 && !stated.includes(sha256) && !seen.evidence.some((source) => isOther(recorded, source));
      }
      function isAllRead({ evidence, unseen }) {
        return evidence.every(({ content, name }) => content !== void 0 && !unseen.has(name));
      }
      function isOther(recorded, { name, sha256 }) {
        return !(recorded?.evidence ?? []).some((mark) => mark.name === name && mark.sha256 === sha256);
      }
      function toEvidenceChanged(recorded, { tag, evidence, assets }, name) {
        const mark = recorded?.evidence.find((known) => known.name === name);
        const now = evidence.find((source) => source.name === name) ?? assets.find((asset) => asset.name === name);
        return (0, finding.N6)("evidence-changed", {
          release: tag,
          asset: name,
          ...recorded !== void 0 && mark !== void 0 && { recorded: { sha256: mark.sha256 }, since: recorded.made },
          ...now?.sha256 !== void 0 && { seen: { sha256: now.sha256 } }
        });
      }
      ;
      function compareRelease(recorded, seen, chain) {
        if (seen === "gone")
          return recorded === void 0 ? [] : [toRemoved(recorded)];
        if (recorded === void 0)
          return compareEvidence(void 0, seen);
        const findings = [
          ...compareAssets(recorded, seen),
          ...compareEvidence(recorded, seen),
          ...compareTag(recorded, seen),
          ...compareChain(recorded, chain)
        ];
        return findings.toSorted((left, right) => rank(left) - rank(right));
      }
      const order = Object.keys(finding.xi);
      function rank({ kind }) {
        return order.indexOf(kind);
      }
      function toRemoved({ tag, made }) {
        return (0, finding.N6)("removed", { release: tag, since: made });
      }
      function compareTag({ commit, made }, seen) {
        if (commit === void 0 || seen.commit === void 0 || commit === seen.commit)
          return [];
        const sides = { recorded: { commit }, seen: { commit: seen.commit } };
        return [(0, finding.N6)("tag-moved", { release: seen.tag, ...sides, since: made })];
      }
      function compareChain({ tag, assets }, chain) {
        const lists2 = /* @__PURE__ */ new Set();
        return assets.flatMap((line) => {
          const { anchor } = line;
          if (anchor === void 0 || anchor.list !== void 0 && lists2.has(anchor.digest))
            return [];
          if (anchor.list !== void 0)
            lists2.add(anchor.digest);
          const finding2 = compareAnchor(tag, line, anchor, chain);
          return finding2 === void 0 ? [] : [finding2];
        });
      }
      function compareAnchor(release, { name, lastConfirmed }, { digest, block, list: list2 }, chain) {
        const word = chain.get(digest) ?? { kind: "not-asked" };
        if (word.kind === "not-asked")
          return void 0;
        const found = {
          release,
          asset: list2 ?? name,
          recorded: { sha3_256: digest, ...block !== void 0 && { block } },
          ...lastConfirmed !== void 0 && { since: lastConfirmed }
        };
        if (word.kind === "not-held")
          return (0, finding.N6)("not-anchored", found);
        if (block === void 0 || word.block === void 0 || word.block <= block)
          return void 0;
        return (0, finding.N6)("anchored-late", { ...found, seen: { sha3_256: digest, block: word.block } });
      }
      var anchoring = __webpack_require__(4698);
      var run_each = __webpack_require__(4659);
      ;
      async function askAboutRecorded(recorded, { verify, concurrency, stop }, watch) {
        const outcomes = /* @__PURE__ */ new Map();
        const subjects = /* @__PURE__ */ new Map();
        for (const { tag, assets } of recorded) {
          for (const { name, anchor } of assets) {
            if (anchor === void 0 || subjects.has(anchor.digest))
              continue;
            subjects.set(anchor.digest, { name: `${tag}/${anchor.list ?? name}`, digest: anchor.digest });
          }
        }
        watch.asking(subjects.size);
        await (0, run_each.T)(each([...subjects.values()]), verify, {
          concurrency,
          stop,
          keyOf: ({ digest }) => digest,
          onResult: ({ target }, outcome) => {
            outcomes.set(target.digest, outcome);
            watch.answered();
          }
        });
        return outcomes;
      }
      async function* each(subjects) {
        for (const [index, target] of subjects.entries())
          yield { index, target };
      }
      function toChainWord(digest, outcome) {
        if (outcome.kind === "no-match" || outcome.kind === "not-found")
          return { kind: "not-held" };
        if (outcome.kind !== "verified")
          return { kind: "not-asked" };
        const height = Number((0, anchoring.BY)(outcome.evidence.records, [digest])?.first.blockNumber ?? Number.NaN);
        return Number.isSafeInteger(height) ? { kind: "held", block: height } : { kind: "held" };
      }
      var operations_turns = __webpack_require__(8620);
      var repository = __webpack_require__(9812);
      ;
      async function listReleases(repository2, most, baseline) {
        const faults = [];
        const note = (part, thrown) => void faults.push({ part, error: refuseOthers(thrown) });
        const listed = await list(repository2, most, note);
        const missing = findMissing(listed, baseline?.releases ?? []);
        const { found, gone } = await lookForMissing(repository2, missing, note);
        const releases = [...listed.releases, ...found];
        const tags = await readTags(repository2, new Set(releases.map(({ tag }) => tag)), note);
        return { releases, tags, gone, faults };
      }
      async function list(repository2, most, note) {
        const releases = [];
        const tags = /* @__PURE__ */ new Set();
        try {
          for await (const release of repository2.listReleases(most)) {
            if (releases.length === most)
              return { releases, isEnd: false, isBroken: false };
            if (!tags.has(release.tag))
              releases.push(release);
            tags.add(release.tag);
          }
          return { releases, isEnd: true, isBroken: false };
        } catch (thrown) {
          note("the list of releases", thrown);
          return { releases, isEnd: false, isBroken: true };
        }
      }
      function findMissing({ releases, isEnd, isBroken }, known) {
        if (isBroken)
          return [];
        const tags = new Set(releases.map(({ tag }) => tag));
        const missing = known.filter(({ tag }) => !tags.has(tag));
        if (isEnd)
          return missing;
        const times = releases.flatMap(({ published }) => published === void 0 ? [] : [Date.parse(published)]);
        const oldest = times.reduce((least, time) => Math.min(least, time), Number.POSITIVE_INFINITY);
        return missing.filter(({ published }) => published !== void 0 && Date.parse(published) > oldest);
      }
      async function lookForMissing(repository2, missing, note) {
        const found = [];
        const absent = [];
        for (const release of missing) {
          try {
            const there = await repository2.readRelease(release.tag);
            if (there === void 0)
              absent.push(release);
            else
              found.push(there);
          } catch (thrown) {
            note(release.tag, thrown);
          }
        }
        if (absent.length === 0)
          return { found, gone: [] };
        return confirmAbsent(repository2, absent, found, note);
      }
      async function confirmAbsent(repository2, absent, found, note) {
        const wanted = new Set(absent.map(({ tag }) => tag));
        const again = [];
        try {
          for await (const release of repository2.listReleases("all"))
            if (wanted.delete(release.tag))
              again.push(release);
        } catch (thrown) {
          for (const tag of wanted)
            note(tag, thrown);
          return { found: [...found, ...again], gone: [] };
        }
        return { found: [...found, ...again], gone: absent.filter(({ tag }) => wanted.has(tag)) };
      }
      async function readTags(repository2, wanted, note) {
        if (wanted.size === 0)
          return /* @__PURE__ */ new Map();
        try {
          return await repository2.readTags(wanted);
        } catch (thrown) {
          note("the tags", thrown);
          return void 0;
        }
      }
      function refuseOthers(thrown) {
        const error = (0, errors.Xt)(thrown);
        if (!(0, repository.E)(error))
          throw error;
        return error;
      }
      var external_node_crypto_ = __webpack_require__(7598);
      var json_text = __webpack_require__(9392);
      var parse_statement = __webpack_require__(8203);
      var member = __webpack_require__(2778);
      var checksums = __webpack_require__(5706);
      var evidence_lists = __webpack_require__(4127);
      var evidence_statement = __webpack_require__(4231);
      ;
      function toContent(statement2, reading) {
        const { subject, predicate } = statement2;
        const listAnchors = predicate.anchors.filter(({ covers }) => covers === "list");
        const lists2 = [];
        for (const anchor of listAnchors) {
          const list2 = toAnchoredList(anchor, statement2) ?? toCutList(anchor, statement2, reading);
          if (list2 === void 0)
            return { broken: "its list is not the one that was anchored" };
          lists2.push(list2);
        }
        const anchors = new Map(predicate.anchors.filter(({ covers }) => covers === "subject").map((anchor) => [anchor.digest, anchor]));
        const isYoung = reading.now.getTime() - Date.parse(predicate.finishedOn) < reading.blockTime;
        const claim = ({ name, digest }) => {
          const own = anchors.get(digest.sha3_256);
          const naming = lists2.filter((candidate) => candidate.names(name, digest.sha3_256));
          const listed = naming.map((list2) => toClaim(list2.anchor, isYoung, list2.name)).find((one) => one !== void 0);
          const anchor = own ? toClaim(own, isYoung) : listed;
          return { name, ...digest, ...anchor && { anchor } };
        };
        const commit = commitOf(statement2, reading.tag);
        return {
          made: predicate.finishedOn,
          claims: subject.map(claim),
          lists: new Map(predicate.lists.flatMap(({ name, sha256 }) => sha256 === void 0 ? [] : [[name, sha256]])),
          ...commit !== void 0 && { commit }
        };
      }
      function toAnchoredList(anchor, { subject, predicate }) {
        const list2 = predicate.lists.find(({ sha3_256 }) => sha3_256 === anchor.digest);
        if (list2 === void 0)
          return void 0;
        const text = (0, evidence_lists.so)(list2, subject);
        if ((0, evidence_lists.SL)(text).sha3_256 !== anchor.digest)
          return void 0;
        const digests = list2.text === void 0 ? void 0 : digestsOf(list2);
        return {
          anchor,
          name: list2.name,
          names: (name, digest) => digests === void 0 || digests.get(name) === digest
        };
      }
      function toCutList(anchor, { predicate }, { isSection }) {
        if (isSection !== true || predicate.lists.length > 0)
          return void 0;
        const isOnly = predicate.anchors.filter(({ covers }) => covers === "list").length === 1;
        return { anchor, name: checksums.h0, names: () => isOnly };
      }
      function digestsOf({ name, text = "" }) {
        try {
          return new Map((0, checksums.yk)(name, text).map((entry) => [entry.name, entry.digest]));
        } catch (thrown) {
          if (thrown instanceof errors._Z && thrown.code === "CHECKSUMS_INVALID")
            return /* @__PURE__ */ new Map();
          throw thrown;
        }
      }
      function toClaim({ digest, verdict, chain }, isYoung, list2) {
        const isAccepted = verdict === "accepted";
        if (evidence_statement.kk[verdict] !== "settled" && (!isAccepted || isYoung))
          return void 0;
        const heights = isAccepted ? [] : (chain?.records ?? []).map(({ block }) => Number(block ?? Number.NaN));
        const known = heights.filter((height) => Number.isSafeInteger(height) && height >= 0);
        return {
          digest,
          ...known.length > 0 && { block: Math.min(...known) },
          ...list2 !== void 0 && { list: list2 }
        };
      }
      function commitOf({ predicate: { run } }, tag) {
        const isOfTag = run?.ref === `refs/tags/${tag}`;
        return isOfTag && run.commit !== void 0 && /^[0-9a-f]{40}(?:[0-9a-f]{24})?$/.test(run.commit) ? run.commit : void 0;
      }
      ;
      const mostBytes = 64 * 1024 * 1024;
      async function readEvidence(repository2, release, baseline, reading, signal) {
        const files = release.assets.filter(({ name, isUploaded }) => isStatement(name) && isUploaded);
        const faults = /* @__PURE__ */ new Map();
        const read = [];
        const isKnown = baseline !== void 0 && isAllKnown(release, baseline.evidence);
        for (const file of files) {
          if (isKnown && file.sha256 !== void 0) {
            read.push({ name: file.name, sha256: file.sha256 });
            continue;
          }
          try {
            const evidence = toSeenEvidence(file.name, await repository2.read(file, mostBytes, signal), reading);
            if (evidence !== void 0)
              read.push(evidence);
          } catch (thrown) {
            faults.set(file.name, (0, errors.Xt)(thrown));
          }
        }
        const sections = release.sections.map(({ key, text }) => toSection(key, text, reading));
        return { evidence: [...read.toSorted(youngestFirst), ...sections], faults };
      }
      function isAllKnown({ assets }, marks) {
        const known = new Map(marks.map(({ name, sha256 }) => [name, sha256]));
        const names = new Set(assets.map(({ name }) => name));
        const files = assets.filter(({ name }) => isReleaseEvidence(name, names) && !isPerishable(name));
        return files.every(({ name, sha256 }) => sha256 !== void 0 && known.get(name) === sha256);
      }
      function toSeenEvidence(name, bytes, reading) {
        const sha256 = (0, external_node_crypto_.createHash)("sha256").update(bytes).digest("hex");
        const content = readContent(bytes, reading);
        return "broken" in content && isOtherKind(bytes) ? void 0 : { name, sha256, content };
      }
      function isOtherKind(bytes) {
        try {
          const type = (0, member.m)((0, json_text.l)(Buffer.from(bytes).toString("utf8")), "predicateType");
          return typeof type === "string" && !type.startsWith("https://anchor-artifacts.github.io/anchor/");
        } catch (thrown) {
          if (!(thrown instanceof RangeError))
            throw thrown;
          return false;
        }
      }
      function readContent(evidence, reading) {
        let statement2;
        try {
          statement2 = (0, parse_statement.B)(evidence);
        } catch (thrown) {
          if (thrown instanceof errors._Z && thrown.code === "EVIDENCE_INVALID")
            return { broken: thrown.account };
          throw thrown;
        }
        return toContent(statement2, reading);
      }
      function toSection(key, text, reading) {
        const sha256 = (0, external_node_crypto_.createHash)("sha256").update(text).digest("hex");
        return { name: `section ${key}`, sha256, content: readContent(text, { ...reading, isSection: true }) };
      }
      function youngestFirst(one, other) {
        return madeOf(other) - madeOf(one);
      }
      function madeOf({ content }) {
        return content !== void 0 && "made" in content ? Date.parse(content.made) : 0;
      }
      ;
      async function seeRelease(repository2, listed, commit, baseline, options) {
        const first = await seeListed(repository2, listed, commit, baseline, options, /* @__PURE__ */ new Map());
        if (!isLacking(first.sight))
          return first.sight;
        const again = await listAgain(repository2, listed);
        if (again === "gone")
          return "gone";
        if ("error" in again)
          return blind(first.sight, again.error);
        return (await seeListed(repository2, again, commit, baseline, options, first.known)).sight;
      }
      const longestEmbedded = 100;
      function isLacking({ listed, recorded, seen }) {
        if (listed.assets.length >= longestEmbedded)
          return true;
        const findings = compareRelease(recorded, seen, /* @__PURE__ */ new Map());
        return findings.some(({ kind }) => kind === "removed" || kind === "renamed" || kind === "evidence-changed");
      }
      async function listAgain(repository2, listed) {
        try {
          const assets = await repository2.listAssets(listed);
          return assets === void 0 ? "gone" : { ...listed, assets };
        } catch (thrown) {
          return { error: (0, errors.Xt)(thrown) };
        }
      }
      function blind(sight, error) {
        const there = new Set(sight.listed.assets.map(({ name }) => name));
        const recorded = [...sight.recorded?.assets ?? [], ...sight.recorded?.evidence ?? []];
        const lacking = recorded.map(({ name }) => name).filter((name) => !there.has(name));
        const files = sight.listed.assets.map(({ name }) => name).filter((name) => isReleaseEvidence(name, there));
        const faults = new Map([...sight.faults, ...[...lacking, ...files].map((name) => [name, error])]);
        return { ...sight, faults, seen: { ...sight.seen, unseen: new Set(faults.keys()) } };
      }
      async function seeListed(repository2, given, commit, baseline, options, before) {
        const { listed, pending } = sortOutUploads(given, options.now);
        const reading = { ...options, tag: listed.tag };
        const { evidence, faults: unread } = await readEvidence(repository2, listed, baseline, reading, options.signal);
        const faults = new Map([...unread, ...pending]);
        const known = new Map(before);
        const toSight = () => {
          const assets = listed.assets.map((asset) => toSeen(asset, known.get(asset.id)));
          const unseen = new Set(faults.keys());
          const seen = { tag: listed.tag, ...commit !== void 0 && { commit }, assets, evidence, unseen };
          return { listed, recorded: toRecorded(baseline, seen), seen, faults };
        };
        for (const wanted of [wantedAtOnce, wantedByComparison]) {
          for (const asset of wanted(toSight(), options)) {
            if (known.has(asset.id) || faults.has(asset.name))
              continue;
            try {
              known.set(asset.id, await repository2.hash(asset, options.signal));
            } catch (thrown) {
              faults.set(asset.name, (0, errors.Xt)(thrown));
            }
          }
        }
        return { sight: toSight(), known };
      }
      const longestUploadMs = 36e5;
      function sortOutUploads(listed, now) {
        const open = listed.assets.filter(({ isUploaded, uploaded }) => {
          return !isUploaded && now.getTime() - Date.parse(uploaded ?? "") < longestUploadMs;
        });
        const error = new errors._Z("ASSET_UNREADABLE", "The asset is being uploaded just now.");
        return {
          listed: { ...listed, assets: listed.assets.filter(({ isUploaded }) => isUploaded) },
          pending: open.map(({ name }) => [name, error])
        };
      }
      function toSeen(asset, hashes = {}) {
        return { name: asset.name, ...(0, recorded_facts.$)(asset), ...hashes };
      }
      function wantedAtOnce({ listed: { assets } }, { isDownloading }) {
        const names = new Set(assets.map(({ name }) => name));
        return assets.filter(({ name, sha256 }) => {
          return !isReleaseEvidence(name, names) && (isDownloading || sha256 === void 0);
        });
      }
      function wantedByComparison({ listed, recorded, seen }, { accepted }) {
        const findings = compareRelease(recorded, seen, /* @__PURE__ */ new Map());
        const replaced = new Set(findings.flatMap(({ kind, asset }) => kind === "replaced" ? [asset] : []));
        const lines = new Map(recorded?.assets.map((line) => [line.name, line]));
        return listed.assets.filter(({ name, sha256 }) => {
          const line = lines.get(name);
          const isUncommon = line !== void 0 && (line.sha256 === void 0 || sha256 === void 0);
          const isPinned = replaced.has(name) && (0, accept.ev)(accepted, listed.tag, name);
          return isUncommon || isPinned;
        });
      }
      ;
      const releasesAtOnce = 3;
      async function lookAt(repository2, baseline, options) {
        const at = options.now.toISOString();
        const listing = await listReleases(repository2, options.most, baseline);
        const known = new Map(baseline?.releases.map((release) => [release.tag, release]));
        const { sights, gone } = await seeAll(repository2, listing, known, options);
        const outcomes = await askAboutRecorded([...sights.flatMap(({ recorded }) => recorded ?? []), ...gone], options.chain, options.watch);
        const chain = new Map([...outcomes].map(([digest, outcome]) => [digest, toChainWord(digest, outcome)]));
        const releases = [
          ...sights.map((sight) => toReleaseLook(sight, chain, options, at)),
          ...gone.map((release) => toGoneLook(release, chain))
        ];
        return { releases, faults: listing.faults, outcomes };
      }
      async function seeAll(repository2, { releases, tags, gone }, known, options) {
        const seen = /* @__PURE__ */ new Map();
        options.watch.listed(releases.length);
        const turns = (0, operations_turns.z)(releasesAtOnce, async (release) => {
          const { tag } = release;
          seen.set(release, await seeRelease(repository2, release, tags?.get(tag), known.get(tag), options));
          options.watch.seen(tag);
        });
        for (const release of releases)
          turns.add(release);
        await turns.rest();
        const sights = releases.flatMap((release) => {
          const sight = seen.get(release);
          return sight === void 0 || sight === "gone" ? [] : [tags === void 0 ? sight : withTagFault(sight)];
        });
        const lost = releases.flatMap((release) => seen.get(release) === "gone" ? known.get(release.tag) ?? [] : []);
        return { sights, gone: [...gone, ...lost] };
      }
      function withTagFault(sight) {
        if (sight.recorded?.commit === void 0 || sight.seen.commit !== void 0)
          return sight;
        const error = new errors._Z("GITHUB_UNAVAILABLE", "GitHub's list of tags lacks the release's tag.");
        return { ...sight, faults: new Map([...sight.faults, ["its tag", error]]) };
      }
      function toReleaseLook({ listed, recorded, seen, faults }, chain, { accepted }, at) {
        const sorted = (0, accept.k4)(compareRelease(recorded, seen, chain), accepted);
        const { published } = listed;
        const next = nextRelease({ recorded, seen, ...published !== void 0 && { published }, ...sorted, at });
        return { tag: listed.tag, recorded, seen, ...sorted, faults, next };
      }
      function toGoneLook(release, chain) {
        const findings = compareRelease(release, "gone", chain);
        return {
          tag: release.tag,
          recorded: release,
          seen: "gone",
          findings,
          accepted: [],
          faults: /* @__PURE__ */ new Map(),
          next: release
        };
      }
      function standingOf({ recorded, findings, faults }, outcomes) {
        if (findings.some(finding.Ic))
          return "changed";
        if (recorded === void 0)
          return faults.size > 0 ? "not asked" : "unrecorded";
        const isSilent = recorded.assets.some((line) => isUnasked(line, outcomes));
        return faults.size > 0 || isSilent ? "not asked" : "as recorded";
      }
      function isUnasked({ anchor }, outcomes) {
        return anchor !== void 0 && !isPlain(outcomes.get(anchor.digest));
      }
      function isPlain(outcome) {
        return outcome?.kind === "verified" || outcome?.kind === "no-match" || outcome?.kind === "not-found";
      }
      function isWhole({ releases, faults, outcomes, skipped }) {
        if (skipped !== void 0)
          return false;
        const isAsked = releases.every((release) => release.faults.size === 0 && standingOf(release, outcomes) !== "not asked");
        return faults.length === 0 && isAsked && [...outcomes.values()].every(isPlain);
      }
    })
  ),
  /***/
  9812: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        E: () => (
          /* binding */
          isPassingFault
        )
        /* harmony export */
      });
      var _domain_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3047);
      const outages = /* @__PURE__ */ new Set(["GITHUB_UNAVAILABLE", "GITHUB_RATE_LIMITED", "ASSET_UNREADABLE", "NOT_ATTEMPTED"]);
      function isPassingFault({ code }) {
        return outages.has(code) || (0, _domain_errors_js__WEBPACK_IMPORTED_MODULE_0__.u2)(code).outage === true;
      }
    })
  ),
  /***/
  6567: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        v: () => (
          /* binding */
          advice
        )
        /* harmony export */
      });
      const advice = {
        stranger: "treat these files as tampered with: take them down, tell who may have downloaded them, and change the credentials that can write releases.",
        owner: "If you did, accept it: delete it from the baseline (an asset's line, the `commit` of a moved tag, the entry of a removed release), or name the new digest of a replaced asset in the input `accept`. Stamp what is new; a new stamp also mends evidence."
      };
    })
  ),
  /***/
  2782: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        j: () => (
          /* binding */
          describeFinding
        )
        /* harmony export */
      });
      var _compare_recorded_facts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5576);
      var _say_finding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3892);
      function describeFinding({ kind, release, asset, recorded, seen, since }, quoting) {
        const { code, text } = quoting;
        return {
          what: asset === void 0 ? subjectOf(kind, code(release)) : `${code(asset)} of ${code(release)}`,
          sentence: `${_say_finding_js__WEBPACK_IMPORTED_MODULE_0__.c[kind]}.`,
          facts: [
            ...describeSide("recorded", recorded, seen, quoting),
            ...describeSide("now", seen, recorded, quoting),
            ...since === void 0 ? [] : [`last as recorded on ${text(since.slice(0, 10))}`]
          ]
        };
      }
      function subjectOf(kind, release) {
        return kind === "tag-moved" ? `The tag ${release}` : `The release ${release}`;
      }
      function describeSide(label, side, other, quoting) {
        if (side === void 0)
          return [];
        const { code } = quoting;
        const parts = [
          ...side.name === void 0 ? [] : [code(side.name)],
          ...describeUpload(side, other, quoting),
          ...isOtherAsset(side, other) ? [`asset id ${side.id}`] : [],
          ...side.sha3_256 === void 0 || isTold(side, other) ? [] : [`SHA3-256 ${code(side.sha3_256)}`],
          ...side.sha256 === void 0 ? [] : [`SHA-256 ${code(side.sha256)}`],
          ...side.commit === void 0 ? [] : [`commit ${code(side.commit)}`],
          ...side.block === void 0 ? [] : [`block ${side.block}`]
        ];
        return parts.length === 0 ? [] : [`${label}: ${parts.join(", ")}`];
      }
      function isTold(side, other) {
        return side.sha256 !== void 0 && other?.sha256 !== void 0 && other.sha3_256 === void 0;
      }
      function isOtherAsset(side, other) {
        if (side.id === void 0 || other?.id === void 0 || side.id === other.id)
          return false;
        return (0, _compare_recorded_facts_js__WEBPACK_IMPORTED_MODULE_1__.q)(side, other) === true;
      }
      function describeUpload({ uploader, uploaded }, other, { code, text }) {
        if (uploader === void 0 || uploaded === void 0)
          return [];
        if (uploader === other?.uploader && uploaded === other.uploaded)
          return [];
        return [`uploaded by ${code(uploader)} on ${text(uploaded.slice(0, 16).replace("T", " "))} UTC`];
      }
    })
  ),
  /***/
  9916: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        N: () => (
          /* binding */
          renderFindingLines
        )
        /* harmony export */
      });
      var _text_line_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6827);
      var _describe_finding_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2782);
      function renderFindingLines(findings, renderKind = ({ kind }) => kind) {
        return findings.flatMap((finding) => {
          const { what, sentence, facts } = (0, _describe_finding_js__WEBPACK_IMPORTED_MODULE_1__.j)(finding, { code: _text_line_js__WEBPACK_IMPORTED_MODULE_0__.zz, text: _text_line_js__WEBPACK_IMPORTED_MODULE_0__.S5 });
          return [`  ${renderKind(finding)}  ${what} ${sentence}`, ...facts.map((fact) => `      ${fact}`)];
        });
      }
    })
  ),
  /***/
  4682: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        h: () => (
          /* binding */
          counted
        ),
        /* harmony export */
        s: () => (
          /* binding */
          renderLookHeadline
        )
        /* harmony export */
      });
      var _compare_finding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7941);
      function renderLookHeadline({ look, findings, report, sighting }) {
        const demo = report.demo ? " (demonstration only)" : "";
        if (sighting.skipped !== void 0)
          return "\u23ED\uFE0F Nothing was looked at";
        const alarms = findings.filter(_compare_finding_js__WEBPACK_IMPORTED_MODULE_0__.Ic).length;
        const part = look.isWhole ? "" : "; only a part could be asked";
        if (alarms > 0)
          return `\u274C ${counted(alarms, "finding")}: ${renderLookCounts(look)}${part}${demo}`;
        if (report.tally.failed > 0)
          return `\u26D4 ${renderLookCounts(look)}, ${report.tally.failed} failed${demo}`;
        if (!look.isWhole && sighting.releases.length === 0)
          return "\u{1F4E1} Nothing could be asked";
        if (!look.isWhole)
          return `\u{1F4E1} Only a part could be asked: ${renderLookCounts(look)}${demo}`;
        return sighting.releases.length === 0 ? "\u26A0\uFE0F No releases, nothing to look at" : `\u2705 ${renderLookCounts(look)}${demo}`;
      }
      function renderLookCounts({ isWhole, asRecorded, changed, unrecorded, notAsked }) {
        const counts = [
          ...changed > 0 ? [`${counted(changed, "release")} not as recorded`] : [],
          ...asRecorded > 0 || isWhole && changed === 0 ? [`${counted(asRecorded, "release")} as recorded`] : [],
          ...unrecorded > 0 ? [`${unrecorded} unrecorded`] : [],
          ...notAsked > 0 ? [`${notAsked} could not be asked`] : []
        ];
        return counts.join(", ") || "nothing could be asked";
      }
      function counted(count, noun) {
        return `${count} ${noun}${count === 1 ? "" : "s"}`;
      }
    })
  ),
  /***/
  3892: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        L: () => (
          /* binding */
          sayFinding
        ),
        /* harmony export */
        c: () => (
          /* binding */
          findingSentences
        )
        /* harmony export */
      });
      const findingSentences = {
        replaced: "was replaced: other bytes are served under this name",
        removed: "was removed",
        "anchored-late": "is on the chain later than recorded: its earliest block is younger",
        "not-anchored": "is recorded as anchored, and the chain does not hold it",
        "tag-moved": "points to another commit",
        "evidence-changed": "is evidence that was altered or dropped",
        added: "was added, and no evidence names it",
        renamed: "has another name now",
        reuploaded: "was uploaded again, the same bytes"
      };
      function sayFinding({ kind, asset, since }) {
        const what = asset === void 0 ? kind === "tag-moved" ? "The tag" : "The release" : "It";
        const last = since === void 0 ? "" : ` It was last as recorded on ${since.slice(0, 10)}.`;
        return `${what} ${findingSentences[kind]}.${last}`;
      }
    })
  )
};
