import { describe, expect, test } from "vitest";

import {
  explorerPageOf,
  parseChainName,
  renderChainName,
  toServiceChain,
  toServiceChainName,
} from "#core/chain-name.ts";

describe("parseChainName", () => {
  const explorer = "https://explorer.example/tx/{txpow}";

  test.each([
    ["", undefined],
    ["  ", undefined],
    ["Minima", { name: "Minima" }],
    ["The main chain, 2026", { name: "The main chain, 2026" }],
    [explorer, { explorer }],
    [`The main chain ${explorer}`, { name: "The main chain", explorer }],
    [`  名前  ${explorer} `, { name: "名前", explorer }],
    [
      "X https://explorer.example/#/{block}?t={transaction}",
      { name: "X", explorer: "https://explorer.example/#/{block}?t={transaction}" },
    ],
  ])("reads name and explorer of %j", (text, expected) => {
    expect(parseChainName(text)).toEqual(expected);
  });

  test.each([
    ["X https://explorer.example/", /lacks \{block\}, \{txpow\} or \{transaction\}/],
    ["X http://explorer.example/{block}", /not begin with https:/],
    ["X javascript://explorer.example/{block}", /not begin with https:/],
    ["X https://user:hunter2@explorer.example/{block}", /user name or password/],
    ["X https://explorer.example/{hash}", /braces around other words/],
    ["X https://explorer.example/{block}/{hash}", /braces around other words/],
    ["X https://{block}.example/", /begin with https:\/\/ and a host name/],
    ["X https://explorer.example:44{block}/", /begin with https:\/\/ and a host name/],
    ["X explorer.example/{block}", /no address/],
    [`${explorer} X`, /must stand last/],
    [`${explorer} ${explorer}`, /must stand last/],
    ["X https://explorér.example/{block}", /outside ASCII/],
    ["X\nY", /invisible/],
    ["X\u202eY", /invisible/],
    ["x".repeat(201), /more than 200 characters/],
  ])("refuses %j", (text, mistake) => {
    expect(() => parseChainName(text)).toThrow(mistake);
    expect(() => parseChainName(text)).not.toThrow(/hunter2/);
  });
});

describe("explorerPageOf", () => {
  const at = (path: string, record: Parameters<typeof explorerPageOf>[1]) =>
    explorerPageOf(`https://explorer.example/${path}`, record);

  test("fills each placeholder with its id, percent-encoded", () => {
    expect(at("b/{block}?of={txpow}", { blockNumber: 12, txpowId: "0xAB/..&x=1" })).toBe(
      "https://explorer.example/b/12?of=0xAB%2F..%26x%3D1",
    );
    expect(at("t/{transaction}", { transactionId: "0xCD" })).toBe("https://explorer.example/t/0xCD");
  });

  test.each([{}, { txpowId: "" }, { txpowId: ".." }, { txpowId: "\ud800" }, { blockNumber: 12 }])(
    "gives no address where the needed id is unknown or is no id: %j",
    (record) => {
      expect(at("t/{txpow}", record)).toBeUndefined();
    },
  );

  test("gives no address for an explorer of untrusted evidence that the input would refuse", () => {
    expect(explorerPageOf("javascript:alert({block})", { blockNumber: 12 })).toBeUndefined();
    expect(explorerPageOf("https://explorer.example/", { blockNumber: 12 })).toBeUndefined();
  });
});

test("renderChainName prefers the name to the explorer's host", () => {
  const explorer = "https://explorer.example/{block}";
  expect([{ name: "X", explorer }, { explorer }, { explorer: "nonsense" }, {}].map(renderChainName)).toEqual([
    "X",
    "explorer.example",
    "",
    "",
  ]);
});

test("toServiceChainName takes one printable line of at most 200 characters", () => {
  expect(toServiceChainName(" a demonstration ledger ")).toBe("a demonstration ledger");
  for (const text of [undefined, "", " ", "a\nb", "a\u202eb", "x".repeat(201)])
    expect(toServiceChainName(text)).toBeUndefined();
});

test("toServiceChain takes the explorer that a service says, and no address that the input would refuse", () => {
  const explorer = "https://explorer.example/{block}";
  expect(toServiceChain(`The chain ${explorer}`)).toEqual({ name: "The chain", explorer });
  for (const hostile of [
    "javascript:/alert({block})",
    "data:text/html,{block}",
    "http://explorer.example/{block}",
    "https://user:pass@explorer.example/{block}",
    "https://{block}.example/",
    "https://explorer.example/",
    "https://explorer.example/{hash}",
  ])
    expect(toServiceChain(`The chain ${hostile}`)).toEqual({ name: "The chain" });
});
