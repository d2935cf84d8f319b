#include "app/services/engine/judgements.h"

#include <algorithm>
#include <utility>

namespace plyglass {

namespace {

Judgement judgementOf(RootLine best, int depth, std::uint64_t nodes) {
    best.depth = depth;
    return {{std::move(best)}, depth, nodes};
}

/// Judgement of the position from the searches of a question.
std::optional<Judgement> judgementOf(const QuestionAnswer& found) {
    if (const auto& answer = found.whyNot; answer && !answer->bestLine.empty())
        return judgementOf({answer->bestScore, answer->bestLine}, answer->bestDepth, answer->nodes);
    if (const auto& answer = found.threat; answer && !answer->best.line.empty())
        return judgementOf({answer->best.score, answer->best.line}, answer->best.depth, answer->best.nodes);
    if (const auto& answer = found.whyThis) {
        const Rival* const best = answer->rivals.empty() ? nullptr : &answer->rivals.front();
        const bool isPlayed = !best || answer->score >= best->score;
        return judgementOf(
            isPlayed ? RootLine{answer->score, answer->line} : RootLine{best->score, best->line},
            answer->depth, answer->nodes);
    }
    return std::nullopt;
}

}  // namespace

/// Ignores positions before the last capture or pawn move.
const Judgement* Judgements::of(const GameNode& node) const {
    std::vector<std::uint64_t> keys;
    int left = node.position().halfmoveClock();
    for (const GameNode* before = node.parent(); before && left > 0; before = before->parent(), --left)
        keys.push_back(before->position().key());
    return m_store.find(node.position(), keys);
}

void Judgements::hear(const LevelRequest& asked, const SearchInfo& found) {
    if (const auto judgement = judges(asked) ? plyglass::judgementOf(found) : std::nullopt)
        keep(asked.search, *judgement);
}

/// Questions are answered at full strength, for players of any level.
void Judgements::hear(const LevelRequest& asked, const QuestionAnswer& found) {
    const auto judgement = judgementOf(found);
    if (judgement && judgement->depth > 0 && judges({asked.search})) keep(asked.search, *judgement);
}

void Judgements::keep(const SearchRequest& asked, const Judgement& judgement) {
    if (!m_store.keep(asked.position, asked.gameKeys, judgement)) return;
    emit changed(asked.position.key());
    std::vector<Move> line = judgement.lines.front().pv;
    if (line.size() < 2 || judgement.depth == 1) return;
    SearchRequest after = asked;
    if (!after.position.play(line.front())) return;
    after.gameKeys.push_back(asked.position.key());
    line.erase(line.begin());
    const int depth = std::max(judgement.depth - 1, 0);
    Judgement next{
        {{afterTheMove(judgement.score()), line, depth}}, depth, judgement.nodes, judgement.source, true};
    if (m_store.keep(after.position, after.gameKeys, std::move(next))) emit changed(after.position.key());
}

void Judgements::hear(const GameReport& report) {
    const LinePositions line(report.line);
    for (int i = 0; i < line.count(); ++i)
        if (const auto found = report.deepest(i); found && found->depth > 0)
            m_store.keep(line.at(i), line.keysBefore(i),
                         judgementOf({found->score, found->line}, found->depth, found->nodes));
    emit changed(0);
}

}  // namespace plyglass
