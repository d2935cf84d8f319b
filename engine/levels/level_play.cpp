#include "engine/levels/level_play.h"

#include <algorithm>
#include <cmath>
#include <memory>

#include "engine/base/logistic.h"
#include "engine/base/random.h"
#include "engine/chess/movegen.h"
#include "engine/eval/see.h"
#include "engine/levels/attention.h"
#include "engine/levels/obvious_moves.h"

namespace plyglass {

namespace {

/// Number of candidate moves; fewer for a strong level, since each costs a search.
constexpr int kChoices = 6;
constexpr int kChoicesOfStrong = 3;
/// Small, because it is cleared before every move and few nodes are searched.
constexpr int kLevelHashMib = 4;
/// Minimum temperature in the first plies of a game: moves a tenth of a pawn apart are almost equally likely.
constexpr double kVarietyTemperature = 0.012;
/// Divisor of the noise in the opening, which people know best.
constexpr int kOpeningKnowledge = 4;
/// Maximum loss of win probability by a move that refuses an obvious recapture or gives a piece away.
constexpr double kOddMoveLoss = 0.03;
/// Probability of not looking for what is obvious, in percent of that of overlooking a quiet move.
constexpr int kDistraction = 75;
/// Minimum depth for mating a lone king, for levels that know endings.
constexpr int kEndingDepth = 10;
constexpr std::uint64_t kEndingNodes = 40'000;
constexpr int kEndingLeadCp = 400;
/// Node limit of the verification search. It overlooks nothing, so it may need more nodes than the level's
/// own search.
constexpr std::uint64_t kSecondLookNodes = 60'000;
/// From this depth on the level's own search needs no verification.
constexpr int kSelfReliantDepth = 7;

int materialOf(const Position& position, Color side) {
    int sum = 0;
    for (const PieceType type : {Pawn, Knight, Bishop, Rook, Queen})
        sum += count(position.pieces(side, type)) * kExchangeValues[type];
    return sum;
}

/// Whether the level knows how to win the position of the side to move.
bool knowsHowToMate(const Level& level, const Position& position) {
    const Color us = position.sideToMove();
    const Bitboard simple = position.pieces(~us, King) | position.pieces(~us, Pawn);
    if (position.pieces(~us) != simple) return false;
    if (level.mates == KnownMates::All)
        return materialOf(position, us) - materialOf(position, ~us) >= kEndingLeadCp;
    if (position.pieces(~us, Pawn) != 0) return false;
    const bool hasQueen = position.pieces(us, Queen) != 0;
    const int rooks = count(position.pieces(us, Rook));
    // Two rooks mate as simply as a queen.
    return ((hasQueen || rooks > 1) && level.mates != KnownMates::None) ||
           (rooks > 0 && level.mates == KnownMates::Rook);
}

std::optional<Move> mateInOne(const Position& position) {
    for (const Move move : legalMoves(position))
        if (isMateInOne(position, move)) return move;
    return std::nullopt;
}

bool contains(const std::vector<Move>& moves, Move move) {
    return std::find(moves.begin(), moves.end(), move) != moves.end();
}

class LevelPlay {
  public:
    LevelPlay(const LevelRequest& request, const PlainSearch& search)
        : m_request(request), m_level(*request.level), m_search(search) {
        if (m_level.overlookPercent > 0)
            m_recaptures = obviousRecaptures(request.search.position, request.lastMove);
    }

    SearchResult run();
    SearchRequest asLevelSees() const;

  private:
    SearchResult mateLoneKing() const;
    SearchRequest withinReach() const;
    SearchRequest verification() const;
    std::vector<Move> movesLevelSees() const;
    std::vector<RootLine> drawOrder(std::vector<RootLine> lines) const;
    RootLine choose(const std::vector<RootLine>& lines);
    std::optional<RootLine> bestObvious();
    bool isDistracted() const;
    bool isAcceptable(Move move);
    bool verify();
    RootLine fullStrengthLine(Move move);
    bool isOpening() const;
    double temperature() const;
    double loss(Score best, Score score) const { return lossOf(best, score, m_level.leadCp); }

