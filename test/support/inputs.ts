import type { InputName } from "#host/input-table.ts";
import { parseInputs, type Inputs, type MonitorInputs } from "#host/inputs.ts";

type Given = Partial<Record<InputName, string>>;

/** Usable inputs: those of a check of some files, and what is given. */
export function toInputs(given: Given = {}): Inputs {
  const inputs = toAnyInputs({ files: "**", ...given });
  if (inputs.mode === "monitor") throw new RangeError("These are inputs of a monitor.");
  return inputs;
}

/** Usable inputs of any mode; a check without any. */
export function toAnyInputs(given: Given): Inputs | MonitorInputs {
  const whole: Given = { mode: "check", "api-url": "https://anchor.example", "api-key": "k", ...given };
  return parseInputs((name) => whole[name] ?? "");
}
