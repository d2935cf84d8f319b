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
    return {{QObject::tr("Boards scored"), counterText(s[Counter::Evaluations])},
            {QObject::tr("Table probes"), counterText(s[Counter::TableProbes])},
            {QObject::tr("Table hits"), countWithShare(s[Counter::TableHits], s[Counter::TableProbes])},
            {QObject::tr("Table cutoffs"), countWithShare(s[Counter::TableCutoffs], s[Counter::TableProbes])},
            {QObject::tr("Beta cutoffs"), counterText(s[Counter::BetaCutoffs])},
            {QObject::tr("… by the first move"),
             countWithShare(s[Counter::FirstMoveCutoffs], s[Counter::BetaCutoffs])},
            {QObject::tr("Repetitions seen"), counterText(s[Counter::Repetitions])},
            {QObject::tr("Deepest ply"), QString::number(s.selectiveDepth)}};
}

}  // namespace plyglass
