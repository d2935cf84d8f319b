// UCI server: reads commands, searches, answers.
//
// Commands are read on one thread, searches and other long work run on a second, output goes through a third.
// So `isready`, `stop` and `quit` are handled at any time, and a slow client never blocks a search. While a
// search runs:
// - `isready`, `stop`, `ponderhit`, `debug`, `d`, `eval`, `uci` and `quit` act at once;
// - `setoption` and `position` apply to the next search: the running one has its own copy of everything;
// - `go`, `ucinewgame`, `bench`, `perft` and `genfens` first stop it, so that its `bestmove` comes first.
#pragma once

#include <atomic>
#include <functional>
#include <istream>
#include <ostream>
#include <string>
#include <string_view>
#include <thread>

#include "engine/levels/level_searcher.h"
#include "engine/protocol/answer_gate.h"
#include "engine/protocol/line_writer.h"
#include "engine/protocol/uci_commands.h"
#include "engine/protocol/uci_options.h"
#include "engine/protocol/uci_text.h"

namespace plyglass {

class UciServer {
  public:
    /// `name` is the answer to `id name`. `out` must outlive the server, which alone writes to it.
    UciServer(std::string name, std::ostream& out);
    /// Stops the running work and writes the pending output.
    ~UciServer();
    UciServer(const UciServer&) = delete;
    UciServer& operator=(const UciServer&) = delete;

    /// Executes lines until `quit` or the end of input, then stops the running work. False on a read error (a
    /// folder, for example), which is reported.
    bool run(std::istream& in);
    /// Executes one line; false if it was `quit`. Only on the creating thread, like all functions here.
    bool execute(std::string_view line);
    /// Waits until the last command has finished and its output is written.
    void finish();
    /// Whether any line so far was invalid.
    bool hasReportedErrors() const { return m_hasErrors; }
    /// Whether output was lost because of a write error.
    bool hasLostOutput() const { return m_writer.hasFailed(); }

  private:
    struct Command;
    static const Command* findCommand(std::string_view name);

    // One function per command; `arguments` is the rest of the line.
    void uci(std::string_view arguments);
    void isReady(std::string_view arguments);
    void newGame(std::string_view arguments);
    void setOption(std::string_view arguments);
    void position(std::string_view arguments);
    void go(std::string_view arguments);
    void stop(std::string_view arguments);
    void ponderHit(std::string_view arguments);
    void ignore(std::string_view arguments);
    void bench(std::string_view arguments);
    void perft(std::string_view arguments);
    void genfens(std::string_view arguments);
    void evaluation(std::string_view arguments);
    void board(std::string_view arguments);
    void tunables(std::string_view arguments);

    LevelRequest requestOf(const GoCommand& command);
    void search(LevelRequest request, CastlingText castling);
    void countMoves(int depth);
    CastlingText castlingText() const;
    void prepareForReadyOk();
    void startJob(std::function<void()> job);
    void stopJob();
    void reportError(std::string_view message);

    const std::string m_name;
    LineWriter m_writer;
    UciSettings m_settings;
    GameState m_game;
    bool m_isRefused = false;  ///< the last `position` had an error, so `m_game` is not the client's
    LevelSearcher m_searcher;
    /// With the number of games started, varies the games of a weak level if no seed is set.
    const std::uint64_t m_chance;
    std::uint64_t m_games = 0;
    AnswerGate m_gate;
    std::atomic<bool> m_stopped{false};  ///< tells the worker thread to end its work
    std::atomic<bool> m_hasErrors{false};
    std::atomic<bool> m_isBusy{false};  ///< the worker thread is working
    int m_reportedHashMib = 0;          ///< last table size reported to the client
    std::thread m_job;
};

}  // namespace plyglass
