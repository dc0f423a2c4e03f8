export const id = 950;
export const ids = [950];
export const modules = {
  /***/
  9950: (
    /***/
    ((__webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => {
        try {
          let withName = function(name, { code, account }) {
            return new _core_errors_js__WEBPACK_IMPORTED_MODULE_3__._Z(code, `${name}: ${account}`);
          };
          __webpack_require__.d(__webpack_exports__, {
            /* harmony export */
            hashCommand: () => (
              /* binding */
              hashCommand
            ),
            /* harmony export */
            m: () => (
              /* binding */
              hashWords
            )
            /* harmony export */
          });
          var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1455);
          var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
          var _core_checksums_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6441);
          var _core_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3943);
          var _core_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7422);
          var _hash_file_error_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6865);
          var _hash_hash_files_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2638);
          var _options_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(698);
          var __webpack_async_dependencies__ = __webpack_handle_async_dependencies__([_hash_hash_files_js__WEBPACK_IMPORTED_MODULE_6__]);
          _hash_hash_files_js__WEBPACK_IMPORTED_MODULE_6__ = (__webpack_async_dependencies__.then ? (await __webpack_async_dependencies__)() : __webpack_async_dependencies__)[0];
          async function hashCommand({ words, values }, { stdout, stderr }) {
            const [surplus] = values.keys();
            if (surplus !== void 0)
              throw (0, _options_js__WEBPACK_IMPORTED_MODULE_7__.Wp)(`--${surplus} is no option of hash`);
            if (words.length === 0)
              throw (0, _options_js__WEBPACK_IMPORTED_MODULE_7__.Wp)("hash needs a file");
            const { files, errors } = await hashWords(words);
            stdout.write(files.map(({ subject }) => (0, _core_checksums_js__WEBPACK_IMPORTED_MODULE_2__.ss)([subject])).join(""));
            for (const { message } of errors)
              stderr.write(`${(0, _core_text_js__WEBPACK_IMPORTED_MODULE_4__.S5)(message)}
`);
            return errors.length === 0 ? 0 : 4;
          }
          async function hashWords(words, options = {}) {
            const opened = await Promise.all(words.map(openFile));
            const sources = opened.filter((one) => !(one instanceof _core_errors_js__WEBPACK_IMPORTED_MODULE_3__._Z));
            const errors = opened.filter((one) => one instanceof _core_errors_js__WEBPACK_IMPORTED_MODULE_3__._Z);
            const files = [];
            for await (const batch of (0, _hash_hash_files_js__WEBPACK_IMPORTED_MODULE_6__.yQ)(sources.entries(), options)) {
              for (const hashed of batch) {
                const source = sources[hashed.index];
                if ("error" in hashed)
                  errors.push(withName(hashed.subject.name, (0, _core_errors_js__WEBPACK_IMPORTED_MODULE_3__.Xt)(hashed.error)));
                else if (source !== void 0)
                  files.push({ ...hashed, source });
              }
            }
            return { files: files.sort((one, other) => one.index - other.index), errors };
          }
          async function openFile(word) {
            try {
              const path = await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.realpath)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(word));
              const facts = await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.stat)(path);
              if (!facts.isFile())
                return withName(word, (0, _hash_file_error_js__WEBPACK_IMPORTED_MODULE_5__.zS)("FILE_NOT_REGULAR"));
              const inside = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(process.cwd(), (0, node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(word));
              const name = inside.startsWith("..") || inside === "" ? word : inside;
              return { name: name.replaceAll(node_path__WEBPACK_IMPORTED_MODULE_1__.sep, "/"), path, size: facts.size };
            } catch (thrown) {
              const error = (0, _hash_file_error_js__WEBPACK_IMPORTED_MODULE_5__.GI)(thrown);
              if (error.code !== "FILE_VANISHED")
                return withName(word, error);
              const pattern = /[*?]/.test(word) ? ", and patterns are the shell's to expand" : "";
              return new _core_errors_js__WEBPACK_IMPORTED_MODULE_3__._Z("FILE_VANISHED", `${word}: No file has this name${pattern}.`);
            }
          }
          __webpack_async_result__();
        } catch (e) {
          __webpack_async_result__(e);
        }
      });
    })
  )
};
