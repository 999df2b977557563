"""What is paid on the way: Equipment, openings, gates, and whom they serve."""
