// The engine as its client sees it: reads commands of the Universal Chess Interface, searches, answers.
//
// Commands are read on one thread, searches and other long work run on another, lines go out
// through a third, so that `isready`, `stop` and `quit` are heard at any time and no slow client holds up a
// search. While a search runs
// - `isready`, `stop`, `ponderhit`, `debug`, `d`, `eval`, `uci` and `quit` act at once;
// - `setoption` and `position` are accepted and hold for the next search: the running one has its own copy of
// all that;
// - `go`, `ucinewgame`, `bench`, `perft` and `genfens` first stop it, so that its `bestmove` comes out before
// they start.
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
#include "engine/protocol/uci_options.h"
#include "engine/protocol/uci_text.h"

namespace plyglass {

class UciServer {
  public:
    /// `name` is what `id name` says. `out` must outlive the server, which alone writes to it.
    UciServer(std::string name, std::ostream& out);
    /// Stops what is running and writes what is left.
    ~UciServer();
    UciServer(const UciServer&) = delete;
    UciServer& operator=(const UciServer&) = delete;

    /// Carries out line after line until `quit` or the end of the input, then stops what is running.
    /// False if the input could not be read to its end (a folder, for example), which is reported.
    bool run(std::istream& in);
    /// Carries out one line; false if it was `quit`. Only on the thread that made the server, like all
    /// functions here.
    bool execute(std::string_view line);
    /// Waits until what the last command started is done and written.
    void finish();
    /// Whether a line so far could not be carried out.
    bool hasReportedErrors() const { return m_hasErrors; }
    /// Whether some of the answers were lost because the output takes no more.
    bool hasLostOutput() const { return m_writer.hasFailed(); }

  private:
    struct Command;
    static const Command* findCommand(std::string_view name);

    // One function for each command; `arguments` is the rest of the line.
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
    bool m_isRefused = false;  ///< the last `position`, or a move of it: `m_game` is another one
    LevelSearcher m_searcher;
    /// With the number of games started it makes every game of a weak level a different one, where no seed is
    /// set.
    const std::uint64_t m_chance;
    std::uint64_t m_games = 0;
    AnswerGate m_gate;
    std::atomic<bool> m_stopped{false};  ///< what runs on the other thread has to end
    std::atomic<bool> m_hasErrors{false};
    std::atomic<bool> m_isBusy{false};  ///< something runs on the other thread
    int m_toldMib = 0;                  ///< the size of the table that the client knows of
    std::thread m_job;
};

}  // namespace plyglass
