/** Reads source files: how large they are, what they declare and what they import. Knows no folder by its name. */
import { globSync, readFileSync } from "node:fs";
import { createRequire, isBuiltin } from "node:module";
import { dirname, join, relative } from "node:path";

import { parseSync, Visitor, type VisitorObject } from "oxc-parser";

type Program = ReturnType<typeof parseSync>["program"];
type Statement = Program["body"][number];

/** The node that the parser's visitor is handed for `Type`. */
export type Node<Type extends keyof VisitorObject> = Parameters<NonNullable<VisitorObject[Type]>>[0];

interface Import {
  /** As it is written. */
  readonly specifier: string;
  /** Below the checkout; `undefined` for packages and what cannot be resolved. */
  readonly file: string | undefined;
  /** Only types come from it, so nothing is loaded. */
  readonly isType: boolean;
  /** `import()` within the code. */
  readonly isDynamic: boolean;
}

export interface SourceFile {
  readonly lines: number;
  /** What it declares at its top. */
  readonly names: readonly string[];
  readonly functions: readonly { readonly lines: number; readonly parameters: number }[];
  readonly imports: readonly Import[];
  /** Its import declarations, of packages and of types too. */
  readonly declarations: number;
  /** It declares types alone, so there is nothing in it to load. */
  readonly isTypes: boolean;
}

/** By their names below the checkout, with `/`. */
export type Sources = ReadonlyMap<string, SourceFile>;

/** All .ts files below `folders`, without what is installed or built there. */
export function listSources(root: string, ...folders: readonly string[]): readonly string[] {
  const names = folders.flatMap((folder) => globSync(`${folder}/**/*.ts`, { cwd: root }));
  return names
    .map((name) => name.replaceAll("\\", "/"))
    .filter((name) => !/(?:^|\/)(?:node_modules|dist|build)\//.test(name))
    .toSorted();
}

/** Reads and parses every file of {@link listSources}. */
export function readSources(root: string, ...folders: readonly string[]): Sources {
  return new Map(listSources(root, ...folders).map((name) => [name, readSource(root, name)]));
}

/** @throws Error when the file is not TypeScript */
export function parseFile(root: string, name: string) {
  const text = readFileSync(join(root, name), "utf8");
  const { program, module, errors } = parseSync(name, text);
  if (errors.length > 0) throw new Error(`${name} cannot be parsed: ${errors[0]?.message}`);
  return { text, program, module };
}

function readSource(root: string, name: string): SourceFile {
  const { text, program, module } = parseFile(root, name);
  return {
    lines: countLines(text),
    names: program.body.flatMap(namesOf),
    functions: functionsOf(program, text),
    imports: importsOf(program, (specifier) => resolveImport(root, name, specifier)),
    declarations: module.staticImports.length,
    isTypes: program.body.every(isTypeStatement),
  };
}

/** Lines of a text, without the empty ones at its end. */
export function countLines(text: string): number {
  return text.trimEnd().split("\n").length;
}

/**
 * The file that `specifier` means in the file `name`. Aliases are resolved by Node itself, from the nearest
 * package.json, so that they mean here what they mean when the code runs.
 */
export function resolveImport(root: string, name: string, specifier: string): string | undefined {
  if (specifier.startsWith(".")) return join(dirname(name), specifier).replaceAll("\\", "/");
  if (isBuiltin(specifier)) return undefined;
  try {
    const file = relative(root, createRequire(join(root, name)).resolve(specifier)).replaceAll("\\", "/");
    return file.startsWith("../") || file.includes("node_modules/") ? undefined : file;
  } catch {
    return undefined;
  }
}

function namesOf(statement: Statement): readonly string[] {
  if (statement.type === "ExportNamedDeclaration") return statement.declaration ? namesOf(statement.declaration) : [];
  if (statement.type === "VariableDeclaration") {
    return statement.declarations.flatMap(({ id }) => (id.type === "Identifier" ? [id.name] : []));
  }
  const isNamed =
    statement.type === "FunctionDeclaration" ||
    statement.type === "ClassDeclaration" ||
    statement.type === "TSInterfaceDeclaration" ||
    statement.type === "TSTypeAliasDeclaration";
  return isNamed && statement.id !== null ? [statement.id.name] : [];
}

function isTypeStatement(statement: Statement): boolean {
  if (statement.type === "ImportDeclaration") return true;
  const declared = statement.type === "ExportNamedDeclaration" ? statement.declaration : statement;
  return declared?.type === "TSInterfaceDeclaration" || declared?.type === "TSTypeAliasDeclaration";
}

/** Functions with a body of statements: a lone expression has no length of its own. */
function functionsOf(program: Program, text: string): SourceFile["functions"] {
  const found: { lines: number; parameters: number }[] = [];
  const take = (node: Node<"FunctionDeclaration" | "FunctionExpression" | "ArrowFunctionExpression">): void => {
    if (node.body?.type !== "BlockStatement") return;
    found.push({ lines: countLines(text.slice(node.start, node.end)), parameters: node.params.length });
  };
  new Visitor({ FunctionDeclaration: take, FunctionExpression: take, ArrowFunctionExpression: take }).visit(program);
  return found;
}

function importsOf(program: Program, resolve: (specifier: string) => string | undefined): readonly Import[] {
  const found: Import[] = [];
  const take = (specifier: unknown, isType: boolean, isDynamic: boolean): void => {
    if (typeof specifier === "string") found.push({ specifier, file: resolve(specifier), isType, isDynamic });
  };
  new Visitor({
    ImportDeclaration: (node) => {
      const isType = node.specifiers.length > 0 && node.specifiers.every(isTypeSpecifier);
      take(node.source.value, node.importKind === "type" || isType, false);
    },
    ExportNamedDeclaration: (node) => take(node.source?.value, node.exportKind === "type", false),
    ExportAllDeclaration: (node) => take(node.source.value, node.exportKind === "type", false),
    ImportExpression: (node) => take(node.source.type === "Literal" ? node.source.value : undefined, false, true),
  }).visit(program);
  return found;
}

function isTypeSpecifier(specifier: Node<"ImportDeclaration">["specifiers"][number]): boolean {
  return specifier.type === "ImportSpecifier" && specifier.importKind === "type";
}

/** The files that `name` imports, as far as they are among `sources`. */
export function importedFiles(name: string, sources: Sources): readonly string[] {
  const files = sources.get(name)?.imports.map(({ file }) => file) ?? [];
  return files.filter((file) => file !== undefined && sources.has(file)) as readonly string[];
}
