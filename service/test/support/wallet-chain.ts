/** A chain node with a wallet, as far as anchoring needs one: coins, transactions, blocks, and every way to lose them. */
import { once } from "node:events";
import { createServer, type AddressInfo, type Socket } from "node:net";

import { formatAmount, parseAmount } from "../../node/transaction.ts";
import { hex } from "../../../test/support/chain/fake-chain.ts";
import { failure, success, toBody, toHttp, type Answer } from "../../../test/support/chain/node-server.ts";

interface WalletCoin {
  readonly coinid: string;
  readonly address: string;
  readonly amount: string;
  readonly created: number;
}

interface Transaction {
  readonly input: string;
  readonly outputs: readonly { readonly address: string; readonly amount: string; readonly storestate: boolean }[];
  readonly state: readonly { readonly port: number; readonly data: string }[];
  /** The bytes of the token that the first output makes, hex. */
  readonly token?: string;
  /** Every build has other work. */
  readonly nonce: number;
}

interface Block {
  readonly number: number;
  readonly id: string;
  /** In milliseconds since 1970. */
  readonly time: number;
  readonly transactions: readonly Transaction[];
}

export interface WalletChain extends AsyncDisposable {
  readonly url: string;
  /** Every request's commands, in the order of arrival. */
  readonly asked: readonly (readonly string[])[];
  /** Makes `count` blocks; what was posted and can be spent goes into the first. */
  mine(count?: number): void;
  /** Takes back the last `count` blocks with all that is in them. */
  rollBack(count: number): void;
  /** Forgets what was posted, as a node does that is killed. */
  forget(): void;
  /** Something else spends `coin` in the next block. */
  spendElsewhere(coin: string): void;
  /** How often each state stands on the chain. */
  counts(): Map<string, number>;
  /** Transactions on the chain that carry a state. */
  carriers(): number;
  readonly tip: () => number;
  /** What is on: `deaf` takes posts and does nothing, `away` answers nobody, `poor` shows no coins, `fallsBack` by so many blocks once it has said where it stands, `remembers` so many of the last blocks, `pruned` tells of no others at all, no block up to `sealed` can change, `version` is what it says of itself, `lastAt` is the time of its last block. */
  readonly mood: {
    deaf: boolean;
    away: boolean;
    poor: boolean;
    fallsBack: number;
    remembers: number;
    pruned: boolean;
    sealed: number;
    version: string;
    lastAt?: number;
  };
  /** Tokens on the chain: the coin of each, and its bytes in hex. */
  tokens(): readonly (readonly [coinId: string, bytes: string])[];
  /** Inputs of all builds, in order. */
  readonly built: readonly string[];
}

/** Between the bytes of outputs and the rest of an exported transaction. */
const mark = "FEDCBA9876543210";

export const ownAddress = hex("own address");

