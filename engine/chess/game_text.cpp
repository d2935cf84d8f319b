#include "engine/chess/game_text.h"

#include <fmt/format.h>

#include <utility>

#include "engine/chess/pgn_comment.h"

namespace plyglass {

namespace {

using Kind = GameTextPart::Kind;

class Writer {
  public:
    std::vector<GameTextPart> write(const Game& game) {
        const GameNode* const root = game.root();
        say(root, root->commentBefore);
        say(root, root->comment);
        if (!root->children().empty())
            m_waiting.push_back({Kind::Move, root->children().front().get(), true});
        while (!m_waiting.empty()) {
            const Step step = m_waiting.back();
            m_waiting.pop_back();
            if (step.kind == Kind::Move)
                move(step);
            else
                bracket(step);
        }
        return std::move(m_parts);
    }

  private:
    /// Pending output; an explicit stack instead of recursion, for any nesting depth.
    struct Step {
        Kind kind;
        const GameNode* node;
        bool hasVariations;  ///< siblings follow the move as variations
    };

    void say(const GameNode* node, std::string_view comments) {
        for (const std::string_view comment : splitComments(comments))
            m_parts.push_back({Kind::Comment, node, m_depth, comment});
    }

    void bracket(const Step& step) {
        if (step.kind == Kind::VariationStart) ++m_depth;
        m_parts.push_back({step.kind, step.node, m_depth});
        if (step.kind == Kind::VariationEnd) --m_depth;
    }

    void move(const Step& step) {
        say(step.node, step.node->commentBefore);
        const bool isWhite = step.node->parent()->position().sideToMove() == White;
        const bool follows = !m_parts.empty() && m_parts.back().kind == Kind::Move;
        m_parts.push_back({Kind::Move, step.node, m_depth, {}, isWhite || !follows});
        say(step.node, step.node->comment);
        if (!step.node->children().empty())
            m_waiting.push_back({Kind::Move, step.node->children().front().get(), true});
        if (!step.hasVariations) return;
        const auto& siblings = step.node->parent()->children();
        for (std::size_t i = siblings.size() - 1; i > 0; --i) {
            const GameNode* const first = siblings[i].get();
            m_waiting.push_back({Kind::VariationEnd, first, false});
            m_waiting.push_back({Kind::Move, first, false});
            m_waiting.push_back({Kind::VariationStart, first, false});
        }
    }

    std::vector<GameTextPart> m_parts;
    std::vector<Step> m_waiting;
    int m_depth = 0;
};

}  // namespace

std::vector<GameTextPart> gameText(const Game& game) { return Writer().write(game); }

std::string moveNumber(const GameNode& node) {
    const Position& before = node.parent()->position();
    return fmt::format("{}{}", before.fullmoveNumber(), before.sideToMove() == White ? "." : "…");
}

}  // namespace plyglass
