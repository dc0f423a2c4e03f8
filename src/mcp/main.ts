#!/usr/bin/env node
/**
 * The entry of the tool server. It checks Node's version before it imports anything: hosts use whatever Node they find,
 * and on an older one the HTTP library fails with a useless message.
 */
const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);

if (major < 22 || (major === 22 && minor < 19)) {
  const error = new Error(`anchor-artifacts-mcp needs Node.js 22.19 or newer, and this is ${process.versions.node}.`);
  // Node prints the stack, in which the message would be lost.
  error.stack = error.message;
  throw error;
}

const { startServer } = await import("./server.ts");
startServer(process);
