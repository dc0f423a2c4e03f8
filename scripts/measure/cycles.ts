/** Which files, and which folders, lead back to themselves by what they import. Types count as much as values. */
import { dirname } from "node:path";

import { importedFiles, type Sources } from "./sources.ts";

type Graph = ReadonlyMap<string, ReadonlySet<string>>;

/** The files in cycles. */
export function fileCycles(sources: Sources): readonly string[] {
  return cyclesIn(new Map([...sources.keys()].map((name) => [name, new Set(importedFiles(name, sources))]))).flat();
}

/**
 * The folders in cycles, those that reach each other together. A folder and one that it holds may import each other:
 * that edge is not looked at.
 */
export function folderCycles(sources: Sources): readonly (readonly string[])[] {
  const graph = new Map<string, Set<string>>();
  for (const name of sources.keys()) {
    const from = dirname(name);
    const known = graph.get(from) ?? new Set();
    graph.set(from, known);
    for (const to of importedFiles(name, sources).map((file) => dirname(file))) {
      if (!`${from}/`.startsWith(`${to}/`) && !`${to}/`.startsWith(`${from}/`)) known.add(to);
    }
  }
  return cyclesIn(graph);
}

/** The strongly connected components of more than one node, and the nodes that have an edge to themselves. */
function cyclesIn(graph: Graph): readonly (readonly string[])[] {
  const reach = new Map([...graph.keys()].map((start) => [start, reachedFrom(start, graph)]));
  const looping = [...graph.keys()].filter((name) => reach.get(name)?.has(name));
  const together = (one: string): string[] =>
    looping.filter((other) => reach.get(one)?.has(other) && reach.get(other)?.has(one));
  return [...Map.groupBy(looping, (name) => together(name).join()).values()];
}

function reachedFrom(start: string, graph: Graph): ReadonlySet<string> {
  const queue = [start];
  const found = new Set<string>();
  for (const name of queue) {
    for (const next of graph.get(name) ?? []) {
      if (!found.has(next)) queue.push(next);
      found.add(next);
    }
  }
  return found;
}
