#include "engine/words/plain_words.h"

#include <algorithm>
#include <array>

#include "engine/chess/movegen.h"
#include "engine/chess/names.h"
#include "engine/words/why_words.h"

namespace plyglass {

namespace {

/// A move that costs this is much worse, in centipawns.
constexpr int kMuchCp = 200;

/// "the rook": a piece of either side.
const char* thePiece(PieceType type) {
    constexpr std::array kPieces = {
        translatable("Engine", "the pawn"),   translatable("Engine", "the knight"),
        translatable("Engine", "the bishop"), translatable("Engine", "the rook"),
        translatable("Engine", "the queen"),  translatable("Engine", "the king"),
        translatable("Engine", "the piece")};
    return kPieces[type];
}

/// A fact and the boards around its move.
struct Shown {
    const Fact& fact;
    LineWalk walk;

    Shown(const Fact& shown, const Position& start) : fact(shown), walk(start, shown.line) {}
    PieceType at(std::size_t square, int plies = 1) const {
        return typeOf(walk.at(fact.ply + plies).pieceAt(fact.squares[square]));
    }
    const char* the(std::size_t square) const { return thePiece(at(square)); }
    /// The more and the less valuable of two attacked pieces.
    const char* more() const { return thePiece(std::max(at(1), at(2))); }
    const char* less() const { return thePiece(std::min(at(1), at(2))); }
    /// The piece that the move takes on a square.
    const char* taken(std::size_t square) const { return thePiece(at(square, 0)); }
    int attacked() const { return static_cast<int>(fact.squares.size()) - 1; }
};

/// What the hinted move does, the most important first.
std::vector<Fact> gainsOf(const Hinted& hint) {
    return factsAlong(hint.position, hint.line, hint.position.sideToMove());
}

/// Whether the check after `move` comes from another piece.
bool opensCheck(const Position& after, Move move) {
    return after.inCheck() && !contains(after.checkers(), move.to());
}

/// The trick of the move itself; nullptr if it has none.
const Fact* trickAmong(const std::vector<Fact>& facts) {
    const auto found = std::find_if(facts.begin(), facts.end(),
                                    [](const Fact& fact) { return fact.ply == 0 && isTrick(fact.kind); });
    return found == facts.end() ? nullptr : &*found;
}

/// What a trick does, as if the move were made.
Text trickText(const Shown& trick) {
    switch (trick.fact.kind) {
        case FactKind::Fork:
            return trick.attacked() == 2
                       ? makeText(translatable("Engine", "It attacks {} and {} at once."), trick.more(),
                                  trick.less())
                       : makeText(translatable("Engine", "It attacks {} pieces at once."), trick.attacked());
        case FactKind::RelativePin:
            return makeText(translatable("Engine", "It takes {}, and behind it is {}."), trick.taken(1),
                            trick.the(2));
        case FactKind::AbsolutePin:
            return makeText(translatable("Engine", "It takes {}, which cannot move away: behind it is {}."),
                            trick.taken(1), trick.the(2));
        case FactKind::Skewer:
            return makeText(translatable("Engine", "It attacks {}, and behind it is {}."), trick.the(1),
                            trick.the(2));
        case FactKind::DiscoveredAttack:
            return makeText(translatable("Engine", "It opens an attack on {}."), trick.the(1));
        case FactKind::DiscoveredCheck:
            return makeText(translatable("Engine", "It opens a check."));
        case FactKind::DoubleCheck:
            return makeText(translatable("Engine", "Two pieces give check at once."));
        case FactKind::TrappedPiece:
            return makeText(translatable("Engine", "Then {} has no safe square."), trick.the(0));
        default:
            return makeText(translatable("Engine", "A piece loses its protection."));
    }
}

Text gainText(const Hinted& hint, const std::vector<Fact>& facts) {
    if (facts.empty()) return {};
    const Fact& first = facts.front();
    if (isMateFact(first))
        return first.ply == 0
                   ? makeText(translatable("Engine", "It is checkmate."))
                   : makeText(translatable("Engine", "It leads to mate in {}."), first.ply / 2 + 1);
    if (const Fact* const trick = trickAmong(facts)) return trickText(Shown(*trick, hint.position));
    if (first.won.empty()) return {};
    return first.given.empty() ? makeText(translatable("Engine", "It wins {}."), piecesText(first.won))
                               : makeText(translatable("Engine", "It wins {} for {}."), piecesText(first.won),
                                          piecesText(first.given));
}

Text trickName(const Fact& fact) {
    switch (fact.kind) {
        case FactKind::Fork:
            return makeText(translatable("Engine", "fork"));
        case FactKind::AbsolutePin:
        case FactKind::RelativePin:
        case FactKind::PinnedGuard:
            return makeText(translatable("Engine", "pin"));
        case FactKind::Skewer:
            return makeText(translatable("Engine", "skewer"));
        case FactKind::DoubleCheck:
            return makeText(translatable("Engine", "double check"));
        case FactKind::DiscoveredAttack:
        case FactKind::DiscoveredCheck:
            return makeText(translatable("Engine", "opened attack"));
        case FactKind::TrappedPiece:
            return makeText(translatable("Engine", "trap"));
        default:
            return makeText(translatable("Engine", "trick"));
    }
}

/// Number of the move with this index.
int numberOf(const GameReport& report, int move) {
    const Position& start = report.line.start;
    const int before = move + (start.sideToMove() == Black ? 1 : 0);
    return start.fullmoveNumber() + before / 2;
}

}  // namespace

Text hintPieceText(const Hinted& hint) {
    const Move move = hint.line.moves.front();
    const char* const piece = pieceName(typeOf(hint.position.pieceAt(move.from())));
    return gainsOf(hint).empty() ? makeText(translatable("Engine", "Look at your {}."), piece)
                                 : makeText(translatable("Engine", "Your {} has a strong move."), piece);
}

Text hintSquareText(const Hinted& hint) {
    const Move move = hint.line.moves.front();
    if (move.isCastling()) return makeText(translatable("Engine", "It can castle."));
    const std::string square = squareName(move.to());
    const Position after = hint.position.after(move);
    if (after.inCheck() && legalMoves(after).empty())
        return makeText(translatable("Engine", "From {} it gives mate."), square);
    const std::vector<Fact> facts = gainsOf(hint);
    if (const Fact* const trick = trickAmong(facts); trick && trick->kind == FactKind::Fork)
        return trick->squares.size() == 3
                   ? makeText(translatable("Engine", "From {} it would attack two pieces."), square)
                   : makeText(translatable("Engine", "From {} it would attack several pieces."), square);
    if (move.isEnPassant())
        return makeText(translatable("Engine", "Look at {}: it can take en passant."), square);
    if (hint.position.isCapture(move))
        return makeText(translatable("Engine", "Look at {}: it can take something there."), square);
    if (opensCheck(after, move))
        return makeText(translatable("Engine", "If it goes to {}, another piece gives check."), square);
    if (after.inCheck()) return makeText(translatable("Engine", "From {} it would give check."), square);
    return makeText(translatable("Engine", "Look at the square {}."), square);
}

Text hintMoveText(const Hinted& hint) {
    const Move move = hint.line.moves.front();
    const Position& position = hint.position;
    const char* const piece = pieceName(typeOf(position.pieceAt(move.from())));
    Text played =
        move.isCastling()
            ? makeText(move.to() > move.from() ? translatable("Engine", "Castle on the king's side.")
                                               : translatable("Engine", "Castle on the queen's side."))
        : move.isEnPassant() ? makeText(translatable("Engine", "The pawn takes en passant and goes to {}."),
                                        squareName(move.to()))
        : position.isCapture(move)
            ? makeText(translatable("Engine", "The {} takes on {}."), piece, squareName(move.to()))
            : makeText(translatable("Engine", "The {} goes to {}."), piece, squareName(move.to()));
    return sentences({std::move(played), gainText(hint, gainsOf(hint))});
}

Text plainVerdictText(WhyNotVerdict verdict, Score best, Score candidate) {
    switch (verdict) {
        case WhyNotVerdict::Best:
            return makeText(translatable("Engine", "is the best move"));
        case WhyNotVerdict::AsGood:
            return makeText(translatable("Engine", "is equally good"));
        case WhyNotVerdict::Worse:
            return best - candidate >= kMuchCp ? makeText(translatable("Engine", "is much worse"))
                                               : makeText(translatable("Engine", "is worse"));
        default:
            return verdictText(verdict, best, candidate);
    }
}

Text plainFactsText(std::vector<Fact> facts, const Position& position, Telling telling) {
    std::erase_if(facts, [](const Fact& fact) {
        return fact.kind >= FactKind::Zugzwang || fact.kind == FactKind::LevelScore;
    });
    if (facts.empty())
        return makeText(translatable("Engine", "The search says so; no short reason was found."));
    return factsText(facts, position, telling);
}

Text praiseText(const Praise& praise, const GameReport& report) {
    const int number = numberOf(report, praise.move);
    switch (praise.kind) {
        case PraiseKind::Trick:
            return makeText(translatable("Engine", "You saw the {} on move {}."), trickName(*praise.fact),
                            number);
        case PraiseKind::FreePiece:
            return makeText(translatable("Engine", "You won a {} on move {}."),
                            pieceName(praise.fact->won.front()), number);
        case PraiseKind::Mate:
            return makeText(translatable("Engine", "You found the mate on move {}."), number);
        case PraiseKind::Lead:
            return makeText(translatable("Engine", "You kept your lead from move {} on."), number);
        case PraiseKind::Ahead:
            return makeText(translatable("Engine", "You were ahead after move {}."), number);
        case PraiseKind::Even:
            return makeText(translatable("Engine", "You kept the game even for {} moves."), praise.count);
        case PraiseKind::BestMoves:
            return makeCounted(praise.count, "You found a best move.",
                               translatablePlural("Engine", "You found the best move %n times."));
        case PraiseKind::Moves:
            break;
    }
    return makeCounted(praise.count, "You played a move.",
                       translatablePlural("Engine", "You played on for %n moves."));
}

Text praiseReasonText(const Praise& praise, const GameReport& report) {
    const LinePositions positions(report.line);
    if (praise.kind == PraiseKind::Mate) return makeText(translatable("Engine", "The king had no way out."));
    if (!praise.fact) return {};
    const Shown shown(*praise.fact, positions.at(praise.move));
    switch (praise.fact->kind) {
        case FactKind::Fork:
            return shown.attacked() == 2
                       ? makeText(translatable("Engine", "Your {} attacked {} and {} at once."),
                                  pieceName(shown.at(0)), shown.more(), shown.less())
                       : makeText(translatable("Engine", "Your {} attacked {} pieces at once."),
                                  pieceName(shown.at(0)), shown.attacked());
        case FactKind::RelativePin:
            return makeText(translatable("Engine", "You took {}, and behind it was {}."), shown.taken(1),
                            shown.the(2));
        case FactKind::AbsolutePin:
            return makeText(
                translatable("Engine", "You took {}, which could not move away: behind it was {}."),
                shown.taken(1), shown.the(2));
        case FactKind::Skewer:
            return makeText(translatable("Engine", "Your {} attacked {}, and behind it was {}."),
                            pieceName(shown.at(0)), shown.the(1), shown.the(2));
        case FactKind::DiscoveredAttack:
            return makeText(translatable("Engine", "Your {} attacked {}."), pieceName(shown.at(0)),
                            shown.the(1));
        case FactKind::TrappedPiece:
            return makeText(translatable("Engine", "After that {} had no safe square."), shown.the(0));
        case FactKind::Hanging:
            return makeText(translatable("Engine", "It could be taken on {}."),
                            squareName(praise.fact->squares.front()));
        default:
            return makeText(translatable("Engine", "It won {}."), piecesText(praise.fact->won));
    }
}

Text turningText(const Praise& praise, const GameReport& report, int move) {
    const int number = numberOf(report, move);
    if (praise.fact && praise.move == move && isTrick(praise.fact->kind))
        return makeText(translatable("Engine", "move {}: your {}"), number, trickName(*praise.fact));
    return makeText(translatable("Engine", "move {}"), number);
}

}  // namespace plyglass
