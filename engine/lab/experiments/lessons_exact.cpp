// Lessons on what changes the work and never the answer.
#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "engine/base/translatable.h"
#include "engine/lab/experiments/lesson_parts.h"

namespace plyglass {

namespace {

using namespace lesson_positions;

/// A setting whose judge counts pieces.
LessonSetting counting(const Techniques& techniques, int depth) {
    return {techniques, EvaluatorKind::Material, depth};
}

/// How long ten plies would take, at ten million nodes a second, if each ply multiplied the nodes as the
/// fourth did: "4 years".
std::string tenPliesInWords(const LessonRun& three, const LessonRun& four) {
    constexpr int kPliesMore = 6;
    constexpr double kNodesPerSecond = 1e7;
    constexpr double kSecondsPerYear = 365.25 * 24 * 3600;
    const auto nodes = static_cast<double>(four.nodes());
    const double growth = nodes / static_cast<double>(std::max<std::uint64_t>(three.nodes(), 1));
    const double years = nodes * std::pow(growth, kPliesMore) / kNodesPerSecond / kSecondsPerYear;
    return years < 2 ? fmt::format("{:.1f} years", years) : fmt::format("{:.0f} years", years);
}

Lesson minimax() {
    return {
        .id = "minimax",
        .title = translatable("Engine", "Minimax"),
        .idea = translatable(
            "Engine",
            "The oldest idea: try every move, every reply, every answer to it, and assume that each side "
            "picks "
            "what is best for itself. Shannon wrote it down in 1950."),
        .fen = kItalian,
        .start = counting(nothing(), 1),
        .switches = {},
        .maxDepth = 4,
        .offersEvaluators = false,
        .steps = {
            {translatable("Engine", "Search one ply deep."),
             translatable("Engine",
                          "The number of nodes: one for the position itself and one for each legal move."),
             {counting(nothing(), 1)},
             [](LessonRuns r) {
                 return fmt::format("{} nodes: your position and its {} moves.", r[0].nodes(),
                                    r[0].nodes() - 1);
             }},
            {translatable("Engine", "Now two plies, then three."),
             translatable("Engine", "By how much the nodes grow with each ply."),
             {counting(nothing(), 2), counting(nothing(), 3)},
             [](LessonRuns r) {
                 return fmt::format("From {} to {}: {} for one more ply.", nodesInWords(r[1]),
                                    nodesInWords(r[2]), timesInWords(r[2], r[1]));
             }},
            {translatable("Engine",
                          "Guess how many nodes the fourth ply takes, then search four plies deep."),
             translatable("Engine", "Whether the guess was right, and what that means for ten plies."),
             {counting(nothing(), 4)},
             [](LessonRuns r) {
                 return fmt::format(
                     "{} nodes, {} again. At that rate ten plies would take {}, ten million nodes a "
                     "second. All the other lessons are about not having to look at them.",
                     nodesInWords(r[3]), timesInWords(r[3], r[2]), tenPliesInWords(r[2], r[3]));
             }}}};
}

Lesson alphaBeta() {
    const Techniques on = with(nothing(), {"alpha-beta"});
    return {.id = "alpha-beta",
            .title = translatable("Engine", "Alpha–beta"),
            .idea = translatable(
                "Engine",
                "Once one reply refutes a move, the other replies need no look: the move is out already. "
                "Nothing else "
                "changes; the answer is the same."),
            .fen = kItalian,
            .start = counting(nothing(), 4),
            .switches = {"alpha-beta"},
            .maxDepth = 5,
            .offersEvaluators = false,
            .steps = {{translatable("Engine", "Search four plies deep with alpha–beta off."),
                       translatable("Engine", "Nodes, score and move: remember them."),
                       {counting(nothing(), 4)},
                       [](LessonRuns r) {
                           return fmt::format("{} nodes, score {}, {}.", nodesInWords(r[0]),
                                              scoreInWords(r[0]), moveInWords(r[0], kItalian));
                       }},
                      {translatable("Engine", "Switch alpha–beta on and search the same depth again."),
                       translatable("Engine", "What is the same, and what is not."),
                       {counting(on, 4)},
                       [](LessonRuns r) {
                           return fmt::format("{} nodes instead of {}, {} fewer, and the same score {}.",
                                              nodesInWords(r[1]), nodesInWords(r[0]),
                                              timesInWords(r[0], r[1]), scoreInWords(r[1]));
                       }},
                      {translatable("Engine", "Leave it on and search a ply deeper."),
                       translatable("Engine", "Whether five plies with it cost more than four without it."),
                       {counting(on, 5)},
                       [](LessonRuns r) {
                           return fmt::format(
                               "{} nodes for five plies, {} for four without it: a ply for nothing.",
                               nodesInWords(r[2]), nodesInWords(r[0]));
                       }}}};
}

Lesson ordering() {
    const Techniques unordered = with(nothing(), {"alpha-beta"});
    return {
        .id = "ordering",
        .title = translatable("Engine", "Move ordering"),
        .idea = translatable(
            "Engine",
            "Alpha–beta saves the most if the best reply is tried first. Which one that is nobody knows "
            "beforehand, but a good guess is worth a great deal."),
        .fen = kItalian,
        .start = counting(unordered, 5),
        .switches = {"order-captured", "order-smallest-change"},
        .maxDepth = 6,
        .offersEvaluators = false,
        .steps = {
            {translatable("Engine", "Search five plies deep with no ordering: moves as they come."),
             translatable("Engine", "The nodes."),
             {counting(unordered, 5)},
             [](LessonRuns r) { return fmt::format("{} nodes.", nodesInWords(r[0])); }},
            {translatable("Engine", "Switch on “Captures first” and search again."),
             translatable("Engine", "The nodes, and that the score stays the same."),
             {counting(ordered(), 5)},
             [](LessonRuns r) {
                 return fmt::format("{} nodes, {} fewer: most bad moves are refuted by taking something.",
                                    nodesInWords(r[1]), timesInWords(r[0], r[1]));
             }},
            {translatable("Engine",
                          "Now try “Least change” instead: moves that change the score least come first."),
             translatable("Engine", "What a bad guess costs."),
             {counting(with(unordered, {"order-smallest-change"}), 5)},
             [](LessonRuns r) {
                 return fmt::format("{} nodes, {} as many as with captures first: it puts captures last.",
                                    nodesInWords(r[2]), timesInWords(r[2], r[1]));
             }}}};
}

Lesson table() {
    const Techniques on = with(ordered(), {"transposition-table"});
    return {
        .id = "table",
        .title = translatable("Engine", "The transposition table"),
        .idea = translatable(
            "Engine",
            "Different moves lead to the same position. The table remembers what was found there, so that no "
            "position need be searched twice."),
        .fen = kBlockedPawns,
        .start = counting(ordered(), 12),
        .switches = {"transposition-table"},
        .maxDepth = 20,
        .offersEvaluators = false,
        .steps = {
            {translatable("Engine", "Only the kings can move. Search twelve plies deep without the table."),
             translatable("Engine", "The nodes."),
             {counting(ordered(), 12)},
             [](LessonRuns r) {
                 return fmt::format("{} nodes, for two kings on a blocked board.", nodesInWords(r[0]));
             }},
            {translatable("Engine", "Switch the table on and search again."),
             translatable("Engine", "How many nodes are left."),
             {counting(on, 12)},
             [](LessonRuns r) {
                 return fmt::format("{}: {} fewer. The same positions come up again and again.",
                                    nodesInWords(r[1]), timesInWords(r[0], r[1]));
             }},
            {translatable("Engine", "Go to depth 20 with the table."),
             translatable("Engine", "Whether the nodes still multiply with every ply."),
             {counting(on, 20)},
             [](LessonRuns r) { return fmt::format("{} nodes for twenty plies.", nodesInWords(r[2])); }}}};
}

Lesson deepening() {
    const Techniques once = with(ordered(), {"transposition-table"});
    const Techniques stepwise = with(once, {"iterative-deepening"});
    return {.id = "deepening",
            .title = translatable("Engine", "Iterative deepening"),
            .idea = translatable(
                "Engine",
                "Search one ply, then two, then three … It looks like a waste, but each search leaves the "
                "best moves "
                "in the table, and the next one tries them first."),
            .fen = kSicilian,
            .start = {once, EvaluatorKind::Hand, 6},
            .switches = {"iterative-deepening"},
            .maxDepth = 7,
            .offersEvaluators = false,
            .steps = {
                {translatable("Engine", "Search six plies deep at once, with deepening off."),
                 translatable("Engine", "The nodes of this one search."),
                 {{once, EvaluatorKind::Hand, 6}},
                 [](LessonRuns r) { return fmt::format("{} nodes.", nodesInWords(r[0])); }},
                {translatable("Engine", "Switch deepening on and search again: six searches instead of one."),
                 translatable("Engine", "The nodes of all six together."),
                 {{stepwise, EvaluatorKind::Hand, 6}},
                 [](LessonRuns r) {
                     return fmt::format("{} nodes in six searches, {} in one: doing more is {} less work.",
                                        nodesInWords(r[1]), nodesInWords(r[0]), timesInWords(r[0], r[1]));
                 }}}};
}

}  // namespace

std::vector<Lesson> lessonsOnTheExactSearch() {
    return {minimax(), alphaBeta(), ordering(), table(), deepening()};
}

}  // namespace plyglass
