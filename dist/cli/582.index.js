export const id = 582;
export const ids = [582];
export const modules = {
  /***/
  3582: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.r(__webpack_exports__);
      __webpack_require__.d(__webpack_exports__, {
        readTrusted: () => (
          /* binding */
          readTrusted
        )
      });
      var promises_ = __webpack_require__(1455);
      var external_node_tls_ = __webpack_require__(1692);
      var core_text = __webpack_require__(7422);
      var certificate = __webpack_require__(1870);
      var read_witness = __webpack_require__(9787);
      var lists = __webpack_require__(926);
      var render_witness = __webpack_require__(8151);
      ;
      async function readWitnesses({ lines }, trust = {}) {
        const found = /* @__PURE__ */ new Map();
        for (const { subject, predicate } of lines) {
          for (const { of, ...witness } of predicate.witnesses ?? []) {
            const list = predicate.lists.find(({ name }) => name === of);
            if (list === void 0 || of !== "SHA256SUMS")
              continue;
            const own = (0, lists.SL)((0, lists.so)(list, subject));
            const reading = await (0, read_witness.o)({ ...witness, of }, own, trust);
            const named = subject.flatMap(({ digest }) => digest.sha256 === void 0 ? [] : [digest.sha3_256]);
            const saying = toSaying(reading, /* @__PURE__ */ new Set([...named, own.sha3_256]));
            found.set(JSON.stringify([witness, own.sha256]), { saying, list: own.sha256, reading });
          }
        }
        const all = [...found.values()];
        const isInBlock = (list) => all.some((one) => one.list === list && ("lookUp" in one.reading || "block" in one.reading));
        return all.flatMap(({ saying, list }) => saying.claim === "pending" && isInBlock(list) ? [] : [saying]);
      }
      function toSaying(reading, digests) {
        const advice = (0, render_witness.Y)(reading);
        const { claim } = reading;
        return { claim, sentence: (0, render_witness.K)(reading), ...advice !== void 0 && { advice }, digests };
      }
      var options = __webpack_require__(698);
      ;
      async function readTrusted(record, { values }) {
        const [file] = values.get("tsa-ca") ?? [];
        const [header] = values.get("bitcoin-header") ?? [];
        const roots = file === void 0 ? external_node_tls_.rootCertificates.flatMap(parseIfKnown) : await readRoots(file);
        const bitcoinHeader = header === void 0 ? void 0 : (0, options.zq)(read_witness.X, header, "--bitcoin-header");
        return readWitnesses(record, { roots, ...bitcoinHeader && { bitcoinHeader } });
      }
      function parseIfKnown(pem) {
        try {
          return (0, certificate.oW)(pem);
        } catch (thrown) {
          if (thrown instanceof RangeError)
            return [];
          throw thrown;
        }
      }
      async function readRoots(file) {
        let text;
        try {
          text = await (0, promises_.readFile)(file, "utf8");
        } catch (thrown) {
          const code = thrown.code ?? "unreadable";
          throw (0, options.Wp)(`--tsa-ca, ${(0, core_text.S5)(file)}, cannot be read (${code})`);
        }
        return (0, options.zq)(certificate.oW, text, "--tsa-ca");
      }
    })
  )
};
