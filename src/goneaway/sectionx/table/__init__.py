"""The table: public state and whole state.

`facts` lie open, `table` holds everything and keeps it in step; `fit` says which tiles may lie beside which,
`tunnels` which sections hang together. `so_far` is how far a turn has got, `stall` how long nothing has
happened.
"""
