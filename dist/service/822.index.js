export const id = 822;
export const ids = [822];
export const modules = {
  /***/
  9822: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        renderReportPdf: () => (
          /* binding */
          renderReportPdf
        )
        /* harmony export */
      });
      var pdf_lib__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8013);
      var _reply_data_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(840);
      const page = { width: 595, height: 842, margin: 56 };
      const black = (0, pdf_lib__WEBPACK_IMPORTED_MODULE_0__.rgb)(0.1, 0.1, 0.12);
      const grey = (0, pdf_lib__WEBPACK_IMPORTED_MODULE_0__.rgb)(0.42, 0.42, 0.46);
      const red = (0, pdf_lib__WEBPACK_IMPORTED_MODULE_0__.rgb)(0.72, 0.11, 0.11);
      const valueLength = 66;
      async function renderReportPdf(facts) {
        const document = await pdf_lib__WEBPACK_IMPORTED_MODULE_0__.PDFDocument.create({ updateMetadata: false });
        const isLocal = facts.about?.ledger !== "node";
        document.setTitle(isLocal ? "Verification report of a local demonstration service" : "Verification report");
        const maker = isLocal ? "anchor-artifacts local service" : "anchor-artifacts service";
        document.setCreator(maker);
        document.setProducer(maker);
        document.setCreationDate(facts.time);
        document.setModificationDate(facts.time);
        const canvas = document.addPage([page.width, page.height]);
        const fonts = {
          plain: await document.embedFont(pdf_lib__WEBPACK_IMPORTED_MODULE_0__.StandardFonts.Helvetica),
          bold: await document.embedFont(pdf_lib__WEBPACK_IMPORTED_MODULE_0__.StandardFonts.HelveticaBold),
          mono: await document.embedFont(pdf_lib__WEBPACK_IMPORTED_MODULE_0__.StandardFonts.Courier)
        };
        drawHead(canvas, fonts, describeLedger(facts.about));
        const below = drawSection(canvas, fonts, { title: "Verification", rows: verificationRows(facts), y: 640 });
        drawSection(canvas, fonts, { title: "Chain record", rows: recordRows(facts), y: below - 22 });
        return Uint8Array.from(await document.save());
      }
      function describeLedger(about) {
        if (about?.ledger !== "node") {
          const lines2 = "Nothing was anchored on a public chain. The chain named below lives on one computer,\nand this report proves nothing to anybody else.";
          return { title: "LOCAL DEMONSTRATION SERVICE", lines: lines2 };
        }
        const lines = "Any node of this chain that keeps its past tells the same without this service: ask\nit for coins whose state is 0x and the hash in upper case.";
        return { title: about.demo ? "PRIVATE TEST CHAIN: NOTHING IS ON A PUBLIC CHAIN" : "THE MAIN CHAIN", lines };
      }
      function drawHead(canvas, { plain, bold }, { title, lines }) {
        const x = page.margin;
        canvas.drawText("Verification report", { x, y: 762, size: 24, font: bold, color: black });
        const box = { x, y: 674, width: page.width - 2 * x, height: 66 };
        canvas.drawRectangle({ ...box, borderColor: red, borderWidth: 1.5, color: (0, pdf_lib__WEBPACK_IMPORTED_MODULE_0__.rgb)(1, 0.95, 0.95) });
        canvas.drawText(title, { x: x + 14, y: 716, size: 13, font: bold, color: red });
        canvas.drawText(lines, { x: x + 14, y: 699, size: 10, lineHeight: 14, font: plain, color: black });
      }
      function drawSection(canvas, { plain, bold, mono }, { title, rows, y }) {
        const x = page.margin;
        canvas.drawText(title, { x, y: y - 6, size: 13, font: bold, color: black });
        let line = y - 30;
        for (const [label, value] of rows) {
          if (value === void 0)
            continue;
          canvas.drawText(label, { x, y: line, size: 9.5, font: plain, color: grey });
          canvas.drawText(toPrintable(value, mono), { x: x + 92, y: line, size: 9.5, font: mono, color: black });
          line -= 18;
        }
        return line;
      }
      function verificationRows(facts) {
        const { digest, fileName, fileSize, found, time, requestId } = facts;
        return [
          ["Result", (0, _reply_data_js__WEBPACK_IMPORTED_MODULE_1__.Wy)(found)],
          ["SHA3-256", digest],
          ["File name", fileName ? shortenValue(fileName) : void 0],
          ["File size", fileSize === void 0 ? void 0 : `${fileSize} bytes`],
          ["Verified at", time.toISOString()],
          ["Request", shortenValue(requestId)]
        ];
      }
      function recordRows({ found, about }) {
        if (found === "unknown")
          return [["Unknown", "Not in the part of the chain that can be seen from here."]];
        const [oldest] = found;
        if (oldest === void 0)
          return [["None", "This hash is in no block."]];
        const { height, time, blockHash, transactionId, coinId, address } = oldest;
        return [
          ["Chain", about?.ledger === "node" ? about.chain : void 0],
          ["Block", String(height)],
          ["Block time", time === void 0 ? void 0 : new Date(time).toISOString()],
          ["Block hash", blockHash],
          ["Transaction", transactionId],
          ["Coin", coinId],
          ["Address", address]
        ];
      }
      function shortenValue(text) {
        const characters = Array.from(text);
        if (characters.length <= valueLength)
          return text;
        const half = Math.floor((valueLength - 3) / 2);
        return `${characters.slice(0, half).join("")}...${characters.slice(-half).join("")}`;
      }
      function toPrintable(text, font) {
        const known = new Set(font.getCharacterSet());
        return Array.from(text, (character) => known.has(character.codePointAt(0) ?? 0) ? character : "?").join("");
      }
    })
  )
};
