/** Sentences about witnesses, for page, command line, section and summary. */
import { plainText, renderFew, textLimits } from "../core/text.ts";
import type { Party } from "./check-token.ts";
import type { WitnessReading } from "./read-witness.ts";

/** Renders what a witness says in one plain sentence without its full stop. */
export function renderWitness(reading: WitnessReading): string {
  if ("problem" in reading) {
    return reading.claim === "not fitting"
      ? `The ${names[reading.kind]} does not fit: ${reading.problem}`
      : `The ${names[reading.kind]} cannot be checked here: ${reading.problem}`;
  }
  if ("signer" in reading) {
    const [signer, root] = [renderName(reading.signer), renderName(reading.root)];
    return `SHA256SUMS existed by ${renderMinute(reading.time)}, according to ${signer} (root ${root})`;
  }
  if ("calendars" in reading) {
    const hosts = renderFew([...new Set(reading.calendars)], toHost);
    return `SHA256SUMS is promised to Bitcoin by calendar ${hosts}, not in a block yet`;
  }
  if ("lookUp" in reading)
    return `By its proof, SHA256SUMS is in Bitcoin block ${reading.lookUp.block.toLocaleString("en-US")}`;
  return `SHA256SUMS existed by ${renderMinute(reading.time)}, the time in the header of Bitcoin block ${reading.block}`;
}

/** Renders what a reader has to do before a witness counts; none where it counts, or where it cannot. */
export function renderWitnessAdvice(reading: WitnessReading): string | undefined {
  if ("problem" in reading || reading.claim === "yes" || reading.claim === "pending") return undefined;
  if ("lookUp" in reading) {
    const { block, merkleRoot } = reading.lookUp;
    return `Look up block ${block.toLocaleString("en-US")}: its Merkle root must be ${merkleRoot}.`;
  }
  const { fingerprint } = reading.root;
  const shown = fingerprint === undefined ? "" : `, SHA-256 fingerprint ${fingerprint}`;
  return `Nobody here vouches for the root ${renderName(reading.root)}${shown}: decide whether you trust it.`;
}

const names = { rfc3161: "time-stamp", opentimestamps: "proof of OpenTimestamps" } as const;

/** What existed by a time existed by the next full minute, but not always by the one before. */
function renderMinute(time: Date): string {
  const minute = new Date(Math.ceil(time.getTime() / 60_000) * 60_000);
  return `${minute.toISOString().slice(0, 16).replace("T", " ")} UTC`;
}

function renderName({ name }: Party): string {
  return plainText(name, textLimits.word);
}

function toHost(uri: string): string {
  return plainText(URL.canParse(uri) ? new URL(uri).host : uri, textLimits.word);
}
