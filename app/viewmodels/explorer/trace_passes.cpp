#include "app/viewmodels/explorer/trace_passes.h"

#include <QObject>

namespace plyglass {

namespace {

/// A proof searches a mate of as many plies as its root is deep.
QString proofWords(const Trace& trace, std::size_t pass) {
    return QObject::tr("Depth %1, looking for mate in %2")
        .arg(trace.passes()[pass].depth)
        .arg((trace[trace.passes()[pass].root].depth + 1) / 2);
}

/// Difference from the previous pass of the same iteration; "" for an iteration's first pass.
QString windowChangeWords(const Trace& trace, std::size_t pass) {
    const TracePass& here = trace.passes()[pass];
    if (pass == 0 || trace.passes()[pass - 1].depth != here.depth) return {};
    const TraceNode& before = trace[trace.passes()[pass - 1].root];
    const QString window = before.score <= before.alpha ? QObject::tr("with a lower window")
                                                        : QObject::tr("with a higher window");
    const int less = here.depth - trace[here.root].depth;
    if (less == 0) return window;
    return QObject::tr("%1, %n plies less", "with a lower window", less).arg(window);
}

}  // namespace

QString passWords(const Trace& trace, std::size_t pass) {
    const QString change = windowChangeWords(trace, pass);
    const int depth = trace.passes()[pass].depth;
    const QString words = trace.isProof(pass) ? proofWords(trace, pass)
                          : change.isEmpty()  ? QObject::tr("Depth %1").arg(depth)
                                              : QObject::tr("Depth %1, again %2").arg(depth).arg(change);
    if (trace.isInterrupted(pass)) return QObject::tr("%1 · stopped", "Depth 5").arg(words);
    if (pass != trace.decidingPass()) return words;
    return (pass + 1 == trace.passes().size() ? QObject::tr("%1 · last", "Depth 5")
                                              : QObject::tr("%1 · last finished", "Depth 5"))
        .arg(words);
}

QString passStartText(const Trace& trace, std::size_t pass) {
    const int depth = trace.passes()[pass].depth;
    if (trace.isProof(pass)) return proofWords(trace, pass);
    const QString change = windowChangeWords(trace, pass);
    return change.isEmpty() ? QObject::tr("Depth %1 begins").arg(depth)
                            : QObject::tr("Depth %1 begins again, %2").arg(depth).arg(change);
}

std::uint64_t nodesOfPass(const Trace& trace, std::size_t pass) {
    return trace[trace.passes()[pass].root].nodes;
}

std::uint64_t nodesOfAllPasses(const Trace& trace) {
    std::uint64_t nodes = 0;
    for (std::size_t pass = 0; pass < trace.passes().size(); ++pass) nodes += nodesOfPass(trace, pass);
    return nodes;
}

}  // namespace plyglass
