// Rows that stay while their figures change.
#include "app/viewmodels/play/figure_models.h"

#include "app/viewmodels/shared/number_text.h"

namespace plyglass {

namespace {

constexpr std::array<const char*, kNodeKinds> kCategoryNames{
    QT_TRANSLATE_NOOP("plyglass::CategoryModel", "Main search"),
    QT_TRANSLATE_NOOP("plyglass::CategoryModel", "Quiescence"),
    QT_TRANSLATE_NOOP("plyglass::CategoryModel", "Null move"),
    QT_TRANSLATE_NOOP("plyglass::CategoryModel", "Reduced"),
    QT_TRANSLATE_NOOP("plyglass::CategoryModel", "Re-search")};

constexpr std::array<const char*, 8> kDetailNames{
    QT_TRANSLATE_NOOP("plyglass::DetailModel", "Boards scored"),
    QT_TRANSLATE_NOOP("plyglass::DetailModel", "Table probes"),
    QT_TRANSLATE_NOOP("plyglass::DetailModel", "Table hits"),
    QT_TRANSLATE_NOOP("plyglass::DetailModel", "Table cutoffs"),
    QT_TRANSLATE_NOOP("plyglass::DetailModel", "Beta cutoffs"),
    QT_TRANSLATE_NOOP("plyglass::DetailModel", "… by the first move"),
    QT_TRANSLATE_NOOP("plyglass::DetailModel", "Repetitions seen"),
    QT_TRANSLATE_NOOP("plyglass::DetailModel", "Deepest ply")};

double shareOf(std::uint64_t part, std::uint64_t whole) {
    return whole == 0 ? 0.0 : static_cast<double>(part) / static_cast<double>(whole);
}

QString countWithShare(std::uint64_t part, std::uint64_t whole) {
    if (whole == 0) return counterText(part);
    return QStringLiteral("%1 (%2)").arg(counterText(part), percentText(shareOf(part, whole)));
}

}  // namespace

QVariant CategoryModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
    const auto row = static_cast<std::size_t>(index.row());
    const double share = shareOf(m_nodes[row], m_total);
    switch (role) {
        case NameRole:
            return tr(kCategoryNames[row]);
        case NodesTextRole:
            return counterText(m_nodes[row]);
        case ShareTextRole:
            return percentText(share);
        case ShareRole:
            return share;
        case SeriesRole:
            return index.row() + 1;
        default:
            return {};
    }
}

QHash<int, QByteArray> CategoryModel::roleNames() const {
    return {{NameRole, "name"},
            {NodesTextRole, "nodesText"},
            {ShareTextRole, "shareText"},
            {ShareRole, "share"},
            {SeriesRole, "series"}};
}

void CategoryModel::set(const Statistics& statistics) {
    if (m_nodes == statistics.nodes) return;
    m_nodes = statistics.nodes;
    m_total = statistics.totalNodes();
    emit dataChanged(index(0), index(kNodeKinds - 1), {NodesTextRole, ShareTextRole, ShareRole});
}

DetailModel::DetailModel(QObject* parent) : QAbstractListModel(parent), m_values(kDetailNames.size(), "0") {}

int DetailModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(kDetailNames.size());
}

QVariant DetailModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
    const auto row = static_cast<std::size_t>(index.row());
    if (role == NameRole) return tr(kDetailNames[row]);
    return role == ValueTextRole ? m_values[row] : QVariant();
}

QHash<int, QByteArray> DetailModel::roleNames() const {
    return {{NameRole, "name"}, {ValueTextRole, "valueText"}};
}

void DetailModel::set(const Statistics& s) {
    m_values = {counterText(s.evaluations),
                counterText(s.tableProbes),
                countWithShare(s.tableHits, s.tableProbes),
                countWithShare(s.tableCutoffs, s.tableProbes),
                counterText(s.betaCutoffs),
                countWithShare(s.firstMoveCutoffs, s.betaCutoffs),
                counterText(s.repetitions),
                QString::number(s.selectiveDepth)};
    emit dataChanged(index(0), index(rowCount() - 1), {ValueTextRole});
}

}  // namespace plyglass
