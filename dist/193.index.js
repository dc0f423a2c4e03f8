export const id = 193;
export const ids = [193];
export const modules = {
  /***/
  193: (
    /***/
    ((__webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => {
        try {
          let createMonitorHost = function(step) {
            const { inputs, context, log, signals } = step;
            const optionsOf = (web) => ({
              token: inputs.githubToken,
              repository: context.origin.repository,
              apiUrl: context.githubApiUrl,
              web,
              clock: _host_clock_js__WEBPACK_IMPORTED_MODULE_3__.m,
              stop: signals.cancellation.stop,
              onDebug: log.debug
            });
            return {
              log,
              signals,
              workspace: context.workspace,
              defaultOutputDir: context.defaultOutputDir,
              origin: context.origin,
              openRepository: (web) => (0, _github_repository_js__WEBPACK_IMPORTED_MODULE_2__.v)(optionsOf(web)),
              openIssues: (web) => (0, _github_issues_js__WEBPACK_IMPORTED_MODULE_1__.D)(optionsOf(web)),
              pointAt: (level, results) => (0, _step_js__WEBPACK_IMPORTED_MODULE_11__.z)(log, level, results),
              present: (look, facts) => presentScan(look, facts, step)
            };
          }, toScanOutputs = function({ report, findings }, facts) {
            const { values, cut } = (0, _outputs_js__WEBPACK_IMPORTED_MODULE_8__.Iu)(report, facts);
            const text = JSON.stringify(findings);
            const isCut = text.length > _outputs_js__WEBPACK_IMPORTED_MODULE_8__.nS;
            const own = {
              findings: isCut ? "[]" : text,
              "findings-count": String(findings.length),
              "issue-url": facts.issueUrl ?? "",
              "monitor-path": facts.monitorPath ?? ""
            };
            return {
              values: { ...values, ...own },
              cut: [...cut, ...isCut ? ["findings"] : []]
            };
          };
          __webpack_require__.d(__webpack_exports__, {
            /* harmony export */
            runMonitorStep: () => (
              /* binding */
              runMonitorStep
            )
            /* harmony export */
          });
          var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3026);
          var _github_issues_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2209);
          var _github_repository_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5);
          var _host_clock_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4258);
          var _monitor_monitor_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5217);
          var _monitor_scan_summary_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7534);
          var _run_ending_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3468);
          var _context_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(9323);
          var _outputs_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(3406);
          var _runner_files_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(8382);
          var _step_inputs_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(6352);
          var _step_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(7780);
          var __webpack_async_dependencies__ = __webpack_handle_async_dependencies__([_github_repository_js__WEBPACK_IMPORTED_MODULE_2__, _monitor_monitor_js__WEBPACK_IMPORTED_MODULE_4__, _step_js__WEBPACK_IMPORTED_MODULE_11__]);
          [_github_repository_js__WEBPACK_IMPORTED_MODULE_2__, _monitor_monitor_js__WEBPACK_IMPORTED_MODULE_4__, _step_js__WEBPACK_IMPORTED_MODULE_11__] = __webpack_async_dependencies__.then ? (await __webpack_async_dependencies__)() : __webpack_async_dependencies__;
          async function runMonitorStep(inputs, log, signals) {
            const context = (0, _context_js__WEBPACK_IMPORTED_MODULE_7__.y)(process.env);
            const door = createMonitorHost({ inputs, context, log, signals });
            return (0, _run_ending_js__WEBPACK_IMPORTED_MODULE_6__.P)(await (0, _monitor_monitor_js__WEBPACK_IMPORTED_MODULE_4__.a)({ inputs, door }));
          }
          async function presentScan(look, facts, { inputs, log }) {
            const outputs = toScanOutputs(look, facts);
            (0, _step_js__WEBPACK_IMPORTED_MODULE_11__.S)(outputs, (0, _step_inputs_js__WEBPACK_IMPORTED_MODULE_10__.q)(), log);
            const summarize = async () => (0, _runner_files_js__WEBPACK_IMPORTED_MODULE_9__.Sy)((0, _monitor_scan_summary_js__WEBPACK_IMPORTED_MODULE_5__.u)(look, facts), log);
            const attempts = await Promise.allSettled([inputs.showSummary ? summarize() : void 0, (0, _runner_files_js__WEBPACK_IMPORTED_MODULE_9__.n0)(outputs.values)]);
            return attempts.flatMap((attempt) => attempt.status === "rejected" ? [(0, _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.Xt)(attempt.reason)] : []);
          }
          __webpack_async_result__();
        } catch (e) {
          __webpack_async_result__(e);
        }
      });
    })
  ),
  /***/
  2209: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        D: () => (
          /* binding */
          openIssues
        )
        /* harmony export */
      });
      var _core_members_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7066);
      var _release_forge_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48);
      var _connection_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5321);
      var _fault_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2017);
      var _requests_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(747);
      const read = { isWrite: false, isRepeatable: true, timeoutMs: 3e4 };
      const issueRefusal = "ISSUE_NOT_WRITABLE";
      function openIssues(options) {
        const connection = (0, _connection_js__WEBPACK_IMPORTED_MODULE_1__.Ng)(options);
        const { call, octokit, at } = connection;
        const { issues, users } = octokit.rest;
        return {
          readLogin: async () => {
            const answer = await call(read, (signal) => users.getAuthenticated({ request: { signal } }));
            if ("fault" in answer && (answer.fault.status === 403 || answer.fault.status === 404))
              return void 0;
            const { login } = (0, _fault_js__WEBPACK_IMPORTED_MODULE_2__.qu)(answer, "Asking whose token it is", issueRefusal);
            if (typeof login !== "string" || login === "")
              throw (0, _release_forge_js__WEBPACK_IMPORTED_MODULE_0__.$$)("the token's user");
            return login;
          },
          readIssues: (creator) => readIssues(connection, creator),
          create: async (title, body) => toIssue((0, _fault_js__WEBPACK_IMPORTED_MODULE_2__.qu)(
            // An issue or a comment whose answer was lost may be there: another one would be a second.
            await call(_requests_js__WEBPACK_IMPORTED_MODULE_3__.CL, (signal) => issues.create({ ...at, title, body, request: { signal } })),
            "Opening the issue",
            issueRefusal
          )),
          update: async (number, change) => {
            const answer = await call(_requests_js__WEBPACK_IMPORTED_MODULE_3__.EQ, (signal) => issues.update({ ...at, issue_number: number, ...change, request: { signal } }));
            (0, _fault_js__WEBPACK_IMPORTED_MODULE_2__.qu)(answer, "Updating the issue", issueRefusal);
          },
          comment: async (number, body) => {
            const answer = await call(_requests_js__WEBPACK_IMPORTED_MODULE_3__.CL, (signal) => issues.createComment({ ...at, issue_number: number, body, request: { signal } }));
            (0, _fault_js__WEBPACK_IMPORTED_MODULE_2__.qu)(answer, "Commenting on the issue", issueRefusal);
          }
        };
      }
      async function* readIssues(connection, creator) {
        const query = { ...connection.at, state: "all", creator, direction: "asc", per_page: _connection_js__WEBPACK_IMPORTED_MODULE_1__.T0 };
        const list = (0, _connection_js__WEBPACK_IMPORTED_MODULE_1__.n4)(connection, { doing: "Listing the issues", refusal: issueRefusal }, (page, signal) => connection.octokit.rest.issues.listForRepo({ ...query, page, request: { signal } }));
        for await (const data of list) {
          const issue = toIssue(data);
          if (data.pull_request === void 0)
            yield issue;
        }
      }
      function toIssue(data) {
        if (!isIssue(data))
          throw (0, _release_forge_js__WEBPACK_IMPORTED_MODULE_0__.$$)("an issue");
        const { number, body, state, html_url: url, user } = data;
        return { number, body: body ?? "", isOpen: state === "open", author: user?.login ?? "", url };
      }
      function isIssue(data) {
        const { number, body, state, html_url: url, user } = data ?? {};
        const isOwned = user === null || user === void 0 || typeof (0, _core_members_js__WEBPACK_IMPORTED_MODULE_4__.mz)(user, "login") === "string";
        const isNumbered = Number.isSafeInteger(number) && typeof url === "string";
        const isStated = state === "open" || state === "closed";
        return isNumbered && isStated && typeof (body ?? "") === "string" && isOwned;
      }
    })
  ),
  /***/
  5: (
    /***/
    ((__webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => {
        try {
          let createRepository = function(options) {
            const connection = (0, _connection_js__WEBPACK_IMPORTED_MODULE_2__.Ng)(options);
            const { repos } = connection.octokit.rest;
            const { at } = connection;
            return {
              name: options.repository,
              listReleases: async function* (most) {
                const size = most === "all" ? _connection_js__WEBPACK_IMPORTED_MODULE_2__.T0 : Math.min(_connection_js__WEBPACK_IMPORTED_MODULE_2__.T0, most + 1);
                const list = (0, _connection_js__WEBPACK_IMPORTED_MODULE_2__.n4)(connection, { doing: "Listing the releases", refusal: notReadable, size }, (page, signal) => repos.listReleases({ ...at, per_page: size, page, request: { signal } }));
                for await (const data of list) {
                  const release = toListed(data);
                  if (!data.draft)
                    yield release;
                }
              },
              readRelease: async (tag) => {
                const answer = await connection.call(_connection_js__WEBPACK_IMPORTED_MODULE_2__.dL, (signal) => repos.getReleaseByTag({ ...at, tag, request: { signal } }));
                if ("data" in answer) {
                  const release = toListed(answer.data);
                  return answer.data.draft ? void 0 : release;
                }
                if (answer.fault.status === 404)
                  return void 0;
                throw (0, _fault_js__WEBPACK_IMPORTED_MODULE_4__.Lg)(answer.fault, "Reading a release", notReadable);
              },
              listAssets: (release) => listAssets(connection, release),
              readTags: (wanted) => readTagCommits(connection, wanted),
              ...(0, _downloads_js__WEBPACK_IMPORTED_MODULE_3__.uv)(connection)
            };
          }, toTag = function(data) {
            const [name, sha] = [data?.name, data?.commit?.sha];
            if (typeof name === "string" && typeof sha === "string" && /^[0-9a-f]{40}(?:[0-9a-f]{24})?$/.test(sha)) {
              return { name, sha };
            }
            throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__._Z("GITHUB_UNAVAILABLE", "GitHub's list of tags is not of its form.");
          }, toListed = function(data) {
            if (!isListed(data))
              throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__._Z("GITHUB_UNAVAILABLE", "GitHub's list of releases is not of its form.");
            return {
              id: data.id,
              tag: data.tag_name,
              sections: (0, _evidence_notes_data_js__WEBPACK_IMPORTED_MODULE_1__.jn)(data.body ?? ""),
              ...!Number.isNaN(Date.parse(data.published_at ?? "")) && data.published_at !== null && { published: toUtc(data.published_at) },
              assets: data.assets.map(toListedAsset)
            };
          }, isListed = function(data) {
            if (typeof data?.id !== "number" || typeof data.tag_name !== "string" || !Array.isArray(data.assets))
              return false;
            return data.assets.every((asset) => isListedAsset(asset));
          }, isListedAsset = function(data) {
            const isNamed = typeof data?.id === "number" && typeof data.name === "string" && data.name !== "";
            return isNamed && !Number.isNaN(Date.parse(data?.created_at ?? ""));
          }, toListedAsset = function(data) {
            const [, sha256] = /^sha256:([0-9a-f]{64})$/i.exec(data.digest ?? "") ?? [];
            const { uploader } = data;
            return {
              id: data.id,
              name: data.name,
              size: data.size,
              ...sha256 !== void 0 && { sha256: sha256.toLowerCase() },
              ...uploader && { uploader: uploader.login },
              // When it was made: a new label or name changes `updated_at`, another upload is another asset.
              uploaded: toUtc(data.created_at),
              isUploaded: data.state === "uploaded"
            };
          }, toUtc = function(time) {
            return new Date(time).toISOString().replace(".000Z", "Z");
          };
          __webpack_require__.d(__webpack_exports__, {
            /* harmony export */
            v: () => (
              /* binding */
              createRepository
            )
            /* harmony export */
          });
          var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3026);
          var _evidence_notes_data_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3627);
          var _connection_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5321);
          var _downloads_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2072);
          var _fault_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2017);
          var __webpack_async_dependencies__ = __webpack_handle_async_dependencies__([_downloads_js__WEBPACK_IMPORTED_MODULE_3__]);
          _downloads_js__WEBPACK_IMPORTED_MODULE_3__ = (__webpack_async_dependencies__.then ? (await __webpack_async_dependencies__)() : __webpack_async_dependencies__)[0];
          const notReadable = "RELEASE_NOT_READABLE";
          async function listAssets(connection, { id: id2 }) {
            const { at, octokit } = connection;
            const assets = [];
            const list = (0, _connection_js__WEBPACK_IMPORTED_MODULE_2__.n4)(connection, { doing: "Listing a release's assets", refusal: notReadable }, (page, signal) => octokit.rest.repos.listReleaseAssets({ ...at, release_id: id2, per_page: _connection_js__WEBPACK_IMPORTED_MODULE_2__.T0, page, request: { signal } }));
            try {
              for await (const data of list) {
                if (!isListedAsset(data))
                  throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__._Z("GITHUB_UNAVAILABLE", "GitHub's list of assets is not of its form.");
                assets.push(toListedAsset(data));
              }
              return assets;
            } catch (thrown) {
              if (thrown instanceof _connection_js__WEBPACK_IMPORTED_MODULE_2__.W2)
                return void 0;
              throw thrown;
            }
          }
          async function readTagCommits(connection, wanted) {
            const { at, octokit } = connection;
            const commits = /* @__PURE__ */ new Map();
            const list = (0, _connection_js__WEBPACK_IMPORTED_MODULE_2__.n4)(connection, { doing: "Listing the tags", refusal: notReadable }, (page, signal) => octokit.rest.repos.listTags({ ...at, per_page: _connection_js__WEBPACK_IMPORTED_MODULE_2__.T0, page, request: { signal } }));
            for await (const data of list) {
              const { name, sha } = toTag(data);
              if (wanted.has(name))
                commits.set(name, sha);
              if (commits.size === wanted.size)
                break;
            }
            return commits;
          }
          __webpack_async_result__();
        } catch (e) {
          __webpack_async_result__(e);
        }
      });
    })
  ),
  /***/
  1406: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        TO: () => (
          /* binding */
          parseAcceptance
        ),
        /* harmony export */
        ev: () => (
          /* binding */
          isNamed
        ),
        /* harmony export */
        k4: () => (
          /* binding */
          sortOutAccepted
        )
        /* harmony export */
      });
      var _core_digest_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4161);
      var _host_input_values_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4955);
      function parseAcceptance(line) {
        const [, tag, name, hex] = _host_input_values_js__WEBPACK_IMPORTED_MODULE_0__.bK.exec(line.trim()) ?? [];
        const digest = (0, _core_digest_js__WEBPACK_IMPORTED_MODULE_1__.s1)(hex);
        return tag === void 0 || name === void 0 || digest === void 0 ? void 0 : { tag, name, sha3_256: digest };
      }
      function isNamed(accepted, tag, name) {
        return accepted.some((line) => line.tag === tag && line.name === name);
      }
      function sortOutAccepted(findings, accepted) {
        const isAccepted = ({ kind, release, asset, seen }) => kind === "replaced" && accepted.some(({ tag, name, sha3_256 }) => tag === release && name === asset && sha3_256 === seen?.sha3_256);
        return {
          findings: findings.filter((finding) => !isAccepted(finding)),
          accepted: findings.filter(isAccepted)
        };
      }
    })
  ),
  /***/
  748: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        L7: () => (
          /* binding */
          maxBaselineBytes
        ),
        /* harmony export */
        _P: () => (
          /* binding */
          unusable
        ),
        /* harmony export */
        dR: () => (
          /* binding */
          renderMonitorFile
        ),
        /* harmony export */
        nk: () => (
          /* binding */
          parseBaseline
        )
        /* harmony export */
      });
      var _core_digest_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4161);
      var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3026);
      var _core_members_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7066);
      var _core_version_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9157);
      var _baseline_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2161);
      const maxBaselineBytes = 256 * 1024 * 1024;
      const maxTextLength = 4096;
      function parseBaseline(text, repository) {
        const baseline = readFile(parseText(text));
        if (baseline.repository.toLowerCase() === repository.toLowerCase())
          return baseline;
        throw unusable(`it is of ${JSON.stringify(baseline.repository)}, not of ${JSON.stringify(repository)}`);
      }
      function unusable(why) {
        return new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__._Z("INPUT_INVALID", `An input is not usable.
baseline is not usable: ${why}`);
      }
      function parseText(text) {
        try {
          return JSON.parse(text.replace(/^\uFEFF/, "").replaceAll(/,([^\S\n]*\n\s*[\]}])/g, "$1"));
        } catch (error) {
          throw unusable(`it is no JSON (${(0, _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.bD)(error)})`);
        }
      }
      function readFile(value) {
        try {
          return toBaseline({ value, where: "it" });
        } catch (error) {
          if (error instanceof RangeError)
            throw unusable(error.message);
          throw error;
        }
      }
      function toBaseline(file) {
        if ((0, _core_members_js__WEBPACK_IMPORTED_MODULE_2__.C5)(file, "version").value !== 1)
          throw new RangeError("it.version is not 1");
        const releases = itemsIfAny(file, "releases").map(readRecordedRelease);
        (0, _core_members_js__WEBPACK_IMPORTED_MODULE_2__.H8)(releases.map(({ tag }) => tag), "releases with the tag");
        const { last_whole_look: lastWhole } = (0, _core_members_js__WEBPACK_IMPORTED_MODULE_2__.A3)(file, {
          last_whole_look: _core_members_js__WEBPACK_IMPORTED_MODULE_2__.nR
        });
        return {
          repository: readName((0, _core_members_js__WEBPACK_IMPORTED_MODULE_2__.C5)(file, "repository")),
          ...lastWhole !== void 0 && { lastWhole },
          looks: itemsIfAny(file, "looks").map(toScanCounts).slice(-_baseline_js__WEBPACK_IMPORTED_MODULE_1__.P),
          releases
        };
      }
      function itemsIfAny(place, name) {
        const member = (0, _core_members_js__WEBPACK_IMPORTED_MODULE_2__.C5)(place, name);
        return member.value === void 0 ? [] : (0, _core_members_js__WEBPACK_IMPORTED_MODULE_2__.S3)(member, Number.POSITIVE_INFINITY);
      }
      function readName({ value, where }) {
        if (typeof value === "string" && value !== "" && value.length <= maxTextLength)
          return value;
        throw new RangeError(`${where} is not a name`);
      }
      function toScanCounts(look) {
        const count = (name) => {
          const member = (0, _core_members_js__WEBPACK_IMPORTED_MODULE_2__.C5)(look, name);
          return member.value === void 0 ? 0 : (0, _core_members_js__WEBPACK_IMPORTED_MODULE_2__.pq)(member);
        };
        return {
          finished: (0, _core_members_js__WEBPACK_IMPORTED_MODULE_2__.nR)((0, _core_members_js__WEBPACK_IMPORTED_MODULE_2__.C5)(look, "finished_at")),
          isWhole: (0, _core_members_js__WEBPACK_IMPORTED_MODULE_2__.iP)((0, _core_members_js__WEBPACK_IMPORTED_MODULE_2__.C5)(look, "whole")),
          asRecorded: count("as_recorded"),
          changed: count("changed"),
          unrecorded: count("unrecorded"),
          notAsked: count("not_asked")
        };
      }
      function readRecordedRelease(release) {
        const assets = itemsIfAny(release, "assets").map(readRecordedAsset);
        (0, _core_members_js__WEBPACK_IMPORTED_MODULE_2__.H8)(assets.map(({ name }) => name), "assets of one release called");
        const { published_at: published, ...known } = (0, _core_members_js__WEBPACK_IMPORTED_MODULE_2__.A3)(release, { commit: toCommit, published_at: _core_members_js__WEBPACK_IMPORTED_MODULE_2__.nR });
        return {
          tag: readName((0, _core_members_js__WEBPACK_IMPORTED_MODULE_2__.C5)(release, "tag")),
          ...known,
          ...published !== void 0 && { published },
          made: (0, _core_members_js__WEBPACK_IMPORTED_MODULE_2__.nR)((0, _core_members_js__WEBPACK_IMPORTED_MODULE_2__.C5)(release, "looked_at")),
          evidence: itemsIfAny(release, "evidence").map(readMarkEntry),
          assets
        };
      }
      function toCommit(place) {
        return (0, _core_members_js__WEBPACK_IMPORTED_MODULE_2__.HU)(place, /^[0-9a-f]{40}(?:[0-9a-f]{24})?$/, "a commit");
      }
      function readMarkEntry(mark) {
        return { name: readName((0, _core_members_js__WEBPACK_IMPORTED_MODULE_2__.C5)(mark, "name")), sha256: toSha256((0, _core_members_js__WEBPACK_IMPORTED_MODULE_2__.C5)(mark, "sha256")) };
      }
      function readRecordedAsset(asset) {
        const line = (0, _core_members_js__WEBPACK_IMPORTED_MODULE_2__.A3)(asset, {
          sha3_256: toDigest,
          sha256: toSha256,
          id: _core_members_js__WEBPACK_IMPORTED_MODULE_2__.pq,
          uploader: readName,
          anchor: toAnchor,
          uploaded_at: _core_members_js__WEBPACK_IMPORTED_MODULE_2__.nR,
          first_confirmed: _core_members_js__WEBPACK_IMPORTED_MODULE_2__.nR,
          last_confirmed: _core_members_js__WEBPACK_IMPORTED_MODULE_2__.nR,
          added: _core_members_js__WEBPACK_IMPORTED_MODULE_2__.iP
        });
        const { uploaded_at: uploaded, first_confirmed: firstConfirmed, last_confirmed: lastConfirmed, added, ...same } = line;
        return {
          name: readName((0, _core_members_js__WEBPACK_IMPORTED_MODULE_2__.C5)(asset, "name")),
          ...same,
          ...uploaded !== void 0 && { uploaded },
          ...firstConfirmed !== void 0 && { firstConfirmed },
          ...lastConfirmed !== void 0 && { lastConfirmed },
          evidence: itemsIfAny(asset, "evidence").map(readName),
          ...added === true && { isAdded: true }
        };
      }
      function toAnchor(anchor) {
        return {
          digest: toDigest((0, _core_members_js__WEBPACK_IMPORTED_MODULE_2__.C5)(anchor, "digest")),
          ...(0, _core_members_js__WEBPACK_IMPORTED_MODULE_2__.A3)(anchor, { block: _core_members_js__WEBPACK_IMPORTED_MODULE_2__.pq, list: readName })
        };
      }
      function toSha256(place) {
        return (0, _core_members_js__WEBPACK_IMPORTED_MODULE_2__.HU)(place, /^[0-9a-f]{64}$/, "64 lowercase hexadecimal digits");
      }
      function toDigest(place) {
        return (0, _core_digest_js__WEBPACK_IMPORTED_MODULE_3__.s1)(toSha256(place));
      }
      function renderMonitorFile(file) {
        const { repository, finished, lastWhole, looks, findings, releases } = file;
        const head = {
          version: 1,
          tool: { name: "anchor-artifacts", version: _core_version_js__WEBPACK_IMPORTED_MODULE_4__.r },
          repository,
          finished_at: finished,
          ...lastWhole !== void 0 && { last_whole_look: lastWhole }
        };
        const members = Object.entries(head).map(([name, value]) => `  ${JSON.stringify(name)}: ${JSON.stringify(value)},
`);
        const lists = [
          `  "looks": ${renderList(looks.map(toScanEntry), "  ")}`,
          `  "findings": ${renderList(findings, "  ")}`,
          `  "releases": [${releases.map(renderReleaseEntry).join(",")}${releases.length > 0 ? "\n  " : ""}]`
        ];
        return `{
${members.join("")}${lists.join(",\n")}
}
`;
      }
      function renderReleaseEntry({ tag, commit, published, made, evidence, assets }) {
        const head = {
          tag,
          ...commit !== void 0 && { commit },
          ...published !== void 0 && { published_at: published },
          looked_at: made
        };
        const indent = "      ";
        const lists = [
          `${indent}"evidence": ${renderList(evidence, indent)}`,
          `${indent}"assets": ${renderList(assets.map(toAssetEntry), indent)}`
        ];
        const members = Object.entries(head).map(([name, value]) => `${indent}"${name}": ${JSON.stringify(value)},
`);
        return `
    {
${members.join("")}${lists.join(",\n")}
    }`;
      }
      function renderList(items, indent) {
        if (items.length === 0)
          return "[]";
        return `[
${items.map((item) => `${indent}  ${JSON.stringify(item)}`).join(",\n")}
${indent}]`;
      }
      function toScanEntry({ finished, isWhole, asRecorded, changed, unrecorded, notAsked }) {
        const counts = { as_recorded: asRecorded, changed, unrecorded, not_asked: notAsked };
        return { finished_at: finished, whole: isWhole, ...counts };
      }
      function toAssetEntry(asset) {
        const { name, sha3_256, sha256, id: id2, uploader, uploaded, firstConfirmed, lastConfirmed, anchor, evidence } = asset;
        return {
          name,
          sha3_256,
          sha256,
          id: id2,
          uploader,
          uploaded_at: uploaded,
          first_confirmed: firstConfirmed,
          last_confirmed: lastConfirmed,
          anchor,
          ...evidence.length > 0 && { evidence },
          ...asset.isAdded && { added: true }
        };
      }
    })
  ),
  /***/
  2161: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        P: () => (
          /* binding */
          maxScans
        ),
        /* harmony export */
        z: () => (
          /* binding */
          nextRelease
        )
        /* harmony export */
      });
      var _compare_assets_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1225);
      var _compare_evidence_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4893);
      var _recorded_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8682);
      const maxScans = 52;
      function nextRelease(looked) {
        const { recorded, seen, published, at } = looked;
        const commit = recorded?.commit ?? seen.commit;
        const isPartial = seen.unseen.size > 0;
        return {
          tag: seen.tag,
          ...commit !== void 0 && { commit },
          ...published !== void 0 && { published },
          // What was not seen now must not count as older than a record.
          made: isPartial && recorded !== void 0 ? recorded.made : at,
          evidence: nextEvidence(looked),
          assets: [...(recorded?.assets ?? []).map((line) => nextLine(line, looked)), ...newLines(looked)]
        };
      }
      function nextLine(line, { seen, findings, accepted, at }) {
        const asset = seen.assets.find(({ name }) => name === line.name);
        const isAbout = ({ asset: name }) => name === line.name;
        if (asset !== void 0 && accepted.some(isAbout))
          return confirmNew(asset, at);
        if (asset === void 0 || seen.unseen.has(line.name) || findings.some(isAbout))
          return line;
        return {
          ...line,
          ...(0, _recorded_js__WEBPACK_IMPORTED_MODULE_2__.$2)(asset),
          ...(0, _recorded_js__WEBPACK_IMPORTED_MODULE_2__.$2)(line),
          firstConfirmed: line.firstConfirmed ?? at,
          lastConfirmed: at
        };
      }
      function confirmNew(asset, at) {
        return { name: asset.name, ...(0, _recorded_js__WEBPACK_IMPORTED_MODULE_2__.$2)(asset), evidence: [], firstConfirmed: at, lastConfirmed: at };
      }
      function newLines({ recorded, seen, findings, at }) {
        if ((0, _compare_evidence_js__WEBPACK_IMPORTED_MODULE_1__.NC)(seen))
          return [];
        const targets = new Set(findings.flatMap(({ kind, seen: side }) => kind === "renamed" ? [side?.name] : []));
        const added = new Set(findings.flatMap(({ kind, asset }) => kind === "added" ? [asset] : []));
        const unnamed = (0, _compare_assets_js__WEBPACK_IMPORTED_MODULE_0__.o)(recorded ?? { tag: seen.tag, assets: [], evidence: [], made: at }, seen);
        return unnamed.filter(({ name }) => !targets.has(name) && !seen.unseen.has(name)).map((asset) => ({ ...confirmNew(asset, at), ...added.has(asset.name) && { isAdded: true } }));
      }
      function nextEvidence({ recorded, seen, findings }) {
        if ((0, _compare_evidence_js__WEBPACK_IMPORTED_MODULE_1__.NC)(seen))
          return recorded?.evidence ?? [];
        const changed = new Set(findings.flatMap(({ kind, asset }) => kind === "evidence-changed" ? [asset] : []));
        const shipped = new Set(recorded?.assets.map(({ name }) => name));
        const names = new Set(seen.assets.map(({ name }) => name));
        const files = seen.assets.filter(({ name }) => (0, _compare_evidence_js__WEBPACK_IMPORTED_MODULE_1__.DW)(name, names) && !shipped.has(name));
        const now = new Map([...files, ...seen.evidence].flatMap(toMark));
        const before = (recorded?.evidence ?? []).filter(({ name }) => changed.has(name) || seen.unseen.has(name));
        const kept = new Set(before.map(({ name }) => name));
        const fresh = [...now.values()].filter(({ name }) => !changed.has(name) && !kept.has(name));
        return [...before, ...fresh].map(({ name, sha256 }) => ({ name, sha256 }));
      }
      function toMark({ name, sha256 }) {
        return sha256 === void 0 ? [] : [[name, { name, sha256 }]];
      }
    })
  ),
  /***/
  1225: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        o: () => (
          /* binding */
          findUnnamed
        ),
        /* harmony export */
        p: () => (
          /* binding */
          compareAssets
        )
        /* harmony export */
      });
      var _compare_evidence_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4893);
      var _finding_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7005);
      var _recorded_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8682);
      function compareAssets(recorded, seen) {
        const served = new Map(seen.assets.map((asset) => [asset.name, asset]));
        const unnamed = new Set(findUnnamed(recorded, seen));
        const findings = [];
        for (const line of recorded.assets.filter(({ name }) => !seen.unseen.has(name))) {
          const asset = served.get(line.name);
          const finding = asset === void 0 ? toGone(seen.tag, line, unnamed) : toKept(seen.tag, line, asset);
          if (finding !== void 0)
            findings.push(finding);
        }
        const added = [...unnamed].filter((asset) => isLater(asset, recorded)).map((asset) => toAdded(seen, asset));
        return [...findings, ...added].filter(({ kind }) => kind !== "added" || !(0, _compare_evidence_js__WEBPACK_IMPORTED_MODULE_0__.NC)(seen));
      }
      function findUnnamed(recorded, { assets }) {
        const lines = new Set(recorded.assets.map(({ name }) => name));
        const names = new Set(assets.map(({ name }) => name));
        return assets.filter(({ name }) => !lines.has(name) && !(0, _compare_evidence_js__WEBPACK_IMPORTED_MODULE_0__.DW)(name, names));
      }
      function toKept(release, line, asset) {
        const isSame = (0, _recorded_js__WEBPACK_IMPORTED_MODULE_2__.q3)(line, asset);
        if (isSame === void 0)
          return void 0;
        if (!isSame)
          return (0, _finding_js__WEBPACK_IMPORTED_MODULE_1__.N6)("replaced", toSides(release, line, asset));
        if (line.isAdded)
          return (0, _finding_js__WEBPACK_IMPORTED_MODULE_1__.N6)("added", { release, asset: line.name, seen: (0, _recorded_js__WEBPACK_IMPORTED_MODULE_2__.$2)(asset) });
        return isOtherUpload(line, asset) ? (0, _finding_js__WEBPACK_IMPORTED_MODULE_1__.N6)("reuploaded", toSides(release, line, asset)) : void 0;
      }
      function toGone(release, line, unnamed) {
        const alike = [...unnamed].filter((asset) => (0, _recorded_js__WEBPACK_IMPORTED_MODULE_2__.q3)(line, asset) === true);
        const target = alike.find(({ id: id2 }) => id2 !== void 0 && id2 === line.id) ?? alike[0];
        if (target === void 0)
          return (0, _finding_js__WEBPACK_IMPORTED_MODULE_1__.N6)("removed", toSides(release, line));
        unnamed.delete(target);
        const sides = toSides(release, line, target);
        return (0, _finding_js__WEBPACK_IMPORTED_MODULE_1__.N6)("renamed", { ...sides, seen: { ...sides.seen, name: target.name } });
      }
      function toAdded({ tag }, asset) {
        return (0, _finding_js__WEBPACK_IMPORTED_MODULE_1__.N6)("added", { release: tag, asset: asset.name, seen: (0, _recorded_js__WEBPACK_IMPORTED_MODULE_2__.$2)(asset) });
      }
      function isLater({ uploaded }, { made }) {
        return uploaded !== void 0 && Date.parse(uploaded) > Date.parse(made);
      }
      function isOtherUpload(line, asset) {
        return ["id", "uploader", "uploaded"].some((member) => {
          return line[member] !== void 0 && asset[member] !== void 0 && line[member] !== asset[member];
        });
      }
      function toSides(release, line, asset) {
        return {
          release,
          asset: line.name,
          recorded: (0, _recorded_js__WEBPACK_IMPORTED_MODULE_2__.$2)(line),
          ...asset !== void 0 && { seen: (0, _recorded_js__WEBPACK_IMPORTED_MODULE_2__.$2)(asset) },
          ...line.lastConfirmed !== void 0 && { since: line.lastConfirmed }
        };
      }
    })
  ),
  /***/
  4893: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        DW: () => (
          /* binding */
          isReleaseEvidence
        ),
        /* harmony export */
        NC: () => (
          /* binding */
          hasUnreadStatement
        ),
        /* harmony export */
        NU: () => (
          /* binding */
          compareEvidence
        ),
        /* harmony export */
        SH: () => (
          /* binding */
          isStatement
        ),
        /* harmony export */
        oL: () => (
          /* binding */
          isPerishable
        )
        /* harmony export */
      });
      var _core_file_names_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7550);
      var _finding_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7005);
      var _recorded_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8682);
      function compareEvidence(recorded, seen) {
        const names = /* @__PURE__ */ new Set([
          ...findBroken(seen),
          ...recorded === void 0 ? [] : findAltered(recorded, seen),
          ...recorded === void 0 ? [] : findDropped(recorded, seen),
          ...findOtherFiles(recorded, seen)
        ]);
        return [...names].map((name) => toEvidenceChanged(recorded, seen, name));
      }
      function findBroken({ evidence }) {
        return evidence.filter(({ content }) => content !== void 0 && "broken" in content).map(({ name }) => name);
      }
      function findAltered(recorded, { evidence }) {
        const lines = new Map(recorded.assets.map((line) => [line.name, line]));
        const isAltering = (source) => isOther(recorded, source) && ((0, _recorded_js__WEBPACK_IMPORTED_MODULE_2__.$E)(source)?.claims ?? []).some(({ name, sha3_256 }) => {
          const line = lines.get(name) ?? lines.get((0, _core_file_names_js__WEBPACK_IMPORTED_MODULE_0__.rw)(name));
          return line?.sha3_256 !== void 0 && line.evidence.length > 0 && line.sha3_256 !== sha3_256;
        });
        return recorded.evidence.length === 0 ? [] : evidence.filter(isAltering).map(({ name }) => name);
      }
      function findDropped({ assets, evidence }, seen) {
        if (hasUnreadStatement(seen))
          return [];
        const sources = evidence.map(({ name }) => name).filter((name) => !seen.unseen.has(name));
        const unread = new Set(seen.evidence.flatMap(({ name, content }) => content === void 0 ? [name] : []));
        const said = new Set(seen.evidence.flatMap((source) => ((0, _recorded_js__WEBPACK_IMPORTED_MODULE_2__.$E)(source)?.claims ?? []).map(toSaidKey)));
        const isSaid = (line) => line.evidence.some((name) => seen.unseen.has(name) || unread.has(name)) || said.has(toSaidKey(line));
        const dropped = assets.filter((line) => line.evidence.length > 0 && !isSaid(line));
        return sources.filter((name) => dropped.some((line) => line.evidence.includes(name)));
      }
      function toSaidKey({ name, sha3_256 }) {
        return JSON.stringify([(0, _core_file_names_js__WEBPACK_IMPORTED_MODULE_0__.rw)(name), sha3_256]);
      }
      function findOtherFiles(recorded, seen) {
        const shipped = new Set(recorded?.assets.map(({ name }) => name));
        const names = new Set(seen.assets.map(({ name }) => name));
        const isFile = (name) => isReleaseEvidence(name, names) && !isStatement(name) && !isPerishable(name) && !shipped.has(name);
        const other = seen.assets.filter((asset) => isFile(asset.name) && isOtherFile(recorded, seen, asset));
        const gone = (recorded?.evidence ?? []).filter(({ name }) => isList(name) && !names.has(name) && !shipped.has(name));
        return [...other, ...gone].map(({ name }) => name).filter((name) => !seen.unseen.has(name));
      }
      function isOtherFile(recorded, seen, { name, sha256 }) {
        const mark = recorded?.evidence.find((known) => known.name === name);
        if (sha256 === void 0 || mark?.sha256 === sha256 || hasUnreadStatement(seen))
          return false;
        const stated = seen.evidence.flatMap((source) => (0, _recorded_js__WEBPACK_IMPORTED_MODULE_2__.$E)(source)?.lists.get(name) ?? []);
        if (stated.length > 0 && isAllRead(seen))
          return !stated.includes(sha256);
        return mark !== void 0 && !stated.includes(sha256) && !seen.evidence.some((source) => isOther(recorded, source));
      }
      function isAllRead({ evidence, unseen }) {
        return evidence.every(({ content, name }) => content !== void 0 && !unseen.has(name));
      }
      function isOther(recorded, { name, sha256 }) {
        return !(recorded?.evidence ?? []).some((mark) => mark.name === name && mark.sha256 === sha256);
      }
      function toEvidenceChanged(recorded, { tag, evidence, assets }, name) {
        const mark = recorded?.evidence.find((known) => known.name === name);
        const now = evidence.find((source) => source.name === name) ?? assets.find((asset) => asset.name === name);
        return (0, _finding_js__WEBPACK_IMPORTED_MODULE_1__.N6)("evidence-changed", {
          release: tag,
          asset: name,
          ...recorded !== void 0 && mark !== void 0 && { recorded: { sha256: mark.sha256 }, since: recorded.made },
          ...now?.sha256 !== void 0 && { seen: { sha256: now.sha256 } }
        });
      }
      function isList(name) {
        return (0, _core_file_names_js__WEBPACK_IMPORTED_MODULE_0__._T)(name, noFiles) === "list";
      }
      function isStatement(name) {
        return (0, _core_file_names_js__WEBPACK_IMPORTED_MODULE_0__._T)(name, noFiles) === "statement";
      }
      const noFiles = /* @__PURE__ */ new Set();
      function hasUnreadStatement({ unseen }) {
        return [...unseen].some(isStatement);
      }
      function isReleaseEvidence(name, names) {
        return (0, _core_file_names_js__WEBPACK_IMPORTED_MODULE_0__._T)(name, names) !== void 0;
      }
      function isPerishable(name) {
        return (0, _core_file_names_js__WEBPACK_IMPORTED_MODULE_0__.NK)(name);
      }
    })
  ),
  /***/
  7005: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        Ic: () => (
          /* binding */
          isAlarm
        ),
        /* harmony export */
        N6: () => (
          /* binding */
          toFinding
        ),
        /* harmony export */
        xi: () => (
          /* binding */
          findingFacts
        )
        /* harmony export */
      });
      const findingFacts = {
        replaced: { verdict: "changed", label: "replaced" },
        removed: { verdict: "changed", label: "removed" },
        "anchored-late": { verdict: "changed", label: "anchored later than recorded" },
        "not-anchored": { verdict: "no-match", label: "not on the chain" },
        "tag-moved": { verdict: "changed", label: "tag moved" },
        "evidence-changed": { verdict: "changed", label: "evidence changed" },
        added: { verdict: "skipped", label: "added" },
        renamed: { verdict: "skipped", label: "renamed" },
        reuploaded: { verdict: "skipped", label: "uploaded again" }
      };
      function toFinding(kind, found) {
        return { kind, verdict: findingFacts[kind].verdict, ...found };
      }
      function isAlarm({ verdict }) {
        return verdict !== "skipped";
      }
    })
  ),
  /***/
  8094: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        A7: () => (
          /* binding */
          sayCounts
        ),
        /* harmony export */
        G: () => (
          /* binding */
          renderScanHeadline
        ),
        /* harmony export */
        hS: () => (
          /* binding */
          counted
        ),
        /* harmony export */
        wl: () => (
          /* binding */
          toScanBadge
        )
        /* harmony export */
      });
      var _finding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7005);
      var _report_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5260);
      function renderScanHeadline({ look, findings, report, scan }) {
        const demo = report.demo ? " (demonstration only)" : "";
        if (scan.skipped !== void 0)
          return "\u23ED\uFE0F Nothing was looked at";
        const alarms = findings.filter(_finding_js__WEBPACK_IMPORTED_MODULE_0__.Ic).length;
        const part = look.isWhole ? "" : "; only a part could be asked";
        if (alarms > 0)
          return `\u274C ${counted(alarms, "finding")}: ${renderScanCounts(look)}${part}${demo}`;
        if (report.tally.failed > 0)
          return `\u26D4 ${renderScanCounts(look)}, ${report.tally.failed} failed${demo}`;
        if (!look.isWhole && scan.releases.length === 0)
          return "\u{1F4E1} Nothing could be asked";
        if (!look.isWhole)
          return `\u{1F4E1} Only a part could be asked: ${renderScanCounts(look)}${demo}`;
        return scan.releases.length === 0 ? "\u26A0\uFE0F No releases, nothing to look at" : `\u2705 ${renderScanCounts(look)}${demo}`;
      }
      function renderScanCounts({ isWhole, asRecorded, changed, unrecorded, notAsked }) {
        const counts = [
          ...changed > 0 ? [`${counted(changed, "release")} not as recorded`] : [],
          ...asRecorded > 0 || isWhole && changed === 0 ? [`${counted(asRecorded, "release")} as recorded`] : [],
          ...unrecorded > 0 ? [`${unrecorded} unrecorded`] : [],
          ...notAsked > 0 ? [`${notAsked} could not be asked`] : []
        ];
        return counts.join(", ") || "nothing could be asked";
      }
      function counted(count, noun) {
        return `${count} ${noun}${count === 1 ? "" : "s"}`;
      }
      function sayCounts(release, outcomes) {
        const { recorded, confirmed, changed, notAsked } = (0, _report_js__WEBPACK_IMPORTED_MODULE_1__.tS)(release, outcomes);
        return [
          ...release.recorded === void 0 ? [] : [`${confirmed} of ${recorded} confirmed`],
          ...changed > 0 ? [`${changed} changed (${labelsOf(release.findings.filter(_finding_js__WEBPACK_IMPORTED_MODULE_0__.Ic)).join(", ")})`] : [],
          ...labelsOf(release.findings.filter((finding) => !(0, _finding_js__WEBPACK_IMPORTED_MODULE_0__.Ic)(finding))),
          ...notAsked > 0 ? [`${notAsked} not asked`] : []
        ].join(", ");
      }
      function labelsOf(findings) {
        const kinds = Map.groupBy(findings, ({ kind }) => kind);
        return [...kinds].map(([kind, { length }]) => (length > 1 ? `${length} ` : "") + _finding_js__WEBPACK_IMPORTED_MODULE_0__.xi[kind].label);
      }
      function toScanBadge({ look, findings, file, report }) {
        const whole = file.looks.findLast(({ isWhole }) => isWhole);
        const isWrong = findings.some(_finding_js__WEBPACK_IMPORTED_MODULE_0__.Ic);
        const color = isWrong ? "red" : look.isWhole ? look.asRecorded > 0 ? "brightgreen" : "lightgrey" : "yellow";
        return {
          schemaVersion: 1,
          label: report.demo ? "releases (demo)" : "releases",
          message: isWrong ? wrongMessage(look) : wholeMessage(whole),
          color,
          ...isWrong && { isError: true }
        };
      }
      function wrongMessage({ changed, finished }) {
        return `${counted(changed, "release")} not as recorded \xB7 ${finished.slice(0, 10)}`;
      }
      function wholeMessage(whole) {
        if (whole === void 0)
          return "not wholly looked at yet";
        return `${counted(whole.asRecorded, "release")} as recorded \xB7 ${whole.finished.slice(0, 10)}`;
      }
    })
  ),
  /***/
  6284: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        p: () => (
          /* binding */
          keepIssue
        )
      });
      var monitor_finding = __webpack_require__(7005);
      var external_node_crypto_ = __webpack_require__(7598);
      var markdown = __webpack_require__(5601);
      var wording = __webpack_require__(8484);
      ;
      const issueTitle = "Releases are not as recorded";
      const maxCharacters = { alarms: 4e4, told: 8e3 };
      function renderBody(facts, keys) {
        const alarms = facts.findings.filter(monitor_finding.Ic);
        const told = facts.findings.filter((finding) => !(0, monitor_finding.Ic)(finding));
        const unasked = keys.size - toKeys(alarms.map(findingKey)).size;
        return [
          renderMark(keys),
          "What these releases serve, or what the chain says of them, is not what was recorded:",
          renderListed(alarms, maxCharacters.alarms),
          ...unasked > 0 ? [`${unasked} found before could not be asked about this time.`] : [],
          `**If you did not do this yourself**, ${wording.v9.stranger}`,
          wording.v9.owner,
          ...told.length > 0 ? ["Only told, not a finding against a release:", renderListed(told, maxCharacters.told)] : [],
          renderScanFoot(facts)
        ].join("\n\n");
      }
      function renderListed(findings, budget) {
        const { rows, left } = (0, markdown.nc)(findings, budget, (finding) => `- ${(0, wording.Kj)(finding)}`);
        return [rows.join("\n"), ...left > 0 ? [`${left} more are in \`monitor.json\`.`] : []].join("\n\n");
      }
      function renderComment(event, facts, unasked) {
        const alarms = facts.findings.filter(monitor_finding.Ic);
        const count = `${alarms.length} ${alarms.length === 1 ? "finding" : "findings"}`;
        const news = {
          closed: "Everything was asked, and every release is as recorded again.",
          changed: `The findings are others now: ${count}${unasked > 0 ? `, and ${unasked} that could not be asked about` : ""}. They are in the text above.`,
          reopened: `Found again: ${count}. They are in the text above.`
        };
        return `${news[event]}

${renderScanFoot(facts)}`;
      }
      function renderScanFoot({ finished, runUrl }) {
        const when = (0, markdown.u9)(`${finished.toISOString().slice(0, 16).replace("T", " ")} UTC`);
        return `<sub>Looked at on ${when}${runUrl === "" ? "" : `, ${(0, markdown.nf)("this run", runUrl)}`}.</sub>`;
      }
      const keyLength = 12;
      const mark = /^<!-- anchor-artifacts:monitor ((?:[0-9a-f]{12}(?:,[0-9a-f]{12})*)?) -->(?=\r?\n|$)/;
      function findingKey({ kind, release, asset, seen }) {
        const facts = [kind, release, asset, seen?.sha256, seen?.sha3_256, seen?.commit, seen?.block];
        return (0, external_node_crypto_.createHash)("sha256").update(JSON.stringify(facts.map((fact) => fact ?? null))).digest("hex").slice(0, keyLength);
      }
      const maxKeyCount = 1e3;
      function toKeys(findings) {
        const keys = [...new Set(findings)].toSorted();
        if (keys.length <= maxKeyCount)
          return new Set(keys);
        const all = (0, external_node_crypto_.createHash)("sha256").update(keys.join()).digest("hex").slice(0, keyLength);
        return /* @__PURE__ */ new Set([all, ...keys.slice(0, maxKeyCount - 1)]);
      }
      function renderMark(keys) {
        return `<!-- anchor-artifacts:monitor ${[...keys].toSorted().join(",")} -->`;
      }
      function readMark(body) {
        const [, keys] = mark.exec(body) ?? [];
        return keys === void 0 ? void 0 : new Set(keys.split(",").filter((key) => key !== ""));
      }
      ;
      const jobLogin = "github-actions[bot]";
      async function keepIssue(issues, report) {
        const alarms = report.findings.filter(monitor_finding.Ic);
        if (alarms.length === 0 && !report.isWhole)
          return void 0;
        const login = await issues.readLogin() ?? jobLogin;
        const own = await readOwn(issues, login);
        if (alarms.length === 0)
          return issue_close(issues, own, report);
        const [first = own.at(-1), ...others] = own.filter(({ isOpen }) => isOpen);
        for (const { number } of others)
          await retire(issues, number, first);
        if (first !== void 0)
          return update(issues, first, report);
        const created = await issues.create(issueTitle, renderBody(report, keysOfAlarms(report)));
        return settleTie(issues, created, report);
      }
      async function readOwn(issues, login) {
        const own = [];
        for await (const issue of issues.readIssues(login)) {
          if (issue.author === login && readMark(issue.body) !== void 0)
            own.push(issue);
        }
        return own;
      }
      function keysOfAlarms({ findings }) {
        return toKeys(findings.filter(monitor_finding.Ic).map(findingKey));
      }
      async function settleTie(issues, created, report) {
        const own = await readOwn(issues, created.author);
        const first = own.find(({ isOpen, number }) => isOpen && number < created.number);
        if (first === void 0)
          return created.url;
        await retire(issues, created.number, first);
        return update(issues, first, report);
      }
      async function retire(issues, number, first) {
        const body = `Opened at the same time as #${first?.number}, which goes on.`;
        await issues.update(number, { body, state: "closed", state_reason: "not_planned" });
      }
      async function issue_close(issues, own, report) {
        for (const { number } of own.filter(({ isOpen }) => isOpen)) {
          await issues.comment(number, renderComment("closed", report, 0));
          await issues.update(number, { state: "closed", state_reason: "completed" });
        }
      }
      async function update(issues, issue, report) {
        const before = readMark(issue.body) ?? /* @__PURE__ */ new Set();
        const now = keysOfAlarms(report);
        const isNew = [...now].some((key) => !before.has(key));
        const keys = report.isWhole ? now : toKeys([...now, ...before]);
        const isOther = isNew || keys.size !== before.size;
        if (issue.isOpen && !isOther && !report.isWhole)
          return issue.url;
        const state = issue.isOpen ? {} : { state: "open", state_reason: "reopened" };
        await issues.update(issue.number, { body: renderBody(report, keys), ...state });
        if (isOther || !issue.isOpen) {
          await issues.comment(issue.number, renderComment(issue.isOpen ? "changed" : "reopened", report, keys.size - now.size));
        }
        return issue.url;
      }
    })
  ),
  /***/
  5217: (
    /***/
    ((__webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => {
        try {
          let toVerification = function({ inputs, door }) {
            const present = () => Promise.resolve([]);
            return {
              inputs: { ...inputs, mode: "verify", report: false, fromRelease: true },
              door: { ...door, present }
            };
          }, countScan = function() {
            let progress = (0, _host_progress_js__WEBPACK_IMPORTED_MODULE_6__.Eo)("GitHub's list of releases");
            return {
              listed: (releasesTotal) => {
                const { waitingFor: _, ...counts } = progress;
                progress = { ...counts, releasesRead: 0, releasesTotal };
              },
              seen: () => void (progress = { ...progress, releasesRead: (progress.releasesRead ?? 0) + 1 }),
              asking: (requestsTotal) => void (progress = { ...progress, requestsTotal }),
              answered: () => void (progress = { ...progress, requestsDone: progress.requestsDone + 1 }),
              read: () => progress
            };
          };
          __webpack_require__.d(__webpack_exports__, {
            /* harmony export */
            a: () => (
              /* binding */
              runMonitor
            )
            /* harmony export */
          });
          var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
          var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1455);
          var _api_downloads_js__WEBPACK_IMPORTED_MODULE_20__ = __webpack_require__(8987);
          var _core_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3026);
          var _core_file_names_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7550);
          var _host_atomic_file_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(534);
          var _host_inputs_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1307);
          var _host_progress_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7237);
          var _render_lines_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(8329);
          var _run_ending_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(3468);
          var _run_operation_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(1822);
          var _run_output_dir_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(9744);
          var _run_results_file_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(6555);
          var _accept_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(1406);
          var _baseline_file_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(748);
          var _headline_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(8094);
          var _issue_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(6284);
          var _report_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(5260);
          var _repository_js__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(6034);
          var _scan_js__WEBPACK_IMPORTED_MODULE_18__ = __webpack_require__(7942);
          var _wording_js__WEBPACK_IMPORTED_MODULE_19__ = __webpack_require__(8484);
          var __webpack_async_dependencies__ = __webpack_handle_async_dependencies__([_run_operation_js__WEBPACK_IMPORTED_MODULE_9__]);
          _run_operation_js__WEBPACK_IMPORTED_MODULE_9__ = (__webpack_async_dependencies__.then ? (await __webpack_async_dependencies__)() : __webpack_async_dependencies__)[0];
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
          async function runMonitor(job) {
            const web = (0, _api_downloads_js__WEBPACK_IMPORTED_MODULE_20__.x)();
            try {
              return await run(job, web);
            } finally {
              await web.close();
            }
          }
          const maxLogged = 100;
          async function run(job, web) {
            const { inputs, door } = job;
            const startedAt = /* @__PURE__ */ new Date();
            const baseline = await findBaseline(job);
            const folder = await (0, _run_output_dir_js__WEBPACK_IMPORTED_MODULE_10__.j)(toVerification(job));
            await (0, _run_output_dir_js__WEBPACK_IMPORTED_MODULE_10__.q)(folder, [(0, node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(door.workspace, inputs.baseline)]);
            const scan = await see(job, web, baseline);
            const look = (0, _report_js__WEBPACK_IMPORTED_MODULE_16__.pJ)(scan, baseline, door.origin.repository, /* @__PURE__ */ new Date());
            for (const result of look.report.results)
              door.log.info((0, _render_lines_js__WEBPACK_IMPORTED_MODULE_7__.a)(result));
            door.log.info((0, _headline_js__WEBPACK_IMPORTED_MODULE_14__.G)(look));
            const told = (0, _wording_js__WEBPACK_IMPORTED_MODULE_19__.Nm)(look.findings.slice(0, maxLogged));
            for (const line of [...told, ...(0, _wording_js__WEBPACK_IMPORTED_MODULE_19__.Nm)(look.accepted.slice(0, maxLogged), () => "accepted")])
              door.log.info(line);
            const facts = {
              ...door.origin,
              mode: "monitor",
              startedAt,
              finishedAt: new Date(look.look.finished),
              apiUrl: (0, _host_inputs_js__WEBPACK_IMPORTED_MODULE_5__.Ad)(inputs),
              nodeNames: inputs.nodes.map(({ name }) => name),
              dryRun: inputs.dryRun,
              failOn: inputs.failOn
            };
            const files = await writeScanFiles(look, facts, folder);
            const issue = await tellIssue(job, web, look);
            const unshown = await door.present(look, { ...facts, ...files.paths, ...issue.url && { issueUrl: issue.url } });
            return (0, _run_ending_js__WEBPACK_IMPORTED_MODULE_8__.Z)(look.report, [...files.errors, ...issue.errors, ...unshown], job);
          }
          async function findBaseline({ inputs, door }) {
            const { baseline: path } = inputs;
            if (path === "")
              return void 0;
            const baseline = await readBaseline(path, door.workspace, door.origin.repository);
            if (baseline === void 0)
              door.log.notice("There is no baseline yet: what this look sees becomes the first one.");
            return baseline;
          }
          async function see(job, web, baseline) {
            const env_1 = { stack: [], error: void 0, hasError: false };
            try {
              const { inputs, door } = job;
              const skip = (0, _host_inputs_js__WEBPACK_IMPORTED_MODULE_5__.bk)(inputs);
              const { stop } = door.signals.cancellation;
              if (skip !== void 0) {
                door.log.notice(`${skip} GitHub was not asked either.`);
                return { releases: [], faults: [], outcomes: /* @__PURE__ */ new Map(), skipped: skip };
              }
              const operation = __addDisposableResource(env_1, await (0, _run_operation_js__WEBPACK_IMPORTED_MODULE_9__.o4)(toVerification(job).inputs, door), true);
              const counter = countScan();
              const progress = (0, _host_progress_js__WEBPACK_IMPORTED_MODULE_6__.mf)(door.log, counter.read);
              const looking = (0, _scan_js__WEBPACK_IMPORTED_MODULE_18__.Gw)(door.openRepository(web), baseline, {
                most: inputs.releases,
                isDownloading: inputs.bytes === "download",
                accepted: inputs.accept.flatMap((line) => (0, _accept_js__WEBPACK_IMPORTED_MODULE_12__.TO)(line) ?? []),
                signal: stop,
                now: /* @__PURE__ */ new Date(),
                blockTime: inputs.blockTime,
                chain: { verify: operation.operate, concurrency: inputs.concurrency, stop },
                watch: {
                  ...counter,
                  seen: (tag) => {
                    counter.seen(tag);
                    door.log.debug(`Read the release ${tag}.`);
                  }
                }
              });
              return await looking.finally(progress.stop);
            } catch (e_1) {
              env_1.error = e_1;
              env_1.hasError = true;
            } finally {
              const result_1 = __disposeResources(env_1);
              if (result_1)
                await result_1;
            }
          }
          async function writeScanFiles(look, facts, folder) {
            const resultsPath = (0, node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, _core_file_names_js__WEBPACK_IMPORTED_MODULE_3__.NW.results);
            const monitorPath = (0, node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, _core_file_names_js__WEBPACK_IMPORTED_MODULE_3__.NW.monitor);
            const attempts = await Promise.allSettled([
              (0, _host_atomic_file_js__WEBPACK_IMPORTED_MODULE_4__.v)(resultsPath, (0, _run_results_file_js__WEBPACK_IMPORTED_MODULE_11__.t)(look.report, facts)),
              (0, _host_atomic_file_js__WEBPACK_IMPORTED_MODULE_4__.v)(monitorPath, (0, _baseline_file_js__WEBPACK_IMPORTED_MODULE_13__.dR)(look.file)),
              (0, _host_atomic_file_js__WEBPACK_IMPORTED_MODULE_4__.v)((0, node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, _core_file_names_js__WEBPACK_IMPORTED_MODULE_3__.NW.badge), `${JSON.stringify((0, _headline_js__WEBPACK_IMPORTED_MODULE_14__.wl)(look))}
`)
            ]);
            const [results, monitor] = attempts;
            return {
              paths: {
                ...results.status === "fulfilled" && { resultsPath },
                ...monitor.status === "fulfilled" && { monitorPath }
              },
              errors: attempts.flatMap((attempt) => attempt.status === "rejected" ? [(0, _core_errors_js__WEBPACK_IMPORTED_MODULE_2__.Xt)(attempt.reason)] : [])
            };
          }
          async function tellIssue({ inputs, door }, web, look) {
            if (!inputs.issue)
              return { errors: [] };
            try {
              const url = await (0, _issue_js__WEBPACK_IMPORTED_MODULE_15__.p)(door.openIssues(web), {
                findings: look.findings,
                isWhole: look.look.isWhole,
                finished: new Date(look.look.finished),
                runUrl: door.origin.runUrl
              });
              return { ...url !== void 0 && { url }, errors: [] };
            } catch (thrown) {
              const error = (0, _core_errors_js__WEBPACK_IMPORTED_MODULE_2__.Xt)(thrown);
              if (!(0, _repository_js__WEBPACK_IMPORTED_MODULE_17__.E)(error))
                return { errors: [error] };
              door.log.warning(error.message, { title: error.code });
              return { errors: [] };
            }
          }
          async function readBaseline(path, workspace, repository) {
            const text = await readText((0, node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(workspace, path));
            return text === void 0 ? void 0 : (0, _baseline_file_js__WEBPACK_IMPORTED_MODULE_13__.nk)(text, repository);
          }
          async function readText(path) {
            try {
              const stats = await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.stat)(path);
              if (!stats.isFile())
                throw (0, _baseline_file_js__WEBPACK_IMPORTED_MODULE_13__._P)("it is not a regular file");
              if (stats.size > _baseline_file_js__WEBPACK_IMPORTED_MODULE_13__.L7)
                throw (0, _baseline_file_js__WEBPACK_IMPORTED_MODULE_13__._P)("it is larger than 256 MiB");
              return await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readFile)(path, "utf8");
            } catch (error) {
              if (!(error instanceof Error) || !("code" in error))
                throw error;
              if (error.code === "ENOENT")
                return void 0;
              if (error.code === "INPUT_INVALID")
                throw error;
              throw (0, _baseline_file_js__WEBPACK_IMPORTED_MODULE_13__._P)(`it cannot be read (${String(error.code)})`);
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
  8682: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        $2: () => (
          /* binding */
          toFacts
        ),
        /* harmony export */
        $E: () => (
          /* binding */
          contentOf
        ),
        /* harmony export */
        kD: () => (
          /* binding */
          toRecorded
        ),
        /* harmony export */
        q3: () => (
          /* binding */
          isSameBytes
        )
        /* harmony export */
      });
      var _core_file_names_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7550);
      function isSameBytes(one, other) {
        const pairs = [
          [one.sha3_256, other.sha3_256],
          [one.sha256, other.sha256]
        ].filter(([left, right]) => left !== void 0 && right !== void 0);
        return pairs.length === 0 ? void 0 : pairs.every(([left, right]) => left === right);
      }
      function toFacts({ sha3_256, sha256, id: id2, uploader, uploaded }) {
        return {
          ...sha3_256 !== void 0 && { sha3_256 },
          ...sha256 !== void 0 && { sha256 },
          ...id2 !== void 0 && { id: id2 },
          ...uploader !== void 0 && { uploader },
          ...uploaded !== void 0 && { uploaded }
        };
      }
      function toRecorded(baseline, seen) {
        const sources = seen.evidence.flatMap((source) => {
          const content = contentOf(source);
          return content === void 0 ? [] : [{ source, content }];
        });
        const lines = new Map(baseline?.assets.map((asset) => [asset.name, asset]));
        const served = new Set(seen.assets.map(({ name }) => name));
        for (const { source, content } of sources) {
          const isKnown = baseline?.evidence.some((mark) => mark.name === source.name && mark.sha256 === source.sha256);
          for (const claim of content.claims)
            record(lines, toServedName(claim.name, served), claim, source, content, isKnown);
        }
        if (baseline === void 0 && lines.size === 0)
          return void 0;
        const contents = sources.map(({ content }) => content);
        const commit = baseline?.commit ?? contents.find((content) => content.commit !== void 0)?.commit;
        return {
          tag: seen.tag,
          ...commit !== void 0 && { commit },
          assets: [...lines.values()],
          evidence: baseline?.evidence ?? [],
          made: baseline?.made ?? latest(contents.map(({ made }) => made))
        };
      }
      function contentOf({ content }) {
        return content !== void 0 && "claims" in content ? content : void 0;
      }
      function toServedName(name, served) {
        if (served.has(name))
          return name;
        const uploaded = (0, _core_file_names_js__WEBPACK_IMPORTED_MODULE_0__.rw)(name);
        if (served.has(uploaded))
          return uploaded;
        return name.includes("/") ? void 0 : name;
      }
      function record(lines, name, claim, source, { made }, isKnown = false) {
        if (name === void 0)
          return;
        const line = lines.get(name);
        if (line === void 0 && isKnown)
          return;
        const { sha3_256, sha256, anchor } = claim;
        const facts = { sha3_256, ...sha256 !== void 0 && { sha256 }, ...anchor !== void 0 && { anchor } };
        if (line === void 0) {
          lines.set(name, { name, ...facts, evidence: [source.name], lastConfirmed: made });
          return;
        }
        if (isSameBytes(line, claim) !== true)
          return;
        const { isAdded: _, ...known } = line;
        lines.set(name, { ...facts, ...known, evidence: [.../* @__PURE__ */ new Set([...line.evidence, source.name])] });
      }
      function latest(times) {
        return times.reduce((last, time) => Date.parse(time) > Date.parse(last) ? time : last, times[0] ?? "");
      }
    })
  ),
  /***/
  5260: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        OW: () => (
          /* binding */
          sortByStanding
        ),
        /* harmony export */
        pJ: () => (
          /* binding */
          toScanReport
        ),
        /* harmony export */
        tS: () => (
          /* binding */
          countRelease
        )
        /* harmony export */
      });
      var _core_report_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5299);
      var _baseline_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2161);
      var _finding_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7005);
      var _repository_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6034);
      var _scan_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7942);
      var _wording_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8484);
      function toScanReport(scan, baseline, repository, finished) {
        const standings = scan.releases.map((release) => (0, _scan_js__WEBPACK_IMPORTED_MODULE_4__.YP)(release, scan.outcomes));
        const findings = scan.releases.flatMap((release) => release.findings);
        const count = (standing) => standings.filter((one) => one === standing).length;
        const look = {
          finished: finished.toISOString(),
          isWhole: (0, _scan_js__WEBPACK_IMPORTED_MODULE_4__.wP)(scan),
          asRecorded: count("as recorded"),
          changed: count("changed"),
          unrecorded: count("unrecorded"),
          notAsked: count("not asked")
        };
        const results = [
          ...scan.releases.flatMap((release) => toResults(release, scan)),
          ...scan.skipped === void 0 ? [] : [{ subject: { name: repository }, outcome: { kind: "skipped", note: scan.skipped } }],
          ...scan.faults.map(({ part, error }) => ({ subject: { name: part }, outcome: toFaultOutcome(error) }))
        ];
        return {
          scan,
          report: (0, _core_report_js__WEBPACK_IMPORTED_MODULE_0__.cG)("verify", results),
          findings: findings.toSorted((one, other) => Number((0, _finding_js__WEBPACK_IMPORTED_MODULE_2__.Ic)(other)) - Number((0, _finding_js__WEBPACK_IMPORTED_MODULE_2__.Ic)(one))),
          accepted: scan.releases.flatMap((release) => release.accepted),
          look,
          standings,
          file: toFile(scan, baseline, repository, look, findings),
          hasBaseline: baseline !== void 0
        };
      }
      const standingsByUrgency = [
        "changed",
        "not asked",
        "unrecorded",
        "as recorded"
      ];
      function sortByStanding({ scan, standings }) {
        return standingsByUrgency.flatMap((standing) => scan.releases.flatMap((release, index) => standings[index] === standing ? [{ release, standing }] : []));
      }
      function toFile({ releases }, baseline, repository, look, findings) {
        const seen = new Set(releases.map(({ tag }) => tag));
        const lastWhole = look.isWhole ? look.finished : baseline?.lastWhole;
        return {
          repository,
          finished: look.finished,
          ...lastWhole !== void 0 && { lastWhole },
          looks: [...baseline?.looks ?? [], look].slice(-_baseline_js__WEBPACK_IMPORTED_MODULE_1__.P),
          findings,
          // What this look was not about stays as it was.
          releases: [...releases.map(({ next }) => next), ...(baseline?.releases ?? []).filter(({ tag }) => !seen.has(tag))]
        };
      }
      function toResults(release, { outcomes }) {
        const { tag, recorded, findings, faults } = release;
        const alarms = findings.filter(_finding_js__WEBPACK_IMPORTED_MODULE_2__.Ic);
        const lines = release.seen === "gone" ? [] : recorded?.assets ?? [];
        const told = new Set(lines.flatMap(({ name, anchor }) => [name, ...anchor?.list === void 0 ? [] : [anchor.list]]));
        const others = alarms.filter(({ asset }) => asset === void 0 || !told.has(asset));
        return [
          ...lines.flatMap((line) => toLineResult(line, release, alarms, outcomes)),
          ...others.map((finding) => ({
            subject: { name: finding.asset === void 0 ? tag : `${tag}/${finding.asset}` },
            outcome: toChangedOutcome(finding)
          })),
          ...[...faults].filter(([name]) => !told.has(name)).map(([name, error]) => ({ subject: { name: `${tag}/${name}` }, outcome: toFaultOutcome(error) }))
        ];
      }
      function toLineResult(line, { tag, faults }, alarms, outcomes) {
        const { name, anchor, sha3_256: digest, sha256 } = line;
        const changed = alarms.find(({ kind, asset }) => asset === name && kind !== "not-anchored");
        const fault = faults.get(name);
        const asked = anchor && outcomes.get(anchor.digest);
        const outcome = changed ? toChangedOutcome(changed) : fault ? toFaultOutcome(fault) : asked;
        if (outcome === void 0)
          return [];
        const subject = {
          name: `${tag}/${name}`,
          ...digest !== void 0 && { digest },
          ...sha256 !== void 0 && { sha256 }
        };
        const isCovered = outcome === asked && anchor?.list !== void 0;
        return [{ subject, outcome, ...isCovered && { coveredBy: anchor.digest } }];
      }
      function toChangedOutcome(finding) {
        return { kind: "changed", note: (0, _wording_js__WEBPACK_IMPORTED_MODULE_5__.L7)(finding) };
      }
      function toFaultOutcome(error) {
        return { kind: (0, _repository_js__WEBPACK_IMPORTED_MODULE_3__.E)(error) ? "unreachable" : "failed", error };
      }
      function countRelease({ recorded, seen, findings, faults }, outcomes) {
        const lines = recorded?.assets ?? [];
        const alarms = findings.filter(_finding_js__WEBPACK_IMPORTED_MODULE_2__.Ic);
        const changed = new Set(alarms.flatMap(({ asset }) => asset ?? []));
        const silent = lines.filter((line) => !faults.has(line.name) && (0, _scan_js__WEBPACK_IMPORTED_MODULE_4__.G7)(line, outcomes));
        const notAsked = /* @__PURE__ */ new Set([...faults.keys(), ...silent.map(({ name }) => name)]);
        const confirmed = lines.filter(({ name, anchor }) => {
          return seen !== "gone" && !changed.has(name) && !changed.has(anchor?.list ?? "") && !notAsked.has(name);
        });
        return {
          recorded: lines.length,
          confirmed: confirmed.length,
          changed: alarms.length,
          notAsked: notAsked.size
        };
      }
    })
  ),
  /***/
  6034: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        E: () => (
          /* binding */
          isPassingFault
        )
        /* harmony export */
      });
      var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3026);
      const outages = /* @__PURE__ */ new Set(["GITHUB_UNAVAILABLE", "GITHUB_RATE_LIMITED", "ASSET_UNREADABLE", "NOT_ATTEMPTED"]);
      function isPassingFault({ code }) {
        return outages.has(code) || (0, _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.u2)(code).outage === true;
      }
    })
  ),
  /***/
  7534: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        u: () => (
          /* binding */
          renderScanSummary
        )
        /* harmony export */
      });
      var _core_report_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5299);
      var _render_markdown_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5601);
      var _core_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7422);
      var _finding_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7005);
      var _headline_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8094);
      var _report_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5260);
      var _wording_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8484);
      const lookBudget = { findings: 4e5, told: 1e5, faults: 5e4, rows: 2e5 };
      function renderScanSummary(look, facts) {
        const parts = [
          `## ${(0, _headline_js__WEBPACK_IMPORTED_MODULE_4__.G)(look)}`,
          ...look.report.demo ? [`> [!WARNING]
> **${_core_report_js__WEBPACK_IMPORTED_MODULE_0__.a0}**`] : [],
          ...look.scan.skipped === void 0 ? [] : [(0, _render_markdown_js__WEBPACK_IMPORTED_MODULE_1__.u9)(look.scan.skipped)],
          renderFindings("What is not as recorded", look.findings.filter(_finding_js__WEBPACK_IMPORTED_MODULE_3__.Ic), lookBudget.findings),
          ...look.findings.some(_finding_js__WEBPACK_IMPORTED_MODULE_3__.Ic) ? [`> [!CAUTION]
> **If you did not do this yourself**, ${_wording_js__WEBPACK_IMPORTED_MODULE_6__.v9.stranger}
>
> ${_wording_js__WEBPACK_IMPORTED_MODULE_6__.v9.owner}`] : [],
          ...facts.issueUrl === void 0 ? [] : [`The issue about it: ${(0, _render_markdown_js__WEBPACK_IMPORTED_MODULE_1__.nf)(facts.issueUrl, facts.issueUrl)}`],
          renderFaults(look),
          renderTold(look),
          renderReleases(look),
          renderScans(look),
          renderMeaning(look),
          renderSummaryFoot(facts)
        ];
        return `${parts.filter((part) => part !== "").join("\n\n")}
`;
      }
      function renderFindings(title, findings, budget) {
        if (findings.length === 0)
          return "";
        const { rows, left } = (0, _render_markdown_js__WEBPACK_IMPORTED_MODULE_1__.nc)(findings, budget, (finding) => `- ${(0, _wording_js__WEBPACK_IMPORTED_MODULE_6__.Kj)(finding)}`);
        const cut = left > 0 ? `

${left} more are left out here; \`monitor.json\` has all.` : "";
        return `### ${title}

${rows.join("\n")}${cut}`;
      }
      function renderTold({ findings, accepted }) {
        const told = findings.filter((finding) => !(0, _finding_js__WEBPACK_IMPORTED_MODULE_3__.Ic)(finding));
        const lists = [
          renderFindings("Only told, not a finding against a release", told, lookBudget.told),
          renderFindings("Accepted, and the record from now on", accepted, lookBudget.told)
        ];
        return lists.filter((list) => list !== "").join("\n\n");
      }
      function renderFaults({ scan, report }) {
        const parts = [
          ...scan.faults.map(({ part, error }) => ({ name: part, why: error.message })),
          ...report.results.flatMap(({ subject, outcome }) => {
            if (outcome.kind === "unreachable" || outcome.kind === "failed") {
              return [{ name: subject.name, why: outcome.error.message }];
            }
            return outcome.kind === "unknown" ? [{ name: subject.name, why: outcome.note }] : [];
          })
        ];
        if (parts.length === 0)
          return "";
        const groups = [...Map.groupBy(parts, ({ why }) => why)];
        const { rows, left } = (0, _render_markdown_js__WEBPACK_IMPORTED_MODULE_1__.nc)(groups, lookBudget.faults, ([why, of]) => {
          const names = [...new Set(of.map(({ name }) => name))];
          return `- ${(0, _core_text_js__WEBPACK_IMPORTED_MODULE_2__.L1)(names, (name) => (0, _render_markdown_js__WEBPACK_IMPORTED_MODULE_1__.Cu)(name))}<br>${(0, _render_markdown_js__WEBPACK_IMPORTED_MODULE_1__.u9)(why)}`;
        });
        const cut = left > 0 ? `

${left} more reasons are left out here; \`results.json\` has all.` : "";
        return `### What could not be asked

This says nothing about these files; the next look asks again.

${rows.join("\n")}${cut}`;
      }
      const icons = {
        changed: "\u274C",
        "not asked": "\u{1F4E1}",
        unrecorded: "\u2796",
        "as recorded": "\u2705"
      };
      function renderReleases(look) {
        const releases = (0, _report_js__WEBPACK_IMPORTED_MODULE_5__.OW)(look);
        if (releases.length === 0)
          return "";
        const { rows, left } = (0, _render_markdown_js__WEBPACK_IMPORTED_MODULE_1__.nc)(releases, lookBudget.rows, ({ release, standing }) => renderRow(release, standing, look.scan.outcomes));
        const head = "| release | how it stands |\n|---|---|";
        const cut = left > 0 ? `

${left} more releases are left out here; \`monitor.json\` has all.` : "";
        const table = `${head}
${rows.join("\n")}${cut}`;
        if (releases.length <= _render_markdown_js__WEBPACK_IMPORTED_MODULE_1__.Y$)
          return table;
        return `<details><summary>${(0, _headline_js__WEBPACK_IMPORTED_MODULE_4__.hS)(releases.length, "release")}, a row each</summary>

${table}

</details>`;
      }
      function renderRow(release, standing, outcomes) {
        const { tag, recorded } = release;
        const counts = [...recorded === void 0 ? ["nothing recorded"] : [], (0, _headline_js__WEBPACK_IMPORTED_MODULE_4__.A7)(release, outcomes)];
        return `| ${icons[standing]}&nbsp;${(0, _render_markdown_js__WEBPACK_IMPORTED_MODULE_1__.Cu)(tag)} | ${counts.filter((count) => count !== "").join(", ")} |`;
      }
      const squares = { whole: "\u{1F7E9}", partial: "\u{1F7E8}", changed: "\u{1F7E5}" };
      function renderScans({ file }) {
        const looks = file.looks.slice(-26);
        const [first] = looks;
        const last = looks.at(-1);
        if (first === void 0 || last === void 0 || looks.length < 2)
          return "";
        const row = looks.map(({ changed, isWhole }) => squares[changed > 0 ? "changed" : isWhole ? "whole" : "partial"]);
        const dates = `${first.finished.slice(0, 10)} to ${last.finished.slice(0, 10)}`;
        return `**Last ${looks.length} looks** ${row.join("")}<br><sub>${(0, _render_markdown_js__WEBPACK_IMPORTED_MODULE_1__.u9)(dates)} \xB7 ${squares.whole} as recorded \xB7 ${squares.partial} only a part could be asked \xB7 ${squares.changed} not as recorded</sub>`;
      }
      function renderMeaning({ hasBaseline, scan }) {
        const unrecorded = scan.releases.filter(({ recorded }) => recorded === void 0).map(({ tag }) => tag);
        return [
          ...unrecorded.length > 0 ? [
            `Unrecorded, and so only noted down for the next look: ${(0, _core_text_js__WEBPACK_IMPORTED_MODULE_2__.L1)(unrecorded, (tag) => (0, _render_markdown_js__WEBPACK_IMPORTED_MODULE_1__.Cu)(tag))}.`
          ] : [],
          hasBaseline ? "Compared with the baseline, then with the evidence on the release page." : "There was no baseline: compared with the evidence on the release page alone. Somebody who controls that page and stamps other bytes looks there like its owner."
        ].join("\n\n");
      }
      function renderSummaryFoot({ monitorPath, resultsPath, apiUrl, nodeNames = [], startedAt, finishedAt }) {
        const seconds = ((finishedAt.getTime() - startedAt.getTime()) / 1e3).toFixed(1);
        const papers = [
          ...monitorPath === void 0 ? [] : [`the next baseline ${(0, _render_markdown_js__WEBPACK_IMPORTED_MODULE_1__.Cu)(monitorPath)}`],
          ...resultsPath === void 0 ? [] : [`results ${(0, _render_markdown_js__WEBPACK_IMPORTED_MODULE_1__.Cu)(resultsPath)}`]
        ];
        const evidence = papers.length > 0 ? `<br>Evidence: ${papers.join(" \xB7 ")}` : "";
        const finished = finishedAt.toISOString().slice(0, 19).replace("T", " ");
        const asked = [...apiUrl === "" ? [] : [apiUrl], ...nodeNames].map((address) => (0, _render_markdown_js__WEBPACK_IMPORTED_MODULE_1__.Cu)(address)).join(" \xB7 ");
        return `<sub>monitor \xB7 ${asked} \xB7 ${seconds} s \xB7 finished ${finished} UTC${evidence}</sub>`;
      }
    })
  ),
  /***/
  7942: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        G7: () => (
          /* binding */
          isUnasked
        ),
        wP: () => (
          /* binding */
          isWhole
        ),
        Gw: () => (
          /* binding */
          scanRepository
        ),
        YP: () => (
          /* binding */
          standingOf
        )
      });
      var errors = __webpack_require__(3026);
      var queue = __webpack_require__(299);
      var accept = __webpack_require__(1406);
      var report = __webpack_require__(5299);
      ;
      async function askAboutRecorded(recorded2, { verify, concurrency, stop }, watch) {
        const outcomes = /* @__PURE__ */ new Map();
        const subjects = /* @__PURE__ */ new Map();
        for (const { tag, assets } of recorded2) {
          for (const { name, anchor } of assets) {
            if (anchor === void 0 || subjects.has(anchor.digest))
              continue;
            subjects.set(anchor.digest, { name: `${tag}/${anchor.list ?? name}`, digest: anchor.digest });
          }
        }
        watch.asking(subjects.size);
        await (0, queue.Tm)(each([...subjects.values()]), verify, {
          concurrency,
          stop,
          keyOf: ({ digest }) => digest,
          onResult: ({ target }, outcome) => {
            outcomes.set(target.digest, outcome);
            watch.answered();
          }
        });
        return outcomes;
      }
      async function* each(subjects) {
        for (const [index, target] of subjects.entries())
          yield { index, target };
      }
      function toChainWord(digest, outcome) {
        if (outcome.kind === "no-match" || outcome.kind === "not-found")
          return { kind: "not-held" };
        if (outcome.kind !== "verified")
          return { kind: "not-asked" };
        const height = Number((0, report.BY)(outcome.evidence.records, [digest])?.first.blockNumber ?? Number.NaN);
        return Number.isSafeInteger(height) ? { kind: "held", block: height } : { kind: "held" };
      }
      var baseline = __webpack_require__(2161);
      var compare_assets = __webpack_require__(1225);
      var compare_evidence = __webpack_require__(4893);
      var finding = __webpack_require__(7005);
      ;
      function compareRelease(recorded2, seen, chain) {
        if (seen === "gone")
          return recorded2 === void 0 ? [] : [toRemoved(recorded2)];
        if (recorded2 === void 0)
          return (0, compare_evidence.NU)(void 0, seen);
        const findings = [
          ...(0, compare_assets.p)(recorded2, seen),
          ...(0, compare_evidence.NU)(recorded2, seen),
          ...compareTag(recorded2, seen),
          ...compareChain(recorded2, chain)
        ];
        return findings.toSorted((left, right) => rank(left) - rank(right));
      }
      const order = Object.keys(finding.xi);
      function rank({ kind }) {
        return order.indexOf(kind);
      }
      function toRemoved({ tag, made }) {
        return (0, finding.N6)("removed", { release: tag, since: made });
      }
      function compareTag({ commit, made }, seen) {
        if (commit === void 0 || seen.commit === void 0 || commit === seen.commit)
          return [];
        const sides = { recorded: { commit }, seen: { commit: seen.commit } };
        return [(0, finding.N6)("tag-moved", { release: seen.tag, ...sides, since: made })];
      }
      function compareChain({ tag, assets }, chain) {
        const lists2 = /* @__PURE__ */ new Set();
        return assets.flatMap((line) => {
          const { anchor } = line;
          if (anchor === void 0 || anchor.list !== void 0 && lists2.has(anchor.digest))
            return [];
          if (anchor.list !== void 0)
            lists2.add(anchor.digest);
          const finding2 = compareAnchor(tag, line, anchor, chain);
          return finding2 === void 0 ? [] : [finding2];
        });
      }
      function compareAnchor(release, { name, lastConfirmed }, { digest, block, list: list2 }, chain) {
        const word = chain.get(digest) ?? { kind: "not-asked" };
        if (word.kind === "not-asked")
          return void 0;
        const found = {
          release,
          asset: list2 ?? name,
          recorded: { sha3_256: digest, ...block !== void 0 && { block } },
          ...lastConfirmed !== void 0 && { since: lastConfirmed }
        };
        if (word.kind === "not-held")
          return (0, finding.N6)("not-anchored", found);
        if (block === void 0 || word.block === void 0 || word.block <= block)
          return void 0;
        return (0, finding.N6)("anchored-late", { ...found, seen: { sha3_256: digest, block: word.block } });
      }
      var repository = __webpack_require__(6034);
      ;
      async function listReleases(repository2, most, baseline2) {
        const faults = [];
        const note = (part, thrown) => void faults.push({ part, error: refuseOthers(thrown) });
        const listed = await list(repository2, most, note);
        const missing = findMissing(listed, baseline2?.releases ?? []);
        const { found, gone } = await lookForMissing(repository2, missing, note);
        const releases = [...listed.releases, ...found];
        const tags = await readTags(repository2, new Set(releases.map(({ tag }) => tag)), note);
        return { releases, tags, gone, faults };
      }
      async function list(repository2, most, note) {
        const releases = [];
        const tags = /* @__PURE__ */ new Set();
        try {
          for await (const release of repository2.listReleases(most)) {
            if (releases.length === most)
              return { releases, isEnd: false, isBroken: false };
            if (!tags.has(release.tag))
              releases.push(release);
            tags.add(release.tag);
          }
          return { releases, isEnd: true, isBroken: false };
        } catch (thrown) {
          note("the list of releases", thrown);
          return { releases, isEnd: false, isBroken: true };
        }
      }
      function findMissing({ releases, isEnd, isBroken }, known) {
        if (isBroken)
          return [];
        const tags = new Set(releases.map(({ tag }) => tag));
        const missing = known.filter(({ tag }) => !tags.has(tag));
        if (isEnd)
          return missing;
        const times = releases.flatMap(({ published }) => published === void 0 ? [] : [Date.parse(published)]);
        const oldest = times.reduce((least, time) => Math.min(least, time), Number.POSITIVE_INFINITY);
        return missing.filter(({ published }) => published !== void 0 && Date.parse(published) > oldest);
      }
      async function lookForMissing(repository2, missing, note) {
        const found = [];
        const absent = [];
        for (const release of missing) {
          try {
            const there = await repository2.readRelease(release.tag);
            if (there === void 0)
              absent.push(release);
            else
              found.push(there);
          } catch (thrown) {
            note(release.tag, thrown);
          }
        }
        if (absent.length === 0)
          return { found, gone: [] };
        return confirmAbsent(repository2, absent, found, note);
      }
      async function confirmAbsent(repository2, absent, found, note) {
        const wanted = new Set(absent.map(({ tag }) => tag));
        const again = [];
        try {
          for await (const release of repository2.listReleases("all"))
            if (wanted.delete(release.tag))
              again.push(release);
        } catch (thrown) {
          for (const tag of wanted)
            note(tag, thrown);
          return { found: [...found, ...again], gone: [] };
        }
        return { found: [...found, ...again], gone: absent.filter(({ tag }) => wanted.has(tag)) };
      }
      async function readTags(repository2, wanted, note) {
        if (wanted.size === 0)
          return /* @__PURE__ */ new Map();
        try {
          return await repository2.readTags(wanted);
        } catch (thrown) {
          note("the tags", thrown);
          return void 0;
        }
      }
      function refuseOthers(thrown) {
        const error = (0, errors.Xt)(thrown);
        if (!(0, repository.E)(error))
          throw error;
        return error;
      }
      var external_node_crypto_ = __webpack_require__(7598);
      var json = __webpack_require__(9759);
      var members = __webpack_require__(7066);
      var parse_statement = __webpack_require__(2528);
      var checksums = __webpack_require__(6441);
      var lists = __webpack_require__(926);
      var statement = __webpack_require__(7218);
      ;
      function toContent(statement2, reading) {
        const { subject, predicate } = statement2;
        const listAnchors = predicate.anchors.filter(({ covers }) => covers === "list");
        const lists2 = [];
        for (const anchor of listAnchors) {
          const list2 = toAnchoredList(anchor, statement2) ?? toCutList(anchor, statement2, reading);
          if (list2 === void 0)
            return { broken: "its list is not the one that was anchored" };
          lists2.push(list2);
        }
        const anchors = new Map(predicate.anchors.filter(({ covers }) => covers === "subject").map((anchor) => [anchor.digest, anchor]));
        const isYoung = reading.now.getTime() - Date.parse(predicate.finishedOn) < reading.blockTime;
        const claim = ({ name, digest }) => {
          const own = anchors.get(digest.sha3_256);
          const naming = lists2.filter((candidate) => candidate.names(name, digest.sha3_256));
          const listed = naming.map((list2) => toClaim(list2.anchor, isYoung, list2.name)).find((one) => one !== void 0);
          const anchor = own ? toClaim(own, isYoung) : listed;
          return { name, ...digest, ...anchor && { anchor } };
        };
        const commit = commitOf(statement2, reading.tag);
        return {
          made: predicate.finishedOn,
          claims: subject.map(claim),
          lists: new Map(predicate.lists.flatMap(({ name, sha256 }) => sha256 === void 0 ? [] : [[name, sha256]])),
          ...commit !== void 0 && { commit }
        };
      }
      function toAnchoredList(anchor, { subject, predicate }) {
        const list2 = predicate.lists.find(({ sha3_256 }) => sha3_256 === anchor.digest);
        if (list2 === void 0)
          return void 0;
        const text = (0, lists.so)(list2, subject);
        if ((0, lists.SL)(text).sha3_256 !== anchor.digest)
          return void 0;
        const digests = list2.text === void 0 ? void 0 : digestsOf(list2);
        return {
          anchor,
          name: list2.name,
          names: (name, digest) => digests === void 0 || digests.get(name) === digest
        };
      }
      function toCutList(anchor, { predicate }, { isSection }) {
        if (isSection !== true || predicate.lists.length > 0)
          return void 0;
        const isOnly = predicate.anchors.filter(({ covers }) => covers === "list").length === 1;
        return { anchor, name: checksums.h0, names: () => isOnly };
      }
      function digestsOf({ name, text = "" }) {
        try {
          return new Map((0, checksums.yk)(name, text).map((entry) => [entry.name, entry.digest]));
        } catch (thrown) {
          if (thrown instanceof errors._Z && thrown.code === "CHECKSUMS_INVALID")
            return /* @__PURE__ */ new Map();
          throw thrown;
        }
      }
      function toClaim({ digest, verdict, chain }, isYoung, list2) {
        const isAccepted = verdict === "accepted";
        if (statement.kk[verdict] !== "settled" && (!isAccepted || isYoung))
          return void 0;
        const heights = isAccepted ? [] : (chain?.records ?? []).map(({ block }) => Number(block ?? Number.NaN));
        const known = heights.filter((height) => Number.isSafeInteger(height) && height >= 0);
        return {
          digest,
          ...known.length > 0 && { block: Math.min(...known) },
          ...list2 !== void 0 && { list: list2 }
        };
      }
      function commitOf({ predicate: { run } }, tag) {
        const isOfTag = run?.ref === `refs/tags/${tag}`;
        return isOfTag && run.commit !== void 0 && /^[0-9a-f]{40}(?:[0-9a-f]{24})?$/.test(run.commit) ? run.commit : void 0;
      }
      ;
      const maxBytes = 64 * 1024 * 1024;
      async function readEvidence(repository2, release, baseline2, reading, signal) {
        const files = release.assets.filter(({ name, isUploaded }) => (0, compare_evidence.SH)(name) && isUploaded);
        const faults = /* @__PURE__ */ new Map();
        const read = [];
        const isKnown = baseline2 !== void 0 && isAllKnown(release, baseline2.evidence);
        for (const file of files) {
          if (isKnown && file.sha256 !== void 0) {
            read.push({ name: file.name, sha256: file.sha256 });
            continue;
          }
          try {
            const evidence = toSeenEvidence(file.name, await repository2.read(file, maxBytes, signal), reading);
            if (evidence !== void 0)
              read.push(evidence);
          } catch (thrown) {
            faults.set(file.name, (0, errors.Xt)(thrown));
          }
        }
        const sections = release.sections.map(({ key, text }) => toSection(key, text, reading));
        return { evidence: [...read.toSorted(youngestFirst), ...sections], faults };
      }
      function isAllKnown({ assets }, marks) {
        const known = new Map(marks.map(({ name, sha256 }) => [name, sha256]));
        const names = new Set(assets.map(({ name }) => name));
        const files = assets.filter(({ name }) => (0, compare_evidence.DW)(name, names) && !(0, compare_evidence.oL)(name));
        return files.every(({ name, sha256 }) => sha256 !== void 0 && known.get(name) === sha256);
      }
      function toSeenEvidence(name, bytes, reading) {
        const sha256 = (0, external_node_crypto_.createHash)("sha256").update(bytes).digest("hex");
        const content = readContent(bytes, reading);
        return "broken" in content && isOtherKind(bytes) ? void 0 : { name, sha256, content };
      }
      function isOtherKind(bytes) {
        try {
          const type = (0, members.mz)((0, json.l)(Buffer.from(bytes).toString("utf8")), "predicateType");
          return typeof type === "string" && !type.startsWith("https://anchor-artifacts.github.io/anchor/");
        } catch (thrown) {
          if (!(thrown instanceof RangeError))
            throw thrown;
          return false;
        }
      }
      function readContent(evidence, reading) {
        let statement2;
        try {
          statement2 = (0, parse_statement.B)(evidence);
        } catch (thrown) {
          if (thrown instanceof errors._Z && thrown.code === "EVIDENCE_INVALID")
            return { broken: thrown.account };
          throw thrown;
        }
        return toContent(statement2, reading);
      }
      function toSection(key, text, reading) {
        const sha256 = (0, external_node_crypto_.createHash)("sha256").update(text).digest("hex");
        return { name: `section ${key}`, sha256, content: readContent(text, { ...reading, isSection: true }) };
      }
      function youngestFirst(one, other) {
        return madeOf(other) - madeOf(one);
      }
      function madeOf({ content }) {
        return content !== void 0 && "made" in content ? Date.parse(content.made) : 0;
      }
      var recorded = __webpack_require__(8682);
      ;
      async function seeRelease(repository2, listed, commit, baseline2, options) {
        const first = await seeListed(repository2, listed, commit, baseline2, options, /* @__PURE__ */ new Map());
        if (!isLacking(first.sight))
          return first.sight;
        const again = await listAgain(repository2, listed);
        if (again === "gone")
          return "gone";
        if ("error" in again)
          return blind(first.sight, again.error);
        return (await seeListed(repository2, again, commit, baseline2, options, first.known)).sight;
      }
      const maxEmbedded = 100;
      function isLacking({ listed, recorded: recorded2, seen }) {
        if (listed.assets.length >= maxEmbedded)
          return true;
        const findings = compareRelease(recorded2, seen, /* @__PURE__ */ new Map());
        return findings.some(({ kind }) => kind === "removed" || kind === "renamed" || kind === "evidence-changed");
      }
      async function listAgain(repository2, listed) {
        try {
          const assets = await repository2.listAssets(listed);
          return assets === void 0 ? "gone" : { ...listed, assets };
        } catch (thrown) {
          return { error: (0, errors.Xt)(thrown) };
        }
      }
      function blind(sight, error) {
        const there = new Set(sight.listed.assets.map(({ name }) => name));
        const recorded2 = [...sight.recorded?.assets ?? [], ...sight.recorded?.evidence ?? []];
        const lacking = recorded2.map(({ name }) => name).filter((name) => !there.has(name));
        const files = sight.listed.assets.map(({ name }) => name).filter((name) => (0, compare_evidence.DW)(name, there));
        const faults = new Map([...sight.faults, ...[...lacking, ...files].map((name) => [name, error])]);
        return { ...sight, faults, seen: { ...sight.seen, unseen: new Set(faults.keys()) } };
      }
      async function seeListed(repository2, given, commit, baseline2, options, before) {
        const { listed, pending } = sortOutUploads(given, options.now);
        const reading = { ...options, tag: listed.tag };
        const { evidence, faults: unread } = await readEvidence(repository2, listed, baseline2, reading, options.signal);
        const faults = new Map([...unread, ...pending]);
        const known = new Map(before);
        const toSight = () => {
          const assets = listed.assets.map((asset) => toSeen(asset, known.get(asset.id)));
          const unseen = new Set(faults.keys());
          const seen = { tag: listed.tag, ...commit !== void 0 && { commit }, assets, evidence, unseen };
          return { listed, recorded: (0, recorded.kD)(baseline2, seen), seen, faults };
        };
        for (const wanted of [wantedAtOnce, wantedByComparison]) {
          for (const asset of wanted(toSight(), options)) {
            if (known.has(asset.id) || faults.has(asset.name))
              continue;
            try {
              known.set(asset.id, await repository2.hash(asset, options.signal));
            } catch (thrown) {
              faults.set(asset.name, (0, errors.Xt)(thrown));
            }
          }
        }
        return { sight: toSight(), known };
      }
      const maxUploadMs = 36e5;
      function sortOutUploads(listed, now) {
        const open = listed.assets.filter(({ isUploaded, uploaded }) => {
          return !isUploaded && now.getTime() - Date.parse(uploaded ?? "") < maxUploadMs;
        });
        const error = new errors._Z("ASSET_UNREADABLE", "The asset is being uploaded just now.");
        return {
          listed: { ...listed, assets: listed.assets.filter(({ isUploaded }) => isUploaded) },
          pending: open.map(({ name }) => [name, error])
        };
      }
      function toSeen(asset, hashes = {}) {
        return { name: asset.name, ...(0, recorded.$2)(asset), ...hashes };
      }
      function wantedAtOnce({ listed: { assets } }, { isDownloading }) {
        const names = new Set(assets.map(({ name }) => name));
        return assets.filter(({ name, sha256 }) => {
          return !(0, compare_evidence.DW)(name, names) && (isDownloading || sha256 === void 0);
        });
      }
      function wantedByComparison({ listed, recorded: recorded2, seen }, { accepted }) {
        const findings = compareRelease(recorded2, seen, /* @__PURE__ */ new Map());
        const replaced = new Set(findings.flatMap(({ kind, asset }) => kind === "replaced" ? [asset] : []));
        const lines = new Map(recorded2?.assets.map((line) => [line.name, line]));
        return listed.assets.filter(({ name, sha256 }) => {
          const line = lines.get(name);
          const isUncommon = line !== void 0 && (line.sha256 === void 0 || sha256 === void 0);
          const isPinned = replaced.has(name) && (0, accept.ev)(accepted, listed.tag, name);
          return isUncommon || isPinned;
        });
      }
      ;
      const releasesAtOnce = 3;
      async function scanRepository(repository2, baseline2, options) {
        const at = options.now.toISOString();
        const listing = await listReleases(repository2, options.most, baseline2);
        const known = new Map(baseline2?.releases.map((release) => [release.tag, release]));
        const { sights, gone } = await seeAll(repository2, listing, known, options);
        const outcomes = await askAboutRecorded([...sights.flatMap(({ recorded: recorded2 }) => recorded2 ?? []), ...gone], options.chain, options.watch);
        const chain = new Map([...outcomes].map(([digest, outcome]) => [digest, toChainWord(digest, outcome)]));
        const releases = [
          ...sights.map((sight) => toReleaseScan(sight, chain, options, at)),
          ...gone.map((release) => toGoneScan(release, chain))
        ];
        return { releases, faults: listing.faults, outcomes };
      }
      async function seeAll(repository2, { releases, tags, gone }, known, options) {
        const seen = /* @__PURE__ */ new Map();
        options.watch.listed(releases.length);
        const tasks = (0, queue.JL)(releasesAtOnce, async (release) => {
          const { tag } = release;
          seen.set(release, await seeRelease(repository2, release, tags?.get(tag), known.get(tag), options));
          options.watch.seen(tag);
        });
        for (const release of releases)
          tasks.add(release);
        await tasks.rest();
        const sights = releases.flatMap((release) => {
          const sight = seen.get(release);
          return sight === void 0 || sight === "gone" ? [] : [tags === void 0 ? sight : withTagFault(sight)];
        });
        const lost = releases.flatMap((release) => seen.get(release) === "gone" ? known.get(release.tag) ?? [] : []);
        return { sights, gone: [...gone, ...lost] };
      }
      function withTagFault(sight) {
        if (sight.recorded?.commit === void 0 || sight.seen.commit !== void 0)
          return sight;
        const error = new errors._Z("GITHUB_UNAVAILABLE", "GitHub's list of tags lacks the release's tag.");
        return { ...sight, faults: new Map([...sight.faults, ["its tag", error]]) };
      }
      function toReleaseScan({ listed, recorded: recorded2, seen, faults }, chain, { accepted }, at) {
        const sorted = (0, accept.k4)(compareRelease(recorded2, seen, chain), accepted);
        const { published } = listed;
        const next = (0, baseline.z)({ recorded: recorded2, seen, ...published !== void 0 && { published }, ...sorted, at });
        return { tag: listed.tag, recorded: recorded2, seen, ...sorted, faults, next };
      }
      function toGoneScan(release, chain) {
        const findings = compareRelease(release, "gone", chain);
        return {
          tag: release.tag,
          recorded: release,
          seen: "gone",
          findings,
          accepted: [],
          faults: /* @__PURE__ */ new Map(),
          next: release
        };
      }
      function standingOf({ recorded: recorded2, findings, faults }, outcomes) {
        if (findings.some(finding.Ic))
          return "changed";
        if (recorded2 === void 0)
          return faults.size > 0 ? "not asked" : "unrecorded";
        const isSilent = recorded2.assets.some((line) => isUnasked(line, outcomes));
        return faults.size > 0 || isSilent ? "not asked" : "as recorded";
      }
      function isUnasked({ anchor }, outcomes) {
        return anchor !== void 0 && !isPlain(outcomes.get(anchor.digest));
      }
      function isPlain(outcome) {
        return outcome?.kind === "verified" || outcome?.kind === "no-match" || outcome?.kind === "not-found";
      }
      function isWhole({ releases, faults, outcomes, skipped }) {
        if (skipped !== void 0)
          return false;
        const isAsked = releases.every((release) => release.faults.size === 0 && standingOf(release, outcomes) !== "not asked");
        return faults.length === 0 && isAsked && [...outcomes.values()].every(isPlain);
      }
    })
  ),
  /***/
  8484: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        Kj: () => (
          /* binding */
          renderFinding
        ),
        /* harmony export */
        L7: () => (
          /* binding */
          sayFinding
        ),
        /* harmony export */
        Nm: () => (
          /* binding */
          renderFindingLines
        ),
        /* harmony export */
        v9: () => (
          /* binding */
          advice
        )
        /* harmony export */
      });
      var _core_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7422);
      var _render_markdown_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5601);
      var _recorded_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8682);
      const advice = {
        stranger: "treat these files as tampered with: take them down, tell who may have downloaded them, and change the credentials that can write releases.",
        owner: "If you did, accept it: delete it from the baseline (an asset's line, the `commit` of a moved tag, the entry of a removed release), or name the new digest of a replaced asset in the input `accept`. Stamp what is new; a new stamp also mends evidence."
      };
      function renderFindingLines(findings, renderKind = ({ kind }) => kind) {
        return findings.flatMap((finding) => {
          const { what, sentence, facts } = describeFinding(finding, { code: _core_text_js__WEBPACK_IMPORTED_MODULE_0__.zz, text: _core_text_js__WEBPACK_IMPORTED_MODULE_0__.S5 });
          return [`  ${renderKind(finding)}  ${what} ${sentence}`, ...facts.map((fact) => `      ${fact}`)];
        });
      }
      function renderFinding(finding) {
        const { what, sentence, facts } = describeFinding(finding, { code: _render_markdown_js__WEBPACK_IMPORTED_MODULE_1__.Cu, text: _render_markdown_js__WEBPACK_IMPORTED_MODULE_1__.u9 });
        return [`**${what}** ${sentence}`, ...facts].join("<br>");
      }
      function describeFinding({ kind, release, asset, recorded, seen, since }, quoting) {
        const { code, text } = quoting;
        return {
          what: asset === void 0 ? subjectOf(kind, code(release)) : `${code(asset)} of ${code(release)}`,
          sentence: `${findingSentences[kind]}.`,
          facts: [
            ...describeSide("recorded", recorded, seen, quoting),
            ...describeSide("now", seen, recorded, quoting),
            ...since === void 0 ? [] : [`last as recorded on ${text(since.slice(0, 10))}`]
          ]
        };
      }
      function subjectOf(kind, release) {
        return kind === "tag-moved" ? `The tag ${release}` : `The release ${release}`;
      }
      function describeSide(label, side, other, quoting) {
        if (side === void 0)
          return [];
        const { code } = quoting;
        const parts = [
          ...side.name === void 0 ? [] : [code(side.name)],
          ...describeUpload(side, other, quoting),
          ...isOtherAsset(side, other) ? [`asset id ${side.id}`] : [],
          ...side.sha3_256 === void 0 || isTold(side, other) ? [] : [`SHA3-256 ${code(side.sha3_256)}`],
          ...side.sha256 === void 0 ? [] : [`SHA-256 ${code(side.sha256)}`],
          ...side.commit === void 0 ? [] : [`commit ${code(side.commit)}`],
          ...side.block === void 0 ? [] : [`block ${side.block}`]
        ];
        return parts.length === 0 ? [] : [`${label}: ${parts.join(", ")}`];
      }
      function isTold(side, other) {
        return side.sha256 !== void 0 && other?.sha256 !== void 0 && other.sha3_256 === void 0;
      }
      function isOtherAsset(side, other) {
        if (side.id === void 0 || other?.id === void 0 || side.id === other.id)
          return false;
        return (0, _recorded_js__WEBPACK_IMPORTED_MODULE_2__.q3)(side, other) === true;
      }
      function describeUpload({ uploader, uploaded }, other, { code, text }) {
        if (uploader === void 0 || uploaded === void 0)
          return [];
        if (uploader === other?.uploader && uploaded === other.uploaded)
          return [];
        return [`uploaded by ${code(uploader)} on ${text(uploaded.slice(0, 16).replace("T", " "))} UTC`];
      }
      const findingSentences = {
        replaced: "was replaced: other bytes are served under this name",
        removed: "was removed",
        "anchored-late": "is on the chain later than recorded: its earliest block is younger",
        "not-anchored": "is recorded as anchored, and the chain does not hold it",
        "tag-moved": "points to another commit",
        "evidence-changed": "is evidence that was altered or dropped",
        added: "was added, and no evidence names it",
        renamed: "has another name now",
        reuploaded: "was uploaded again, the same bytes"
      };
      function sayFinding({ kind, asset, since }) {
        const what = asset === void 0 ? kind === "tag-moved" ? "The tag" : "The release" : "It";
        const last = since === void 0 ? "" : ` It was last as recorded on ${since.slice(0, 10)}.`;
        return `${what} ${findingSentences[kind]}.${last}`;
      }
    })
  )
};
