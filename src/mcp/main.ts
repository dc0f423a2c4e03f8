#!/usr/bin/env node
/**
 * The entry of the tool server. It checks Node's version before it imports anything: a host uses whatever Node it
 * finds, and on an older Node the HTTP library fails with a useless message.
 */
const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);

if (major < 22 || (major === 22 && minor < 19)) {
  const error = new Error(`anchor-artifacts-mcp needs Node.js 22.19 or newer, and this is ${process.versions.node}.`);
  // Node prints the stack of an uncaught error, so only the message is left in it.
  error.stack = error.message;
  throw error;
}

const { startServer } = await import("./server.ts");
startServer(process);
