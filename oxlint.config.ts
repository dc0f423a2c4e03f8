/** The linter's rules; who may import whom is made from `scripts/borders.ts`. */
import { globSync, readFileSync } from "node:fs";
import { builtinModules } from "node:module";

import { defineConfig, type OxlintConfig } from "oxlint";

import { borders, type Border } from "./scripts/borders.ts";

type Override = NonNullable<OxlintConfig["overrides"]>[number];

type Packages = Readonly<Record<string, Readonly<Record<string, string>>>>;
const packagesOf = (path: string, kind: string): readonly string[] =>
  Object.keys((JSON.parse(readFileSync(path, "utf8")) as Packages)[kind] ?? {});
const builtIn = builtinModules.filter((name) => !name.includes("/")).map((name) => `node:${name}`);
const modules = [
  ...packagesOf("package.json", "devDependencies"),
  ...packagesOf("service/package.json", "dependencies"),
  ...builtIn,
  "node:sqlite",
];
const files = globSync("src/*/*.ts").map((path) => path.slice("src/".length));

/** The rules of one folder: it imports no other files and packages than its row names, and uses no such globals. */
function toOverride([folder, { imports, packages, without = [] }]: readonly [string, Border]): Override {
  const isService = folder === "service";
  const isNamed = (path: string): boolean =>
    [folder, ...imports].some((name) => path === `${name}.ts` || path.startsWith(`${name}/`));
  // Whole names and no look-ahead: the linter passes over a pattern that has one, without a word.
  const foreign = files.filter((path) => !isNamed(path)).map((path) => (isService ? `src/${path}` : path));
  const refused = modules.filter((name) => !packages.includes(name));
  const patterns = [
    {
      regex: `^(?:\\.\\./)+(?:${foreign.join("|")})$`,
      message: `${folder} does not import this (scripts/borders.ts).`,
    },
    { regex: `^(?:${refused.join("|")})(?:/|$)`, message: `${folder} does without this package (scripts/borders.ts).` },
  ];
  return {
    files: [isService ? "service/**" : `src/${folder}/**`],
    rules: {
      "no-restricted-imports": ["error", { patterns }],
      "no-restricted-globals": ["error", ...without],
    },
  };
}

export default defineConfig({
  plugins: ["typescript", "import", "unicorn", "promise", "node", "vitest"],
  categories: {
    correctness: "error",
    suspicious: "error",
    perf: "error",
  },
  env: {
    node: true,
    es2024: true,
  },
  rules: {
    "import/no-cycle": "error",
    "import/no-default-export": "error",
    "import/no-unassigned-import": "off",
    "unicorn/no-process-exit": "error",
    "unicorn/consistent-function-scoping": "off",
    "unicorn/no-array-sort": "off",
    "no-await-in-loop": "off",
    "no-console": "error",
    "no-eval": "error",
    "no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_", ignoreRestSiblings: true }],
    "no-underscore-dangle": "off",
    "max-lines": [
      "error",
      {
        max: 220,
        skipBlankLines: true,
        skipComments: true,
      },
    ],
    "max-lines-per-function": [
      "error",
      {
        max: 40,
        skipBlankLines: true,
        skipComments: true,
      },
    ],
    eqeqeq: "error",
    "typescript/no-explicit-any": "error",
    "typescript/no-non-null-assertion": "error",
    "typescript/no-floating-promises": "error",
    "typescript/no-misused-promises": "error",
    "typescript/switch-exhaustiveness-check": "error",
    "typescript/only-throw-error": "error",
    "typescript/consistent-type-imports": "error",
    "typescript/no-unsafe-type-assertion": "off",
    "typescript/no-unsafe-assignment": "error",
    "typescript/no-unsafe-call": "error",
    "typescript/no-unsafe-member-access": "error",
    "typescript/no-unsafe-return": "error",
    "typescript/no-unsafe-argument": "error",
    "typescript/strict-boolean-expressions": "off",
    "vitest/no-focused-tests": "error",
    "vitest/no-disabled-tests": "error",
    "vitest/require-mock-type-parameters": "off",
    "vitest/expect-expect": "off",
    "vitest/no-conditional-expect": "off",
    "vitest/warn-todo": "error",
  },
  ignorePatterns: ["dist", "build", "node_modules", "coverage"],
  overrides: [
    ...Object.entries(borders).map(toOverride),
    { files: ["service/**"], rules: { "no-console": "off" } },
    {
      files: ["test/**", "service/test/**", "bench/**", "scripts/**", "*.config.ts"],
      rules: {
        "import/no-default-export": "off",
        "max-lines": "off",
        "max-lines-per-function": "off",
        "no-console": "off",
        "no-restricted-imports": "off",
        "unicorn/no-array-for-each": "off",
        "typescript/no-unsafe-assignment": "off",
        "typescript/no-unsafe-member-access": "off",
      },
    },
  ],
});
