#include "engine/protocol/uci_options.h"

#include <fmt/format.h>

#include <algorithm>

#include "engine/base/text.h"
#include "engine/eval/classical/classical_weights_file.h"
#include "engine/eval/genome.h"
#include "engine/eval/network/network_file.h"
#include "engine/protocol/tunables_text.h"
#include "engine/protocol/uci_commands.h"

namespace plyglass {

namespace {

using Type = ServerOption::Type;

constexpr int kMaxSeed = 1'000'000'000;

/// Lower case without blanks.
std::string simplified(std::string_view name) {
    std::string result;
    for (const char c : name)
        if (c != ' ') result += lowerCase(c);
    return result;
}

/// Notation of an empty text.
constexpr std::string_view kEmpty = "<empty>";

/// A `set` function that cannot fail: `change` gets the settings and the value as text.
template <class Change>
auto always(Change change) {
    return [change = std::move(change)](UciSettings& settings, const std::string& value) -> Result<void> {
        change(settings, value);
        return {};
    };
}

ServerOption spin(std::string name, int UciSettings::*member, int minimum, int maximum) {
    return {.name = std::move(name),
            .type = Type::Spin,
            .defaultValue = std::to_string(UciSettings().*member),
            .minimum = minimum,
            .maximum = maximum,
            .set = always([member](UciSettings& settings, const std::string& value) {
                settings.*member = std::stoi(value);
            })};
}

ServerOption check(std::string name, bool isOn, std::function<void(UciSettings&, bool)> change) {
    return {.name = std::move(name),
            .type = Type::Check,
            .defaultValue = isOn ? "true" : "false",
            .set = always([change = std::move(change)](UciSettings& settings, const std::string& value) {
                change(settings, value == "true");
            })};
}

ServerOption evaluatorOption() {
    ServerOption option{.name = "Evaluator",
                        .type = Type::Combo,
                        .defaultValue = std::string(infoOf(UciSettings().evaluator.kind).id)};
    for (const EvaluatorInfo& info : allEvaluators()) option.choices.emplace_back(info.id);
    option.set = always([](UciSettings& settings, const std::string& value) {
        settings.evaluator.kind = *evaluatorFromId(value);
    });
    return option;
}

Result<ClassicalWeights> loadWeights(const std::string& path) {
    return loadClassicalWeights(path).map([&](const auto& file) { return file.weights; });
}

/// File of weights for an evaluator; empty: the built-in ones.
template <class Weights>
ServerOption fileOption(const std::string& name, std::shared_ptr<const Weights> EvaluatorChoice::*member,
                        Result<Weights> (*load)(const std::string& path)) {
    const auto set = [member, load](UciSettings& settings, const std::string& path) -> Result<void> {
        if (path.empty()) {
            settings.evaluator.*member = nullptr;
            return {};
        }
        const Result<Weights> loaded = load(path);
        if (!loaded) return tl::unexpected(loaded.error());
        settings.evaluator.*member = std::make_shared<const Weights>(*loaded);
        return {};
    };
    return {.name = name, .type = Type::String, .set = set};
}

/// Folders of the Syzygy tables; empty: none.
ServerOption syzygyOption() {
    const auto set = [](UciSettings& settings, const std::string& path) -> Result<void> {
        if (path.empty()) {
            settings.syzygy = nullptr;
            return {};
        }
        auto opened = openSyzygyTables(path);
        if (!opened) return tl::unexpected(opened.error());
        settings.syzygy = std::move(*opened);
        return {};
    };
    return {.name = "SyzygyPath", .type = Type::String, .set = set};
}

/// Sets all techniques at once; single ones can be changed afterwards.
ServerOption presetOption() {
    ServerOption option{.name = "Preset", .type = Type::Combo};
    for (const Preset& preset : allPresets()) {
        option.choices.emplace_back(preset.id);
        if (preset.techniques == UciSettings().techniques) option.defaultValue = preset.id;
    }
    option.set = always(
        [](UciSettings& settings, const std::string& value) { settings.techniques = *presetFromId(value); });
    return option;
}

ServerOption techniqueOption(const Technique& technique) {
    return check(std::string(technique.id), technique.isOn(UciSettings().techniques),
                 [&technique](UciSettings& settings, bool on) { technique.set(settings.techniques, on); });
}

ServerOption numberOption(const TechniqueNumber& number) {
    return {.name = std::string(number.id),
            .type = Type::Spin,
            .defaultValue = std::to_string(UciSettings().techniques.*number.value),
            .minimum = number.minimum,
            .maximum = number.maximum,
            .set = always([&number](UciSettings& settings, const std::string& value) {
                settings.techniques.*number.value = std::stoi(value);
            })};
}

/// Applies from the next search on, but to the whole process.
ServerOption tunableSpin(const TunableRow& row) {
    return {.name = tunableOption(row.name),
            .type = Type::Spin,
            .defaultValue = std::to_string(row.value),
            .minimum = row.lowest,
            .maximum = row.highest,
            .set = [name = row.name](UciSettings&, const std::string& value) {
                return setTunable(name, std::stoi(value));
            }};
}

std::vector<ServerOption> makeOptions() {
    std::vector<ServerOption> options = {
        spin("Threads", &UciSettings::threads, 1, kMaxThreads),
        spin("Hash", &UciSettings::hashMib, 1, kMaxHashMib),
        {.name = "Clear Hash", .type = Type::Button},
        spin("MultiPV", &UciSettings::multiPv, 1, kMaxMoves),
        // Nothing to set: announces that `go ponder` is supported.
        check("Ponder", false, [](UciSettings&, bool) {}),
        check("UCI_Chess960", false, [](UciSettings& settings, bool on) { settings.chess960 = on; }),
        check("OwnBook", false, [](UciSettings& settings, bool on) { settings.ownBook = on; }),
        spin("Move Overhead", &UciSettings::overheadMs, 0, kMaxOverheadMs),
        spin("Seed", &UciSettings::seed, 0, kMaxSeed),
        spin("Level", &UciSettings::level, 1, kFullLevel),
        evaluatorOption(),
        fileOption("WeightsFile", &EvaluatorChoice::classicalWeights, loadWeights),
        fileOption("GenomeFile", &EvaluatorChoice::genome, loadGenome),
        fileOption("NetworkFile", &EvaluatorChoice::network, loadNetwork),
        syzygyOption(),
        presetOption(),
    };
    for (const Technique& technique : allTechniques()) options.push_back(techniqueOption(technique));
    for (const TechniqueNumber& number : allTechniqueNumbers()) options.push_back(numberOption(number));
    for (const TunableRow& row : allTunables()) options.push_back(tunableSpin(row));
    return options;
}

/// Validates and normalizes a value for `set`.
Result<std::string> fitted(const ServerOption& option, std::string_view value) {
    const auto refuse = [&](const std::string& wanted) {
        return fail(translatable("Engine", "The option {} cannot be {}: it takes {}."), option.name,
                    quoted(value), wanted);
    };
    if (option.type == Type::Spin) {
        constexpr std::int64_t kFar = std::int64_t{1} << 40;
        const auto number = parseClamped(value, -kFar, kFar);
        if (number && *number >= option.minimum && *number <= option.maximum) return std::to_string(*number);
        return refuse(fmt::format("a number from {} to {}", option.minimum, option.maximum));
    }
    if (option.type == Type::String) return std::string(value == kEmpty ? "" : value);
    const std::vector<std::string> booleans = {"true", "false"};
    const std::vector<std::string>& choices = option.type == Type::Check ? booleans : option.choices;
    for (const std::string& choice : choices)
        if (simplified(choice) == simplified(value)) return choice;
    return refuse(fmt::format("one of: {}", fmt::join(choices, ", ")));
}

}  // namespace

std::string writeUciOption(const ServerOption& option) {
    constexpr const char* kTypeNames[] = {"check", "spin", "combo", "button", "string"};
    std::string text =
        fmt::format("option name {} type {}", option.name, kTypeNames[static_cast<int>(option.type)]);
    if (option.type == Type::Button) return text;
    text += fmt::format(" default {}", option.defaultValue.empty() ? kEmpty : option.defaultValue);
    if (option.type == Type::Spin) text += fmt::format(" min {} max {}", option.minimum, option.maximum);
    for (const std::string& choice : option.choices) text += " var " + choice;
    return text;
}

const std::vector<ServerOption>& allUciOptions() {
    static const std::vector<ServerOption> options = makeOptions();
    return options;
}

const ServerOption* findUciOption(std::string_view name) {
    for (const ServerOption& option : allUciOptions())
        if (simplified(option.name) == simplified(name)) return &option;
    return nullptr;
}

Result<void> setUciOption(UciSettings& settings, const ServerOption& option, std::string_view value) {
    if (option.type == Type::Button) return {};
    return fitted(option, value).and_then([&](const auto& fit) { return option.set(settings, fit); });
}

}  // namespace plyglass
