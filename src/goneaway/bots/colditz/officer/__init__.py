"""An Escape Officer: his mind, one decision (`turn`), and the ideas that propose what to do."""
