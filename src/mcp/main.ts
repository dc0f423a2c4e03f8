#!/usr/bin/env node
/**
 * The entry of the tool server. It imports nothing before it has checked Node's version: the HTTP library does not load
 * on an older Node and fails with a useless message, and hosts use whatever Node they find.
 */
const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);

if (major < 22 || (major === 22 && minor < 19)) {
  const error = new Error(`anchor-artifacts-mcp needs Node.js 22.19 or newer, and this is ${process.versions.node}.`);
  // Without the stack: the place where the error was thrown is of no interest.
  error.stack = error.message;
  throw error;
}

const { startServer } = await import("./server.ts");
startServer(process);
