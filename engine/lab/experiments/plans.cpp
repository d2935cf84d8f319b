#include "engine/lab/experiments/plans.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <string>
#include <thread>

#include "engine/base/text.h"
#include "engine/base/text_value.h"

namespace plyglass {

namespace {

// Node limits. Without alpha-beta or a quiescence limit a single position takes billions of nodes, so
// outliers are truncated. By nodes instead of time, so that the same searches are truncated on every machine.
constexpr std::uint64_t kExplodes = 5'000'000;
/// For plans in which many configurations may explode.
constexpr std::uint64_t kExplodesOften = 3'000'000;
/// For plans in which none does.
constexpr std::uint64_t kNeverReached = 100'000'000;

Configuration presetConfiguration(std::string_view id, std::string name) {
    return {{.techniques = presetFromId(id).value()}, std::move(name)};
}

/// From Shannon to today.
std::vector<Configuration> history() {
    std::vector<Configuration> all;
    for (const std::string_view id : {"full", "deep-blue", "chua-2016", "alphabeta", "minimax"})
        for (const Preset& preset : allPresets())
            if (preset.id == id) all.push_back({{.techniques = preset.techniques}, std::string(preset.name)});
    return all;
}

bool changesWith(const Technique& technique, bool on, const Techniques& from) {
    Techniques techniques = from;
    technique.set(techniques, on);
    return effective(techniques) != effective(from);
}

/// Everything on; then each technique off alone.
std::vector<Configuration> oneOff() {
    std::vector<Configuration> all = {presetConfiguration("full", translatable("Engine", "Everything on"))};
    for (const Technique& technique : allTechniques()) {
        if (!technique.isOn(all.front().techniques) || !changesWith(technique, false, all.front().techniques))
            continue;
        Configuration configuration{{.techniques = all.front().techniques},
                                    fmt::format("No {}", technique.name)};
        technique.set(configuration.techniques, false);
        all.push_back(std::move(configuration));
    }
    return all;
}

/// Plain alpha-beta; then each technique on with its requirements, compared with the requirements alone.
std::vector<Configuration> oneOn() {
    std::vector<Configuration> all = {
        presetConfiguration("alphabeta", translatable("Engine", "Plain alpha–beta"))};
    for (const Technique& technique : allTechniques()) {
        Techniques techniques = all.front().techniques;
        const Technique* base = nullptr;
        for (const Technique* needed = &technique; needed; needed = findTechnique(needed->needs)) {
            if (needed != &technique && !base && !needed->isOn(all.front().techniques)) base = needed;
            needed->set(techniques, true);
        }
        if (technique.isOn(all.front().techniques) ||
            effective(techniques) == effective(all.front().techniques))
            continue;
        all.push_back({{.techniques = techniques},
                       std::string(technique.name),
                       base ? std::string(base->name) : std::string()});
    }
    return all;
}

std::vector<Configuration> threadScaling() {
    std::vector<Configuration> all;
    const int most = std::clamp(static_cast<int>(std::thread::hardware_concurrency()), 2, 64);
    for (int threads = 1; threads <= most; threads *= 2) {
        Configuration configuration = presetConfiguration("full", fmt::format("{} threads", threads));
        if (threads == 1) configuration.name = translatable("Engine", "1 thread");
        configuration.threads = threads;
        all.push_back(std::move(configuration));
    }
    return all;
}

std::vector<Configuration> tableSizes() {
    std::vector<Configuration> all;
    for (const int mib : {64, 1, 4, 16, 256}) {
        Configuration configuration = presetConfiguration("full", fmt::format("{} MiB", mib));
        configuration.hashMib = mib;
        all.push_back(std::move(configuration));
    }
    Configuration none = presetConfiguration("full", translatable("Engine", "No table"));
    none.techniques.transpositionTable = false;
    all.push_back(std::move(none));
    return all;
}

std::vector<Configuration> quiescenceDepths() {
    std::vector<Configuration> all;
    for (const int plies : {kAllPlies, 0, 1, 2, 4, 8}) {
        Configuration configuration =
            presetConfiguration("full", plies == kAllPlies ? translatable("Engine", "All captures")
                                        : plies == 0       ? translatable("Engine", "No quiescence")
                                                           : fmt::format("{} plies", plies));
        configuration.techniques.quiescencePlies = plies;
        all.push_back(std::move(configuration));
    }
    return all;
}

std::vector<Configuration> orderings() {
    std::vector<Configuration> all;
    for (const char* id : {"order-full", "order-captured", "order-evaluation", "order-smallest-change"}) {
        const Technique& technique = *findTechnique(id);
        Configuration configuration = presetConfiguration("alphabeta", std::string(technique.name));
        technique.set(configuration.techniques, true);
        all.push_back(std::move(configuration));
    }
    all.push_back(presetConfiguration("alphabeta", translatable("Engine", "None")));
    all.back().techniques.ordering = Ordering::None;
    return all;
}

constexpr std::pair<const char*, const char*> kSuite[] = {
    {translatable("Engine", "Start position"), "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"},
    {translatable("Engine", "Italian game"),
     "r1bqkb1r/pppp1ppp/2n2n2/4p3/2B1P3/5N2/PPPP1PPP/RNBQK2R w KQkq - 4 4"},
    {translatable("Engine", "Sicilian"), "rnbqkb1r/pp2pppp/3p1n2/8/3NP3/8/PPP2PPP/RNBQKB1R w KQkq - 1 5"},
    {translatable("Engine", "Kiwipete"),
     "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1"},
    {translatable("Engine", "Quiet middlegame"),
     "r1bq1rk1/pp2bppp/2n1pn2/2pp4/3P1B2/2PBPN2/PP1N1PPP/R2QK2R w KQ - 0 8"},
    {translatable("Engine", "Symmetrical middlegame"),
     "r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10"},
    {translatable("Engine", "Minor pieces"), "4r1k1/1b3ppp/p7/1p6/3N4/1P3P2/P4KPP/3R4 b - - 3 30"},
    {translatable("Engine", "Rook ending"), "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1"},
};

const std::array kKinds = {
    PlanKind{"history", translatable("Engine", "From Shannon to today"),
             translatable(
                 "Engine",
                 "The same positions with the techniques of 1950, 1975, 1997 and today: how many nodes each "
                 "depth costs, and how deep each comes with equal nodes."),
             history, 1, 5, kExplodes},
    PlanKind{"ablation", translatable("Engine", "One technique off at a time"),
             translatable("Engine",
                          "Everything on, then each technique off alone: the factor shows what it saves on "
                          "top of all others."),
             oneOff, 1, 8, kExplodesOften},
    PlanKind{"one-on", translatable("Engine", "One technique on at a time"),
             translatable(
                 "Engine",
                 "Plain alpha–beta, then each technique on with those that it needs: the factor shows what "
                 "it adds to these."),
             oneOn, 1, 4, kExplodesOften},
    PlanKind{
        "threads", translatable("Engine", "Threads"),
        translatable("Engine",
                     "The same depth with more threads on one shared table: the time shows what they gain."),
        threadScaling, 8, 14, kNeverReached},
    PlanKind{"table-size", translatable("Engine", "Table size"),
             translatable("Engine", "The same depth with smaller and larger tables, and with none."),
             tableSizes, 6, 12, kNeverReached},
    PlanKind{"quiescence", translatable("Engine", "Quiescence depth"),
             translatable("Engine",
                          "Captures beyond the horizon, from none to all: what they cost and whether the "
                          "move is the same."),
             quiescenceDepths, 1, 7, kNeverReached},
    PlanKind{"ordering", translatable("Engine", "Move ordering"),
             translatable("Engine",
                          "Alpha–beta alone with five orders of the moves: the better the order, the fewer "
                          "nodes."),
             orderings, 1, 5, kExplodes},
};

}  // namespace

std::span<const PlanKind> allPlanKinds() { return kKinds; }

Result<const PlanKind*> planKindFromId(std::string_view id) {
    for (const PlanKind& kind : kKinds)
        if (kind.id == id) return &kind;
    return fail(translatable("Engine", "There is no ready-made comparison {}; choose one of: {}."),
                quoted(id), listOf(kKinds, &PlanKind::id));
}

std::vector<NamedPosition> suitePositions() {
    std::vector<NamedPosition> positions;
    for (const auto& [name, fen] : kSuite) positions.push_back({name, Position::fromFen(fen).value()});
    return positions;
}

ComparisonPlan planOf(const PlanKind& kind) {
    ComparisonPlan plan;
    plan.name = std::string(kind.name);
    plan.positions = suitePositions();
    plan.configurations = kind.configurations();
    plan.fromDepth = kind.fromDepth;
    plan.toDepth = kind.toDepth;
    plan.maxNodes = kind.maxNodes;
    return plan;
}

}  // namespace plyglass
