/** Loaded before the programs of a picture: they start at its time, and their waits are fifty times as short. */
import { syncBuiltinESMExports } from "node:module";
import timers from "node:timers/promises";

const faster = 50;
const ahead = Number(process.env["ANCHOR_TEST_NOW"]) - Date.now();
const RealDate = Date;

globalThis.Date = class extends RealDate {
  constructor(...given: [] | [string | number | Date]) {
    super(...((given.length === 0 ? [RealDate.now() + ahead] : given) as [number]));
  }
  static override now(): number {
    return RealDate.now() + ahead;
  }
} as DateConstructor;

const [wait, now] = [timers.setTimeout, performance.now.bind(performance)];
performance.now = () => now() * faster;
timers.setTimeout = (delay = 0, value, options) => wait(delay / faster, value, options);
syncBuiltinESMExports();
