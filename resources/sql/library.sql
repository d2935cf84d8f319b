-- Every name is written once: of players, events, sites and openings.
CREATE TABLE names (
    id INTEGER PRIMARY KEY,
    name TEXT NOT NULL UNIQUE,
    -- The name as searches compare it, without accents and in small letters; NULL where that is no other than the
    -- name itself but for the case of A to Z, which comparisons leave out of account anyway.
    folded TEXT
);

-- Where a game belongs: the games played here, a file that was imported, or a collection made by a person.
CREATE TABLE collections (
    id INTEGER PRIMARY KEY,
    kind INTEGER NOT NULL,
    name TEXT NOT NULL,
    created_s INTEGER NOT NULL,
    -- Of a file: the SHA-1 of all its bytes, how many of them have been taken in, and the games in these.
    digest BLOB,
    bytes_done INTEGER NOT NULL DEFAULT 0,
    games_done INTEGER NOT NULL DEFAULT 0
);

-- PGN text of one game or several, one behind the other, as one frame of Zstandard.
CREATE TABLE texts (
    id INTEGER PRIMARY KEY,
    data BLOB NOT NULL
);

CREATE TABLE games (
    id INTEGER PRIMARY KEY,
    collection INTEGER NOT NULL REFERENCES collections,
    -- 0 kept, 1 an earlier version, which another text has replaced, 2 deleted
    state INTEGER NOT NULL DEFAULT 0,
    -- of an earlier version: the game whose text has replaced it
    version_of INTEGER,
    white INTEGER NOT NULL REFERENCES names,
    black INTEGER NOT NULL REFERENCES names,
    event INTEGER NOT NULL REFERENCES names,
    site INTEGER NOT NULL REFERENCES names,
    round TEXT NOT NULL,
    -- 18581102; what is not known is 0
    date INTEGER NOT NULL,
    -- 0 none, 1 White won, 2 Black won, 3 drawn
    result INTEGER NOT NULL,
    -- 0: not known
    white_rating INTEGER NOT NULL,
    black_rating INTEGER NOT NULL,
    eco TEXT NOT NULL,
    opening INTEGER NOT NULL REFERENCES names,
    plies INTEGER NOT NULL,
    -- the key of the last position
    end_key INTEGER NOT NULL,
    -- the main line, two bytes a move
    moves BLOB NOT NULL,
    -- FEN; NULL stands for the usual start position
    start TEXT,
    text INTEGER NOT NULL REFERENCES texts,
    text_at INTEGER NOT NULL,
    text_size INTEGER NOT NULL,
    -- whether the row of texts holds this game alone
    owns_text INTEGER NOT NULL,
    -- whether the index of positions knows the game as it is now
    is_indexed INTEGER NOT NULL DEFAULT 0,
    -- the days until what is not kept is thrown away count from here
    changed_s INTEGER NOT NULL,
    -- when it was replaced or deleted last, as a person is told
    left_s INTEGER NOT NULL DEFAULT 0
);

CREATE INDEX games_by_collection ON games (collection, state);

CREATE INDEX games_by_white ON games (white);

CREATE INDEX games_by_black ON games (black);

CREATE INDEX games_not_indexed ON games (id) WHERE is_indexed = 0;

-- All games of a state in the order of their numbers, without reading the games themselves.
CREATE INDEX games_by_state ON games (state);

-- Games in collections that a person made, among them the favourites.
CREATE TABLE members (
    collection INTEGER NOT NULL REFERENCES collections,
    game INTEGER NOT NULL REFERENCES games,
    PRIMARY KEY (collection, game)
) WITHOUT ROWID;

CREATE INDEX members_by_game ON members (game);

-- What the comments of a game say; the row is the game's.
CREATE VIRTUAL TABLE comments USING fts5 (text, tokenize = 'unicode61 remove_diacritics 2');

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

-- The games that were played here. No two of them have the same seed, so that one that comes back from a file
-- is known again; it is NULL in games that began elsewhere.
CREATE TABLE played (
    game INTEGER PRIMARY KEY REFERENCES games,
    seed INTEGER,
    -- The number of the window in which the game is being played; 0 if it is in none.
    window INTEGER NOT NULL DEFAULT 0
);

CREATE INDEX played_by_seed ON played (seed);

CREATE INDEX played_by_window ON played (window) WHERE window > 0;

-- Games that are open with changes, for the next start to name them if their window was killed.
CREATE TABLE annotating (
    game INTEGER PRIMARY KEY REFERENCES games,
    -- The number of the window; 0 if the game came from a file in which a window had left it.
    window INTEGER NOT NULL
);

-- When it was last looked for games that were deleted long ago, in seconds since 1970: tells a clock that was
-- set wrong.
CREATE TABLE cleaning (
    looked_s INTEGER NOT NULL
);
