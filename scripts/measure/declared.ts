/** The functions that files declare at their top, and the names that are used in these files. */
import { type parseSync, Visitor } from "oxc-parser";

import { countLines, type Node, parseFile, resolveImport } from "./sources.ts";

type Program = ReturnType<typeof parseSync>["program"];
type Module = ReturnType<typeof parseSync>["module"];

export interface Declared {
  readonly file: string;
  readonly name: string;
  /** Of the file, where it begins, counted from 1. */
  readonly line: number;
  /** Between the braces of its body; those of its expression where it has none. */
  readonly bodyLines: number;
  /** By `function`; else a `const` that is one. */
  readonly isDeclaration: boolean;
  /** All of it, in the file's text. */
  readonly span: Span;
}

interface Span {
  readonly start: number;
  readonly end: number;
}

/** A name that is used: called, handed on, or asked for its type. */
export interface Use {
  readonly name: string;
  readonly start: number;
  /** What is taken of it, as in `name.member`. */
  readonly member: string | undefined;
}

/** Where a name comes from. `*` stands for a whole module. */
interface Origin {
  readonly file: string | undefined;
  readonly name: string;
}

export interface FileNames {
  readonly text: string;
  readonly functions: readonly Declared[];
  readonly uses: readonly Use[];
  /** By the names that they have in this file. */
  readonly imports: ReadonlyMap<string, Origin>;
  /** By the names outside: of this file, or of others whose things it exports again. */
  readonly exports: readonly (Origin & { readonly as: string })[];
}

/** Reads what the file `file` below `root` declares and uses. */
export function readNames(root: string, file: string): FileNames {
  const { text, program, module } = parseFile(root, file);
  const toOrigin = (specifier: string | undefined, name: string | null): Origin => ({
    file: specifier === undefined ? file : resolveImport(root, file, specifier),
    name: name ?? "*",
  });
  return {
    text,
    functions: functionsOf(program, file, text),
    uses: usesOf(program),
    imports: new Map(importEntries(module).map(([local, from, name]) => [local, toOrigin(from, name)])),
    exports: exportEntries(module).map(([as, from, name]) => ({ as, ...toOrigin(from, name) })),
  };
}

function importEntries({ staticImports }: Module) {
  return staticImports.flatMap(({ moduleRequest, entries }) =>
    entries.map(({ localName, importName }) => [localName.value, moduleRequest.value, importName.name] as const),
  );
}

function exportEntries({ staticExports }: Module) {
  const entries = staticExports.flatMap((each) => each.entries);
  return entries.map(({ exportName, moduleRequest, importName, localName }) => {
    const name = moduleRequest === null ? localName.name : importName.name;
    return [exportName.name ?? "*", moduleRequest?.value, name] as const;
  });
}

function functionsOf(program: Program, file: string, text: string): readonly Declared[] {
  const found: Declared[] = [];
  const take = (name: string, span: Span, body: Span, isDeclaration: boolean): void => {
    const inside = text.slice(body.start, body.end).replace(/^\{\n|\n *\}$/g, "");
    const line = countLines(`${text.slice(0, span.start)}.`);
    found.push({ file, name, line, bodyLines: countLines(inside), isDeclaration, span });
  };
  for (const statement of program.body) {
    const node = statement.type === "ExportNamedDeclaration" ? statement.declaration : statement;
    if (node?.type === "FunctionDeclaration" && node.id) take(node.id.name, node, node.body ?? node, true);
    if (node?.type !== "VariableDeclaration") continue;
    for (const { id, init, start, end } of node.declarations) {
      const isFunction = init?.type === "ArrowFunctionExpression" || init?.type === "FunctionExpression";
      if (isFunction && id.type === "Identifier") take(id.name, { start, end }, init.body ?? init, false);
    }
  }
  return found;
}

/** All identifiers but those of import and export specifiers, and keys, which name something of an object. */
function usesOf(program: Program): readonly Use[] {
  const skipped = new Set<number>();
  const members = new Map<number, string>();
  const uses: Use[] = [];
  const skip = (...nodes: readonly Span[]): void => nodes.forEach(({ start }) => skipped.add(start));
  const skipKey = (node: { readonly key: Span; readonly computed: boolean }): void => {
    if (!node.computed) skip(node.key);
  };
  new Visitor({
    ImportDeclaration: (node) => skip(...node.specifiers.map(({ local }) => local)),
    ImportSpecifier: (node) => skip(node.imported),
    ExportSpecifier: (node) => skip(node.local, node.exported),
    MemberExpression: (node) => {
      if (!node.computed) skip(node.property);
      if (node.property.type === "Identifier") members.set(node.object.start, node.property.name);
    },
    Property: (node) => {
      // The key and the value of a shorthand are one word.
      if (!node.shorthand) skipKey(node);
    },
    PropertyDefinition: skipKey,
    MethodDefinition: skipKey,
    TSPropertySignature: skipKey,
    TSMethodSignature: skipKey,
    Identifier: ({ name, start }: Node<"Identifier">) => {
      if (!skipped.has(start)) uses.push({ name, start, member: members.get(start) });
      // Each word once, however often the parser hands it over.
      skipped.add(start);
    },
  }).visit(program);
  return uses;
}
