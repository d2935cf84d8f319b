// A match on disk: its games in a PGN file, and a state file for resuming it.
//
// Every finished game is appended to the PGN file; then the state file (the PGN's name with ".match.json") is
// replaced as a whole by one that counts the game and holds the length of the PGN file. If the program is
// killed, resuming cuts the PGN file to that length. So at most the running games are lost.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/base/posix_file.h"
#include "engine/base/result.h"
#include "engine/match/match_score.h"

namespace plyglass {

/// Settings that identify a match, as names and values. A match can be resumed only with equal settings.
using MatchSettings = std::vector<std::pair<std::string, std::string>>;

class MatchJournal {
  public:
    /// Starts a match, after any games already in the PGN file, or resumes the one with a state file. Errors:
    /// the state belongs to another match (names the setting that differs) or is damaged, the PGN file is
    /// shorter than the state says, a file cannot be read or written, or another match is writing to the
    /// file.
    static Result<MatchJournal> open(std::string pgnPath, const MatchSettings& settings);

    /// Games already finished when the journal was opened.
    const MatchScore& played() const { return m_played; }
    /// Stores a finished game. Not thread-safe.
    Result<void> add(const GameRecord& record, const Game& game);

    static std::string statePathOf(const std::string& pgnPath) { return pgnPath + ".match.json"; }

  private:
    MatchJournal(std::string pgnPath, const MatchSettings& settings);

    Result<void> load(const MatchSettings& settings);
    Result<void> cutPgn();
    Result<void> writeState() const;
    void addRow(const GameRecord& record);

    FileHandle m_owned;  ///< lock on the PGN file against other matches
    std::string m_pgnPath;
    std::string m_statePath;
    std::uintmax_t m_pgnBytes = 0;
    MatchScore m_played;
    std::string m_head;  ///< the state file up to the PGN length
    std::string m_rows;  ///< finished games, in the state file's format
};

}  // namespace plyglass
