#include "app/viewmodels/laboratory/lab_results.h"

#include <QObject>
#include <algorithm>
#include <cmath>
#include <utility>

#include "app/services/translated.h"
#include "app/viewmodels/laboratory/lab_configurations_model.h"
#include "app/viewmodels/shared/number_text.h"
#include "engine/chess/san.h"

namespace plyglass {

namespace {

const QString kNothing = QStringLiteral("–");

int configurationsOf(const Comparison& comparison) {
    return static_cast<int>(comparison.plan().configurations.size());
}

int positionsOf(const Comparison& comparison) { return static_cast<int>(comparison.plan().positions.size()); }

QString nameOf(const Comparison& comparison, int configuration) {
    return translated(comparison.plan().configurations[static_cast<std::size_t>(configuration)].name);
}

QString atLeastText(bool atLeast, const QString& text) {
    return atLeast ? QStringLiteral("≥ ") + text : text;
}

QString countText(const ComparedValue& value) {
    if (value.positions == 0) return kNothing;
    return atLeastText(value.atLeast, groupedText(static_cast<std::uint64_t>(std::llround(value.value))));
}

/// The factor of A is 1, without a multiplication sign.
QString factorWords(const ComparedValue& factor, int configuration) {
    if (factor.positions == 0) return kNothing;
    return configuration == 0 ? QStringLiteral("1") : atLeastText(factor.atLeast, factorText(factor.value));
}

/// "Stopped at its limit in 8 of 8 searches, from depth 3 on, after 3 000 000 nodes: it needs more …"
QString abandonedText(const TruncatedSearches& abandoned) {
    if (abandoned.searches == 0) return {};
    return QObject::tr(
               "Stopped at its limit in %1 of %2 searches, from depth %3 on, after %4 nodes: it needs more "
               "than shown.")
        .arg(abandoned.searches)
        .arg(abandoned.all)
        .arg(abandoned.firstDepth)
        .arg(groupedText(abandoned.nodes));
}

/// A configuration is not searched deeper after it was stopped: deeper rows show the nodes before.
bool gaveUpEarlier(const Comparison& comparison, int configuration, int depth) {
    const TruncatedSearches before = truncatedSearchesOf(comparison, configuration, depth - 1);
    return before.searches > 0 &&
           before.searches == truncatedSearchesOf(comparison, configuration, depth).all;
}

QString branchingText(double branching) { return decimalText(branching, 1); }

/// A row and its sort key.
template <class Row>
using Sortable = std::pair<QVariant, Row>;

bool comesBefore(const QVariant& a, const QVariant& b) {
    if (a.typeId() == QMetaType::QString) return QString::localeAwareCompare(a.toString(), b.toString()) < 0;
    return a.toDouble() < b.toDouble();
}

/// A search of the results table: its row and its sort key.
class MeasuredSearch {
  public:
    MeasuredSearch(const Comparison& comparison, const RunKey& key) : m_comparison(comparison), m_key(key) {
        m_found = comparison.find(key);
        RunKey first = key;
        first.configuration = 0;
        m_first = comparison.find(first);
        first.configuration = baseOf(comparison.plan(), key.configuration);
        m_base = comparison.find(first);
    }

    SearchRow row() const {
        const NamedPosition& position = positionOfKey();
        SearchRow row{.position = translated(position.name),
                      .badge = badgeOf(m_key.configuration),
                      .series = seriesOf(m_key.configuration),
                      .name = name()};
        if (!m_found) {
            row.nodes = QObject::tr("queued");
            row.queued = true;
            return row;
        }
        const Measurement& m = *m_found;
        row.nodes = atLeastText(!m.completed, groupedText(m.totalNodes()));
        row.factor = factorWords(factor(), m_key.configuration);
        row.time = (m.completed ? QString() : QStringLiteral("> ")) + secondsText(m.timeMs);
        row.branching = atLeastText(!m.completed, branchingText(m.branching()));
        row.move = m.bestMove.isNull()
                       ? kNothing
                       : atItsDepth(QString::fromStdString(toSan(position.position, m.bestMove)));
        row.score = atItsDepth(scoreText(scoreForWhite(m.score, position.position.sideToMove(), 0)));
        row.isMate = isMate(m.score);
        row.otherMove = choosesOtherMove();
        row.abandoned = !m.completed;
        row.note = abandonedNote();
        return row;
    }

