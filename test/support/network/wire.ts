/** One end of a connection, to be written to, waited on and cut. */
import type { Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";

/** How a connection is ended: FIN, RST, or left open without a word. */
export type Cut = "close" | "reset" | "silence";

/** A connection as the behaviours see it. */
export interface Wire {
  /** Resolves when the bytes are handed to the system or the connection is gone. */
  readonly write: (bytes: string | Uint8Array) => Promise<void>;
  readonly cut: (how: Cut) => Promise<void>;
  /** Waits, at most until the connection is gone. */
  readonly wait: (milliseconds: number) => Promise<void>;
  /** Whether there is still somebody to write to. */
  readonly isOpen: () => boolean;
}

/** Wraps `socket`, plain or TLS; `transport` is the TCP socket below it, which alone can send RST. */
export function toWire(socket: Socket, transport: Socket): Wire {
  const closed = new Promise<void>((resolve) => {
    for (const end of [socket, transport]) end.once("close", () => resolve());
  });
  const endings: Record<Cut, () => void> = {
    close: () => socket.end(),
    reset: () => transport.resetAndDestroy(),
    silence: () => undefined,
  };
  return {
    // Asked of the socket, not of its events: a loop of failing writes would never let an event through.
    isOpen: () => socket.writable,
    write: (bytes) => new Promise((resolve) => socket.write(bytes, () => resolve())),
    cut: (how) => {
      endings[how]();
      return closed;
    },
    wait: (milliseconds) => Promise.race([sleep(milliseconds, undefined, { ref: false }), closed]),
  };
}
