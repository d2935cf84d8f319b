-- The name as searches compare it, without accents and in small letters; NULL where that is no other than the
-- name itself but for the case of A to Z, which comparisons leave out of account anyway. Filled by the program,
-- for the names that are there already too.
ALTER TABLE names ADD COLUMN folded TEXT;
