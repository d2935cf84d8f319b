#include "engine/lab/experiments/comparison_tables.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <optional>

#include "engine/chess/fen.h"
#include "engine/chess/san.h"
#include "engine/lab/analysis/format.h"

namespace plyglass {

namespace {

int positionsOf(const Comparison& comparison) { return static_cast<int>(comparison.plan().positions.size()); }
int configurationsOf(const Comparison& comparison) {
    return static_cast<int>(comparison.plan().configurations.size());
}

const Position& positionOf(const Comparison& comparison, int index) {
    return comparison.plan().positions[static_cast<std::size_t>(index)].position;
}

const std::string& nameOf(const Comparison& comparison, int configuration) {
    return comparison.plan().configurations[static_cast<std::size_t>(configuration)].name;
}

std::optional<double> valueOf(const Measurement& m, Quantity quantity) {
    const auto nodes = static_cast<double>(m.totalNodes());
    switch (quantity) {
        case Quantity::Nodes:
            return nodes;
        case Quantity::TimeMs:
            return static_cast<double>(m.timeMs);
        case Quantity::NodesPerSecond:
            if (m.timeMs == 0) return std::nullopt;
            return nodes * 1000 / static_cast<double>(m.timeMs);
        case Quantity::Branching:
            return m.branching();
        case Quantity::FirstMoveRate:
            return m.firstMoveRate();
    }
    return std::nullopt;
}

bool isGeometric(Quantity quantity) { return quantity == Quantity::Nodes || quantity == Quantity::Branching; }

/// Accumulates values; their logarithms for a geometric mean.
class Mean {
  public:
    explicit Mean(bool isGeometric) : m_isGeometric(isGeometric) {}
    void add(double value) {
        m_sum += m_isGeometric ? std::log(std::max(value, 1e-9)) : value;
        ++m_count;
    }
    int count() const { return m_count; }
    double value() const {
        if (m_count == 0) return 0;
        const double mean = m_sum / m_count;
        return m_isGeometric ? std::exp(mean) : mean;
    }

