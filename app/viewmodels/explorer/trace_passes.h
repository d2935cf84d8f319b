// The passes of a recorded search in words: their iterations and reasons.
#pragma once

#include <QString>
#include <QStringList>

#include "engine/search/trace.h"

namespace plyglass {

/// "Depth 8", "Depth 8, again with a higher window", "Depth 8 · last", "Depth 9 · stopped".
QString passWords(const Trace& trace, std::size_t pass);
/// First sentence of a pass in slow motion: "Depth 8 begins", "Depth 8 begins again, with a higher window".
QString passStartText(const Trace& trace, std::size_t pass);
/// Nodes of one pass, recorded or not.
std::uint64_t nodesOfPass(const Trace& trace, std::size_t pass);
/// The same for the whole search.
std::uint64_t nodesOfAllPasses(const Trace& trace);

}  // namespace plyglass
