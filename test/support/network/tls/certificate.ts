/** Self-signed certificates made on the spot, so that no private key lies in the repository and none expires. */
import { generateKeyPairSync, randomBytes, sign } from "node:crypto";

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
  const { publicKey, privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const serial = randomBytes(8);
  // A name of its own, so that no certificate passes for another one's authority.
  const name = sequence(set(sequence(commonName, text(`anchor-artifacts test ${serial.toString("hex")}`))));
  const tbs = sequence(
    tagged(0xa0, integer(Uint8Array.of(2))),
    integer(Uint8Array.of(1, ...serial)),
    ecdsaWithSha256,
    name,
    sequence(time(new Date(expires.getTime() - 2 * day)), time(expires)),
    name,
    publicKey.export({ type: "spki", format: "der" }),
    tagged(0xa3, sequence(certificateAuthority, alternativeNames(names, addresses))),
  );
  const signature = sign("sha256", tbs, privateKey);
  const der = sequence(tbs, ecdsaWithSha256, tagged(0x03, Uint8Array.of(0), signature));
  return { key: privateKey.export({ type: "pkcs8", format: "pem" }).toString(), cert: toPem(der) };
}

/** One DER value (X.690): tag, length, contents. */
function tagged(tag: number, ...contents: readonly Uint8Array[]): Buffer {
  const body = Buffer.concat(contents);
  const long = body.length < 0x80 ? [] : body.length < 0x100 ? [0x81] : [0x82, body.length >> 8];
  return Buffer.concat([Uint8Array.of(tag, ...long, body.length & 0xff), body]);
}

const sequence = (...items: readonly Uint8Array[]) => tagged(0x30, ...items);
const set = (...items: readonly Uint8Array[]) => tagged(0x31, ...items);
const integer = (bytes: Uint8Array) => tagged(0x02, bytes);
const text = (value: string) => tagged(0x0c, Buffer.from(value));
const oid = (hex: string) => tagged(0x06, Buffer.from(hex, "hex"));

/** UTCTime, which RFC 5280 asks for until 2049. */
const time = (date: Date) => tagged(0x17, Buffer.from(`${date.toISOString().slice(2, 19).replaceAll(/[-:T]/g, "")}Z`));

const ecdsaWithSha256 = sequence(oid("2a8648ce3d040302"));
const commonName = oid("550403");
const octets = (...contents: readonly Uint8Array[]) => tagged(0x04, ...contents);
const yes = tagged(0x01, Uint8Array.of(0xff));
const certificateAuthority = sequence(oid("551d13"), yes, octets(sequence(yes)));

function alternativeNames(names: readonly string[], addresses: readonly string[]): Buffer {
  const dns = names.map((name) => tagged(0x82, Buffer.from(name)));
  const ip = addresses.map((address) => tagged(0x87, Uint8Array.from(address.split("."), Number)));
  return sequence(oid("551d11"), octets(sequence(...dns, ...ip)));
}

function toPem(der: Buffer): string {
  const lines = der.toString("base64").match(/.{1,64}/g) ?? [];
  return ["-----BEGIN CERTIFICATE-----", ...lines, "-----END CERTIFICATE-----", ""].join("\n");
}
