export const id = 385;
export const ids = [385];
export const modules = {
  /***/
  2385: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.r(__webpack_exports__);
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        withExchangedKey: () => (
          /* binding */
          withExchangedKey
        )
        /* harmony export */
      });
      var _actions_core__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(3306);
      var _api_downloads_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(965);
      var _api_redact_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(435);
      var _core_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5961);
      var _core_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6608);
      var _core_members_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(2508);
      var _core_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2872);
      var _host_host_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9406);
      var _host_inputs_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2009);
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
      const renewalShare = 0.8;
      const renewalRetryMs = 3e4;
      const firstKeyWaitsMs = [2e3, 8e3];
      const maxRenewalMs = 15 * 6e4 * renewalShare;
      const exchangeTimeoutMs = 3e4;
      const maxKeyAnswerBytes = 65536;
      async function withExchangedKey(inputs, log, stop) {
        if (inputs.apiKeyFrom === "" || inputs.apiKey !== "" || inputs.dryRun)
          return inputs;
        const service = (0, _host_inputs_js__WEBPACK_IMPORTED_MODULE_6__.f3)(inputs);
        if (service === "" || inputs.ifNoApiKey === "skip" && readTokenEndpoint() === void 0)
          return inputs;
        const firstKey = await exchangeWithRetries(service, stop);
        if (firstKey instanceof _core_errors_js__WEBPACK_IMPORTED_MODULE_3__._Z)
          return { ...inputs, apiKey: inputs.apiKeyFrom, keyError: firstKey };
        let currentKey = firstKey;
        log.info(`The service has given a key for this job's own token; it ends at ${new Date(currentKey.expiresAt).toISOString()}.`);
        const renewAfter = (milliseconds) => {
          setTimeout(() => void renew(), Math.min(Math.max(milliseconds, renewalRetryMs), maxRenewalMs)).unref();
        };
        const renew = async () => {
          try {
            currentKey = await exchangeToken(service, stop);
            renewAfter(remainingLifeMs(currentKey) * renewalShare);
          } catch (error) {
            if (stop.aborted)
              return;
            log.warning(`The key could not be renewed yet: ${(0, _core_errors_js__WEBPACK_IMPORTED_MODULE_3__.bD)(error)}`, { title: "key not renewed" });
            renewAfter(renewalRetryMs);
          }
        };
        renewAfter(remainingLifeMs(currentKey) * renewalShare);
        return Object.defineProperty({ ...inputs }, "apiKey", { get: () => currentKey.key, enumerable: true });
      }
      const remainingLifeMs = ({ expiresAt }) => expiresAt - Date.now();
      async function exchangeWithRetries(service, stop) {
        for (let attempt = 0; ; attempt += 1) {
          try {
            return await exchangeToken(service, stop);
          } catch (thrown) {
            const error = (0, _core_errors_js__WEBPACK_IMPORTED_MODULE_3__.Xt)(thrown);
            if (error.code === "INPUT_INVALID" || error.code === "INTERNAL")
              throw error;
            const waitMs = (0, _core_errors_js__WEBPACK_IMPORTED_MODULE_3__.uD)(error) ? firstKeyWaitsMs[attempt] : void 0;
            if (waitMs === void 0)
              return error;
            await _host_host_js__WEBPACK_IMPORTED_MODULE_5__.ml.wait(waitMs, stop);
          }
        }
      }
      async function exchangeToken(service, stop) {
        const token = await requestToken(service, stop);
        _actions_core__WEBPACK_IMPORTED_MODULE_7__.Pq(token);
        const { status, json } = await sendToIssuer("post", `${service}/token`, token, stop);
        if (status !== 200)
          throw toKeyError(status, (0, _core_members_js__WEBPACK_IMPORTED_MODULE_8__.mz)(json, "message"), (0, _api_redact_js__WEBPACK_IMPORTED_MODULE_1__.l)(token));
        const [key, expiresAt] = [(0, _core_members_js__WEBPACK_IMPORTED_MODULE_8__.mz)(json, "api_key"), Date.parse(String((0, _core_members_js__WEBPACK_IMPORTED_MODULE_8__.mz)(json, "expires_at")))];
        if (typeof key !== "string" || !/^[\x21-\x7e]{8,1000}$/.test(key) || Number.isNaN(expiresAt)) {
          throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_3__._Z("RESPONSE_INVALID", "The service's answer to this job's token contains no key.");
        }
        _actions_core__WEBPACK_IMPORTED_MODULE_7__.Pq(key);
        return { key, expiresAt };
      }
      const laterKeyAdvice = "Nothing was sent about your files. Run the job again later.";
      function readTokenEndpoint() {
        const { ACTIONS_ID_TOKEN_REQUEST_URL: address, ACTIONS_ID_TOKEN_REQUEST_TOKEN: bearer } = process.env;
        return address && bearer && URL.canParse(address) ? { url: new URL(address), bearer } : void 0;
      }
      async function requestToken(audience, stop) {
        const request = readTokenEndpoint();
        if (request === void 0) {
          const message2 = "api-key-from is github, but this job may not ask for a token of its own.";
          throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_3__._Z("INPUT_INVALID", message2, { hint: "Give the job the permission id-token: write." });
        }
        const { url, bearer } = request;
        url.searchParams.set("audience", audience);
        const { status, json } = await sendToIssuer("get", url.href, bearer, stop);
        const token = (0, _core_members_js__WEBPACK_IMPORTED_MODULE_8__.mz)(json, "value");
        if (status === 200 && typeof token === "string")
          return token;
        const message = `GitHub gave no token for this job (status ${status}).`;
        if (!isRefusal(status))
          throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_3__._Z("SERVICE_UNAVAILABLE", message, { hint: laterKeyAdvice });
        const hint = "Check that the job has the permission id-token: write, or use api-key in place of api-key-from: github.";
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_3__._Z("GITHUB_REFUSED", message, { hint });
      }
      function isRefusal(status) {
        return status >= 300 && status < 500 && status !== 408 && status !== 425 && status !== 429;
      }
      async function sendToIssuer(method, address, bearer, stop) {
        const env_1 = { stack: [], error: void 0, hasError: false };
        try {
          const url = new URL(address);
          const web = __addDisposableResource(env_1, (0, _api_downloads_js__WEBPACK_IMPORTED_MODULE_0__.kQ)(), true);
          const signal = AbortSignal.any([stop, AbortSignal.timeout(exchangeTimeoutMs)]);
          let status = 0;
          try {
            const headers = { authorization: `Bearer ${bearer}`, accept: "application/json" };
            const answer = method === "get" ? await web.get(url, headers, signal) : await web.post(url, headers, new Uint8Array(), signal);
            status = answer.status;
            const bytes = await (0, _core_json_js__WEBPACK_IMPORTED_MODULE_2__.rU)(answer.body, maxKeyAnswerBytes, () => new RangeError("it is larger than 64 KiB"));
            return { status, json: (0, _core_json_js__WEBPACK_IMPORTED_MODULE_2__.lk)((0, _core_json_js__WEBPACK_IMPORTED_MODULE_2__._6)(bytes)) };
          } catch (cause) {
            if (isRefusal(status))
              return { status, json: void 0 };
            throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_3__._Z("SERVICE_UNAVAILABLE", `No usable answer came from ${url.origin}: ${(0, _core_errors_js__WEBPACK_IMPORTED_MODULE_3__.bD)(cause)}.`, {
              cause,
              hint: laterKeyAdvice
            });
          }
        } catch (e_1) {
          env_1.error = e_1;
          env_1.hasError = true;
        } finally {
          const result_1 = __disposeResources(env_1);
          if (result_1)
            await result_1;
        }
      }
      function toKeyError(status, serviceMessage, redact) {
        const quotation = typeof serviceMessage === "string" ? (0, _core_text_js__WEBPACK_IMPORTED_MODULE_4__.S5)(redact(serviceMessage)) : void 0;
        if (status === 403) {
          const hint = "Ask the service's operator to add a rule for this repository, in the file that its --oidc names.";
          const message2 = "The service has no rule for this repository or workflow";
          return new _core_errors_js__WEBPACK_IMPORTED_MODULE_3__._Z("API_KEY_REJECTED", message2, { quotation, hint });
        }
        if (status === 401) {
          const hint = "Ask the service's operator to check the audience in the file of rules. It must be exactly the value of api-url.";
          return new _core_errors_js__WEBPACK_IMPORTED_MODULE_3__._Z("API_KEY_REJECTED", "The service does not trust this job's token", { quotation, hint });
        }
        if (status === 404 || status === 405) {
          const hint = "Use api-key in place of api-key-from: github.";
          return new _core_errors_js__WEBPACK_IMPORTED_MODULE_3__._Z("ENDPOINT_NOT_FOUND", "This service does not accept tokens of GitHub", { quotation, hint });
        }
        const message = `The service gave no key for this job's token (status ${status})`;
        if (status === 402)
          return new _core_errors_js__WEBPACK_IMPORTED_MODULE_3__._Z("PLAN_LIMIT_REACHED", message, { quotation });
        if (isRefusal(status) && status < 400)
          return new _core_errors_js__WEBPACK_IMPORTED_MODULE_3__._Z("REDIRECT_REFUSED", message, { quotation });
        if (isRefusal(status)) {
          const hint = "Ask the service's operator why it refuses this job's token, or use api-key.";
          return new _core_errors_js__WEBPACK_IMPORTED_MODULE_3__._Z("REQUEST_REJECTED", message, { quotation, hint });
        }
        return new _core_errors_js__WEBPACK_IMPORTED_MODULE_3__._Z("SERVICE_UNAVAILABLE", message, { quotation, hint: laterKeyAdvice });
      }
    })
  )
};