    const LevelRequest& m_request;
    const Level& m_level;
    const PlainSearch& m_search;
    std::vector<Move> m_recaptures;
    int m_verifiedDepth = 0;  ///< plies
    RootLine m_verified;
};

/// The request at full strength, within the level's depth and node limits.
SearchRequest LevelPlay::withinReach() const {
    SearchRequest request = m_request.search;
    request.threads = 1;
    request.hashMib = kLevelHashMib;
    request.knowledge = {};
    request.limits.depth = std::min(request.limits.depth.value_or(m_level.depth), m_level.depth);
    request.limits.nodes = std::min(request.limits.nodes.value_or(m_level.nodes), m_level.nodes);
    return request;
}

SearchRequest LevelPlay::asLevelSees() const {
    SearchRequest request = withinReach();
    if (const Attention attention(m_level, m_request.gameSeed, Attention::Mover::Opponent,
                                  m_request.lastMove);
        !attention.isPerfect())
        request.replyFilter = std::make_shared<Attention>(attention);
    request.evaluator.noiseCp = isOpening() ? m_level.noiseCp / kOpeningKnowledge : m_level.noiseCp;
    request.evaluator.noiseSeed = scrambled(m_request.gameSeed + static_cast<std::uint64_t>(m_level.number));
    const int choices = m_level.depth >= kSelfReliantDepth ? kChoicesOfStrong : kChoices;
    request.multiPv = std::max(request.multiPv, choices);
    if (m_level.depth < kSelfReliantDepth) {
        // Pruning that relies on deeper searches: at two plies it hides the flight of an attacked queen.
        request.techniques.lateMovePruning = false;
        request.techniques.quiescenceExchange = false;
    }
    request.searchMoves = movesLevelSees();
    return request;
}

/// The verification search: no weaknesses, and no pruning that needs a deep search to be right.
SearchRequest LevelPlay::verification() const {
    SearchRequest request = withinReach();
    request.techniques = *presetFromId("deep-blue");
    request.limits.nodes =
        std::min(m_request.search.limits.nodes.value_or(kSecondLookNodes), kSecondLookNodes);
    // People make queens, also where a rook mates as soon.
    if (request.searchMoves.empty())
        for (const Move move : legalMoves(request.position))
            if (!move.isPromotion() || move.promotionType() == Queen) request.searchMoves.push_back(move);
    return request;
}

std::vector<Move> LevelPlay::movesLevelSees() const {
    const Position& position = m_request.search.position;
    const std::vector<Move>& wanted = m_request.search.searchMoves;
    if (m_level.seesMateInOne && wanted.empty())
        if (const auto mate = mateInOne(position)) return {*mate};
    const Attention attention(m_level, m_request.gameSeed, Attention::Mover::Itself);
    std::vector<Move> moves = m_recaptures;
    for (const Move move : attention.noticed(position, m_request.lastMove, legalMoves(position)))
        if (!contains(moves, move)) moves.push_back(move);
    if (!wanted.empty()) std::erase_if(moves, [&](Move move) { return !contains(wanted, move); });
    return moves.empty() ? wanted : moves;
}

bool LevelPlay::isOpening() const { return m_request.search.position.gamePly() < m_level.varietyPlies; }

double LevelPlay::temperature() const {
    const double own = m_level.temperaturePermille / 1000.0;
    return isOpening() ? std::max(own, kVarietyTemperature) : own;
}

/// The lines in random order. A loss of the level's temperature is common, twice as much is rare: the weights
/// fall as a Gaussian of the apparent loss. Excludes lines above the maximum loss.
std::vector<RootLine> LevelPlay::drawOrder(std::vector<RootLine> lines) const {
    const double degrees = temperature();
    const Score best = lines.front().score;
    Random random(m_request.search.position.key() ^ scrambled(m_request.gameSeed));
    std::erase_if(
        lines, [&](const RootLine& line) { return loss(best, line.score) * 100 > m_level.maxLossPercent; });
    // Gumbel trick: sampling without replacement by weights is sorting by their logarithm plus Gumbel noise.
    constexpr double kUnit = 0x1p-53;
    std::vector<std::pair<double, RootLine>> drawn;
    for (RootLine& line : lines) {
        const double uniform = (static_cast<double>(random.next() >> 11) + 0.5) * kUnit;
        const double errors = degrees > 0 ? loss(best, line.score) / degrees : 0;
        const double key =
            degrees > 0 ? -std::log(-std::log(uniform)) - errors * errors : -loss(best, line.score);
        drawn.emplace_back(key, std::move(line));
    }
    std::stable_sort(drawn.begin(), drawn.end(),
                     [](const auto& a, const auto& b) { return a.first > b.first; });
    lines.clear();
    for (auto& [key, line] : drawn) lines.push_back(std::move(line));
    return lines;
}

/// Finds the best move and its score without the level's weaknesses; false if time did not allow it.
bool LevelPlay::verify() {
    const SearchResult result = m_search(verification(), false);
    m_verifiedDepth = result.info.depth;
    m_verified = {result.info.score, result.info.pv};
    return m_verifiedDepth > 0;
}

RootLine LevelPlay::fullStrengthLine(Move move) {
    if (move == m_verified.pv.front()) return m_verified;
    SearchRequest request = verification();
    request.searchMoves = {move};
    request.limits.depth = m_verifiedDepth;
    const SearchResult result = m_search(request, false);
    return {result.info.score, result.info.pv};
}

bool LevelPlay::isAcceptable(Move move) {
    const bool refusesRecapture = !m_recaptures.empty() && !contains(m_recaptures, move);
    const bool isGift = !winsExchange(m_request.search.position, move, -m_level.giftCp);
    const double usual = m_level.maxLossPercent / 100.0;
    const double bound = refusesRecapture || isGift ? std::min(kOddMoveLoss, usual) : usual;
    return loss(m_verified.score, fullStrengthLine(move).score) <= bound;
}

/// Whether the level plays without looking for what is obvious. In check it looks, as for its own
/// overlooking.
bool LevelPlay::isDistracted() const {
    const Position& position = m_request.search.position;
    Random random(scrambled(position.key()) ^ scrambled(m_request.gameSeed));
    return !position.inCheck() && random.chance(m_level.overlookPercent * kDistraction / 100);
}

/// The best of the obvious moves that the level sees, if it keeps the chance to win. A promotion is never
/// forgotten.
std::optional<RootLine> LevelPlay::bestObvious() {
    std::optional<RootLine> best;
    const bool distracted = isDistracted();
    const double chance = winningChance(m_verified.score, m_level.leadCp);
    for (const Move move : movesLevelSees()) {
        if (!isObvious(m_request.search.position, move) || (distracted && !move.isPromotion())) continue;
        RootLine line = fullStrengthLine(move);
        if (line.pv.empty() || chance - winningChance(line.score, m_level.leadCp) > kOddMoveLoss) continue;
        if (!best || line.score > best->score) best = std::move(line);
    }
    return best;
}

/// An obvious move, or the first line with an acceptable one; if there is none, the verified best line.
RootLine LevelPlay::choose(const std::vector<RootLine>& lines) {
    if (m_level.depth >= kSelfReliantDepth || !verify()) return lines.front();
    if (auto obvious = bestObvious()) return *obvious;
    for (const RootLine& line : lines)
        if (isAcceptable(line.pv.front())) return line;
    return m_verified;
}

SearchResult LevelPlay::mateLoneKing() const {
    SearchRequest request = withinReach();
    request.limits.depth = std::max(m_level.depth, kEndingDepth);
    request.limits.nodes = std::max(m_level.nodes, kEndingNodes);
    return m_search(request, true);
}

SearchResult LevelPlay::run() {
    if (knowsHowToMate(m_level, m_request.search.position)) return mateLoneKing();
    SearchResult result = m_search(asLevelSees(), true);
    if (result.bestMove.isNull()) return result;
    std::vector<RootLine>& lines = result.info.lines;
    if (lines.empty()) lines.push_back({result.info.score, result.info.pv});
    const RootLine chosen = choose(drawOrder(lines));
    std::erase_if(lines, [&](const RootLine& line) { return line.pv.front() == chosen.pv.front(); });
    lines.insert(lines.begin(), chosen);
    lines.resize(std::min(lines.size(), static_cast<std::size_t>(std::max(m_request.search.multiPv, 1))));
    result.bestMove = chosen.pv.front();
    result.info.score = chosen.score;
    result.info.pv = chosen.pv;
    return result;
}

}  // namespace

double winningChance(Score score, int leadCp) { return logistic(static_cast<double>(score) / leadCp); }

double lossOf(Score best, Score score, int leadCp) {
    return score >= best ? 0 : 0.5 - winningChance(score - best, leadCp);
}

SearchRequest asLevelSees(const LevelRequest& request) { return LevelPlay(request, {}).asLevelSees(); }

SearchResult searchAtLevel(const LevelRequest& request, const PlainSearch& search) {
    return LevelPlay(request, search).run();
}

}  // namespace plyglass
