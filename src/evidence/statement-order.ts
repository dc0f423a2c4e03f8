/** The order of statements: what they say of each other first, and clocks only where nothing better tells. */
import type { StatementId } from "../core/digest.ts";
import { compareText } from "./recorded-anchor.ts";
import type { StatementFile } from "./statement-file.ts";

/** The statements that came before, as a statement itself says. */
export function parentsOf({ statement }: StatementFile): readonly StatementId[] {
  return statement.predicate.after ?? [];
}

/** When a statement was written, by the best clock that is known: GitHub's, else the one that the run had. */
export function timeOf({ uploadedOn, statement }: Pick<StatementFile, "uploadedOn" | "statement">): string {
  return uploadedOn ?? statement.predicate.finishedOn;
}

/**
 * Orders statements, each once: after those that it names; of those whose known parents are placed, the earliest comes
 * next. So clocks of different machines are compared only where nothing better tells.
 */
export function inOrder(files: readonly StatementFile[]): readonly StatementFile[] {
  const byId = new Map<StatementId, StatementFile>();
  for (const file of files) if (file.uploadedOn !== undefined || !byId.has(file.id)) byId.set(file.id, file);
  const sorted = [...byId.values()].toSorted(byTime);
  const turns = new Map(sorted.map(({ id }, turn) => [id, turn]));
  const parents = sorted.map((file) => new Set(parentsOf(file).flatMap((id) => turns.get(id) ?? [])));
  const children = Map.groupBy(
    parents.flatMap((before, turn) => [...before].map((parent) => ({ parent, turn }))),
    ({ parent }) => parent,
  );
  const open = parents.map(({ size }) => size);
  const ready = createTurns(open.flatMap((count, turn) => (count === 0 ? [turn] : [])));
  const ordered: StatementFile[] = [];
  for (let turn = ready.take(); turn !== undefined; turn = ready.take()) {
    ordered.push(...sorted.slice(turn, turn + 1));
    for (const child of children.get(turn) ?? []) {
      const left = (open[child.turn] ?? 0) - 1;
      open[child.turn] = left;
      if (left === 0) ready.add(child.turn);
    }
  }
  // No statement can come after itself, as its name would be a digest of itself; but none is ever left out.
  return [...ordered, ...sorted.filter((_, turn) => open[turn] !== 0)];
}

/** Keeps numbers of which the lowest is taken next, in a heap: evidence may be made so that thousands wait at once. */
function createTurns(heap: number[]) {
  const at = (index: number): number => heap[index] ?? Number.POSITIVE_INFINITY;
  const swap = (one: number, two: number): void => void ([heap[one], heap[two]] = [at(two), at(one)]);
  return {
    add: (turn: number): void => {
      let index = heap.push(turn) - 1;
      for (let above = (index - 1) >> 1; index > 0 && at(index) < at(above); above = (index - 1) >> 1) {
        swap(index, above);
        index = above;
      }
    },
    take: (): number | undefined => {
      const [first] = heap;
      const last = heap.pop();
      if (heap.length === 0 || last === undefined) return first;
      heap[0] = last;
      for (let index = 0; ;) {
        const below = at(2 * index + 1) < at(2 * index + 2) ? 2 * index + 1 : 2 * index + 2;
        if (at(below) >= at(index)) return first;
        swap(index, below);
        index = below;
      }
    },
  };
}

function byTime(one: StatementFile, two: StatementFile): number {
  const times = (file: StatementFile): readonly number[] =>
    [timeOf(file), file.statement.predicate.finishedOn].map((time) => Date.parse(time));
  const [[first = 0, finished = 0], [otherFirst = 0, otherFinished = 0]] = [times(one), times(two)];
  return first - otherFirst || finished - otherFinished || compareText(one.id, two.id);
}
