"""Prisoners walk: `steps` are made and paid, `zones` are claimed, `reach` is how far a prisoner gets."""
