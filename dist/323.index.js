export const id = 323;
export const ids = [323];
export const modules = {

/***/ 9323:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ enterWorkspace),
/* harmony export */   readContext: () => (/* binding */ readContext)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);
/* harmony import */ var _domain_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3047);
/* harmony import */ var _operations_hashing_file_error_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4210);





function enterWorkspace({ workspace }) {
  try {
    process.chdir(workspace);
  } catch (cause) {
    const account = `The workspace, the folder that GITHUB_WORKSPACE names, cannot be entered (${(0,_operations_hashing_file_error_js__WEBPACK_IMPORTED_MODULE_4__/* .systemCode */ .xU)(cause) ?? (0,_domain_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .messageOf */ .bD)(cause)}).`;
    throw new _domain_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .AnchorError */ ._Z("INPUT_INVALID", account, {
      cause,
      hint: "Check the repository out, or make the folder, before this step; in a container, mount it where GITHUB_WORKSPACE says."
    });
  }
}
function readContext(env) {
  const text = (name) => env[name] ?? "";
  const action = text("GITHUB_ACTION");
  return {
    workspace: (0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(env["GITHUB_WORKSPACE"] || process.cwd()),
    defaultOutputDir: (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(env["RUNNER_TEMP"] || (0,node_os__WEBPACK_IMPORTED_MODULE_1__.tmpdir)(), "anchor-artifacts", folderName(action)),
    origin: readOrigin(text),
    githubApiUrl: text("GITHUB_API_URL").replace(/\/+$/, "") || "https://api.github.com",
    eventName: text("GITHUB_EVENT_NAME"),
    event: readEvent(text("GITHUB_EVENT_PATH")),
    workflow: text("GITHUB_WORKFLOW"),
    job: text("GITHUB_JOB"),
    action
  };
}
function readOrigin(text) {
  const [server, repository, runId] = [text("GITHUB_SERVER_URL"), text("GITHUB_REPOSITORY"), text("GITHUB_RUN_ID")];
  const runAttempt = text("GITHUB_RUN_ATTEMPT");
  const hasPage = server !== "" && repository !== "" && runId !== "";
  const page = `${server}/${repository}/actions/runs/${runId}`;
  return {
    repository,
    ref: text("GITHUB_REF"),
    tag: /^refs\/tags\/(.+)$/.exec(text("GITHUB_REF"))?.[1] ?? "",
    commit: text("GITHUB_SHA"),
    runId,
    runAttempt,
    runUrl: hasPage ? page + (runAttempt === "" ? "" : `/attempts/${runAttempt}`) : ""
  };
}
function folderName(action) {
  const name = action.replaceAll(/[^\w.-]/g, "_");
  return /^\.*$/.test(name) ? "step" : name;
}
function readEvent(path) {
  if (path === "")
    return void 0;
  try {
    return JSON.parse((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path, "utf8"));
  } catch {
    return void 0;
  }
}


/***/ }),

/***/ 4210:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GI: () => (/* binding */ toFileError),
/* harmony export */   q1: () => (/* binding */ leadsNowhere),
/* harmony export */   xU: () => (/* binding */ systemCode),
/* harmony export */   yC: () => (/* binding */ brokenLink),
/* harmony export */   zS: () => (/* binding */ fileError)
/* harmony export */ });
/* harmony import */ var _domain_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3047);

const messages = {
  FILE_UNREADABLE: "It cannot be read",
  FILE_VANISHED: "It is not there any more",
  FILE_CHANGED: "It changed while it was being hashed",
  FILE_NOT_REGULAR: "It is not a regular file",
  FILE_IS_LINK: "It is a symbolic link, or lies behind one",
  FILE_OUTSIDE_WORKSPACE: "It is not in the workspace",
  FILE_NAME_INVALID: "Its name is not valid UTF-8"
};
const codesBySystemCode = {
  ENOENT: "FILE_VANISHED",
  ENOTDIR: "FILE_VANISHED",
  // Opening a link without following it.
  ELOOP: "FILE_IS_LINK",
  EMLINK: "FILE_IS_LINK",
  // Opening a socket, or a device without a driver.
  ENXIO: "FILE_NOT_REGULAR",
  ENODEV: "FILE_NOT_REGULAR",
  EISDIR: "FILE_NOT_REGULAR"
};
const tooManyOpen = "This process may open no more files: raise the limit of open files (ulimit -n), and run the job again.";
const remedies = {
  EMFILE: tooManyOpen,
  ENFILE: tooManyOpen,
  EIO: "The disk could not read the file: check the disk, or write the file anew."
};
function fileError(code, { detail, ...options } = {}) {
  return new _domain_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .AnchorError */ ._Z(code, `${messages[code]}${detail === void 0 ? "" : ` (${detail})`}.`, options);
}
function toFileError(thrown) {
  const code = systemCode(thrown);
  if (code === void 0)
    return (0,_domain_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .toAnchorError */ .Xt)(thrown);
  return fileError(codesBySystemCode[code] ?? "FILE_UNREADABLE", { detail: code, cause: thrown, hint: remedies[code] });
}
function leadsNowhere(thrown) {
  return ["ENOENT", "ENOTDIR", "ELOOP"].includes(systemCode(thrown) ?? "");
}
function brokenLink() {
  const hint = "Mend the link, name the file itself, or leave the link out.";
  return new _domain_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .AnchorError */ ._Z("FILE_VANISHED", "It is a symbolic link that leads nowhere.", { hint });
}
function systemCode(thrown) {
  return thrown instanceof Error && "code" in thrown && typeof thrown.code === "string" && "errno" in thrown ? thrown.code : void 0;
}


/***/ })

};
