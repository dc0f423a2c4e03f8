export const id = 635;
export const ids = [635];
export const modules = {
  /***/
  635: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        startProgram: () => (
          /* binding */
          startProgram
        )
        /* harmony export */
      });
      var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
      var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
      var node_url__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3136);
      var __rewriteRelativeImportExtension = function(path, preserveJsx) {
        if (typeof path === "string" && /^\.\.?\//.test(path)) {
          return path.replace(/\.(tsx)$|((?:\.d)?)((?:\.[^./]+?)?)\.([cm]?)ts$/i, function(m, tsx, d, ext, cm) {
            return tsx ? preserveJsx ? ".jsx" : ".js" : d && (!ext || !cm) ? m : d + ext + "." + cm.toLowerCase() + "js";
          });
        }
        return path;
      };
      async function startProgram(program, args) {
        process.argv.splice(2, process.argv.length, ...args);
        await import(__rewriteRelativeImportExtension(
          /* webpackIgnore: true */
          (0, node_url__WEBPACK_IMPORTED_MODULE_2__.pathToFileURL)(fileOf(program)).href
        ));
        return process.exitCode === 1 || process.exitCode === 2 ? 4 : void 0;
      }
      function fileOf(program) {
        const sources = { mcp: "../mcp/main.ts", service: "../../service/main.ts" };
        const source = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(import.meta.dirname, sources[program]);
        return (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(source) ? source : (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(import.meta.dirname, "..", program, "index.js");
      }
    })
  )
};
