// Text form of players.
#include "app/services/game_setup.h"

#include <fmt/format.h>

#include <unistd.h>

#include <algorithm>
#include <charconv>
#include <thread>
#include <vector>

#include "engine/base/text.h"

namespace plyglass {

namespace {

constexpr std::array<std::string_view, 3> kKindIds{"person", "computer", "random"};

/// An integer setting.
struct NumberSetting {
    std::string_view key;
    int least;
    int most;
    std::string_view what;
    int PlayerSetup::*member;
};
constexpr std::array kNumbers = {
    NumberSetting{"plies", kNoDepthLimit, kMaxDepth, "The depth", &PlayerSetup::depth},
    NumberSetting{"threads", 1, kMaxThreads, "The number of threads", &PlayerSetup::threads},
    NumberSetting{"hash", 1, kMaxHashMib, "The table's size in MiB", &PlayerSetup::hashMib},
};

Result<int> readInt(std::string_view text, int least, int most, std::string_view what) {
    int value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc() || end != text.data() + text.size() || value < least || value > most)
        return fail(translatable("Engine", "{} must be {} … {}, not \"{}\"."), what, least, most,
                    text.substr(0, 20));
    return value;
}

/// Custom evaluators have only an id here, to be resolved later.
Result<PlayerEvaluator> evaluatorNamed(std::string_view id) {
    constexpr std::size_t kLongestId = 80;
    const bool isPlain = std::all_of(id.begin(), id.end(), [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-';
    });
    if (id.starts_with(kOwnEvaluatorPrefix) && isPlain && id.size() <= kLongestId)
        return PlayerEvaluator(std::string(id), EvaluatorKind::Classical);
    return evaluatorFromId(id).map([&](const auto& kind) { return PlayerEvaluator(kind); });
}

/// Whether the technique has a number of its own in the text: quiescence and the tie-break.
bool hasNumber(const Technique& technique) {
    return technique.id == "quiescence" || technique.id == "random-tie-break";
}

Result<void> switchEach(Techniques& techniques, std::string_view ids, bool on) {
    for (const auto id : parts(ids, ","))
        if (auto done = setTechnique(techniques, id, on); !done) return done;
    return {};
}

Result<void> switchOn(Techniques& techniques, std::string_view ids) {
    for (const auto& technique : allTechniques())
        if (!hasNumber(technique)) technique.set(techniques, false);
    return switchEach(techniques, ids, true);
}

Result<void> readTechniqueNumber(Techniques& techniques, std::string_view key, std::string_view value) {
    for (const TechniqueNumber& number : allTechniqueNumbers()) {
        if (number.id != key) continue;
        const auto read = readInt(value, number.minimum, number.maximum, number.name);
        if (!read) return tl::unexpected(read.error());
        techniques.*number.value = *read;
        return {};
    }
    return fail(translatable("Engine", "A player has no setting \"{}\"."), key.substr(0, 20));
}

Result<void> readSetting(PlayerSetup& player, std::string_view key, std::string_view value) {
    for (const NumberSetting& setting : kNumbers) {
        if (setting.key != key) continue;
        const auto number = readInt(value, setting.least, setting.most, setting.what);
        if (!number) return tl::unexpected(number.error());
        player.*setting.member = *number;
        return {};
    }
    if (key == "level") {
        const auto level = levelNumberFromText(value);
        if (!level) return tl::unexpected(level.error());
        player.level = *level;
    } else if (key == "quiescence") {
        const auto plies = readInt(value, 0, kAllPlies, "The quiescence depth");
        if (!plies) return tl::unexpected(plies.error());
        player.techniques.quiescencePlies = *plies;
    } else if (key == "ties") {
        const auto percent = readInt(value, 0, 100, "The tie chance");
        if (!percent) return tl::unexpected(percent.error());
        player.techniques.tieChancePercent = *percent;
    } else if (key == "evaluator") {
        const auto evaluator = evaluatorNamed(value);
        if (!evaluator) return tl::unexpected(evaluator.error());
        player.evaluator = *evaluator;
    } else if (key == "on") {
        return switchOn(player.techniques, value);
    } else if (key == "off" || key == "with") {
        return switchEach(player.techniques, value, key == "with");
    } else {
        return readTechniqueNumber(player.techniques, key, value);
    }
    return {};
}

}  // namespace

