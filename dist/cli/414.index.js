export const id = 414;
export const ids = [414];
export const modules = {
  /***/
  8774: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        JK: () => (
          /* binding */
          faultOfBreak
        ),
        /* harmony export */
        al: () => (
          /* binding */
          garbledFault
        ),
        /* harmony export */
        mu: () => (
          /* binding */
          parseRetryAfter
        ),
        /* harmony export */
        yQ: () => (
          /* binding */
          faultOfStatus
        )
        /* harmony export */
      });
      var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3026);
      var _core_members_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7066);
      const always = Number.POSITIVE_INFINITY;
      const refusal = { certainty: "refused", attempts: 1 };
      const limit = { code: "RATE_LIMITED", certainty: "refused", attempts: always };
      const statusRules = {
        401: { code: "API_KEY_REJECTED", ...refusal },
        402: { code: "PLAN_LIMIT_REACHED", ...refusal },
        403: { code: "API_KEY_REJECTED", ...refusal },
        404: { code: "ENDPOINT_NOT_FOUND", ...refusal },
        408: { code: "REQUEST_TIMEOUT", certainty: "perhaps-processed", attempts: always },
        // The request in progress may be our own, so the chain has to be asked.
        409: { code: "REQUEST_REJECTED", certainty: "perhaps-processed", attempts: 1 },
        425: { code: "SERVICE_UNAVAILABLE", certainty: "refused", attempts: always },
        429: limit
      };
      const limitWords = /\b(?:rate[- ]limit|too many requests|quota)/i;
      function ruleOf(status, asksToWait, said = "") {
        if (status === 403 && (asksToWait || limitWords.test(said)))
          return limit;
        if (status >= 500)
          return { code: "SERVICE_UNAVAILABLE", certainty: "perhaps-processed", attempts: always };
        if (status < 400)
          return { code: "REDIRECT_REFUSED", ...refusal };
        return statusRules[status] ?? { code: "REQUEST_REJECTED", ...refusal };
      }
      function faultOfStatus(status, headers, asked, today, said) {
        const retryAfterMs = parseRetryAfter(headers["retry-after"], headers["date"], today);
        const { code, ...rule } = ruleOf(status, retryAfterMs !== void 0, said);
        const account = `POST ${asked.path} answered ${status}${detail(status, headers, asked, retryAfterMs)}.`;
        const facts = { requestId: asked.requestId, said: status < 400 ? void 0 : said, retryAfterMs, httpStatus: status };
        const error = new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__._Z(code, account, facts);
        return { error, ...rule, ...retryAfterMs !== void 0 && { retryAfterMs } };
      }
      function detail(status, headers, { bytes }, retryAfterMs) {
        if (status === 413 && bytes !== void 0)
          return `, too large, to ${bytes} bytes`;
        if (status < 400)
          return `, a redirect to ${originOf(headers["location"])}`;
        return retryAfterMs === void 0 ? "" : `, to be retried after ${Math.ceil(retryAfterMs / 1e3)} s`;
      }
      function originOf(location) {
        if (location === void 0)
          return "nowhere";
        return URL.canParse(location) ? new URL(location).origin : "a relative address";
      }
      function garbledFault(what, { path, requestId }, attempts = 1) {
        const error = new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__._Z("RESPONSE_INVALID", `POST ${path} answered ${what}.`, { requestId });
        return { error, certainty: "perhaps-processed", attempts, garbled: true };
      }
      const breakRules = {
        // The catalogue's hint says that nothing was sent, which is not so for a request that was under way.
        aborted: ({ sent }) => ({
          code: "NOT_ATTEMPTED",
          what: "was cancelled",
          attempts: 1,
          ...sent && { hint: "The request was under way when the run was cancelled: run the job again for its answer." }
        }),
        // After a timeout one more attempt is made, not three: each may take the whole deadline.
        timeout: ({ sent }, timeoutMs) => ({
          code: "REQUEST_TIMEOUT",
          what: `brought no whole answer within ${timeoutMs / 1e3} s`,
          attempts: sent ? 2 : always
        }),
        // `said`, because it quotes names out of the certificate, which a stranger may have written.
        tls: ({ cause }) => ({
          code: "TLS_REJECTED",
          what: "was not sent, the TLS connection was refused",
          attempts: 1,
          said: reasonOf(cause)
        }),
        failed: ({ sent, cause }) => sent ? lostConnection(cause) : noConnection(cause)
      };
      function faultOfBreak(broken, { path, requestId }, timeoutMs) {
        const { cause, sent, reason } = broken;
        const { code, what, attempts, ...words } = breakRules[reason](broken, timeoutMs);
        const error = new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__._Z(code, `POST ${path} ${what}.`, { requestId, cause, ...words });
        return { error, certainty: sent ? "perhaps-processed" : "not-sent", attempts };
      }
      function lostConnection(cause) {
        const code = "CONNECTION_LOST";
        const isContinue = (0, _core_members_js__WEBPACK_IMPORTED_MODULE_1__.mz)(cause, "code") === "UND_ERR_SOCKET" && (0, _core_members_js__WEBPACK_IMPORTED_MODULE_1__.mz)(cause, "message") === "bad response";
        if (!isContinue)
          return { code, what: `was sent, then the connection broke: ${reasonOf(cause)}`, attempts: always };
        const what = "was sent and answered with 100 Continue, unasked, behind which no answer can be read";
        const hint = "Have the service, or the gateway before it, send 100 Continue only to requests that ask for it: the HTTP client of this tool gives up at it.";
        return { code, what, attempts: 1, hint };
      }
      function noConnection(cause) {
        const code = "SERVICE_UNREACHABLE";
        const [, status] = /^Proxy response \((\d{3})\)/.exec(cause instanceof Error ? cause.message : "") ?? [];
        if (status === void 0)
          return { code, what: `was not sent: ${reasonOf(cause)}`, attempts: always };
        const what = `was not sent: the proxy answered ${status} to CONNECT`;
        if (status === "407")
          return { code, what, attempts: 1, hint: "Give the proxy's user and password in HTTPS_PROXY." };
        if (!status.startsWith("4") || status === "429")
          return { code, what, attempts: always };
        return { code, what, attempts: 1, hint: "Have the proxy let this host through, or name the host in NO_PROXY." };
      }
      const opensslError = /:error:[0-9A-F]{8}:[^:]*:[^:]*:([^:\n]+)/;
      function reasonOf(cause) {
        if (cause instanceof AggregateError && cause.errors.length > 0)
          return reasonOf(cause.errors[0]);
        if (!(cause instanceof Error))
          return String(cause);
        const code = "code" in cause ? String(cause.code) : cause.name;
        const [, opensslReason] = opensslError.exec(cause.message) ?? [];
        if (opensslReason !== void 0)
          return `${code} ${opensslReason}`;
        return cause.message.includes(code) ? cause.message : `${code} ${cause.message}`;
      }
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
  4032: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        B4: () => (
          /* binding */
          nextWait
        ),
        /* harmony export */
        JN: () => (
          /* binding */
          backoff
        ),
        /* harmony export */
        wJ: () => (
          /* binding */
          maxWaitMs
        ),
        /* harmony export */
        x: () => (
          /* binding */
          createRateLimiter
        )
        /* harmony export */
      });
      const maxAttempts = 4;
      const callBudgetMs = 18e4;
      const maxWaitMs = 6e4;
      function nextWait(fault, { attempt, elapsedMs, repeatable: repeatable2 }, random) {
        if (fault.certainty === "perhaps-processed" && !repeatable2)
          return void 0;
        if (attempt >= Math.min(maxAttempts, fault.attempts))
          return void 0;
        const wait = fault.retryAfterMs ?? backoff(attempt, random, 0);
        return wait <= maxWaitMs && elapsedMs + wait <= callBudgetMs ? wait : void 0;
      }
      function backoff(attempt, random, least) {
        return 1e3 * 2 ** (attempt - 1) * (least + (1 - least) * random);
      }
      const windowMs = 60250;
      function createRateLimiter(perMinute, clock) {
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
  9414: (
    /***/
    ((__webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => {
        try {
          let createScanHost = function(host, address, show) {
            const { log, signals } = host;
            const optionsOf = (web) => ({
              ...address,
              web,
              clock: _host_clock_js__WEBPACK_IMPORTED_MODULE_3__.m,
              stop: signals.cancellation.stop,
              onDebug: log.debug
            });
            return {
              ...host,
              origin: { ...host.origin, repository: address.repository },
              openRepository: (web) => (0, _github_repository_js__WEBPACK_IMPORTED_MODULE_2__.v)(optionsOf(web)),
              openIssues: (web) => (0, _github_issues_js__WEBPACK_IMPORTED_MODULE_1__.D)(optionsOf(web)),
              present: async (scan, facts) => {
                show((paint, columns) => (0, _monitor_scan_table_js__WEBPACK_IMPORTED_MODULE_4__.Q)(scan, paint, columns));
                host.printPaths(facts);
                return [];
              }
            };
          }, toScanError = function(thrown) {
            const error = (0, _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.Xt)(thrown);
            const { code, account, said, requestId } = error;
            const hint = refusalHints[code];
            return hint === void 0 ? error : new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__._Z(code, account, { cause: error, said, requestId, hint });
          };
          __webpack_require__.d(__webpack_exports__, {
            /* harmony export */
            createScanHost: () => (
              /* binding */
              createScanHost
            ),
            /* harmony export */
            toScanError: () => (
              /* binding */
              toScanError
            )
            /* harmony export */
          });
          var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3026);
          var _github_issues_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2209);
          var _github_repository_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5);
          var _host_clock_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4258);
          var _monitor_scan_table_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4838);
          var __webpack_async_dependencies__ = __webpack_handle_async_dependencies__([_github_repository_js__WEBPACK_IMPORTED_MODULE_2__]);
          _github_repository_js__WEBPACK_IMPORTED_MODULE_2__ = (__webpack_async_dependencies__.then ? (await __webpack_async_dependencies__)() : __webpack_async_dependencies__)[0];
          const refusalHints = {
            GITHUB_TOKEN_REJECTED: "Check the token in GH_TOKEN, or in GITHUB_TOKEN where there is no GH_TOKEN.",
            RELEASE_NOT_READABLE: "Check --repository, and that the token in GH_TOKEN or GITHUB_TOKEN may read the contents of that repository."
          };
          __webpack_async_result__();
        } catch (e) {
          __webpack_async_result__(e);
        }
      });
    })
  ),
  /***/
  3627: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        jn: () => (
          /* binding */
          readSections
        )
        /* harmony export */
      });
      var _parse_statement_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2528);
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
        const json = JSON.stringify(statement);
        return start + json.replaceAll(/[<>\u2028\u2029]|(?<=-)-/g, toEscape) + end;
      }
      function toEscape(character) {
        return `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;
      }
      function readSectionData(section) {
        const line = section.split("\n").findLast((each) => each.startsWith(start) && each.endsWith(end));
        return line === void 0 ? void 0 : parseIfValid(line.slice(start.length, -end.length));
      }
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
          connect2
        ),
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
        kv: () => (
          /* binding */
          isLoopbackPair2
        ),
        /* harmony export */
        n4: () => (
          /* binding */
          readPages
        )
        /* harmony export */
      });
      var _actions_github__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2218);
      var _core_bytes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3462);
      var _core_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3026);
      var _core_url_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5708);
      var _fault_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2017);
      var _requests_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(747);
      function connect2(options) {
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
        const caller = (0, _requests_js__WEBPACK_IMPORTED_MODULE_4__.uF)(clock, stop, (milliseconds, why) => {
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
          const body = ReadableStream.from((0, _core_bytes_js__WEBPACK_IMPORTED_MODULE_1__.O)(answer.body, most, tooLong));
          const { status, statusText, headers, url } = answer;
          return Object.defineProperty(new Response(body, { status, statusText, headers }), "url", { value: url });
        };
      }
      function toOwnerAndRepo(repository) {
        const [owner = "", repo = "", ...rest] = repository.split("/");
        if (owner !== "" && repo !== "" && rest.length === 0)
          return { owner, repo };
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_2__._Z("RELEASE_NOT_FOUND", "GITHUB_REPOSITORY does not name a repository.");
      }
      function isLoopbackPair2(one, other) {
        return (0, _core_url_js__WEBPACK_IMPORTED_MODULE_5__.U9)(one) && (0, _core_url_js__WEBPACK_IMPORTED_MODULE_5__.U9)(other);
      }
      const pageSize = 100;
      const maxPages = 100;
      const pageManner = { isWrite: false, isRepeatable: true, timeoutMs: 6e4 };
      class NotThere extends _core_errors_js__WEBPACK_IMPORTED_MODULE_2__._Z {
      }
      async function* readPages({ call }, { doing, refusal, size = pageSize }, send) {
        for (let page = 1; page <= maxPages; page += 1) {
          const answer = await call(pageManner, (signal) => send(page, signal));
          if ("fault" in answer) {
            const error = (0, _fault_js__WEBPACK_IMPORTED_MODULE_3__.Lg)(answer.fault, doing, refusal);
            throw answer.fault.status === 404 ? new NotThere(error.code, error.account, { cause: error }) : error;
          }
          if (!Array.isArray(answer.data))
            throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_2__._Z("GITHUB_UNAVAILABLE", `${doing} gave no list.`);
          yield* answer.data;
          if (answer.data.length < size)
            return;
        }
      }
    })
  ),
  /***/
  2072: (
    /***/
    ((__webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => {
        try {
          let createGitHub = function(options) {
            const connection = connect(options);
            const { read } = createDownloads(connection);
            return { ...createReads(connection), ...createWrites(connection), read };
          }, createDownloads = function(connection) {
            const { openAsset } = (0, _releases_js__WEBPACK_IMPORTED_MODULE_4__.cI)(connection);
            const take = (asset, signal, through) => retryDownload(connection.clock, signal, async () => {
              const { status, headers, body } = await openAsset(asset, signal);
              if (status === 200)
                return ensureStated(asset, await (0, _hash_stream_js__WEBPACK_IMPORTED_MODULE_2__.L)(through(body), () => {
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
                const tooLarge = () => new _core_errors_js__WEBPACK_IMPORTED_MODULE_1__._Z("ASSET_UNREADABLE", `The asset has more than ${most} bytes.`);
                for await (const chunk of (0, _core_bytes_js__WEBPACK_IMPORTED_MODULE_0__.O)(body, most, tooLarge)) {
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
              return new _core_errors_js__WEBPACK_IMPORTED_MODULE_1__._Z("GITHUB_TOKEN_REJECTED", account);
            if (status === 403 && isApi)
              return new _core_errors_js__WEBPACK_IMPORTED_MODULE_1__._Z("RELEASE_NOT_READABLE", account);
            if (status === 404)
              return new _core_errors_js__WEBPACK_IMPORTED_MODULE_1__._Z("ASSET_UNREADABLE", account);
            return new Error(`it was answered with ${status}`);
          }, ensureStated = function({ sha256, size }, hashes) {
            const mismatch = findMismatch({ size, sha256 }, hashes);
            if (mismatch !== void 0)
              throw mismatch;
            return hashes;
          }, notDownloaded = function(why, cause) {
            return new _core_errors_js__WEBPACK_IMPORTED_MODULE_1__._Z("ASSET_UNREADABLE", `The asset cannot be downloaded: ${why}.`, { cause });
          }, findMismatch = function({ sha256, size }, hashes) {
            if (size !== void 0 && hashes.size < size)
              throw new Error(`only ${hashes.size} of ${size} bytes came`);
            if (sha256 === void 0 ? hashes.size === size : hashes.sha256 === sha256)
              return void 0;
            const stated = sha256 === void 0 ? `${size} bytes` : `SHA-256 ${sha256}`;
            const served = sha256 === void 0 ? `${hashes.size} bytes` : `SHA-256 ${hashes.sha256}`;
            return new _core_errors_js__WEBPACK_IMPORTED_MODULE_1__._Z("ASSET_DIGEST_MISMATCH", `GitHub states ${stated} for this asset, and serves ${served}.`);
          };
          __webpack_require__.d(__webpack_exports__, {
            /* harmony export */
            uv: () => (
              /* binding */
              createDownloads
            )
            /* harmony export */
          });
          var _api_retry_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(4032);
          var _core_bytes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3462);
          var _core_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3026);
          var _hash_stream_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7848);
          var _connection_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5321);
          var _releases_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8527);
          var _requests_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(747);
          var __webpack_async_dependencies__ = __webpack_handle_async_dependencies__([_hash_stream_js__WEBPACK_IMPORTED_MODULE_2__]);
          _hash_stream_js__WEBPACK_IMPORTED_MODULE_2__ = (__webpack_async_dependencies__.then ? (await __webpack_async_dependencies__)() : __webpack_async_dependencies__)[0];
          const maxDownloads = 4;
          async function retryDownload(clock, signal, work) {
            for (let attempt = 1; ; attempt += 1) {
              try {
                return await work();
              } catch (cause) {
                if (cause instanceof _core_errors_js__WEBPACK_IMPORTED_MODULE_1__._Z)
                  throw cause;
                if (signal.aborted)
                  throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_1__._Z("NOT_ATTEMPTED", "The run was cancelled before this was downloaded.");
                const isFinal = cause instanceof RangeError || attempt >= maxDownloads;
                if (isFinal)
                  throw notDownloaded((0, _core_errors_js__WEBPACK_IMPORTED_MODULE_1__.bD)(cause), cause);
                await clock.wait((0, _api_retry_js__WEBPACK_IMPORTED_MODULE_6__.JN)(attempt, clock.random(), _requests_js__WEBPACK_IMPORTED_MODULE_5__.$t), signal);
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
  2017: (
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
      var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3026);
      var _core_members_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7066);
      const maxSaidLength = 200;
      function toFault(thrown) {
        if (typeof (0, _core_members_js__WEBPACK_IMPORTED_MODULE_1__.mz)(thrown, "status") !== "number")
          throw thrown;
        const status = (0, _core_members_js__WEBPACK_IMPORTED_MODULE_1__.mz)(thrown, "response", "status");
        const data = (0, _core_members_js__WEBPACK_IMPORTED_MODULE_1__.mz)(thrown, "response", "data");
        const listed = (0, _core_members_js__WEBPACK_IMPORTED_MODULE_1__.mz)(data, "errors");
        const errors = Array.isArray(listed) ? listed : [];
        const words = [data, ...errors].map((part) => (0, _core_members_js__WEBPACK_IMPORTED_MODULE_1__.mz)(part, "message"));
        return {
          status: typeof status === "number" ? status : void 0,
          headers: (0, _core_members_js__WEBPACK_IMPORTED_MODULE_1__.mz)(thrown, "response", "headers") ?? {},
          said: words.filter((word) => typeof word === "string").join(": ").slice(0, maxSaidLength),
          codes: errors.map((error) => String((0, _core_members_js__WEBPACK_IMPORTED_MODULE_1__.mz)(error, "code"))),
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
        return new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__._Z(code, `${doing} failed: ${what}.`, { cause, ...said !== "" && { said } });
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
  8527: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        cI: () => (
          /* binding */
          createReads2
        )
        /* harmony export */
      });
      var node_stream_consumers__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8321);
      var _api_downloads_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(8987);
      var _core_bytes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3462);
      var _core_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3026);
      var _release_forge_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(48);
      var _connection_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5321);
      var _fault_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2017);
      var _requests_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(747);
      const readManner = { isWrite: false, isRepeatable: true, timeoutMs: 3e4 };
      const refusal = "RELEASE_NOT_READABLE";
      function createReads2(connection) {
        const { call, at } = connection;
        const { repos } = connection.octokit.rest;
        const one = async (send) => {
          const answer = await call(readManner, send);
          if ("fault" in answer && answer.fault.status === 404)
            return void 0;
          return (0, _release_forge_js__WEBPACK_IMPORTED_MODULE_3__.zR)((0, _fault_js__WEBPACK_IMPORTED_MODULE_5__.qu)(answer, "Reading the release", refusal));
        };
        return {
          readRelease: async (id2) => {
            const release = await one((signal) => repos.getRelease({ ...at, release_id: id2, request: { signal } }));
            if (release !== void 0 && release.id !== id2)
              throw (0, _release_forge_js__WEBPACK_IMPORTED_MODULE_3__.$$)("a release");
            return release;
          },
          readReleaseByTag: (tag) => one((signal) => repos.getReleaseByTag({ ...at, tag, request: { signal } })),
          readLatestRelease: () => one((signal) => repos.getLatestRelease({ ...at, request: { signal } })),
          readReleases: async function* () {
            const list = (0, _connection_js__WEBPACK_IMPORTED_MODULE_4__.n4)(connection, { doing: "Listing the releases", refusal }, (page, signal) => repos.listReleases({ ...at, per_page: _connection_js__WEBPACK_IMPORTED_MODULE_4__.T0, page, request: { signal } }));
            for await (const data of list)
              yield (0, _release_forge_js__WEBPACK_IMPORTED_MODULE_3__.zR)(data);
          },
          readAssets: async ({ id: id2 }) => {
            const assets = [];
            const list = (0, _connection_js__WEBPACK_IMPORTED_MODULE_4__.n4)(connection, { doing: "Listing the release's assets", refusal }, (page, signal) => repos.listReleaseAssets({ ...at, release_id: id2, per_page: _connection_js__WEBPACK_IMPORTED_MODULE_4__.T0, page, request: { signal } }));
            for await (const data of list)
              assets.push((0, _release_forge_js__WEBPACK_IMPORTED_MODULE_3__.Ky)(data));
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
            throw (0, _fault_js__WEBPACK_IMPORTED_MODULE_5__.Lg)(limit, "Downloading an asset", refusal);
        }
      }
      const maxRefusalLength = 65536;
      async function readLimit({ status, headers, body }) {
        if (status !== 403 && status !== 429)
          return void 0;
        const tooLong = () => new RangeError("the refusal is too long");
        const data = await (0, node_stream_consumers__WEBPACK_IMPORTED_MODULE_0__.json)((0, _core_bytes_js__WEBPACK_IMPORTED_MODULE_1__.O)(body, maxRefusalLength, tooLong)).catch(() => void 0);
        const fault = (0, _fault_js__WEBPACK_IMPORTED_MODULE_5__.ec)({ status, response: { status, headers, data } });
        return (0, _fault_js__WEBPACK_IMPORTED_MODULE_5__.S4)(fault) ? fault : void 0;
      }
      function openAsset(connection, id2, signal) {
        const { web, token, apiUrl, repository } = connection;
        const api = new URL(apiUrl);
        const start = new URL(`${apiUrl}/repos/${repository}/releases/assets/${id2}`);
        const accept = "application/octet-stream";
        return (0, _api_downloads_js__WEBPACK_IMPORTED_MODULE_7__.e)(web, start, signal, {
          isAllowed: (url) => url.protocol === "https:" || url.origin === api.origin || (0, _connection_js__WEBPACK_IMPORTED_MODULE_4__.kv)(api, url),
          headersFor: ({ origin }) => origin === api.origin ? { accept, authorization: `token ${token}` } : { accept }
        });
      }
      const upload = { ..._requests_js__WEBPACK_IMPORTED_MODULE_6__.CL, timeoutMs: 3e5 };
      function createWrites2({ call, writeTurn, at, octokit, apiUrl }) {
        const { repos } = octokit.rest;
        return {
          writeTurn,
          updateNotes: ({ id: id2 }, body, attempt) => call({ ...onceOnly, attempt }, (signal) => repos.updateRelease({ ...at, release_id: id2, body, request: { signal } })),
          touchRelease: ({ id: id2, name, isPrerelease }) => {
            const same = name ? { name } : { prerelease: isPrerelease };
            return call(repeatable, (signal) => repos.updateRelease({ ...at, release_id: id2, ...same, request: { signal } }));
          },
          uploadAsset: async (release, name, bytes) => {
            const url = uploadAddress(release, name, apiUrl).href;
            const headers = { "content-type": "application/octet-stream" };
            const answer = await call(upload, (signal) => octokit.request({ method: "POST", url, headers, data: bytes, request: { signal } }));
            return mapAnswer(answer, (data) => toAsset(data));
          },
          renameAsset: async ({ id: id2 }, name) => {
            const answer = await call(repeatable, (signal) => repos.updateReleaseAsset({ ...at, asset_id: id2, name, request: { signal } }));
            return mapAnswer(answer, toAsset);
          },
          deleteAsset: ({ id: id2 }) => call(repeatable, (signal) => repos.deleteReleaseAsset({ ...at, asset_id: id2, request: { signal } }))
        };
      }
      function mapAnswer(answer, convert) {
        return "data" in answer ? { data: convert(answer.data) } : answer;
      }
      function uploadAddress({ uploadUrl }, name, apiUrl) {
        const url = new URL(uploadUrl.replace(/\{.*$/s, ""));
        const api = new URL(apiUrl);
        const hosts = [api.host, api.host.replace(/^api\./, "uploads."), `uploads.${api.host}`];
        const isGitHub = url.protocol === api.protocol && hosts.includes(url.host);
        if (!isGitHub && !isLoopbackPair(api, url)) {
          throw new AnchorError("GITHUB_REFUSED", `The release names ${url.origin} for uploads, which is not GitHub's.`);
        }
        url.searchParams.set("name", name);
        return url;
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
  747: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        $t: () => (
          /* binding */
          leastShare
        ),
        /* harmony export */
        CL: () => (
          /* binding */
          onceOnly2
        ),
        /* harmony export */
        EQ: () => (
          /* binding */
          repeatable2
        ),
        /* harmony export */
        uF: () => (
          /* binding */
          createCaller
        )
        /* harmony export */
      });
      var _api_fault_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8774);
      var _api_retry_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4032);
      var _core_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3026);
      var _fault_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2017);
      const onceOnly2 = { isWrite: true, isRepeatable: false, timeoutMs: 3e4 };
      const repeatable2 = { ...onceOnly2, isRepeatable: true };
      const betweenWritesMs = 1e3;
      function createCaller(clock, stop, onWait) {
        const tasks = createRequestTurns(clock, stop);
        const heedFault = (fault, attempt, isRepeatable) => {
          const wait = nextGitHubWait(fault, { attempt, isRepeatable, today: clock.today(), random: clock.random() });
          if (wait === void 0)
            return false;
          onWait(wait, `GitHub answered ${fault.status ?? "nothing"}`);
          tasks.pause(wait);
          return true;
        };
        const insist = async (manner, send) => {
          for (let attempt = manner.attempt ?? 1; ; attempt += 1) {
            const answer = await attemptOnce(tasks, stop, manner, send);
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
          readTurn: tasks.readTurn,
          heedFault,
          writeTurn: tasks.writeTurn,
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
        const rateLimiter = (0, _api_retry_js__WEBPACK_IMPORTED_MODULE_3__.x)(0, clock);
        let nextWriteAt = Number.NEGATIVE_INFINITY;
        const readTurn = async () => {
          await rateLimiter.turn(stop);
          refuseStopped(stop);
        };
        const writeTurn = async () => {
          const wait = nextWriteAt - clock.now();
          if (wait > 0)
            await clock.wait(wait, stop);
          await readTurn();
        };
        const hasWritten = () => void (nextWriteAt = clock.now() + betweenWritesMs);
        return { readTurn, writeTurn, hasWritten, pause: (milliseconds) => rateLimiter.pause(milliseconds) };
      }
      async function attemptOnce({ readTurn, writeTurn, hasWritten }, stop, { isWrite, timeoutMs }, send) {
        await (isWrite ? writeTurn() : readTurn());
        try {
          const { status, data } = await send(AbortSignal.any([stop, AbortSignal.timeout(timeoutMs)]));
          return status === noContent || isParsed(data) ? { data } : { fault: (0, _fault_js__WEBPACK_IMPORTED_MODULE_2__.PG)() };
        } catch (thrown) {
          refuseStopped(stop);
          return { fault: (0, _fault_js__WEBPACK_IMPORTED_MODULE_2__.ec)(thrown) };
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
          throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_1__._Z("NOT_ATTEMPTED", "The run was cancelled before GitHub had answered.");
      }
      const attemptsAtLimit = 5;
      const attemptsAtBreak = 4;
      const maxWaitMs = 15 * 6e4;
      const unnamedWaitMs = 6e4;
      const leastShare = 0.5;
      function nextGitHubWait(fault, { attempt, isRepeatable, today, random }) {
        if ((0, _fault_js__WEBPACK_IMPORTED_MODULE_2__.S4)(fault)) {
          const wait = limitWait(fault, attempt, today);
          return attempt < attemptsAtLimit && wait <= maxWaitMs ? wait : void 0;
        }
        if (!isRepeatable || !(0, _fault_js__WEBPACK_IMPORTED_MODULE_2__.X2)(fault) || attempt >= attemptsAtBreak)
          return void 0;
        return (0, _api_retry_js__WEBPACK_IMPORTED_MODULE_3__.JN)(attempt, random, leastShare);
      }
      function limitWait({ headers }, attempt, today) {
        const asked = (0, _api_fault_js__WEBPACK_IMPORTED_MODULE_0__.mu)(headers["retry-after"], headers["date"], today);
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
  4838: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        Q: () => (
          /* binding */
          renderScan
        )
        /* harmony export */
      });
      var _core_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7422);
      var _finding_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7005);
      var _headline_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8094);
      var _report_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5260);
      var _wording_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8484);
      const maxLines = 100;
      function renderScan(look, paint, columns) {
        const { findings, accepted } = look;
        const releases = (0, _report_js__WEBPACK_IMPORTED_MODULE_3__.OW)(look);
        const told = (0, _wording_js__WEBPACK_IMPORTED_MODULE_4__.Nm)(findings.slice(0, maxLines), (finding) => paint((0, _finding_js__WEBPACK_IMPORTED_MODULE_1__.Ic)(finding) ? "red" : "dim", finding.kind));
        const rows = releases.slice(0, maxLines).map(({ release, standing }) => {
          return renderRelease(release, standing, look, paint, columns);
        });
        return [
          (0, _headline_js__WEBPACK_IMPORTED_MODULE_2__.G)(look),
          ...told,
          ...sayLeft(findings.length, "findings"),
          ...(0, _wording_js__WEBPACK_IMPORTED_MODULE_4__.Nm)(accepted.slice(0, maxLines), () => paint("dim", "accepted")),
          ...findings.some(_finding_js__WEBPACK_IMPORTED_MODULE_1__.Ic) ? [`If you did not do this yourself, ${_wording_js__WEBPACK_IMPORTED_MODULE_4__.v9.stranger}`, _wording_js__WEBPACK_IMPORTED_MODULE_4__.v9.owner, ""] : [],
          ...rows,
          ...sayLeft(releases.length, "releases")
        ].join("\n");
      }
      function sayLeft(count, what) {
        return count > maxLines ? [`and ${count - maxLines} more ${what}, in monitor.json`] : [];
      }
      const standingColours = {
        "as recorded": "green",
        changed: "red",
        unrecorded: "dim",
        "not asked": "yellow"
      };
      const standingWidth = Math.max(...Object.keys(standingColours).map(({ length }) => length));
      function renderRelease(release, standing, { scan: { outcomes } }, paint, columns) {
        const counts = (0, _headline_js__WEBPACK_IMPORTED_MODULE_2__.A7)(release, outcomes);
        const name = (0, _core_text_js__WEBPACK_IMPORTED_MODULE_0__.zz)(release.tag, Math.max(20, columns - standingWidth - counts.length - 6));
        return `  ${paint(standingColours[standing], standing.padEnd(standingWidth))}  ${name}  ${paint("dim", counts)}`.trimEnd();
      }
    })
  ),
  /***/
  48: (
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
          toAsset2
        ),
        /* harmony export */
        zR: () => (
          /* binding */
          toRelease
        )
        /* harmony export */
      });
      var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3026);
      const maxAssets = 1e3;
      function notOfItsForm(what) {
        return new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__._Z("GITHUB_UNAVAILABLE", `GitHub's answer about ${what} is not of its form.`);
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
      function toAsset2(data) {
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
  )
};
