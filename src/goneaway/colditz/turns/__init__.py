"""Who is on, in which phase, and what ends."""