PlayerEvaluator::PlayerEvaluator(EvaluatorKind kind) : id(infoOf(kind).id), choice(kind) {}

int maxThreads() { return std::clamp(static_cast<int>(std::thread::hardware_concurrency()), 1, kMaxThreads); }

int maxHashMib() {
    constexpr std::int64_t kBytesPerMib = 1 << 20;
    const std::int64_t pages = sysconf(_SC_PHYS_PAGES);
    const std::int64_t mib = pages / 2 * sysconf(_SC_PAGE_SIZE) / kBytesPerMib;
    return static_cast<int>(std::clamp<std::int64_t>(mib, 1, kMaxHashMib));
}

bool thinksAlike(const PlayerSetup& a, const PlayerSetup& b) {
    return a.techniques == b.techniques && a.evaluator == b.evaluator;
}

bool PlayerSetup::isAsShipped() const {
    return isFull() && depth == kNoDepthLimit && thinksAlike(*this, PlayerSetup());
}

PlayerSetup atLevel(PlayerSetup player, double level) {
    player.level = level;
    if (player.isFull()) return player;
    const PlayerSetup measured;
    player.techniques = measured.techniques;
    player.evaluator = measured.evaluator;
    return player;
}

std::string toText(const PlayerSetup& player) {
    std::string on;
    for (const auto& technique : allTechniques()) {
        if (hasNumber(technique) || !technique.isOn(player.techniques)) continue;
        if (!on.empty()) on += ',';
        on += technique.id;
    }
    return fmt::format("{} level={} plies={} quiescence={} evaluator={} ties={} threads={} hash={} on={}",
                       kKindIds[static_cast<std::size_t>(player.kind)], player.level, player.depth,
                       player.techniques.quiescencePlies, player.evaluator.id,
                       player.techniques.tieChancePercent, player.threads, player.hashMib, on);
}

std::string differencesToText(const PlayerSetup& player) {
    const PlayerSetup shipped;
    std::string text = fmt::format("level={}", player.level);
    for (const NumberSetting& setting : kNumbers)
        if (player.*setting.member != shipped.*setting.member)
            text += fmt::format(" {}={}", setting.key, player.*setting.member);
    if (player.evaluator.id != shipped.evaluator.id) text += " evaluator=" + player.evaluator.id;
    // Switches first: a switch also sets its number.
    Techniques read = shipped.techniques;
    for (const bool on : {false, true}) {
        std::string ids;
        for (const Technique& technique : allTechniques()) {
            if (technique.isOn(player.techniques) != on || technique.isOn(read) == on) continue;
            ids += (ids.empty() ? "" : ",") + std::string(technique.id);
            technique.set(read, on);
        }
        if (!ids.empty()) text += (on ? " with=" : " off=") + ids;
    }
    for (const TechniqueNumber& number : allTechniqueNumbers())
        if (player.techniques.*number.value != read.*number.value)
            text += fmt::format(" {}={}", number.id, player.techniques.*number.value);
    return text;
}

Result<PlayerSetup> playerFromText(std::string_view text) {
    const auto words = parts(text, " ");
    if (words.empty())
        return fail(translatable(
            "Engine", "A player's settings are empty: start them with person, computer or random."));
    PlayerSetup player;
    const auto kind = std::find(kKindIds.begin(), kKindIds.end(), words.front());
    if (kind == kKindIds.end())
        return fail(translatable("Engine", "A player must be person, computer or random, not \"{}\"."),
                    words.front().substr(0, 20));
    player.kind = static_cast<PlayerKind>(kind - kKindIds.begin());
    for (std::size_t i = 1; i < words.size(); ++i) {
        const auto equals = words[i].find('=');
        if (equals == std::string_view::npos)
            return fail(translatable("Engine", "A player's setting must be name=value, not \"{}\"."),
                        words[i].substr(0, 20));
        const auto done = readSetting(player, words[i].substr(0, equals), words[i].substr(equals + 1));
        if (!done) return tl::unexpected(done.error());
    }
    return player;
}

void GameSetup::swapSides() {
    std::swap(players[White], players[Black]);
    std::swap(names[White], names[Black]);
    if (blackTime) std::swap(time, *blackTime);
}

}  // namespace plyglass
