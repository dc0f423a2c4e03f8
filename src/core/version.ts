/** The same as in package.json. */
export const version = "0.2.0";

export function documentUrl(name: string): string {
  return `https://github.com/anchor-artifacts/anchor-artifacts/blob/v${version}/docs/${name}`;
}

/** @param title a heading in docs/errors.md: a code, a verdict's label, or other words */
export function errorHelpUrl(title: string): string {
  return documentUrl(`errors.md#${title.toLowerCase().replaceAll(/[^\w-]+/g, "-")}`);
}
