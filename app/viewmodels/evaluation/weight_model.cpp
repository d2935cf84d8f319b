#include "app/viewmodels/evaluation/weight_model.h"

#include <algorithm>
#include <array>

#include "app/services/translated.h"
#include "engine/eval/classical/classical_weights_file.h"

namespace plyglass {

namespace {

/// A term of the classical evaluation, and the names of its entries.
struct TermWords {
    const char* name;
    std::array<const char*, 5> places;
};

constexpr std::array<TermWords, kClassicalTermCount> kTermWords = {{
    {QT_TRANSLATE_NOOP("plyglass::WeightModel", "Material"),
     {QT_TRANSLATE_NOOP("plyglass::WeightModel", "pawn"),
      QT_TRANSLATE_NOOP("plyglass::WeightModel", "knight"),
      QT_TRANSLATE_NOOP("plyglass::WeightModel", "bishop"),
      QT_TRANSLATE_NOOP("plyglass::WeightModel", "rook"),
      QT_TRANSLATE_NOOP("plyglass::WeightModel", "queen")}},
    {QT_TRANSLATE_NOOP("plyglass::WeightModel", "Pawn square"), {}},
    {QT_TRANSLATE_NOOP("plyglass::WeightModel", "Knight square"), {}},
    {QT_TRANSLATE_NOOP("plyglass::WeightModel", "Bishop square"), {}},
    {QT_TRANSLATE_NOOP("plyglass::WeightModel", "Rook square"), {}},
    {QT_TRANSLATE_NOOP("plyglass::WeightModel", "Queen square"), {}},
    {QT_TRANSLATE_NOOP("plyglass::WeightModel", "King square"), {}},
    {QT_TRANSLATE_NOOP("plyglass::WeightModel", "Bishop pair"), {}},
    {QT_TRANSLATE_NOOP("plyglass::WeightModel", "Knight per pawn"), {}},
    {QT_TRANSLATE_NOOP("plyglass::WeightModel", "Rook per pawn"), {}},
    {QT_TRANSLATE_NOOP("plyglass::WeightModel", "Knight mobility"), {}},
    {QT_TRANSLATE_NOOP("plyglass::WeightModel", "Bishop mobility"), {}},
    {QT_TRANSLATE_NOOP("plyglass::WeightModel", "Rook mobility"), {}},
    {QT_TRANSLATE_NOOP("plyglass::WeightModel", "Queen mobility"), {}},
    {QT_TRANSLATE_NOOP("plyglass::WeightModel", "Doubled"), {}},
    {QT_TRANSLATE_NOOP("plyglass::WeightModel", "Isolated"),
     {QT_TRANSLATE_NOOP("plyglass::WeightModel", "an enemy pawn ahead"),
      QT_TRANSLATE_NOOP("plyglass::WeightModel", "none")}},
    {QT_TRANSLATE_NOOP("plyglass::WeightModel", "Backward"),
     {QT_TRANSLATE_NOOP("plyglass::WeightModel", "an enemy pawn ahead"),
      QT_TRANSLATE_NOOP("plyglass::WeightModel", "none")}},
    {QT_TRANSLATE_NOOP("plyglass::WeightModel", "Phalanx"), {}},
    {QT_TRANSLATE_NOOP("plyglass::WeightModel", "Defended"), {}},
    {QT_TRANSLATE_NOOP("plyglass::WeightModel", "Candidate"), {}},
    {QT_TRANSLATE_NOOP("plyglass::WeightModel", "Passed rank"), {}},
    {QT_TRANSLATE_NOOP("plyglass::WeightModel", "Passed own king"), {}},
    {QT_TRANSLATE_NOOP("plyglass::WeightModel", "Passed enemy king"), {}},
    {QT_TRANSLATE_NOOP("plyglass::WeightModel", "Passed blocked"), {}},
    {QT_TRANSLATE_NOOP("plyglass::WeightModel", "Passed free stop"), {}},
    {QT_TRANSLATE_NOOP("plyglass::WeightModel", "Passed free path"), {}},
    {QT_TRANSLATE_NOOP("plyglass::WeightModel", "Passed supported"), {}},
    {QT_TRANSLATE_NOOP("plyglass::WeightModel", "Passed rook"),
     {QT_TRANSLATE_NOOP("plyglass::WeightModel", "own rook behind it"),
      QT_TRANSLATE_NOOP("plyglass::WeightModel", "enemy rook behind it")}},
    {QT_TRANSLATE_NOOP("plyglass::WeightModel", "Passed unstoppable"), {}},
    {QT_TRANSLATE_NOOP("plyglass::WeightModel", "Knight outpost"),
     {QT_TRANSLATE_NOOP("plyglass::WeightModel", "not defended by a pawn"),
      QT_TRANSLATE_NOOP("plyglass::WeightModel", "defended")}},
    {QT_TRANSLATE_NOOP("plyglass::WeightModel", "Bishop outpost"),
     {QT_TRANSLATE_NOOP("plyglass::WeightModel", "not defended by a pawn"),
      QT_TRANSLATE_NOOP("plyglass::WeightModel", "defended")}},
    {QT_TRANSLATE_NOOP("plyglass::WeightModel", "Minor behind pawn"), {}},
    {QT_TRANSLATE_NOOP("plyglass::WeightModel", "Bishop pawns"), {}},
    {QT_TRANSLATE_NOOP("plyglass::WeightModel", "Rook file"),
     {QT_TRANSLATE_NOOP("plyglass::WeightModel", "half-open"),
      QT_TRANSLATE_NOOP("plyglass::WeightModel", "open")}},
    {QT_TRANSLATE_NOOP("plyglass::WeightModel", "Rook seventh"), {}},
    {QT_TRANSLATE_NOOP("plyglass::WeightModel", "Rook trapped"), {}},
    {QT_TRANSLATE_NOOP("plyglass::WeightModel", "Shelter"), {}},
    {QT_TRANSLATE_NOOP("plyglass::WeightModel", "Storm"), {}},
    {QT_TRANSLATE_NOOP("plyglass::WeightModel", "Storm blocked"), {}},
    {QT_TRANSLATE_NOOP("plyglass::WeightModel", "King danger"), {}},
    {QT_TRANSLATE_NOOP("plyglass::WeightModel", "Pawn threat"),
     {QT_TRANSLATE_NOOP("plyglass::WeightModel", "knight"),
      QT_TRANSLATE_NOOP("plyglass::WeightModel", "bishop"),
      QT_TRANSLATE_NOOP("plyglass::WeightModel", "rook"),
      QT_TRANSLATE_NOOP("plyglass::WeightModel", "queen")}},
    {QT_TRANSLATE_NOOP("plyglass::WeightModel", "Minor threat"),
     {QT_TRANSLATE_NOOP("plyglass::WeightModel", "pawn"),
      QT_TRANSLATE_NOOP("plyglass::WeightModel", "knight"),
      QT_TRANSLATE_NOOP("plyglass::WeightModel", "bishop"),
      QT_TRANSLATE_NOOP("plyglass::WeightModel", "rook"),
      QT_TRANSLATE_NOOP("plyglass::WeightModel", "queen")}},
    {QT_TRANSLATE_NOOP("plyglass::WeightModel", "Rook threat"),
     {QT_TRANSLATE_NOOP("plyglass::WeightModel", "pawn"),
      QT_TRANSLATE_NOOP("plyglass::WeightModel", "knight"),
      QT_TRANSLATE_NOOP("plyglass::WeightModel", "bishop"),
      QT_TRANSLATE_NOOP("plyglass::WeightModel", "rook"),
      QT_TRANSLATE_NOOP("plyglass::WeightModel", "queen")}},
    {QT_TRANSLATE_NOOP("plyglass::WeightModel", "King threat"), {}},
    {QT_TRANSLATE_NOOP("plyglass::WeightModel", "Hanging"),
     {QT_TRANSLATE_NOOP("plyglass::WeightModel", "pawn"),
      QT_TRANSLATE_NOOP("plyglass::WeightModel", "knight"),
      QT_TRANSLATE_NOOP("plyglass::WeightModel", "bishop"),
      QT_TRANSLATE_NOOP("plyglass::WeightModel", "rook"),
      QT_TRANSLATE_NOOP("plyglass::WeightModel", "queen")}},
    {QT_TRANSLATE_NOOP("plyglass::WeightModel", "Push threat"), {}},
    {QT_TRANSLATE_NOOP("plyglass::WeightModel", "Threat to queen"),
     {QT_TRANSLATE_NOOP("plyglass::WeightModel", "from a knight’s square"),
      QT_TRANSLATE_NOOP("plyglass::WeightModel", "from a slider’s square")}},
    {QT_TRANSLATE_NOOP("plyglass::WeightModel", "Space"), {}},
    {QT_TRANSLATE_NOOP("plyglass::WeightModel", "Tempo"), {}},
}};

QString termName(int term) { return WeightModel::tr(kTermWords[static_cast<std::size_t>(term)].name); }

/// Name of an entry of a term: a square from the owner's view, a word, or a number.
QString rowName(int term, int row) {
    const int size = kClassicalTerms[static_cast<std::size_t>(term)].size;
    if (size == 1) return termName(term);
    if (size == kSquares) return QStringLiteral("%1%2").arg(QChar('a' + row % 8)).arg(row / 8 + 1);
    const auto& places = kTermWords[static_cast<std::size_t>(term)].places;
    const char* const place =
        row < static_cast<int>(places.size()) ? places[static_cast<std::size_t>(row)] : nullptr;
    return place ? WeightModel::tr(place) : QString::number(row);
}

}  // namespace

int WeightModel::rowCount(const QModelIndex& parent) const {
    if (parent.isValid() || !isEditable()) return 0;
    return groupList()[static_cast<std::size_t>(m_group)].size;
}

QVariant WeightModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
    const int at = place(index.row());
    switch (role) {
        case NameRole:
            return m_genome ? translated(featureName(at)) : rowName(m_group, index.row());
        case ValueRole:
            return valueAt(at, false);
        case EndgameRole:
            return isTapered() ? valueAt(at, true) : 0;
        case ChangedRole:
            if (m_genome) {
                const Genome& before = m_before.genome ? *m_before.genome : defaultGenome();
                return before.genes[static_cast<std::size_t>(at)] !=
                       m_genome->genes[static_cast<std::size_t>(at)];
            } else {
                const ClassicalWeights& before =
                    m_before.classicalWeights ? *m_before.classicalWeights : defaultClassicalWeights();
                return !(before.values[static_cast<std::size_t>(at)] ==
                         m_hand->values[static_cast<std::size_t>(at)]);
            }
        default:
            return {};
    }
}

