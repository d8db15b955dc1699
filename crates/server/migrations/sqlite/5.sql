-- When a game ended, and when something happened at a table last, in milliseconds since 1970. Nobody knows it of what was
-- there before, so that counts from now.
ALTER TABLE tables ADD COLUMN ended INTEGER;
UPDATE tables SET ended = CAST(strftime('%s', 'now') AS INTEGER) * 1000 WHERE finished = 1;
ALTER TABLE heads ADD COLUMN touched INTEGER NOT NULL DEFAULT 0;
UPDATE heads SET touched = CAST(strftime('%s', 'now') AS INTEGER) * 1000;
ALTER TABLE unchained ADD COLUMN since INTEGER NOT NULL DEFAULT 0;
UPDATE unchained SET since = CAST(strftime('%s', 'now') AS INTEGER) * 1000;
