#include "app/viewmodels/explorer/trace_words.h"

#include <QObject>
#include <QStringList>
#include <algorithm>
#include <cmath>

#include "app/viewmodels/shared/move_words.h"
#include "app/viewmodels/shared/number_text.h"
#include "engine/chess/movegen.h"
#include "engine/chess/san.h"
#include "engine/lab/analysis/format.h"

namespace plyglass {

namespace {

QString refutationWords(const SearchTree& tree, NodeIndex index) {
    const TraceNode& node = tree.node(index);
    const auto refutation = tree.decidingChild(index);
    // A refutation deeper than the recording has no name.
    if (!refutation) return QObject::tr("Refuted by a reply that is not recorded");
    const QString move = shortMoveWords(tree, *refutation);
    if (node.reason == TraceEnd::ProbCut)
        return QObject::tr("Refuted by %1 in a shallow search, by a margin").arg(move);
    const TraceReplies replies = tree.repliesOf(index);
    const QString words = QObject::tr("Refuted by %1").arg(move);
    if (replies.rest == 0) return words;
    return (replies.quiet > 0 ? QObject::tr("%1, %n capture(s) skipped", "Refuted by e5", replies.rest)
                              : QObject::tr("%1, %n replies skipped", "Refuted by e5", replies.rest))
        .arg(words);
}

QString allTriedWords(const SearchTree& tree, NodeIndex index) {
    const TraceNode& node = tree.node(index);
    const bool quiet = node.kind == NodeKind::Quiescence;
    const auto best = tree.decidingChild(index);
    QString words;
    if (best)
        words = (node.role == TraceRole::Root ? QObject::tr("Best move %1") : QObject::tr("Best reply %1"))
                    .arg(shortMoveWords(tree, *best));
    else if (tree.boundOf(index) == TraceBound::AtMost)
        words =
            quiet ? QObject::tr("No capture reaches the window") : QObject::tr("No reply reaches the window");
    else if (quiet)
        return QObject::tr("No capture improves the score");
    else
        return QObject::tr("All replies were searched");
    const TraceReplies replies = tree.repliesOf(index);
    const int leftOut = replies.leftOut() - replies.quiet;
    const bool isKnown = replies.tried > 0 || tree.unrecordedHere(index) == 0;
    return leftOut == 0 || !isKnown ? words
                                    : QObject::tr("%1, %n left out", "Best reply e5", leftOut).arg(words);
}

/// Reason for the remaining replies, which no rule of the node skipped.
QString restWords(const SearchTree& tree, NodeIndex index, int count) {
    const TraceNode& node = tree.node(index);
    if (node.reason == TraceEnd::Interrupted) return QObject::tr("%n not reached", nullptr, count);
    if (node.reason == TraceEnd::BetaCutoff || node.reason == TraceEnd::ProbCut)
        return QObject::tr("%n skipped after the refutation", nullptr, count);
    if (node.reason != TraceEnd::AllTried) return QObject::tr("%n not needed", nullptr, count);
    if (node.score >= node.beta) return QObject::tr("%n left to the next pass", nullptr, count);
    if (node.role == TraceRole::SingularTest) return QObject::tr("%n tested", nullptr, count);
    const bool proves = tree.trace().isProof(tree.trace().passOf(index));
    if (proves && node.role != TraceRole::Root) return QObject::tr("%n without check", nullptr, count);
    return QObject::tr("%n not worth a search", nullptr, count);
}

}  // namespace

double placeOnBar(Score score, Color mover, const BarScale& scale) {
    const double white = mover == White ? score : -score;
    return std::clamp((white - scale.lowCp) / (scale.highCp - scale.lowCp), 0.0, 1.0);
}

QString shortMoveWords(const SearchTree& tree, NodeIndex index) {
    const TraceNode& node = tree.node(index);
    switch (node.role) {
        case TraceRole::Root:
            return QObject::tr("The position");
        case TraceRole::Move:
            return QString::fromStdString(toSan(tree.positionAt(node.parent), node.move));
        case TraceRole::NullMove:
            return QObject::tr("null move");
        case TraceRole::NullMoveCheck:
            return QObject::tr("Verification");
        case TraceRole::SingularTest:
            return QObject::tr("Singular test");
        case TraceRole::RazorTest:
            break;
    }
    return QObject::tr("Captures only");
}

QString moveWords(const SearchTree& tree, NodeIndex index) {
    const TraceNode& node = tree.node(index);
    if (node.role != TraceRole::Move && node.role != TraceRole::NullMove) return shortMoveWords(tree, index);
    const Position before = tree.positionAt(node.parent);
    return QString::fromStdString(lineToText(before, {node.move}, 1));
}

QString valueWords(const SearchTree& tree, NodeIndex index) {
    const TraceBound bound = tree.boundOf(index);
    if (bound == TraceBound::Unknown) return QStringLiteral("–");
    const Color mover = tree.sideToMove(index);
    const QString text = scoreText(tree.node(index).score, mover);
    if (bound == TraceBound::Exact) return text;
    const bool isFloor = (bound == TraceBound::AtLeast) == (mover == White);
    return (isFloor ? QStringLiteral("≥ ") : QStringLiteral("≤ ")) + text;
}

QString windowWords(const SearchTree& tree, NodeIndex index) {
    const TraceNode& node = tree.node(index);
    const Color mover = tree.sideToMove(index);
    const QString alpha = scoreText(node.alpha, mover);
    const QString beta = scoreText(node.beta, mover);
    return mover == White ? QStringLiteral("%1 … %2").arg(alpha, beta)
                          : QStringLiteral("%1 … %2").arg(beta, alpha);
}

QString reasonWords(const SearchTree& tree, NodeIndex index) {
    const QString mover = sideWord(tree.sideToMove(index));
    switch (tree.node(index).reason) {
        case TraceEnd::AllTried:
            return allTriedWords(tree, index);
        case TraceEnd::BetaCutoff:
        case TraceEnd::ProbCut:
            return refutationWords(tree, index);
        case TraceEnd::Table:
            return QObject::tr("From the hash table");
        case TraceEnd::EndgameTable:
            return QObject::tr("Known from the endgame tables");
        case TraceEnd::Syzygy:
            return QObject::tr("Known from the Syzygy tables");
        case TraceEnd::Repetition:
            return QObject::tr("A draw by repetition or fifty moves");
        case TraceEnd::RepetitionAhead:
            return QObject::tr("%1 can repeat the position, and a draw is good enough").arg(mover);
        case TraceEnd::MateDistance:
            return QObject::tr("No mate here is faster than one already found");
        case TraceEnd::Horizon:
            return tree.trace().isProof(tree.trace().passOf(index))
                       ? QObject::tr("No mate here")
                       : QObject::tr("At the horizon: evaluated as it stands");
        case TraceEnd::StandPat:
            return QObject::tr("Stand-pat: %1 is fine as it stands").arg(mover);
        case TraceEnd::NullMove:
            return QObject::tr("Null move: %1 is fine even after passing").arg(mover);
        case TraceEnd::ReverseFutility:
            return QObject::tr("Not searched deeper: good enough for %1, with a margin").arg(mover);
        case TraceEnd::Razoring:
            return QObject::tr("Not searched deeper: too bad for %1, with a margin").arg(mover);
        case TraceEnd::MultiCut:
            return QObject::tr("Not searched deeper: several moves would refute it");
        case TraceEnd::Checkmate:
            return QObject::tr("Checkmate");
        case TraceEnd::Draw:
            return hasLegalMove(tree.positionAt(index)) ? QObject::tr("Too little material to mate")
                                                        : QObject::tr("Stalemate");
        case TraceEnd::Interrupted:
            break;
    }
    return QObject::tr("The search was stopped here");
}

QString leftOutWords(const SearchTree& tree, NodeIndex index) {
    const TraceReplies replies = tree.repliesOf(index);
    QStringList parts;
    if (replies.futile > 0) parts += QObject::tr("%n futile", nullptr, replies.futile);
    if (replies.late > 0) parts += QObject::tr("%n late", nullptr, replies.late);
    if (replies.badHistory > 0) parts += QObject::tr("%n with a bad history", nullptr, replies.badHistory);
    if (replies.badExchange > 0) parts += QObject::tr("%n losing exchanges", nullptr, replies.badExchange);
    if (replies.quiet > 0) parts += QObject::tr("%n not captures", nullptr, replies.quiet);
    if (replies.rest > 0) parts += restWords(tree, index, replies.rest);
    return parts.join(QStringLiteral(", "));
}

QString depthWords(const SearchTree& tree, NodeIndex index) {
    const TraceNode& node = tree.node(index);
    if (node.kind == NodeKind::Quiescence) return QObject::tr("q", "a depth in quiescence");
    const QString depth = QString::number(node.depth);
    if (node.role != TraceRole::Move) return depth;
    const int change = node.depth - (tree.node(node.parent).depth - 1);
    if (change == 0) return depth;
    return (change < 0 ? QStringLiteral("%1 ↓%2") : QStringLiteral("%1 ↑%2"))
        .arg(depth)
        .arg(std::abs(change));
}

QString depthChangeWords(const SearchTree& tree, NodeIndex index) {
    const TraceNode& node = tree.node(index);
    if (node.role != TraceRole::Move) return {};
    const int change = node.depth - (tree.node(node.parent).depth - 1);
    if (change == 0) return {};
    return (change < 0 ? QObject::tr("reduced by %1") : QObject::tr("extended by %1")).arg(std::abs(change));
}

QString kindWords(NodeKind kind) {
    switch (kind) {
        case NodeKind::Main:
            return QObject::tr("main search");
        case NodeKind::Quiescence:
            return QObject::tr("quiescence");
        case NodeKind::NullMove:
            return QObject::tr("below a null move");
        case NodeKind::Reduced:
            return QObject::tr("reduced");
        case NodeKind::ReSearch:
            break;
    }
    return QObject::tr("re-search");
}

QString boundWords(const SearchTree& tree, NodeIndex index) {
    const TraceBound bound = tree.boundOf(index);
    if (bound == TraceBound::Exact) return QObject::tr("exact");
    if (bound == TraceBound::Unknown) return QObject::tr("unknown");
    const bool isFloor = (bound == TraceBound::AtLeast) == (tree.sideToMove(index) == White);
    return isFloor ? QObject::tr("at least, maybe more") : QObject::tr("at most, maybe less");
}

QString bestLineWords(const SearchTree& tree, NodeIndex index, std::size_t most) {
    std::vector<Move> line;
    for (const NodeIndex next : tree.bestLine(index)) {
        if (tree.node(next).role != TraceRole::Move || line.size() == most) break;
        line.push_back(tree.node(next).move);
    }
    return QString::fromStdString(lineToText(tree.positionAt(index), line, most));
}

QString unsearchedText(const SearchTree& tree, NodeIndex index) {
    const TraceReplies replies = tree.repliesOf(index);
    if (replies.leftOut() == 0 || replies.tried == 0) return {};
    return QObject::tr("%1: %2", "5 replies never searched: 2 late")
        .arg(QObject::tr("%n replies never searched", nullptr, replies.leftOut()), leftOutWords(tree, index));
}

QString unrecordedWords(std::uint64_t nodes) {
    return QObject::tr("%1 deeper nodes not recorded", nullptr, pluralOf(nodes)).arg(groupedText(nodes));
}

WindowBar windowBar(const SearchTree& tree, NodeIndex index) {
    const TraceNode& node = tree.node(index);
    const Color mover = tree.sideToMove(index);
    const double alpha = placeOnBar(node.alpha, mover);
    const double beta = placeOnBar(node.beta, mover);
    return {std::min(alpha, beta), std::max(alpha, beta), placeOnBar(node.score, mover)};
}

}  // namespace plyglass
