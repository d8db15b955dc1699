-- Tables that their hosts show in the hall.
ALTER TABLE tables ADD COLUMN hall INTEGER NOT NULL DEFAULT 0;
UPDATE tables SET hall = EXISTS
    (SELECT 1 FROM events WHERE tab = tables.id AND body LIKE '{"manner"%"hall":true%');
CREATE INDEX tables_in_hall ON tables (finished, id) WHERE hall = 1;

-- Keys of this server, made at its first start.
CREATE TABLE keys (name TEXT PRIMARY KEY, body TEXT NOT NULL) WITHOUT ROWID;

-- People who want to be told when it is their turn: how and when, by the hash of a secret of their device.
CREATE TABLE readers (who TEXT PRIMARY KEY, body TEXT NOT NULL) WITHOUT ROWID;

-- Their seats. `seen` is the revision they saw last; `due` when a notice is to go out; `told` that one went out and nobody
-- has looked since.
CREATE TABLE notices (
    who   TEXT NOT NULL,
    word  TEXT NOT NULL,
    seat  INTEGER NOT NULL,
    name  TEXT NOT NULL DEFAULT '',
    seen  INTEGER NOT NULL,
    told  INTEGER NOT NULL DEFAULT 0,
    due   INTEGER,
    tries INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (who, word, seat)
) WITHOUT ROWID;
CREATE INDEX notices_of ON notices (word, seat);
CREATE INDEX notices_due ON notices (due) WHERE due IS NOT NULL;
