export const id = 41;
export const ids = [41];
export const modules = {
  /***/
  628: (
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
      var _u64_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(628);
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
