export const id = 568;
export const ids = [568];
export const modules = {
  /***/
  9792: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        Az: () => (
          /* binding */
          SHA384_IV
        ),
        /* harmony export */
        DM: () => (
          /* binding */
          SHA224_IV
        ),
        /* harmony export */
        TQ: () => (
          /* binding */
          Maj
        ),
        /* harmony export */
        ol: () => (
          /* binding */
          HashMD
        ),
        /* harmony export */
        r9: () => (
          /* binding */
          Chi
        ),
        /* harmony export */
        tT: () => (
          /* binding */
          SHA512_IV
        ),
        /* harmony export */
        yc: () => (
          /* binding */
          SHA256_IV
        )
        /* harmony export */
      });
      var _u64_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8247);
      var _utils_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2565);
      function Chi(a, b, c) {
        return a & b ^ ~a & c;
      }
      function Maj(a, b, c) {
        return a & b ^ a & c ^ b & c;
      }
      class HashMD {
        blockLen;
        outputLen;
        canXOF = false;
        padOffset;
        isLE;
        // For partial updates less than block size
        buffer;
        view;
        finished = false;
        length = 0;
        pos = 0;
        destroyed = false;
        constructor(blockLen, outputLen, padOffset, isLE) {
          this.blockLen = blockLen;
          this.outputLen = outputLen;
          this.padOffset = padOffset;
          this.isLE = isLE;
          this.buffer = new Uint8Array(blockLen);
          this.view = (0, _utils_js__WEBPACK_IMPORTED_MODULE_0__.O8)(this.buffer);
        }
        update(data) {
          (0, _utils_js__WEBPACK_IMPORTED_MODULE_0__.CC)(this);
          (0, _utils_js__WEBPACK_IMPORTED_MODULE_0__.DO)(data);
          const { view, buffer, blockLen } = this;
          const len = data.length;
          let processed = false;
          for (let pos = 0; pos < len; ) {
            const take = Math.min(blockLen - this.pos, len - pos);
            if (take === blockLen) {
              const dataView = (0, _utils_js__WEBPACK_IMPORTED_MODULE_0__.O8)(data);
              for (; blockLen <= len - pos; pos += blockLen)
                this.process(dataView, pos);
              processed = true;
              continue;
            }
            buffer.set(pos === 0 && take === len ? data : data.subarray(pos, pos + take), this.pos);
            this.pos += take;
            pos += take;
            if (this.pos === blockLen) {
              this.process(view, 0);
              this.pos = 0;
              processed = true;
            }
          }
          this.length += data.length;
          if (processed)
            this.roundClean();
          return this;
        }
        digestInto(out) {
          (0, _utils_js__WEBPACK_IMPORTED_MODULE_0__.CC)(this);
          (0, _utils_js__WEBPACK_IMPORTED_MODULE_0__.Ht)(out, this);
          this.finished = true;
          const { buffer, view, blockLen, isLE } = this;
          let { pos } = this;
          buffer[pos++] = 128;
          buffer.fill(0, pos);
          if (this.padOffset > blockLen - pos) {
            this.process(view, 0);
            buffer.fill(0);
          }
          (0, _u64_js__WEBPACK_IMPORTED_MODULE_1__.au)(view, blockLen - 8, this.length * 8, isLE);
          this.process(view, 0);
          this.roundClean();
          const oview = out === buffer ? view : (0, _utils_js__WEBPACK_IMPORTED_MODULE_0__.O8)(out);
          const len = this.outputLen;
          const outLen = len / 4;
          const state = this.get();
          if (len % 4 || outLen > state.length)
            throw new Error("invalid outputLen");
          for (let i = 0; i < outLen; i++)
            oview.setUint32(4 * i, state[i], isLE);
        }
        digest() {
          const { buffer, outputLen } = this;
          this.digestInto(buffer);
          const res = buffer.slice(0, outputLen);
          this.destroy();
          return res;
        }
        _cloneIntoMeta(to) {
          const { buffer, length, finished, destroyed, pos } = this;
          to.destroyed = destroyed;
          to.finished = finished;
          to.length = length;
          to.pos = pos;
          if (pos)
            to.buffer.set(buffer);
          return to;
        }
        clone() {
          return this._cloneInto();
        }
      }
      const SHA256_IV = /* @__PURE__ */ Uint32Array.from([
        1779033703,
        3144134277,
        1013904242,
        2773480762,
        1359893119,
        2600822924,
        528734635,
        1541459225
      ]);
      const SHA224_IV = /* @__PURE__ */ Uint32Array.from([
        3238371032,
        914150663,
        812702999,
        4144912697,
        4290775857,
        1750603025,
        1694076839,
        3204075428
      ]);
      const SHA384_IV = /* @__PURE__ */ Uint32Array.from([
        3418070365,
        3238371032,
        1654270250,
        914150663,
        2438529370,
        812702999,
        355462360,
        4144912697,
        1731405415,
        4290775857,
        2394180231,
        1750603025,
        3675008525,
        1694076839,
        1203062813,
        3204075428
      ]);
      const SHA512_IV = /* @__PURE__ */ Uint32Array.from([
        1779033703,
        4089235720,
        3144134277,
        2227873595,
        1013904242,
        4271175723,
        2773480762,
        1595750129,
        1359893119,
        2917565137,
        2600822924,
        725511199,
        528734635,
        4215389547,
        1541459225,
        327033209
      ]);
    })
  ),
  /***/
  8247: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        CQ: () => (
          /* binding */
          add4H
        ),
        /* harmony export */
        CW: () => (
          /* binding */
          add4L
        ),
        /* harmony export */
        Ei: () => (
          /* binding */
          rotrBL
        ),
        /* harmony export */
        F8: () => (
          /* binding */
          add5L
        ),
        /* harmony export */
        TH: () => (
          /* binding */
          add5H
        ),
        /* harmony export */
        Vl: () => (
          /* binding */
          add3L
        ),
        /* harmony export */
        Vr: () => (
          /* binding */
          add3H
        ),
        /* harmony export */
        WQ: () => (
          /* binding */
          add
        ),
        /* harmony export */
        au: () => (
          /* binding */
          setU64FromNum
        ),
        /* harmony export */
        jm: () => (
          /* binding */
          shrSL
        ),
        /* harmony export */
        lD: () => (
          /* binding */
          split
        ),
        /* harmony export */
        qh: () => (
          /* binding */
          rotrBH
        ),
        /* harmony export */
        rE: () => (
          /* binding */
          rotrSH
        ),
        /* harmony export */
        ry: () => (
          /* binding */
          rotrSL
        ),
        /* harmony export */
        xn: () => (
          /* binding */
          shrSH
        )
        /* harmony export */
      });
      const U32_MASK64 = /* @__PURE__ */ (() => BigInt(2 ** 32 - 1))();
      const _32n = /* @__PURE__ */ BigInt(32);
      function fromBig(n, le = false) {
        if (le)
          return { h: Number(n & U32_MASK64), l: Number(n >> _32n & U32_MASK64) };
        return { h: Number(n >> _32n & U32_MASK64) | 0, l: Number(n & U32_MASK64) | 0 };
      }
      function split(lst, le = false) {
        const len = lst.length;
        let Ah = new Uint32Array(len);
        let Al = new Uint32Array(len);
        for (let i = 0; i < len; i++) {
          const { h, l } = fromBig(lst[i], le);
          [Ah[i], Al[i]] = [h, l];
        }
        return [Ah, Al];
      }
      const toBig = (h, l) => BigInt(h >>> 0) << _32n | BigInt(l >>> 0);
      const fromNumH = (n) => n / 2 ** 32 | 0;
      const fromNumL = (n) => n >>> 0;
      function setU64FromNum(view, byteOffset, n, isLE) {
        const h = fromNumH(n);
        const l = fromNumL(n);
        view.setUint32(byteOffset, isLE ? l : h, isLE);
        view.setUint32(byteOffset + 4, isLE ? h : l, isLE);
      }
      const shrSH = (h, _l, s) => h >>> s;
      const shrSL = (h, l, s) => h << 32 - s | l >>> s;
      const rotrSH = (h, l, s) => h >>> s | l << 32 - s;
      const rotrSL = (h, l, s) => h << 32 - s | l >>> s;
      const rotrBH = (h, l, s) => h << 64 - s | l >>> s - 32;
      const rotrBL = (h, l, s) => h >>> s - 32 | l << 64 - s;
      const rotr32H = (_h, l) => l;
      const rotr32L = (h, _l) => h;
      function add(Ah, Al, Bh, Bl) {
        const l = (Al >>> 0) + (Bl >>> 0);
        return { h: Ah + Bh + (l / 2 ** 32 | 0) | 0, l: l | 0 };
      }
      const add3L = (Al, Bl, Cl) => (Al >>> 0) + (Bl >>> 0) + (Cl >>> 0);
      const add3H = (low, Ah, Bh, Ch) => Ah + Bh + Ch + (low / 2 ** 32 | 0) | 0;
      const add4L = (Al, Bl, Cl, Dl) => (Al >>> 0) + (Bl >>> 0) + (Cl >>> 0) + (Dl >>> 0);
      const add4H = (low, Ah, Bh, Ch, Dh) => Ah + Bh + Ch + Dh + (low / 2 ** 32 | 0) | 0;
      const add5L = (Al, Bl, Cl, Dl, El) => (Al >>> 0) + (Bl >>> 0) + (Cl >>> 0) + (Dl >>> 0) + (El >>> 0);
      const add5H = (low, Ah, Bh, Ch, Dh, Eh) => Ah + Bh + Ch + Dh + Eh + (low / 2 ** 32 | 0) | 0;
    })
  ),
  /***/
  5514: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        sc: () => (
          /* binding */
          sha256
        )
        /* harmony export */
      });
      var _md_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9792);
      var _u64_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8247);
      var _utils_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2565);
      const SHA256_K = /* @__PURE__ */ Uint32Array.from([
        1116352408,
        1899447441,
        3049323471,
        3921009573,
        961987163,
        1508970993,
        2453635748,
        2870763221,
        3624381080,
        310598401,
        607225278,
        1426881987,
        1925078388,
        2162078206,
        2614888103,
        3248222580,
        3835390401,
        4022224774,
        264347078,
        604807628,
        770255983,
        1249150122,
        1555081692,
        1996064986,
        2554220882,
        2821834349,
        2952996808,
        3210313671,
        3336571891,
        3584528711,
        113926993,
        338241895,
        666307205,
        773529912,
        1294757372,
        1396182291,
        1695183700,
        1986661051,
        2177026350,
        2456956037,
        2730485921,
        2820302411,
        3259730800,
        3345764771,
        3516065817,
        3600352804,
        4094571909,
        275423344,
        430227734,
        506948616,
        659060556,
        883997877,
        958139571,
        1322822218,
        1537002063,
        1747873779,
        1955562222,
        2024104815,
        2227730452,
        2361852424,
        2428436474,
        2756734187,
        3204031479,
        3329325298
      ]);
      const SHA256_W = /* @__PURE__ */ new Uint32Array(64);
      class SHA2_32B extends _md_js__WEBPACK_IMPORTED_MODULE_0__.ol {
        // We cannot use array here since array allows indexing by variable
        // which means optimizer/compiler cannot use registers.
        // Numeric initializers matter: starting the fields as `undefined` changes
        // V8's field representation and makes sha256 3x slower (measured).
        A = 0;
        B = 0;
        C = 0;
        D = 0;
        E = 0;
        F = 0;
        G = 0;
        H = 0;
        constructor(outputLen, IV) {
          super(64, outputLen, 8, false);
          this.A = IV[0] | 0;
          this.B = IV[1] | 0;
          this.C = IV[2] | 0;
          this.D = IV[3] | 0;
          this.E = IV[4] | 0;
          this.F = IV[5] | 0;
          this.G = IV[6] | 0;
          this.H = IV[7] | 0;
        }
        get() {
          const { A, B, C, D, E, F, G, H } = this;
          return [A, B, C, D, E, F, G, H];
        }
        // prettier-ignore
        set(A, B, C, D, E, F, G, H) {
          this.A = A | 0;
          this.B = B | 0;
          this.C = C | 0;
          this.D = D | 0;
          this.E = E | 0;
          this.F = F | 0;
          this.G = G | 0;
          this.H = H | 0;
        }
        _cloneInto(to) {
          (to ||= new this.constructor()).set(...this.get());
          return this._cloneIntoMeta(to);
        }
        process(view, offset) {
          for (let i = 0; i < 16; i++, offset += 4)
            SHA256_W[i] = view.getUint32(offset, false);
          for (let i = 16; i < 64; i++) {
            const W15 = SHA256_W[i - 15];
            const W2 = SHA256_W[i - 2];
            const s0 = (0, _utils_js__WEBPACK_IMPORTED_MODULE_1__.Ow)(W15, 7) ^ (0, _utils_js__WEBPACK_IMPORTED_MODULE_1__.Ow)(W15, 18) ^ W15 >>> 3;
            const s1 = (0, _utils_js__WEBPACK_IMPORTED_MODULE_1__.Ow)(W2, 17) ^ (0, _utils_js__WEBPACK_IMPORTED_MODULE_1__.Ow)(W2, 19) ^ W2 >>> 10;
            SHA256_W[i] = s1 + SHA256_W[i - 7] + s0 + SHA256_W[i - 16] | 0;
          }
          let { A, B, C, D, E, F, G, H } = this;
          for (let i = 0; i < 64; i++) {
            const sigma1 = (0, _utils_js__WEBPACK_IMPORTED_MODULE_1__.Ow)(E, 6) ^ (0, _utils_js__WEBPACK_IMPORTED_MODULE_1__.Ow)(E, 11) ^ (0, _utils_js__WEBPACK_IMPORTED_MODULE_1__.Ow)(E, 25);
            const T1 = H + sigma1 + (0, _md_js__WEBPACK_IMPORTED_MODULE_0__.r9)(E, F, G) + SHA256_K[i] + SHA256_W[i] | 0;
            const sigma0 = (0, _utils_js__WEBPACK_IMPORTED_MODULE_1__.Ow)(A, 2) ^ (0, _utils_js__WEBPACK_IMPORTED_MODULE_1__.Ow)(A, 13) ^ (0, _utils_js__WEBPACK_IMPORTED_MODULE_1__.Ow)(A, 22);
            const T2 = sigma0 + (0, _md_js__WEBPACK_IMPORTED_MODULE_0__.TQ)(A, B, C) | 0;
            H = G;
            G = F;
            F = E;
            E = D + T1 | 0;
            D = C;
            C = B;
            B = A;
            A = T1 + T2 | 0;
          }
          A = A + this.A | 0;
          B = B + this.B | 0;
          C = C + this.C | 0;
          D = D + this.D | 0;
          E = E + this.E | 0;
          F = F + this.F | 0;
          G = G + this.G | 0;
          H = H + this.H | 0;
          this.set(A, B, C, D, E, F, G, H);
        }
        roundClean() {
          (0, _utils_js__WEBPACK_IMPORTED_MODULE_1__.uH)(SHA256_W);
        }
        destroy() {
          this.destroyed = true;
          this.set(0, 0, 0, 0, 0, 0, 0, 0);
          (0, _utils_js__WEBPACK_IMPORTED_MODULE_1__.uH)(this.buffer);
        }
      }
      class _SHA256 extends SHA2_32B {
        constructor() {
          super(32, _md_js__WEBPACK_IMPORTED_MODULE_0__.yc);
        }
      }
      class _SHA224 extends SHA2_32B {
        constructor() {
          super(28, _md_js__WEBPACK_IMPORTED_MODULE_0__.DM);
        }
      }
      const K512 = /* @__PURE__ */ (() => _u64_js__WEBPACK_IMPORTED_MODULE_2__.lD([
        "0x428a2f98d728ae22",
        "0x7137449123ef65cd",
        "0xb5c0fbcfec4d3b2f",
        "0xe9b5dba58189dbbc",
        "0x3956c25bf348b538",
        "0x59f111f1b605d019",
        "0x923f82a4af194f9b",
        "0xab1c5ed5da6d8118",
        "0xd807aa98a3030242",
        "0x12835b0145706fbe",
        "0x243185be4ee4b28c",
        "0x550c7dc3d5ffb4e2",
        "0x72be5d74f27b896f",
        "0x80deb1fe3b1696b1",
        "0x9bdc06a725c71235",
        "0xc19bf174cf692694",
        "0xe49b69c19ef14ad2",
        "0xefbe4786384f25e3",
        "0x0fc19dc68b8cd5b5",
        "0x240ca1cc77ac9c65",
        "0x2de92c6f592b0275",
        "0x4a7484aa6ea6e483",
        "0x5cb0a9dcbd41fbd4",
        "0x76f988da831153b5",
        "0x983e5152ee66dfab",
        "0xa831c66d2db43210",
        "0xb00327c898fb213f",
        "0xbf597fc7beef0ee4",
        "0xc6e00bf33da88fc2",
        "0xd5a79147930aa725",
        "0x06ca6351e003826f",
        "0x142929670a0e6e70",
        "0x27b70a8546d22ffc",
        "0x2e1b21385c26c926",
        "0x4d2c6dfc5ac42aed",
        "0x53380d139d95b3df",
        "0x650a73548baf63de",
        "0x766a0abb3c77b2a8",
        "0x81c2c92e47edaee6",
        "0x92722c851482353b",
        "0xa2bfe8a14cf10364",
        "0xa81a664bbc423001",
        "0xc24b8b70d0f89791",
        "0xc76c51a30654be30",
        "0xd192e819d6ef5218",
        "0xd69906245565a910",
        "0xf40e35855771202a",
        "0x106aa07032bbd1b8",
        "0x19a4c116b8d2d0c8",
        "0x1e376c085141ab53",
        "0x2748774cdf8eeb99",
        "0x34b0bcb5e19b48a8",
        "0x391c0cb3c5c95a63",
        "0x4ed8aa4ae3418acb",
        "0x5b9cca4f7763e373",
        "0x682e6ff3d6b2b8a3",
        "0x748f82ee5defb2fc",
        "0x78a5636f43172f60",
        "0x84c87814a1f0ab72",
        "0x8cc702081a6439ec",
        "0x90befffa23631e28",
        "0xa4506cebde82bde9",
        "0xbef9a3f7b2c67915",
        "0xc67178f2e372532b",
        "0xca273eceea26619c",
        "0xd186b8c721c0c207",
        "0xeada7dd6cde0eb1e",
        "0xf57d4f7fee6ed178",
        "0x06f067aa72176fba",
        "0x0a637dc5a2c898a6",
        "0x113f9804bef90dae",
        "0x1b710b35131c471b",
        "0x28db77f523047d84",
        "0x32caab7b40c72493",
        "0x3c9ebe0a15c9bebc",
        "0x431d67c49c100d4c",
        "0x4cc5d4becb3e42b6",
        "0x597f299cfc657e2a",
        "0x5fcb6fab3ad6faec",
        "0x6c44198c4a475817"
      ].map((n) => BigInt(n))))();
      const SHA512_Kh = /* @__PURE__ */ (() => K512[0])();
      const SHA512_Kl = /* @__PURE__ */ (() => K512[1])();
      const SHA512_W_H = /* @__PURE__ */ new Uint32Array(80);
      const SHA512_W_L = /* @__PURE__ */ new Uint32Array(80);
      class SHA2_64B extends _md_js__WEBPACK_IMPORTED_MODULE_0__.ol {
        // We cannot use array here since array allows indexing by variable
        // which means optimizer/compiler cannot use registers.
        // h -- high 32 bits, l -- low 32 bits
        // Numeric initializers matter: starting the fields as `undefined` changes
        // V8's field representation and slows hashing down (measured on sha256).
        Ah = 0;
        Al = 0;
        Bh = 0;
        Bl = 0;
        Ch = 0;
        Cl = 0;
        Dh = 0;
        Dl = 0;
        Eh = 0;
        El = 0;
        Fh = 0;
        Fl = 0;
        Gh = 0;
        Gl = 0;
        Hh = 0;
        Hl = 0;
        constructor(outputLen, IV) {
          super(128, outputLen, 16, false);
          this.Ah = IV[0] | 0;
          this.Al = IV[1] | 0;
          this.Bh = IV[2] | 0;
          this.Bl = IV[3] | 0;
          this.Ch = IV[4] | 0;
          this.Cl = IV[5] | 0;
          this.Dh = IV[6] | 0;
          this.Dl = IV[7] | 0;
          this.Eh = IV[8] | 0;
          this.El = IV[9] | 0;
          this.Fh = IV[10] | 0;
          this.Fl = IV[11] | 0;
          this.Gh = IV[12] | 0;
          this.Gl = IV[13] | 0;
          this.Hh = IV[14] | 0;
          this.Hl = IV[15] | 0;
        }
        // prettier-ignore
        get() {
          const { Ah, Al, Bh, Bl, Ch, Cl, Dh, Dl, Eh, El, Fh, Fl, Gh, Gl, Hh, Hl } = this;
          return [Ah, Al, Bh, Bl, Ch, Cl, Dh, Dl, Eh, El, Fh, Fl, Gh, Gl, Hh, Hl];
        }
        // prettier-ignore
        set(Ah, Al, Bh, Bl, Ch, Cl, Dh, Dl, Eh, El, Fh, Fl, Gh, Gl, Hh, Hl) {
          this.Ah = Ah | 0;
          this.Al = Al | 0;
          this.Bh = Bh | 0;
          this.Bl = Bl | 0;
          this.Ch = Ch | 0;
          this.Cl = Cl | 0;
          this.Dh = Dh | 0;
          this.Dl = Dl | 0;
          this.Eh = Eh | 0;
          this.El = El | 0;
          this.Fh = Fh | 0;
          this.Fl = Fl | 0;
          this.Gh = Gh | 0;
          this.Gl = Gl | 0;
          this.Hh = Hh | 0;
          this.Hl = Hl | 0;
        }
        _cloneInto(to) {
          (to ||= new this.constructor()).set(...this.get());
          return this._cloneIntoMeta(to);
        }
        process(view, offset) {
          for (let i = 0; i < 16; i++, offset += 4) {
            SHA512_W_H[i] = view.getUint32(offset);
            SHA512_W_L[i] = view.getUint32(offset += 4);
          }
          for (let i = 16; i < 80; i++) {
            const W15h = SHA512_W_H[i - 15] | 0;
            const W15l = SHA512_W_L[i - 15] | 0;
            const s0h = _u64_js__WEBPACK_IMPORTED_MODULE_2__.rE(W15h, W15l, 1) ^ _u64_js__WEBPACK_IMPORTED_MODULE_2__.rE(W15h, W15l, 8) ^ _u64_js__WEBPACK_IMPORTED_MODULE_2__.xn(W15h, W15l, 7);
            const s0l = _u64_js__WEBPACK_IMPORTED_MODULE_2__.ry(W15h, W15l, 1) ^ _u64_js__WEBPACK_IMPORTED_MODULE_2__.ry(W15h, W15l, 8) ^ _u64_js__WEBPACK_IMPORTED_MODULE_2__.jm(W15h, W15l, 7);
            const W2h = SHA512_W_H[i - 2] | 0;
            const W2l = SHA512_W_L[i - 2] | 0;
            const s1h = _u64_js__WEBPACK_IMPORTED_MODULE_2__.rE(W2h, W2l, 19) ^ _u64_js__WEBPACK_IMPORTED_MODULE_2__.qh(W2h, W2l, 61) ^ _u64_js__WEBPACK_IMPORTED_MODULE_2__.xn(W2h, W2l, 6);
            const s1l = _u64_js__WEBPACK_IMPORTED_MODULE_2__.ry(W2h, W2l, 19) ^ _u64_js__WEBPACK_IMPORTED_MODULE_2__.Ei(W2h, W2l, 61) ^ _u64_js__WEBPACK_IMPORTED_MODULE_2__.jm(W2h, W2l, 6);
            const SUMl = _u64_js__WEBPACK_IMPORTED_MODULE_2__.CW(s0l, s1l, SHA512_W_L[i - 7], SHA512_W_L[i - 16]);
            const SUMh = _u64_js__WEBPACK_IMPORTED_MODULE_2__.CQ(SUMl, s0h, s1h, SHA512_W_H[i - 7], SHA512_W_H[i - 16]);
            SHA512_W_H[i] = SUMh | 0;
            SHA512_W_L[i] = SUMl | 0;
          }
          let { Ah, Al, Bh, Bl, Ch, Cl, Dh, Dl, Eh, El, Fh, Fl, Gh, Gl, Hh, Hl } = this;
          for (let i = 0; i < 80; i++) {
            const sigma1h = _u64_js__WEBPACK_IMPORTED_MODULE_2__.rE(Eh, El, 14) ^ _u64_js__WEBPACK_IMPORTED_MODULE_2__.rE(Eh, El, 18) ^ _u64_js__WEBPACK_IMPORTED_MODULE_2__.qh(Eh, El, 41);
            const sigma1l = _u64_js__WEBPACK_IMPORTED_MODULE_2__.ry(Eh, El, 14) ^ _u64_js__WEBPACK_IMPORTED_MODULE_2__.ry(Eh, El, 18) ^ _u64_js__WEBPACK_IMPORTED_MODULE_2__.Ei(Eh, El, 41);
            const CHIh = Eh & Fh ^ ~Eh & Gh;
            const CHIl = El & Fl ^ ~El & Gl;
            const T1ll = _u64_js__WEBPACK_IMPORTED_MODULE_2__.F8(Hl, sigma1l, CHIl, SHA512_Kl[i], SHA512_W_L[i]);
            const T1h = _u64_js__WEBPACK_IMPORTED_MODULE_2__.TH(T1ll, Hh, sigma1h, CHIh, SHA512_Kh[i], SHA512_W_H[i]);
            const T1l = T1ll | 0;
            const sigma0h = _u64_js__WEBPACK_IMPORTED_MODULE_2__.rE(Ah, Al, 28) ^ _u64_js__WEBPACK_IMPORTED_MODULE_2__.qh(Ah, Al, 34) ^ _u64_js__WEBPACK_IMPORTED_MODULE_2__.qh(Ah, Al, 39);
            const sigma0l = _u64_js__WEBPACK_IMPORTED_MODULE_2__.ry(Ah, Al, 28) ^ _u64_js__WEBPACK_IMPORTED_MODULE_2__.Ei(Ah, Al, 34) ^ _u64_js__WEBPACK_IMPORTED_MODULE_2__.Ei(Ah, Al, 39);
            const MAJh = Ah & Bh ^ Ah & Ch ^ Bh & Ch;
            const MAJl = Al & Bl ^ Al & Cl ^ Bl & Cl;
            Hh = Gh | 0;
            Hl = Gl | 0;
            Gh = Fh | 0;
            Gl = Fl | 0;
            Fh = Eh | 0;
            Fl = El | 0;
            ({ h: Eh, l: El } = _u64_js__WEBPACK_IMPORTED_MODULE_2__.WQ(Dh | 0, Dl | 0, T1h | 0, T1l | 0));
            Dh = Ch | 0;
            Dl = Cl | 0;
            Ch = Bh | 0;
            Cl = Bl | 0;
            Bh = Ah | 0;
            Bl = Al | 0;
            const All = _u64_js__WEBPACK_IMPORTED_MODULE_2__.Vl(T1l, sigma0l, MAJl);
            Ah = _u64_js__WEBPACK_IMPORTED_MODULE_2__.Vr(All, T1h, sigma0h, MAJh);
            Al = All | 0;
          }
          ({ h: Ah, l: Al } = _u64_js__WEBPACK_IMPORTED_MODULE_2__.WQ(this.Ah | 0, this.Al | 0, Ah | 0, Al | 0));
          ({ h: Bh, l: Bl } = _u64_js__WEBPACK_IMPORTED_MODULE_2__.WQ(this.Bh | 0, this.Bl | 0, Bh | 0, Bl | 0));
          ({ h: Ch, l: Cl } = _u64_js__WEBPACK_IMPORTED_MODULE_2__.WQ(this.Ch | 0, this.Cl | 0, Ch | 0, Cl | 0));
          ({ h: Dh, l: Dl } = _u64_js__WEBPACK_IMPORTED_MODULE_2__.WQ(this.Dh | 0, this.Dl | 0, Dh | 0, Dl | 0));
          ({ h: Eh, l: El } = _u64_js__WEBPACK_IMPORTED_MODULE_2__.WQ(this.Eh | 0, this.El | 0, Eh | 0, El | 0));
          ({ h: Fh, l: Fl } = _u64_js__WEBPACK_IMPORTED_MODULE_2__.WQ(this.Fh | 0, this.Fl | 0, Fh | 0, Fl | 0));
          ({ h: Gh, l: Gl } = _u64_js__WEBPACK_IMPORTED_MODULE_2__.WQ(this.Gh | 0, this.Gl | 0, Gh | 0, Gl | 0));
          ({ h: Hh, l: Hl } = _u64_js__WEBPACK_IMPORTED_MODULE_2__.WQ(this.Hh | 0, this.Hl | 0, Hh | 0, Hl | 0));
          this.set(Ah, Al, Bh, Bl, Ch, Cl, Dh, Dl, Eh, El, Fh, Fl, Gh, Gl, Hh, Hl);
        }
        roundClean() {
          (0, _utils_js__WEBPACK_IMPORTED_MODULE_1__.uH)(SHA512_W_H, SHA512_W_L);
        }
        destroy() {
          this.destroyed = true;
          (0, _utils_js__WEBPACK_IMPORTED_MODULE_1__.uH)(this.buffer);
          this.set(0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0);
        }
      }
      class _SHA512 extends SHA2_64B {
        constructor() {
          super(64, _md_js__WEBPACK_IMPORTED_MODULE_0__.tT);
        }
      }
      class _SHA384 extends SHA2_64B {
        constructor() {
          super(48, _md_js__WEBPACK_IMPORTED_MODULE_0__.Az);
        }
      }
      const T224_IV = /* @__PURE__ */ Uint32Array.from([
        2352822216,
        424955298,
        1944164710,
        2312950998,
        502970286,
        855612546,
        1738396948,
        1479516111,
        258812777,
        2077511080,
        2011393907,
        79989058,
        1067287976,
        1780299464,
        286451373,
        2446758561
      ]);
      const T256_IV = /* @__PURE__ */ Uint32Array.from([
        573645204,
        4230739756,
        2673172387,
        3360449730,
        596883563,
        1867755857,
        2520282905,
        1497426621,
        2519219938,
        2827943907,
        3193839141,
        1401305490,
        721525244,
        746961066,
        246885852,
        2177182882
      ]);
      class _SHA512_224 extends SHA2_64B {
        constructor() {
          super(28, T224_IV);
        }
      }
      class _SHA512_256 extends SHA2_64B {
        constructor() {
          super(32, T256_IV);
        }
      }
      const sha256 = /* @__PURE__ */ (0, _utils_js__WEBPACK_IMPORTED_MODULE_1__.qj)(
        () => new _SHA256(),
        /* @__PURE__ */ (0, _utils_js__WEBPACK_IMPORTED_MODULE_1__.nx)(1)
      );
      const sha224 = (
        /* unused pure expression or super */
        null
      );
      const sha512 = (
        /* unused pure expression or super */
        null
      );
      const sha384 = (
        /* unused pure expression or super */
        null
      );
      const sha512_256 = (
        /* unused pure expression or super */
        null
      );
      const sha512_224 = (
        /* unused pure expression or super */
        null
      );
    })
  ),
  /***/
  8041: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        C2: () => (
          /* binding */
          sha3_256
        ),
        /* harmony export */
        lY: () => (
          /* binding */
          keccak_256
        )
        /* harmony export */
      });
      var _u64_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8247);
      var _utils_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2565);
      const _0n = BigInt(0);
      const _1n = BigInt(1);
      const _2n = BigInt(2);
      const _7n = BigInt(7);
      const _256n = BigInt(256);
      const _0x71n = BigInt(113);
      const SHA3_PI = [];
      const SHA3_ROTL = [];
      const _SHA3_IOTA = [];
      for (let round = 0, R = _1n, x = 1, y = 0; round < 24; round++) {
        [x, y] = [y, (2 * x + 3 * y) % 5];
        SHA3_PI.push(2 * (5 * y + x));
        SHA3_ROTL.push((round + 1) * (round + 2) / 2 % 64);
        let t = _0n;
        for (let j = 0; j < 7; j++) {
          R = (R << _1n ^ (R >> _7n) * _0x71n) % _256n;
          if (R & _2n)
            t ^= _1n << (_1n << BigInt(j)) - _1n;
        }
        _SHA3_IOTA.push(t);
      }
      const IOTAS = (0, _u64_js__WEBPACK_IMPORTED_MODULE_0__.lD)(_SHA3_IOTA, true);
      const SHA3_IOTA_H = IOTAS[0];
      const SHA3_IOTA_L = IOTAS[1];
      const rotlSH = (h, l, s) => h << s | l >>> 32 - s;
      const rotlSL = (h, l, s) => l << s | h >>> 32 - s;
      const rotlBH = (h, l, s) => l << s - 32 | h >>> 64 - s;
      const rotlBL = (h, l, s) => h << s - 32 | l >>> 64 - s;
      const rotlH = (h, l, s) => s > 32 ? rotlBH(h, l, s) : rotlSH(h, l, s);
      const rotlL = (h, l, s) => s > 32 ? rotlBL(h, l, s) : rotlSL(h, l, s);
      const B = new Uint32Array(5 * 2);
      function keccakP(s, rounds = 24) {
        if (!(s instanceof Uint32Array))
          throw new TypeError('"s" expected Uint32Array(50), got type=' + typeof s);
        if (s.length !== 50)
          throw new RangeError('"s" expected Uint32Array(50), got length=' + s.length);
        (0, _utils_js__WEBPACK_IMPORTED_MODULE_1__.Fe)(rounds, "rounds");
        if (rounds < 1 || rounds > 24)
          throw new Error('"rounds" expected integer 1..24');
        for (let round = 24 - rounds; round < 24; round++) {
          for (let x = 0; x < 10; x++)
            B[x] = s[x] ^ s[x + 10] ^ s[x + 20] ^ s[x + 30] ^ s[x + 40];
          for (let x = 0; x < 10; x += 2) {
            const idx1 = (x + 8) % 10;
            const idx0 = (x + 2) % 10;
            const B0 = B[idx0];
            const B1 = B[idx0 + 1];
            const Th = rotlH(B0, B1, 1) ^ B[idx1];
            const Tl = rotlL(B0, B1, 1) ^ B[idx1 + 1];
            for (let y = 0; y < 50; y += 10) {
              s[x + y] ^= Th;
              s[x + y + 1] ^= Tl;
            }
          }
          let curH = s[2];
          let curL = s[3];
          for (let t = 0; t < 24; t++) {
            const shift = SHA3_ROTL[t];
            const Th = rotlH(curH, curL, shift);
            const Tl = rotlL(curH, curL, shift);
            const PI = SHA3_PI[t];
            curH = s[PI];
            curL = s[PI + 1];
            s[PI] = Th;
            s[PI + 1] = Tl;
          }
          for (let y = 0; y < 50; y += 10) {
            const b0 = s[y], b1 = s[y + 1], b2 = s[y + 2], b3 = s[y + 3];
            s[y] ^= ~s[y + 2] & s[y + 4];
            s[y + 1] ^= ~s[y + 3] & s[y + 5];
            s[y + 2] ^= ~s[y + 4] & s[y + 6];
            s[y + 3] ^= ~s[y + 5] & s[y + 7];
            s[y + 4] ^= ~s[y + 6] & s[y + 8];
            s[y + 5] ^= ~s[y + 7] & s[y + 9];
            s[y + 6] ^= ~s[y + 8] & b0;
            s[y + 7] ^= ~s[y + 9] & b1;
            s[y + 8] ^= ~b0 & b2;
            s[y + 9] ^= ~b1 & b3;
          }
          s[0] ^= SHA3_IOTA_H[round];
          s[1] ^= SHA3_IOTA_L[round];
        }
        (0, _utils_js__WEBPACK_IMPORTED_MODULE_1__.uH)(B);
      }
      class Keccak {
        state;
        pos = 0;
        posOut = 0;
        finished = false;
        state32;
        destroyed = false;
        blockLen;
        suffix;
        outputLen;
        canXOF;
        enableXOF = false;
        rounds;
        // NOTE: we accept arguments in bytes instead of bits here.
        constructor(blockLen, suffix, outputLen, enableXOF = false, rounds = 24) {
          (0, _utils_js__WEBPACK_IMPORTED_MODULE_1__.Fe)(blockLen, "blockLen");
          (0, _utils_js__WEBPACK_IMPORTED_MODULE_1__.Fe)(suffix, "suffix");
          (0, _utils_js__WEBPACK_IMPORTED_MODULE_1__.Fe)(rounds, "rounds");
          (0, _utils_js__WEBPACK_IMPORTED_MODULE_1__.e8)(enableXOF, "enableXOF");
          this.blockLen = blockLen;
          this.suffix = suffix;
          this.outputLen = outputLen;
          this.enableXOF = enableXOF;
          this.canXOF = enableXOF;
          this.rounds = rounds;
          (0, _utils_js__WEBPACK_IMPORTED_MODULE_1__.Fe)(outputLen, "outputLen");
          if (!(0 < blockLen && blockLen < 200))
            throw new Error('"blockLen" must be 1..199');
          this.state = new Uint8Array(200);
          this.state32 = (0, _utils_js__WEBPACK_IMPORTED_MODULE_1__.DH)(this.state);
        }
        clone() {
          return this._cloneInto();
        }
        keccak() {
          (0, _utils_js__WEBPACK_IMPORTED_MODULE_1__.fd)(this.state32);
          keccakP(this.state32, this.rounds);
          (0, _utils_js__WEBPACK_IMPORTED_MODULE_1__.fd)(this.state32);
          this.posOut = 0;
          this.pos = 0;
        }
        update(data) {
          (0, _utils_js__WEBPACK_IMPORTED_MODULE_1__.CC)(this);
          (0, _utils_js__WEBPACK_IMPORTED_MODULE_1__.DO)(data);
          const { blockLen, state, state32 } = this;
          const len = data.length;
          const canUseU32 = blockLen % 4 === 0 && data.byteOffset % 4 === 0;
          const blockLen32 = blockLen / 4;
          const data32 = canUseU32 && len >= blockLen ? (0, _utils_js__WEBPACK_IMPORTED_MODULE_1__.DH)(data) : void 0;
          for (let pos = 0; pos < len; ) {
            if (data32 !== void 0 && this.pos === 0 && pos % 4 === 0 && len - pos >= blockLen) {
              for (let i = 0, o = pos / 4; i < blockLen32; i++)
                state32[i] ^= data32[o + i];
              pos += blockLen;
              this.pos = blockLen;
              this.keccak();
              continue;
            }
            const take = Math.min(blockLen - this.pos, len - pos);
            for (let i = 0; i < take; i++)
              state[this.pos++] ^= data[pos++];
            if (this.pos === blockLen)
              this.keccak();
          }
          return this;
        }
        finish() {
          if (this.finished)
            return;
          this.finished = true;
          const { state, suffix, pos, blockLen } = this;
          state[pos] ^= suffix;
          if ((suffix & 128) !== 0 && pos === blockLen - 1)
            this.keccak();
          state[blockLen - 1] ^= 128;
          this.keccak();
        }
        writeInto(out) {
          (0, _utils_js__WEBPACK_IMPORTED_MODULE_1__.CC)(this, false);
          (0, _utils_js__WEBPACK_IMPORTED_MODULE_1__.DO)(out);
          this.finish();
          const bufferOut = this.state;
          const { blockLen } = this;
          for (let pos = 0, len = out.length; pos < len; ) {
            if (this.posOut >= blockLen)
              this.keccak();
            const take = Math.min(blockLen - this.posOut, len - pos);
            out.set(bufferOut.subarray(this.posOut, this.posOut + take), pos);
            this.posOut += take;
            pos += take;
          }
          return out;
        }
        xofInto(out) {
          if (!this.enableXOF)
            throw new Error("XOF is not enabled");
          return this.writeInto(out);
        }
        xof(bytes) {
          (0, _utils_js__WEBPACK_IMPORTED_MODULE_1__.Fe)(bytes);
          return this.xofInto(new Uint8Array(bytes));
        }
        digestInto(out) {
          (0, _utils_js__WEBPACK_IMPORTED_MODULE_1__.Ht)(out, this);
          if (this.finished)
            throw new Error("digest() was already called");
          this.writeInto(out.length === this.outputLen ? out : out.subarray(0, this.outputLen));
          this.destroy();
        }
        digest() {
          const out = new Uint8Array(this.outputLen);
          this.digestInto(out);
          return out;
        }
        destroy() {
          this.destroyed = true;
          (0, _utils_js__WEBPACK_IMPORTED_MODULE_1__.uH)(this.state);
        }
        _cloneInto(to) {
          const { blockLen, suffix, outputLen, rounds, enableXOF } = this;
          to ||= new Keccak(blockLen, suffix, outputLen, enableXOF, rounds);
          to.blockLen = blockLen;
          to.state32.set(this.state32);
          to.pos = this.pos;
          to.posOut = this.posOut;
          to.finished = this.finished;
          to.rounds = rounds;
          to.suffix = suffix;
          to.outputLen = outputLen;
          to.enableXOF = enableXOF;
          to.canXOF = this.canXOF;
          to.destroyed = this.destroyed;
          return to;
        }
      }
      const genKeccak = (suffix, blockLen, outputLen, info = {}) => (0, _utils_js__WEBPACK_IMPORTED_MODULE_1__.qj)(() => new Keccak(blockLen, suffix, outputLen), info);
      const sha3_224 = (
        /* unused pure expression or super */
        null
      );
      const sha3_256 = /* @__PURE__ */ genKeccak(
        6,
        136,
        32,
        /* @__PURE__ */ (0, _utils_js__WEBPACK_IMPORTED_MODULE_1__.nx)(8)
      );
      const sha3_384 = (
        /* unused pure expression or super */
        null
      );
      const sha3_512 = (
        /* unused pure expression or super */
        null
      );
      const keccak_224 = (
        /* unused pure expression or super */
        null
      );
      const keccak_256 = /* @__PURE__ */ genKeccak(1, 136, 32);
      const keccak_384 = (
        /* unused pure expression or super */
        null
      );
      const keccak_512 = (
        /* unused pure expression or super */
        null
      );
      const genShake = (suffix, blockLen, outputLen, info = {}) => createHasher((opts = {}) => {
        opts = checkOpts({}, opts);
        return new Keccak(blockLen, suffix, opts.dkLen === void 0 ? outputLen : opts.dkLen, true);
      }, info);
      const shake128 = (
        /* unused pure expression or super */
        null
      );
      const shake256 = (
        /* unused pure expression or super */
        null
      );
      const shake128_32 = (
        /* unused pure expression or super */
        null
      );
      const shake256_64 = (
        /* unused pure expression or super */
        null
      );
    })
  )
};
