#include "app/commands/shared/old_names.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace plyglass {

namespace {

struct Renamed {
    std::string_view command;  ///< its current name
    std::string_view before;
    std::string_view now;
};

constexpr std::array kOptions = std::to_array<Renamed>({
    {"compare", "--again", "--repeat"},
    {"evolve", "--later-share", "--td-weight"},
    {"evolve", "--trace-decay", "--lambda"},
    {"match", "--patience", "--stall-timeout"},
    {"selfplay", "--out", "--pgn"},
    {"train", "--later-share", "--td-weight"},
    {"train", "--trace-decay", "--lambda"},
    {"train", "--endgame-trace-decay", "--endgame-lambda"},
    {"train", "--most-score", "--max-score"},
    {"train", "--start-decay", "--l2-sp"},
    {"train", "--last-rate-share", "--final-rate-factor"},
    {"tune", "--restraint", "--l2"},
    {"tune", "--result-share", "--result-weight"},
});

/// `selfgames` searched 5000 nodes for a move unless told otherwise.
constexpr std::string_view kSelfGamesNodes = "5000";

bool names(const std::string& word, std::string_view option) {
    return word.starts_with(option) && (word.size() == option.size() || word[option.size()] == '=');
}

void renameOption(const std::string& command, std::string& word) {
    for (const Renamed& option : kOptions)
        if (option.command == command && names(word, option.before)) {
            word.replace(0, option.before.size(), option.now);
            return;
        }
}

}  // namespace

std::vector<std::string> withCurrentNames(std::vector<std::string> arguments) {
    if (arguments.empty()) return arguments;
    std::string& command = arguments.front();
    if (command == "playout") command = "versus-random";
    if (command == "selfgames") {
        const bool saysNodes = std::any_of(arguments.begin(), arguments.end(),
                                           [](const std::string& word) { return names(word, "--nodes"); });
        command = "selfplay";
        if (!saysNodes) arguments.insert(arguments.end(), {"--nodes", std::string(kSelfGamesNodes)});
    }
    const std::string current = arguments.front();
    for (std::string& word : arguments) renameOption(current, word);
    return arguments;
}

}  // namespace plyglass
