-- The events of a table form a chain: each link is a hash of the one before and of its event.
ALTER TABLE events ADD COLUMN link BLOB;

-- Where the chain of a table begins and ends: rows that are gone from its end are missed by it, and so is the table.
CREATE TABLE heads (
    tab   INTEGER PRIMARY KEY,
    word  TEXT NOT NULL UNIQUE,
    first BLOB NOT NULL,
    n     INTEGER NOT NULL,
    link  BLOB NOT NULL
);

-- Tables of older programs; each gets its chain when it is woken for the first time, and is crossed out.
CREATE TABLE unchained (tab INTEGER PRIMARY KEY);
INSERT INTO unchained SELECT id FROM tables;

-- The start of the hash of the cards.
ALTER TABLE cards ADD COLUMN sum BLOB;

-- How many commits this file has seen; a mark beside it says how many were acknowledged.
CREATE TABLE progress (
    one     INTEGER PRIMARY KEY CHECK (one = 1),
    lineage TEXT NOT NULL,
    commits INTEGER NOT NULL
);
INSERT INTO progress VALUES (1, lower(hex(randomblob(8))), 0);
