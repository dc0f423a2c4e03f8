import { inputDefaults, type InputName, type InputReader } from "./values.ts";

/** Inputs that only a monitor obeys. */
const ofMonitor = ["releases", "bytes", "baseline", "accept", "issue"] as const;
/** Inputs that ask for something that a monitor does not do; limits and permissions do no harm there. */
const notOfMonitor = [
  "files",
  "subject-checksums",
  "from-release",
  "release-tag",
  "release-attach",
  "report",
  "wait-for-finality",
  "anchor",
  "proof",
  "send-file-names",
] as const;

/**
 * Complains of inputs that `mode` would ignore: somebody who names files in a monitor expects that it looks at these
 * alone.
 */
export function refuseOtherModes(reader: InputReader, mode: string): void {
  // An unknown mode has been complained of already.
  if (reader.text("mode") !== mode) return;
  const isMonitor = mode === "monitor";
  const isGiven = (name: InputName): boolean => {
    return ![inputDefaults[name], "false"].includes(reader.text(name).toLowerCase());
  };
  const why = isMonitor ? "has no effect on mode: monitor, which looks at releases" : "is for mode: monitor only";
  for (const name of (isMonitor ? notOfMonitor : ofMonitor).filter(isGiven)) reader.say(`${name} ${why}; leave it out`);
}
