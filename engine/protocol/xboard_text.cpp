#include "engine/protocol/xboard_text.h"

#include <algorithm>
#include <array>
#include <cstdlib>

#include "engine/base/text.h"
#include "engine/protocol/client_text.h"

namespace plyglass {

namespace {

/// Base of mate scores: 100000 + n is mate in n.
constexpr std::int64_t kMateBase = 100'000;
constexpr std::int64_t kMateSpan = 1'000;

/// Features that change our commands, and features accepted without effect.
struct Switch {
    std::string_view name;
    bool XboardFeatures::*value;
};
constexpr std::array kSwitches{
    Switch{"ping", &XboardFeatures::ping},         Switch{"setboard", &XboardFeatures::setboard},
    Switch{"usermove", &XboardFeatures::usermove}, Switch{"time", &XboardFeatures::time},
    Switch{"reuse", &XboardFeatures::reuse},       Switch{"memory", &XboardFeatures::memory},
    Switch{"smp", &XboardFeatures::smp},
};
constexpr std::array<std::string_view, 16> kGranted{
    "sigint", "sigterm", "colors", "draw",    "analyze",  "name",      "playother", "ics",
    "pause",  "nps",     "debug",  "exclude", "setscore", "highlight", "egt",       "xedit"};

struct Feature {
    std::string name;
    std::string value;
};

/// The next name=value or name="value with blanks"; empty at the end.
std::optional<Feature> nextFeature(std::string_view& rest) {
    rest = trimmed(rest);
    const std::size_t equals = rest.find('=');
    if (equals == rest.npos) return std::nullopt;
    Feature feature{std::string(trimmed(rest.substr(0, equals))), {}};
    rest.remove_prefix(equals + 1);
    const bool isQuoted = rest.starts_with('"');
    if (isQuoted) rest.remove_prefix(1);
    const std::size_t end = std::min(isQuoted ? rest.find('"') : rest.find_first_of(" \t"), rest.size());
    feature.value = rest.substr(0, end);
    rest.remove_prefix(std::min(end + 1, rest.size()));
    return feature;
}

bool takeSwitch(const Feature& feature, XboardFeatures& features) {
    for (const Switch& each : kSwitches) {
        if (each.name != feature.name) continue;
        features.*each.value = feature.value == "1";
        return true;
    }
    return false;
}

/// Whether the feature is accepted.
bool takeFeature(const Feature& feature, XboardFeatures& features) {
    if (feature.name == "done") {
        features.done = feature.value == "1";
        return true;
    }
    if (feature.name == "myname") {
        features.myName = feature.value;
        return true;
    }
    if (feature.name == "variants") {
        features.variants = feature.value;
        return true;
    }
    if (feature.name == "option") {
        const std::size_t dash = feature.value.find(" -");
        const std::string_view value = feature.value;
        features.options.emplace_back(trimmed(value.substr(0, dash)),
                                      dash == value.npos ? std::string_view() : trimmed(value.substr(dash)));
        return true;
    }
    // Coordinates are unambiguous.
    if (feature.name == "san") return feature.value == "0";
    return takeSwitch(feature, features) ||
           std::find(kGranted.begin(), kGranted.end(), feature.name) != kGranted.end();
}

/// The number in "12", "12.", "12&" or "12+".
std::optional<std::int64_t> parseDepth(std::string_view word) {
    if (!word.empty() && std::string_view(".&+-*").find(word.back()) != std::string_view::npos)
        word.remove_suffix(1);
    return parseInteger(word);
}

}  // namespace

void readXboardFeatures(std::string_view line, XboardFeatures& features,
                        const std::function<void(const std::string&)>& answer) {
    WordReader words(line);
    if (words.next() != "feature") return;
    std::string_view rest = words.rest();
    while (const auto feature = nextFeature(rest))
        answer((takeFeature(*feature, features) ? "accepted " : "rejected ") + feature->name);
}

bool readXboardThinking(std::string_view line, Thoughts& thoughts) {
    WordReader words(line);
    const auto depth = parseDepth(words.next());
    const auto score = parseInteger(words.next());
    const auto time = parseInteger(words.next());
    const auto nodes = parseInteger(words.next());
    constexpr std::int64_t kMaxDepth = 1'000;
    if (!depth || !score || !time || !nodes || *depth < 0 || *depth > kMaxDepth) return false;
    constexpr std::int64_t kMaxCentiseconds = std::int64_t{1} << 40;
    const std::int64_t magnitude = std::abs(std::clamp<std::int64_t>(*score, -2 * kMateBase, 2 * kMateBase));
    const std::int64_t beyondMate = magnitude - kMateBase;
    const int sign = *score < 0 ? -1 : 1;
    thoughts.scoreCp.reset();
    thoughts.mateIn.reset();
    if (beyondMate >= 0 && beyondMate <= kMateSpan)
        thoughts.mateIn = sign * static_cast<int>(beyondMate);
    else
        thoughts.scoreCp = sign * static_cast<int>(std::min(magnitude, kMateBase));
    thoughts.depth = static_cast<int>(*depth);
    thoughts.timeMs = std::clamp<std::int64_t>(*time, 0, kMaxCentiseconds) * kMsPerCentisecond;
    thoughts.nodes = static_cast<std::uint64_t>(std::max<std::int64_t>(*nodes, 0));
    thoughts.pv.clear();
    while (!words.atEnd()) thoughts.pv.emplace_back(words.next());
    return true;
}

}  // namespace plyglass
