// Effect of a switch: the nodes of two searches of one position, compared at equal depths.
#pragma once

#include <QString>
#include <map>
#include <optional>

#include "app/services/game_setup.h"
#include "engine/search/search.h"

namespace plyglass {

struct ChangeText {
    QString text;
    QString tone = QStringLiteral("neutral");
};

/// Nodes up to each finished depth, including all earlier depths.
using NodesToDepth = std::map<int, std::uint64_t>;
NodesToDepth nodesToDepth(const SearchInfo& info);

class SettingComparison {
  public:
    /// Starts a search. The last one becomes the reference if it has the same position and other settings; on
    /// another position there is no reference.
    void begin(const Position& position, const PlayerSetup& player);
    /// Updates the nodes of the running search.
    void update(const SearchInfo& info) { m_current = nodesToDepth(info); }

    /// "×41 more nodes than before to depth 3 (alpha–beta off)"; empty without a common depth.
    ChangeText change() const;
    /// Nodes of the reference; empty if there is none.
    const NodesToDepth& previous() const { return m_previous; }
    /// Factor at the deepest common depth.
    std::optional<double> factor() const;

  private:
    std::optional<int> commonDepth() const;

    std::optional<std::uint64_t> m_key;
    PlayerSetup m_player;
    PlayerSetup m_previousPlayer;
    NodesToDepth m_current;
    NodesToDepth m_previous;
};

/// "alpha–beta off, quiescence 4": settings of `now` that differ from `before`, without the nominal depth.
QString differenceText(const PlayerSetup& before, const PlayerSetup& now);
/// The plies of a quiescence search in words: "off", "4", "all".
QString quiescenceText(int plies);

}  // namespace plyglass
