// Judgements of positions from this window's searches, shared by all pages.
#pragma once

#include <QObject>

#include "app/services/engine/engine_request.h"
#include "engine/chess/game.h"
#include "engine/lab/analysis/game_report.h"
#include "engine/lab/judgement/judgement.h"

namespace plyglass {

class Judgements : public QObject {
    Q_OBJECT
  public:
    using QObject::QObject;

    /// The deepest judgement of a node's position, given the game before it; nullptr if there is none.
    const Judgement* of(const GameNode& node) const;
    const Judgement* of(const SearchRequest& asked) const {
        return m_store.find(asked.position, asked.gameKeys);
    }
    /// Stores the results of a request, if they count as a judgement.
    void hear(const LevelRequest& asked, const SearchInfo& found);
    void hear(const LevelRequest& asked, const QuestionAnswer& found);
    void hear(const GameReport& report);

  signals:
    /// A judgement changed for the position with this key, or for any if 0.
    void changed(quint64 position);

  private:
    /// Also stores the judgement of the position after the best move.
    void keep(const SearchRequest& asked, const Judgement& judgement);

    JudgementStore m_store;
};

}  // namespace plyglass
