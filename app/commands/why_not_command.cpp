#include <fmt/format.h>

#include <algorithm>
#include <memory>
#include <nlohmann/json.hpp>
#include <string>

#include "app/commands/commands.h"
#include "app/commands/shared/command_failure.h"
#include "app/commands/shared/common_options.h"
#include "app/commands/shared/fen_option.h"
#include "app/commands/shared/technique_option.h"
#include "app/services/translated.h"
#include "engine/chess/fen.h"
#include "engine/chess/san.h"
#include "engine/knowledge/endgames/endgame_tables.h"
#include "engine/lab/analysis/report_json.h"
#include "engine/words/why_words.h"

namespace plyglass {

namespace {

struct WhyNotArguments {
    std::string fen = kStartFen;
    std::string move;
    std::string preset = "full";
    std::string evaluator = standardEvaluatorName();
    SearchRequest search;  ///< the options that need no conversion
    bool json = false;
};

WhyNotQuestion questionFrom(const WhyNotArguments& options) {
    WhyNotQuestion question;
    question.search = options.search;
    question.search.position = positionOf("--fen", options.fen);
    question.candidate = valueOf("--move", parseMove(question.search.position, options.move));
    question.search.techniques = valueOf("--preset", presetFromId(options.preset));
    question.search.evaluator = valueOf("--evaluator", evaluatorChoiceFrom(options.evaluator));
    question.search.knowledge.endgames = &EndgameTables::builtIn();
    return question;
}

std::string json(const WhyNotAnswer& answer, const Position& position) {
    nlohmann::ordered_json json = {
        {"words", translated(fullText(answer, position)).toStdString()},
        {"verdict",
         translated(verdictText(answer.verdict, answer.bestScore, answer.candidateScore)).toStdString()},
        {"pov", "sideToMove"},
        {"depth", depthOf(answer)}};
    json["best"] = scoreJson(answer.bestScore);
    json["best"]["line"] = lineJson(position, answer.bestLine);
    json["candidate"] = scoreJson(answer.candidateScore);
    json["candidate"]["line"] = lineJson(position, answer.candidateLine);
    auto facts = nlohmann::ordered_json::array();
    for (const Fact& fact : answer.facts)
        facts.push_back({{"text", translated(factText(fact, position, Telling::Against)).toStdString()},
                         {"line", lineJson(position, fact.line)}});
    json["facts"] = facts;
    json["fellAtDepth"] = answer.rejectedAtDepth;
    auto depths = nlohmann::ordered_json::array();
    for (const WhyNotDepth& depth : answer.depths) {
        nlohmann::ordered_json row = {{"depth", depth.depth},
                                      {"bestMove", toUci(position, depth.bestMove)},
                                      {"best", scoreJson(depth.best)}};
        if (depth.candidate) row["candidate"] = scoreJson(*depth.candidate);
        depths.push_back(row);
    }
    json["depths"] = depths;
    json["nodes"] = answer.nodes;
    return json.dump() + '\n';
}

void runWhyNot(const WhyNotArguments& options) {
    const WhyNotQuestion question = questionFrom(options);
    Searcher searcher;
    const WhyNotAnswer answer = valueOf(askWhyNot(searcher, question));
    const Position& position = question.search.position;
    if (options.json)
        printOut("{}", json(answer, position));
    else
        printOut("{}\n", translated(fullText(answer, position)).toStdString());
}

}  // namespace

void addWhyNotCommand(CLI::App& app) {
    CLI::App* command =
        app.add_subcommand("whynot", "Explain why a move is not the best: what it costs and what refutes it");
    const auto options = std::make_shared<WhyNotArguments>();
    MoveLimits& limits = options->search.limits;
    addFenOption(*command, options->fen);
    command->add_option("--move", options->move, "The move in question, like Nxe5 or f3e5")->required();
    command->add_option("--depth", limits.depth, "Depth of each of the two searches, in plies")
        ->check(CLI::Range(2, kMaxPly - 1));
    addNodesOption(*command, limits.nodes, "Nodes of each of the two searches (default: 2 million)");
    addMoveTimeOption(*command, limits.moveTimeMs, "Milliseconds of each of the two searches");
    command->add_option("--preset", options->preset, presetHelp());
    addEvaluatorOption(*command, options->evaluator);
    addThreadsOption(*command, options->search.threads);
    command->add_flag("--json", options->json, "Print one line of JSON");
    command->callback([options] { runWhyNot(*options); });
}

}  // namespace plyglass
