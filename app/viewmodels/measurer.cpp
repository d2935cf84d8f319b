// One switch after the other, as long as nothing better is to be done.
#include "app/viewmodels/measurer.h"

#include <algorithm>

namespace plyglass {

namespace {

/// A search larger than this is not measured: it would keep a processor busy for minutes.
constexpr std::uint64_t kLargestBase = 3'000'000;
/// Every measurement may take at least this many nodes, or some times those of the settings as they are.
constexpr std::uint64_t kLeastCap = 1'000'000;
constexpr std::uint64_t kCapFactor = 3;
constexpr std::int64_t kLongestMs = 5'000;
constexpr int kHashMib = 16;

}  // namespace

Measurer::Measurer(GameController& controller, EngineService& engine, QObject* parent)
    : QObject(parent), m_controller(controller), m_engine(engine) {
    connect(&controller, &GameController::searchBegan, this, [this](const SearchContext& context) {
        age();
        m_context = context;
    });
    connect(&controller, &GameController::searchEnded, this,
            [this](const SearchResult& result) { measure(m_context, result); });
    connect(&controller, &GameController::leaving, this, &Measurer::forget);
    connect(&controller, &GameController::setupChanged, this, &Measurer::age);
    connect(&engine, &EngineService::answered, this, &Measurer::onAnswered);
}

SwitchFigure Measurer::figureOf(const std::string& id) const {
    const auto at = m_figures.find(id);
    return at == m_figures.end() ? SwitchFigure{} : at->second;
}

bool Measurer::isMeasuring(const std::string& id) const {
    return std::find(m_queue.begin(), m_queue.end(), id) != m_queue.end();
}

void Measurer::measure(const SearchContext& context, const SearchResult& result) {
    age();
    const std::uint64_t nodes = result.info.statistics.totalNodes();
    // Two computers leave no time between their moves.
    if (!m_controller.setup().hasPerson() || result.info.depth == 0 || nodes > kLargestBase) return;
    m_context = context;
    m_depth = result.info.depth;
    m_color = context.color();
    m_baseNodes = 0;
    m_queue = {""};
    for (const Technique& technique : allTechniques()) m_queue.emplace_back(technique.id);
    next();
    emit figuresChanged();
}

void Measurer::next() {
    while (!m_queue.empty()) {
        const std::string& id = m_queue.front();
        EngineRequest request;
        request.search = m_context.request;
        request.search.techniques = m_context.player.techniques;
        if (const Technique* technique = findTechnique(id))
            technique->set(request.search.techniques, !technique->isOn(request.search.techniques));
        if (id.empty() || request.search.techniques != m_context.player.techniques) {
            request.search.hashMib = kHashMib;
            request.search.limits = {};
            request.search.limits.depth = m_depth;
            request.search.limits.moveTimeMs = kLongestMs;
            request.search.limits.nodes = std::max(kLeastCap, kCapFactor * m_baseNodes);
            request.clearFirst = true;
            m_generation = m_engine.think(EngineSlot::Measure, request);
            return;
        }
        m_queue.erase(m_queue.begin());
    }
}

void Measurer::onAnswered(const EngineAnswer& answer) {
    if (answer.slot != EngineSlot::Measure || answer.generation != m_generation || m_queue.empty()) return;
    const std::string id = m_queue.front();
    m_queue.erase(m_queue.begin());
    record(id, answer.result);
    next();
    emit figuresChanged();
}

void Measurer::record(const std::string& id, const SearchResult& result) {
    const std::uint64_t nodes = result.info.statistics.totalNodes();
    const bool finished = result.info.depth >= m_depth;
    if (id.empty()) {
        m_baseNodes = nodes;
        if (!finished || nodes == 0) m_queue.clear();
        return;
    }
    const double factor = static_cast<double>(nodes) / static_cast<double>(m_baseNodes);
    // An unfinished search with fewer nodes than the finished one says nothing.
    if (!finished && factor < 1) {
        m_figures.erase(id);
        return;
    }
    m_figures[id] = SwitchFigure{factor, !finished, true};
}

void Measurer::age() {
    if (!m_queue.empty()) m_engine.cancel(EngineSlot::Measure);
    m_queue.clear();
    for (auto& [id, figure] : m_figures) figure.fresh = false;
    emit figuresChanged();
}

void Measurer::forget() {
    age();
    m_figures.clear();
    emit figuresChanged();
}

}  // namespace plyglass
