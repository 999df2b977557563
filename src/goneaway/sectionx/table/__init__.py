"""The table: public state and whole state.

`facts` is the public state, `table` holds everything and keeps derived lists up to date; `fit` decides which
tiles may lie side by side, `tunnels` which sections are connected. `so_far` is the progress of a turn,
`stall` the number of turns without progress.
"""
