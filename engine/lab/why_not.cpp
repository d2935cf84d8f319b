#include "engine/lab/why_not.h"

#include <fmt/format.h>

#include <algorithm>

#include "engine/chess/movegen.h"
#include "engine/lab/words.h"

namespace plyglass {

namespace {

/// A score of the position after a move, seen by who made it, one ply earlier.
Score beforeTheMove(Score score) {
    if (!isMate(score)) return -score;
    return score > 0 ? -score + 1 : -score - 1;
}

SearchRequest plainRequest(const SearchRequest& asked) {
    SearchRequest request = asked;
    request.searchMoves.clear();
    request.multiPv = 1;
    request.ponder = false;
    request.level.reset();
    return request;
}

/// The position after the candidate, to be searched one ply less deep.
SearchRequest requestAfter(const SearchRequest& before, Move move) {
    SearchRequest request = before;
    if (request.history.empty() || request.history.back() != before.position.key())
        request.history.push_back(before.position.key());
    request.position.play(move);
    request.lastMove = move;
    if (request.limits.depth) request.limits.depth = std::max(*request.limits.depth - 1, 1);
    return request;
}

/// The iterations that both searches finished; the candidate's depth d is the question's d + 1.
std::vector<WhyNotDepth> sideBySide(const SearchInfo& best, const SearchInfo& after) {
    std::vector<WhyNotDepth> depths;
    for (const DepthRecord& record : best.depths)
        for (const DepthRecord& reply : after.depths)
            if (reply.depth + 1 == record.depth)
                depths.push_back({record.depth, record.score, beforeTheMove(reply.score), reply.bestMove});
    return depths;
}

int fallOf(const WhyNotAnswer& answer) {
    int fell = 0;
    for (auto depth = answer.depths.rbegin(); depth != answer.depths.rend(); ++depth) {
        if (2 * (depth->best - depth->candidate) < answer.costCp()) break;
        fell = depth->depth;
    }
    return fell;
}

WhyNotVerdict verdictOf(const WhyNotAnswer& answer, Move candidate, std::size_t legalMoves) {
    if (legalMoves == 1) return WhyNotVerdict::OnlyMove;
    if (answer.bestLine.front() == candidate) return WhyNotVerdict::Best;
    if (answer.costCp() <= kAsGoodCp) return WhyNotVerdict::AsGood;
    const bool getsMated = answer.candidateScore <= -kMateThreshold;
    if (getsMated && answer.bestScore > -kMateThreshold) return WhyNotVerdict::GetsMated;
    const bool mates = answer.bestScore >= kMateThreshold;
    if (mates && answer.candidateScore < kMateThreshold) return WhyNotVerdict::MissesMate;
    return WhyNotVerdict::Worse;
}

std::string costInWords(int cp) {
    const std::string pawns = fmt::format("{:.1f}", cp / 100.0);
    return pawns == "1.0" ? "1 pawn" : pawns + " pawns";
}

/// What comes after the candidate: "5…Nxe5 6.Bb5+ c6".
std::string replyInWords(const WhyNotAnswer& answer, const Position& position) {
    Position after = position;
    after.play(answer.candidateLine.front());
    return lineInWords(after, {answer.candidateLine.begin() + 1, answer.candidateLine.end()});
}

/// What the reply does, and what the best move would have kept.
std::string reasonInWords(const WhyNotAnswer& answer, const Position& position) {
    const Color mover = position.sideToMove();
    const std::string best = lineInWords(position, answer.bestLine, 1);
    const std::string candidateScore = scoreInWords(answer.candidateScore, mover);
    const std::string bestScore = scoreInWords(answer.bestScore, mover);
    switch (answer.verdict) {
        case WhyNotVerdict::GetsMated:
            return fmt::format("It is answered by mate in {}: {}. {} avoids that ({}).",
                               -mateInMoves(answer.candidateScore), replyInWords(answer, position), best,
                               bestScore);
        case WhyNotVerdict::MissesMate:
            return fmt::format("{} mates in {}: {}. After the move in question the score is {}.", best,
                               mateInMoves(answer.bestScore), lineInWords(position, answer.bestLine),
                               candidateScore);
        default:
            if (answer.candidateLine.size() == 1)
                return fmt::format("It ends the game with {}; {} keeps {}.", candidateScore, best, bestScore);
            return fmt::format("It is answered by {} and leaves {}; {} keeps {}.",
                               replyInWords(answer, position), candidateScore, best, bestScore);
    }
}

std::string fallInWords(const WhyNotAnswer& answer) {
    if (answer.depths.empty() || answer.fellAtDepth == 0) return "";
    if (answer.fellAtDepth == answer.depths.front().depth) return " The search saw it at once.";
    return fmt::format(" Up to depth {} it looked better; the reply was seen at depth {}.",
                       answer.fellAtDepth - 1, answer.fellAtDepth);
}

}  // namespace

Result<WhyNotAnswer> askWhyNot(Searcher& searcher, const WhyNotQuestion& question,
                               const Searcher::InfoCallback& onInfo) {
    const Position& position = question.search.position;
    if (!isLegal(position, question.candidate))
        return fail("The move to ask about is not legal in this position.");
    MoveList legal;
    generateLegal(position, legal);

    searcher.clear();
    const SearchRequest request = plainRequest(question.search);
    const SearchResult best = searcher.search(request, onInfo);
    const SearchRequest afterRequest = requestAfter(request, question.candidate);
    const SearchResult after = searcher.search(afterRequest, onInfo);

    WhyNotAnswer answer;
    answer.bestScore = best.info.score;
    answer.candidateScore = beforeTheMove(after.info.score);
    answer.bestLine = best.info.pv;
    answer.candidateLine = {question.candidate};
    answer.candidateLine.insert(answer.candidateLine.end(), after.info.pv.begin(), after.info.pv.end());
    answer.depths = sideBySide(best.info, after.info);
    answer.depth = answer.depths.empty() ? 0 : answer.depths.back().depth;
    answer.nodes = best.info.statistics.totalNodes() + after.info.statistics.totalNodes();
    answer.isInterrupted = request.limits.depth && !(best.completed && after.completed);
    answer.verdict = verdictOf(answer, question.candidate, legal.size());
    if (answer.verdict != WhyNotVerdict::Best && answer.verdict != WhyNotVerdict::AsGood)
        answer.fellAtDepth = fallOf(answer);
    return answer;
}

std::string inWords(const WhyNotAnswer& answer, const Position& position) {
    const std::string move = lineInWords(position, answer.candidateLine, 1);
    const Color mover = position.sideToMove();
    switch (answer.verdict) {
        case WhyNotVerdict::OnlyMove:
            return fmt::format("{} is the only legal move.", move);
        case WhyNotVerdict::Best:
            return fmt::format("{} is what the search would play: {}, with {}.", move,
                               scoreInWords(answer.bestScore, mover), lineInWords(position, answer.bestLine));
        case WhyNotVerdict::AsGood:
            return fmt::format(
                "{} is as good: {} against {} after {}.", move, scoreInWords(answer.candidateScore, mover),
                scoreInWords(answer.bestScore, mover), lineInWords(position, answer.bestLine, 1));
        case WhyNotVerdict::Worse:
            if (!isMate(answer.bestScore) && !isMate(answer.candidateScore))
                return fmt::format("{} costs {}. {}{}", move, costInWords(answer.costCp()),
                                   reasonInWords(answer, position), fallInWords(answer));
            [[fallthrough]];
        case WhyNotVerdict::MissesMate:
        case WhyNotVerdict::GetsMated:
            return fmt::format("{}: {}{}", move, reasonInWords(answer, position), fallInWords(answer));
    }
    return {};
}

}  // namespace plyglass
