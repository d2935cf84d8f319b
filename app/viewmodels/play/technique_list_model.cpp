#include "app/viewmodels/play/technique_list_model.h"

#include <algorithm>

#include "app/services/translated.h"
#include "app/services/utf8_text.h"
#include "app/viewmodels/shared/number_text.h"

namespace plyglass {

namespace {

constexpr double kStrongFactor = 2.0;
/// Smaller values would be shown as 0.0.
constexpr double kMinPlies = 0.05;
constexpr int kRestartTextMs = 4'000;

/// Text in lower case with plain hyphens, as typed.
QString plain(const QString& text) { return text.toLower().replace(QChar(0x2013), u'-'); }

}  // namespace

TechniqueListModel::TechniqueListModel(const Parts& parts, QObject* parent)
    : QAbstractListModel(parent),
      m_measurer(parts.measurer),
      m_thinking(parts.thinking),
      m_player(parts.controller, parts.evaluators),
      m_groups(*this) {
    m_restartTimer.setSingleShot(true);
    m_restartTimer.setInterval(kRestartTextMs);
    connect(&m_restartTimer, &QTimer::timeout, this, [this] {
        m_restartText.clear();
        emit restartTextChanged();
    });
    connect(&m_player, &PlayerSettings::changed, this, [this] { changed({}); });
    connect(&parts.controller, &GameController::searchRestarted, this, &TechniqueListModel::onRestarted);
    connect(&m_measurer, &SwitchMeasurer::figuresChanged, this, &TechniqueListModel::onFiguresChanged);
    connect(&m_thinking, &ThinkingViewModel::changed, this, [this] { changed({CountRole, DetailRole}); });
}

int TechniqueListModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(allTechniques().size());
}

QVariant TechniqueListModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
    const Technique& technique = allTechniques()[static_cast<std::size_t>(index.row())];
    switch (role) {
        case TechniqueIdRole:
            return text(technique.id);
        case NameRole:
            return translated(technique.name);
        case GroupRole:
            return translated(technique.group);
        case CheckedRole:
            return technique.isOn(techniques());
        case AvailableRole:
            return missingFor(technique, techniques()) == nullptr;
        case FigureRole:
            return figureText(technique);
        case FigureStrongRole:
            return figureOf(technique) && measured()->factorOf(*figureOf(technique)) >= kStrongFactor;
        case FigureFreshRole:
            return figureOf(technique) && m_measurer.isFresh();
        case CountRole:
            return countText(technique);
        case NeedsRole:
            if (const Technique* lacks = missingFor(technique, techniques())) return translated(lacks->name);
            return QString();
        case DetailRole:
            return detailOf(technique);
        case MatchesRole:
            return matches(technique);
        default:
            return {};
    }
}

QHash<int, QByteArray> TechniqueListModel::roleNames() const {
    return {{TechniqueIdRole, "techniqueId"},
            {NameRole, "name"},
            {GroupRole, "group"},
            {CheckedRole, "checked"},
            {AvailableRole, "available"},
            {FigureRole, "figure"},
            {FigureStrongRole, "figureStrong"},
            {FigureFreshRole, "figureFresh"},
            {CountRole, "count"},
            {NeedsRole, "needs"},
            {DetailRole, "detail"},
            {MatchesRole, "matches"}};
}

const AblationAnswer* TechniqueListModel::measured() const {
    return m_measurer.color() == m_player.color() ? m_measurer.answer() : nullptr;
}

const AblationRun* TechniqueListModel::figureOf(const Technique& technique) const {
    return measured() ? measured()->find(technique.id) : nullptr;
}

QString TechniqueListModel::figureText(const Technique& technique) const {
    if (m_measurer.color() == m_player.color() && m_measurer.isMeasuring(technique.id))
        return QStringLiteral("…");
    const AblationRun* figure = figureOf(technique);
    return figure ? (figure->finished ? QString() : QStringLiteral("> ")) +
                        factorText(measured()->factorOf(*figure))
                  : QString();
}

/// The figure in words; for techniques that do not change the score also as a gain in depth.
QStringList TechniqueListModel::figureDetail(const Technique& technique, const AblationRun& figure) const {
    const AblationAnswer& answer = *measured();
    QStringList lines{(figure.finished ? tr("Switched: %1 the nodes to depth %2.")
                                       : tr("Switched: more than %1 the nodes to depth %2, stopped."))
                          .arg(factorText(answer.factorOf(figure)))
                          .arg(answer.depth)};
    const double plies = answer.pliesOf(figure);
    if (technique.soundness != Soundness::Unsound && plies >= kMinPlies)
        lines += (figure.finished ? tr("With the nodes of now it would be %1 plies less deep.")
                                  : tr("With the nodes of now it would be more than %1 plies less deep."))
                     .arg(decimalText(plies, 1));
    return lines;
}

QString TechniqueListModel::countText(const Technique& technique) const {
    const SearchInfo* info = m_thinking.info();
    if (!info || technique.count == Counter::None || m_thinking.color() != m_player.color()) return {};
    const Techniques now = techniques();
    if (!technique.isOn(now) || missingFor(technique, now)) return {};
    const std::uint64_t count = info->statistics[technique.count];
    return QCoreApplication::translate("Engine", technique.counts.many, nullptr, pluralOf(count))
        .arg(shortCounterText(count));
}

QString TechniqueListModel::whyNot(const Technique& technique) const {
    const Technique* lacks = missingFor(technique, techniques());
    return lacks ? tr("Does nothing without “%1”, which is off.").arg(translated(lacks->name)) : QString();
}

QString TechniqueListModel::detailOf(const Technique& technique) const {
    QStringList lines{translated(technique.explanation), translated(technique.source)};
    if (const QString why = whyNot(technique); !why.isEmpty()) lines += why;
    if (const QString count = countText(technique); !count.isEmpty())
        lines += tr("In the computer's search: %1.", "12 304 cutoffs").arg(count);
    if (const AblationRun* figure = figureOf(technique)) lines += figureDetail(technique, *figure);
    return lines.join(u'\n');
}

bool TechniqueListModel::matches(const Technique& technique) const {
    const QString all =
        plain(QStringList{translated(technique.name), translated(technique.explanation),
                          translated(technique.source), translated(technique.group), text(technique.id)}
                  .join(u' '));
    const QStringList words = plain(m_filter).split(u' ', Qt::SkipEmptyParts);
    return std::all_of(words.begin(), words.end(), [&](const QString& word) { return all.contains(word); });
}

void TechniqueListModel::setFilter(const QString& filter) {
    if (filter == m_filter) return;
    m_filter = filter;
    changed({MatchesRole});
    emit filterChanged();
}

int TechniqueListModel::matchCount() const {
    return static_cast<int>(std::count_if(allTechniques().begin(), allTechniques().end(),
                                          [this](const Technique& technique) { return matches(technique); }));
}

void TechniqueListModel::setInView(const QStringList& ids) {
    std::unordered_set<std::string> set;
    for (const QString& id : ids) set.insert(id.toStdString());
    m_measurer.prefer(std::move(set));
}

void TechniqueListModel::changed(const QList<int>& roles) {
    emit dataChanged(index(0), index(rowCount() - 1), roles);
}

void TechniqueListModel::onFiguresChanged() {
    changed({FigureRole, FigureStrongRole, FigureFreshRole, DetailRole});
    emit measuredDepthChanged();
}

void TechniqueListModel::onRestarted() {
    m_restartText = tr("The search was restarted with the new settings.");
    m_restartTimer.start();
    emit restartTextChanged();
}

}  // namespace plyglass
