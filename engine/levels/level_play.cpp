#include "engine/levels/level_play.h"

#include <algorithm>
#include <cmath>
#include <memory>

#include "engine/base/logistic.h"
#include "engine/base/random.h"
#include "engine/chess/movegen.h"
#include "engine/eval/see.h"
#include "engine/levels/attention.h"

namespace plyglass {

namespace {

/// Moves it chooses among; a strong level among fewer, since each costs it a search.
constexpr int kChoices = 6;
constexpr int kChoicesOfStrong = 3;
/// A small table is quickly emptied before every move and large enough for so few nodes.
constexpr int kLevelHashMib = 4;
/// Temperature in the first plies of a game, at least: moves a tenth of a pawn apart are nearly as likely.
constexpr double kVarietyTemperature = 0.012;
/// Openings are what people know best: there judgement errs by so many times less.
constexpr int kOpeningKnowledge = 4;
/// A move other than an obvious recapture, or one that gives a piece away, may cost so much of the winning
/// chance.
constexpr double kOddMoveLoss = 0.03;
/// What a move may lose by exchange on its own square, in centipawns: a knight or bishop, hardly a rook or
/// queen.
constexpr int kLargestGiftCp = 350;
/// A level that knows endings mates a lone king as well as such a search does.
constexpr int kEndingDepth = 10;
constexpr std::uint64_t kEndingNodes = 40'000;
constexpr int kEndingLeadCp = 400;
/// Looking at a move once more leaves nothing out, which takes more positions than the level's own search; in
/// wild positions so many more.
constexpr std::uint64_t kSecondLookNodes = 60'000;
/// From this depth on the level's own search is the best judge of its moves.
constexpr int kSelfReliantDepth = 6;

int materialOf(const Position& position, Color side) {
    int sum = 0;
    for (const PieceType type : {Pawn, Knight, Bishop, Rook, Queen})
        sum += count(position.pieces(side, type)) * kExchangeValues[type];
    return sum;
}

/// The side to move is far ahead of a king with no more than pawns.
bool isWonEnding(const Position& position) {
    const Color us = position.sideToMove();
    const Bitboard simple = position.pieces(~us, King) | position.pieces(~us, Pawn);
    return position.pieces(~us) == simple &&
           materialOf(position, us) - materialOf(position, ~us) >= kEndingLeadCp;
}

/// Whether the move that led to the position took something.
bool wasCapture(const Position& position, Move last) {
    if (last.isNull() || last.isCastling() || position.halfmoveClock() > 0) return false;
    const bool wasPawn = last.isPromotion() || typeOf(position.pieceAt(last.to())) == Pawn;
    return !wasPawn || fileOf(last.from()) != fileOf(last.to());
}

/// The captures that take back what has just taken something, and lose nothing by it.
std::vector<Move> obviousRecaptures(const Position& position, Move last) {
    std::vector<Move> result;
    if (!wasCapture(position, last)) return result;
    for (const Move move : legalMoves(position))
        if (move.to() == last.to() && position.isCapture(move) && winsExchange(position, move, 0))
            result.push_back(move);
    return result;
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
        if (m_level.overlookPercent > 0) m_recaptures = obviousRecaptures(request.position, request.lastMove);
    }

    SearchResult run();
    SearchRequest asItSees() const;

  private:
    SearchResult mateLoneKing() const;
    SearchRequest modest() const;
    SearchRequest secondLook() const;
    std::vector<Move> movesItSees() const;
    std::vector<RootLine> drawOrder(std::vector<RootLine> lines) const;
    const RootLine& firstBearable(const std::vector<RootLine>& lines);
    bool isBearable(Move move);
    bool lookAgain();
    Score truthOf(Move move);
    bool isOpening() const;
    double temperature() const;
    double loss(Score best, Score score) const { return lossOf(best, score, m_level.leadCp); }