/** Starts one with `coins` coins that can be spent. */
export async function startWalletChain(coins = 30): Promise<WalletChain> {
  const blocks: Block[] = [];
  const drafts = new Map<
    string,
    { input: string; outputs: Transaction["outputs"][number][]; state: Transaction["state"][number][]; token?: string }
  >();
  const pool: Transaction[] = [];
  const built: string[] = [];
  const mood: WalletChain["mood"] = {
    deaf: false,
    away: false,
    poor: false,
    fallsBack: 0,
    remembers: 4096,
    pruned: false,
    sealed: -1,
    version: "1.0.45-TEST.15",
  };
  let nonce = 0;
  let forks = 0;
  const genesis: WalletCoin[] = Array.from({ length: coins }, (_, index) => {
    return { coinid: hex(`genesis ${index}`), address: ownAddress, amount: String(100 + index), created: 1 };
  });
  const ids = new Map<string, string>();
  // Kept: a chain of thousands of stamps asks for each of them again and again.
  const outputId = (transaction: Transaction, index: number) => {
    const name = `${transaction.input} output ${index}`;
    const id = ids.get(name) ?? hex(name);
    ids.set(name, id);
    return id;
  };
  const transactionId = ({ input, outputs, state, token }: Transaction) =>
    hex(JSON.stringify([input, outputs, state, token]));
  const txpowId = (transaction: Transaction) => hex(JSON.stringify(transaction));
  const tip = () => blocks.at(-1)?.number ?? 0;
  const isGone = (number: number) => mood.pruned && number <= tip() - mood.remembers;
  const all = () =>
    blocks.flatMap(({ number, transactions }) => transactions.map((transaction) => ({ number, transaction })));

  const made = (): WalletCoin[] =>
    all().flatMap(({ number, transaction }) =>
      transaction.outputs.map(({ address, amount }, index) => {
        return { coinid: outputId(transaction, index), address, amount, created: number };
      }),
    );
  const unspent = () => {
    const spent = new Set(all().map(({ transaction }) => transaction.input));
    return [...genesis, ...made()].filter(({ coinid }) => !spent.has(coinid));
  };
  const stateOf = (coinid: string) =>
    all().find(({ transaction }) => outputId(transaction, 0) === coinid)?.transaction.state ?? [];
  const toJson = (coin: WalletCoin) => {
    return { ...coin, created: String(coin.created), tokenid: "0x00", state: stateOf(coin.coinid), spent: false };
  };
  const addBlock = (transactions: readonly Transaction[]) => {
    const number = tip() + 1;
    const id = hex(`block ${number} ${forks} ${transactions.map(txpowId).join()}`);
    blocks.push({ number, id, time: Date.now(), transactions });
  };
  const mine = (count = 1) => {
    for (let index = 0; index < count; index += 1) {
      const free = new Set(unspent().map(({ coinid }) => coinid));
      const taken: Transaction[] = [];
      for (const transaction of pool.splice(0)) if (free.delete(transaction.input)) taken.push(transaction);
      addBlock(taken);
    }
  };
  const rollBack = (count: number): void => {
    if (count === 0) return;
    forks += 1;
    mood.fallsBack = 0;
    blocks.splice(-count);
  };
  mine(10);

  const parameter = (command: string, name: string) => new RegExp(`\\b${name}:(\\S+)`).exec(command)?.[1];
  const transactionJson = (transaction: Transaction) => ({
    transactionid: transactionId(transaction),
    inputs: [{ coinid: transaction.input }],
    outputs: transaction.outputs.map((output, index) => {
      return { ...output, coinid: outputId(transaction, index), created: "0", tokenid: "0x00", state: [] };
    }),
    state: transaction.state,
  });
  /** As the chain writes outputs, as far as a token goes into the first; the rest is ours. */
  const toBytes = (transaction: Transaction): string => {
    const outputs = transaction.outputs.map(({ address, amount }, index) => {
      const unit = amount === `0.${"1".padStart(44, "0")}` ? "2C0101" : "17010B";
      return `00000020${outputId(transaction, index).slice(2)}00000020${address.slice(2)}${unit}0000000100010001000000`;
    });
    return outputs.join("") + mark + Buffer.from(JSON.stringify(transaction)).toString("hex").toUpperCase();
  };
  const draft = (command: string) => {
    const kept = drafts.get(parameter(command, "id") ?? "");
    if (kept === undefined) throw new Error(`No draft for ${command}`);
    return kept;
  };
  const answers: Readonly<Record<string, (command: string) => Answer>> = {
    status: (command) =>
      success(command, {
        version: mood.version,
        minima: "1",
        chain: { block: tip(), hash: blocks.at(-1)?.id, cascade: { start: mood.sealed } },
        network: { connected: 1 },
      }),
    megammr: (command) => success(command, { enabled: false }),
    block: (command) => success(command, { block: String(tip()), timemilli: mood.lastAt }),
    getaddress: (command) => success(command, { address: ownAddress }),
    archive: () => ({ command: "archive", status: true, pending: false, coins: { created: [], spent: [] } }),
    txpow: (command) => {
      const block = blocks[Number(parameter(command, "block")) - 1];
      if (block === undefined || isGone(block.number)) return failure(command, "TxPoW not found");
      return success(command, {
        txpowid: block.id,
        header: { block: String(block.number), timemilli: String(block.time) },
      });
    },
    coins: (command) => {
      const [state, coinid] = [parameter(command, "state"), parameter(command, "coinid")];
      if (state !== undefined) {
        const held = made().filter((coin) => stateOf(coin.coinid).some(({ data }) => data.includes(state)));
        return success(command, held.filter(({ created }) => !isGone(created)).map(toJson));
      }
      const own = unspent().filter(({ address }) => address === ownAddress);
      const pooled = new Set(pool.map(({ input }) => input));
      const sendable = own.filter((coin) => coin.created <= tip() - 3 && !pooled.has(coin.coinid) && !mood.poor);
      return success(
        command,
        (coinid === undefined ? sendable : own.filter((coin) => coin.coinid === coinid)).map(toJson),
      );
    },
    scanchain: (command) => {
      const depth = Math.min(Number(parameter(command, "depth")), mood.remembers - 1);
      const shown = blocks.slice(-depth - 1).map(({ number, id, time, transactions }) => ({
        block: number,
        timemilli: time,
        txpowid: id,
        transactions: transactions.map((transaction) => {
          return { txpowid: txpowId(transaction), transaction: transactionJson(transaction) };
        }),
      }));
      return success(command, { blocks: shown.toReversed() });
    },
    txncreate: (command) => {
      drafts.set(parameter(command, "id") ?? "", { input: "", outputs: [], state: [] });
      return success(command, {});
    },
    txninput: (command) => {
      const coinid = parameter(command, "coinid") ?? "";
      if (!unspent().some((coin) => coin.coinid === coinid)) return failure(command, `CoinID not found : ${coinid}`);
      draft(command).input = coinid;
      return success(command, {});
    },
    txnstate: (command) => {
      draft(command).state.push({ port: Number(parameter(command, "port")), data: parameter(command, "value") ?? "" });
      return success(command, {});
    },
    txnoutput: (command) => {
      const [address = "", amount = "0"] = ["address", "amount"].map((name) => parameter(command, name));
      draft(command).outputs.push({ address, amount, storestate: parameter(command, "storestate") === "true" });
      return success(command, { transaction: transactionJson({ ...draft(command), nonce: 0 }) });
    },
    txnexport: (command) => success(command, { data: `0x${toBytes({ ...draft(command), nonce: 0 })}` }),
    txnimport: (command) => {
      const [bytes = "", text = ""] = (parameter(command, "data") ?? "").split(mark);
      const [, token] = /00000001FF.*?01(0000000100.+?000100)00000020/.exec(bytes) ?? [];
      const imported = JSON.parse(Buffer.from(text, "hex").toString()) as Transaction;
      if (token === undefined) return failure(command, "No token");
      const { input, outputs, state } = imported;
      drafts.set(parameter(command, "id") ?? "", { input, outputs: [...outputs], state: [...state], token });
      return success(command, { transaction: transactionJson({ ...imported, token }) });
    },
    txnsign: (command) => success(command, {}),
    txnmine: (command) => {
      const transaction = { ...structuredClone(draft(command)), nonce: (nonce += 1) };
      built.push(transaction.input);
      const data = `0x${Buffer.from(JSON.stringify(transaction)).toString("hex").toUpperCase()}`;
      return success(command, { txpowid: txpowId(transaction), data });
    },
    txnminepost: (command) => {
      const bytes = Buffer.from((parameter(command, "data") ?? "").slice(2), "hex").toString();
      const transaction = JSON.parse(bytes) as Transaction;
      const amounts = transaction.outputs.reduce((sum, { amount }) => sum + parseAmount(amount), 0n);
      const input = [...genesis, ...made()].find(({ coinid }) => coinid === transaction.input);
      // What is lost in amounts is burnt, which nobody meant.
      if (input !== undefined && formatAmount(amounts) !== input.amount) return failure(command, "burn");
      if (!mood.deaf) pool.push(transaction);
      return success(command, {});
    },
    txndelete: (command) => {
      drafts.delete(parameter(command, "id") ?? "");
      return success(command, "Deleted");
    },
  };
  const server = await startPlainServer((commands) => {
    if (mood.away) return undefined;
    const answer = (command: string) =>
      answers[command.split(" ")[0] ?? ""]?.(command) ?? failure(command, "Command not found");
    const body = toHttp(toBody(commands, answer));
    if (commands[0] === "status") rollBack(mood.fallsBack);
    return body;
  });
  return {
    ...server,
    mine,
    rollBack,
    forget: () => void pool.splice(0),
    spendElsewhere(coin) {
      const outputs = [{ address: hex("somebody else"), amount: "1", storestate: false }];
      pool.unshift({ input: coin, outputs, state: [], nonce: -1 });
    },
    counts() {
      const counts = new Map<string, number>();
      for (const { data } of all().flatMap(({ transaction }) => transaction.state)) {
        counts.set(data, (counts.get(data) ?? 0) + 1);
      }
      return counts;
    },
    tokens: () =>
      all().flatMap(({ transaction }) =>
        transaction.token === undefined ? [] : [[outputId(transaction, 0), transaction.token] as const],
      ),
    carriers: () => all().filter(({ transaction }) => transaction.state.length > 0).length,
    tip,
    mood,
    built,
  };
}

