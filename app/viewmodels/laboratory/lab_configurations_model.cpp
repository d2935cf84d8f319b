#include "app/viewmodels/laboratory/lab_configurations_model.h"

#include <algorithm>
#include <array>
#include <utility>

#include "app/services/translated.h"
#include "app/viewmodels/shared/setup_choices.h"

namespace plyglass {

namespace {

constexpr int kMaxConfigurations = 64;
constexpr int kLetters = 26;

Configuration presetNamed(const char* id, const QString& name) {
    return {{.techniques = presetFromId(id).value()}, name.toStdString()};
}

/// Number of techniques that a difference names.
constexpr qsizetype kMaxNamedTechniques = 3;

QString evaluatorText(const Configuration& configuration) {
    const EvaluatorKind kind = configuration.evaluator.kind;
    const QString name = translated(infoOf(kind).name);
    if (configuration.evaluator == EvaluatorChoice(kind)) return name;
    return configuration.evaluatorName.empty()
               ? LabConfigurationsModel::tr("%1 with weights of its own").arg(name)
               : LabConfigurationsModel::tr("“%1” (%2)", "somebody's evaluator and its kind")
                     .arg(QString::fromStdString(configuration.evaluatorName), name);
}

QStringList techniqueNamesOf(const std::vector<const Technique*>& techniques) {
    QStringList names;
    for (const Technique* const technique : techniques) names += translated(technique->name);
    return names;
}

/// "Null move, Killers", "Null move, Killers, History and 12 others"
QString someOf(const QStringList& names) {
    const QString first = names.mid(0, kMaxNamedTechniques).join(QStringLiteral(", "));
    const int more = static_cast<int>(names.size() - kMaxNamedTechniques);
    return more <= 0 ? first : LabConfigurationsModel::tr("%1 and %n others", "techniques", more).arg(first);
}

/// "without Null move, judged by Material".
QString differenceText(const Configuration& configuration, const Configuration& from) {
    const ConfigurationDifference difference = differenceOf(configuration, from);
    QStringList parts;
    if (!difference.without.empty())
        parts += LabConfigurationsModel::tr("without %1").arg(someOf(techniqueNamesOf(difference.without)));
    if (!difference.with.empty())
        parts += LabConfigurationsModel::tr("with %1").arg(someOf(techniqueNamesOf(difference.with)));
    for (const TechniqueNumber* const number : difference.numbers) {
        const int value = configuration.techniques.*number->value;
        parts += LabConfigurationsModel::tr("%1 %2", "Quiescence depth 4")
                     .arg(translated(number->name),
                          value == kAllPlies ? LabConfigurationsModel::tr("all") : QString::number(value));
    }
    if (difference.evaluator)
        parts += LabConfigurationsModel::tr("judged by %1").arg(evaluatorText(configuration));
    if (difference.level)
        parts += LabConfigurationsModel::tr("as level %1, %2")
                     .arg(configuration.level)
                     .arg(levelNames().value(configuration.level - 1));
    if (difference.threads) parts += LabConfigurationsModel::tr("%n threads", nullptr, configuration.threads);
    if (difference.hash) parts += LabConfigurationsModel::tr("table of %1 MiB").arg(configuration.hashMib);
    return parts.isEmpty() ? LabConfigurationsModel::tr("the same") : parts.join(QStringLiteral(", "));
}

QString toText(const Configuration& configuration) {
    const int preset = presetIndexOf(configuration.techniques);
    int on = 0;
    for (const Technique& technique : allTechniques()) on += technique.isOn(configuration.techniques);
    const QString what =
        preset >= 0 ? LabConfigurationsModel::tr("Preset %1").arg(presetNames()[preset])
                    : LabConfigurationsModel::tr("%1 of %2 techniques").arg(on).arg(allTechniques().size());
    return LabConfigurationsModel::tr("%1, judged by %2").arg(what, evaluatorText(configuration));
}

}  // namespace

QString badgeOf(int configuration) {
    const QChar last(u'A' + configuration % kLetters);
    return configuration < kLetters ? QString(last)
                                    : QChar(u'A' + configuration / kLetters - 1) + QString(last);
}

int seriesOf(int configuration) {
    constexpr std::array<int, 6> kSeries{1, 3, 2, 4, 5, 6};
    return configuration < static_cast<int>(kSeries.size()) ? kSeries[static_cast<std::size_t>(configuration)]
                                                            : 0;
}

LabConfigurationsModel::LabConfigurationsModel(QObject* parent)
    : QAbstractListModel(parent),
      m_configurations{presetNamed("full", tr("Everything on")),
                       presetNamed("alphabeta", tr("Plain alpha–beta"))} {}

int LabConfigurationsModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : count();
}

