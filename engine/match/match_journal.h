// A match on disk: its games in a PGN file, and beside it what is needed to resume it after an interruption.
//
// Every finished game is appended to the PGN file; then the state file (the PGN's name with ".match.json") is
// replaced as a whole by a new one that counts the game and says how long the PGN file is. Whenever the
// program is killed, the two agree up to that length: what stands behind it is half a game that the state
// does not know, and is cut off when the match is resumed. So at most the running games are lost.
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

/// What makes two matches the same one: names and values. A difference in any of them keeps one from being
/// continued.
using MatchSettings = std::vector<std::pair<std::string, std::string>>;

class MatchJournal {
  public:
    /// Starts a match, behind the games that are in the PGN file already, or continues the one whose state
    /// file is there. Errors: the state is of another match (which setting differs), it is damaged, the PGN
    /// file is shorter than the state says, a file cannot be read or written, another match is being played
    /// on it.
    static Result<MatchJournal> open(std::string pgnPath, const MatchSettings& settings);

    /// The games that were finished when it was opened.
    const MatchScore& played() const { return m_played; }
    /// Keeps a finished game. Not from two threads at once.
    Result<void> add(const GameRecord& record, const Game& game);

    static std::string statePathOf(const std::string& pgnPath) { return pgnPath + ".match.json"; }

  private:
    MatchJournal(std::string pgnPath, const MatchSettings& settings);

    Result<void> load(const MatchSettings& settings);
    Result<void> cutPgn();
    Result<void> writeState() const;
    void addRow(const GameRecord& record);

    FileHandle m_owned;  ///< the PGN file: no other match may be played on it
    std::string m_pgnPath;
    std::string m_statePath;
    std::uintmax_t m_pgnBytes = 0;
    MatchScore m_played;
    std::string m_head;  ///< the state file up to the length of the PGN file
    std::string m_rows;  ///< the finished games, as the state file has them
};

}  // namespace plyglass