/**
 * Answers as a node does that never misbehaves: a connection has one request, and `undefined` ends it. To look at each
 * request from every side, as the server of `node-server.ts` does, is a tenth of what a test of the queue computes.
 */
async function startPlainServer(respond: (commands: readonly string[]) => string | undefined) {
  const asked: (readonly string[])[] = [];
  const sockets = new Set<Socket>();
  const listener = createServer({ noDelay: true }, (socket) => {
    sockets.add(socket);
    let head = "";
    socket
      .setEncoding("latin1")
      // What breaks a connection shows at the other end.
      .on("error", () => undefined)
      .on("close", () => sockets.delete(socket))
      .on("data", (text: string) => {
        head += text;
        if (!head.endsWith("\r\n\r\n")) return;
        const commands = decodeURIComponent(head.slice(head.indexOf("/") + 1, head.indexOf(" HTTP/"))).split(";");
        asked.push(commands);
        const bytes = respond(commands);
        if (bytes === undefined) socket.end();
        else socket.end(bytes);
      });
  }).listen(0, "127.0.0.1");
  await once(listener, "listening");
  return {
    url: `http://127.0.0.1:${(listener.address() as AddressInfo).port}`,
    asked,
    async [Symbol.asyncDispose]() {
      const closed = once(listener, "close");
      listener.close();
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
}
