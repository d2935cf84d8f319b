// The rows: switches with their counts and figures, and which of them the filter finds.
#include "app/viewmodels/play/technique_list_model.h"

#include <algorithm>

#include "app/services/translated.h"
#include "app/services/utf8_text.h"
#include "app/viewmodels/shared/number_text.h"

namespace plyglass {

namespace {

constexpr double kStrongFactor = 2.0;
constexpr int kRestartTextMs = 4'000;

/// As people type it: without capitals, with plain hyphens.
QString plain(const QString& text) { return text.toLower().replace(QChar(0x2013), u'-'); }

/// What its count counts, in the form that belongs to the count.
QString countName(const Technique& technique, const SearchInfo* info) {
    const int count = info && technique.count ? pluralOf(info->statistics.*technique.count) : 0;
    return QCoreApplication::translate("Engine", std::string(technique.countName).c_str(), nullptr, count);
}

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
            return figureOf(technique).factor >= kStrongFactor;
        case FigureFreshRole:
            return figureOf(technique).factor > 0 && figureOf(technique).fresh;
        case CountRole:
            return countText(technique);
        case CountNameRole:
            return countName(technique, m_thinking.info());
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
            {CountNameRole, "countName"},
            {NeedsRole, "needs"},
            {DetailRole, "detail"},
            {MatchesRole, "matches"}};
}

SwitchFigure TechniqueListModel::figureOf(const Technique& technique) const {
    return m_measurer.color() == m_player.color() ? m_measurer.figureOf(std::string(technique.id))
                                                  : SwitchFigure{};
}

QString TechniqueListModel::figureText(const Technique& technique) const {
    if (m_measurer.color() == m_player.color() && m_measurer.isMeasuring(std::string(technique.id)))
        return QStringLiteral("…");
    const SwitchFigure figure = figureOf(technique);
    if (figure.factor <= 0) return {};
    return (figure.atLeast ? QStringLiteral("≥ ") : QString()) + factorText(figure.factor);
}

QString TechniqueListModel::countText(const Technique& technique) const {
    const SearchInfo* info = m_thinking.info();
    if (!info || technique.count == nullptr || m_thinking.color() != m_player.color()) return {};
    const Techniques now = techniques();
    if (!technique.isOn(now) || missingFor(technique, now)) return {};
    return shortCounterText(info->statistics.*technique.count);
}

QString TechniqueListModel::whyNot(const Technique& technique) const {
    const Technique* lacks = missingFor(technique, techniques());
    return lacks ? tr("Does nothing without “%1”, which is off.").arg(translated(lacks->name)) : QString();
}

QString TechniqueListModel::detailOf(const Technique& technique) const {
    QStringList lines{translated(technique.explanation), translated(technique.source)};
    if (const QString why = whyNot(technique); !why.isEmpty()) lines += why;
    if (const QString count = countText(technique); !count.isEmpty())
        lines += tr("In this search: %1 %2.").arg(count, countName(technique, m_thinking.info()));
    const SwitchFigure figure = figureOf(technique);
    if (figure.factor > 0)
        lines += (figure.atLeast ? tr("Flipped: at least %1 the nodes to depth %2.")
                                 : tr("Flipped: %1 the nodes to depth %2."))
                     .arg(factorText(figure.factor))
                     .arg(m_measurer.depth());
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
