// What a node of a recorded search says, in words and numbers: all values from White's view.
#pragma once

#include <QString>

#include "app/viewmodels/explorer/search_tree.h"

namespace plyglass {

/// What a bar reaches from and to, in centipawns from White's view: as a rule from −8 to +8 pawns.
struct BarScale {
    int lowCp = -800;
    int highCp = 800;
};
/// The place of such a score on a bar, 0 … 1.
double placeOnBar(Score score, Color mover, const BarScale& scale = {});
/// "5.Nxe5", "5…pass", "Singular test"; of the root "The position".
QString moveWords(const SearchTree& tree, NodeIndex index);
/// "Nxe5", for where there is little room; the same as moveWords for what is no move.
QString shortMoveWords(const SearchTree& tree, NodeIndex index);
/// "+0.41", "≥ #3", "≤ −1.20"; mates counted from the root. "–" of a node that was not finished.
QString valueWords(const SearchTree& tree, NodeIndex index);
/// "−4.55 … +∞": the window with which the node was entered.
QString windowWords(const SearchTree& tree, NodeIndex index);
/// Why it went no further, as a sentence without a full stop: "Refuted by Nd5#, 19 replies skipped".
QString reasonWords(const SearchTree& tree, NodeIndex index);
/// "5 futile, 12 late, 7 skipped after the refutation": the moves that a node left out; "" if none.
QString leftOutWords(const SearchTree& tree, NodeIndex index);
/// Plies left: "4", "4 ↓2" if reduced by 2, "4 ↑1" if extended; "q" in quiescence.
QString depthWords(const SearchTree& tree, NodeIndex index);
/// How a node's depth differs from one ply less than its parent's: "reduced by 2", "extended by 1"; "" if it
/// does not.
QString depthChangeWords(const SearchTree& tree, NodeIndex index);
/// "main search", "quiescence", …
QString kindWords(NodeKind kind);
/// "exact", "at least", "at most", from White's view.
QString boundWords(const SearchTree& tree, NodeIndex index);
/// The line of the deciding children below a node: "6.Bb5+ c6"; "" if there is none.
QString bestLineWords(const SearchTree& tree, NodeIndex index, std::size_t most = 8);
/// The replies that were never searched, as the last row below a node: "19 replies never searched: …"; "" if
/// every reply was.
QString unsearchedText(const SearchTree& tree, NodeIndex index);
/// "3 120 deeper nodes not recorded".
QString unrecordedWords(std::uint64_t nodes);

/// Places on a bar from −8 to +8 pawns, 0 … 1; whatever lies beyond stands at its end.
struct WindowBar {
    double low = 0;
    double high = 1;
    double value = 0.5;
};
WindowBar windowBar(const SearchTree& tree, NodeIndex index);

}  // namespace plyglass
