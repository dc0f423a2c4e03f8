/** The entry of the action. It imports nothing at first: on an old Node the bundle would not even load. */
const oldestNode = 24;

if (Number.parseInt(process.versions.node, 10) < oldestNode) {
  process.stderr.write(`This action needs Node ${oldestNode} or newer, and this is Node ${process.versions.node}.\n`);
  process.exitCode = 1;
} else {
  const { startAction } = await import("./start.ts");
  await startAction();
}
