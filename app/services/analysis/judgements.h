// What the searches of this window have found out about positions: one answer for all pages.
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

    /// The deepest judgement of the position at a node, with the game before it; nullptr if there is none.
    const Judgement* of(const GameNode& node) const;
    const Judgement* of(const LevelRequest& asked) const {
        return m_store.find(asked.position, asked.gameKeys);
    }
    /// Takes what a request has found so far, if that is a judgement.
    void hear(const LevelRequest& asked, const SearchInfo& found);
    void hear(const LevelRequest& asked, const QuestionAnswer& found);
    void hear(const GameReport& report);

  signals:
    /// More is known of the position with this key, or of any if it is 0.
    void changed(quint64 position);

  private:
    /// And what it says of the position after the best move.
    void keep(const LevelRequest& asked, const Judgement& judgement);

    JudgementStore m_store;
};

}  // namespace plyglass