    const LevelRequest& m_request;
    const Level& m_level;
    const PlainSearch& m_search;
    std::vector<Move> m_recaptures;
    int m_truthDepth = 0;  ///< plies
    RootLine m_truth;
};

/// The same position within the level's reach, but nothing else weakened.
SearchRequest LevelPlay::modest() const {
    SearchRequest request = m_request.atFullStrength();
    request.threads = 1;
    request.hashMib = kLevelHashMib;
    request.knowledge = {};
    request.limits.depth = std::min(request.limits.depth.value_or(m_level.depth), m_level.depth);
    request.limits.nodes = std::min(request.limits.nodes.value_or(m_level.nodes), m_level.nodes);
    return request;
}

SearchRequest LevelPlay::asItSees() const {
    SearchRequest request = modest();
    if (const Attention attention(m_level, m_request.gameSeed, Attention::Mover::Opponent);
        !attention.isPerfect())
        request.replyFilter = std::make_shared<Attention>(attention);
    request.evaluator.noiseCp = isOpening() ? m_level.noiseCp / kOpeningKnowledge : m_level.noiseCp;
    request.evaluator.noiseSeed = scrambled(m_request.gameSeed + static_cast<std::uint64_t>(m_level.number));
    const int choices = m_level.depth >= kSelfReliantDepth ? kChoicesOfStrong : kChoices;
    request.multiPv = std::max(request.multiPv, choices);
    request.searchMoves = movesItSees();
    return request;
}

/// Without weaknesses, and without the pruning that is right about deep trees only.
SearchRequest LevelPlay::secondLook() const {
    SearchRequest request = modest();
    request.techniques = *presetFromId("deep-blue");
    request.limits.nodes = std::min(m_request.limits.nodes.value_or(kSecondLookNodes), kSecondLookNodes);
    return request;
}

std::vector<Move> LevelPlay::movesItSees() const {
    const Position& position = m_request.position;
    const std::vector<Move>& wanted = m_request.searchMoves;
    if (m_level.seesMateInOne && wanted.empty())
        if (const auto mate = mateInOne(position)) return {*mate};
    const Attention attention(m_level, m_request.gameSeed, Attention::Mover::Itself);
    std::vector<Move> moves = m_recaptures;
    for (const Move move : attention.noticed(position, m_request.lastMove, legalMoves(position)))
        if (!contains(moves, move)) moves.push_back(move);
    if (!wanted.empty()) std::erase_if(moves, [&](Move move) { return !contains(wanted, move); });
    return moves.empty() ? wanted : moves;
}

bool LevelPlay::isOpening() const { return m_request.position.gamePly() < m_level.varietyPlies; }

double LevelPlay::temperature() const {
    const double own = m_level.temperaturePermille / 1000.0;
    return isOpening() ? std::max(own, kVarietyTemperature) : own;
}

/// The lines in a random order, drawn by a softmax over what they seem to cost; those that seem to cost too
/// much stay out.
std::vector<RootLine> LevelPlay::drawOrder(std::vector<RootLine> lines) const {
    const double degrees = temperature();
    const Score best = lines.front().score;
    Random random(m_request.position.key() ^ scrambled(m_request.gameSeed));
    std::erase_if(
        lines, [&](const RootLine& line) { return loss(best, line.score) * 100 > m_level.maxLossPercent; });
    // Drawing without putting back by such weights is sorting by score plus Gumbel noise.
    constexpr double kUnit = 0x1p-53;
    std::vector<std::pair<double, RootLine>> drawn;
    for (RootLine& line : lines) {
        const double uniform = (static_cast<double>(random.next() >> 11) + 0.5) * kUnit;
        const double key = -std::log(-std::log(uniform)) * degrees - loss(best, line.score);
        drawn.emplace_back(key, std::move(line));
    }
    std::stable_sort(drawn.begin(), drawn.end(),
                     [](const auto& a, const auto& b) { return a.first > b.first; });
    lines.clear();
    for (auto& [key, line] : drawn) lines.push_back(std::move(line));
    return lines;
}

/// Finds the best move and its score without the level's weaknesses; false if there was no time for it.
bool LevelPlay::lookAgain() {
    const SearchResult result = m_search(secondLook(), false);
    m_truthDepth = result.info.depth;
    m_truth = {result.info.score, result.info.pv};
    return m_truthDepth > 0;
}

Score LevelPlay::truthOf(Move move) {
    if (move == m_truth.pv.front()) return m_truth.score;
    SearchRequest request = secondLook();
    request.searchMoves = {move};
    request.limits.depth = m_truthDepth;
    return m_search(request, false).info.score;
}

bool LevelPlay::isBearable(Move move) {
    const bool refusesRecapture = !m_recaptures.empty() && !contains(m_recaptures, move);
    const bool isGift = !winsExchange(m_request.position, move, -kLargestGiftCp);
    const double usual = m_level.maxLossPercent / 100.0;
    const double bound = refusesRecapture || isGift ? std::min(kOddMoveLoss, usual) : usual;
    return loss(m_truth.score, truthOf(move)) <= bound;
}

/// The first line whose move costs no more than it may; if there is none, the truth.
const RootLine& LevelPlay::firstBearable(const std::vector<RootLine>& lines) {
    if (m_level.depth >= kSelfReliantDepth || !lookAgain()) return lines.front();
    for (const RootLine& line : lines)
        if (isBearable(line.pv.front())) return line;
    return m_truth;
}

SearchResult LevelPlay::mateLoneKing() const {
    SearchRequest request = modest();
    request.limits.depth = std::max(m_level.depth, kEndingDepth);
    request.limits.nodes = std::max(m_level.nodes, kEndingNodes);
    return m_search(request, true);
}

SearchResult LevelPlay::run() {
    if (m_level.knowsEndings && isWonEnding(m_request.position)) return mateLoneKing();
    SearchResult result = m_search(asItSees(), true);
    if (result.bestMove.isNull()) return result;
    std::vector<RootLine>& lines = result.info.lines;
    if (lines.empty()) lines.push_back({result.info.score, result.info.pv});
    const std::vector<RootLine> order = drawOrder(lines);
    const RootLine chosen = firstBearable(order);
    std::erase_if(lines, [&](const RootLine& line) { return line.pv.front() == chosen.pv.front(); });
    lines.insert(lines.begin(), chosen);
    lines.resize(std::min(lines.size(), static_cast<std::size_t>(std::max(m_request.multiPv, 1))));
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

SearchRequest asLevelSees(const LevelRequest& request) { return LevelPlay(request, {}).asItSees(); }

SearchResult searchAtLevel(const LevelRequest& request, const PlainSearch& search) {
    return LevelPlay(request, search).run();
}

}  // namespace plyglass
