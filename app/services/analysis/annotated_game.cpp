#include "app/services/analysis/annotated_game.h"

#include <algorithm>

#include "app/services/analysis/nag_text.h"
#include "app/services/translated.h"
#include "engine/chess/pgn_comment.h"
#include "engine/words/report_words.h"

namespace plyglass {

namespace {

void writeScore(Remarks& remarks, const GameReport& report, int position) {
    const auto searched = report.deepest(position);
    if (!searched || searched->depth == 0) return;
    const int sign = moverOf(report.line, position) == White ? 1 : -1;
    remarks.evalCp.reset();
    remarks.evalMate.reset();
    remarks.nodes.reset();  // they belong to another score
    if (isMate(searched->score))
        remarks.evalMate = sign * mateInMoves(searched->score);
    else
        remarks.evalCp = sign * searched->score;
    remarks.evalDepth = searched->depth;
}

/// NAG of a move; none while it awaits its second search.
int certainNag(const GameReport& report, int move) {
    const ReportMove& judged = report.moves[static_cast<std::size_t>(move)];
    return judged.awaitsSearch ? 0 : markNag(judged.mark);
}

void writeMark(Remarks& remarks, const GameReport& report, int move) {
    const int nag = certainNag(report, move);
    if (nag == 0) return;
    if (judgingNag(remarks.nags) == 0) remarks.nags.insert(remarks.nags.begin(), nag);
    const std::string note = plainComment(translated(noteText(report, move)).toStdString());
    const auto lines = splitComments(remarks.comment);
    if (std::find(lines.begin(), lines.end(), note) == lines.end()) addComment(remarks.comment, note);
}

std::vector<Move> betterLine(const GameReport& report, int move) {
    if (certainNag(report, move) == 0) return {};
    const std::vector<Move> line = report.best(move).line;
    return {line.begin(), line.begin() + static_cast<std::ptrdiff_t>(std::min(line.size(), kVariationPlies))};
}

}  // namespace

std::vector<Annotation> annotationsOf(const Game& game, const GameReport& report) {
    std::vector<Annotation> annotations;
    const auto nodes = nodesTo(game.mainLineEnd());
    annotations.reserve(nodes.size());
    for (std::size_t i = 0; i < std::min(nodes.size(), report.moves.size()); ++i) {
        const int move = static_cast<int>(i);
        Remarks remarks = nodes[i]->remarks();
        writeScore(remarks, report, move + 1);
        writeMark(remarks, report, move);
        annotations.push_back({nodes[i], std::move(remarks), betterLine(report, move)});
    }
    return annotations;
}

}  // namespace plyglass
