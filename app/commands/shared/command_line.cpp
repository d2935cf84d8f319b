#include "app/commands/shared/command_line.h"

#include <fmt/format.h>

#include <algorithm>
#include <numeric>

#include "engine/base/text.h"
#include "engine/base/utf8.h"

namespace plyglass {

namespace {

/// A misspelt word has at most one mistake for this many letters.
constexpr std::size_t kLettersOfAMistake = 3;

/// Edit distance: insertions, deletions, replacements and swaps of neighbours (Damerau 1964, each place
/// changed once).
std::size_t mistakesBetween(std::string_view a, std::string_view b) {
    std::vector<std::vector<std::size_t>> table(a.size() + 1, std::vector<std::size_t>(b.size() + 1));
    std::iota(table[0].begin(), table[0].end(), std::size_t{0});
    for (std::size_t i = 1; i <= a.size(); ++i) {
        table[i][0] = i;
        for (std::size_t j = 1; j <= b.size(); ++j) {
            const std::size_t replaced = table[i - 1][j - 1] + (a[i - 1] != b[j - 1]);
            table[i][j] = std::min({table[i - 1][j] + 1, table[i][j - 1] + 1, replaced});
            if (i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1])
                table[i][j] = std::min(table[i][j], table[i - 2][j - 2] + 1);
        }
    }
    return table[a.size()][b.size()];
}

/// " Did you mean search?", or nothing.
std::string suggestion(std::string_view word, const std::vector<std::string>& known) {
    constexpr std::size_t kLongest = 40;
    if (word.size() > kLongest) return {};
    std::string nearest;
    std::size_t fewest = std::max<std::size_t>(word.size() / kLettersOfAMistake, 1) + 1;
    for (const std::string& each : known)
        if (const std::size_t mistakes = mistakesBetween(word, each); mistakes < fewest) {
            fewest = mistakes;
            nearest = each;
        }
    return nearest.empty() ? "" : fmt::format(" Did you mean {}?", nearest);
}

std::vector<std::string> subcommandsOf(const CLI::App& app) {
    std::vector<std::string> names;
    for (const CLI::App* command : app.get_subcommands({})) names.push_back(command->get_name());
    return names;
}

std::vector<std::string> optionNamesOf(const CLI::App& command) {
    std::vector<std::string> names;
    for (const CLI::Option* option : command.get_options())
        for (const std::string& name : option->get_lnames()) names.push_back("--" + name);
    return names;
}

/// The option of a word without its value; empty if it is no option.
std::string optionIn(const std::string& word) {
    return word.starts_with("--") && word.size() > 2 ? word.substr(0, word.find('=')) : std::string();
}

/// Whether the value of an option is a file name.
bool isFileOption(std::string_view option) {
    constexpr std::string_view kFiles[] = {"--out",      "--data",  "--pgn",   "--json",       "--file",
                                           "--repeat",   "--state", "--from",  "--folder",     "--into",
                                           "--openings", "--start", "--games", "--checkpoint", "--emit-cpp"};
    return std::find(std::begin(kFiles), std::end(kFiles), option) != std::end(kFiles);
}

std::string wrongOptionIn(const std::vector<std::string>& arguments, const CLI::App& command) {
    const std::vector<std::string> known = optionNamesOf(command);
    for (std::size_t i = 0; i < arguments.size(); ++i) {
        const std::string option = optionIn(arguments[i]);
        if (option.empty()) continue;
        if (std::find(known.begin(), known.end(), option) == known.end() &&
            command.get_subcommands({}).empty())
            return fmt::format("{1} has no option {0}.{2} See plyglass-lab {3} --help.",
                               plyglass::quoted(option), command.get_name(), suggestion(option, known),
                               command.get_name());
    }
    return {};
}

/// A value may look like an option, so options are read as CLI11 does.
std::string wrongTextIn(const std::vector<std::string>& arguments) {
    std::string option;
    for (const std::string& word : arguments) {
        if (const std::string named = optionIn(word); !named.empty()) option = named;
        if (isUtf8(word) || isFileOption(option)) continue;
        return fmt::format("{}{} is not UTF-8 text. Use a UTF-8 terminal.",
                           option.empty() ? "" : option + ": ", plyglass::quoted(word));
    }
    return {};
}

/// CLI11 prints "[]" as the default of an empty list.
void leaveOutEmptyDefaults(CLI::App& command) {
    for (CLI::Option* option : command.get_options())
        if (option->get_default_str() == "[]") option->default_str("");
}

void refuseNegativeNumbers(CLI::App& command) {
    const CLI::Validator notNegative(
        [](const std::string& text) {
            return text.starts_with('-') ? fmt::format("{} is negative; give 0 or more.", text)
                                         : std::string();
        },
        "");
    for (CLI::Option* option : command.get_options())
        if (option->get_type_name().starts_with("UINT")) option->check(notNegative);
}

}  // namespace

void completeCommandLine(CLI::App& app, const std::string& version) {
    app.set_version_flag("--version", version, "Print the version and exit");
    for (CLI::App* command : app.get_subcommands({})) {
        command->set_version_flag("--version", version, "Print the version and exit");
        refuseNegativeNumbers(*command);
        leaveOutEmptyDefaults(*command);
        completeCommandLine(*command, version);
    }
}

std::string wrongWordIn(const std::vector<std::string>& arguments, const CLI::App& app) {
    if (const std::string wrong = wrongTextIn(arguments); !wrong.empty()) return wrong;
    if (arguments.empty() || arguments[0].starts_with('-')) return {};
    const std::vector<std::string> known = subcommandsOf(app);
    const std::string& name = arguments[0];
    if (std::find(known.begin(), known.end(), name) != known.end())
        return wrongOptionIn({arguments.begin() + 1, arguments.end()}, *app.get_subcommand(name));
    return fmt::format("There is no command {}.{} The commands are {}.", plyglass::quoted(name),
                       suggestion(name, known), fmt::join(known, ", "));
}

}  // namespace plyglass
