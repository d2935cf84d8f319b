// Settings and progress of the Explorer's recording.
#pragma once

#include <QObject>

#include "app/services/engine/engine_lane.h"
#include "app/services/game/game_controller.h"
#include "app/services/settings.h"

namespace plyglass {

class TreeRecording : public QObject {
    Q_OBJECT
  public:
    static constexpr int kDefaultDepth = 8;
    static constexpr int kDefaultBoundMillions = 2;

    TreeRecording(GameController& controller, EngineService& engine, Settings& settings,
                  QObject* parent = nullptr);

    /// Players to imitate. 0: the computer of the game; then the presets, then the levels.
    QStringList choiceNames() const;
    int choiceIndex() const { return m_choice; }
    void setChoiceIndex(int index);
    /// Peculiarity of the search of a weak level; "" at full strength.
    QString levelNote() const;
    int depth() const { return m_depth; }
    void setDepth(int depth);
    int boundMillions() const { return m_boundMillions; }
    void setBoundMillions(int millions);
    static int boundMillionsMax() { return static_cast<int>(kMaxTraceNodes / 1'000'000); }

    /// Request for recording the search of a position of the game.
    LevelRequest requestFor(const GameNode* node) const;
    void begin(const GameNode* node);
    void stop() { m_lane.stop(); }
    bool isRunning() const { return m_lane.isBusy(); }
    QString progressText() const { return m_progressText; }
    /// Whether the last recorded search used alpha–beta.
    bool cutsOff() const { return m_cutsOff; }

  signals:
    void settingsChanged();
    void progressed();
    void recorded(const std::shared_ptr<const plyglass::Trace>& trace);

  private:
    PlayerSetup player() const;
    int depthToRecord() const;

    GameController& m_controller;
    Settings& m_settings;
    EngineLane m_lane;
    int m_choice = 0;
    int m_depth = kDefaultDepth;
    int m_boundMillions = kDefaultBoundMillions;
    QString m_progressText;
    bool m_cutsOff = true;
};

}  // namespace plyglass
