#include "engine/lab/facts/find_facts.h"

#include <algorithm>
#include <cstdlib>
#include <iterator>

#include "engine/chess/movegen.h"
#include "engine/lab/facts/step.h"

namespace plyglass {

namespace {

/// Minimum score worth more than a draw, in centipawns.
constexpr int kAheadCp = 100;
/// Longest mate that is reported first; before longer ones, the material lost on the way.
constexpr int kNearMate = 3;
/// Minimum number of own pieces that block a king on its first rank.
constexpr int kMinShutting = 2;

/// Index of the first move of `by`; its gain is counted after that many moves at the earliest.
int firstMoveOf(Color by, const Position& position) { return position.sideToMove() == by ? 0 : 1; }

/// Mate by a rook or queen on the king's first rank, with only own pieces on the squares in front.
bool isBackRankMate(const Position& mated) {
    const Color side = mated.sideToMove();
    const Square king = mated.king(side);
    const Bitboard home = rankBits(side == White ? 0 : 7);
    const Bitboard before = kingAttacks(king) & rankBits(side == White ? 1 : 6);
    const Bitboard givers = mated.checkers() & home & (mated.pieces(Rook) | mated.pieces(Queen));
    return contains(home, king) && givers && (before & ~mated.pieces(side)) == 0 &&
           count(before & mated.pieces(side, Pawn)) >= kMinShutting;
}

std::optional<Fact> mateFact(const LineWalk& walk, Color by) {
    const Position& last = walk.last();
    if (walk.length() == 0 || !last.inCheck() || last.sideToMove() == by || hasLegalMove(last))
        return std::nullopt;
    return Fact{isBackRankMate(last) ? FactKind::BackRankMate : FactKind::Mate, by,
                walk.moves(0, walk.length()), walk.length() - 1};
}

/// Whether the pawn of the side to move promotes against a lone king.
bool isUnstoppable(const Position& position, Square pawn) {
    const Color by = position.sideToMove();
    if (officers(position, ~by) || position.inCheck()) return false;
    const int rank = by == White ? 7 : 0;
    const Square goal = static_cast<Square>(rank * 8 + fileOf(pawn));
    if ((between(pawn, goal) | bitOf(goal)) & position.occupied()) return false;
    const int steps = std::abs(rankOf(pawn) - rank);
    const int moves = steps == 6 ? 5 : steps;
    Bitboard racers = position.pieces(~by, Pawn);
    while (racers)
        if (std::abs(rankOf(popLowest(racers)) - (7 - rank)) < moves) return false;
    const Square king = position.king(~by);
    const int distance =
        std::max(std::abs(fileOf(king) - fileOf(goal)), std::abs(rankOf(king) - rankOf(goal)));
    return distance > moves;
}

std::optional<Fact> promotionFact(const LineWalk& walk, Color by) {
    const int first = firstMoveOf(by, walk.at(0));
    for (int ply = first; ply < std::min(walk.length(), kProofPlies); ply += 2) {
        const Move move = walk.moveTo(ply + 1);
        if (!move.isPromotion()) continue;
        const bool isTaken = ply + 1 < walk.length() && walk.moveTo(ply + 2).to() == move.to();
        if (isTaken) return std::nullopt;
        Square pawn = move.from();
        for (int earlier = ply - 2; earlier >= first; earlier -= 2)
            if (walk.moveTo(earlier + 1).to() == pawn) pawn = walk.moveTo(earlier + 1).from();
        Fact fact{FactKind::Promotion, by, walk.moves(0, ply + 2), ply, {move.to()}};
        if (isUnstoppable(walk.at(first), pawn)) {
            fact.kind = FactKind::UnstoppablePawn;
            fact.squares = {pawn};
        }
        return fact;
    }
    return std::nullopt;
}

/// Whether the score shows that the material is regained after the end of the line: the move costs less than
/// half of it, and the score is below the material.
bool isDenied(const Fact& material, const Position& position, Score score, int costCp) {
    const LineWalk proof(position, material.line);
    const int gainCp = materialBetween(position, proof.last(), material.by).balanceCp;
    const int beforeCp = materialOn(position, material.by).balanceCp;
    const Score own = material.by == position.sideToMove() ? score : -score;
    return 2 * costCp < gainCp && own < beforeCp + gainCp;
}

/// Means by which the material is won: the first of each kind along its line.
std::vector<Fact> waysOf(const Fact& material, const Position& position) {
    const LineWalk proof(position, material.line);
    std::vector<Fact> found;
    for (int ply = firstMoveOf(material.by, position); ply < proof.length(); ply += 2) {
        const Step step = stepAt(proof, ply);
        Ways ways;
        findDoubleAttacks(step, ways);
        findPins(step, ways);
        findGuards(step, ways);
        for (Fact& way : ways) {
            const bool isKnown = std::any_of(found.begin(), found.end(),
                                             [&](const Fact& other) { return other.kind == way.kind; });
            // A hanging piece is captured at once; later captures belong to the exchange.
            if (isKnown || (way.kind == FactKind::Hanging && (!found.empty() || ply > 1))) continue;
            way.by = material.by;
            way.line = material.line;
            way.ply = ply;
            way.won = material.won;
            way.given = material.given;
            found.push_back(std::move(way));
        }
    }
    return found;
}

/// Gain of `by` along a line in centipawns; empty if the line does not become quiet.
std::optional<int> gainAlong(const LineWalk& walk, Color by) {
    const Position& start = walk.at(0);
    const auto line = countedLine(walk, by, firstMoveOf(by, start) + 1);
    if (!line) return std::nullopt;
    return materialBetween(start, LineWalk(start, *line).last(), by).balanceCp;
}

bool isPromotionFact(const Fact& fact) {
    return fact.kind == FactKind::Promotion || fact.kind == FactKind::UnstoppablePawn;
}

void addDraws(const FactQuestion& question, std::vector<Fact>& facts) {
    if (question.best.score < kAheadCp || !isDraw(question, question.candidate)) return;
    const LineWalk walk(question.position, question.candidate.moves);
    const Color saved = ~question.position.sideToMove();
    const auto fact = drawFact(walk, question.gameKeys, saved);
    facts.push_back(fact ? *fact
                         : Fact{FactKind::LevelScore, saved, question.candidate.moves,
                                static_cast<int>(question.candidate.moves.size()) - 1});
}

/// Value of the first promotion of `by` in centipawns; 0 if there is none.
int promotedValue(const LineWalk& walk, Color by) {
    const auto fact = promotionFact(walk, by);
    return fact ? kExchangeValues[walk.moveTo(fact->ply + 1).promotionType()] : 0;
}

/// A short mate comes first; a mate that the other line also has is no difference.
void addMates(const FactQuestion& question, const std::vector<Fact>& allowed, const std::vector<Fact>& missed,
              std::vector<Fact>& facts) {
    if (!allowed.empty() && isMateFact(allowed.front()) && question.best.score > -kMateThreshold)
        facts.push_back(allowed.front());
    if (!missed.empty() && isMateFact(missed.front()) && question.candidate.score < kMateThreshold)
        facts.insert(mateInMoves(question.best.score) <= kNearMate ? facts.begin() : facts.end(),
                     missed.front());
}

template <class IsWanted>
void addGains(const std::vector<Fact>& gains, std::vector<Fact>& facts, IsWanted isWanted,
              bool isDifference) {
    if (isDifference) std::copy_if(gains.begin(), gains.end(), std::back_inserter(facts), isWanted);
}

/// Whether the better line has compensation for its material, and the candidate, by its score, does not.
bool isInScore(const FactQuestion& question, int balanceCp) {
    return question.candidate.score <= balanceCp + kAheadCp &&
           question.best.score - question.candidate.score >= kAheadCp;
}

/// A king without own pawns on the three files in front, against a queen and more.
std::optional<Fact> openKingFact(const FactQuestion& question) {
    const Color side = question.position.sideToMove();
    const auto isOpen = [side](const Position& position) {
        const Square king = position.king(side);
        Bitboard files = fileBits(fileOf(king));
        if (fileOf(king) > 0) files |= fileBits(fileOf(king) - 1);
        if (fileOf(king) < 7) files |= fileBits(fileOf(king) + 1);
        const bool isHunted = position.pieces(~side, Queen) && count(officers(position, ~side)) > 2;
        return isHunted && !(files & position.pieces(side, Pawn));
    };
    if (question.best.score - question.candidate.score < kAheadCp) return std::nullopt;
    const LineWalk walk(question.position, question.candidate.moves);
    const LineWalk best(question.position, question.best.moves);
    if (!isOpen(walk.last()) || isOpen(best.last())) return std::nullopt;
    return Fact{
        FactKind::OpenKing, ~side, question.candidate.moves, walk.length() - 1, {walk.last().king(side)}};
}

}  // namespace

std::vector<Fact> factsAlong(const Position& position, const JudgedLine& line, Color by, int costCp) {
    const LineWalk walk(position, line.moves);
    std::vector<Fact> facts;
    if (auto sacrifice = by == position.sideToMove() ? sacrificeFact(walk) : std::nullopt)
        facts.push_back(std::move(*sacrifice));
    if (auto mate = mateFact(walk, by)) facts.push_back(std::move(*mate));
    if (auto promotion = promotionFact(walk, by)) facts.push_back(std::move(*promotion));
    const auto material = materialFact(walk, by, firstMoveOf(by, position) + 1);
    if (!material || isDenied(*material, position, line.score, costCp)) return facts;
    const std::vector<Fact> ways = waysOf(*material, position);
    const bool isByPromotion = !facts.empty() && isPromotionFact(facts.back()) &&
                               material->given == std::vector{Pawn} && material->won.size() == 1;
    facts.insert(facts.end(), ways.begin(), ways.end());
    if (!isByPromotion) facts.push_back(*material);
    return facts;
}

std::vector<Fact> factsAgainst(const FactQuestion& question) {
    const Color us = question.position.sideToMove();
    const LineWalk line(question.position, question.candidate.moves);
    const LineWalk best(question.position, question.best.moves);
    const int costCp = question.best.score - question.candidate.score;
    const std::vector<Fact> allowed = factsAlong(question.position, question.candidate, ~us, costCp);
    std::vector<Fact> missed = factsAlong(question.position, question.best, us, costCp);
    std::erase_if(missed, [](const Fact& fact) { return fact.kind == FactKind::Sacrifice; });
    std::vector<Fact> facts;
    addDraws(question, facts);
    addMates(question, allowed, missed, facts);
    if (!facts.empty() && isMateFact(facts.front())) {
        // An immediate draw is reported in addition to a missed mate, a later one is not.
        std::erase_if(facts, [](const Fact& fact) { return !isMateFact(fact) && fact.line.size() > 2; });
        return facts;
    }
    addGains(allowed, facts, isPromotionFact, promotedValue(best, ~us) < promotedValue(line, ~us));
    addGains(missed, facts, isPromotionFact, promotedValue(line, us) < promotedValue(best, us));
    const auto lost = gainAlong(line, ~us), bestGain = gainAlong(best, us);
    const auto isMaterial = [](const Fact& fact) { return !isMateFact(fact) && !isPromotionFact(fact); };
    // Losses come before missed gains.
    const bool isDifference = lost && bestGain && *bestGain + *lost >= kTellingCp;
    const bool isLoss = lost && *lost >= kTellingCp && (isDifference || isInScore(question, -*lost));
    addGains(isLoss ? allowed : missed, facts, isMaterial, isLoss || isDifference);
    // Besides the loss, report the missed gain.
    const auto isGain = [](const Fact& fact) { return fact.kind == FactKind::Material; };
    addGains(missed, facts, isGain, isLoss && bestGain && *bestGain >= kTellingCp);
    if (!facts.empty()) return facts;
    if (auto open = openKingFact(question)) return {std::move(*open)};
    return {Fact{FactKind::Plan, us, best.moves(0, 1), 0}};
}

bool isDraw(const FactQuestion& question, const JudgedLine& line) {
    constexpr int kFewPieces = 8;
    const Score score = std::abs(line.score);
    if (score == kDrawScore) return true;
    if (score <= kDrawishCp && count(question.position.occupied()) <= kFewPieces) return true;
    return score <= kDrawnCp &&
           drawFact(LineWalk(question.position, line.moves), question.gameKeys, White).has_value();
}

}  // namespace plyglass
