"""The rules of Glory. A folder imports only the ones below it in `lint-imports`' list.

To find a rule: `grep -rn GLO-DUEL-15 src/gonfalon/games/glory/rules`.
"""