    QVariant value(const QString& column) const {
        if (column == u"name") return name();
        if (!m_found) return -1.0;
        if (column == u"nodes") return static_cast<double>(m_found->totalNodes());
        if (column == u"factor") return factor().value;
        if (column == u"time") return static_cast<double>(m_found->timeMs);
        if (column == u"branching") return m_found->branching();
        if (column == u"move") return row().move;
        const Color mover = positionOfKey().position.sideToMove();
        return static_cast<double>(mover == White ? m_found->score : -m_found->score);
    }

  private:
    const NamedPosition& positionOfKey() const {
        return m_comparison.plan().positions[static_cast<std::size_t>(m_key.position)];
    }

    QString name() const {
        const QString name = nameOf(m_comparison, m_key.configuration);
        return m_comparison.plan().repetitions == 1
                   ? name
                   : QObject::tr("%1, no. %2").arg(name).arg(m_key.repetition + 1);
    }

    ComparedValue factor() const {
        if (!m_found || !m_base || !m_base->completed || m_base->totalNodes() == 0) return {};
        return {static_cast<double>(m_found->totalNodes()) / static_cast<double>(m_base->totalNodes()), 1,
                !m_found->completed};
    }

    /// The result of a stopped search belongs to its last finished depth.
    QString atItsDepth(const QString& words) const {
        return m_found->completed ? words
                                  : QObject::tr("%1 (depth %2)", "Nf3").arg(words).arg(m_found->depthReached);
    }

    /// Depth during which the search was stopped.
    QString abandonedNote() const {
        if (m_found->completed) return {};
        RunKey first = m_key;
        for (RunKey key = m_key; key.depth >= m_comparison.plan().fromDepth; --key.depth)
            if (const Measurement* m = m_comparison.find(key); m && !m->completed) first = key;
        return QObject::tr(
                   "Stopped at its limit on the way to depth %1 after %2 nodes: it needs more than shown.")
            .arg(first.depth)
            .arg(groupedText(m_found->totalNodes()));
    }

    bool choosesOtherMove() const {
        return m_first && m_first->completed && m_found->completed && m_first->bestMove != m_found->bestMove;
    }

    const Comparison& m_comparison;
    const RunKey m_key;
    const Measurement* m_found = nullptr;
    const Measurement* m_first = nullptr;
    const Measurement* m_base = nullptr;  ///< reference of the factor
};

template <class Row>
QList<Row> sorted(std::vector<Sortable<Row>> rows, const ResultOrder& order) {
    if (!order.column.isEmpty())
        std::stable_sort(rows.begin(), rows.end(), [&](const Sortable<Row>& a, const Sortable<Row>& b) {
            return order.descending ? comesBefore(b.first, a.first) : comesBefore(a.first, b.first);
        });
    QList<Row> words;
    for (Sortable<Row>& one : rows) words.append(std::move(one.second));
    return words;
}

/// The means of a configuration at a depth: their row and its sort key.
class Means {
  public:
    Means(const Comparison& comparison, int configuration, int depth)
        : m_comparison(comparison), m_configuration(configuration), m_depth(depth) {}

