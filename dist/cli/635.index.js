export const id = 635;
export const ids = [635];
export const modules = {

/***/ 635:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   startProgram: () => (/* binding */ startProgram)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var node_url__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3136);
var __rewriteRelativeImportExtension = (undefined && undefined.__rewriteRelativeImportExtension) || function (path, preserveJsx) {
    if (typeof path === "string" && /^\.\.?\//.test(path)) {
        return path.replace(/\.(tsx)$|((?:\.d)?)((?:\.[^./]+?)?)\.([cm]?)ts$/i, function (m, tsx, d, ext, cm) {
            return tsx ? preserveJsx ? ".jsx" : ".js" : d && (!ext || !cm) ? m : (d + ext + "." + cm.toLowerCase() + "js");
        });
    }
    return path;
};
/** The programs that the command line starts in its own process: the service and the tool server. */



/**
 * Starts `program`, which then reads `args` as its own. Each ships as a bundle beside this one, so that none of them
 * makes the others' start slower.
 *
 * @returns nothing: the program sets the exit code when it ends
 */
async function startProgram(program, args) {
    process.argv.splice(2, process.argv.length, ...args);
    // The bundler must leave this import alone: it would look for the program within this bundle.
    await import(__rewriteRelativeImportExtension(/* webpackIgnore: true */ (0,node_url__WEBPACK_IMPORTED_MODULE_2__.pathToFileURL)(fileOf(program)).href));
}
/** From the sources a folder beside this one; of what ships a bundle in a folder beside this one. */
function fileOf(program) {
    const source = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(import.meta.dirname, "..", program, "main.ts");
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(source) ? source : (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(import.meta.dirname, "..", program, "index.js");
}


/***/ })

};
