export const id = 579;
export const ids = [579];
export const modules = {
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
