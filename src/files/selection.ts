import type { Pattern } from "./patterns.ts";

/** The patterns that matter in one folder. */
export interface Scope {
  /** Patterns that match the folder or one above it, and so all its descendants. */
  readonly covering: readonly Pattern[];
  /** Patterns with wildcards that could match something below. */
  readonly open: readonly Pattern[];
  /** Patterns that could take out something below. */
  readonly excluding: readonly Pattern[];
}

/** The children of a folder that patterns name without a wildcard, with those patterns. */
export type Steps = ReadonlyMap<string, readonly Pattern[]>;

/** What a set of patterns selects: `!` subtracts wherever it stands, and a folder's descendants come with it. */
export interface Selection {
  /** The scope of the workspace itself, or `undefined` when all of it is taken out. */
  readonly top: Scope | undefined;
  /** The scope of a folder in a folder with `scope`, or `undefined` when nothing in it can be selected. */
  readonly enter: (name: string, scope: Scope) => Scope | undefined;
  /** The patterns that select a file in a folder with `scope`; none when it is not selected. */
  readonly select: (name: string, scope: Scope) => readonly Pattern[];
  /** Whether a folder's whole list of entries matters, or only its {@link Selection.steps}. */
  readonly needsListing: (name: string, scope: Scope) => boolean;
  readonly steps: (name: string) => Steps;
}

const nowhere: Steps = new Map();

/**
 * @param patterns those that stay in the workspace
 * @param isCredited whether a pattern is known to have selected something: one such is enough to select a file
 */
export function createSelection(patterns: readonly Pattern[], isCredited: (pattern: Pattern) => boolean): Selection {
  const positive = patterns.filter(({ negate }) => !negate);
  const literals = Map.groupBy(
    positive.filter(({ literal }) => literal),
    ({ stem = [] }) => stem.join("/"),
  );
  const steps = toSteps(positive);
  const outer: Scope = {
    covering: [],
    open: positive.filter(({ literal }) => !literal),
    excluding: patterns.filter(({ negate }) => negate),
  };
  const enter = (name: string, { covering, open, excluding }: Scope): Scope | undefined => {
    if (excluding.some((pattern) => pattern.matchesFolder(name))) return undefined;
    const news = [...(literals.get(name) ?? []), ...open].filter((pattern) => pattern.matchesFolder(name));
    const scope = {
      covering: news.length > 0 ? [...covering, ...news] : covering,
      open: open.filter((pattern) => !news.includes(pattern) && pattern.mayMatchBelow(name)),
      excluding: excluding.filter((pattern) => pattern.mayMatchBelow(name)),
    };
    return scope.covering.length > 0 || scope.open.length > 0 || steps.has(name) ? scope : undefined;
  };
  const select = (name: string, { covering, open, excluding }: Scope): readonly Pattern[] => {
    const asked = covering.length > 0 ? open.filter((pattern) => !isCredited(pattern)) : open;
    const news = [...(literals.get(name) ?? []), ...asked].filter((pattern) => pattern.matchesFile(name));
    const all = news.length > 0 ? [...covering, ...news] : covering;
    return all.length > 0 && excluding.some((pattern) => pattern.matchesFile(name)) ? [] : all;
  };
  return {
    top: enter("", outer),
    enter,
    select,
    needsListing: (name, { covering, open }) =>
      covering.length > 0 || open.some(({ stem = [] }) => stem.length <= depthOf(name)),
    steps: (name) => steps.get(name) ?? nowhere,
  };
}

/** For every folder on a literal way, which of its children lie on one. */
function toSteps(patterns: readonly Pattern[]): ReadonlyMap<string, Steps> {
  const steps = new Map<string, Map<string, Pattern[]>>();
  for (const pattern of patterns) {
    let folder = "";
    for (const child of pattern.stem ?? []) {
      const children = steps.get(folder) ?? new Map<string, Pattern[]>();
      const through = children.get(child) ?? [];
      through.push(pattern);
      steps.set(folder, children.set(child, through));
      folder = folder === "" ? child : `${folder}/${child}`;
    }
  }
  return steps;
}

function depthOf(name: string): number {
  return name === "" ? 0 : name.split("/").length;
}
