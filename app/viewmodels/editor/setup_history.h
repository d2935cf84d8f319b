// Undo and redo for the position editor.
#pragma once

#include <utility>
#include <vector>

#include "engine/chess/position_setup.h"

namespace plyglass {

class SetupHistory {
  public:
    /// Consecutive steps of the same kind are undone together: Typed text letter by letter, Counted numbers.
    /// Each Own step is undone alone.
    enum class Step { Own, Typed, Counted };

    const PositionSetup& now() const { return m_now; }
    bool canUndo() const { return !m_undo.empty(); }
    bool canRedo() const { return !m_redo.empty(); }

    /// Clears the history.
    void restart(const PositionSetup& setup) {
        m_now = setup;
        m_undo.clear();
        m_redo.clear();
        m_last = Step::Own;
    }
    /// Returns false if nothing changed.
    bool take(const PositionSetup& setup, Step step = Step::Own) {
        if (setup == m_now) return false;
        if (step == Step::Own || step != m_last || !canUndo()) m_undo.push_back(m_now);
        if (m_undo.size() > kMaxSteps) m_undo.erase(m_undo.begin());
        m_redo.clear();
        m_now = setup;
        m_last = step;
        return true;
    }
    void undo() { step(m_undo, m_redo); }
    void redo() { step(m_redo, m_undo); }

  private:
    static constexpr std::size_t kMaxSteps = 1000;

    void step(std::vector<PositionSetup>& from, std::vector<PositionSetup>& to) {
        if (from.empty()) return;
        to.push_back(std::exchange(m_now, from.back()));
        from.pop_back();
        m_last = Step::Own;
    }

    PositionSetup m_now;
    std::vector<PositionSetup> m_undo;
    std::vector<PositionSetup> m_redo;
    Step m_last = Step::Own;
};

}  // namespace plyglass
