#!/usr/bin/env python3
"""Computes what the chain has to hold, from statements or a page alone: python3 root.py anchor-*.intoto.json

For each anchor one line: the root (or the digest itself, where no path is needed), what it covers, and whether
everything agrees. It asks no chain, and does not check `sha256`. Needs Python 3.6 or newer and nothing else.
A pattern may come as it is, as from a shell of Windows. Ends with 1 when something does not agree or cannot be read.
"""
import glob, hashlib, json, os, re, sys

if len(sys.argv) < 2: sys.exit(__doc__)
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
def line(subject, form):
    """A subject's line in a list; its form is that of cksum or of sha256sum."""
    name = subject["name"].replace("\\", "\\\\").replace("\n", "\\n").replace("\r", "\\r")
    return ("\\" if name != subject["name"] else "") + form.format(name, **subject["digest"])
def texts(path):
    """The statements of a file: a statement, or a page, which has them as a JSON array of texts that no browser runs."""
    content = open(path, "rb").read()
    named = re.match(r"anchor-([0-9a-f]{16})\.intoto\.json$", os.path.basename(path))
    if named and named[1] != sha3(content).hex()[:16]: sys.exit("%s was changed: its bytes do not give its name." % path)
    text = content.decode("utf-8").strip()
    return json.loads(text.partition('id="statement">')[2].partition("</script>")[0]) if text.startswith("<") else [text]

try: parsed = [[json.loads(text)[name] for name in ("subject", "predicate")] for given in sys.argv[1:] for path in sorted(glob.glob(given)) or [given] for text in texts(path)]
except (OSError, ValueError, LookupError, TypeError, AttributeError) as error: sys.exit("No statement or page that can be read: %r" % error)
known, lists, agrees = {one["digest"]["sha3_256"] for own, _ in parsed for one in own}, set(), True
for own, predicate in parsed:
    for kind, form in (("sha3_256", "SHA3-256 ({0}) = {sha3_256}\n"), ("sha256", "{sha256}  {0}\n")):
        named = sorted((one["name"].encode("utf-8"), line(one, form)) for one in own if kind in one["digest"])
        lists.add(sha3("".join(each for _, each in named).encode("utf-8")).hex())
    lists |= {sha3(one["text"].encode("utf-8")).hex() for one in predicate["lists"] if "text" in one}
for _, predicate in parsed:
    for anchor in predicate["anchors"]:
        proof = anchor.get("proof", {"steps": [], "root": anchor["digest"]})
        root = follow(anchor["digest"], proof["steps"])
        fits = root == proof["root"] and anchor["digest"] in (lists if anchor["covers"] == "list" else known)
        agrees = agrees and fits
        unasked = ["(no chain was asked)"] if anchor.get("verdict") == "timestamped" else []
        print(root, anchor["covers"], "agrees" if fits else "DOES NOT AGREE", *unasked)
sys.exit(0 if agrees else 1)
