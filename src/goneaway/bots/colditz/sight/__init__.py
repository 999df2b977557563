"""What a seat sees at one decision, how it weighs it (`habits`) and how it gives reasons (`motives`)."""
