#!/usr/bin/env python3
"""Computes what the chain has to hold, from a statement alone: python3 root.py anchor.intoto.json

For each anchor one line: the root (or the digest itself, where no path is needed), what it covers, and whether
everything agrees. Needs Python 3.6 or newer and nothing else. Ends with 1 when something does not agree.
"""
import hashlib, json, sys

def sha3(data): return hashlib.sha3_256(data).digest()
def follow(digest, steps):
    """Follows the steps from the 32 bytes of the digest: put bytes on the left, on the right, or hash."""
    at = bytes.fromhex(digest)
    for step in steps:
        if "l" in step: at = bytes.fromhex(step["l"]) + at
        elif "r" in step: at = at + bytes.fromhex(step["r"])
        elif step == {"op": "sha3-256"}: at = sha3(at)
        else: raise ValueError("an unknown step: %r" % step)
    return at.hex()

def escape(name): return name.replace("\\", "\\\\").replace("\n", "\\n").replace("\r", "\\r")

def line(subject):
    """A subject's line in SHA3-256SUMS, as cksum writes it."""
    name = escape(subject["name"])
    return "%sSHA3-256 (%s) = %s\n" % ("\\" if name != subject["name"] else "", name, subject["digest"]["sha3_256"])

statement = json.load(open(sys.argv[1], encoding="utf-8"))
subjects = sorted(statement["subject"], key=lambda subject: subject["name"].encode("utf-8"))
lists = {sha3("".join(map(line, subjects)).encode("utf-8")).hex()}
lists |= {sha3(one["text"].encode("utf-8")).hex() for one in statement["predicate"]["lists"] if "text" in one}
known = {subject["digest"]["sha3_256"] for subject in subjects}
known |= {one["digest"] for one in statement["predicate"].get("changed", [])}
agrees = True
for anchor in statement["predicate"]["anchors"]:
    proof = anchor.get("proof", {"steps": [], "root": anchor["digest"]})
    root = follow(anchor["digest"], proof["steps"])
    fits = root == proof["root"] and anchor["digest"] in (lists if anchor["covers"] == "list" else known)
    agrees = agrees and fits
    print(root, anchor["covers"], "agrees" if fits else "DOES NOT AGREE")
sys.exit(0 if agrees else 1)
