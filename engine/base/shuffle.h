// Random shuffle: seeded, and identical on every machine and standard library.
#pragma once

#include <cstddef>
#include <utility>
#include <vector>

#include "engine/base/random.h"

namespace plyglass {

/// Uniform over all permutations (Durstenfeld 1964).
template <class Item>
void shuffle(std::vector<Item>& items, Random& random) {
    for (std::size_t i = items.size(); i > 1; --i) std::swap(items[i - 1], items[random.below(i)]);
}

}  // namespace plyglass
