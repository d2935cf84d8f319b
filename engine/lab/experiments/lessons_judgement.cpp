// Lessons on what can change the answer: where the search stops looking, where it takes a risk, and who
// judges.
#include <fmt/format.h>

#include "engine/base/translatable.h"
#include "engine/lab/experiments/lesson_parts.h"

namespace plyglass {

namespace {

using namespace lesson_positions;

Lesson horizon() {
    const auto at = [](const Techniques& techniques, int depth) {
        return LessonSetting{techniques, EvaluatorKind::Material, depth};
    };
    const Techniques blind = ordered();
    return {
        .id = "horizon",
        .title = translatable("Engine", "The horizon and quiescence"),
        .idea = translatable(
            "Engine",
            "A search that stops after so many plies believes what it sees there, even in the middle of an "
            "exchange. Quiescence plays the captures out before it judges."),
        .fen = kItalian,
        .start = at(blind, 1),
        .switches = {"quiescence"},
        .maxDepth = 4,
        .offersEvaluators = false,
        .steps = {
            {translatable("Engine", "Search one ply deep without quiescence."),
             translatable("Engine", "The move and the score. Is the pawn on e5 really free?"),
             {at(blind, 1)},
             [](LessonRuns r) {
                 return fmt::format(
                     "{}, “a pawn up” ({}). The knight that takes back lies beyond the horizon.",
                     moveInWords(r[0], kItalian), scoreInWords(r[0]));
             }},
            {translatable("Engine", "Switch quiescence on and search one ply again."),
             translatable("Engine", "The move, the score, and the few nodes more."),
             {at(with(blind, {"quiescence"}), 1)},
             [](LessonRuns r) {
                 return fmt::format("{} and {}: it saw the knight being taken, for {} nodes instead of {}.",
                                    moveInWords(r[1], kItalian), scoreInWords(r[1]), r[1].nodes(),
                                    r[0].nodes());
             }},
            {translatable("Engine", "Switch it off again and search two plies, then three."),
             translatable("Engine", "How the score swings: whoever moves last seems to win a pawn."),
             {at(blind, 2), at(blind, 3)},
             [](LessonRuns r) {
                 return fmt::format(
                     "{} after two plies, {} after three. Looking deeper does not move the horizon out of "
                     "sight.",
                     scoreInWords(r[2]), scoreInWords(r[3]));
             }}}};
}

Lesson reductions() {
    // Everything of 1997 but the extensions: nothing is pruned.
    const Techniques thorough = with(presetFromId("deep-blue").value(),
                                     {"check-extension", "singular-extension", "double-extension"}, false);
    const auto at = [](const Techniques& techniques) {
        return LessonSetting{techniques, EvaluatorKind::Hand, 8};
    };
    return {
        .id = "null-move",
        .title = translatable("Engine", "Null move and reductions"),
        .idea = translatable(
            "Engine",
            "From here on the search takes risks. If even passing is good enough, a real move will be "
            "too; and "
            "moves that come late in the order get a shallower look first."),
        .fen = kMiddlegame,
        .start = at(thorough),
        .switches = {"null-move", "late-move-reductions"},
        .maxDepth = 9,
        .offersEvaluators = false,
        .steps = {{translatable("Engine", "Search eight plies deep with both off."),
                   translatable("Engine", "Nodes, score and move."),
                   {at(thorough)},
                   [](LessonRuns r) {
                       return fmt::format("{} nodes, {}, {}.", nodesInWords(r[0]),
                                          moveInWords(r[0], kMiddlegame), scoreInWords(r[0]));
                   }},
                  {translatable("Engine", "Switch the null move on and search again."),
                   translatable("Engine", "The nodes, and whether the move is still the same."),
                   {at(with(thorough, {"null-move"}))},
                   [](LessonRuns r) {
                       return fmt::format("{} nodes, {} fewer, and {}.", nodesInWords(r[1]),
                                          timesInWords(r[0], r[1]), moveInWords(r[1], kMiddlegame));
                   }},
                  {translatable("Engine", "Switch late-move reductions on as well."),
                   translatable("Engine",
                                "The nodes once more, and the score: it may differ now. That is the risk."),
                   {at(with(thorough, {"null-move", "late-move-reductions"}))},
                   [](LessonRuns r) {
                       return fmt::format(
                           "{} nodes: {} fewer than at the beginning. The score is {}, it was {}.",
                           nodesInWords(r[2]), timesInWords(r[0], r[2]), scoreInWords(r[2]),
                           scoreInWords(r[0]));
                   }}}};
}

Lesson evaluation() {
    const auto judgedBy = [](EvaluatorKind kind) {
        return LessonSetting{presetFromId("full").value(), kind, 6};
    };
    return {
        .id = "evaluation",
        .title = translatable("Engine", "Evaluation"),
        .idea = translatable(
            "Engine",
            "At the end of every line somebody has to say who stands better. The search can only be as "
            "wise as "
            "its judge."),
        .fen = kStart,
        .start = judgedBy(EvaluatorKind::Material),
        .switches = {},
        .maxDepth = 6,
        .offersEvaluators = true,
        .steps = {
            {translatable("Engine", "Search the first move of a game with a judge that only counts pieces."),
             translatable("Engine", "The move it likes, and the score."),
             {judgedBy(EvaluatorKind::Material)},
             [](LessonRuns r) {
                 return fmt::format(
                     "{} and {}: as long as nothing is taken, every move is as good as any other.",
                     moveInWords(r[0], kStart), scoreInWords(r[0]));
             }},
            {translatable("Engine", "Let the hand evaluation judge instead."),
             translatable("Engine", "The move. The search is the same, only the judge has changed."),
             {judgedBy(EvaluatorKind::Hand)},
             [](LessonRuns r) {
                 return fmt::format("{}: it knows what a developed piece is worth.",
                                    moveInWords(r[1], kStart));
             }},
            {translatable("Engine", "Ask the third judge, the genome of 25 numbers."),
             translatable("Engine", "Three judges, three opinions about the same search."),
             {judgedBy(EvaluatorKind::Genome)},
             [](LessonRuns r) {
                 return fmt::format("{}. Whose judgement is better can only be found out by playing.",
                                    moveInWords(r[2], kStart));
             }}}};
}

}  // namespace

std::vector<Lesson> lessonsOnJudgement() { return {horizon(), reductions(), evaluation()}; }

}  // namespace plyglass
