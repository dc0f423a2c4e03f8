export const id = 209;
export const ids = [209];
export const modules = {
  /***/
  2209: (
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
  )
};
