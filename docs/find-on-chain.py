#!/usr/bin/env python3
"""Says whether a chain holds a SHA3-256 digest, by asking a node of that chain and nobody else.

usage: find-on-chain.py http://127.0.0.1:9005 DIGEST    (the node's RPC; for a node with a password: NODE_PASSWORD)
ends with 0 when it was found with three blocks or more on top, 1 when not, 2 when the node cannot be asked
"""
import base64, datetime, json, os, sys, urllib.parse, urllib.request

def ask(node, command):
    request = urllib.request.Request(node.rstrip("/") + "/" + urllib.parse.quote(command, safe=""))
    if "NODE_PASSWORD" in os.environ:
        pair = ("minima:" + os.environ["NODE_PASSWORD"]).encode()
        request.add_header("Authorization", "Basic " + base64.b64encode(pair).decode())
    with urllib.request.urlopen(request, timeout=60) as answer:
        return json.load(answer)

def main(node, digest):
    state = "0x" + digest.lower().removeprefix("0x").upper()
    if len(state) != 66 or set(state[2:]) - set("0123456789ABCDEF"):
        sys.exit("The digest must be 64 hexadecimal digits.")
    tip = int(ask(node, "block")["response"]["block"])
    coins = ask(node, f"coins state:{state} megammr:true")["response"]
    # The node also finds longer states that this one is a part of.
    blocks = [int(coin["created"]) for coin in coins if any(part["data"] == state for part in coin["state"])]
    for block in sorted(blocks):
        answer = ask(node, f"txpow block:{block}")
        milliseconds = int(answer["response"]["header"]["timemilli"]) if answer["status"] else 0
        time = datetime.datetime.fromtimestamp(milliseconds / 1000, datetime.timezone.utc).isoformat()
        print(f"found in block {block} of {time}, {tip - block} blocks on top of it")
    if not blocks:
        print("not found by this node; an ordinary node forgets what is older than about a day")
    return 0 if blocks and tip - min(blocks) >= 3 else 1

try:
    sys.exit(main(sys.argv[1], sys.argv[2]))
except (OSError, ValueError, KeyError, IndexError) as error:
    print(f"the node cannot be asked: {error!r}", file=sys.stderr)
    sys.exit(2)
