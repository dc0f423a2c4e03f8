import "./rolldown-runtime.js";
const oldestNode = 24;
if (Number.parseInt(process.versions.node, 10) < oldestNode) {
  process.stderr.write(`This action needs Node ${oldestNode} or newer, and this is Node ${process.versions.node}.
`);
  process.exitCode = 1;
} else {
  const { startAction } = await import("./start2.js");
  await startAction();
}
export {};