QVariant LabConfigurationsModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
    const Configuration& configuration = at(index.row());
    switch (role) {
        case BadgeRole:
            return badgeOf(index.row());
        case SeriesRole:
            return seriesOf(index.row());
        case NameRole:
            return translated(configuration.name);
        case DifferenceRole:
            if (index.row() == 0) return toText(configuration);
            return tr("A %1").arg(differenceText(configuration, m_configurations.front()));
        default:
            return {};
    }
}

QHash<int, QByteArray> LabConfigurationsModel::roleNames() const {
    return {{BadgeRole, "badge"}, {SeriesRole, "series"}, {NameRole, "name"}, {DifferenceRole, "difference"}};
}

QStringList LabConfigurationsModel::names() const {
    QStringList names;
    for (int i = 0; i < count(); ++i)
        names += QStringLiteral("%1  %2").arg(badgeOf(i), translated(at(i).name));
    return names;
}

void LabConfigurationsModel::set(std::vector<Configuration> configurations) {
    beginResetModel();
    m_configurations = std::move(configurations);
    endResetModel();
    emit changed();
}

void LabConfigurationsModel::replace(int row, const Configuration& configuration) {
    if (row < 0 || row >= count() || at(row) == configuration) return;
    m_configurations[static_cast<std::size_t>(row)] = configuration;
    emitChanged();
}

int LabConfigurationsModel::duplicate(int row) {
    if (row < 0 || row >= count() || count() >= kMaxConfigurations) return -1;
    Configuration copy = at(row);
    copy.name = freeName(tr("Like %1").arg(badgeOf(row)).toStdString());
    beginInsertRows({}, count(), count());
    m_configurations.push_back(std::move(copy));
    endInsertRows();
    emit changed();
    return count() - 1;
}

void LabConfigurationsModel::remove(int row) {
    if (row < 0 || row >= count() || count() == 1) return;
    beginRemoveRows({}, row, row);
    m_configurations.erase(m_configurations.begin() + row);
    endRemoveRows();
    emitChanged();
    emit removed(row);
}

void LabConfigurationsModel::rename(int row, const QString& name) {
    if (row < 0 || row >= count() || name.trimmed().isEmpty()) return;
    Configuration renamed = at(row);
    renamed.name = name.trimmed().toStdString();
    for (Configuration& other : m_configurations)
        if (other.base == at(row).name) other.base = renamed.name;
    replace(row, renamed);
}

std::string LabConfigurationsModel::freeName(const std::string& wanted) const {
    const auto isTaken = [this](const std::string& name) {
        return std::any_of(m_configurations.begin(), m_configurations.end(),
                           [&](const Configuration& other) { return other.name == name; });
    };
    std::string name = wanted;
    for (int number = 2; isTaken(name); ++number) name = wanted + " (" + std::to_string(number) + ")";
    return name;
}

/// The badges and the differences from A may change in every row.
void LabConfigurationsModel::emitChanged() {
    if (count() > 0) emit dataChanged(index(0), index(count() - 1));
    emit changed();
}

}  // namespace plyglass
