"""Officers' cards: claims, Opportunity cards, barter."""
