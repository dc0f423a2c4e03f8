import { normalize } from "node:path";

import { expect, test } from "vitest";

import { isSwitchedOn, readSettings } from "#mcp/session.ts";

test.each([
  [{}, ""],
  [{ HOME: "/home/me" }, "/home/me/.local/state/anchor-artifacts"],
  [{ HOME: "/home/me", XDG_STATE_HOME: "/state" }, "/state/anchor-artifacts"],
  [{ HOME: "/home/me", XDG_STATE_HOME: "relative" }, "/home/me/.local/state/anchor-artifacts"],
  [{ HOME: "" }, ""],
])("what processes remember together lies by %j in “%s”", (environment, directory) => {
  expect(readSettings(environment).stateDirectory).toBe(directory && normalize(directory));
});

test.each(["true", "TRUE", "1", "yes", "on", "ture"])("a switch is on by “%s”", (text) => {
  expect(isSwitchedOn(text)).toBe(true);
});

test.each(["", "false", "False", "0", "no", "off"])("a switch is off by “%s”", (text) => {
  expect(isSwitchedOn(text)).toBe(false);
});
