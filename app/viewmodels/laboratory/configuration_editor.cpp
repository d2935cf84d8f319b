// Every change goes to the list of configurations, which tells it back.
#include "app/viewmodels/laboratory/configuration_editor.h"

#include <algorithm>

#include "app/services/translated.h"
#include "app/services/utf8_text.h"
#include "app/viewmodels/shared/setup_choices.h"

namespace plyglass {

namespace {

bool isFirstOfGroup(int row) {
    const auto all = allTechniques();
    const auto at = static_cast<std::size_t>(row);
    return at == 0 || all[at].group != all[at - 1].group;
}

/// What a configuration calls it: only those of one's own have names there.
std::string nameIn(const LibraryEvaluator& evaluator) {
    return evaluator.isOwn() ? evaluator.name.toStdString() : std::string();
}

}  // namespace

ConfigurationEditor::ConfigurationEditor(LabConfigurationsModel& configurations,
                                         const EvaluatorLibrary& evaluators, QObject* parent)
    : QAbstractListModel(parent), m_configurations(configurations), m_evaluators(evaluators) {
    connect(&evaluators, &EvaluatorLibrary::changed, this, [this] {
        emit evaluatorsChanged();
        emit changed();
    });
    connect(&configurations, &LabConfigurationsModel::changed, this, &ConfigurationEditor::tell);
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
    tell();
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

QStringList ConfigurationEditor::presetNames() const { return plyglass::presetNames(); }
QStringList ConfigurationEditor::presetDates() const { return plyglass::presetDates(); }
int ConfigurationEditor::presetIndex() const { return presetIndexOf(edited().techniques); }
QStringList ConfigurationEditor::evaluatorNames() const { return m_evaluators.names(); }

/// The one of that name first: two may judge alike.
int ConfigurationEditor::evaluatorIndex() const {
    const Configuration mine = edited();
    const auto& all = m_evaluators.all();
    int found = -1;
    for (int i = 0; i < static_cast<int>(all.size()); ++i) {
        const LibraryEvaluator& one = all[static_cast<std::size_t>(i)];
        if (one.evaluator.choice != mine.evaluator) continue;
        if (nameIn(one) == mine.evaluatorName) return i;
        if (found < 0) found = i;
    }
    return found;
}

void ConfigurationEditor::setEvaluatorIndex(int index) {
    if (index < 0 || index >= static_cast<int>(m_evaluators.all().size())) return;
    const LibraryEvaluator& chosen = m_evaluators.all()[static_cast<std::size_t>(index)];
    Configuration changed = edited();
    changed.evaluator = chosen.evaluator.choice;
    changed.evaluatorName = nameIn(chosen);
    apply(changed);
}

QString ConfigurationEditor::evaluatorName() const {
    const int index = evaluatorIndex();
    if (index >= 0) return m_evaluators.all()[static_cast<std::size_t>(index)].name;
    const std::string name = edited().evaluatorName;
    return name.empty() ? tr("weights of its own") : tr("%1 (from a file)").arg(QString::fromStdString(name));
}

QStringList ConfigurationEditor::levelNames() const { return plyglass::levelNames(); }

void ConfigurationEditor::setLevelIndex(int index) {
    if (index < 0 || index >= kFullLevel) return;
    Configuration changed = edited();
    changed.level = index + 1;
    apply(changed);
}

void ConfigurationEditor::setThreads(int threads) {
    Configuration changed = edited();
    changed.threads = std::clamp(threads, 1, threadsMax());
    apply(changed);
}

int ConfigurationEditor::threadsMax() const { return std::max(2, mostThreads()); }

void ConfigurationEditor::setHashMib(int mib) {
    Configuration changed = edited();
    changed.hashMib = std::clamp(mib, 1, hashMibMax());
    apply(changed);
}

int ConfigurationEditor::hashMibMax() const { return mostHashMib(); }

int ConfigurationEditor::quiescence() const {
    return quiescenceToWindow(edited().techniques.quiescencePlies);
}

void ConfigurationEditor::setQuiescence(int plies) {
    Configuration changed = edited();
    changed.techniques.quiescencePlies = quiescenceFromWindow(std::clamp(plies, -1, kMaxQuiescence));
    apply(changed);
}

int ConfigurationEditor::quiescenceMax() const { return kMaxQuiescence; }

void ConfigurationEditor::setOn(const QString& id, bool on) {
    Configuration changed = edited();
    if (setTechnique(changed.techniques, id.toStdString(), on)) apply(changed);
    tell();
}

void ConfigurationEditor::applyPreset(int index) {
    Configuration changed = edited();
    changed.techniques = withPreset(changed.techniques, index);
    apply(changed);
}

void ConfigurationEditor::tell() {
    emit dataChanged(index(0), index(rowCount() - 1), {CheckedRole, AvailableRole, NeedsRole, DiffersRole});
    emit changed();
}

}  // namespace plyglass
