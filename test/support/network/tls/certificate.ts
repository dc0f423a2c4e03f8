/** Self-signed certificates made on the spot, so that no private key lies in the repository and none expires. */
import { randomBytes } from "node:crypto";

import { der, sequence } from "../../witness/der.ts";
import { extension, extensions, makeCertificate, toPem } from "../../witness/make-token.ts";

export interface TestCertificate {
  /** PEM, PKCS #8. */
  readonly key: string;
  /** PEM; being self-signed it is its own authority (NODE_EXTRA_CA_CERTS). */
  readonly cert: string;
}

export interface CertificateFacts {
  /** DNS names the certificate is for. */
  readonly names?: readonly string[];
  /** IPv4 addresses the certificate is for. */
  readonly addresses?: readonly string[];
  readonly expires?: Date;
}

const day = 86_400_000;

/** Makes an ECDSA P-256 certificate (RFC 5280), by default for `localhost` and `127.0.0.1` and one day. */
export function createCertificate(facts: CertificateFacts = {}): TestCertificate {
  const { names = ["localhost"], addresses = ["127.0.0.1"], expires = new Date(Date.now() + day) } = facts;
  const dns = names.map((name) => der(0x82, Buffer.from(name)));
  const ip = addresses.map((address) => der(0x87, Uint8Array.from(address.split("."), Number)));
  const serial = randomBytes(8).toString("hex");
  // A name of its own, so that no certificate passes for another one's authority.
  const { certificate, key } = makeCertificate(`anchor-artifacts test ${serial}`, {
    serial: `01${serial}`,
    notBefore: new Date(expires.getTime() - 2 * day),
    notAfter: expires,
    extensions: [extensions.authority, extension("2.5.29.17", sequence(...dns, ...ip), false)],
  });
  return { key: key.export({ type: "pkcs8", format: "pem" }).toString(), cert: toPem(certificate) };
}
