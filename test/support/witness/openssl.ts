/** A time-stamp authority whose every certificate and answer is made by OpenSSL. */
import { execFile } from "node:child_process";
import { generateKeyPairSync } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);

/** How the signer signs. */
export interface SignerKind {
  /** `RSA`, or a curve such as `EC:P-256`. */
  readonly key: string;
  /** The hash beside the signature, such as `sha256`. */
  readonly digest: string;
  /** The hash by which the signature names its certificate. */
  readonly ess: string;
}

export interface OpensslAuthority {
  /** The certificate of the root, in PEM. */
  readonly root: string;
  /** Makes a query about `text`, with the options of `openssl ts -query`. */
  readonly query: (text: string, ...options: readonly string[]) => Promise<Buffer>;
  /** Answers a query as `openssl ts -reply` does. */
  readonly reply: (query: Uint8Array) => Promise<Buffer>;
}

const config = `
oid_section = none
[none]
[req]
distinguished_name = name
[name]
[authority]
basicConstraints = critical, CA:true
keyUsage = critical, keyCertSign, cRLSign
subjectKeyIdentifier = hash
[signer]
basicConstraints = CA:false
keyUsage = critical, digitalSignature
extendedKeyUsage = critical, timeStamping
subjectKeyIdentifier = hash
[tsa]
default_tsa = main
[main]
serial = serial
crypto_device = builtin
signer_cert = signer.pem
certs = chain.pem
signer_key = signer.key
signer_digest = DIGEST
default_policy = 1.2.3.4.1
digests = sha256, sha512, sha3-256
accuracy = secs:1
ordering = no
tsa_name = yes
ess_cert_id_chain = no
ess_cert_id_alg = ESS
`;

/** The keys of each kind, once a process: to make one of RSA takes as long as all else that a test does. */
const keys = new Map<string, string>();

function makeKey(name: string, key: string): string {
  const [algorithm, namedCurve = ""] = key.split(":");
  const made = keys.get(`${name} ${key}`) ?? exportKey(algorithm === "RSA" ? undefined : namedCurve);
  keys.set(`${name} ${key}`, made);
  return made;
}

/** Makes a key of RSA, or of a curve; Node's are of OpenSSL too. */
function exportKey(namedCurve: string | undefined): string {
  const { privateKey } =
    namedCurve === undefined
      ? generateKeyPairSync("rsa", { modulusLength: 2048 })
      : generateKeyPairSync("ec", { namedCurve });
  return privateKey.export({ type: "pkcs8", format: "pem" }).toString();
}

function createOpenssl(folder: string) {
  return (...args: readonly string[]) => run("openssl", args, { cwd: folder, encoding: "buffer" });
}

/** Makes root, intermediate authority and signer in `folder`. */
export async function createOpensslAuthority(
  folder: string,
  { key, digest, ess }: SignerKind,
): Promise<OpensslAuthority> {
  const openssl = createOpenssl(folder);
  const at = (name: string): string => join(folder, name);
  await writeFile(at("ts.cnf"), config.replace("DIGEST", digest).replace("ESS", ess));
  await writeFile(at("serial"), "01\n");
  for (const name of ["root", "middle", "signer"]) await writeFile(at(`${name}.key`), makeKey(name, key));
  const issue = (who: string, text: string, section: string, ...by: readonly string[]) => {
    const options = ["-key", `${who}.key`, "-subj", `/O=Example/CN=${text}`, "-days", "9", "-extensions", section];
    return openssl("req", "-x509", "-new", "-config", "ts.cnf", ...options, ...by, "-out", `${who}.pem`);
  };
  const issuedBy = (who: string): readonly string[] => ["-CA", `${who}.pem`, "-CAkey", `${who}.key`];
  await issue("root", "Root", "authority");
  await issue("middle", "Middle", "authority", ...issuedBy("root"));
  await issue("signer", "Clock", "signer", ...issuedBy("middle"));
  const root = await readFile(at("root.pem"), "utf8");
  await writeFile(at("chain.pem"), `${await readFile(at("middle.pem"), "utf8")}${root}`);
  return {
    root,
    query: async (text, ...options) => {
      await writeFile(at("data"), text);
      return (await openssl("ts", "-query", "-data", "data", "-config", "ts.cnf", ...options)).stdout;
    },
    reply: async (query) => {
      await writeFile(at("query.tsq"), query);
      return (await openssl("ts", "-reply", "-config", "ts.cnf", "-section", "main", "-queryfile", "query.tsq")).stdout;
    },
  };
}

/** What `openssl ts -verify` says about a response over `text`, with `root` as its only trust. */
export async function verifyByOpenssl(
  folder: string,
  text: string,
  response: Uint8Array,
  root: string,
): Promise<string> {
  const files = { "data.txt": text, "response.tsr": response, "trusted.pem": root };
  for (const [name, content] of Object.entries(files)) await writeFile(join(folder, name), content);
  const args = ["ts", "-verify", "-data", "data.txt", "-in", "response.tsr", "-CAfile", "trusted.pem"];
  const said = await createOpenssl(folder)(...args).catch(
    (failed: { readonly stdout: Buffer; readonly stderr: Buffer }) => failed,
  );
  return Buffer.concat([said.stdout, said.stderr]).toString();
}
