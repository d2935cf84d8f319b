#include "app/commands/why_not_command.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstdio>
#include <memory>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>

#include "app/commands/command_failure.h"
#include "app/commands/console.h"
#include "app/commands/evaluator_option.h"
#include "app/services/why_words.h"
#include "engine/chess/fen.h"
#include "engine/chess/san.h"
#include "engine/lab/analysis/why_not.h"

namespace plyglass {

namespace {

struct WhyNotArguments {
    std::string fen = kStartFen;
    std::string move;
    std::string preset = "full";
    std::string evaluator = standardEvaluatorName();
    std::optional<int> depth;
    std::optional<std::uint64_t> nodes;
    std::optional<std::int64_t> moveTimeMs;
    int threads = 1;
    bool json = false;
};

Result<WhyNotQuestion> questionFrom(const WhyNotArguments& options) {
    const auto position = ofOption("--fen", Position::fromFen(options.fen));
    if (!position) return tl::unexpected(position.error());
    const auto move = ofOption("--move", parseMove(*position, options.move));
    if (!move) return tl::unexpected(move.error());
    const auto techniques = ofOption("--preset", presetFromId(options.preset));
    if (!techniques) return tl::unexpected(techniques.error());
    const auto evaluator = ofOption("--evaluator", evaluatorChoiceFrom(options.evaluator));
    if (!evaluator) return tl::unexpected(evaluator.error());
    WhyNotQuestion question;
    question.search.position = *position;
    question.search.techniques = *techniques;
    question.search.evaluator = *evaluator;
    question.search.threads = options.threads;
    question.search.limits.depth = options.depth;
    question.search.limits.nodes = options.nodes;
    question.search.limits.moveTimeMs = options.moveTimeMs;
    question.candidate = *move;
    return question;
}

nlohmann::ordered_json scoreJson(Score score) {
    if (isMate(score)) return {{"mateIn", mateInMoves(score)}};
    return {{"scoreCp", score}};
}

std::string json(const WhyNotAnswer& answer, const Position& position) {
    const auto line = [&](const std::vector<Move>& moves) {
        auto list = nlohmann::ordered_json::array();
        Position now = position;
        for (const Move move : moves) {
            list.push_back(toUci(now, move));
            now.play(move);
        }
        return list;
    };
    nlohmann::ordered_json json = {
        {"words", fullText(answer, position).toStdString()},
        {"verdict", verdictText(answer.verdict, answer.bestScore, answer.candidateScore).toStdString()},
        {"pov", "sideToMove"},
        {"depth", std::min(answer.bestDepth, answer.candidateDepth)}};
    json["best"] = scoreJson(answer.bestScore);
    json["best"]["line"] = line(answer.bestLine);
    json["candidate"] = scoreJson(answer.candidateScore);
    json["candidate"]["line"] = line(answer.candidateLine);
    auto reasons = nlohmann::ordered_json::array();
    for (const Reason& reason : answer.reasons) reasons.push_back(reasonText(reason).toStdString());
    json["reasons"] = reasons;
    json["fellAtDepth"] = answer.fellAtDepth;
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

void answerWhyNot(const WhyNotArguments& options) {
    const auto question = questionFrom(options);
    if (!question) failCommand(question.error().message, kExitUsage);
    Searcher searcher;
    const auto answer = askWhyNot(searcher, *question);
    if (!answer) failCommand(answer.error().message, kExitUsage);
    const Position& position = question->search.position;
    if (options.json) {
        printOut("{}", json(*answer, position));
    } else {
        printOut("{}\n", fullText(*answer, position).toStdString());
    }
}

}  // namespace

void addWhyNotCommand(CLI::App& app) {
    CLI::App* command =
        app.add_subcommand("whynot", "Say why a move is not the best: what it costs and what refutes it");
    const auto options = std::make_shared<WhyNotArguments>();
    command->add_option("--fen", options->fen, "The position; the start position if left out");
    command->add_option("--move", options->move, "The move in question: Nxe5 or f3e5")->required();
    command->add_option("--depth", options->depth, "Search so many plies")->check(CLI::Range(2, kMaxPly - 1));
    command
        ->add_option("--nodes", options->nodes,
                     "Each of the two searches may take so many nodes (default: 2 million)")
        ->check(CLI::Range(std::uint64_t{1}, std::uint64_t{1} << 60));
    command
        ->add_option("--movetime", options->moveTimeMs,
                     "Each of the two searches may take so many milliseconds")
        ->check(CLI::Range(1, 86'400'000));
    command->add_option("--preset", options->preset, "Where the switches stand")->capture_default_str();
    command->add_option("--evaluator", options->evaluator, evaluatorHelp())->capture_default_str();
    command->add_option("--threads", options->threads, "Threads of the search")
        ->check(CLI::Range(1, kMaxThreads));
    command->add_flag("--json", options->json, "Print one line of JSON");
    command->callback([options] { answerWhyNot(*options); });
}

}  // namespace plyglass
