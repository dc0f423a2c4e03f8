#!/usr/bin/env node
import "./rolldown-runtime.js";
const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
if (major < 22 || major === 22 && minor < 19) {
  const error = new Error(`anchor-artifacts-mcp needs Node.js 22.19 or newer, and this is ${process.versions.node}.`);
  error.stack = error.message;
  throw error;
}
const { startServer } = await import("./server.js");
startServer(process);
export {};
