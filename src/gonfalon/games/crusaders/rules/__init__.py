"""The rules of Crusaders. A folder imports only the ones below it in `lint-imports`' list.

To find a rule: `grep -rn CRU-BAT-18 src/gonfalon/games/crusaders/rules`.
"""
