const units = ["B", "KiB", "MiB", "GiB", "TiB"] as const;

/** A size as people read it: `0 B`, `980 B`, `1.2 MiB`. */
export function renderBytes(bytes: number): string {
  const power = Math.min(units.length - 1, Math.max(0, Math.floor(Math.log2(Math.max(bytes, 1)) / 10)));
  const amount = bytes / 1024 ** power;
  return `${power === 0 ? amount : amount.toFixed(1)} ${units[power]}`;
}
