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
          const of = "SHA256SUMS";
          const stated = predicate.lists.find(({ name }) => name === of);
          const own = (predicate.witnesses ?? []).filter((witness) => witness.of === of);
          if (stated === void 0 || own.length === 0)
            continue;
          const text = (0, lists.so)(stated, subject);
          const list = (0, lists.SL)(text);
          const sha256 = /* @__PURE__ */ new Set([list.sha256, ...text.match(/(?<=^\\?)[0-9a-f]{64}(?= )/gm) ?? []]);
          for (const witness of own) {
            found.set(JSON.stringify([witness, list.sha256]), { witness: { ...witness, of }, list, sha256 });
          }
        }
        const read = async (one, whom) => {
          return { ...one, reading: await (0, read_witness.o)(one.witness, one.list, whom) };
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
          const advice = (0, render_witness.Y)(reading);
          return {
            claim: reading.claim,
            sentence: (0, render_witness.K)(reading),
            ...advice !== void 0 && { advice },
            sha256
          };
        });
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
