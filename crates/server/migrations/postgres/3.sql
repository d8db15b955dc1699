-- Codes to read out that are out just now. The code itself is not here: it is what opens the body.
CREATE TABLE codes (
    id    BYTEA PRIMARY KEY,
    body  BYTEA NOT NULL,
    until TIMESTAMPTZ NOT NULL
);

-- How many wrong ones were tried in which minute, at all servers together.
CREATE TABLE wrong_codes (
    minute TIMESTAMPTZ PRIMARY KEY,
    count  INT NOT NULL
);
