"""A bot in any language reads JSON lines and writes JSON lines. This one plays the first action that takes most words.

Try it: bree arena confrontation --bot "program:python examples/remote_bot.py" --bot random --games 10
"""

import json
import sys

for line in sys.stdin:
    message = json.loads(line)
    if message["ask"] == "begin":
        print(f"playing {message['game']} as seat {message['seat']}", file=sys.stderr)
    elif message["ask"] == "action":
        actions = message["view"]["actions"]
        chosen = max(actions, key=lambda action: len(action["text"].split()))
        print(json.dumps({"action": chosen["id"]}), flush=True)
    elif message["ask"] == "end":
        break
