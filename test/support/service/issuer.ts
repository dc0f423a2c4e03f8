/** A stand-in for GitHub's issuer of tokens, and for the runner that hands a job its own. */
import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

import { exportJWK, exportSPKI, generateKeyPair, SignJWT, type JWTPayload } from "jose";

/** An issuer that serves its public keys, and counts how often it is asked for them. */
export async function startIssuer() {
  const pair = await generateKeyPair("RS256", { extractable: true });
  const keys: object[] = [{ ...(await exportJWK(pair.publicKey)), kid: "one", use: "sig", alg: "RS256" }];
  const asked = { keys: 0, failing: 0 };
  const mood: { isAway: boolean; isFailing: boolean; answerKeys?: ((response: ServerResponse) => void) | undefined } = {
    isAway: false,
    isFailing: false,
  };
  /** What the runner is told of its job, and the bearers with which it was asked for a token. */
  const runner: { claims: JWTPayload; asked: string[]; given: string[] } = { claims: {}, asked: [], given: [] };
  const sign = async (claims: JWTPayload) => {
    const content = {
      iss: url,
      iat: Math.floor(Date.now() / 1000),
      exp: Math.floor(Date.now() / 1000) + 300,
      ...claims,
    };
    const token = await new SignJWT(content).setProtectedHeader({ alg: "RS256", kid: "one" }).sign(pair.privateKey);
    runner.given.push(token);
    return token;
  };
  const server = createServer((request, response) => {
    if (mood.isAway) {
      request.socket.destroy();
      return;
    }
    if (mood.isFailing) {
      asked.failing += 1;
      response.writeHead(502).end("{}");
      return;
    }
    if (request.url === "/keys") {
      asked.keys += 1;
      if (mood.answerKeys !== undefined) return mood.answerKeys(response);
    }
    if (request.url?.startsWith("/runner?") === true) {
      runner.asked.push(request.headers.authorization ?? "");
      const aud = new URL(request.url, url).searchParams.get("audience") ?? "";
      void sign({ ...runner.claims, aud }).then((value) => response.end(JSON.stringify({ value })));
      return;
    }
    const body = request.url?.startsWith("/keys") === true ? { keys } : { issuer: url, jwks_uri: `${url}/keys` };
    response.setHeader("content-type", "application/json").end(JSON.stringify(body));
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    keys,
    pair,
    asked,
    mood,
    runner,
    spki: await exportSPKI(pair.publicKey),
    close: () => server.close(),
  };
}
