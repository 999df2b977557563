"""An Escape Officer: his mind, one decision of it (`turn`), and the ideas he has about it."""
