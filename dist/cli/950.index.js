export const id = 950;
export const ids = [950];
export const modules = {

/***/ 9950:
/***/ ((__webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ openFiles),
/* harmony export */   hash: () => (/* binding */ hash),
/* harmony export */   s: () => (/* binding */ toReadError)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _domain_checksums_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5706);
/* harmony import */ var _domain_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3047);
/* harmony import */ var _operations_hashing_file_error_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4210);
/* harmony import */ var _operations_hashing_hash_files_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5557);
/* harmony import */ var _job_text_line_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5861);
/* harmony import */ var _options_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(698);
var __webpack_async_dependencies__ = __webpack_handle_async_dependencies__([_operations_hashing_hash_files_js__WEBPACK_IMPORTED_MODULE_5__]);
_operations_hashing_hash_files_js__WEBPACK_IMPORTED_MODULE_5__ = (__webpack_async_dependencies__.then ? (await __webpack_async_dependencies__)() : __webpack_async_dependencies__)[0];








/** Prints `SHA3-256 (FILE) = hex` for each file, in the order they were given; 4 when one cannot be read. */
async function hash({ words, values }) {
    const [surplus] = values.keys();
    if (surplus !== undefined)
        throw (0,_options_js__WEBPACK_IMPORTED_MODULE_7__/* .usage */ .CI)(`--${surplus} is no option of hash`);
    if (words.length === 0)
        throw (0,_options_js__WEBPACK_IMPORTED_MODULE_7__/* .usage */ .CI)("hash needs a file");
    const { sources, errors } = await openFiles(words);
    const failed = [...errors];
    const lines = new Map();
    for await (const hashed of (0,_operations_hashing_hash_files_js__WEBPACK_IMPORTED_MODULE_5__/* .hashFiles */ .yQ)(sources)) {
        if ("error" in hashed)
            failed.push(toReadError(hashed));
        else
            lines.set(hashed.index, (0,_domain_checksums_js__WEBPACK_IMPORTED_MODULE_2__/* .formatChecksums */ .ss)([hashed.subject]));
    }
    process.stdout.write([...lines.keys()]
        .sort((one, other) => one - other)
        .map((index) => lines.get(index))
        .join(""));
    for (const { message } of failed)
        process.stderr.write(`${(0,_job_text_line_js__WEBPACK_IMPORTED_MODULE_6__/* .show */ .WU)(message)}\n`);
    return failed.length === 0 ? 0 : 4;
}
/** Files that can be opened, by the names they were given, and what is wrong with the others. */
async function openFiles(words) {
    const opened = await Promise.all(words.map(openFile));
    return {
        sources: opened.filter((one) => !(one instanceof _domain_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .AnchorError */ ._Z)),
        errors: opened.filter((one) => one instanceof _domain_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .AnchorError */ ._Z),
    };
}
/** A link that a person names is followed: what it leads to is meant. */
async function openFile(word) {
    try {
        const path = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.realpath)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(word));
        const facts = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.stat)(path);
        if (!facts.isFile())
            return named(word, (0,_operations_hashing_file_error_js__WEBPACK_IMPORTED_MODULE_4__/* .fileError */ .zS)("FILE_NOT_REGULAR"));
        return { name: toName(word), path, size: facts.size };
    }
    catch (thrown) {
        return named(word, (0,_operations_hashing_file_error_js__WEBPACK_IMPORTED_MODULE_4__/* .toFileError */ .GI)(thrown));
    }
}
/** As it was given with `/`, and without a leading `./`. */
function toName(word) {
    const inside = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(process.cwd(), (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(word));
    return (inside.startsWith("..") || inside === "" ? word : inside).replaceAll("\\", "/");
}
/** Why a file could not be hashed, with its name. */
function toReadError(hashed) {
    return named(hashed.subject.name, (0,_domain_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .toAnchorError */ .Xt)(hashed.error));
}
function named(name, { code, account }) {
    return new _domain_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .AnchorError */ ._Z(code, `${name}: ${account}`);
}

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } });

/***/ })

};
