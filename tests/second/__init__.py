"""A second implementation of Escape from Colditz, written from the rule texts alone, and its comparison."""
