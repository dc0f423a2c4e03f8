#!/usr/bin/env python3
"""Follows the receipts of a statement by their bytes alone: python3 receipt.py anchor.intoto.json

For each anchor one line: its digest, the block that its receipt leads to, and the block's number and time in
milliseconds since 1970. Needs Python 3.6 or newer and nothing else. Ends with 1 when something does not agree.
"""
import hashlib, json, sys

def sha3(data): return hashlib.sha3_256(data).hexdigest()
class Reader:
    """Reads from the front: a byte, a blob behind four bytes of length, a number behind its scale and length."""
    def __init__(self, data): self.rest = data
    def take(self, length):
        if length > len(self.rest): raise ValueError("the bytes end too early")
        taken, self.rest = self.rest[:length], self.rest[length:]
        return taken
    def f(self): return self.take(1)[0]
    def b(self): return self.take(int.from_bytes(self.take(4), "big")).hex()
    def n(self): return int.from_bytes(self.take(self.take(2)[1]), "big")
    def read(self, layout): return [getattr(self, kind)() for kind in layout]
    def each(self, read): return [read(self) for _ in range(self.n())]

def entry(unit):
    port, kind = unit.read("ff")
    return port, kind, unit.read({1: "b", 2: "n", 4: "b", 8: "f"}[kind])[0]
def coin(unit): return unit.read("bbnbfnbfn"), unit.each(entry), unit.f() and unit.read("bbnnbn")
def path(unit): return unit.n(), unit.each(lambda step: step.read("fbn"))
def signature(unit): return unit.each(lambda key: (key.read("bb"), path(key)))
def transaction(unit): return unit.each(coin), unit.each(coin), unit.each(entry), unit.b()
def witness(unit):
    return unit.each(signature), unit.each(lambda spent: (coin(spent), path(spent))), unit.each(lambda script: (script.b(), path(script)))

def parse(data):
    """A header, a byte 1 and a body. The header's hash is the id; the body's hash is the last thing in the header."""
    unit, levels = Reader(data), 0
    _, _, time, number, difficulty = unit.read("nbnnb")
    while levels < 32: levels += unit.read("fb")[0]
    body, id = unit.read("bnnnnbnnnbbb")[-1], sha3(data[:len(data) - len(unit.rest)])
    if unit.f() != 1 or sha3(unit.rest) != body: raise ValueError("the body is not the one that the header names")
    unit.read("bb")
    _, _, state, _ = transaction(unit)
    witness(unit), transaction(unit), witness(unit)
    names = unit.each(Reader.b)
    if unit.rest: raise ValueError("it goes on behind its body")
    isBlock = int(id, 16) < int(difficulty or "0", 16)
    return {"id": "0x" + id, "isBlock": isBlock, "block": number, "time": time, "state": state, "names": names}

def agree(name, found, record): return str(record.get(name, found)).lower() == str(found)

predicate = json.load(open(sys.argv[1], encoding="utf-8"))["predicate"]
units = [(one["txpow"].lower(), parse(bytes.fromhex(one["data"][2:]))) for one in predicate.get("receipts", [])]
agrees, idle = all(txpow == unit["id"] for txpow, unit in units), {txpow for txpow, _ in units}
for anchor in predicate["anchors"]:
    chain, hashes = anchor.get("chain", {}), {anchor["digest"], anchor.get("proof", {}).get("root")}
    holders = [(one, port) for _, one in units for port, kind, value in one["state"] if kind == 1 and value in hashes]
    links = [(one, port, block) for one, port in holders for _, block in units
             if block["isBlock"] and (block is one or one["id"][2:] in block["names"])]
    fits = [(one, block) for one, port, block in links if agree("port", port, chain) and any(
        agree("block", block["block"], record) and agree("txpow", block["id"], record)
        and agree("transaction", one["id"], record) for record in chain.get("records") or [{}])]
    idle -= {unit["id"] for link in fits for unit in link}
    agrees = agrees and (fits != [] or holders == [])
    for one, block in fits: print(anchor["digest"], block["id"], block["block"], block["time"], "agrees")
    if not fits: print(anchor["digest"], "DOES NOT AGREE" if holders else "has no receipt")
for txpow in sorted(idle): print(txpow, "BELONGS TO NOTHING")
sys.exit(0 if agrees and not idle else 1)
