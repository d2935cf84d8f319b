// The learning runs of a person: a folder for each, with all it has made and a file that says what it is.
#pragma once

#include <QObject>
#include <QString>
#include <cstdint>
#include <memory>
#include <nlohmann/json.hpp>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "engine/base/result.h"

class QLockFile;

namespace plyglass {

enum class LearningKind { EvolveByGames, EvolveByFit, TrainNetwork };
enum class LearningState { Running, Paused, Stopped, Finished, Failed };

struct LearningRun {
    int number = 0;  ///< from 1; the folder is named after it
    LearningKind kind = LearningKind::EvolveByGames;
    LearningState state = LearningState::Paused;
    std::string failure;         ///< one sentence, for LearningState::Failed
    std::uint64_t seed = 0;      ///< the random seed
    std::int64_t startedMs = 0;  ///< when, since 1970 in UTC
    std::int64_t workedMs = 0;   ///< for how long it has run so far
    nlohmann::ordered_json settings = nlohmann::ordered_json::object();  ///< as its kind writes them
    nlohmann::ordered_json results = nlohmann::ordered_json::object();   ///< likewise
    std::string problem;  ///< why its file cannot be used, one sentence; "" if it can
};

/// What stands in the file of a run. `file` is what errors call it; they name the field as well.
Result<LearningRun> parseLearningRun(std::string_view text, const std::string& file);
std::string toJsonText(const LearningRun& run);

/// A whole number from 0 up, nothing if it is none: in memory those that were written in this session are
/// signed, those that were read from a file are not.
std::optional<std::int64_t> countFrom(const nlohmann::ordered_json& json);
/// A list of as many of them as `to` has room for; false, and `to` is of no use, if it is none.
bool readCounts(const nlohmann::ordered_json& json, std::span<std::int64_t> to);

class LearningRuns : public QObject {
    Q_OBJECT
  public:
    /// `directory` is made with the first run. Runs that were under way when the program ended are paused.
    /// Damaged ones are listed with their `problem`, and left alone.
    explicit LearningRuns(const QString& directory, QObject* parent = nullptr);
    ~LearningRuns() override;

    /// The newest first.
    const std::vector<LearningRun>& all() const { return m_all; }
    /// nullptr if there is none of that number.
    const LearningRun* find(int number) const;
    /// Where a run keeps what it makes.
    QString folderOf(int number) const;

    /// A new run with a number of its own, as paused, and its folder. Null settings stand for none.
    Result<LearningRun> create(LearningKind kind, std::uint64_t seed, nlohmann::ordered_json settings);
    /// Writes the file of the run, whole or not at all.
    Result<void> keep(const LearningRun& run);
    /// Deletes a run that is not under way, folder and all.
    Result<void> remove(int number);

    /// Which run uses the processor now; 0 if none does.
    int active() const { return m_active; }
    /// One run at a time, and each in one window at a time: the error says which run prevents it.
    Result<void> claim(int number);
    void release();

  signals:
    /// The list, or something in it.
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
