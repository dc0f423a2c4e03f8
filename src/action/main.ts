/** The action's entry. It checks Node's version before it imports anything: an old Node cannot load the rest. */
const requiredNode = 24;

if (Number.parseInt(process.versions.node, 10) < requiredNode) {
  process.stderr.write(`This action needs Node ${requiredNode} or newer, and this is Node ${process.versions.node}.\n`);
  process.exitCode = 1;
} else {
  const { startAction } = await import("./start.ts");
  await startAction();
}
