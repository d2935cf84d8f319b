-- The games that were played here. No two of them have the same seed, so that one that comes back from a file
-- is known again; it is NULL in games of old versions that had none.
CREATE TABLE played (
    game INTEGER PRIMARY KEY REFERENCES games,
    seed INTEGER,
    -- The number of the window in which the game is being played; 0 if it is in none.
    window INTEGER NOT NULL DEFAULT 0
);

CREATE INDEX played_by_seed ON played (seed);

CREATE INDEX played_by_window ON played (window) WHERE window > 0;
