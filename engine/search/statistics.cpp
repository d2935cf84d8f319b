#include "engine/search/statistics.h"

#include <algorithm>

namespace plyglass {

Statistics& Statistics::operator+=(const Statistics& other) {
    for (std::size_t kind = 0; kind < nodes.size(); ++kind) nodes[kind] += other.nodes[kind];
    for (std::size_t i = 0; i < counts.size(); ++i) counts[i] += other.counts[i];
    selectiveDepth = std::max(selectiveDepth, other.selectiveDepth);
    return *this;
}

}  // namespace plyglass
