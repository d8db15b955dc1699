-- Tables that their hosts show in the hall.
ALTER TABLE tables ADD COLUMN hall BOOLEAN NOT NULL DEFAULT false;
UPDATE tables SET hall = EXISTS
    (SELECT 1 FROM events WHERE tab = tables.id AND body LIKE '{"manner"%"hall":true%');
CREATE INDEX tables_in_hall ON tables (finished, id) WHERE hall;

-- Keys of the servers, made at the first start.
CREATE TABLE keys (name TEXT PRIMARY KEY, body TEXT NOT NULL);

-- People who want to be told when it is their turn: how and when, by the hash of a secret of their device.
CREATE TABLE readers (who TEXT PRIMARY KEY, body TEXT NOT NULL);

-- Their seats. `seen` is the revision they saw last; `due` when a notice is to go out; `told` that one went out and nobody
-- has looked since.
CREATE TABLE notices (
    who   TEXT NOT NULL,
    word  TEXT NOT NULL,
    seat  BIGINT NOT NULL,
    name  TEXT NOT NULL DEFAULT '',
    seen  BIGINT NOT NULL,
    told  BOOLEAN NOT NULL DEFAULT false,
    due   BIGINT,
    tries BIGINT NOT NULL DEFAULT 0,
    PRIMARY KEY (who, word, seat)
);
CREATE INDEX notices_of ON notices (word, seat);
CREATE INDEX notices_due ON notices (due) WHERE due IS NOT NULL;
