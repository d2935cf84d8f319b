#include "app/commands/shared/engine_description.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <utility>
#include <vector>

#include "app/commands/shared/common_options.h"
#include "app/commands/shared/known_engines.h"
#include "app/commands/shared/technique_option.h"
#include "engine/base/text.h"
#include "engine/levels/level_scale.h"
#include "engine/match/random_player.h"

namespace plyglass {

namespace {

/// Parsed keys of a description.
struct Draft {
    EngineDescription result;
    bool isOwnEngine = false;  ///< a key was given that other programs lack
    std::optional<ProtocolKind> protocol;
    std::optional<int> hashMib;
    std::vector<std::string> arguments;
    std::vector<std::pair<std::string, std::string>> options;
};

Result<std::int64_t> wholeNumber(std::string_view value, std::int64_t min, std::int64_t max) {
    const auto number = parseInteger(value);
    if (number && *number >= min && *number <= max) return *number;
    return fail(fmt::format("{} is not a whole number from {} to {}.", quoted(value), min, max));
}

template <class Take>
Result<void> takeWhole(std::string_view value, std::int64_t min, std::int64_t max, Take take) {
    const auto number = wholeNumber(value, min, max);
    if (!number) return tl::unexpected(number.error());
    take(*number);
    return {};
}

SearchRequest& request(Draft& draft) {
    draft.isOwnEngine = true;
    return draft.result.engine.request;
}

Result<void> takePreset(Draft& draft, std::string_view value) {
    const auto techniques = presetFromId(value);
    if (!techniques) return tl::unexpected(techniques.error());
    request(draft).techniques = *techniques;
    return {};
}

Result<void> takeLevel(Draft& draft, std::string_view value) {
    const auto level = levelNumberFromText(value);
    if (!level) return tl::unexpected(level.error());
    draft.isOwnEngine = true;
    draft.result.engine.level = levelAt(*level);
    return {};
}

Result<void> takeEvaluator(Draft& draft, std::string_view value) {
    const auto choice = evaluatorChoiceFrom(std::string(value));
    if (!choice) return tl::unexpected(choice.error());
    request(draft).evaluator = *choice;
    return {};
}

Result<void> takeQuiescence(Draft& draft, std::string_view value) {
    int& plies = request(draft).techniques.quiescencePlies;
    if (value == "all") {
        plies = kAllPlies;
        return {};
    }
    return takeWhole(value, 0, kAllPlies, [&](std::int64_t n) { plies = static_cast<int>(n); });
}

Result<void> takeProtocol(Draft& draft, std::string_view value) {
    if (value != "uci" && value != "xboard")
        return fail(fmt::format("{} is not uci or xboard.", quoted(value)));
    draft.protocol = value == "uci" ? ProtocolKind::Uci : ProtocolKind::XBoard;
    return {};
}

Result<void> takePlayer(Draft& draft, std::string_view value) {
    if (value != "engine" && value != "random")
        return fail(fmt::format("{} is not engine or random.", quoted(value)));
    draft.result.isRandom = value == "random";
    return {};
}

Result<void> takeTimeControl(Draft& draft, std::string_view value) {
    const auto control = timeControlFromText(value);
    if (!control) return tl::unexpected(control.error());
    if (control->isTimed()) draft.result.limits.clock = *control;
    return {};
}

ProgramCommand& command(Draft& draft) {
    if (!draft.result.process) draft.result.process.emplace();
    return draft.result.process->command;
}

/// A key of a description. Keys are applied in the order of this table, so that a preset precedes the
/// switches that change it.
struct Key {
    std::string_view name;
    std::string_view help;
    Result<void> (*take)(Draft&, std::string_view value);
};

constexpr std::array kKeys{
    Key{"name", "its name; the players need different names",
        [](Draft& draft, std::string_view value) -> Result<void> {
            draft.result.name = value;
            return {};
        }},
    Key{"player", "engine (default) or random, which plays any legal move", takePlayer},
    Key{"preset", "Plyglass: the techniques that are on, as --preset of search", takePreset},
    Key{"on", "Plyglass: techniques to switch on, by id, separated by commas",
        [](Draft& draft, std::string_view value) {
            Techniques& techniques = request(draft).techniques;
            auto set = setTechniques(techniques, value, true);
            if (set) noteWithoutEffect(techniques, parts(value, ","));
            return set;
        }},
    Key{"off", "Plyglass: techniques to switch off",
        [](Draft& draft, std::string_view value) {
            return setTechniques(request(draft).techniques, value, false);
        }},
    Key{"quiescence", "Plyglass: plies of quiescence search, or all", takeQuiescence},
    Key{"level", "Plyglass: playing strength, by number or name", takeLevel},
    Key{"evaluator", "Plyglass: the evaluator, as --evaluator of search", takeEvaluator},
    Key{"tie-chance", "Plyglass: chance, in percent, that an equal move replaces the best",
        [](Draft& draft, std::string_view value) {
            return takeWhole(value, 0, 100, [&](std::int64_t n) {
                request(draft).techniques.tieChancePercent = static_cast<int>(n);
            });
        }},
    Key{"threads", "Plyglass: number of threads",
        [](Draft& draft, std::string_view value) {
            return takeWhole(value, 1, kMaxThreads,
                             [&](std::int64_t n) { request(draft).threads = static_cast<int>(n); });
        }},
    Key{"overhead", "Plyglass: milliseconds kept in reserve for each move",
        [](Draft& draft, std::string_view value) {
            return takeWhole(value, 0, kMaxMs, [&](std::int64_t n) { request(draft).overheadMs = n; });
        }},
    Key{"softnodes", "Plyglass: nodes after which no iteration is started",
        [](Draft& draft, std::string_view value) {
            return takeWhole(value, 1, static_cast<std::int64_t>(kMaxNodes), [&](std::int64_t n) {
                request(draft).limits.softNodes = static_cast<std::uint64_t>(n);
            });
        }},
    Key{"hash", "hash size, in MiB",
        [](Draft& draft, std::string_view value) {
            return takeWhole(value, 1, kMaxHashMib,
                             [&](std::int64_t n) { draft.hashMib = static_cast<int>(n); });
        }},
    Key{"cmd", "another program: its name or path",
        [](Draft& draft, std::string_view value) -> Result<void> {
            command(draft).program = value;
            return {};
        }},
    Key{"arg", "another program: an argument; may be repeated",
        [](Draft& draft, std::string_view value) -> Result<void> {
            draft.arguments.emplace_back(value);
            return {};
        }},
    Key{"dir", "another program: the folder to run it in",
        [](Draft& draft, std::string_view value) -> Result<void> {
            command(draft).directory = value;
            return {};
        }},
    Key{"proto", "another program: uci (default) or xboard", takeProtocol},
    Key{"tc", "time control, instead of the match's", takeTimeControl},
    Key{"nodes", "nodes per move, instead of the match's limit",
        [](Draft& draft, std::string_view value) {
            return takeWhole(value, 1, static_cast<std::int64_t>(kMaxNodes), [&](std::int64_t n) {
                draft.result.limits.nodes = static_cast<std::uint64_t>(n);
            });
        }},
    Key{"depth", "depth in plies, instead of the match's limit",
        [](Draft& draft, std::string_view value) {
            return takeWhole(value, 1, kMaxPly - 1,
                             [&](std::int64_t n) { draft.result.limits.depth = static_cast<int>(n); });
        }},
    Key{"movetime", "milliseconds per move, instead of the match's limit",
        [](Draft& draft, std::string_view value) {
            return takeWhole(value, 1, kMaxMs, [&](std::int64_t n) { draft.result.limits.moveTimeMs = n; });
        }},
};

constexpr std::string_view kOptionPrefix = "option.";

struct Word {
    std::string key;
    std::string value;
};

/// Splits at blanks outside double quotes and removes the quotes.
std::vector<std::string> splitWords(std::string_view text) {
    std::vector<std::string> words;
    bool isQuoted = false;
    bool inWord = false;
    for (const char c : text) {
        if (c == '"') {
            isQuoted = !isQuoted;
        } else if (!isQuoted && std::string_view(" \t\r\n").find(c) != std::string_view::npos) {
            inWord = false;
            continue;
        }
        if (!inWord) words.emplace_back();
        inWord = true;
        if (c != '"') words.back() += c;
    }
    return words;
}

std::string knownKeys() { return listOf(kKeys, &Key::name) + ", option.NAME"; }

Result<std::vector<Word>> readWords(std::string_view text) {
    std::vector<Word> words;
    for (const std::string& word : splitWords(text)) {
        const std::size_t equals = word.find('=');
        if (equals == word.npos)
            return fail(fmt::format("{} has no \"=\". Write key=value; the keys are {}.",
                                    plyglass::quoted(word), knownKeys()));
        words.push_back({word.substr(0, equals), word.substr(equals + 1)});
        const std::string& key = words.back().key;
        const bool isKnown =
            key.starts_with(kOptionPrefix) ||
            std::any_of(kKeys.begin(), kKeys.end(), [&](const Key& k) { return k.name == key; });
        if (!isKnown)
            return fail(
                fmt::format("There is no key {}. The keys are {}.", plyglass::quoted(key), knownKeys()));
    }
    return words;
}

/// Known defaults of a program precede the given options, which override them.
void completeProcess(Draft& draft) {
    ProcessPlayerOptions& process = *draft.result.process;
    if (const KnownEngine* known = findKnownEngine(process.command.program)) {
        process.protocol = known->protocol;
        if (!draft.protocol || *draft.protocol == known->protocol)
            process.command.arguments.assign(known->arguments.begin(), known->arguments.end());
        for (const auto& [name, value] : known->options) process.options.emplace_back(name, value);
    }
    if (draft.protocol && *draft.protocol != process.protocol) {
        process.protocol = *draft.protocol;
        process.options.clear();  // they belonged to the other protocol
    }
    process.command.arguments.insert(process.command.arguments.end(), draft.arguments.begin(),
                                     draft.arguments.end());
    process.options.insert(process.options.end(), draft.options.begin(), draft.options.end());
    process.hashMib = draft.hashMib;
}

Result<EngineDescription> complete(Draft draft) {
    const bool isProcess = draft.result.process.has_value();
    if (isProcess && draft.result.process->command.program.empty()) return fail("dir= needs cmd=.");
    if (isProcess && (draft.isOwnEngine || draft.result.isRandom))
        return fail(
            "cmd= runs another program, which has none of Plyglass' keys. Set its options with "
            "option.NAME=VALUE.");
    if (!isProcess && (!draft.options.empty() || !draft.arguments.empty() || draft.protocol))
        return fail("option.NAME=, arg= and proto= are for other programs and need cmd=.");
    if (isProcess)
        completeProcess(draft);
    else if (draft.hashMib)
        draft.result.engine.request.hashMib = *draft.hashMib;
    return std::move(draft.result);
}

std::string defaultName(const EngineDescription& description) {
    if (description.isRandom) return "Random";
    if (!description.process) return "Plyglass";
    const std::string& program = description.process->command.program;
    return program.substr(program.find_last_of('/') + 1);
}

}  // namespace

Result<EngineDescription> parseEngineDescription(std::string_view text, std::string_view option) {
    const auto inContext = [text, option](const std::string& why) {
        return fail(fmt::format("{} {}: {}", option, plyglass::quoted(text), why));
    };
    const auto words = readWords(text);
    if (!words) return inContext(words.error().english);
    Draft draft;
    draft.result.text = text;
    const auto full = presetFromId("full");
    if (full) draft.result.engine.request.techniques = *full;
    for (const Key& key : kKeys) {
        for (const Word& word : *words) {
            if (word.key != key.name) continue;
            if (const auto taken = key.take(draft, word.value); !taken)
                return inContext(fmt::format("{}: {}", key.name, taken.error().english));
        }
    }
    for (const Word& word : *words)
        if (word.key.starts_with(kOptionPrefix))
            draft.options.emplace_back(word.key.substr(kOptionPrefix.size()), word.value);
    auto description = complete(std::move(draft));
    if (!description) return inContext(description.error().english);
    if (description->name.empty()) description->name = defaultName(*description);
    return description;
}

std::string engineDescriptionHelp() {
    std::string text;
    for (const Key& key : kKeys) text += fmt::format("  {:<12}{}\n", key.name, key.help);
    return text + fmt::format("  {:<12}{}\n", "option.NAME", "another program: one of its options");
}

PlayerFactory playerFactory(const EngineDescription& description, const TransportFactory& startProgram) {
    if (description.isRandom)
        return []() -> Result<std::unique_ptr<Player>> { return std::make_unique<RandomPlayer>(); };
    if (description.process)
        return [options = *description.process, startProgram] {
            return ProcessPlayer::start(options, startProgram);
        };
    return [options = description.engine]() -> Result<std::unique_ptr<Player>> {
        return std::make_unique<EnginePlayer>(options);
    };
}

}  // namespace plyglass
