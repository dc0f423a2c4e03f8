#!/usr/bin/env node
/** The assistant tool server (interface §7). Hosts start it with whatever Node they find, unlike the runner. */

/** The oldest that the HTTP library runs on; an older one breaks while it is loaded, with words that help nobody. */
const [oldestMajor, oldestMinor] = [22, 19];

const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
if (major > oldestMajor || (major === oldestMajor && minor >= oldestMinor)) {
  await import("./serve.ts");
} else {
  const needed = `${oldestMajor}.${oldestMinor}`;
  process.stderr.write(
    `anchor-artifacts-mcp needs Node.js ${needed} or newer, and this is ${process.versions.node}.\n`,
  );
  process.exitCode = 1;
}
