"""Runs decided by dice: the Staff Car, Do or Die, the glider."""
