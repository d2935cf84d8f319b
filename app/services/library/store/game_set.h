// Sets of games with fast membership tests.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <unordered_set>
#include <vector>

#include "engine/chess/types.h"

namespace plyglass {

/// Set of game numbers.
class GameSet {
  public:
    GameSet() = default;
    explicit GameSet(std::span<const std::int64_t> ids) {
        for (const std::int64_t id : ids) add(id);
    }
    void add(std::int64_t id) {
        if (!isUsual(id)) {
            m_others.insert(id);
            return;
        }
        const auto at = static_cast<std::size_t>(id);
        if (at >= m_bits.size()) m_bits.resize(at + at / 2 + 64);
        m_bits[at] = true;
    }
    bool contains(std::int64_t id) const {
        if (!isUsual(id)) return m_others.contains(id);
        const auto at = static_cast<std::size_t>(id);
        return at < m_bits.size() && m_bits[at];
    }

  private:
    /// Damaged libraries may have arbitrary numbers, which must not exhaust the memory.
    static constexpr bool isUsual(std::int64_t id) { return id >= 0 && id < std::int64_t{1} << 28; }

    std::vector<bool> m_bits;
    std::unordered_set<std::int64_t> m_others;
};

/// A player's side in each of some games.
class GameSides {
  public:
    void add(std::int64_t id, Color side) { m_games[side].add(id); }
    std::optional<Color> of(std::int64_t id) const {
        if (m_games[White].contains(id)) return White;
        if (m_games[Black].contains(id)) return Black;
        return std::nullopt;
    }

  private:
    std::array<GameSet, 2> m_games;
};

}  // namespace plyglass
