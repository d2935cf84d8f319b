#include "app/viewmodels/evaluation/weight_model.h"

#include <algorithm>
#include <array>

#include "app/services/utf8_text.h"
#include "engine/eval/classical/classical_weights_file.h"

namespace plyglass {

namespace {

/// "passedOwnKing" as people read it: "Passed own king".
QString readable(std::string_view id) {
    QString name;
    for (const QChar c : text(id)) {
        if (c.isUpper()) name += u' ';
        name += c.toLower();
    }
    if (!name.isEmpty()) name[0] = name[0].toUpper();
    return name;
}

constexpr std::string_view kSquareIndex = "square as its owner sees it, a1 first";

/// What the place in a term counts: a square, one of the listed words, or a number.
QString rowName(const ClassicalTermInfo& term, int row) {
    if (term.size == 1) return readable(term.id);
    if (term.indexed == kSquareIndex)
        return QStringLiteral("%1%2").arg(QChar('a' + row % 8)).arg(row / 8 + 1);
    const QStringList words = text(term.indexed).split(QStringLiteral(", "));
    if (words.size() == term.size) return words[row];
    return QString::number(row);
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
            return m_genome ? QString::fromStdString(featureName(at))
                            : rowName(kClassicalTerms[static_cast<std::size_t>(m_group)], index.row());
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

int WeightModel::least() const { return m_genome ? -kMaxGene : -kMaxClassicalWeightCp; }

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
        groups.push_back({readable(info.id), kClassicalTermFirst[static_cast<std::size_t>(term)], info.size});
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
    const int within = std::clamp(value, least(), most());
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
