export const id = 865;
export const ids = [865];
export const modules = {
  /***/
  2987: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        Bb: () => (
          /* binding */
          rootOfSteps
        ),
        /* harmony export */
        Lr: () => (
          /* binding */
          toAnchorProof
        ),
        /* harmony export */
        Tz: () => (
          /* binding */
          parseProofItem
        ),
        /* harmony export */
        kN: () => (
          /* binding */
          maxProofBytes
        ),
        /* harmony export */
        k_: () => (
          /* binding */
          parseProof
        ),
        /* harmony export */
        xg: () => (
          /* binding */
          toProofSteps
        ),
        /* harmony export */
        z9: () => (
          /* binding */
          parseMerklePath
        )
        /* harmony export */
      });
      var _noble_hashes_sha3_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8041);
      var _noble_hashes_utils_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2565);
      var _core_digest_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2427);
      var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6608);
      var _core_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5961);
      var _core_members_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2508);
      const maxProofBytes = 1048576;
      function parseProof(name, bytes) {
        try {
          const { address, data, proof, root: stated } = parseProofItem(bytes);
          const [digest, root] = [(0, _core_digest_js__WEBPACK_IMPORTED_MODULE_2__.s1)(data), (0, _core_digest_js__WEBPACK_IMPORTED_MODULE_2__.s1)(stated)];
          if (address.length > 66)
            throw new RangeError("address is longer than 64 digits");
          if (digest === void 0)
            throw new RangeError("data is not a SHA3-256 digest");
          if (root === void 0)
            throw new RangeError("root is not a 32-byte hash");
          if (merkleRoot(digest, parseMerklePath(proof)) !== root)
            throw new RangeError("its path does not lead from data to root");
          return { name, bytes, digest, root };
        } catch (cause) {
          if (!(cause instanceof RangeError))
            throw cause;
          throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__._Z("PROOF_INVALID", `The proof file is not valid: ${cause.message}.`, { cause });
        }
      }
      function parseProofItem(bytes) {
        if (bytes.length > maxProofBytes)
          throw new RangeError("it is larger than 1 MiB");
        const json = (0, _core_json_js__WEBPACK_IMPORTED_MODULE_1__.lk)(decodeProof(bytes));
        const items = Array.isArray(json) ? json : [json];
        if (items.length !== 1)
          throw new RangeError(`it holds ${items.length} proofs, and the service answers about one`);
        const [item] = items;
        if (typeof item !== "object" || item === null)
          throw new RangeError("it holds no proof object");
        const hex = (name) => {
          const value = (0, _core_members_js__WEBPACK_IMPORTED_MODULE_3__.mz)(item, name);
          const text = typeof value === "string" ? value.replace(/^(?:0x)?(?=[0-9a-f]{64}$)/i, "0x") : "";
          if (!/^0x[0-9a-f]+$/i.test(text))
            throw new RangeError(`${name} is not 0x-prefixed hex`);
          return text;
        };
        return { address: hex("address"), data: hex("data"), proof: hex("proof"), root: hex("root") };
      }
      function decodeProof(bytes) {
        try {
          return (0, _core_json_js__WEBPACK_IMPORTED_MODULE_1__._6)(bytes);
        } catch (cause) {
          throw new RangeError("it is not JSON", { cause });
        }
      }
      const numberZero = "000100";
      const numberOne = "000101";
      const hashHead = "00000020";
      const maxMerkleSteps = 256;
      function merkleRoot(data, path) {
        return rootOfSteps(data, toProofSteps(path));
      }
      function parseMerklePath(text) {
        if (!/^0x(?:[0-9a-f]{2})+$/i.test(text))
          throw new RangeError("proof is not 0x-prefixed hex");
        const reader = readerOf((0, _noble_hashes_utils_js__WEBPACK_IMPORTED_MODULE_4__.aT)(text.slice(2)));
        const blockTime = reader.number();
        const count = reader.number();
        if (count > BigInt(maxMerkleSteps))
          throw new RangeError(`proof has more than ${maxMerkleSteps} steps`);
        const steps = Array.from({ length: Number(count) }, () => reader.step());
        reader.end();
        return { blockTime, steps };
      }
      function formatMerklePath({ blockTime, steps }) {
        const parts = steps.map(({ left, hash }) => hexToBytes(`${left ? "01" : "00"}${hashHead}${hash}${numberZero}`));
        const bytes = concatBytes(numberBytes(blockTime), numberBytes(BigInt(steps.length)), ...parts);
        return `0x${bytesToHex(bytes).toUpperCase()}`;
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
          return BigInt(`0x${(0, _noble_hashes_utils_js__WEBPACK_IMPORTED_MODULE_4__.My)(value)}`);
        };
        const step = () => {
          const [side = 2] = take(1);
          if (side > 1)
            throw new RangeError("proof has a step that is neither left nor right");
          if ((0, _noble_hashes_utils_js__WEBPACK_IMPORTED_MODULE_4__.My)(take(4)) !== hashHead)
            throw new RangeError("proof holds a hash that is not 32 bytes");
          const hash = (0, _core_digest_js__WEBPACK_IMPORTED_MODULE_2__.SS)(take(32));
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
      const hashStep = { op: "sha3-256" };
      const maxSteps = 3 * 257;
      const maxStepBytes = 4096;
      function toProofSteps({ steps }) {
        const leaf = [{ l: `${numberZero}${hashHead}` }, { r: numberZero }, hashStep];
        const nodes = steps.flatMap(({ left, hash: sibling }) => left ? [{ l: `${numberOne}${hashHead}${sibling}${hashHead}` }, { r: numberZero }, hashStep] : [{ l: `${numberOne}${hashHead}` }, { r: `${hashHead}${sibling}${numberZero}` }, hashStep]);
        return [...leaf, ...nodes];
      }
      function rootOfSteps(digest, steps) {
        if (steps.length > maxSteps)
          throw new RangeError(`it has more than ${maxSteps} steps`);
        const end = (0, _noble_hashes_utils_js__WEBPACK_IMPORTED_MODULE_4__.My)(steps.reduce(followStep, (0, _noble_hashes_utils_js__WEBPACK_IMPORTED_MODULE_4__.aT)(digest)));
        if (steps.length === 0 || !(0, _core_digest_js__WEBPACK_IMPORTED_MODULE_2__.Bc)(end))
          throw new RangeError("its steps do not end in a hash");
        return end;
      }
      function followStep(bytes, step) {
        if ("op" in step)
          return (0, _noble_hashes_sha3_js__WEBPACK_IMPORTED_MODULE_5__.C2)(bytes);
        const next = "l" in step ? (0, _noble_hashes_utils_js__WEBPACK_IMPORTED_MODULE_4__.Id)((0, _noble_hashes_utils_js__WEBPACK_IMPORTED_MODULE_4__.aT)(step.l), bytes) : (0, _noble_hashes_utils_js__WEBPACK_IMPORTED_MODULE_4__.Id)(bytes, (0, _noble_hashes_utils_js__WEBPACK_IMPORTED_MODULE_4__.aT)(step.r));
        if (next.length > maxStepBytes)
          throw new RangeError(`its steps gather more than ${maxStepBytes} bytes`);
        return next;
      }
      function toAnchorProof(item) {
        const root = (0, _core_digest_js__WEBPACK_IMPORTED_MODULE_2__.s1)(item.root);
        if (root === void 0)
          throw new RangeError("its root is not a 32-byte hash");
        return { steps: toProofSteps(parseMerklePath(item.proof)), root, file: item };
      }
    })
  ),
  /***/
  502: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        GU: () => (
          /* binding */
          readSection
        ),
        /* harmony export */
        U2: () => (
          /* binding */
          replaceSection
        ),
        /* harmony export */
        Zn: () => (
          /* binding */
          writeSection
        ),
        /* harmony export */
        at: () => (
          /* binding */
          isCutSection
        )
        /* harmony export */
      });
      var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6608);
      var _forge_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9326);
      const roomyBytes = 12e4;
      const maxNotesCharacters = 125e3;
      const [begin, end] = ["<!-- anchor-artifacts:begin -->", "<!-- anchor-artifacts:end -->"];
      function replaceSection(body, render) {
        const newline = body.includes("\r\n") ? "\r\n" : "\n";
        const span = findSpan(body);
        const gap = body === "" || body.endsWith(newline + newline) ? "" : body.endsWith(newline) ? newline : newline + newline;
        const before = span === void 0 ? body + gap : body.slice(0, span.start);
        const after = span === void 0 ? "" : body.slice(span.end);
        const wrap = (text) => [begin, ...text.split("\n"), end].join(newline);
        const room = roomyBytes - Buffer.byteLength(before + wrap("") + after);
        const forms = render(room).map((text) => before + wrap(text) + after);
        const replaced = forms.find((form) => Buffer.byteLength(form) <= roomyBytes) ?? forms.at(-1) ?? body;
        if (replaced.length <= maxNotesCharacters)
          return replaced;
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__._Z("RELEASE_BODY_FULL", "The release notes have no room left for this run's statement.");
      }
      function readSection(body) {
        const span = findSpan(body);
        return span === void 0 ? "" : body.slice(span.start, span.end);
      }
      function isCutSection(body) {
        return findSpan(body) === void 0 && body.search(markers) !== -1;
      }
      const markers = /(?<=^|\n)<!-- anchor-artifacts:(begin|end) -->(?=\r?\n|$)/g;
      function findSpan(body) {
        let start;
        let span;
        for (const { 0: text, 1: side, index } of body.matchAll(markers)) {
          if (side === "end" && start !== void 0)
            span = { start, end: index + text.length };
          start = side === "begin" ? index : void 0;
        }
        return span;
      }
      const maxRewrites = 5;
      const settleMs = 2e3;
      const maxSettleMs = 3e4;
      const slowShare = 3;
      async function writeSection({ forge, release: { id: id2, tag }, clock, stop, isThere }, render) {
        let settling = settleMs;
        let sent;
        let before = "";
        for (let attempt = 1; ; attempt += 1) {
          await forge.writeTurn();
          const readAt = clock.now();
          const now = await forge.readRelease(id2);
          if (now === void 0)
            throw (0, _forge_js__WEBPACK_IMPORTED_MODULE_1__.v)(tag);
          const { body } = now;
          const isWritten = sent === "sent" || sent === "unclear" && readSection(body) !== before;
          if (isWritten && isThere?.(body) === true)
            return;
          if (attempt > maxRewrites + 1)
            break;
          const replaced = replaceSection(body, (room) => render(room, body));
          if (replaced === body)
            return;
          before = readSection(body);
          sent = await forge.updateNotes(now, replaced, attempt);
          if (isThere === void 0 && sent === "sent")
            return;
          if (isThere === void 0)
            break;
          settling = Math.min(maxSettleMs, Math.max(settling, slowShare * (clock.now() - readAt)));
          if (sent !== "again")
            await clock.wait(settling + clock.random() * settling * attempt, stop);
        }
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__._Z("RELEASE_WRITE_LOST", "This job's part is missing in the release notes: other jobs overwrote it, or GitHub did not keep it.");
      }
    })
  ),
  /***/
  3983: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        IX: () => (
          /* binding */
          hasStatement
        ),
        /* harmony export */
        JF: () => (
          /* binding */
          readOne
        ),
        /* harmony export */
        TK: () => (
          /* binding */
          readComments
        ),
        /* harmony export */
        WF: () => (
          /* binding */
          createReader
        ),
        /* harmony export */
        gq: () => (
          /* binding */
          createNameFinder
        ),
        /* harmony export */
        jo: () => (
          /* binding */
          openReleaseRecord
        ),
        /* harmony export */
        sS: () => (
          /* binding */
          parseComments
        ),
        /* harmony export */
        wQ: () => (
          /* binding */
          renderComment
        )
        /* harmony export */
      });
      var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
      var node_zlib__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8522);
      var _core_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6608);
      var _core_checksums_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(291);
      var _core_file_names_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3364);
      var _evidence_record_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3716);
      var _evidence_statement_file_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9131);
      var _hash_hash_file_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(1953);
      var _section_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(502);
      function openReleaseRecord(files) {
        const record = (0, _evidence_record_js__WEBPACK_IMPORTED_MODULE_5__.C6)(files);
        const byAsset = Map.groupBy(record.names.values(), ({ name }) => (0, _core_file_names_js__WEBPACK_IMPORTED_MODULE_4__.rw)(name));
        const names = [...byAsset].flatMap(([asset, entries]) => {
          if (entries.every(({ name, digest }) => name === digest.sha3_256))
            return [];
          if (entries.length !== 2 || !record.names.has(asset))
            return entries;
          const [last, first] = entries.toSorted((one, other) => Date.parse(other.on) - Date.parse(one.on));
          if (last === void 0 || first === void 0)
            return entries;
          const before = [...(0, _evidence_record_js__WEBPACK_IMPORTED_MODULE_5__.lM)(record, first.digest.sha3_256) ? [first] : [], ...last.former, ...first.former];
          const former = new Map(before.map(({ digest, on }) => [digest.sha3_256, { digest, on }]));
          former.delete(last.digest.sha3_256);
          return [{ ...last, name: asset, former: [...former.values()] }];
        });
        const sorted = names.toSorted((one, other) => (0, _core_checksums_js__WEBPACK_IMPORTED_MODULE_3__.MP)(one.name, other.name));
        return { ...record, names: new Map(sorted.map((entry) => [entry.name, entry])) };
      }
      function createNameFinder(items, nameOf) {
        const all = [...items];
        const byName = new Map(all.map((item) => [nameOf(item), item]));
        const byAsset = Map.groupBy(all, (item) => (0, _core_file_names_js__WEBPACK_IMPORTED_MODULE_4__.rw)(nameOf(item)));
        return (name) => {
          const [only, ...others] = byAsset.get((0, _core_file_names_js__WEBPACK_IMPORTED_MODULE_4__.rw)(name)) ?? [];
          return byName.get(name) ?? (others.length === 0 ? only : void 0);
        };
      }
      const readAtOnce = 8;
      function createDownloads(forge) {
        const known = /* @__PURE__ */ new Map();
        const pages = /* @__PURE__ */ new Set();
        const isUnknown = ({ name, isUploaded }) => {
          const id2 = (0, _core_file_names_js__WEBPACK_IMPORTED_MODULE_4__.Ke)(name);
          return isUploaded && id2 !== void 0 && !known.has(id2);
        };
        return {
          /** Takes from the page what is listed with exactly these bytes; whatever else it holds counts for nothing. */
          readPage: async (assets) => {
            const page = assets.find(({ name, isUploaded }) => name === _core_file_names_js__WEBPACK_IMPORTED_MODULE_4__.NW.page && isUploaded);
            const unknown = assets.filter(isUnknown);
            if (page === void 0 || pages.has(page.id) || unknown.length < 2)
              return;
            pages.add(page.id);
            const listed = new Map(unknown.map(({ name, sha256 }) => [name, sha256]));
            for (const file of await readFiles(forge, page)) {
              const sha256 = listed.get((0, _core_file_names_js__WEBPACK_IMPORTED_MODULE_4__.rC)(file.id));
              if (sha256 !== void 0 && sha256 === (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)("sha256", file.text))
                known.set(file.id, file);
            }
          },
          readAsset: async (asset) => {
            const id2 = (0, _core_file_names_js__WEBPACK_IMPORTED_MODULE_4__.Ke)(asset.name);
            if (id2 === void 0 || !asset.isUploaded)
              return void 0;
            const read = known.get(id2) ?? await readOne(asset, () => forge.read(asset, _evidence_statement_file_js__WEBPACK_IMPORTED_MODULE_6__.Z8));
            known.set(id2, read);
            return "what" in read ? read : { ...read, uploadedOn: asset.uploaded };
          }
        };
      }
      function createReader(forge, { id: id2, tag }, repository) {
        const { readPage, readAsset } = createDownloads(forge);
        const sort = (all) => {
          const damaged = all.filter((one) => one !== void 0 && "what" in one);
          const files = all.filter((one) => one !== void 0 && "statement" in one);
          const isOwn = ({ statement }) => (0, _evidence_record_js__WEBPACK_IMPORTED_MODULE_5__.$p)(statement, { repository, tag, id: id2 });
          return { own: files.filter(isOwn), foreign: files.filter((file) => !isOwn(file)), damaged };
        };
        return {
          /** Reads the statements in comments of notes. */
          inNotes: (notes) => sort(parseComments(notes)),
          /**
           * Reads all statements.
           *
           * @param assets as they are listed now
           * @param notes the text of the release notes as it is now
           */
          read: async (assets, notes) => {
            const all = [...parseComments(notes)];
            await readPage(assets);
            for (let start = 0; start < assets.length; start += readAtOnce)
              all.push(...await Promise.all(assets.slice(start, start + readAtOnce).map(readAsset)));
            return sort(all);
          }
        };
      }
      function hasStatement(assets) {
        return assets.some(({ name, isUploaded }) => isUploaded && (0, _core_file_names_js__WEBPACK_IMPORTED_MODULE_4__.Ke)(name) !== void 0);
      }
      async function readFiles(forge, page) {
        try {
          return (0, _evidence_statement_file_js__WEBPACK_IMPORTED_MODULE_6__.vf)(await forge.read(page, _evidence_statement_file_js__WEBPACK_IMPORTED_MODULE_6__.Z8), page.name, _hash_hash_file_js__WEBPACK_IMPORTED_MODULE_7__.yi);
        } catch (thrown) {
          if (thrown instanceof _core_errors_js__WEBPACK_IMPORTED_MODULE_2__._Z)
            return [];
          throw thrown;
        }
      }
      const advices = {
        file: "The file is the record of an earlier run: which files it stamped, and which blocks hold them. This run did not change it. Put it back from a copy: its name proves the right one. If there is no copy, keep the damaged file in another place and remove it from the release. The next run may then pay again for stamps that it knew.",
        section: "Put the marker back on a line of its own, above or below the section. The comments in it are the record of earlier runs: which files they stamped, and which blocks hold them.",
        comment: "The comment is the record of an earlier run: which files it stamped, and which blocks hold them. This run did not change it. Put it back from a copy of the notes; GitHub keeps no older version. If there is no copy, delete the comment. The next run may then pay again for stamps that it knew."
      };
      async function readOne({ name, size = 0, sha256 }, load) {
        const read = async () => parseOne(name, size > _evidence_statement_file_js__WEBPACK_IMPORTED_MODULE_6__.Z8 ? new Uint8Array() : await load(), "file");
        const first = await read();
        return "what" in first && sha256 === void 0 ? read() : first;
      }
      function parseOne(name, content, place) {
        try {
          return (0, _evidence_statement_file_js__WEBPACK_IMPORTED_MODULE_6__.P_)(content, name, _hash_hash_file_js__WEBPACK_IMPORTED_MODULE_7__.yi);
        } catch (thrown) {
          if (!(thrown instanceof _core_errors_js__WEBPACK_IMPORTED_MODULE_2__._Z) || thrown.code !== "EVIDENCE_INVALID")
            throw thrown;
          const where = place === "file" ? `${name} in the release` : `The hidden comment ${name} in the release notes`;
          const why = (0, _core_errors_js__WEBPACK_IMPORTED_MODULE_2__.bD)(thrown.cause);
          return { name, why, content, what: `${where} (${why})`, advice: advices[place] };
        }
      }
      const comment = /^<!-- anchor-artifacts:statement (anchor-[0-9a-f]{16}) ([A-Za-z0-9+/]+={0,2}) -->$/;
      const anyComment = /<!--\s*anchor-artifacts:statement\b[^\r\n]*/gi;
      function readComments(notes) {
        return [...new Set([...notes.matchAll(anyComment)].map(([text]) => text.trimEnd()))];
      }
      function parseComments(notes) {
        if ((0, _section_js__WEBPACK_IMPORTED_MODULE_8__.at)(notes)) {
          const why = "<!-- anchor-artifacts:begin --> or <!-- anchor-artifacts:end --> is not a line of its own";
          const what = `Our section of the release notes (${why})`;
          return [{ name: "section of the notes", why, content: new Uint8Array(), what, advice: advices.section }];
        }
        return readComments((0, _section_js__WEBPACK_IMPORTED_MODULE_8__.GU)(notes)).map((text) => {
          const [, name, base64 = ""] = comment.exec(text) ?? [];
          return parseOne(name === void 0 ? "with a statement" : `${name}.intoto.json`, inflate(base64), "comment");
        });
      }
      const maxInflated = 16 * 1024 * 1024;
      function inflate(base64) {
        try {
          return (0, node_zlib__WEBPACK_IMPORTED_MODULE_1__.inflateRawSync)(Buffer.from(base64, "base64"), { maxOutputLength: maxInflated });
        } catch {
          return new Uint8Array();
        }
      }
      function renderComment({ id: id2, text }) {
        const name = (0, _core_file_names_js__WEBPACK_IMPORTED_MODULE_4__.rC)(id2).replace(/\.intoto\.json$/, "");
        return `<!-- anchor-artifacts:statement ${name} ${(0, node_zlib__WEBPACK_IMPORTED_MODULE_1__.deflateRawSync)(text, { level: 9 }).toString("base64")} -->`;
      }
    })
  )
};
