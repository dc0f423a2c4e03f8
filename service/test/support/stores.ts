/** Where the tests of a queue keep it: in files, or where a file of tests says so in PostgreSQL. */
import { randomUUID } from "node:crypto";
import { join } from "node:path";

import { afterAll, onTestFinished } from "vitest";

import type { ChainHex } from "../../../src/core/digest.ts";
import { backUp } from "../../admin/backup.ts";
import { openPostgresStore } from "../../store/lease.ts";
import { openFileStore, type Store } from "../../store/store.ts";
import { startPostgres, type TestServer } from "./postgres.ts";
import { aFolder } from "../../../test/support/service/service-process.ts";

export interface Stores {
  /** Makes an empty store; returns its file or address. */
  create(): Promise<string>;
  open(data: string, address: ChainHex): Promise<Store>;
  /** Makes a copy of a store that nobody has open, by the means that its operator has. */
  copy(data: string): Promise<string>;
}

const files: Stores = {
  create: async () => join(await aFolder(), "queue.db"),
  open: async (data, address) => await openFileStore(data, address),
  async copy(data) {
    await backUp(data, `${data}.copy`);
    return `${data}.copy`;
  },
};

/** Returns the one server of a file of tests, started when a test first asks for it: none runs where all are skipped. */
export function aServerForAll(): () => Promise<TestServer> {
  let serving: Promise<TestServer> | undefined;
  afterAll(async () => await (await serving)?.[Symbol.asyncDispose]());
  return async () => await (serving ??= startPostgres());
}

/**
 * The stores of a server; a copy is a database of another name, as one that was restored from a dump. A database whose
 * test has ended is emptied for the next one, which computes a tenth of making another.
 */
export function storesOf(theServer: () => Promise<TestServer>): Stores {
  const free: string[] = [];
  return {
    async create() {
      const server = await theServer();
      const url = free.pop() ?? (await server.createStore());
      onTestFinished(async () => {
        await server.query("DROP SCHEMA IF EXISTS anchor CASCADE", new URL(url).pathname.slice(1));
        free.push(url);
      });
      return url;
    },
    open: async (url, address) => (await openPostgresStore(url, { address, works: true })).store,
    async copy(url) {
      const [name, copy] = [new URL(url).pathname.slice(1), `copy_${randomUUID().replaceAll("-", "")}`];
      await (await theServer()).query(`CREATE DATABASE ${copy} OWNER anchor TEMPLATE ${name}`);
      return url.replace(/[^/]*$/, copy);
    },
  };
}

let chosen = files;

/** Has the tests that are defined from now on use `stores`. */
export function useStores(stores: Stores): void {
  chosen = stores;
}

/** The stores of the tests, and whether they are files. */
export function theStores(): Stores & { readonly areFiles: boolean } {
  return { ...chosen, areFiles: chosen === files };
}
