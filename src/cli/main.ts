#!/usr/bin/env node
/** The entry of the command line. It checks Node's version before it imports: an old Node could not load the rest. */
const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);

if (major < 22 || (major === 22 && minor < 19)) {
  process.stderr.write(
    `anchor-artifacts needs Node 22.19 or newer, but this is Node ${process.versions.node}. Install a newer Node.\n`,
  );
  process.exitCode = 4;
} else {
  const { startCommand } = await import("./start.ts");
  await startCommand(process.argv.slice(2));
}
