-- A table is how it was laid and a numbered list of events.
CREATE TABLE tables (
    id       INTEGER PRIMARY KEY,
    word     TEXT NOT NULL UNIQUE,
    name     TEXT,
    created  INTEGER NOT NULL,
    content  TEXT NOT NULL,
    deal     TEXT NOT NULL,
    sitters  TEXT NOT NULL,
    -- Bots play on after a restart even if nobody looks.
    bots     INTEGER NOT NULL,
    finished INTEGER NOT NULL DEFAULT 0
);
CREATE INDEX tables_with_bots ON tables (id) WHERE bots = 1 AND finished = 0;

CREATE TABLE events (
    tab  INTEGER NOT NULL,
    n    INTEGER NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (tab, n)
) WITHOUT ROWID;
