"""Prisoners walk: `steps` makes steps, `zones` claims zones, `reach` computes how far a prisoner gets."""