    MeansRow row(Quantity cost) const {
        const ComparedValue time = mean(Quantity::TimeMs);
        const ComparedValue rate = mean(Quantity::NodesPerSecond);
        const ComparedValue branching = mean(Quantity::Branching);
        const ComparedValue firstMove = mean(Quantity::FirstMoveRate);
        const ComparedValue costs = factor(cost);
        const Agreement same = agreementOf(m_comparison, m_configuration, m_depth);
        const ComparedValue equal = depthAtEqualNodes(m_comparison, m_configuration, m_depth);
        return {.badge = badgeOf(m_configuration),
                .series = seriesOf(m_configuration),
                .name = nameOf(m_comparison, m_configuration),
                .nodesText = countText(mean(Quantity::Nodes)),
                .factorText = factorWords(factor(Quantity::Nodes), m_configuration),
                .timeText = time.positions ? atLeastText(time.atLeast, secondsText(std::llround(time.value)))
                                           : kNothing,
                .rateText = rate.positions ? rateText(rate.value) : kNothing,
                .branchingText = branching.positions
                                     ? atLeastText(branching.atLeast, branchingText(branching.value))
                                     : kNothing,
                .equalDepthText =
                    equal.positions ? atLeastText(equal.atLeast, decimalText(equal.value, 1)) : kNothing,
                .firstMoveText = firstMove.positions ? percentText(firstMove.value) : kNothing,
                .sameMoveText =
                    same.positions ? QObject::tr("%1 of %2").arg(same.same).arg(same.positions) : kNothing,
                .costText = factorWords(costs, m_configuration),
                .costLog = costs.positions && costs.value > 0 ? std::log10(costs.value) : std::nan(""),
                .note = noteText()};
    }

    /// Sort key by role; unknown values come first.
    QVariant value(const QString& column) const {
        if (column == u"name") return nameOf(m_comparison, m_configuration);
        if (column == u"factorText") return known(factor(Quantity::Nodes));
        if (column == u"timeText") return known(mean(Quantity::TimeMs));
        if (column == u"rateText") return known(mean(Quantity::NodesPerSecond));
        if (column == u"branchingText") return known(mean(Quantity::Branching));
        if (column == u"equalDepthText")
            return known(depthAtEqualNodes(m_comparison, m_configuration, m_depth));
        if (column == u"firstMoveText") return known(mean(Quantity::FirstMoveRate));
        if (column == u"sameMoveText") {
            const Agreement same = agreementOf(m_comparison, m_configuration, m_depth);
            return same.positions ? double(same.same) / same.positions : -1.0;
        }
        return known(mean(Quantity::Nodes));
    }

  private:
    /// Limits of the figures: stopped searches, and a mean of only one position.
    QString noteText() const {
        QStringList notes{abandonedText(truncatedSearchesOf(m_comparison, m_configuration, m_depth))};
        if (const int base = baseOf(m_comparison.plan(), m_configuration); base > 0)
            notes +=
                QObject::tr("The factor is against “%1”, which it needs.").arg(nameOf(m_comparison, base));
        if (mean(Quantity::Nodes).positions == 1)
            notes += QObject::tr("Only one position: in others it may be very different.");
        notes.removeAll(QString());
        return notes.join(QLatin1Char(' '));
    }
    ComparedValue mean(Quantity quantity) const {
        return meanOf(m_comparison, quantity, m_configuration, m_depth);
    }
    ComparedValue factor(Quantity quantity) const {
        return factorOf(m_comparison, quantity, m_configuration, m_depth);
    }
    static double known(const ComparedValue& value) { return value.positions ? value.value : -1.0; }

