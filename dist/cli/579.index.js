export const id = 579;
export const ids = [579];
export const modules = {
  /***/
  9163: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        Kk: () => (
          /* binding */
          readingPage
        ),
        /* harmony export */
        Ng: () => (
          /* binding */
          connect
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
        Xm: () => (
          /* binding */
          connectApi
        ),
        /* harmony export */
        Y7: () => (
          /* binding */
          atRepository
        ),
        /* harmony export */
        n4: () => (
          /* binding */
          readPages
        )
        /* harmony export */
      });
      var _actions_github__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1351);
      var _actions_github_lib_utils__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6490);
      var _core_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5961);
      var _core_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6608);
      var _core_members_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2508);
      var _answers_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9780);
      var _caller_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3480);
      function connect({ repository, ...options }) {
        return atRepository(connectApi(options), repository);
      }
      function atRepository(connection, repository) {
        const [owner = "", repo = "", ...rest] = repository.split("/");
        if (owner === "" || repo === "" || rest.length > 0) {
          throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_3__._Z("RELEASE_NOT_FOUND", "GITHUB_REPOSITORY does not name a repository.", {
            hint: "Set GITHUB_REPOSITORY to OWNER/NAME. On a command line, give --repository OWNER/NAME."
          });
        }
        return { ...connection, repository, at: { owner, repo } };
      }
      function connectApi(options) {
        const { token, apiUrl, web, clock, stop, onDebug } = options;
        const log = { debug: () => {
        }, info: () => {
        }, warn: onDebug, error: onDebug };
        const request = { fetch: withMaxAnswerBytes(web.fetch), log, parseSuccessResponseBody: false };
        const settings = { baseUrl: apiUrl, userAgent: "anchor-artifacts", request, log };
        const octokit = token === "" ? new _actions_github_lib_utils__WEBPACK_IMPORTED_MODULE_1__.gq(settings) : (0, _actions_github__WEBPACK_IMPORTED_MODULE_0__.Q)(token, settings);
        const clockOfGitHub = createServerClock(clock);
        octokit.hook.after("request", async (answer, { method, url }) => {
          const { status, headers } = answer;
          clockOfGitHub.read(headers.date);
          if (answer.data instanceof ReadableStream)
            answer.data = await readData(answer.data, headers["content-type"]);
          onDebug(`${method} ${url} ${status}, request ${headers["x-github-request-id"] ?? "without id"}`);
        });
        octokit.hook.error("request", (error, { method, url }) => {
          if ("response" in error)
            clockOfGitHub.read((0, _core_members_js__WEBPACK_IMPORTED_MODULE_6__.mz)(error.response, "headers", "date"));
          onDebug(`${method} ${url} failed: ${error.message}`);
          throw error;
        });
        const caller = (0, _caller_js__WEBPACK_IMPORTED_MODULE_5__.uF)(clock, stop, (milliseconds, why) => {
          onDebug(`${why}; waiting ${Math.ceil(milliseconds / 1e3)} s`);
        });
        return { ...options, ...caller, octokit, today: clockOfGitHub.today };
      }
      function createServerClock(clock) {
        let known;
        return {
          /** @param date an HTTP date */
          read: (date) => {
            const time = typeof date === "string" ? Date.parse(date) : Number.NaN;
            if (!Number.isNaN(time))
              known = { date: time, at: clock.now() };
          },
          today: () => known === void 0 ? clock.today() : new Date(known.date + clock.now() - known.at)
        };
      }
      async function readData(body, type = "") {
        const text = await new Response(body).text().catch(() => "");
        try {
          return /^application\/json\b/i.test(type) ? JSON.parse(text) : text;
        } catch (thrown) {
          if (thrown instanceof SyntaxError)
            return text;
          throw thrown;
        }
      }
      const maxAnswerBytes = 256 * 1024 * 1024;
      function withMaxAnswerBytes(fetch, most = maxAnswerBytes) {
        return async (...request) => {
          const answer = await fetch(...request);
          if (answer.body === null)
            return answer;
          const tooLong = () => new RangeError(`the answer has more than ${most} bytes`);
          const body = ReadableStream.from((0, _core_json_js__WEBPACK_IMPORTED_MODULE_2__.OC)(answer.body, most, tooLong));
          const { status, statusText, headers, url } = answer;
          return Object.defineProperty(new Response(body, { status, statusText, headers }), "url", { value: url });
        };
      }
      const pageSize = 100;
      const maxPages = 100;
      const readingPage = { ..._caller_js__WEBPACK_IMPORTED_MODULE_5__.hF, timeoutMs: 6e4 };
      class NotThere extends _core_errors_js__WEBPACK_IMPORTED_MODULE_3__._Z {
      }
      async function* readPages({ call }, doing, refusal, send, size = pageSize) {
        for (let page = 1; page <= maxPages; page += 1) {
          const answer = await call(readingPage, (request) => send({ per_page: size, page, request }));
          if ("fault" in answer) {
            const error = (0, _answers_js__WEBPACK_IMPORTED_MODULE_4__.Lg)(answer.fault, doing, refusal);
            throw answer.fault.status === 404 ? new NotThere(error.code, error.account, { cause: error }) : error;
          }
          if (!Array.isArray(answer.data))
            throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_3__._Z("GITHUB_UNAVAILABLE", `${doing} failed: GitHub's answer is incomplete.`);
          yield* answer.data;
          if (answer.data.length < size)
            return;
        }
      }
    })
  ),
  /***/
  3579: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.r(__webpack_exports__);
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        openIssues: () => (
          /* binding */
          openIssues
        )
        /* harmony export */
      });
      var _core_members_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2508);
      var _connection_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9163);
      var _caller_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3480);
      var _answers_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9780);
      const refusal = "ISSUE_NOT_WRITABLE";
      function openIssues(options) {
        const connection = (0, _connection_js__WEBPACK_IMPORTED_MODULE_0__.Ng)(options);
        const { call, octokit, at } = connection;
        const { issues, users } = octokit.rest;
        const write = async (doing, manner, send) => (0, _answers_js__WEBPACK_IMPORTED_MODULE_2__.qu)(await call(manner, send), doing, refusal);
        return {
          readLogin: async () => {
            const answer = await call(_caller_js__WEBPACK_IMPORTED_MODULE_1__.hF, (request) => users.getAuthenticated({ request }));
            if ("fault" in answer && (answer.fault.status === 403 || answer.fault.status === 404))
              return void 0;
            const { login } = (0, _answers_js__WEBPACK_IMPORTED_MODULE_2__.qu)(answer, "Asking whose token it is", refusal);
            if (typeof login !== "string" || login === "")
              throw (0, _answers_js__WEBPACK_IMPORTED_MODULE_2__.$$)("answer about the token's user");
            return login;
          },
          readIssues: async function* (creator) {
            const wanted = { ...at, state: "all", creator, direction: "asc" };
            const list = (0, _connection_js__WEBPACK_IMPORTED_MODULE_0__.n4)(connection, "Listing the issues", refusal, (query) => issues.listForRepo({ ...wanted, ...query }));
            for await (const data of list) {
              const issue = toIssue(data);
              if (data.pull_request === void 0)
                yield issue;
            }
          },
          // An issue or a comment whose answer was lost may exist: a retry could create a second one.
          create: async (title, body) => toIssue(await write("Opening the issue", _caller_js__WEBPACK_IMPORTED_MODULE_1__.CL, (request) => issues.create({ ...at, title, body, request }))),
          update: async (number, change) => {
            await write("Updating the issue", _caller_js__WEBPACK_IMPORTED_MODULE_1__.EQ, (request) => issues.update({ ...at, issue_number: number, ...change, request }));
          },
          comment: async (number, body) => {
            await write("Commenting on the issue", _caller_js__WEBPACK_IMPORTED_MODULE_1__.CL, (request) => issues.createComment({ ...at, issue_number: number, body, request }));
          }
        };
      }
      function toIssue(data) {
        const { number, body, state, html_url: url, user } = data ?? {};
        const isOwned = user === null || user === void 0 || typeof (0, _core_members_js__WEBPACK_IMPORTED_MODULE_3__.mz)(user, "login") === "string";
        const isNumbered = Number.isSafeInteger(number) && typeof url === "string";
        const isStated = state === "open" || state === "closed";
        if (!isNumbered || !isStated || typeof (body ?? "") !== "string" || !isOwned)
          throw (0, _answers_js__WEBPACK_IMPORTED_MODULE_2__.$$)("answer about an issue");
        return { number: data.number, body: data.body ?? "", isOpen: state === "open", author: data.user?.login ?? "", url };
      }
    })
  )
};