  private:
    bool m_isGeometric;
    double m_sum = 0;
    int m_count = 0;
};

/// Visits the positions in which the game is not over.
template <class Visit>
void forEachSearch(const Comparison& comparison, int depth, Visit visit) {
    for (int position = 0; position < positionsOf(comparison); ++position) {
        if (!checkSearchable(positionOf(comparison, position))) continue;
        for (int repetition = 0; repetition < comparison.plan().repetitions; ++repetition)
            visit(RunKey{position, 0, depth, repetition});
    }
}

/// Marks a truncated value: the true value is higher.
std::string atLeastText(bool atLeast, const std::string& text) { return (atLeast ? "≥ " : "") + text; }

Cell secondsCell(double seconds, bool atLeast) {
    return {atLeastText(atLeast, fmt::format("{:.3f} s", seconds)), seconds};
}

Cell countCell(double value, bool atLeast = false) {
    return {atLeastText(atLeast, grouped(static_cast<std::uint64_t>(std::llround(value)))), value};
}

Cell factorCell(const ComparedValue& factor) {
    if (factor.positions == 0) return "–";
    return {atLeastText(factor.atLeast, factorToText(factor.value, 3)), factor.value};
}

/// Results of a truncated search belong to its last finished depth.
std::string atItsDepth(const Measurement& m, const std::string& text) {
    return m.completed ? text : fmt::format("{} (depth {})", text, m.depthReached);
}

/// White's view.
Cell scoreCell(const Measurement& m, Color sideToMove) {
    const std::string words = atItsDepth(m, scoreToText(m.score, sideToMove));
    if (isDecisive(m.score)) return words;
    return {words, (sideToMove == White ? m.score : -m.score) / 100.0};
}

Table tableOf(std::string title, std::string caption, std::vector<Column> columns) {
    Table table;
    table.title = std::move(title);
    table.caption = std::move(caption);
    table.columns = std::move(columns);
    return table;
}

std::vector<Cell> summaryRow(const Comparison& comparison, int configuration, int depth) {
    const auto mean = [&](Quantity quantity) { return meanOf(comparison, quantity, configuration, depth); };
    const ComparedValue nodes = mean(Quantity::Nodes);
    if (nodes.positions == 0)
        return {nameOf(comparison, configuration), "–", "–", "–", "–", "–", "–", "–", "–"};
    const ComparedValue time = mean(Quantity::TimeMs);
    const ComparedValue rate = mean(Quantity::NodesPerSecond);
    const ComparedValue branching = mean(Quantity::Branching);
    const ComparedValue firstMove = mean(Quantity::FirstMoveRate);
    const Agreement agreement = agreementOf(comparison, configuration, depth);
    const ComparedValue equal = depthAtEqualNodes(comparison, configuration, depth);
    return {
        nameOf(comparison, configuration),
        countCell(nodes.value, nodes.atLeast),
        factorCell(factorOf(comparison, Quantity::Nodes, configuration, depth)),
        secondsCell(time.value / 1000, time.atLeast),
        rate.positions ? countCell(rate.value) : Cell("–"),
        {atLeastText(branching.atLeast, fmt::format("{:.2f}", branching.value)), branching.value},
        equal.positions ? Cell(atLeastText(equal.atLeast, fmt::format("{:.1f}", equal.value)), equal.value)
                        : Cell("–"),
        firstMove.positions ? Cell(fmt::format("{:.0f} %", firstMove.value * 100), firstMove.value)
                            : Cell("–"),
        agreement.positions ? Cell(fmt::format("{} of {}", agreement.same, agreement.positions)) : Cell("–")};
}

}  // namespace

ComparedValue meanOf(const Comparison& comparison, Quantity quantity, int configuration, int depth) {
    Mean mean(isGeometric(quantity));
    bool atLeast = false;
    forEachSearch(comparison, depth, [&](RunKey key) {
        key.configuration = configuration;
        const Measurement* m = comparison.find(key);
        const auto value = m ? valueOf(*m, quantity) : std::nullopt;
        if (!value) return;
        mean.add(*value);
        atLeast |= !m->completed;
    });
    return {mean.value(), mean.count(), atLeast};
}

ComparedValue factorOf(const Comparison& comparison, Quantity quantity, int configuration, int depth) {
    Mean mean(/*isGeometric=*/true);
    bool atLeast = false;
    forEachSearch(comparison, depth, [&](RunKey key) {
        key.configuration = baseOf(comparison.plan(), configuration);
        const Measurement* first = comparison.find(key);
        key.configuration = configuration;
        const Measurement* other = comparison.find(key);
        if (!first || !other || !first->completed) return;
        const auto from = valueOf(*first, quantity);
        const auto to = valueOf(*other, quantity);
        if (!from || !to || *from <= 0) return;
        mean.add(*to / *from);
        atLeast |= !other->completed;
    });
    return {mean.value(), mean.count(), atLeast};
}

ComparedValue depthAtEqualNodes(const Comparison& comparison, int configuration, int depth) {
    Mean mean(/*isGeometric=*/false);
    bool atLeast = false;
    forEachSearch(comparison, depth, [&](RunKey key) {
        const Measurement* first = comparison.find(key);
        if (!first || !first->completed) return;
        const double nodes = std::log(static_cast<double>(first->totalNodes()));
        // Depth 0, before the first measured depth.
        double reached = 0;
        double below = 0;
        key.configuration = configuration;
        for (key.depth = comparison.plan().fromDepth; const Measurement* m = comparison.find(key);
             ++key.depth) {
            const double above = std::log(static_cast<double>(m->totalNodes()));
            if (above > nodes || !m->completed) {
                const double share = m->completed ? (nodes - below) / (above - below) : 0;
                mean.add(reached + share * (key.depth - reached));
                return;
            }
            reached = key.depth;
            below = above;
        }
        if (reached == 0) return;
        mean.add(reached);
        atLeast |= below < nodes;
    });
    return {mean.value(), mean.count(), atLeast};
}

TruncatedSearches truncatedSearchesOf(const Comparison& comparison, int configuration, int depth) {
    TruncatedSearches truncated;
    forEachSearch(comparison, depth, [&](RunKey key) {
        key.configuration = configuration;
        const Measurement* m = comparison.find(key);
        if (!m) return;
        ++truncated.all;
        if (m->completed) return;
        ++truncated.searches;
        truncated.nodes = std::max(truncated.nodes, m->totalNodes());
        RunKey first = key;
        for (; key.depth >= comparison.plan().fromDepth; --key.depth)
            if (const Measurement* found = comparison.find(key); found && !found->completed) first = key;
        if (truncated.firstDepth == 0 || first.depth < truncated.firstDepth)
            truncated.firstDepth = first.depth;
    });
    return truncated;
}

std::string toText(const TruncatedSearches& truncated) {
    if (truncated.searches == 0) return {};
    return fmt::format("stopped at its limit in {} of {} searches, from depth {} on, after {} nodes",
                       truncated.searches, truncated.all, truncated.firstDepth, grouped(truncated.nodes));
}

Agreement agreementOf(const Comparison& comparison, int configuration, int depth) {
    Agreement agreement;
    forEachSearch(comparison, depth, [&](RunKey key) {
        const Measurement* first = comparison.find(key);
        key.configuration = configuration;
        const Measurement* other = comparison.find(key);
        if (!first || !other || !first->completed || !other->completed) return;
        ++agreement.positions;
        agreement.same += first->bestMove == other->bestMove;
    });
    return agreement;
}

int deepestMeasured(const Comparison& comparison) {
    int deepest = comparison.plan().fromDepth;
    for (const RunKey& key : comparison.keys())
        if (comparison.find(key)) deepest = std::max(deepest, key.depth);
    return deepest;
}

Table summaryTable(const Comparison& comparison, int depth) {
    Table table = tableOf(fmt::format("Configurations at depth {}", depth),
                          fmt::format("Means over the positions, \"≥\" where one was stopped at its limit; "
                                      "factor and same move are against \"{}\" at the same depth, where "
                                      "no other is named; depth at equal nodes is how deep it comes with the "
                                      "nodes that \"{}\" needs.",
                                      nameOf(comparison, 0), nameOf(comparison, 0)),
                          {{"configuration"},
                           {"nodes", Align::Right},
                           {"factor", Align::Right},
                           {"time", Align::Right},
                           {"nodes/s", Align::Right},
                           {"branching", Align::Right},
                           {"depth at equal nodes", Align::Right},
                           {"first-move cutoffs", Align::Right},
                           {"same move", Align::Right}});
    for (int i = 0; i < configurationsOf(comparison); ++i) {
        table.addRow(summaryRow(comparison, i, depth));
        if (const std::string words = toText(truncatedSearchesOf(comparison, i, depth)); !words.empty())
            table.notes.push_back(
                fmt::format("{}: {}; it needs more than shown.", nameOf(comparison, i), words));
    }
    return table;
}

Table resultsTable(const Comparison& comparison, int depth) {
    Table table =
        tableOf(fmt::format("Searches to depth {}", depth),
                "Scores from White's view; \"≥\", and a depth behind move and score, where a search was "
                "stopped at its limit.",
                {{"position"},
                 {"configuration"},
                 {"nodes", Align::Right},
                 {"main", Align::Right},
                 {"quiescence", Align::Right},
                 {"null move", Align::Right},
                 {"reduced", Align::Right},
                 {"re-search", Align::Right},
                 {"boards scored", Align::Right},
                 {"time", Align::Right},
                 {"move"},
                 {"score", Align::Right}});
    forEachSearch(comparison, depth, [&](RunKey key) {
        const Position& position = positionOf(comparison, key.position);
        for (key.configuration = 0; key.configuration < configurationsOf(comparison); ++key.configuration) {
            const Measurement* m = comparison.find(key);
            if (!m) continue;
            std::vector<Cell> row = {comparison.plan().positions[static_cast<std::size_t>(key.position)].name,
                                     nameOf(comparison, key.configuration),
                                     countCell(static_cast<double>(m->totalNodes()), !m->completed)};
            for (const std::uint64_t nodes : m->nodes)
                row.push_back(countCell(static_cast<double>(nodes), !m->completed));
            row.push_back(countCell(static_cast<double>(m->evaluations), !m->completed));
            row.push_back(secondsCell(static_cast<double>(m->timeMs) / 1000, !m->completed));
            row.push_back(m->bestMove.isNull() ? Cell("–")
                                               : Cell(atItsDepth(*m, toSan(position, m->bestMove))));
            row.push_back(scoreCell(*m, position.sideToMove()));
            table.addRow(std::move(row));
        }
    });
    return table;
}

Table nodesByDepthTable(const Comparison& comparison) {
    std::vector<Column> columns = {{"depth", Align::Right}};
    for (int i = 0; i < configurationsOf(comparison); ++i)
        columns.push_back({nameOf(comparison, i), Align::Right});
    Table table = tableOf("Nodes by depth",
                          "Geometric means over the positions, \"≥\" where one was stopped at its limit.",
                          std::move(columns));
    for (int depth = comparison.plan().fromDepth; depth <= deepestMeasured(comparison); ++depth) {
        std::vector<Cell> row = {Cell(std::to_string(depth), depth)};
        for (int i = 0; i < configurationsOf(comparison); ++i) {
            const ComparedValue nodes = meanOf(comparison, Quantity::Nodes, i, depth);
            row.push_back(nodes.positions ? countCell(nodes.value, nodes.atLeast) : Cell("–"));
        }
        table.addRow(std::move(row));
    }
    return table;
}

Experiment experimentOf(const Comparison& comparison, const Provenance& provenance) {
    const ComparisonPlan& plan = comparison.plan();
    const int depth = deepestMeasured(comparison);
    Experiment experiment;
    experiment.name = plan.name;
    experiment.provenance = provenance;
    experiment.parameters = {
        {"positions", std::to_string(plan.positions.size())},
        {"depths", fmt::format("{} to {}", plan.fromDepth, plan.toDepth)},
        {"searches", fmt::format("{} of {}", comparison.done(), comparison.keys().size())}};
    experiment.tables = {summaryTable(comparison, depth), nodesByDepthTable(comparison),
                         resultsTable(comparison, depth)};
    for (int i = 0; i < configurationsOf(comparison); ++i) {
        const auto& all = plan.configurations;
        const auto& configuration = all[static_cast<std::size_t>(i)];
        const auto& base = all[static_cast<std::size_t>(baseOf(plan, i))];
        if (i > 0)
            experiment.tables.front().notes.push_back(fmt::format("{}: against \"{}\", {}.",
                                                                  configuration.name, base.name,
                                                                  differenceToText(configuration, base)));
    }
    return experiment;
}

std::string toCsv(const Comparison& comparison) {
    std::string csv =
        "position,fen,configuration,depth,repetition,completed,nodes,main,quiescence,null_move,reduced,re_"
        "search,"
        "boards_scored,beta_cutoffs,first_move_cutoffs,depth_reached,time_ms,white_score_cp,white_mate_in,"
        "best_move\r\n";
    const auto quoted = [](const std::string& text) {
        std::string escaped;
        for (const char c : text) escaped += c == '"' ? "\"\"" : std::string(1, c);
        return '"' + escaped + '"';
    };
    for (const RunKey& key : comparison.keys()) {
        const Measurement* m = comparison.find(key);
        if (!m) continue;
        const NamedPosition& position = comparison.plan().positions[static_cast<std::size_t>(key.position)];
        const int sign = position.position.sideToMove() == White ? 1 : -1;
        csv += fmt::format("{},{},{},{},{},{},{},{},{},{},{},{},{}\r\n", quoted(position.name),
                           quoted(toFen(position.position)), quoted(nameOf(comparison, key.configuration)),
                           key.depth, key.repetition + 1, m->completed ? 1 : 0, m->totalNodes(),
                           fmt::join(m->nodes, ","), m->evaluations,
                           fmt::format("{},{}", m->betaCutoffs, m->firstMoveCutoffs),
                           fmt::format("{},{}", m->depthReached, m->timeMs),
                           isMate(m->score) ? fmt::format(",{}", sign * mateInMoves(m->score))
                                            : fmt::format("{},", sign * m->score),
                           m->bestMove.isNull() ? "" : toUci(position.position, m->bestMove));
    }
    return csv;
}

}  // namespace plyglass
