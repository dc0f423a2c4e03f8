#!/usr/bin/env python3
"""Says whether a chain holds a SHA3-256 digest, by asking a node of that chain and nobody else.

usage: find-on-chain.py http://127.0.0.1:9005 DIGEST [ADDRESS]
It asks the node's RPC, with the password in NODE_PASSWORD where there is one. Blocks that an ordinary node forgets are
searched in its archive, by address: ADDRESS is the log's chain.address, where that is none of those below.
ends with 0 when it was found with three blocks or more on top, 1 when not, 2 when the node cannot be asked
"""
import base64, datetime, json, os, sys, urllib.parse, urllib.request

ADDRESSES = (
    "0xABA005476D2B3CD7F251B9783E64C124C9670BB358695F04D91B2057BB64CB49",
    "0xFFEEDD",
    "0x29F774D99AE3E3494EE4A69F3A11A8248362506A9B9BC526F8C98AB6DECA68F5",
)

def ask(node, command):
    request = urllib.request.Request(node.rstrip("/") + "/" + urllib.parse.quote(command, safe=""))
    if "NODE_PASSWORD" in os.environ:
        pair = ("minima:" + os.environ["NODE_PASSWORD"]).encode()
        request.add_header("Authorization", "Basic " + base64.b64encode(pair).decode())
    with urllib.request.urlopen(request, timeout=600) as answer:
        return json.load(answer)

def blocks_of(coins, state):
    # The node also finds longer states that this one is a part of.
    return {int(block) for block, coin in coins if any(part["data"] == state for part in coin["state"])}

def main(node, digest, *addresses):
    state = "0x" + digest.lower().removeprefix("0x").upper()
    if len(state) != 66 or set(state[2:]) - set("0123456789ABCDEF"):
        sys.exit("The digest must be 64 hexadecimal digits.")
    tip = int(ask(node, "block")["response"]["block"])
    coins = ask(node, f"coins state:{state} megammr:true")["response"]
    blocks = blocks_of([(coin["created"], coin) for coin in coins], state)
    for address in () if blocks else (*addresses, *ADDRESSES):
        answer = ask(node, f"archive action:addresscheck address:{address} statecheck:{state}")
        created = answer["coins"]["created"] if answer["status"] else []
        blocks |= blocks_of([(entry["block"], entry["coin"]) for entry in created], state)
    for block in sorted(blocks):
        answer = ask(node, f"txpow block:{block}")
        milliseconds = int(answer["response"]["header"]["timemilli"]) if answer["status"] else 0
        time = datetime.datetime.fromtimestamp(milliseconds / 1000, datetime.timezone.utc).isoformat()
        print(f"found in block {block} of {time}, {tip - block} blocks on top of it")
    if not blocks:
        print("not found by this node, which proves nothing unless it keeps the chain's whole past")
    return 0 if blocks and tip - min(blocks) >= 3 else 1

if not 3 <= len(sys.argv) <= 4: print(__doc__, file=sys.stderr); sys.exit(2)
try:
    sys.exit(main(*sys.argv[1:]))
except (OSError, ValueError, KeyError, TypeError) as error:
    print(f"the node cannot be asked: {error!r}", file=sys.stderr)
    sys.exit(2)
