export const id = 724;
export const ids = [724];
export const modules = {
  /***/
  2508: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        C5: () => (
          /* binding */
          memberOf
        ),
        /* harmony export */
        Gv: () => (
          /* binding */
          isObject
        ),
        /* harmony export */
        HU: () => (
          /* binding */
          matchOf
        ),
        /* harmony export */
        SF: () => (
          /* binding */
          booleanOf
        ),
        /* harmony export */
        Xy: () => (
          /* binding */
          objectOf
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
        gd: () => (
          /* binding */
          wholeNumberOf
        ),
        /* harmony export */
        jk: () => (
          /* binding */
          arrayOf
        ),
        /* harmony export */
        lq: () => (
          /* binding */
          optional
        ),
        /* harmony export */
        mz: () => (
          /* binding */
          memberAt
        ),
        /* harmony export */
        nR: () => (
          /* binding */
          timeOf
        ),
        /* harmony export */
        o_: () => (
          /* binding */
          tryRead
        ),
        /* harmony export */
        pb: () => (
          /* binding */
          namedInJson
        ),
        /* harmony export */
        r$: () => (
          /* binding */
          withoutUndefined
        )
        /* harmony export */
      });
      function optional(reader, isAbsent = (value) => value === void 0) {
        return { optionalReader: reader, isAbsent };
      }
      function namedInJson(name, form) {
        return { jsonName: name, form };
      }
      function objectOf(forms) {
        const members = Object.entries(forms).map(([name, memberForm]) => {
          const { jsonName, form } = "form" in memberForm ? memberForm : { jsonName: name, form: memberForm };
          return "optionalReader" in form ? { name, jsonName, reader: form.optionalReader, isAbsent: form.isAbsent } : { name, jsonName, reader: form };
        });
        const readObject = (parent) => {
          const result = {};
          for (const { name, jsonName, reader, isAbsent } of members) {
            const child = memberOf(parent, jsonName);
            if (isAbsent?.(child.value) !== true)
              result[name] = reader(child);
          }
          return result;
        };
        const orderObject = (value) => {
          const valueByName = value;
          const names = Object.keys(valueByName);
          const result = {};
          let [orderedCount, isOrdered] = [0, true];
          for (const { name, jsonName, reader, isAbsent } of members) {
            if (valueByName[name] === void 0 || isAbsent && !accepts(reader, valueByName[name]))
              continue;
            const orderedValue = result[jsonName] = reader.order?.(valueByName[name]) ?? valueByName[name];
            isOrdered &&= names[orderedCount] === jsonName && orderedValue === valueByName[name];
            orderedCount += 1;
          }
          return isOrdered && orderedCount === names.length ? value : result;
        };
        return Object.assign(readObject, {
          order: orderObject,
          members: members.flatMap((one) => [one.jsonName, ...one.reader.members ?? []])
        });
      }
      function accepts(reader, value) {
        return reader.order !== void 0 || tryRead(reader, value) !== void 0;
      }
      function tryRead(reader, value) {
        try {
          return reader({ value, where: "" });
        } catch (cause) {
          if (cause instanceof RangeError)
            return void 0;
          throw cause;
        }
      }
      function arrayOf(item, maxItems, unique) {
        const readArray = ({ value, where }) => {
          if (!Array.isArray(value))
            throw new RangeError(`${where} is not a list`);
          if (value.length > maxItems)
            throw new RangeError(`${where} has more than ${maxItems} items`);
          const items = value.map((each, index) => item({ value: each, where: `${where}[${index}]` }));
          if (unique === void 0)
            return items;
          const keys = /* @__PURE__ */ new Set();
          for (const key of items.map(unique.keyOf)) {
            if (keys.has(key))
              throw new RangeError(`it has two ${unique.noun} ${JSON.stringify(key.slice(0, 80))}`);
            keys.add(key);
          }
          return items;
        };
        const orderArray = (items) => {
          const orderedItems = items.map((each) => item.order?.(each) ?? each);
          return orderedItems.every((each, index) => each === items[index]) ? items : orderedItems;
        };
        return Object.assign(readArray, { order: orderArray, members: item.members ?? [] });
      }
      function isObject(value) {
        return typeof value === "object" && value !== null && !Array.isArray(value);
      }
      function memberOf({ value, where }, name) {
        if (!isObject(value))
          throw new RangeError(`${where} is not an object`);
        return { value: Object.hasOwn(value, name) ? value[name] : void 0, where: `${where}.${name}` };
      }
      function textOf({ value, where }, maxLength = 256) {
        if (typeof value !== "string")
          throw new RangeError(`${where} is not text`);
        if (value.length > maxLength)
          throw new RangeError(`${where} is longer than ${maxLength} characters`);
        if (!value.isWellFormed())
          throw new RangeError(`${where} is not Unicode text`);
        return value;
      }
      function matchOf(member, pattern, form) {
        const text = textOf(member, 1048576);
        if (!pattern.test(text))
          throw new RangeError(`${member.where} is not ${form}`);
        return text;
      }
      function timeOf(member) {
        const text = matchOf(member, /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d{1,9})?Z$/, "a time in UTC");
        const milliseconds = Date.parse(text);
        const isSame = !Number.isNaN(milliseconds) && new Date(milliseconds).toISOString().startsWith(text.slice(0, 19));
        if (!isSame)
          throw new RangeError(`${member.where} is not a time in UTC`);
        return text;
      }
      function wholeNumberOf({ value, where }) {
        if (!Number.isSafeInteger(value) || Number(value) < 0)
          throw new RangeError(`${where} is not a whole number`);
        return Number(value);
      }
      function booleanOf({ value, where }) {
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
      function memberAt(value, ...path) {
        return path.reduce((current, name) => isObject(current) && Object.hasOwn(current, name) ? current[name] : void 0, value);
      }
      function withoutUndefined(members) {
        const definedMembers = {};
        for (const [name, value] of Object.entries(members))
          if (value !== void 0)
            definedMembers[name] = value;
        return definedMembers;
      }
    })
  ),
  /***/
  781: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        AJ: () => (
          /* binding */
          isAwaited
        ),
        /* harmony export */
        BZ: () => (
          /* binding */
          judgeUnresolved
        ),
        /* harmony export */
        Hj: () => (
          /* binding */
          judgeContradiction
        ),
        /* harmony export */
        Mb: () => (
          /* binding */
          lostReportMessage
        ),
        /* harmony export */
        OF: () => (
          /* binding */
          isNotAttempted2
        ),
        /* harmony export */
        UA: () => (
          /* binding */
          judgeAfterCheck
        ),
        /* harmony export */
        Wk: () => (
          /* binding */
          isAboutOtherDigest
        ),
        /* harmony export */
        hp: () => (
          /* binding */
          judgePerhapsPaid
        ),
        /* harmony export */
        on: () => (
          /* binding */
          rootErrorOf
        ),
        /* harmony export */
        pX: () => (
          /* binding */
          withAddress
        ),
        /* harmony export */
        yu: () => (
          /* binding */
          stoppingErrorOf
        )
        /* harmony export */
      });
      var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6608);
      var _members_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2508);
      var _row_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1663);
      var _text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2872);
      const perhapsPaidNote = "This stamp may have been paid for.";
      const lostReportMessage = "The report, with its trace on the chain, may have been paid for and is lost.";
      function judgeUnresolved(openStamp, facts = {}) {
        return judgeWithNote(openStamp, facts, "The chain was not asked yet");
      }
      function judgePerhapsPaid(error) {
        const note = error.code === "REPLY_MISMATCH" ? perhapsPaidNote : "This stamp may have been paid for, although the answer is an error.";
        const errorWithNote = (0, _errors_js__WEBPACK_IMPORTED_MODULE_0__.EB)(error, `${note} ${error.ownMessage}`, error.ownHint, "stamp");
        return { verdict: "failed", error: errorWithNote, mayBeSpent: true };
      }
      function judgeAfterCheck(stampJudgement, check) {
        if (!isAwaited(stampJudgement))
          return stampJudgement;
        return {
          ...judgeAwaited(stampJudgement, check),
          ...(0, _members_js__WEBPACK_IMPORTED_MODULE_3__.r$)({ refusal: stoppingErrorOf(check) ?? stampJudgement.refusal })
        };
      }
      function judgeAwaited(stampJudgement, check) {
        const openStamp = stampJudgement.unresolved;
        if (check?.verdict === "found")
          return { verdict: "anchored", answer: withAddress(check.answer, stampJudgement.answer) };
        if (stampJudgement.verdict === "accepted")
          return judgeStillAccepted(stampJudgement.answer, check);
        if (openStamp === void 0 || check === void 0)
          return stampJudgement;
        if (check.verdict === "failed" && check.error.code === "NOT_ATTEMPTED")
          return stampJudgement;
        const facts = (0, _members_js__WEBPACK_IMPORTED_MODULE_3__.r$)({ requestId: (0, _row_js__WEBPACK_IMPORTED_MODULE_1__.Gb)(stampJudgement), answer: stampJudgement.answer });
        return judgeStillOpen(openStamp, facts, check);
      }
      function judgeContradiction(foundJudgement, verification, now) {
        const contradictionMessage = "The service's answer was not clear: it found this on the chain, and its verification then said \u201Cno match\u201D.";
        const answer = withAddress(verification, foundJudgement.answer);
        if (foundJudgement.verdict === "already-anchored")
          return { verdict: "unknown", note: contradictionMessage, answer };
        const openStamp = { kind: "unknown", sinceMs: now, mayResend: false, ownMessage: contradictionMessage };
        return { verdict: "unknown", note: perhapsPaidNote, unresolved: openStamp, answer };
      }
      function withAddress(checkAnswer, stampAnswer) {
        return stampAnswer?.address === void 0 ? checkAnswer : { ...checkAnswer, address: stampAnswer.address };
      }
      function isAwaited({ verdict, unresolved }) {
        return verdict === "accepted" || unresolved !== void 0;
      }
      function isNotAttempted2({ error }) {
        return error?.code === "NOT_ATTEMPTED";
      }
      function isAboutOtherDigest(judgement) {
        return (0, _row_js__WEBPACK_IMPORTED_MODULE_1__.C2)(judgement)?.code === "REPLY_MISMATCH";
      }
      function stoppingErrorOf(check) {
        const error = check && check.error;
        const rootError = error && rootErrorOf(error);
        return rootError !== void 0 && (0, _errors_js__WEBPACK_IMPORTED_MODULE_0__.u2)(rootError.code).stopsRun === true ? rootError : void 0;
      }
      function judgeStillAccepted(answer, check) {
        const error = check && check.error;
        const { demo, chainName } = (check && check.answer) ?? {};
        return {
          verdict: "accepted",
          answer: { ...(0, _members_js__WEBPACK_IMPORTED_MODULE_3__.r$)({ demo, chainName }), ...answer },
          note: renderAcceptedNote(check),
          ...error && { checkErrorCode: rootErrorOf(error).code }
        };
      }
      function judgeStillOpen(stamp, facts, check) {
        if (check.verdict === "not-found")
          return judgeWithNote(stamp, facts, "A check did not find it yet");
        if (check.verdict === "unknown") {
          return judgeWithNote(stamp, facts, `A check got no clear answer: ${(0, _row_js__WEBPACK_IMPORTED_MODULE_1__.NS)(check)}`, "unknown");
        }
        if (check.verdict !== "unreachable" && check.verdict !== "failed")
          return judgeWithNote(stamp, facts, "A check said nothing about it");
        const rootError = rootErrorOf(check.error);
        const { code, ownHint, quotation } = rootError;
        const note = `The chain could not be asked: ${(0, _errors_js__WEBPACK_IMPORTED_MODULE_0__.NS)(rootError)}`;
        if (stamp.kind !== "unclear" && !isAboutOtherDigest(check))
          return judgeWithNote(stamp, facts, note);
        if (check.verdict === "failed" && (0, _errors_js__WEBPACK_IMPORTED_MODULE_0__.u2)(code).stopsRun !== true)
          return judgeWithNote(stamp, facts, note, "unknown");
        const hint = check.verdict === "failed" ? ownHint : ownHint ?? "";
        const message = `${(0, _errors_js__WEBPACK_IMPORTED_MODULE_0__.NS)(stamp)} ${perhapsPaidNote} The chain could not be asked: ${rootError.ownMessage}`;
        const options = { cause: check.error, requestId: facts.requestId, hint, quotation, paid: "stamp" };
        return { verdict: check.verdict, error: new _errors_js__WEBPACK_IMPORTED_MODULE_0__._Z(code, message, options), unresolved: stamp };
      }
      function rootErrorOf(error) {
        return error.code === "NOT_ATTEMPTED" && error.cause instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__._Z ? rootErrorOf(error.cause) : error;
      }
      function judgeWithNote(stamp, facts, checkNote, verdict = stamp.kind) {
        return { verdict, note: `${perhapsPaidNote} ${(0, _text_js__WEBPACK_IMPORTED_MODULE_2__.em)(checkNote)}`, unresolved: stamp, ...facts };
      }
      function renderAcceptedNote(check) {
        if (check === void 0)
          return "The waiting ended before the chain was asked.";
        if (check.verdict === "not-found")
          return "The last check did not find it on the chain.";
        const ending = "The chain could not be asked when the waiting ended";
        if (check.error !== void 0) {
          const { code } = rootErrorOf(check.error);
          return code === "REPLY_MISMATCH" ? `A check was answered for another file's hash (${code}).` : `${ending}: ${code}.`;
        }
        return check.verdict === "unknown" ? `${ending}: ${(0, _row_js__WEBPACK_IMPORTED_MODULE_1__.NS)(check)}` : `${ending}.`;
      }
    })
  ),
  /***/
  1663: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        C2: () => (
          /* binding */
          lastErrorOf2
        ),
        /* harmony export */
        Gb: () => (
          /* binding */
          requestIdOf
        ),
        /* harmony export */
        NS: () => (
          /* binding */
          renderNote
        ),
        /* harmony export */
        pC: () => (
          /* binding */
          mayBeSpent
        ),
        /* harmony export */
        w2: () => (
          /* binding */
          toFailure
        ),
        /* harmony export */
        zn: () => (
          /* binding */
          isFine
        )
        /* harmony export */
      });
      var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6608);
      var _words_verdicts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2107);
      function isFine({ verdict, note }) {
        if (verdict === "accepted")
          return note === void 0;
        return (0, _words_verdicts_js__WEBPACK_IMPORTED_MODULE_1__.Ez)({ verdict }) || verdict === "skipped";
      }
      function toFailure(error) {
        return { verdict: (0, _errors_js__WEBPACK_IMPORTED_MODULE_0__.uD)(error) ? "unreachable" : "failed", error };
      }
      function lastErrorOf2({ refusal, error }) {
        return refusal ?? error;
      }
      function mayBeSpent({ verdict, unresolved, mayBeSpent: isMarkedSpent }) {
        return verdict === "unclear" || unresolved !== void 0 || isMarkedSpent === true;
      }
      function renderNote({ note, unresolved }, isQuoted = true) {
        if (note === void 0 || unresolved === void 0)
          return note;
        return `${(isQuoted ? _errors_js__WEBPACK_IMPORTED_MODULE_0__.Xm : _errors_js__WEBPACK_IMPORTED_MODULE_0__.NS)(unresolved)} ${note}`;
      }
      function requestIdOf({ requestId, answer, error }) {
        return requestId ?? (answer?.requestId || error?.requestId);
      }
    })
  ),
  /***/
  2896: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        hI: () => (
          /* binding */
          addsToRecord
        ),
        TF: () => (
          /* binding */
          hasClaimedDigests
        ),
        um: () => (
          /* binding */
          isClaimedStamped
        ),
        $p: () => (
          /* binding */
          isOfRelease
        ),
        ve: () => (
          /* binding */
          isSameRepository
        ),
        Is: () => (
          /* reexport */
          recorded_anchor.Is
        ),
        lM: () => (
          /* binding */
          isStamped
        ),
        aT: () => (
          /* reexport */
          listEntriesOf
        ),
        I7: () => (
          /* binding */
          makeLists
        ),
        rG: () => (
          /* reexport */
          recorded_anchor.rG
        ),
        C6: () => (
          /* binding */
          openRecord
        ),
        CP: () => (
          /* reexport */
          statement_file.CP
        )
      });
      var checksums = __webpack_require__(291);
      var recorded_anchor = __webpack_require__(1727);
      var file_names = __webpack_require__(3364);
      var statement_file = __webpack_require__(9131);
      var to_statement = __webpack_require__(5679);
      ;
      function uniteNames(sortedFiles, isOfOneRelease) {
        const nameOf = isOfOneRelease ? createNameJoiner(sortedFiles) : (name) => name;
        const currentDigestByName = /* @__PURE__ */ new Map();
        const foundNames = /* @__PURE__ */ new Set();
        const historyByName = /* @__PURE__ */ new Map();
        const entryByKey = /* @__PURE__ */ new Map();
        for (const file of sortedFiles) {
          const isFound = createFoundTest(file.statement);
          for (const { name: statedName, digest } of file.statement.subject) {
            const name = nameOf(statedName);
            const key = `${digest.sha3_256} ${name}`;
            const earlierEntry = entryByKey.get(key);
            const recordedOn = earlierEntry?.recordedOn ?? (0, statement_file.CP)(file);
            const entry = { digest: { ...digest, ...earlierEntry?.digest }, recordedOn };
            entryByKey.set(key, entry);
            const history = historyByName.get(name);
            if (history?.has(digest.sha3_256))
              history.set(digest.sha3_256, entry);
            const isFirst = !currentDigestByName.has(name);
            const isNowFound = isFound(digest.sha3_256);
            const isStamp = isNowFound && file.statement.predicate.mode === "stamp";
            if (isFirst || isStamp || isNowFound && !foundNames.has(name))
              currentDigestByName.set(name, digest.sha3_256);
            if (isNowFound)
              foundNames.add(name);
            if (!isStamp)
              continue;
            const stampedByDigest = history ?? /* @__PURE__ */ new Map();
            stampedByDigest.delete(digest.sha3_256);
            historyByName.set(name, stampedByDigest.set(digest.sha3_256, entry));
          }
        }
        const sortedNames = [...currentDigestByName].toSorted(([one], [two]) => (0, checksums.MP)(one, two));
        return new Map(sortedNames.map(([name, sha3_256]) => {
          const otherEntries = [...historyByName.get(name) ?? []].filter(([digest]) => digest !== sha3_256);
          const former = otherEntries.map(([, entry]) => entry).toReversed();
          return [name, { name, digest: { sha3_256 }, recordedOn: "", ...entryByKey.get(`${sha3_256} ${name}`), former }];
        }));
      }
      function createFoundTest({ subject, predicate: { anchors, lists } }) {
        const foundDigests = /* @__PURE__ */ new Set();
        for (const { covers, digest } of anchors.filter(recorded_anchor.xb)) {
          foundDigests.add(digest);
          if (covers !== "list")
            continue;
          const list = lists.find(({ sha3_256, text }) => sha3_256 === digest && text !== void 0);
          const listed = list && listEntriesOf({ ...list, subjects: subject }).map((entry) => entry.digest);
          for (const each of listed ?? subject.map((one) => one.digest.sha3_256))
            foundDigests.add(each);
        }
        return (digest) => foundDigests.has(digest);
      }
      function createNameJoiner(sortedFiles) {
        const allNames = new Set(sortedFiles.flatMap(({ statement }) => statement.subject.map(({ name }) => name)));
        const namesByAssetName = Map.groupBy(allNames, file_names.rw);
        return (name) => {
          const assetName = (0, file_names.rw)(name);
          return namesByAssetName.get(assetName)?.length === 2 && allNames.has(assetName) ? assetName : name;
        };
      }
      function listEntriesOf(list) {
        const { name, text, subjects } = list;
        if (text === void 0) {
          return name === checksums.TR ? [] : subjects.map(({ name: file, digest }) => ({ name: file, digest: digest.sha3_256 }));
        }
        try {
          return (0, checksums.yk)(name, (0, to_statement.so)(list, subjects));
        } catch {
          return [];
        }
      }
      ;
      function openRecord(files, isOfOneRelease = new Set(files.map(releaseKeyOf)).size === 1 && files[0]?.statement.predicate.release !== void 0) {
        const allFiles = (0, statement_file.fE)(files);
        const isDemonstration = allFiles.some(isOfDemonstration) && allFiles.every((file) => isOfDemonstration(file) || hasNoAnswer(file));
        const countedFiles = isDemonstration ? allFiles : allFiles.filter((file) => !isOfDemonstration(file));
        const anchors = (0, recorded_anchor.Y7)(countedFiles);
        const lists = uniteLists(countedFiles, anchors);
        let listAnchorByDigest;
        const chain = countedFiles.findLast(({ statement }) => statement.predicate.chain !== void 0)?.statement.predicate.chain;
        const parentIds = new Set(allFiles.flatMap(statement_file.OU));
        const presentIds = new Set(allFiles.map(({ id: id2 }) => id2));
        return {
          statements: countedFiles,
          heads: [...presentIds].filter((id2) => !parentIds.has(id2)).toSorted(),
          missingIds: [...parentIds].filter((id2) => !presentIds.has(id2)).toSorted(),
          names: uniteNames(countedFiles, isOfOneRelease),
          anchors,
          lists,
          witnesses: (0, recorded_anchor.zj)(countedFiles.flatMap(({ statement }) => statement.predicate.witnesses ?? [])),
          ...chain && { chain },
          isDemonstration,
          findListAnchor: (digest) => (listAnchorByDigest ??= findListAnchors(lists, anchors)).get(digest)
        };
      }
      function releaseKeyOf({ statement: { predicate } }) {
        const { repository, tag, id: id2 } = predicate.release ?? {};
        return String(id2 ?? `${repository} ${tag}`);
      }
      function isOfDemonstration({ statement }) {
        return statement.predicate.service?.demonstration === true;
      }
      function hasNoAnswer({ statement: { predicate } }) {
        const isAnswered = (anchor) => anchor.mayBeSpent === true || !["unknown", "unreachable", "failed", "skipped"].includes(anchor.verdict);
        return (predicate.witnesses ?? []).length === 0 && !predicate.anchors.some(isAnswered);
      }
      function isOfRelease({ predicate: { release, run } }, { repository, tag, id: id2 }) {
        if (release?.id !== void 0 && id2 !== void 0)
          return release.id === id2;
        if (release !== void 0)
          return isSameRepository(release.repository, repository) && release.tag === tag;
        const runTag = /^refs\/tags\/(.+)$/.exec(run?.ref ?? "")?.[1];
        return run?.repository !== void 0 && isSameRepository(run.repository, repository) && (runTag ?? tag) === tag;
      }
      function isSameRepository(one, two) {
        return one.toLowerCase() === two.toLowerCase();
      }
      function findListAnchors(lists, anchors) {
        const anchorByDigest = /* @__PURE__ */ new Map();
        for (const list of lists) {
          const anchor = anchors.get(list.sha3_256);
          if (anchor === void 0 || !hasClaimedDigests(list))
            continue;
          for (const { digest } of listEntriesOf(list)) {
            const knownAnchor = anchorByDigest.get(digest);
            const isBetter = knownAnchor === void 0 || ((0, recorded_anchor.Is)(anchor) ? !(0, recorded_anchor.Is)(knownAnchor) : rankOfListAnchor(anchor) >= rankOfListAnchor(knownAnchor));
            if (isBetter)
              anchorByDigest.set(digest, anchor);
          }
        }
        return anchorByDigest;
      }
      function rankOfListAnchor(anchor) {
        if ((0, recorded_anchor.Is)(anchor))
          return 3;
        return isClaimedStamped(anchor) ? 2 : Number(anchor.stamps.length > 0);
      }
      function isClaimedStamped(anchor) {
        return anchor !== void 0 && ((0, recorded_anchor.Is)(anchor) || !(0, recorded_anchor.GZ)(anchor) && anchor.stamps.length > 0);
      }
      function isStamped({ anchors, findListAnchor }, digest) {
        const knownAnchors = [anchors.get(digest), findListAnchor(digest)];
        return knownAnchors.some((anchor) => anchor !== void 0 && ((0, recorded_anchor.Is)(anchor) || anchor.stamps.length > 0));
      }
      function addsToRecord({ statements }, file) {
        return statements.length === 0 || contentOf(openRecord(statements)) !== contentOf(openRecord([...statements, file]));
      }
      function contentOf({ names, anchors, lists, witnesses, chain, isDemonstration }) {
        const nameContents = [...names.values()].map(({ name, digest, former }) => [
          name,
          digest,
          former.map((one) => one.digest)
        ]);
        const anchorContents = [...anchors.values()].map((anchor) => ({ ...anchor, stamps: void 0 }));
        const listContents = lists.map(({ name, sha3_256 }) => [name, sha3_256]);
        return JSON.stringify([nameContents, anchorContents, listContents, witnesses, chain, isDemonstration]);
      }
      function uniteLists(sortedFiles, anchors) {
        const listByDigest = /* @__PURE__ */ new Map();
        for (const { statement } of sortedFiles) {
          for (const list of statement.predicate.lists) {
            const knownList = listByDigest.get(list.sha3_256);
            const statedList = { ...list, subjects: statement.subject };
            const isDoubtful = knownList !== void 0 && anchors.has(list.sha3_256) && knownList.subjects !== statedList.subjects;
            const isBetter = isDoubtful && !hasClaimedDigests(knownList) && hasClaimedDigests(statedList);
            if (knownList === void 0 || isBetter)
              listByDigest.set(list.sha3_256, statedList);
          }
        }
        return [...listByDigest.values()];
      }
      function makeLists(subjects, names) {
        const listNames = [checksums.h0, checksums.TR].filter((name) => names.has(name));
        return listNames.map((name) => ({ name, subjects, ...(0, to_statement.SL)((0, to_statement.so)({ name }, subjects)) }));
      }
      const resultsBySubjects = /* @__PURE__ */ new WeakMap();
      function hasClaimedDigests(list) {
        const { subjects } = list;
        const resultByDigest = resultsBySubjects.get(subjects) ?? /* @__PURE__ */ new Map();
        resultsBySubjects.set(subjects, resultByDigest);
        const knownResult = resultByDigest.get(list.sha3_256);
        if (knownResult !== void 0)
          return knownResult;
        const { sha3_256, sha256 } = (0, to_statement.SL)((0, to_statement.so)(list, subjects));
        const result = list.sha3_256 === sha3_256 && (list.sha256 === void 0 || list.sha256 === sha256);
        resultByDigest.set(list.sha3_256, result);
        return result;
      }
    })
  ),
  /***/
  1727: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        GZ: () => (
          /* binding */
          isDenied
        ),
        /* harmony export */
        Is: () => (
          /* binding */
          isSettled
        ),
        /* harmony export */
        Y7: () => (
          /* binding */
          uniteAnchors
        ),
        /* harmony export */
        rG: () => (
          /* binding */
          oldestRecord
        ),
        /* harmony export */
        xb: () => (
          /* binding */
          isSent
        ),
        /* harmony export */
        zj: () => (
          /* binding */
          withoutDuplicates
        )
        /* harmony export */
      });
      var _core_members_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2508);
      var _statement_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7400);
      function uniteAnchors(sortedFiles) {
        const partsByDigest = /* @__PURE__ */ new Map();
        for (const { statement, uploadedOn } of sortedFiles) {
          const { mode, finishedOn, service, release, anchors } = statement.predicate;
          for (const anchor of anchors) {
            const { covers, chain, proof, verdict } = anchor;
            const parts = partsByDigest.get(anchor.digest) ?? {
              judgedAnchor: anchor,
              covers,
              chains: [],
              proofs: [],
              stamps: []
            };
            if (outweighs(anchor, parts.judgedAnchor, mode))
              parts.judgedAnchor = anchor;
            if (covers === "list")
              parts.covers = covers;
            if (chain !== void 0)
              parts.chains.push(chain);
            if (proof !== void 0)
              parts.proofs.push(proof);
            if (mode === "stamp" && service !== void 0 && stampStrength(anchor) > 0) {
              const stampVerdict = verdict === "accepted" || verdict === "unclear" ? verdict : "failed";
              const [stampedOn, isDatedByGitHub] = [uploadedOn ?? finishedOn, release !== void 0 || void 0];
              parts.stamps.push({ stampedOn, verdict: stampVerdict, service: service?.url, isDatedByGitHub });
            }
            partsByDigest.set(anchor.digest, parts);
          }
        }
        const unitedAnchors = [...partsByDigest.values()].map(({ judgedAnchor, covers, chains, proofs, stamps }) => {
          const { digest, verdict, mayBeSpent } = judgedAnchor;
          const knownFacts = (0, _core_members_js__WEBPACK_IMPORTED_MODULE_1__.r$)({ mayBeSpent: mayBeSpent || void 0, chain: uniteChains(chains) });
          return { covers, digest, verdict, ...knownFacts, proofs: withoutDuplicates(proofs), stamps };
        });
        return new Map(unitedAnchors.toSorted(_statement_js__WEBPACK_IMPORTED_MODULE_0__.E8).map((anchor) => [anchor.digest, anchor]));
      }
      function outweighs(later, earlier, mode) {
        const [laterFinality, earlierFinality] = [finalityOf(later.verdict), finalityOf(earlier.verdict)];
        if (earlierFinality === "settled" || laterFinality === "settled")
          return earlierFinality !== "settled";
        if (earlierFinality === "signed" || laterFinality === "signed")
          return earlierFinality !== "signed";
        if (laterFinality === "denied")
          return earlierFinality !== "denied";
        return earlierFinality === "denied" ? mode === "stamp" && stampStrength(later) > 0 : stampStrength(later) > stampStrength(earlier);
      }
      function finalityOf(verdict) {
        return verdict === "changed" ? "open" : _statement_js__WEBPACK_IMPORTED_MODULE_0__.Jq[verdict];
      }
      function uniteChains(chains) {
        if (chains.length === 0)
          return void 0;
        const records = withoutSubsets(withoutDuplicates(chains.flatMap((chain) => chain.records)));
        const address = chains.find((chain) => chain.address !== void 0)?.address;
        const chainsInBlocks = records.length === 0 ? chains : chains.filter((chain) => chain.records.length > 0);
        const port = chainsInBlocks.find((chain) => chain.port !== void 0)?.port;
        const compareHeights = (one, other) => heightOf(one) - heightOf(other) || (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1);
        return { ...(0, _core_members_js__WEBPACK_IMPORTED_MODULE_1__.r$)({ address, port }), records: records.toSorted(compareHeights) };
      }
      function withoutSubsets(records) {
        const memberNamesOf = (record) => Object.keys(record).toSorted();
        const nameLists = withoutDuplicates(records.map(memberNamesOf));
        if (nameLists.length < 2)
          return records;
        const partOf = (record, members) => JSON.stringify(members.map((name) => [name, record[name]]));
        const coveredParts = /* @__PURE__ */ new Set();
        for (const record of records) {
          const ownNames = new Set(memberNamesOf(record));
          const nameSubsets = nameLists.filter((members) => members.length < ownNames.size && members.every((name) => ownNames.has(name)));
          for (const members of nameSubsets)
            coveredParts.add(partOf(record, members));
        }
        return records.filter((record) => !coveredParts.has(partOf(record, memberNamesOf(record))));
      }
      function heightOf({ block }) {
        return block === void 0 ? Number.MAX_SAFE_INTEGER : Number(block);
      }
      function oldestRecord(records) {
        return records.toSorted((one, other) => heightOf(one) - heightOf(other))[0];
      }
      function isSettled(anchor) {
        return anchor !== void 0 && _statement_js__WEBPACK_IMPORTED_MODULE_0__.Jq[anchor.verdict] === "settled";
      }
      function isDenied({ verdict }) {
        return finalityOf(verdict) === "denied";
      }
      function isSent(anchor) {
        return isSettled(anchor) || stampStrength(anchor) > 0;
      }
      function stampStrength({ verdict, mayBeSpent }) {
        if (verdict === "timestamped")
          return 4;
        if (verdict === "accepted")
          return 3;
        return verdict === "unclear" ? 2 : Number(mayBeSpent === true);
      }
      function withoutDuplicates(items) {
        return [...new Map(items.map((item) => [JSON.stringify(item), item])).values()];
      }
    })
  ),
  /***/
  552: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        $p: () => (
          /* binding */
          anchoringOf
        ),
        /* harmony export */
        BY: () => (
          /* binding */
          findAnchoring
        ),
        /* harmony export */
        FR: () => (
          /* binding */
          failsRun
        ),
        /* harmony export */
        G_: () => (
          /* binding */
          filesAmong2
        ),
        /* harmony export */
        MR: () => (
          /* binding */
          isNothingStamped2
        ),
        /* harmony export */
        Mo: () => (
          /* binding */
          areFromTestChain
        ),
        /* harmony export */
        N9: () => (
          /* binding */
          rejudge
        ),
        /* harmony export */
        Pc: () => (
          /* binding */
          hasPassed
        ),
        /* harmony export */
        Pu: () => (
          /* binding */
          unknownOrigin
        ),
        /* harmony export */
        ST: () => (
          /* binding */
          failingRows2
        ),
        /* harmony export */
        dR: () => (
          /* binding */
          chainOf
        ),
        /* harmony export */
        lG: () => (
          /* binding */
          judgementOf
        ),
        /* harmony export */
        sv: () => (
          /* binding */
          tallyOf2
        ),
        /* harmony export */
        zI: () => (
          /* binding */
          operationOf
        )
        /* harmony export */
      });
      var _core_addresses_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2703);
      var _core_digest_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2427);
      var _core_row_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1663);
      var _words_verdicts_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2107);
      const unknownOrigin = {
        repository: "",
        ref: "",
        tag: "",
        commit: "",
        runId: "",
        runAttempt: "",
        runUrl: ""
      };
      function operationOf({ mode }) {
        return mode === "monitor" ? "verify" : mode;
      }
      function chainOf({ chain: inputChain }, { rows }) {
        if (inputChain?.name !== void 0)
          return inputChain;
        const answeredName = rows.map(({ answer }) => answer?.chainName).find((name) => name !== void 0);
        const chain = { ...answeredName !== void 0 && (0, _core_addresses_js__WEBPACK_IMPORTED_MODULE_0__.iY)(answeredName), ...inputChain };
        return Object.keys(chain).length === 0 ? void 0 : chain;
      }
      function rejudge(row, judgement) {
        for (const name of Object.keys(judgementOf(row))) {
          if (!Object.hasOwn(judgement, name))
            Reflect.deleteProperty(row, name);
        }
        Object.assign(row, judgement);
      }
      function judgementOf(row) {
        const { subject, coveredBy, isList, recentStamp, isStampedWithLf, recorded, formerDigests, ...judgement } = row;
        return judgement;
      }
      function tallyOf2(rows) {
        const counts = Object.fromEntries(_words_verdicts_js__WEBPACK_IMPORTED_MODULE_2__.rY.map((verdict) => [verdict, 0]));
        for (const { verdict } of rows)
          counts[verdict] += 1;
        const presentVerdicts = _words_verdicts_js__WEBPACK_IMPORTED_MODULE_2__.rY.filter((verdict) => counts[verdict] > 0);
        const statuses = new Set(presentVerdicts.map((verdict) => _words_verdicts_js__WEBPACK_IMPORTED_MODULE_2__.Jo[verdict].status));
        const status = ["failed", "unknown", "pending"].find((each) => statuses.has(each)) ?? "finalized";
        const anchoredVerdicts = presentVerdicts.filter((verdict) => (0, _words_verdicts_js__WEBPACK_IMPORTED_MODULE_2__.rf)({ verdict }));
        return { status, counts, anchored: anchoredVerdicts.reduce((sum, verdict) => sum + counts[verdict], 0) };
      }
      function areFromTestChain(rows) {
        return rows.some(({ answer }) => answer?.demo === true);
      }
      function filesAmong2(items) {
        return items.some(({ isList }) => isList === true) ? items.filter(({ isList }) => isList !== true) : items;
      }
      function failsRun(judgement, failOn) {
        return failOn.has(judgement.verdict) || failOn.size > 0 && alwaysFailingCodes.has((0, _core_row_js__WEBPACK_IMPORTED_MODULE_1__.C2)(judgement)?.code);
      }
      const alwaysFailingCodes = /* @__PURE__ */ new Set([
        "API_KEY_REJECTED",
        "PLAN_LIMIT_REACHED",
        "REPLY_MISMATCH"
      ]);
      function failingRows2({ rows, failOn }) {
        return rows.filter((row) => failsRun(row, failOn));
      }
      function isNothingStamped2(run) {
        const { mode, rows, failOn, isSkipped } = run;
        const isAnythingStamped = rows.some(({ localVerdict, verdict }) => _words_verdicts_js__WEBPACK_IMPORTED_MODULE_2__.Jo[localVerdict ?? verdict].isStamped);
        return mode === "stamp" && !isAnythingStamped && !isSkipped && rows.length > 0 && failOn.size > 0;
      }
      function hasPassed(run) {
        return failingRows2(run).length === 0 && run.problems.length === 0 && !isNothingStamped2(run);
      }
      function findAnchoring(records, digests) {
        const matches = records.filter(({ matchedHash }) => digests.some((digest) => (0, _core_digest_js__WEBPACK_IMPORTED_MODULE_3__.dv)(matchedHash, digest)));
        const [firstRecord] = matches.toSorted((one, other) => heightOf(one) - heightOf(other));
        return firstRecord && { firstRecord, count: matches.length };
      }
      function anchoringOf({ subject, coveredBy, verdict, answer }) {
        if (!(0, _words_verdicts_js__WEBPACK_IMPORTED_MODULE_2__.rf)({ verdict }) || answer === void 0)
          return void 0;
        const digests = [subject.digest ?? [], "root" in subject ? subject.root : []].flat();
        return findAnchoring(answer.records, coveredBy === void 0 ? digests : [coveredBy]);
      }
      function heightOf({ blockNumber }) {
        return blockNumber === void 0 ? Number.POSITIVE_INFINITY : Number(blockNumber);
      }
    })
  ),
  /***/
  9131: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        CP: () => (
          /* binding */
          timeOfStatement
        ),
        /* harmony export */
        FH: () => (
          /* binding */
          renderEvidencePage
        ),
        /* harmony export */
        OU: () => (
          /* binding */
          parentIdsOf
        ),
        /* harmony export */
        P_: () => (
          /* binding */
          parseStatementFile
        ),
        /* harmony export */
        Rp: () => (
          /* binding */
          toStatementFile
        ),
        /* harmony export */
        Z8: () => (
          /* binding */
          maxStatementBytes
        ),
        /* harmony export */
        fE: () => (
          /* binding */
          sortStatements
        ),
        /* harmony export */
        i7: () => (
          /* binding */
          damagedFileAdvice
        ),
        /* harmony export */
        vf: () => (
          /* binding */
          parseEvidence
        )
        /* harmony export */
      });
      var _noble_hashes_sha3_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8041);
      var _noble_hashes_utils_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2565);
      var _core_digest_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2427);
      var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6608);
      var _core_file_names_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3364);
      var _core_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5961);
      var _core_members_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(2508);
      var _statement_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7400);
      const maxStatementBytes = 256 * 1024 * 1024;
      const damagedFileAdvice = "The file is the record of an earlier run: which files it stamped, and which blocks hold them. This run did not change it. Put it back from a copy: its name proves the right one. If there is no copy, keep the damaged file in another place, and remove it from this one. The next run may then pay again for stamps that it knew.";
      const sha3InJavaScript = (bytes) => (0, _core_digest_js__WEBPACK_IMPORTED_MODULE_4__.SS)((0, _noble_hashes_sha3_js__WEBPACK_IMPORTED_MODULE_5__.C2)(bytes));
      function toStatementFile(statement, sha3 = (text) => sha3InJavaScript((0, _noble_hashes_utils_js__WEBPACK_IMPORTED_MODULE_6__.AI)(text))) {
        const text = `${JSON.stringify(statement)}
`;
        return { id: toStatementId(sha3(text)), text, statement };
      }
      function toStatementId(digest) {
        return digest.slice(0, 16);
      }
      function parseStatementFile(content, name = "", sha3 = sha3InJavaScript) {
        return withEvidenceErrors(() => {
          const id2 = toStatementId(sha3(typeof content === "string" ? (0, _noble_hashes_utils_js__WEBPACK_IMPORTED_MODULE_6__.AI)(content) : content));
          const idInName = (0, _core_file_names_js__WEBPACK_IMPORTED_MODULE_1__.Ke)(name);
          if (idInName !== void 0 && idInName !== id2) {
            const ending = typeof content === "string" ? content.slice(-2) : String.fromCharCode(...content.slice(-2));
            const reason = ending === "\r\n" ? ", since the line ends were changed from LF to CRLF" : "";
            return refuse(`it was changed: its bytes do not give its name${reason}`);
          }
          const text = toText(content);
          return { id: id2, text, statement: readStatement(text) };
        });
      }
      function parseEvidence(content, name = "", sha3 = sha3InJavaScript) {
        const text = withEvidenceErrors(() => toText(content));
        if (!/^\s*</.test(text))
          return [parseStatementFile(content, name, sha3)];
        const isPageWhole = /<\/html>\s*$/.test(text);
        const reason = isPageWhole ? "the page has no evidence in it" : "the page was cut: its end is missing";
        return parsePageData(withEvidenceErrors(() => evidenceTextOf(text) ?? refuse(reason)), sha3);
      }
      function parsePageData(data, sha3 = sha3InJavaScript) {
        return withEvidenceErrors(() => parseStatementTexts(data)).map((one) => parseStatementFile(one, "", sha3));
      }
      function refuse(reason) {
        throw new RangeError(reason);
      }
      function parseStatementTexts(data) {
        const texts = (0, _core_json_js__WEBPACK_IMPORTED_MODULE_2__.lk)(data, void 0, 2 * maxStatementBytes);
        if (!Array.isArray(texts) || !texts.every((text) => typeof text === "string"))
          return refuse("it is no list of texts");
        return texts.length === 0 ? refuse("the page has no evidence in it") : texts;
      }
      function readStatement(text) {
        const rootMember = { value: (0, _core_json_js__WEBPACK_IMPORTED_MODULE_2__.lk)(text, void 0, maxStatementBytes), where: "the statement" };
        (0, _core_members_js__WEBPACK_IMPORTED_MODULE_7__.aG)((0, _core_members_js__WEBPACK_IMPORTED_MODULE_7__.C5)(rootMember, "_type"), [_statement_js__WEBPACK_IMPORTED_MODULE_3__.qB]);
        (0, _core_members_js__WEBPACK_IMPORTED_MODULE_7__.aG)((0, _core_members_js__WEBPACK_IMPORTED_MODULE_7__.C5)(rootMember, "predicateType"), [_statement_js__WEBPACK_IMPORTED_MODULE_3__.W3]);
        const statement = (0, _statement_js__WEBPACK_IMPORTED_MODULE_3__.I1)(rootMember);
        if (statement.subject.length === 0)
          throw new RangeError("it names no file");
        return statement;
      }
      function toText(content) {
        if (typeof content === "string")
          return content;
        try {
          return (0, _core_json_js__WEBPACK_IMPORTED_MODULE_2__._6)(content);
        } catch (cause) {
          throw new RangeError("it is not UTF-8", { cause });
        }
      }
      function withEvidenceErrors(read) {
        try {
          return read();
        } catch (cause) {
          if (!(cause instanceof RangeError))
            throw cause;
          throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__._Z("EVIDENCE_INVALID", `The evidence cannot be used: ${cause.message}.`, { cause });
        }
      }
      const evidenceOpening = /<(?:script) type="application\/json" id="statement">/;
      const evidenceClosing = "<\/script>";
      const pieceLength = 65536;
      function* renderEvidencePage(template, statements) {
        const evidenceStart = findEvidenceStart(template);
        if (!template.startsWith(evidenceClosing, evidenceStart))
          throw new RangeError("The page has no place for evidence.");
        yield `${template.slice(0, evidenceStart)}
[`;
        for (const [index, { text }] of statements.entries()) {
          yield index === 0 ? '"' : ',\n"';
          for (let start = 0; start < text.length; start += pieceLength) {
            const piece = JSON.stringify(text.slice(start, start + pieceLength)).slice(1, -1);
            yield piece.replaceAll("<", "\\u003c");
          }
          yield '"';
        }
        yield `]
${template.slice(evidenceStart)}`;
      }
      function evidenceTextOf(page) {
        const start = findEvidenceStart(page);
        const text = page.slice(start, Math.max(start, page.indexOf(evidenceClosing, start))).trim();
        return text === "" ? void 0 : text;
      }
      function findEvidenceStart(page) {
        const openingMatch = evidenceOpening.exec(page);
        return openingMatch === null ? page.length : openingMatch.index + openingMatch[0].length;
      }
      function parentIdsOf({ statement }) {
        return statement.predicate.after ?? [];
      }
      function timeOfStatement({ uploadedOn, statement }) {
        return uploadedOn ?? statement.predicate.finishedOn;
      }
      function sortStatements(files) {
        const fileById = /* @__PURE__ */ new Map();
        for (const file of files)
          if (file.uploadedOn !== void 0 || !fileById.has(file.id))
            fileById.set(file.id, file);
        const sortedByTime = [...fileById.values()].toSorted(compareTimes);
        const indexById = new Map(sortedByTime.map(({ id: id2 }, index) => [id2, index]));
        const parentIndexSets = sortedByTime.map((file) => new Set(parentIdsOf(file).flatMap((id2) => indexById.get(id2) ?? [])));
        const childrenByParent = Map.groupBy(parentIndexSets.flatMap((own, index) => [...own].map((parent) => ({ parent, index }))), ({ parent }) => parent);
        const openParentCounts = parentIndexSets.map(({ size }) => size);
        const readyIndexes = createHeap(openParentCounts.flatMap((openCount, index) => openCount === 0 ? [index] : []));
        const orderedFiles = [];
        for (let index = readyIndexes.take(); index !== void 0; index = readyIndexes.take()) {
          orderedFiles.push(...sortedByTime.slice(index, index + 1));
          for (const child of childrenByParent.get(index) ?? []) {
            const openCount = (openParentCounts[child.index] ?? 0) - 1;
            openParentCounts[child.index] = openCount;
            if (openCount === 0)
              readyIndexes.add(child.index);
          }
        }
        return [...orderedFiles, ...sortedByTime.filter((_, index) => openParentCounts[index] !== 0)];
      }
      function createHeap(heap) {
        const valueAt = (index) => heap[index] ?? Number.POSITIVE_INFINITY;
        const swap = (one, two) => void ([heap[one], heap[two]] = [valueAt(two), valueAt(one)]);
        return {
          add: (value) => {
            let index = heap.push(value) - 1;
            for (let parent = index - 1 >> 1; index > 0 && valueAt(index) < valueAt(parent); parent = index - 1 >> 1) {
              swap(index, parent);
              index = parent;
            }
          },
          take: () => {
            const [lowest] = heap;
            const lastValue = heap.pop();
            if (heap.length === 0 || lastValue === void 0)
              return lowest;
            heap[0] = lastValue;
            for (let index = 0; ; ) {
              const child = valueAt(2 * index + 1) < valueAt(2 * index + 2) ? 2 * index + 1 : 2 * index + 2;
              if (valueAt(child) >= valueAt(index))
                return lowest;
              swap(index, child);
              index = child;
            }
          }
        };
      }
      function compareTimes(one, other) {
        const finishedAtMs = (file) => Date.parse(file.statement.predicate.finishedOn);
        return Date.parse(timeOfStatement(one)) - Date.parse(timeOfStatement(other)) || finishedAtMs(one) - finishedAtMs(other) || (one.id < other.id ? -1 : 1);
      }
    })
  ),
  /***/
  7400: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        E8: () => (
          /* binding */
          compareAnchors
        ),
        /* harmony export */
        FB: () => (
          /* binding */
          hexDigestOf
        ),
        /* harmony export */
        Gy: () => (
          /* binding */
          maxSubjects
        ),
        /* harmony export */
        I1: () => (
          /* binding */
          statementForm
        ),
        /* harmony export */
        Jq: () => (
          /* binding */
          finalityByVerdict
        ),
        /* harmony export */
        UX: () => (
          /* binding */
          maxProofSteps
        ),
        /* harmony export */
        W3: () => (
          /* binding */
          predicateType
        ),
        /* harmony export */
        Wh: () => (
          /* binding */
          maxTextLength
        ),
        /* harmony export */
        qB: () => (
          /* binding */
          statementType
        )
        /* harmony export */
      });
      var _core_checksums_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(291);
      var _core_digest_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2427);
      var _core_members_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2508);
      const statementType = "https://in-toto.io/Statement/v1";
      const predicateType = "https://anchor-artifacts.github.io/anchor/v1";
      const evidenceModes = ["stamp", "check", "verify", "monitor"];
      const finalityByVerdict = {
        anchored: "settled",
        "already-anchored": "settled",
        found: "settled",
        verified: "settled",
        timestamped: "signed",
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
      const maxSubjects = 1e6;
      const maxProofSteps = 3 * 257;
      const maxItems = { after: 1e3, lists: 1e3, records: 1e4, witnesses: 16 };
      const maxTextLength = 2048;
      const longTextOf = (member) => (0, _core_members_js__WEBPACK_IMPORTED_MODULE_1__.b6)(member, maxTextLength);
      function fileNameOf(member) {
        const name = (0, _core_members_js__WEBPACK_IMPORTED_MODULE_1__.b6)(member, _core_checksums_js__WEBPACK_IMPORTED_MODULE_0__.ws);
        if (name === "" || name.includes("\0"))
          throw new RangeError(`${member.where} names no file`);
        return name;
      }
      function hexDigestOf(member) {
        const text = (0, _core_members_js__WEBPACK_IMPORTED_MODULE_1__.b6)(member);
        if (!(0, _core_digest_js__WEBPACK_IMPORTED_MODULE_2__.Bc)(text))
          throw new RangeError(`${member.where} is not 64 lower case hexadecimal digits`);
        return text;
      }
      const digestMembers = { sha3_256: hexDigestOf, sha256: (0, _core_members_js__WEBPACK_IMPORTED_MODULE_1__.lq)(hexDigestOf) };
      const subjectForm = (0, _core_members_js__WEBPACK_IMPORTED_MODULE_1__.Xy)({ name: fileNameOf, digest: (0, _core_members_js__WEBPACK_IMPORTED_MODULE_1__.Xy)(digestMembers) });
      const runForm = (0, _core_members_js__WEBPACK_IMPORTED_MODULE_1__.Xy)({
        repository: (0, _core_members_js__WEBPACK_IMPORTED_MODULE_1__.lq)(longTextOf),
        ref: (0, _core_members_js__WEBPACK_IMPORTED_MODULE_1__.lq)(longTextOf),
        commit: (0, _core_members_js__WEBPACK_IMPORTED_MODULE_1__.lq)(longTextOf),
        url: (0, _core_members_js__WEBPACK_IMPORTED_MODULE_1__.lq)(longTextOf),
        attempt: (0, _core_members_js__WEBPACK_IMPORTED_MODULE_1__.lq)(longTextOf)
      });
      const releaseForm = (0, _core_members_js__WEBPACK_IMPORTED_MODULE_1__.Xy)({ repository: longTextOf, tag: longTextOf, id: (0, _core_members_js__WEBPACK_IMPORTED_MODULE_1__.lq)(_core_members_js__WEBPACK_IMPORTED_MODULE_1__.gd) });
      const listForm = (0, _core_members_js__WEBPACK_IMPORTED_MODULE_1__.Xy)({
        name: fileNameOf,
        ...digestMembers,
        text: (0, _core_members_js__WEBPACK_IMPORTED_MODULE_1__.lq)((member) => (0, _core_members_js__WEBPACK_IMPORTED_MODULE_1__.b6)(member, Number.POSITIVE_INFINITY))
      });
      const recordForm = (0, _core_members_js__WEBPACK_IMPORTED_MODULE_1__.Xy)({
        block: (0, _core_members_js__WEBPACK_IMPORTED_MODULE_1__.lq)((member) => typeof member.value === "string" ? (0, _core_members_js__WEBPACK_IMPORTED_MODULE_1__.HU)(member, /^\d{1,20}$/, "a block number") : (0, _core_members_js__WEBPACK_IMPORTED_MODULE_1__.gd)(member)),
        /** As the service wrote it; it has no time zone unless it names one. */
        date: (0, _core_members_js__WEBPACK_IMPORTED_MODULE_1__.lq)(_core_members_js__WEBPACK_IMPORTED_MODULE_1__.b6),
        txpow: (0, _core_members_js__WEBPACK_IMPORTED_MODULE_1__.lq)(_core_members_js__WEBPACK_IMPORTED_MODULE_1__.b6),
        transaction: (0, _core_members_js__WEBPACK_IMPORTED_MODULE_1__.lq)(_core_members_js__WEBPACK_IMPORTED_MODULE_1__.b6),
        coin: (0, _core_members_js__WEBPACK_IMPORTED_MODULE_1__.lq)(_core_members_js__WEBPACK_IMPORTED_MODULE_1__.b6),
        matched: (0, _core_members_js__WEBPACK_IMPORTED_MODULE_1__.lq)(_core_members_js__WEBPACK_IMPORTED_MODULE_1__.b6)
      });
      const chainForm = (0, _core_members_js__WEBPACK_IMPORTED_MODULE_1__.Xy)({
        address: (0, _core_members_js__WEBPACK_IMPORTED_MODULE_1__.lq)(_core_members_js__WEBPACK_IMPORTED_MODULE_1__.b6),
        port: (0, _core_members_js__WEBPACK_IMPORTED_MODULE_1__.lq)(_core_members_js__WEBPACK_IMPORTED_MODULE_1__.gd),
        records: (0, _core_members_js__WEBPACK_IMPORTED_MODULE_1__.jk)(recordForm, maxItems.records)
      });
      function stepOf(member) {
        const { l, r, op } = { l: (0, _core_members_js__WEBPACK_IMPORTED_MODULE_1__.C5)(member, "l"), r: (0, _core_members_js__WEBPACK_IMPORTED_MODULE_1__.C5)(member, "r"), op: (0, _core_members_js__WEBPACK_IMPORTED_MODULE_1__.C5)(member, "op") };
        if ([l, r, op].filter(({ value }) => value !== void 0).length !== 1) {
          throw new RangeError(`${member.where} is not one of l, r and op`);
        }
        if (op.value !== void 0)
          return { op: (0, _core_members_js__WEBPACK_IMPORTED_MODULE_1__.aG)(op, ["sha3-256"]) };
        return l.value === void 0 ? { r: hexOf(r) } : { l: hexOf(l) };
      }
      function hexOf(member) {
        return (0, _core_members_js__WEBPACK_IMPORTED_MODULE_1__.HU)(member, /^(?:[0-9a-f]{2})+$/, "lower case hex");
      }
      const quotedHexOf = (member) => (0, _core_members_js__WEBPACK_IMPORTED_MODULE_1__.HU)(member, /^0x[0-9a-f]+$/i, "0x and hex");
      const proofForm = (0, _core_members_js__WEBPACK_IMPORTED_MODULE_1__.Xy)({
        steps: (0, _core_members_js__WEBPACK_IMPORTED_MODULE_1__.jk)(stepOf, maxProofSteps),
        root: hexDigestOf,
        /** The proof file that the steps were taken from. */
        file: (0, _core_members_js__WEBPACK_IMPORTED_MODULE_1__.lq)((0, _core_members_js__WEBPACK_IMPORTED_MODULE_1__.Xy)({ address: quotedHexOf, data: quotedHexOf, proof: quotedHexOf, root: quotedHexOf }))
      });
      const anchorForm = (0, _core_members_js__WEBPACK_IMPORTED_MODULE_1__.Xy)({
        covers: (member) => (0, _core_members_js__WEBPACK_IMPORTED_MODULE_1__.aG)(member, ["subject", "list"]),
        digest: hexDigestOf,
        verdict: (member) => (0, _core_members_js__WEBPACK_IMPORTED_MODULE_1__.aG)(member, Object.keys(finalityByVerdict)),
        /** A stamp was sent that the service may have made, although no answer says so. */
        mayBeSpent: (0, _core_members_js__WEBPACK_IMPORTED_MODULE_1__.lq)(_core_members_js__WEBPACK_IMPORTED_MODULE_1__.SF),
        chain: (0, _core_members_js__WEBPACK_IMPORTED_MODULE_1__.lq)(chainForm),
        proof: (0, _core_members_js__WEBPACK_IMPORTED_MODULE_1__.lq)(proofForm)
      });
      function compareAnchors(left, right) {
        if (left.covers !== right.covers)
          return left.covers === "list" ? -1 : 1;
        return left.digest < right.digest ? -1 : Number(left.digest > right.digest);
      }
      const witnessForm = (0, _core_members_js__WEBPACK_IMPORTED_MODULE_1__.Xy)({
        kind: (member) => (0, _core_members_js__WEBPACK_IMPORTED_MODULE_1__.aG)(member, ["rfc3161", "opentimestamps"]),
        of: fileNameOf,
        url: longTextOf,
        token: (member) => (0, _core_members_js__WEBPACK_IMPORTED_MODULE_1__.HU)(member, /^[A-Za-z0-9+/]{0,87384}={0,2}$/, "base64")
      });
      const statementIdOf = (member) => (0, _core_members_js__WEBPACK_IMPORTED_MODULE_1__.HU)(member, /^[0-9a-f]{16}$/, "16 hexadecimal digits");
      const predicateForm = (0, _core_members_js__WEBPACK_IMPORTED_MODULE_1__.Xy)({
        /** The newest statements that the run had read, like the parents of a Git commit. */
        after: (0, _core_members_js__WEBPACK_IMPORTED_MODULE_1__.lq)((0, _core_members_js__WEBPACK_IMPORTED_MODULE_1__.jk)(statementIdOf, maxItems.after)),
        tool: (0, _core_members_js__WEBPACK_IMPORTED_MODULE_1__.Xy)({ name: _core_members_js__WEBPACK_IMPORTED_MODULE_1__.b6, version: _core_members_js__WEBPACK_IMPORTED_MODULE_1__.b6 }),
        mode: (member) => (0, _core_members_js__WEBPACK_IMPORTED_MODULE_1__.aG)(member, evidenceModes),
        /** ISO 8601 in UTC. */
        finishedOn: _core_members_js__WEBPACK_IMPORTED_MODULE_1__.nR,
        run: (0, _core_members_js__WEBPACK_IMPORTED_MODULE_1__.lq)(runForm),
        /** Absent where the run neither read nor wrote a release. */
        release: (0, _core_members_js__WEBPACK_IMPORTED_MODULE_1__.lq)(releaseForm),
        /** Absent when chain nodes or witnesses were asked in place of a service. */
        service: (0, _core_members_js__WEBPACK_IMPORTED_MODULE_1__.lq)((0, _core_members_js__WEBPACK_IMPORTED_MODULE_1__.Xy)({ url: longTextOf, demonstration: _core_members_js__WEBPACK_IMPORTED_MODULE_1__.SF })),
        chain: (0, _core_members_js__WEBPACK_IMPORTED_MODULE_1__.lq)((0, _core_members_js__WEBPACK_IMPORTED_MODULE_1__.Xy)({ name: (0, _core_members_js__WEBPACK_IMPORTED_MODULE_1__.lq)(_core_members_js__WEBPACK_IMPORTED_MODULE_1__.b6), explorer: (0, _core_members_js__WEBPACK_IMPORTED_MODULE_1__.lq)(longTextOf) })),
        // No two lists have one digest: each is rebuilt from all subjects, and a thousand equal lists would take hours.
        lists: (0, _core_members_js__WEBPACK_IMPORTED_MODULE_1__.jk)(listForm, maxItems.lists, { noun: "lists of the digest", keyOf: (list) => list.sha3_256 }),
        /** One anchor for each digest; anchors of lists come first, and both kinds are sorted by digest. */
        anchors: (0, _core_members_js__WEBPACK_IMPORTED_MODULE_1__.jk)(anchorForm, maxSubjects, { noun: "anchors of the digest", keyOf: ({ digest }) => digest }),
        witnesses: (0, _core_members_js__WEBPACK_IMPORTED_MODULE_1__.lq)((0, _core_members_js__WEBPACK_IMPORTED_MODULE_1__.jk)(witnessForm, maxItems.witnesses))
      });
      const statementForm = (0, _core_members_js__WEBPACK_IMPORTED_MODULE_1__.Xy)({
        _type: (member) => (0, _core_members_js__WEBPACK_IMPORTED_MODULE_1__.aG)(member, [statementType]),
        /** Sorted by name in byte order, as in `anchor-SHA3-256SUMS`. */
        subject: (0, _core_members_js__WEBPACK_IMPORTED_MODULE_1__.jk)(subjectForm, maxSubjects, { noun: "subjects named", keyOf: ({ name }) => name }),
        predicateType: (member) => (0, _core_members_js__WEBPACK_IMPORTED_MODULE_1__.aG)(member, [predicateType]),
        predicate: predicateForm
      });
    })
  ),
  /***/
  5679: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        HJ: () => (
          /* binding */
          toStatement
        ),
        /* harmony export */
        Mf: () => (
          /* binding */
          toAnchorRecord
        ),
        /* harmony export */
        SL: () => (
          /* binding */
          listDigests
        ),
        /* harmony export */
        ab: () => (
          /* binding */
          explorerAddress
        ),
        /* harmony export */
        jP: () => (
          /* binding */
          witnessDigests
        ),
        /* harmony export */
        so: () => (
          /* binding */
          listText
        )
        /* harmony export */
      });
      var _noble_hashes_sha2_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5514);
      var _noble_hashes_sha3_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(8041);
      var _noble_hashes_utils_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2565);
      var _core_checksums_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(291);
      var _core_addresses_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2703);
      var _core_members_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2508);
      var _core_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2872);
      var _core_digest_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(2427);
      var _statement_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7400);
      function toStatement(input) {
        const subject = mergeSubjects(input.subjects);
        if (subject.length === 0)
          return void 0;
        const { subjects: _, anchors, givenList, hashText, ...facts } = input;
        const lists = toLists(subject, givenList, hashText);
        const service = facts.service && { ...facts.service, url: facts.service.url.slice(0, _statement_js__WEBPACK_IMPORTED_MODULE_3__.Wh) };
        const predicate = { ...facts, ...service && { service }, lists, anchors: anchors.toSorted(_statement_js__WEBPACK_IMPORTED_MODULE_3__.E8) };
        return _statement_js__WEBPACK_IMPORTED_MODULE_3__.I1.order({ _type: _statement_js__WEBPACK_IMPORTED_MODULE_3__.qB, subject, predicateType: _statement_js__WEBPACK_IMPORTED_MODULE_3__.W3, predicate });
      }
      function mergeSubjects(subjects) {
        const mergedSubjects = [];
        for (const subject of (0, _core_checksums_js__WEBPACK_IMPORTED_MODULE_0__.VV)(subjects)) {
          const { name, digest } = subject;
          const earlierDigests = mergedSubjects.at(-1)?.name === name ? mergedSubjects.pop()?.digest : void 0;
          if (earlierDigests !== void 0 && earlierDigests.sha3_256 !== digest.sha3_256) {
            throw new RangeError(`Two subjects of the name ${JSON.stringify(name)} have different digests.`);
          }
          mergedSubjects.push(earlierDigests === void 0 ? subject : { name, digest: { ...earlierDigests, ...digest } });
        }
        return mergedSubjects;
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
        const knownMembers = Object.entries(members).filter(([, value]) => value !== void 0);
        return Object.fromEntries(knownMembers.map(([name, value]) => [name, typeof value === "string" ? (0, _core_text_js__WEBPACK_IMPORTED_MODULE_2__.wh)(value, _core_text_js__WEBPACK_IMPORTED_MODULE_2__.I6.word) : value]));
      }
      function explorerAddress(chain, record) {
        const { block, txpow, transaction } = record;
        const ids2 = { blockNumber: block, txpowId: txpow, transactionId: transaction };
        return chain?.explorer === void 0 ? void 0 : (0, _core_addresses_js__WEBPACK_IMPORTED_MODULE_1__.E1)(chain.explorer, (0, _core_members_js__WEBPACK_IMPORTED_MODULE_4__.r$)(ids2));
      }
      function renderCanonicalList(name, subjects) {
        return name === _core_checksums_js__WEBPACK_IMPORTED_MODULE_0__.TR ? (0, _core_checksums_js__WEBPACK_IMPORTED_MODULE_0__.iX)(subjects.map((one) => ({ name: one.name, sha256: one.digest.sha256 }))) : (0, _core_checksums_js__WEBPACK_IMPORTED_MODULE_0__.pd)(subjects.map((one) => ({ name: one.name, digest: one.digest.sha3_256 })));
      }
      function listText({ name, text }, subjects) {
        return text ?? [...renderCanonicalList(name, subjects)].join("");
      }
      function witnessDigests(witnesses) {
        const decodableWitnesses = witnesses.filter(({ token }) => token.length % 4 === 0);
        return new Set(decodableWitnesses.map(({ token }) => (0, _noble_hashes_utils_js__WEBPACK_IMPORTED_MODULE_5__.My)((0, _noble_hashes_sha2_js__WEBPACK_IMPORTED_MODULE_6__.sc)(Uint8Array.from(atob(token), (character) => character.charCodeAt(0))))));
      }
      function listDigests(text) {
        return hashInJavaScript([text]);
      }
      const hashInJavaScript = (pieces) => {
        const sha3 = _noble_hashes_sha3_js__WEBPACK_IMPORTED_MODULE_7__.C2.create();
        const sha2 = _noble_hashes_sha2_js__WEBPACK_IMPORTED_MODULE_6__.sc.create();
        for (const piece of pieces) {
          const bytes = (0, _noble_hashes_utils_js__WEBPACK_IMPORTED_MODULE_5__.AI)(piece);
          sha3.update(bytes);
          sha2.update(bytes);
        }
        return { sha3_256: (0, _core_digest_js__WEBPACK_IMPORTED_MODULE_8__.SS)(sha3.digest()), sha256: (0, _noble_hashes_utils_js__WEBPACK_IMPORTED_MODULE_5__.My)(sha2.digest()) };
      };
      function toLists(subjects, givenList, hashText = hashInJavaScript) {
        const hasSha256 = subjects.some(({ digest }) => digest.sha256 !== void 0);
        const lists = (hasSha256 ? [_core_checksums_js__WEBPACK_IMPORTED_MODULE_0__.h0, _core_checksums_js__WEBPACK_IMPORTED_MODULE_0__.TR] : [_core_checksums_js__WEBPACK_IMPORTED_MODULE_0__.h0]).map((name) => {
          return { name, ...hashText(renderCanonicalList(name, subjects)) };
        });
        if (givenList === void 0)
          return lists;
        const givenDigests = hashText([givenList.text]);
        const isCanonical = lists.some((list) => list.sha3_256 === givenDigests.sha3_256);
        return isCanonical ? lists : [...lists, { name: givenList.name, ...givenDigests, text: givenList.text }];
      }
    })
  ),
  /***/
  2009: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        TL: () => (
          /* binding */
          parseInputs
        ),
        /* harmony export */
        bk: () => (
          /* binding */
          reasonToSkip
        ),
        /* harmony export */
        f3: () => (
          /* binding */
          serviceAddressOf
        ),
        /* harmony export */
        vz: () => (
          /* binding */
          sourceOf
        )
        /* harmony export */
      });
      var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6608);
      var _words_front_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2826);
      var _core_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2872);
      var _input_reader_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(516);
      var _input_table_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4103);
      function parseInputs(read, otherProblems = [], front = _words_front_js__WEBPACK_IMPORTED_MODULE_1__.Qu) {
        const problems = [...otherProblems];
        const reader = (0, _input_reader_js__WEBPACK_IMPORTED_MODULE_3__.ic)(read, problems, front);
        refuseForeignInputs(reader);
        const { mode, report, nodeUrl: nodes, ...values } = (0, _input_reader_js__WEBPACK_IMPORTED_MODULE_3__.aK)(reader, _input_table_js__WEBPACK_IMPORTED_MODULE_4__.j$);
        const makesReport = report === "auto" ? values.releaseAttach !== "none" : report;
        const common = { ...values, nodes, report: makesReport, anchor: anchorOf({ mode, nodes, ...values }) };
        const inputs = mode === "monitor" ? { ...common, mode, ...(0, _input_reader_js__WEBPACK_IMPORTED_MODULE_3__.aK)(reader, _input_table_js__WEBPACK_IMPORTED_MODULE_4__.Ix) } : { ...common, mode };
        problems.push(...findContradictions(inputs, front));
        if (problems.length === 0)
          return inputs;
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__._Z("INPUT_INVALID", [...(0, _core_text_js__WEBPACK_IMPORTED_MODULE_2__.hq)([front.unusableInputs(problems.length)]), ...problems]);
      }
      function refuseForeignInputs({ text, addProblem }) {
        const mode = _input_table_js__WEBPACK_IMPORTED_MODULE_4__.nI.find((known) => known === text("mode"));
        if (mode === void 0)
          return;
        for (const name of _input_table_js__WEBPACK_IMPORTED_MODULE_4__.vj) {
          const { default: defaultText = "", modes: allowedModes = _input_table_js__WEBPACK_IMPORTED_MODULE_4__.nI } = _input_table_js__WEBPACK_IMPORTED_MODULE_4__.Fu[name];
          const isGiven = ![defaultText, "false"].includes(text(name).toLowerCase());
          if (!isGiven || allowedModes.includes(mode))
            continue;
          const rule = `is for mode: ${allowedModes.join(", ")} only`;
          const problem = mode === "monitor" ? "has no effect on mode: monitor, which looks at releases" : rule;
          addProblem(name, `${problem}; leave it out`);
        }
      }
      function findContradictions(inputs, front) {
        const { input, setting, missing } = front;
        const { mode, files, proofs, anchor, subjectChecksums, fromRelease, apiKey, ifNoApiKey, dryRun } = inputs;
        const { releaseAttach, githubToken, apiKeyFrom, apiUrl } = inputs;
        const serviceInputs = (0, _core_text_js__WEBPACK_IMPORTED_MODULE_2__.hq)([apiUrl && "api-url", apiKey && "api-key", apiKeyFrom && "api-key-from"]);
        const areFilesNamed = files.length > 0 || proofs.length > 0 || subjectChecksums !== "" || fromRelease;
        const source = sourceOf(inputs);
        const rules = [
          [
            !areFilesNamed && mode !== "monitor",
            `files is missing; give files, subject-checksums${mode === "verify" ? ", proofs" : ""} or from-release: true`
          ],
          [
            proofs.length > 0 && anchor === "manifest",
            `${input("proofs")} and ${setting("anchor", "manifest")} exclude each other`
          ],
          [!["", "github"].includes(apiKeyFrom), `api-key-from is "${(0, _core_text_js__WEBPACK_IMPORTED_MODULE_2__.S5)(apiKeyFrom)}"; it must be github, or left out`],
          [
            proofs.length > 0 && source === "clocks",
            `${input("proofs")} are verified by a service or by chain nodes; give ${input("api-url")} or ${input("node-url")}`
          ],
          [
            apiKey === "" && apiKeyFrom === "" && ifNoApiKey === "error" && !dryRun && source === "service",
            missing("api-key", mode)
          ],
          [
            apiUrl?.hostname === "service.example" && !dryRun && (apiKey !== "" || apiKeyFrom !== ""),
            `${input("api-url")} is still https://service.example, the example of the documents. Put the address of your service there`
          ],
          [
            source === "nodes" && serviceInputs.length > 0,
            `node-url and ${serviceInputs.join(", ")} exclude each other: nodes are asked instead of the service`
          ],
          [
            githubToken === "" && (mode === "monitor" || fromRelease || releaseAttach !== "none") && !dryRun,
            "github-token is missing; from-release, release-attach and mode: monitor need it (on a command line: GH_TOKEN or GITHUB_TOKEN)"
          ]
        ];
        return rules.filter(([isBroken]) => isBroken).map(([, problem]) => problem);
      }
      function sourceOf({ mode, nodes, apiUrl }) {
        if (nodes.length > 0 && mode !== "stamp")
          return "nodes";
        return apiUrl === void 0 ? "clocks" : "service";
      }
      function anchorOf(inputs) {
        if (sourceOf(inputs) !== "clocks")
          return inputs.anchor;
        return inputs.mode === "stamp" ? "manifest" : "each";
      }
      function serviceAddressOf({ apiUrl }) {
        return (apiUrl?.href ?? "").replace(/\/$/, "");
      }
      function reasonToSkip({ dryRun, apiKey, ifNoApiKey, ...inputs }) {
        const { mode } = inputs;
        if (dryRun)
          return "This was a dry run, so nothing was sent.";
        const source = sourceOf(inputs);
        const isServiceLeftOut = mode === "monitor" && source === "clocks" && ifNoApiKey === "skip";
        if (apiKey !== "" || source !== "service" && !isServiceLeftOut)
          return void 0;
        const result = mode === "monitor" ? "the chain was not asked" : "nothing was sent";
        return `There is no api-key, and if-no-api-key is skip, so ${result}.`;
      }
    })
  ),
  /***/
  4110: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        B_: () => (
          /* binding */
          toEmptyFileWarning
        ),
        /* harmony export */
        Ej: () => (
          /* binding */
          toCauses
        ),
        /* harmony export */
        Gg: () => (
          /* binding */
          toChangedWarning
        ),
        /* harmony export */
        gI: () => (
          /* binding */
          toAnnotations
        ),
        /* harmony export */
        xk: () => (
          /* binding */
          renderStopReason
        )
        /* harmony export */
      });
      var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6608);
      var _words_front_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2826);
      var _core_open_stamp_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(781);
      var _core_row_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1663);
      var _evidence_run_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(552);
      var _core_text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2872);
      var _headline_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2366);
      var _result_view_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(8901);
      function toCauses(rows) {
        const [untriedRows, waitingRows, provenRows] = [[], [], []];
        const causeByKey = /* @__PURE__ */ new Map();
        for (const row of rows) {
          const explanation = (0, _result_view_js__WEBPACK_IMPORTED_MODULE_7__.W)(row);
          if ((0, _core_open_stamp_js__WEBPACK_IMPORTED_MODULE_2__.OF)(row))
            untriedRows.push(row);
          else if (explanation === void 0)
            provenRows.push(row);
          else {
            const key = `${row.verdict}
${explanation.title}
${explanation.advice}`;
            const knownCause = causeByKey.get(key);
            if (knownCause === void 0)
              causeByKey.set(key, { verdict: row.verdict, explanation, rows: [row] });
            else
              knownCause.rows.push(row);
            if ((0, _core_row_js__WEBPACK_IMPORTED_MODULE_3__.zn)(row))
              waitingRows.push(row);
          }
        }
        const stoppingCode = findStoppingError(untriedRows)?.code;
        const rank = ({ verdict, explanation }) => explanation.title === stoppingCode ? -1 : (0, _headline_js__WEBPACK_IMPORTED_MODULE_6__.xJ)(verdict);
        const causes = [...causeByKey.values()].sort((one, other) => rank(one) - rank(other));
        return {
          /** The cause that stopped the run comes first, then the other causes by verdict, the worst first. */
          causes,
          /** Rows that were not attempted because something else stopped the run. */
          untriedRows,
          /** Rows in `causes` with which nothing is wrong: the run did not wait for a block, or was to send nothing. */
          waitingRows,
          /** Rows that need no attention: the chain holds the digest, or a witness has dated it. */
          provenRows
        };
      }
      function countAccounts(rows) {
        return new Set(rows.map((row) => explain(row)?.message)).size;
      }
      function findStoppingError(untriedRows) {
        const cause = untriedRows.map(({ error }) => error?.cause).find((one) => one instanceof _core_errors_js__WEBPACK_IMPORTED_MODULE_0__._Z);
        return cause && (0, _core_open_stamp_js__WEBPACK_IMPORTED_MODULE_2__.on)(cause);
      }
      const stopReasons = {
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
        GITHUB_UNAVAILABLE: "GitHub is unavailable",
        WITNESS_UNAVAILABLE: "no clock could be asked"
      };
      function renderStopReason(rows) {
        const files = (0, _evidence_run_js__WEBPACK_IMPORTED_MODULE_4__.G_)(rows);
        const stoppedFiles = files.filter(_core_open_stamp_js__WEBPACK_IMPORTED_MODULE_2__.OF);
        const firstError = stoppedFiles[0]?.error;
        if (firstError === void 0)
          return void 0;
        const rootError = findStoppingError(stoppedFiles);
        const beginning = `Stopped after ${files.length - stoppedFiles.length} of ${(0, _core_text_js__WEBPACK_IMPORTED_MODULE_5__.hS)(files.length, "file")}`;
        if (rootError === void 0)
          return `${beginning}: the run was cancelled`;
        const reason = stopReasons[rootError.code];
        if (reason === void 0)
          return firstError.ownMessage;
        return `${beginning}: ${reason}${rootError.httpStatus === void 0 ? "" : ` (${rootError.httpStatus})`}`;
      }
      function toAnnotations(rows, maxCount, front = _words_front_js__WEBPACK_IMPORTED_MODULE_1__.Qu) {
        const { causes, untriedRows, provenRows } = toCauses(rows);
        const provenByVerdict = Map.groupBy(provenRows, ({ verdict }) => verdict);
        const groups = [
          ...causes.map(({ explanation, rows: ofCause }) => {
            const isAboutFile = ofCause.some((row) => (0, _result_view_js__WEBPACK_IMPORTED_MODULE_7__.P)(row).isAboutFile);
            const parts = isAboutFile ? groupByFile(ofCause) : [ofCause];
            return parts.map((part) => toAnnotationSubject(explanation.title, part, ofCause));
          }),
          // Without a cause, as in a cancelled run, the rows that were not attempted are annotated.
          ...causes.length > 0 || untriedRows.length === 0 ? [] : [[toAnnotationSubject("NOT_ATTEMPTED", untriedRows)]],
          ...[...provenByVerdict].map(([title, ofVerdict]) => [toAnnotationSubject(title, ofVerdict)])
        ];
        const subjects = [...groups.flatMap((group) => group.slice(0, 1)), ...groups.flatMap((group) => group.slice(1))];
        const hiddenCounts = /* @__PURE__ */ new Map();
        for (const { title, rows: hiddenRows } of subjects.slice(maxCount))
          hiddenCounts.set(title, (hiddenCounts.get(title) ?? 0) + hiddenRows.length);
        return { shown: subjects.slice(0, maxCount).map((subject) => renderAnnotation(subject, front)), rest: hiddenCounts };
      }
      function toAnnotationSubject(title, rows, all = rows) {
        const isDemo = all.some((row) => (0, _result_view_js__WEBPACK_IMPORTED_MODULE_7__.P)(row).isDemo);
        return { title: isDemo ? `${title} (demonstration)` : title, rows, ...isDemo && { helpTitle: title } };
      }
      function groupByFile(rows) {
        const listRows = rows.filter(({ coveredBy }) => coveredBy === void 0);
        const coveredRows = rows.filter(({ coveredBy }) => coveredBy !== void 0);
        const isWithList = listRows.some((list) => list.subject.digest === coveredRows[0]?.coveredBy);
        if (!isWithList)
          return rows.map((row) => [row]);
        return listRows.map((list) => [list, ...coveredRows.filter(({ coveredBy }) => coveredBy === list.subject.digest)]);
      }
      function renderAnnotation({ rows, ...titles }, front) {
        const [firstRow] = rows;
        if (firstRow === void 0)
          return { message: "", target: titles };
        const { length } = rows;
        const othersText = length === 1 ? "" : ` and ${length - 1} ${length === 2 ? "other" : "others"}`;
        const { name, path } = firstRow.subject;
        return {
          message: `${(0, _core_text_js__WEBPACK_IMPORTED_MODULE_5__.zz)(name)}${othersText}: ${renderExplanation((0, _result_view_js__WEBPACK_IMPORTED_MODULE_7__.P)(firstRow, front), front)}`,
          target: { ...titles, count: length, ...path !== void 0 && { file: path } }
        };
      }
      function renderExplanation({ explanation, requestId }, { input } = _words_front_js__WEBPACK_IMPORTED_MODULE_1__.Qu) {
        const messageAndAdvice = explanation && [(0, _core_text_js__WEBPACK_IMPORTED_MODULE_5__.em)(explanation.message), explanation.advice];
        return (0, _core_text_js__WEBPACK_IMPORTED_MODULE_5__.hq)([
          ...messageAndAdvice ?? [
            `The file is on the chain. The run fails only because ${input("fail-on")} lists this verdict.`
          ],
          requestId !== void 0 && `Request ${requestId}.`
        ]).join(" ");
      }
      function toEmptyFileWarning({ name, path }, otherCount) {
        const isOne = otherCount === 0;
        const names = `${(0, _core_text_js__WEBPACK_IMPORTED_MODULE_5__.zz)(name)}${isOne ? " is" : ` and ${otherCount} ${otherCount === 1 ? "other" : "others"} are`}`;
        return {
          message: `${names} empty. A stamp of an empty file proves nothing. Check your build.`,
          target: { title: "empty file", count: otherCount + 1, ...path !== void 0 && { file: path } }
        };
      }
      function toChangedWarning(files) {
        const [firstFile] = files;
        if (firstFile === void 0)
          return void 0;
        const { length } = files;
        const changedFiles = length === 1 ? "1 file changed after it was" : `${length} files changed after they were`;
        const names = (0, _core_text_js__WEBPACK_IMPORTED_MODULE_5__.Sh)(files.map(({ name }) => name));
        return {
          message: `${changedFiles} hashed: ${names}. The stamp is for the old bytes. Stamp a file only when nothing writes it any more.`,
          target: { title: "FILE_CHANGED", count: length, ...firstFile.path !== void 0 && { file: firstFile.path } }
        };
      }
    })
  ),
  /***/
  2366: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        EG: () => (
          /* binding */
          renderPlan
        ),
        /* harmony export */
        EI: () => (
          /* binding */
          renderChain
        ),
        /* harmony export */
        Lf: () => (
          /* binding */
          renderHeadline
        ),
        /* harmony export */
        Pn: () => (
          /* binding */
          renderCounts
        ),
        /* harmony export */
        kg: () => (
          /* binding */
          renderVerdictCounts
        ),
        /* harmony export */
        sL: () => (
          /* binding */
          renderNothingStamped
        ),
        /* harmony export */
        u4: () => (
          /* binding */
          renderDemoBanner
        ),
        /* harmony export */
        xF: () => (
          /* binding */
          renderLastLine
        ),
        /* harmony export */
        xJ: () => (
          /* binding */
          severityOf
        )
        /* harmony export */
      });
      var _core_addresses_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2703);
      var _core_row_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1663);
      var _core_open_stamp_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(781);
      var _core_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2872);
      var _evidence_run_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(552);
      var _host_inputs_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2009);
      var _words_front_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2826);
      var _words_result_words_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(2464);
      var _words_verdicts_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(2107);
      var _markdown_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(79);
      const shortfalls = Object.keys(_words_result_words_js__WEBPACK_IMPORTED_MODULE_7__.fb);
      function severityOf(verdict) {
        const index = shortfalls.indexOf(verdict);
        return index < 0 ? shortfalls.length : index;
      }
      function renderHeadline(run, encode = (name) => (0, _core_text_js__WEBPACK_IMPORTED_MODULE_3__.zz)(name)) {
        const files = withFilesOnly(run);
        const { length } = files.rows;
        if (length === 0)
          return "\u26A0\uFE0F No files, nothing was done";
        if (run.dryRun && files.rows.every(({ verdict }) => verdict === "skipped"))
          return `\u23ED\uFE0F Dry run: ${length} hashed, nothing sent`;
        const [verdictCounts, dayText] = [renderVerdictCounts(files), renderLastDay(files, encode)];
        return renderWithIcon(files, verdictCounts, dayText && (verdictCounts.length > 1 ? ` (${dayText})` : `, ${dayText}`));
      }
      function renderShortHeadline(run) {
        const files = withFilesOnly(run);
        const { counts: countByVerdict } = tallyOf(files.rows);
        const presentShortfalls = shortfalls.filter((verdict) => countByVerdict[verdict] > 0);
        const [worstVerdict] = presentShortfalls;
        const [problem] = run.problems;
        const problemText = problem === void 0 ? "" : `, ${isUnjudgedError(problem) ? "others were not judged" : "evidence is missing"}`;
        if (worstVerdict === void 0 || presentShortfalls.length < 3)
          return `${renderHeadline(files, (name) => toMarkdownText(name, textLimits.word))}${problemText}`;
        const isOther = (row) => row.verdict !== worstVerdict || isNotAttempted(row);
        const goodCounts = countProven(files);
        const otherCount = goodCounts.reduce((rest, [each]) => rest - each, files.rows.filter(isOther).length);
        const goodTexts = goodCounts.filter(([each]) => each > 0).map(([each, word]) => `${each} ${word}`);
        const counts = [...renderVerdictCounts(files).slice(0, 1), ...goodTexts, `${otherCount} with other verdicts`];
        return `${renderWithIcon(files, counts)}${problemText}`;
      }
      function isUnjudgedError({ code }) {
        return code === "ASSET_NOT_JUDGED";
      }
      function withFilesOnly(run) {
        return { ...run, rows: (0, _evidence_run_js__WEBPACK_IMPORTED_MODULE_4__.G_)(run.rows) };
      }
      function renderWithIcon(run, counts, dayText = "") {
        const demoText = (0, _evidence_run_js__WEBPACK_IMPORTED_MODULE_4__.Mo)(run.rows) ? " (demonstration only)" : "";
        return `${renderIcon(run)} ${counts.join(", ")}${dayText}${demoText}`;
      }
      function renderDemoBanner({ rows }) {
        return (0, _evidence_run_js__WEBPACK_IMPORTED_MODULE_4__.Mo)(rows) ? [`> [!WARNING]
> **${_words_result_words_js__WEBPACK_IMPORTED_MODULE_7__.a0}**`] : [];
      }
      function renderChain({ chain }) {
        return chain === void 0 ? [] : [`Chain: ${(0, _markdown_js__WEBPACK_IMPORTED_MODULE_9__.u9)((0, _core_addresses_js__WEBPACK_IMPORTED_MODULE_0__.$Z)(chain))}`];
      }
      function renderLastLine(subject, run, places) {
        const { apiUrl, nodeNames, startedAt, finishedAt } = run;
        const askedAddresses = (0, _core_text_js__WEBPACK_IMPORTED_MODULE_3__.hq)([apiUrl, ...nodeNames]).map((address) => `${(0, _markdown_js__WEBPACK_IMPORTED_MODULE_9__.Cu)(address)} \xB7 `);
        const seconds = ((finishedAt.getTime() - startedAt.getTime()) / 1e3).toFixed(1);
        const evidence = places.length > 0 ? `<br>Evidence: ${places.join(" \xB7 ")}` : "";
        return `<sub>${subject} \xB7 ${askedAddresses.join("")}${seconds} s \xB7 finished ${(0, _core_text_js__WEBPACK_IMPORTED_MODULE_3__.oN)(finishedAt)}${evidence}</sub>`;
      }
      function renderTally({ rows }) {
        const files = filesAmong(rows);
        const triedFiles = files.filter((row) => !isNotAttempted(row));
        const counts = [...Map.groupBy(triedFiles, ({ verdict }) => verdict)].toSorted(([one], [other]) => severityOf(one) - severityOf(other)).map(([verdict, { length }]) => `${verdictFacts[verdict].icon} ${length} ${verdictFacts[verdict].label}`);
        const stoppedCount = files.length - triedFiles.length;
        return nonEmpty([...counts, stoppedCount > 0 && `\u23F8\uFE0F ${stoppedCount} ${notAttemptedLabel}`]);
      }
      function renderIcon(run) {
        const { counts } = (0, _evidence_run_js__WEBPACK_IMPORTED_MODULE_4__.sv)(run.rows);
        const worstVerdict = shortfalls.find((verdict) => counts[verdict] > 0);
        const icon = worstVerdict === void 0 ? "\u2705" : _words_verdicts_js__WEBPACK_IMPORTED_MODULE_8__.Jo[worstVerdict].icon;
        return icon !== "\u26D4" && !(0, _evidence_run_js__WEBPACK_IMPORTED_MODULE_4__.Pc)(run) ? "\u274C" : icon;
      }
      function countProven(run) {
        const { anchored, counts } = (0, _evidence_run_js__WEBPACK_IMPORTED_MODULE_4__.sv)(run.rows);
        return [
          [anchored, _words_result_words_js__WEBPACK_IMPORTED_MODULE_7__.gs[(0, _evidence_run_js__WEBPACK_IMPORTED_MODULE_4__.zI)(run)]],
          [counts.timestamped, _words_verdicts_js__WEBPACK_IMPORTED_MODULE_8__.Jo.timestamped.label]
        ];
      }
      function renderVerdictCounts(run) {
        const files = withFilesOnly(run);
        const filesByKind = Map.groupBy(files.rows, (row) => (0, _core_open_stamp_js__WEBPACK_IMPORTED_MODULE_2__.OF)(row) ? "stopped" : row.verdict);
        const countOfKind = (kind) => filesByKind.get(kind)?.length ?? 0;
        const counts = shortfalls.map((verdict) => [countOfKind(verdict), ..._words_result_words_js__WEBPACK_IMPORTED_MODULE_7__.fb[verdict]]);
        const stoppedEntry = [countOfKind("stopped"), notAttemptedLabel, notAttemptedLabel];
        return [...counts, stoppedEntry, ...countProven(files).map(([each, word]) => [each, word, word])].filter(([each]) => each > 0).map(([each, one, many], index) => {
          const totalText = index === 0 ? ` of ${(0, _core_text_js__WEBPACK_IMPORTED_MODULE_3__.hS)(files.rows.length, "file")}` : "";
          return `${each}${totalText} ${each === 1 ? one : many}`;
        });
      }
      const notAttemptedLabel = "not attempted";
      function renderLastDay({ rows: files }, encode) {
        const blockDates = files.flatMap((file) => (0, _evidence_run_js__WEBPACK_IMPORTED_MODULE_4__.$p)(file) ?? []).map(({ firstRecord }) => firstRecord.blockDate);
        const timestampedFiles = files.filter(({ verdict }) => verdict === "timestamped");
        const signedDates = timestampedFiles.map(({ signedOn: on }) => on);
        const [signer, ...otherSigners] = new Set(timestampedFiles.map((file) => file.signer));
        const days = new Set((blockDates.length > 0 ? blockDates : signedDates).map((date = "") => (0, _core_text_js__WEBPACK_IMPORTED_MODULE_3__.ir)(date)));
        const lastDay = [...days].toSorted((one, other) => Date.parse(one ?? "") - Date.parse(other ?? "")).at(-1);
        if (lastDay === void 0 || days.has(void 0))
          return "";
        const signerText = signer === void 0 || otherSigners.length > 0 ? "" : `, says ${encode(signer)}`;
        if (blockDates.length === 0)
          return `existed by ${lastDay}${signerText}`;
        return `on the chain ${days.size === 1 ? "since" : "by"} ${lastDay}`;
      }
      function renderCounts(rows, total) {
        const rowsByVerdict = [...Map.groupBy(rows, ({ verdict }) => verdict)];
        return rowsByVerdict.toSorted(([one], [other]) => severityOf(one) - severityOf(other)).map(([verdict, { length }], index) => {
          const isOne = length === 1;
          const predicate = verdict === "no-match" ? _words_result_words_js__WEBPACK_IMPORTED_MODULE_7__.fb[verdict][isOne ? 0 : 1] : verdict === "failed" ? verdict : `${isOne ? "is" : "are"} ${_words_verdicts_js__WEBPACK_IMPORTED_MODULE_8__.Jo[verdict].label}`;
          const filesText = total === 1 ? " file" : length === total ? " files" : ` of ${total} files`;
          return `${length}${index === 0 ? filesText : ""} ${predicate}`;
        }).join(", ");
      }
      function renderWhyStepFails(run) {
        const { rows, failOn, dryRun, problems } = run;
        const { counts } = tallyOf(rows);
        const failingVerdicts = verdicts.filter((verdict) => counts[verdict] > 0 && failOn.has(verdict));
        const otherFailingRows = failingRows(run).filter(({ verdict }) => !failOn.has(verdict));
        const codes = new Set(otherFailingRows.flatMap((row) => lastErrorOf(row)?.code ?? []));
        const reasons = nonEmpty([
          failingVerdicts.length > 0 && `\`fail-on\` lists ${failingVerdicts.map((verdict) => `\`${verdict}\``).join(", ")}`,
          codes.size > 0 && `requests met ${[...codes].map((code) => `\`${code}\``).join(", ")}`,
          isNothingStamped(run) && renderNothingStamped(run)[0]
        ]);
        if (reasons.length > 0)
          return [`**The step fails**: ${reasons.join("; ")}.`];
        const isReasonShown = problems.length > 0 || dryRun || rows.every((row) => isAnchoredOrSigned(row));
        return isReasonShown ? [] : ["Nothing here fails the step (`fail-on`)."];
      }
      function renderNothingStamped({ rows }, front = _words_front_js__WEBPACK_IMPORTED_MODULE_6__.Qu) {
        const openRows = rows.filter((row) => (0, _core_row_js__WEBPACK_IMPORTED_MODULE_1__.pC)(row));
        if (openRows.length === 0) {
          const advice2 = "The other messages say why. Correct that, then run it again.";
          return ["no stamp of this run was accepted, so nothing was stamped", advice2];
        }
        const spentText = `${(0, _core_text_js__WEBPACK_IMPORTED_MODULE_3__.hS)(openRows.length, "stamp")} may have been paid for`;
        const hasFailedStamp = openRows.some(({ verdict }) => verdict === "failed");
        const advice = hasFailedStamp ? "The other messages say why, and what to do first." : (0, _words_result_words_js__WEBPACK_IMPORTED_MODULE_7__.Y$)(front);
        return [`no stamp is known to be accepted, but ${spentText}`, advice];
      }
      function renderPlan({ rows }, inputs) {
        const rowsToAsk = rows.filter(({ verdict }) => verdict === "skipped");
        const digestsToAsk = new Set(rowsToAsk.map(({ coveredBy, subject }) => coveredBy ?? subject.digest));
        const requestCount = (0, _host_inputs_js__WEBPACK_IMPORTED_MODULE_5__.f3)(inputs) === "" ? 0 : digestsToAsk.size;
        const witnessCount = inputs.mode === "check" ? 0 : inputs.witness.length;
        const requests = (0, _core_text_js__WEBPACK_IMPORTED_MODULE_3__.hq)([
          ((0, _host_inputs_js__WEBPACK_IMPORTED_MODULE_5__.vz)(inputs) !== "clocks" || witnessCount === 0) && `make ${(0, _core_text_js__WEBPACK_IMPORTED_MODULE_3__.hS)(requestCount, "request")} to the service`,
          witnessCount > 0 && `ask ${witnessCount} ${witnessCount === 1 ? "witness" : "witnesses"} for the time`,
          _words_result_words_js__WEBPACK_IMPORTED_MODULE_7__.yl[inputs.releaseAttach]
        ]).join(", and ");
        const uncountedRequests = (0, _core_text_js__WEBPACK_IMPORTED_MODULE_3__.hq)([
          "repeated attempts",
          inputs.nodes.length > 0 && "questions to chain nodes",
          inputs.mode === "stamp" && inputs.wait > 0 && "checks of the chain while it waits",
          (inputs.fromRelease || inputs.releaseAttach !== "none") && "requests to GitHub"
        ]);
        return `A real run would ${requests}. Not counted: ${uncountedRequests.join(", ")}.`;
      }
    })
  ),
  /***/
  5759: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        Ou: () => (
          /* binding */
          renderResultTable
        ),
        /* harmony export */
        XG: () => (
          /* binding */
          createPaint
        ),
        /* harmony export */
        aF: () => (
          /* binding */
          renderResultLine
        ),
        /* harmony export */
        dF: () => (
          /* binding */
          toBadge
        ),
        /* harmony export */
        jj: () => (
          /* binding */
          renderChainLines
        )
        /* harmony export */
      });
      var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7975);
      var _core_addresses_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2703);
      var _core_row_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1663);
      var _words_verdicts_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2107);
      var _evidence_run_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(552);
      var _core_text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2872);
      var _headline_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2366);
      var _causes_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(4110);
      var _result_view_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(8901);
      function renderResultLine(row) {
        const view = (0, _result_view_js__WEBPACK_IMPORTED_MODULE_8__.P)(row);
        const { icon, label, name, digest } = view;
        const details = renderDetails(row, view);
        return (0, _core_text_js__WEBPACK_IMPORTED_MODULE_5__.hq)([
          `${icon} ${label}`,
          (0, _core_text_js__WEBPACK_IMPORTED_MODULE_5__.zz)(name),
          digest && `sha3-256:${digest}`,
          details && `(${details})`
        ]).join("  ");
      }
      function renderDetails(judgement, { coveredBy, recorded, block, requestId, isDemo, isFine }) {
        const { blockNumber, blockDate } = coveredBy === void 0 && block?.firstRecord || {};
        const date = blockDate === void 0 ? "" : ` of ${(0, _core_text_js__WEBPACK_IMPORTED_MODULE_5__.wh)(blockDate, _core_text_js__WEBPACK_IMPORTED_MODULE_5__.I6.word)}`;
        const { error } = judgement;
        const note = (0, _core_row_js__WEBPACK_IMPORTED_MODULE_2__.NS)(judgement);
        const sentences = (0, _core_text_js__WEBPACK_IMPORTED_MODULE_5__.hq)([
          // The row of a file that a list covers shows no message, since the list's own row shows it.
          error && (0, _core_text_js__WEBPACK_IMPORTED_MODULE_5__.em)(coveredBy === void 0 ? `${error.code}: ${(0, _core_text_js__WEBPACK_IMPORTED_MODULE_5__.wh)(error.message)}` : error.code),
          note && (0, _core_text_js__WEBPACK_IMPORTED_MODULE_5__.em)((0, _core_text_js__WEBPACK_IMPORTED_MODULE_5__.wh)(note))
        ]);
        const facts = (0, _core_text_js__WEBPACK_IMPORTED_MODULE_5__.hq)([
          recorded !== void 0 && `recorded before: SHA3-256 ${recorded}`,
          coveredBy !== void 0 && `by the list sha3-256:${coveredBy}`,
          blockNumber !== void 0 && `block ${blockNumber}${date}`,
          judgement.restsOn !== void 0 && `by the word of ${judgement.restsOn} alone`,
          requestId !== void 0 && !isFine && `request ${(0, _core_text_js__WEBPACK_IMPORTED_MODULE_5__.wh)(requestId, _core_text_js__WEBPACK_IMPORTED_MODULE_5__.I6.word)}`,
          isDemo && "demonstration"
        ]);
        return (0, _core_text_js__WEBPACK_IMPORTED_MODULE_5__.hq)([...sentences, facts.join(", ")]).join(" ");
      }
      const maxPrintedAddresses = 10;
      function renderChainLines({ chain, mode, rows }) {
        if (chain === void 0)
          return [];
        const chainLine = `chain: ${(0, _core_addresses_js__WEBPACK_IMPORTED_MODULE_1__.$Z)(chain)}`;
        const { explorer } = chain;
        if (explorer === void 0 || mode === "monitor")
          return [chainLine];
        const nameByAddress = /* @__PURE__ */ new Map();
        for (const row of rows) {
          const record = (0, _evidence_run_js__WEBPACK_IMPORTED_MODULE_4__.$p)(row)?.firstRecord;
          const address = record && (0, _core_addresses_js__WEBPACK_IMPORTED_MODULE_1__.E1)(explorer, record);
          if (address !== void 0 && !nameByAddress.has(address))
            nameByAddress.set(address, (0, _core_text_js__WEBPACK_IMPORTED_MODULE_5__.zz)(row.subject.name));
          if (nameByAddress.size > maxPrintedAddresses)
            return [chainLine, `look up: ${explorer}`];
        }
        return [chainLine, ...[...nameByAddress].map(([address, name]) => `look up ${name}: ${address}`)];
      }
      const maxTableRows = 200;
      const minColumnsForBlock = 60;
      const minColumnsForDate = 80;
      function renderResultTable({ rows }, paint, columns) {
        const { causes, untriedRows, provenRows } = (0, _causes_js__WEBPACK_IMPORTED_MODULE_7__.Ej)(rows);
        const orderedRows = [...causes.flatMap((cause) => cause.rows), ...provenRows];
        const shownViews = orderedRows.slice(0, maxTableRows).map((row) => (0, _result_view_js__WEBPACK_IMPORTED_MODULE_8__.P)(row));
        const verdictWidth = Math.max(...shownViews.map(({ verdict }) => verdict.length), 0);
        const lines = shownViews.map((view) => {
          const verdict = view.verdict.padEnd(verdictWidth);
          const digest = columns < minColumnsForBlock ? "" : (view.digest ?? "").slice(0, 8).padEnd(8);
          const block = columns < minColumnsForBlock ? "" : renderBlockAndDate(view, columns >= minColumnsForDate);
          const takenColumns = (0, _core_text_js__WEBPACK_IMPORTED_MODULE_5__.hq)([verdict, digest, block]).reduce((sum, { length }) => sum + length + 2, 0);
          const name = (0, _core_text_js__WEBPACK_IMPORTED_MODULE_5__.ml)((0, _core_text_js__WEBPACK_IMPORTED_MODULE_5__.zz)(view.name), Math.max(2, columns - takenColumns - 1));
          const colour = colours[_words_verdicts_js__WEBPACK_IMPORTED_MODULE_3__.Jo[view.verdict].class].terminal;
          const cells = [paint(colour, verdict), digest && paint("dim", digest), name, block && paint("dim", block)];
          return (0, _core_text_js__WEBPACK_IMPORTED_MODULE_5__.hq)(cells).join("  ");
        });
        const hiddenCount = orderedRows.length - shownViews.length;
        return [
          ...lines,
          ...hiddenCount > 0 ? [`and ${hiddenCount} more, in results.json`] : [],
          ...untriedRows.length > 0 ? [`${untriedRows.length} not attempted, named in results.json`] : []
        ].join("\n");
      }
      function renderBlockAndDate({ coveredBy, block }, isDated) {
        const { blockNumber, blockDate } = coveredBy === void 0 && block?.firstRecord || {};
        if (blockNumber === void 0)
          return "";
        return (0, _core_text_js__WEBPACK_IMPORTED_MODULE_5__.hq)([`block ${blockNumber}`, isDated && blockDate && (0, _core_text_js__WEBPACK_IMPORTED_MODULE_5__.oN)(blockDate)]).join(" ");
      }
      const colours = {
        anchored: { terminal: "green", badge: "brightgreen" },
        signed: { terminal: "green", badge: "brightgreen" },
        wrong: { terminal: "red", badge: "red" },
        open: { terminal: "yellow", badge: "yellow" },
        unanswered: { terminal: "yellow", badge: "yellow" },
        failed: { terminal: "red", badge: "red" },
        skipped: { terminal: "yellow", badge: "lightgrey" }
      };
      function createPaint(isWanted) {
        return (colour, text) => isWanted ? (0, node_util__WEBPACK_IMPORTED_MODULE_0__.styleText)(colour, text, { validateStream: false }) : text;
      }
      function toBadge(run) {
        const { rows } = run;
        const message = rows.length === 0 ? "no files" : (0, _headline_js__WEBPACK_IMPORTED_MODULE_6__.kg)(run).join(", ");
        const shownColours = new Set(rows.map(({ verdict }) => colours[_words_verdicts_js__WEBPACK_IMPORTED_MODULE_3__.Jo[verdict].class].badge));
        const worstColour = ["red", "yellow", "brightgreen"].find((colour) => shownColours.has(colour)) ?? "lightgrey";
        const color = worstColour === "brightgreen" && shownColours.has("lightgrey") ? "yellow" : worstColour;
        return {
          schemaVersion: 1,
          label: (0, _evidence_run_js__WEBPACK_IMPORTED_MODULE_4__.Mo)(rows) ? "anchored (demo)" : "anchored",
          message,
          color,
          ...color === "red" && { isError: true }
        };
      }
    })
  ),
  /***/
  79: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        BK: () => (
          /* binding */
          renderLink
        ),
        /* harmony export */
        C_: () => (
          /* binding */
          renderWitnesses
        ),
        /* harmony export */
        Cu: () => (
          /* binding */
          toMarkdownCode
        ),
        /* harmony export */
        FA: () => (
          /* binding */
          maxUnfoldedRows
        ),
        /* harmony export */
        YC: () => (
          /* binding */
          toBreakableCode
        ),
        /* harmony export */
        jq: () => (
          /* binding */
          renderFolded
        ),
        /* harmony export */
        nc: () => (
          /* binding */
          renderWithinBudget
        ),
        /* harmony export */
        u9: () => (
          /* binding */
          toMarkdownText2
        )
        /* harmony export */
      });
      var _core_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2872);
      var _core_addresses_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2703);
      const breakInCode = "<wbr>";
      const breakInText = "&#8203;";
      const charactersToEscape = /[&<>"'`*[\]()\\|~$^{}!]|_(?:(?<![A-Za-z0-9]_)|(?![A-Za-z0-9]))/g;
      function toMarkdownCode(name, limit = _core_text_js__WEBPACK_IMPORTED_MODULE_0__.DD) {
        return `<code>${toCodeText((0, _core_text_js__WEBPACK_IMPORTED_MODULE_0__.zz)(name, limit))}</code>`;
      }
      function toCodeText(shown) {
        return encode(shown).replaceAll("@", `&#64;${breakInCode}`).replaceAll(/:(?=\/\/)/g, `&#58;${breakInCode}`).replaceAll(/www(?=\.)/gi, `$&${breakInCode}`);
      }
      function toMarkdownText2(prose, limit = _core_text_js__WEBPACK_IMPORTED_MODULE_0__.I6.message) {
        return encode((0, _core_text_js__WEBPACK_IMPORTED_MODULE_0__.S5)(prose.trim(), limit)).replaceAll(/(?<!&)#(?=\S)/g, `&#35;${breakInText}`).replaceAll(/@(?=\S)/g, `&#64;${breakInText}`).replaceAll(/:(?=\/\/|[\w+-]+:)/g, `&#58;${breakInText}`).replaceAll(/www(?=\.)|GH-(?=\d)/gi, `$&${breakInText}`).replace(/^(\d*)([-+=.#])/, (_, digits, sign) => digits + toEntity(sign));
      }
      function encode(shown) {
        return shown.replaceAll(charactersToEscape, toEntity);
      }
      function toEntity(character) {
        return `&#${character.charCodeAt(0)};`;
      }
      const longPart = /([^/\s-]{13,})/u;
      function toBreakableCode(name) {
        const shownName = (0, _core_text_js__WEBPACK_IMPORTED_MODULE_0__.zz)(name, _core_text_js__WEBPACK_IMPORTED_MODULE_0__.DD);
        if (!longPart.test(shownName))
          return `<code>${toCodeText(shownName)}</code>`;
        const parts = shownName.split(longPart).filter((part) => part !== "");
        const pieces = parts.flatMap((part) => longPart.test(part) ? part.match(/[^._]{1,12}[._]*|[._]+/gu) ?? [] : [part]);
        return `<code>${pieces.map(toCodeText).join(breakInCode)}</code>`;
      }
      function renderLink(label, url) {
        const href = (0, _core_addresses_js__WEBPACK_IMPORTED_MODULE_1__.DB)(url);
        if (href === void 0)
          return toMarkdownCode(url);
        const encodedUrl = href.replaceAll(/[^\w\-.~:/?#@!&+,;=%]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`).replaceAll("&", "&amp;");
        return `[${toMarkdownText2(label)}](${encodedUrl})`;
      }
      function renderShortDigest(digest) {
        return toMarkdownCode(`${digest.slice(0, 12)}\u2026`);
      }
      function renderWitnesses({ witnessed }) {
        const renderCalendarLink = (url) => ` (${renderLink("what its calendar keeps", url)})`;
        const lines = (witnessed?.sentences ?? []).map(({ sentence, url }) => toMarkdownText2(sentence) + (url === void 0 ? "" : renderCalendarLink(url)));
        return lines.map((line) => `\u{1F570}\uFE0F ${line}.`).join("<br>");
      }
      function renderFolded(head, body) {
        return `<details><summary>${head}</summary>

${body}

</details>`;
      }
      function renderWithinBudget(items, budget, render) {
        const rows = [];
        let spentBytes = 0;
        for (const item of items) {
          const row = render(item);
          spentBytes += Buffer.byteLength(row) + 1;
          if (spentBytes > budget)
            break;
          rows.push(row);
        }
        return { rows, omittedCount: items.length - rows.length };
      }
      const maxUnfoldedRows = 20;
    })
  ),
  /***/
  8901: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        P: () => (
          /* binding */
          toView
        ),
        /* harmony export */
        W: () => (
          /* binding */
          explain2
        )
        /* harmony export */
      });
      var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6608);
      var _words_front_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2826);
      var _core_row_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1663);
      var _evidence_run_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(552);
      var _words_result_words_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2464);
      var _words_verdicts_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2107);
      var _core_text_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2872);
      function toView(row, front = _words_front_js__WEBPACK_IMPORTED_MODULE_1__.Qu) {
        const { subject, verdict, error, answer, coveredBy, recorded, formerDigests = [] } = row;
        const { icon, label, class: verdictClass } = _words_verdicts_js__WEBPACK_IMPORTED_MODULE_5__.Jo[verdict];
        return {
          verdict,
          icon,
          label,
          name: subject.name,
          digest: subject.digest,
          size: subject.size,
          /** The digest of the checksum list that was asked about in place of the file. */
          coveredBy,
          /** The digest that earlier runs recorded under the name, if it is another one. */
          recorded: recorded?.digest,
          /** All further digests that are or were recorded under the name, the newest first. */
          formerDigests: formerDigests.filter((digest) => digest !== recorded?.digest),
          /** What happened and what to do; absent for a digest on the chain or dated by a witness, if nothing went wrong. */
          explanation: explain2(row, front),
          /** The oldest block that holds the digest or, if `coveredBy` is set, the digest of the list. */
          block: (0, _evidence_run_js__WEBPACK_IMPORTED_MODULE_3__.$p)(row),
          /** The report's address, as the service gave it. */
          reportUrl: answer?.report?.url,
          /** The id of the request, which a user can quote to the service's operator. */
          requestId: (0, _core_row_js__WEBPACK_IMPORTED_MODULE_2__.Gb)(row),
          hasError: error !== void 0,
          /** Whether nothing is wrong. This is so too if the user wanted to skip the file or not to wait for its stamp. */
          isFine: (0, _core_row_js__WEBPACK_IMPORTED_MODULE_2__.zn)(row),
          isDemo: answer?.demo === true,
          /** Whether the row is about the file's bytes or name, not about the run. */
          isAboutFile: verdictClass === "wrong" || error !== void 0 && (0, _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.u2)(error.code).aboutFile === true
        };
      }
      function explain2(row, front = _words_front_js__WEBPACK_IMPORTED_MODULE_1__.Qu) {
        return explainRecent(row) ?? explainOtherBytes(row) ?? explainJudgement(row, front);
      }
      function explainRecent({ verdict, recentStamp }) {
        if (recentStamp === void 0)
          return void 0;
        const { ageMs, blockTimeMs } = recentStamp;
        return {
          title: _words_verdicts_js__WEBPACK_IMPORTED_MODULE_5__.Jo[verdict].label,
          message: `The chain does not hold it yet: it was stamped ${(0, _core_text_js__WEBPACK_IMPORTED_MODULE_6__.PP)(ageMs)} ago.`,
          advice: `A block may take ${(0, _core_text_js__WEBPACK_IMPORTED_MODULE_6__.PP)(blockTimeMs)}. Check again then, and do not stamp it again.`
        };
      }
      function explainOtherBytes({ subject, verdict, recorded, isStampedWithLf }) {
        if (verdict !== "not-found" && verdict !== "no-match")
          return void 0;
        const title = _words_verdicts_js__WEBPACK_IMPORTED_MODULE_5__.Jo[verdict].label;
        if (isStampedWithLf === true) {
          const message = "The chain holds this list with LF line ends. This one has CRLF, and so another digest.";
          const advice = "Give it LF line ends again: Git leaves them with text eol=lf in .gitattributes.";
          return { title, message, advice };
        }
        if (recorded?.isStamped !== true)
          return void 0;
        return {
          title,
          message: `This is not the file that was stamped under this name: that one has SHA3-256 ${recorded.digest}, and this one has ${subject.digest}. The chain does not hold this one.`,
          advice: _words_result_words_js__WEBPACK_IMPORTED_MODULE_4__.rs
        };
      }
      function explainJudgement(judgement, front) {
        const { refusal } = judgement;
        const explanation = explainVerdict(judgement, front);
        if (refusal === void 0 || judgement.error !== void 0)
          return explanation;
        const { message = `A later request about this file was refused: ${refusal.message}`, advice } = explanation ?? {};
        return { title: refusal.code, message, advice: (0, _core_text_js__WEBPACK_IMPORTED_MODULE_6__.hq)([refusal.hintFor(front), advice]).join(" ") };
      }
      function explainPromise(calendars, { setting }) {
        return {
          title: _words_verdicts_js__WEBPACK_IMPORTED_MODULE_5__.Jo.accepted.label,
          message: `A block of Bitcoin is promised by ${calendars}, and none is known to hold it yet.`,
          advice: `In some hours, verify the same files (${setting("mode", "verify")}): that asks the calendars for the block.`
        };
      }
      function explainVerdict(judgement, front) {
        const title = judgement.error?.code ?? _words_verdicts_js__WEBPACK_IMPORTED_MODULE_5__.Jo[judgement.verdict].label;
        switch (judgement.verdict) {
          case "anchored":
          case "already-anchored":
          case "found":
          case "verified":
          case "timestamped":
            return void 0;
          case "no-match":
          case "not-found":
            if (judgement.isUnrecorded === true)
              return { title, ..._words_result_words_js__WEBPACK_IMPORTED_MODULE_4__.dL };
            return {
              title,
              message: "The chain does not hold this digest.",
              advice: `If the file was stamped minutes ago, wait for its block and ${judgement.verdict === "no-match" ? "verify" : "check"} it again. Otherwise nobody stamped these bytes: compare the digest with that of the build before you publish.`
            };
          case "failed":
          case "unreachable": {
            const afterStamp = (judgement.verdict === "failed" ? _words_result_words_js__WEBPACK_IMPORTED_MODULE_4__.lx : _words_result_words_js__WEBPACK_IMPORTED_MODULE_4__.Y$)(front);
            const { error } = judgement;
            return { title, message: error.message, advice: error.hintFor({ ...front, afterStamp }) };
          }
          case "changed":
            return { title, message: judgement.note, advice: (0, _words_front_js__WEBPACK_IMPORTED_MODULE_1__.EN)(judgement.advice ?? _words_result_words_js__WEBPACK_IMPORTED_MODULE_4__.rs, front) };
          case "unclear":
            return { title, message: (0, _core_row_js__WEBPACK_IMPORTED_MODULE_2__.NS)(judgement) ?? "", advice: (0, _words_result_words_js__WEBPACK_IMPORTED_MODULE_4__.Y$)(front) };
          case "unknown":
            return explainUnknown(judgement, (0, _core_row_js__WEBPACK_IMPORTED_MODULE_2__.NS)(judgement) ?? "", front);
          case "accepted": {
            if (judgement.calendarsText !== void 0)
              return explainPromise(judgement.calendarsText, front);
            const message = (0, _core_text_js__WEBPACK_IMPORTED_MODULE_6__.hq)([_words_result_words_js__WEBPACK_IMPORTED_MODULE_4__.TK, judgement.note]).join(" ");
            return { title, message, advice: (0, _words_result_words_js__WEBPACK_IMPORTED_MODULE_4__.Y$)(front) };
          }
          case "skipped":
            return { title, message: judgement.note, advice: "" };
        }
        return judgement;
      }
      function explainUnknown(judgement, note, front) {
        const { advice: ownAdvice, sources = [], unresolved } = judgement;
        const message = `${(0, _core_text_js__WEBPACK_IMPORTED_MODULE_6__.em)(note)} The file is not judged.`;
        const nodeErrorCode = sources.map(({ code }) => code).find((code) => code === "NODE_ANSWER_INVALID");
        if (nodeErrorCode !== void 0)
          return { title: nodeErrorCode, message, advice: front.hintOf(nodeErrorCode) };
        const { input, againAtStart } = front;
        const firstStep = unresolved === void 0 ? `${againAtStart} later.` : (0, _words_result_words_js__WEBPACK_IMPORTED_MODULE_4__.Y$)(front);
        const advice = `${firstStep} If that does not help, check ${input("api-url")}: a proxy or a login page may have answered in place of the service. Then give the request id to the service's operator.`;
        return { title: _words_verdicts_js__WEBPACK_IMPORTED_MODULE_5__.Jo.unknown.label, message, advice: (0, _words_front_js__WEBPACK_IMPORTED_MODULE_1__.EN)(ownAdvice ?? advice, front) };
      }
    })
  ),
  /***/
  2464: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        TK: () => (
          /* binding */
          acceptedMessage
        ),
        /* harmony export */
        Y$: () => (
          /* binding */
          waitForBlockAdvice
        ),
        /* harmony export */
        a0: () => (
          /* binding */
          demonstrationNote
        ),
        /* harmony export */
        dL: () => (
          /* binding */
          unrecordedWords
        ),
        /* harmony export */
        dO: () => (
          /* binding */
          replacedAdvice
        ),
        /* harmony export */
        eC: () => (
          /* binding */
          signedMeaning
        ),
        /* harmony export */
        fb: () => (
          /* binding */
          shortfallWords
        ),
        /* harmony export */
        gs: () => (
          /* binding */
          goodVerdictWords
        ),
        /* harmony export */
        iN: () => (
          /* binding */
          networkErrorWords
        ),
        /* harmony export */
        lx: () => (
          /* binding */
          checkFirstAdvice
        ),
        /* harmony export */
        qW: () => (
          /* binding */
          verdictSentences
        ),
        /* harmony export */
        rH: () => (
          /* binding */
          connectionHints
        ),
        /* harmony export */
        rs: () => (
          /* binding */
          changedAdvice
        ),
        /* harmony export */
        yl: () => (
          /* binding */
          releaseWrites
        )
        /* harmony export */
      });
      const demonstrationNote = "A demonstration on a private test chain: nothing was anchored on a public chain.";
      const signedMeaning = "A signed time stamp proves that exactly these bytes existed by its time; not who made them, nor that the build was clean. You must trust the signer of a time stamp; a block does not depend on one signer.";
      const shortfallWords = {
        changed: ["changed", "changed"],
        "no-match": ["does not match", "do not match"],
        "not-found": ["not found", "not found"],
        failed: ["failed", "failed"],
        unreachable: ["not judged (outage)", "not judged (outage)"],
        unknown: ["unknown", "unknown"],
        unclear: ["unclear", "unclear"],
        accepted: ["accepted, no block known yet", "accepted, no block known yet"],
        skipped: ["skipped", "skipped"]
      };
      const verdictSentences = {
        accepted: "Accepted: a check finds the hash once a block holds it, usually within minutes.",
        anchored: "Anchored: the hash is on the chain.",
        "already-anchored": "Already anchored",
        found: "Hash found.",
        "not-found": "Hash not found.",
        verified: "Full match: exactly this hash is anchored.",
        timestamped: "Time-stamped",
        "no-match": "No match: this hash is not anchored. If it was stamped minutes ago, verify it again later.",
        changed: "Changed",
        unclear: "Unclear",
        unknown: "Unknown",
        unreachable: "Unreachable",
        failed: "Failed",
        skipped: "Skipped"
      };
      const changedAdvice = "Was the file built twice? Then publish the one that was stamped. Otherwise do not use it: first find out who replaced it, and why.";
      const replacedAdvice = "Was the file built twice? Then the evidence keeps both. Otherwise do not publish it: find out who replaced it.";
      const waitForBlockAdvice = ({ input, again }) => `Wait a few minutes (${input("block-time")}). Then ${again}, or a check of the same files: what the chain holds by then is not paid again.`;
      const checkFirstAdvice = ({ input, setting }) => `Wait a few minutes (${input("block-time")}), then run a check of the same files (${setting("mode", "check")}). Stamp again only what it does not find.`;
      const acceptedMessage = "The service accepted the stamp, but no block is known to hold it yet.";
      const unrecordedWords = {
        message: "The evidence at hand does not name this file.",
        advice: "If it is of another release, take that release's evidence. Otherwise nobody stamped these bytes: compare the digest with that of the build before you publish."
      };
      const goodVerdictWords = { stamp: "anchored", check: "found", verify: "verified" };
      const goodVerdictMeanings = {
        stamp: "A stamp proves that exactly these bytes existed when their block was made; not who made them, nor that the build was clean.",
        check: "Found means that somebody anchored exactly these bytes; not who made them, nor that the build was clean.",
        verify: "Verified means that exactly these bytes were anchored by the block's date; not who made them, nor that the build was clean."
      };
      const releaseWrites = {
        none: false,
        body: "write a section into the release's notes",
        assets: "attach files to the release",
        both: "attach files to the release and write a section into its notes"
      };
      const networkErrorWords = {
        ECONNREFUSED: "the connection was refused (ECONNREFUSED)",
        ECONNRESET: "the connection broke (ECONNRESET)",
        ENOTFOUND: "the host name is not known (ENOTFOUND)",
        ETIMEDOUT: "no connection came in time (ETIMEDOUT)"
      };
      const unknownHostAdvice = ({ input }) => `This name was not found. Check the spelling of ${input("api-url")}, then DNS.`;
      const connectionHints = {
        ECONNREFUSED: ({ input }) => `Nothing listens at this address. Is the service running? If it is, check the spelling and the port of ${input("api-url")}, then the proxy.`,
        ENOTFOUND: unknownHostAdvice,
        EAI_AGAIN: unknownHostAdvice
      };
    })
  )
};
