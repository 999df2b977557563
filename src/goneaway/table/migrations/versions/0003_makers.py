"""By which token a link or an address for notices was made: it is good for as long as that token is."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tokens", sa.Column("maker", sa.String(64), nullable=True))
    op.add_column("subscriptions", sa.Column("maker", sa.String(64), nullable=True))
