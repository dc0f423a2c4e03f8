/** The oldest Node that the HTTP library runs on. An older one fails to load it, with a message that helps nobody. */
const [oldestMajor, oldestMinor] = [22, 19];

// Hosts start the tool server with whatever Node they find, unlike the runner.
const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
if (major < oldestMajor || (major === oldestMajor && minor < oldestMinor)) {
  const needed = `${oldestMajor}.${oldestMinor}`;
  const error = new Error(
    `anchor-artifacts-mcp needs Node.js ${needed} or newer, and this is ${process.versions.node}.`,
  );
  // Without the stack: where the error was thrown is of no interest.
  error.stack = error.message;
  throw error;
}
