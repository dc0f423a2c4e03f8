export const id = 63;
export const ids = [63];
export const modules = {
  /***/
  1063: (
    /***/
    ((__webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => {
        try {
          let createLookDoor = function(door, place, show) {
            const { log, signals } = door;
            const optionsOf = (web) => ({
              ...place,
              web,
              clock: _client_clock_js__WEBPACK_IMPORTED_MODULE_0__.m,
              stop: signals.cancellation.stop,
              onDebug: log.debug
            });
            return {
              ...door,
              origin: { ...door.origin, repository: place.repository },
              openRepository: (web) => (0, _github_github_repository_js__WEBPACK_IMPORTED_MODULE_1__.v)(optionsOf(web)),
              openIssues: (web) => (0, _github_repository_issues_js__WEBPACK_IMPORTED_MODULE_2__.D)(optionsOf(web)),
              present: async (look, facts) => {
                show((paint, columns) => (0, _look_table_js__WEBPACK_IMPORTED_MODULE_3__.s)(look, paint, columns));
                door.printPaths(facts);
                return [];
              }
            };
          };
          __webpack_require__.d(__webpack_exports__, {
            /* harmony export */
            createLookDoor: () => (
              /* binding */
              createLookDoor
            )
            /* harmony export */
          });
          var _client_clock_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8251);
          var _github_github_repository_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4023);
          var _github_repository_issues_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(234);
          var _look_table_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6635);
          var __webpack_async_dependencies__ = __webpack_handle_async_dependencies__([_github_github_repository_js__WEBPACK_IMPORTED_MODULE_1__]);
          _github_github_repository_js__WEBPACK_IMPORTED_MODULE_1__ = (__webpack_async_dependencies__.then ? (await __webpack_async_dependencies__)() : __webpack_async_dependencies__)[0];
          __webpack_async_result__();
        } catch (e) {
          __webpack_async_result__(e);
        }
      });
    })
  ),
  /***/
  6635: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        s: () => (
          /* binding */
          renderLook
        )
      });
      var compare_finding = __webpack_require__(7941);
      var look_report = __webpack_require__(5244);
      var finding_lines = __webpack_require__(9916);
      var advice = __webpack_require__(6567);
      var look_headline = __webpack_require__(4682);
      var look = __webpack_require__(4412);
      ;
      function countRelease({ recorded, seen, findings, faults }, outcomes) {
        const lines = recorded?.assets ?? [];
        const alarms = findings.filter(compare_finding.Ic);
        const changed = new Set(alarms.flatMap(({ asset }) => asset ?? []));
        const silent = lines.filter((line2) => !faults.has(line2.name) && (0, look.G7)(line2, outcomes));
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
      ;
      function sayCounts(release, outcomes) {
        const { recorded, confirmed, changed, notAsked } = countRelease(release, outcomes);
        return [
          ...release.recorded === void 0 ? [] : [`${confirmed} of ${recorded} confirmed`],
          ...changed > 0 ? [`${changed} changed (${labelsOf(release.findings.filter(compare_finding.Ic)).join(", ")})`] : [],
          ...labelsOf(release.findings.filter((finding) => !(0, compare_finding.Ic)(finding))),
          ...notAsked > 0 ? [`${notAsked} not asked`] : []
        ].join(", ");
      }
      function labelsOf(findings) {
        const kinds = Map.groupBy(findings, ({ kind }) => kind);
        return [...kinds].map(([kind, { length }]) => (length > 1 ? `${length} ` : "") + compare_finding.xi[kind].label);
      }
      var line = __webpack_require__(6827);
      ;
      const mostLines = 100;
      function renderLook(look2, paint, columns) {
        const { findings, accepted } = look2;
        const releases = (0, look_report.O)(look2);
        const told = (0, finding_lines.N)(findings.slice(0, mostLines), (finding) => paint((0, compare_finding.Ic)(finding) ? "red" : "dim", finding.kind));
        const rows = releases.slice(0, mostLines).map(({ release, standing }) => {
          return renderRelease(release, standing, look2, paint, columns);
        });
        return [
          (0, look_headline.s)(look2),
          ...told,
          ...sayLeft(findings.length, "findings"),
          ...(0, finding_lines.N)(accepted.slice(0, mostLines), () => paint("dim", "accepted")),
          ...findings.some(compare_finding.Ic) ? [`If you did not do this yourself, ${advice.v.stranger}`, advice.v.owner, ""] : [],
          ...rows,
          ...sayLeft(releases.length, "releases")
        ].join("\n");
      }
      function sayLeft(count, what) {
        return count > mostLines ? [`and ${count - mostLines} more ${what}, in monitor.json`] : [];
      }
      const standingColours = {
        "as recorded": "green",
        changed: "red",
        unrecorded: "dim",
        "not asked": "yellow"
      };
      const standingWidth = Math.max(...Object.keys(standingColours).map(({ length }) => length));
      function renderRelease(release, standing, { sighting: { outcomes } }, paint, columns) {
        const counts = sayCounts(release, outcomes);
        const name = (0, line.zz)(release.tag, Math.max(20, columns - standingWidth - counts.length - 6));
        return `  ${paint(standingColours[standing], standing.padEnd(standingWidth))}  ${name}  ${paint("dim", counts)}`.trimEnd();
      }
    })
  ),
  /***/
  748: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        q: () => (
          /* binding */
          createPace
        )
        /* harmony export */
      });
      const windowMs = 60250;
      function createPace(perMinute, clock) {
        const sent = [];
        let resumeAt = Number.NEGATIVE_INFINITY;
        let closed;
        const waitOrTake = () => {
          const now = clock.now();
          if (resumeAt > now)
            return resumeAt - now;
          if (perMinute === 0)
            return 0;
          while ((sent[0] ?? now) <= now - windowMs)
            sent.shift();
          if (sent.length >= perMinute)
            return (sent[0] ?? now) + windowMs - now;
          sent.push(now);
          return 0;
        };
        return {
          turn: async (signal) => {
            for (; ; ) {
              const wait = closed === void 0 && !signal.aborted ? waitOrTake() : 0;
              if (wait <= 0)
                return closed;
              await clock.wait(wait, signal);
            }
          },
          pause: (milliseconds) => {
            resumeAt = Math.max(resumeAt, clock.now() + milliseconds);
          },
          close: (fault) => {
            closed ??= fault;
          }
        };
      }
    })
  ),
  /***/
  7002: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        m: () => (
          /* binding */
          parseRetryAfter
        )
        /* harmony export */
      });
      function parseRetryAfter(value, date, today) {
        if (typeof value !== "string")
          return void 0;
        if (/^\d{1,9}$/.test(value))
          return Number(value) * 1e3;
        const then = parseHttpDate(value);
        if (then === void 0)
          return void 0;
        const wait = then - (parseHttpDate(date) ?? today.getTime());
        return wait > 0 ? wait : void 0;
      }
      function parseHttpDate(value) {
        const form = /^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/;
        const parsed = typeof value === "string" && form.test(value) ? Date.parse(value) : Number.NaN;
        return Number.isNaN(parsed) ? void 0 : parsed;
      }
    })
  ),
  /***/
  5621: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        B4: () => (
          /* binding */
          nextWait
        ),
        /* harmony export */
        IJ: () => (
          /* binding */
          longestWaitMs
        ),
        /* harmony export */
        JN: () => (
          /* binding */
          backoff
        )
        /* harmony export */
      });
      const maximumAttempts = 4;
      const callBudgetMs = 18e4;
      const longestWaitMs = 6e4;
      function nextWait(fault, { attempt, elapsedMs, repeatable }, random) {
        if (fault.certainty === "perhaps-processed" && !repeatable)
          return void 0;
        if (attempt >= Math.min(maximumAttempts, fault.attempts))
          return void 0;
        const wait = fault.retryAfterMs ?? backoff(attempt, random, 0);
        return wait <= longestWaitMs && elapsedMs + wait <= callBudgetMs ? wait : void 0;
      }
      function backoff(attempt, random, least) {
        return 1e3 * 2 ** (attempt - 1) * (least + (1 - least) * random);
      }
    })
  ),
  /***/
  2820: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        j: () => (
          /* binding */
          readSections
        )
        /* harmony export */
      });
      const section = /(?<=^|\n)<!-- anchor-artifacts:begin ([\w.-]+) -->\r?\n([\s\S]*?)\n<!-- anchor-artifacts:end \1 -->(?=\r?\n|$)/g;
      const comment = /<!--((?:(?!<!--)[\s\S])*?)-->/g;
      function readSections(notes) {
        const found = /* @__PURE__ */ new Map();
        for (const [, key = "", content = ""] of notes.matchAll(section)) {
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
    })
  ),
  /***/
  5829: (
    /***/
    ((__webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => {
        try {
          let createDownloads = function(connection) {
            const { openAsset } = (0, _reads_js__WEBPACK_IMPORTED_MODULE_2__.c)(connection);
            const take = (asset, signal, through) => retryDownload(connection.clock, signal, async () => {
              const { status, headers, body } = await openAsset(asset, signal);
              if (status === 200)
                return ensureStated(asset, await (0, _operations_hashing_stream_js__WEBPACK_IMPORTED_MODULE_1__.L)(through(body), () => {
                }));
              body.destroy();
              throw toRefusal(status, headers);
            });
            return {
              hash: async (asset, signal) => {
                const { digest, sha256 } = await take(asset, signal, (body) => body);
                return { sha3_256: digest, sha256 };
              },
              read: async (asset, most, signal) => {
                let copy = createCopy(most);
                await take(asset, signal, (body) => (copy = createCopy(most)).keep(body));
                return copy.bytes();
              }
            };
          }, createCopy = function(most) {
            const chunks = [];
            return {
              keep: async function* (body) {
                const tooLarge = () => new _domain_errors_js__WEBPACK_IMPORTED_MODULE_0__._Z("ASSET_UNREADABLE", `The asset has more than ${most} bytes.`);
                for await (const chunk of (0, _domain_bytes_at_most_js__WEBPACK_IMPORTED_MODULE_4__.O)(body, most, tooLarge)) {
                  chunks.push(Uint8Array.from(chunk));
                  yield chunk;
                }
              },
              bytes: () => Buffer.concat(chunks)
            };
          }, toRefusal = function(status, headers) {
            const isApi = headers["x-github-request-id"] !== void 0;
            const account = `The asset was answered with ${status}.`;
            if (status === 401 && isApi)
              return new _domain_errors_js__WEBPACK_IMPORTED_MODULE_0__._Z("GITHUB_TOKEN_REJECTED", account);
            if (status === 403 && isApi)
              return new _domain_errors_js__WEBPACK_IMPORTED_MODULE_0__._Z("RELEASE_NOT_READABLE", account);
            if (status === 404)
              return new _domain_errors_js__WEBPACK_IMPORTED_MODULE_0__._Z("ASSET_UNREADABLE", account);
            return new Error(`it was answered with ${status}`);
          }, ensureStated = function({ sha256, size }, hashes) {
            const mismatch = findMismatch({ size, sha256 }, hashes);
            if (mismatch !== void 0)
              throw mismatch;
            return hashes;
          }, notDownloaded = function(why, cause) {
            return new _domain_errors_js__WEBPACK_IMPORTED_MODULE_0__._Z("ASSET_UNREADABLE", `The asset cannot be downloaded: ${why}.`, { cause });
          }, findMismatch = function({ sha256, size }, hashes) {
            if (size !== void 0 && hashes.size < size)
              throw new Error(`only ${hashes.size} of ${size} bytes came`);
            if (sha256 === void 0 ? hashes.size === size : hashes.sha256 === sha256)
              return void 0;
            const stated = sha256 === void 0 ? `${size} bytes` : `SHA-256 ${sha256}`;
            const served = sha256 === void 0 ? `${hashes.size} bytes` : `SHA-256 ${hashes.sha256}`;
            return new _domain_errors_js__WEBPACK_IMPORTED_MODULE_0__._Z("ASSET_DIGEST_MISMATCH", `GitHub states ${stated} for this asset, and serves ${served}.`);
          };
          __webpack_require__.d(__webpack_exports__, {
            /* harmony export */
            uv: () => (
              /* binding */
              createDownloads
            )
            /* harmony export */
          });
          var _client_faults_retry_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5621);
          var _domain_bytes_at_most_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3889);
          var _domain_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3047);
          var _operations_hashing_stream_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(283);
          var _reads_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2232);
          var _github_retry_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4865);
          var __webpack_async_dependencies__ = __webpack_handle_async_dependencies__([_operations_hashing_stream_js__WEBPACK_IMPORTED_MODULE_1__]);
          _operations_hashing_stream_js__WEBPACK_IMPORTED_MODULE_1__ = (__webpack_async_dependencies__.then ? (await __webpack_async_dependencies__)() : __webpack_async_dependencies__)[0];
          const mostDownloads = 4;
          async function retryDownload(clock, signal, work) {
            for (let attempt = 1; ; attempt += 1) {
              try {
                return await work();
              } catch (cause) {
                if (cause instanceof _domain_errors_js__WEBPACK_IMPORTED_MODULE_0__._Z)
                  throw cause;
                if (signal.aborted)
                  throw new _domain_errors_js__WEBPACK_IMPORTED_MODULE_0__._Z("NOT_ATTEMPTED", "The run was cancelled before this was downloaded.");
                const isFinal = cause instanceof RangeError || attempt >= mostDownloads;
                if (isFinal)
                  throw notDownloaded((0, _domain_errors_js__WEBPACK_IMPORTED_MODULE_0__.bD)(cause), cause);
                await clock.wait((0, _client_faults_retry_js__WEBPACK_IMPORTED_MODULE_5__.JN)(attempt, clock.random(), _github_retry_js__WEBPACK_IMPORTED_MODULE_3__.$), signal);
              }
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
  5321: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        Ng: () => (
          /* binding */
          connect
        ),
        /* harmony export */
        kv: () => (
          /* binding */
          isLoopbackPair
        )
        /* harmony export */
      });
      var _actions_github__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2218);
      var _domain_link_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5652);
      var _domain_bytes_at_most_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3889);
      var _domain_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3047);
      var _requests_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(747);
      function connect(options) {
        const { token, repository, apiUrl, web, clock, stop, onDebug } = options;
        const log = { debug: () => {
        }, info: () => {
        }, warn: onDebug, error: onDebug };
        const request = { fetch: limitAnswers(web.fetch), log };
        const octokit = (0, _actions_github__WEBPACK_IMPORTED_MODULE_0__.Q)(token, { baseUrl: apiUrl, userAgent: "anchor-artifacts", request, log });
        octokit.hook.after("request", ({ status, headers }, { method, url }) => {
          onDebug(`${method} ${url} ${status}, request ${headers["x-github-request-id"] ?? "without id"}`);
        });
        octokit.hook.error("request", (error, { method, url }) => {
          onDebug(`${method} ${url} failed: ${error.message}`);
          throw error;
        });
        const caller = (0, _requests_js__WEBPACK_IMPORTED_MODULE_2__.uF)(clock, stop, (milliseconds, why) => {
          onDebug(`${why}; waiting ${Math.ceil(milliseconds / 1e3)} s`);
        });
        return { ...options, ...caller, octokit, at: toOwnerAndRepo(repository) };
      }
      const longestAnswer = 256 * 1024 * 1024;
      function limitAnswers(fetch, most = longestAnswer) {
        return async (...request) => {
          const answer = await fetch(...request);
          if (answer.body === null)
            return answer;
          const tooLong = () => new RangeError(`the answer has more than ${most} bytes`);
          const body = ReadableStream.from((0, _domain_bytes_at_most_js__WEBPACK_IMPORTED_MODULE_3__.O)(answer.body, most, tooLong));
          const { status, statusText, headers, url } = answer;
          return Object.defineProperty(new Response(body, { status, statusText, headers }), "url", { value: url });
        };
      }
      function toOwnerAndRepo(repository) {
        const [owner = "", repo = "", ...rest] = repository.split("/");
        if (owner !== "" && repo !== "" && rest.length === 0)
          return { owner, repo };
        throw new _domain_errors_js__WEBPACK_IMPORTED_MODULE_1__._Z("RELEASE_NOT_FOUND", "GITHUB_REPOSITORY does not name a repository.");
      }
      function isLoopbackPair(one, other) {
        return (0, _domain_link_js__WEBPACK_IMPORTED_MODULE_4__.U)(one) && (0, _domain_link_js__WEBPACK_IMPORTED_MODULE_4__.U)(other);
      }
    })
  ),
  /***/
  6887: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        Lg: () => (
          /* binding */
          toGitHubError
        ),
        /* harmony export */
        PG: () => (
          /* binding */
          toBrokenFault
        ),
        /* harmony export */
        S4: () => (
          /* binding */
          isLimit
        ),
        /* harmony export */
        X2: () => (
          /* binding */
          isAmbiguous
        ),
        /* harmony export */
        ec: () => (
          /* binding */
          toFault
        ),
        /* harmony export */
        qu: () => (
          /* binding */
          dataOf
        )
        /* harmony export */
      });
      var _domain_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3047);
      var _domain_member_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2778);
      const longestSaid = 200;
      function toFault(thrown) {
        if (typeof (0, _domain_member_js__WEBPACK_IMPORTED_MODULE_1__.m)(thrown, "status") !== "number")
          throw thrown;
        const status = (0, _domain_member_js__WEBPACK_IMPORTED_MODULE_1__.m)(thrown, "response", "status");
        const data = (0, _domain_member_js__WEBPACK_IMPORTED_MODULE_1__.m)(thrown, "response", "data");
        const listed = (0, _domain_member_js__WEBPACK_IMPORTED_MODULE_1__.m)(data, "errors");
        const errors = Array.isArray(listed) ? listed : [];
        const words = [data, ...errors].map((part) => (0, _domain_member_js__WEBPACK_IMPORTED_MODULE_1__.m)(part, "message"));
        return {
          status: typeof status === "number" ? status : void 0,
          headers: (0, _domain_member_js__WEBPACK_IMPORTED_MODULE_1__.m)(thrown, "response", "headers") ?? {},
          said: words.filter((word) => typeof word === "string").join(": ").slice(0, longestSaid),
          codes: errors.map((error) => String((0, _domain_member_js__WEBPACK_IMPORTED_MODULE_1__.m)(error, "code"))),
          cause: causeOf(thrown)
        };
      }
      function toBrokenFault() {
        const cause = new Error("its answer was cut short, or is not JSON");
        return { status: void 0, headers: {}, said: "", codes: [], cause };
      }
      function causeOf(thrown) {
        return thrown instanceof Error ? thrown.cause : void 0;
      }
      function isAmbiguous({ status }) {
        return status === void 0 || status >= 500 || status === 408;
      }
      function isNameTaken({ status, codes }) {
        return status === 422 && codes.includes("already_exists");
      }
      function toGitHubError(fault, doing, refusal) {
        const { status, said, cause } = fault;
        const code = codeOf(fault, refusal);
        const what = status === void 0 ? `GitHub gave no usable answer: ${wordsOf(cause)}` : `GitHub answered ${status}`;
        return new _domain_errors_js__WEBPACK_IMPORTED_MODULE_0__._Z(code, `${doing} failed: ${what}.`, { cause, ...said !== "" && { said } });
      }
      function dataOf(answer, doing, refusal) {
        if ("data" in answer)
          return answer.data;
        throw toGitHubError(answer.fault, doing, refusal);
      }
      function codeOf(fault, refusal) {
        const { status, said } = fault;
        if (isAmbiguous(fault))
          return "GITHUB_UNAVAILABLE";
        if (isLimit(fault))
          return "GITHUB_RATE_LIMITED";
        if (status === 401)
          return "GITHUB_TOKEN_REJECTED";
        if (status === 422 && /immutable/i.test(said))
          return "RELEASE_IMMUTABLE";
        return status === 403 || status === 404 || status === 410 ? refusal : "GITHUB_REFUSED";
      }
      function wordsOf(cause) {
        if (!(cause instanceof Error))
          return "the connection broke";
        return cause.cause instanceof Error ? wordsOf(cause.cause) : cause.message.replace(/\.$/, "");
      }
      function isLimit({ status, headers, said }) {
        if (status === 429)
          return true;
        const isTold = headers["retry-after"] !== void 0 || headers["x-ratelimit-remaining"] === "0";
        return status === 403 && (isTold || /rate limit|abuse detection/i.test(said));
      }
    })
  ),
  /***/
  4023: (
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
                const size = most === "all" ? _read_pages_js__WEBPACK_IMPORTED_MODULE_4__.T0 : Math.min(_read_pages_js__WEBPACK_IMPORTED_MODULE_4__.T0, most + 1);
                const list = (0, _read_pages_js__WEBPACK_IMPORTED_MODULE_4__.n4)(connection, { doing: "Listing the releases", refusal: notReadable, size }, (page, signal) => repos.listReleases({ ...at, per_page: size, page, request: { signal } }));
                for await (const data of list) {
                  const release = toListed(data);
                  if (!data.draft)
                    yield release;
                }
              },
              readRelease: async (tag) => {
                const answer = await connection.call(_read_pages_js__WEBPACK_IMPORTED_MODULE_4__.dL, (signal) => repos.getReleaseByTag({ ...at, tag, request: { signal } }));
                if ("data" in answer) {
                  const release = toListed(answer.data);
                  return answer.data.draft ? void 0 : release;
                }
                if (answer.fault.status === 404)
                  return void 0;
                throw (0, _github_fault_js__WEBPACK_IMPORTED_MODULE_3__.Lg)(answer.fault, "Reading a release", notReadable);
              },
              listAssets: (release) => listAssets(connection, release),
              readTags: (wanted) => readTagCommits(connection, wanted),
              ...(0, _asset_downloads_js__WEBPACK_IMPORTED_MODULE_1__.uv)(connection)
            };
          }, toTag = function(data) {
            const [name, sha] = [data?.name, data?.commit?.sha];
            if (typeof name === "string" && typeof sha === "string" && /^[0-9a-f]{40}(?:[0-9a-f]{24})?$/.test(sha)) {
              return { name, sha };
            }
            throw new _domain_errors_js__WEBPACK_IMPORTED_MODULE_0__._Z("GITHUB_UNAVAILABLE", "GitHub's list of tags is not of its form.");
          }, toListed = function(data) {
            if (!isListed(data))
              throw new _domain_errors_js__WEBPACK_IMPORTED_MODULE_0__._Z("GITHUB_UNAVAILABLE", "GitHub's list of releases is not of its form.");
            return {
              id: data.id,
              tag: data.tag_name,
              sections: (0, _domain_evidence_notes_data_js__WEBPACK_IMPORTED_MODULE_5__.j)(data.body ?? ""),
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
          var _domain_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3047);
          var _domain_evidence_notes_data_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2820);
          var _asset_downloads_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5829);
          var _connection_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5321);
          var _github_fault_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6887);
          var _read_pages_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8884);
          var __webpack_async_dependencies__ = __webpack_handle_async_dependencies__([_asset_downloads_js__WEBPACK_IMPORTED_MODULE_1__]);
          _asset_downloads_js__WEBPACK_IMPORTED_MODULE_1__ = (__webpack_async_dependencies__.then ? (await __webpack_async_dependencies__)() : __webpack_async_dependencies__)[0];
          const notReadable = "RELEASE_NOT_READABLE";
          async function listAssets(connection, { id: id2 }) {
            const { at, octokit } = connection;
            const assets = [];
            const list = (0, _read_pages_js__WEBPACK_IMPORTED_MODULE_4__.n4)(connection, { doing: "Listing a release's assets", refusal: notReadable }, (page, signal) => octokit.rest.repos.listReleaseAssets({ ...at, release_id: id2, per_page: _read_pages_js__WEBPACK_IMPORTED_MODULE_4__.T0, page, request: { signal } }));
            try {
              for await (const data of list) {
                if (!isListedAsset(data))
                  throw new _domain_errors_js__WEBPACK_IMPORTED_MODULE_0__._Z("GITHUB_UNAVAILABLE", "GitHub's list of assets is not of its form.");
                assets.push(toListedAsset(data));
              }
              return assets;
            } catch (thrown) {
              if (thrown instanceof _read_pages_js__WEBPACK_IMPORTED_MODULE_4__.W2)
                return void 0;
              throw thrown;
            }
          }
          async function readTagCommits(connection, wanted) {
            const { at, octokit } = connection;
            const commits = /* @__PURE__ */ new Map();
            const list = (0, _read_pages_js__WEBPACK_IMPORTED_MODULE_4__.n4)(connection, { doing: "Listing the tags", refusal: notReadable }, (page, signal) => octokit.rest.repos.listTags({ ...at, per_page: _read_pages_js__WEBPACK_IMPORTED_MODULE_4__.T0, page, request: { signal } }));
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
  4865: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        $: () => (
          /* binding */
          leastShare
        ),
        /* harmony export */
        y: () => (
          /* binding */
          nextGitHubWait
        )
        /* harmony export */
      });
      var _client_faults_retry_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5621);
      var _client_faults_retry_after_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7002);
      var _github_fault_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6887);
      const attemptsAtLimit = 5;
      const attemptsAtBreak = 4;
      const mostWaitMs = 15 * 6e4;
      const unnamedWaitMs = 6e4;
      const leastShare = 0.5;
      function nextGitHubWait(fault, { attempt, isRepeatable, today, random }) {
        if ((0, _github_fault_js__WEBPACK_IMPORTED_MODULE_0__.S4)(fault)) {
          const wait = limitWait(fault, attempt, today);
          return attempt < attemptsAtLimit && wait <= mostWaitMs ? wait : void 0;
        }
        if (!isRepeatable || !(0, _github_fault_js__WEBPACK_IMPORTED_MODULE_0__.X2)(fault) || attempt >= attemptsAtBreak)
          return void 0;
        return (0, _client_faults_retry_js__WEBPACK_IMPORTED_MODULE_1__.JN)(attempt, random, leastShare);
      }
      function limitWait({ headers }, attempt, today) {
        const asked = (0, _client_faults_retry_after_js__WEBPACK_IMPORTED_MODULE_2__.m)(headers["retry-after"], headers["date"], today);
        if (asked !== void 0)
          return asked;
        const reset = Number(headers["x-ratelimit-reset"]) * 1e3;
        if (headers["x-ratelimit-remaining"] === "0" && Number.isFinite(reset)) {
          return Math.max(1e3, reset + 1e3 - clockOf(headers["date"], today));
        }
        return unnamedWaitMs * 2 ** (attempt - 1);
      }
      function clockOf(date, today) {
        const then = typeof date === "string" ? Date.parse(date) : Number.NaN;
        return Number.isNaN(then) ? today.getTime() : then;
      }
    })
  ),
  /***/
  8636: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        $$: () => (
          /* binding */
          notOfItsForm
        ),
        /* harmony export */
        Ky: () => (
          /* binding */
          toAsset
        ),
        /* harmony export */
        zR: () => (
          /* binding */
          toRelease
        )
        /* harmony export */
      });
      var _domain_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3047);
      const mostAssets = 1e3;
      function notOfItsForm(what) {
        return new _domain_errors_js__WEBPACK_IMPORTED_MODULE_0__._Z("GITHUB_UNAVAILABLE", `GitHub's answer about ${what} is not of its form.`);
      }
      function toRelease(data) {
        const { id: id2, tag_name, upload_url, body } = data;
        const isRelease = typeof id2 === "number" && typeof tag_name === "string" && typeof upload_url === "string";
        if (!isRelease || typeof (body ?? "") !== "string")
          throw notOfItsForm("a release");
        return {
          id: data.id,
          tag: data.tag_name,
          name: data.name,
          body: data.body ?? "",
          isDraft: data.draft,
          isPrerelease: data.prerelease,
          isImmutable: data.immutable === true,
          url: data.html_url,
          uploadUrl: data.upload_url
        };
      }
      function toAsset(data) {
        const { id: id2, name, size, browser_download_url } = data;
        const isNumbered = typeof id2 === "number" && typeof size === "number";
        if (!isNumbered || typeof name !== "string" || typeof browser_download_url !== "string")
          throw notOfItsForm("an asset");
        const [, sha256] = /^sha256:([0-9a-f]{64})$/i.exec(data.digest ?? "") ?? [];
        return {
          id: data.id,
          name: data.name,
          size: data.size,
          ...sha256 !== void 0 && { sha256: sha256.toLowerCase() },
          isUploaded: data.state === "uploaded",
          url: data.browser_download_url,
          createdAt: new Date(data.created_at)
        };
      }
      function permanentUrl({ url }, { tag }) {
        return url.replace(/(\/releases\/download\/)untagged-[0-9a-f]+(?=\/)/, (_, before) => {
          return before + encodeURIComponent(tag);
        });
      }
    })
  ),
  /***/
  8884: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        T0: () => (
          /* binding */
          pageSize
        ),
        /* harmony export */
        W2: () => (
          /* binding */
          NotThere
        ),
        /* harmony export */
        dL: () => (
          /* binding */
          pageManner
        ),
        /* harmony export */
        n4: () => (
          /* binding */
          readPages
        )
        /* harmony export */
      });
      var _domain_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3047);
      var _github_fault_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6887);
      const pageSize = 100;
      const mostPages = 100;
      const pageManner = { isWrite: false, isRepeatable: true, timeoutMs: 6e4 };
      class NotThere extends _domain_errors_js__WEBPACK_IMPORTED_MODULE_0__._Z {
      }
      async function* readPages({ call }, { doing, refusal, size = pageSize }, send) {
        for (let page = 1; page <= mostPages; page += 1) {
          const answer = await call(pageManner, (signal) => send(page, signal));
          if ("fault" in answer) {
            const error = (0, _github_fault_js__WEBPACK_IMPORTED_MODULE_1__.Lg)(answer.fault, doing, refusal);
            throw answer.fault.status === 404 ? new NotThere(error.code, error.account, { cause: error }) : error;
          }
          if (!Array.isArray(answer.data))
            throw new _domain_errors_js__WEBPACK_IMPORTED_MODULE_0__._Z("GITHUB_UNAVAILABLE", `${doing} gave no list.`);
          yield* answer.data;
          if (answer.data.length < size)
            return;
        }
      }
    })
  ),
  /***/
  2232: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        c: () => (
          /* binding */
          createReads
        )
        /* harmony export */
      });
      var node_stream_consumers__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8321);
      var _client_transport_downloads_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6754);
      var _domain_bytes_at_most_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3889);
      var _connection_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5321);
      var _github_fault_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6887);
      var _read_pages_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8884);
      var _model_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8636);
      const readManner = { isWrite: false, isRepeatable: true, timeoutMs: 3e4 };
      const refusal = "RELEASE_NOT_READABLE";
      function createReads(connection) {
        const { call, at } = connection;
        const { repos } = connection.octokit.rest;
        const one = async (send) => {
          const answer = await call(readManner, send);
          if ("fault" in answer && answer.fault.status === 404)
            return void 0;
          return (0, _model_js__WEBPACK_IMPORTED_MODULE_4__.zR)((0, _github_fault_js__WEBPACK_IMPORTED_MODULE_2__.qu)(answer, "Reading the release", refusal));
        };
        return {
          readRelease: async (id2) => {
            const release = await one((signal) => repos.getRelease({ ...at, release_id: id2, request: { signal } }));
            if (release !== void 0 && release.id !== id2)
              throw (0, _model_js__WEBPACK_IMPORTED_MODULE_4__.$$)("a release");
            return release;
          },
          readReleaseByTag: (tag) => one((signal) => repos.getReleaseByTag({ ...at, tag, request: { signal } })),
          readLatestRelease: () => one((signal) => repos.getLatestRelease({ ...at, request: { signal } })),
          readReleases: async function* () {
            const list = (0, _read_pages_js__WEBPACK_IMPORTED_MODULE_3__.n4)(connection, { doing: "Listing the releases", refusal }, (page, signal) => repos.listReleases({ ...at, per_page: _read_pages_js__WEBPACK_IMPORTED_MODULE_3__.T0, page, request: { signal } }));
            for await (const data of list)
              yield (0, _model_js__WEBPACK_IMPORTED_MODULE_4__.zR)(data);
          },
          readAssets: async ({ id: id2 }) => {
            const assets = [];
            const list = (0, _read_pages_js__WEBPACK_IMPORTED_MODULE_3__.n4)(connection, { doing: "Listing the release's assets", refusal }, (page, signal) => repos.listReleaseAssets({ ...at, release_id: id2, per_page: _read_pages_js__WEBPACK_IMPORTED_MODULE_3__.T0, page, request: { signal } }));
            for await (const data of list)
              assets.push((0, _model_js__WEBPACK_IMPORTED_MODULE_4__.Ky)(data));
            return assets;
          },
          openAsset: ({ id: id2 }, signal) => openInTurn(connection, id2, signal)
        };
      }
      async function openInTurn(connection, id2, signal) {
        for (let attempt = 1; ; attempt += 1) {
          await connection.readTurn();
          const answer = await openAsset(connection, id2, signal);
          const limit = await readLimit(answer);
          if (limit === void 0)
            return answer;
          if (!connection.heedFault(limit, attempt, false))
            throw (0, _github_fault_js__WEBPACK_IMPORTED_MODULE_2__.Lg)(limit, "Downloading an asset", refusal);
        }
      }
      const longestRefusal = 65536;
      async function readLimit({ status, headers, body }) {
        if (status !== 403 && status !== 429)
          return void 0;
        const tooLong = () => new RangeError("the refusal is too long");
        const data = await (0, node_stream_consumers__WEBPACK_IMPORTED_MODULE_0__.json)((0, _domain_bytes_at_most_js__WEBPACK_IMPORTED_MODULE_5__.O)(body, longestRefusal, tooLong)).catch(() => void 0);
        const fault = (0, _github_fault_js__WEBPACK_IMPORTED_MODULE_2__.ec)({ status, response: { status, headers, data } });
        return (0, _github_fault_js__WEBPACK_IMPORTED_MODULE_2__.S4)(fault) ? fault : void 0;
      }
      function openAsset(connection, id2, signal) {
        const { web, token, apiUrl, repository } = connection;
        const api = new URL(apiUrl);
        const start = new URL(`${apiUrl}/repos/${repository}/releases/assets/${id2}`);
        const accept = "application/octet-stream";
        return (0, _client_transport_downloads_js__WEBPACK_IMPORTED_MODULE_6__.e)(web, start, signal, {
          isAllowed: (url) => url.protocol === "https:" || url.origin === api.origin || (0, _connection_js__WEBPACK_IMPORTED_MODULE_1__.kv)(api, url),
          headersFor: ({ origin }) => origin === api.origin ? { accept, authorization: `token ${token}` } : { accept }
        });
      }
    })
  ),
  /***/
  234: (
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
      var _domain_member_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2778);
      var _connection_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5321);
      var _github_fault_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6887);
      var _model_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8636);
      var _read_pages_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8884);
      var _requests_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(747);
      const read = { isWrite: false, isRepeatable: true, timeoutMs: 3e4 };
      const issueRefusal = "ISSUE_NOT_WRITABLE";
      function openIssues(options) {
        const connection = (0, _connection_js__WEBPACK_IMPORTED_MODULE_0__.Ng)(options);
        const { call, octokit, at } = connection;
        const { issues, users } = octokit.rest;
        return {
          readLogin: async () => {
            const answer = await call(read, (signal) => users.getAuthenticated({ request: { signal } }));
            if ("fault" in answer && (answer.fault.status === 403 || answer.fault.status === 404))
              return void 0;
            const { login } = (0, _github_fault_js__WEBPACK_IMPORTED_MODULE_1__.qu)(answer, "Asking whose token it is", issueRefusal);
            if (typeof login !== "string" || login === "")
              throw (0, _model_js__WEBPACK_IMPORTED_MODULE_2__.$$)("the token's user");
            return login;
          },
          readIssues: (creator) => readIssues(connection, creator),
          create: async (title, body) => toIssue((0, _github_fault_js__WEBPACK_IMPORTED_MODULE_1__.qu)(
            // An issue or a comment whose answer was lost may be there: another one would be a second.
            await call(_requests_js__WEBPACK_IMPORTED_MODULE_4__.CL, (signal) => issues.create({ ...at, title, body, request: { signal } })),
            "Opening the issue",
            issueRefusal
          )),
          update: async (number, change) => {
            const answer = await call(_requests_js__WEBPACK_IMPORTED_MODULE_4__.EQ, (signal) => issues.update({ ...at, issue_number: number, ...change, request: { signal } }));
            (0, _github_fault_js__WEBPACK_IMPORTED_MODULE_1__.qu)(answer, "Updating the issue", issueRefusal);
          },
          comment: async (number, body) => {
            const answer = await call(_requests_js__WEBPACK_IMPORTED_MODULE_4__.CL, (signal) => issues.createComment({ ...at, issue_number: number, body, request: { signal } }));
            (0, _github_fault_js__WEBPACK_IMPORTED_MODULE_1__.qu)(answer, "Commenting on the issue", issueRefusal);
          }
        };
      }
      async function* readIssues(connection, creator) {
        const query = { ...connection.at, state: "all", creator, direction: "asc", per_page: _read_pages_js__WEBPACK_IMPORTED_MODULE_3__.T0 };
        const list = (0, _read_pages_js__WEBPACK_IMPORTED_MODULE_3__.n4)(connection, { doing: "Listing the issues", refusal: issueRefusal }, (page, signal) => connection.octokit.rest.issues.listForRepo({ ...query, page, request: { signal } }));
        for await (const data of list) {
          const issue = toIssue(data);
          if (data.pull_request === void 0)
            yield issue;
        }
      }
      function toIssue(data) {
        if (!isIssue(data))
          throw (0, _model_js__WEBPACK_IMPORTED_MODULE_2__.$$)("an issue");
        const { number, body, state, html_url: url, user } = data;
        return { number, body: body ?? "", isOpen: state === "open", author: user?.login ?? "", url };
      }
      function isIssue(data) {
        const { number, body, state, html_url: url, user } = data ?? {};
        const isOwned = user === null || user === void 0 || typeof (0, _domain_member_js__WEBPACK_IMPORTED_MODULE_5__.m)(user, "login") === "string";
        const isNumbered = Number.isSafeInteger(number) && typeof url === "string";
        const isStated = state === "open" || state === "closed";
        return isNumbered && isStated && typeof (body ?? "") === "string" && isOwned;
      }
    })
  ),
  /***/
  747: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        CL: () => (
          /* binding */
          onceOnly
        ),
        /* harmony export */
        EQ: () => (
          /* binding */
          repeatable
        ),
        /* harmony export */
        uF: () => (
          /* binding */
          createCaller
        )
        /* harmony export */
      });
      var _client_faults_pace_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(748);
      var _domain_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3047);
      var _github_fault_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6887);
      var _github_retry_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4865);
      const onceOnly = { isWrite: true, isRepeatable: false, timeoutMs: 3e4 };
      const repeatable = { ...onceOnly, isRepeatable: true };
      const betweenWritesMs = 1e3;
      function createCaller(clock, stop, onWait) {
        const turns = createRequestTurns(clock, stop);
        const heedFault = (fault, attempt, isRepeatable) => {
          const wait = (0, _github_retry_js__WEBPACK_IMPORTED_MODULE_2__.y)(fault, { attempt, isRepeatable, today: clock.today(), random: clock.random() });
          if (wait === void 0)
            return false;
          onWait(wait, `GitHub answered ${fault.status ?? "nothing"}`);
          turns.pause(wait);
          return true;
        };
        const insist = async (manner, send) => {
          for (let attempt = manner.attempt ?? 1; ; attempt += 1) {
            const answer = await attemptOnce(turns, stop, manner, send);
            if ("data" in answer)
              return answer;
            if (!heedFault(answer.fault, attempt, manner.isRepeatable))
              return answer;
            if (manner.attempt !== void 0)
              return { ...answer, isWorthAgain: true };
          }
        };
        let writes = Promise.resolve();
        return {
          readTurn: turns.readTurn,
          heedFault,
          writeTurn: turns.writeTurn,
          call: (manner, send) => {
            if (!manner.isWrite)
              return insist(manner, send);
            const turn = writes.then(() => insist(manner, send));
            writes = turn.catch(() => void 0);
            return turn;
          }
        };
      }
      function createRequestTurns(clock, stop) {
        const pace = (0, _client_faults_pace_js__WEBPACK_IMPORTED_MODULE_3__.q)(0, clock);
        let nextWriteAt = Number.NEGATIVE_INFINITY;
        const readTurn = async () => {
          await pace.turn(stop);
          refuseStopped(stop);
        };
        const writeTurn = async () => {
          const wait = nextWriteAt - clock.now();
          if (wait > 0)
            await clock.wait(wait, stop);
          await readTurn();
        };
        const hasWritten = () => void (nextWriteAt = clock.now() + betweenWritesMs);
        return { readTurn, writeTurn, hasWritten, pause: (milliseconds) => pace.pause(milliseconds) };
      }
      async function attemptOnce({ readTurn, writeTurn, hasWritten }, stop, { isWrite, timeoutMs }, send) {
        await (isWrite ? writeTurn() : readTurn());
        try {
          const { status, data } = await send(AbortSignal.any([stop, AbortSignal.timeout(timeoutMs)]));
          return status === noContent || isParsed(data) ? { data } : { fault: (0, _github_fault_js__WEBPACK_IMPORTED_MODULE_1__.PG)() };
        } catch (thrown) {
          refuseStopped(stop);
          return { fault: (0, _github_fault_js__WEBPACK_IMPORTED_MODULE_1__.ec)(thrown) };
        } finally {
          if (isWrite)
            hasWritten();
        }
      }
      const noContent = 204;
      function isParsed(data) {
        return typeof data === "object" && data !== null && !(data instanceof ArrayBuffer);
      }
      function refuseStopped({ aborted }) {
        if (aborted)
          throw new _domain_errors_js__WEBPACK_IMPORTED_MODULE_0__._Z("NOT_ATTEMPTED", "The run was cancelled before GitHub had answered.");
      }
    })
  )
};
