// What each switch is worth on the position last searched, measured in the background.
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

    /// One measurement at one depth, as far as it has come; nullptr before the first.
    const AblationAnswer* answer() const { return m_answer.get(); }
    /// Whether the answer is of the last search, not of an older one.
    bool isFresh() const { return m_isFresh; }
    bool isMeasuring(std::string_view id) const;
    /// Whose settings are measured.
    Color color() const { return m_context.color(); }

    /// These are looked at: they are measured before the others.
    void prefer(std::unordered_set<std::string> ids);
    /// Measures all switches on a position that has been searched.
    void measure(const SearchContext& context, const SearchResult& result);

  signals:
    void figuresChanged();

  private:
    void ask();
    void hear(const QuestionAnswer& known);
    /// Stops measuring; what is known belongs to an older position.
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
