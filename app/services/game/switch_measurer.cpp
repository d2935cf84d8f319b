// One switch after the other, as long as nothing better is to be done.
#include "app/services/game/switch_measurer.h"

#include <algorithm>
#include <utility>

namespace plyglass {

namespace {

/// The depth of a round is the deepest that the settings as they are reach with so many nodes. With the cap
/// below it bounds a round of all switches, each at most 400 000 nodes, and mostly a quarter of that.
constexpr std::uint64_t kLargestBase = 100'000;
/// A measurement ends at so many times the nodes of the settings as they are, but not before the least cap.
constexpr std::uint64_t kCapFactor = 4;
constexpr std::uint64_t kMinCap = 100'000;
/// Before the factor is known.
constexpr std::uint64_t kBaseCap = 2 * kLargestBase;
constexpr int kHashMib = 16;

/// The deepest iteration that took at most kLargestBase nodes, all before it included; if even the first took
/// more, one ply less than that. At least 1.
int affordableDepth(const SearchInfo& info) {
    int depth = info.depths.empty() ? info.depth : info.depths.front().depth - 1;
    std::uint64_t nodes = 0;
    for (const DepthRecord& record : info.depths) {
        nodes += record.nodes;
        if (nodes <= kLargestBase) depth = record.depth;
    }
    return std::max(depth, 1);
}

Techniques flipped(Techniques techniques, const Technique& technique) {
    technique.set(techniques, !technique.isOn(techniques));
    return techniques;
}

/// How many switches work in one of the two but not in the other.
int differences(const Techniques& one, const Techniques& other) {
    const Techniques a = effective(one);
    const Techniques b = effective(other);
    return static_cast<int>(std::count_if(allTechniques().begin(), allTechniques().end(),
                                          [&](const Technique& t) { return t.isOn(a) != t.isOn(b); }));
}

}  // namespace

SwitchMeasurer::SwitchMeasurer(GameController& controller, EngineService& engine, QObject* parent)
    : QObject(parent), m_controller(controller), m_lane(engine, EngineSlot::Measure) {
    connect(&controller, &GameController::searchBegan, this, [this](const SearchContext& context) {
        age();
        m_context = context;
    });
    connect(&controller, &GameController::searchEnded, this,
            [this](const SearchResult& result) { measure(m_context, result); });
    connect(&controller, &GameController::leaving, this, &SwitchMeasurer::forget);
    connect(&controller, &GameController::setupChanged, this, [this] {
        // Threads, memory and depth leave the figures as they are.
        const PlayerSetup& now = m_controller.setup().players[m_color];
        if (!thinksAlike(now, m_context.player)) age();
    });
    connect(&m_lane, &EngineLane::answered, this, &SwitchMeasurer::onAnswered);
}

SwitchFigure SwitchMeasurer::figureOf(const std::string& id) const {
    const auto at = m_figures.find(id);
    return at == m_figures.end() ? SwitchFigure{} : at->second;
}

bool SwitchMeasurer::isMeasuring(const std::string& id) const {
    return m_running == id || std::any_of(m_waiting.begin(), m_waiting.end(),
                                          [&](const Candidate& candidate) { return candidate.id == id; });
}

void SwitchMeasurer::prefer(std::unordered_set<std::string> ids) { m_preferred = std::move(ids); }

void SwitchMeasurer::measure(const SearchContext& context, const SearchResult& result) {
    age();
    // Two computers leave no time between their moves.
    if (!m_controller.setup().hasPerson() || result.info.depth == 0) return;
    m_context = context;
    m_depth = affordableDepth(result.info);
    m_color = context.color();
    m_baseNodes = 0;
    const Techniques& base = context.player.techniques;
    for (const Technique& technique : allTechniques()) {
        const std::string id(technique.id);
        const int falls = differences(base, flipped(base, technique));
        const auto known = m_figures.find(id);
        if (falls > 0)
            m_waiting.push_back({id, known == m_figures.end() ? falls : known->second.factor});
        else
            m_figures.erase(id);
    }
    begin("", base, kBaseCap);
    emit figuresChanged();
}

void SwitchMeasurer::begin(const std::string& id, const Techniques& techniques, std::uint64_t nodeCap) {
    m_running = id;
    EngineRequest request;
    request.search = m_context.request;
    request.search.techniques = techniques;
    request.search.level.reset();
    request.search.threads = 1;
    request.search.hashMib = kHashMib;
    request.search.limits = {};
    request.search.limits.depth = m_depth;
    request.search.limits.nodes = nodeCap;
    request.clearFirst = true;
    m_lane.ask(request);
}

void SwitchMeasurer::next() {
    m_running.reset();
    // Those in view first, the cheap ones before the dear, else in the order of the table.
    const auto first =
        std::min_element(m_waiting.begin(), m_waiting.end(), [this](const Candidate& a, const Candidate& b) {
            return std::pair(!m_preferred.contains(a.id), a.cost) <
                   std::pair(!m_preferred.contains(b.id), b.cost);
        });
    if (first == m_waiting.end()) return;
    const std::string id = first->id;
    m_waiting.erase(first);
    const Technique* technique = findTechnique(id);
    begin(id, flipped(m_context.player.techniques, *technique), std::max(kMinCap, kCapFactor * m_baseNodes));
}

void SwitchMeasurer::onAnswered(const EngineAnswer& answer) {
    if (m_running->empty())
        recordBase(answer.result);
    else
        record(*m_running, answer.result);
    emit figuresChanged();
}

void SwitchMeasurer::recordBase(const SearchResult& result) {
    const bool finished = result.info.depth >= m_depth;
    m_baseNodes = result.info.statistics.totalNodes();
    if (finished && m_baseNodes > 0) {
        next();
    } else if (m_depth > 1) {
        --m_depth;
        begin("", m_context.player.techniques, kBaseCap);
    } else {
        m_running.reset();
        m_waiting.clear();
    }
}

void SwitchMeasurer::record(const std::string& id, const SearchResult& result) {
    const bool finished = result.info.depth >= m_depth;
    const double factor =
        static_cast<double>(result.info.statistics.totalNodes()) / static_cast<double>(m_baseNodes);
    // An unfinished search with fewer nodes than the finished one says nothing.
    if (!finished && factor < 1)
        m_figures.erase(id);
    else
        m_figures[id] = SwitchFigure{factor, !finished, true};
    next();
}

void SwitchMeasurer::age() {
    m_lane.cancel();
    m_running.reset();
    m_waiting.clear();
    for (auto& [id, figure] : m_figures) figure.fresh = false;
    emit figuresChanged();
}

void SwitchMeasurer::forget() {
    age();
    m_figures.clear();
    emit figuresChanged();
}

}  // namespace plyglass
