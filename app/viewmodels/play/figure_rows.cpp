#include "app/viewmodels/play/figure_rows.h"

#include "app/viewmodels/shared/number_text.h"

namespace plyglass {

namespace {

double shareOf(std::uint64_t part, std::uint64_t whole) {
    return whole == 0 ? 0.0 : static_cast<double>(part) / static_cast<double>(whole);
}

QString countWithShare(std::uint64_t part, std::uint64_t whole) {
    if (whole == 0) return counterText(part);
    return QStringLiteral("%1 (%2)").arg(counterText(part), percentText(shareOf(part, whole)));
}

}  // namespace

QList<CategoryRow> categoryRows(const Statistics& statistics) {
    const QString names[kNodeKinds] = {QObject::tr("Main search"), QObject::tr("Quiescence"),
                                       QObject::tr("Null move"), QObject::tr("Reduced"),
                                       QObject::tr("Re-search")};
    QList<CategoryRow> rows;
    for (int kind = 0; kind < kNodeKinds; ++kind) {
        const std::uint64_t nodes = statistics.nodes[static_cast<std::size_t>(kind)];
        const double share = shareOf(nodes, statistics.totalNodes());
        rows.append({names[kind], counterText(nodes), percentText(share), share, kind + 1});
    }
    return rows;
}

QList<NamedValue> detailRows(const Statistics& s) {
    return {{QObject::tr("Boards scored"), counterText(s.evaluations)},
            {QObject::tr("Table probes"), counterText(s.tableProbes)},
            {QObject::tr("Table hits"), countWithShare(s.tableHits, s.tableProbes)},
            {QObject::tr("Table cutoffs"), countWithShare(s.tableCutoffs, s.tableProbes)},
            {QObject::tr("Beta cutoffs"), counterText(s.betaCutoffs)},
            {QObject::tr("… by the first move"), countWithShare(s.firstMoveCutoffs, s.betaCutoffs)},
            {QObject::tr("Repetitions seen"), counterText(s.repetitions)},
            {QObject::tr("Deepest ply"), QString::number(s.selectiveDepth)}};
}

}  // namespace plyglass