QHash<int, QByteArray> WeightModel::roleNames() const {
    return {
        {NameRole, "name"}, {ValueRole, "value"}, {EndgameRole, "endgame"}, {ChangedRole, "weightChanged"}};
}

void WeightModel::edit(const EvaluatorChoice& evaluator) {
    beginResetModel();
    m_before = evaluator;
    m_genome.reset();
    m_hand.reset();
    m_group = 0;
    if (evaluator.kind == EvaluatorKind::Genome)
        m_genome = std::make_shared<Genome>(evaluator.genome ? *evaluator.genome : defaultGenome());
    if (evaluator.kind == EvaluatorKind::Classical)
        m_hand = std::make_shared<ClassicalWeights>(evaluator.classicalWeights ? *evaluator.classicalWeights
                                                                               : defaultClassicalWeights());
    endResetModel();
}

EvaluatorChoice WeightModel::edited() const {
    if (!isChanged()) return m_before;
    EvaluatorChoice evaluator = m_before;
    if (m_genome) evaluator.genome = std::make_shared<const Genome>(*m_genome);
    if (m_hand) evaluator.classicalWeights = std::make_shared<const ClassicalWeights>(*m_hand);
    return evaluator;
}

bool WeightModel::isChanged() const {
    if (m_genome) return m_genome->genes != (m_before.genome ? *m_before.genome : defaultGenome()).genes;
    if (m_hand)
        return !(*m_hand ==
                 (m_before.classicalWeights ? *m_before.classicalWeights : defaultClassicalWeights()));
    return false;
}

