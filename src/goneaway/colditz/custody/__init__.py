"""Arrested, searched, locked up, set free, sent home.

`arrest` is the cell and interception, `losses` what Security confiscates and the cards that shield against
it; `home` ends attempts and sends guards to Barracks, `lineup` sends men to white circles, `crews` counts
those left in a tunnel. `solitary` lets men out (`consent`: with whose agreement), `surrender` brings them in.
"""
