/** What users are told, as it stands in the sources: `…` for what is filled in, of several lines the first. */
import { globSync, readFileSync } from "node:fs";

interface CodedMessage {
  readonly code: string;
  readonly message: string;
}

const text = String.raw`"((?:[^"\\\n]|\\.)*)"`;
const template = String.raw`\x60((?:[^\x60\\\n$]|\\.|\$(?!\{)|\$\{(?:[^{}\x60]|\x60[^\x60]*\x60|\{[^{}]*\})*\})*)\x60`;
const literal = new RegExp(`${text}|${template}`, "g");
const error = new RegExp(`new AnchorError\\(\\s*"([A-Z_]+)",\\s*(?:${text}|${template})`, "g");

/** All messages, and those that stand beside their code; what is `INTERNAL` may say anything. */
export function readMessages(): { readonly all: readonly string[]; readonly coded: readonly CodedMessage[] } {
  const files = globSync("src/{action,chain,client,domain,github,job,mcp,operations}/**/*.ts");
  const sources = files.map((file) => readFileSync(file, "utf8"));
  const all = sources.flatMap((source) =>
    [...source.matchAll(literal)].map(([, plain, filled]) => toMessage(plain ?? filled ?? "")),
  );
  const coded = sources.flatMap((source) =>
    [...source.matchAll(error)].map(([, code = "", plain, filled]) => {
      return { code, message: toMessage(plain ?? filled ?? "") };
    }),
  );
  return { all, coded: coded.filter(({ code, message }) => code !== "INTERNAL" && isTelling(message)) };
}

function toMessage(written: string): string {
  const [first = ""] = written.replaceAll(/\$\{(?:[^{}]|\{[^{}]*\})*\}/g, "…").split("\\n");
  return first.replaceAll("\\", "");
}

/** Whether there is more in `message` than what is filled in. */
function isTelling(message: string): boolean {
  return message.replaceAll("…", "").length > 8;
}

/** Whether `sentence` is `message` with something filled in, or says less of it by a `…`, which may be its end. */
export function isSaidBy(message: string, sentence: string): boolean {
  const whole = sentence.replace(/…$/, "….");
  const isFilled = [sentence, whole].some((said) => toPattern(message).test(said));
  return isTelling(message) && (isFilled || toPattern(sentence).test(message));
}

function toPattern(gapped: string): RegExp {
  const parts = gapped.split("…").map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));
  return new RegExp(`^${parts.join(".*")}$`);
}
