/**
 * Measures how the code is laid out: sizes, names that stand twice, circles, and what tests reach in their own process.
 * `node scripts/measure-structure.ts [FOLDER]` measures the checkout in FOLDER, this one by default.
 */
import { globSync, readFileSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";

import { parseSync, Visitor, type VisitorObject } from "oxc-parser";

type Program = ReturnType<typeof parseSync>["program"];
type Statement = Program["body"][number];
type Node<Type extends keyof VisitorObject> = Parameters<NonNullable<VisitorObject[Type]>>[0];

interface Import {
  readonly file: string;
  /** Only types come from it, so nothing is loaded. */
  readonly isType: boolean;
  /** `import()` within the code. */
  readonly isDynamic: boolean;
}

interface SourceFile {
  readonly lines: number;
  /** What it declares at its top. */
  readonly names: readonly string[];
  readonly functions: readonly { readonly lines: number; readonly parameters: number }[];
  readonly imports: readonly Import[];
  /** It declares types alone, so there is nothing in it to load. */
  readonly isTypes: boolean;
}

type Sources = ReadonlyMap<string, SourceFile>;

/** Most files that a folder should have. */
const mostInFolder = 12;

function readSources(root: string, folder: string): Sources {
  const names = globSync(`${folder}/**/*.ts`, { cwd: root }).toSorted();
  return new Map(names.map((name) => [name, readSource(root, name)]));
}

function readSource(root: string, name: string): SourceFile {
  const text = readFileSync(join(root, name), "utf8");
  const { program, errors } = parseSync(name, text);
  if (errors.length > 0) throw new Error(`${name} cannot be parsed: ${errors[0]?.message}`);
  return {
    lines: text.trimEnd().split("\n").length,
    names: program.body.flatMap(namesOf),
    functions: functionsOf(program, text),
    imports: importsOf(program, name),
    isTypes: program.body.every(isTypeStatement),
  };
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
    found.push({ lines: text.slice(node.start, node.end).split("\n").length, parameters: node.params.length });
  };
  new Visitor({ FunctionDeclaration: take, FunctionExpression: take, ArrowFunctionExpression: take }).visit(program);
  return found;
}

