import type { AddressInfo } from "node:net";

/** The origin of a server that listens at `address`. */
export function toOrigin(scheme: "http" | "https", { address, family, port }: AddressInfo): string {
  return `${scheme}://${family === "IPv6" ? `[${address}]` : address}:${port}`;
}

/** Whether a request that names `host` means a service on loopback at `url`, or the public origin before it. */
export function acceptsHost(host: string | undefined, url: string, publicUrl: string | undefined): boolean {
  const { hostname, port } = new URL(url);
  const names = ["127.0.0.1", "localhost", "[::1]", hostname].map((name) => `${name}:${port}`);
  if (publicUrl !== undefined) names.push(new URL(publicUrl).host);
  return names.includes(host?.toLowerCase() ?? "");
}
