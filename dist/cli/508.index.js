export const id = 508;
export const ids = [508];
export const modules = {
  /***/
  2508: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        C5: () => (
          /* binding */
          memberOf
        ),
        /* harmony export */
        Gv: () => (
          /* binding */
          isObject
        ),
        /* harmony export */
        HU: () => (
          /* binding */
          matchOf
        ),
        /* harmony export */
        Xy: () => (
          /* binding */
          objectOf
        ),
        /* harmony export */
        aG: () => (
          /* binding */
          wordOf
        ),
        /* harmony export */
        b6: () => (
          /* binding */
          textOf
        ),
        /* harmony export */
        iP: () => (
          /* binding */
          flagOf
        ),
        /* harmony export */
        jk: () => (
          /* binding */
          arrayOf
        ),
        /* harmony export */
        lq: () => (
          /* binding */
          optional
        ),
        /* harmony export */
        mz: () => (
          /* binding */
          memberAt
        ),
        /* harmony export */
        nR: () => (
          /* binding */
          timeOf
        ),
        /* harmony export */
        o_: () => (
          /* binding */
          tryRead
        ),
        /* harmony export */
        pq: () => (
          /* binding */
          countOf
        ),
        /* harmony export */
        r$: () => (
          /* binding */
          withoutUndefined
        ),
        /* harmony export */
        uQ: () => (
          /* binding */
          spelled
        )
        /* harmony export */
      });
      function optional(reader, isAbsent = (value) => value === void 0) {
        return { optional: reader, isAbsent };
      }
      function spelled(name, form) {
        return { named: name, form };
      }
      function objectOf(forms) {
        const members = Object.entries(forms).map(([name, given]) => {
          const { named: member, form } = "form" in given ? given : { named: name, form: given };
          return "optional" in form ? { name, member, reader: form.optional, isAbsent: form.isAbsent } : { name, member, reader: form };
        });
        const read = (parent) => {
          const object = {};
          for (const { name, member, reader, isAbsent } of members) {
            const own = memberOf(parent, member);
            if (isAbsent?.(own.value) !== true)
              object[name] = reader(own);
          }
          return object;
        };
        const order = (value) => {
          const given = value;
          const names = Object.keys(given);
          const object = {};
          let [count, isOrdered] = [0, true];
          for (const { name, member, reader, isAbsent } of members) {
            if (given[name] === void 0 || isAbsent && !isReadable(reader, given[name]))
              continue;
            const ordered = object[member] = reader.order?.(given[name]) ?? given[name];
            isOrdered &&= names[count] === member && ordered === given[name];
            count += 1;
          }
          return isOrdered && count === names.length ? value : object;
        };
        return Object.assign(read, { order, members: members.flatMap((one) => [one.member, ...one.reader.members ?? []]) });
      }
      function isReadable(reader, value) {
        return reader.order !== void 0 || tryRead(reader, value) !== void 0;
      }
      function tryRead(reader, value) {
        try {
          return reader({ value, where: "" });
        } catch (cause) {
          if (cause instanceof RangeError)
            return void 0;
          throw cause;
        }
      }
      function arrayOf(item, maxItems, unique) {
        const read = ({ value, where }) => {
          if (!Array.isArray(value))
            throw new RangeError(`${where} is not a list`);
          if (value.length > maxItems)
            throw new RangeError(`${where} has more than ${maxItems} items`);
          const items = value.map((each, index) => item({ value: each, where: `${where}[${index}]` }));
          if (unique !== void 0)
            refuseDuplicates(items.map(unique.by), unique.what);
          return items;
        };
        const order = (items) => {
          const ordered = items.map((each) => item.order?.(each) ?? each);
          return ordered.every((each, index) => each === items[index]) ? items : ordered;
        };
        return Object.assign(read, { order, members: item.members ?? [] });
      }
      function isObject(value) {
        return typeof value === "object" && value !== null && !Array.isArray(value);
      }
      function memberOf({ value, where }, name) {
        if (!isObject(value))
          throw new RangeError(`${where} is not an object`);
        return { value: Object.hasOwn(value, name) ? value[name] : void 0, where: `${where}.${name}` };
      }
      function textOf({ value, where }, maxLength = 256) {
        if (typeof value !== "string")
          throw new RangeError(`${where} is not text`);
        if (value.length > maxLength)
          throw new RangeError(`${where} is longer than ${maxLength} characters`);
        if (!value.isWellFormed())
          throw new RangeError(`${where} is not Unicode text`);
        return value;
      }
      function matchOf(member, pattern, form) {
        const text = textOf(member, 1048576);
        if (!pattern.test(text))
          throw new RangeError(`${member.where} is not ${form}`);
        return text;
      }
      function timeOf(member) {
        const text = matchOf(member, /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d{1,9})?Z$/, "a time in UTC");
        const milliseconds = Date.parse(text);
        const isSame = !Number.isNaN(milliseconds) && new Date(milliseconds).toISOString().startsWith(text.slice(0, 19));
        if (!isSame)
          throw new RangeError(`${member.where} is not a time in UTC`);
        return text;
      }
      function countOf({ value, where }) {
        if (!Number.isSafeInteger(value) || Number(value) < 0)
          throw new RangeError(`${where} is not a whole number`);
        return Number(value);
      }
      function flagOf({ value, where }) {
        if (typeof value !== "boolean")
          throw new RangeError(`${where} is neither true nor false`);
        return value;
      }
      function wordOf({ value, where }, words) {
        const word = words.find((candidate) => candidate === value);
        if (word === void 0)
          throw new RangeError(`${where} is ${words.length > 1 ? "none of" : "not"} ${words.join(", ")}`);
        return word;
      }
      function refuseDuplicates(keys, what) {
        const known = /* @__PURE__ */ new Set();
        for (const key of keys) {
          if (known.has(key))
            throw new RangeError(`it has two ${what} ${JSON.stringify(key.slice(0, 80))}`);
          known.add(key);
        }
      }
      function memberAt(value, ...path) {
        return path.reduce((current, name) => isObject(current) && Object.hasOwn(current, name) ? current[name] : void 0, value);
      }
      function withoutUndefined(members) {
        const kept = {};
        for (const [name, value] of Object.entries(members))
          if (value !== void 0)
            kept[name] = value;
        return kept;
      }
    })
  )
};
