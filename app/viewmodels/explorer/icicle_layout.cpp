#include "app/viewmodels/explorer/icicle_layout.h"

#include <algorithm>
#include <utility>

namespace plyglass {

namespace {

/// Width of the block of unsearched replies, which have no nodes and so no width of their own.
constexpr double kUnsearchedWidth = 12;
/// Narrower nodes show no block of unsearched replies.
constexpr double kMinWithNever = 60;

class Builder {
  public:
    Builder(const SearchTree& tree, const std::vector<NodeIndex>& bestLine)
        : m_tree(tree), m_bestLine(bestLine) {}

    IcicleLayout build(NodeIndex top, double width) {
        place({0, 0, width, kindOf(top), top});
        below(top, 1, 0, width);
        return std::move(m_layout);
    }

  private:
    IcicleKind kindOf(NodeIndex index) const {
        if (std::find(m_bestLine.begin(), m_bestLine.end(), index) != m_bestLine.end())
            return IcicleKind::Best;
        if (m_tree.node(index).role != TraceRole::Move) return IcicleKind::Test;
        return m_tree.boundOf(index) == TraceBound::AtLeast ? IcicleKind::Cut : IcicleKind::Searched;
    }

    void place(const IcicleBlock& block) {
        m_layout.rows = std::max(m_layout.rows, block.row + 1);
        m_layout.blocks.push_back(block);
    }

    /// Places the children of a node side by side in the order of the search.
    void below(NodeIndex parent, int row, double x, double width) {
        if (m_tree.node(parent).nodes <= 1) return;
        const double perNode =
            spread(parent, row, x, width) / static_cast<double>(m_tree.node(parent).nodes - 1);
        IcicleBlock narrow{row, x, 0, IcicleKind::Merged, parent, 0};
        for (NodeIndex child = parent + 1; child < m_tree.node(parent).end; child = m_tree.node(child).end) {
            const double wide = perNode * static_cast<double>(m_tree.node(child).nodes);
            if (wide < kMinIcicleBlock) {
                if (narrow.count++ == 0) narrow.x = x, narrow.node = child;
                narrow.width += wide;
            } else {
                flush(narrow);
                enter(child, row, x, wide);
            }
            x += wide;
        }
        flush(narrow);
        if (const std::uint64_t lost = m_tree.unrecordedHere(parent); lost > 0)
            place({row, x, perNode * static_cast<double>(lost), IcicleKind::Unrecorded, parent});
    }

    /// Places the block of unsearched replies at the right end; returns the width left.
    double spread(NodeIndex parent, int row, double x, double width) {
        if (width < kMinWithNever) return width;
        const TraceReplies replies = m_tree.repliesOf(parent);
        const int never = replies.leftOut() - replies.quiet;
        if (never <= 0 || replies.tried == 0) return width;
        place({row, x + width - kUnsearchedWidth, kUnsearchedWidth, IcicleKind::Never, parent, never});
        return width - kUnsearchedWidth;
    }

    /// A test of the same position has no row of its own; its children replace it.
    void enter(NodeIndex child, int row, double x, double width) {
        const bool hasBelow = m_tree.node(child).end > child + 1;
        if (isSamePosition(m_tree.node(child).role) && hasBelow) {
            below(child, row, x, width);
            return;
        }
        place({row, x, width, kindOf(child), child});
        below(child, row + 1, x, width);
    }

    void flush(IcicleBlock& narrow) {
        if (narrow.count == 1) narrow.kind = kindOf(narrow.node);
        if (narrow.count > 0 && narrow.width >= 1) place(narrow);
        narrow.count = 0;
        narrow.width = 0;
        narrow.kind = IcicleKind::Merged;
    }

    const SearchTree& m_tree;
    const std::vector<NodeIndex>& m_bestLine;
    IcicleLayout m_layout;
};

}  // namespace

IcicleLayout layOutIcicle(const SearchTree& tree, NodeIndex top, double width,
                          const std::vector<NodeIndex>& bestLine) {
    if (tree.isEmpty() || width < 1) return {};
    return Builder(tree, bestLine).build(top, width);
}

}  // namespace plyglass
