export const id = 780;
export const ids = [780];
export const modules = {
  /***/
  7780: (
    /***/
    ((__webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => {
        try {
          __webpack_require__.d(__webpack_exports__, {
            /* harmony export */
            runStep: () => (
              /* binding */
              runStep
            )
            /* harmony export */
          });
          var _job_inputs_inputs_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4601);
          var _job_job_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7186);
          var _job_judge_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2330);
          var _context_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9323);
          var _step_door_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3169);
          var _trust_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8110);
          var __webpack_async_dependencies__ = __webpack_handle_async_dependencies__([_job_job_js__WEBPACK_IMPORTED_MODULE_1__]);
          _job_job_js__WEBPACK_IMPORTED_MODULE_1__ = (__webpack_async_dependencies__.then ? (await __webpack_async_dependencies__)() : __webpack_async_dependencies__)[0];
          async function runStep(inputs, log, signals) {
            const context = (0, _context_js__WEBPACK_IMPORTED_MODULE_3__.y)(process.env);
            (0, _context_js__WEBPACK_IMPORTED_MODULE_3__.A)(context);
            if ((0, _job_inputs_inputs_js__WEBPACK_IMPORTED_MODULE_0__.bk)(inputs) === void 0)
              (0, _trust_js__WEBPACK_IMPORTED_MODULE_5__.H)(inputs, context);
            const door = (0, _step_door_js__WEBPACK_IMPORTED_MODULE_4__.Z)({ inputs, context, log, signals });
            return (0, _job_judge_js__WEBPACK_IMPORTED_MODULE_2__.P)(await (0, _job_job_js__WEBPACK_IMPORTED_MODULE_1__.b)({ inputs, door }));
          }
          __webpack_async_result__();
        } catch (e) {
          __webpack_async_result__(e);
        }
      });
    })
  ),
  /***/
  8110: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        H: () => (
          /* binding */
          refuseUntrustedEvent
        )
        /* harmony export */
      });
      var _domain_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3047);
      var _domain_member_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2778);
      function isUntrustedEvent({ eventName, event, origin }) {
        if (eventName === "pull_request_target")
          return true;
        if (eventName === "issue_comment")
          return (0, _domain_member_js__WEBPACK_IMPORTED_MODULE_1__.m)(event, "issue", "pull_request") !== void 0;
        if (eventName !== "workflow_run")
          return false;
        const first = (0, _domain_member_js__WEBPACK_IMPORTED_MODULE_1__.m)(event, "workflow_run", "event");
        if (["pull_request_target", "issue_comment", "workflow_run"].includes(String(first)))
          return true;
        const head = (0, _domain_member_js__WEBPACK_IMPORTED_MODULE_1__.m)(event, "workflow_run", "head_repository", "full_name");
        return typeof head !== "string" || head.toLowerCase() !== origin.repository.toLowerCase();
      }
      function refuseUntrustedEvent({ mode, releaseAttach, allowUntrustedEvent }, context) {
        const stamps = mode === "stamp";
        if (allowUntrustedEvent || !(stamps || releaseAttach !== "none") || !isUntrustedEvent(context))
          return;
        throw new _domain_errors_js__WEBPACK_IMPORTED_MODULE_0__._Z("UNTRUSTED_EVENT", `${stamps ? "Stamping" : "Writing to a release"} is refused: the event ${context.eventName} has this repository's secrets while a fork may have written the files.`);
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
  ),
  /***/
  8973: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        Er: () => (
          /* binding */
          maximumProofSize
        ),
        /* harmony export */
        Tz: () => (
          /* binding */
          parseProofItem
        ),
        /* harmony export */
        k_: () => (
          /* binding */
          parseProof
        )
        /* harmony export */
      });
      var _digest_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8744);
      var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3047);
      var _merkle_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7377);
      var _bytes_utf8_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8187);
      const maximumProofSize = 1048576;
      function parseProof(name, bytes) {
        try {
          return { name, bytes, ...checkedRoot(onlyItem(parseProofJson(bytes))) };
        } catch (cause) {
          if (!(cause instanceof RangeError))
            throw cause;
          throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__._Z("PROOF_INVALID", `The proof file is not valid: ${cause.message}.`, { cause });
        }
      }
      function parseProofItem(bytes) {
        const members = onlyItem(parseProofJson(bytes));
        const hex = (name) => {
          const value = Object.hasOwn(members, name) ? members[name] : void 0;
          const text = typeof value === "string" ? (0, _digest_js__WEBPACK_IMPORTED_MODULE_3__.rX)(value) : "";
          if (!/^0x[0-9a-f]+$/i.test(text))
            throw new RangeError(`${name} is not 0x-prefixed hex`);
          return text;
        };
        return { address: hex("address"), data: hex("data"), proof: hex("proof"), root: hex("root") };
      }
      function parseProofJson(bytes) {
        if (bytes.length > maximumProofSize)
          throw new RangeError("it is larger than 1 MiB");
        try {
          return JSON.parse((0, _bytes_utf8_js__WEBPACK_IMPORTED_MODULE_2__._)(bytes));
        } catch (cause) {
          throw new RangeError("it is not JSON", { cause });
        }
      }
      function onlyItem(json) {
        const item = Array.isArray(json) ? json[0] : json;
        if (Array.isArray(json) && json.length !== 1) {
          throw new RangeError(`it holds ${json.length} proofs, and the service answers about one`);
        }
        if (typeof item !== "object" || item === null)
          throw new RangeError("it holds no proof object");
        return item;
      }
      function checkedRoot(item) {
        const { address, data, proof, root } = item;
        const digest = (0, _digest_js__WEBPACK_IMPORTED_MODULE_3__.s1)(data);
        const stated = (0, _digest_js__WEBPACK_IMPORTED_MODULE_3__.s1)(root);
        if (typeof address !== "string" || !/^0x[0-9a-f]{1,64}$/i.test(address))
          throw new RangeError("address is not 0x-prefixed hex");
        if (digest === void 0)
          throw new RangeError("data is not a SHA3-256 digest");
        if (stated === void 0)
          throw new RangeError("root is not a 32-byte hash");
        if (typeof proof !== "string")
          throw new RangeError("proof is not text");
        if ((0, _merkle_js__WEBPACK_IMPORTED_MODULE_1__.nk)(digest, (0, _merkle_js__WEBPACK_IMPORTED_MODULE_1__.z9)(proof)) !== stated)
          throw new RangeError("its path does not lead from data to root");
        return { digest, root: stated };
      }
    })
  ),
  /***/
  3040: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        f: () => (
          /* binding */
          placesWithoutReceipt
        ),
        /* harmony export */
        i: () => (
          /* binding */
          withReceipts
        )
        /* harmony export */
      });
      var _digest_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8744);
      var _evidence_statement_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4231);
      var _name_order_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3730);
      var _judge_receipts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8428);
      const mostReceiptBytes = 2 * 1024 * 1024;
      function withReceipts(statement, more) {
        const { receipts: own = [], ...predicate } = statement.predicate;
        const known = new Map([...own, ...more].flatMap(readSound));
        const findLink = createLinkFinder([...known.keys()]);
        const kept = /* @__PURE__ */ new Map();
        let room = mostReceiptBytes;
        const anchors = predicate.anchors.map((anchor) => {
          const link = findLink(anchor);
          const units = link === void 0 ? [] : [link.transaction, link.block ?? link.transaction];
          const added = new Map(units.flatMap((unit) => kept.has(unit.id) ? [] : [[unit.id, known.get(unit)]]));
          const size = [...added.values()].reduce((sum, receipt) => sum + (receipt?.data.length ?? 0) / 2, 0);
          if (link === void 0 || size > room)
            return anchor;
          room -= size;
          for (const [id2, receipt] of added)
            if (receipt !== void 0)
              kept.set(id2, receipt);
          return atPortOf(link, anchor);
        });
        const receipts = [...kept].toSorted(([one], [other]) => (0, _name_order_js__WEBPACK_IMPORTED_MODULE_2__.M)(one, other)).map(([, receipt]) => receipt);
        const judged = (0, _judge_receipts_js__WEBPACK_IMPORTED_MODULE_1__.V_)({ anchors, receipts });
        const isSound = judged.problem === void 0 && ![...judged.byAnchor.values()].some((is) => typeof is === "string");
        if (!isSound || receipts.length === 0)
          return { ...statement, predicate };
        return { ...statement, predicate: { ...predicate, anchors, receipts } };
      }
      function placesWithoutReceipt({ predicate: { anchors, receipts = [] } }) {
        const findLinks = (0, _judge_receipts_js__WEBPACK_IMPORTED_MODULE_1__.cy)(receipts.flatMap((receipt) => readSound(receipt).map(([unit]) => unit)));
        return anchors.flatMap((anchor) => {
          const isWanted = _evidence_statement_js__WEBPACK_IMPORTED_MODULE_0__.kk[anchor.verdict] === "settled" && findLinks(anchor).length === 0;
          const record = isWanted ? anchor.chain?.records.find(({ block }) => /^[0-9]{1,15}$/.test(String(block))) : void 0;
          const hash = (0, _digest_js__WEBPACK_IMPORTED_MODULE_3__.s1)(record?.matched) ?? anchor.digest;
          return record === void 0 ? [] : [{ hash, block: Number(record.block) }];
        });
      }
      function readSound(receipt) {
        try {
          return [[(0, _judge_receipts_js__WEBPACK_IMPORTED_MODULE_1__.H_)(receipt), receipt]];
        } catch (error) {
          if (error instanceof RangeError)
            return [];
          throw error;
        }
      }
      function createLinkFinder(units) {
        const findLinks = (0, _judge_receipts_js__WEBPACK_IMPORTED_MODULE_1__.cy)(units);
        return (anchor) => {
          const links = findLinks(anchor);
          const recorded = links.filter((0, _judge_receipts_js__WEBPACK_IMPORTED_MODULE_1__.Tt)(anchor));
          return recorded.find((link) => (0, _judge_receipts_js__WEBPACK_IMPORTED_MODULE_1__.Dc)(link, anchor)) ?? recorded[0];
        };
      }
      function atPortOf({ port }, anchor) {
        return anchor.chain?.port === void 0 ? anchor : { ...anchor, chain: { ...anchor.chain, port } };
      }
    })
  ),
  /***/
  648: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        d: () => (
          /* binding */
          toBadge
        )
        /* harmony export */
      });
      var _domain_outcome_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7794);
      var _wording_headline_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2960);
      const colours = { green: "brightgreen", yellow: "yellow", red: "red", grey: "lightgrey" };
      function toBadge(report) {
        const { results, demo } = report;
        const message = results.length === 0 ? "no files" : (0, _wording_headline_js__WEBPACK_IMPORTED_MODULE_1__.kg)(report).join(", ");
        const color = colourOf(report);
        const isWrong = color === "red";
        return {
          schemaVersion: 1,
          label: demo ? "anchored (demo)" : "anchored",
          message,
          color,
          ...isWrong && { isError: true }
        };
      }
      function colourOf({ results }) {
        const shown = new Set(results.map(({ outcome }) => _domain_outcome_js__WEBPACK_IMPORTED_MODULE_0__.Jo[outcome.kind].colour));
        const worst = ["red", "yellow", "green"].find((colour) => shown.has(colour)) ?? "grey";
        return colours[worst === "green" && shown.has("grey") ? "yellow" : worst];
      }
    })
  ),
  /***/
  6486: (
    /***/
    ((__webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => {
        try {
          let composeStatement = function(report, listed, facts, { section, earlier, unselected, givenList }) {
            const input = {
              tool: { name: "anchor-artifacts", version: _domain_version_js__WEBPACK_IMPORTED_MODULE_12__.r },
              mode: report.mode,
              finishedOn: facts.finishedAt.toISOString(),
              ...toPlaces(report, facts, section),
              subjects: listed.map(({ name, digest, sha256 }) => ({
                name,
                digest: { sha3_256: digest, ...sha256 !== void 0 && { sha256 } }
              })),
              anchors: toAnchors(report, coveringResult(report)),
              ...givenList && { givenList },
              hashText: _operations_hashing_stream_js__WEBPACK_IMPORTED_MODULE_11__.q
            };
            const statement = (0, _domain_evidence_to_statement_js__WEBPACK_IMPORTED_MODULE_5__.H)(input, earlier);
            const kept = /* @__PURE__ */ new Set([...namesToKeep(report), ...unselected ?? []]);
            return statement && earlier ? (0, _domain_receipt_keep_receipts_js__WEBPACK_IMPORTED_MODULE_8__.i)((0, _domain_evidence_earlier_js__WEBPACK_IMPORTED_MODULE_4__.tu)(statement, earlier, kept), earlier.predicate.receipts ?? []) : statement;
          }, namesToKeep = function({ results }) {
            const isKept = (result) => {
              const { outcome } = result;
              return (0, _domain_report_report_js__WEBPACK_IMPORTED_MODULE_9__.ol)(result) === void 0 || outcome.kind === "changed" && outcome.ofDigest === void 0;
            };
            return new Set(results.filter(isKept).map(({ subject }) => subject.name));
          }, toPlaces = function(report, facts, section = "") {
            const { repository, ref, tag, commit, runUrl: url, runAttempt: attempt, apiUrl, nodeNames = [] } = facts;
            const service = apiUrl === "" && report.demo ? nodeNames[0] ?? "" : apiUrl;
            const place = { repository, ref, tag, commit, url, attempt, section };
            const known = Object.entries(place).filter(([, value]) => value !== "");
            return {
              ...known.length > 0 && { run: Object.fromEntries(known) },
              ...service !== "" && { service: { url: service, demonstration: report.demo } }
            };
          }, coveringResult = function({ results }) {
            const covering = results.find(({ coveredBy }) => coveredBy !== void 0)?.coveredBy;
            return covering && results.find((result) => result.coveredBy === void 0 && (0, _domain_report_report_js__WEBPACK_IMPORTED_MODULE_9__.ol)(result) === covering);
          }, toAnchors = function({ results }, list) {
            const anchors = /* @__PURE__ */ new Map();
            for (const result of results) {
              const digest = (0, _domain_report_report_js__WEBPACK_IMPORTED_MODULE_9__.ol)(result);
              if (digest === void 0 || result.coveredBy !== void 0 || anchors.has(digest))
                continue;
              const chain = toChain(result);
              const proof = toProof(result);
              anchors.set(digest, {
                covers: result === list ? "list" : "subject",
                digest,
                verdict: verdictOf(result),
                ...chain && { chain },
                ...proof && { proof },
                ...toProofId(result)
              });
            }
            return [...anchors.values()];
          }, toProofId = function({ proof }) {
            if (proof?.kind === "pending")
              return { pendingProof: { uid: proof.uid } };
            return proof?.kind === "written" && proof.uid !== void 0 ? { writtenProof: { uid: proof.uid } } : {};
          }, verdictOf = function({ outcome }) {
            return ("ofDigest" in outcome ? outcome.ofDigest : void 0) ?? outcome.kind;
          }, toChain = function(result) {
            const evidence = (0, _domain_outcome_js__WEBPACK_IMPORTED_MODULE_6__.X1)(result.outcome);
            const root = "root" in result.subject ? [result.subject.root] : [];
            const hashes = [(0, _domain_report_report_js__WEBPACK_IMPORTED_MODULE_9__.ol)(result), ...root];
            const records = (evidence?.records ?? []).filter(({ matchedHash }) => hashes.some((hash) => hash !== void 0 && (0, _domain_digest_js__WEBPACK_IMPORTED_MODULE_13__.VB)(matchedHash, hash)));
            const address = evidence?.address;
            if (records.length === 0 && address === void 0)
              return void 0;
            const port = records.length === 0 ? { port: statePort } : {};
            return { ...address !== void 0 && { address, ...port }, records: records.map(_domain_evidence_to_statement_js__WEBPACK_IMPORTED_MODULE_5__.M) };
          }, toProof = function({ subject, proof }) {
            if (proof?.kind === "written")
              return (0, _domain_evidence_proof_steps_js__WEBPACK_IMPORTED_MODULE_3__.Lr)(proof.item);
            return "bytes" in subject && subject.bytes instanceof Uint8Array ? (0, _domain_evidence_proof_steps_js__WEBPACK_IMPORTED_MODULE_3__.Lr)((0, _domain_proof_proof_js__WEBPACK_IMPORTED_MODULE_7__.Tz)(subject.bytes)) : void 0;
          };
          __webpack_require__.d(__webpack_exports__, {
            /* harmony export */
            E: () => (
              /* binding */
              toRunStatement
            )
            /* harmony export */
          });
          var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
          var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1455);
          var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);
          var _domain_digest_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(8744);
          var _domain_evidence_proof_steps_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9066);
          var _domain_evidence_earlier_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3950);
          var _domain_evidence_to_statement_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5981);
          var _domain_outcome_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7794);
          var _domain_proof_proof_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(8973);
          var _domain_receipt_keep_receipts_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(3040);
          var _domain_report_report_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(923);
          var _domain_version_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(2566);
          var _operations_hashing_hash_files_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(5557);
          var _operations_hashing_stream_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(283);
          var __webpack_async_dependencies__ = __webpack_handle_async_dependencies__([_operations_hashing_hash_files_js__WEBPACK_IMPORTED_MODULE_10__, _operations_hashing_stream_js__WEBPACK_IMPORTED_MODULE_11__]);
          [_operations_hashing_hash_files_js__WEBPACK_IMPORTED_MODULE_10__, _operations_hashing_stream_js__WEBPACK_IMPORTED_MODULE_11__] = __webpack_async_dependencies__.then ? (await __webpack_async_dependencies__)() : __webpack_async_dependencies__;
          const statePort = 99;
          const largestList = 16 * 1024 * 1024;
          async function toRunStatement(report, listed, facts, { workspace, ...rest }) {
            const list = coveringResult(report);
            const givenList = list && await readGivenList(list, workspace);
            return composeStatement(report, listed, facts, { ...rest, ...givenList && { givenList } });
          }
          async function readGivenList({ subject }, workspace) {
            if (subject.path === void 0 || !("digest" in subject))
              return void 0;
            const path = (0, node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(workspace, subject.path);
            const stats = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path, { throwIfNoEntry: false });
            if (stats === void 0 || stats.size > largestList)
              return void 0;
            const bytes = await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readFile)(path);
            return (0, _operations_hashing_hash_files_js__WEBPACK_IMPORTED_MODULE_10__.yi)(bytes) === subject.digest ? { name: subject.name, text: bytes.toString("utf8") } : void 0;
          }
          __webpack_async_result__();
        } catch (e) {
          __webpack_async_result__(e);
        }
      });
    })
  ),
  /***/
  7114: (
    /***/
    ((__webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => {
        try {
          __webpack_require__.d(__webpack_exports__, {
            /* harmony export */
            h: () => (
              /* binding */
              writeFiles
            )
            /* harmony export */
          });
          var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
          var _domain_checksums_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5706);
          var _domain_evidence_render_statement_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(9780);
          var _domain_receipt_keep_receipts_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3040);
          var _attempts_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(359);
          var _output_dir_atomic_file_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(503);
          var _badge_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(648);
          var _output_dir_file_names_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8486);
          var _page_template_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(2365);
          var _results_file_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(9456);
          var _run_statement_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(6486);
          var __webpack_async_dependencies__ = __webpack_handle_async_dependencies__([_run_statement_js__WEBPACK_IMPORTED_MODULE_9__]);
          _run_statement_js__WEBPACK_IMPORTED_MODULE_9__ = (__webpack_async_dependencies__.then ? (await __webpack_async_dependencies__)() : __webpack_async_dependencies__)[0];
          async function writeFiles(report, listed, facts, { folder, receipts, ...place }) {
            const { attempt, errors } = (0, _attempts_js__WEBPACK_IMPORTED_MODULE_3__.z)();
            const write = (name, content) => attempt(async () => {
              const path = (0, node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, name);
              await (0, _output_dir_atomic_file_js__WEBPACK_IMPORTED_MODULE_4__.v)(path, content);
              return path;
            });
            const isPaired = listed.some(({ sha256 }) => sha256 !== void 0);
            const lists = Promise.all([
              write(_output_dir_file_names_js__WEBPACK_IMPORTED_MODULE_6__.NW.results, (0, _results_file_js__WEBPACK_IMPORTED_MODULE_8__.t)(report, facts)),
              write(_output_dir_file_names_js__WEBPACK_IMPORTED_MODULE_6__.NW.checksums, (0, _domain_checksums_js__WEBPACK_IMPORTED_MODULE_1__.pd)(listed)),
              write(_output_dir_file_names_js__WEBPACK_IMPORTED_MODULE_6__.NW.badge, `${JSON.stringify((0, _badge_js__WEBPACK_IMPORTED_MODULE_5__.d)(report))}
`),
              isPaired ? write(_output_dir_file_names_js__WEBPACK_IMPORTED_MODULE_6__.NW.sha256, (0, _domain_checksums_js__WEBPACK_IMPORTED_MODULE_1__.iX)(listed)) : void 0
            ]);
            const stated = await attempt(() => (0, _run_statement_js__WEBPACK_IMPORTED_MODULE_9__.E)(report, listed, facts, place));
            const statement = stated && receipts ? await attempt(() => complete(stated, receipts)) ?? stated : stated;
            const [statementPath] = await Promise.all([
              statement && write(_output_dir_file_names_js__WEBPACK_IMPORTED_MODULE_6__.NW.statement, (0, _domain_evidence_render_statement_js__WEBPACK_IMPORTED_MODULE_10__.M)(statement)),
              statement && attempt(() => (0, _page_template_js__WEBPACK_IMPORTED_MODULE_7__.w)(statement)).then((page) => page && write(_output_dir_file_names_js__WEBPACK_IMPORTED_MODULE_6__.NW.page, page))
            ]);
            const [resultsPath, checksumsPath] = await lists;
            return { report, facts: { ...facts, resultsPath, checksumsPath, statementPath }, statement, errors };
          }
          async function complete(statement, receipts) {
            const places = (0, _domain_receipt_keep_receipts_js__WEBPACK_IMPORTED_MODULE_2__.f)(statement);
            return places.length === 0 ? statement : (0, _domain_receipt_keep_receipts_js__WEBPACK_IMPORTED_MODULE_2__.i)(statement, await receipts(places));
          }
          __webpack_async_result__();
        } catch (e) {
          __webpack_async_result__(e);
        }
      });
    })
  ),
  /***/
  8498: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        p: () => (
          /* binding */
          createListedFiles
        )
        /* harmony export */
      });
      var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
      var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
      var _operations_hashing_file_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4210);
      var _entries_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8725);
      var _patterns_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(666);
      function createListedFiles(list, options) {
        const folder = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(list));
        const open = options.isElsewhere ? [options.root, folder] : [options.root];
        const realFolder = memoize(node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync);
        const find = (name) => {
          for (const base of /* @__PURE__ */ new Set([folder, options.root])) {
            const path = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(base, name);
            const found = isBelow(open, path) ? statListed(path, open, options.followLinks, realFolder) : void 0;
            if (found !== void 0)
              return found;
          }
          return void 0;
        };
        return { folder, find };
      }
      function statListed(path, open, followLinks, realFolder) {
        try {
          const stats = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path, { throwIfNoEntry: false });
          if (stats === void 0)
            return void 0;
          const isLink = stats.isSymbolicLink();
          const target = isLink ? resolveLinks(path) : (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(realFolder((0, node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path)), (0, node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(path));
          if (target !== path && !followLinks)
            return { path, error: (0, _operations_hashing_file_error_js__WEBPACK_IMPORTED_MODULE_2__.zS)("FILE_IS_LINK") };
          if ([path, target].some((place) => isClosed(open, place)))
            return { path, error: closed() };
          if (target === void 0)
            return { path, error: (0, _operations_hashing_file_error_js__WEBPACK_IMPORTED_MODULE_2__.yC)() };
          return isBelow(open, target) ? toListedFile(target, isLink ? (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(target) : stats) : { path, error: (0, _operations_hashing_file_error_js__WEBPACK_IMPORTED_MODULE_2__.zS)("FILE_OUTSIDE_WORKSPACE") };
        } catch (thrown) {
          if (["ENAMETOOLONG", "EINVAL"].includes((0, _operations_hashing_file_error_js__WEBPACK_IMPORTED_MODULE_2__.xU)(thrown) ?? ""))
            return void 0;
          return { path, error: (0, _operations_hashing_file_error_js__WEBPACK_IMPORTED_MODULE_2__.GI)(thrown) };
        }
      }
      function isClosed(open, path) {
        return path !== void 0 && open.some((folder) => (0, _patterns_js__WEBPACK_IMPORTED_MODULE_4__.aR)((0, _patterns_js__WEBPACK_IMPORTED_MODULE_4__.mj)(folder, path)));
      }
      function closed() {
        const hint = "Take the line out of the list: what lies in a .git folder is never read.";
        return (0, _operations_hashing_file_error_js__WEBPACK_IMPORTED_MODULE_2__.zS)("FILE_OUTSIDE_WORKSPACE", { detail: "a .git folder is no part of it", hint });
      }
      function memoize(resolveFolder) {
        const known = /* @__PURE__ */ new Map();
        return (folder) => {
          const real = known.get(folder) ?? resolveFolder(folder);
          known.set(folder, real);
          return real;
        };
      }
      function resolveLinks(path) {
        try {
          return (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(path);
        } catch (thrown) {
          if ((0, _operations_hashing_file_error_js__WEBPACK_IMPORTED_MODULE_2__.q1)(thrown))
            return void 0;
          throw thrown;
        }
      }
      function toListedFile(path, stats) {
        const kind = (0, _entries_js__WEBPACK_IMPORTED_MODULE_3__.I)(stats);
        if (kind === "folder")
          return void 0;
        return kind === "file" ? { path, size: stats.size } : { path, error: (0, _operations_hashing_file_error_js__WEBPACK_IMPORTED_MODULE_2__.zS)("FILE_NOT_REGULAR") };
      }
      function isBelow(folders, path) {
        return folders.some((folder) => ((0, _patterns_js__WEBPACK_IMPORTED_MODULE_4__.mj)(folder, path) ?? []).length > 0);
      }
    })
  ),
  /***/
  1701: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        n: () => (
          /* binding */
          readProofFile
        )
        /* harmony export */
      });
      var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
      var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1455);
      var _domain_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3047);
      var _domain_proof_proof_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8973);
      var __addDisposableResource = function(env, value, async) {
        if (value !== null && value !== void 0) {
          if (typeof value !== "object" && typeof value !== "function") throw new TypeError("Object expected.");
          var dispose, inner;
          if (async) {
            if (!Symbol.asyncDispose) throw new TypeError("Symbol.asyncDispose is not defined.");
            dispose = value[Symbol.asyncDispose];
          }
          if (dispose === void 0) {
            if (!Symbol.dispose) throw new TypeError("Symbol.dispose is not defined.");
            dispose = value[Symbol.dispose];
            if (async) inner = dispose;
          }
          if (typeof dispose !== "function") throw new TypeError("Object not disposable.");
          if (inner) dispose = function() {
            try {
              inner.call(this);
            } catch (e) {
              return Promise.reject(e);
            }
          };
          env.stack.push({ value, dispose, async });
        } else if (async) {
          env.stack.push({ async: true });
        }
        return value;
      };
      var __disposeResources = /* @__PURE__ */ (function(SuppressedError2) {
        return function(env) {
          function fail(e) {
            env.error = env.hasError ? new SuppressedError2(e, env.error, "An error was suppressed during disposal.") : e;
            env.hasError = true;
          }
          var r, s = 0;
          function next() {
            while (r = env.stack.pop()) {
              try {
                if (!r.async && s === 1) return s = 0, env.stack.push(r), Promise.resolve().then(next);
                if (r.dispose) {
                  var result = r.dispose.call(r.value);
                  if (r.async) return s |= 2, Promise.resolve(result).then(next, function(e) {
                    fail(e);
                    return next();
                  });
                } else s |= 1;
              } catch (e) {
                fail(e);
              }
            }
            if (s === 1) return env.hasError ? Promise.reject(env.error) : Promise.resolve();
            if (env.hasError) throw env.error;
          }
          return next();
        };
      })(typeof SuppressedError === "function" ? SuppressedError : function(error, suppressed, message) {
        var e = new Error(message);
        return e.name = "SuppressedError", e.error = error, e.suppressed = suppressed, e;
      });
      async function readProofFile(path) {
        const env_1 = { stack: [], error: void 0, hasError: false };
        try {
          const file = __addDisposableResource(env_1, await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.open)(path, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDONLY | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NOFOLLOW | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NONBLOCK), true);
          const stats = await file.stat();
          if (!stats.isFile())
            throw new _domain_errors_js__WEBPACK_IMPORTED_MODULE_2__._Z("PROOF_INVALID", "The proof file is not a regular file.");
          const buffer = Buffer.alloc(Math.min(stats.size, _domain_proof_proof_js__WEBPACK_IMPORTED_MODULE_3__.Er) + 1);
          const { bytesRead } = await file.read(buffer, 0, buffer.length, 0);
          return buffer.subarray(0, bytesRead);
        } catch (e_1) {
          env_1.error = e_1;
          env_1.hasError = true;
        } finally {
          const result_1 = __disposeResources(env_1);
          if (result_1)
            await result_1;
        }
      }
    })
  ),
  /***/
  7186: (
    /***/
    ((__webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => {
        try {
          let isOnPublicChain = function(results) {
            const answers = results.flatMap(({ outcome }) => (0, _domain_outcome_js__WEBPACK_IMPORTED_MODULE_3__.X1)(outcome) ?? []);
            return answers.length > 0 && !answers.some(({ demo }) => demo === true);
          }, toJobReport = function({ results, earlier }, { inputs }) {
            const report = (0, _domain_report_report_js__WEBPACK_IMPORTED_MODULE_4__.cG)(inputs.mode, results);
            return earlier?.predicate.service?.demonstration === true ? { ...report, demo: true } : report;
          }, logOutcome = function(report, facts, { door: { log } }) {
            for (const { message, target } of (0, _wording_annotations_js__WEBPACK_IMPORTED_MODULE_16__.S)(report.results))
              log.warning(message, target);
            log.info((0, _wording_headline_js__WEBPACK_IMPORTED_MODULE_19__.Lf)(report, facts));
            const stopped = (0, _wording_causes_js__WEBPACK_IMPORTED_MODULE_17__.c)(report.results);
            if (stopped !== void 0)
              log.info(stopped);
            if (facts.plan !== void 0)
              log.info(facts.plan);
            if (report.demo)
              log.info(_domain_report_report_js__WEBPACK_IMPORTED_MODULE_4__.a0);
          }, toRunFacts = function({ inputs, door }, report, startedAt) {
            const { dryRun, failOn, nodes } = inputs;
            return {
              ...door.origin,
              startedAt,
              finishedAt: /* @__PURE__ */ new Date(),
              apiUrl: (0, _inputs_inputs_js__WEBPACK_IMPORTED_MODULE_9__.Ad)(inputs),
              nodeNames: nodes.map(({ name }) => name),
              dryRun,
              failOn,
              ...dryRun && { plan: (0, _wording_dry_run_plan_js__WEBPACK_IMPORTED_MODULE_18__.E)(report, inputs) }
            };
          };
          __webpack_require__.d(__webpack_exports__, {
            /* harmony export */
            b: () => (
              /* binding */
              runJob
            )
            /* harmony export */
          });
          var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
          var _client_transport_downloads_js__WEBPACK_IMPORTED_MODULE_21__ = __webpack_require__(6754);
          var _domain_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3047);
          var _domain_evidence_earlier_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3950);
          var _domain_outcome_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7794);
          var _domain_report_report_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(923);
          var _output_dir_file_names_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8486);
          var _output_dir_output_dir_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1822);
          var _records_records_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(3690);
          var _evidence_write_files_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(7114);
          var _inputs_inputs_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(4601);
          var _judge_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(2330);
          var _proofs_obtain_proofs_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(608);
          var _subjects_find_subjects_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(904);
          var _subjects_subject_count_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(4682);
          var _verdicts_ask_all_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(1311);
          var _operation_open_operation_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(8831);
          var _wording_annotations_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(8888);
          var _wording_causes_js__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(9784);
          var _wording_dry_run_plan_js__WEBPACK_IMPORTED_MODULE_18__ = __webpack_require__(7419);
          var _wording_headline_js__WEBPACK_IMPORTED_MODULE_19__ = __webpack_require__(2960);
          var _wording_result_line_js__WEBPACK_IMPORTED_MODULE_20__ = __webpack_require__(5020);
          var __webpack_async_dependencies__ = __webpack_handle_async_dependencies__([_evidence_write_files_js__WEBPACK_IMPORTED_MODULE_8__, _subjects_find_subjects_js__WEBPACK_IMPORTED_MODULE_12__, _verdicts_ask_all_js__WEBPACK_IMPORTED_MODULE_14__]);
          [_evidence_write_files_js__WEBPACK_IMPORTED_MODULE_8__, _subjects_find_subjects_js__WEBPACK_IMPORTED_MODULE_12__, _verdicts_ask_all_js__WEBPACK_IMPORTED_MODULE_14__] = __webpack_async_dependencies__.then ? (await __webpack_async_dependencies__)() : __webpack_async_dependencies__;
          var __addDisposableResource = function(env, value, async) {
            if (value !== null && value !== void 0) {
              if (typeof value !== "object" && typeof value !== "function") throw new TypeError("Object expected.");
              var dispose, inner;
              if (async) {
                if (!Symbol.asyncDispose) throw new TypeError("Symbol.asyncDispose is not defined.");
                dispose = value[Symbol.asyncDispose];
              }
              if (dispose === void 0) {
                if (!Symbol.dispose) throw new TypeError("Symbol.dispose is not defined.");
                dispose = value[Symbol.dispose];
                if (async) inner = dispose;
              }
              if (typeof dispose !== "function") throw new TypeError("Object not disposable.");
              if (inner) dispose = function() {
                try {
                  inner.call(this);
                } catch (e) {
                  return Promise.reject(e);
                }
              };
              env.stack.push({ value, dispose, async });
            } else if (async) {
              env.stack.push({ async: true });
            }
            return value;
          };
          var __disposeResources = /* @__PURE__ */ (function(SuppressedError2) {
            return function(env) {
              function fail(e) {
                env.error = env.hasError ? new SuppressedError2(e, env.error, "An error was suppressed during disposal.") : e;
                env.hasError = true;
              }
              var r, s = 0;
              function next() {
                while (r = env.stack.pop()) {
                  try {
                    if (!r.async && s === 1) return s = 0, env.stack.push(r), Promise.resolve().then(next);
                    if (r.dispose) {
                      var result = r.dispose.call(r.value);
                      if (r.async) return s |= 2, Promise.resolve(result).then(next, function(e) {
                        fail(e);
                        return next();
                      });
                    } else s |= 1;
                  } catch (e) {
                    fail(e);
                  }
                }
                if (s === 1) return env.hasError ? Promise.reject(env.error) : Promise.resolve();
                if (env.hasError) throw env.error;
              }
              return next();
            };
          })(typeof SuppressedError === "function" ? SuppressedError : function(error, suppressed, message) {
            var e = new Error(message);
            return e.name = "SuppressedError", e.error = error, e.suppressed = suppressed, e;
          });
          async function runJob(job) {
            const web = (0, _client_transport_downloads_js__WEBPACK_IMPORTED_MODULE_21__.x)();
            try {
              return await runWithWeb(job, web);
            } finally {
              await web.close();
            }
          }
          async function runWithWeb(job, web) {
            const env_1 = { stack: [], error: void 0, hasError: false };
            try {
              const startedAt = /* @__PURE__ */ new Date();
              const folder = await (0, _output_dir_output_dir_js__WEBPACK_IMPORTED_MODULE_6__.j)(job);
              const { release, subjects } = await findInstead(job, folder, web);
              const records = __addDisposableResource(env_1, (0, _records_records_js__WEBPACK_IMPORTED_MODULE_7__.t)(job, folder, web), false);
              const operation = __addDisposableResource(env_1, await (0, _operation_open_operation_js__WEBPACK_IMPORTED_MODULE_15__.k)(job, records, release?.evidence ?? []), true);
              const asked = await (0, _verdicts_ask_all_js__WEBPACK_IMPORTED_MODULE_14__.p)(subjects, job, operation);
              const proven = await (0, _proofs_obtain_proofs_js__WEBPACK_IMPORTED_MODULE_11__.f)(asked.results, job, { folder, operation, records, release });
              const made = { startedAt, folder, operation, records, asked, proven };
              const { report, written, attached } = await untilNotOutrun((round) => leaveEvidence(made, round, release, job));
              const unwritten = [...written.errors, ...proven.errors, ...attached?.errors ?? [], ...records.errors];
              const unshown = await job.door.present(report, { ...written.facts, releaseUrl: attached?.url, unwritten });
              return (0, _judge_js__WEBPACK_IMPORTED_MODULE_10__.Z)(report, [...unwritten, ...unshown], job);
            } catch (e_1) {
              env_1.error = e_1;
              env_1.hasError = true;
            } finally {
              const result_1 = __disposeResources(env_1);
              if (result_1)
                await result_1;
            }
          }
          async function leaveEvidence({ startedAt, folder, operation, records, asked, proven }, round, release, job) {
            const compared = await compare(proven, release, job);
            const { earlier, unselected, attach } = compared;
            const report = toJobReport(compared, job);
            const facts = toRunFacts(job, report, startedAt);
            if (round === 1)
              logOutcome(report, facts, job);
            const place = { folder, workspace: job.door.workspace, section: release?.section, earlier, unselected };
            const written = await (0, _evidence_write_files_js__WEBPACK_IMPORTED_MODULE_8__.h)(report, asked.checksums, facts, { ...place, receipts: operation.receipts });
            const attached = await attach?.({ ...written, earlier, reports: records.reports, proofs: proven.files });
            return { report, written, attached };
          }
          const mostRounds = 4;
          async function untilNotOutrun(leave) {
            for (let round = 1; ; round += 1) {
              const left = await leave(round);
              if (left.attached?.isOutrun !== true || round === mostRounds)
                return left;
            }
          }
          async function findInstead(job, folder, web) {
            const [found] = await Promise.allSettled([find(job, folder, web)]);
            const [removed] = await Promise.allSettled([(0, _output_dir_output_dir_js__WEBPACK_IMPORTED_MODULE_6__.q)(folder, [(0, node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, _output_dir_file_names_js__WEBPACK_IMPORTED_MODULE_5__.NW.monitor)])]);
            if (found.status === "rejected") {
              if (removed.status === "rejected")
                job.door.log.warning((0, _domain_errors_js__WEBPACK_IMPORTED_MODULE_1__.bD)(removed.reason));
              throw found.reason;
            }
            if (removed.status === "rejected")
              throw removed.reason;
            return found.value;
          }
          async function find(job, folder, web) {
            const release = await openWantedRelease(job, web);
            const subjects = await (0, _subjects_find_subjects_js__WEBPACK_IMPORTED_MODULE_12__.P)(job, folder, release?.candidates ?? []);
            (0, _subjects_subject_count_js__WEBPACK_IMPORTED_MODULE_13__.w)(subjects.count, job.inputs, job.door.log);
            release?.ensureRoom(subjects.count);
            return { release, subjects };
          }
          async function compare({ results, others }, release, { door: { log } }) {
            if (release === void 0)
              return { results };
            const compared = await release.compare(results);
            const told = new Set(results);
            for (const result of compared.results)
              if (!told.has(result))
                log.info((0, _wording_result_line_js__WEBPACK_IMPORTED_MODULE_20__.a)(result));
            const earlier = compared.earlier && (0, _domain_evidence_earlier_js__WEBPACK_IMPORTED_MODULE_2__.wc)(compared.earlier, others);
            return {
              ...compared,
              earlier: isOnPublicChain(compared.results) ? earlier && (0, _domain_evidence_earlier_js__WEBPACK_IMPORTED_MODULE_2__.mT)(earlier) : earlier
            };
          }
          async function openWantedRelease({ inputs, door }, web) {
            const isWanted = inputs.fromRelease || inputs.releaseAttach !== "none";
            if (!isWanted || (0, _inputs_inputs_js__WEBPACK_IMPORTED_MODULE_9__.bk)(inputs) !== void 0)
              return void 0;
            if (door.openRelease !== void 0)
              return door.openRelease(web);
            throw new _domain_errors_js__WEBPACK_IMPORTED_MODULE_1__._Z("INTERNAL", "This door has no releases, and let inputs through that need one.");
          }
          __webpack_async_result__();
        } catch (e) {
          __webpack_async_result__(e);
        }
      });
    })
  ),
  /***/
  608: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        f: () => (
          /* binding */
          obtainProofs
        )
      });
      var external_node_path_ = __webpack_require__(6760);
      var errors = __webpack_require__(3047);
      var report = __webpack_require__(923);
      var inputs_inputs = __webpack_require__(4601);
      var line = __webpack_require__(6827);
      var proof_lines = __webpack_require__(6418);
      var clock = __webpack_require__(8251);
      var operations_turns = __webpack_require__(8620);
      ;
      const roundPauses = [1e3, 2e3, 4e3, 8e3];
      const longestRoundPause = 15e3;
      async function awaitProofs(asked, options) {
        const { waitMs, clock: clock2, stop } = options;
        const deadline = clock2.now() + waitMs;
        const over = waitMs === 0 ? stop : AbortSignal.any([AbortSignal.timeout(waitMs), stop]);
        const news = /* @__PURE__ */ new Map();
        let waiting = [...asked];
        for (let round = 0; waiting.length > 0 && !over.aborted; round += 1) {
          options.onRound?.(waiting.length);
          const isAtEnd = await askRound(waiting, news, options, over);
          waiting = waiting.filter(([uid]) => news.get(uid)?.kind === "waiting");
          if (isAtEnd || waiting.length === 0)
            break;
          await clock2.wait(Math.min(roundPauses[round] ?? longestRoundPause, Math.max(0, deadline - clock2.now())), over);
          if (clock2.now() >= deadline)
            break;
        }
        return new Map([...asked.keys()].map((uid) => [uid, news.get(uid) ?? notAsked]));
      }
      const notAsked = { kind: "waiting", note: "The run ended before the service was asked for it." };
      async function askRound(waiting, news, { ask, mostAtOnce, concurrency }, over) {
        let end;
        const turns = (0, operations_turns.z)(concurrency, async (some) => {
          const answer = end ?? (over.aborted ? void 0 : await ask(some, over));
          if (answer instanceof errors._Z && endsQuestions(answer) && !over.aborted)
            end ??= answer;
          for (const uid of some.keys()) {
            const said = answer instanceof errors._Z ? notAnswered(answer) : answer?.get(uid);
            if (said !== void 0 && !(over.aborted && news.has(uid) && answer instanceof errors._Z))
              news.set(uid, said);
          }
        });
        for (let start = 0; start < waiting.length; start += mostAtOnce) {
          turns.add(new Map(waiting.slice(start, start + mostAtOnce)));
        }
        await turns.rest();
        return end !== void 0;
      }
      function endsQuestions({ code }) {
        return code === "NOT_ATTEMPTED" || (0, errors.u2)(code).stopsRun === true;
      }
      function notAnswered({ code }) {
        return { kind: "waiting", note: `The service could not be asked for it: ${code}.` };
      }
      var job_progress = __webpack_require__(6858);
      ;
      async function collectProofs(provable, desk, { status, mostAtOnce }, waitMs) {
        const { inputs, door } = desk.job;
        const subjects = /* @__PURE__ */ new Map();
        for (const { subject } of provable) {
          const state = desk.states.get(subject.digest);
          if (state?.kind === "pending")
            subjects.set(state.uid, subject);
        }
        let count = subjects.size;
        const progress = (0, job_progress.mf)(door.log, () => (0, job_progress.Eo)(`${count} ${count === 1 ? "proof file" : "proof files"}`));
        try {
          const asked = new Map([...subjects].map(([uid, { digest }]) => [uid, digest]));
          const news = await awaitProofs(asked, {
            ask: status,
            mostAtOnce,
            concurrency: inputs.concurrency,
            waitMs,
            clock: clock.m,
            stop: door.signals.cancellation.stop,
            onRound: (waiting) => void (count = waiting)
          });
          const turns = (0, operations_turns.z)(inputs.concurrency, ([uid, subject]) => settleProof(uid, subject, news.get(uid), desk));
          for (const each of subjects)
            turns.add(each);
          await turns.rest();
        } finally {
          progress.stop();
        }
      }
      async function settleProof(uid, subject, news, desk) {
        const { digest } = subject;
        if (news?.kind === "waiting")
          desk.states.set(digest, { kind: "pending", uid, note: news.note });
        if (news?.kind === "lost")
          fail(news.error, uid, subject, desk);
        if (news?.kind !== "ready")
          return;
        const onError = desk.attempts.begin();
        try {
          desk.states.set(digest, { kind: "written", ...await desk.folder.write(subject, news.item), uid });
          desk.note(subject, { event: "proof-result", uid });
        } catch (thrown) {
          const error = (0, errors.Xt)(thrown);
          if (error.code === "PROOF_INVALID")
            fail(error, uid, subject, desk);
          else
            onError(error);
        }
      }
      function fail(error, uid, subject, { states, failures, note }) {
        states.set(subject.digest, { kind: "failed", uid });
        failures.set(subject.digest, error);
        note(subject, { event: "proof-result", uid, code: error.code });
      }
      ;
      const uidForm = /^0x[0-9a-f]{1,64}$/i;
      function earlierProofs(lines, statements, service) {
        const requests = /* @__PURE__ */ new Map();
        for (const { predicate } of statements) {
          if (predicate.service?.url !== service)
            continue;
          for (const { digest, pendingProof, writtenProof } of predicate.anchors) {
            const isWritten = pendingProof === void 0;
            const uid = (pendingProof ?? writtenProof)?.uid ?? "";
            if (!uidForm.test(uid) || isWritten && requests.has(digest))
              continue;
            requests.set(digest, { uid, ...isWritten && { isWritten } });
          }
        }
        for (const { event, digest, uid, code } of lines) {
          if (event === "proof-intent")
            requests.set(digest, {});
          if (event === "proof-asked" && uid !== void 0 && uidForm.test(uid))
            requests.set(digest, { uid });
          if (event === "proof-result" && code !== void 0 && code !== "REPLY_MISMATCH")
            requests.delete(digest);
        }
        return requests;
      }
      function unwrittenProofs(lines, statements) {
        const subjects = /* @__PURE__ */ new Map();
        for (const { subject, predicate } of statements) {
          const names = new Map([...predicate.lists, ...subject.map(({ name, digest }) => ({ name, ...digest }))].map(({ sha3_256, name }) => [
            sha3_256,
            name
          ]));
          for (const { digest, pendingProof } of predicate.anchors) {
            const name = names.get(digest);
            if (pendingProof !== void 0 && name !== void 0)
              subjects.set(digest, { name, digest });
          }
        }
        for (const { event, name, digest } of lines) {
          if (event === "proof-asked" && name !== "")
            subjects.set(digest, { name, digest });
          if (event === "proof-result")
            subjects.delete(digest);
        }
        return [...subjects.values()];
      }
      function statedProofs(statements, service) {
        const anchors = statements.filter(({ predicate: { service: asked } }) => asked?.demonstration !== true || asked.url === service).flatMap(({ predicate }) => predicate.anchors);
        return new Map(anchors.flatMap(({ digest, proof: proof2 }) => proof2?.file === void 0 ? [] : [[digest, proof2.file]]));
      }
      var attempts = __webpack_require__(359);
      var promises_ = __webpack_require__(1455);
      var domain_digest = __webpack_require__(8744);
      var obtaining = __webpack_require__(4752);
      var proof = __webpack_require__(8973);
      var read_proof_file = __webpack_require__(1701);
      var atomic_file = __webpack_require__(503);
      var file_names = __webpack_require__(8486);
      ;
      async function openProofFolder(folder) {
        const present = new Set((await (0, promises_.readdir)(folder)).filter(file_names.ZV));
        const owners = /* @__PURE__ */ new Map();
        const nameFor = ({ name, digest }) => {
          const plain = (0, file_names.eO)(name, digest, false);
          const owner = owners.get(plain) ?? digest;
          owners.set(plain, owner);
          return (0, file_names.eO)(name, digest, owner !== digest);
        };
        const isForeign = (file) => present.has(file) && !owners.has(file);
        return {
          isEmpty: present.size === 0,
          find: async (subject) => {
            const own = nameFor(subject);
            for (const file of /* @__PURE__ */ new Set([own, (0, file_names.eO)(subject.name, subject.digest, true)])) {
              if (!present.has(file))
                continue;
              const item = await readItem((0, external_node_path_.join)(folder, file));
              if (item === void 0)
                continue;
              if (isProofOf(item, subject.digest))
                return { file, item };
              if (file === own)
                await (0, promises_.rm)((0, external_node_path_.join)(folder, file), { force: true });
            }
            return void 0;
          },
          write: async (subject, item) => {
            const isTaken = isForeign((0, file_names.eO)(subject.name, subject.digest, false));
            const file = isTaken ? (0, file_names.eO)(subject.name, subject.digest, true) : nameFor(subject);
            await (0, atomic_file.v)((0, external_node_path_.join)(folder, file), (0, obtaining.V)(item, subject.digest));
            return { file, item };
          }
        };
      }
      function isProofOf(item, digest) {
        try {
          return (0, domain_digest.s1)(item.data) === digest && (0, obtaining.V)(item, digest) !== "";
        } catch (thrown) {
          if (thrown instanceof errors._Z)
            return false;
          throw thrown;
        }
      }
      async function readItem(path) {
        try {
          return (0, proof.Tz)(await (0, read_proof_file.n)(path));
        } catch (thrown) {
          if (thrown instanceof RangeError || thrown instanceof Error && "code" in thrown)
            return void 0;
          throw thrown;
        }
      }
      ;
      async function openDesk(job, folder, journal) {
        const note = (subject, facts) => {
          try {
            journal?.recordProof(subject, facts);
          } catch (thrown) {
            job.door.log.warning((0, errors.Xt)(thrown).message);
          }
        };
        const empty = {
          states: /* @__PURE__ */ new Map(),
          failures: /* @__PURE__ */ new Map(),
          attempts: (0, attempts.z)()
        };
        return { job, folder: await openProofFolder(folder), note, ...empty };
      }
      ;
      const mostOutages = 5;
      async function requestProofs(fresh, desk, { calls, journal }) {
        const { inputs, door } = desk.job;
        if (fresh.length === 0)
          return;
        const sent = fresh.length === 1 ? "1 digest is" : `${fresh.length} digests are`;
        door.log.info(`${sent} sent once more for a proof file; each costs a second stamp of the account.`);
        const brake = createProofBrake(door.signals.cancellation.stop);
        const turns = (0, operations_turns.z)(inputs.concurrency, async (each) => {
          const reason = brake.reason();
          if (reason === void 0)
            brake.watch(await requestOne(each, desk, calls, journal));
          else
            desk.states.set(each.subject.digest, { kind: "missing", note: reason });
        });
        fresh.forEach(turns.add);
        await turns.rest();
      }
      async function requestOne({ subject }, desk, calls, journal) {
        const { digest } = subject;
        try {
          journal.recordProof(subject, { event: "proof-intent" });
        } catch (thrown) {
          const error = (0, errors.Xt)(thrown);
          refuseProof(error, { subject }, desk);
          return error;
        }
        const ticket = await calls.request(digest);
        if (ticket.kind === "asked") {
          desk.states.set(digest, { kind: "pending", uid: ticket.uid, note: "" });
          desk.note(subject, { event: "proof-asked", uid: ticket.uid });
        }
        if (ticket.kind === "open")
          desk.states.set(digest, { kind: "unclear", note: ticket.account });
        if (ticket.kind !== "refused")
          return void 0;
        desk.note(subject, { event: "proof-result", code: ticket.error.code });
        refuseProof(ticket.error, { subject }, desk);
        return ticket.error;
      }
      function refuseProof(error, { subject }, { states, failures }) {
        if ((0, errors.uD)(error) || error.code === "NOT_ATTEMPTED") {
          states.set(subject.digest, { kind: "missing", note: `${error.code}: ${error.account}` });
          return;
        }
        states.set(subject.digest, { kind: "failed" });
        failures.set(subject.digest, error);
      }
      function createProofBrake(stop) {
        let cause;
        let outages = 0;
        return {
          reason: () => stop.aborted ? "The run was cancelled." : cause && `Nothing was sent for it after ${cause.code}.`,
          watch: (error) => {
            outages = error !== void 0 && (0, errors.uD)(error) ? outages + 1 : 0;
            if (error !== void 0 && ((0, errors.u2)(error.code).stopsRun === true || outages >= mostOutages))
              cause ??= error;
          }
        };
      }
      var domain_outcome = __webpack_require__(7794);
      var domain_text = __webpack_require__(1987);
      ;
      const stampedVerdicts = /* @__PURE__ */ new Set(["accepted", "anchored", "already-anchored"]);
      function provableOf(results) {
        const known = /* @__PURE__ */ new Map();
        for (const { subject, outcome, coveredBy } of results) {
          if (!("digest" in subject) || "root" in subject || coveredBy !== void 0 || known.has(subject.digest))
            continue;
          known.set(subject.digest, { subject, isStamped: stampedVerdicts.has(outcome.kind) });
        }
        return [...known.values()];
      }
      function withProofs(results, states, failures) {
        if (states.size === 0)
          return results;
        return results.map((result) => {
          const digest = (0, report.ol)(result);
          if (digest === void 0 || "root" in result.subject)
            return result;
          const error = failures.get(result.coveredBy ?? digest);
          const state = result.coveredBy === void 0 ? states.get(digest) : void 0;
          const outcome = error === void 0 ? result.outcome : toProofFailure(result.outcome, error);
          return { ...result, outcome, ...state && { proof: state } };
        });
      }
      function toProofFailure(outcome, { code, account, requestId, said, hint }) {
        const evidence = (0, domain_outcome.X1)(outcome);
        if (outcome.kind === "failed" || outcome.kind === "unreachable")
          return outcome;
        const told = `${(0, domain_text.em)(account)} The digest itself is ${domain_outcome.Jo[outcome.kind].label}.`;
        const error = new errors._Z(code, told, { requestId, said, hint });
        return { kind: "failed", error, ofDigest: outcome.kind, ...evidence && { evidence } };
      }
      ;
      async function obtainProofs(results, job, place) {
        const desk = await openDesk(job, place.folder, place.records.journal);
        const provable = isWithoutProofs(desk, place) ? [] : provableOf(results);
        const left = othersOf(results, place);
        const work = obtain(provable, left, desk, place).catch(job.door.signals.fail);
        await Promise.race([work, job.door.signals.overdue]);
        const proven = withProofs(results, desk.states, desk.failures);
        const others = left.flatMap((subject) => {
          const proof2 = desk.states.get(subject.digest);
          return proof2 === void 0 ? [] : [{ subject, proof: proof2 }];
        });
        const { count, open } = (0, proof_lines.P)([...proven, ...others]);
        if (count !== void 0)
          job.door.log.info(count);
        for (const line2 of open)
          job.door.log.warning(line2);
        for (const { subject } of others) {
          const lost = desk.failures.get(subject.digest);
          if (lost !== void 0)
            job.door.log.warning(`The proof of ${(0, line.zz)(subject.name)}: ${lost.message}`);
        }
        const files = writtenProofs([...proven, ...others.filter(isRecordedIn(place))], place.folder);
        return { results: proven, others, files, errors: desk.attempts.errors };
      }
      function isWithoutProofs({ job: { inputs }, folder }, { records, release }) {
        const isWanted = inputs.mode === "stamp" && inputs.proof;
        const left = [...records.journal?.lines ?? [], ...release?.evidence ?? []];
        return !isWanted && folder.isEmpty && left.length === 0;
      }
      function othersOf(results, { operation, records, release }) {
        if (operation.proofs === void 0)
          return [];
        const unwritten = unwrittenProofs(records.journal?.lines ?? [], release?.evidence ?? []);
        if (unwritten.length === 0)
          return [];
        const known = new Set(results.map(report.ol));
        return unwritten.filter(({ digest }) => !known.has(digest)).slice(-operation.proofs.mostAtOnce);
      }
      function isRecordedIn({ release }) {
        const anchors = (release?.evidence ?? []).flatMap(({ predicate }) => predicate.anchors);
        const recorded = new Set(anchors.map(({ digest }) => digest));
        return ({ subject }) => recorded.has(subject.digest);
      }
      function writtenProofs(proved, folder) {
        const names = proved.flatMap(({ proof: proof2 }) => proof2?.kind === "written" ? [proof2.file] : []);
        return [...new Set(names)].map((name) => ({ name, path: (0, external_node_path_.join)(folder, name) }));
      }
      async function obtain(provable, others, desk, place) {
        const statements = place.release?.evidence ?? [];
        await keepThoseAtHand(provable, desk, statements);
        const { inputs } = desk.job;
        const { proofs: calls } = place.operation;
        const { journal } = place.records;
        if (calls === void 0)
          return;
        const earlier = earlierProofs(journal?.lines ?? [], statements, (0, inputs_inputs.Ad)(inputs));
        const open = provable.filter(({ subject }) => !desk.states.has(subject.digest));
        const isWanted = inputs.mode === "stamp" && inputs.proof;
        for (const { subject } of open) {
          const request = earlier.get(subject.digest);
          if (isWanted || request?.isWritten !== true)
            takeUp(subject, request, desk);
        }
        const fresh = open.filter(({ subject, isStamped }) => isStamped && !earlier.has(subject.digest));
        if (isWanted && journal !== void 0)
          await requestProofs(fresh, desk, { calls, journal });
        await collectProofs(open, desk, calls, isWanted ? inputs.waitTimeout : 0);
        for (const subject of others)
          takeUp(subject, earlier.get(subject.digest), desk);
        const left = others.map((subject) => ({ subject }));
        await collectProofs(left, desk, calls, 0);
      }
      async function keepThoseAtHand(provable, { folder, states, attempts: attempts2, job }, statements) {
        const stated = statedProofs(statements, (0, inputs_inputs.Ad)(job.inputs));
        for (const { subject } of provable) {
          const there = await folder.find(subject);
          const item = stated.get(subject.digest);
          if (there !== void 0)
            states.set(subject.digest, { kind: "written", ...there });
          else if (item !== void 0) {
            const onError = attempts2.begin();
            try {
              states.set(subject.digest, { kind: "written", ...await folder.write(subject, item) });
            } catch (thrown) {
              const error = (0, errors.Xt)(thrown);
              if (error.code !== "PROOF_INVALID")
                onError(error);
            }
          }
        }
      }
      function takeUp({ digest }, request, { states }) {
        if (request === void 0)
          return;
        const { uid } = request;
        const note = "An earlier run asked for its proof, and the answer was lost.";
        states.set(digest, uid === void 0 ? { kind: "unclear", note } : { kind: "pending", uid, note: "" });
      }
    })
  ),
  /***/
  7399: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        P: () => (
          /* binding */
          bindProofs
        )
        /* harmony export */
      });
      var _domain_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3047);
      function bindProofs(subjects, proofs) {
        const proven = /* @__PURE__ */ new Set();
        const rows = proofs.flatMap((row) => {
          const proof = row.subject;
          if (row.kind === "failed" || !("root" in proof))
            return [row];
          const { digest } = proof;
          const bound = subjects.filter((ready) => ready.kind === "digest" && ready.subject.digest === digest);
          proven.add(digest);
          return bound.length === 0 ? [toOrphan(proof)] : bound.map((ready) => withProof(ready, proof));
        });
        const others = subjects.filter((ready) => !(ready.kind === "digest" && proven.has(ready.subject.digest)));
        return [...rows, ...others.map(toUnproven)];
      }
      function toOrphan({ name, digest, path }) {
        const error = new _domain_errors_js__WEBPACK_IMPORTED_MODULE_0__._Z("PROOF_INVALID", `The proof is about ${digest}, which is none of the files.`);
        return { kind: "failed", subject: { name, ...path !== void 0 && { path } }, error };
      }
      function withProof(ready, { bytes, root, ...proof }) {
        if (ready.kind === "failed")
          return ready;
        return { kind: "digest", subject: { ...proof, ...ready.subject, bytes, root } };
      }
      function toUnproven(ready) {
        if (ready.kind === "failed")
          return ready;
        const error = new _domain_errors_js__WEBPACK_IMPORTED_MODULE_0__._Z("PROOF_MISSING", "None of the proof files names this file.");
        return { kind: "failed", subject: ready.subject, error };
      }
    })
  ),
  /***/
  5569: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        e: () => (
          /* binding */
          collectReady
        ),
        /* harmony export */
        x: () => (
          /* binding */
          toUnreached
        )
        /* harmony export */
      });
      var _domain_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3047);
      var _subjects_candidate_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9834);
      async function collectReady(candidates, rows, { overdue, onDefect }) {
        const collected = Array.from({ length: candidates.length });
        const fill = async () => {
          for await (const [index, ready] of rows)
            collected[index] = ready;
        };
        await Promise.race([fill().catch(onDefect), overdue]);
        return candidates.map((candidate, index) => collected[index] ?? toUnreached((0, _subjects_candidate_js__WEBPACK_IMPORTED_MODULE_1__.V)(candidate)));
      }
      function toUnreached(subject) {
        const error = new _domain_errors_js__WEBPACK_IMPORTED_MODULE_0__._Z("NOT_ATTEMPTED", "The run ended before this was hashed.");
        return { kind: "failed", subject, error };
      }
    })
  ),
  /***/
  5143: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        W: () => (
          /* binding */
          hashAssets
        )
        /* harmony export */
      });
      var _domain_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3047);
      var _operations_turns_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8620);
      const downloads = 4;
      function hashAssets(candidates, options) {
        return new ReadableStream({
          start: (hashed) => {
            const turns = (0, _operations_turns_js__WEBPACK_IMPORTED_MODULE_1__.z)(downloads, async ([index, asset]) => {
              hashed.enqueue(await hashAsset(index, asset, options));
            });
            for (const [index, candidate] of candidates.entries()) {
              if (candidate.kind === "asset")
                turns.add([index, candidate]);
            }
            turns.rest().then(() => hashed.close()).catch((thrown) => hashed.error(thrown));
          }
        });
      }
      async function hashAsset(index, { name, hash }, { onBytes, signal }) {
        try {
          const { subject, error } = await hash(onBytes, signal);
          return [index, error === void 0 ? { kind: "digest", subject } : { kind: "failed", subject, error }];
        } catch (thrown) {
          return [index, { kind: "failed", subject: { name }, error: (0, _domain_errors_js__WEBPACK_IMPORTED_MODULE_0__.Xt)(thrown) }];
        }
      }
    })
  ),
  /***/
  2344: (
    /***/
    ((__webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => {
        try {
          let workspacePathOf = function(source, root) {
            const { name = "", path = "" } = source ?? {};
            return path === `${root}${node_path__WEBPACK_IMPORTED_MODULE_1__.sep}${name}` ? name : (0, node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(root, path).replaceAll(node_path__WEBPACK_IMPORTED_MODULE_1__.sep, "/");
          }, withPath = function(subject, path) {
            return subject.path === path ? subject : { ...subject, path };
          }, compareWithList = function(subject, candidate, mustBeListed) {
            const listed = candidate !== void 0 && "listed" in candidate ? candidate.listed : void 0;
            if (listed === subject.digest || listed === void 0 && !mustBeListed)
              return { kind: "digest", subject };
            const error = listed === void 0 ? new _domain_errors_js__WEBPACK_IMPORTED_MODULE_2__._Z("CHECKSUM_MISSING", "The checksum list does not name this file.") : new _domain_errors_js__WEBPACK_IMPORTED_MODULE_2__._Z("CHECKSUM_MISMATCH", `Its digest is ${subject.digest}, but the checksum list says ${listed}.`);
            return { kind: "failed", subject, error };
          };
          __webpack_require__.d(__webpack_exports__, {
            /* harmony export */
            r: () => (
              /* binding */
              hashCandidates
            )
            /* harmony export */
          });
          var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
          var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
          var _domain_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3047);
          var _operations_hashing_hash_files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5557);
          var _hash_assets_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5143);
          var __webpack_async_dependencies__ = __webpack_handle_async_dependencies__([_operations_hashing_hash_files_js__WEBPACK_IMPORTED_MODULE_3__]);
          _operations_hashing_hash_files_js__WEBPACK_IMPORTED_MODULE_3__ = (__webpack_async_dependencies__.then ? (await __webpack_async_dependencies__)() : __webpack_async_dependencies__)[0];
          async function* hashCandidates(candidates, options) {
            const sources = [];
            const places = [];
            for (const [index, candidate] of candidates.entries()) {
              if (candidate.kind === "digest" || candidate.kind === "failed")
                yield [index, candidate];
              else if (candidate.kind === "file")
                places[sources.push(candidate.source) - 1] = index;
            }
            const { mustBeListed } = options;
            const root = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(options.workspace);
            for await (const batch of (0, _operations_hashing_hash_files_js__WEBPACK_IMPORTED_MODULE_3__.yQ)(sources, options)) {
              for (const hashed of batch) {
                options.onHashed();
                const index = places[hashed.index] ?? 0;
                const path = workspacePathOf(sources[hashed.index], root);
                if ("error" in hashed) {
                  yield [index, { kind: "failed", subject: withPath(hashed.subject, path), error: hashed.error }];
                } else
                  yield [index, compareWithList(withPath(hashed.subject, path), candidates[index], mustBeListed)];
              }
            }
            for await (const [index, ready] of (0, _hash_assets_js__WEBPACK_IMPORTED_MODULE_4__.W)(candidates, options)) {
              options.onHashed();
              const isHashed = ready.kind === "digest";
              yield [index, isHashed ? compareWithList(ready.subject, candidates[index], mustBeListed) : ready];
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
  3690: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        t: () => (
          /* binding */
          openRecords
        )
      });
      var external_node_fs_ = __webpack_require__(3024);
      var external_node_path_ = __webpack_require__(6760);
      var domain_text = __webpack_require__(1987);
      var attempts = __webpack_require__(359);
      var inputs_inputs = __webpack_require__(4601);
      var file_names = __webpack_require__(8486);
      var line = __webpack_require__(6827);
      var errors = __webpack_require__(3047);
      var domain_outcome = __webpack_require__(7794);
      var earlier_stamps = __webpack_require__(5265);
      ;
      function openJournal(folder, { runId, service }, warn) {
        const path = (0, external_node_path_.join)(folder, file_names.NW.journal);
        const file = writing(path, () => (0, external_node_fs_.openSync)(path, "a", 384));
        const text = writing(path, () => (0, external_node_fs_.fstatSync)(file).isFile() ? readEnd(path) : "");
        if (text !== "" && !text.endsWith("\n"))
          writing(path, () => (0, external_node_fs_.appendFileSync)(file, "\n"));
        let isOpen = true;
        const append = ({ name, digest }, facts) => {
          const line2 = { at: (/* @__PURE__ */ new Date()).toISOString(), run_id: runId, name, digest, ...facts, service };
          writing(path, () => {
            if (!isOpen)
              throw new Error("the run has ended");
            (0, external_node_fs_.appendFileSync)(file, `${JSON.stringify(line2)}
`);
          });
        };
        return {
          earlier: (0, earlier_stamps.kx)(text, service, /* @__PURE__ */ new Date()),
          lines: (0, earlier_stamps.z8)(text, service),
          recordProof: append,
          recordIntent: (subject) => append(subject, { event: "intent" }),
          recordResult: (subject, outcome) => {
            try {
              append(subject, { event: "result", ...resultFacts(outcome) });
            } catch (thrown) {
              warn((0, errors.Xt)(thrown).message);
            }
          },
          close: () => {
            isOpen = false;
            (0, external_node_fs_.closeSync)(file);
          }
        };
      }
      const mostEarlierBytes = 64 * 1024 * 1024;
      function readEnd(path) {
        const file = (0, external_node_fs_.openSync)(path, "r");
        try {
          const { size } = (0, external_node_fs_.fstatSync)(file);
          const buffer = Buffer.alloc(Math.min(size, mostEarlierBytes));
          const start = size - buffer.length;
          let read = 0;
          for (let count = -1; count !== 0 && read < buffer.length; read += count) {
            count = (0, external_node_fs_.readSync)(file, buffer, read, buffer.length - read, start + read);
          }
          return buffer.toString("utf8", 0, read);
        } finally {
          (0, external_node_fs_.closeSync)(file);
        }
      }
      function withJournal(operate, { recordIntent, recordResult }) {
        return async (target) => {
          recordIntent(target);
          const outcome = await operate(target);
          recordResult(target, outcome);
          return outcome;
        };
      }
      function resultFacts(outcome) {
        const requestId = (0, domain_outcome.Gb)(outcome);
        const error = (0, domain_outcome.Mz)(outcome);
        return {
          verdict: outcome.kind,
          ...error !== void 0 && { code: error.code },
          ...(0, domain_outcome.wf)(outcome) !== void 0 && { open: true },
          ...requestId !== void 0 && { request_id: requestId }
        };
      }
      function writing(path, write) {
        try {
          return write();
        } catch (cause) {
          const reason = (0, errors.bD)(cause);
          throw new errors._Z("OUTPUT_UNWRITABLE", `${path} could not be written: ${reason}.`, { cause });
        }
      }
      var promises_ = __webpack_require__(1455);
      var downloads = __webpack_require__(6754);
      var at_most = __webpack_require__(3889);
      var domain_link = __webpack_require__(5652);
      var atomic_file = __webpack_require__(503);
      ;
      const largestReport = 20 * 1024 * 1024;
      const timeoutMs = 12e4;
      function createReportStore(web, folder, apiUrl, stop) {
        const saved = /* @__PURE__ */ new Map();
        const owners = /* @__PURE__ */ new Map();
        const earlier = new Set((0, external_node_fs_.existsSync)(folder) ? (0, external_node_fs_.readdirSync)(folder).filter((name) => name.endsWith(".pdf")) : []);
        const isAllowed = (url) => (0, domain_link.o)(url.href) !== void 0 && (url.protocol === "https:" || (0, domain_link.U)(url) && apiUrl !== void 0 && (0, domain_link.U)(apiUrl));
        const nameFor = ({ name, digest }) => {
          const plain = (0, file_names.cq)(name, digest, false);
          const owner = owners.get(plain) ?? digest;
          owners.set(plain, owner);
          return (0, file_names.cq)(name, digest, owner !== digest);
        };
        return {
          saved,
          keep: async (outcome, subject) => {
            const { report, reportLost } = (0, domain_outcome.X1)(outcome) ?? {};
            const lost = reportLost === void 0 ? [] : [notKept(subject.name, `its request was not answered: ${reportLost}`)];
            const address = report?.url;
            if (address === void 0 && earlier.size === 0)
              return lost;
            const name = nameFor(subject);
            const path = (0, external_node_path_.join)(folder, name);
            try {
              if (earlier.delete(name))
                await (0, promises_.rm)(path, { force: true });
              if (address === void 0 || saved.has(address))
                return lost;
              const signal = AbortSignal.any([stop, AbortSignal.timeout(timeoutMs)]);
              await (0, atomic_file.v)(path, readReport(web, { address, subject: subject.name }, isAllowed, signal));
              saved.set(address, { name, path });
              return lost;
            } catch (thrown) {
              return [...lost, (0, errors.Xt)(thrown)];
            }
          }
        };
      }
      function lacksReport(outcome) {
        const { report, reportLost } = (0, domain_outcome.X1)(outcome) ?? {};
        return outcome.kind === "verified" && report === void 0 && reportLost === void 0;
      }
      function withReports(operate, keep, begin) {
        return async (target) => {
          const onLost = begin();
          const outcome = await operate(target);
          (await keep(outcome, target)).forEach(onLost);
          return outcome;
        };
      }
      async function* readReport(web, { address, subject }, isAllowed, signal) {
        try {
          if (!URL.canParse(address))
            throw new RangeError("its address is not an https one");
          const rules = { isAllowed, headersFor: () => ({ accept: "application/pdf" }) };
          const { status, body } = await (0, downloads.e)(web, new URL(address), signal, rules);
          try {
            if (status !== 200)
              throw new Error(`it was answered with ${status}`);
            yield* checkedPdf(body);
          } finally {
            body.destroy();
          }
        } catch (thrown) {
          const code = thrown instanceof RangeError ? "REPORT_INVALID" : "REPORT_UNAVAILABLE";
          throw notKept(subject, (0, errors.bD)(thrown), code, thrown);
        }
      }
      function notKept(subject, why, code = "REPORT_UNAVAILABLE", cause) {
        const reason = why.replace(/\.$/, "");
        return new errors._Z(code, `The report of ${(0, line.zz)(subject)} cannot be kept: ${reason}.`, { cause });
      }
      async function* checkedPdf(body) {
        let head = Buffer.alloc(0);
        const tooLarge = () => new RangeError("it is larger than 20 MiB");
        for await (const chunk of (0, at_most.O)(body, largestReport, tooLarge)) {
          if (head.length < 5)
            head = Buffer.concat([head, chunk.subarray(0, 5)]).subarray(0, 5);
          if (!"%PDF-".startsWith(head.toString("latin1")))
            throw new RangeError("it is not a PDF");
          yield chunk;
        }
        if (head.length < 5)
          throw new RangeError("it is not a PDF");
      }
      ;
      function openRecords({ inputs, door: { log, signals, origin } }, folder, web) {
        const isAsking = (0, inputs_inputs.bk)(inputs) === void 0;
        const isStamping = inputs.mode === "stamp" && isAsking;
        const journal = isStamping || isAsking && (0, external_node_fs_.existsSync)((0, external_node_path_.join)(folder, file_names.NW.journal)) ? openJournal(folder, { runId: origin.runId, service: inputs.apiUrl?.href ?? "" }, log.warning) : void 0;
        const store = createReportStore(web, folder, inputs.apiUrl, signals.cancellation.stop);
        const { begin, errors: errors2 } = (0, attempts.z)();
        const isAttached = inputs.releaseAttach === "assets" || inputs.releaseAttach === "both";
        const warn = (error) => log.warning(`${(0, domain_text.em)(error.message)} ${error.hint}`, { title: error.code });
        const beginReport = () => isAttached ? begin() : warn;
        const isWanted = inputs.mode === "verify" && inputs.report && (0, inputs_inputs.Ad)(inputs) !== "";
        let isTold = false;
        const keep = async (outcome, subject) => {
          if (isWanted && !isTold && lacksReport(outcome)) {
            isTold = true;
            const message = `The service verified ${(0, line.zz)(subject.name)} and gave no report of it; this is told once.`;
            log.warning(message, { title: "REPORT_UNAVAILABLE" });
          }
          return store.keep(outcome, subject);
        };
        return {
          recording: (operate) => withReports(isStamping && journal !== void 0 ? withJournal(operate, journal) : operate, keep, beginReport),
          ...journal && { journal },
          earlier: journal?.earlier ?? /* @__PURE__ */ new Map(),
          reports: store.saved,
          errors: errors2,
          [Symbol.dispose]: () => journal?.close()
        };
      }
    })
  ),
  /***/
  7069: (
    /***/
    ((__webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => {
        try {
          let toFilePlace = function(path, workspace) {
            return { path: (0, node_path__WEBPACK_IMPORTED_MODULE_2__.relative)(workspace, path).replaceAll(node_path__WEBPACK_IMPORTED_MODULE_2__.sep, "/"), fingerprint: (0, _operations_hashing_fingerprint_js__WEBPACK_IMPORTED_MODULE_12__.a)((0, node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path)) };
          }, without = function(path, candidates) {
            return candidates.filter((candidate) => candidate.kind !== "file" || candidate.source.path !== path);
          }, invalidList = function(path, why, cause) {
            return new _domain_errors_js__WEBPACK_IMPORTED_MODULE_4__._Z("CHECKSUMS_INVALID", `The checksum list ${(0, _text_line_js__WEBPACK_IMPORTED_MODULE_10__.zz)((0, node_path__WEBPACK_IMPORTED_MODULE_2__.basename)(path))} ${why}.`, {
              cause,
              hint: "Make subject-checksums the path of one checksum list, in UTF-8 and relative to the workspace."
            });
          }, decodeList = function(bytes, path) {
            try {
              return (0, _domain_bytes_utf8_js__WEBPACK_IMPORTED_MODULE_5__._)(bytes);
            } catch (cause) {
              throw invalidList(path, "is not UTF-8", cause);
            }
          }, mergeList = function(candidates, entries, root, { folder, find, isByBaseName: isByBase = false }) {
            const merged = [...candidates];
            const bases = isByBase ? placesByBaseName(candidates) : /* @__PURE__ */ new Map();
            const places = /* @__PURE__ */ new Map();
            candidates.forEach((candidate, index) => {
              const isAsset = candidate.kind === "asset";
              places.set(isAsset ? candidate.name : candidatePathOf(candidate, root), index);
            });
            for (const entry of entries) {
              const near = places.get((0, node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(folder, entry.name)) ?? assetPlace(entry, merged, places);
              const listed = near === void 0 ? find(entry.name) : void 0;
              const place = near ?? (listed ? places.get(listed.path) : assetPlace(entry, merged, bases));
              const known = place === void 0 ? void 0 : merged[place];
              if (place === void 0 || known === void 0)
                merged.push(toListedCandidate(entry, root, listed));
              else if (isListedOtherwise(known, entry))
                merged.push(toListedCandidate(entry, root, listed ?? find(entry.name)));
              else if (known.kind === "file" || known.kind === "asset")
                merged[place] = { ...known, listed: entry.digest };
            }
            return merged;
          }, placesByBaseName = function(candidates) {
            const files = candidates.flatMap((candidate, index) => candidate.kind === "file" ? [[(0, _output_dir_file_names_js__WEBPACK_IMPORTED_MODULE_7__.rw)(candidate.source.name), index]] : []);
            return new Map(files);
          }, assetPlace = function(entry, candidates, places) {
            const place = places.get(entry.name) ?? places.get((0, _output_dir_file_names_js__WEBPACK_IMPORTED_MODULE_7__.rw)(entry.name));
            const asset = place === void 0 ? void 0 : candidates[place];
            return asset !== void 0 && isListedOtherwise(asset, entry) ? void 0 : place;
          }, isListedOtherwise = function(candidate, { digest }) {
            const isOnDisk = candidate.kind === "asset" || candidate.kind === "file";
            return isOnDisk && candidate.listed !== void 0 && candidate.listed !== digest;
          }, candidatePathOf = function(candidate, root) {
            return candidate.kind === "file" ? candidate.source.path : (0, node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(root, (0, _candidate_js__WEBPACK_IMPORTED_MODULE_13__.V)(candidate).name);
          }, toListedCandidate = function({ name, digest }, root, listed) {
            if (listed === void 0)
              return { kind: "digest", subject: { name, digest } };
            const { path } = listed;
            if ("size" in listed)
              return { kind: "file", source: { name, path, size: listed.size }, listed: digest };
            return { kind: "failed", subject: { name, path: (0, node_path__WEBPACK_IMPORTED_MODULE_2__.relative)(root, path).replaceAll(node_path__WEBPACK_IMPORTED_MODULE_2__.sep, "/") }, error: listed.error };
          }, logUnread = function(list, entries, candidates, log) {
            const unread = candidates.filter(({ kind }) => kind === "digest").map((candidate) => (0, _candidate_js__WEBPACK_IMPORTED_MODULE_13__.V)(candidate).name);
            if (unread.length === 0)
              return;
            const count = `${unread.length} of the ${entries.length} names in ${(0, _text_line_js__WEBPACK_IMPORTED_MODULE_10__.zz)(list)}`;
            log.notice(`No file was read for ${count}; the list's digests stand for them: ${(0, _text_line_js__WEBPACK_IMPORTED_MODULE_10__.Sh)(unread)}.`);
          };
          __webpack_require__.d(__webpack_exports__, {
            /* harmony export */
            N: () => (
              /* binding */
              addChecksumList
            )
            /* harmony export */
          });
          var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
          var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1455);
          var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);
          var _domain_checksums_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5706);
          var _domain_errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3047);
          var _domain_bytes_utf8_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8187);
          var _operations_hashing_fingerprint_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(951);
          var _operations_hashing_hash_files_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5557);
          var _output_dir_file_names_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(8486);
          var _files_listed_files_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(8498);
          var _files_patterns_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(666);
          var _text_line_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(6827);
          var _candidate_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(9834);
          var _names_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(3435);
          var __webpack_async_dependencies__ = __webpack_handle_async_dependencies__([_operations_hashing_hash_files_js__WEBPACK_IMPORTED_MODULE_6__]);
          _operations_hashing_hash_files_js__WEBPACK_IMPORTED_MODULE_6__ = (__webpack_async_dependencies__.then ? (await __webpack_async_dependencies__)() : __webpack_async_dependencies__)[0];
          const maximumListSize = 64 * 1024 * 1024;
          async function addChecksumList(candidates, outputDir, { inputs, door: { workspace, log } }) {
            const { subjectChecksums, followSymbolicLinks: followLinks, anchor, mode } = inputs;
            const path = (0, node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(workspace, subjectChecksums);
            const bytes = await readList(path);
            const entries = (0, _domain_checksums_js__WEBPACK_IMPORTED_MODULE_3__.yk)((0, node_path__WEBPACK_IMPORTED_MODULE_2__.basename)(path), decodeList(bytes, path));
            const place = (0, _files_patterns_js__WEBPACK_IMPORTED_MODULE_9__.mj)(workspace, path)?.join("/");
            const name = place ?? (0, node_path__WEBPACK_IMPORTED_MODULE_2__.basename)(path);
            const root = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(workspace);
            const listed = (0, _files_listed_files_js__WEBPACK_IMPORTED_MODULE_8__.p)(path, { root, isElsewhere: place === void 0, followLinks });
            const isAsked = anchor === "manifest" && mode !== "stamp";
            const others = isAsked ? without((0, node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(path), candidates) : candidates;
            const merged = mergeList(others, entries, root, { ...listed, isByBaseName: (0, _names_js__WEBPACK_IMPORTED_MODULE_11__.E)(inputs) });
            logUnread(name, entries, merged, log);
            const isReplaced = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(path) === (0, node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)((0, node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(outputDir), _output_dir_file_names_js__WEBPACK_IMPORTED_MODULE_7__.NW.checksums);
            if (isReplaced)
              log.notice(`${(0, _text_line_js__WEBPACK_IMPORTED_MODULE_10__.zz)(name)} lies in output-dir: the list of this run replaces it.`);
            if (!isAsked)
              return { candidates: merged };
            const file = isReplaced ? {} : toFilePlace(path, workspace);
            return { candidates: merged, list: { name, ...file, digest: (0, _operations_hashing_hash_files_js__WEBPACK_IMPORTED_MODULE_6__.yi)(bytes), size: bytes.length } };
          }
          async function readList(path) {
            try {
              const stats = await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.stat)(path);
              if (!stats.isFile())
                throw invalidList(path, "is not a regular file");
              if (stats.size > maximumListSize)
                throw invalidList(path, "is larger than 64 MiB");
              return await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readFile)(path);
            } catch (cause) {
              if (cause instanceof _domain_errors_js__WEBPACK_IMPORTED_MODULE_4__._Z)
                throw cause;
              throw invalidList(path, `cannot be read (${(0, _text_line_js__WEBPACK_IMPORTED_MODULE_10__.S5)((0, _domain_errors_js__WEBPACK_IMPORTED_MODULE_4__.bD)(cause))})`, cause);
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
  1498: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        v: () => (
          /* binding */
          findProofs
        )
        /* harmony export */
      });
      var _domain_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3047);
      var _domain_proof_proof_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8973);
      var _files_workspace_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5588);
      var _files_read_proof_file_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1701);
      async function findProofs(job, outputDir) {
        const found = await (0, _files_workspace_files_js__WEBPACK_IMPORTED_MODULE_2__._)(job.inputs.proofs, outputDir, job);
        const failed = found.failed.map((failure) => ({ kind: "failed", ...failure }));
        const read = [];
        for (const source of found.files)
          read.push(await readProof(source));
        return [...read, ...failed];
      }
      async function readProof(source) {
        try {
          const proof = (0, _domain_proof_proof_js__WEBPACK_IMPORTED_MODULE_1__.k_)(source.name, await (0, _files_read_proof_file_js__WEBPACK_IMPORTED_MODULE_3__.n)(source.path));
          return { kind: "digest", subject: { ...proof, path: source.name } };
        } catch (thrown) {
          return { kind: "failed", subject: { name: source.name, path: source.name }, error: proofError(thrown) };
        }
      }
      function proofError(thrown) {
        if (thrown instanceof _domain_errors_js__WEBPACK_IMPORTED_MODULE_0__._Z)
          return thrown;
        const error = (0, _domain_errors_js__WEBPACK_IMPORTED_MODULE_0__.Xt)(thrown);
        return new _domain_errors_js__WEBPACK_IMPORTED_MODULE_0__._Z("PROOF_INVALID", `The proof file cannot be read: ${error.message}`, { cause: thrown });
      }
    })
  ),
  /***/
  904: (
    /***/
    ((__webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => {
        try {
          __webpack_require__.d(__webpack_exports__, {
            /* harmony export */
            P: () => (
              /* binding */
              findSubjects
            )
            /* harmony export */
          });
          var _domain_name_order_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3730);
          var _output_dir_file_names_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8486);
          var _files_workspace_files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5588);
          var _candidate_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9834);
          var _checksum_list_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7069);
          var _find_proofs_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1498);
          var _names_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3435);
          var __webpack_async_dependencies__ = __webpack_handle_async_dependencies__([_checksum_list_js__WEBPACK_IMPORTED_MODULE_2__]);
          _checksum_list_js__WEBPACK_IMPORTED_MODULE_2__ = (__webpack_async_dependencies__.then ? (await __webpack_async_dependencies__)() : __webpack_async_dependencies__)[0];
          async function findSubjects(job, outputDir, assets) {
            const { fromRelease, subjectChecksums } = job.inputs;
            const local = fromRelease ? [] : await findLocal(job, outputDir);
            const found = [...assets, ...local];
            const listed = subjectChecksums === "" ? { candidates: found } : await (0, _checksum_list_js__WEBPACK_IMPORTED_MODULE_2__.N)(found, outputDir, job);
            const named = (0, _names_js__WEBPACK_IMPORTED_MODULE_4__.m)(listed, job.inputs);
            const proofs = await (0, _find_proofs_js__WEBPACK_IMPORTED_MODULE_3__.v)(job, outputDir);
            return { ...named, proofs, count: named.candidates.length + proofs.length };
          }
          async function findLocal(job, outputDir) {
            const { files, failed } = await (0, _files_workspace_files_js__WEBPACK_IMPORTED_MODULE_1__._)(job.inputs.files, outputDir, job, _output_dir_file_names_js__WEBPACK_IMPORTED_MODULE_0__.ZV);
            const all = [
              ...files.map((source) => ({ kind: "file", source })),
              ...failed.map((failure) => ({ kind: "failed", ...failure }))
            ];
            return failed.length === 0 ? all : all.toSorted((one, two) => (0, _domain_name_order_js__WEBPACK_IMPORTED_MODULE_5__.M)((0, _candidate_js__WEBPACK_IMPORTED_MODULE_6__.V)(one).name, (0, _candidate_js__WEBPACK_IMPORTED_MODULE_6__.V)(two).name));
          }
          __webpack_async_result__();
        } catch (e) {
          __webpack_async_result__(e);
        }
      });
    })
  ),
  /***/
  3435: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        E: () => (
          /* binding */
          isByBaseName
        ),
        /* harmony export */
        m: () => (
          /* binding */
          withWantedNames
        )
        /* harmony export */
      });
      var _domain_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3047);
      var _output_dir_file_names_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8486);
      var _text_line_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6827);
      var _candidate_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9834);
      function withWantedNames(listed, inputs) {
        if (!isByBaseName(inputs))
          return listed;
        const { candidates, list } = listed;
        const named = candidates.map(withBaseName);
        refuseTwins(candidates, named);
        return { candidates: named, ...list && { list: { ...list, name: (0, _output_dir_file_names_js__WEBPACK_IMPORTED_MODULE_1__.rw)(list.name) } } };
      }
      function isByBaseName({ names, fromRelease, releaseAttach }) {
        if (names !== "auto")
          return names === "base";
        return fromRelease || releaseAttach === "assets" || releaseAttach === "both";
      }
      function withBaseName(candidate) {
        if (candidate.kind === "asset")
          return candidate;
        if (candidate.kind === "file") {
          const { source } = candidate;
          return { ...candidate, source: { ...source, name: (0, _output_dir_file_names_js__WEBPACK_IMPORTED_MODULE_1__.rw)(source.name) } };
        }
        const { subject } = candidate;
        if (candidate.kind === "failed")
          return subject.path === void 0 ? candidate : { ...candidate, subject: { ...subject, name: (0, _output_dir_file_names_js__WEBPACK_IMPORTED_MODULE_1__.rw)(subject.name) } };
        return { ...candidate, subject: { ...candidate.subject, name: (0, _output_dir_file_names_js__WEBPACK_IMPORTED_MODULE_1__.rw)(subject.name) } };
      }
      function refuseTwins(candidates, named) {
        const places = Map.groupBy(named.keys(), (index) => nameAt(named, index));
        const twins = [...places].filter(([, indexes]) => indexes.length > 1);
        if (twins.length === 0)
          return;
        const lines = twins.map(([name, indexes]) => {
          return `${(0, _text_line_js__WEBPACK_IMPORTED_MODULE_2__.zz)(name)}: ${(0, _text_line_js__WEBPACK_IMPORTED_MODULE_2__.Sh)(indexes.map((index) => nameAt(candidates, index)))}`;
        });
        const shown = lines.slice(0, mostTwins).join("\n");
        throw new _domain_errors_js__WEBPACK_IMPORTED_MODULE_0__._Z("INPUT_INVALID", `Files of several folders would have one name, and names is base here.
${shown}`, {
          hint: "Set names: path, give the files different names, or narrow the patterns. Nothing was sent."
        });
      }
      const mostTwins = 20;
      function nameAt(candidates, index) {
        const candidate = candidates[index];
        return candidate === void 0 ? "" : (0, _candidate_js__WEBPACK_IMPORTED_MODULE_3__.V)(candidate).name;
      }
    })
  ),
  /***/
  4682: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        w: () => (
          /* binding */
          checkCount
        )
        /* harmony export */
      });
      var _domain_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3047);
      var _inputs_inputs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4601);
      function checkCount(count, inputs, log) {
        const { ifNoFilesFound, maxFiles, anchor, fromRelease } = inputs;
        if (fromRelease && (0, _inputs_inputs_js__WEBPACK_IMPORTED_MODULE_1__.bk)(inputs) !== void 0)
          return;
        const nothing = fromRelease ? "The release has no asset to work on, so there is nothing to do." : "The patterns match no file, so there is nothing to do.";
        const release = "Upload the assets before this step runs; the archives of the source are none.";
        if (count === 0 && ifNoFilesFound === "error")
          throw new _domain_errors_js__WEBPACK_IMPORTED_MODULE_0__._Z("NO_FILES_FOUND", nothing, { hint: fromRelease ? release : void 0 });
        if (count === 0 && ifNoFilesFound === "warn")
          log.warning(nothing);
        if (count <= maxFiles)
          return;
        const account = `There are ${count} subjects, and max-files is ${maxFiles}. Nothing was sent.`;
        const hint = anchor === "manifest" ? "Narrow the patterns, or raise max-files." : void 0;
        throw new _domain_errors_js__WEBPACK_IMPORTED_MODULE_0__._Z("TOO_MANY_FILES", account, { hint });
      }
    })
  ),
  /***/
  1311: (
    /***/
    ((__webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => {
        try {
          let toAsking = function({ inputs, door: { log, signals, workspace } }, { operate }, counter) {
            return {
              operate,
              confirm: (outcome, subject) => (0, _confirm_verified_js__WEBPACK_IMPORTED_MODULE_6__.Z)(outcome, subject, workspace),
              concurrency: inputs.concurrency,
              stop: signals.cancellation.stop,
              overdue: signals.overdue,
              onDefect: signals.fail,
              onResult: (result) => {
                counter.result();
                log.info((0, _wording_result_line_js__WEBPACK_IMPORTED_MODULE_2__.a)(result));
              }
            };
          };
          __webpack_require__.d(__webpack_exports__, {
            /* harmony export */
            p: () => (
              /* binding */
              askAll
            )
            /* harmony export */
          });
          var _operations_hashing_hash_files_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5557);
          var _checksum_lines_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(3303);
          var _ready_hash_candidates_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2344);
          var _text_budget_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(8500);
          var _wording_result_line_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5020);
          var _ask_each_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8939);
          var _ask_manifest_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9775);
          var _ask_proofs_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5389);
          var _confirm_verified_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2589);
          var _progress_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(6858);
          var _tell_blocks_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(4284);
          var _wait_for_finality_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(3407);
          var __webpack_async_dependencies__ = __webpack_handle_async_dependencies__([_operations_hashing_hash_files_js__WEBPACK_IMPORTED_MODULE_0__, _ready_hash_candidates_js__WEBPACK_IMPORTED_MODULE_1__, _ask_each_js__WEBPACK_IMPORTED_MODULE_3__, _ask_manifest_js__WEBPACK_IMPORTED_MODULE_4__, _ask_proofs_js__WEBPACK_IMPORTED_MODULE_5__, _confirm_verified_js__WEBPACK_IMPORTED_MODULE_6__]);
          [_operations_hashing_hash_files_js__WEBPACK_IMPORTED_MODULE_0__, _ready_hash_candidates_js__WEBPACK_IMPORTED_MODULE_1__, _ask_each_js__WEBPACK_IMPORTED_MODULE_3__, _ask_manifest_js__WEBPACK_IMPORTED_MODULE_4__, _ask_proofs_js__WEBPACK_IMPORTED_MODULE_5__, _confirm_verified_js__WEBPACK_IMPORTED_MODULE_6__] = __webpack_async_dependencies__.then ? (await __webpack_async_dependencies__)() : __webpack_async_dependencies__;
          async function askAll(subjects, job, operation) {
            const { log } = job.door;
            log.debug(`SHA3-256 by ${_operations_hashing_hash_files_js__WEBPACK_IMPORTED_MODULE_0__.LS}.`);
            const work = () => askAndFollow(subjects, job, operation);
            return subjects.count > _text_budget_js__WEBPACK_IMPORTED_MODULE_9__.N1 ? log.group(`${subjects.count} subjects, a line each`, work) : work();
          }
          async function askAndFollow(subjects, job, operation) {
            const counter = (0, _progress_js__WEBPACK_IMPORTED_MODULE_10__.Xj)(subjects, job.inputs);
            const progress = (0, _progress_js__WEBPACK_IMPORTED_MODULE_10__.mf)(job.door.log, counter.read);
            try {
              const asked = await askInItsWay(subjects, job, counter, toAsking(job, operation, counter));
              return { ...asked, results: await followStamps(asked.results, job, operation, counter) };
            } finally {
              progress.stop();
            }
          }
          async function followStamps(results, job, { operate, chain }, { waitFor }) {
            if (chain === void 0)
              return results;
            const isWaiting = job.inputs.waitForFinality;
            const ended = isWaiting ? await (0, _wait_for_finality_js__WEBPACK_IMPORTED_MODULE_8__.v)(results, { find: chain.find, operate, waitFor }, job) : results;
            const settled = await (0, _tell_blocks_js__WEBPACK_IMPORTED_MODULE_7__.E)(ended, chain.locate, job);
            const done = settled.filter(({ outcome }, index) => outcome.kind !== results[index]?.outcome.kind);
            for (const result of done)
              job.door.log.info((0, _wording_result_line_js__WEBPACK_IMPORTED_MODULE_2__.a)(result));
            return settled;
          }
          async function askInItsWay({ candidates, list, proofs }, { inputs, door }, counter, asking) {
            const ready = (0, _ready_hash_candidates_js__WEBPACK_IMPORTED_MODULE_1__.r)(candidates, {
              sha256: inputs.fromRelease || inputs.releaseAttach !== "none",
              fingerprint: inputs.mode === "verify",
              mustBeListed: list !== void 0,
              workspace: door.workspace,
              signal: door.signals.cancellation.stop,
              onBytes: counter.bytes,
              onHashed: counter.hashed
            });
            if (inputs.anchor === "manifest")
              return (0, _ask_manifest_js__WEBPACK_IMPORTED_MODULE_4__.$)(candidates, ready, list, asking);
            const isBound = inputs.files.length > 0 || inputs.subjectChecksums !== "" || inputs.fromRelease;
            if (inputs.proofs.length > 0)
              return (0, _ask_proofs_js__WEBPACK_IMPORTED_MODULE_5__.F)(candidates, ready, { proofs, isBound }, asking);
            const results = await (0, _ask_each_js__WEBPACK_IMPORTED_MODULE_3__.H)(candidates, ready, asking);
            return { results, checksums: (0, _checksum_lines_js__WEBPACK_IMPORTED_MODULE_11__.w)(results.map(({ subject }) => subject)) };
          }
          __webpack_async_result__();
        } catch (e) {
          __webpack_async_result__(e);
        }
      });
    })
  ),
  /***/
  8939: (
    /***/
    ((__webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => {
        try {
          let toUnsettled = function(target, candidate) {
            return target === void 0 ? toFailedResult((0, _ready_collect_ready_js__WEBPACK_IMPORTED_MODULE_3__.x)((0, _subjects_candidate_js__WEBPACK_IMPORTED_MODULE_4__.V)(candidate))) : { subject: target, outcome: unanswered };
          }, toFailedResult = function({ subject, error }) {
            const isChanged = error.code === "ASSET_DIGEST_MISMATCH";
            return { subject, outcome: isChanged ? { kind: "changed", note: error.message } : (0, _domain_outcome_js__WEBPACK_IMPORTED_MODULE_0__.w2)(error) };
          };
          __webpack_require__.d(__webpack_exports__, {
            /* harmony export */
            H: () => (
              /* binding */
              askEach
            ),
            /* harmony export */
            q: () => (
              /* binding */
              toFailedResult
            )
            /* harmony export */
          });
          var _domain_outcome_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7794);
          var _operations_hashing_hash_files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5557);
          var _operations_run_each_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4659);
          var _subjects_candidate_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9834);
          var _ready_collect_ready_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5569);
          var __webpack_async_dependencies__ = __webpack_handle_async_dependencies__([_operations_hashing_hash_files_js__WEBPACK_IMPORTED_MODULE_1__]);
          _operations_hashing_hash_files_js__WEBPACK_IMPORTED_MODULE_1__ = (__webpack_async_dependencies__.then ? (await __webpack_async_dependencies__)() : __webpack_async_dependencies__)[0];
          async function askEach(candidates, ready, asking) {
            const open = Array.from({ length: candidates.length });
            const results = Array.from({ length: candidates.length });
            const settle = (index, result) => {
              results[index] = result;
              asking.onResult(result);
            };
            const done = (0, _operations_run_each_js__WEBPACK_IMPORTED_MODULE_2__.T)(askable(ready, open, settle), asking.operate, {
              concurrency: asking.concurrency,
              stop: asking.stop,
              keyOf: (target) => "root" in target ? `${target.digest} ${(0, _operations_hashing_hash_files_js__WEBPACK_IMPORTED_MODULE_1__.yi)(target.bytes)}` : target.digest,
              onResult: ({ index, target }, outcome) => settle(index, { subject: target, outcome: asking.confirm(outcome, target) })
            });
            await Promise.race([done.catch(asking.onDefect), asking.overdue]);
            return candidates.map((candidate, index) => results[index] ?? toUnsettled(open[index], candidate));
          }
          async function* askable(rows, open, settle) {
            for await (const [index, ready] of rows) {
              if (ready.kind === "digest") {
                open[index] = ready.subject;
                yield { index, target: ready.subject };
              } else
                settle(index, toFailedResult(ready));
            }
          }
          const unanswered = {
            kind: "unclear",
            note: "The run ended before its answer was there, and what was sent may have been done. Check this digest."
          };
          __webpack_async_result__();
        } catch (e) {
          __webpack_async_result__(e);
        }
      });
    })
  ),
  /***/
  9775: (
    /***/
    ((__webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => {
        try {
          let toManifest = function(checksums) {
            const sha3 = (0, _operations_hashing_hash_files_js__WEBPACK_IMPORTED_MODULE_3__.Io)();
            let size = 0;
            for (const piece of (0, _domain_checksums_js__WEBPACK_IMPORTED_MODULE_1__.pd)(checksums)) {
              const bytes = Buffer.from(piece, "utf8");
              sha3.update(bytes);
              size += bytes.length;
            }
            return { name: _output_dir_file_names_js__WEBPACK_IMPORTED_MODULE_4__.NW.checksums, digest: sha3.digest(), size };
          }, toIncomplete = function(subject, cause) {
            const account = "Nothing was sent for the list: files that belong in it failed.";
            const error = new _domain_errors_js__WEBPACK_IMPORTED_MODULE_2__._Z("NOT_ATTEMPTED", account, { cause });
            return { kind: "failed", subject, error };
          };
          __webpack_require__.d(__webpack_exports__, {
            /* harmony export */
            $: () => (
              /* binding */
              askManifest
            )
            /* harmony export */
          });
          var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6119);
          var _domain_checksums_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5706);
          var _domain_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3047);
          var _operations_hashing_hash_files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5557);
          var _output_dir_file_names_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8486);
          var _checksum_lines_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(3303);
          var _ask_each_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8939);
          var _ready_collect_ready_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5569);
          var __webpack_async_dependencies__ = __webpack_handle_async_dependencies__([_operations_hashing_hash_files_js__WEBPACK_IMPORTED_MODULE_3__, _ask_each_js__WEBPACK_IMPORTED_MODULE_5__]);
          [_operations_hashing_hash_files_js__WEBPACK_IMPORTED_MODULE_3__, _ask_each_js__WEBPACK_IMPORTED_MODULE_5__] = __webpack_async_dependencies__.then ? (await __webpack_async_dependencies__)() : __webpack_async_dependencies__;
          async function askManifest(candidates, ready, list, asking) {
            const files = await (0, _ready_collect_ready_js__WEBPACK_IMPORTED_MODULE_6__.e)(candidates, ready, asking);
            const checksums = (0, _checksum_lines_js__WEBPACK_IMPORTED_MODULE_7__.w)(files.map(({ subject }) => subject));
            if (files.length === 0)
              return { results: [], checksums };
            const manifest = list ?? toManifest(checksums);
            const missing = list === void 0 ? files.find((file) => file.kind === "failed") : void 0;
            const head = [
              missing === void 0 ? { kind: "digest", subject: manifest } : toIncomplete(manifest, missing.error)
            ];
            const [first] = await (0, _ask_each_js__WEBPACK_IMPORTED_MODULE_5__.H)(head, head.entries(), asking);
            if (first === void 0)
              return { results: [], checksums };
            const rows = await coverAll(files, manifest.digest, first.outcome, asking);
            return { results: [first, ...rows], checksums };
          }
          const rowsAtOnce = 1e3;
          async function coverAll(files, list, outcome, { confirm, onResult }) {
            const rows = [];
            for (const file of files) {
              rows.push(file.kind === "failed" ? (0, _ask_each_js__WEBPACK_IMPORTED_MODULE_5__.q)(file) : { subject: file.subject, outcome: confirm(outcome, file.subject), coveredBy: list });
              if (rows.length % rowsAtOnce === 0)
                await (0, node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setImmediate)();
            }
            rows.forEach(onResult);
            return rows;
          }
          __webpack_async_result__();
        } catch (e) {
          __webpack_async_result__(e);
        }
      });
    })
  ),
  /***/
  5389: (
    /***/
    ((__webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => {
        try {
          __webpack_require__.d(__webpack_exports__, {
            /* harmony export */
            F: () => (
              /* binding */
              askProofs
            )
            /* harmony export */
          });
          var _ready_bind_proofs_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7399);
          var _checksum_lines_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3303);
          var _ask_each_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8939);
          var _ready_collect_ready_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5569);
          var __webpack_async_dependencies__ = __webpack_handle_async_dependencies__([_ask_each_js__WEBPACK_IMPORTED_MODULE_1__]);
          _ask_each_js__WEBPACK_IMPORTED_MODULE_1__ = (__webpack_async_dependencies__.then ? (await __webpack_async_dependencies__)() : __webpack_async_dependencies__)[0];
          async function askProofs(candidates, ready, { proofs, isBound }, asking) {
            const subjects = await (0, _ready_collect_ready_js__WEBPACK_IMPORTED_MODULE_2__.e)(candidates, ready, asking);
            const rows = isBound ? (0, _ready_bind_proofs_js__WEBPACK_IMPORTED_MODULE_0__.P)(subjects, proofs) : proofs;
            const results = await (0, _ask_each_js__WEBPACK_IMPORTED_MODULE_1__.H)(rows, rows.entries(), asking);
            return { results, checksums: (0, _checksum_lines_js__WEBPACK_IMPORTED_MODULE_3__.w)(subjects.map(({ subject }) => subject)) };
          }
          __webpack_async_result__();
        } catch (e) {
          __webpack_async_result__(e);
        }
      });
    })
  ),
  /***/
  3303: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        w: () => (
          /* binding */
          toChecksumLines
        )
        /* harmony export */
      });
      var _domain_name_order_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3730);
      function toChecksumLines(subjects) {
        const sorted = subjects.filter((subject) => "digest" in subject).sort((a, b) => (0, _domain_name_order_js__WEBPACK_IMPORTED_MODULE_0__.M)(a.name, b.name));
        return sorted.filter(({ name }, index) => sorted[index + 1]?.name !== name);
      }
    })
  ),
  /***/
  2589: (
    /***/
    ((__webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => {
        try {
          let confirmVerified = function(outcome, subject, workspace) {
            const { path, fingerprint } = subject;
            if (outcome.kind !== "verified" || path === void 0 || fingerprint === void 0)
              return outcome;
            if ((0, _operations_hashing_hash_files_js__WEBPACK_IMPORTED_MODULE_2__._5)((0, node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(workspace, path), fingerprint))
              return outcome;
            const message = "The bytes that were hashed are verified, but the file has been changed since.";
            return { kind: "failed", error: new _domain_errors_js__WEBPACK_IMPORTED_MODULE_1__._Z("FILE_CHANGED", message) };
          };
          __webpack_require__.d(__webpack_exports__, {
            /* harmony export */
            Z: () => (
              /* binding */
              confirmVerified
            )
            /* harmony export */
          });
          var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
          var _domain_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3047);
          var _operations_hashing_hash_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5557);
          var __webpack_async_dependencies__ = __webpack_handle_async_dependencies__([_operations_hashing_hash_files_js__WEBPACK_IMPORTED_MODULE_2__]);
          _operations_hashing_hash_files_js__WEBPACK_IMPORTED_MODULE_2__ = (__webpack_async_dependencies__.then ? (await __webpack_async_dependencies__)() : __webpack_async_dependencies__)[0];
          __webpack_async_result__();
        } catch (e) {
          __webpack_async_result__(e);
        }
      });
    })
  ),
  /***/
  4284: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        E: () => (
          /* binding */
          tellBlocks
        )
        /* harmony export */
      });
      var _domain_report_anchoring_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4698);
      var _domain_open_stamp_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5238);
      var _domain_outcome_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7794);
      var _domain_report_report_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(923);
      var _operations_run_each_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4659);
      async function tellBlocks(results, locate, { inputs, door: { signals } }) {
        const missing = [...new Set(results.flatMap((result) => isUntold(result) ? (0, _domain_report_report_js__WEBPACK_IMPORTED_MODULE_3__.ol)(result) ?? [] : []))];
        const told = /* @__PURE__ */ new Map();
        const asking = (0, _operations_run_each_js__WEBPACK_IMPORTED_MODULE_4__.T)(indexDigests(missing), locate, {
          concurrency: inputs.concurrency,
          keyOf: (digest) => digest,
          stop: signals.cancellation.stop,
          onResult: ({ target }, outcome) => void told.set(target, outcome)
        });
        await Promise.race([asking.catch(signals.fail), signals.overdue]);
        return results.map((result) => withBlock(result, told));
      }
      function isUntold(result) {
        const { kind } = result.outcome;
        const isStamped = kind === "anchored" || kind === "already-anchored";
        return isStamped && result.coveredBy === void 0 && (0, _domain_report_anchoring_js__WEBPACK_IMPORTED_MODULE_0__.$p)(result) === void 0;
      }
      function withBlock(result, told) {
        const { outcome } = result;
        const located = told.get(result.coveredBy ?? (0, _domain_report_report_js__WEBPACK_IMPORTED_MODULE_3__.ol)(result) ?? "");
        if (located === void 0 || outcome.kind !== "anchored" && outcome.kind !== "already-anchored")
          return result;
        if ((0, _domain_open_stamp_js__WEBPACK_IMPORTED_MODULE_1__.R0)(located))
          return { ...result, outcome: located };
        if (located.kind !== "verified")
          return result;
        const evidence = { ...located.evidence, requestId: outcome.evidence.requestId };
        return { ...result, outcome: { ...outcome, evidence: (0, _domain_outcome_js__WEBPACK_IMPORTED_MODULE_2__.pX)(evidence, outcome.evidence) } };
      }
      async function* indexDigests(digests) {
        for (const [index, target] of digests.entries())
          yield { index, target };
      }
    })
  ),
  /***/
  3407: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        v: () => (
          /* binding */
          waitForFinality
        )
      });
      var client_clock = __webpack_require__(8251);
      var open_stamp = __webpack_require__(5238);
      var domain_outcome = __webpack_require__(7794);
      var report = __webpack_require__(923);
      var errors = __webpack_require__(3047);
      var operations_turns = __webpack_require__(8620);
      ;
      const pauses = [1e3, 2e3, 4e3, 8e3];
      const longestPause = 15e3;
      const openPause = 3e4;
      async function awaitFinality(stamps, options) {
        const { clock, deadline, stop } = options;
        const over = AbortSignal.any([AbortSignal.timeout(Math.max(0, Math.ceil(deadline - clock.now()))), stop]);
        const vigils = [...stamps].map(([digest, stamped]) => toVigil(digest, stamped, options));
        for (; ; ) {
          const waiting = vigils.filter(isWaiting);
          const next = waiting.reduce((soonest, vigil) => Math.min(soonest, vigil.next), deadline);
          if (waiting.length === 0 || over.aborted || clock.now() >= deadline)
            break;
          options.onRound?.(waiting.length);
          await clock.wait(Math.max(0, next - clock.now()), over);
          if (over.aborted || clock.now() >= deadline)
            break;
          const due = waiting.filter((vigil) => vigil.next <= clock.now());
          await askDue(due, options, over);
          for (const vigil of due)
            vigil.next = nextLook(vigil, options);
          if (due.some(({ seen }) => endsAsking(seen) || isCutShort(seen)))
            break;
        }
        tellTheOthers(vigils.filter(isWaiting));
        return new Map(vigils.map(({ digest, stamped, seen }) => [digest, (0, open_stamp.YU)(stamped, seen)]));
      }
      function toVigil(digest, stamped, options) {
        const vigil = { digest, stamped, looks: 0, next: 0 };
        vigil.next = mayResendNow(vigil, options) ? options.clock.now() : nextLook(vigil, options);
        return vigil;
      }
      function isWaiting({ stamped, seen }) {
        return (0, open_stamp.AJ)(stamped) && seen?.kind !== "found";
      }
      function mayResendNow({ stamped }, { blockTimeMs, clock }) {
        const open = (0, domain_outcome.wf)(stamped);
        return open?.mayResend === true && open.since + blockTimeMs <= clock.now();
      }
      function nextLook({ stamped, looks }, { clock, blockTimeMs }) {
        const now = clock.now();
        const open = (0, domain_outcome.wf)(stamped);
        if (open === void 0)
          return now + (pauses[looks] ?? longestPause);
        const regular = nextOpenLook(open.since, now);
        const end = open.since + blockTimeMs;
        return open.mayResend && end > now ? Math.min(regular, end) : regular;
      }
      function nextOpenLook(since, now) {
        const [, , last] = open_stamp.nM;
        const early = open_stamp.nM.find((time) => since + time > now);
        if (early !== void 0)
          return since + early;
        return since + last + openPause * (Math.floor((now - since - last) / openPause) + 1);
      }
      async function askDue(due, options, over) {
        let isAtEnd = false;
        const turns = (0, operations_turns.z)(options.concurrency, async (vigil) => {
          if (over.aborted || isAtEnd)
            return;
          const wasDue = mayResendNow(vigil, options);
          const outcome = await options.check(vigil.digest, over);
          vigil.looks += 1;
          if (!(over.aborted && isCutShort(outcome)))
            vigil.seen = outcome;
          isAtEnd ||= endsAsking(outcome);
          if (wasDue && outcome.kind === "not-found" && !over.aborted)
            await sendAgain(vigil, options);
        });
        due.forEach(turns.add);
        await turns.rest();
      }
      async function sendAgain(vigil, { resend }) {
        const again = await resend(vigil.digest);
        const open = (0, domain_outcome.wf)(again) ?? (0, domain_outcome.wf)(vigil.stamped);
        if (endsAsking(again))
          vigil.seen = again;
        if (!("error" in again) || (0, domain_outcome.wf)(again) !== void 0) {
          vigil.stamped = again;
          delete vigil.seen;
        }
        if (open !== void 0 && "open" in vigil.stamped) {
          vigil.stamped = { ...vigil.stamped, open: { ...open, mayResend: false } };
        }
        vigil.looks = 0;
      }
      function tellTheOthers(waiting) {
        const failures = waiting.flatMap(({ seen }) => seen !== void 0 && "error" in seen ? [seen] : []);
        const end = failures.find(endsAsking);
        const cause = end ?? failures.findLast((failure) => !isCutShort(failure)) ?? failures.at(-1);
        if (cause === void 0)
          return;
        for (const vigil of waiting) {
          const isReached = vigil.seen !== void 0 && !(end !== void 0 && !("error" in vigil.seen));
          if (!isReached)
            vigil.seen = notReached(cause.error);
        }
      }
      function endsAsking(outcome) {
        return outcome !== void 0 && "error" in outcome && (0, errors.u2)(outcome.error.code).stopsRun === true;
      }
      function isCutShort(outcome) {
        return outcome !== void 0 && "error" in outcome && outcome.error.code === "NOT_ATTEMPTED";
      }
      function notReached(error) {
        const account = `Nothing was asked for it after ${error.code}: ${error.account}`;
        return (0, domain_outcome.w2)(new errors._Z("NOT_ATTEMPTED", account, { cause: error }));
      }
      var line = __webpack_require__(6827);
      ;
      async function waitForFinality(results, { find, operate, waitFor }, { inputs, door: { log, signals } }) {
        const awaited = awaitedOf(results);
        if (awaited.size === 0)
          return results;
        const stamps = new Map([...awaited].map(([digest, { outcome }]) => [digest, outcome]));
        const clock = client_clock.m;
        const waiting = awaitFinality(stamps, {
          deadline: lastAnswer(stamps, clock.now()) + inputs.waitTimeout,
          blockTimeMs: inputs.blockTime,
          concurrency: inputs.concurrency,
          check: find,
          resend: (digest) => {
            const { subject } = awaited.get(digest) ?? { subject: { name: digest, digest } };
            log.warning(`The answer to the stamp of ${(0, line.zz)(subject.name)} was lost, and after block-time the chain does not hold it: it is sent once more.`);
            return operate(subject);
          },
          clock,
          stop: signals.cancellation.stop,
          onRound: (count) => waitFor(`${count} ${count === 1 ? "hash" : "hashes"} to appear on the chain`)
        });
        const known = waiting.catch((thrown) => {
          signals.fail(thrown);
          return stamps;
        });
        const ended = await Promise.race([known, signals.overdue.then(() => stamps)]);
        log.info(renderEnded(ended));
        return results.map((result) => {
          const digest = result.coveredBy ?? (0, report.ol)(result);
          const outcome = digest === void 0 || !(0, open_stamp.AJ)(result.outcome) ? void 0 : ended.get(digest);
          return outcome === void 0 ? result : { ...result, outcome };
        });
      }
      function awaitedOf(results) {
        const awaited = results.flatMap(({ subject, outcome, coveredBy }) => "digest" in subject && coveredBy === void 0 && (0, open_stamp.AJ)(outcome) ? [[subject.digest, { subject, outcome }]] : []);
        return new Map(awaited);
      }
      function lastAnswer(stamps, now) {
        return [...stamps.values()].reduce((latest, outcome) => Math.max(latest, (0, domain_outcome.wf)(outcome)?.since ?? now), Number.NEGATIVE_INFINITY);
      }
      function renderEnded(ended) {
        const outcomes = [...ended.values()];
        const found = `${outcomes.filter(({ kind }) => kind === "anchored").length} of ${outcomes.length} stamps found on the chain`;
        const unasked = outcomes.flatMap((outcome) => whyUnasked(outcome) ?? []);
        if (unasked.length === 0)
          return `${found}.`;
        return `${found}; for ${unasked.length} the service could not be asked (${[...new Set(unasked)].join(", ")}).`;
      }
      function whyUnasked(outcome) {
        return outcome.kind === "accepted" ? outcome.unasked : (0, domain_outcome.Mz)(outcome)?.code;
      }
    })
  ),
  /***/
  7419: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        E: () => (
          /* binding */
          renderPlan
        )
        /* harmony export */
      });
      var _domain_report_report_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(923);
      var _inputs_inputs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4601);
      function renderPlan(report, inputs) {
        const stamps = (0, _inputs_inputs_js__WEBPACK_IMPORTED_MODULE_1__.Ad)(inputs) === "" ? 0 : countRequests(report);
        const proofs = inputs.mode === "stamp" && inputs.proof ? stamps : 0;
        const count = stamps + proofs;
        const left = [
          "what is tried again",
          ...inputs.nodes.length > 0 ? ["questions to chain nodes"] : [],
          ...inputs.mode === "stamp" && inputs.waitForFinality ? ["looks at the chain while it waits"] : [],
          ...proofs > 0 ? ["questions whether the proof files are ready"] : [],
          ...inputs.fromRelease || inputs.releaseAttach !== "none" ? ["requests to GitHub"] : [],
          ...inputs.fromRelease ? ["the release's assets, which a dry run does not read"] : []
        ];
        return `A real run would make ${count} ${count === 1 ? "request" : "requests"} to the service${renderProofs(proofs)}; not counted: ${left.join(", ")}.`;
      }
      function renderProofs(count) {
        return count === 0 ? "" : `, ${count} of them for ${count === 1 ? "a proof file" : "proof files"} at the cost of a second stamp each`;
      }
      function countRequests({ results }) {
        const asked = results.filter(({ outcome, coveredBy }) => outcome.kind === "skipped" && coveredBy === void 0);
        return new Set(asked.map(_domain_report_report_js__WEBPACK_IMPORTED_MODULE_0__.ol)).size;
      }
    })
  )
};
