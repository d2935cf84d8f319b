#include "engine/lab/analysis/praise.h"

#include <algorithm>

#include "engine/chess/movegen.h"
#include "engine/eval/see.h"

namespace plyglass {

namespace {

/// Win percentages of a lead, and of a game that is at least even.
constexpr double kAheadPercent = 65;
constexpr double kEvenPercent = 40;
/// Least number of own moves to be praised for a lead, and for keeping the game even.
constexpr int kLeadMoves = 5;
constexpr int kEvenMoves = 5;

/// The game from the view of one side.
class OwnGame {
  public:
    OwnGame(const GameReport& report, Color side)
        : m_report(report), m_side(side), m_positions(report.line) {}

    int moves() const { return static_cast<int>(m_report.moves.size()); }
    bool isOwn(int move) const { return moverOf(m_report.line, move) == m_side; }
    double percentAfter(int move) const {
        const double white = m_report.whitePercent(move + 1).value_or(50);
        return m_side == White ? white : 100 - white;
    }
    int ownMoves(int first, int end) const {
        int count = 0;
        for (int move = first; move < end; ++move) count += isOwn(move) ? 1 : 0;
        return count;
    }
    /// The last own move, with this mark if one is given; 0 without one.
    int lastMove(std::optional<MoveMark> mark) const {
        int last = moves() - 1;
        while (last > 0 &&
               (!isOwn(last) || (mark && m_report.moves[static_cast<std::size_t>(last)].mark != *mark)))
            --last;
        return std::max(last, 0);
    }
    /// What the move itself does by force, if it was no mistake.
    std::vector<Fact> meansOf(int move) const {
        const MoveMark mark = m_report.moves[static_cast<std::size_t>(move)].mark;
        if (isBad(mark) || mark == MoveMark::Inaccuracy) return {};
        const SearchedPosition played = m_report.played(move);
        std::vector<Fact> facts = factsAlong(m_positions.at(move), {played.line, played.score}, m_side);
        std::erase_if(facts, [](const Fact& fact) { return fact.ply != 0 || fact.won.empty(); });
        return facts;
    }
    bool givesMate() const {
        const Position& last = m_positions.last();
        return moves() > 0 && isOwn(moves() - 1) && last.inCheck() && legalMoves(last).empty();
    }

  private:
    const GameReport& m_report;
    Color m_side;
    LinePositions m_positions;
};

int valueOf(const Fact& fact) { return kExchangeValues[fact.won.front()]; }

/// The most valuable gain of a kind; the first of equal ones.
template <class IsKind>
std::optional<Praise> bestGain(const OwnGame& game, PraiseKind kind, IsKind isKind) {
    std::optional<Praise> best;
    for (int move = 0; move < game.moves(); ++move) {
        if (!game.isOwn(move)) continue;
        for (const Fact& fact : game.meansOf(move))
            if (isKind(fact) && (!best || valueOf(fact) > valueOf(*best->fact)))
                best = Praise{kind, move, 0, fact};
    }
    return best;
}

/// The own move from which on the side was ahead until the end.
std::optional<Praise> leadOf(const OwnGame& game) {
    int from = game.moves();
    while (from > 0 && game.percentAfter(from - 1) >= kAheadPercent) --from;
    while (from < game.moves() && !game.isOwn(from)) ++from;
    if (game.ownMoves(from, game.moves()) < kLeadMoves) return std::nullopt;
    return Praise{PraiseKind::Lead, from};
}

std::optional<Praise> aheadIn(const OwnGame& game) {
    std::optional<Praise> most;
    for (int move = 0; move < game.moves(); ++move) {
        if (!game.isOwn(move) || game.percentAfter(move) < kAheadPercent) continue;
        if (!most || game.percentAfter(move) > game.percentAfter(most->move))
            most = Praise{PraiseKind::Ahead, move};
    }
    return most;
}

std::optional<Praise> evenIn(const OwnGame& game) {
    int end = 0;
    while (end < game.moves() && game.percentAfter(end) >= kEvenPercent) ++end;
    const int count = game.ownMoves(0, end);
    if (count < kEvenMoves) return std::nullopt;
    return Praise{PraiseKind::Even, end - 1, count};
}

}  // namespace

bool isTrick(FactKind kind) { return kind >= FactKind::Fork && kind <= FactKind::TrappedPiece; }

Praise praiseOf(const GameReport& report, Color side, bool won) {
    const OwnGame game(report, side);
    if (auto trick = bestGain(game, PraiseKind::Trick, [](const Fact& fact) { return isTrick(fact.kind); }))
        return *trick;
    const auto isPiece = [](const Fact& fact) {
        return fact.kind == FactKind::Hanging && fact.won.front() != Pawn;
    };
    if (auto piece = bestGain(game, PraiseKind::FreePiece, isPiece)) return *piece;
    if (game.givesMate()) return {PraiseKind::Mate, game.moves() - 1};
    if (won) {
        if (const auto lead = leadOf(game)) return *lead;
    } else {
        if (const auto ahead = aheadIn(game)) return *ahead;
        if (const auto even = evenIn(game)) return *even;
    }
    if (const int best = report.sides[side].best; best > 0)
        return {PraiseKind::BestMoves, game.lastMove(MoveMark::Best), best};
    return {PraiseKind::Moves, game.lastMove({}), game.ownMoves(0, game.moves())};
}

}  // namespace plyglass
