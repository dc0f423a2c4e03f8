/** TLS to a store in PostgreSQL, as the address of the store asks for it. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";

import { expect, onTestFinished, test } from "vitest";

import { openPostgres } from "../store/postgres.ts";
import { whereAvailable } from "../../test/support/availability.ts";
import {
  createCertificate,
  type CertificateFacts,
  type TestCertificate,
} from "../../test/support/network/tls/certificate.ts";
import { whyNoPostgres } from "./support/postgres.ts";
import { aFolder } from "../../test/support/service/service-process.ts";
import { aServerForAll } from "./support/stores.ts";

const hour = 3_600_000;

whereAvailable("a store over TLS", whyNoPostgres(), () => {
  const theServer = aServerForAll();
  let made: Promise<string> | undefined;

  /** Opens the store of a server with `certificate`; returns how many of its connections are encrypted, and how many not. */
  async function connect(certificate: TestCertificate | undefined, mode: string, authority?: TestCertificate) {
    const server = await theServer();
    await server.useCertificate(certificate);
    const address = new URL(await (made ??= server.createStore()));
    address.password = "a-password";
    address.searchParams.set("sslmode", mode);
    if (authority !== undefined) {
      const file = join(await aFolder(), "authority.pem");
      writeFileSync(file, authority.cert);
      address.searchParams.set("sslrootcert", file);
    }
    const database = await openPostgres(address.href);
    onTestFinished(database.close);
    const count = (what: string) => `count(*) FILTER (WHERE ${what})::int`;
    const [row] = await server.query(
      `SELECT ${count("ssl")} AS encrypted, ${count("NOT ssl")} AS plain
        FROM pg_stat_ssl JOIN pg_stat_activity USING (pid) WHERE datname = '${address.pathname.slice(1)}'`,
    );
    return row;
  }

  const aCertificate = (facts?: CertificateFacts) => createCertificate(facts);
  const elsewhere = { names: ["elsewhere.example"], addresses: [] };

  test("verify-full takes the server that its authority names, on every connection", async () => {
    const certificate = aCertificate();
    expect(await connect(certificate, "verify-full", certificate)).toEqual({
      encrypted: expect.toSatisfy((count: number) => count > 0),
      plain: 0,
    });
  });

  test("require encrypts and asks for no authority", async () => {
    expect(await connect(aCertificate(elsewhere), "require")).toEqual({
      encrypted: expect.toSatisfy((count: number) => count > 0),
      plain: 0,
    });
  });

  const certificate = aCertificate();
  const [stranger, misnamed] = [aCertificate(), aCertificate(elsewhere)];
  const expired = aCertificate({ expires: new Date(Date.now() - hour) });
  test.each([
    ["a server of another authority", certificate, "verify-full", stranger, /self.signed|issuer/i],
    ["a server of another authority, whatever its name", certificate, "verify-ca", stranger, /self.signed|issuer/i],
    ["a server of another authority, where one is given", certificate, "require", stranger, /self.signed|issuer/i],
    ["a server that no authority of the system knows", certificate, "verify-full", undefined, /self.signed|issuer/i],
    ["a server of another name", misnamed, "verify-full", misnamed, /does not match certificate/],
    ["a certificate that has expired", expired, "verify-full", expired, /expired/],
    ["a server without TLS", undefined, "verify-full", certificate, /does not support SSL/],
    ["a server without TLS, where encryption is enough", undefined, "require", undefined, /does not support SSL/],
  ] as const)("%s is refused", async (_, served, mode, authority, reason) => {
    const refused: unknown = await connect(served, mode, authority).catch((error: unknown) => error);
    expect(refused).toMatchObject({ code: "SERVICE_UNAVAILABLE", message: expect.stringMatching(reason) });
    expect(String(refused)).not.toContain("a-password");
  });
});
