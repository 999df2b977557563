"""Record the token with which a link or a notice address was made: it is valid as long as that token."""

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
