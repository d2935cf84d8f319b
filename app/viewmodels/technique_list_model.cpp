// Switches, depth and evaluator of the chosen computer, straight into the running game.
#include "app/viewmodels/technique_list_model.h"

#include "app/viewmodels/comparison.h"
#include "app/viewmodels/number_text.h"
#include "app/viewmodels/setup_choices.h"

namespace plyglass {

namespace {

constexpr double kStrongFactor = 2.0;
constexpr int kRestartTextMs = 4'000;

QString text(std::string_view view) {
    return QString::fromUtf8(view.data(), static_cast<qsizetype>(view.size()));
}

/// The technique without which this one does nothing, if that is off.
const Technique* missing(const Technique& technique, const Techniques& techniques) {
    const Technique* needed = technique.needs.empty() ? nullptr : findTechnique(technique.needs);
    return needed && !needed->isOn(techniques) ? needed : nullptr;
}

}  // namespace

TechniqueListModel::TechniqueListModel(GameController& controller, Measurer& measurer, QObject* parent)
    : QAbstractListModel(parent), m_controller(controller), m_measurer(measurer) {
    m_restartTimer.setSingleShot(true);
    m_restartTimer.setInterval(kRestartTextMs);
    connect(&m_restartTimer, &QTimer::timeout, this, [this] {
        m_restartText.clear();
        emit restartTextChanged();
    });
    connect(&controller, &GameController::setupChanged, this, &TechniqueListModel::onSetupChanged);
    connect(&controller, &GameController::searchRestarted, this, &TechniqueListModel::onRestarted);
    connect(&measurer, &Measurer::figuresChanged, this, &TechniqueListModel::onFiguresChanged);
}

int TechniqueListModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(allTechniques().size());
}

QVariant TechniqueListModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
    const Technique& technique = allTechniques()[static_cast<std::size_t>(index.row())];
    const Technique* lacks = missing(technique, player().techniques);
    const std::string id(technique.id);
    const SwitchFigure figure = m_measurer.color() == color() ? m_measurer.figureOf(id) : SwitchFigure{};
    switch (role) {
        case TechniqueIdRole:
            return text(technique.id);
        case NameRole:
            return text(technique.name);
        case GroupRole:
            return text(technique.group);
        case ExplanationRole:
            return text(technique.explanation);
        case SourceRole:
            return text(technique.source);
        case CheckedRole:
            return technique.isOn(player().techniques);
        case AvailableRole:
            return lacks == nullptr;
        case WhyNotRole:
            return lacks ? tr("Does nothing without %1").arg(text(lacks->name)) : QString();
        case FigureRole:
            if (m_measurer.color() == color() && m_measurer.isMeasuring(id)) return QStringLiteral("…");
            if (figure.factor <= 0) return QString();
            return (figure.atLeast ? QStringLiteral("≥ ") : QString()) + factorText(figure.factor);
        case FigureStrongRole:
            return figure.factor >= kStrongFactor;
        case FigureFreshRole:
            return figure.factor > 0 && figure.fresh;
        default:
            return {};
    }
}

QHash<int, QByteArray> TechniqueListModel::roleNames() const {
    return {{TechniqueIdRole, "techniqueId"},
            {NameRole, "name"},
            {GroupRole, "group"},
            {ExplanationRole, "explanation"},
            {SourceRole, "source"},
            {CheckedRole, "checked"},
            {AvailableRole, "available"},
            {WhyNotRole, "whyNot"},
            {FigureRole, "figure"},
            {FigureStrongRole, "figureStrong"},
            {FigureFreshRole, "figureFresh"}};
}

std::vector<Color> TechniqueListModel::players() const {
    std::vector<Color> computers;
    for (const Color color : {White, Black})
        if (m_controller.setup().players[color].kind == PlayerKind::Computer) computers.push_back(color);
    return computers;
}

Color TechniqueListModel::color() const {
    const auto computers = players();
    if (computers.empty()) return m_chosen;
    return computers.size() == 1 ? computers.front() : m_chosen;
}

