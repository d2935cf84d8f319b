// Every change goes to the list of configurations, which reports it back.
#include "app/viewmodels/laboratory/configuration_editor.h"

#include <algorithm>

#include "app/services/translated.h"
#include "app/services/utf8_text.h"

namespace plyglass {

namespace {

bool isFirstOfGroup(int row) {
    const auto all = allTechniques();
    const auto at = static_cast<std::size_t>(row);
    return at == 0 || all[at].group != all[at - 1].group;
}

/// Evaluator name in a configuration: only the person's own have one there.
std::string nameIn(const PlayerEvaluator& evaluator) {
    return evaluator.isOwn() ? evaluator.name : std::string();
}

}  // namespace

ConfigurationEditor::ConfigurationEditor(LabConfigurationsModel& configurations,
                                         const EvaluatorLibrary& evaluators, QObject* parent)
    : QAbstractListModel(parent),
      m_configurations(configurations),
      m_evaluators(evaluators),
      m_player(evaluators, {.read = [this] { return asPlayer(); },
                            .write = [this](const PlayerSetup& player) { take(player); },
                            .atLevel =
                                [](PlayerSetup player, double level) {
                                    player.level = level;
                                    return player;
                                },
                            .threadsMax = std::max(2, maxThreads())}) {
    connect(&configurations, &LabConfigurationsModel::changed, this, &ConfigurationEditor::emitChanged);
    connect(&configurations, &LabConfigurationsModel::removed, this, [this](int row) {
        if (row == m_row) setRow(-1);
        if (row < m_row) setRow(m_row - 1);
    });
}

int ConfigurationEditor::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(allTechniques().size());
}

QVariant ConfigurationEditor::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
    const Technique& technique = allTechniques()[static_cast<std::size_t>(index.row())];
    const Techniques techniques = edited().techniques;
    const Technique* lacks = missingFor(technique, techniques);
    switch (role) {
        case TechniqueIdRole:
            return text(technique.id);
        case NameRole:
            return translated(technique.name);
        case HeadingRole:
            return isFirstOfGroup(index.row()) ? translated(technique.group) : QString();
        case CheckedRole:
            return technique.isOn(techniques);
        case AvailableRole:
            return lacks == nullptr;
        case NeedsRole:
            return lacks ? translated(lacks->name) : QString();
        case DetailRole:
            return QStringLiteral("%1\n%2").arg(translated(technique.explanation),
                                                translated(technique.source));
        case DiffersRole:
            return m_row > 0 &&
                   technique.isOn(techniques) != technique.isOn(m_configurations.at(0).techniques);
        default:
            return {};
    }
}

QHash<int, QByteArray> ConfigurationEditor::roleNames() const {
    return {{TechniqueIdRole, "techniqueId"}, {NameRole, "name"},           {HeadingRole, "heading"},
            {CheckedRole, "checked"},         {AvailableRole, "available"}, {NeedsRole, "needs"},
            {DetailRole, "detail"},           {DiffersRole, "differs"}};
}

void ConfigurationEditor::setRow(int row) {
    if (row < 0 || row >= m_configurations.count()) row = -1;
    if (row == m_row) return;
    m_row = row;
    emit rowChanged();
    emitChanged();
}

Configuration ConfigurationEditor::edited() const {
    return m_row >= 0 && m_row < m_configurations.count() ? m_configurations.at(m_row) : Configuration{};
}

QString ConfigurationEditor::name() const { return translated(edited().name); }

QString ConfigurationEditor::nameError() const {
    const auto& all = m_configurations.configurations();
    const std::string mine = edited().name;
    const auto same =
        std::count_if(all.begin(), all.end(), [&](const auto& other) { return other.name == mine; });
    return m_row >= 0 && same > 1 ? tr("Another configuration has this name.") : QString();
}

/// Prefers, among equal evaluators in the library, the one of that name; otherwise one outside the library.
PlayerSetup ConfigurationEditor::asPlayer() const {
    const Configuration mine = edited();
    PlayerSetup player{PlayerKind::Computer, static_cast<double>(mine.level)};
    player.techniques = mine.techniques;
    player.threads = mine.threads;
    player.hashMib = mine.hashMib;
    player.evaluator = PlayerEvaluator(std::string(), mine.evaluator);
    player.evaluator.name = mine.evaluatorName;
    for (const LibraryEvaluator& one : m_evaluators.all()) {
        if (one.evaluator.choice != mine.evaluator) continue;
        if (nameIn(one.evaluator) == mine.evaluatorName) {
            player.evaluator = one.evaluator;
            break;
        }
        if (player.evaluator.id.empty()) player.evaluator = one.evaluator;
    }
    return player;
}

void ConfigurationEditor::take(const PlayerSetup& player) {
    const PlayerEvaluator before = asPlayer().evaluator;
    Configuration changed = edited();
    changed.techniques = player.techniques;
    changed.level = nearestLevel(player.level);
    changed.threads = player.threads;
    changed.hashMib = player.hashMib;
    if (!(player.evaluator == before)) {
        changed.evaluator = player.evaluator.choice;
        changed.evaluatorName = nameIn(player.evaluator);
    }
    m_configurations.replace(m_row, changed);
}

void ConfigurationEditor::emitChanged() {
    emit dataChanged(index(0), index(rowCount() - 1), {CheckedRole, AvailableRole, NeedsRole, DiffersRole});
    emit changed();
    emit m_player.changed();
}

}  // namespace plyglass
