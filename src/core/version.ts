/** The version of the product, the same as in package.json. */
export const version = "0.2.0";

/** Returns the address of a document of this version. */
export function documentAt(name: string): string {
  return `https://github.com/anchor-artifacts/anchor-artifacts/blob/v${version}/docs/${name}`;
}

/**
 * Returns the address where the documents of this version explain what an annotation of this title says.
 *
 * @param title a code, a verdict's label, or other words that docs/errors.md has an anchor for
 */
export function explainedAt(title: string): string {
  return documentAt(`errors.md#${title.toLowerCase().replaceAll(/[^\w-]+/g, "-")}`);
}
