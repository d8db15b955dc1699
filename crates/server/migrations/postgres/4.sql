-- When a game ended, and when something happened at a table last, in milliseconds since 1970. Nobody knows it of what was
-- there before, so that counts from now. Servers of an older version go on without naming either.
ALTER TABLE tables ADD COLUMN ended BIGINT;
UPDATE tables SET ended = (extract(epoch FROM clock_timestamp()) * 1000)::bigint WHERE finished;
ALTER TABLE heads ADD COLUMN touched BIGINT NOT NULL DEFAULT (extract(epoch FROM clock_timestamp()) * 1000)::bigint;

-- Where a code was made out, told by the code alone.
ALTER TABLE codes ADD COLUMN made_at BYTEA;
