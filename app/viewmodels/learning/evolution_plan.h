// Settings of a new evolution: a preset, or the person's own.
#pragma once

#include <QtQml/qqmlregistration.h>
#include <QObject>
#include <QStringList>
#include <vector>

#include "app/services/learning/evaluator_library.h"
#include "app/services/learning/evolution_settings.h"
#include "app/services/learning/learning_runs.h"

namespace plyglass {

class EvolutionPlan : public QObject {
    Q_OBJECT
    QML_NAMED_ELEMENT(EvolutionPlan)
    QML_UNCREATABLE("Learning.evolution.plan")
    Q_PROPERTY(QStringList presetNames READ presetNames CONSTANT FINAL)
    Q_PROPERTY(QStringList presetExplanations READ presetExplanations CONSTANT FINAL)
    /// "about 3 min", with the chosen number of threads.
    Q_PROPERTY(QStringList presetTimes READ presetTimes NOTIFY changed FINAL)
    /// −1 when a setting differs from the preset.
    Q_PROPERTY(int preset READ preset NOTIFY changed FINAL)
    Q_PROPERTY(bool byFit READ byFit WRITE setByFit NOTIFY changed FINAL)
    Q_PROPERTY(QStringList startNames READ startNames NOTIFY changed FINAL)
    Q_PROPERTY(int startIndex READ startIndex WRITE setStartIndex NOTIFY changed FINAL)
    Q_PROPERTY(int population READ population WRITE setPopulation NOTIFY changed FINAL)
    Q_PROPERTY(int generations READ generations WRITE setGenerations NOTIFY changed FINAL)
    Q_PROPERTY(int elite READ elite WRITE setElite NOTIFY changed FINAL)
    Q_PROPERTY(int mutationPercent READ mutationPercent WRITE setMutationPercent NOTIFY changed FINAL)
    Q_PROPERTY(int stepPercent READ stepPercent WRITE setStepPercent NOTIFY changed FINAL)
    Q_PROPERTY(int rounds READ rounds WRITE setRounds NOTIFY changed FINAL)
    Q_PROPERTY(int nodes READ nodes WRITE setNodes NOTIFY changed FINAL)
    /// Games for the fit: the run's own, or those of an earlier run or a folder.
    Q_PROPERTY(QStringList sourceNames READ sourceNames NOTIFY changed FINAL)
    Q_PROPERTY(int sourceIndex READ sourceIndex WRITE setSourceIndex NOTIFY changed FINAL)
    Q_PROPERTY(int fitGames READ fitGames WRITE setFitGames NOTIFY changed FINAL)
    /// Positions with scored moves for the fit; 0: fits to the game results.
    Q_PROPERTY(int fitChoices READ fitChoices WRITE setFitChoices NOTIFY changed FINAL)
    Q_PROPERTY(int laterPercent READ laterPercent WRITE setLaterPercent NOTIFY changed FINAL)
    Q_PROPERTY(int seed READ seed WRITE setSeed NOTIFY changed FINAL)
    Q_PROPERTY(int threads READ threads WRITE setThreads NOTIFY changed FINAL)
    Q_PROPERTY(int threadsMax READ threadsMax CONSTANT FINAL)
    /// "about 3 min"
    Q_PROPERTY(QString expectedText READ expectedText NOTIFY changed FINAL)

  public:
    /// `dataFolder`: games played for training outside the runs; it may be missing.
    EvolutionPlan(const EvaluatorLibrary& evaluators, const LearningRuns& runs, QString dataFolder,
                  QObject* parent = nullptr);

    QStringList presetNames() const;
    QStringList presetExplanations() const;
    QStringList presetTimes() const;
    int preset() const { return m_preset; }
    bool byFit() const { return m_settings.byFit; }
    void setByFit(bool byFit) { change(m_settings.byFit, byFit); }
    QStringList startNames() const;
    int startIndex() const;
    void setStartIndex(int index);
    int population() const { return m_settings.genetics.population; }
    void setPopulation(int size);
    int generations() const { return m_settings.generations; }
    void setGenerations(int count) { change(m_settings.generations, count); }
    int elite() const { return m_settings.genetics.elite; }
    void setElite(int count) { change(m_settings.genetics.elite, count); }
    int mutationPercent() const { return m_settings.genetics.mutationPercent; }
    void setMutationPercent(int percent) { change(m_settings.genetics.mutationPercent, percent); }
    int stepPercent() const;
    void setStepPercent(int percent) { change(m_settings.genetics.firstStep, percent / 100.0); }
    int rounds() const { return m_settings.rounds; }
    void setRounds(int rounds) { change(m_settings.rounds, rounds); }
    int nodes() const { return static_cast<int>(m_settings.nodes); }
    void setNodes(int nodes) { change(m_settings.nodes, static_cast<std::uint64_t>(nodes)); }
    QStringList sourceNames() const;
    int sourceIndex() const { return m_sourceIndex; }
    void setSourceIndex(int index);
    int fitGames() const { return m_settings.fitGames; }
    void setFitGames(int games) { change(m_settings.fitGames, games); }
    int fitChoices() const { return m_settings.fitChoices; }
    void setFitChoices(int positions) { change(m_settings.fitChoices, positions); }
    int laterPercent() const;
    void setLaterPercent(int percent) { change(m_settings.fitTarget.tdWeight, percent / 100.0); }
    int seed() const { return static_cast<int>(m_settings.genetics.seed); }
    void setSeed(int seed);
    int threads() const { return m_threads; }
    void setThreads(int threads);
    int threadsMax() const;
    QString expectedText() const;

    const EvolutionSettings& settings() const { return m_settings; }

    Q_INVOKABLE void usePreset(int index);
    /// Reads again which runs have games, and takes an unused seed.
    Q_INVOKABLE void refresh();

  signals:
    void changed();

  private:
    template <class Value>
    void change(Value& field, Value value) {
        if (field == value) return;
        field = value;
        m_preset = -1;
        emit changed();
    }
    struct Source {
        QString name;
        std::string folder;
    };
    void findStarts();

    const EvaluatorLibrary& m_evaluators;
    const LearningRuns& m_runs;
    const QString m_dataFolder;
    EvolutionSettings m_settings;
    std::vector<Genome> m_starts;
    std::vector<Source> m_sources;
    int m_sourceIndex = 0;
    int m_preset = 0;
    int m_threads;
};

}  // namespace plyglass
