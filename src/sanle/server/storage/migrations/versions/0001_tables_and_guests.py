"""Tables, their log, guests and sessions."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None

ID = sa.String(22)
HASH = sa.String(64)


def upgrade() -> None:
    """Make the tables."""
    op.create_table(
        "users",
        sa.Column("id", ID, nullable=False),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_users"),
    )
    op.create_table(
        "sessions",
        sa.Column("token_hash", HASH, nullable=False),
        sa.Column("user_id", ID, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("token_hash", name="pk_sessions"),
        sa.ForeignKeyConstraint(["user_id"], ["users.id"], name="fk_sessions_user_id"),
    )
    op.create_index("ix_sessions_user_id", "sessions", ["user_id"])
    op.create_table(
        "tables",
        sa.Column("id", ID, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("status", sa.String(8), nullable=False),
        sa.Column("due", sa.Boolean, nullable=False),
        sa.Column("updated", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_tables"),
    )
    op.create_index("ix_tables_due", "tables", ["due"])
    op.create_table(
        "secrets",
        sa.Column("table_id", ID, nullable=False),
        sa.Column("secret", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("table_id", name="pk_secrets"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_secrets_table_id"),
    )
    op.create_table(
        "players",
        sa.Column("user_id", ID, nullable=False),
        sa.Column("table_id", ID, nullable=False),
        sa.PrimaryKeyConstraint("user_id", "table_id", name="pk_players"),
        sa.ForeignKeyConstraint(["user_id"], ["users.id"], name="fk_players_user_id"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_players_table_id"),
    )
    op.create_table(
        "events",
        sa.Column("table_id", ID, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("body", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "version", name="pk_events"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_events_table_id"),
    )
    op.create_table(
        "commands",
        sa.Column("table_id", ID, nullable=False),
        sa.Column("user_id", ID, nullable=False),
        sa.Column("key", sa.String(64), nullable=False),
        sa.Column("digest", HASH, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "user_id", "key", name="pk_commands"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_commands_table_id"),
        sa.ForeignKeyConstraint(["user_id"], ["users.id"], name="fk_commands_user_id"),
    )


def downgrade() -> None:
    """Drop them, those that others point to last."""
    for table in ("commands", "events", "players", "secrets", "tables", "sessions", "users"):
        op.drop_table(table)
