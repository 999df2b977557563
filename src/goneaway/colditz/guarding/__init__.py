"""Guards act: `patrol` steps, arrests, posts and recalls them.

`pursuit` names whom one is after, `markers` closes openings, `riot` calls out the reserves, `blockade` is
what rule 45 asks for; `guard_reach` tries where a guard could get to. What they may do is asked in `ways`.
"""