function importsOf(program: Program, name: string): readonly Import[] {
  const found: Import[] = [];
  const take = (source: unknown, isType: boolean, isDynamic: boolean): void => {
    if (typeof source !== "string" || !source.startsWith(".")) return;
    found.push({ file: join(dirname(name), source), isType, isDynamic });
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

/** Median, ninetieth percentile and most. */
function spread(values: readonly number[]): string {
  const sorted = values.toSorted((one, other) => one - other);
  const at = (share: number): number => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return `${at(0.5)} / ${at(0.9)} / ${sorted.at(-1) ?? 0}`;
}

/** Values that stand under a key more than once. */
function repeated(pairs: readonly (readonly [string, string])[]): ReadonlyMap<string, readonly string[]> {
  const groups = Map.groupBy(pairs, ([key]) => key);
  return new Map(
    [...groups]
      .map(([key, group]) => [key, [...new Set(group.map(([, value]) => value))]] as const)
      .filter(([, values]) => values.length > 1),
  );
}

/** The files that lead back to themselves by what they import, types too. */
function circles(sources: Sources): readonly string[] {
  const leadsBack = (start: string): boolean => {
    const queue = [start];
    const found = new Set<string>();
    for (const name of queue) {
      for (const file of filesOf(sources.get(name)?.imports ?? [], sources)) {
        if (file === start) return true;
        if (!found.has(file)) queue.push(file);
        found.add(file);
      }
    }
    return false;
  };
  return [...sources.keys()].filter(leadsBack);
}

function filesOf(imports: readonly Import[], sources: Sources): readonly string[] {
  return imports.map(({ file }) => file).filter((file) => sources.has(file));
}

/**
 * The files of `src` that tests load into their own process. A test's own `import()` is left out: it stands in what is
 * started as another process.
 */
function reached(src: Sources, test: Sources): ReadonlySet<string> {
  return loadedFrom([...test.keys()].filter(isTest), src, test);
}

/** The files of `src` that a browser loads, where a test starts one: the page ships as a bundle from these entries. */
function reachedInBrowser(src: Sources, test: Sources): ReadonlySet<string> {
  const isOpened = [...test].some(
    ([name, { imports }]) => isTest(name) && imports.some(({ file }) => file === "test/support/page/browser.ts"),
  );
  return isOpened ? loadedFrom(["src/page/main.ts", "src/page/worker.ts"], src, new Map()) : new Set();
}

function isTest(name: string): boolean {
  return name.endsWith(".test.ts");
}

function loadedFrom(entries: readonly string[], src: Sources, test: Sources): ReadonlySet<string> {
  const all = new Map([...src, ...test]);
  const queue = [...entries];
  const found = new Set(queue);
  for (const name of queue) {
    const { imports = [] } = all.get(name) ?? {};
    for (const { file, isType, isDynamic } of imports) {
      if (isType || found.has(file) || !all.has(file) || (isDynamic && test.has(name))) continue;
      found.add(file);
      queue.push(file);
    }
  }
  return new Set([...found].filter((name) => src.has(name)));
}

function print(root: string): void {
  const src = readSources(root, "src");
  const test = readSources(root, "test");
  const files = [...src.values()];
  const functions = files.flatMap((file) => file.functions);
  const folders = Map.groupBy([...src.keys()], dirname);
  const everywhere = globSync("{src,test,bench,scripts}/**/*.ts", { cwd: root });
  const full = [...Map.groupBy(everywhere, dirname)].filter(([, names]) => names.length > mostInFolder);
  const names = [...src].flatMap(([file, source]) => source.names.map((name) => [name, file] as const));
  const twice = repeated(names);
  const sameFile = repeated([...src.keys()].map((name) => [basename(name), name] as const));
  const loop = circles(src);
  const tested = reached(src, test);
  const lines = (some: Iterable<string>): number =>
    [...some].reduce((sum, name) => sum + (src.get(name)?.lines ?? 0), 0);
  const total = lines(src.keys());
  const loadable = [...src].filter(([name, { isTypes }]) => !isTypes && !name.endsWith(".d.ts")).map(([name]) => name);
  const inBrowser = reachedInBrowser(src, test);
  const share = (some: readonly string[]): string => `${((100 * lines(some)) / lines(loadable)).toFixed(1)} %`;
  const inEither = loadable.filter((name) => tested.has(name) || inBrowser.has(name));
  const untested = loadable.filter((name) => !inEither.includes(name));
  const rows: readonly (readonly [string, string])[] = [
    ["files, lines", `${src.size}, ${total}`],
    ["files a folder (median / p90 / most)", spread([...folders.values()].map((each) => each.length))],
    [
      `folders of more than ${mostInFolder}, tests among them`,
      full.map(([name, each]) => `${name} ${each.length}`).join(", ") || "none",
    ],
    ["lines a file (median / p90 / most)", spread(files.map((file) => file.lines))],
    ["lines a function (median / p90 / most)", spread(functions.map((each) => each.lines))],
    ["parameters (median / p90 / most)", spread(functions.map((each) => each.parameters))],
    ["names declared in more than one file", `${twice.size} of ${new Set(names.map(([name]) => name)).size}`],
    ["file names that stand twice", `${sameFile.size}: ${[...sameFile.keys()].join(", ")}`],
    ["files in circles", loop.length === 0 ? "none" : `${loop.length}: ${loop.join(", ")}`],
    ["lines that tests load in their own process", share(loadable.filter((name) => tested.has(name)))],
    ["the same, or in a browser that they start", share(inEither)],
    ["not loaded by tests", untested.join(", ") || "none"],
  ];
  for (const [what, value] of rows) console.log(`${what.padEnd(44)} ${value}`);
  if (twice.size > 0) console.log(`\n${[...twice].map(([name, where]) => `${name}: ${where.join(", ")}`).join("\n")}`);
}

print(resolve(process.argv[2] ?? "."));
