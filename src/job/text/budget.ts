/** Rows that fit a budget, and how many did not. */
export interface Fitting {
  readonly rows: readonly string[];
  readonly left: number;
}

/**
 * Renders `items` in order until the next row, with its newline, would pass `budget` bytes of UTF-8. Items behind it
 * are not rendered at all, so that a hundred thousand of them cost what is shown.
 */
export function renderWithinBudget<Item>(
  items: readonly Item[],
  budget: number,
  render: (item: Item) => string,
): Fitting {
  const rows: string[] = [];
  let spent = 0;
  for (const item of items) {
    const row = render(item);
    spent += Buffer.byteLength(row) + 1;
    if (spent > budget) break;
    rows.push(row);
  }
  return { rows, left: items.length - rows.length };
}

/** The first ten of `items` with commas between them, and how many more there are. */
export function renderFew<Item>(items: readonly Item[], render: (item: Item) => string): string {
  const shown = items.slice(0, mostShown).map(render).join(", ");
  return shown + (items.length > mostShown ? ` and ${items.length - mostShown} more` : "");
}

const mostShown = 10;

/** More rows or lines than these do not fit a screen. They are folded, so that a reader sees what stands below them. */
export const mostUnfolded = 20;
