// What each switch is worth on the position last searched: the same search with that one switch flipped, to
// the same depth, with a fresh table of its own and one thread, in the background.
#pragma once

#include <QObject>
#include <optional>
#include <string>
#include <unordered_map>
#include <unordered_set>
#include <vector>

#include "app/services/engine/engine_lane.h"
#include "app/services/game/game_controller.h"

namespace plyglass {

struct SwitchFigure {
    double factor = 0;     ///< nodes with the switch flipped / nodes as set
    bool atLeast = false;  ///< the node cap ended the measurement
    bool fresh = true;     ///< of the last search
};

class SwitchMeasurer : public QObject {
    Q_OBJECT
  public:
    SwitchMeasurer(GameController& controller, EngineService& engine, QObject* parent = nullptr);

    /// By technique id, for the settings of the side that `color()` names; factor 0 if it is not known.
    SwitchFigure figureOf(const std::string& id) const;
    bool isMeasuring(const std::string& id) const;
    /// Whose settings the figures belong to.
    Color color() const { return m_color; }

    /// Plies that the figures are measured to; 0 before the first round.
    int depth() const { return m_depth; }

    /// These are looked at: they are measured before the others.
    void prefer(std::unordered_set<std::string> ids);
    /// Measures all switches on a position that has been searched.
    void measure(const SearchContext& context, const SearchResult& result);

  signals:
    void figuresChanged();

  private:
    struct Candidate {
        std::string id;
        double cost;  ///< expected nodes, in those of the settings as they are
    };

    void onAnswered(const EngineAnswer& answer);
    void forget();
    /// Stops measuring; what is known belongs to an older position.
    void age();
    /// `id` "" is the settings as they are.
    void begin(const std::string& id, const Techniques& techniques, std::uint64_t nodeCap);
    void next();
    void recordBase(const SearchResult& result);
    void record(const std::string& id, const SearchResult& result);

    GameController& m_controller;
    EngineLane m_lane;
    SearchContext m_context;
    int m_depth = 0;  ///< that every measurement has to finish
    Color m_color = Black;
    std::uint64_t m_baseNodes = 0;
    std::optional<std::string> m_running;  ///< technique id; "" = the settings as they are
    std::vector<Candidate> m_waiting;      ///< in the order of the table
    std::unordered_set<std::string> m_preferred;
    std::unordered_map<std::string, SwitchFigure> m_figures;
};

}  // namespace plyglass
