#include "app/services/handout/report_handout.h"

#include <QCoreApplication>
#include <utility>

#include "app/services/handout/game_handout.h"
#include "app/services/translated.h"
#include "app/services/utf8_text.h"
#include "engine/lab/analysis/format.h"
#include "engine/words/report_words.h"

namespace plyglass {

namespace {

using Kind = HandoutBlock::Kind;

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Handout)
};

HandoutDiagram diagramBefore(const GameReport& report, const LinePositions& positions, int move) {
    HandoutDiagram diagram;
    diagram.position = positions.at(move);
    diagram.options.isFlipped = diagram.position.sideToMove() == Black;
    diagram.caption =
        Words::tr("Before %1. %2").arg(text(reportMoveText(report, move)), sideToMoveText(diagram.position));
    return diagram;
}

void addSide(HandoutDocument& document, const GameReport& report, Color color) {
    const QString side = color == White ? Words::tr("White") : Words::tr("Black");
    document.blocks.push_back(
        {Kind::Text, {{side + QStringLiteral(": "), true}, {translated(sideText(report.sides[color]))}}});
}

}  // namespace

HandoutDocument reportHandout(const Game& game, const GameReport& report) {
    HandoutDocument document = headOf(game);
    addSide(document, report, White);
    addSide(document, report, Black);
    const LinePositions positions(report.line);
    for (int move = 0; move < static_cast<int>(report.moves.size()); ++move) {
        const ReportMove& judged = report.moves[static_cast<std::size_t>(move)];
        if (judged.awaitsSearch || markSign(judged.mark).empty()) continue;
        document.blocks.push_back({Kind::Text,
                                   {{text(reportMoveText(report, move)) + u' ', true},
                                    {translated(noteText(report, move)) + u' '},
                                    {translated(swingSentence(report, move))}}});
        if (isBad(judged.mark))
            document.blocks.push_back(handoutDiagram(diagramBefore(report, positions, move), true));
    }
    document.blocks.push_back(handoutText(translated(provenanceText(report.provenance)), Kind::SmallText));
    return document;
}

QString solutionText(const QString& better, const QString& played) {
    return Words::tr("%1. The game went %2.").arg(better, played);
}

std::vector<HandoutExercise> exercisesFor(const GameReport& report) {
    std::vector<HandoutExercise> exercises;
    const LinePositions positions(report.line);
    for (int move = 0; move < static_cast<int>(report.moves.size()); ++move) {
        const ReportMove& judged = report.moves[static_cast<std::size_t>(move)];
        const std::vector<Move> line = report.best(move).line;
        if (judged.awaitsSearch || !isBad(judged.mark) || line.empty()) continue;
        const Position& position = positions.at(move);
        exercises.push_back(
            {position, solutionText(text(lineToText(position, line)), text(reportMoveText(report, move)))});
    }
    return exercises;
}

HandoutDocument exerciseSheet(HandoutDocument head, const std::vector<HandoutExercise>& exercises) {
    if (exercises.empty()) return head;
    std::vector<HandoutBlock> solutions;
    for (const HandoutExercise& exercise : exercises) {
        const QString number = QString::number(solutions.size() + 1);
        HandoutDiagram diagram;
        diagram.position = exercise.position;
        diagram.options.isFlipped = exercise.position.sideToMove() == Black;
        diagram.heading = number;
        diagram.caption = sideToMoveText(exercise.position);
        head.blocks.push_back(handoutDiagram(std::move(diagram), false));
        solutions.push_back({Kind::Text, {{number + QStringLiteral(")  "), true}, {exercise.solution}}});
        if (!exercise.source.isEmpty()) {
            solutions.back().runs.push_back({QStringLiteral(" ")});
            solutions.back().runs.push_back({exercise.source, false, true});
        }
    }
    head.blocks.push_back({Kind::NewPage});
    head.blocks.push_back(handoutText(Words::tr("Solutions"), Kind::Heading));
    for (HandoutBlock& solution : solutions) head.blocks.push_back(std::move(solution));
    return head;
}

}  // namespace plyglass
