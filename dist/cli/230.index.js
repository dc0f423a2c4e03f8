export const id = 230;
export const ids = [230];
export const modules = {
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
      var _run_evidence_folder_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(845);
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
  )
};
