-- Games that the index of positions knows, in runs: each was made at once, of games with numbers from
-- first_game to last_game.
CREATE TABLE position_runs (
    id INTEGER PRIMARY KEY,
    first_game INTEGER NOT NULL,
    last_game INTEGER NOT NULL,
    -- result, ratings and year of each game in eight bytes, so that a tree of openings reads no games
    facts BLOB NOT NULL
);

-- Which games of a run came to which positions, in the order of the positions' keys. The number of a page is
-- made of the run, the first key in it, and a count of the pages that begin with the same key, so that a
-- position is found by the primary key alone.
CREATE TABLE position_pages (
    id INTEGER PRIMARY KEY,
    data BLOB NOT NULL
);
