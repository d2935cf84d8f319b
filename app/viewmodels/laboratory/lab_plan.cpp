#include "app/viewmodels/laboratory/lab_plan.h"

#include <algorithm>

#include "app/services/game_setup.h"
#include "app/services/translated.h"
#include "app/viewmodels/shared/number_text.h"

namespace plyglass {

namespace {

constexpr std::uint64_t kMillion = 1'000'000;
constexpr int kMaxSearchSeconds = 36'000;
constexpr int kMaxMillions = 1'000'000;
constexpr int kMaxRepetitions = 100;
constexpr int kFirstToDepth = 6;

ComparisonPlan firstLimits() {
    ComparisonPlan plan;
    plan.name = QObject::tr("Comparison").toStdString();
    plan.toDepth = kFirstToDepth;
    return plan;
}

}  // namespace

LabPlan::LabPlan(QObject* parent) : QObject(parent), m_limits(firstLimits()) {
    connect(&m_positions, &LabPositionsModel::changed, this, &LabPlan::changed);
    connect(&m_configurations, &LabConfigurationsModel::changed, this, &LabPlan::changed);
}

void LabPlan::setFromDepth(int depth) {
    m_limits.fromDepth = std::clamp(depth, 1, kMaxDepth);
    m_limits.toDepth = std::max(m_limits.toDepth, m_limits.fromDepth);
    emit changed();
}

void LabPlan::setToDepth(int depth) {
    m_limits.toDepth = std::clamp(depth, 1, kMaxDepth);
    m_limits.fromDepth = std::min(m_limits.fromDepth, m_limits.toDepth);
    emit changed();
}

void LabPlan::setRepetitions(int repetitions) {
    m_limits.repetitions = std::clamp(repetitions, 1, kMaxRepetitions);
    emit changed();
}

int LabPlan::giveUpSeconds() const { return static_cast<int>((m_limits.maxMs + 999) / 1000); }

void LabPlan::setGiveUpSeconds(int seconds) {
    m_limits.maxMs = std::clamp(seconds, 1, kMaxSearchSeconds) * std::int64_t{1000};
    emit changed();
}

int LabPlan::giveUpMillions() const {
    return static_cast<int>((m_limits.maxNodes + kMillion - 1) / kMillion);
}

void LabPlan::setGiveUpMillions(int millions) {
    m_limits.maxNodes = static_cast<std::uint64_t>(std::clamp(millions, 1, kMaxMillions)) * kMillion;
    emit changed();
}

ComparisonPlan LabPlan::plan() const {
    ComparisonPlan plan = m_limits;
    plan.positions = m_positions.positions();
    plan.configurations = m_configurations.configurations();
    return plan;
}

QString LabPlan::sizeText() const {
    const std::uint64_t depths = static_cast<std::uint64_t>(m_limits.toDepth - m_limits.fromDepth + 1);
    const std::uint64_t searches = depths * static_cast<std::uint64_t>(m_limits.repetitions) *
                                   static_cast<std::uint64_t>(m_positions.count()) *
                                   static_cast<std::uint64_t>(m_configurations.count());
    return tr("%1 searches", nullptr, pluralOf(searches)).arg(groupedText(searches));
}

void LabPlan::set(const ComparisonPlan& plan) {
    m_limits = plan;
    m_limits.positions.clear();
    m_limits.configurations.clear();
    m_positions.set(plan.positions);
    m_configurations.set(plan.configurations);
    emit changed();
}

void LabPlan::clear() {
    ComparisonPlan plan = firstLimits();
    plan.configurations = LabConfigurationsModel().configurations();
    set(plan);
}

QString LabPlan::problem() const {
    if (m_positions.count() == 0) return tr("Add a position to search.");
    if (m_configurations.count() < 2) return tr("Add a second configuration to compare with.");
    const auto checked = checkedPlan(plan());
    return checked ? QString() : translated(checked.error());
}

}  // namespace plyglass
