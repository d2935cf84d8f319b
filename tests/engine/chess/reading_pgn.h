// What the tests of reading PGN ask of a text.
#pragma once

#include <QString>
#include <string>

#include "engine/chess/pgn.h"
#include "tests/engine/chess/tree_text.h"

namespace plyglass {

/// The tree in one line, or what is wrong.
inline QString treeOfPgn(const std::string& pgn) {
    const auto game = readPgn(pgn);
    return QString::fromStdString(game ? treeText(*game) : "error: " + game.error().english);
}

inline QString errorOfPgn(const std::string& pgn, int firstLine = 1) {
    const auto game = readPgn(pgn, firstLine);
    return game ? QString("(it was read)") : QString::fromStdString(game.error().english);
}

/// Main line only.
inline const GameNode* nodeAtPly(const Game& game, int ply) {
    const GameNode* node = game.root();
    while (ply-- > 0) node = node->children().front().get();
    return node;
}

}  // namespace plyglass
