#!/usr/bin/env python3
"""Computes what the chain has to hold, from a log, a statement or a page alone: python3 root.py anchor-KEY.jsonl

For each anchor one line: the root (or the digest itself, where no path is needed), what it covers, and whether
everything agrees. It asks no chain, and does not check `sha256`. Needs Python 3.6 or newer and nothing else.
Ends with 1 when something does not agree or cannot be read.
"""
import hashlib, json, sys

if len(sys.argv) != 2: sys.exit(__doc__)

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
def line(subject):
    """A subject's line in SHA3-256SUMS, as cksum writes it."""
    name = subject["name"].replace("\\", "\\\\").replace("\n", "\\n").replace("\r", "\\r")
    return "%sSHA3-256 (%s) = %s\n" % ("\\" if name != subject["name"] else "", name, subject["digest"]["sha3_256"])

try:
    text, is_page = open(sys.argv[1], "rb").read().decode("utf-8").strip(), False
    if text.startswith("<"):  # A page has the lines of its logs as a JSON array of texts, which no browser runs.
        text, is_page = text.partition('id="statement">')[2].partition("</script>")[0].strip(), True
    rows = json.loads(text) if text.startswith("[") else text.split("\n")
    rows = rows if rows[0].endswith("}") else [text]
    parsed = [[json.loads(row)[name] for name in ("subject", "predicate")] for row in rows]
except (OSError, ValueError, LookupError, TypeError, AttributeError) as error: sys.exit("No log, statement or page that can be read: %r" % error)
above, lists, known, agrees = None, set(), set(), True
for row, (subjects, predicate) in zip(rows, parsed):
    previous = predicate.get("previous")
    if len(rows) > 1 and previous != above and not (is_page and previous is None): sys.exit("A line does not follow the one above it.")
    above = sha3(row.encode("utf-8")).hex()
    lists.add(sha3("".join(map(line, sorted(subjects, key=lambda one: one["name"].encode("utf-8")))).encode("utf-8")).hex())
    lists |= {sha3(one["text"].encode("utf-8")).hex() for one in predicate["lists"] if "text" in one}
    known |= {one["digest"]["sha3_256"] for one in subjects} | {one["digest"] for one in predicate.get("changed", [])}
    for anchor in predicate["anchors"]:
        proof = anchor.get("proof", {"steps": [], "root": anchor["digest"]})
        root = follow(anchor["digest"], proof["steps"])
        fits = root == proof["root"] and anchor["digest"] in (lists if anchor["covers"] == "list" else known)
        agrees = agrees and fits
        print(root, anchor["covers"], "agrees" if fits else "DOES NOT AGREE")
sys.exit(0 if agrees else 1)
