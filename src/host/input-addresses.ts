/** Addresses among the inputs. A user or a password in an address is never shown. */
import { parseBaseUrl, parseNodeAddress, type NodeAddress } from "../core/url.ts";
import { linesOf, type InputReader } from "./input-reader.ts";
import type { InputName } from "./input-table.ts";

/** User and password of an address, usable or not: what stands before its last `@`. */
const userInfo = /^([a-z][a-z0-9+.-]*:\/\/|)(.*)@/is;

/** `address` as it may be shown. */
export function hideUserInfo(address: string): string {
  return address.replace(userInfo, "$1***@");
}

/** The service's base address; absent where chain nodes are asked instead. */
export function parseServiceAddress(reader: InputReader, name: InputName): URL | undefined {
  const value = reader.text(name);
  const areNodesAsked = reader.text("node-url") !== "" && ["check", "verify", "monitor"].includes(reader.text("mode"));
  if (value === "" && areNodesAsked) return undefined;
  try {
    return parseBaseUrl(value);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    reader.complain(name, hideUserInfo(value), value === "" ? undefined : error.message);
    return undefined;
  }
}

/** Addresses of chain nodes, one a line, no two of the same node. */
export function parseNodes(reader: InputReader, name: InputName): readonly NodeAddress[] {
  const known = new Set<string>();
  return linesOf(reader.text(name)).map((line) => {
    const address = parseNode(reader, name, line);
    // The same node given twice would look like two nodes that confirm each other.
    if (known.has(address.name)) reader.say(`${name} names ${address.name} twice; name each node once`);
    known.add(address.name);
    return address;
  });
}

function parseNode(reader: InputReader, name: InputName, line: string): NodeAddress {
  try {
    return parseNodeAddress(line);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    const shown = hideUserInfo(line);
    reader.complain(name, shown, error.message);
    return { url: new URL("https://invalid"), name: shown };
  }
}

/** The secrets in the text of the input: users and passwords, as they are written and as they are after decoding. */
export function nodeSecrets(text: string): readonly string[] {
  const parts = linesOf(text).flatMap((line) => userInfo.exec(line)?.[2]?.split(/:(.*)/s) ?? []);
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
