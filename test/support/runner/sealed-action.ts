/**
 * An entry that runs the action in a network namespace of its own: there is no way out but port 3128 of its loopback,
 * which leads to the socket file ANCHOR_TEST_PROXY_SOCKET, where a proxy outside may listen.
 */
import { spawnSync } from "node:child_process";
import { connect, createServer } from "node:net";

/** Where the way out begins, for `https_proxy`. */
export const sealedProxyUrl = "http://127.0.0.1:3128";

/** Whether this machine lets us make such a namespace. */
export function canSeal(): boolean {
  return spawnSync("unshare", [...unshared, "ip", "link", "set", "lo", "up"], { stdio: "ignore" }).status === 0;
}

const unshared = ["--map-root-user", "--net", "--"];

/** Inside: brings the loopback up, opens the way out, and becomes the action. */
async function runInside(): Promise<void> {
  spawnSync("ip", ["link", "set", "lo", "up"]);
  const gate = createServer((socket) => {
    const outside = connect(process.env["ANCHOR_TEST_PROXY_SOCKET"] ?? "");
    socket.pipe(outside).pipe(socket);
    socket.on("error", () => outside.destroy());
    outside.on("error", () => socket.destroy());
    outside.unref();
    socket.unref();
  });
  await new Promise<void>((resolve) => gate.listen(3128, "127.0.0.1", resolve));
  gate.unref();
  await import(new URL("../../../dist/index.js", import.meta.url).href);
}

if (process.argv[1] === import.meta.filename) {
  if (process.argv[2] === "inside") {
    await runInside();
  } else {
    const command = [...unshared, process.execPath, import.meta.filename, "inside"];
    process.exitCode = spawnSync("unshare", command, { stdio: "inherit" }).status ?? 1;
  }
}
