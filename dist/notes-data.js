import { AnchorError } from "./start.js";
import { compareAnchors, decodeUtf8, oldestRecord, parseJsonText, parseStatement, predicateType, statementForm, statementType, withoutUndefined } from "./step.js";
import { deflateRawSync, inflateRawSync } from "node:zlib";
import { hash } from "node:crypto";
const start = "<!-- anchor-artifacts:data";
const anywhere = /<!--\s*anchor-artifacts:data/i;
const data = /^<!-- anchor-artifacts:data v2 ([\w.-]+) ([0-9a-f]{16}) ([A-Za-z0-9+/]+={0,2}) -->$/;
const marker = /^<!-- anchor-artifacts:(begin|end) ([\w.-]+) -->$/;
function parseNotes(notes) {
  const found = /* @__PURE__ */ new Map();
  let section = "";
  for (const text of notes.split(/\r?\n/)) {
    const [, side, name = ""] = marker.exec(text) ?? [];
    if (side !== void 0) section = side === "begin" ? name : "";
    const at = text.search(anywhere);
    if (at === -1) continue;
    const line = text.slice(at).trimEnd();
    const key = data.exec(line)?.[1] ?? section;
    const lines = parseData(line);
    const known = found.has(key) ? found.get(key) : [];
    found.set(key, known && lines && [...known, ...lines]);
  }
  return [...found].map(([key, lines]) => ({
    key,
    lines
  }));
}
function parseData(line) {
  const [, , sum, base64 = ""] = data.exec(line) ?? [];
  try {
    if (sum === void 0) return [{
      ...parseStatement(line.slice(27, -4)),
      predicateType
    }];
    const packed = Buffer.from(base64, "base64");
    return sumOf(packed) === sum ? unpack(packed) : void 0;
  } catch (thrown) {
    if (thrown instanceof AnchorError && thrown.code === "EVIDENCE_INVALID") return void 0;
    throw thrown;
  }
}
function renderNotesData(key, lines) {
  const packed = deflateRawSync(JSON.stringify(pack(lines)), { level: 9 });
  return `${start} v2 ${key} ${sumOf(packed)} ${packed.toString("base64")} -->`;
}
function sumOf(packed) {
  return hash("sha256", packed).slice(0, 16);
}
const maxDetailed = 200;
function toBrief(statement) {
  const isDetailed = statement.subject.length <= maxDetailed;
  const { tool, mode, finishedOn, run = {}, service, chain, lists, anchors, changed, witnesses } = statement.predicate;
  const { url: _url, attempt: _attempt, ref: _ref, ...place } = run;
  const anchored = new Set(anchors.map(({ digest }) => digest));
  const witnessed = new Set(witnesses?.map(({ of }) => of));
  return statementForm.order({
    _type: statementType,
    subject: statement.subject.map(({ name, digest }) => {
      return {
        name,
        digest: witnesses === void 0 ? { sha3_256: digest.sha3_256 } : digest
      };
    }),
    predicateType,
    predicate: {
      tool,
      mode,
      finishedOn,
      ...Object.keys(place).length > 0 && { run: place },
      ...service && { service },
      ...chain && { chain },
      lists: lists.filter(({ name, sha3_256 }) => anchored.has(sha3_256) || witnessed.has(name)),
      anchors: anchors.map((anchor) => toBriefAnchor(anchor, isDetailed)),
      ...witnesses && { witnesses },
      ...changed && { changed }
    }
  });
}
function withNewWitnesses({ predicate: { witnesses = [], ...predicate }, ...line }, above) {
  const known = new Set(above.flatMap((one) => one.predicate.witnesses ?? []).map(({ token }) => token));
  const fresh = witnesses.filter(({ token }) => !known.has(token));
  return {
    ...line,
    predicate: {
      ...predicate,
      ...fresh.length > 0 && { witnesses: fresh }
    }
  };
}
function withoutWitnesses({ predicate, ...line }) {
  const { witnesses: _, ...others } = predicate;
  return toBrief({
    ...line,
    predicate: others
  });
}
function toBriefAnchor(anchor, isDetailed) {
  const { covers, digest, verdict, mayBeSpent, chain } = anchor;
  const { block, date, transaction } = oldestRecord(chain?.records ?? []) ?? {};
  const record = withoutUndefined({
    block,
    ...isDetailed && {
      date,
      transaction
    }
  });
  return {
    covers,
    digest,
    verdict,
    ...mayBeSpent && { mayBeSpent },
    ...Object.keys(record).length > 0 && { chain: { records: [record] } }
  };
}
function pack(lines) {
  const pairs = /* @__PURE__ */ new Map();
  const packed = lines.map(({ subject, predicate: { anchors, ...facts } }) => {
    const own = new Map(anchors.filter(({ covers }) => covers === "subject").map((anchor) => [anchor.digest, anchor]));
    const files = subject.map(({ name, digest: { sha3_256: digest, sha256 } }) => {
      const pair = sha256 === void 0 ? [name, digest] : [
        name,
        digest,
        sha256
      ];
      const key = JSON.stringify(pair);
      const known = pairs.get(key) ?? {
        pair,
        index: pairs.size
      };
      pairs.set(key, known);
      const anchor = own.get(digest);
      own.delete(digest);
      if (anchor === void 0) return [known.index];
      const { digest: _digest, covers: _covers, ...rest } = anchor;
      return [known.index, rest];
    });
    const others = anchors.filter((anchor) => anchor.covers === "list" || own.has(anchor.digest));
    return {
      ...facts,
      files,
      others
    };
  });
  return {
    pairs: [...pairs.values()].map(({ pair }) => pair),
    lines: packed
  };
}
const maxUnpacked = 16777216;
function unpack(packed) {
  try {
    const text = decodeUtf8(inflateRawSync(packed, { maxOutputLength: maxUnpacked }));
    const { pairs, lines } = parseJsonText(text);
    return lines.map(({ files, others, ...facts }) => {
      const found = files.map(([index, rest]) => ({
        pair: pairs[index] ?? ["", ""],
        rest
      }));
      const subject = found.map(({ pair: [name, sha3_256, sha256] }) => {
        return {
          name,
          digest: {
            sha3_256,
            ...sha256 !== void 0 && { sha256 }
          }
        };
      });
      const own = found.flatMap(({ pair: [, digest], rest }) => rest === void 0 ? [] : [{
        covers: "subject",
        digest,
        ...rest
      }]);
      const anchors = [...others, ...own].toSorted(compareAnchors);
      const statement = {
        _type: statementType,
        subject,
        predicateType,
        predicate: {
          ...facts,
          anchors
        }
      };
      return statementForm.order(statementForm({
        value: statement,
        where: "the data"
      }));
    });
  } catch {
    return;
  }
}
export { parseNotes, renderNotesData, toBrief, withNewWitnesses, withoutWitnesses };
