// The user's learning runs: one folder each, with all results and a description file.
#pragma once

#include <QObject>
#include <QString>
#include <cstdint>
#include <memory>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <vector>

#include "engine/base/json.h"

class QLockFile;

namespace plyglass {

enum class LearningKind { EvolveByGames, EvolveByFit, TrainNetwork };
enum class LearningState { Running, Paused, Stopped, Finished, Failed };

struct LearningRun {
    int number = 0;  ///< from 1; part of the folder's name
    LearningKind kind = LearningKind::EvolveByGames;
    LearningState state = LearningState::Paused;
    std::string failure;             ///< one sentence, for LearningState::Failed
    std::uint64_t seed = 0;          ///< random seed
    std::int64_t startedMs = 0;      ///< start time, since 1970 in UTC
    std::int64_t workedMs = 0;       ///< total running time
    Json settings = Json::object();  ///< in the format of its kind
    Json results = Json::object();   ///< likewise
    std::string problem;             ///< why its file is unusable, in one sentence; "" if it is usable
};

/// Parses a run's file. `file` is the name used in errors, which also name the field.
Result<LearningRun> parseLearningRun(std::string_view text, const std::string& file);
std::string toJsonText(const LearningRun& run);

class LearningRuns : public QObject {
    Q_OBJECT
  public:
    /// `directory` is created with the first run. Runs that were active when the program ended are paused.
    /// Damaged ones are listed with their `problem` and left alone.
    explicit LearningRuns(const QString& directory, QObject* parent = nullptr);
    ~LearningRuns() override;

    /// Newest first.
    const std::vector<LearningRun>& all() const { return m_all; }
    /// nullptr if the number is unknown.
    const LearningRun* find(int number) const;
    /// Folder of a run's results.
    QString folderOf(int number) const;

    /// Creates a paused run with a new number and its folder. Null settings mean none.
    Result<LearningRun> create(LearningKind kind, std::uint64_t seed, Json settings);
    /// Writes the run's file atomically.
    Result<void> keep(const LearningRun& run);
    /// Deletes a run that is not active, with its folder.
    Result<void> remove(int number);

    /// Number of the active run; 0 if there is none.
    int active() const { return m_active; }
    /// Activates a run: one at a time, each in one window only. The error names the run that prevents it.
    Result<void> claim(int number);
    void release();

  signals:
    /// The list or a run changed.
    void changed();
    void activeChanged();

  private:
    void read();
    std::string fileOf(int number) const;
    Result<std::unique_ptr<QLockFile>> lockOf(int number) const;
    bool isAsListed(int number) const;

    QString m_directory;
    std::vector<LearningRun> m_all;
    int m_active = 0;
    std::unique_ptr<QLockFile> m_lock;  ///< of the active run
};

}  // namespace plyglass
