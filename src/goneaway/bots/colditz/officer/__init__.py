"""An Escape Officer: his memory (`mind`), one decision (`turn`), and the ideas that propose what to do."""