int WeightModel::minValue() const { return m_genome ? -kMaxGene : -kMaxClassicalWeightCp; }

std::vector<WeightModel::Group> WeightModel::groupList() const {
    if (m_genome)
        return {{tr("Possession"), kPossession, 6},
                {tr("Pawn advancement"), kAdvancement, 1},
                {tr("Mobility"), kMobility, 6},
                {tr("Threats"), kThreats, 6},
                {tr("Protections"), kProtections, 6}};
    std::vector<Group> groups;
    for (int term = 0; m_hand && term < kClassicalTermCount; ++term) {
        const ClassicalTermInfo& info = kClassicalTerms[static_cast<std::size_t>(term)];
        groups.push_back({termName(term), kClassicalTermFirst[static_cast<std::size_t>(term)], info.size});
    }
    return groups;
}

QStringList WeightModel::groups() const {
    QStringList names;
    for (const Group& group : groupList()) names += group.name;
    return names;
}

void WeightModel::setGroup(int group) {
    if (group < 0 || group >= static_cast<int>(groupList().size()) || group == m_group) return;
    beginResetModel();
    m_group = group;
    endResetModel();
}

int WeightModel::place(int row) const { return groupList()[static_cast<std::size_t>(m_group)].first + row; }

int WeightModel::valueAt(int at, bool endgame) const {
    const auto index = static_cast<std::size_t>(at);
    if (m_genome) return m_genome->genes[index];
    return endgame ? endgameOf(m_hand->values[index]) : middlegameOf(m_hand->values[index]);
}

bool WeightModel::set(int row, bool endgame, int value) {
    if (row < 0 || row >= rowCount() || (endgame && !isTapered())) return false;
    const int at = place(row);
    const int within = std::clamp(value, minValue(), maxValue());
    if (valueAt(at, endgame) == within) return false;
    const auto index = static_cast<std::size_t>(at);
    if (m_genome)
        m_genome->genes[index] = within;
    else if (endgame)
        m_hand->values[index] = makeTapered(middlegameOf(m_hand->values[index]), within);
    else
        m_hand->values[index] = makeTapered(within, endgameOf(m_hand->values[index]));
    emit dataChanged(this->index(row), this->index(row), {ValueRole, EndgameRole, ChangedRole});
    return true;
}

}  // namespace plyglass
