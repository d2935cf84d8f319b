// A set of games, for very many questions whether one is in it.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

namespace plyglass {

/// A set of numbers of games.
class GameSet {
  public:
    GameSet() = default;
    explicit GameSet(std::span<const std::int64_t> ids) {
        for (const std::int64_t id : ids) add(id);
    }
    void add(std::int64_t id) {
        const auto at = static_cast<std::size_t>(id);
        if (at >= m_bits.size()) m_bits.resize(at + at / 2 + 64);
        m_bits[at] = true;
    }
    bool contains(std::int64_t id) const {
        const auto at = static_cast<std::size_t>(id);
        return at < m_bits.size() && m_bits[at];
    }

  private:
    std::vector<bool> m_bits;
};

}  // namespace plyglass
