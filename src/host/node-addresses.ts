import { parseNodeAddress, type NodeAddress } from "../core/url.ts";
import { hideUserInfo, lines, userInfo, type InputName, type InputReader } from "./input-values.ts";

const addressForm = "a chain node's address, like https://node.example:9005";

/** Addresses of chain nodes, one a line, no two of the same node. A user or a password in an address is never shown. */
export function nodeAddresses(reader: InputReader, name: InputName): readonly NodeAddress[] {
  const known = new Set<string>();
  return lines(reader, name).map((line) => {
    const address = nodeAddress(reader, name, line);
    // The same node given twice would look like two nodes that confirm each other.
    if (known.has(address.name)) reader.say(`${name} names ${address.name} twice; name each node once`);
    known.add(address.name);
    return address;
  });
}

function nodeAddress(reader: InputReader, name: InputName, line: string): NodeAddress {
  try {
    return parseNodeAddress(line);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    const shown = hideUserInfo(line);
    reader.complain(name, shown, `${addressForm} (${error.message})`);
    return { url: new URL("https://invalid"), name: shown };
  }
}

/** The secrets in the text of the input: users and passwords, as they are written and as they are after decoding. */
export function nodeSecrets(text: string): readonly string[] {
  const parts = text.split(/[\r\n]+/).flatMap((line) => userInfo.exec(line.trim())?.[2]?.split(/:(.*)/s) ?? []);
  return [...new Set(parts.flatMap((part) => [part, decoded(part)]))].filter((part) => part !== "");
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch (error) {
    if (!(error instanceof URIError)) throw error;
    return part;
  }
}
