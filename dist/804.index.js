export const id = 804;
export const ids = [804];
export const modules = {
  /***/
  6804: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        hashInPool: () => (
          /* binding */
          hashInPool
        )
        /* harmony export */
      });
      var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
      var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
      var node_worker_threads__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5919);
      var _core_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6608);
      async function* hashInPool(paths, options) {
        const { threads, wantsSha256, wantsFingerprint, onBytes, signal } = options;
        if (signal?.aborted)
          return;
        const nextIndex = new Int32Array(new SharedArrayBuffer(4));
        const pool = startPool(threads, { paths, wantsSha256, wantsFingerprint, nextIndex }, onBytes);
        const stop = () => void pool.stop();
        signal?.addEventListener("abort", stop, { once: true });
        try {
          for (let batch = await pool.next(); batch !== void 0; batch = await pool.next())
            yield batch;
        } finally {
          signal?.removeEventListener("abort", stop);
          await pool.stop();
        }
      }
      function startPool(threads, task, onBytes) {
        const settings = { workerData: task, execArgv: [], env: {} };
        const workers = Array.from({ length: threads }, () => new node_worker_threads__WEBPACK_IMPORTED_MODULE_2__.Worker(findWorkerFile(), settings));
        let arrivedOutcomes = [];
        let runningThreads = threads;
        let crash;
        let wake = () => {
        };
        const mustWait = () => arrivedOutcomes.length === 0 && runningThreads > 0 && crash === void 0;
        for (const worker of workers) {
          worker.on("message", ({ results, bytes }) => {
            onBytes(bytes);
            for (const result of results)
              arrivedOutcomes.push(toFileOutcome(result));
            wake();
          });
          worker.on("error", (error) => {
            crash ??= error;
          });
          worker.on("exit", () => {
            runningThreads -= 1;
            wake();
          });
        }
        return {
          /** Waits for results, and returns all results since the last call; `undefined` when all threads have ended. */
          next: async () => {
            while (mustWait())
              await new Promise((resolve) => wake = resolve);
            if (crash !== void 0) {
              const message = `A hashing thread died: ${(0, _core_errors_js__WEBPACK_IMPORTED_MODULE_3__.bD)(crash)}`;
              throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_3__._Z("INTERNAL", message, { cause: crash });
            }
            const batch = arrivedOutcomes;
            arrivedOutcomes = [];
            return batch.length > 0 ? batch : void 0;
          },
          stop: async () => void await Promise.all(workers.map((worker) => worker.terminate()))
        };
      }
      function toFileOutcome(result) {
        if ("hashes" in result)
          return result;
        const { code, message, hint } = result.failure;
        return { fileIndex: result.fileIndex, error: new _core_errors_js__WEBPACK_IMPORTED_MODULE_3__._Z(code, message, { hint }) };
      }
      function findWorkerFile() {
        const folder = import.meta.dirname;
        const besidePath = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, `hash-worker${(0, node_path__WEBPACK_IMPORTED_MODULE_1__.extname)(import.meta.filename)}`);
        const paths = [besidePath, (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, "worker", "index.js"), (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, "..", "worker", "index.js")];
        return paths.find((path) => (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(path)) ?? besidePath;
      }
    })
  )
};
