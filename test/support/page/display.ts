/** A display that nobody sees, and a hand on its mouse. */
import { execFile, spawn, spawnSync, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

const displayPath = "/usr/bin/Xvfb";
export const hasDisplay = existsSync(displayPath);

/** Debian's own Python: only that has GTK. */
const python = "/usr/bin/python3";
const dragSource = fileURLToPath(new URL("drag-source.py", import.meta.url));

/** Whether files can be dragged here as a hand does it. */
export const hasDrag =
  hasDisplay &&
  existsSync("/usr/bin/xdotool") &&
  spawnSync(python, ["-c", "import gi; gi.require_version('Gtk', '3.0')"]).status === 0;

/** Starts a display of 1,280 by 800 pixels, without a window manager; returns its name. */
export async function startDisplay(stack: AsyncDisposableStack): Promise<string> {
  const server = spawn(displayPath, ["-displayfd", "3", "-screen", "0", "1280x800x24", "-nolisten", "tcp"], {
    stdio: ["ignore", "ignore", "ignore", "pipe"],
  });
  stack.defer(async () => await end(server));
  const pipe = server.stdio[3];
  if (pipe === null || pipe === undefined) throw new TypeError("the display has no pipe");
  const [number] = (await once(pipe, "data")) as [Buffer];
  return `:${number.toString().trim()}`;
}

export async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, "exit");
  child.kill();
  await ended;
}

/**
 * Drags files and folders into the window in the middle of the display, and lets go there.
 *
 * @param isOver whether the window has noticed them
 * @throws Error where the window did not take them
 */
export async function dragFiles(
  display: string,
  paths: readonly string[],
  isOver: () => Promise<unknown>,
): Promise<void> {
  const env = { ...process.env, DISPLAY: display, GDK_BACKEND: "x11" };
  const mouse = async (...words: readonly (string | number)[]) =>
    void (await promisify(execFile)("xdotool", words.map(String), { env }));
  const source = spawn(python, ["-W", "ignore", dragSource, ...paths], { env, stdio: ["ignore", "pipe", "inherit"] });
  try {
    const said = createInterface(source.stdout)[Symbol.asyncIterator]();
    await said.next();
    await mouse("mousemove", 1260, 780, "mousedown", 1, "mousemove", 1250, 770, "mousemove", 1200, 730);
    // A hand moves on while it is over the window, and some more until it lets go.
    const wander = async () => await mouse("mousemove", 500, 400, "sleep", 0.05, "mousemove", 503, 403, "sleep", 0.05);
    do await wander();
    while ((await isOver()) !== true);
    await wander();
    await wander();
    await mouse("mouseup", 1);
    const { value } = await said.next();
    if (value !== "ended") throw new Error(`The window did not take the files: ${String(value)}.`);
  } finally {
    await end(source);
  }
}
