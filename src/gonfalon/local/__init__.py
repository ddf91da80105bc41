"""Tables without a server: the operations of the API that one device can answer by itself.

`Site` keeps tables in memory and answers requests in the form of `docs/openapi.json`, so that a
client cannot tell the difference but by what it asks for (`router.py` lists what there is). With
each answer it returns what has to be kept; whoever drives it stores that first, then shows the
answer.
"""
