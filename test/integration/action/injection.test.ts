/** Whatever files are called and whatever the service says: the runner reads no command but the action's own. */
import { sample } from "fast-check";
import { expect, test } from "vitest";

import { isPosix } from "../../support/availability.ts";
import { answers, changed } from "../../support/network/answers.ts";
import { startFaultServer } from "../../support/network/fault-server.ts";
import { hostileText } from "../../support/files/hostile-text.ts";
import type { Rule } from "../../support/runner/rules.ts";
import { runActionHere } from "../../support/runner/runner.ts";
import { createWorkspace } from "../../support/files/workspace.ts";

/** A text as a file may be called: one folder's entry, in valid UTF-8, short enough for any file system. */
const fileName = hostileText()
  .map((text) =>
    text
      .toWellFormed()
      .replaceAll(isPosix ? /[/\0]/g : /[/\\:*?"<>|\p{Cc}]|[ .]$/gu, "_")
      .slice(0, 40),
  )
  .filter((name) => !["", ".", ".."].includes(name) && Buffer.byteLength(name) <= 200);

/** The commands the action means to print; each is counted by what it stands for. */
const ownCommands = new Set(["add-mask", "debug", "notice", "warning", "error", "group", "endgroup"]);

test.each(["check", "verify"] as const)("%s survives hostile names and a hostile service", async (mode) => {
  const names = [...new Set(sample(fileName, 40))];
  const words = sample(hostileText(), 200);
  let spoken = 0;
  const rule: Rule = ({ hash, id }) => {
    const message = words[(spoken += 1) % words.length];
    const right = mode === "check" ? answers.notFound(hash, id) : answers.noMatch(hash, id);
    return {
      kind: "answer",
      answer: { headers: { "content-type": "application/json" }, body: JSON.stringify(changed(right, { message })) },
    };
  };
  await using service = await startFaultServer(rule);
  await using workspace = await createWorkspace(
    Object.fromEntries(names.map((name, index) => [`in/${name}`, `${index}`])),
  );
  const run = await runActionHere({
    workspace,
    inputs: { mode, files: "in/**", "api-url": service.url, "api-key": "a-key-that-is-long-enough" },
    debug: true,
  });
  expect(run.results?.results).toHaveLength(names.length);
  expect(run.commands.filter(({ command }) => !ownCommands.has(command))).toEqual([]);
  expect(run.annotations.filter(({ level }) => level === "error")).toHaveLength(Math.min(names.length, 9));
  expect(run.commands.filter(({ command }) => command === "add-mask")).toHaveLength(2);
  expect({ env: run.env, path: run.path, state: run.state }).toEqual({ env: {}, path: [], state: {} });
  expect(run.exitCode).toBe(1);
});
