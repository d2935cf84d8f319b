// Settings of the next network run: a preset, or the person's own.
#pragma once

#include <QtQml/qqmlregistration.h>
#include <QObject>
#include <QStringList>
#include <algorithm>

#include "engine/learning/training/network_presets.h"

namespace plyglass {

class NetworkPlan : public QObject {
    Q_OBJECT
    QML_NAMED_ELEMENT(NetworkPlan)
    QML_UNCREATABLE("NetworkRun.plan")
    Q_PROPERTY(QStringList presetNames READ presetNames CONSTANT FINAL)
    Q_PROPERTY(QStringList presetExplanations READ presetExplanations CONSTANT FINAL)
    /// "About 12 minutes on two cores"
    Q_PROPERTY(QStringList presetTimes READ presetTimes CONSTANT FINAL)
    Q_PROPERTY(int preset READ preset WRITE setPreset NOTIFY changed FINAL)
    Q_PROPERTY(int rounds READ rounds WRITE setRounds NOTIFY changed FINAL)
    Q_PROPERTY(int games READ games WRITE setGames NOTIFY changed FINAL)
    Q_PROPERTY(int nodes READ nodes WRITE setNodes NOTIFY changed FINAL)
    Q_PROPERTY(int hidden READ hidden WRITE setHidden NOTIFY changed FINAL)
    Q_PROPERTY(int window READ window WRITE setWindow NOTIFY changed FINAL)
    /// Positions trained on in a round, in thousands.
    Q_PROPERTY(int samples READ samples WRITE setSamples NOTIFY changed FINAL)
    /// Games of each network against material; 0 = none.
    Q_PROPERTY(int strengthGames READ strengthGames WRITE setStrengthGames NOTIFY changed FINAL)
    /// Output buckets, by number of pieces.
    Q_PROPERTY(int outputs READ outputs WRITE setOutputs NOTIFY changed FINAL)
    Q_PROPERTY(int seed READ seed WRITE setSeed NOTIFY changed FINAL)
    Q_PROPERTY(int threads READ threads WRITE setThreads NOTIFY changed FINAL)
    Q_PROPERTY(int maxThreads READ maxThreads CONSTANT FINAL)

  public:
    static constexpr int kMaxGames = 1'000'000;
    static constexpr int kMaxNodes = 100'000;
    static constexpr int kMaxStrengthGames = 10'000;
    static constexpr int kMaxSamples = 1'000'000;

    explicit NetworkPlan(QObject* parent = nullptr);

    QStringList presetNames() const;
    QStringList presetExplanations() const;
    QStringList presetTimes() const;
    /// Preset with these settings, whatever the seed; −1 = the person's own settings.
    int preset() const;
    void setPreset(int index);
    int rounds() const { return m_options.rounds; }
    void setRounds(int rounds) { change(m_options.rounds, std::clamp(rounds, 1, kMaxRounds)); }
    int games() const { return m_options.games; }
    void setGames(int games) { change(m_options.games, std::clamp(games, kMinRoundGames, kMaxGames)); }
    int nodes() const { return static_cast<int>(m_options.nodes); }
    void setNodes(int nodes) { change(m_options.nodes, std::clamp(nodes, 1, kMaxNodes)); }
    int hidden() const { return m_options.shape.hidden; }
    /// Rounds to the nearest possible number of neurons.
    void setHidden(int hidden);
    int window() const { return m_options.windowRounds; }
    void setWindow(int rounds) { change(m_options.windowRounds, std::clamp(rounds, 1, kMaxRounds)); }
    int samples() const { return static_cast<int>(m_options.samples / 1000); }
    void setSamples(int thousands);
    int strengthGames() const { return m_options.strengthGames; }
    void setStrengthGames(int games) {
        change(m_options.strengthGames, std::clamp(games, 0, kMaxStrengthGames) / 2 * 2);
    }
    int outputs() const { return m_options.shape.buckets; }
    void setOutputs(int outputs) { change(m_options.shape.buckets, std::clamp(outputs, 1, kMaxBuckets)); }
    int seed() const { return static_cast<int>(m_options.seed); }
    void setSeed(int seed) { change(m_options.seed, std::max(0, seed)); }
    /// Threads of the run.
    int threads() const { return m_threads; }
    void setThreads(int threads) { change(m_threads, std::clamp(threads, 1, maxThreads())); }
    int maxThreads() const;

    const NetworkRunOptions& options() const { return m_options; }
    /// Preset id, such as "standard"; "own" for the person's own settings.
    std::string id() const;

  signals:
    void changed();

  private:
    /// Emits `changed` even without a difference: a control with an impossible value must update.
    template <class Value>
    void change(Value& field, int value) {
        field = static_cast<Value>(value);
        emit changed();
    }

    NetworkRunOptions m_options;
    int m_threads;
};

}  // namespace plyglass
