#include "app/services/analysis/annotated_game.h"

#include <algorithm>

#include "app/services/report_words.h"
#include "engine/chess/pgn_comment.h"

namespace plyglass {

namespace {

/// Glyphs of PGN that judge a move: !, ?, !!, ??, !?, ?!.
constexpr int kFirstJudgingNag = 1;
constexpr int kLastJudgingNag = 6;

void writeScore(GameNode& node, const GameReport& report, int position) {
    const auto& searched = report.positions[static_cast<std::size_t>(position)];
    if (!searched || searched->depth == 0) return;
    const int sign = moverOf(report.line, position) == White ? 1 : -1;
    node.evalCp.reset();
    node.evalMate.reset();
    node.nodes.reset();  // they were searched for another score
    if (isMate(searched->score))
        node.evalMate = sign * mateInMoves(searched->score);
    else
        node.evalCp = sign * searched->score;
    node.evalDepth = searched->depth;
}

void writeMark(GameNode& node, const GameReport& report, int move) {
    const int nag = markNag(report.moves[static_cast<std::size_t>(move)].mark);
    if (nag == 0) return;
    std::erase_if(node.nags, [](int old) { return old >= kFirstJudgingNag && old <= kLastJudgingNag; });
    node.nags.insert(node.nags.begin(), nag);
    const std::string note = noteText(report, move).toStdString();
    if (node.comment.find(note) == std::string::npos) addComment(node.comment, note);
}

void addBetterLine(Game& game, const GameNode* before, const GameReport& report, int move) {
    if (markNag(report.moves[static_cast<std::size_t>(move)].mark) == 0) return;
    game.goTo(before);
    const auto& line = report.bestLine(move);
    for (std::size_t i = 0; i < std::min(line.size(), kVariationPlies); ++i)
        if (!game.addMove(line[i])) break;
}

}  // namespace

void annotate(Game& game, const GameReport& report) {
    const GameNode* current = game.current();
    const GameNode* node = game.root();
    for (int move = 0; move < static_cast<int>(report.moves.size()) && !node->children().empty(); ++move) {
        GameNode& next = *node->children().front();
        writeScore(next, report, move + 1);
        writeMark(next, report, move);
        addBetterLine(game, node, report, move);
        node = &next;
    }
    game.goTo(current);
}

}  // namespace plyglass
