export const id = 348;
export const ids = [348];
export const modules = {
  /***/
  348: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        backUp: () => (
          /* binding */
          backUp
        )
        /* harmony export */
      });
      var node_events__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8474);
      var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3024);
      var node_fs_promises__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1455);
      var node_http__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7067);
      var node_path__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6760);
      var node_sqlite__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(99);
      var node_stream_consumers__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8321);
      var node_stream_promises__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(6466);
      var _node_node_file_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(2292);
      var _store_database_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(8181);
      var _backup_socket_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(1996);
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
      async function backUp(data, file) {
        if (!(0, node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)(data))
          throw new Error(`There is no ledger ${data}.`);
        if ((0, node_path__WEBPACK_IMPORTED_MODULE_4__.resolve)(data) === (0, node_path__WEBPACK_IMPORTED_MODULE_4__.resolve)(file))
          throw new Error("A backup needs a file of its own.");
        const part = `${file}.part`;
        await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.rm)(part, { force: true });
        try {
          await copy(data, part);
          finishCopy(part);
          await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.rename)(part, file);
        } finally {
          await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.rm)(part, { force: true });
        }
      }
      async function copy(data, part) {
        const incoming = await requestBackup((0, _backup_socket_js__WEBPACK_IMPORTED_MODULE_10__.s)(data));
        if (incoming === void 0) {
          const env_1 = { stack: [], error: void 0, hasError: false };
          try {
            const database = __addDisposableResource(env_1, new node_sqlite__WEBPACK_IMPORTED_MODULE_5__.DatabaseSync(data, { timeout: 500 }), false);
            return await (0, _store_database_js__WEBPACK_IMPORTED_MODULE_9__.bp)(database, part);
          } catch (e_1) {
            env_1.error = e_1;
            env_1.hasError = true;
          } finally {
            __disposeResources(env_1);
          }
        }
        if (incoming.statusCode !== 200)
          throw new Error(`The service could not make the copy: ${await (0, node_stream_consumers__WEBPACK_IMPORTED_MODULE_6__.text)(incoming)}.`);
        await (0, node_stream_promises__WEBPACK_IMPORTED_MODULE_7__.pipeline)(incoming, (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.createWriteStream)(part, { mode: 384 }));
      }
      async function requestBackup(socketPath) {
        try {
          const outgoing = (0, node_http__WEBPACK_IMPORTED_MODULE_3__.request)({ socketPath }).end();
          const [incoming] = await (0, node_events__WEBPACK_IMPORTED_MODULE_0__.once)(outgoing, "response");
          return incoming;
        } catch (error) {
          const { code = "" } = error;
          if (["ENOENT", "ECONNREFUSED"].includes(code))
            return void 0;
          throw error;
        }
      }
      function finishCopy(part) {
        const env_2 = { stack: [], error: void 0, hasError: false };
        try {
          const database = __addDisposableResource(env_2, new node_sqlite__WEBPACK_IMPORTED_MODULE_5__.DatabaseSync(part), false);
          const found = String((0, _store_database_js__WEBPACK_IMPORTED_MODULE_9__.b1)(database, "integrity_check"));
          if (found !== "ok")
            throw new Error(`The copy is damaged: ${found}.`);
          (0, _node_node_file_js__WEBPACK_IMPORTED_MODULE_8__.Hb)(database);
        } catch (e_2) {
          env_2.error = e_2;
          env_2.hasError = true;
        } finally {
          __disposeResources(env_2);
        }
      }
    })
  )
};
