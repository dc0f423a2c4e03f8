/** The local service that gives keys for tokens of a stand-in's issuer. */
import { writeFile } from "node:fs/promises";
import { join } from "node:path";

import { startServiceHere } from "./service-here.ts";
import { aFolder } from "./service-process.ts";

/** Starts the service with `rules`; returns its address, which is the audience and known only once it listens. */
export async function startTokenService(issuer: string, rules: readonly object[]): Promise<string> {
  const file = join(await aFolder(), "rules.json");
  const write = async (audience: string) => await writeFile(file, JSON.stringify({ issuer, audience, rules }));
  await write("http://127.0.0.1");
  const { url, renew } = await startServiceHere("--oidc", file, "--block-time", "1");
  await write(url);
  await renew();
  return url;
}
