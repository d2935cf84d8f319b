// The command handlers.
#include "engine/protocol/uci_server.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <chrono>
#include <new>
#include <random>
#include <system_error>
#include <utility>

#include "engine/base/text.h"
#include "engine/chess/fen.h"
#include "engine/chess/movegen.h"
#include "engine/chess/perft.h"
#include "engine/chess/san.h"
#include "engine/knowledge/endgames/endgame_tables.h"
#include "engine/knowledge/opening_book.h"
#include "engine/protocol/genfens.h"
#include "engine/protocol/position_text.h"
#include "engine/protocol/search_reporter.h"
#include "engine/protocol/tunables_text.h"
#include "engine/search/bench.h"

namespace plyglass {

namespace {

/// Longer lines are cut: a game of ten thousand moves fits a hundred times.
constexpr std::size_t kMaxLineLength = 8 << 20;
/// Perft subtrees up to this depth run without checking for `stop`: some milliseconds.
constexpr int kPerftPieceDepth = 3;
constexpr int kDefaultPerftDepth = 5;

/// False at the end of input. Throws read errors of the stream buffer.
bool readLine(std::istream& in, std::string& line) {
    line.clear();
    std::streambuf& buffer = *in.rdbuf();
    while (true) {
        const int c = buffer.sbumpc();
        if (c == std::streambuf::traits_type::eof()) return !line.empty();
        if (c == '\n') return true;
        if (line.size() < kMaxLineLength) line.push_back(static_cast<char>(c));
    }
}

/// As perft, but returns 0 soon after `stop` is set.
std::uint64_t perftUntilStopped(Position& position, int depth, const std::atomic<bool>& stop) {
    if (depth <= kPerftPieceDepth) return perft(position, depth);
    MoveList moves;
    generateLegal(position, moves);
    std::uint64_t leaves = 0;
    for (const Move move : moves) {
        Undo undo;
        position.makeMove(move, undo);
        leaves += perftUntilStopped(position, depth - 1, stop);
        position.undoMove(move, undo);
        if (stop) return 0;
    }
    return leaves;
}

}  // namespace

struct UciServer::Command {
    std::string_view name;
    void (UciServer::*handler)(std::string_view arguments);  ///< null for `quit`
};

const UciServer::Command* UciServer::findCommand(std::string_view name) {
    static constexpr std::array kCommands = {
        Command{"uci", &UciServer::uci},
        Command{"isready", &UciServer::isReady},
        Command{"ucinewgame", &UciServer::newGame},
        Command{"setoption", &UciServer::setOption},
        Command{"position", &UciServer::position},
        Command{"go", &UciServer::go},
        Command{"stop", &UciServer::stop},
        Command{"ponderhit", &UciServer::ponderHit},
        Command{"debug", &UciServer::ignore},
        Command{"register", &UciServer::ignore},
        Command{"quit", nullptr},
        Command{"bench", &UciServer::bench},
        Command{"perft", &UciServer::perft},
        Command{"genfens", &UciServer::genfens},
        Command{"eval", &UciServer::evaluation},
        Command{"d", &UciServer::board},
        Command{"tunables", &UciServer::tunables},
    };
    const auto found =
        std::find_if(kCommands.begin(), kCommands.end(), [&](const Command& c) { return c.name == name; });
    return found == kCommands.end() ? nullptr : &*found;
}

UciServer::UciServer(std::string name, std::ostream& out)
    : m_name(std::move(name)), m_writer(out), m_chance(std::random_device()()) {}

UciServer::~UciServer() { stopJob(); }

bool UciServer::run(std::istream& in) {
    bool isRead = true;
    try {
        for (std::string line; readLine(in, line);) {
            if (line.size() >= kMaxLineLength)
                reportError("The line is too long: what is beyond 8 MiB was left out.");
            if (!execute(line)) break;
        }
    } catch (const std::ios_base::failure&) {
        reportError("Standard input could not be read. Check that it is not a folder.");
        isRead = false;
    }
    stopJob();
    m_writer.flush();
    return isRead;
}

/// Skips words before the first known command, as the protocol requires.
bool UciServer::execute(std::string_view line) {
    WordReader words(line);
    if (words.peek().empty()) return true;
    for (std::string_view word = words.next(); !word.empty(); word = words.next()) {
        const Command* command = findCommand(word);
        if (command == nullptr) continue;
        if (command->handler == nullptr) return false;
        (this->*command->handler)(words.rest());
        return true;
    }
    reportError(fmt::format("Unknown command {}.", quoted(trimmed(line))));
    return true;
}

void UciServer::finish() {
    if (m_job.joinable()) m_job.join();
    m_writer.flush();
}

void UciServer::uci(std::string_view) {
    std::string text =
        fmt::format("id name {}\nid author the {} developers\n", m_name, m_name.substr(0, m_name.find(' ')));
    for (const ServerOption& option : allUciOptions()) text += writeUciOption(option) + '\n';
    m_writer.write(text + "uciok");
}

/// Prepares the next search before answering, while no clock runs.
void UciServer::isReady(std::string_view) {
    if (!m_isBusy) prepareForReadyOk();
    m_writer.write("readyok");
}

void UciServer::prepareForReadyOk() {
    stopJob();
    try {
        m_searcher.prepare(requestOf({}));
    } catch (const std::bad_alloc&) {
        reportError("There is not enough memory for these options: set a smaller Hash or fewer Threads.");
    }
    const int given = m_searcher.tableMib();
    if (given > 0 && given < m_settings.hashMib && m_settings.level == kFullLevel &&
        given != m_reportedHashMib)
        reportError(
            fmt::format("There is memory for only {} MiB of Hash, not for {}.", given, m_settings.hashMib));
    m_reportedHashMib = given;
}

void UciServer::newGame(std::string_view) {
    stopJob();
    m_searcher.clear();
    ++m_games;
}

void UciServer::setOption(std::string_view arguments) {
    const Result<SetOptionCommand> command = parseSetOption(arguments);
    if (!command) return reportError(command.error().english);
    const ServerOption* option = findUciOption(command->name);
    if (option == nullptr)
        return reportError(
            fmt::format("There is no option {}; `uci` lists them all.", plyglass::quoted(command->name)));
    if (option->type == ServerOption::Type::Button) return newGame({});  // the only one is Clear Hash
    const Result<void> set = setUciOption(m_settings, *option, command->value.value_or(""));
    if (!set) reportError(set.error().english);
}

void UciServer::position(std::string_view arguments) {
    Result<PositionCommand> command = parsePosition(arguments);
    m_isRefused = !command || !command->error.empty();
    if (!command) return reportError(command.error().english + " The position stays as it was.");
    m_game = std::move(command->game);
    for (const Text& note : command->notes) reportError(note.english);
    if (!command->error.empty()) reportError(command->error);
}

void UciServer::go(std::string_view arguments) {
    const GoCommand command = parseGo(arguments, m_game.position.sideToMove());
    for (const std::string& error : command.errors) reportError(error);
    stopJob();
    if (m_isRefused) {
        reportError("Nothing is searched: the last position was refused. Send one that can be read.");
        m_writer.write(writeUciBestMove(m_game.position, {}, castlingText()));
        return;
    }
    if (command.perft) return countMoves(*command.perft);
    LevelRequest request = requestOf(command);
    m_gate.close(command.infinite || command.limits.isEmpty(), command.ponder);
    startJob([this, request = std::move(request), castling = castlingText()] { search(request, castling); });
}

CastlingText UciServer::castlingText() const {
    return m_settings.chess960 ? CastlingText::KingTakesRook : CastlingText::Ordinary;
}

LevelRequest UciServer::requestOf(const GoCommand& command) {
    LevelRequest asked;
    SearchRequest& request = asked.search;
    request.position = m_game.position;
    request.gameKeys = m_game.gameKeys;
    m_settings.applyTo(request);
    request.limits = command.limits;
    request.overheadMs = m_settings.overheadMs;
    request.multiPv = m_settings.multiPv;
    request.ponder = command.ponder;
    request.seed = static_cast<std::uint64_t>(m_settings.seed);
    asked.level = *levelFromNumber(m_settings.level);
    asked.gameSeed = m_settings.seed > 0 ? request.seed + m_games : m_chance + m_games;
    asked.lastMove = m_game.lastMove;
    request.knowledge.endgames = &EndgameTables::builtIn();
    request.knowledge.syzygy = m_settings.syzygy;
    if (m_settings.ownBook) {
        request.knowledge.book = OpeningBook::builtIn();
        // A new one for each move of each game.
        request.seed =
            asked.gameSeed + (std::uint64_t{1} << 32) * static_cast<unsigned>(request.position.gamePly());
    }
    for (const std::string& text : command.searchMoves) {
        const Result<Move> move = parseUci(request.position, text);
        if (move)
            request.searchMoves.push_back(*move);
        else
            reportError("searchmoves: " + move.error().english);
    }
    return asked;
}

/// Runs on the worker thread.
void UciServer::search(LevelRequest request, CastlingText castling) {
    SearchReporter reporter(m_writer, request.search.position, castling);
    // A ponderhit before the start of the search would be lost: it is repeated while the search runs.
    request.search.ponder = m_gate.isPondering();
    const auto onInfo = [&](const SearchInfo& info) {
        if (request.search.ponder && !m_gate.isPondering()) m_searcher.ponderHit();
        reporter.report(info);
    };
    SearchResult result;
    try {
        result = m_searcher.search(request, onInfo);
    } catch (const std::bad_alloc&) {
        reportError("There is not enough memory for this search: set a smaller Hash or fewer Threads.");
        MoveList moves;
        generateLegal(request.search.position, moves);
        if (!moves.empty()) result.bestMove = *moves.begin();
    }
    m_gate.wait();
    reporter.answer(result);
}

void UciServer::stop(std::string_view) {
    m_gate.open();
    m_stopped = true;
    m_searcher.stop();
}

void UciServer::ponderHit(std::string_view) {
    m_gate.ponderHit();
    m_searcher.ponderHit();
}

void UciServer::ignore(std::string_view) {}

void UciServer::bench(std::string_view arguments) {
    const std::string_view word = WordReader(arguments).next();
    const auto depth = word.empty() ? kBenchDepth : parseClamped(word, 1, kMaxPly - 1);
    if (!depth) return reportError(fmt::format("bench needs a depth in plies, not {}.", quoted(word)));
    stopJob();
    BenchOptions options{static_cast<int>(*depth)};
    m_settings.applyTo(options.engine);
    startJob([this, options] {
        const auto onPosition = [this](int number, std::string_view fen, std::uint64_t nodes) {
            m_writer.write(
                fmt::format("position {}/{} nodes {} fen {}", number, benchPositions().size(), nodes, fen));
        };
        const BenchResult result = runBench(m_searcher, options, onPosition);
        if (!result.completed) return m_writer.write("info string The bench was stopped.");
        const auto timeMs = static_cast<std::uint64_t>(std::max<std::int64_t>(result.timeMs, 1));
        m_writer.write(fmt::format("{} nodes {} nps", result.nodes, result.nodes * 1000 / timeMs));
    });
}

void UciServer::perft(std::string_view arguments) {
    const std::string_view word = WordReader(arguments).next();
    const auto depth = word.empty() ? kDefaultPerftDepth : parseClamped(word, 0, kMaxPerftPlies);
    if (!depth) return reportError(fmt::format("perft needs a depth in plies, not {}.", quoted(word)));
    stopJob();
    countMoves(static_cast<int>(*depth));
}

void UciServer::countMoves(int depth) {
    startJob([this, depth, position = m_game.position, castling = castlingText()]() mutable {
        MoveList moves;
        generateLegal(position, moves);
        std::uint64_t total = depth == 0 ? 1 : 0;
        for (const Move move : moves) {
            if (depth == 0) break;
            const std::string text = writeUciMove(position, move, castling);
            Undo undo;
            position.makeMove(move, undo);
            const std::uint64_t leaves = perftUntilStopped(position, depth - 1, m_stopped);
            position.undoMove(move, undo);
            if (m_stopped) return m_writer.write("info string The count was stopped.");
            m_writer.write(fmt::format("{}: {}", text, leaves));
            total += leaves;
        }
        m_writer.write(fmt::format("\nNodes searched: {}", total));
    });
}

void UciServer::genfens(std::string_view arguments) {
    const Result<GenfensCommand> command = parseGenfens(arguments);
    if (!command) return reportError(command.error().english);
    GenfensOptions options;
    m_settings.applyTo(options.engine);
    if (!command->book.empty()) {
        Result<std::vector<Position>> book = readBook(command->book);
        if (!book) return reportError(book.error().english);
        options.starts = std::move(*book);
    }
    stopJob();
    startJob([this, command = *command, options] {
        OpeningGenerator openings(genfensRules(m_searcher, options), command.seed);
        for (int i = 0; i < command.count; ++i) {
            const auto opening = openings.next(kMaxGenfensTries, [this] { return m_stopped.load(); });
            if (!opening && m_stopped) return reportError("Stopped.");
            if (!opening)
                return reportError(fmt::format(
                    "No balanced position was found in {} tries: use another book.", kMaxGenfensTries));
            m_writer.write("info string genfens " + toFen(opening->position()));
        }
    });
}

void UciServer::evaluation(std::string_view) {
    m_writer.write(writeEvaluation(m_game.position, m_settings.evaluator));
}

void UciServer::board(std::string_view) { m_writer.write(writeBoard(m_game.position)); }

void UciServer::tunables(std::string_view) {
    const std::vector<TunableRow> rows = allTunables();
    if (rows.empty()) return reportError(writeTunables(rows));
    m_writer.write(writeTunables(rows));
}

/// Requires that no work is running.
void UciServer::startJob(std::function<void()> job) {
    applyTunables();
    m_stopped = false;
    m_searcher.resetStop();
    m_isBusy = true;
    try {
        m_job = std::thread([this, job = std::move(job)] {
            job();
            m_isBusy = false;
        });
    } catch (const std::system_error&) {
        m_isBusy = false;
        reportError("The system could not start a thread for the search.");
    }
}

void UciServer::stopJob() {
    stop({});
    if (m_job.joinable()) m_job.join();
}

void UciServer::reportError(std::string_view message) {
    m_hasErrors = true;
    m_writer.write(fmt::format("info string {}", message));
}

}  // namespace plyglass
