// Measures the value of each switch on the last searched position, in the background.
#pragma once

#include <QObject>
#include <memory>
#include <string>
#include <string_view>
#include <unordered_set>

#include "app/services/engine/engine_lane.h"
#include "app/services/game/game_controller.h"

namespace plyglass {

class SwitchMeasurer : public QObject {
    Q_OBJECT
  public:
    SwitchMeasurer(GameController& controller, EngineService& engine, QObject* parent = nullptr);

    /// Current measurement at one depth; nullptr before the first.
    const AblationAnswer* answer() const { return m_answer.get(); }
    /// Whether the answer belongs to the last search.
    bool isFresh() const { return m_isFresh; }
    bool isMeasuring(std::string_view id) const;
    /// Side whose settings are measured.
    Color color() const { return m_context.color(); }

    /// Measures these displayed switches first.
    void prefer(std::unordered_set<std::string> ids);
    /// Measures all switches on a searched position.
    void measure(const SearchContext& context, const SearchResult& result);

  signals:
    void figuresChanged();

  private:
    void ask();
    void hear(const QuestionAnswer& known);
    /// Stops; the results then belong to an older position.
    void age();
    void forget();

    GameController& m_controller;
    EngineLane m_lane;
    SearchContext m_context;
    std::unordered_set<std::string> m_preferred;
    std::shared_ptr<const AblationAnswer> m_answer;
    bool m_isFresh = false;
};

}  // namespace plyglass
