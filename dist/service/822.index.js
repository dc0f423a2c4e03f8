export const id = 822;
export const ids = [822];
export const modules = {
  /***/
  9822: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.r(__webpack_exports__);
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        renderReportPdf: () => (
          /* binding */
          renderReportPdf
        )
        /* harmony export */
      });
      var pdf_lib__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8013);
      var _src_core_addresses_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2703);
      var _src_core_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2872);
      var _reply_data_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(840);
      const margin = 56;
      const black = (0, pdf_lib__WEBPACK_IMPORTED_MODULE_0__.rgb)(0.1, 0.1, 0.12);
      const grey = (0, pdf_lib__WEBPACK_IMPORTED_MODULE_0__.rgb)(0.42, 0.42, 0.46);
      const red = (0, pdf_lib__WEBPACK_IMPORTED_MODULE_0__.rgb)(0.72, 0.11, 0.11);
      const green = (0, pdf_lib__WEBPACK_IMPORTED_MODULE_0__.rgb)(0.1, 0.5, 0.25);
      const amber = (0, pdf_lib__WEBPACK_IMPORTED_MODULE_0__.rgb)(0.75, 0.45, 0);
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
        const page = document.addPage([595, 842]);
        page.moveTo(margin, 792);
        const sheet = {
          page,
          plain: await document.embedFont(pdf_lib__WEBPACK_IMPORTED_MODULE_0__.StandardFonts.Helvetica),
          bold: await document.embedFont(pdf_lib__WEBPACK_IMPORTED_MODULE_0__.StandardFonts.HelveticaBold),
          mono: await document.embedFont(pdf_lib__WEBPACK_IMPORTED_MODULE_0__.StandardFonts.Courier)
        };
        drawReport(sheet, facts);
        return Uint8Array.from(await document.save());
      }
      function write({ page, plain }, text, { size = 10, font = plain, color = black, indent = 0, gap = 6 } = {}) {
        const maxWidth = page.getWidth() - 2 * margin - indent;
        const widthOf = (row) => font.widthOfTextAtSize(row, size);
        for (const row of (0, pdf_lib__WEBPACK_IMPORTED_MODULE_0__.breakTextIntoLines)(toPrintable(text, font), [" ", "/"], maxWidth, widthOf)) {
          page.moveDown(size * 1.4);
          page.drawText(row.trimEnd(), { x: margin + indent, size, font, color });
        }
        page.moveDown(gap);
      }
      function writeTitle(sheet, text) {
        sheet.page.moveDown(8);
        write(sheet, text, { size: 12, font: sheet.bold, gap: 2 });
      }
      function writeRows({ page, plain, mono }, rows) {
        for (const [label, value] of rows) {
          if (value === void 0)
            continue;
          page.moveDown(16);
          page.drawText(label, { size: 9.5, font: plain, color: grey });
          page.drawText(toPrintable(shortenValue(value), mono), { x: margin + 92, size: 9.5, font: mono, color: black });
        }
        page.moveDown(8);
      }
      const marks = {
        yes: { path: "M14 26 L23 35 L38 17", color: green },
        no: { path: "M16 16 L36 36 M16 36 L36 16", color: red },
        unknown: { path: "M15 26 L37 26", color: amber }
      };
      function describeVerdict({ found, about }, oldest, chain) {
        if (found === "unknown") {
          const detail2 = "Its digest is not in the part of the chain that can be seen from here.";
          return { mark: marks.unknown, headline: "Not known: the chain may hold this file.", detail: detail2 };
        }
        if (oldest === void 0) {
          const detail2 = `Its digest is in no block of ${chain}.`;
          return { mark: marks.no, headline: "The chain does not hold this file.", detail: detail2 };
        }
        const { time, height } = oldest;
        const detail = `Block ${height} of ${chain} holds its digest.`;
        if (isDemonstration(about))
          return { mark: marks.unknown, headline: "A demonstration: this proves nothing.", detail };
        const date = time === void 0 ? `the time of block ${height}` : (0, _src_core_text_js__WEBPACK_IMPORTED_MODULE_2__.oN)(new Date(time));
        return { mark: marks.yes, headline: `This file existed by ${date}.`, detail };
      }
      function isDemonstration(about) {
        return about?.ledger !== "node" || about.demo;
      }
      const warning = "NOTHING IS ON A PUBLIC CHAIN. The chain named here is a private one for tests: its owner can make any block of any date.";
      const proved = "Exactly these bytes existed by the date of the block: other bytes have another digest. It does not say who made them, nor that what they do is safe.";
      function drawReport(sheet, facts) {
        const { about, digest, found } = facts;
        const said = (0, _src_core_addresses_js__WEBPACK_IMPORTED_MODULE_1__.iY)(about?.chainName ?? "");
        const chain = (0, _src_core_addresses_js__WEBPACK_IMPORTED_MODULE_1__.$Z)(said) || (about?.ledger === "node" ? `the ${about.chain} chain` : "the local chain");
        const oldest = found === "unknown" ? void 0 : found[0];
        const { mark, headline, detail } = describeVerdict(facts, oldest, chain);
        write(sheet, `Verification report by ${new URL(facts.baseUrl).host}`, { size: 11, color: grey, gap: 14 });
        const { page, bold, mono } = sheet;
        page.drawCircle({ x: margin + 26, y: page.getY() - 26, size: 26, color: mark.color });
        page.drawSvgPath(mark.path, { borderColor: (0, pdf_lib__WEBPACK_IMPORTED_MODULE_0__.rgb)(1, 1, 1), borderWidth: 5 });
        write(sheet, headline, { size: 19, font: bold, color: mark.color, indent: 68, gap: 3 });
        write(sheet, detail, { size: 11, indent: 68, gap: 16 });
        if (isDemonstration(about))
          write(sheet, warning, { size: 11, font: bold, color: red, gap: 10 });
        writeTitle(sheet, "The file");
        writeRows(sheet, fileRows(facts, toPrintable(facts.fileName ?? "", mono) === (facts.fileName ?? "")));
        writeTitle(sheet, "The chain's record");
        writeRows(sheet, oldest === void 0 ? [["Chain", chain]] : recordRows(oldest, chain));
        if (mark === marks.yes) {
          writeTitle(sheet, "What it proves");
          write(sheet, proved);
        }
        if (about?.ledger === "node")
          drawCheck(sheet, digest, oldest && said.explorer && (0, _src_core_addresses_js__WEBPACK_IMPORTED_MODULE_1__.E1)(said.explorer, (0, _reply_data_js__WEBPACK_IMPORTED_MODULE_3__.Fm)(digest, oldest)));
      }
      function drawCheck(sheet, digest, address) {
        writeTitle(sheet, "How to check it without this service");
        write(sheet, "1. Compute the digest of your file, and compare it with the one above:", { gap: 0 });
        write(sheet, "openssl dgst -sha3-256 FILE", { size: 9.5, font: sheet.mono, indent: 14 });
        write(sheet, "2. Ask any node of this chain that keeps its past where the digest stands:", { gap: 0 });
        write(sheet, `coins state:0x${digest.toUpperCase()}`, { size: 9.5, font: sheet.mono, indent: 14 });
        if (address === void 0)
          return;
        write(sheet, "Or look the block up, and compare its date with the one above:", { gap: 0 });
        write(sheet, address, { size: 9.5, font: sheet.mono, indent: 14 });
      }
      function fileRows({ digest, fileName, fileSize, found, time, requestId }, isWhole) {
        return [
          ["Name", fileName || void 0],
          // Names in other alphabets would all look alike: rows of question marks.
          ["", isWhole ? void 0 : "(? stands for what cannot be printed here: compare the digest)"],
          ["Size", fileSize === void 0 ? void 0 : `${fileSize.toLocaleString("en")} bytes`],
          ["SHA3-256", digest],
          ["Result", (0, _reply_data_js__WEBPACK_IMPORTED_MODULE_3__.Wy)(found)],
          ["Verified at", (0, _src_core_text_js__WEBPACK_IMPORTED_MODULE_2__.oN)(time)],
          ["Request", requestId]
        ];
      }
      function recordRows(record, chain) {
        const { height, time, blockHash, transactionId, coinId, address } = record;
        return [
          ["Chain", chain],
          ["Block", String(height)],
          ["Block's date", time === void 0 ? void 0 : new Date(time).toISOString()],
          ["Block's hash", blockHash],
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
