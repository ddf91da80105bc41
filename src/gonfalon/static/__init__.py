"""A folder for any web host: the client, the rules for its visitors' browsers, and no server.

`build.py` makes it, `gonfalon static` is its command. The parts that a browser runs are made by
`web/scripts/static`, by the Python that will run them there.
"""
