"""Players of Escape from Colditz."""
