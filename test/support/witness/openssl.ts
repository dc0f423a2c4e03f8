/** A time-stamp authority whose every certificate and answer is made by OpenSSL. */
import { execFile } from "node:child_process";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);

/** How the signer signs. */
export interface SignerKind {
  /** As `openssl genpkey` takes it, such as `RSA` or `EC:P-256`. */
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
const keys = new Map<string, Promise<string>>();

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
  const [algorithm = "", curve] = key.split(":");
  const option = curve === undefined ? "rsa_keygen_bits:2048" : `ec_paramgen_curve:${curve}`;
  const makeKey = async (name: string) => {
    const made =
      keys.get(`${name} ${key}`) ??
      openssl("genpkey", "-algorithm", algorithm, "-pkeyopt", option).then(({ stdout }) => stdout.toString());
    keys.set(`${name} ${key}`, made);
    await writeFile(at(`${name}.key`), await made);
  };
  await Promise.all(["root", "middle", "signer"].map(makeKey));
  const request = (who: string, text: string, ...options: readonly string[]) =>
    openssl("req", "-new", "-config", "ts.cnf", "-key", `${who}.key`, "-subj", `/O=Example/CN=${text}`, ...options);
  const issue = async (who: string, text: string, issuer: string, section: string): Promise<void> => {
    await request(who, text, "-out", `${who}.csr`);
    const by = ["-CA", `${issuer}.pem`, "-CAkey", `${issuer}.key`, "-CAcreateserial", "-days", "9"];
    const extensions = ["-extfile", "ts.cnf", "-extensions", section];
    await openssl("x509", "-req", "-in", `${who}.csr`, ...by, ...extensions, "-out", `${who}.pem`);
  };
  await request("root", "Root", "-x509", "-days", "9", "-extensions", "authority", "-out", "root.pem");
  await issue("middle", "Middle", "root", "authority");
  await issue("signer", "Clock", "middle", "signer");
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
