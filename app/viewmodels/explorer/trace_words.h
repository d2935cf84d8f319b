// Texts and numbers of a node of a recorded search: all values from White's view.
#pragma once

#include <QString>

#include "app/viewmodels/explorer/search_tree.h"

namespace plyglass {

/// Range of a bar, in centipawns from White's view: usually −8 to +8 pawns.
struct BarScale {
    int lowCp = -800;
    int highCp = 800;
};
/// Place of a score on a bar, 0 … 1.
double placeOnBar(Score score, Color mover, const BarScale& scale = {});
/// "5.Nxe5", "5…pass", "Singular test"; "The position" for the root.
QString moveWords(const SearchTree& tree, NodeIndex index);
/// "Nxe5", for narrow places; like moveWords for anything but a move.
QString shortMoveWords(const SearchTree& tree, NodeIndex index);
/// "+0.41", "≥ #3", "≤ −1.20"; mates counted from the root. "–" for an unfinished node.
QString valueWords(const SearchTree& tree, NodeIndex index);
/// "−4.55 … +∞": the window with which the node was entered.
QString windowWords(const SearchTree& tree, NodeIndex index);
/// Reason of the node's end, as a sentence without a full stop: "Refuted by Nd5#, 19 replies skipped".
QString reasonWords(const SearchTree& tree, NodeIndex index);
/// "5 futile, 12 late, 7 skipped after the refutation": the skipped moves; may be "".
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
/// Text of the last row below a node: "19 replies never searched: …"; "" if all were searched.
QString unsearchedText(const SearchTree& tree, NodeIndex index);
/// "3 120 deeper nodes not recorded".
QString unrecordedWords(std::uint64_t nodes);

/// Places on a bar from −8 to +8 pawns, 0 … 1; clamped at its ends.
struct WindowBar {
    double low = 0;
    double high = 1;
    double value = 0.5;
};
WindowBar windowBar(const SearchTree& tree, NodeIndex index);

}  // namespace plyglass
