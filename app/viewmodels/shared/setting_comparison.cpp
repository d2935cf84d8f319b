#include "app/viewmodels/shared/setting_comparison.h"

#include <QObject>
#include <QStringList>

#include "app/services/translated.h"
#include "app/viewmodels/shared/number_text.h"

namespace plyglass {

namespace {

constexpr double kNoticeable = 1.05;

}  // namespace

NodesToDepth nodesToDepth(const SearchInfo& info) {
    NodesToDepth nodes;
    std::uint64_t sum = 0;
    for (const DepthRecord& record : info.depths) nodes[record.depth] = sum += record.nodes;
    return nodes;
}

void SettingComparison::begin(const Position& position, const PlayerSetup& player) {
    if (m_key != position.key()) {
        m_key = position.key();
        m_previous.clear();
    } else if (!thinksAlike(m_player, player) && !m_current.empty()) {
        m_previous = m_current;
        m_previousPlayer = m_player;
    }
    if (!m_previous.empty() && thinksAlike(m_previousPlayer, player)) m_previous.clear();
    m_player = player;
    m_current.clear();
}

std::optional<int> SettingComparison::commonDepth() const {
    for (auto it = m_current.rbegin(); it != m_current.rend(); ++it)
        if (m_previous.contains(it->first)) return it->first;
    return std::nullopt;
}

std::optional<double> SettingComparison::factor() const {
    const auto depth = commonDepth();
    if (!depth || m_previous.at(*depth) == 0) return std::nullopt;
    return static_cast<double>(m_current.at(*depth)) / static_cast<double>(m_previous.at(*depth));
}

ChangeText SettingComparison::change() const {
    const auto known = factor();
    if (!known) return {};
    const double times = *known;
    const QString what = differenceText(m_previousPlayer, m_player);
    const int depth = *commonDepth();
    if (times < kNoticeable && times > 1 / kNoticeable)
        return {QObject::tr("About as many nodes as before to depth %1 (%2)").arg(depth).arg(what),
                "neutral"};
    const bool more = times > 1;
    return {(more ? QObject::tr("%1 more nodes than before to depth %2 (%3)")
                  : QObject::tr("%1 fewer nodes than before to depth %2 (%3)"))
                .arg(factorText(more ? times : 1 / times))
                .arg(depth)
                .arg(what),
            more ? "warn" : "good"};
}

QString quiescenceText(int plies) {
    if (plies >= kAllPlies) return QObject::tr("all");
    return plies == 0 ? QObject::tr("off") : QString::number(plies);
}

QString differenceText(const PlayerSetup& before, const PlayerSetup& now) {
    QStringList parts;
    for (const Technique& technique : allTechniques()) {
        const bool on = technique.isOn(now.techniques);
        if (on != technique.isOn(before.techniques))
            parts += (on ? QObject::tr("%1 on", "a technique") : QObject::tr("%1 off", "a technique"))
                         .arg(translated(technique.name));
        else if (technique.id == "quiescence" &&
                 before.techniques.quiescencePlies != now.techniques.quiescencePlies)
            parts += QObject::tr("quiescence %1").arg(quiescenceText(now.techniques.quiescencePlies));
    }
    if (before.evaluator != now.evaluator) parts += QObject::tr("other evaluator");
    return parts.join(QStringLiteral(", "));
}

}  // namespace plyglass
