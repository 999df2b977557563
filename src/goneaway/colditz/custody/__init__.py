"""Taken, robbed, locked up, set free, sent home.

`arrest` is the cell and interception, `losses` what Security confiscates and the cards that shield it;
`home` ends attempts and sends guards to Barracks, `lineup` sends men to white circles, `crews` counts those
who are left in a tunnel. `solitary` lets them out (`consent`: with whose word), `surrender` brings them in.
"""
