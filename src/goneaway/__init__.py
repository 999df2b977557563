"""Gone Away."""
