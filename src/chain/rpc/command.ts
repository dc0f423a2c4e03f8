/** A command of the node, made only by {@link toCommand}: nothing unchecked is ever part of one. */
export type Command = string & { readonly brand: "node-command" };

/** 32 bytes as the chain writes them: `0x` and 64 upper-case digits. Coin ids, addresses and anchored digests. */
export type ChainHex = `0x${string}`;

/**
 * What may stand in a command: hex, a decimal number, a plain word. No space, no `;` and no quote, which would begin
 * another parameter or another command (node-facts §3).
 */
const safeValue = /^(?:0x[0-9A-F]{1,131072}|[0-9]{1,30}(?:\.[0-9]{1,44})?|[a-z][a-z0-9]{0,63})$/;
const safeName = /^[a-z]{1,32}$/;

/**
 * The command `name` with its parameters.
 *
 * @throws RangeError when a value is none of hex, number or word
 */
export function toCommand(name: string, parameters: Readonly<Record<string, string | number>> = {}): Command {
  const parts = Object.entries(parameters).map(([key, value]) => {
    if (!safeName.test(key) || !safeValue.test(String(value))) {
      throw new RangeError(`The parameter ${key} of a node's command is neither hex, nor a number, nor a word.`);
    }
    return `${key}:${value}`;
  });
  if (!safeName.test(name)) throw new RangeError("A node's command is one word.");
  return [name, ...parts].join(" ") as Command;
}

/** A digest, address or id as the chain writes it; the node's search knows no other spelling (node-facts §4). */
export function toChainHex(text: string): ChainHex {
  const bare = text.replace(/^0x/i, "").toUpperCase();
  if (!/^(?:[0-9A-F]{2}){1,64}$/.test(bare)) throw new RangeError("This is no hex of whole bytes.");
  return `0x${bare}`;
}
