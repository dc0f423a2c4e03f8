export const id = 971;
export const ids = [971];
export const modules = {
  /***/
  2528: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        By: () => (
          /* binding */
          parseStatement
        ),
        /* harmony export */
        Yl: () => (
          /* binding */
          renderSectionData
        ),
        /* harmony export */
        jn: () => (
          /* binding */
          readSections
        ),
        /* harmony export */
        wr: () => (
          /* binding */
          readSectionData
        ),
        /* harmony export */
        xT: () => (
          /* binding */
          parseIfValid
        )
        /* harmony export */
      });
      var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3026);
      var _core_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9759);
      var _core_members_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7066);
      var _statement_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7218);
      function parseStatement(evidence) {
        try {
          const text = typeof evidence === "string" ? evidence : decodeEvidence(evidence);
          const root = { value: (0, _core_json_js__WEBPACK_IMPORTED_MODULE_1__.lk)(text), where: "the statement" };
          (0, _core_members_js__WEBPACK_IMPORTED_MODULE_3__.aG)((0, _core_members_js__WEBPACK_IMPORTED_MODULE_3__.C5)(root, "_type"), [_statement_js__WEBPACK_IMPORTED_MODULE_2__.qB]);
          (0, _core_members_js__WEBPACK_IMPORTED_MODULE_3__.aG)((0, _core_members_js__WEBPACK_IMPORTED_MODULE_3__.C5)(root, "predicateType"), [_statement_js__WEBPACK_IMPORTED_MODULE_2__.W3]);
          const statement = (0, _statement_js__WEBPACK_IMPORTED_MODULE_2__.I1)(root);
          if (statement.subject.length === 0)
            throw new RangeError("it names no file");
          return statement;
        } catch (cause) {
          if (!(cause instanceof RangeError))
            throw cause;
          throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__._Z("EVIDENCE_INVALID", `The evidence cannot be used: ${cause.message}.`, { cause });
        }
      }
      function decodeEvidence(bytes) {
        try {
          return (0, _core_json_js__WEBPACK_IMPORTED_MODULE_1__._6)(bytes);
        } catch (cause) {
          throw new RangeError("it is not UTF-8", { cause });
        }
      }
      function parseIfValid(evidence) {
        try {
          return parseStatement(evidence);
        } catch (thrown) {
          if (thrown instanceof _core_errors_js__WEBPACK_IMPORTED_MODULE_0__._Z && thrown.code === "EVIDENCE_INVALID")
            return void 0;
          throw thrown;
        }
      }
      const sectionPattern = /(?<=^|\n)<!-- anchor-artifacts:begin ([\w.-]+) -->\r?\n([\s\S]*?)\n<!-- anchor-artifacts:end \1 -->(?=\r?\n|$)/g;
      const comment = /<!--((?:(?!<!--)[\s\S])*?)-->/g;
      function readSections(notes) {
        const found = /* @__PURE__ */ new Map();
        for (const [, key = "", content = ""] of notes.matchAll(sectionPattern)) {
          const text = readJson(content);
          if (text !== void 0)
            found.set(key, { key, text });
        }
        return [...found.values()];
      }
      function readJson(content) {
        const texts = [...content.matchAll(comment)].map(([, inner = ""]) => {
          return inner.slice(Math.max(0, inner.indexOf("{")), inner.lastIndexOf("}") + 1);
        });
        return texts.findLast((text) => text.startsWith("{"));
      }
      const start = "<!-- anchor-artifacts:data ";
      const end = " -->";
      function renderSectionData(statement) {
        const json = JSON.stringify(statement).replaceAll(/[<>\u2028\u2029]|(?<=-)-/g, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`);
        return start + json + end;
      }
      function readSectionData(section) {
        const line = section.split("\n").findLast((each) => each.startsWith(start) && each.endsWith(end));
        return line === void 0 ? void 0 : parseIfValid(line.slice(start.length, -end.length));
      }
    })
  ),
  /***/
  9778: (
    /***/
    ((__webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => {
        try {
          __webpack_require__.d(__webpack_exports__, {
            /* harmony export */
            P: () => (
              /* binding */
              attachEvidence
            )
            /* harmony export */
          });
          var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3026);
          var _core_file_names_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7550);
          var _evidence_parse_statement_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2528);
          var _host_atomic_file_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(534);
          var _evidence_files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3984);
          var _put_asset_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(767);
          var _render_section_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5797);
          var _section_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(2576);
          var __webpack_async_dependencies__ = __webpack_handle_async_dependencies__([_evidence_files_js__WEBPACK_IMPORTED_MODULE_4__]);
          _evidence_files_js__WEBPACK_IMPORTED_MODULE_4__ = (__webpack_async_dependencies__.then ? (await __webpack_async_dependencies__)() : __webpack_async_dependencies__)[0];
          async function attachEvidence({ target, served, errors: unread }, finished) {
            const { release, attach, stop, key } = target;
            if (stop.aborted) {
              const error = new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__._Z("NOT_ATTEMPTED", "The run was cancelled before the release was written.");
              return { errors: [error], hasConflict: false };
            }
            const { attempt, errors } = (0, _host_atomic_file_js__WEBPACK_IMPORTED_MODULE_3__.z_)();
            let hasConflict = false;
            const onConflict = () => void (hasConflict = true);
            const isPutting = attach !== "body" && unread.length === 0;
            const links = isPutting ? await putFiles(target, finished, attempt, onConflict) : /* @__PURE__ */ new Map();
            if (hasConflict) {
              const conflict = `${(0, _core_file_names_js__WEBPACK_IMPORTED_MODULE_1__.xM)(key)} is not attached: other runs of this job keep attaching theirs.`;
              return { errors: [...errors, new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__._Z("ASSET_NOT_UPLOADED", conflict)], hasConflict };
            }
            const isWithNotes = attach === "body" || attach === "both";
            const hasWritten = isWithNotes && await attempt(() => writeNotes(target, finished, links, served));
            const isAttached = hasWritten === true || links.size > 0;
            return { errors: [...unread, ...errors], ...isAttached && { url: release.url }, hasConflict };
          }
          async function putFiles(target, finished, attempt, onConflict) {
            const { forge, release, assets } = target;
            const links = /* @__PURE__ */ new Map();
            const files = await attempt(() => (0, _evidence_files_js__WEBPACK_IMPORTED_MODULE_4__.R)({ ...target, onConflict }, finished));
            for (const file of files ?? []) {
              const asset = await attempt(async () => (0, _put_asset_js__WEBPACK_IMPORTED_MODULE_5__.E)(forge, release, { ...file, bytes: await file.load() }, assets));
              if (asset !== void 0)
                links.set(file.name, asset.url);
            }
            return links;
          }
          async function writeNotes(target, { report, facts: run, reports, statement, earlier }, links, served) {
            const { forge, release, assets, key, name, attach } = target;
            const whole = assets.filter(({ isUploaded }) => isUploaded);
            const facts = {
              report,
              run,
              name,
              coverage: served.coverage,
              unserved: served.unserved,
              assetUrls: new Map([...whole.map((asset) => [asset.name, asset.url]), ...links]),
              reportUrls: new Map([...reports].flatMap(([address, saved]) => {
                const url = links.get(saved.name);
                return url === void 0 ? [] : [[address, url]];
              })),
              isLinkingToService: attach === "body",
              evidence: [_core_file_names_js__WEBPACK_IMPORTED_MODULE_1__.NW.page, (0, _core_file_names_js__WEBPACK_IMPORTED_MODULE_1__.xM)(key), _core_file_names_js__WEBPACK_IMPORTED_MODULE_1__.NW.checksums, _core_file_names_js__WEBPACK_IMPORTED_MODULE_1__.NW.sha256].flatMap((file) => {
                const url = links.get(file);
                return url === void 0 ? [] : [{ name: file, url }];
              }),
              statement,
              earlier
            };
            const render = (room, before) => [
              (0, _render_section_js__WEBPACK_IMPORTED_MODULE_6__.Y)(facts, room, (0, _evidence_parse_statement_js__WEBPACK_IMPORTED_MODULE_2__.wr)(before)),
              ...(0, _render_section_js__WEBPACK_IMPORTED_MODULE_6__.O)(facts)
            ];
            await (0, _section_js__WEBPACK_IMPORTED_MODULE_7__.Zn)(forge, release, key, render, target);
            return true;
          }
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
      var _recorded_rows_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1239);
      var _read_recorded_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9724);
      function compareResults(results, comparing) {
        const { mode, fromRelease, recorded, assets, log } = comparing;
        const confirmed = confirmedDigests(fromRelease ? recorded.all : recorded.own === void 0 ? [] : [recorded.own]);
        const coverage = compareWithServed(results, assets);
        const compared = results.map((result) => {
          const other = otherThan(result, confirmed);
          if (other !== void 0 && mode === "stamp")
            log.warning(renderOther(result, other));
          else if (other !== void 0)
            return contradicted(result, other);
          const covered = fromRelease ? void 0 : coverage.get(result.subject);
          const isOther = covered?.kind === "other" && !(0, _read_recorded_js__WEBPACK_IMPORTED_MODULE_5__.VI)(covered.asset, recorded.all);
          return isOther ? servedWithOtherBytes(result, covered.asset, mode, log) : result;
        });
        const unserved = fromRelease ? [] : unservedNames(results, assets);
        logUnserved(results, unserved, log);
        const changed = compared.filter(isChangedByRecord);
        const names = new Map(changed.map((result) => [result.subject.name, otherThan(result, confirmed)]));
        return {
          results: compared,
          earlier: (0, _recorded_rows_js__WEBPACK_IMPORTED_MODULE_4__.jV)(recorded, names),
          unselected: unselectedNames(results, comparing),
          served: { coverage, unserved }
        };
      }
      function unselectedNames(results, { mode, fromRelease, recorded, assets }) {
        const served = new Set(assets.map(({ name }) => name));
        const judged = new Set(results.map(({ subject }) => subject.name));
        const isStanding = (name) => served.has((0, _core_file_names_js__WEBPACK_IMPORTED_MODULE_0__.rw)(name)) || mode !== "stamp" && !fromRelease;
        const recordedNames = (recorded.own?.subject ?? []).map(({ name }) => name);
        return new Set(recordedNames.filter((name) => !judged.has(name) && isStanding(name)));
      }
      function isChangedByRecord({ outcome }) {
        return outcome.kind === "changed" && outcome.ofDigest === void 0;
      }
      function confirmedDigests(statements) {
        const confirmed = /* @__PURE__ */ new Map();
        for (const statement of statements) {
          const stands = new Map(statement.subject.map(({ name, digest }) => [name, digest.sha3_256]));
          for (const { name, digest, anchor } of (0, _recorded_rows_js__WEBPACK_IMPORTED_MODULE_4__.p0)(statement)) {
            if (stands.get(name) === digest && (0, _recorded_rows_js__WEBPACK_IMPORTED_MODULE_4__.B4)(anchor.verdict))
              confirmed.set(name, (confirmed.get(name) ?? /* @__PURE__ */ new Set()).add(digest));
          }
        }
        return confirmed;
      }
      function otherThan(result, confirmed) {
        const digest = (0, _core_report_js__WEBPACK_IMPORTED_MODULE_2__.ol)(result);
        return digest && [...confirmed.get(result.subject.name) ?? []].find((each) => each !== digest);
      }
      function renderOther({ subject: { name } }, other) {
        return `The release's evidence has other bytes under the name ${(0, _core_text_js__WEBPACK_IMPORTED_MODULE_3__.zz)(name)}: SHA3-256 ${other}. Both stay in it.`;
      }
      function contradicted(result, other) {
        const { kind } = result.outcome;
        if (kind === "failed" || kind === "skipped" || kind === "changed")
          return result;
        const note = `The release's evidence records other bytes under this name: SHA3-256 ${other}.`;
        return { ...result, outcome: { kind: "changed", note, ...evidenceIn(result.outcome) } };
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
        const note = `The release serves other bytes as ${(0, _core_text_js__WEBPACK_IMPORTED_MODULE_3__.zz)(asset.name)}: GitHub states SHA-256 ${asset.sha256}.`;
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
          let isOwnPage = function({ key, warn }, statement) {
            if (statement?.predicate.run?.section === key)
              return true;
            warn(`${_core_file_names_js__WEBPACK_IMPORTED_MODULE_2__.NW.page} in the release was written by another job: it, ${_core_file_names_js__WEBPACK_IMPORTED_MODULE_2__.NW.checksums} and ${_core_file_names_js__WEBPACK_IMPORTED_MODULE_2__.NW.sha256} are left as they are. One job of a release attaches assets.`);
            return false;
          };
          __webpack_require__.d(__webpack_exports__, {
            /* harmony export */
            R: () => (
              /* binding */
              evidenceFiles
            )
            /* harmony export */
          });
          var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
          var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1455);
          var _core_file_names_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7550);
          var _core_json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9759);
          var _evidence_earlier_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6623);
          var _evidence_lists_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(926);
          var _evidence_parse_statement_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2528);
          var _evidence_to_statement_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(7942);
          var _run_write_evidence_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(9312);
          var _read_recorded_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(9724);
          var __webpack_async_dependencies__ = __webpack_handle_async_dependencies__([_run_write_evidence_js__WEBPACK_IMPORTED_MODULE_8__]);
          _run_write_evidence_js__WEBPACK_IMPORTED_MODULE_8__ = (__webpack_async_dependencies__.then ? (await __webpack_async_dependencies__)() : __webpack_async_dependencies__)[0];
          async function evidenceFiles(attaching, { statement: said, reports, proofs }) {
            const asTheyAre = [...reports.values(), ...proofs].map(({ name: name2, path }) => ({ name: name2, load: () => (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readFile)(path) }));
            if (said === void 0)
              return asTheyAre;
            const { attached } = attaching.recorded;
            const isSame = attached !== void 0 && (0, _evidence_earlier_js__WEBPACK_IMPORTED_MODULE_4__.Sz)(attached, said);
            const statement = isSame ? attached : said;
            const name = (0, _core_file_names_js__WEBPACK_IMPORTED_MODULE_2__.xM)(attaching.key);
            const read = attaching.assets.find((asset) => asset.name === name);
            const own = {
              name,
              load: async () => Buffer.from((0, _evidence_to_statement_js__WEBPACK_IMPORTED_MODULE_7__.j8)(statement)),
              mayStay: async (existing) => {
                const isUnread = existing.id !== read?.id;
                if (isUnread)
                  attaching.onConflict();
                return isSame || isUnread;
              }
            };
            return [...await commonFiles(attaching, statement), own, ...asTheyAre];
          }
          async function commonFiles(attaching, statement) {
            const { assets, recorded, warn } = attaching;
            const existing = assets.find(({ name, isUploaded }) => name === _core_file_names_js__WEBPACK_IMPORTED_MODULE_2__.NW.page && isUploaded);
            const inPage = existing && await readPage(attaching, existing);
            if (existing !== void 0 && !isOwnPage(attaching, inPage))
              return [];
            const page = {
              name: _core_file_names_js__WEBPACK_IMPORTED_MODULE_2__.NW.page,
              load: async () => Buffer.from([...await (0, _run_write_evidence_js__WEBPACK_IMPORTED_MODULE_8__.we)(statement)].join("")),
              mayStay: async (asset) => !isOwnPage(attaching, await readPage(attaching, asset))
            };
            const before = [recorded.attached, inPage].filter((each) => each !== void 0);
            const toListFile = (name, text) => ({
              name,
              load: async () => Buffer.from(text),
              // A list that this job's evidence does not state may be another author's, perhaps signed: it stays.
              mayStay: async (asset) => {
                const sha256 = asset.sha256 ?? await readSha256(attaching, asset);
                if ((0, _read_recorded_js__WEBPACK_IMPORTED_MODULE_9__.VI)({ name, sha256 }, before))
                  return false;
                warn(`${name} in the release is not of this job's making, and is left as it is.`);
                return true;
              }
            });
            const sha3List = (0, _evidence_lists_js__WEBPACK_IMPORTED_MODULE_5__.FO)(statement.subject);
            const sha256List = (0, _evidence_lists_js__WEBPACK_IMPORTED_MODULE_5__.rn)(statement.subject);
            return [
              page,
              ...sha3List === "" ? [] : [toListFile(_core_file_names_js__WEBPACK_IMPORTED_MODULE_2__.NW.checksums, sha3List)],
              ...sha256List === "" ? [] : [toListFile(_core_file_names_js__WEBPACK_IMPORTED_MODULE_2__.NW.sha256, sha256List)]
            ];
          }
          const maxPageBytes = 2 * _core_json_js__WEBPACK_IMPORTED_MODULE_3__.Zd;
          async function readPage(attaching, asset) {
            const text = (0, _evidence_to_statement_js__WEBPACK_IMPORTED_MODULE_7__.MY)(Buffer.from(await readStanding(attaching, asset, maxPageBytes)).toString("utf8"));
            return text === void 0 ? void 0 : (0, _evidence_parse_statement_js__WEBPACK_IMPORTED_MODULE_6__.xT)(text);
          }
          async function readSha256(attaching, asset) {
            const bytes = await readStanding(attaching, asset, _core_json_js__WEBPACK_IMPORTED_MODULE_3__.Zd);
            return (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256").update(bytes).digest("hex");
          }
          async function readStanding({ forge, release, onConflict }, asset, most) {
            try {
              return await forge.read(asset, most);
            } catch (thrown) {
              const isGone = !(await forge.readAssets(release)).some(({ id: id2 }) => id2 === asset.id);
              if (isGone)
                onConflict();
              throw thrown;
            }
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
  1971: (
    /***/
    ((__webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => {
        try {
          let compareAndAttach = function(opened, { mode, fromRelease }, log) {
            const { attach, key: section, stop } = opened;
            let last;
            const compare = async (results) => {
              const attempts = (0, _host_atomic_file_js__WEBPACK_IMPORTED_MODULE_2__.z_)();
              const isAttaching = attach !== "none" && results.length > 0;
              const now = isAttaching && !stop.aborted ? await attempts.attempt(() => readAgain(opened)) : void 0;
              const target = now ?? opened;
              const { served, ...compared } = (0, _compare_js__WEBPACK_IMPORTED_MODULE_5__.e)(results, { ...target, mode, fromRelease, log });
              last = isAttaching ? { target, served, errors: attempts.errors } : void 0;
              return compared;
            };
            if (attach === "none")
              return { compare };
            const attachLast = async (finished) => last && await (0, _attach_js__WEBPACK_IMPORTED_MODULE_4__.P)(last, finished);
            return {
              section,
              compare,
              attach: async (finished, again) => {
                let attached = await attachLast(finished);
                for (let round = 2; round <= maxRounds && attached?.hasConflict === true; round += 1) {
                  attached = await attachLast(await again());
                }
                return { errors: [], ...attached };
              }
            };
          }, ensureRoom = function({ release, attach, key, assets }, { mode, anchor, report, proof }, subjects) {
            const { tag, body } = release;
            if (attach === "none")
              return;
            if (attach !== "assets")
              (0, _section_js__WEBPACK_IMPORTED_MODULE_8__.U2)(body, key, () => [(0, _section_js__WEBPACK_IMPORTED_MODULE_8__.zF)((0, _render_headline_js__WEBPACK_IMPORTED_MODULE_3__.GX)(subjects + 1))]);
            if (attach === "body")
              return;
            const names = new Set(assets.map((asset) => asset.name));
            const own = [_core_file_names_js__WEBPACK_IMPORTED_MODULE_1__.NW.checksums, _core_file_names_js__WEBPACK_IMPORTED_MODULE_1__.NW.sha256, _core_file_names_js__WEBPACK_IMPORTED_MODULE_1__.NW.page, (0, _core_file_names_js__WEBPACK_IMPORTED_MODULE_1__.xM)(key)];
            const isWithReports = mode === "verify" && report || mode === "stamp" && proof;
            const reports = anchor === "manifest" ? 1 : subjects;
            const fresh = own.filter((name) => !names.has(name)).length + (isWithReports ? reports : 0);
            if (assets.length + fresh <= _forge_js__WEBPACK_IMPORTED_MODULE_9__.s)
              return;
            const message = `The release ${tag} has ${assets.length} assets, and this run would add ${fresh}.`;
            throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__._Z("ASSET_LIMIT_REACHED", message);
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
          var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3026);
          var _core_file_names_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7550);
          var _core_members_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(7066);
          var _host_atomic_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(534);
          var _render_headline_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9488);
          var _attach_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9778);
          var _compare_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9528);
          var _forge_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(48);
          var _read_assets_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1609);
          var _read_recorded_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(9724);
          var _section_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(2576);
          var __webpack_async_dependencies__ = __webpack_handle_async_dependencies__([_attach_js__WEBPACK_IMPORTED_MODULE_4__]);
          _attach_js__WEBPACK_IMPORTED_MODULE_4__ = (__webpack_async_dependencies__.then ? (await __webpack_async_dependencies__)() : __webpack_async_dependencies__)[0];
          async function openRelease(forge, inputs, step, { log, clock, stop }) {
            const { mode, files, fromRelease, releaseAttach: attach, releaseSection } = inputs;
            const release = await findRelease(forge, inputs.releaseTag, { ...step.origin, event: step.event });
            log.info(`The release ${release.tag}${release.isDraft ? ", a draft" : ""}: ${release.url}`);
            const [key, name] = [(0, _section_js__WEBPACK_IMPORTED_MODULE_8__.FR)(releaseSection, step), (0, _section_js__WEBPACK_IMPORTED_MODULE_8__.$)(releaseSection, step)];
            const assets = await forge.readAssets(release);
            const isOfAll = fromRelease || mode === "stamp";
            const found = { forge, release, assets, attach, key, name, isOfAll, clock, stop, warn: log.warning };
            const target = { ...found, recorded: await (0, _read_recorded_js__WEBPACK_IMPORTED_MODULE_7__.HH)(found) };
            const evidence = target.recorded.all;
            if (attach !== "none")
              await ensureWritable(target);
            const isEvidence = (0, _read_recorded_js__WEBPACK_IMPORTED_MODULE_7__.i4)(assets, evidence);
            const unmatched = inputs.ifNoFilesFound === "ignore" ? log.info : log.warning;
            const selecting = { notice: log.notice, warning: log.warning, unmatched, isEvidence };
            const selected = fromRelease ? await (0, _read_assets_js__WEBPACK_IMPORTED_MODULE_6__.G)(assets, files, step.workspace, selecting) : [];
            return {
              candidates: selected.map((asset) => (0, _read_assets_js__WEBPACK_IMPORTED_MODULE_6__.b)(forge, asset)),
              evidence,
              ensureRoom: (subjects) => ensureRoom(target, inputs, subjects),
              ...compareAndAttach(target, inputs, log)
            };
          }
          const maxRounds = 4;
          async function readAgain(opened) {
            const { forge, key, attach } = opened;
            const assets = await forge.readAssets(opened.release);
            const ownIn = (list) => list.find(({ name }) => name === (0, _core_file_names_js__WEBPACK_IMPORTED_MODULE_1__.xM)(key))?.id;
            const release = attach === "body" ? await forge.readRelease(opened.release.id) ?? opened.release : opened.release;
            const isAsItWas = ownIn(assets) === ownIn(opened.assets) && (0, _section_js__WEBPACK_IMPORTED_MODULE_8__.GU)(release.body, key) === (0, _section_js__WEBPACK_IMPORTED_MODULE_8__.GU)(opened.release.body, key);
            if (isAsItWas)
              return { ...opened, assets };
            return { ...opened, assets, recorded: await (0, _read_recorded_js__WEBPACK_IMPORTED_MODULE_7__.HH)({ ...opened, release, assets }) };
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
            return await forge.readReleaseByTag(tag) ?? await findDraft(forge, tag) ?? missing(`no release with the tag ${tag}`, repository);
          }
          async function findDraft(forge, tag) {
            const drafts = [];
            for await (const release of forge.readReleases())
              if (release.tag === tag)
                drafts.push(release);
            if (drafts.length <= 1)
              return drafts[0];
            const ids2 = drafts.map(({ id: id2 }) => id2).join(", ");
            throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__._Z("RELEASE_AMBIGUOUS", `${drafts.length} drafts have the tag ${tag}; their ids are ${ids2}.`);
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
        E: () => (
          /* binding */
          putAsset
        )
        /* harmony export */
      });
      var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
      var _core_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3026);
      var _core_file_names_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7550);
      const maxUploads = 4;
      const abandonedMs = 36e5;
      async function putAsset(store, release, file, known) {
        const existing = known.find(({ name }) => name === file.name);
        const asset = await settle(store, release, file, existing);
        for (const leftover of known) {
          const isAbandoned = Date.now() - leftover.createdAt.getTime() > abandonedMs;
          if (isAbandoned && (0, _core_file_names_js__WEBPACK_IMPORTED_MODULE_2__.$W)(leftover.name, file.name))
            await store.deleteAsset(leftover, leftover.name);
        }
        return asset;
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
        HH: () => (
          /* binding */
          readRecorded
        ),
        /* harmony export */
        VI: () => (
          /* binding */
          isRecordedList
        ),
        /* harmony export */
        i4: () => (
          /* binding */
          evidenceAmong
        )
        /* harmony export */
      });
      var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3026);
      var _core_file_names_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7550);
      var _core_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9759);
      var _evidence_parse_statement_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2528);
      async function readRecorded(reading) {
        const { assets, key, isOfAll, release } = reading;
        const attached = /* @__PURE__ */ new Map();
        for (const [theirs, asset] of statementAssets(assets)) {
          if (theirs !== key && !isOfAll)
            continue;
          const bytes = await readLatest(reading, asset, (0, _core_file_names_js__WEBPACK_IMPORTED_MODULE_1__.xM)(theirs));
          const statement = (0, _evidence_parse_statement_js__WEBPACK_IMPORTED_MODULE_3__.xT)(bytes);
          if (statement === void 0)
            reading.warn(`${asset.name} in the release is no usable evidence: it is passed over.`);
          else
            attached.set(theirs, statement);
        }
        const recorded = new Map(attached);
        for (const { key: theirs, text } of (0, _evidence_parse_statement_js__WEBPACK_IMPORTED_MODULE_3__.jn)(release.body)) {
          const statement = recorded.has(theirs) || theirs !== key && !isOfAll ? void 0 : (0, _evidence_parse_statement_js__WEBPACK_IMPORTED_MODULE_3__.xT)(text);
          if (statement !== void 0)
            recorded.set(theirs, statement);
        }
        const own = recorded.get(key);
        const mine = attached.get(key);
        recorded.delete(key);
        return {
          ...own && { own },
          ...mine && { attached: mine },
          all: [...own === void 0 ? [] : [own], ...recorded.values()]
        };
      }
      function statementAssets(assets) {
        const found = /* @__PURE__ */ new Map();
        for (const asset of assets.filter(({ isUploaded }) => isUploaded)) {
          const key = (0, _core_file_names_js__WEBPACK_IMPORTED_MODULE_1__._h)(asset.name);
          if (key !== void 0 && found.get(key)?.name !== (0, _core_file_names_js__WEBPACK_IMPORTED_MODULE_1__.xM)(key))
            found.set(key, asset);
        }
        return found;
      }
      const replacingMs = 5e3;
      async function readLatest({ forge, release, clock, stop }, asset, finalName) {
        try {
          return await forge.read(asset, _core_json_js__WEBPACK_IMPORTED_MODULE_2__.Zd);
        } catch (thrown) {
          if (!(thrown instanceof _core_errors_js__WEBPACK_IMPORTED_MODULE_0__._Z) || thrown.code !== "ASSET_UNREADABLE")
            throw thrown;
          await clock.wait(replacingMs, stop);
          const latest = (await forge.readAssets(release)).find(({ name }) => name === finalName);
          if (latest === void 0 || latest.id === asset.id)
            throw thrown;
          return forge.read(latest, _core_json_js__WEBPACK_IMPORTED_MODULE_2__.Zd);
        }
      }
      function evidenceAmong(assets, all) {
        const named = all.flatMap(({ subject, predicate: { lists, changed = [] } }) => [...subject, ...lists, ...changed]);
        const files = /* @__PURE__ */ new Set([...assets.map(({ name }) => name), ...named.map(({ name }) => (0, _core_file_names_js__WEBPACK_IMPORTED_MODULE_1__.rw)(name))]);
        const pair = assets.find(({ name }) => name === _core_file_names_js__WEBPACK_IMPORTED_MODULE_1__.NW.checksums);
        const isPairUnstated = pair !== void 0 && !isRecordedList(pair, all);
        return (asset) => {
          const isForeign = asset.name === _core_file_names_js__WEBPACK_IMPORTED_MODULE_1__.NW.sha256 && !isRecordedList(asset, all) && !isPairUnstated;
          return !isForeign && (0, _core_file_names_js__WEBPACK_IMPORTED_MODULE_1__._T)(asset.name, files) !== void 0;
        };
      }
      function isRecordedList({ name, sha256 }, all) {
        const lists = all.flatMap(({ predicate }) => predicate.lists);
        return sha256 !== void 0 && lists.some((list) => list.name === name && list.sha256 === sha256);
      }
    })
  ),
  /***/
  1239: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        B4: () => (
          /* binding */
          isConfirming
        ),
        N0: () => (
          /* binding */
          judges
        ),
        Ww: () => (
          /* binding */
          keptRows
        ),
        VI: () => (
          /* binding */
          newResults
        ),
        p0: () => (
          /* binding */
          toRecordedRows
        ),
        jV: () => (
          /* binding */
          withImported
        )
      });
      var checksums = __webpack_require__(6441);
      var report = __webpack_require__(5299);
      var lists = __webpack_require__(926);
      var statement = __webpack_require__(7218);
      var merkle = __webpack_require__(9985);
      var proof_steps = __webpack_require__(3523);
      ;
      function createProofPaths(statement2, proofs) {
        const { anchors, lists: lists2 } = statement2.predicate;
        const unsound = lists2.find((list) => !isSound(list, statement2));
        if (unsound !== void 0) {
          return () => broken(`The checksum list ${unsound.name} in the evidence is not the one of its files.`);
        }
        const byDigest = new Map(anchors.map((anchor) => [anchor.digest, anchor]));
        const covered = coveredDigests(statement2, byDigest);
        return (digest) => {
          const [own, list] = [byDigest.get(digest), covered.get(digest)];
          const paths = own === void 0 ? [] : [proofPathOf(own, "digest", proofs)];
          if (list !== void 0 && list !== own) {
            const path = proofPathOf(list, "list", proofs);
            paths.push(path.claim === "none needed" ? { ...path, claim: "yes" } : path);
          }
          const best = paths.find(({ claim }) => claim === "broken") ?? paths.find(({ anchor }) => isSettled(anchor));
          return best ?? paths[0] ?? broken("Nothing in the evidence leads from this digest to the chain.");
        };
      }
      function broken(problem, anchor) {
        return { claim: "broken", hashes: [], is: "digest", problem, ...anchor && { anchor } };
      }
      function isSettled(anchor) {
        return anchor !== void 0 && statement.kk[anchor.verdict] === "settled";
      }
      function isSound(list, { subject }) {
        const { sha3_256, sha256 } = listDigests(listText(list, subject));
        return list.sha3_256 === sha3_256 && (list.sha256 === void 0 || list.sha256 === sha256);
      }
      function coveredDigests(statement2, byDigest) {
        const covered = /* @__PURE__ */ new Map();
        for (const list of statement2.predicate.lists) {
          const anchor = byDigest.get(list.sha3_256);
          if (anchor === void 0)
            continue;
          for (const digest of digestsIn(list, statement2)) {
            const known = covered.get(digest);
            if (known === void 0 || isSettled(anchor) && !isSettled(known))
              covered.set(digest, anchor);
          }
        }
        return covered;
      }
      function digestsIn({ name, text }, { subject }) {
        if (text === void 0)
          return name === checksums.TR ? [] : subject.map(({ digest }) => digest.sha3_256);
        try {
          return (0, checksums.yk)(name, text).map(({ digest }) => digest);
        } catch {
          return [];
        }
      }
      function proofPathOf(anchor, is, atHand) {
        const { digest, proof } = anchor;
        const own = atHand.filter(({ data }) => digestFromWire(data) === digest);
        const roots = [];
        try {
          if (proof !== void 0)
            roots.push(anchoredRoot(digest, proof));
          for (const item of own)
            roots.push(anchoredRoot(digest, toAnchorProof(item)));
          const matched = (anchor.chain?.records ?? []).flatMap((record) => record.matched ?? []);
          if (matched.some((text) => ![digest, ...roots].some((hash) => digestFromWire(text) === hash)))
            throw new RangeError("a chain record is about another hash");
        } catch (cause) {
          if (!(cause instanceof RangeError))
            throw cause;
          return broken(`The path from this digest is broken: ${cause.message}.`, anchor);
        }
        return roots.length === 0 ? { claim: "none needed", anchor, hashes: [digest], is } : { claim: "yes", anchor, hashes: [.../* @__PURE__ */ new Set([...roots, digest])], is: "root" };
      }
      function anchoredRoot(digest, { steps, root, file }) {
        if (rootOfSteps(digest, steps) !== root)
          throw new RangeError("its steps do not lead to its root");
        if (file === void 0)
          return root;
        if (digestFromWire(file.data) !== digest)
          throw new RangeError("its proof file is about another digest");
        if (digestFromWire(file.root) !== root)
          throw new RangeError("its proof file has another root");
        const stated = JSON.stringify(toProofSteps(parseMerklePath(file.proof)));
        if (stated !== JSON.stringify(steps))
          throw new RangeError("its steps are not those of its proof file");
        return root;
      }
      ;
      function withImported({ own, all }, names) {
        const known = new Map(own?.subject.map(({ name, digest }) => [name, digest.sha3_256]));
        const theirs = all.filter((statement2) => statement2 !== own).toSorted(latestStatementFirst);
        const base = own ?? theirs[0];
        const statements = names.size === 0 ? [] : theirs.map(toOther);
        const found = [...names].flatMap(([name, digest]) => importName(name, digest, statements) ?? []);
        const imported = found.filter(({ subject }) => !known.has(subject.name));
        const others = found.filter(({ subject: { name, digest } }) => (known.get(name) ?? digest.sha3_256) !== digest.sha3_256);
        if (base === void 0 || imported.length + others.length === 0)
          return own;
        const { lists: _lists, anchors: _anchors, changed: _changed, ...facts } = base.predicate;
        const { anchors, lists: lists2, changed = [] } = own?.predicate ?? { anchors: [], lists: [] };
        const later = others.map(({ subject: { name, digest }, seenOn }) => ({ name, digest: digest.sha3_256, seenOn }));
        return {
          ...base,
          subject: [...own?.subject ?? [], ...imported.map(({ subject }) => subject)],
          predicate: {
            ...facts,
            lists: [...lists2, ...imported.flatMap(({ list }) => list ?? [])],
            anchors: uniqueByDigest([...anchors, ...[...imported, ...others].map(({ anchor }) => anchor)]),
            ...changed.length + later.length > 0 && { changed: [...changed, ...later] }
          }
        };
      }
      function latestStatementFirst(one, other) {
        return Date.parse(other.predicate.finishedOn) - Date.parse(one.predicate.finishedOn);
      }
      function toOther(statement2) {
        const own = new Map(statement2.predicate.anchors.map((anchor) => [anchor.digest, anchor]));
        return { statement: statement2, own, covered: coveredDigests(statement2, own) };
      }
      function importName(name, wanted, statements) {
        for (const { statement: statement2, own: anchors, covered } of statements) {
          const { subject: subjects, predicate } = statement2;
          const subject = subjects.find((each) => each.name === name);
          if (subject === void 0 || (wanted ?? subject.digest.sha3_256) !== subject.digest.sha3_256)
            continue;
          const digest = subject.digest.sha3_256;
          const own = anchors.get(digest);
          const anchor = own ?? covered.get(digest) ?? predicate.anchors.find(({ covers }) => covers === "list");
          if (anchor === void 0)
            continue;
          const list = predicate.lists.find(({ sha3_256 }) => own === void 0 && sha3_256 === anchor.digest);
          return {
            subject,
            anchor,
            seenOn: predicate.finishedOn,
            ...list && { list: { ...list, text: (0, lists.so)(list, subjects) } }
          };
        }
        return void 0;
      }
      function uniqueByDigest(anchors) {
        return [...new Map(anchors.map((anchor) => [anchor.digest, anchor])).values()];
      }
      function toRecordedRows(statement2) {
        const { subject, predicate } = statement2;
        const { lists: lists2, changed = [] } = predicate;
        const own = new Map(predicate.anchors.map((anchor) => [anchor.digest, anchor]));
        const ofLists = predicate.anchors.filter(({ covers }) => covers === "list");
        const covered = coveredDigests(statement2, own);
        const cover = ofLists.length === 1 ? ofLists[0] : void 0;
        const names = new Map([
          ...lists2.map(({ name, sha3_256 }) => [sha3_256, name]),
          ...subject.map(({ name, digest }) => [digest.sha3_256, name])
        ]);
        const named = [
          // A list that is no file was made of all files.
          ...ofLists.map(({ digest }) => ({ name: names.get(digest) ?? checksums.h0, digest })),
          ...subject.map(({ name, digest }) => ({ name, digest: digest.sha3_256 })).filter(({ digest }) => own.get(digest)?.covers !== "list"),
          ...changed.map(({ name, digest }) => ({ name, digest }))
        ];
        const each = new Map(named.map((one) => [keyOf(one.name, one.digest), one])).values();
        return [...each].flatMap(({ name, digest }) => {
          const anchors = [own.get(digest), covered.get(digest) ?? cover];
          const anchor = anchors.find((one) => one !== void 0 && isShown(one.verdict));
          return anchor === void 0 ? [] : [{ name, digest, anchor }];
        });
      }
      function isShown(verdict) {
        return isConfirming(verdict) || verdict === "changed";
      }
      function isConfirming(verdict) {
        return statement.kk[verdict] === "settled" || verdict === "accepted";
      }
      function keptRows(results, recorded) {
        const outcomes = new Map(results.map((result) => [keyOf(result.subject.name, (0, report.ol)(result)), result.outcome]));
        return recorded.filter(({ name, digest, anchor }) => {
          const outcome = outcomes.get(keyOf(name, digest));
          if (outcome === void 0)
            return true;
          return !judges(outcome) && !(outcome.kind === "accepted" && anchor.verdict === "accepted");
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
    })
  ),
  /***/
  5797: (
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
      var headline = __webpack_require__(9488);
      var markdown = __webpack_require__(5601);
      var core_text = __webpack_require__(7422);
      var recorded_rows = __webpack_require__(1239);
      var outcome = __webpack_require__(973);
      var report = __webpack_require__(5299);
      var statement = __webpack_require__(7218);
      var to_statement = __webpack_require__(7942);
      var result_view = __webpack_require__(9196);
      var parse_statement = __webpack_require__(2528);
      ;
      const maxSubjects = 1e3;
      function toSectionStatement(statement2, before, isAlone) {
        const { subject, predicate } = statement2;
        const { tool, mode, finishedOn, run = {}, service, lists, anchors, changed } = predicate;
        const { url: _url, attempt: _attempt, ref: _ref, ...place } = run;
        const briefAnchors = anchors.map(toBrief);
        const isAsked = briefAnchors.some(({ pendingProof, writtenProof }) => pendingProof ?? writtenProof);
        const brief = {
          ...statement2,
          predicate: {
            tool,
            mode,
            finishedOn,
            ...Object.keys(place).length > 0 && { run: place },
            // A proof is asked for at the service that knows its id.
            ...service && (isAlone || isAsked) && { service },
            lists,
            anchors: briefAnchors,
            ...changed && { changed }
          }
        };
        return withEarlierTime(subject.length > maxSubjects ? cutTo(brief, maxSubjects) : brief, before);
      }
      function toBrief({ covers, digest, verdict, chain, pendingProof, writtenProof }) {
        const record = chain && oldestRecord(chain.records);
        return {
          covers,
          digest,
          verdict,
          ...record && { chain: { records: [toBriefRecord(record)] } },
          ...pendingProof && { pendingProof },
          ...writtenProof && { writtenProof }
        };
      }
      function oldestRecord(records) {
        const height = ({ block }) => block === void 0 ? Number.POSITIVE_INFINITY : Number(block);
        return records.toSorted((one, other) => height(one) - height(other) || 0)[0];
      }
      function toBriefRecord({ block, date, transaction }) {
        return {
          ...block !== void 0 && { block },
          ...date !== void 0 && { date },
          ...transaction !== void 0 && { transaction }
        };
      }
      function withEarlierTime(statement2, before) {
        if (before === void 0)
          return statement2;
        const { predicate } = statement2;
        const seen = new Map((before.predicate.changed ?? []).map((one) => [`${one.digest} ${one.name}`, one.seenOn]));
        const changed = predicate.changed?.map((one) => ({
          ...one,
          seenOn: seen.get(`${one.digest} ${one.name}`) ?? one.seenOn
        }));
        const same = {
          ...statement2,
          predicate: { ...predicate, finishedOn: before.predicate.finishedOn, ...changed && { changed } }
        };
        return JSON.stringify(same) === JSON.stringify(before) ? same : statement2;
      }
      function renderFitting(statement2, budget) {
        if (statement2 === void 0)
          return "";
        const render = (count) => (0, parse_statement.Yl)(count < statement2.subject.length ? cutTo(statement2, count) : statement2);
        const fits = (count) => Buffer.byteLength(render(count)) <= budget;
        if (fits(statement2.subject.length))
          return render(statement2.subject.length);
        let [least, most] = [0, statement2.subject.length];
        while (most - least > 1) {
          const middle = Math.floor((least + most) / 2);
          if (fits(middle))
            least = middle;
          else
            most = middle;
        }
        return least === 0 ? "" : render(least);
      }
      function cutTo(statement2, count) {
        const subject = statement2.subject.slice(0, count);
        const names = new Set(subject.map(({ name }) => name));
        const changed = (statement2.predicate.changed ?? []).filter(({ name }) => names.has(name));
        const digests = /* @__PURE__ */ new Set([...subject.map(({ digest }) => digest.sha3_256), ...changed.map(({ digest }) => digest)]);
        const { changed: _all, ...predicate } = statement2.predicate;
        return {
          ...statement2,
          subject,
          predicate: {
            ...predicate,
            lists: [],
            anchors: predicate.anchors.filter(({ covers, digest }) => covers === "list" || digests.has(digest)),
            ...changed.length > 0 && { changed }
          }
        };
      }
      ;
      const notRechecked = "not re-checked";
      const former = "earlier bytes";
      function toRows(results, recorded, facts) {
        const kept = (0, recorded_rows.Ww)(results, recorded);
        const shown = (0, recorded_rows.VI)(results, kept);
        const digests = new Map(results.map((result) => [result.subject.name, (0, report.ol)(result)]));
        const anchors = new Map(facts.statement?.predicate.anchors.map((anchor) => [anchor.digest, anchor]));
        const isFormer = ({ name, digest }) => (digests.get(name) ?? digest) !== digest;
        return {
          items: [
            ...shown.map((result) => renderResult(result, facts, anchors)),
            ...kept.map((each) => renderEarned(each, isFormer(each) ? former : notRechecked, facts))
          ],
          hasServed: shown.some(({ subject }) => facts.coverage.has(subject)),
          hasFormer: kept.some(isFormer),
          hasUnchecked: kept.some((each) => !isFormer(each))
        };
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
      function renderResult(result, facts, anchors) {
        const view = (0, result_view.P)(result);
        const { verdict, name, digest } = view;
        const served = renderServed(facts.coverage.get(result.subject), (0, file_names.rw)(name));
        const earlier = result.coveredBy === void 0 ? writtenBefore(name, anchors.get(digest), facts) : void 0;
        const proof = renderProof(result.proof?.kind === "written" ? result.proof.file : earlier, facts);
        const head = [renderVerdict(verdict), (0, markdown.Cu)(name), served, renderReport(view, facts)];
        return renderItem(head, toPlace(view, anchors.get(digest)), digest, proof);
      }
      function toPlace({ verdict, coveredBy, block }, anchor) {
        if (coveredBy !== void 0)
          return { block: renderCover(coveredBy) };
        if (block !== void 0) {
          const { first, count } = block;
          const { transaction } = (0, to_statement.Mf)(first);
          const more = count > 1 ? ` \xB7 first of ${count}` : "";
          return { block: renderBlock(first.blockNumber, first.blockDate) + more, transaction };
        }
        if (verdict === "accepted")
          return { block: "not in a block yet" };
        return anchor !== void 0 && statement.kk[anchor.verdict] === "settled" ? placeOf(anchor) : {};
      }
      function renderEarned({ name, digest, anchor }, note, facts) {
        const isOwn = anchor.digest === digest;
        const proof = note === former || !isOwn ? void 0 : writtenBefore(name, anchor, facts);
        const names = [true, false].map((isTaken) => (0, file_names.cq)(name, digest, isTaken));
        const report2 = names.map((each) => facts.assetUrls.get(each)).find((url) => url !== void 0);
        const head = [`${renderVerdict(anchor.verdict)}, ${note}`, (0, markdown.Cu)(name), report2 && (0, markdown.nf)("PDF", report2)];
        const place = isOwn ? placeOf(anchor) : { block: renderCover(anchor.digest) };
        return renderItem(head, place, digest, renderProof(proof, facts));
      }
      function writtenBefore(name, anchor, { assetUrls }) {
        if (anchor?.writtenProof === void 0)
          return void 0;
        const own = (0, file_names.eO)(name, anchor.digest, true);
        return assetUrls.has(own) ? own : (0, file_names.eO)(name, anchor.digest, false);
      }
      function renderProof(file, { assetUrls }) {
        const url = assetUrls.get(file ?? "");
        return file && (url === void 0 ? (0, markdown.Cu)(file) : (0, markdown.nf)(file, url));
      }
      function placeOf({ chain }) {
        const { block, date, transaction } = oldestRecord(chain?.records ?? []) ?? {};
        return { block: renderBlock(block, date), transaction };
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
        const end = new Date(run.finishedAt.getTime() + linkLifeMs).toISOString();
        return `${(0, markdown.nf)("PDF", reportUrl)} (link expires within an hour, by ${end.slice(0, 10)} ${end.slice(11, 16)} UTC)`;
      }
      function renderVerdict(kind) {
        const { icon, label } = outcome.Jo[kind];
        return `${icon} ${label}`.replaceAll(" ", "&nbsp;");
      }
      function renderCover(list) {
        return `through the list ${(0, markdown.Cu)(list.slice(0, 8))}\u2026`;
      }
      function renderBlock(height, date) {
        return (0, core_text.gI)([
          height !== void 0 && `block ${(0, markdown.Cu)(String(height), core_text.I6.word)}`,
          date !== void 0 && (0, markdown.Cu)(date, core_text.I6.word)
        ]).join(" \xB7 ");
      }
      var section = __webpack_require__(2576);
      ;
      const reserve = 300;
      const dataShare = 0.3;
      function renderSection(facts, room, before) {
        const { report: report2, statement: statement2, earlier } = facts;
        const recorded = earlier === void 0 ? [] : (0, recorded_rows.p0)(earlier);
        const rows = toRows(report2.results, recorded, facts);
        const top = [renderHeading(facts, recorded.length > 0, headline.Lf), ...(0, headline.u4)(report2)];
        const bottom = renderNotes(rows, facts);
        const left = room - reserve - Buffer.byteLength([...top, bottom].join("\r\n\r\n"));
        const data = renderFitting(statement2 && toSectionStatement(statement2, before, facts.isLinkingToService), left * dataShare);
        const items = renderSectionItems(rows.items, left - Buffer.byteLength(data));
        return [...top, ...items, bottom, ...data === "" ? [] : [data]].join("\n\n");
      }
      function renderShorter(facts) {
        const { report: report2, earlier } = facts;
        const hasRecordedRows = earlier !== void 0 && (0, recorded_rows.p0)(earlier).length > 0;
        const isLeftOut = "\u2702\uFE0F **The files are left out**: the notes take no more.";
        return [
          [renderHeading(facts, hasRecordedRows, headline.Lf), ...(0, headline.u4)(report2), isLeftOut].join("\n\n"),
          renderHeading(facts, hasRecordedRows, headline.zM)
        ];
      }
      function renderHeading({ report: report2, run }, hasRecordedRows, render) {
        const hasNothingNew = hasRecordedRows && !report2.results.some(({ outcome: outcome2 }) => (0, recorded_rows.N0)(outcome2));
        return (0, section.zF)(hasNothingNew ? "\u2754 not re-checked by the last run" : render(report2, run));
      }
      function renderSectionItems(items, budget) {
        const { rows: shown, left } = (0, markdown.nc)(items, budget - items.length, (item) => item);
        const cut = left > 0 ? [`\u2702\uFE0F **${left} of ${items.length} files are left out**: the notes take no more.`] : [];
        if (shown.length <= markdown.Y$)
          return shown.length > 0 ? [shown.join("\n"), ...cut] : cut;
        return [(0, markdown.AU)(`${shown.length} files`, shown.join("\n")), ...cut];
      }
      function renderNotes({ hasServed, hasUnchecked, hasFormer }, { name, evidence, unserved }) {
        const are = unserved.length === 1 ? "file is no asset" : "files are no assets";
        const unservedNames = (0, core_text.L1)(unserved, (file) => (0, markdown.Cu)(file));
        const sentences = (0, core_text.gI)([
          evidence.some((file) => file.name === file_names.NW.page) && "Drop a download on the page below, opened from the disk: it checks the bytes without a network.",
          "`openssl dgst -sha3-256 FILE` prints a file's digest: it, block, date and transaction are what to look up on the chain.",
          "A block proves that exactly these bytes existed at its date; not who made them, nor that the build was clean.",
          hasServed && "*Served*: the release has an asset of the file's SHA-256, as GitHub states it.",
          unserved.length > 0 && `${unserved.length} ${are} of this release: ${unservedNames}.`,
          hasUnchecked && "*Not re-checked*: an earlier run's verdict, which the last run could not check again.",
          hasFormer && "*Earlier bytes*: an earlier run recorded this digest under the same name."
        ]);
        const files = evidence.map((file) => (0, markdown.nf)(file.name, file.url)).join(" \xB7 ");
        return `<sub>${sentences.join(" ")}${files === "" ? "" : `<br>Evidence: ${files}`}<br>Written by ${(0, markdown.Cu)(name)}</sub>`;
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
      var _core_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3026);
      const roomyBytes = 12e4;
      const maxNotesCharacters = 125e3;
      function renderTitle(verdicts) {
        return `### Digests on the chain: ${verdicts}`;
      }
      function readSection(body, key) {
        const span = findSpan(body, key);
        const lines = span && body.slice(span.start, span.end).split(/\r\n|\n/);
        return lines?.slice(1, -1).join("\n");
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
      const maxSectionWrites = 10;
      const settleMs = 2e3;
      async function writeSection(forge, { id: id2, tag }, key, render, { clock, stop }) {
        let earlier;
        for (let attempt = 1; attempt <= maxSectionWrites; attempt += 1) {
          await forge.writeTurn();
          const now = await forge.readRelease(id2);
          if (now === void 0)
            throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_1__._Z("RELEASE_NOT_FOUND", `The release ${tag} is not there any more.`);
          const before = earlier ??= readSection(now.body, key) ?? "";
          const body = replaceSection(now.body, key, (room) => render(room, before));
          if (body === now.body)
            return;
          const isSent = await forge.updateNotes(now, body, attempt) === "sent";
          if (isSent)
            await clock.wait(settleMs + clock.random() * 1e3 * attempt, stop);
        }
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_1__._Z("RELEASE_WRITE_LOST", `The section was written ${maxSectionWrites} times and each time overwritten.`);
      }
    })
  )
};
