/** Words by the `code` of a network error, as Node reports it. */
import type { FrontText } from "./front.ts";

export const networkErrorWords: Readonly<Record<string, string>> = {
  ECONNREFUSED: "the connection was refused (ECONNREFUSED)",
  ECONNRESET: "the connection broke (ECONNRESET)",
  ENOTFOUND: "the host name is not known (ENOTFOUND)",
  ETIMEDOUT: "no connection came in time (ETIMEDOUT)",
};

const unknownName: FrontText = ({ input }) =>
  `This name was not found. Check the spelling of ${input("api-url")}, then DNS.`;

/** Advice for codes that say more than that there is no connection. */
export const connectionHints: Readonly<Partial<Record<string, FrontText>>> = {
  ECONNREFUSED: ({ input }) =>
    `Nothing listens at this address. Is the service running? If it is, check the spelling and the port of ${input("api-url")}, then the proxy.`,
  ENOTFOUND: unknownName,
  EAI_AGAIN: unknownName,
};
