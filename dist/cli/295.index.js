export const id = 295;
export const ids = [295];
export const modules = {
  /***/
  2295: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.r(__webpack_exports__);
      __webpack_require__.d(__webpack_exports__, {
        readTrusted: () => (
          /* binding */
          readTrusted
        )
      });
      var external_node_tls_ = __webpack_require__(1692);
      var core_text = __webpack_require__(2872);
      var certificate = __webpack_require__(3820);
      var read_witness = __webpack_require__(9753);
      var checksums = __webpack_require__(291);
      var to_statement = __webpack_require__(8060);
      ;
      async function readWitnesses({ statements }, trust = {}) {
        const found = /* @__PURE__ */ new Map();
        for (const { subject, predicate } of statements.map(({ statement }) => statement)) {
          const stated = predicate.lists.find(({ name }) => name === checksums.TR);
          const own = (predicate.witnesses ?? []).filter(({ of }) => of === checksums.TR);
          if (stated === void 0 || own.length === 0)
            continue;
          const text = (0, to_statement.so)(stated, subject);
          const list = (0, to_statement.SL)(text);
          const sha256 = /* @__PURE__ */ new Set([list.sha256, ...text.match(/(?<=^\\?)[0-9a-f]{64}(?= )/gm) ?? []]);
          for (const witness of own) {
            found.set(JSON.stringify([witness, list.sha256]), { witness, list, sha256 });
          }
        }
        const read = async (one, whom) => {
          return { ...one, reading: await (0, read_witness.oP)(one.witness, one.list, whom) };
        };
        const readings = await Promise.all([...found.values()].map((one) => read(one, trust)));
        const isHeaderUsed = readings.some(({ reading }) => "block" in reading);
        const { bitcoinHeader: _, ...others } = trust;
        const isOfAnother = ({ witness, reading }) => isHeaderUsed && witness.kind === "opentimestamps" && reading.claim === "not fitting";
        const all = await Promise.all(readings.map(async (one) => isOfAnother(one) ? read(one, others) : one));
        const inBlock = new Set(all.flatMap(({ list, reading }) => "lookUp" in reading || "block" in reading ? list.sha256 : []));
        return all.flatMap(({ reading, list, sha256 }) => {
          if (reading.claim === "pending" && inBlock.has(list.sha256))
            return [];
          const advice = (0, read_witness.YL)(reading);
          return {
            claim: reading.claim,
            sentence: (0, read_witness.KK)(reading),
            ...advice !== void 0 && { advice },
            sha256
          };
        });
      }
      var options = __webpack_require__(5308);
      ;
      async function readTrusted(record, { values }) {
        const [file] = values.get("tsa-ca") ?? [];
        const [header] = values.get("bitcoin-header") ?? [];
        const pem = file === void 0 ? void 0 : await (0, options.Mk)(file, `--tsa-ca, ${(0, core_text.S5)(file)},`);
        const roots = pem === void 0 ? external_node_tls_.rootCertificates.flatMap(parseIfKnown) : (0, options.zq)(certificate.oW, pem.toString("utf8"), "--tsa-ca");
        const bitcoinHeader = header === void 0 ? void 0 : (0, options.zq)(read_witness.XS, header, "--bitcoin-header");
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
    })
  )
};
