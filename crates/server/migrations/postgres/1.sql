-- A table is how it was laid and a numbered list of events.
CREATE TABLE tables (
    id       BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    word     TEXT NOT NULL UNIQUE,
    name     TEXT,
    created  BIGINT NOT NULL,
    content  TEXT NOT NULL,
    edition  TEXT NOT NULL,
    packs    TEXT NOT NULL,
    rules    BIGINT NOT NULL,
    deal     TEXT NOT NULL,
    sitters  TEXT NOT NULL,
    -- Bots play on after a restart even if nobody looks.
    bots     BOOLEAN NOT NULL,
    finished BOOLEAN NOT NULL
);
CREATE INDEX tables_with_bots ON tables (id) WHERE bots AND NOT finished;

-- Each with the start of the digest of the game it led to, and its link of the chain.
CREATE TABLE events (
    tab   BIGINT NOT NULL,
    n     BIGINT NOT NULL,
    body  TEXT NOT NULL,
    proof BIGINT,
    link  BYTEA,
    PRIMARY KEY (tab, n)
);

-- Where the chain of a table begins and ends, which node the table lives on, and how often that has changed: whoever
-- writes names the number it was given, so a node that lost a table without knowing writes nothing more.
CREATE TABLE heads (
    tab   BIGINT PRIMARY KEY,
    word  TEXT NOT NULL UNIQUE,
    first BYTEA NOT NULL,
    n     BIGINT NOT NULL,
    link  BYTEA NOT NULL,
    node  BIGINT,
    fence BIGINT NOT NULL DEFAULT 0
) WITH (fillfactor = 50);
CREATE INDEX heads_by_node ON heads (node) WHERE node IS NOT NULL;

CREATE TABLE cards (
    version TEXT PRIMARY KEY,
    body    BYTEA NOT NULL,
    sum     BYTEA NOT NULL
);

-- Servers that share these tables: where others reach them, and when they were last heard of.
CREATE TABLE nodes (
    id      BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    address TEXT NOT NULL,
    beat    TIMESTAMPTZ NOT NULL
);

-- What nodes show each other when they pass players on.
CREATE TABLE secret (word TEXT NOT NULL);
INSERT INTO secret VALUES (replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''));
