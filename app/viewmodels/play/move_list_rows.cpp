// A comment or variation after White's move splits a pair. An explicit stack walks the variations: files may
// nest them by the hundred.
#include "app/viewmodels/play/move_list_rows.h"

#include <functional>
#include <string_view>

#include "engine/chess/pgn_comment.h"

namespace plyglass {

namespace {

using Kind = MoveRowKind;

/// Longer variations continue in another row, since the text of a row is laid out as a whole.
constexpr int kMaxPliesPerRow = 40;

void mix(std::uint64_t& hash, std::uint64_t value) {
    constexpr std::uint64_t kPrime = 0x100000001B3;
    hash = (hash ^ value) * kPrime;
}

void mixNode(std::uint64_t& hash, const GameNode& node) {
    mix(hash, std::hash<std::string>{}(node.san()));
    mix(hash, std::hash<std::string>{}(node.comment));
    mix(hash, std::hash<std::string>{}(node.commentBefore));
    for (const int nag : node.nags) mix(hash, static_cast<std::uint64_t>(nag));
    mix(hash, static_cast<std::uint64_t>(node.evalCp.value_or(0)));
    mix(hash, static_cast<std::uint64_t>(node.evalMate.value_or(0)) + (node.evalCp ? 1 : 0));
}

class RowBuilder {
  public:
    explicit RowBuilder(Variations variations) : m_variations(variations) {}

    std::vector<MoveListRow> build(const std::vector<const GameNode*>& line) {
        if (!line.empty()) {
            addComments(line.front()->parent()->commentBefore, *line.front());
            addComments(line.front()->parent()->comment, *line.front());
        }
        for (const GameNode* node : line) addMove(*node);
        return std::move(m_rows);
    }

  private:
    /// A variation, or the rest of one after a nested variation.
    struct Task {
        const GameNode* node;
        int depth;
        bool opens;
    };

    static bool movesWhite(const GameNode& node) { return node.parent()->position().sideToMove() == White; }

    void addMove(const GameNode& node) {
        if (!node.commentBefore.empty()) {
            m_pairOpen = false;
            addComments(node.commentBefore, node);
        }
        const bool white = movesWhite(node);
        if (white || !m_pairOpen) {
            MoveListRow row;
            row.number = node.parent()->position().fullmoveNumber();
            m_rows.push_back(row);
        }
        MoveListRow& row = m_rows.back();
        (white ? row.first : row.last) = &node;
        mixNode(row.fingerprint, node);
        m_pairOpen = white;
        const bool alone = m_variations == Variations::Omitted || node.parent()->children().size() == 1;
        if (alone && node.comment.empty()) return;
        m_pairOpen = false;
        addComments(node.comment, node);
        if (alone) return;
        for (const auto& sibling : node.parent()->children())
            if (sibling.get() != &node) addVariation(sibling.get());
    }

    void addComments(const std::string& comments, const GameNode& node) {
        for (const std::string_view comment : splitComments(comments)) {
            MoveListRow row;
            row.kind = Kind::Comment;
            row.number = node.parent()->position().fullmoveNumber();
            row.comment = commentText(comment);
            m_rows.push_back(std::move(row));
        }
    }

    void addVariation(const GameNode* start) {
        m_tasks.push_back({start, 1, true});
        while (!m_tasks.empty()) {
            const Task task = m_tasks.back();
            m_tasks.pop_back();
            addRowsOf(task);
        }
    }

    /// Adds rows up to the end of the variation or to a move with alternatives of its own, which come first.
    void addRowsOf(const Task& task) {
        MoveListRow row = emptyRow(task);
        int plies = 0;
        for (const GameNode* node = task.node; node;) {
            row.last = node;
            mixNode(row.fingerprint, *node);
            const GameNode* const next = node->children().empty() ? nullptr : node->children().front().get();
            const bool nested = !(task.opens && node == task.node) && node->parent()->children().size() > 1;
            if (nested || !next || ++plies == kMaxPliesPerRow) {
                m_rows.push_back(row);
                plies = 0;
                if (next) row = emptyRow({next, task.depth, false});
            }
            if (nested) {
                if (next) m_tasks.push_back({next, task.depth, false});
                const auto& children = node->parent()->children();
                for (std::size_t i = children.size(); i-- > 1;)
                    m_tasks.push_back({children[i].get(), task.depth + 1, true});
                return;
            }
            node = next;
        }
    }

    static MoveListRow emptyRow(const Task& task) {
        MoveListRow row;
        row.kind = Kind::Variation;
        row.number = task.node->parent()->position().fullmoveNumber();
        row.first = task.node;
        row.depth = task.depth;
        row.opens = task.opens;
        return row;
    }

    Variations m_variations;
    std::vector<MoveListRow> m_rows;
    std::vector<Task> m_tasks;
    bool m_pairOpen = false;
};

}  // namespace

std::vector<MoveListRow> moveListRows(const std::vector<const GameNode*>& line, Variations variations) {
    return RowBuilder(variations).build(line);
}

const GameNode* nextInRow(const MoveListRow& row, const GameNode* node) {
    return node == row.last || node->children().empty() ? nullptr : node->children().front().get();
}

}  // namespace plyglass
