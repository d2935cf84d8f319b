// The layout of the icicle picture of a tree: a row for every ply, blocks as wide as their share of nodes, in
// pixels.
#pragma once

#include <cstdint>
#include <vector>

#include "app/viewmodels/explorer/search_tree.h"

namespace plyglass {

enum class IcicleKind : std::uint8_t {
    Best,  ///< on the best line
    Searched,
    Cut,        ///< refuted
    Test,       ///< no move: a pass, or a search of the same position
    Merged,     ///< several neighbours that are too narrow
    Never,      ///< replies never searched; its width shows no nodes
    Unrecorded  ///< searched, but not recorded
};

struct IcicleBlock {
    int row = 0;  ///< plies below the node at the top
    double x = 0;
    double width = 0;
    IcicleKind kind = IcicleKind::Searched;
    NodeIndex node = 0;  ///< the first of merged neighbours; the parent of unsearched or unrecorded ones
    int count = 1;       ///< nodes merged, or unsearched replies
};

struct IcicleLayout {
    std::vector<IcicleBlock> blocks;
    int rows = 0;
};

/// Narrower neighbours are merged into one block without children, so the cost of the layout depends only on
/// the width.
constexpr double kMinIcicleBlock = 7;

/// `bestLine`: the nodes to mark.
IcicleLayout layOutIcicle(const SearchTree& tree, NodeIndex top, double width,
                          const std::vector<NodeIndex>& bestLine);

}  // namespace plyglass
