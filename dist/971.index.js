export const id = 971;
export const ids = [971];
export const modules = {
  /***/
  9778: (
    /***/
    ((__webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => {
        try {
          let toSectionFacts = function({ assets, key, name, attach }, { report, facts: run, reports }, links, { coverage, unserved }) {
            const whole = assets.filter(({ isUploaded }) => isUploaded);
            return {
              report,
              run,
              name,
              coverage,
              unserved,
              assetUrls: new Map([...whole.map((asset) => [asset.name, asset.url]), ...links]),
              reportUrls: new Map([...reports].flatMap(([address, saved]) => {
                const url = links.get(saved.name);
                return url === void 0 ? [] : [[address, url]];
              })),
              isLinkingToService: attach === "body",
              evidence: [_core_file_names_js__WEBPACK_IMPORTED_MODULE_1__.NW.page, (0, _core_file_names_js__WEBPACK_IMPORTED_MODULE_1__.oP)(key), _core_file_names_js__WEBPACK_IMPORTED_MODULE_1__.NW.checksums, _core_file_names_js__WEBPACK_IMPORTED_MODULE_1__.NW.sha256, ..._core_file_names_js__WEBPACK_IMPORTED_MODULE_1__.Lk].flatMap((file) => {
                const url = links.get(file);
                return url === void 0 ? [] : [{ name: file, url }];
              })
            };
          }, withoutRefused = function(statement, { results }) {
            const isRefused = ({ outcome }) => (0, _core_outcome_js__WEBPACK_IMPORTED_MODULE_2__.Mz)(outcome)?.code === "RELEASE_BODY_FULL";
            const refused = new Set(results.filter(isRefused).map(_core_report_js__WEBPACK_IMPORTED_MODULE_3__.ol));
            const { subject, predicate } = statement;
            const left = subject.filter(({ digest }) => !refused.has(digest.sha3_256));
            const anchors = predicate.anchors.filter(({ digest }) => !refused.has(digest));
            if (left.length === 0)
              return void 0;
            const cut = { ...statement, subject: left, predicate: { ...predicate, anchors } };
            return left.length < subject.length ? (0, _notes_data_js__WEBPACK_IMPORTED_MODULE_7__.Mo)(cut) : cut;
          }, readNotes = function(notes, key) {
            const found = (0, _notes_data_js__WEBPACK_IMPORTED_MODULE_7__.XJ)(notes).find((data) => data.key === key);
            return found === void 0 ? [] : found.lines ?? refuseDamaged(key);
          }, refuseDamaged = function(key) {
            throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__._Z("EVIDENCE_INVALID", `The recorded data in the notes, section ${key}, cannot be read.`);
          }, unite = function(one, two) {
            return [...new Map([...one, ...two].map((line) => [JSON.stringify(line), line])).values()];
          };
          __webpack_require__.d(__webpack_exports__, {
            /* harmony export */
            P: () => (
              /* binding */
              attachEvidence
            )
            /* harmony export */
          });
          var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3943);
          var _core_file_names_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7550);
          var _core_outcome_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(973);
          var _core_report_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5299);
          var _evidence_record_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1572);
          var _host_atomic_file_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(534);
          var _evidence_files_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3984);
          var _notes_data_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(6531);
          var _put_asset_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(767);
          var _put_log_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(2733);
          var _read_recorded_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(9724);
          var _render_section_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(8469);
          var _section_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(2576);
          var __webpack_async_dependencies__ = __webpack_handle_async_dependencies__([_evidence_files_js__WEBPACK_IMPORTED_MODULE_6__]);
          _evidence_files_js__WEBPACK_IMPORTED_MODULE_6__ = (__webpack_async_dependencies__.then ? (await __webpack_async_dependencies__)() : __webpack_async_dependencies__)[0];
          async function attachEvidence({ target, served, errors: unread }, finished) {
            const { release, attach, stop } = target;
            if (stop.aborted) {
              const error = new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__._Z("NOT_ATTEMPTED", "The run was cancelled before the release was written.");
              return { errors: [error] };
            }
            const { attempt, errors } = (0, _host_atomic_file_js__WEBPACK_IMPORTED_MODULE_5__.z_)();
            const isPutting = attach !== "body" && unread.length === 0;
            const put = isPutting ? await putFiles(target, finished, attempt) : nothingPut;
            const isWithNotes = attach === "body" || attach === "both";
            const hasWritten = isWithNotes && !put.isOthers && await attempt(() => writeNotes(target, finished, put, served));
            const isAttached = hasWritten === true || put.links.size > 0;
            return { errors: [...unread, ...errors], ...isAttached && { url: release.url } };
          }
          const nothingPut = { links: /* @__PURE__ */ new Map(), lines: [], isOthers: false };
          async function putFiles(target, finished, attempt) {
            const { forge, release, assets, key, recorded } = target;
            const { statement, hasSent } = finished;
            const links = /* @__PURE__ */ new Map();
            const { first, notes } = recorded.own;
            const putOne = async (file, known) => {
              const asset = await attempt(async () => (0, _put_asset_js__WEBPACK_IMPORTED_MODULE_8__.EO)(forge, release, { ...file, bytes: await file.load() }, known));
              if (asset !== void 0)
                links.set(file.name, asset.url);
            };
            const readLogs = /* @__PURE__ */ new Map();
            let lines = (0, _read_recorded_js__WEBPACK_IMPORTED_MODULE_10__.Dx)(recorded.own);
            let log;
            for (let round = 1; round <= maxPageRounds; round += 1) {
              if (statement === void 0)
                break;
              const now = await attempt(() => (0, _put_log_js__WEBPACK_IMPORTED_MODULE_9__.a)({ ...target, first, known: readLogs }, statement, hasSent && round === 1));
              if (now === void 0 || round > 1 && now.asset?.id === log?.asset?.id)
                break;
              log = now;
              if (log.asset !== void 0)
                links.set((0, _core_file_names_js__WEBPACK_IMPORTED_MODULE_1__.oP)(key), log.asset.url);
              lines = (0, _read_recorded_js__WEBPACK_IMPORTED_MODULE_10__.Dx)({ first, log: log.log, notes });
              if (round === 1 && log.isOthers)
                break;
              const known = log.assets;
              const files = await attempt(() => (0, _evidence_files_js__WEBPACK_IMPORTED_MODULE_6__.N)({ ...target, assets: known, lines, witnessed: finished.witnessed })) ?? [];
              for (const file of files)
                if (file.isWanted?.() !== false)
                  await putOne(file, known);
            }
            for (const file of (0, _evidence_files_js__WEBPACK_IMPORTED_MODULE_6__.J)(finished))
              await putOne(file, assets);
            return { links, lines, isOthers: log?.isOthers === true };
          }
          const maxPageRounds = 10;
          async function writeNotes(target, finished, { links, lines }, served) {
            const { forge, release, key, attach, recorded, warn } = target;
            const { report, statement, hasSent } = finished;
            const facts = toSectionFacts(target, finished, links, served);
            const brief = attach === "body" && statement ? withoutRefused((0, _notes_data_js__WEBPACK_IMPORTED_MODULE_7__.En)(statement), report) : void 0;
            const own = brief && (0, _notes_data_js__WEBPACK_IMPORTED_MODULE_7__.WC)(brief, recorded.own.notes);
            let inNotes = recorded.own.notes;
            let isCut = false;
            const render = (room, notes) => {
              inNotes = unite(inNotes, readNotes(notes, key));
              const others = (0, _notes_data_js__WEBPACK_IMPORTED_MODULE_7__.XJ)((0, _section_js__WEBPACK_IMPORTED_MODULE_12__.GU)(notes, key)).filter((data2) => data2.key !== key);
              const renderData = (kept) => {
                const all = [...kept.length === 0 ? [] : [{ key, lines: kept }], ...others];
                return all.map((one) => (0, _notes_data_js__WEBPACK_IMPORTED_MODULE_7__.Sh)(one.key, one.lines ?? refuseDamaged(one.key))).join("\n\n");
              };
              const add = (line) => line !== void 0 && (hasSent || (0, _evidence_record_js__WEBPACK_IMPORTED_MODULE_4__.Ms)(inNotes, line)) ? unite(inNotes, [line]) : inNotes;
              const isFitting = renderData(add(own)).length + titleBytes <= room;
              isCut = !isFitting && own?.predicate.witnesses !== void 0;
              inNotes = add(isCut && own !== void 0 ? (0, _notes_data_js__WEBPACK_IMPORTED_MODULE_7__.Mo)(own) : own);
              const data = renderData(inNotes);
              const known = statement === void 0 ? [] : [statement];
              const record = (0, _evidence_record_js__WEBPACK_IMPORTED_MODULE_4__.C6)([...(0, _read_recorded_js__WEBPACK_IMPORTED_MODULE_10__.Dx)({ ...recorded.own, notes: inNotes }), ...lines, ...known], Date.now());
              const shown = { ...facts, record, data };
              return [(0, _render_section_js__WEBPACK_IMPORTED_MODULE_11__.Y)(shown, room), ...(0, _render_section_js__WEBPACK_IMPORTED_MODULE_11__.O)(shown)];
            };
            const isRecorded = (notes) => {
              const there = readNotes(notes, key);
              return attach === "body" && inNotes.length > 0 && unite(there, inNotes).length === there.length;
            };
            await (0, _section_js__WEBPACK_IMPORTED_MODULE_12__.Zn)(forge, release, key, render, { ...target, isRecorded });
            if (isCut)
              warn(`The notes have no room for the witnesses of ${_core_file_names_js__WEBPACK_IMPORTED_MODULE_1__.NW.sha256}: they stay in the folder for evidence.`);
            return true;
          }
          const titleBytes = 1e3;
          __webpack_async_result__();
        } catch (e) {
          __webpack_async_result__(e);
        }
      });
    })
  ),
  /***/
  9528: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        e: () => (
          /* binding */
          compareResults
        )
        /* harmony export */
      });
      var _core_file_names_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7550);
      var _core_outcome_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(973);
      var _core_report_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5299);
      var _core_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7422);
      var _evidence_record_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1572);
      function compareResults(results, comparing) {
        const { mode, fromRelease, recorded, assets, log } = comparing;
        const [unread] = recorded.damaged;
        const findOther = createFinder(comparing);
        const coverage = compareWithServed(results, assets);
        const compared = results.map((result) => {
          if (unread !== void 0)
            return unjudged(result, unread);
          const other = findOther(result);
          if (other !== void 0 && mode === "stamp")
            log.warning(renderOther(result, other));
          else if (other !== void 0)
            return contradicted(result, other);
          const covered = fromRelease ? void 0 : coverage.get(result.subject);
          const isOther = covered?.kind === "other" && !(0, _evidence_record_js__WEBPACK_IMPORTED_MODULE_4__.wi)(recorded.record, covered.asset);
          return isOther ? servedWithOtherBytes(result, covered.asset, mode, log) : result;
        });
        const unserved = fromRelease ? [] : unservedNames(results, assets);
        logUnserved(results, unserved, log);
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
          const digest = (0, _core_report_js__WEBPACK_IMPORTED_MODULE_2__.ol)(result);
          const known = digest === void 0 ? [] : find(result.subject.name);
          return known.map((each) => each?.digest.sha3_256).find((each) => each !== void 0 && each !== digest);
        };
      }
      function createAssetFinder({ names }) {
        const uploaded = Map.groupBy(names.values(), ({ name }) => (0, _core_file_names_js__WEBPACK_IMPORTED_MODULE_0__.rw)(name));
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
      function unjudged(result, { what }) {
        const { outcome } = result;
        if (outcome.kind === "failed" || outcome.kind === "skipped" || outcome.kind === "unreachable")
          return result;
        const note = `${what} cannot be read, so nobody knows which bytes were recorded.`;
        return { ...result, outcome: { kind: "unknown", note, ...evidenceIn(outcome) } };
      }
      function renderOther({ subject: { name } }, other) {
        return `The release's evidence has other bytes under the name ${(0, _core_text_js__WEBPACK_IMPORTED_MODULE_3__.zz)(name)}: SHA3-256 ${other}. Was it built twice? Both stay in it.`;
      }
      function contradicted(result, other) {
        const { kind } = result.outcome;
        if (kind === "failed" || kind === "skipped" || kind === "changed")
          return result;
        const note = `The release's evidence records other bytes under this name: SHA3-256 ${other}; these have ${(0, _core_report_js__WEBPACK_IMPORTED_MODULE_2__.ol)(result)}.`;
        return { ...result, outcome: { kind: "changed", note, ofDigest: kind, ...evidenceIn(result.outcome) } };
      }
      function servedWithOtherBytes(result, asset, mode, log) {
        const { outcome } = result;
        const { kind } = outcome;
        const isSaid = mode === "stamp" ? _core_outcome_js__WEBPACK_IMPORTED_MODULE_1__.Jo[kind].stamped : kind !== "failed" && kind !== "skipped" && kind !== "changed";
        if (!isSaid) {
          const { name } = result.subject;
          log.warning(`The release serves other bytes as ${(0, _core_text_js__WEBPACK_IMPORTED_MODULE_3__.zz)(asset.name)} than those of ${(0, _core_text_js__WEBPACK_IMPORTED_MODULE_3__.zz)(name)}.`);
          return result;
        }
        const note = `The release serves other bytes as ${(0, _core_text_js__WEBPACK_IMPORTED_MODULE_3__.zz)(asset.name)}: SHA-256 ${asset.sha256}; this file has ${sha256Of(result)}.`;
        return { ...result, outcome: { kind: "changed", note, ofDigest: kind, ...evidenceIn(outcome) } };
      }
      function evidenceIn(outcome) {
        return "evidence" in outcome && outcome.evidence !== void 0 ? { evidence: outcome.evidence } : {};
      }
      function logUnserved(results, names, log) {
        if (names.length === 0)
          return;
        const are = names.length === 1 ? "is no asset" : "are no assets";
        log.notice(`${names.length} of ${results.length} subjects ${are} of the release: ${(0, _core_text_js__WEBPACK_IMPORTED_MODULE_3__.Sh)(names)}.`);
      }
      function compareWithServed(results, assets) {
        const served = assets.filter(({ isUploaded, sha256 }) => isUploaded && sha256 !== void 0);
        const byHash = Map.groupBy(served, ({ sha256 }) => sha256);
        const byName = new Map(served.map((asset) => [asset.name, asset]));
        const collisions = new Set(results.map((result) => `${sha256Of(result)} ${(0, _core_file_names_js__WEBPACK_IMPORTED_MODULE_0__.rw)(result.subject.name)}`));
        const coverage = /* @__PURE__ */ new Map();
        for (const result of results) {
          const sha256 = sha256Of(result);
          if (sha256 === void 0)
            continue;
          const name = (0, _core_file_names_js__WEBPACK_IMPORTED_MODULE_0__.rw)(result.subject.name);
          const named = byName.get(name);
          const same = byHash.get(sha256);
          if (named !== void 0 && !collisions.has(`${named.sha256} ${name}`))
            coverage.set(result.subject, { kind: "other", asset: named });
          else if (same !== void 0)
            coverage.set(result.subject, { kind: "same", assets: same });
        }
        return coverage;
      }
      function unservedNames(results, assets) {
        const whole = assets.filter(({ isUploaded }) => isUploaded);
        const known = new Set(whole.flatMap(({ name, sha256 }) => [name, sha256]));
        const files = results.filter((result) => sha256Of(result) !== void 0);
        const isUnserved = (result) => !known.has((0, _core_file_names_js__WEBPACK_IMPORTED_MODULE_0__.rw)(result.subject.name)) && !known.has(sha256Of(result));
        return files.filter(isUnserved).map(({ subject }) => subject.name);
      }
      function sha256Of({ subject }) {
        return "sha256" in subject ? subject.sha256 : void 0;
      }
    })
  ),
  /***/
  3984: (
    /***/
    ((__webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => {
        try {
          let unchangedFiles = function({ reports, proofs }) {
            return [...reports.values(), ...proofs].map(({ name, path }) => ({ name, load: () => (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readFile)(path) }));
          }, listFile = function(attaching, record, name, text) {
            return {
              name,
              load: async () => Buffer.from(text),
              // A list that the evidence does not state may be another author's, perhaps signed: it stays.
              mayStay: async (asset) => {
                const sha256 = asset.sha256 ?? await readSha256(attaching, asset);
                if ((0, _evidence_record_js__WEBPACK_IMPORTED_MODULE_7__.wi)(record, { name, sha256 }))
                  return false;
                attaching.warn(`${name} in the release is not of this job's making, and is left as it is.`);
                return true;
              }
            };
          }, toWitnessFile = function({ name, bytes }, { witnesses }, attaching) {
            const mayStay = async (asset) => {
              const sha256 = asset.sha256 ?? await readSha256(attaching, asset);
              return !witnesses.some(({ token }) => sha256Of(Buffer.from(token, "base64")) === sha256);
            };
            return { name, load: async () => bytes, mayStay };
          }, pageLines = function(all, own) {
            const known = new Set(own.map((line) => JSON.stringify(line)));
            return [...all.filter((line) => !known.has(JSON.stringify(line))), ...own];
          }, isOwnPage = function({ key, warn }, lines) {
            if (lines.at(-1)?.predicate.run?.section === key)
              return true;
            warn(`${_core_file_names_js__WEBPACK_IMPORTED_MODULE_3__.NW.page} in the release was written by another job: it, ${_core_file_names_js__WEBPACK_IMPORTED_MODULE_3__.NW.checksums} and ${_core_file_names_js__WEBPACK_IMPORTED_MODULE_3__.NW.sha256} are left as they are. One job of a release attaches assets.`);
            return false;
          }, sha256Of = function(bytes) {
            return (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256").update(bytes).digest("hex");
          };
          __webpack_require__.d(__webpack_exports__, {
            /* harmony export */
            J: () => (
              /* binding */
              unchangedFiles
            ),
            /* harmony export */
            N: () => (
              /* binding */
              commonFiles
            )
            /* harmony export */
          });
          var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
          var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1455);
          var _core_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3943);
          var _core_file_names_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7550);
          var _core_json_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9759);
          var _evidence_lists_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(926);
          var _evidence_log_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8233);
          var _evidence_record_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(1572);
          var _run_write_evidence_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(9312);
          var __webpack_async_dependencies__ = __webpack_handle_async_dependencies__([_run_write_evidence_js__WEBPACK_IMPORTED_MODULE_8__]);
          _run_write_evidence_js__WEBPACK_IMPORTED_MODULE_8__ = (__webpack_async_dependencies__.then ? (await __webpack_async_dependencies__)() : __webpack_async_dependencies__)[0];
          async function commonFiles(attaching) {
            const { assets, recorded, lines, witnessed, warn } = attaching;
            const record = (0, _evidence_record_js__WEBPACK_IMPORTED_MODULE_7__.C6)([...recorded.record.lines, ...lines], Date.now());
            const ordered = (0, _evidence_record_js__WEBPACK_IMPORTED_MODULE_7__.C6)(lines, Date.now()).lines;
            const last = ordered.findLast(({ predicate: predicate2 }) => predicate2.mode === "stamp") ?? ordered.at(-1);
            if (last === void 0)
              return [];
            const existing = assets.find(({ name, isUploaded }) => name === _core_file_names_js__WEBPACK_IMPORTED_MODULE_3__.NW.page && isUploaded);
            if (existing !== void 0 && !isOwnPage(attaching, await readPage(attaching, existing)))
              return [];
            let isOthers = false;
            const page = {
              name: _core_file_names_js__WEBPACK_IMPORTED_MODULE_3__.NW.page,
              load: async () => Buffer.from([...await (0, _run_write_evidence_js__WEBPACK_IMPORTED_MODULE_8__.w)(pageLines(recorded.record.lines, lines))].join("")),
              mayStay: async (asset) => isOthers = !isOwnPage(attaching, await readPage(attaching, asset))
            };
            const toListFile = (name, text) => ({
              ...listFile(attaching, record, name, text),
              isWanted: () => !isOthers
            });
            const { subject, predicate } = last;
            const pair = predicate.lists.find(({ name }) => name === _core_file_names_js__WEBPACK_IMPORTED_MODULE_3__.NW.sha256);
            const sha256List = pair ? (0, _evidence_lists_js__WEBPACK_IMPORTED_MODULE_5__.rn)(subject) : "";
            const isOwnList = (asset) => asset.name === _core_file_names_js__WEBPACK_IMPORTED_MODULE_3__.NW.sha256 && (0, _evidence_record_js__WEBPACK_IMPORTED_MODULE_7__.wi)(record, asset);
            if (pair === void 0 && assets.some(isOwnList)) {
              warn(`${_core_file_names_js__WEBPACK_IMPORTED_MODULE_3__.NW.checksums} and ${_core_file_names_js__WEBPACK_IMPORTED_MODULE_3__.NW.sha256} in the release are of an earlier stamp, as the last one was recorded in the notes alone; they are left as they are.`);
              return [page];
            }
            const witnesses = witnessed?.sha256 === pair?.sha256 ? witnessed?.files ?? [] : [];
            return [
              page,
              toListFile(_core_file_names_js__WEBPACK_IMPORTED_MODULE_3__.NW.checksums, (0, _evidence_lists_js__WEBPACK_IMPORTED_MODULE_5__.FO)(subject)),
              ...sha256List === "" ? [] : [toListFile(_core_file_names_js__WEBPACK_IMPORTED_MODULE_3__.NW.sha256, sha256List)],
              ...witnesses.map((file) => ({ ...toWitnessFile(file, record, attaching), isWanted: () => !isOthers }))
            ];
          }
          const maxPageBytes = 2 * _core_json_js__WEBPACK_IMPORTED_MODULE_4__.Zd;
          async function readPage({ forge }, asset) {
            const page = Buffer.from(await forge.read(asset, maxPageBytes)).toString("utf8");
            try {
              return (0, _evidence_log_js__WEBPACK_IMPORTED_MODULE_6__.vf)(page);
            } catch (thrown) {
              if (thrown instanceof _core_errors_js__WEBPACK_IMPORTED_MODULE_2__._Z && thrown.code === "EVIDENCE_INVALID")
                return [];
              throw thrown;
            }
          }
          async function readSha256({ forge }, asset) {
            return sha256Of(await forge.read(asset, _core_json_js__WEBPACK_IMPORTED_MODULE_4__.Zd));
          }
          __webpack_async_result__();
        } catch (e) {
          __webpack_async_result__(e);
        }
      });
    })
  ),
  /***/
  48: (
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
  6531: (
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
      var _core_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3943);
      var _core_json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9759);
      var _core_members_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(7066);
      var _evidence_log_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8233);
      var _evidence_record_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1572);
      var _evidence_statement_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7218);
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
        return (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256").update(packed).digest("hex").slice(0, 16);
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
        const { covers, digest, verdict, mayBeSpent, chain, pendingProof, writtenProof } = anchor;
        const { block, date, transaction } = (0, _evidence_record_js__WEBPACK_IMPORTED_MODULE_5__.rG)(chain?.records ?? []) ?? {};
        const record = (0, _core_members_js__WEBPACK_IMPORTED_MODULE_7__.r$)({ block, ...isDetailed && { date, transaction } });
        return {
          covers,
          digest,
          verdict,
          ...mayBeSpent && { mayBeSpent },
          ...Object.keys(record).length > 0 && { chain: { records: [record] } },
          ...pendingProof && { pendingProof },
          ...writtenProof && { writtenProof }
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
  1971: (
    /***/
    ((__webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => {
        try {
          let ensureReadable = function({ recorded: { damaged }, attach, key }, mode) {
            const isBelow = (one) => one.place === "asset" && one.key === key && /assets|both/.test(attach);
            const fatal = damaged.find((one) => mode === "stamp" || isBelow(one));
            if (fatal === void 0)
              return;
            const hint = "Nothing was sent. Put it back as it was, from a copy, or remove it when you know that nothing is lost by that.";
            throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__._Z("EVIDENCE_INVALID", `${fatal.what} cannot be read, and it may record stamps.`, { hint });
          }, compareAndAttach = function(opened, { mode, fromRelease }, log) {
            const { attach, key: section, stop, forge, release } = opened;
            let last;
            const compare = async (results) => {
              const attempts = (0, _host_atomic_file_js__WEBPACK_IMPORTED_MODULE_3__.z_)();
              const isAttaching = attach !== "none" && results.length > 0;
              const assets = isAttaching && !stop.aborted ? await attempts.attempt(() => forge.readAssets(release)) : void 0;
              const target = { ...opened, ...assets && { assets } };
              const { served, results: compared } = (0, _compare_js__WEBPACK_IMPORTED_MODULE_5__.e)(results, { ...target, mode, fromRelease, log });
              last = isAttaching ? { target, served, errors: attempts.errors } : void 0;
              return compared;
            };
            if (attach === "none")
              return { compare };
            return {
              section,
              compare,
              attach: async (finished) => last === void 0 ? { errors: [] } : (0, _attach_js__WEBPACK_IMPORTED_MODULE_4__.P)(last, finished)
            };
          }, tagOf = function(ref) {
            return /^refs\/tags\/(.+)$/.exec(ref)?.[1];
          }, missing = function(what, repository) {
            throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__._Z("RELEASE_NOT_FOUND", `In ${repository} there is ${what}.`);
          };
          __webpack_require__.r(__webpack_exports__);
          __webpack_require__.d(__webpack_exports__, {
            /* harmony export */
            findRelease: () => (
              /* binding */
              findRelease
            ),
            /* harmony export */
            openRelease: () => (
              /* binding */
              openRelease
            )
            /* harmony export */
          });
          var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3943);
          var _core_file_names_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7550);
          var _core_members_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(7066);
          var _core_dates_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(3272);
          var _core_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7422);
          var _host_atomic_file_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(534);
          var _attach_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9778);
          var _compare_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9528);
          var _read_assets_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1609);
          var _read_recorded_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(9724);
          var _room_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(7444);
          var _section_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(2576);
          var __webpack_async_dependencies__ = __webpack_handle_async_dependencies__([_attach_js__WEBPACK_IMPORTED_MODULE_4__]);
          _attach_js__WEBPACK_IMPORTED_MODULE_4__ = (__webpack_async_dependencies__.then ? (await __webpack_async_dependencies__)() : __webpack_async_dependencies__)[0];
          async function openRelease(forge, inputs, step, { log, clock, stop }) {
            const { mode, files, fromRelease, releaseAttach: attach, releaseSection } = inputs;
            const release = await findRelease(forge, inputs.releaseTag, { ...step.origin, event: step.event });
            log.info(`The release ${release.tag}${release.isDraft ? ", a draft" : ""}: ${release.url}`);
            const [key, name] = [(0, _section_js__WEBPACK_IMPORTED_MODULE_9__.FR)(releaseSection, step), (0, _section_js__WEBPACK_IMPORTED_MODULE_9__.$)(releaseSection, step)];
            const assets = await forge.readAssets(release);
            const found = { forge, release, assets, attach, key, name, clock, stop, warn: log.warning };
            const target = { ...found, recorded: await (0, _read_recorded_js__WEBPACK_IMPORTED_MODULE_7__.HH)(found) };
            const { record } = target.recorded;
            ensureReadable(target, mode);
            if (attach !== "none")
              await ensureWritable(target);
            const isEvidence = (0, _read_recorded_js__WEBPACK_IMPORTED_MODULE_7__.i4)(assets, record);
            const isForeign = (0, _read_recorded_js__WEBPACK_IMPORTED_MODULE_7__.Kp)(assets, record);
            if (isForeign && attach !== "none")
              log.notice(`${_core_file_names_js__WEBPACK_IMPORTED_MODULE_1__.NW.sha256} in the release is not ours: it stays as it is, and there is none of this run.`);
            const unmatched = inputs.ifNoFilesFound === "ignore" ? log.info : log.warning;
            const selecting = { notice: log.notice, warning: log.warning, unmatched, isEvidence };
            const selected = fromRelease ? await (0, _read_assets_js__WEBPACK_IMPORTED_MODULE_6__.G)(assets, files, step.workspace, selecting) : [];
            return {
              candidates: selected.map((asset) => (0, _read_assets_js__WEBPACK_IMPORTED_MODULE_6__.b)(forge, asset)),
              lines: record.lines,
              isSha256Foreign: isForeign,
              ...(0, _room_js__WEBPACK_IMPORTED_MODULE_8__.a)(target, inputs),
              ...compareAndAttach(target, inputs, log)
            };
          }
          async function ensureWritable({ forge, release, attach }) {
            const { tag, isImmutable, isDraft } = release;
            if (attach !== "body" && isImmutable && !isDraft) {
              throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__._Z("RELEASE_IMMUTABLE", `The release ${tag} is published and immutable: it takes no assets any more.`);
            }
            await forge.ensureWritable(release);
          }
          async function findRelease(forge, releaseTag, { event, ref, repository }) {
            const [id2, ownTag] = ["id", "tag_name"].map((name) => (0, _core_members_js__WEBPACK_IMPORTED_MODULE_10__.mz)(event, "release", name));
            const own = Number.isSafeInteger(id2) ? { id: Number(id2), tag: typeof ownTag === "string" ? ownTag : "" } : void 0;
            const named = tagOf(releaseTag) ?? releaseTag;
            if (releaseTag === "latest")
              return await forge.readLatestRelease() ?? missing(`no latest release`, repository);
            const isOwn = own !== void 0 && (named === "" || named === own.tag);
            const byId = isOwn ? await forge.readRelease(own.id) : void 0;
            if (byId !== void 0)
              return byId;
            const tag = named || own?.tag || tagOf(ref);
            if (tag === void 0)
              return missing(`no release to be found: the event has none, and ${ref || "the ref"} is no tag`, repository);
            return await forge.readReleaseByTag(tag) ?? await findDraft(forge, tag, repository) ?? missing(`no release with the tag ${tag}`, repository);
          }
          async function findDraft(forge, tag, repository) {
            const drafts = [];
            for await (const release of forge.readReleases())
              if (release.tag === tag)
                drafts.push(release);
            if (drafts.length <= 1)
              return drafts[0];
            const shown = drafts.map(({ id: id2, url, createdAt }) => (0, _core_text_js__WEBPACK_IMPORTED_MODULE_2__.gI)([`${id2}`, createdAt && (0, _core_dates_js__WEBPACK_IMPORTED_MODULE_11__.E)(createdAt), url]));
            const told = shown.map((facts) => facts.join(", ")).join("; ");
            const hint = `Delete the draft that is not wanted (gh api --method DELETE repos/${repository}/releases/ID, with its number as ID), or publish the one that is, and run the job again. Nothing was stamped.`;
            throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__._Z("RELEASE_AMBIGUOUS", `${drafts.length} drafts have the tag ${tag}: ${told}.`, { hint });
          }
          __webpack_async_result__();
        } catch (e) {
          __webpack_async_result__(e);
        }
      });
    })
  ),
  /***/
  767: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        EO: () => (
          /* binding */
          putAsset
        ),
        /* harmony export */
        u$: () => (
          /* binding */
          isAbandonedUpload
        ),
        /* harmony export */
        v9: () => (
          /* binding */
          holds
        )
        /* harmony export */
      });
      var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
      var _core_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3943);
      var _core_file_names_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7550);
      const maxUploads = 4;
      const abandonedMs = 36e5;
      async function putAsset(store, release, file, known) {
        const existing = known.find(({ name }) => name === file.name);
        const asset = await settle(store, release, file, existing);
        for (const leftover of known) {
          if (isAbandonedUpload(leftover) && (0, _core_file_names_js__WEBPACK_IMPORTED_MODULE_2__.$W)(leftover.name, file.name))
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
        const outcome = await uploadAs(store, release, (0, _core_file_names_js__WEBPACK_IMPORTED_MODULE_2__.NT)(name, (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(4).toString("hex")), file);
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
        throw notUploaded(ownName, `${maxUploads} attempts brought nothing that is whole`);
      }
      async function findAsset(store, release, name) {
        return (await store.readAssets(release)).find((asset) => asset.name === name);
      }
      async function holds(store, asset, bytes) {
        if (!asset.isUploaded || asset.size !== bytes.length)
          return false;
        if (asset.sha256 === void 0)
          return Buffer.compare(await store.read(asset, bytes.length), bytes) === 0;
        return asset.sha256 === (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256").update(bytes).digest("hex");
      }
      function notUploaded(name, why) {
        return new _core_errors_js__WEBPACK_IMPORTED_MODULE_1__._Z("ASSET_NOT_UPLOADED", `${name} is not attached: ${why}.`);
      }
    })
  ),
  /***/
  2733: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        a: () => (
          /* binding */
          putLog
        )
        /* harmony export */
      });
      var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
      var _core_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3943);
      var _core_file_names_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7550);
      var _evidence_log_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8233);
      var _evidence_record_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1572);
      var _put_asset_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(767);
      const maxRounds = 60;
      const maxUnreadable = 15;
      const maxLeft = 5;
      const lookMs = 200;
      const othersMs = 2e3;
      const perCopyMs = 1e3;
      async function putLog(putting, line, hasSent) {
        const { forge, release, key, clock, stop, first } = putting;
        const own = { names: /* @__PURE__ */ new Set(), ids: /* @__PURE__ */ new Set(), taken: /* @__PURE__ */ new Set(), hasWaited: false, left: 0 };
        let added;
        let wanted = [];
        let unreadable = 0;
        for (let round = 1; round <= maxRounds && !stop.aborted; round += 1) {
          const assets = await forge.readAssets(release);
          const listed = assets.filter((asset) => (0, _core_file_names_js__WEBPACK_IMPORTED_MODULE_2__.dt)(asset.name) === key);
          const copies = await readCopies(putting, listed, unreadable < maxUnreadable);
          unreadable = copies === void 0 ? unreadable + 1 : 0;
          let pause = othersMs;
          if (copies !== void 0) {
            const standing = copies.find(({ asset }) => asset.name === (0, _core_file_names_js__WEBPACK_IMPORTED_MODULE_2__.oP)(key));
            const all = copies.map(({ log }) => log).reduce(_evidence_log_js__WEBPACK_IMPORTED_MODULE_3__.w, standing?.log ?? []);
            const statements = [...first, ...all.map(({ statement }) => statement)];
            added ??= hasSent || (0, _evidence_record_js__WEBPACK_IMPORTED_MODULE_4__.Ms)(statements, line) ? (0, _evidence_log_js__WEBPACK_IMPORTED_MODULE_3__.$2)([], line) : [];
            wanted = [all, wanted, added].reduce(_evidence_log_js__WEBPACK_IMPORTED_MODULE_3__.w);
            if (wanted.length === 0)
              return { log: [], assets, isOthers: false };
            const done = await replace(putting, wanted, { listed, copies }, own);
            if (typeof done === "object")
              return { ...done, assets, isOthers: added.length > 0 && !own.ids.has(done.asset.id) };
            pause = done;
          }
          await clock.wait(clock.random() * pause, stop);
        }
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_1__._Z("ASSET_NOT_UPLOADED", `${(0, _core_file_names_js__WEBPACK_IMPORTED_MODULE_2__.oP)(key)} is not attached: others keep writing it.`);
      }
      async function replace(putting, wanted, { listed, copies }, own) {
        const { forge, release, key } = putting;
        const name = (0, _core_file_names_js__WEBPACK_IMPORTED_MODULE_2__.oP)(key);
        const present = copies.find(({ log }) => (0, _evidence_log_js__WEBPACK_IMPORTED_MODULE_3__.gE)(log, wanted));
        if (present?.asset.name === name) {
          const isLeftover = ({ id: id2, name: other }) => own.taken.has(id2) || own.names.has(other);
          for (const asset of listed) {
            if (asset.id !== present.asset.id && (isLeftover(asset) || (0, _put_asset_js__WEBPACK_IMPORTED_MODULE_5__.u$)(asset)))
              await forge.deleteAsset(asset, name);
          }
          return present;
        }
        own.hasWaited = present === void 0 && own.ids.size > 0 && !own.hasWaited;
        if (own.hasWaited)
          return perCopyMs * listed.length;
        const whole = present ?? await upload(putting, wanted, copies, own);
        if (whole === void 0)
          return lookMs;
        if (!own.ids.has(whole.asset.id) && own.left < maxLeft) {
          own.left += 1;
          return othersMs;
        }
        const inItsWay = listed.find((asset) => asset.name === name);
        if (inItsWay !== void 0)
          await forge.deleteAsset(inItsWay, name);
        await forge.renameAsset(release, whole.asset, name);
        return lookMs;
      }
      async function readCopies({ forge, known }, listed, isPatient) {
        const copies = [];
        for (const asset of listed.filter(({ isUploaded }) => isUploaded)) {
          try {
            const log = known.get(asset.id) ?? (0, _evidence_log_js__WEBPACK_IMPORTED_MODULE_3__.g_)(await forge.read(asset, _evidence_log_js__WEBPACK_IMPORTED_MODULE_3__.mi));
            known.set(asset.id, log);
            copies.push({ asset, log });
          } catch (thrown) {
            if (isPatient && thrown instanceof _core_errors_js__WEBPACK_IMPORTED_MODULE_1__._Z && thrown.code === "ASSET_UNREADABLE")
              return void 0;
            throw thrown;
          }
        }
        return copies.toSorted((one, two) => one.asset.id - two.asset.id);
      }
      async function upload({ forge, release, key, known }, log, copies, own) {
        const name = (0, _core_file_names_js__WEBPACK_IMPORTED_MODULE_2__.oP)(key);
        const temporary = (0, _core_file_names_js__WEBPACK_IMPORTED_MODULE_2__.NT)(name, (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(4).toString("hex"));
        own.names.add(temporary);
        const bytes = Buffer.from((0, _evidence_log_js__WEBPACK_IMPORTED_MODULE_3__.eE)(log));
        const asset = await forge.uploadAsset(release, temporary, bytes, name);
        if (asset === void 0 || !await (0, _put_asset_js__WEBPACK_IMPORTED_MODULE_5__.v9)(forge, asset, bytes))
          return void 0;
        known.set(asset.id, log);
        own.ids.add(asset.id);
        for (const copy of copies)
          own.taken.add(copy.asset.id);
        return { asset, log };
      }
    })
  ),
  /***/
  1609: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        G: () => (
          /* binding */
          selectAssets
        ),
        /* harmony export */
        b: () => (
          /* binding */
          toCandidate
        )
        /* harmony export */
      });
      var _core_checksums_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6441);
      var _core_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7422);
      var _files_patterns_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1702);
      async function selectAssets(assets, patterns, workspace, { notice, warning, unmatched, isEvidence }) {
        const { whole = [], broken = [] } = Object.groupBy(assets, ({ isUploaded }) => isUploaded ? "whole" : "broken");
        if (broken.length > 0)
          warning(`Left over from a broken upload, and not to be downloaded: ${namesOf(broken)}.`);
        const sorted = whole.toSorted((one, two) => (0, _core_checksums_js__WEBPACK_IMPORTED_MODULE_0__.MP)(one.name, two.name));
        if (patterns.length > 0)
          return match(sorted, patterns, workspace, unmatched);
        const evidence = sorted.filter(isEvidence);
        if (evidence.length > 0)
          notice(`Left out as evidence of earlier runs: ${namesOf(evidence)}.`);
        return sorted.filter((asset) => !evidence.includes(asset));
      }
      async function match(assets, lines, workspace, unmatched) {
        const patterns = await (0, _files_patterns_js__WEBPACK_IMPORTED_MODULE_2__.Z7)(lines, { given: workspace, real: workspace });
        const { top, select } = (0, _files_patterns_js__WEBPACK_IMPORTED_MODULE_2__.P1)(patterns, () => false);
        const credited = /* @__PURE__ */ new Set();
        const selected = assets.filter(({ name }) => {
          const by = top === void 0 ? [] : select(name, top);
          for (const pattern of by)
            credited.add(pattern);
          return by.length > 0;
        });
        for (const pattern of patterns.filter(({ negate }) => !negate)) {
          if (!credited.has(pattern))
            unmatched(`The pattern ${(0, _core_text_js__WEBPACK_IMPORTED_MODULE_1__.zz)(pattern.text)} matched no asset.`);
        }
        return selected;
      }
      function namesOf(assets) {
        return (0, _core_text_js__WEBPACK_IMPORTED_MODULE_1__.Sh)(assets.map(({ name }) => name));
      }
      function toCandidate(forge, asset) {
        const { name, size } = asset;
        return {
          kind: "asset",
          name,
          size,
          hash: async (onBytes, signal) => {
            const { hashes, error } = await forge.hash(asset, onBytes, signal);
            return { subject: { name, ...hashes }, ...error && { error } };
          }
        };
      }
    })
  ),
  /***/
  9724: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        Dx: () => (
          /* binding */
          linesOf
        ),
        /* harmony export */
        HH: () => (
          /* binding */
          readRecorded
        ),
        /* harmony export */
        Kp: () => (
          /* binding */
          isSha256Foreign
        ),
        /* harmony export */
        i4: () => (
          /* binding */
          evidenceAmong
        )
        /* harmony export */
      });
      var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3943);
      var _core_file_names_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7550);
      var _evidence_log_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8233);
      var _evidence_record_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1572);
      var _notes_data_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6531);
      const noLines = { first: [], log: [], notes: [] };
      function linesOf({ first, log, notes }) {
        return [...first, ...log.map(({ statement }) => statement), ...notes];
      }
      async function readRecorded(reading) {
        const jobs = /* @__PURE__ */ new Map();
        const damaged = [];
        const jobOf = (key) => jobs.get(key) ?? noLines;
        for (const keyOf of [_core_file_names_js__WEBPACK_IMPORTED_MODULE_1__._h, _core_file_names_js__WEBPACK_IMPORTED_MODULE_1__.dt]) {
          const uploaded = reading.assets.filter(({ isUploaded, name }) => isUploaded && keyOf(name) !== void 0);
          for (const [key, assets] of Map.groupBy(uploaded, ({ name }) => keyOf(name) ?? "")) {
            for (const { asset, bytes } of await readLatest(reading, assets, ({ name }) => keyOf(name) === key)) {
              try {
                const { first, log } = jobOf(key);
                if (keyOf === _core_file_names_js__WEBPACK_IMPORTED_MODULE_1__.dt)
                  jobs.set(key, { ...jobOf(key), log: (0, _evidence_log_js__WEBPACK_IMPORTED_MODULE_2__.w)(log, (0, _evidence_log_js__WEBPACK_IMPORTED_MODULE_2__.g_)(bytes)) });
                else
                  jobs.set(key, { ...jobOf(key), first: [...first, (0, _evidence_log_js__WEBPACK_IMPORTED_MODULE_2__.By)(bytes)] });
              } catch (thrown) {
                if (!isInvalid(thrown))
                  throw thrown;
                damaged.push({ place: "asset", key, what: `${asset.name} in the release (${(0, _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.bD)(thrown.cause)})` });
              }
            }
          }
        }
        for (const { key, lines } of (0, _notes_data_js__WEBPACK_IMPORTED_MODULE_4__.XJ)(reading.release.body)) {
          if (lines === void 0)
            damaged.push({ place: "notes", key, what: `The recorded data in the notes, section ${key}` });
          else
            jobs.set(key, { ...jobOf(key), notes: lines });
        }
        const own = jobOf(reading.key);
        const now = Date.now();
        const ownRecord = (0, _evidence_record_js__WEBPACK_IMPORTED_MODULE_3__.C6)(linesOf(own), now);
        const records = [...jobs.values()].map((job) => (0, _evidence_record_js__WEBPACK_IMPORTED_MODULE_3__.C6)(linesOf(job), now));
        const record = (0, _evidence_record_js__WEBPACK_IMPORTED_MODULE_3__.C6)(records.flatMap(({ lines }) => lines), now);
        return { own, ownRecord, record, jobs: records, damaged };
      }
      function isInvalid(thrown) {
        return thrown instanceof _core_errors_js__WEBPACK_IMPORTED_MODULE_0__._Z && thrown.code === "EVIDENCE_INVALID";
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
        return ({ name }) => !foreign.has(name) && (0, _core_file_names_js__WEBPACK_IMPORTED_MODULE_1__._T)(name, files) !== void 0;
      }
      function isSha256Foreign(assets, record) {
        const [list, pair] = [_core_file_names_js__WEBPACK_IMPORTED_MODULE_1__.NW.sha256, _core_file_names_js__WEBPACK_IMPORTED_MODULE_1__.NW.checksums].map((name) => assets.find((asset) => asset.name === name));
        const isPairUnstated = pair !== void 0 && !(0, _evidence_record_js__WEBPACK_IMPORTED_MODULE_3__.wi)(record, pair);
        return list !== void 0 && !(0, _evidence_record_js__WEBPACK_IMPORTED_MODULE_3__.wi)(record, list) && !isPairUnstated;
      }
    })
  ),
  /***/
  8469: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        Y: () => (
          /* binding */
          renderSection
        ),
        O: () => (
          /* binding */
          renderShorter
        )
      });
      var file_names = __webpack_require__(7550);
      var core_outcome = __webpack_require__(973);
      var report = __webpack_require__(5299);
      var version = __webpack_require__(9157);
      var headline = __webpack_require__(9488);
      var markdown = __webpack_require__(5601);
      var markdown_parts = __webpack_require__(1722);
      var core_text = __webpack_require__(7422);
      var result_view = __webpack_require__(9196);
      var checksums = __webpack_require__(6441);
      var statement = __webpack_require__(7218);
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
        const outcomes = new Map(results.map((result) => [keyOf(result.subject.name, (0, report.ol)(result)), result.outcome]));
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
          const digest = (0, report.ol)(result);
          return digest === void 0 ? !names.has(name) : !stands.has(keyOf(name, digest));
        });
      }
      function keyOf(name, digest) {
        return JSON.stringify([name, digest]);
      }
      function judges({ kind }) {
        return statement.kk[kind] !== "open";
      }
      var dates = __webpack_require__(3272);
      var evidence_record = __webpack_require__(1572);
      var to_statement = __webpack_require__(7942);
      var members = __webpack_require__(7066);
      var chain_name = __webpack_require__(4642);
      ;
      const notRechecked = "not re-checked";
      const former = "earlier bytes";
      function toRows(results, kept, facts) {
        const shown = newResults(results, kept);
        const digests = new Map(results.map((result) => [result.subject.name, (0, report.ol)(result)]));
        const lists = listsAmong(results);
        const isFormer = ({ name, digest }) => (digests.get(name) ?? digest) !== digest;
        return {
          items: [
            ...shown.map((result) => renderResult(result, lists, facts)),
            ...kept.map((each) => renderEarned(each, isFormer(each) ? former : notRechecked, facts))
          ],
          hasServed: shown.some(({ subject }) => facts.coverage.has(subject)),
          hasFormer: kept.some(isFormer),
          hasUnchecked: kept.some((each) => !isFormer(each))
        };
      }
      function listsAmong(results) {
        return new Set(results.flatMap(({ coveredBy }) => coveredBy ?? []));
      }
      function renderRow(verdict, name, facts, { since }) {
        const { icon } = core_outcome.Jo[verdict];
        return `| ${icon}&nbsp;${(0, markdown_parts.mo)(name)}<br><sub>${(0, core_text.gI)(facts).join(" \xB7 ")}</sub> | ${since ?? "not yet"} |`;
      }
      function renderItem(head, { block, transaction }, digest, proof) {
        const lines = (0, core_text.gI)([
          (0, core_text.gI)(head).join(" \xB7 "),
          block,
          digest && `<sub>SHA3-256 ${(0, markdown.Cu)(digest)}</sub>`,
          // The id is never shortened: a part of an id cannot be searched for.
          transaction !== void 0 && `<sub>transaction ${(0, markdown.Cu)(transaction, core_text.I6.word)}</sub>`,
          proof && `<sub>proof file ${proof}</sub>`
        ]);
        return `- ${lines.join("<br>")}`;
      }
      function renderResult(result, lists, facts) {
        const view = (0, result_view.P)(result);
        const { verdict, name, digest, label } = view;
        const anchor = digest && facts.record.anchors.get(digest);
        const coverage = facts.coverage.get(result.subject);
        const served = renderServed(coverage, (0, file_names.rw)(name));
        const earlier = result.coveredBy === void 0 ? writtenBefore(name, anchor, facts) : void 0;
        const proof = renderProof(result.proof?.kind === "written" ? result.proof.file : earlier, facts);
        const place = toPlace(view, anchor, facts);
        const isOther = coverage?.kind === "other";
        const item = renderItem([(0, markdown.Cu)(name), !isOther && served], place, digest, proof);
        if (view.coveredBy === void 0 && digest !== void 0 && lists.has(digest))
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
        const proof = note === former || !isOwn ? void 0 : writtenBefore(name, anchor, facts);
        const names = [true, false].map((isTaken) => (0, file_names.cq)(name, digest, isTaken));
        const report2 = names.map((each) => facts.assetUrls.get(each)).find((url) => url !== void 0);
        const known = placeOf(anchor, facts);
        const place = isOwn ? known : { block: renderCover(anchor.digest), since: known.since };
        const label = `${core_outcome.Jo[anchor.verdict].label}, ${note}`;
        const links = report2 && (0, markdown_parts.nf)("PDF", report2);
        const isFolded = note === former || isOwn && anchor.covers === "list";
        const item = renderItem([(0, markdown.Cu)(name), isFolded && label, isFolded && links], place, digest, renderProof(proof, facts));
        return isFolded ? { item } : { row: renderRow(anchor.verdict, name, [label, links], place), item };
      }
      function writtenBefore(name, anchor, { assetUrls }) {
        if (anchor === void 0 || anchor.writtenProof === void 0 && anchor.proofs.length === 0)
          return void 0;
        const own = (0, file_names.eO)(name, anchor.digest, true);
        return assetUrls.has(own) ? own : (0, file_names.eO)(name, anchor.digest, false);
      }
      function renderProof(file, { assetUrls }) {
        const url = assetUrls.get(file ?? "");
        return file && (url === void 0 ? (0, markdown.Cu)(file) : (0, markdown_parts.nf)(file, url));
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
          return (0, markdown_parts.nf)("PDF", attached);
        if (!isLinkingToService)
          return void 0;
        const end = (0, dates.E)(new Date(run.finishedAt.getTime() + linkLifeMs));
        return `${(0, markdown_parts.nf)("PDF", reportUrl)} (link expires within an hour, by ${end})`;
      }
      function renderSince(record) {
        if (record?.date !== void 0)
          return (0, markdown.Cu)((0, dates.y)(record.date), core_text.I6.word);
        return record?.block === void 0 ? void 0 : `block ${(0, markdown.Cu)(String(record.block), core_text.I6.word)}`;
      }
      function renderCover(list) {
        return `through the list ${(0, markdown.Cu)(list.slice(0, 8))}\u2026`;
      }
      function renderBlock({ block, date, txpow, transaction }, { run, record }) {
        const explorer = (run.chain ?? record.chain)?.explorer ?? "";
        const ids2 = (0, members.r$)({ blockNumber: block, txpowId: txpow, transactionId: transaction });
        const address = (0, chain_name.ZS)(explorer, ids2);
        const text = block === void 0 ? void 0 : `block ${(0, markdown.Cu)(String(block), core_text.I6.word)}`;
        return (0, core_text.gI)([
          text && (address === void 0 ? text : `${text} (${(0, markdown_parts.nf)("look it up", address)})`),
          date !== void 0 && (0, markdown.Cu)(date, core_text.I6.word)
        ]).join(" \xB7 ");
      }
      var section = __webpack_require__(2576);
      ;
      const reserve = 500;
      function renderSection(facts, room) {
        const { report: report2, record } = facts;
        const kept = keptRows(report2.results, toRecordedRows(record));
        const heading = renderHeading(facts, kept.length > 0, headline.Lf);
        const written = `<sub>Written by ${(0, markdown.Cu)(facts.name)}</sub>`;
        if (isUnanswered(report2, kept.length > 0))
          return withData([heading, renderUnanswered(facts), written], facts);
        const rows = toRows(report2.results, kept, facts);
        const chain = facts.run.chain ?? record.chain;
        const top = [
          heading,
          ...(0, headline.u4)(report2),
          ...renderWarning(report2),
          renderHowToCheck(facts),
          ...chain === void 0 ? [] : (0, headline.EI)({ chain })
        ];
        const bottom = renderNotes(rows, facts);
        const left = room - reserve - Buffer.byteLength([...top, bottom, facts.data].join("\r\n\r\n"));
        const items = renderSectionItems(rows.items, left);
        return withData([...top, ...items, bottom], facts);
      }
      function renderShorter(facts) {
        const { report: report2, record } = facts;
        const hasKept = keptRows(report2.results, toRecordedRows(record)).length > 0;
        const isLeftOut = "\u2702\uFE0F **The files are left out**: the notes take no more.";
        return [
          withData([renderHeading(facts, hasKept, headline.Lf), ...(0, headline.u4)(report2), isLeftOut], facts),
          withData([renderHeading(facts, hasKept, headline.zM)], facts)
        ];
      }
      function withData(parts, { data }) {
        return [...parts, ...data === "" ? [] : [data]].join("\n\n");
      }
      function renderHeading({ report: report2, run }, hasKept, render) {
        if (isUnanswered(report2, hasKept))
          return (0, section.zF)(`not ${doneBy(report2)} yet`);
        const hasNothingNew = hasKept && !report2.results.some(({ outcome }) => judges(outcome));
        return (0, section.zF)(hasNothingNew ? "\u2754 not re-checked by the last run" : render(toFilesReport(report2), run));
      }
      function toFilesReport({ mode, results }) {
        const lists = listsAmong(results);
        const isFile = (result) => {
          const digest = (0, report.ol)(result);
          return result.coveredBy !== void 0 || digest === void 0 || !lists.has(digest);
        };
        return (0, report.cG)(mode, results.filter(isFile));
      }
      function isUnanswered({ results }, hasKept) {
        const isOpen = (result) => !judges(result.outcome) && result.outcome.kind !== "accepted" && !(0, result_view.P)(result).isAboutFile;
        return !hasKept && results.length > 0 && results.every(isOpen);
      }
      const doneBy = ({ mode }) => mode === "stamp" ? "anchored" : "checked";
      function renderUnanswered({ report: report2, run: { runUrl } }) {
        const { length } = toFilesReport(report2).results;
        const why = runUrl === "" ? "Its log says why." : `${(0, markdown_parts.nf)("The run", runUrl)} says why.`;
        return `${length} ${length === 1 ? "file is" : "files are"} not ${doneBy(report2)} yet: the run could not finish. ${why}`;
      }
      function renderWarning(report2) {
        const isWrong = ({ outcome }) => core_outcome.Jo[outcome.kind].class === "wrong";
        const wrong = toFilesReport(report2).results.filter(isWrong);
        if (wrong.length === 0)
          return [];
        const names = (0, core_text.L1)(wrong, ({ subject }) => (0, markdown.Cu)(subject.name));
        const why = wrong.length === 1 ? "it is not the file that was anchored" : "they are not the files that were anchored";
        return [`\u274C **Do not use** ${names} before the project says why: ${why}.`];
      }
      function renderHowToCheck({ evidence }) {
        const page = evidence.find(({ name }) => name === file_names.NW.page);
        const how = page === void 0 ? "`openssl dgst -sha3-256 FILE` must print the digest that stands below." : `save ${(0, markdown_parts.nf)(page.name, page.url)} and your file, open the page, choose the file. It needs no account and no network.`;
        return `**Check a download:** ${how} ${(0, markdown_parts.nf)(page === void 0 ? "More" : "Other ways", (0, version.XR)("verify-a-download.md"))}`;
      }
      const tableHead = "| File | On the chain since |\n| --- | --- |";
      function renderSectionItems(items, budget) {
        const room = budget - 2 * items.length;
        const { rows: fitting, left } = (0, markdown_parts.nc)(items, room, ({ row = "", item }) => `${row}
${item}`);
        const shown = items.slice(0, fitting.length);
        const cut = left > 0 ? [`\u2702\uFE0F **${left} of ${items.length} files are left out**: the notes take no more.`] : [];
        const rows = shown.flatMap(({ row }) => row ?? []);
        const table = [tableHead, ...rows].join("\n");
        const tables = rows.length === 0 ? [] : [rows.length > markdown_parts.Y$ ? (0, markdown_parts.AU)(`${rows.length} files`, table) : table];
        if (shown.length === 0)
          return cut;
        const numbers = shown.map(({ item }) => item).join("\n");
        return [...tables, (0, markdown_parts.AU)("Digests, blocks, transactions", numbers), ...cut];
      }
      function renderNotes({ hasServed, hasUnchecked, hasFormer }, { name, evidence, unserved, run }) {
        const are = unserved.length === 1 ? "file is no asset" : "files are no assets";
        const unservedNames = (0, core_text.L1)(unserved, (file) => (0, markdown.Cu)(file));
        const sentences = (0, core_text.gI)([
          "A block proves that exactly these bytes existed at its date; not who made them, nor that the build was clean.",
          hasServed && "*Served*: the release has an asset of the file's SHA-256, as GitHub states it.",
          unserved.length > 0 && `${unserved.length} ${are} of this release: ${unservedNames}.`,
          hasUnchecked && "*Not re-checked*: an earlier run's verdict, which the last run could not check again.",
          hasFormer && "*Earlier bytes*: an earlier run recorded this digest under the same name."
        ]);
        const witnesses = (0, markdown_parts.C_)(run);
        const files = evidence.map((file) => (0, markdown_parts.nf)(file.name, file.url)).join(" \xB7 ");
        return `<sub>${witnesses}${witnesses === "" ? "" : "<br>"}${sentences.join(" ")}${files === "" ? "" : `<br>Evidence: ${files}`}<br>Written by ${(0, markdown.Cu)(name)}</sub>`;
      }
    })
  ),
  /***/
  7444: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        a: () => (
          /* binding */
          createRoom
        )
        /* harmony export */
      });
      var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
      var _core_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3943);
      var _core_file_names_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7550);
      var _core_version_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(9157);
      var _evidence_record_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1572);
      var _evidence_to_statement_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7942);
      var _render_headline_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9488);
      var _forge_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(48);
      var _notes_data_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6531);
      var _section_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(2576);
      function createRoom(target, inputs) {
        const { attach, recorded } = target;
        const known = new Set((0, _evidence_record_js__WEBPACK_IMPORTED_MODULE_3__.C6)(recorded.own.notes).anchors.keys());
        let left = Infinity;
        return {
          ensureRoom: (names) => {
            if (attach === "body" || attach === "both")
              left = ensureNotesRoom(target, inputs, names);
            if (attach === "assets" || attach === "both")
              ensureAssetsRoom(target, inputs, names);
          },
          takeRoom: (digest) => {
            if (attach !== "body" || left === Infinity || known.has(digest))
              return;
            known.add(digest);
            left -= inputs.anchor === "manifest" ? Infinity : 1;
            if (left >= 0)
              return;
            throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_1__._Z("RELEASE_BODY_FULL", "The release notes have no room left for another digest.");
          }
        };
      }
      function ensureNotesRoom({ release: { body }, attach, key, recorded }, { anchor, mode }, names) {
        const known = (0, _evidence_record_js__WEBPACK_IMPORTED_MODULE_3__.C6)(recorded.own.notes).names;
        const ordered = names.toSorted((one, two) => Number(known.has(one)) - Number(known.has(two)));
        const ensure = (fresh) => {
          const subjects = ordered.map((name, index) => {
            const digest = index < fresh ? void 0 : known.get(name)?.digest.sha3_256;
            return { name, digest: { sha3_256: digest ?? (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(32).toString("hex") } };
          });
          const lines = [...recorded.own.notes, ...attach === "body" ? toExpectedLines(subjects, anchor, mode) : []];
          const data = lines.length === 0 ? [] : [(0, _notes_data_js__WEBPACK_IMPORTED_MODULE_6__.Sh)(key, lines)];
          (0, _section_js__WEBPACK_IMPORTED_MODULE_7__.U2)(body, key, () => [[(0, _section_js__WEBPACK_IMPORTED_MODULE_7__.zF)((0, _render_headline_js__WEBPACK_IMPORTED_MODULE_5__.GX)(names.length + 1)), ...data].join("\n\n")]);
        };
        if (fits(() => ensure(names.length)))
          return Infinity;
        ensure(0);
        let [least, most] = [0, names.length];
        while (most - least > 1) {
          const middle = Math.floor((least + most) / 2);
          if (fits(() => ensure(middle)))
            least = middle;
          else
            most = middle;
        }
        return least;
      }
      function fits(ensure) {
        try {
          ensure();
          return true;
        } catch (thrown) {
          if (thrown instanceof _core_errors_js__WEBPACK_IMPORTED_MODULE_1__._Z && thrown.code === "RELEASE_BODY_FULL")
            return false;
          throw thrown;
        }
      }
      function ensureAssetsRoom({ release: { tag }, key, assets }, { mode, anchor, report, proof, witness }, names) {
        const present = new Set(assets.map((asset) => asset.name));
        const named = _core_file_names_js__WEBPACK_IMPORTED_MODULE_2__.Lk.slice(0, witness.length);
        const own = [_core_file_names_js__WEBPACK_IMPORTED_MODULE_2__.NW.checksums, _core_file_names_js__WEBPACK_IMPORTED_MODULE_2__.NW.sha256, _core_file_names_js__WEBPACK_IMPORTED_MODULE_2__.NW.page, (0, _core_file_names_js__WEBPACK_IMPORTED_MODULE_2__.oP)(key), ...named];
        const isWithReports = mode === "verify" && report || mode === "stamp" && proof;
        const reports = anchor === "manifest" ? 1 : names.length;
        const missing = own.filter((name) => !present.has(name)).length;
        const fresh = missing + (missing < own.length ? 1 : 0) + (isWithReports ? reports : 0);
        if (assets.length + fresh <= _forge_js__WEBPACK_IMPORTED_MODULE_8__.s)
          return;
        const message = `The release ${tag} has ${assets.length} assets, and this run would add ${fresh}.`;
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_1__._Z("ASSET_LIMIT_REACHED", message);
      }
      function toExpectedLines(subjects, anchor, mode) {
        const anchors = subjects.map(({ digest: { sha3_256: digest } }, index) => {
          const transaction = `0x${(0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(32).toString("hex")}`;
          const records = [{ block: 1e7 + index, date: new Date(index).toISOString(), transaction }];
          return { covers: "subject", digest, verdict: "already-anchored", chain: { records } };
        });
        const statement = (0, _evidence_to_statement_js__WEBPACK_IMPORTED_MODULE_4__.HJ)({
          tool: { name: "anchor-artifacts", version: _core_version_js__WEBPACK_IMPORTED_MODULE_9__.rE },
          mode,
          finishedOn: (/* @__PURE__ */ new Date()).toISOString(),
          service: { url: "https://".padEnd(100, "x"), demonstration: false },
          subjects: [...new Map(subjects.map((subject) => [subject.name, subject])).values()],
          anchors: anchor === "manifest" ? anchors.slice(0, 1) : anchors
        });
        return statement === void 0 ? [] : [(0, _notes_data_js__WEBPACK_IMPORTED_MODULE_6__.En)(statement)];
      }
    })
  ),
  /***/
  2576: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        $: () => (
          /* binding */
          sectionName
        ),
        /* harmony export */
        FR: () => (
          /* binding */
          sectionKey
        ),
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
        zF: () => (
          /* binding */
          renderTitle
        )
        /* harmony export */
      });
      var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
      var _core_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3943);
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
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_1__._Z("RELEASE_BODY_FULL", `The release notes have no room left for a section of this run.`);
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
        return (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256").update(JSON.stringify([...name, action])).digest("hex").slice(0, 12);
      }
      function withNull(releaseSection) {
        return releaseSection.replace(/(?<=\s)\{\}$/, "null");
      }
      function sectionName(releaseSection, { workflow, job }) {
        const name = releaseSection === "" ? `${workflow} ${job}` : withNull(releaseSection).replace(/\s+null$/, "");
        return name.replaceAll(/\s+/g, " ").trim();
      }
      const maxSectionWrites = 20;
      const maxLooks = 10;
      const settleMs = 2e3;
      const maxSettleMs = 3e4;
      const slowShare = 3;
      async function writeSection(forge, { id: id2, tag }, key, render, { clock, stop, isRecorded = () => false }) {
        let expected;
        let looks = 0;
        let settling = settleMs;
        for (let attempt = 1; attempt <= maxSectionWrites; ) {
          await forge.writeTurn();
          const readAt = clock.now();
          const now = await forge.readRelease(id2);
          if (now === void 0)
            throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_1__._Z("RELEASE_NOT_FOUND", `The release ${tag} is not there any more.`);
          const isThere = attempt > 1 && isRecorded(now.body);
          const body = isThere ? now.body : replaceSection(now.body, key, (room) => render(room, now.body));
          if (body === now.body) {
            if (expected === void 0 || expected === body || looks === maxLooks)
              return;
            looks += 1;
            expected = body;
            await clock.wait(settling, stop);
            continue;
          }
          const isSent = await forge.updateNotes(now, body, attempt) === "sent";
          expected = body;
          settling = Math.min(maxSettleMs, Math.max(settling, slowShare * (clock.now() - readAt)));
          if (isSent)
            await clock.wait(settling + clock.random() * settling * attempt / 2, stop);
          attempt += 1;
        }
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_1__._Z("RELEASE_WRITE_LOST", `The section was written ${maxSectionWrites} times and each time overwritten.`);
      }
    })
  )
};
