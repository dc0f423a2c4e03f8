export const id = 325;
export const ids = [325];
export const modules = {
  /***/
  6818: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        E: () => (
          /* binding */
          parseNodeAddress
        )
        /* harmony export */
      });
      var _domain_link_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5652);
      function parseNodeAddress(text, password) {
        if (!/^[\x21-\x7e]+$/.test(text))
          throw new RangeError("this has a space or a character outside ASCII");
        if (!URL.canParse(text))
          throw new RangeError("this is no address");
        const url = new URL(text);
        if (url.protocol !== "https:" && !(url.protocol === "http:" && (0, _domain_link_js__WEBPACK_IMPORTED_MODULE_0__.U)(url))) {
          throw new RangeError("this is neither https: nor on this machine");
        }
        if (/[?#]/.test(text))
          throw new RangeError("this has a query or a fragment");
        if (url.pathname !== "/")
          throw new RangeError("this has a path; a node answers at its root");
        const credentials = toCredentials(decode(url.username), decode(url.password) || password);
        url.username = "";
        url.password = "";
        return { url, name: url.origin, ...credentials !== void 0 && { credentials } };
      }
      function toCredentials(user, password = "") {
        return user === "" && password === "" ? void 0 : `${user || "minima"}:${password}`;
      }
      function decode(part) {
        try {
          return decodeURIComponent(part);
        } catch {
          throw new RangeError("this has a user or password that is not percent-encoded");
        }
      }
    })
  ),
  /***/
  6597: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        i: () => (
          /* binding */
          readApiKey
        )
        /* harmony export */
      });
      var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1455);
      var _options_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(698);
      var _job_text_line_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6827);
      async function readApiKey({ values }, env) {
        const [path] = values.get("api-key-file") ?? [];
        if (path === void 0)
          return (env["ANCHOR_API_KEY"] ?? "").trim();
        const text = await readSecretFile(path);
        if (text.trim() === "")
          throw (0, _options_js__WEBPACK_IMPORTED_MODULE_1__.Wp)(`the file of --api-key-file, ${(0, _job_text_line_js__WEBPACK_IMPORTED_MODULE_2__.S5)(path)}, is empty`);
        return text.trim();
      }
      async function readSecretFile(path) {
        try {
          return await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(path, "utf8");
        } catch (error) {
          const code = error.code ?? "unreadable";
          throw (0, _options_js__WEBPACK_IMPORTED_MODULE_1__.Wp)(`the file of --api-key-file, ${(0, _job_text_line_js__WEBPACK_IMPORTED_MODULE_2__.S5)(path)}, cannot be read (${code})`);
        }
      }
    })
  ),
  /***/
  8251: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        m: () => (
          /* binding */
          systemClock
        )
        /* harmony export */
      });
      var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6119);
      const systemClock = {
        now: () => performance.now(),
        today: () => /* @__PURE__ */ new Date(),
        wait: async (milliseconds, signal) => {
          try {
            await (0, node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setTimeout)(milliseconds, void 0, signal === void 0 ? {} : { signal });
          } catch (error) {
            if (signal?.aborted !== true)
              throw error;
          }
        },
        random: () => Math.random()
      };
    })
  ),
  /***/
  3889: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        O: () => (
          /* binding */
          takeAtMost
        )
        /* harmony export */
      });
      async function* takeAtMost(bytes, most, tooMany) {
        let size = 0;
        for await (const chunk of bytes) {
          size += chunk.length;
          if (size > most)
            throw tooMany();
          yield chunk;
        }
      }
    })
  ),
  /***/
  3950: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        D8: () => (
          /* binding */
          laterChanged
        ),
        /* harmony export */
        Gr: () => (
          /* binding */
          keptLists
        ),
        /* harmony export */
        mT: () => (
          /* binding */
          withoutDemonstration
        ),
        /* harmony export */
        tu: () => (
          /* binding */
          withRecorded
        ),
        /* harmony export */
        vL: () => (
          /* binding */
          laterAnchors
        ),
        /* harmony export */
        wc: () => (
          /* binding */
          withLaterProofs
        )
        /* harmony export */
      });
      var _name_order_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3730);
      var _lists_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4127);
      var _proof_steps_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9066);
      var _statement_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4231);
      function laterChanged(subjects, earlier) {
        if (earlier === void 0)
          return [];
        const seenOn = earlier.predicate.finishedOn;
        const stood = earlier.subject.map(({ name, digest }) => ({ name, digest: digest.sha3_256, seenOn }));
        const current = new Map(subjects.map(({ name, digest }) => [name, digest.sha3_256]));
        const former = /* @__PURE__ */ new Map();
        for (const { name, digest, seenOn: seen } of [...earlier.predicate.changed ?? [], ...stood]) {
          if (current.get(name) !== digest)
            former.set(toPairKey(name, digest), { name, digest, seenOn: seen });
        }
        return [...former.values()].toSorted(byNameAndTime);
      }
      function byNameAndTime(left, right) {
        return (0, _name_order_js__WEBPACK_IMPORTED_MODULE_3__.M)(left.name, right.name) || (0, _name_order_js__WEBPACK_IMPORTED_MODULE_3__.M)(left.seenOn, right.seenOn) || (0, _name_order_js__WEBPACK_IMPORTED_MODULE_3__.M)(left.digest, right.digest);
      }
      function laterAnchors(now, lists, changed, earlier) {
        const anchors = /* @__PURE__ */ new Map();
        for (const anchor of now)
          anchors.set(anchor.digest, laterAnchor(anchors.get(anchor.digest), anchor));
        const stated = /* @__PURE__ */ new Set([...changed.map(({ digest }) => digest), ...lists.map(({ sha3_256 }) => sha3_256)]);
        for (const anchor of earlier?.predicate.anchors ?? []) {
          const own = anchors.get(anchor.digest);
          const isKept = stated.has(anchor.digest) || anchor.covers === "list" && changed.length > 0;
          if (own !== void 0)
            anchors.set(anchor.digest, laterAnchor(anchor, own));
          else if (isKept)
            anchors.set(anchor.digest, anchor);
        }
        return [...anchors.values()].sort(byCoverAndDigest);
      }
      function byCoverAndDigest(left, right) {
        if (left.covers !== right.covers)
          return left.covers === "list" ? -1 : 1;
        return left.digest < right.digest ? -1 : Number(left.digest > right.digest);
      }
      function worth(verdict) {
        if (_statement_js__WEBPACK_IMPORTED_MODULE_2__.kk[verdict] !== "open")
          return 3;
        return verdict === "accepted" ? 2 : Number(verdict === "unclear");
      }
      function laterAnchor(before, now) {
        if (before === void 0)
          return now;
        const isStampedSince = _statement_js__WEBPACK_IMPORTED_MODULE_2__.kk[before.verdict] === "denied" && worth(now.verdict) > 0;
        const isKept = worth(before.verdict) > worth(now.verdict) && !isStampedSince;
        const verdict = isKept ? before.verdict : now.verdict;
        const records = now.chain?.records.length ?? 0;
        const isTold = _statement_js__WEBPACK_IMPORTED_MODULE_2__.kk[verdict] === "denied" || records > 0;
        const chain = isTold ? withPlace(now.chain, before.chain) : before.chain ?? now.chain;
        const proof = now.proof ?? before.proof;
        const pendingProof = proof === void 0 ? now.pendingProof ?? before.pendingProof : void 0;
        const writtenProof = now.writtenProof ?? before.writtenProof ?? before.pendingProof;
        return {
          covers: before.covers === "list" ? "list" : now.covers,
          digest: now.digest,
          verdict,
          ...chain && { chain },
          ...proof && { proof },
          ...pendingProof && { pendingProof },
          ...pendingProof === void 0 && writtenProof && { writtenProof }
        };
      }
      function withoutDemonstration(earlier) {
        const { service, receipts: _receipts, ...predicate } = earlier.predicate;
        return service?.demonstration === true ? { ...earlier, predicate: { ...predicate, anchors: [] } } : earlier;
      }
      function withPlace(now, before) {
        if (now === void 0 || now.records.length === 0 || before?.address === void 0)
          return now;
        return { address: before.address, ...now };
      }
      function withLaterProofs(earlier, proved) {
        const proofs = new Map(proved.map(({ subject, proof }) => [subject.digest, proof]));
        const anchors = earlier.predicate.anchors.map((anchor) => {
          const state = proofs.get(anchor.digest);
          if (state?.kind !== "written")
            return anchor;
          const { pendingProof, ...known } = anchor;
          return { ...known, proof: (0, _proof_steps_js__WEBPACK_IMPORTED_MODULE_1__.Lr)(state.item), ...pendingProof && { writtenProof: pendingProof } };
        });
        return { ...earlier, predicate: { ...earlier.predicate, anchors } };
      }
      function keptLists(now, changed, earlier) {
        if (earlier === void 0 || changed.length === 0)
          return [];
        const known = new Set(now.map(({ sha3_256 }) => sha3_256));
        const anchored = new Set(earlier.predicate.anchors.filter(({ covers }) => covers === "list").map(({ digest }) => digest));
        return earlier.predicate.lists.filter(({ sha3_256 }) => anchored.has(sha3_256) && !known.has(sha3_256)).map((list) => ({ ...list, text: (0, _lists_js__WEBPACK_IMPORTED_MODULE_0__.so)(list, earlier.subject) }));
      }
      function withRecorded(statement, earlier, names) {
        const recorded = new Map(earlier.subject.filter(({ name }) => names.has(name)).map((subject2) => [subject2.name, subject2]));
        if (recorded.size === 0)
          return statement;
        const { changed: _former, ...predicate } = statement.predicate;
        const others = statement.subject.filter(({ name }) => !recorded.has(name));
        const subject = [...others, ...recorded.values()].toSorted((left, right) => (0, _name_order_js__WEBPACK_IMPORTED_MODULE_3__.M)(left.name, right.name));
        const changed = changedBeside(statement, earlier, recorded);
        const canonical = (0, _lists_js__WEBPACK_IMPORTED_MODULE_0__.p0)(subject, void 0);
        const known = new Set(canonical.map(({ sha3_256 }) => sha3_256));
        const quoted = predicate.lists.filter(({ text, sha3_256 }) => text !== void 0 && !known.has(sha3_256));
        const lists = [...canonical, ...quoted];
        const listed = new Set(lists.map(({ sha3_256 }) => sha3_256));
        const anchors = predicate.anchors.filter(({ covers, digest }) => covers === "subject" || listed.has(digest));
        return {
          ...statement,
          subject,
          predicate: { ...predicate, lists, anchors, ...changed.length > 0 && { changed } }
        };
      }
      function changedBeside({ subject, predicate: { changed = [], finishedOn } }, earlier, recorded) {
        const met = subject.filter(({ name, digest }) => {
          const own = recorded.get(name);
          return own !== void 0 && own.digest.sha3_256 !== digest.sha3_256;
        });
        const names = new Set(met.map(({ name }) => name));
        const stays = changed.filter(({ name, digest }) => {
          return names.has(name) || recorded.get(name)?.digest.sha3_256 !== digest;
        });
        const before = new Map((earlier.predicate.changed ?? []).map((one) => [toPairKey(one.name, one.digest), one.seenOn]));
        const added = met.map(({ name, digest: { sha3_256: digest } }) => {
          return { name, digest, seenOn: before.get(toPairKey(name, digest)) ?? finishedOn };
        });
        return [...stays, ...added].toSorted(byNameAndTime);
      }
      function toPairKey(name, digest) {
        return JSON.stringify([name, digest]);
      }
      function isSameEvidence(one, other) {
        return JSON.stringify(lastingOf(one)) === JSON.stringify(lastingOf(other));
      }
      function lastingOf(statement) {
        const { finishedOn: _time, run = {}, changed = [], ...predicate } = statement.predicate;
        const { url: _url, attempt: _attempt, ...place } = run;
        const former = changed.map(({ name, digest }) => ({ name, digest }));
        return { ...statement, predicate: { ...predicate, run: place, changed: former } };
      }
    })
  ),
  /***/
  5981: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        H: () => (
          /* binding */
          toStatement
        ),
        /* harmony export */
        M: () => (
          /* binding */
          toAnchorRecord
        )
        /* harmony export */
      });
      var _name_order_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3730);
      var _text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1987);
      var _lists_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4127);
      var _earlier_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3950);
      var _statement_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4231);
      function toStatement(input, earlier) {
        const subject = mergeSubjects(input.subjects);
        if (subject.length === 0)
          return void 0;
        const { tool, mode, finishedOn, run, service, givenList } = input;
        const changed = (0, _earlier_js__WEBPACK_IMPORTED_MODULE_2__.D8)(subject, earlier);
        const lists = (0, _lists_js__WEBPACK_IMPORTED_MODULE_1__.p0)(subject, givenList, input.hashText);
        const predicate = {
          tool: { name: tool.name, version: tool.version },
          mode,
          finishedOn,
          ...run && { run: pickInOrder(run, ["repository", "ref", "tag", "commit", "url", "attempt", "section"]) },
          ...service && { service: pickInOrder(service, ["url", "demonstration"]) },
          lists: [...lists, ...(0, _earlier_js__WEBPACK_IMPORTED_MODULE_2__.Gr)(lists, changed, earlier)],
          anchors: (0, _earlier_js__WEBPACK_IMPORTED_MODULE_2__.vL)(input.anchors, lists, changed, earlier).map(toOrdered),
          ...changed.length > 0 && { changed }
        };
        return { _type: _statement_js__WEBPACK_IMPORTED_MODULE_3__.qB, subject, predicateType: _statement_js__WEBPACK_IMPORTED_MODULE_3__.W3, predicate };
      }
      function mergeSubjects(subjects) {
        const merged = [];
        for (const { name, digest } of subjects.toSorted((left, right) => (0, _name_order_js__WEBPACK_IMPORTED_MODULE_4__.M)(left.name, right.name))) {
          const known = merged.at(-1)?.name === name ? merged.pop()?.digest : void 0;
          if (known !== void 0 && known.sha3_256 !== digest.sha3_256) {
            throw new RangeError(`Two subjects of the name ${JSON.stringify(name)} have different digests.`);
          }
          merged.push({ name, digest: pickInOrder({ ...known, ...digest }, ["sha3_256", "sha256"]) });
        }
        return merged;
      }
      function toOrdered({ covers, digest, verdict, chain, proof, pendingProof, writtenProof }) {
        return {
          covers,
          digest,
          verdict,
          ...chain && {
            chain: {
              ...pickInOrder(chain, ["address", "port"]),
              records: chain.records.map((record) => pickInOrder(record, recordMembers))
            }
          },
          ...proof && {
            proof: {
              steps: proof.steps,
              root: proof.root,
              ...proof.file && { file: pickInOrder(proof.file, ["address", "data", "proof", "root"]) }
            }
          },
          ...pendingProof && { pendingProof: { uid: pendingProof.uid } },
          ...writtenProof && { writtenProof: { uid: writtenProof.uid } }
        };
      }
      const recordMembers = ["block", "date", "txpow", "transaction", "coin", "matched"];
      function pickInOrder(object, names) {
        const picked = {};
        for (const name of names)
          if (object[name] !== void 0)
            picked[name] = object[name];
        return picked;
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
        return Object.fromEntries(known.map(([name, value]) => [name, typeof value === "string" ? (0, _text_js__WEBPACK_IMPORTED_MODULE_0__.wh)(value, _text_js__WEBPACK_IMPORTED_MODULE_0__.I6.word) : value]));
      }
    })
  ),
  /***/
  2778: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        m: () => (
          /* binding */
          memberAt
        ),
        /* harmony export */
        r: () => (
          /* binding */
          withoutUndefined
        )
        /* harmony export */
      });
      function memberAt(value, ...path) {
        return path.reduce((current, name) => typeof current === "object" && current !== null && Object.hasOwn(current, name) ? current[name] : void 0, value);
      }
      function withoutUndefined(members) {
        return Object.fromEntries(Object.entries(members).filter(([, value]) => value !== void 0));
      }
    })
  ),
  /***/
  5238: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        AJ: () => (
          /* binding */
          isAwaited
        ),
        /* harmony export */
        Ih: () => (
          /* binding */
          toOpen
        ),
        /* harmony export */
        R0: () => (
          /* binding */
          isMismatch
        ),
        /* harmony export */
        YU: () => (
          /* binding */
          afterLook
        ),
        /* harmony export */
        nM: () => (
          /* binding */
          firstLooks
        )
        /* harmony export */
      });
      var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3047);
      var _outcome_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7794);
      const firstLooks = [2e3, 5e3, 15e3];
      const openStampAdvice = "Check this digest in a few minutes; stamp again only if it is not found.";
      function toOpen(open, facts = {}) {
        return noted(open, facts, "the chain was not asked yet");
      }
      function afterLook(stamped, seen) {
        const outcome = judgeLook(stamped, seen);
        return seen?.sources === void 0 ? outcome : { ...outcome, sources: seen.sources };
      }
      function judgeLook(stamped, seen) {
        const open = (0, _outcome_js__WEBPACK_IMPORTED_MODULE_1__.wf)(stamped);
        if (!isAwaited(stamped))
          return stamped;
        if (seen !== void 0 && isMismatch(seen))
          return seen;
        if (seen?.kind === "found")
          return { kind: "anchored", evidence: (0, _outcome_js__WEBPACK_IMPORTED_MODULE_1__.pX)(seen.evidence, (0, _outcome_js__WEBPACK_IMPORTED_MODULE_1__.X1)(stamped)) };
        if (stamped.kind === "accepted")
          return stillAccepted(stamped.evidence, seen);
        return open === void 0 || seen === void 0 ? stamped : stillOpen(open, factsOf(stamped), seen);
      }
      function isAwaited(outcome) {
        return outcome.kind === "accepted" || (0, _outcome_js__WEBPACK_IMPORTED_MODULE_1__.wf)(outcome) !== void 0;
      }
      function isMismatch(outcome) {
        return outcome.kind === "failed" && outcome.error.code === "REPLY_MISMATCH";
      }
      function factsOf(stamped) {
        const requestId = (0, _outcome_js__WEBPACK_IMPORTED_MODULE_1__.Gb)(stamped);
        const evidence = "evidence" in stamped ? stamped.evidence : void 0;
        return { ...requestId !== void 0 && { requestId }, ...evidence !== void 0 && { evidence } };
      }
      function stillAccepted(evidence, seen) {
        const error = seen === void 0 ? void 0 : (0, _outcome_js__WEBPACK_IMPORTED_MODULE_1__.Mz)(seen);
        const note = noteOf(seen);
        const isDemo = seen !== void 0 && (0, _outcome_js__WEBPACK_IMPORTED_MODULE_1__.X1)(seen)?.demo === true;
        return {
          kind: "accepted",
          evidence: isDemo ? { ...evidence, demo: true } : evidence,
          note,
          ...error !== void 0 && { unasked: rootOf(error).code }
        };
      }
      function stillOpen(open, facts, seen) {
        if (seen.kind === "not-found")
          return noted(open, facts, "a check did not find it yet");
        if (seen.kind === "unknown")
          return { ...noted(open, facts, `a check brought no answer that proves anything: ${seen.note}`), kind: "unknown" };
        if (seen.kind !== "unreachable" && seen.kind !== "failed")
          return noted(open, facts, "a check told nothing of it");
        if (seen.error.code === "NOT_ATTEMPTED" && seen.kind === "failed")
          return noted(open, facts, "the run ended before the chain could be asked");
        if (open.kind === "unknown")
          return noted(open, facts, `the chain could not be asked: ${rootOf(seen.error).account}`);
        return unasked(open, facts, seen);
      }
      function unasked(open, { requestId }, seen) {
        const { code, account } = rootOf(seen.error);
        const told = `${open.account} The stamp may have been spent, and the chain could not be asked: ${account}`;
        if (seen.kind === "failed" && (0, _errors_js__WEBPACK_IMPORTED_MODULE_0__.u2)(code).stopsRun !== true) {
          return { kind: "unknown", note: `${told} ${openStampAdvice}`, open, ...requestId !== void 0 && { requestId } };
        }
        const { hint: known } = rootOf(seen.error);
        const isOfUse = seen.kind === "failed" || known !== (0, _errors_js__WEBPACK_IMPORTED_MODULE_0__.u2)(code).hint;
        const hint = isOfUse ? `${known} ${openStampAdvice}` : openStampAdvice;
        return { kind: seen.kind, error: new _errors_js__WEBPACK_IMPORTED_MODULE_0__._Z(code, told, { cause: seen.error, requestId, hint }), open };
      }
      function rootOf(error) {
        return error.code === "NOT_ATTEMPTED" && error.cause instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__._Z ? rootOf(error.cause) : error;
      }
      function noted(open, facts, looked) {
        const { kind, account } = open;
        const end = /[.!?]$/.test(looked) ? "" : ".";
        return {
          kind,
          note: `${account} The stamp may have been spent, and ${looked}${end} ${openStampAdvice}`,
          open,
          ...facts
        };
      }
      function noteOf(seen) {
        if (seen === void 0)
          return "The waiting ended before the chain was asked for it.";
        if (seen.kind === "not-found")
          return "The last look did not find it on the chain yet.";
        const ending = "The chain could not be asked for it when the waiting ended";
        if ("error" in seen)
          return `${ending}: ${rootOf(seen.error).code}.`;
        return seen.kind === "unknown" ? `${ending}: ${seen.note}` : `${ending}.`;
      }
    })
  ),
  /***/
  4752: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        V: () => (
          /* binding */
          renderProofFile
        ),
        /* harmony export */
        Y: () => (
          /* binding */
          lostProofHint
        )
        /* harmony export */
      });
      var _digest_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8744);
      var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3047);
      var _proof_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8973);
      const lostProofHint = "Report it to the service's operator. The stamp itself stands; its proof was not written.";
      function renderProofFile(item, digest) {
        const text = renderItem(item);
        const problem = whyUnusable(text, digest);
        if (problem === void 0)
          return text;
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__._Z("PROOF_INVALID", `The proof that the service gave cannot be used: ${problem}.`, {
          hint: lostProofHint
        });
      }
      function renderItem({ address, data, proof, root }) {
        return JSON.stringify([{ address, data, proof, root }], void 0, 2);
      }
      function whyUnusable(text, digest) {
        const bytes = new TextEncoder().encode(text);
        try {
          const item = (0, _proof_js__WEBPACK_IMPORTED_MODULE_1__.Tz)(bytes);
          if ((0, _digest_js__WEBPACK_IMPORTED_MODULE_2__.s1)(item.data) !== digest)
            return "it is about another digest";
          (0, _proof_js__WEBPACK_IMPORTED_MODULE_1__.k_)("", bytes);
          return renderItem(item) === text ? void 0 : "it has a hash without 0x";
        } catch (thrown) {
          if (thrown instanceof RangeError)
            return thrown.message;
          if (thrown instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__._Z)
            return thrown.account.replace(/^[^:]*: |\.$/g, "");
          throw thrown;
        }
      }
    })
  )
};
