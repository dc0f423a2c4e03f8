/** Amounts of the chain: decimal numbers with up to 44 places, kept exact as text (node-facts §4). */
const decimalPlaces = 44;
const pattern = /^([0-9]{1,30})(?:\.([0-9]{1,44}))?$/;

/** `text` in units of 10^-44. @throws RangeError when it is no plain decimal number */
export function parseAmount(text: string): bigint {
  const [, whole, fraction = ""] = pattern.exec(text) ?? [];
  if (whole === undefined) throw new RangeError("This is no amount of the chain.");
  return BigInt(whole + fraction.padEnd(decimalPlaces, "0"));
}

/** `units` of 10^-44 as a decimal number; the inverse of {@link parseAmount}. */
export function formatAmount(units: bigint): string {
  const digits = units.toString().padStart(decimalPlaces + 1, "0");
  const fraction = digits.slice(-decimalPlaces).replace(/0+$/, "");
  return digits.slice(0, -decimalPlaces) + (fraction === "" ? "" : `.${fraction}`);
}
