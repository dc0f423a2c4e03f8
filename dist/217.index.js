export const id = 217;
export const ids = [217];
export const modules = {
  /***/
  3217: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.r(__webpack_exports__);
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        createGitHub: () => (
          /* binding */
          createGitHub
        ),
        /* harmony export */
        uploadAddress: () => (
          /* binding */
          uploadAddress
        )
        /* harmony export */
      });
      var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6608);
      var _core_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2872);
      var _core_url_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(1806);
      var _release_forge_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9326);
      var _connection_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9163);
      var _caller_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3480);
      var _downloads_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(38);
      var _answers_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9780);
      function createGitHub(options) {
        const connection = (0, _connection_js__WEBPACK_IMPORTED_MODULE_2__.Ng)(options);
        const reads = createReads(connection);
        const calls = { repeated: createRepeatedCall(connection.call), toRefusal: createToRefusal(reads.readRelease) };
        return {
          ...reads,
          today: connection.today,
          ...createWrites(connection, calls),
          ...createAssetWrites(connection, calls, reads.readAssets),
          hash: (asset, onBytes, signal) => (0, _downloads_js__WEBPACK_IMPORTED_MODULE_4__.$e)(connection, asset, onBytes, signal),
          read: (asset, most) => (0, _downloads_js__WEBPACK_IMPORTED_MODULE_4__.fs)(connection, asset, most, options.stop).catch((thrown) => {
            throw thrown instanceof _core_errors_js__WEBPACK_IMPORTED_MODULE_0__._Z ? (0, _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.Xd)(thrown, `${(0, _core_text_js__WEBPACK_IMPORTED_MODULE_1__.zz)(asset.name)}: ${thrown.account}`) : thrown;
          })
        };
      }
      const refusal = "RELEASE_NOT_READABLE";
      function createReads(connection) {
        const { call, at } = connection;
        const { repos } = connection.octokit.rest;
        const one = async (send) => {
          const answer = await call(_caller_js__WEBPACK_IMPORTED_MODULE_3__.hF, send);
          if ("fault" in answer && answer.fault.status === 404)
            return void 0;
          return (0, _answers_js__WEBPACK_IMPORTED_MODULE_5__.zR)((0, _answers_js__WEBPACK_IMPORTED_MODULE_5__.qu)(answer, "Reading the release", refusal));
        };
        return {
          readRelease: async (id2) => {
            const release = await one((request) => repos.getRelease({ ...at, release_id: id2, request }));
            if (release !== void 0 && release.id !== id2)
              throw (0, _answers_js__WEBPACK_IMPORTED_MODULE_5__.$$)("answer about a release");
            return release;
          },
          readReleaseByTag: (tag) => one((request) => repos.getReleaseByTag({ ...at, tag, request })),
          readLatestRelease: () => one((request) => repos.getLatestRelease({ ...at, request })),
          readReleases: async function* () {
            const list = (0, _connection_js__WEBPACK_IMPORTED_MODULE_2__.n4)(connection, "Listing the releases", refusal, (query) => repos.listReleases({ ...at, ...query }));
            for await (const data of list)
              yield (0, _answers_js__WEBPACK_IMPORTED_MODULE_5__.zR)(data);
          },
          readAssets: async ({ id: id2, tag }) => {
            const assets = [];
            const list = (0, _connection_js__WEBPACK_IMPORTED_MODULE_2__.n4)(connection, "Listing the release's assets", refusal, (query) => repos.listReleaseAssets({ ...at, release_id: id2, ...query }));
            try {
              for await (const data of list)
                assets.push((0, _answers_js__WEBPACK_IMPORTED_MODULE_5__.Ky)(data, tag));
              return assets;
            } catch (thrown) {
              throw thrown instanceof _connection_js__WEBPACK_IMPORTED_MODULE_2__.W2 ? noLongerThere(tag) : thrown;
            }
          }
        };
      }
      const writeRefusal = "RELEASE_NOT_WRITABLE";
      const uploading = { ..._caller_js__WEBPACK_IMPORTED_MODULE_3__.CL, timeoutMs: 3e5 };
      const maxOutages = 3;
      function createRepeatedCall(call) {
        const outages = /* @__PURE__ */ new Map();
        return async ({ id: id2 }, doing, manner, send) => {
          const key = `${id2} ${doing}`;
          const before = outages.get(key) ?? [];
          const last = before.at(-1);
          if (last !== void 0 && before.length >= maxOutages)
            throw (0, _answers_js__WEBPACK_IMPORTED_MODULE_5__.Lg)(last, doing, writeRefusal);
          const answer = await call(manner, send);
          outages.set(key, "fault" in answer && (0, _answers_js__WEBPACK_IMPORTED_MODULE_5__.X2)(answer.fault) ? [...before, answer.fault] : []);
          return answer;
        };
      }
      function createToRefusal(readRelease) {
        return async ({ id: id2, tag }, fault, doing) => {
          const isGone = fault.status === 404 && await readRelease(id2) === void 0;
          return isGone ? noLongerThere(tag) : (0, _answers_js__WEBPACK_IMPORTED_MODULE_5__.Lg)(fault, doing, writeRefusal);
        };
      }
      function noLongerThere(tag) {
        return new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__._Z("RELEASE_NOT_FOUND", `The release ${tag} does not exist any more.`);
      }
      function createWrites({ call, writeTurn, slowWrites, at, octokit }, { repeated, toRefusal }) {
        const { repos } = octokit.rest;
        return {
          writeTurn,
          slowWrites,
          ensureWritable: async (release) => {
            const { id: id2, tag, name, isPrerelease } = release;
            const same = name ? { name } : { prerelease: isPrerelease };
            const answer = await call(_caller_js__WEBPACK_IMPORTED_MODULE_3__.EQ, (request) => repos.updateRelease({ ...at, release_id: id2, ...same, request }));
            if ("data" in answer || answer.fault.status === 422)
              return;
            throw await toRefusal(release, answer.fault, `Writing to the release ${tag}`);
          },
          updateNotes: async (release, body, attempt) => {
            const doing = "Writing the release notes";
            const answer = await repeated(release, doing, { ..._caller_js__WEBPACK_IMPORTED_MODULE_3__.CL, attempt }, (request) => repos.updateRelease({ ...at, release_id: release.id, body, request }));
            if ("data" in answer)
              return "sent";
            if (answer.isRetryable === true)
              return "again";
            if ((0, _answers_js__WEBPACK_IMPORTED_MODULE_5__.X2)(answer.fault))
              return "sent";
            throw await toRefusal(release, answer.fault, doing);
          }
        };
      }
      function createAssetWrites({ call, at, octokit, apiUrl }, { repeated, toRefusal }, readAssets) {
        const { repos } = octokit.rest;
        return {
          uploadAsset: async (release, name, bytes, label) => {
            const url = uploadAddress(release, name, apiUrl).href;
            const headers = { "content-type": "application/octet-stream" };
            const doing = `Uploading ${label}`;
            const answer = await repeated(release, doing, uploading, (request) => octokit.request({ method: "POST", url, headers, data: bytes, request }));
            if ("data" in answer)
              return (0, _answers_js__WEBPACK_IMPORTED_MODULE_5__.Ky)(answer.data, release.tag);
            if ((0, _answers_js__WEBPACK_IMPORTED_MODULE_5__.X2)(answer.fault) || (0, _answers_js__WEBPACK_IMPORTED_MODULE_5__.hU)(answer.fault))
              return void 0;
            const error = await toRefusal(release, answer.fault, doing);
            if (error.code !== "GITHUB_REFUSED" || (await readAssets(release)).length < _release_forge_js__WEBPACK_IMPORTED_MODULE_6__.s)
              throw error;
            throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__._Z("ASSET_LIMIT_REACHED", error.message, { cause: error.cause });
          },
          renameAsset: async (release, { id: id2 }, name) => {
            const answer = await call(_caller_js__WEBPACK_IMPORTED_MODULE_3__.EQ, (request) => repos.updateReleaseAsset({ ...at, asset_id: id2, name, request }));
            if ("data" in answer)
              return (0, _answers_js__WEBPACK_IMPORTED_MODULE_5__.Ky)(answer.data, release.tag);
            if ((0, _answers_js__WEBPACK_IMPORTED_MODULE_5__.hU)(answer.fault))
              return void 0;
            const doing = `Giving the new ${name}, which is attached and whole, its name`;
            const error = await toRefusal(release, answer.fault, doing);
            if (answer.fault.status !== 404 || error.code === "RELEASE_NOT_FOUND")
              throw error;
            return void 0;
          },
          deleteAsset: async ({ id: id2 }, label) => {
            const answer = await call(_caller_js__WEBPACK_IMPORTED_MODULE_3__.EQ, (request) => repos.deleteReleaseAsset({ ...at, asset_id: id2, request }));
            if ("data" in answer || answer.fault.status === 404)
              return;
            throw (0, _answers_js__WEBPACK_IMPORTED_MODULE_5__.Lg)(answer.fault, `Removing an asset in place of ${label}`, writeRefusal);
          }
        };
      }
      function uploadAddress({ uploadUrl }, name, apiUrl) {
        const url = new URL(uploadUrl.replace(/\{.*$/s, ""));
        const api = new URL(apiUrl);
        const hosts = [api.host, api.host.replace(/^api\./, "uploads."), `uploads.${api.host}`];
        const isGitHub = url.protocol === api.protocol && hosts.includes(url.host);
        if (!isGitHub && !((0, _core_url_js__WEBPACK_IMPORTED_MODULE_7__.U9)(api) && (0, _core_url_js__WEBPACK_IMPORTED_MODULE_7__.U9)(url))) {
          throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__._Z("GITHUB_REFUSED", `The release gave the upload address ${url.origin}, which is not GitHub's. Nothing was uploaded.`, { hint: "Check who answers at GITHUB_API_URL: GitHub gives no such address. The evidence is in output-dir." });
        }
        url.searchParams.set("name", name);
        return url;
      }
    })
  ),
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
  )
};
