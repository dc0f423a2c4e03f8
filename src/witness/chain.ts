/** From a signer's certificate to a root. */
import { sameBytes } from "./bytes.ts";
import { type Certificate, hasUnknownRule, isValidAt, mayIssue } from "./certificate.ts";
import { checkSignature } from "./signature.ts";

/**
 * Follows the chain from `signer` through the certificates that came with it.
 *
 * @param roots the certificates that are trusted
 * @param time when each certificate has to be valid
 * @returns whether it leads to one of the roots by valid certificates, and the certificate that ends it, where it is at
 *   hand
 * @throws RangeError when a certificate came with the others and is not of the chain, or was changed
 */
export async function followChain(
  signer: Certificate,
  others: readonly Certificate[],
  roots: readonly Certificate[],
  time: Date,
) {
  const pool = [...others, ...roots];
  // Each certificate of the chain, with the number of authorities between it and the signer; it grows meanwhile.
  const reached = new Map([[signer, -1]]);
  const trusted = new Set(isValidAt(signer, time) && !hasUnknownRule(signer) ? [signer] : []);
  for (const [current, depth] of reached) {
    const named = pool.filter(({ subject }) => subject === current.issuer);
    const checks = await Promise.all(named.map((issuer) => checkSignature(current.proof, issuer.key)));
    // A root of the reader may share its name with another one; only what came with the token has to fit.
    const isForged = named.some((issuer, index) => checks[index] === "wrong" && others.includes(issuer));
    if (isForged && !checks.includes("right")) throw strangerError();
    for (const [index, issuer] of named.entries()) {
      if (checks[index] === "wrong") continue;
      const isLink = trusted.has(current) && checks[index] === "right" && isValidAt(issuer, time);
      const isRoot = isAmong(issuer, roots);
      if (isLink && (isRoot || mayIssue(issuer, depth + 1))) trusted.add(issuer);
      if (!reached.has(issuer)) reached.set(issuer, depth + 1);
    }
  }
  if (others.some((one) => !reached.has(one) || isChangedRoot(one, roots))) throw strangerError();
  const root = [...trusted].find((one) => isAmong(one, roots));
  const top = [...reached.keys()].at(-1) ?? signer;
  const isSelfMade = top.issuer === top.subject;
  return {
    isTrusted: root !== undefined,
    root: root ?? (isSelfMade ? top : undefined),
    rootName: root?.subjectName ?? top.issuerName,
  };
}

function isAmong({ whole }: Certificate, roots: readonly Certificate[]): boolean {
  return roots.some((root) => sameBytes(root.whole, whole));
}

/** Whether it is a root with changed bytes: with another issuer's name, nobody is left who could have signed it. */
function isChangedRoot({ whole, proof }: Certificate, roots: readonly Certificate[]): boolean {
  return roots.some((root) => sameBytes(root.proof.signature, proof.signature) && !sameBytes(root.whole, whole));
}

function strangerError(): RangeError {
  return new RangeError("one of its certificates is not of the signer's chain");
}