    const Comparison& m_comparison;
    const int m_configuration;
    const int m_depth;
};

}  // namespace

ResultOrder ResultOrder::pressed(const QString& which) const {
    if (column != which) return {which, false};
    return descending ? ResultOrder{} : ResultOrder{which, true};
}

QList<MeansRow> meansRows(const Comparison& comparison, int depth, Quantity cost, const ResultOrder& order) {
    std::vector<Sortable<MeansRow>> rows;
    for (int i = 0; i < configurationsOf(comparison); ++i) {
        const Means one(comparison, i, depth);
        rows.emplace_back(one.value(order.column), one.row(cost));
    }
    return sorted(std::move(rows), order);
}

QList<SearchRow> searchRows(const Comparison& comparison, int depth, const ResultOrder& order) {
    QList<SearchRow> rows;
    for (int position = 0; position < positionsOf(comparison); ++position) {
        std::vector<Sortable<SearchRow>> group;
        for (int repetition = 0; repetition < comparison.plan().repetitions; ++repetition)
            for (int i = 0; i < configurationsOf(comparison); ++i) {
                const MeasuredSearch one(comparison, {position, i, depth, repetition});
                group.emplace_back(order.column.isEmpty() ? QVariant() : one.value(order.column), one.row());
            }
        QString heading = translated(comparison.plan().positions[static_cast<std::size_t>(position)].name);
        for (SearchRow& row : sorted(std::move(group), order)) {
            row.heading = std::exchange(heading, QString());
            rows.append(std::move(row));
        }
    }
    return rows;
}

QList<ChartLine> seriesLines(const Comparison& comparison, Quantity quantity) {
    QList<ChartLine> rows;
    const int last = deepestMeasured(comparison);
    for (int i = 0; i < configurationsOf(comparison); ++i) {
        QList<double> values;
        QList<bool> abandoned;
        for (int depth = comparison.plan().fromDepth; depth <= last; ++depth) {
            const ComparedValue mean = meanOf(comparison, quantity, i, depth);
            const bool known = mean.positions > 0 && !gaveUpEarlier(comparison, i, depth);
            values += known ? mean.value : std::nan("");
            abandoned += mean.atLeast;
        }
        rows.append({.badge = badgeOf(i),
                     .name = nameOf(comparison, i),
                     .series = seriesOf(i),
                     .values = values,
                     .abandoned = abandoned});
    }
    return rows;
}

FactorRange factorRange(const Comparison& comparison, int depth, Quantity cost) {
    FactorRange range;
    for (int i = 0; i < configurationsOf(comparison); ++i) {
        const ComparedValue factor = factorOf(comparison, cost, i, depth);
        if (factor.positions == 0 || factor.value <= 0) continue;
        range.low = std::min(range.low, static_cast<int>(std::floor(std::log10(factor.value))));
        range.high = std::max(range.high, static_cast<int>(std::ceil(std::log10(factor.value))));
    }
    return range;
}

int commonDepth(const Comparison& comparison) {
    const int configurations = configurationsOf(comparison);
    for (int depth = deepestMeasured(comparison); depth > comparison.plan().fromDepth; --depth) {
        int measured = 0;
        int finished = 0;
        for (int i = 0; i < configurations; ++i) {
            const TruncatedSearches abandoned = truncatedSearchesOf(comparison, i, depth);
            measured += abandoned.all > 0;
            finished += abandoned.all > abandoned.searches;
        }
        if (measured == configurations && 2 * finished > configurations) return depth;
    }
    return comparison.plan().fromDepth;
}

MoveVerdict verdictOf(const Comparison& comparison, int depth) {
    int worst = 0;
    Agreement least;
    bool anything = false;
    for (int i = 1; i < configurationsOf(comparison); ++i) {
        const Agreement agreement = agreementOf(comparison, i, depth);
        if (agreement.positions == 0) continue;
        if (anything && agreement.positions - agreement.same <= least.positions - least.same) continue;
        anything = true;
        worst = i;
        least = agreement;
    }
    if (!anything) return {};
    const bool same = least.same == least.positions;
    if (least.same == 0)
        return {
            QObject::tr("A and %1 chose different moves in all of %n positions.", nullptr, least.positions)
                .arg(badgeOf(worst)),
            false};
    if (!same || configurationsOf(comparison) == 2)
        return {(same ? QObject::tr("A and %1 chose the same move in %2 of %3 positions.")
                      : QObject::tr("A and %1 chose the same move in only %2 of %3 positions."))
                    .arg(badgeOf(worst))
                    .arg(least.same)
                    .arg(least.positions),
                same};
    return {QObject::tr("All %1 chose the same moves as A.").arg(configurationsOf(comparison)), true};
}

}  // namespace plyglass
