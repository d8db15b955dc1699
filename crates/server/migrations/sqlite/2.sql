-- What a table is played with: an edition, packs, a version of the rules; and the cards themselves, so that a table goes
-- on with those it began with whatever the program brings later.
ALTER TABLE tables ADD COLUMN edition TEXT NOT NULL DEFAULT 'rebirth';
ALTER TABLE tables ADD COLUMN packs TEXT NOT NULL DEFAULT '[]';
ALTER TABLE tables ADD COLUMN rules INTEGER NOT NULL DEFAULT 1;
-- The start of the digest of the game that an event led to; none where it changed no game, or was stored before.
ALTER TABLE events ADD COLUMN proof INTEGER;

CREATE TABLE cards (
    version TEXT PRIMARY KEY,
    body    BLOB NOT NULL
) WITHOUT ROWID;

-- Versions that tables of older programs name; whoever still has such cards keeps them here and crosses them out.
CREATE TABLE cards_wanted (version TEXT PRIMARY KEY) WITHOUT ROWID;
INSERT INTO cards_wanted SELECT DISTINCT content FROM tables;
