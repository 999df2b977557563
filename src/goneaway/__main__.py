"""`python -m goneaway` is `goneaway`."""

from .cli import main

if __name__ == "__main__":
    main()
