// What is known of a node before its moves are tried: endgame tables, Syzygy tables, transposition table,
// static evaluation. A table entry cuts off a node if its depth is sufficient and its bound decides the
// window; otherwise its move is tried first (Greenblatt 1967, Slate and Atkin 1977). Private to
// engine/search.
#pragma once

#include <optional>

#include "engine/knowledge/endgames/endgame_value.h"
#include "engine/search/search_state.h"

namespace plyglass {

/// Converts a table value to a score; `ply` is that of the position.
constexpr Score scoreOf(const EndgameValue& value, int ply) {
    switch (value.outcome) {
        case EndgameOutcome::Win:
            return -matedAt(ply + value.pliesToMate);
        case EndgameOutcome::Loss:
            return matedAt(ply + value.pliesToMate);
        default:
            return kDrawScore;
    }
}

/// Exact score of the node; empty if the tables do not have the position, or the fifty-move rule could change
/// the result.
std::optional<NodeResult> answerFromEndgames(SearchState& search, const Node& node);

/// Implements `answerFromSyzygy`; requires Syzygy tables.
std::optional<NodeResult> readSyzygy(SearchState& search, const Node& node);

/// Syzygy score of a node; empty if unknown, or if only a mate score could still change the result, since the
/// tables do not hold distance to mate. Not called in quiescence: the tables may lie on a slow disk.
inline std::optional<NodeResult> answerFromSyzygy(SearchState& search, const Node& node) {
    if (search.syzygy == nullptr) return std::nullopt;
    return readSyzygy(search, node);
}

/// Fills in the node's table data. Checks the table move for legality, since different positions may share a
/// key.
void lookUp(SearchState& search, Node& node);
/// The table's score if it cuts off the node. With principal variation search, PV nodes are never cut off, so
/// that the PV stays complete.
std::optional<NodeResult> answerFromTable(SearchState& search, Node& node);

/// Scales an evaluation of the current position, if the technique is on: down with less material and with
/// more plies since the last capture or pawn move.
Score scaledEval(const SearchState& search, Score eval);
/// Sets the node's rawEval (calling the evaluator if unknown), its staticEval (scaled, plus correction
/// history) and its eval (the table's score if its bound is better).
void computeEval(SearchState& search, Node& node);
/// As `computeEval` for a node of the main search; also sets `improving`. Does nothing in check, or if no
/// technique needs it.
void computeStaticEval(SearchState& search, Node& node);

}  // namespace plyglass
