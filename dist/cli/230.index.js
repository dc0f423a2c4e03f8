export const id = 230;
export const ids = [230];
export const modules = {
  /***/
  6077: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        VX: () => (
          /* binding */
          readRegular
        ),
        /* harmony export */
        jU: () => (
          /* binding */
          removeAbandoned
        ),
        /* harmony export */
        lf: () => (
          /* binding */
          openRegular
        ),
        /* harmony export */
        mP: () => (
          /* binding */
          unwritable
        ),
        /* harmony export */
        vK: () => (
          /* binding */
          writeAtomically
        ),
        /* harmony export */
        zP: () => (
          /* binding */
          readFrom
        ),
        /* harmony export */
        z_: () => (
          /* binding */
          createAttempts
        )
        /* harmony export */
      });
      var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
      var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3024);
      var node_fs_promises__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1455);
      var node_path__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6760);
      var _core_errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4334);
      var _core_file_names_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3364);
      var _core_text_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2872);
      async function writeAtomically(path, content) {
        const temporary = (0, node_path__WEBPACK_IMPORTED_MODULE_3__.join)((0, node_path__WEBPACK_IMPORTED_MODULE_3__.dirname)(path), `.${(0, node_path__WEBPACK_IMPORTED_MODULE_3__.basename)(path)}.${(0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)()}.tmp`);
        try {
          const file = await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.open)(temporary, "wx", 384);
          try {
            await fill(file, content);
            await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.rename)(temporary, path);
          } catch (cause) {
            await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.rm)(temporary, { force: true });
            throw cause;
          }
        } catch (cause) {
          if (cause instanceof _core_errors_js__WEBPACK_IMPORTED_MODULE_4__._Z)
            throw cause;
          throw unwritable(path, cause);
        }
      }
      function makeFolders(folder) {
        const first = topmostMissing(folder);
        try {
          if (first !== void 0)
            mkdirSync(first, { mode: 448 });
        } catch (error) {
          if (first !== void 0 && !existsSync(first))
            throw error;
        }
        mkdirSync(folder, { recursive: true, mode: 448 });
      }
      function topmostMissing(folder) {
        if (existsSync(folder))
          return void 0;
        const parent = dirname(folder);
        return parent === folder ? folder : topmostMissing(parent) ?? folder;
      }
      function unwritable(path, cause) {
        return new _core_errors_js__WEBPACK_IMPORTED_MODULE_4__._Z("OUTPUT_UNWRITABLE", `${path} could not be written: ${(0, _core_errors_js__WEBPACK_IMPORTED_MODULE_4__.bD)(cause)}.`, { cause });
      }
      const temporaryPattern = /^\.(.+)\.[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\.tmp$/;
      const abandonedAfterMs = 15e4;
      function removeAbandoned(folder, warn) {
        try {
          for (const name of (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.readdirSync)(folder)) {
            const file = temporaryPattern.exec(name)?.[1] ?? "";
            if (!(0, _core_file_names_js__WEBPACK_IMPORTED_MODULE_5__.QN)(file, "verify"))
              continue;
            const path = (0, node_path__WEBPACK_IMPORTED_MODULE_3__.join)(folder, name);
            const stats = (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync)(path, { throwIfNoEntry: false });
            if (stats?.isFile() === true && Date.now() - stats.mtimeMs > abandonedAfterMs)
              (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.rmSync)(path, { force: true });
          }
        } catch (thrown) {
          warn(`What a killed run left in ${(0, _core_text_js__WEBPACK_IMPORTED_MODULE_6__.S5)(folder)} cannot be removed: ${(0, _core_errors_js__WEBPACK_IMPORTED_MODULE_4__.bD)(thrown)}.`);
        }
      }
      const writeBufferSize = 65536;
      function* toBytes(texts) {
        const encoder = new TextEncoder();
        const buffer = new Uint8Array(writeBufferSize);
        for (const text of texts) {
          for (let start = 0; start < text.length; ) {
            const { read, written } = encoder.encodeInto(text.slice(start, start + writeBufferSize), buffer);
            yield buffer.subarray(0, written);
            start += read;
          }
        }
      }
      async function fill(file, content) {
        try {
          const texts = typeof content === "string" ? [content] : content;
          await file.writeFile(texts instanceof Uint8Array || Symbol.asyncIterator in texts ? texts : toBytes(texts));
          await file.sync();
        } finally {
          await file.close();
        }
      }
      function createAttempts() {
        const errors = [];
        const tasks = [];
        let begun = 0;
        const begin = () => {
          const turn = begun += 1;
          return (error) => {
            const position = tasks.findLastIndex((other) => other <= turn) + 1;
            tasks.splice(position, 0, turn);
            errors.splice(position, 0, error);
          };
        };
        const attempt = async (work) => {
          const onError = begin();
          try {
            return await work();
          } catch (thrown) {
            onError((0, _core_errors_js__WEBPACK_IMPORTED_MODULE_4__.Xt)(thrown));
            return void 0;
          }
        };
        return { attempt, begin, errors };
      }
      const unfollowed = node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_NOFOLLOW | node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_NONBLOCK;
      function openRegular(path, flags) {
        const file = openUnfollowed(path, flags);
        if ((0, node_fs__WEBPACK_IMPORTED_MODULE_1__.fstatSync)(file).isFile())
          return file;
        (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(file);
        throw notRegular();
      }
      function readRegular(path, maxBytes) {
        try {
          const file = openRegular(path, node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_RDONLY);
          try {
            const bytes = readFrom(file, 0, maxBytes + 1);
            if (bytes.length > maxBytes)
              throw new RangeError(`it is larger than ${maxBytes / 2 ** 20} MiB`);
            return bytes;
          } finally {
            (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(file);
          }
        } catch (error) {
          if (codeOf(error) === "ENOENT")
            return void 0;
          throw error;
        }
      }
      function readFrom(file, start, maxBytes) {
        const size = Math.max(0, (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.fstatSync)(file).size - start);
        const buffer = new Uint8Array(Math.min(size, maxBytes));
        let length = 0;
        for (let count = -1; count !== 0 && length < buffer.length; length += count) {
          count = (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.readSync)(file, buffer, length, buffer.length - length, start + length);
        }
        return buffer.subarray(0, length);
      }
      function openUnfollowed(path, flags) {
        try {
          return (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync)(path, flags | unfollowed, 384);
        } catch (error) {
          const code = codeOf(error);
          if (code === "ELOOP" || code === "EMLINK")
            throw new RangeError("it is a symbolic link", { cause: error });
          if (code === "ENXIO" || code === "EISDIR" || code === "EOPNOTSUPP")
            throw notRegular(error);
          throw error;
        }
      }
      function notRegular(cause) {
        return new RangeError("it is not a regular file", { cause });
      }
      function codeOf(error) {
        return error instanceof Error && "code" in error ? error.code : void 0;
      }
    })
  ),
  /***/
  2209: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        En: () => (
          /* binding */
          toBrief
        ),
        /* harmony export */
        Mo: () => (
          /* binding */
          withoutWitnesses
        ),
        /* harmony export */
        Sh: () => (
          /* binding */
          renderNotesData
        ),
        /* harmony export */
        WC: () => (
          /* binding */
          withNewWitnesses
        ),
        /* harmony export */
        XJ: () => (
          /* binding */
          parseNotes
        )
        /* harmony export */
      });
      var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
      var node_zlib__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8522);
      var _core_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4334);
      var _core_json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5961);
      var _core_members_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(2508);
      var _evidence_log_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3743);
      var _evidence_record_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3050);
      var _evidence_statement_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7400);
      const start = "<!-- anchor-artifacts:data";
      const anywhere = /<!--\s*anchor-artifacts:data/i;
      const data = /^<!-- anchor-artifacts:data v2 ([\w.-]+) ([0-9a-f]{16}) ([A-Za-z0-9+/]+={0,2}) -->$/;
      const marker = /^<!-- anchor-artifacts:(begin|end) ([\w.-]+) -->$/;
      function parseNotes(notes) {
        const found = /* @__PURE__ */ new Map();
        let section = "";
        for (const text of notes.split(/\r?\n/)) {
          const [, side, name = ""] = marker.exec(text) ?? [];
          if (side !== void 0)
            section = side === "begin" ? name : "";
          const at = text.search(anywhere);
          if (at === -1)
            continue;
          const line = text.slice(at).trimEnd();
          const key = data.exec(line)?.[1] ?? section;
          const lines = parseData(line);
          const known = found.has(key) ? found.get(key) : [];
          found.set(key, known && lines && [...known, ...lines]);
        }
        return [...found].map(([key, lines]) => ({ key, lines }));
      }
      function parseData(line) {
        const [, , sum, base64 = ""] = data.exec(line) ?? [];
        try {
          if (sum === void 0)
            return [{ ...(0, _evidence_log_js__WEBPACK_IMPORTED_MODULE_4__.By)(line.slice(start.length + 1, -" -->".length)), predicateType: _evidence_statement_js__WEBPACK_IMPORTED_MODULE_6__.W3 }];
          const packed = Buffer.from(base64, "base64");
          return sumOf(packed) === sum ? unpack(packed) : void 0;
        } catch (thrown) {
          if (thrown instanceof _core_errors_js__WEBPACK_IMPORTED_MODULE_2__._Z && thrown.code === "EVIDENCE_INVALID")
            return void 0;
          throw thrown;
        }
      }
      function renderNotesData(key, lines) {
        const packed = (0, node_zlib__WEBPACK_IMPORTED_MODULE_1__.deflateRawSync)(JSON.stringify(pack(lines)), { level: 9 });
        return `${start} v2 ${key} ${sumOf(packed)} ${packed.toString("base64")} -->`;
      }
      function sumOf(packed) {
        return (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)("sha256", packed).slice(0, 16);
      }
      const maxDetailed = 200;
      function toBrief(statement) {
        const isDetailed = statement.subject.length <= maxDetailed;
        const { tool, mode, finishedOn, run = {}, service, chain, lists, anchors, changed, witnesses } = statement.predicate;
        const { url: _url, attempt: _attempt, ref: _ref, ...place } = run;
        const anchored = new Set(anchors.map(({ digest }) => digest));
        const witnessed = new Set(witnesses?.map(({ of }) => of));
        return _evidence_statement_js__WEBPACK_IMPORTED_MODULE_6__.I1.order({
          _type: _evidence_statement_js__WEBPACK_IMPORTED_MODULE_6__.qB,
          subject: statement.subject.map(({ name, digest }) => {
            return { name, digest: witnesses === void 0 ? { sha3_256: digest.sha3_256 } : digest };
          }),
          predicateType: _evidence_statement_js__WEBPACK_IMPORTED_MODULE_6__.W3,
          predicate: {
            tool,
            mode,
            finishedOn,
            ...Object.keys(place).length > 0 && { run: place },
            ...service && { service },
            ...chain && { chain },
            lists: lists.filter(({ name, sha3_256 }) => anchored.has(sha3_256) || witnessed.has(name)),
            anchors: anchors.map((anchor) => toBriefAnchor(anchor, isDetailed)),
            ...witnesses && { witnesses },
            ...changed && { changed }
          }
        });
      }
      function withNewWitnesses({ predicate: { witnesses = [], ...predicate }, ...line }, above) {
        const known = new Set(above.flatMap((one) => one.predicate.witnesses ?? []).map(({ token }) => token));
        const fresh = witnesses.filter(({ token }) => !known.has(token));
        return { ...line, predicate: { ...predicate, ...fresh.length > 0 && { witnesses: fresh } } };
      }
      function withoutWitnesses({ predicate, ...line }) {
        const { witnesses: _, ...others } = predicate;
        return toBrief({ ...line, predicate: others });
      }
      function toBriefAnchor(anchor, isDetailed) {
        const { covers, digest, verdict, mayBeSpent, chain } = anchor;
        const { block, date, transaction } = (0, _evidence_record_js__WEBPACK_IMPORTED_MODULE_5__.rG)(chain?.records ?? []) ?? {};
        const record = (0, _core_members_js__WEBPACK_IMPORTED_MODULE_7__.r$)({ block, ...isDetailed && { date, transaction } });
        return {
          covers,
          digest,
          verdict,
          ...mayBeSpent && { mayBeSpent },
          ...Object.keys(record).length > 0 && { chain: { records: [record] } }
        };
      }
      function pack(lines) {
        const pairs = /* @__PURE__ */ new Map();
        const packed = lines.map(({ subject, predicate: { anchors, ...facts } }) => {
          const own = new Map(anchors.filter(({ covers }) => covers === "subject").map((anchor) => [anchor.digest, anchor]));
          const files = subject.map(({ name, digest: { sha3_256: digest, sha256 } }) => {
            const pair = sha256 === void 0 ? [name, digest] : [name, digest, sha256];
            const key = JSON.stringify(pair);
            const known = pairs.get(key) ?? { pair, index: pairs.size };
            pairs.set(key, known);
            const anchor = own.get(digest);
            own.delete(digest);
            if (anchor === void 0)
              return [known.index];
            const { digest: _digest, covers: _covers, ...rest } = anchor;
            return [known.index, rest];
          });
          const others = anchors.filter((anchor) => anchor.covers === "list" || own.has(anchor.digest));
          return { ...facts, files, others };
        });
        return { pairs: [...pairs.values()].map(({ pair }) => pair), lines: packed };
      }
      const maxUnpacked = 16 * 1024 * 1024;
      function unpack(packed) {
        try {
          const text = (0, _core_json_js__WEBPACK_IMPORTED_MODULE_3__._6)((0, node_zlib__WEBPACK_IMPORTED_MODULE_1__.inflateRawSync)(packed, { maxOutputLength: maxUnpacked }));
          const { pairs, lines } = (0, _core_json_js__WEBPACK_IMPORTED_MODULE_3__.lk)(text);
          return lines.map(({ files, others, ...facts }) => {
            const found = files.map(([index, rest]) => ({ pair: pairs[index] ?? ["", ""], rest }));
            const subject = found.map(({ pair: [name, sha3_256, sha256] }) => {
              return { name, digest: { sha3_256, ...sha256 !== void 0 && { sha256 } } };
            });
            const own = found.flatMap(({ pair: [, digest], rest }) => rest === void 0 ? [] : [{ covers: "subject", digest, ...rest }]);
            const anchors = [...others, ...own].toSorted(_evidence_statement_js__WEBPACK_IMPORTED_MODULE_6__.E8);
            const statement = { _type: _evidence_statement_js__WEBPACK_IMPORTED_MODULE_6__.qB, subject, predicateType: _evidence_statement_js__WEBPACK_IMPORTED_MODULE_6__.W3, predicate: { ...facts, anchors } };
            return _evidence_statement_js__WEBPACK_IMPORTED_MODULE_6__.I1.order((0, _evidence_statement_js__WEBPACK_IMPORTED_MODULE_6__.I1)({ value: statement, where: "the data" }));
          });
        } catch {
          return void 0;
        }
      }
    })
  ),
  /***/
  8230: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        Dx: () => (
          /* binding */
          linesOf
        ),
        /* harmony export */
        Kp: () => (
          /* binding */
          isSha256Foreign
        ),
        /* harmony export */
        VW: () => (
          /* binding */
          damagedNotesAdvice
        ),
        /* harmony export */
        i4: () => (
          /* binding */
          evidenceAmong
        ),
        /* harmony export */
        readRecorded: () => (
          /* binding */
          readRecorded
        )
        /* harmony export */
      });
      var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4334);
      var _core_file_names_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3364);
      var _evidence_log_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3743);
      var _evidence_record_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3050);
      var _run_evidence_folder_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7461);
      var _notes_data_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2209);
      const damagedNotesAdvice = "The comment is the record of earlier runs: which files they stamped, and which blocks hold them. This run did not change it. Put it back from a copy of the notes; GitHub keeps no older version. If there is no copy, delete the comment: the next run then begins a new record, and may pay again for stamps that the old one knew.";
      const noLines = { first: [], log: [], notes: [] };
      function linesOf({ first, log, notes }) {
        return [...first, ...log.map(({ statement }) => statement), ...notes];
      }
      async function readRecorded(reading) {
        const { jobs, logs, damaged } = await readAttached(reading);
        const jobOf = (key) => jobs.get(key) ?? noLines;
        for (const [key, lines] of await readLostLines(reading)) {
          const { first, log, notes } = jobOf(key);
          const lost = lines.filter((line) => !(0, _evidence_record_js__WEBPACK_IMPORTED_MODULE_3__.l_)({ lines: first }, [line]));
          if (log.length === 0 && lost.length > 0)
            jobs.set(key, { first, log: lost.reduce(_evidence_log_js__WEBPACK_IMPORTED_MODULE_2__.$2, []), notes });
        }
        for (const { key, lines } of (0, _notes_data_js__WEBPACK_IMPORTED_MODULE_5__.XJ)(reading.release.body)) {
          const what = `The hidden comment in the release notes (section ${key})`;
          if (lines === void 0)
            damaged.push({ place: "notes", key, what, advice: damagedNotesAdvice });
          else
            jobs.set(key, { ...jobOf(key), notes: lines });
        }
        const own = jobOf(reading.key);
        const now = Date.now();
        const ownRecord = (0, _evidence_record_js__WEBPACK_IMPORTED_MODULE_3__.C6)(linesOf(own), now);
        const records = [...jobs.values()].map((job) => (0, _evidence_record_js__WEBPACK_IMPORTED_MODULE_3__.C6)(linesOf(job), now));
        const record = (0, _evidence_record_js__WEBPACK_IMPORTED_MODULE_3__.C6)(records.flatMap(({ lines }) => lines), now);
        return {
          /** This job's lines. */
          own,
          /** What this job knows. */
          ownRecord,
          /** What all jobs know. */
          record,
          /** What each job knows. */
          jobs: records,
          /** The logs by the ids of their assets, whose content never changes: no run reads them again. */
          logs,
          /** The evidence that is there and cannot be read: assets by their names, data in the notes by their section. */
          damaged
        };
      }
      async function readAttached(reading) {
        const jobs = /* @__PURE__ */ new Map();
        const logs = /* @__PURE__ */ new Map();
        const damaged = [];
        for (const keyOf of [_core_file_names_js__WEBPACK_IMPORTED_MODULE_1__._h, _core_file_names_js__WEBPACK_IMPORTED_MODULE_1__.dt]) {
          const uploaded = reading.assets.filter(({ isUploaded, name }) => isUploaded && keyOf(name) !== void 0);
          for (const [key, assets] of Map.groupBy(uploaded, ({ name }) => keyOf(name) ?? "")) {
            for (const { asset, bytes } of await readLatest(reading, assets, ({ name }) => keyOf(name) === key)) {
              const known = jobs.get(key) ?? noLines;
              try {
                if (keyOf === _core_file_names_js__WEBPACK_IMPORTED_MODULE_1__.dt) {
                  logs.set(asset.id, (0, _evidence_log_js__WEBPACK_IMPORTED_MODULE_2__.g_)(bytes));
                  jobs.set(key, { ...known, log: (0, _evidence_log_js__WEBPACK_IMPORTED_MODULE_2__.w)(known.log, logs.get(asset.id) ?? []) });
                } else
                  jobs.set(key, { ...known, first: [...known.first, (0, _evidence_log_js__WEBPACK_IMPORTED_MODULE_2__.By)(bytes)] });
              } catch (thrown) {
                if (!(thrown instanceof _core_errors_js__WEBPACK_IMPORTED_MODULE_0__._Z) || thrown.code !== "EVIDENCE_INVALID")
                  throw thrown;
                const what = `${asset.name} in the release (${(0, _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.bD)(thrown.cause)})`;
                damaged.push({ place: "asset", key, what, advice: _run_evidence_folder_js__WEBPACK_IMPORTED_MODULE_4__.i7 });
              }
            }
          }
        }
        return { jobs, logs, damaged };
      }
      async function readLostLines(reading) {
        const isPage = ({ name, isUploaded }) => name === _core_file_names_js__WEBPACK_IMPORTED_MODULE_1__.NW.page && isUploaded;
        const pages = reading.assets.filter(isPage);
        if (pages.length === 0 || reading.assets.some(({ name }) => (0, _core_file_names_js__WEBPACK_IMPORTED_MODULE_1__.dt)(name) === reading.key))
          return /* @__PURE__ */ new Map();
        try {
          const [page] = await readLatest(reading, pages, isPage);
          const lines = page === void 0 ? [] : (0, _evidence_log_js__WEBPACK_IMPORTED_MODULE_2__.vf)(page.bytes);
          return Map.groupBy(lines, ({ predicate }) => predicate.run?.section ?? "");
        } catch (thrown) {
          if (thrown instanceof _core_errors_js__WEBPACK_IMPORTED_MODULE_0__._Z && thrown.code === "EVIDENCE_INVALID")
            return /* @__PURE__ */ new Map();
          throw thrown;
        }
      }
      const replacingMs = 5e3;
      const maxReads = 8;
      async function readLatest({ forge, release, clock, stop }, copies, isOfFile) {
        const known = /* @__PURE__ */ new Map();
        for (let attempt = 1, present = copies; ; attempt += 1) {
          let gone;
          for (const asset of present) {
            try {
              known.set(asset.id, known.get(asset.id) ?? await forge.read(asset, _evidence_log_js__WEBPACK_IMPORTED_MODULE_2__.mi));
            } catch (thrown) {
              if (!(thrown instanceof _core_errors_js__WEBPACK_IMPORTED_MODULE_0__._Z) || thrown.code !== "ASSET_UNREADABLE")
                throw thrown;
              gone = thrown;
            }
          }
          if (gone === void 0)
            return present.map((asset) => ({ asset, bytes: known.get(asset.id) ?? new Uint8Array() }));
          if (attempt === maxReads)
            throw gone;
          await clock.wait(replacingMs, stop);
          present = (await forge.readAssets(release)).filter((asset) => asset.isUploaded && isOfFile(asset));
          if (present.length === 0)
            throw gone;
        }
      }
      function evidenceAmong(assets, record) {
        const named = [...record.names.keys(), ...record.lists.map(({ name }) => name)];
        const files = /* @__PURE__ */ new Set([...assets.map(({ name }) => name), ...named.map(_core_file_names_js__WEBPACK_IMPORTED_MODULE_1__.rw)]);
        const isForeign = isSha256Foreign(assets, record);
        const foreign = new Set(isForeign ? [_core_file_names_js__WEBPACK_IMPORTED_MODULE_1__.NW.sha256, ..._core_file_names_js__WEBPACK_IMPORTED_MODULE_1__.Lk] : []);
        const isRecorded = recordedAmong(record);
        return (asset) => !isRecorded(asset) && !foreign.has(asset.name) && (0, _core_file_names_js__WEBPACK_IMPORTED_MODULE_1__._T)(asset.name, files) !== void 0;
      }
      function recordedAmong(record) {
        const files = new Set([...record.names.keys()].map(_core_file_names_js__WEBPACK_IMPORTED_MODULE_1__.rw));
        return (asset) => record.names.has(asset.name) || files.has(asset.name) && !(0, _evidence_record_js__WEBPACK_IMPORTED_MODULE_3__.wi)(record, asset);
      }
      function isSha256Foreign(assets, record) {
        const [list, pair] = [_core_file_names_js__WEBPACK_IMPORTED_MODULE_1__.NW.sha256, _core_file_names_js__WEBPACK_IMPORTED_MODULE_1__.NW.checksums].map((name) => assets.find((asset) => asset.name === name));
        const isPairUnstated = pair !== void 0 && !(0, _evidence_record_js__WEBPACK_IMPORTED_MODULE_3__.wi)(record, pair);
        if (list === void 0 || recordedAmong(record)(list))
          return list !== void 0;
        return !(0, _evidence_record_js__WEBPACK_IMPORTED_MODULE_3__.wi)(record, list) && !isPairUnstated;
      }
    })
  ),
  /***/
  7461: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        Ng: () => (
          /* binding */
          readFolderLog
        ),
        /* harmony export */
        T7: () => (
          /* binding */
          removeEarlierVerdicts
        ),
        /* harmony export */
        i7: () => (
          /* binding */
          damagedFileAdvice
        ),
        /* harmony export */
        jk: () => (
          /* binding */
          openOutputDir
        ),
        /* harmony export */
        lu: () => (
          /* binding */
          addToFolderLog
        ),
        /* harmony export */
        mi: () => (
          /* binding */
          keepEarlierList
        ),
        /* harmony export */
        ne: () => (
          /* binding */
          findStandingLists
        ),
        /* harmony export */
        qT: () => (
          /* binding */
          removeEarlierFiles
        )
        /* harmony export */
      });
      var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
      var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1455);
      var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);
      var _core_digest_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(2427);
      var _core_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4334);
      var _core_json_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5961);
      var _core_file_names_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3364);
      var _core_checksums_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(291);
      var _evidence_log_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(3743);
      var _evidence_record_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(3050);
      var _evidence_to_statement_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(8060);
      var _hash_hash_file_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(1953);
      var _host_files_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(6077);
      var _core_text_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(2872);
      function readFolderLog(folder) {
        const path = (0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, _core_file_names_js__WEBPACK_IMPORTED_MODULE_5__.NW.log);
        const bytes = readOwn(path);
        if (bytes === void 0)
          return [];
        try {
          return (0, _evidence_log_js__WEBPACK_IMPORTED_MODULE_7__.g_)(bytes);
        } catch (cause) {
          throw cause instanceof _core_errors_js__WEBPACK_IMPORTED_MODULE_3__._Z ? unusable(path, (0, _core_errors_js__WEBPACK_IMPORTED_MODULE_3__.bD)(cause.cause), cause) : cause;
        }
      }
      function readOwn(path) {
        try {
          return (0, _host_files_js__WEBPACK_IMPORTED_MODULE_11__.VX)(path, _evidence_log_js__WEBPACK_IMPORTED_MODULE_7__.mi);
        } catch (cause) {
          throw unusable(path, (0, _core_errors_js__WEBPACK_IMPORTED_MODULE_3__.bD)(cause), cause);
        }
      }
      const damagedFileAdvice = "The file is the record of earlier runs: which files they stamped, and which blocks hold them. This run did not change it. Put it back from a copy. If there is no copy, keep the damaged file in another place and remove it here: the next run then begins a new record, and may pay again for stamps that the old one knew.";
      function unusable(path, why, cause) {
        const [reason, hint] = [why.replace(/\.$/, ""), damagedFileAdvice];
        return new _core_errors_js__WEBPACK_IMPORTED_MODULE_3__._Z("EVIDENCE_INVALID", `The file ${path} cannot be used: ${reason}.`, { cause, hint });
      }
      async function addToFolderLog(folder, line, hasSent) {
        const log = readFolderLog(folder);
        const statement = (0, _evidence_log_js__WEBPACK_IMPORTED_MODULE_7__.k)(log, line);
        const above = log.map((known) => known.statement);
        const isAdded = hasSent || (0, _evidence_record_js__WEBPACK_IMPORTED_MODULE_8__.Ms)(above, statement);
        if (isAdded)
          await (0, _host_files_js__WEBPACK_IMPORTED_MODULE_11__.vK)((0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, _core_file_names_js__WEBPACK_IMPORTED_MODULE_5__.NW.log), renderLog(log, statement));
        return { above, statement, isAdded };
      }
      function* renderLog(log, statement) {
        let [bytes, length] = [0, 0];
        for (const { text } of log) {
          bytes += Buffer.byteLength(text) + 1;
          yield `${text}
`;
        }
        for (const piece of (0, _evidence_to_statement_js__WEBPACK_IMPORTED_MODULE_9__.M_)(statement)) {
          bytes += Buffer.byteLength(piece);
          length += piece.length;
          if (bytes >= _evidence_log_js__WEBPACK_IMPORTED_MODULE_7__.mi)
            throw new RangeError("it would be larger than 256 MiB");
          if (length > _core_json_js__WEBPACK_IMPORTED_MODULE_4__.Zd)
            throw new RangeError("its new line would be larger than 64 MiB");
          yield piece;
        }
        yield "\n";
      }
      function findStandingLists(folder, log, source = "") {
        const record = (0, _evidence_record_js__WEBPACK_IMPORTED_MODULE_8__.C6)(log, Date.now());
        const [list, pair] = [_core_checksums_js__WEBPACK_IMPORTED_MODULE_6__.h0, _core_checksums_js__WEBPACK_IMPORTED_MODULE_6__.TR].map((name) => {
          const bytes = readOwn((0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, name));
          return bytes && (0, _hash_hash_file_js__WEBPACK_IMPORTED_MODULE_10__.yi)(bytes);
        });
        const isGiven = toReal(source) === toReal((0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, _core_checksums_js__WEBPACK_IMPORTED_MODULE_6__.h0));
        const isForeign = (digest) => ![record.lists, lastLists(folder)].flat().some(({ sha3_256 }) => sha3_256 === digest);
        const isKept = isGiven || list !== void 0 && ((0, _evidence_record_js__WEBPACK_IMPORTED_MODULE_8__.lM)(record, list) || list !== _core_digest_js__WEBPACK_IMPORTED_MODULE_13__.IK && isForeign(list));
        return { kept: isKept ? list : void 0, isSha256Foreign: pair !== void 0 && isForeign(pair) };
      }
      function lastLists(folder) {
        try {
          const bytes = readOwn((0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, _core_file_names_js__WEBPACK_IMPORTED_MODULE_5__.NW.statement));
          return bytes === void 0 ? [] : (0, _evidence_log_js__WEBPACK_IMPORTED_MODULE_7__.By)(bytes).predicate.lists;
        } catch (cause) {
          if (cause instanceof _core_errors_js__WEBPACK_IMPORTED_MODULE_3__._Z)
            return [];
          throw cause;
        }
      }
      async function keepEarlierList(folder, digest) {
        const name = (0, _core_file_names_js__WEBPACK_IMPORTED_MODULE_5__.yV)(digest);
        try {
          await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rename)((0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, _core_checksums_js__WEBPACK_IMPORTED_MODULE_6__.h0), (0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, name));
          return name;
        } catch (cause) {
          throw (0, _host_files_js__WEBPACK_IMPORTED_MODULE_11__.mP)(name, cause);
        }
      }
      async function openOutputDir(outputDir, { workspace, defaultOutputDir }) {
        const folder = outputDir === "" ? defaultOutputDir : (0, node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(workspace, outputDir);
        try {
          await makeFolders(folder);
          await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.access)(folder, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.W_OK | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.X_OK);
          return folder;
        } catch (cause) {
          const reason = (0, _core_errors_js__WEBPACK_IMPORTED_MODULE_3__.bD)(cause);
          throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_3__._Z("OUTPUT_UNWRITABLE", `The folder for evidence cannot be used: ${reason}.`, { cause });
        }
      }
      async function makeFolders(folder) {
        const first = topmostMissing(folder);
        if (first !== void 0) {
          await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdir)(first).catch((cause) => {
            if (!(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(first))
              throw cause;
          });
        }
        await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdir)(folder, { recursive: true });
      }
      function topmostMissing(folder) {
        if ((0, node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(folder))
          return void 0;
        const parent = (0, node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(folder);
        return parent === folder ? folder : topmostMissing(parent) ?? folder;
      }
      async function removeEarlierFiles(folder, lists, kept) {
        const paths = [...Object.values(_core_file_names_js__WEBPACK_IMPORTED_MODULE_5__.NW), ..._core_file_names_js__WEBPACK_IMPORTED_MODULE_5__.Lk].map((name) => (0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, name));
        const names = (0, _core_text_js__WEBPACK_IMPORTED_MODULE_12__.gI)([
          _core_file_names_js__WEBPACK_IMPORTED_MODULE_5__.NW.journal,
          _core_file_names_js__WEBPACK_IMPORTED_MODULE_5__.NW.log,
          lists.kept !== void 0 && _core_file_names_js__WEBPACK_IMPORTED_MODULE_5__.NW.checksums,
          ...lists.isSha256Foreign ? [_core_file_names_js__WEBPACK_IMPORTED_MODULE_5__.NW.sha256, ..._core_file_names_js__WEBPACK_IMPORTED_MODULE_5__.Lk] : []
        ]);
        const stays = new Set([...names.map((name) => (0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, name)), kept].map(toReal));
        await removeAll(paths.filter((path) => !stays.has(toReal(path))));
      }
      function toReal(path) {
        return (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(path) ? node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native(path) : path;
      }
      async function removeEarlierVerdicts(folder) {
        await removeAll([_core_file_names_js__WEBPACK_IMPORTED_MODULE_5__.NW.results, _core_file_names_js__WEBPACK_IMPORTED_MODULE_5__.NW.badge].map((name) => (0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, name)));
      }
      async function removeAll(paths) {
        try {
          const found = paths.filter((path) => (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path, { throwIfNoEntry: false }) !== void 0);
          await Promise.all(found.map((path) => (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(path, { force: true })));
        } catch (cause) {
          const reason = (0, _core_errors_js__WEBPACK_IMPORTED_MODULE_3__.bD)(cause);
          throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_3__._Z("OUTPUT_UNWRITABLE", `Old files in output-dir could not be removed: ${reason}.`, { cause });
        }
      }
    })
  )
};
