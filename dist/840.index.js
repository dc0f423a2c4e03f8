export const id = 840;
export const ids = [840];
export const modules = {
  /***/
  2840: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.r(__webpack_exports__);
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        parseWitnessLines: () => (
          /* binding */
          parseWitnessLines
        ),
        /* harmony export */
        witnessProblems: () => (
          /* binding */
          witnessProblems
        )
        /* harmony export */
      });
      var _words_front_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2826);
      var _core_addresses_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2703);
      const maxWitnesses = 4;
      const maxWitnessUrlLength = 2048;
      const linePattern = /^(rfc3161|opentimestamps)[ \t]+(\S+)$/;
      function parseWitnessLines(lines) {
        const witnesses = /* @__PURE__ */ new Map();
        const mistakes = lines.length > maxWitnesses ? [`there are ${lines.length} lines, and at most ${maxWitnesses} are asked`] : [];
        for (const [index, line] of lines.entries()) {
          const [, kind = "", url = ""] = linePattern.exec(line) ?? [];
          const mistake = isKind(kind) ? findMistake(kind, url) : "is neither rfc3161 URL nor opentimestamps URL";
          const key = mistake === void 0 ? `${kind} ${new URL(url).href}` : "";
          const problem = witnesses.has(key) ? "is there twice; name each witness once" : mistake;
          if (problem !== void 0)
            mistakes.push(`line ${index + 1} ${problem}`);
          else if (isKind(kind))
            witnesses.set(key, { kind, url });
        }
        return { witnesses: [...witnesses.values()], mistakes };
      }
      function witnessProblems(lines, { input } = _words_front_js__WEBPACK_IMPORTED_MODULE_0__.Qu) {
        return parseWitnessLines(lines).mistakes.map((mistake) => `${input("witness")}: ${mistake}`);
      }
      function isKind(word) {
        return word === "rfc3161" || word === "opentimestamps";
      }
      function findMistake(kind, text) {
        if (!/^[\x21-\x7e]+$/.test(text) || text.length > maxWitnessUrlLength || !URL.canParse(text))
          return "has no usable address";
        const url = new URL(text);
        if (url.username !== "" || url.password !== "") {
          return "has a user name or password in its address, which all readers of the evidence would see";
        }
        if (text.includes("#"))
          return "has a fragment in its address";
        if (kind === "opentimestamps" && text.includes("?"))
          return "has a query in the address of a calendar";
        const isAllowedHttp = url.protocol === "http:" && (kind === "rfc3161" || (0, _core_addresses_js__WEBPACK_IMPORTED_MODULE_1__.U9)(url));
        if (isAllowedHttp || url.protocol === "https:")
          return void 0;
        return kind === "rfc3161" ? "has an address whose scheme is neither https nor http" : "has an address that is neither https: nor on this machine";
      }
    })
  )
};
