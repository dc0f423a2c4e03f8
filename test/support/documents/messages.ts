/**
 * The errors that the sources make, by their syntax trees, to see that none of them is passed over: `…` for what is
 * filled in, of several lines the first.
 */
import { globSync, readFileSync } from "node:fs";

import { parseSync, Visitor, type VisitorObject } from "oxc-parser";

import { stepFront } from "#words/front.ts";

interface CodedMessage {
  readonly code: string;
  readonly message: string;
}

/** All texts that the sources hold, `…` for what is filled in, of several lines each. */
export function readTexts(): readonly string[] {
  const texts: string[] = [];
  const visitor = new Visitor({
    Literal: (node) => void (typeof node.value === "string" && texts.push(node.value)),
    TemplateLiteral: ({ quasis, expressions }) => {
      const gaps = expressions.map(wordOfFront);
      texts.push(quasis.map(({ value }, index) => `${value.cooked ?? ""}${gaps[index] ?? ""}`).join(""));
    },
  });
  for (const file of globSync("src/*/*.ts")) visitor.visit(parse(file, readFileSync(file, "utf8")));
  return texts.flatMap((text) => text.split("\n")).filter(isTelling);
}

/** What a workflow's front puts into a text there; `…` for anything else. */
function wordOfFront(node: Expression): string {
  if (node.type === "Identifier")
    return node.name === "again" || node.name === "againAtStart" ? stepFront[node.name] : "…";
  if (node.type !== "CallExpression") return "…";
  const { callee } = node;
  const named = callee.type === "MemberExpression" ? callee.property : callee;
  const [name = "", value = ""] = node.arguments.map((given) => textsOf(given, [])[0]);
  if (named.type !== "Identifier" || name === "") return "…";
  return named.name === "input" ? name : named.name === "setting" ? stepFront.setting(name, value) : "…";
}

const programs = new Map<string, ReturnType<typeof parseSync>["program"]>();

/** Parses a file once: to hand its tree over takes longer than to go through it. */
function parse(file: string, text: string) {
  const program = programs.get(file) ?? parseSync(file, text).program;
  programs.set(file, program);
  return program;
}

type Created = Parameters<NonNullable<VisitorObject["NewExpression"]>>[0];
type Expression = Created["arguments"][number] | Created["callee"];

/** A constant of a file: it is known from its own start to the end of its function. */
interface Constant {
  readonly name: string;
  readonly start: number;
  readonly end: number;
  readonly value: Expression;
}

/**
 * The messages that an error is made with beside its code, and the files with errors whose code or message is made
 * elsewhere; what is `INTERNAL` may say anything.
 */
export function readMessages(): { readonly coded: readonly CodedMessage[]; readonly unread: readonly string[] } {
  const files = globSync("src/*/*.ts", { exclude: ["src/cli/**", "src/page/**"] }).map((path) =>
    path.replaceAll("\\", "/"),
  );
  const read = files.toSorted().map((file) => ({ file, ...readMessagesOf(file) }));
  return {
    coded: read.flatMap((each) => each.coded).filter(({ code }) => code !== "INTERNAL"),
    unread: read.flatMap(({ file, unread }) => Array.from({ length: unread }, () => file)),
  };
}

function readMessagesOf(file: string): { readonly coded: readonly CodedMessage[]; readonly unread: number } {
  const source = readFileSync(file, "utf8");
  if (!source.includes("new AnchorError")) return { coded: [], unread: 0 };
  const created: Created[] = [];
  const constants: Constant[] = [];
  const ends: number[] = [];
  const enter = ({ end }: { readonly end: number }) => void ends.push(end);
  const leave = () => void ends.pop();
  new Visitor({
    NewExpression: (node) => void (isAnchorError(node) && created.push(node)),
    VariableDeclarator: ({ id, init, start }) => {
      if (id.type === "Identifier" && init !== null) {
        constants.push({ name: id.name, start, end: ends.at(-1) ?? Number.POSITIVE_INFINITY, value: init });
      }
    },
    FunctionDeclaration: enter,
    "FunctionDeclaration:exit": leave,
    ArrowFunctionExpression: enter,
    "ArrowFunctionExpression:exit": leave,
    FunctionExpression: enter,
    "FunctionExpression:exit": leave,
  }).visit(parse(file, source));
  const coded = created.map(({ arguments: [code, message] }) => {
    const codes = textsOf(code, []);
    const texts = textsOf(message, constants).filter(isTelling);
    // An error ends its message itself.
    return codes.length === 1
      ? texts.map((text) => ({ code: codes.join(""), message: text.replace(/(?<![.!?…:])$/, ".") }))
      : [];
  });
  return { coded: coded.flat(), unread: coded.filter((texts) => texts.length === 0).length };
}

function isAnchorError({ callee }: Created): boolean {
  return callee.type === "Identifier" && callee.name === "AnchorError";
}

/** The texts that an expression may come to; none when they are not written in it or in constants of the file. */
function textsOf(node: Expression | undefined, constants: readonly Constant[]): readonly string[] {
  if (node?.type === "Literal") return typeof node.value === "string" ? [firstLine(node.value)] : [];
  if (node?.type === "TemplateLiteral")
    return [firstLine(node.quasis.map(({ value }) => value.cooked ?? "").join("…"))];
  if (node?.type === "ConditionalExpression") {
    return [...textsOf(node.consequent, constants), ...textsOf(node.alternate, constants)];
  }
  return node?.type === "Identifier" ? textsOf(lastBefore(node.start, node.name, constants)?.value, []) : [];
}

/** Several functions may have a constant of one name: the last one above is meant. */
function lastBefore(place: number, name: string, constants: readonly Constant[]): Constant | undefined {
  return constants.findLast((known) => known.name === name && known.start < place && place < known.end);
}

function firstLine(text: string): string {
  return text.split("\n")[0] ?? "";
}
/** Whether there is more in `message` than what is filled in. */
function isTelling(message: string): boolean {
  return message.replaceAll("…", "").length > 8;
}

/** Whether `said` is `message` word for word, gaps and all. */
export function isWrittenAs(message: string, said: string): boolean {
  const [written, shown] = [message, said].map((text) => text.replaceAll(/…+/g, "…").replace(/\.$/, ""));
  return isTelling(message) && written === shown;
}

/** Whether `said` is `message` with something filled in, or says less of it by a `…`, which may be its end. */
export function isSaidBy(message: string, said: string): boolean {
  const isFilled = [said, said.replace(/…$/, "….")].some((each) => toPattern(message).test(each));
  return isTelling(message) && (isFilled || toPattern(said).test(message));
}

const patterns = new Map<string, RegExp>();

function toPattern(gapped: string): RegExp {
  const known = patterns.get(gapped);
  if (known !== undefined) return known;
  const parts = gapped.split("…").map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));
  const pattern = new RegExp(`^${parts.join(".*")}$`);
  patterns.set(gapped, pattern);
  return pattern;
}
