// What a switch has changed: the nodes of two searches of one position, compared at equal depths only.
#pragma once

#include <QString>
#include <map>
#include <optional>

#include "app/services/game/game_setup.h"
#include "engine/search/search.h"

namespace plyglass {

struct ChangeText {
    QString text;
    QString tone = QStringLiteral("neutral");
};

/// Nodes a search took to finish a depth, all depths before it included, by depth.
using NodesToDepth = std::map<int, std::uint64_t>;
NodesToDepth nodesToDepth(const SearchInfo& info);

class SettingComparison {
  public:
    /// A search begins. If it is of the same position as the last one but with other settings, the last one
    /// becomes what it is compared with; of another position, and there is nothing to compare.
    void begin(const Position& position, const PlayerSetup& player);
    /// How far the search has come.
    void update(const SearchInfo& info) { m_current = nodesToDepth(info); }

    /// "×41 more nodes than before to depth 3 (alpha–beta off)"; empty as long as no depth is common to both.
    ChangeText change() const;
    /// Empty if there is nothing to compare with.
    const NodesToDepth& previous() const { return m_previous; }
    /// The factor at the deepest common depth.
    std::optional<double> factor() const;

  private:
    std::optional<int> commonDepth() const;

    std::optional<std::uint64_t> m_key;
    PlayerSetup m_player;
    PlayerSetup m_previousPlayer;
    NodesToDepth m_current;
    NodesToDepth m_previous;
};

/// "alpha–beta off, quiescence 4": the settings of `now` that differ from `before`, the nominal depth aside.
QString differenceText(const PlayerSetup& before, const PlayerSetup& now);
/// The plies of a quiescence search in words: "off", "4", "all".
QString quiescenceText(int plies);

}  // namespace plyglass
