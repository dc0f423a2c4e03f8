"""Calls the three tools by the SDK in Python: call.py DIGEST REVISION. Prints a line of JSON."""

import asyncio
import json
import os
import sys

from mcp.client import Client
from mcp.client.stdio import StdioServerParameters, stdio_client


async def main(digest: str, revision: str) -> None:
    settings = {name: value for name, value in os.environ.items() if name.startswith("ANCHOR_")}
    server = StdioServerParameters(command="npx", args=["-y", "anchor-artifacts", "mcp"], env=settings)
    async with Client(stdio_client(server), mode=revision) as client:
        names = [tool.name for tool in (await client.list_tools()).tools]
        answers = {name: await client.call_tool(name, {"file_hash": digest}) for name in names}
        statuses = {name: answer.structured_content["status"] for name, answer in answers.items()}
        print(json.dumps({"revision": client.protocol_version, "statuses": statuses}))


asyncio.run(main(*sys.argv[1:]))
