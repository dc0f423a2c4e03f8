export const id = 759;
export const ids = [759];
export const modules = {
  /***/
  9759: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        Z: () => (
          /* binding */
          maxJsonLength
        ),
        /* harmony export */
        l: () => (
          /* binding */
          parseJsonText
        )
        /* harmony export */
      });
      const maxJsonLength = 64 * 1024 * 1024;
      const maxJsonDepth = 32;
      function parseJsonText(text, revive) {
        if (text.length > maxJsonLength)
          throw new RangeError("it is larger than 64 MiB");
        const repeated = scan(text);
        const value = parseAsJson(text, revive);
        if (repeated === void 0)
          return value;
        throw new RangeError(`an object of it has two members named ${JSON.stringify(repeated.slice(0, 80))}`);
      }
      function parseAsJson(text, revive) {
        try {
          return JSON.parse(text, revive);
        } catch (cause) {
          if (!(cause instanceof SyntaxError))
            throw cause;
          throw new RangeError("it is not JSON", { cause });
        }
      }
      function scan(text) {
        const open = [];
        const signs = /["[{}\]]/g;
        const colon = /\s*:/y;
        let repeated;
        for (let found = signs.exec(text); found !== null; found = signs.exec(text)) {
          const [sign] = found;
          if (sign === '"') {
            signs.lastIndex = colon.lastIndex = endOfString(text, found.index);
            const names = colon.test(text) ? open.at(-1) : void 0;
            const name = names === void 0 ? "" : nameOf(text.slice(found.index, signs.lastIndex));
            if (names?.has(name))
              repeated ??= name;
            names?.add(name);
          } else if (sign === "}" || sign === "]")
            open.pop();
          else if (open.push(sign === "{" ? /* @__PURE__ */ new Set() : void 0) > maxJsonDepth) {
            throw new RangeError(`it nests deeper than ${maxJsonDepth} levels`);
          }
        }
        return repeated;
      }
      function endOfString(text, start) {
        for (let at = text.indexOf('"', start + 1); at !== -1; at = text.indexOf('"', at + 1)) {
          let escapes = 0;
          while (text[at - escapes - 1] === "\\")
            escapes += 1;
          if (escapes % 2 === 0)
            return at + 1;
        }
        return text.length;
      }
      function nameOf(string) {
        return string.includes("\\") ? String(parseAsJson(string, void 0)) : string.slice(1, -1);
      }
    })
  )
};
