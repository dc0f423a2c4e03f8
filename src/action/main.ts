/**
 * The entry of the action. It checks Node's version before it imports anything: an old Node could not load the bundle.
 */
const oldestNode = 24;

if (Number.parseInt(process.versions.node, 10) < oldestNode) {
  process.stderr.write(`This action needs Node ${oldestNode} or newer, and this is Node ${process.versions.node}.\n`);
  process.exitCode = 1;
} else {
  const { startAction } = await import("./start.ts");
  await startAction();
}
