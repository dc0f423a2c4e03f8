/** A chain and nodes that know more or less of it, or lie: answers what the finding side asks. */
import { hash } from "node:crypto";

import { failure, startNodeServer, success, toBody, toHttp, type Answer, type NodeServer } from "./node-server.ts";

export interface FakeCoin {
  readonly digest: string;
  readonly block: number;
  readonly address?: string;
  readonly port?: number;
}

/** What a node is like; without any of it an ordinary one that still has every block. */
export interface Character {
  /** First block of its tree; older ones only the archive and the tree of all coins have. */
  readonly treeFrom?: number;
  readonly archiveFrom?: number;
  readonly mega?: boolean;
  readonly tip?: number;
  /** The clock of its machine, which its answers name. */
  readonly clock?: Date;
  /** Whether it says that it is of the public chain, whose nodes do not say TEST. */
  readonly isPublic?: boolean;
  /** The last word on any command. */
  readonly lie?: (command: string) => Answer | undefined;
}

export const hex = (text: string): string => `0x${hash("sha3-256", text, "hex").toUpperCase()}`;
const startTime = Date.UTC(2026, 0, 1);

/** A chain called `name`: two of different names have nothing in common. */
export function createFakeChain(name: string, coins: readonly FakeCoin[], tip = 100) {
  const blockId = (number: number) => hex(`${name} block ${number}`);
  const toCoin = ({ digest, block, address = hex("address"), port = 99 }: FakeCoin) => ({
    coinid: hex(`${name} coin ${digest} ${block}`),
    amount: "0.0000000000000000000001",
    address,
    tokenid: "0x00",
    state: { [port]: `0x${digest.toUpperCase()}` },
    created: String(block),
  });

  /** Starts a node of this chain. */
  async function startNode(character: Character = {}): Promise<NodeServer> {
    const answer = createAnswers({ blockId, toCoin, coins }, { tip, ...character });
    return await startNodeServer((commands) =>
      toHttp(
        toBody(commands, (command) => character.lie?.(command) ?? answer(command)),
        character.clock,
      ),
    );
  }
  return { startNode, blockId, coinOf: toCoin };
}

interface Contents {
  readonly blockId: (number: number) => string;
  readonly toCoin: (coin: FakeCoin) => Readonly<Record<string, unknown>>;
  readonly coins: readonly FakeCoin[];
}

function createAnswers({ blockId, toCoin, coins }: Contents, character: Character & { tip: number }) {
  const { tip, treeFrom = 1, archiveFrom = Number.POSITIVE_INFINITY, mega = false, isPublic = false } = character;
  const past = coins.filter(({ block }) => block <= tip);
  const has = (block: number) => block >= 1 && block <= tip && (block >= treeFrom || block >= archiveFrom);
  const inTree = ({ block }: FakeCoin) => block >= treeFrom || mega;
  const parameter = (command: string, name: string) => new RegExp(`\\b${name}:(\\S+)`).exec(command)?.[1] ?? "";
  const answers: Readonly<Record<string, (command: string) => Answer>> = {
    block: (command) => success(command, { block: String(tip), hash: blockId(tip) }),
    status: (command) =>
      success(command, {
        version: isPublic ? "1.0.45.15" : "1.0.45-TEST.15",
        minima: "999999999",
        chain: { block: tip, hash: blockId(tip) },
        network: { connected: 1 },
      }),
    megammr: (command) => success(command, { enabled: mega, mmr: { root: mega ? { value: "1000000000" } : null } }),
    coins: (command) => {
      const wanted = parameter(command, "state");
      // The node's search takes any part of a state.
      const found = past.filter((coin) => inTree(coin) && `0x${coin.digest.toUpperCase()}`.includes(wanted));
      return success(command, found.map(toCoin));
    },
    txpow: (command) => {
      const number = Number(parameter(command, "block"));
      if (!has(number)) return failure(command, `TxPoW not found @ height ${number}`);
      const header = { block: String(number), timemilli: String(startTime + number * 50_000) };
      return success(command, { txpowid: blockId(number), header });
    },
    archive: (command) => {
      const [address, state] = [parameter(command, "address"), parameter(command, "statecheck")];
      const found = past.filter(({ block }) => block >= archiveFrom && block < treeFrom).map(toCoin);
      const created = found
        .filter((coin) => coin["address"] === address && Object.values(coin["state"] as object).includes(state))
        .map((coin) => ({ block: Number(coin["created"]), coin: { ...coin, created: "0" } }));
      return { command: "archive", status: true, pending: false, coins: { created, spent: [] } };
    },
  };
  return (command: string): Answer =>
    answers[command.split(" ")[0] ?? ""]?.(command) ?? failure(command, "Command not found");
}
