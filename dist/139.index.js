export const id = 139;
export const ids = [139];
export const modules = {
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
        Sz: () => (
          /* binding */
          isSameEvidence
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
        const stated = /* @__PURE__ */ new Set([...changed.map(({ digest }) => digest), ...lists.map(({ sha3_256: sha3_2562 }) => sha3_2562)]);
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
        const known = new Set(now.map(({ sha3_256: sha3_2562 }) => sha3_2562));
        const anchored = new Set(earlier.predicate.anchors.filter(({ covers }) => covers === "list").map(({ digest }) => digest));
        return earlier.predicate.lists.filter(({ sha3_256: sha3_2562 }) => anchored.has(sha3_2562) && !known.has(sha3_2562)).map((list) => ({ ...list, text: (0, _lists_js__WEBPACK_IMPORTED_MODULE_0__.so)(list, earlier.subject) }));
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
        const known = new Set(canonical.map(({ sha3_256: sha3_2562 }) => sha3_2562));
        const quoted = predicate.lists.filter(({ text, sha3_256: sha3_2562 }) => text !== void 0 && !known.has(sha3_2562));
        const lists = [...canonical, ...quoted];
        const listed = new Set(lists.map(({ sha3_256: sha3_2562 }) => sha3_2562));
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
  8285: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        FH: () => (
          /* binding */
          renderEvidencePage
        ),
        /* harmony export */
        MY: () => (
          /* binding */
          evidenceTextOf
        )
        /* harmony export */
      });
      var _render_statement_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9780);
      const place = '<script type="application/json" id="statement"><\/script>';
      function* renderEvidencePage(template, statement) {
        const start = template.indexOf(place);
        if (start === -1)
          throw new RangeError("The page has no place for a statement.");
        const inside = start + place.indexOf("</");
        yield `${template.slice(0, inside)}
`;
        for (const piece of (0, _render_statement_js__WEBPACK_IMPORTED_MODULE_0__.M)(statement))
          yield toScriptText(piece);
        yield template.slice(inside);
      }
      function formatEvidencePage(template, statement) {
        return [...renderEvidencePage(template, statement)].join("");
      }
      function evidenceTextOf(page) {
        const opening = place.slice(0, place.indexOf("</"));
        const start = page.indexOf(opening);
        const end = page.indexOf("<\/script>", start);
        const text = start === -1 || end === -1 ? "" : page.slice(start + opening.length, end).trim();
        return text === "" ? void 0 : text;
      }
      function toScriptText(json) {
        return json.replaceAll(/<(?=!--|\/?script)/gi, "\\u003c");
      }
    })
  ),
  /***/
  9066: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        Lr: () => (
          /* binding */
          toAnchorProof
        )
        /* harmony export */
      });
      var _digest_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8744);
      var _proof_encoding_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4514);
      var _proof_merkle_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7377);
      const hashStep = { op: "sha3-256" };
      const mostSteps = (
        /* unused pure expression or super */
        null
      );
      const mostStepBytes = 4096;
      function toProofSteps({ steps }) {
        const leaf = [{ l: `${_proof_encoding_js__WEBPACK_IMPORTED_MODULE_1__["if"]}${_proof_encoding_js__WEBPACK_IMPORTED_MODULE_1__.Le}` }, { r: _proof_encoding_js__WEBPACK_IMPORTED_MODULE_1__["if"] }, hashStep];
        return [...leaf, ...steps.flatMap(toNodeSteps)];
      }
      function toNodeSteps({ left, hash: sibling }) {
        return left ? [{ l: `${_proof_encoding_js__WEBPACK_IMPORTED_MODULE_1__.OE}${_proof_encoding_js__WEBPACK_IMPORTED_MODULE_1__.Le}${sibling}${_proof_encoding_js__WEBPACK_IMPORTED_MODULE_1__.Le}` }, { r: _proof_encoding_js__WEBPACK_IMPORTED_MODULE_1__["if"] }, hashStep] : [{ l: `${_proof_encoding_js__WEBPACK_IMPORTED_MODULE_1__.OE}${_proof_encoding_js__WEBPACK_IMPORTED_MODULE_1__.Le}` }, { r: `${_proof_encoding_js__WEBPACK_IMPORTED_MODULE_1__.Le}${sibling}${_proof_encoding_js__WEBPACK_IMPORTED_MODULE_1__["if"]}` }, hashStep];
      }
      function rootOfSteps(digest, steps) {
        if (steps.length > mostSteps)
          throw new RangeError(`it has more than ${mostSteps} steps`);
        const end = bytesToHex(steps.reduce(followStep, hexToBytes(digest)));
        if (steps.length === 0 || !isDigest(end))
          throw new RangeError("its steps do not end in a hash");
        return end;
      }
      function followStep(bytes, step) {
        if ("op" in step)
          return sha3_256(bytes);
        const next = "l" in step ? concatBytes(hexToBytes(step.l), bytes) : concatBytes(bytes, hexToBytes(step.r));
        if (next.length > mostStepBytes)
          throw new RangeError(`its steps gather more than ${mostStepBytes} bytes`);
        return next;
      }
      const nodeLeft = new RegExp(`^${_proof_encoding_js__WEBPACK_IMPORTED_MODULE_1__.OE}${_proof_encoding_js__WEBPACK_IMPORTED_MODULE_1__.Le}([0-9a-f]{64})${_proof_encoding_js__WEBPACK_IMPORTED_MODULE_1__.Le}$`);
      const nodeRight = new RegExp(`^${_proof_encoding_js__WEBPACK_IMPORTED_MODULE_1__.Le}([0-9a-f]{64})${_proof_encoding_js__WEBPACK_IMPORTED_MODULE_1__["if"]}$`);
      function pathOfSteps(steps) {
        const siblings = [];
        for (let start = 3; start < steps.length; start += 3)
          siblings.push(toMerkleStep(steps.slice(start, start + 3)));
        const path = { blockTime: 0n, steps: siblings };
        if (JSON.stringify(toProofSteps(path)) !== JSON.stringify(steps))
          throw new RangeError("its steps are of another tree");
        return path;
      }
      function toMerkleStep([first, second]) {
        const left = first && "l" in first ? digestFromWire(nodeLeft.exec(first.l)?.[1]) : void 0;
        const right = second && "r" in second ? digestFromWire(nodeRight.exec(second.r)?.[1]) : void 0;
        const sibling = left ?? right;
        if (sibling === void 0)
          throw new RangeError("its steps are of another tree");
        return { left: left !== void 0, hash: sibling };
      }
      function toAnchorProof(item) {
        const root = (0, _digest_js__WEBPACK_IMPORTED_MODULE_2__.s1)(item.root);
        if (root === void 0)
          throw new RangeError("its root is not a 32-byte hash");
        return { steps: toProofSteps((0, _proof_merkle_js__WEBPACK_IMPORTED_MODULE_0__.z9)(item.proof)), root, file: item };
      }
      function toProofItem(digest, { steps, root, file }, address) {
        const upper = (hex) => `0x${hex.toUpperCase()}`;
        return file ?? { address, data: upper(digest), proof: formatMerklePath(pathOfSteps(steps)), root: upper(root) };
      }
    })
  ),
  /***/
  9780: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        M: () => (
          /* binding */
          renderStatement
        ),
        /* harmony export */
        j: () => (
          /* binding */
          formatStatement
        )
        /* harmony export */
      });
      const itemsInPiece = 1e3;
      function* renderStatement(statement) {
        const { lists, anchors, changed, receipts, ...facts } = statement.predicate;
        const groups = { lists, anchors, ...changed && { changed }, ...receipts && { receipts } };
        yield `{
  "_type": ${JSON.stringify(statement._type)},
  "subject": `;
        yield* renderItems(statement.subject, "  ");
        yield `,
  "predicateType": ${JSON.stringify(statement.predicateType)},
  "predicate": {
`;
        for (const [name, value] of Object.entries(facts))
          yield `    ${JSON.stringify(name)}: ${JSON.stringify(value)},
`;
        for (const [index, [name, items]] of Object.entries(groups).entries()) {
          yield `${index === 0 ? "" : ",\n"}    "${name}": `;
          yield* renderItems(items, "    ");
        }
        yield "\n  }\n}\n";
      }
      function* renderItems(items, indent) {
        yield "[";
        for (let start = 0; start < items.length; start += itemsInPiece) {
          const lines = items.slice(start, start + itemsInPiece).map((item) => `
${indent}  ${JSON.stringify(item)}`);
          yield `${start === 0 ? "" : ","}${lines.join(",")}`;
        }
        yield items.length === 0 ? "]" : `
${indent}]`;
      }
      function formatStatement(statement) {
        return [...renderStatement(statement)].join("");
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
  4514: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        Le: () => (
          /* binding */
          hashHead
        ),
        /* harmony export */
        OE: () => (
          /* binding */
          numberOne
        ),
        /* harmony export */
        "if": () => (
          /* binding */
          numberZero
        )
        /* harmony export */
      });
      const numberZero = "000100";
      const numberOne = "000101";
      const hashHead = "00000020";
    })
  ),
  /***/
  7377: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        nk: () => (
          /* binding */
          merkleRoot
        ),
        /* harmony export */
        z9: () => (
          /* binding */
          parseMerklePath
        )
        /* harmony export */
      });
      var _noble_hashes_sha3_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8041);
      var _noble_hashes_utils_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2565);
      var _digest_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8744);
      var _encoding_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4514);
      const zeroBytes = (0, _noble_hashes_utils_js__WEBPACK_IMPORTED_MODULE_0__.aT)(_encoding_js__WEBPACK_IMPORTED_MODULE_1__["if"]);
      const oneBytes = (0, _noble_hashes_utils_js__WEBPACK_IMPORTED_MODULE_0__.aT)(_encoding_js__WEBPACK_IMPORTED_MODULE_1__.OE);
      const headBytes = (0, _noble_hashes_utils_js__WEBPACK_IMPORTED_MODULE_0__.aT)(_encoding_js__WEBPACK_IMPORTED_MODULE_1__.Le);
      const maximumSteps = 256;
      function leafHash(data) {
        return hashParts(zeroBytes, hashBlob(data), zeroBytes);
      }
      function nodeHash(left, right) {
        return hashParts(oneBytes, hashBlob(left), hashBlob(right), zeroBytes);
      }
      function merkleRoot(data, path) {
        return path.steps.reduce((current, { left, hash }) => left ? nodeHash(hash, current) : nodeHash(current, hash), leafHash(data));
      }
      function parseMerklePath(text) {
        if (!/^0x(?:[0-9a-f]{2})+$/i.test(text))
          throw new RangeError("proof is not 0x-prefixed hex");
        const reader = readerOf((0, _noble_hashes_utils_js__WEBPACK_IMPORTED_MODULE_0__.aT)(text.slice(2)));
        const blockTime = reader.number();
        const count = reader.number();
        if (count > BigInt(maximumSteps))
          throw new RangeError(`proof has more than ${maximumSteps} steps`);
        const steps = Array.from({ length: Number(count) }, () => reader.step());
        reader.end();
        return { blockTime, steps };
      }
      function formatMerklePath2({ blockTime, steps }) {
        const parts = steps.flatMap(({ left, hash }) => [Uint8Array.of(left ? 1 : 0), hashBlob(hash), zeroBytes]);
        const bytes = concatBytes(numberBytes(blockTime), numberBytes(BigInt(steps.length)), ...parts);
        return `0x${bytesToHex(bytes).toUpperCase()}`;
      }
      function hashParts(...parts) {
        return (0, _digest_js__WEBPACK_IMPORTED_MODULE_2__.SS)((0, _noble_hashes_sha3_js__WEBPACK_IMPORTED_MODULE_3__.C2)((0, _noble_hashes_utils_js__WEBPACK_IMPORTED_MODULE_0__.Id)(...parts)));
      }
      function hashBlob(digest) {
        return (0, _noble_hashes_utils_js__WEBPACK_IMPORTED_MODULE_0__.Id)(headBytes, (0, _noble_hashes_utils_js__WEBPACK_IMPORTED_MODULE_0__.aT)(digest));
      }
      function numberBytes(value) {
        const hex = value.toString(16);
        const even = hex.length % 2 === 0 ? hex : `0${hex}`;
        const signed = Number.parseInt(even.slice(0, 2), 16) > 127 ? `00${even}` : even;
        return concatBytes(Uint8Array.of(0, signed.length / 2), hexToBytes(signed));
      }
      function readerOf(bytes) {
        let offset = 0;
        const take = (length) => {
          const taken = bytes.subarray(offset, offset + length);
          if (taken.length !== length)
            throw new RangeError("proof ends too early");
          offset += length;
          return taken;
        };
        const number = () => {
          const [scale = 1, length = 0] = take(2);
          if (scale !== 0 || length < 1 || length > 32)
            throw new RangeError("proof holds a number of a foreign form");
          const value = take(length);
          if ((value[0] ?? 0) > 127)
            throw new RangeError("proof holds a negative number");
          return BigInt(`0x${(0, _noble_hashes_utils_js__WEBPACK_IMPORTED_MODULE_0__.My)(value)}`);
        };
        const step = () => {
          const [side = 2] = take(1);
          if (side > 1)
            throw new RangeError("proof has a step that is neither left nor right");
          if ((0, _noble_hashes_utils_js__WEBPACK_IMPORTED_MODULE_0__.My)(take(4)) !== _encoding_js__WEBPACK_IMPORTED_MODULE_1__.Le)
            throw new RangeError("proof holds a hash that is not 32 bytes");
          const hash = (0, _digest_js__WEBPACK_IMPORTED_MODULE_2__.SS)(take(32));
          if (number() !== 0n)
            throw new RangeError("proof holds a value other than 0");
          return { left: side === 1, hash };
        };
        const end = () => {
          if (offset !== bytes.length)
            throw new RangeError("proof goes on after its last step");
        };
        return { number, step, end };
      }
    })
  ),
  /***/
  8428: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        cy: () => (
          /* binding */
          createLinks
        ),
        Tt: () => (
          /* binding */
          createRecorded
        ),
        Dc: () => (
          /* binding */
          isAtPort
        ),
        V_: () => (
          /* binding */
          judgeReceipts
        ),
        H_: () => (
          /* binding */
          readUnit
        )
      });
      var utils = __webpack_require__(2565);
      var digest = __webpack_require__(8744);
      var sha3 = __webpack_require__(8041);
      ;
      const mostLengths = { hash: 64, number: 32 };
      class ByteReader {
        #bytes;
        #offset = 0;
        constructor(bytes) {
          this.#bytes = bytes;
        }
        /** What was read so far, and what was not. */
        get before() {
          return this.#bytes.subarray(0, this.#offset);
        }
        get rest() {
          return this.#bytes.subarray(this.#offset);
        }
        byte() {
          return this.#take(1)[0] ?? 0;
        }
        flag() {
          const value = this.byte();
          if (value > 1)
            throw new RangeError("it has a flag that is neither 0 nor 1");
          return value === 1;
        }
        /** Four bytes of length, and as many bytes. */
        blob(longest = this.#bytes.length) {
          const length = this.#take(4).reduce((sum, next) => sum * 256 + next, 0);
          if (length > longest)
            throw new RangeError("it has a length that is too large");
          return this.#take(length);
        }
        hash() {
          return this.blob(mostLengths.hash);
        }
        /** Scale, one byte of length, and a value in two's complement. */
        number() {
          const [scale, length] = [this.byte(), this.byte()];
          if (length < 1 || length > mostLengths.number)
            throw new RangeError("it has a number of a foreign form");
          return { scale, value: this.#take(length) };
        }
        /** A number that is whole, not negative and at most 2^53 - 1. */
        count() {
          const { scale, value } = this.number();
          const whole = value.reduce((sum, next) => sum * 256 + next, 0);
          if (scale !== 0 || (value[0] ?? 0) > 127 || !Number.isSafeInteger(whole)) {
            throw new RangeError("it has a number that does not count");
          }
          return whole;
        }
        /** How many there are, and each of them; every item has at least a byte. */
        list(read) {
          const length = this.count();
          if (length > this.rest.length)
            throw new RangeError("it has a length that is too large");
          return Array.from({ length }, read);
        }
        /** Reads on over what is of no interest: a blob `b`, a hash `h`, a number `n` or a flag `f` each. */
        pass(layout) {
          for (const kind of layout.replaceAll(" ", "")) {
            if (kind === "b")
              this.blob();
            else if (kind === "h")
              this.hash();
            else if (kind === "n")
              this.number();
            else
              this.flag();
          }
        }
        #take(length) {
          const taken = this.rest.subarray(0, length);
          if (taken.length !== length)
            throw new RangeError("its bytes end too early");
          this.#offset += length;
          return taken;
        }
      }
      ;
      function parseTxPow(bytes) {
        const reader = new ByteReader(bytes);
        const { block, time, difficulty, bodyHash } = readHeader(reader);
        const id2 = (0, digest.SS)((0, sha3.C2)(reader.before));
        if (!reader.flag())
          throw new RangeError("it has no body");
        if ((0, digest.SS)((0, sha3.C2)(reader.rest)) !== bodyHash) {
          throw new RangeError("its body is not the one that its header names");
        }
        const { state, names } = readTxPowBody(reader);
        if (reader.rest.length > 0)
          throw new RangeError("it goes on behind its body");
        return { id: id2, isBlock: BigInt(`0x${id2}`) < difficulty, block, time, state, names };
      }
      const parentLevels = 32;
      function readHeader(reader) {
        reader.pass("nb");
        const [time, block] = [reader.count(), reader.count()];
        const difficulty = BigInt(`0x0${(0, utils.My)(reader.hash())}`);
        for (let level = 0; level < parentLevels; reader.hash()) {
          const run = reader.byte();
          level += run;
          if (run === 0 || level > parentLevels)
            throw new RangeError("its header names parents in a foreign form");
        }
        reader.pass("hn nnnb nnnb h");
        return { time, block, difficulty, bodyHash: (0, digest.s1)((0, utils.My)(reader.hash())) };
      }
      function readTxPowBody(reader) {
        reader.pass("hb");
        const state = readTransactionState(reader);
        readWitness(reader);
        readTransactionState(reader);
        readWitness(reader);
        const names = reader.list(() => (0, digest.s1)((0, utils.My)(reader.hash())));
        return { state, names: new Set(names.filter((name) => name !== void 0)) };
      }
      function readTransactionState(reader) {
        reader.list(() => skipCoin(reader));
        reader.list(() => skipCoin(reader));
        const state = reader.list(() => readStateEntry(reader));
        reader.pass("h");
        if (new Set(state.map(({ port }) => port)).size < state.length)
          throw new RangeError("its state has a port twice");
        return state;
      }
      function skipCoin(reader) {
        reader.pass("hhnh f nb f n");
        reader.list(() => readStateEntry(reader));
        if (reader.flag())
          reader.pass("hbnnbn");
      }
      function readStateEntry(reader) {
        const [port, type] = [reader.byte(), reader.byte()];
        if (type === 1)
          return { port, hex: (0, utils.My)(reader.blob()) };
        const layout = { 2: "n", 4: "b", 8: "f" }[type];
        if (layout === void 0)
          throw new RangeError("its state holds a value of a foreign type");
        reader.pass(layout);
        return { port, hex: "" };
      }
      function readWitness(reader) {
        reader.list(() => reader.list(() => readProved(reader, () => reader.pass("bb"))));
        reader.list(() => readProved(reader, () => skipCoin(reader)));
        reader.list(() => readProved(reader, () => reader.pass("b")));
      }
      function readProved(reader, read) {
        read();
        reader.pass("n");
        reader.list(() => reader.pass("fhn"));
      }
      ;
      const mostOfOne = 16;
      const mostLinks = 4e5;
      function judgeReceipts({ anchors, receipts = [] }) {
        const byAnchor = /* @__PURE__ */ new Map();
        try {
          const units = receipts.map(readUnit);
          const findLinks = createLinks(units);
          const idle = new Set(units);
          for (const anchor of units.length === 0 ? [] : anchors) {
            const links = findLinks(anchor);
            if (links.length === 0)
              continue;
            const isRecorded = createRecorded(anchor);
            const recorded = links.filter((link) => isAtPort(link, anchor) && isRecorded(link));
            byAnchor.set(anchor.digest, toReceipt(links, recorded));
            for (const { transaction, block } of recorded.length > 0 ? recorded : links) {
              idle.delete(transaction);
              if (block)
                idle.delete(block);
            }
          }
          const [first] = idle;
          return first === void 0 ? { byAnchor } : { byAnchor, problem: `Nothing in the evidence leads to 0x${first.id}, which it has a receipt of.` };
        } catch (cause) {
          if (!(cause instanceof RangeError))
            throw cause;
          return { byAnchor, problem: `A receipt in the evidence is broken: ${cause.message}.` };
        }
      }
      function readUnit({ txpow, data }) {
        const unit = parseTxPow((0, utils.aT)(data.slice(2)));
        if (!(0, digest.VB)(txpow, unit.id))
          throw new RangeError("its bytes do not have its id");
        return unit;
      }
      function createLinks(units) {
        const entries = units.flatMap((transaction) => transaction.state.map((entry) => ({ ...entry, transaction })));
        const holding = Map.groupBy(entries, ({ hex }) => hex);
        const namings = units.filter(({ isBlock }) => isBlock).flatMap((block) => [...block.names].map((id2) => ({ id: id2, block })));
        const naming = Map.groupBy(namings, ({ id: id2 }) => id2);
        const linksOf = (hash, { port, transaction }) => {
          const blocks = (naming.get(transaction.id) ?? []).slice(0, mostOfOne).map(({ block }) => block);
          if (transaction.isBlock)
            blocks.push(transaction);
          const start = { hash, port, transaction };
          return blocks.length === 0 ? [start] : blocks.map((block) => ({ ...start, block }));
        };
        let left = mostLinks;
        return ({ digest: digest2, proof }) => {
          const hashes = left > 0 ? [digest2, ...proof ? [proof.root] : []] : [];
          const links = hashes.flatMap((hash) => (holding.get(hash) ?? []).slice(0, mostOfOne).flatMap((entry) => linksOf(hash, entry)));
          left -= links.length;
          return links;
        };
      }
      function isAtPort({ port }, { chain }) {
        return port === (chain?.port ?? port);
      }
      function createRecorded({ chain }) {
        const known = /* @__PURE__ */ new Map();
        const keysOf = (hash) => {
          const own = (chain?.records ?? []).filter(({ matched }) => matched === void 0 || (0, digest.VB)(matched, hash));
          return new Set(own.map(toRecordKey));
        };
        return ({ hash, transaction, block }) => {
          if (block === void 0)
            return false;
          const keys = known.get(hash) ?? keysOf(hash);
          known.set(hash, keys);
          if (keys.size === 0)
            return true;
          const named = [`${block.block}`, ""].flatMap((number) => [block.id, ""].map((id2) => `${number} ${id2}`));
          return named.some((place) => [transaction.id, ""].some((id2) => keys.has(`${place} ${id2}`)));
        };
      }
      function toRecordKey({ block, txpow, transaction }) {
        const ids2 = [txpow, transaction].map((id2) => id2 === void 0 ? "" : String((0, digest.s1)(id2)));
        return `${block === void 0 ? "" : Number(block)} ${ids2.join(" ")}`;
      }
      function toReceipt(links, recorded) {
        const [link] = recorded;
        if (link?.block !== void 0) {
          const { hash, transaction, block } = link;
          const time = new Date(block.time).toISOString();
          return { hash, transaction: toChainText(transaction.id), block: toChainText(block.id), number: block.block, time };
        }
        return links.every(({ block }) => block === void 0) ? "the evidence has its transaction, but no block that names it" : "the evidence has it in another state, block or transaction than it says";
      }
      function toChainText(id2) {
        return `0x${id2.toUpperCase()}`;
      }
    })
  ),
  /***/
  359: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        z: () => (
          /* binding */
          createAttempts
        )
        /* harmony export */
      });
      var _domain_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3047);
      function createAttempts() {
        const errors = [];
        const turns = [];
        let begun = 0;
        const begin = () => {
          const turn = begun += 1;
          return (error) => {
            const place = turns.findLastIndex((other) => other <= turn) + 1;
            turns.splice(place, 0, turn);
            errors.splice(place, 0, error);
          };
        };
        const attempt = async (work) => {
          const onError = begin();
          try {
            return await work();
          } catch (thrown) {
            onError((0, _domain_errors_js__WEBPACK_IMPORTED_MODULE_0__.Xt)(thrown));
            return void 0;
          }
        };
        return { attempt, begin, errors };
      }
    })
  ),
  /***/
  8725: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        $2: () => (
          /* binding */
          readEntries
        ),
        /* harmony export */
        I: () => (
          /* binding */
          kindOf
        ),
        /* harmony export */
        Mk: () => (
          /* binding */
          readNamed
        ),
        /* harmony export */
        XF: () => (
          /* binding */
          readLink
        ),
        /* harmony export */
        zN: () => (
          /* binding */
          foldName
        )
        /* harmony export */
      });
      var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
      var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
      function readEntries(path, named) {
        const listed = readListing(path);
        const names = new Set(listed.map(({ name }) => name));
        const respelled = readNamed(path, [...named].filter((name) => !names.has(name)));
        if (respelled.length === 0)
          return listed;
        const folded = new Set(respelled.map(({ name }) => foldName(name)));
        return [...listed.filter(({ name }) => !folded.has(foldName(name))), ...respelled];
      }
      function readNamed(path, names) {
        return names.flatMap((name) => {
          const stats = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(path, name), { throwIfNoEntry: false });
          return stats === void 0 ? [] : [{ name, kind: kindOf(stats) }];
        });
      }
      function readListing(path) {
        const entries = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(path, { withFileTypes: true }).map((entry) => ({
          name: entry.name,
          kind: kindOf(entry)
        }));
        return entries.some(({ name }) => name.includes("\uFFFD")) ? withoutNameless(path, entries) : entries;
      }
      function withoutNameless(path, entries) {
        const names = Map.groupBy((0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(path, { encoding: "buffer" }), isUtf8);
        const valid = new Set((names.get(true) ?? []).map((name) => name.toString("utf8")));
        const nameless = (names.get(false) ?? []).map((name) => ({ name: name.toString("utf8"), kind: "nameless" }));
        return [...entries.filter(({ name }) => valid.has(name)), ...nameless];
      }
      function readLink(path) {
        const bytes = node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native(path, { encoding: "buffer" });
        const target = bytes.toString("utf8");
        return { path: target, kind: isUtf8(bytes) ? kindOf((0, node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(target)) : "nameless" };
      }
      function kindOf(entry) {
        if (entry.isFile())
          return "file";
        if (entry.isDirectory())
          return "folder";
        return entry.isSymbolicLink() ? "link" : "special";
      }
      function isUtf8(bytes) {
        return Buffer.from(bytes.toString("utf8")).equals(bytes);
      }
      function foldName(name) {
        return name.normalize("NFC").toLowerCase();
      }
    })
  ),
  /***/
  666: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        Z7: () => (
          /* binding */
          parsePatterns
        ),
        /* harmony export */
        aR: () => (
          /* binding */
          isInGit
        ),
        /* harmony export */
        mj: () => (
          /* binding */
          wayInto
        ),
        /* harmony export */
        readPatternProblems: () => (
          /* binding */
          readPatternProblems
        )
        /* harmony export */
      });
      var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
      var _actions_glob__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1622);
      var _domain_member_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2778);
      var _domain_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3047);
      var _text_line_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6827);
      const matchesFolderBit = 1;
      const matchesFileBit = 2;
      async function parsePatterns(lines, workspace) {
        const { patterns, refused } = await readLines(lines);
        if (refused.length === 0)
          return patterns.map(([text, pattern]) => toPattern(text, pattern, workspace));
        const problems = refused.map(([text, why]) => `- ${(0, _text_line_js__WEBPACK_IMPORTED_MODULE_2__.S5)(text)}: ${(0, _text_line_js__WEBPACK_IMPORTED_MODULE_2__.S5)(why)}`);
        throw new _domain_errors_js__WEBPACK_IMPORTED_MODULE_1__._Z("INPUT_INVALID", `These patterns are not usable:
${problems.join("\n")}`);
      }
      async function readPatternProblems(input, text) {
        const { refused } = await readLines([text]);
        return refused.map(([line, why]) => `${input} is ${(0, _text_line_js__WEBPACK_IMPORTED_MODULE_2__.S5)(line)}; it must be a list of glob patterns, like dist/** (${(0, _text_line_js__WEBPACK_IMPORTED_MODULE_2__.S5)(why)})`);
      }
      async function readLines(lines) {
        const patterns = [];
        const refused = [];
        for (const text of lines.flatMap((line) => line.split(/\r\n|\r|\n/)).map((line) => line.trim())) {
          try {
            for (const pattern of await readGlobPatterns(text))
              patterns.push([text, pattern]);
          } catch (error) {
            if (!(error instanceof Error) || error instanceof _domain_errors_js__WEBPACK_IMPORTED_MODULE_1__._Z)
              throw error;
            refused.push([text, error.message]);
          }
        }
        return { patterns, refused };
      }
      async function readGlobPatterns(line) {
        const patterns = (0, _domain_member_js__WEBPACK_IMPORTED_MODULE_3__.m)(await (0, _actions_glob__WEBPACK_IMPORTED_MODULE_4__.v)(line), "patterns");
        if (Array.isArray(patterns) && patterns.every(isGlobPattern))
          return patterns;
        throw new _domain_errors_js__WEBPACK_IMPORTED_MODULE_1__._Z("INTERNAL", "This version of @actions/glob keeps its patterns elsewhere.");
      }
      function isGlobPattern(value) {
        const { negate, searchPath, segments, match, partialMatch } = Object(value);
        return typeof negate === "boolean" && typeof searchPath === "string" && Array.isArray(segments) && typeof match === "function" && typeof partialMatch === "function";
      }
      function toPattern(text, pattern, workspace) {
        const { negate, searchPath, segments } = pattern;
        const base = wayInto(workspace.real, searchPath) === void 0 ? workspace.given : workspace.real;
        const prefix = base.endsWith(node_path__WEBPACK_IMPORTED_MODULE_0__.sep) ? base : `${base}${node_path__WEBPACK_IMPORTED_MODULE_0__.sep}`;
        const toPath = (name) => name === "" ? base : `${prefix}${name}`;
        const matchesFolderAt = (path) => (pattern.match(path) & matchesFolderBit) !== 0;
        return {
          text,
          negate,
          stem: wayInto(base, searchPath),
          literal: segments.length === countSegments(searchPath) && pattern.match(searchPath) !== 0,
          matchesFile: (name) => (pattern.match(toPath(name)) & matchesFileBit) !== 0,
          // A pattern that matches a folder above the workspace matches the workspace too.
          matchesFolder: (name) => matchesFolderAt(toPath(name)) || name === "" && foldersAbove(base).some(matchesFolderAt),
          mayMatchBelow: (name) => pattern.partialMatch(toPath(name))
        };
      }
      function wayInto(folder, path) {
        const way = (0, node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(folder, path);
        if (way === "")
          return [];
        const names = way.split(node_path__WEBPACK_IMPORTED_MODULE_0__.sep);
        return names[0] === ".." || (0, node_path__WEBPACK_IMPORTED_MODULE_0__.isAbsolute)(way) ? void 0 : names;
      }
      function isInGit(way) {
        return way !== void 0 && way.some((name) => name.toLowerCase() === ".git");
      }
      function countSegments(path) {
        const rest = path.slice((0, node_path__WEBPACK_IMPORTED_MODULE_0__.parse)(path).root.length);
        return 1 + rest.split(node_path__WEBPACK_IMPORTED_MODULE_0__.sep).filter((segment) => segment !== "").length;
      }
      function foldersAbove(path) {
        const above = (0, node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(path);
        return above === path ? [] : [above, ...foldersAbove(above)];
      }
    })
  ),
  /***/
  7059: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        P: () => (
          /* binding */
          createSelection
        )
        /* harmony export */
      });
      const nowhere = /* @__PURE__ */ new Map();
      function createSelection(patterns, isCredited) {
        const positive = patterns.filter(({ negate }) => !negate);
        const literals = Map.groupBy(positive.filter(({ literal }) => literal), ({ stem = [] }) => stem.join("/"));
        const steps = toSteps(positive);
        const outer = {
          covering: [],
          open: positive.filter(({ literal }) => !literal),
          excluding: patterns.filter(({ negate }) => negate)
        };
        const enter = (name, { covering, open, excluding }) => {
          if (excluding.some((pattern) => pattern.matchesFolder(name)))
            return void 0;
          const news = [...literals.get(name) ?? [], ...open].filter((pattern) => pattern.matchesFolder(name));
          const scope = {
            covering: news.length > 0 ? [...covering, ...news] : covering,
            open: open.filter((pattern) => !news.includes(pattern) && pattern.mayMatchBelow(name)),
            excluding: excluding.filter((pattern) => pattern.mayMatchBelow(name))
          };
          return scope.covering.length > 0 || scope.open.length > 0 || steps.has(name) ? scope : void 0;
        };
        const select = (name, { covering, open, excluding }) => {
          const asked = covering.length > 0 ? open.filter((pattern) => !isCredited(pattern)) : open;
          const news = [...literals.get(name) ?? [], ...asked].filter((pattern) => pattern.matchesFile(name));
          const all = news.length > 0 ? [...covering, ...news] : covering;
          return all.length > 0 && excluding.some((pattern) => pattern.matchesFile(name)) ? [] : all;
        };
        return {
          top: enter("", outer),
          enter,
          select,
          needsListing: (name, { covering, open }) => covering.length > 0 || open.some(({ stem = [] }) => stem.length <= depthOf(name)),
          steps: (name) => steps.get(name) ?? nowhere
        };
      }
      function toSteps(patterns) {
        const steps = /* @__PURE__ */ new Map();
        for (const pattern of patterns) {
          let folder = "";
          for (const child of pattern.stem ?? []) {
            const children = steps.get(folder) ?? /* @__PURE__ */ new Map();
            const through = children.get(child) ?? [];
            through.push(pattern);
            steps.set(folder, children.set(child, through));
            folder = folder === "" ? child : `${folder}/${child}`;
          }
        }
        return steps;
      }
      function depthOf(name) {
        return name === "" ? 0 : name.split("/").length;
      }
    })
  ),
  /***/
  5588: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        _: () => (
          /* binding */
          findWorkspaceFiles
        ),
        s: () => (
          /* binding */
          logUnmatched
        )
      });
      var external_node_fs_ = __webpack_require__(3024);
      var external_node_path_ = __webpack_require__(6760);
      var file_names = __webpack_require__(8486);
      var line = __webpack_require__(6827);
      var name_order = __webpack_require__(3730);
      var file_error = __webpack_require__(4210);
      var entries = __webpack_require__(8725);
      var files_patterns = __webpack_require__(666);
      var files_selection = __webpack_require__(7059);
      var promises_ = __webpack_require__(6119);
      ;
      const waysThroughLinks = 16;
      const longestSignalMs = 50;
      async function walk(root, selection, collector, options) {
        if (selection.top === void 0)
          return;
        const pending = [{ name: "", path: root, scope: selection.top, above: void 0 }];
        const state = { root, selection, collector, ...options, pending, entered: /* @__PURE__ */ new Map() };
        let resumed = performance.now();
        for (let folder = pending.pop(); folder !== void 0; folder = pending.pop()) {
          visit(state, folder);
          if (performance.now() - resumed < longestSignalMs)
            continue;
          await (0, promises_.setImmediate)();
          resumed = performance.now();
        }
      }
      function visit(state, folder) {
        for (const entry of entriesOf(state, folder)) {
          const name = folder.name === "" ? entry.name : `${folder.name}/${entry.name}`;
          takeEntry(state, entry.kind, { folder, name, path: (0, external_node_path_.join)(folder.path, entry.name) });
        }
      }
      function entriesOf({ selection, collector }, { name, path, scope }) {
        const named = [...selection.steps(name).keys()];
        try {
          return selection.needsListing(name, scope) ? (0, entries.$2)(path, named) : (0, entries.Mk)(path, named);
        } catch (thrown) {
          collector.fail(name === "" ? "." : name, (0, file_error.GI)(thrown), scope.covering);
          return [];
        }
      }
      function takeEntry(state, kind, place) {
        if (kind === "file")
          takeFile(state, place);
        else if (kind === "folder")
          takeFolder(state, place);
        else if (kind === "link")
          takeLink(state, place);
        else if (kind === "special")
          takeSpecial(state, place);
        else
          takeNameless(state, place);
      }
      function takeFile({ selection, collector }, { folder, name, path }) {
        const patterns = selection.select(name, folder.scope);
        if (patterns.length > 0)
          collector.file(name, path, patterns);
      }
      function takeFolder({ root, selection, pending }, { folder, name, path }) {
        if ((0, files_patterns.aR)((0, files_patterns.mj)(root, path)))
          return;
        const scope = selection.enter(name, folder.scope);
        if (scope !== void 0)
          pending.push({ name, path, scope, above: folder });
      }
      function takeSpecial(state, place) {
        const patterns = state.selection.select(place.name, place.folder.scope);
        if (patterns.length === 0)
          return;
        const named = namedBy(state, place);
        if (named.length > 0)
          state.collector.fail(place.name, (0, file_error.zS)("FILE_NOT_REGULAR"), named);
        else
          state.collector.skip(place.name, "is a pipe, a socket or a device");
      }
      function takeNameless({ selection, collector }, { folder, name }) {
        const patterns = selection.select(name, folder.scope);
        const isSelected = patterns.length > 0 || selection.enter(name, folder.scope) !== void 0;
        if (isSelected)
          collector.fail(name, (0, file_error.zS)("FILE_NAME_INVALID"), patterns);
      }
      function namedBy({ selection }, { folder, name }) {
        return selection.steps(folder.name).get(name.slice(name.lastIndexOf("/") + 1)) ?? [];
      }
      function takeLink(state, place) {
        const { selection, collector, followLinks } = state;
        const selected = selection.select(place.name, place.folder.scope).length > 0;
        if (!selected && selection.enter(place.name, place.folder.scope) === void 0)
          return;
        const named = namedBy(state, place);
        if (!followLinks && named.length > 0)
          return collector.fail(place.name, (0, file_error.zS)("FILE_IS_LINK"), named);
        const target = resolve(state, place, named);
        if (target === void 0 || !(selected || target.kind === "folder"))
          return;
        if (!followLinks)
          return collector.skip(place.name, "is a symbolic link; see follow-symbolic-links");
        followLink(state, { ...place, path: target.path }, target.kind, named);
      }
      function resolve({ collector }, { name, path }, named) {
        try {
          return (0, entries.XF)(path);
        } catch (thrown) {
          const isBroken = (0, file_error.q1)(thrown);
          if (isBroken && named.length === 0)
            collector.skip(name, "is a symbolic link that leads nowhere");
          else
            collector.fail(name, isBroken ? (0, file_error.yC)() : (0, file_error.GI)(thrown), named);
          return void 0;
        }
      }
      function followLink(state, place, kind, named) {
        const { root, collector, entered } = state;
        const { name, path, folder } = place;
        const way = (0, files_patterns.mj)(root, path);
        if (way === void 0) {
          if (named.length > 0)
            collector.fail(name, (0, file_error.zS)("FILE_OUTSIDE_WORKSPACE"), named);
          else
            collector.skip(name, "is a symbolic link that leaves the workspace");
        } else if ((0, files_patterns.aR)(way)) {
          collector.skip(name, "is a symbolic link into .git");
        } else if (kind === "folder" && named.length === 0 && isWithin(state, folder, path)) {
          collector.skip(name, "is a symbolic link to a folder that it lies in");
        } else {
          const times = (entered.get(path) ?? 0) + 1;
          if (kind === "folder" && times > waysThroughLinks)
            collector.skip(name, "is one symbolic link too many to its folder");
          else
            takeEntry(state, kind, place);
          entered.set(path, times);
        }
      }
      function isWithin({ selection }, folder, path) {
        for (let place = folder; place !== void 0; place = place.above) {
          if (place.path === path && selection.needsListing(place.name, place.scope))
            return true;
        }
        return false;
      }
      ;
      const shownNotices = 20;
      async function findFiles(patterns, options) {
        const workspace = { given: options.workspace, real: external_node_fs_.realpathSync.native(options.workspace) };
        const parsed = await (0, files_patterns.Z7)(patterns, workspace);
        const [outside, inside] = partition(parsed, ({ negate, stem }) => !negate && stem === void 0);
        const collection = createCollection(options.notice);
        for (const pattern of outside)
          collection.fail(pattern.text, (0, file_error.zS)("FILE_OUTSIDE_WORKSPACE"), [pattern]);
        const selection = (0, files_selection.P)(inside, (pattern) => collection.credited.has(pattern));
        await walk(workspace.real, selection, collection, { followLinks: options.followSymbolicLinks });
        const { files, failed } = collection.close();
        const found = { files: options.followSymbolicLinks ? unique(workspace.real, files) : files, failed };
        for (const { text } of parsed.filter((pattern) => !pattern.negate && !collection.credited.has(pattern))) {
          options.unmatched(`The pattern ${(0, line.zz)(text)} matched no file.`);
        }
        for (const names of twins(found.files)) {
          options.warn(`These names are told apart on this system, but not on others: ${names.map((name) => (0, line.zz)(name)).join(", ")}.`);
        }
        return found;
      }
      function partition(items, test) {
        return [items.filter(test), items.filter((item) => !test(item))];
      }
      function createCollection(notice) {
        const files = [];
        const failed = /* @__PURE__ */ new Map();
        const credited = /* @__PURE__ */ new Set();
        let notices = 0;
        const fail = (name, error, patterns) => {
          for (const pattern of patterns)
            credited.add(pattern);
          const inside = error.code !== "FILE_OUTSIDE_WORKSPACE" || patterns.every(({ stem }) => stem !== void 0);
          failed.set(name, { subject: inside ? { name, path: name } : { name }, error });
        };
        const file = (name, path, patterns) => {
          for (const pattern of patterns)
            credited.add(pattern);
          try {
            files.push({ name, path, size: (0, external_node_fs_.lstatSync)(path).size });
          } catch (thrown) {
            fail(name, (0, file_error.GI)(thrown), []);
          }
        };
        const skip = (name, why) => {
          notices += 1;
          if (notices <= shownNotices)
            notice(`${(0, line.zz)(name)} is left out: it ${why}.`);
        };
        const close = () => {
          if (notices > shownNotices)
            notice(`${notices - shownNotices} more entries are left out for such reasons.`);
          return {
            files: files.sort((left, right) => (0, name_order.M)(left.name, right.name)),
            failed: [...failed.values()].sort((left, right) => (0, name_order.M)(left.subject.name, right.subject.name))
          };
        };
        return { file, fail, skip, close, credited };
      }
      function unique(root, files) {
        const best = /* @__PURE__ */ new Map();
        for (const { name, path } of files) {
          if (!best.has(path) || (0, files_patterns.mj)(root, path)?.join("/") === name)
            best.set(path, name);
        }
        return files.filter(({ name, path }) => best.get(path) === name);
      }
      function twins(files) {
        const names = files.map(({ name }) => name);
        if (new Set(names.map(entries.zN)).size === names.length)
          return [];
        return [...Map.groupBy(names, entries.zN).values()].filter((group) => group.length > 1);
      }
      ;
      async function findWorkspaceFiles(patterns, outputDir, { inputs, door: { workspace, log } }, isEvidence = () => false) {
        const found = await findFiles(patterns, {
          workspace,
          followSymbolicLinks: inputs.followSymbolicLinks,
          notice: log.notice,
          warn: log.warning,
          unmatched: logUnmatched(inputs, log)
        });
        const folder = (0, external_node_fs_.realpathSync)(outputDir);
        const isReplaced = ({ path }) => (0, external_node_path_.dirname)(path) === folder && ((0, file_names.QN)((0, external_node_path_.basename)(path), inputs.mode) || isEvidence((0, external_node_path_.basename)(path)));
        const replaced = found.files.filter(isReplaced).map(({ name }) => name);
        if (replaced.length === 0)
          return found;
        log.notice(`Left out as evidence in output-dir, which this run replaces: ${(0, line.Sh)(replaced)}.`);
        return { ...found, files: found.files.filter((file) => !isReplaced(file)) };
      }
      function logUnmatched({ ifNoFilesFound }, log) {
        return ifNoFilesFound === "ignore" ? log.info : (text) => log.warning(text);
      }
    })
  ),
  /***/
  2365: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        w: () => (
          /* binding */
          openPage
        )
        /* harmony export */
      });
      var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
      var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1455);
      var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);
      var _domain_evidence_evidence_page_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8285);
      const places = ["page", "../page", "../../dist/page"];
      async function readPageTemplate() {
        const paths = places.map((place) => (0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(import.meta.dirname, place, "verify.html"));
        const [first = ""] = paths;
        return await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readFile)(paths.find((path) => (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(path)) ?? first, "utf8");
      }
      async function openPage(statement) {
        return (0, _domain_evidence_evidence_page_js__WEBPACK_IMPORTED_MODULE_3__.FH)(await readPageTemplate(), statement);
      }
    })
  )
};
