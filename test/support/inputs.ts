import type { InputName } from "#host/input-table.ts";
import { parseInputs, type Inputs } from "#host/inputs.ts";

/** Usable inputs: those of a check of some files, and what is given. */
export function toInputs(given: Partial<Record<InputName, string>> = {}): Inputs {
  const whole = { mode: "check", files: "**", "api-url": "https://anchor.example", "api-key": "k", ...given };
  const inputs = parseInputs((name) => (whole as Partial<Record<InputName, string>>)[name] ?? "");
  if (inputs.mode === "monitor") throw new RangeError("These are inputs of a monitor.");
  return inputs;
}
