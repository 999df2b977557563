"""Guards act: `patrol` moves, arrests, posts and recalls them.

`pursuit` names a guard's quarry, `markers` closes openings, `riot` calls out the reserves, `blockade` is
what rule 45 requires; `guard_reach` explores where a guard could get to. `ways` says what guards may do.
"""