QStringList TechniqueListModel::playerNames() const {
    QStringList names;
    const auto computers = players();
    for (const Color color : computers)
        names += computers.size() == 1 ? playerName(m_controller.setup(), color)
                 : color == White      ? tr("White")
                                       : tr("Black");
    return names;
}

int TechniqueListModel::playerIndex() const { return players().size() == 2 && m_chosen == Black ? 1 : 0; }

void TechniqueListModel::setPlayerIndex(int index) {
    const auto computers = players();
    if (index < 0 || index >= static_cast<int>(computers.size()) || index == playerIndex()) return;
    m_chosen = computers[static_cast<std::size_t>(index)];
    onSetupChanged();
}

QString TechniqueListModel::side() const {
    return color() == White ? QStringLiteral("white") : QStringLiteral("black");
}

void TechniqueListModel::setDepth(int depth) {
    if (depth < kMinDepth || depth > kMaxDepth) {
        emit refused(tr("The depth is %1 … %2 plies.").arg(kMinDepth).arg(kMaxDepth));
        return;
    }
    PlayerSetup changed = player();
    changed.depth = depth;
    apply(changed);
}

int TechniqueListModel::quiescence() const { return quiescenceToWindow(player().techniques.quiescencePlies); }

void TechniqueListModel::setQuiescence(int plies) {
    if (plies < -1 || plies > kMaxQuiescence) {
        emit refused(tr("The quiescence depth is 0 … %1 plies, or −1 for all.").arg(kMaxQuiescence));
        return;
    }
    PlayerSetup changed = player();
    changed.techniques.quiescencePlies = quiescenceFromWindow(plies);
    apply(changed);
}

int TechniqueListModel::evaluatorIndex() const { return evaluatorIndexOf(player().evaluator); }

void TechniqueListModel::setEvaluatorIndex(int index) {
    if (index < 0 || index >= static_cast<int>(allEvaluators().size())) {
        emit refused(tr("There are %1 evaluators.").arg(allEvaluators().size()));
        return;
    }
    PlayerSetup changed = player();
    changed.evaluator = allEvaluators()[static_cast<std::size_t>(index)].kind;
    apply(changed);
}

QStringList TechniqueListModel::evaluatorNames() const { return plyglass::evaluatorNames(); }
QStringList TechniqueListModel::evaluatorExplanations() const { return plyglass::evaluatorExplanations(); }
QStringList TechniqueListModel::presetNames() const { return plyglass::presetNames(); }
QStringList TechniqueListModel::presetExplanations() const { return plyglass::presetExplanations(); }

int TechniqueListModel::presetIndex() const { return presetIndexOf(player().techniques); }

void TechniqueListModel::setOn(const QString& id, bool on) {
    PlayerSetup changed = player();
    if (const auto done = setTechnique(changed.techniques, id.toStdString(), on); !done) {
        emit refused(QString::fromStdString(done.error().message));
        return;
    }
    apply(changed);
}

void TechniqueListModel::applyPreset(int index) {
    if (index < 0 || index >= static_cast<int>(allPresets().size())) {
        emit refused(tr("There are %1 presets.").arg(allPresets().size()));
        return;
    }
    PlayerSetup changed = player();
    changed.techniques = withPreset(changed.techniques, index);
    apply(changed);
}

void TechniqueListModel::apply(const PlayerSetup& changed) { m_controller.setPlayer(color(), changed); }

void TechniqueListModel::onSetupChanged() {
    emit dataChanged(index(0), index(rowCount() - 1));
    emit playersChanged();
    emit settingsChanged();
}

void TechniqueListModel::onFiguresChanged() {
    emit dataChanged(index(0), index(rowCount() - 1), {FigureRole, FigureStrongRole, FigureFreshRole});
}

void TechniqueListModel::onRestarted() {
    m_restartText = tr("The search began again with the new settings.");
    m_restartTimer.start();
    emit restartTextChanged();
}

}  // namespace plyglass
