export const id = 493;
export const ids = [493];
export const modules = {
  /***/
  7874: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.r(__webpack_exports__);
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        createDispatcher: () => (
          /* binding */
          createDispatcher
        ),
        /* harmony export */
        onAbort: () => (
          /* binding */
          onAbort
        ),
        /* harmony export */
        post: () => (
          /* binding */
          post
        )
        /* harmony export */
      });
      var undici__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6752);
      var _core_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6608);
      var _core_members_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2508);
      const connectTimeoutMs = 1e4;
      const idleTimeoutMs = 1e3;
      function createDispatcher(base, closed) {
        const tls = { rejectUnauthorized: true, timeout: connectTimeoutMs, signal: closed };
        const idleLimits = { keepAliveTimeout: idleTimeoutMs, keepAliveMaxTimeout: idleTimeoutMs };
        const options = { allowH2: false, pipelining: 1, headersTimeout: 0, bodyTimeout: 0, connect: tls, ...idleLimits };
        if (base.protocol === "http:")
          return new undici__WEBPACK_IMPORTED_MODULE_0__.g6(options);
        for (const names of proxyVariables)
          refuseUnusableProxy(names, process.env);
        return new undici__WEBPACK_IMPORTED_MODULE_0__.J2({ ...options, requestTls: tls, proxyTls: tls });
      }
      const proxyVariables = [
        ["http_proxy", "HTTP_PROXY"],
        ["https_proxy", "HTTPS_PROXY"]
      ];
      function refuseUnusableProxy(names, env) {
        const variable = names.find((name2) => env[name2] !== void 0) ?? "";
        const value = env[variable] ?? "";
        if (value === "" || isProxyAddress(value))
          return;
        const spellings = Object.keys(env).filter((key) => key.toLowerCase() === variable.toLowerCase());
        const name = spellings.length === 1 ? spellings.join("") : variable;
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_1__._Z("INPUT_INVALID", `The environment variable ${name} does not hold the address of a proxy.`, {
          hint: `Write ${name} as http://host:port or http://user:password@host:port, with each % of the password as %25.`
        });
      }
      function isProxyAddress(value) {
        try {
          const { protocol, username, password } = new URL(value);
          decodeURIComponent(`${username}${password}`);
          return /^(?:https?|socks5?):$/.test(protocol);
        } catch (thrown) {
          if (thrown instanceof TypeError || thrown instanceof URIError)
            return false;
          throw thrown;
        }
      }
      function post(dispatcher, { url, headers, body, timeoutMs, signal }) {
        if (signal.aborted)
          return Promise.resolve({ kind: "broken", reason: "aborted", wasSent: false, cause: void 0 });
        const { exchange, handler, breakOff } = createReceiver();
        const timer = setTimeout(() => breakOff("timeout"), timeoutMs);
        const stopListening = onAbort(signal, () => breakOff("aborted"));
        const target = { origin: url.origin, path: url.pathname, method: "POST" };
        try {
          dispatcher.dispatch({ ...target, headers: { ...headers, "accept-encoding": "identity" }, body }, handler);
        } catch (cause) {
          handler.onResponseError(void 0, cause);
        }
        return exchange.finally(() => {
          clearTimeout(timer);
          stopListening();
        });
      }
      const callbacksBySignal = /* @__PURE__ */ new WeakMap();
      function onAbort(signal, breakOff) {
        const callbacks = callbacksBySignal.get(signal) ?? [];
        callbacksBySignal.set(signal, callbacks);
        const hasCallbacks = () => callbacks.some((callback) => callback !== void 0);
        if (!hasCallbacks())
          signal.addEventListener("abort", breakAllOff);
        const freeSlot = callbacks.indexOf(void 0);
        const slot = freeSlot === -1 ? callbacks.length : freeSlot;
        callbacks[slot] = breakOff;
        return () => {
          callbacks[slot] = void 0;
          if (!hasCallbacks())
            signal.removeEventListener("abort", breakAllOff);
        };
      }
      function breakAllOff({ target }) {
        for (const breakOff of callbacksBySignal.get(target) ?? [])
          breakOff?.();
      }
      function createReceiver() {
        const { promise: exchange, resolve } = Promise.withResolvers();
        const collector = createAnswerCollector();
        let connection;
        let hasEnded = false;
        const finish = (outcome) => {
          hasEnded = true;
          resolve(outcome);
        };
        const refuseBody = (controller) => {
          finish(collector.withoutBody());
          controller.abort(brokenOffError());
        };
        const fail = (reason, cause) => {
          if (reason !== "aborted" && collector.isError())
            finish(collector.withoutBody());
          else
            finish({ kind: "broken", reason, wasSent: connection !== void 0, cause });
        };
        const handler = {
          /** undici calls this when it is about to write the request: before that, nothing was sent. */
          onRequestStart: (controller) => {
            if (hasEnded)
              controller.abort(brokenOffError());
            else
              connection = controller;
          },
          onResponseStart: (controller, status, headers) => {
            if (status >= 200 && !collector.start(status, joinRepeatedFields(headers)))
              refuseBody(controller);
          },
          onResponseData: (controller, chunk) => {
            if (!collector.add(chunk))
              refuseBody(controller);
          },
          onResponseEnd: () => finish(collector.withBody()),
          onResponseError: (_, cause) => fail(connection === void 0 && tlsErrorCodes.test(String((0, _core_members_js__WEBPACK_IMPORTED_MODULE_2__.mz)(cause, "code"))) ? "tls" : "failed", cause)
        };
        const breakOff = (reason) => {
          fail(reason, brokenOffError());
          connection?.abort(brokenOffError());
        };
        return { exchange, handler, breakOff };
      }
      function createAnswerCollector() {
        let head = { status: 0, headers: {} };
        const chunks = [];
        let bodyBytes = 0;
        const contentEncoding = () => (head.headers["content-encoding"] ?? "").trim().toLowerCase();
        return {
          start: (status, headers) => {
            head = { status, headers };
            return decodableEncodings.has(contentEncoding());
          },
          add: (chunk) => {
            bodyBytes += chunk.length;
            chunks.push(chunk);
            return bodyBytes <= maxBodyBytes;
          },
          isError: () => head.status >= 300,
          withoutBody: () => ({ kind: "answered", ...head, body: void 0 }),
          withBody: () => ({ kind: "answered", ...head, body: decodeBody(chunks, contentEncoding()) })
        };
      }
      function joinRepeatedFields(headers) {
        if (!Object.values(headers).some(Array.isArray))
          return headers;
        return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
      }
      function brokenOffError() {
        return new Error("The request was broken off.");
      }
      const tlsErrorCodes = /^(?:CERT_|ERR_TLS_|ERR_SSL_|ERR_OSSL_|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_|HOSTNAME_MISMATCH|EPROTO)/;
      const maxBodyBytes = 1048576;
      const decodableEncodings = /* @__PURE__ */ new Set(["", "identity", "gzip"]);
      const decodingErrorCodes = /^(?:Z_|ERR_BUFFER_TOO_LARGE)/;
      function decodeBody(chunks, encoding) {
        const [onlyChunk] = chunks;
        const bytes = chunks.length === 1 && onlyChunk !== void 0 ? onlyChunk : Buffer.concat(chunks);
        if (encoding !== "gzip")
          return bytes;
        try {
          return process.getBuiltinModule("node:zlib").gunzipSync(bytes, { maxOutputLength: maxBodyBytes });
        } catch (error) {
          if (decodingErrorCodes.test(String((0, _core_members_js__WEBPACK_IMPORTED_MODULE_2__.mz)(error, "code"))))
            return void 0;
          throw error;
        }
      }
    })
  )
};
