export const id = 869;
export const ids = [869];
export const modules = {
  /***/
  9326: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        s: () => (
          /* binding */
          maxAssets
        )
        /* harmony export */
      });
      const maxAssets = 1e3;
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
  6869: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.r(__webpack_exports__);
      __webpack_require__.d(__webpack_exports__, {
        openRelease: () => (
          /* binding */
          openRelease
        )
      });
      var core_errors = __webpack_require__(4334);
      var file_names = __webpack_require__(3364);
      var files = __webpack_require__(6077);
      var promises_ = __webpack_require__(1455);
      var core_outcome = __webpack_require__(7439);
      var core_report = __webpack_require__(2993);
      var evidence_record = __webpack_require__(3050);
      var external_node_crypto_ = __webpack_require__(7598);
      var json = __webpack_require__(5961);
      var to_statement = __webpack_require__(5679);
      var evidence_log = __webpack_require__(3743);
      var write_evidence = __webpack_require__(230);
      ;
      async function commonFiles(attaching) {
        const { assets, recorded, lines, witnessed, warn } = attaching;
        const record = (0, evidence_record.C6)([...recorded.record.lines, ...lines], Date.now());
        const last = findListed((0, evidence_record.C6)(lines, Date.now()).lines);
        if (last === void 0)
          return [];
        const existing = assets.find(({ name, isUploaded }) => name === file_names.NW.page && isUploaded);
        if (existing !== void 0 && !isOwnPage(attaching, await readPage(attaching, existing)))
          return [];
        let isOthers = false;
        const page = {
          name: file_names.NW.page,
          load: async () => {
            const own = new Set(lines.map((line) => JSON.stringify(line)));
            const others = recorded.record.lines.filter((line) => !own.has(JSON.stringify(line)));
            return Buffer.from([...await (0, write_evidence.we)([...others, ...lines])].join(""));
          },
          mayStay: async (asset) => isOthers = !isOwnPage(attaching, await readPage(attaching, asset))
        };
        const toListFile = (name, text) => ({
          ...listFile(attaching, record, name, text),
          isWanted: () => !isOthers
        });
        const { subject, predicate } = last;
        const pair = predicate.lists.find(({ name }) => name === file_names.NW.sha256);
        const sha256List = pair ? (0, to_statement.so)({ name: file_names.NW.sha256 }, subject) : "";
        const isOwnList = (asset) => asset.name === file_names.NW.sha256 && (0, evidence_record.wi)(record, asset);
        if (pair === void 0 && assets.some(isOwnList)) {
          warn(`${file_names.NW.checksums} and ${file_names.NW.sha256} in the release belong to an earlier stamp, because the last one is only in the notes. They were not changed.`);
          return [page];
        }
        const witnesses = witnessed?.sha256 === pair?.sha256 ? witnessed?.files ?? [] : [];
        const outdated = await findOutdated(attaching, record, pair?.sha256, witnesses);
        return [
          page,
          toListFile(file_names.NW.checksums, (0, to_statement.so)({ name: file_names.NW.checksums }, subject)),
          ...sha256List === "" ? [] : [{ ...toListFile(file_names.NW.sha256, sha256List), outdated }],
          ...witnesses.map((file) => ({ ...toWitnessFile(file, record, attaching), isWanted: () => !isOthers }))
        ];
      }
      function findListed(lines) {
        const stamps = lines.filter(({ predicate }) => predicate.mode === "stamp");
        const isRecording = (line) => line.subject.map(({ digest }) => digest.sha3_256).some((0, evidence_record.M$)(line));
        return stamps.findLast(isRecording) ?? stamps.at(-1) ?? lines.at(-1);
      }
      function listFile(attaching, record, name, text) {
        return {
          name,
          load: async () => Buffer.from(text),
          // A list that the evidence does not state may be another author's, perhaps signed: it stays.
          mayStay: async (asset) => {
            if ((0, evidence_record.wi)(record, { name, sha256: await readSha256(attaching, asset) }))
              return false;
            attaching.warn(`${name} in the release was not written by this job, so it was not changed.`);
            return true;
          }
        };
      }
      function toWitnessFile({ name, bytes }, { witnesses }, attaching) {
        const mayStay = async (asset) => !(0, to_statement.jP)(witnesses).has(await readSha256(attaching, asset));
        return { name, load: async () => bytes, mayStay };
      }
      async function findOutdated(attaching, { lines, witnesses }, sha256, files2) {
        const own = lines.filter(({ predicate }) => predicate.lists.some((list) => list.sha256 === sha256));
        const fitting = (0, to_statement.jP)(own.flatMap(({ predicate }) => predicate.witnesses ?? []));
        const known = (0, to_statement.jP)(witnesses);
        const outdated = [];
        for (const asset of attaching.assets) {
          if (!file_names.Lk.includes(asset.name) || files2.some(({ name }) => name === asset.name))
            continue;
          const digest = await readSha256(attaching, asset);
          if (known.has(digest) && !fitting.has(digest))
            outdated.push(asset);
        }
        return outdated;
      }
      function isOwnPage({ key, warn }, lines) {
        if (lines.at(-1)?.predicate.run?.section === key)
          return true;
        warn(`${file_names.NW.page} in the release was written by another job. So that file, ${file_names.NW.checksums} and ${file_names.NW.sha256} were not changed. Let only one job attach files to a release.`);
        return false;
      }
      const maxPageBytes = evidence_log.mi + 1024 * 1024;
      const maxLooks = 10;
      const lookMs = 1e3;
      async function readPage(attaching, asset) {
        const { forge: forge2, release, clock, stop } = attaching;
        let listed = asset;
        for (let looks = 0; ; looks += 1) {
          try {
            if (listed !== void 0)
              return (0, evidence_log.vf)(await forge2.read(listed, maxPageBytes));
          } catch (thrown) {
            const code = thrown instanceof core_errors._Z ? thrown.code : void 0;
            if (code === "EVIDENCE_INVALID")
              return [];
            if (code !== "ASSET_UNREADABLE" || looks === maxLooks || stop.aborted)
              throw thrown;
          }
          if (looks === maxLooks)
            return [];
          await clock.wait(lookMs, stop);
          listed = (await forge2.readAssets(release)).find(({ name, isUploaded }) => name === file_names.NW.page && isUploaded);
        }
      }
      async function readSha256({ forge: forge2 }, asset) {
        return asset.sha256 ?? (0, external_node_crypto_.hash)("sha256", await forge2.read(asset, json.Zd));
      }
      var notes_data = __webpack_require__(2209);
      ;
      const maxUploads = 4;
      const abandonedMs = 36e5;
      async function putAsset(store, release, file, known) {
        const existing = known.find(({ name }) => name === file.name);
        const asset = await settle(store, release, file, existing);
        for (const leftover of known) {
          if (isAbandonedUpload(leftover) && (0, file_names.$W)(leftover.name, file.name))
            await store.deleteAsset(leftover, leftover.name);
        }
        return asset;
      }
      function isAbandonedUpload({ createdAt }) {
        return Date.now() - createdAt.getTime() > abandonedMs;
      }
      async function settle(store, release, file, existing) {
        if (existing !== void 0) {
          if (await stays(store, existing, file))
            return existing;
          if (existing.isUploaded)
            return replace(store, release, file, existing);
          await store.deleteAsset(existing, file.name);
        }
        const outcome = await uploadAs(store, release, file.name, file);
        return "taken" in outcome ? settle(store, release, file, outcome.taken) : outcome.asset;
      }
      async function stays(store, existing, { bytes, mayStay }) {
        if (!existing.isUploaded)
          return false;
        return await holds(store, existing, bytes) || (await mayStay?.(existing) ?? false);
      }
      async function replace(store, release, file, old) {
        const { name } = file;
        const outcome = await uploadAs(store, release, (0, file_names.NT)(name, (0, external_node_crypto_.randomBytes)(4).toString("hex")), file);
        if ("taken" in outcome)
          throw notUploaded(name, "a random name was taken");
        let inTheWay = old;
        for (let attempt = 1; attempt <= maxUploads; attempt += 1) {
          if (inTheWay !== void 0)
            await store.deleteAsset(inTheWay, name);
          const renamed = await store.renameAsset(release, outcome.asset, name);
          if (renamed !== void 0)
            return renamed;
          inTheWay = await findAsset(store, release, name);
          if (inTheWay !== void 0 && await stays(store, inTheWay, file)) {
            await store.deleteAsset(outcome.asset, name);
            return inTheWay;
          }
        }
        throw notUploaded(name, "others keep uploading the same name");
      }
      async function uploadAs(store, release, name, { name: ownName, bytes }) {
        for (let attempt = 1; attempt <= maxUploads; attempt += 1) {
          const uploaded = await store.uploadAsset(release, name, bytes, ownName);
          const there = uploaded ?? await findAsset(store, release, name);
          if (there === void 0)
            continue;
          if (await holds(store, there, bytes))
            return { asset: there };
          if (there.isUploaded && uploaded === void 0)
            return { taken: there };
          await store.deleteAsset(there, ownName);
        }
        throw notUploaded(ownName, `${maxUploads} attempts ended without a complete file`);
      }
      async function findAsset(store, release, name) {
        return (await store.readAssets(release)).find((asset) => asset.name === name);
      }
      async function holds(store, asset, bytes) {
        if (!asset.isUploaded || asset.size !== bytes.length)
          return false;
        if (asset.sha256 === void 0)
          return Buffer.compare(await store.read(asset, bytes.length), bytes) === 0;
        return asset.sha256 === (0, external_node_crypto_.hash)("sha256", bytes);
      }
      function notUploaded(name, why) {
        return new core_errors._Z("ASSET_NOT_UPLOADED", `${name} was not attached to the release: ${why}.`);
      }
      ;
      const maxRounds = 60;
      const maxUnreadable = 15;
      const maxLeft = 5;
      const put_log_lookMs = 200;
      const othersMs = 2e3;
      const perCopyMs = 1e3;
      async function putLog(putting, line, hasSent) {
        const { forge: forge2, release, key, clock, stop, first } = putting;
        const own = { names: /* @__PURE__ */ new Set(), ids: /* @__PURE__ */ new Set(), unseen: /* @__PURE__ */ new Set(), taken: /* @__PURE__ */ new Set(), hasWaited: false, left: 0 };
        let added;
        let wanted = putting.before;
        let unreadable = 0;
        for (let round = 1; round <= maxRounds && !stop.aborted; round += 1) {
          const assets = await forge2.readAssets(release);
          const listed = assets.filter((asset) => (0, file_names.dt)(asset.name) === key);
          if (listed.some(({ name }) => name !== (0, file_names.oP)(key) && !own.names.has(name)))
            forge2.slowWrites();
          const copies = await readCopies(putting, listed, unreadable < maxUnreadable);
          unreadable = copies === void 0 ? unreadable + 1 : 0;
          let pause = othersMs;
          if (copies !== void 0) {
            const standing = copies.find(({ asset }) => asset.name === (0, file_names.oP)(key));
            const all = copies.map(({ log }) => log).reduce(evidence_log.w, standing?.log ?? []);
            wanted = (0, evidence_log.w)(all, wanted);
            const statements = [...first, ...wanted.map(({ statement: statement2 }) => statement2)];
            added ??= hasSent || (0, evidence_record.Ms)(statements, line) ? (0, evidence_log.$2)([], line) : [];
            wanted = (0, evidence_log.w)(wanted, added);
            if (wanted.length === 0)
              return { log: [], assets, isOthers: false };
            const done = await put_log_replace(putting, wanted, { listed, copies }, own);
            if (typeof done === "object")
              return { ...done, assets, isOthers: added.length > 0 && !own.ids.has(done.asset.id) };
            pause = done;
          }
          await clock.wait(clock.random() * pause, stop);
        }
        throw new core_errors._Z("ASSET_NOT_UPLOADED", `${(0, file_names.oP)(key)} was not attached to the release: other jobs write it at the same time.`);
      }
      async function put_log_replace(putting, wanted, { listed, copies }, own) {
        const { forge: forge2, release, key } = putting;
        const name = (0, file_names.oP)(key);
        const present = copies.find(({ log }) => (0, evidence_log.gE)(log, wanted));
        for (const { id: id2 } of listed)
          own.unseen.delete(id2);
        if (present?.asset.name === name) {
          if (own.unseen.size > 0 && own.left < maxLeft) {
            own.left += 1;
            return othersMs;
          }
          const isLeftover = ({ id: id2, name: other }) => own.taken.has(id2) || own.names.has(other);
          for (const asset of listed) {
            if (asset.id !== present.asset.id && (isLeftover(asset) || isAbandonedUpload(asset)))
              await forge2.deleteAsset(asset, name);
          }
          return present;
        }
        own.hasWaited = present === void 0 && own.ids.size > 0 && !own.hasWaited;
        if (own.hasWaited)
          return perCopyMs * listed.length;
        const whole = present ?? await upload(putting, wanted, copies, own);
        if (whole === void 0)
          return put_log_lookMs;
        if (!own.ids.has(whole.asset.id) && own.left < maxLeft) {
          own.left += 1;
          return othersMs;
        }
        const inItsWay = listed.find((asset) => asset.name === name);
        if (inItsWay !== void 0)
          await forge2.deleteAsset(inItsWay, name);
        if (await forge2.renameAsset(release, whole.asset, name) === void 0)
          forge2.slowWrites();
        return put_log_lookMs;
      }
      async function readCopies({ forge: forge2, known }, listed, isPatient) {
        const copies = [];
        for (const asset of listed.filter(({ isUploaded }) => isUploaded)) {
          try {
            const log = known.get(asset.id) ?? (0, evidence_log.g_)(await forge2.read(asset, evidence_log.mi));
            known.set(asset.id, log);
            copies.push({ asset, log });
          } catch (thrown) {
            if (isPatient && thrown instanceof core_errors._Z && thrown.code === "ASSET_UNREADABLE")
              return void 0;
            throw thrown;
          }
        }
        return copies.toSorted((one, two) => one.asset.id - two.asset.id);
      }
      async function upload({ forge: forge2, release, key, known }, log, copies, own) {
        const name = (0, file_names.oP)(key);
        const temporary = (0, file_names.NT)(name, (0, external_node_crypto_.randomBytes)(4).toString("hex"));
        own.names.add(temporary);
        const bytes = Buffer.from((0, evidence_log.eE)(log));
        const asset = await forge2.uploadAsset(release, temporary, bytes, name);
        if (asset === void 0 || !await holds(forge2, asset, bytes))
          return void 0;
        known.set(asset.id, log);
        own.ids.add(asset.id);
        own.unseen.add(asset.id);
        for (const copy of copies)
          own.taken.add(copy.asset.id);
        return { asset, log };
      }
      var evidence_folder = __webpack_require__(7461);
      ;
      const damagedNotesAdvice = "The comment is the record of earlier runs: which files they stamped, and which blocks hold them. This run did not change it. Put it back from a copy of the notes; GitHub keeps no older version. If there is no copy, delete the comment: the next run then begins a new record, and may pay again for stamps that the old one knew.";
      const noLines = { first: [], log: [], notes: [] };
      function linesOf({ first, log, notes }) {
        return [...first, ...log.map(({ statement: statement2 }) => statement2), ...notes];
      }
      async function readRecorded(reading) {
        const { jobs, logs, damaged } = await readAttached(reading);
        const jobOf = (key) => jobs.get(key) ?? noLines;
        for (const [key, lines] of await readLostLines(reading)) {
          const { first, log, notes } = jobOf(key);
          const lost = lines.filter((line) => !(0, evidence_record.l_)({ lines: first }, [line]));
          if (log.length === 0 && lost.length > 0)
            jobs.set(key, { first, log: lost.reduce(evidence_log.$2, []), notes });
        }
        for (const { key, lines } of (0, notes_data.XJ)(reading.release.body)) {
          const what = `The hidden comment in the release notes (section ${key})`;
          if (lines === void 0)
            damaged.push({ place: "notes", key, what, advice: damagedNotesAdvice });
          else
            jobs.set(key, { ...jobOf(key), notes: lines });
        }
        const own = jobOf(reading.key);
        const now = Date.now();
        const ownRecord = (0, evidence_record.C6)(linesOf(own), now);
        const records = [...jobs.values()].map((job) => (0, evidence_record.C6)(linesOf(job), now));
        const record = (0, evidence_record.C6)(records.flatMap(({ lines }) => lines), now);
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
        for (const keyOf2 of [file_names._h, file_names.dt]) {
          const uploaded = reading.assets.filter(({ isUploaded, name }) => isUploaded && keyOf2(name) !== void 0);
          for (const [key, assets] of Map.groupBy(uploaded, ({ name }) => keyOf2(name) ?? "")) {
            for (const { asset, bytes } of await readLatest(reading, assets, ({ name }) => keyOf2(name) === key)) {
              const known = jobs.get(key) ?? noLines;
              try {
                if (keyOf2 === file_names.dt) {
                  logs.set(asset.id, (0, evidence_log.g_)(bytes));
                  jobs.set(key, { ...known, log: (0, evidence_log.w)(known.log, logs.get(asset.id) ?? []) });
                } else
                  jobs.set(key, { ...known, first: [...known.first, (0, evidence_log.By)(bytes)] });
              } catch (thrown) {
                if (!(thrown instanceof core_errors._Z) || thrown.code !== "EVIDENCE_INVALID")
                  throw thrown;
                const what = `${asset.name} in the release (${(0, core_errors.bD)(thrown.cause)})`;
                damaged.push({ place: "asset", key, what, advice: evidence_folder.i7 });
              }
            }
          }
        }
        return { jobs, logs, damaged };
      }
      async function readLostLines(reading) {
        const isPage = ({ name, isUploaded }) => name === file_names.NW.page && isUploaded;
        const pages = reading.assets.filter(isPage);
        if (pages.length === 0 || reading.assets.some(({ name }) => (0, file_names.dt)(name) === reading.key))
          return /* @__PURE__ */ new Map();
        try {
          const [page] = await readLatest(reading, pages, isPage);
          const lines = page === void 0 ? [] : (0, evidence_log.vf)(page.bytes);
          return Map.groupBy(lines, ({ predicate }) => predicate.run?.section ?? "");
        } catch (thrown) {
          if (thrown instanceof core_errors._Z && thrown.code === "EVIDENCE_INVALID")
            return /* @__PURE__ */ new Map();
          throw thrown;
        }
      }
      const replacingMs = 5e3;
      const maxReads = 8;
      async function readLatest({ forge: forge2, release, clock, stop }, copies, isOfFile) {
        const known = /* @__PURE__ */ new Map();
        for (let attempt = 1, present = copies; ; attempt += 1) {
          let gone;
          for (const asset of present) {
            try {
              known.set(asset.id, known.get(asset.id) ?? await forge2.read(asset, evidence_log.mi));
            } catch (thrown) {
              if (!(thrown instanceof core_errors._Z) || thrown.code !== "ASSET_UNREADABLE")
                throw thrown;
              gone = thrown;
            }
          }
          if (gone === void 0)
            return present.map((asset) => ({ asset, bytes: known.get(asset.id) ?? new Uint8Array() }));
          if (attempt === maxReads)
            throw gone;
          await clock.wait(replacingMs, stop);
          present = (await forge2.readAssets(release)).filter((asset) => asset.isUploaded && isOfFile(asset));
          if (present.length === 0)
            throw gone;
        }
      }
      function evidenceAmong(assets, record) {
        const named = [...record.names.keys(), ...record.lists.map(({ name }) => name)];
        const files2 = /* @__PURE__ */ new Set([...assets.map(({ name }) => name), ...named.map(file_names.rw)]);
        const isForeign = isSha256Foreign(assets, record);
        const foreign = new Set(isForeign ? [file_names.NW.sha256, ...file_names.Lk] : []);
        const isRecorded = recordedAmong(record);
        return (asset) => !isRecorded(asset) && !foreign.has(asset.name) && (0, file_names._T)(asset.name, files2) !== void 0;
      }
      function recordedAmong(record) {
        const files2 = new Set([...record.names.keys()].map(file_names.rw));
        return (asset) => record.names.has(asset.name) || files2.has(asset.name) && !(0, evidence_record.wi)(record, asset);
      }
      function isSha256Foreign(assets, record) {
        const [list, pair] = [file_names.NW.sha256, file_names.NW.checksums].map((name) => assets.find((asset) => asset.name === name));
        const isPairUnstated = pair !== void 0 && !(0, evidence_record.wi)(record, pair);
        if (list === void 0 || recordedAmong(record)(list))
          return list !== void 0;
        return !(0, evidence_record.wi)(record, list) && !isPairUnstated;
      }
      var version = __webpack_require__(4983);
      var headline = __webpack_require__(2366);
      var markdown = __webpack_require__(79);
      var core_text = __webpack_require__(2872);
      var result_view = __webpack_require__(8901);
      var checksums = __webpack_require__(291);
      var statement = __webpack_require__(7400);
      ;
      function toRecordedRows(record) {
        const { names, anchors, lists, coverOf } = record;
        const listNames = new Map(lists.map(({ name, sha3_256 }) => [sha3_256, name]));
        const ofLists = [...anchors.values()].filter(({ covers }) => covers === "list");
        const rows = ofLists.map((anchor) => {
          return { name: listNames.get(anchor.digest) ?? checksums.h0, digest: anchor.digest, anchor };
        });
        const ofNames = [...names.values()].flatMap(({ name, digest, former: former2 }) => [digest, ...former2.map((one) => one.digest)].flatMap(({ sha3_256 }) => {
          const own = anchors.get(sha3_256);
          if (own?.covers === "list")
            return [];
          const anchor = [own, coverOf(sha3_256)].find((one) => one !== void 0 && isTold(one));
          return anchor === void 0 ? [] : [{ name, digest: sha3_256, anchor }];
        }));
        return [...rows.filter(({ anchor }) => isTold(anchor)), ...ofNames];
      }
      function isTold({ verdict, mayBeSpent }) {
        return statement.kk[verdict] !== "open" || verdict === "accepted" || verdict === "unclear" || mayBeSpent === true;
      }
      function keptRows(results, recorded) {
        const outcomes = new Map(results.map((result) => [keyOf(result.subject.name, (0, core_report.ol)(result)), result.outcome]));
        return recorded.filter(({ name, digest, anchor }) => {
          const outcome = outcomes.get(keyOf(name, digest));
          if (outcome === void 0)
            return true;
          return !judges(outcome) && outcome.kind !== anchor.verdict;
        });
      }
      function newResults(results, kept) {
        const names = new Set(kept.map(({ name }) => name));
        const stands = new Set(kept.map(({ name, digest }) => keyOf(name, digest)));
        return results.filter((result) => {
          if (judges(result.outcome))
            return true;
          const { name } = result.subject;
          const digest = (0, core_report.ol)(result);
          return digest === void 0 ? !names.has(name) : !stands.has(keyOf(name, digest));
        });
      }
      function keyOf(name, digest) {
        return JSON.stringify([name, digest]);
      }
      function judges({ kind }) {
        return statement.kk[kind] !== "open";
      }
      ;
      const notRechecked = "not re-checked";
      const former = "earlier bytes";
      function toRows(results, kept, facts) {
        const shown = newResults(results, kept);
        const judged = results.filter(({ outcome }) => judges(outcome));
        const digests = new Map(judged.map((result) => [result.subject.name, (0, core_report.ol)(result)]));
        const isFormer = ({ name, digest }) => (digests.get(name) ?? facts.record.names.get(name)?.digest.sha3_256 ?? digest) !== digest;
        return {
          items: [
            ...shown.map((result) => renderResult(result, facts)),
            ...kept.map((each) => renderEarned(each, isFormer(each) ? former : notRechecked, facts))
          ],
          hasServed: shown.some(({ subject }) => facts.coverage.has(subject)),
          hasFormer: kept.some(isFormer),
          hasUnchecked: kept.some((each) => !isFormer(each))
        };
      }
      function renderRow(verdict, name, facts, { since }) {
        const { icon } = core_outcome.Jo[verdict];
        const date = verdict === "changed" ? "\u2013" : since ?? "not yet";
        return `| ${icon}&nbsp;${(0, markdown.mo)(name)} <sub>${(0, core_text.gI)(facts).join(" \xB7 ")}</sub> | ${date} |`;
      }
      function renderItem(head, { block, transaction }, digest) {
        const lines = (0, core_text.gI)([
          (0, core_text.gI)(head).join(" \xB7 "),
          block,
          digest && `<sub>SHA3-256 ${(0, markdown.Cu)(digest)}</sub>`,
          // The id is never shortened: a part of an id cannot be searched for.
          transaction !== void 0 && `<sub>transaction ${(0, markdown.Cu)(transaction, core_text.I6.word)}</sub>`
        ]);
        return `- ${lines.join("<br>")}`;
      }
      function renderResult(result, facts) {
        const view = (0, result_view.P1)(result);
        const { verdict, name, digest, label } = view;
        const anchor = digest && facts.record.anchors.get(digest);
        const coverage = facts.coverage.get(result.subject);
        const served = renderServed(coverage, (0, file_names.rw)(name));
        const place = toPlace(view, anchor, facts);
        const isOther = coverage?.kind === "other";
        const item = renderItem([(0, markdown.Cu)(name), !isOther && served], place, digest);
        if (result.isList)
          return { item };
        return { row: renderRow(verdict, name, [label, isOther && served, renderReport(view, facts)], place), item };
      }
      function toPlace({ verdict, coveredBy, block }, anchor, facts) {
        const record = block && (0, to_statement.Mf)(block.first);
        const since = renderSince(record);
        if (coveredBy !== void 0)
          return { block: renderCover(coveredBy), since };
        if (block !== void 0 && record !== void 0) {
          const more = block.count > 1 ? ` \xB7 first of ${block.count}` : "";
          return { block: renderBlock(record, facts) + more, transaction: record.transaction, since };
        }
        if (verdict === "accepted")
          return { block: "no block known yet" };
        return anchor !== void 0 && (0, evidence_record.Is)(anchor) ? placeOf(anchor, facts) : {};
      }
      function renderEarned({ name, digest, anchor }, note, facts) {
        const isOwn = anchor.digest === digest;
        const names = [true, false].map((isTaken) => (0, file_names.cq)(name, digest, isTaken));
        const report = names.map((each) => facts.assetUrls.get(each)).find((url) => url !== void 0);
        const known = placeOf(anchor, facts);
        const place = isOwn ? known : { block: renderCover(anchor.digest), since: known.since };
        const label = `${core_outcome.Jo[anchor.verdict].label}, ${note}`;
        const links = report && (0, markdown.nf)("PDF", report);
        const isFolded = note === former || isOwn && anchor.covers === "list";
        const item = renderItem([(0, markdown.Cu)(name), isFolded && label, isFolded && links], place, digest);
        return isFolded ? { item } : { row: renderRow(anchor.verdict, name, [label, links], place), item };
      }
      function placeOf({ chain }, facts) {
        const record = (0, evidence_record.rG)(chain?.records ?? []) ?? {};
        return { block: renderBlock(record, facts), transaction: record.transaction, since: renderSince(record) };
      }
      function renderServed(coverage, own) {
        if (coverage === void 0)
          return void 0;
        if (coverage.kind === "other")
          return `\u26A0\uFE0F ${(0, markdown.Cu)(coverage.asset.name)} has other bytes`;
        const names = coverage.assets.map(({ name }) => name);
        return names.length === 1 && names[0] === own ? "served" : `served as ${names.map((name) => (0, markdown.Cu)(name)).join(", ")}`;
      }
      const linkLifeMs = 36e5;
      function renderReport({ reportUrl }, { reportUrls, isLinkingToService, run }) {
        if (reportUrl === void 0)
          return void 0;
        const attached = reportUrls.get(reportUrl);
        if (attached !== void 0)
          return (0, markdown.nf)("PDF", attached);
        if (!isLinkingToService)
          return void 0;
        const end = (0, core_text.E_)(new Date(run.finishedAt.getTime() + linkLifeMs));
        return `${(0, markdown.nf)("PDF", reportUrl)} (link expires within an hour, by ${end})`;
      }
      function renderSince(record) {
        if (record?.date !== void 0)
          return (0, markdown.Cu)((0, core_text.y_)(record.date), core_text.I6.word);
        return record?.block === void 0 ? void 0 : `block ${(0, markdown.Cu)(String(record.block), core_text.I6.word)}`;
      }
      function renderCover(list) {
        return `through the list ${(0, markdown.Cu)(list.slice(0, 8))}\u2026`;
      }
      function renderBlock(known, { run, record }) {
        const { block, date } = known;
        const address = (0, to_statement.ab)(run.chain ?? record.chain, known);
        const text = block === void 0 ? void 0 : `block ${(0, markdown.Cu)(String(block), core_text.I6.word)}`;
        return (0, core_text.gI)([
          text && (address === void 0 ? text : `${text} (${(0, markdown.nf)("look it up", address)})`),
          date !== void 0 && (0, markdown.Cu)(date, core_text.I6.word)
        ]).join(" \xB7 ");
      }
      ;
      const roomyBytes = 12e4;
      const maxNotesCharacters = 125e3;
      function renderTitle(verdicts) {
        return `### Files on the chain: ${verdicts}`;
      }
      function readSection(body, key) {
        const span = findSpan(body, key);
        return span === void 0 ? "" : body.slice(span.start, span.end);
      }
      function replaceSection(body, key, render) {
        const newline = body.includes("\r\n") ? "\r\n" : "\n";
        const span = findSpan(body, key);
        const gap = body === "" || body.endsWith(newline + newline) ? "" : body.endsWith(newline) ? newline : newline + newline;
        const before = span === void 0 ? body + gap : body.slice(0, span.start);
        const after = span === void 0 ? "" : body.slice(span.end);
        const wrap = (text) => [marker("begin", key), ...text.split("\n"), marker("end", key)].join(newline);
        const room = roomyBytes - Buffer.byteLength(before + wrap("") + after);
        const forms = render(room).map((text) => before + wrap(text) + after);
        const replaced = forms.find((form) => Buffer.byteLength(form) <= roomyBytes) ?? forms.at(-1) ?? body;
        if (replaced.length <= maxNotesCharacters)
          return replaced;
        throw new core_errors._Z("RELEASE_BODY_FULL", `The release notes have no room left for a section of this run.`);
      }
      function marker(side, key) {
        return `<!-- anchor-artifacts:${side} ${key} -->`;
      }
      function findSpan(body, key) {
        const markers = new RegExp(`(?<=^|\\n)<!-- anchor-artifacts:(begin|end) ${key} -->(?=\\r?\\n|$)`, "g");
        let start;
        let span;
        for (const { 0: text, 1: side, index } of body.matchAll(markers)) {
          if (side === "end" && start !== void 0)
            span = { start, end: index + text.length };
          start = side === "begin" ? index : void 0;
        }
        return span;
      }
      function sectionKey(releaseSection, { workflow, job, action }) {
        const name = releaseSection === "" ? [workflow, job] : [withNull(releaseSection)];
        return (0, external_node_crypto_.hash)("sha256", JSON.stringify([...name, action])).slice(0, 12);
      }
      function withNull(releaseSection) {
        return releaseSection.replace(/(?<=\s)\{\}$/, "null");
      }
      function sectionName(releaseSection, { workflow, job }) {
        const name = releaseSection === "" ? `${workflow} ${job}` : withNull(releaseSection).replace(/\s+null$/, "");
        return name.replaceAll(/\s+/g, " ").trim();
      }
      const maxSectionWrites = 20;
      const section_maxLooks = 10;
      const settleMs = 2e3;
      const maxSettleMs = 3e4;
      const slowShare = 3;
      async function writeSection(forge2, { id: id2, tag }, key, render, { clock, stop, isRecorded = () => false }) {
        let expected;
        let looks = 0;
        let settling = settleMs;
        for (let attempt = 1; attempt <= maxSectionWrites; ) {
          await forge2.writeTurn();
          const readAt = clock.now();
          const now = await forge2.readRelease(id2);
          if (now === void 0)
            throw new core_errors._Z("RELEASE_NOT_FOUND", `The release ${tag} does not exist any more.`);
          const isThere = attempt > 1 && isRecorded(now.body);
          const body = isThere ? now.body : replaceSection(now.body, key, (room) => render(room, now.body));
          if (body === now.body) {
            if (expected === void 0 || expected === body || looks === section_maxLooks)
              return;
            looks += 1;
            expected = body;
            await clock.wait(settling, stop);
            continue;
          }
          const isSent = await forge2.updateNotes(now, body, attempt) === "sent";
          expected = body;
          settling = Math.min(maxSettleMs, Math.max(settling, slowShare * (clock.now() - readAt)));
          if (isSent)
            await clock.wait(settling + clock.random() * settling * attempt / 2, stop);
          attempt += 1;
        }
        throw new core_errors._Z("RELEASE_WRITE_LOST", `Another job overwrote this job's part of the release notes ${maxSectionWrites} times.`);
      }
      ;
      const reserve = 500;
      function renderSection(facts, room) {
        const { report, record } = facts;
        const kept = keptRows(report.results, toRecordedRows(record));
        const heading = renderHeading(facts, kept.length > 0, headline.Lf);
        const written = `<sub>Written by ${(0, markdown.Cu)(facts.name)}</sub>`;
        if (isUnanswered(report, kept.length > 0))
          return withData([heading, renderUnanswered(facts), written], facts);
        const rows = toRows(report.results, kept, facts);
        const chain = facts.run.chain ?? record.chain;
        const top = [
          heading,
          ...(0, headline.u4)(report),
          ...renderWarning(report),
          renderHowToCheck(facts),
          ...chain === void 0 ? [] : (0, headline.EI)({ chain })
        ];
        const bottom = renderNotes(rows, facts);
        const left = room - reserve - Buffer.byteLength([...top, bottom, facts.data].join("\r\n\r\n"));
        const items = renderSectionItems(rows.items, left);
        return withData([...top, ...items, bottom], facts);
      }
      function renderShorter(facts) {
        const { report, record } = facts;
        const hasKept = keptRows(report.results, toRecordedRows(record)).length > 0;
        const isLeftOut = "\u2702\uFE0F **The files are left out**: the notes take no more.";
        return [
          withData([renderHeading(facts, hasKept, headline.Lf), ...(0, headline.u4)(report), isLeftOut], facts),
          withData([renderHeading(facts, hasKept, headline.zM)], facts)
        ];
      }
      function withData(parts, { data }) {
        return [...parts, ...data === "" ? [] : [data]].join("\n\n");
      }
      function renderHeading({ report, run }, hasKept, render) {
        if (isUnanswered(report, hasKept))
          return renderTitle(`not ${doneBy(report)} yet`);
        const hasNothingNew = hasKept && !report.results.some(({ outcome }) => judges(outcome));
        return renderTitle(hasNothingNew ? "\u2754 not re-checked by the last run" : render(report, run));
      }
      function isUnanswered({ results }, hasKept) {
        const isOpen = (result) => !judges(result.outcome) && result.outcome.kind !== "accepted" && !(0, result_view.P1)(result).isAboutFile;
        return !hasKept && results.length > 0 && results.every(isOpen);
      }
      const doneBy = ({ mode }) => mode === "stamp" ? "anchored" : "checked";
      function renderUnanswered({ report, run: { runUrl } }) {
        const { length } = (0, core_report.RQ)(report).results;
        const why = runUrl === "" ? "Its log says why." : `${(0, markdown.nf)("The run", runUrl)} says why.`;
        return `${length} ${length === 1 ? "file is" : "files are"} not ${doneBy(report)} yet: the run could not finish. ${why}`;
      }
      function renderWarning(report) {
        const isWrong = ({ outcome }) => core_outcome.Jo[outcome.kind].class === "wrong";
        const groupOf = ({ outcome, young }) => outcome.kind === "changed" ? "changed" : young === void 0 ? "absent" : "recent";
        const { changed = [], absent = [], recent = [] } = Object.groupBy((0, core_report.RQ)(report).results.filter(isWrong), groupOf);
        const name = (files2) => (0, core_text.L1)(files2, ({ subject }) => (0, markdown.Cu)(subject.name));
        const avoid = (files2, [one, many]) => `\u274C **Do not use** ${name(files2)} before the project says why: ${files2.length === 1 ? one : many}.`;
        return (0, core_text.gI)([
          changed.length > 0 && avoid(changed, ["it is not the file that was anchored", "they are not the files that were anchored"]),
          absent.length > 0 && avoid(absent, ["the chain does not hold it", "the chain does not hold them"]),
          recent.length > 0 && `\u23F3 A short time before the check, ${name(recent)} got a stamp: a block may hold it by now.`
        ]);
      }
      function renderHowToCheck({ evidence }) {
        const page = evidence.find(({ name }) => name === file_names.NW.page);
        const how = page === void 0 ? "`openssl dgst -sha3-256 FILE` must print the digest that stands below." : `save ${(0, markdown.nf)(page.name, page.url)} and your file, open the page, choose the file. It needs no account and no network.`;
        return `**Check a download:** ${how} ${(0, markdown.nf)(page === void 0 ? "More" : "Other ways", (0, version.XR)("verify-a-download.md"))}`;
      }
      const tableHead = "| File | On the chain since |\n| --- | --- |";
      function renderSectionItems(items, budget) {
        const room = budget - 2 * items.length;
        const { rows: fitting, left } = (0, markdown.nc)(items, room, ({ row = "", item }) => `${row}
${item}`);
        const shown = items.slice(0, fitting.length);
        const rows = shown.flatMap(({ row }) => row ?? []);
        const files2 = items.filter(({ row }) => row !== void 0).length;
        const what = rows.length < files2 ? `${files2 - rows.length} of ${files2} files are` : "Earlier bytes are";
        const cut = left > 0 ? [`\u2702\uFE0F **${what} left out**: the notes take no more.`] : [];
        const table = [tableHead, ...rows].join("\n");
        const tables = rows.length === 0 ? [] : [rows.length > markdown.Y$ ? (0, markdown.AU)(`${rows.length} files`, table) : table];
        if (shown.length === 0)
          return cut;
        const numbers = shown.map(({ item }) => item).join("\n");
        return [...tables, (0, markdown.AU)("Digests, blocks, transactions", numbers), ...cut];
      }
      function renderNotes({ hasServed, hasUnchecked, hasFormer }, { name, evidence, unserved, run }) {
        const are = unserved.length === 1 ? "file is no asset" : "files are no assets";
        const unservedNames2 = (0, core_text.L1)(unserved, (file) => (0, markdown.Cu)(file));
        const sentences = (0, core_text.gI)([
          "A block proves that exactly these bytes existed at its date; not who made them, nor that the build was clean.",
          hasServed && "*Served*: the release has an asset of the file's SHA-256, as GitHub states it.",
          unserved.length > 0 && `${unserved.length} ${are} of this release: ${unservedNames2}.`,
          hasUnchecked && "*Not re-checked*: an earlier run's verdict, which the last run could not check again.",
          hasFormer && "*Earlier bytes*: an earlier run recorded this digest under the same name."
        ]);
        const witnesses = (0, markdown.C_)(run);
        const files2 = evidence.map((file) => (0, markdown.nf)(file.name, file.url)).join(" \xB7 ");
        return `<sub>${witnesses}${witnesses === "" ? "" : "<br>"}${sentences.join(" ")}${files2 === "" ? "" : `<br>Evidence: ${files2}`}<br>Written by ${(0, markdown.Cu)(name)}</sub>`;
      }
      ;
      async function attachEvidence({ target, served, errors: unread }, finished) {
        const { release, attach, key, stop } = target;
        const isOpen = finished.report.results.some(({ outcome }) => outcome.kind === "accepted" || (0, core_outcome.pC)(outcome));
        if (stop.aborted) {
          const error = new core_errors._Z("NOT_ATTEMPTED", "The run was cancelled before the release was written.");
          return { errors: [withAdvice(error, isOpen)] };
        }
        const { attempt, errors } = (0, files.z_)();
        const isPutting = attach !== "body" && unread.length === 0;
        const put = isPutting ? await putFiles(target, finished, attempt) : nothingPut;
        const isWithNotes = attach === "body" || attach === "both";
        const hasWritten = isWithNotes && !put.isOthers && await attempt(() => writeNotes(target, finished, put, served));
        const isAttached = hasWritten === true || put.links.size > 0;
        const isRecorded = attach === "body" ? hasWritten === true : put.links.has((0, file_names.oP)(key));
        const told = [...unread, ...errors].map((error) => withAdvice(error, isOpen && !isRecorded));
        return { errors: told, ...isAttached && { url: release.url } };
      }
      function withAdvice(error, isUnrecorded) {
        const { code, account, hint } = error;
        const isOutage = code === "GITHUB_UNAVAILABLE";
        const advice = isOutage ? "The verdicts stand, and the evidence is in output-dir." : hint;
        const next = isUnrecorded ? unrecordedAdvice : isOutage && "Run the job again later.";
        return (0, core_errors.Xd)(error, account, next === false ? advice : `${advice} ${next}`);
      }
      const unrecordedAdvice = "Wait for block-time before you run the job again: the release does not record the stamps of this run, and a run before then may pay for them again.";
      const nothingPut = { links: /* @__PURE__ */ new Map(), lines: [], isOthers: false };
      async function putFiles(target, finished, attempt) {
        const { forge: forge2, release, assets, key, recorded } = target;
        const { statement: statement2, hasSent } = finished;
        const links = /* @__PURE__ */ new Map();
        const { first, log: before, notes } = recorded.own;
        const putOne = async (file, known) => {
          const asset = await attempt(async () => putAsset(forge2, release, { ...file, bytes: await file.load() }, known));
          if (asset === void 0)
            return;
          links.set(file.name, asset.url);
          for (const outdated of file.outdated ?? [])
            await attempt(() => forge2.deleteAsset(outdated, outdated.name));
        };
        const readLogs = new Map(recorded.logs);
        let lines = linesOf(recorded.own);
        let log;
        for (let round = 1; round <= maxPageRounds; round += 1) {
          if (statement2 === void 0)
            break;
          const putting = { ...target, first, before, known: readLogs };
          const now = await attempt(() => putLog(putting, statement2, hasSent && round === 1));
          if (now === void 0 || round > 1 && now.asset?.id === log?.asset?.id)
            break;
          log = now;
          if (log.asset !== void 0)
            links.set((0, file_names.oP)(key), log.asset.url);
          lines = linesOf({ first, log: log.log, notes });
          if (round === 1 && log.isOthers)
            break;
          const known = log.assets;
          const files2 = await attempt(() => commonFiles({ ...target, assets: known, lines, witnessed: finished.witnessed })) ?? [];
          for (const file of files2)
            if (file.isWanted?.() !== false)
              await putOne(file, known);
        }
        for (const { name, path } of finished.reports.values())
          await putOne({ name, load: () => (0, promises_.readFile)(path) }, assets);
        return { links, lines, isOthers: log?.isOthers === true };
      }
      const maxPageRounds = 10;
      async function writeNotes(target, finished, { links, lines }, served) {
        const { forge: forge2, release, key, attach, recorded, warn } = target;
        const { report, statement: statement2, hasSent } = finished;
        const facts = toSectionFacts(target, finished, links, served);
        const brief = attach === "body" && statement2 ? withoutRefused((0, notes_data.En)(statement2), report) : void 0;
        const own = brief && (0, notes_data.WC)(brief, recorded.own.notes);
        let inNotes = recorded.own.notes;
        let isCut = false;
        const render = (room, notes) => {
          inNotes = (0, evidence_record.L)([...inNotes, ...readNotes(notes, key)]);
          const others = (0, notes_data.XJ)(readSection(notes, key)).filter((data2) => data2.key !== key);
          const renderData = (kept) => {
            const all = [...kept.length === 0 ? [] : [{ key, lines: kept }], ...others];
            return all.map((one) => (0, notes_data.Sh)(one.key, one.lines ?? refuseDamaged(one.key))).join("\n\n");
          };
          const add = (line) => line !== void 0 && (hasSent || (0, evidence_record.Ms)(inNotes, line)) ? (0, evidence_record.L)([...inNotes, line]) : inNotes;
          const isFitting = renderData(add(own)).length + titleBytes <= room;
          isCut = !isFitting && own?.predicate.witnesses !== void 0;
          inNotes = add(isCut && own !== void 0 ? (0, notes_data.Mo)(own) : own);
          const data = renderData(inNotes);
          const known = statement2 === void 0 ? [] : [statement2];
          const record = (0, evidence_record.C6)([...linesOf({ ...recorded.own, notes: inNotes }), ...lines, ...known], Date.now());
          const shown = { ...facts, record, data };
          return [renderSection(shown, room), ...renderShorter(shown)];
        };
        const isRecorded = (notes) => {
          const there = readNotes(notes, key);
          return attach === "body" && inNotes.length > 0 && (0, evidence_record.L)([...there, ...inNotes]).length === there.length;
        };
        await writeSection(forge2, release, key, render, { ...target, isRecorded });
        if (isCut)
          warn(`The notes have no room for the witnesses of ${file_names.NW.sha256}: they stay in the folder for evidence.`);
        return true;
      }
      const titleBytes = 1e3;
      function toSectionFacts({ assets, key, name, attach }, { report, facts: run, reports }, links, { coverage, unserved }) {
        const whole = assets.filter(({ isUploaded }) => isUploaded);
        return {
          report,
          run,
          name,
          coverage,
          unserved,
          assetUrls: new Map([...whole.map((asset) => [asset.name, asset.url]), ...links]),
          reportUrls: new Map([...reports].map(([address, saved]) => [address, links.get(saved.name)])),
          isLinkingToService: attach === "body",
          evidence: [file_names.NW.page, (0, file_names.oP)(key), file_names.NW.checksums, file_names.NW.sha256, ...file_names.Lk].flatMap((file) => {
            const url = links.get(file);
            return url === void 0 ? [] : [{ name: file, url }];
          })
        };
      }
      function withoutRefused(statement2, { results }) {
        const isRefused = ({ outcome }) => (0, core_outcome.Mz)(outcome)?.code === "RELEASE_BODY_FULL";
        const refused = new Set(results.filter(isRefused).map(core_report.ol));
        const { subject, predicate } = statement2;
        const left = subject.filter(({ digest }) => !refused.has(digest.sha3_256));
        const anchors = predicate.anchors.filter(({ digest }) => !refused.has(digest));
        if (left.length === 0)
          return void 0;
        const cut = { ...statement2, subject: left, predicate: { ...predicate, anchors } };
        return left.length < subject.length ? (0, notes_data.Mo)(cut) : cut;
      }
      function readNotes(notes, key) {
        const found = (0, notes_data.XJ)(notes).find((data) => data.key === key);
        return found === void 0 ? [] : found.lines ?? refuseDamaged(key);
      }
      function refuseDamaged(key) {
        throw new core_errors._Z("EVIDENCE_INVALID", `Somebody edited the hidden comment in the release notes (section ${key}), so it cannot be read.`, { hint: damagedNotesAdvice });
      }
      var members = __webpack_require__(2508);
      ;
      function compareResults(results, comparing) {
        const { mode, fromRelease, recorded, assets, log } = comparing;
        const [unread] = recorded.damaged;
        const findOther = createFinder(comparing);
        const coverage = compareWithServed(results, assets);
        const compared = results.map((result) => {
          if (unread !== void 0)
            return unjudged(result, unread);
          const other = findOther(result);
          if (other !== void 0 && mode !== "stamp")
            return contradicted(result, other);
          if (other !== void 0) {
            const name = (0, core_text.zz)(result.subject.name);
            log.warning(`The release's evidence records another file under the name ${name}: SHA3-256 ${other}. Was the file built twice? The evidence keeps both.`);
          }
          const covered = fromRelease ? void 0 : coverage.get(result.subject);
          const isOther = covered?.kind === "other" && !(0, evidence_record.wi)(recorded.record, covered.asset);
          return isOther ? servedWithOtherBytes(result, covered.asset, mode, log) : result;
        });
        const unserved = fromRelease ? [] : unservedNames(results, assets, coverage);
        if (unserved.length > 0) {
          const are = unserved.length === 1 ? "file is" : "files are";
          log.notice(`${unserved.length} ${are} not in the release: ${(0, core_text.Sh)(unserved)}. Upload what belongs there.`);
        }
        return { results: compared, served: { coverage, unserved } };
      }
      function createFinder({ mode, fromRelease, recorded }) {
        const { record, ownRecord, jobs } = recorded;
        const ofAsset = createAssetFinder(record);
        const ofJobs = jobs.filter((job) => job.isDemonstration === record.isDemonstration).map(createStampFinder);
        const find = (name) => {
          if (!fromRelease)
            return [ownRecord.names.get(name) ?? (mode === "stamp" ? void 0 : record.names.get(name))];
          return mode === "stamp" ? [ofAsset(name)] : [ofAsset(name), ...ofJobs.map((ofJob) => ofJob(name))];
        };
        return (result) => {
          const digest = (0, core_report.ol)(result);
          const known = digest === void 0 ? [] : find(result.subject.name);
          return known.map((each) => each?.digest.sha3_256).find((each) => each !== void 0 && each !== digest);
        };
      }
      function createAssetFinder({ names }) {
        const uploaded = Map.groupBy(names.values(), ({ name }) => (0, file_names.rw)(name));
        return (asset) => {
          const [only, ...others] = uploaded.get(asset) ?? [];
          return names.get(asset) ?? (others.length === 0 ? only : void 0);
        };
      }
      function createStampFinder(job) {
        const find = createAssetFinder(job);
        const isStamped = (anchor) => (anchor?.stamps.length ?? 0) > 0 || anchor?.verdict === "anchored" || anchor?.verdict === "already-anchored";
        return (asset) => {
          const found = find(asset);
          const digest = found?.digest.sha3_256;
          return digest && [job.anchors.get(digest), job.coverOf(digest)].some(isStamped) ? found : void 0;
        };
      }
      function unjudged(result, { what, advice }) {
        const { outcome } = result;
        if (outcome.kind === "failed" || outcome.kind === "skipped" || outcome.kind === "unreachable")
          return result;
        const note = `${what} cannot be read, so the recorded bytes are not known.`;
        return withOutcome(result, { kind: "unknown", note, advice });
      }
      function contradicted(result, other) {
        const { kind } = result.outcome;
        if (kind === "failed" || kind === "skipped" || kind === "changed")
          return result;
        const note = `The release's evidence records another file under this name: SHA3-256 ${other}. This file has ${(0, core_report.ol)(result)}.`;
        return withOutcome(result, { kind: "changed", note, ofDigest: kind });
      }
      function servedWithOtherBytes(result, asset, mode, log) {
        const { outcome } = result;
        const { kind } = outcome;
        const isSaid = mode === "stamp" ? core_outcome.Jo[kind].stamped : kind !== "failed" && kind !== "skipped" && kind !== "changed";
        if (!isSaid) {
          const { name } = result.subject;
          log.warning(`${(0, core_text.zz)(asset.name)} in the release is not the stamped file ${(0, core_text.zz)(name)}. Do not publish it.`, { title: "changed" });
          return result;
        }
        const note = `${(0, core_text.zz)(asset.name)} in the release has other bytes: SHA-256 ${asset.sha256}. This file has ${sha256Of(result)}.`;
        return withOutcome(result, { kind: "changed", note, ofDigest: kind });
      }
      function withOutcome(result, outcome) {
        return { ...result, outcome: { ...outcome, ...(0, members.r$)({ evidence: (0, core_outcome.X1)(result.outcome) }) } };
      }
      function compareWithServed(results, assets) {
        const served = assets.filter(({ isUploaded, sha256 }) => isUploaded && sha256 !== void 0);
        const byHash = Map.groupBy(served, ({ sha256 }) => sha256);
        const byName = new Map(served.map((asset) => [asset.name, asset]));
        const collisions = new Set(results.map((result) => `${sha256Of(result)} ${(0, file_names.rw)(result.subject.name)}`));
        const coverage = /* @__PURE__ */ new Map();
        for (const result of results) {
          const sha256 = sha256Of(result);
          if (sha256 === void 0)
            continue;
          const name = (0, file_names.rw)(result.subject.name);
          const named = byName.get(name);
          const same = byHash.get(sha256);
          if (named !== void 0 && !collisions.has(`${named.sha256} ${name}`))
            coverage.set(result.subject, { kind: "other", asset: named });
          else if (same !== void 0)
            coverage.set(result.subject, { kind: "same", assets: same });
        }
        return coverage;
      }
      function unservedNames(results, assets, coverage) {
        const served = new Set(assets.flatMap(({ isUploaded, name }) => isUploaded ? [name] : []));
        const isUnserved = ({ subject }) => !coverage.has(subject) && !served.has((0, file_names.rw)(subject.name));
        const files2 = results.filter((result) => sha256Of(result) !== void 0);
        return files2.filter(isUnserved).map(({ subject }) => subject.name);
      }
      function sha256Of({ subject }) {
        return "sha256" in subject ? subject.sha256 : void 0;
      }
      var files_patterns = __webpack_require__(1780);
      ;
      async function findRelease(forge2, releaseTag, { event, ref, repository }) {
        const [id2, ownTag] = ["id", "tag_name"].map((name) => (0, members.mz)(event, "release", name));
        const own = Number.isSafeInteger(id2) ? { id: Number(id2), tag: typeof ownTag === "string" ? ownTag : "" } : void 0;
        const named = tagOf(releaseTag) ?? releaseTag;
        if (releaseTag === "latest")
          return await forge2.readLatestRelease() ?? missing(`no latest release`, repository);
        const isOwn = own !== void 0 && (named === "" || named === own.tag);
        const byId = isOwn ? await forge2.readRelease(own.id) : void 0;
        if (byId !== void 0)
          return byId;
        const tag = named || own?.tag || tagOf(ref);
        if (tag === void 0)
          return missing(`no release for this run: its event names none, and ${ref || "its ref"} is not a tag`, repository);
        return await forge2.readReleaseByTag(tag) ?? await findDraft(forge2, tag, repository) ?? missing(`no release with the tag ${tag}`, repository);
      }
      function tagOf(ref) {
        return /^refs\/tags\/(.+)$/.exec(ref)?.[1];
      }
      async function findDraft(forge2, tag, repository) {
        const drafts = [];
        for await (const release of forge2.readReleases())
          if (release.tag === tag)
            drafts.push(release);
        if (drafts.length <= 1)
          return drafts[0];
        const shown = drafts.map(({ id: id2, url, createdAt }) => (0, core_text.gI)([`number ${id2}`, createdAt && (0, core_text.E_)(createdAt), url]));
        const told = shown.map((facts) => facts.join(", ")).join("; ");
        const hint = `Nothing was stamped. Publish the draft that you want, or delete the other one with: gh api --method DELETE repos/${repository}/releases/NUMBER. Then run the job again.`;
        throw new core_errors._Z("RELEASE_AMBIGUOUS", `${drafts.length} drafts have the tag ${tag}: ${told}.`, { hint });
      }
      function missing(what, repository) {
        throw new core_errors._Z("RELEASE_NOT_FOUND", `In ${repository} there is ${what}.`);
      }
      async function selectAssets(assets, patterns, workspace, { notice, warning, unmatched, isEvidence }) {
        const { whole = [], broken = [] } = Object.groupBy(assets, ({ isUploaded }) => isUploaded ? "whole" : "broken");
        if (broken.length > 0)
          warning(`Left over from a broken upload, and not to be downloaded: ${namesOf(broken)}.`);
        const sorted = whole.toSorted((one, two) => (0, checksums.MP)(one.name, two.name));
        if (patterns.length > 0)
          return match(sorted, patterns, workspace, unmatched);
        const evidence = sorted.filter(isEvidence);
        if (evidence.length > 0)
          notice(`These files of the release were left out, because they are evidence of earlier runs: ${namesOf(evidence)}.`);
        return sorted.filter((asset) => !evidence.includes(asset));
      }
      async function match(assets, lines, workspace, unmatched) {
        const patterns = await (0, files_patterns.Z7)(lines, { given: workspace, real: workspace });
        const { top, select } = (0, files_patterns.P1)(patterns, () => false);
        const credited = /* @__PURE__ */ new Set();
        const selected = assets.filter(({ name }) => {
          const by = top === void 0 ? [] : select(name, top);
          for (const pattern of by)
            credited.add(pattern);
          return by.length > 0;
        });
        for (const pattern of patterns.filter(({ negate }) => !negate)) {
          if (!credited.has(pattern))
            unmatched(`No file of the release matches ${(0, core_text.zz)(pattern.text)}. Names there have no folders.`);
        }
        return selected;
      }
      function namesOf(assets) {
        return (0, core_text.Sh)(assets.map(({ name }) => name));
      }
      function toCandidate(forge2, asset) {
        const { name, size } = asset;
        return {
          kind: "asset",
          name,
          size,
          hash: async (onBytes, signal) => {
            const { hashes, error } = await forge2.hash(asset, onBytes, signal);
            const subject = { name, ...hashes };
            return error === void 0 ? { kind: "digest", subject } : { kind: "failed", subject, error };
          }
        };
      }
      var forge = __webpack_require__(9326);
      ;
      function createRoom(target, inputs) {
        const { attach, recorded } = target;
        const known = (0, evidence_record.C6)(recorded.own.notes);
        let isFull = false;
        return {
          ensureRoom: (names) => {
            if (attach === "body" || attach === "both") {
              isFull = !hasNotesRoom(target, inputs, names, () => void 0);
              if (isFull && !hasNotesRoom(target, inputs, names, (name) => known.names.get(name)?.digest.sha3_256))
                throw new core_errors._Z("RELEASE_BODY_FULL", "The release notes have no room left for a section of this run.");
            }
            if (attach === "assets" || attach === "both")
              ensureAssetsRoom(target, inputs, names);
          },
          takeRoom: (digest) => {
            if (!isFull || attach !== "body" || known.anchors.has(digest))
              return;
            throw new core_errors._Z("RELEASE_BODY_FULL", "The release notes have no room left for another digest.");
          }
        };
      }
      function hasNotesRoom({ release: { body }, attach, key, recorded }, inputs, names, digestOf) {
        const subjects = names.map((name) => {
          return { name, digest: { sha3_256: digestOf(name) ?? (0, external_node_crypto_.randomBytes)(32).toString("hex") } };
        });
        const lines = [...recorded.own.notes, ...attach === "body" ? toExpectedLines(subjects, inputs) : []];
        const data = lines.length === 0 ? [] : [(0, notes_data.Sh)(key, lines)];
        const section = [renderTitle((0, headline.GX)(names.length + 1)), ...data].join("\n\n");
        try {
          replaceSection(body, key, () => [section]);
          return true;
        } catch (thrown) {
          if (thrown instanceof core_errors._Z && thrown.code === "RELEASE_BODY_FULL")
            return false;
          throw thrown;
        }
      }
      function ensureAssetsRoom({ release: { tag }, key, assets }, { mode, anchor, report, witness }, names) {
        const named = file_names.Lk.slice(0, witness.length);
        const own = [file_names.NW.checksums, file_names.NW.sha256, file_names.NW.page, (0, file_names.oP)(key), ...named];
        const isWithReports = mode === "verify" && report;
        const asked = anchor === "manifest" ? [file_names.NW.checksums] : names;
        const wanted = isWithReports ? [...own, ...asked.map((name) => (0, file_names.cq)(name, "", false))] : own;
        const present = new Set(assets.map((asset) => asset.name));
        const missing2 = wanted.filter((name) => !present.delete(name)).length;
        const fresh = missing2 + (missing2 < wanted.length ? 1 : 0);
        if (assets.length + fresh <= forge.s)
          return;
        const message = `The release ${tag} has ${assets.length} assets, and this run would add ${fresh}.`;
        throw new core_errors._Z("ASSET_LIMIT_REACHED", message);
      }
      function toExpectedLines(subjects, { anchor, mode }) {
        const anchors = subjects.map(({ digest: { sha3_256: digest } }, index) => {
          const transaction = `0x${(0, external_node_crypto_.randomBytes)(32).toString("hex")}`;
          const records = [{ block: 1e7 + index, date: new Date(index).toISOString(), transaction }];
          return { covers: "subject", digest, verdict: "already-anchored", chain: { records } };
        });
        const statement2 = (0, to_statement.HJ)({
          tool: { name: "anchor-artifacts", version: version.rE },
          mode,
          finishedOn: (/* @__PURE__ */ new Date()).toISOString(),
          service: { url: "https://".padEnd(100, "x"), demonstration: false },
          subjects: [...new Map(subjects.map((subject) => [subject.name, subject])).values()],
          anchors: anchor === "manifest" ? anchors.slice(0, 1) : anchors
        });
        return statement2 === void 0 ? [] : [(0, notes_data.En)(statement2)];
      }
      ;
      async function openRelease(forge2, inputs, step, { log, clock, stop }) {
        const { mode, files: files2, fromRelease, releaseAttach: attach, releaseSection } = inputs;
        const release = await findRelease(forge2, inputs.releaseTag, { ...step.origin, event: step.event });
        log.info(`The release ${release.tag}${release.isDraft ? ", a draft" : ""}: ${release.url}`);
        const [key, name] = [sectionKey(releaseSection, step), sectionName(releaseSection, step)];
        const assets = await forge2.readAssets(release);
        const found = { forge: forge2, release, assets, attach, key, name, clock, stop, warn: log.warning };
        const target = { ...found, recorded: await readRecorded(found) };
        const { record } = target.recorded;
        ensureReadable(target, mode);
        if (attach !== "none")
          await ensureWritable(target);
        const isEvidence = evidenceAmong(assets, record);
        const isForeign = isSha256Foreign(assets, record);
        if (isForeign && attach !== "none")
          log.notice(`${file_names.NW.sha256} in the release was not written by this action, so it was not changed. This run attaches none.`);
        const warn = (text) => log.warning(text, { title: "unmatched pattern" });
        const unmatched = inputs.ifNoFilesFound === "ignore" ? log.info : warn;
        const notice = (text) => log.notice(text, { title: "left out" });
        const selecting = { notice, warning: log.warning, unmatched, isEvidence };
        const selected = fromRelease ? await selectAssets(assets, files2, step.workspace, selecting) : [];
        return {
          candidates: selected.map((asset) => toCandidate(forge2, asset)),
          lines: record.lines,
          isSha256Foreign: isForeign,
          ...createRoom(target, inputs),
          ...compareAndAttach(target, inputs, log)
        };
      }
      function ensureReadable({ recorded: { damaged }, attach, key }, mode) {
        const isBelow = (one) => one.place === "asset" && one.key === key && /assets|both/.test(attach);
        const fatal = damaged.find((one) => mode === "stamp" || isBelow(one));
        if (fatal === void 0)
          return;
        const { what, place, advice: hint } = fatal;
        const account = `${what} cannot be ${place === "notes" ? "read" : "used"}. Nothing was sent.`;
        throw new core_errors._Z("EVIDENCE_INVALID", account, { hint });
      }
      function compareAndAttach(opened, { mode, fromRelease }, log) {
        const { attach, key: section, stop, forge: forge2, release } = opened;
        let last;
        const compare = async (results) => {
          const attempts = (0, files.z_)();
          const isAttaching = attach !== "none" && results.length > 0;
          const assets = isAttaching && !stop.aborted ? await attempts.attempt(() => forge2.readAssets(release)) : void 0;
          const target = { ...opened, ...assets && { assets } };
          const { served, results: compared } = compareResults(results, { ...target, mode, fromRelease, log });
          last = isAttaching ? { target, served, errors: attempts.errors } : void 0;
          return compared;
        };
        if (attach === "none")
          return { compare };
        return {
          section,
          compare,
          attach: async (finished) => last === void 0 ? { errors: [] } : attachEvidence(last, finished)
        };
      }
      async function ensureWritable({ forge: forge2, release, attach }) {
        const { tag, isImmutable, isDraft } = release;
        if (attach !== "body" && isImmutable && !isDraft) {
          throw new core_errors._Z("RELEASE_IMMUTABLE", `The release ${tag} is locked (published and immutable), so no file can be added.`);
        }
        await forge2.ensureWritable(release);
      }
    })
  )
};
