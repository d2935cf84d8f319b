#include "engine/protocol/xboard_client.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "engine/base/text.h"
#include "engine/chess/fen.h"
#include "engine/chess/san.h"
#include "engine/protocol/client_text.h"

namespace plyglass {

namespace {

using Clock = std::chrono::steady_clock;
using Status = LineTransport::Status;

/// Maximum time for reading leftover output: an engine that never stops writing must not delay the game.
constexpr std::chrono::milliseconds kDrainTime{100};
constexpr std::int64_t kMsPerSecond = 1000;

/// "level 40 1:30 0.5": moves per period (0 = all), minutes:seconds, increment in seconds. The base time has
/// no fractions in this protocol: it is rounded up, and "time" gives the exact clock before every move.
std::string levelCommand(const TimeControl& control) {
    const std::int64_t seconds = (control.baseMs + kMsPerSecond - 1) / kMsPerSecond;
    std::string increment = fmt::format("{}", control.incrementMs / kMsPerSecond);
    if (const std::int64_t fraction = control.incrementMs % kMsPerSecond; fraction != 0)
        increment += fmt::format(".{:03}", fraction);
    return fmt::format("level {} {}:{:02} {}", control.movesPerPeriod, seconds / 60, seconds % 60, increment);
}

/// Parses a result such as "1-0 {White mates}"; Ongoing if invalid.
GameResult resultOf(std::string_view word) {
    if (word == "1-0") return GameResult::WhiteWins;
    if (word == "0-1") return GameResult::BlackWins;
    if (word == "1/2-1/2") return GameResult::Draw;
    return GameResult::Ongoing;
}

/// An engine that reports a result instead of moving resigns, claims a draw, or falsely claims a win: in a
/// game that is over, no move would be requested.
void readVerdict(GameResult result, Color us, std::string_view line, Answer& answer) {
    using Kind = Answer::Kind;
    const GameResult loss = us == White ? GameResult::BlackWins : GameResult::WhiteWins;
    answer.kind = result == GameResult::Draw ? Kind::ClaimedDraw
                  : result == loss           ? Kind::Resigned
                                             : Kind::BrokeRules;
    answer.message = "it said " + quoted(line) + " instead of moving";
}

}  // namespace

XboardClient::XboardClient(std::unique_ptr<LineTransport> transport, XboardClientOptions options)
    : m_transport(std::move(transport)), m_options(options) {}

XboardClient::~XboardClient() { quit(); }

Result<void> XboardClient::start() {
    m_transport->sendLine("xboard");
    m_transport->sendLine("protover 2");
    const Clock::time_point start = Clock::now();
    bool hasSpoken = false;
    std::size_t bytes = 0;
    while (!m_features.done.value_or(false)) {
        // "done=0" requests more time. Without any "done" the engine may be version 1, which has no features.
        const auto deadline = start + (m_features.done ? m_options.handshake : m_options.featureWait);
        const auto received = m_transport->receiveLine(deadline);
        if (received.status == Status::Closed)
            return fail(translatable("Engine", "Waiting for its features: {}."), exitMessage(*m_transport));
        if (received.status == Status::TimedOut) break;
        hasSpoken = true;
        bytes += received.line.size() + 1;
        if (bytes > kMaxGreetingBytes)
            return fail(
                translatable("Engine", "It wrote more than {} KiB without coming to \"feature done=1\"."),
                kMaxGreetingBytes / 1024);
        // After the deadline pending lines are still read, up to the size limit.
        readGreeting(received.line);
    }
    if (m_features.ping) return synchronize();
    if (hasSpoken) return {};
    return fail(translatable("Engine", "It said nothing within {} ms. Does it speak XBoard's protocol?"),
                m_options.featureWait.count());
}

void XboardClient::readGreeting(std::string_view line) {
    readXboardFeatures(line, m_features, [this](const std::string& reply) { m_transport->sendLine(reply); });
}

Result<void> XboardClient::synchronize() {
    if (!m_features.ping) {
        if (!m_transport->isAlive())
            return fail(translatable("Engine", "Before a game: {}."), exitMessage(*m_transport));
        return {};
    }
    const std::string ping = fmt::format("{}", ++m_pings);
    m_transport->sendLine("ping " + ping);
    const Status status =
        readUntil(*m_transport, Clock::now() + m_options.handshake, [&ping](std::string_view line) {
            WordReader words(line);
            return words.next() == "pong" && words.next() == ping;
        });
    if (status == Status::Line) return {};
    if (status == Status::Closed)
        return fail(translatable("Engine", "Waiting for \"pong\": {}."), exitMessage(*m_transport));
    return fail(translatable("Engine", "It did not answer \"ping\" within {} ms."),
                m_options.handshake.count());
}

Result<void> XboardClient::setOption(std::string_view name, std::string_view value) {
    if (equalsIgnoringCase(name, "cores") && m_features.smp) {
        m_transport->sendLine(fmt::format("cores {}", value));
        return {};
    }
    std::vector<std::string> known;
    if (m_features.smp) known.push_back("cores");
    for (const auto& [optionName, kind] : m_features.options) {
        if (equalsIgnoringCase(optionName, name)) {
            const bool isButton =
                kind.starts_with("-button") || kind.starts_with("-save") || kind.starts_with("-reset");
            m_transport->sendLine(isButton ? fmt::format("option {}", optionName)
                                           : fmt::format("option {}={}", optionName, value));
            return {};
        }
        known.push_back(optionName);
    }
    return unknownOption(name, known);
}

Result<void> XboardClient::setHash(int mib) {
    if (m_features.memory) m_transport->sendLine(fmt::format("memory {}", mib));
    return {};
}

Result<void> XboardClient::newGame(const GameStart& start) {
    // "new" also turns randomness off; the command "random" would only toggle it.
    m_transport->sendLine("new");
    const auto [position, nodes] = playedSincePass(start.game.current());
    if (position.isChess960()) {
        if (m_features.variants.find("fischerandom") == std::string::npos)
            return fail(translatable("Engine", "It does not know Chess960 (the variant \"fischerandom\")."));
        m_transport->sendLine("variant fischerandom");
    }
    m_transport->sendLine("force");
    m_transport->sendLine("easy");
    m_transport->sendLine("post");
    m_isForced = true;
    m_offersDraw = false;
    if (auto set = setLimits(start.limits); !set) return set;
    if (auto set = setPosition(position); !set) return set;
    m_pliesTold = 0;
    for (const GameNode* node : nodes) tellMove(node->parent()->position(), node->move());
    return synchronize();
}

Result<void> XboardClient::setLimits(const MoveLimits& limits) {
    if (limits.nodes)
        return fail(translatable(
            "Engine", "XBoard's protocol has no limit in nodes; give it a clock, a time or a depth."));
    if (limits.clock) m_transport->sendLine(levelCommand(*limits.clock));
    if (limits.moveTimeMs) {
        if (*limits.moveTimeMs % kMsPerSecond != 0)
            return fail(translatable("Engine", "XBoard's protocol knows only whole seconds for a move."));
        m_transport->sendLine(fmt::format("st {}", *limits.moveTimeMs / kMsPerSecond));
    }
    if (limits.depth) m_transport->sendLine(fmt::format("sd {}", *limits.depth));
    return {};
}

Result<void> XboardClient::setPosition(const Position& start) {
    if (start == Position::start()) return {};
    if (!m_features.setboard)
        return fail(translatable(
            "Engine",
            "It cannot set up positions (no feature \"setboard\"); use openings that begin in the start "
            "position."));
    m_transport->sendLine("setboard " + toFen(start));
    return {};
}

void XboardClient::tellMove(const Position& before, Move move) {
    const bool isFreeCastling = move.isCastling() && before.isChess960();
    m_lastTold = isFreeCastling
                     ? toSan(before, move).substr(0, fileOf(move.to()) > fileOf(move.from()) ? 3 : 5)
                     : toUci(before, move);
    m_transport->sendLine(m_features.usermove ? "usermove " + m_lastTold : m_lastTold);
    ++m_pliesTold;
}

void XboardClient::tellClocks(const Turn& turn) {
    if (!m_features.time || !turn.limits.clock) return;
    m_transport->sendLine(fmt::format("time {}", turn.limits.clock->baseMs / kMsPerCentisecond));
    m_transport->sendLine(fmt::format("otim {}", turn.opponentClock.baseMs / kMsPerCentisecond));
}

/// Reads leftover lines; only a draw offer still matters.
void XboardClient::drain() {
    const Clock::time_point end = Clock::now() + kDrainTime;
    while (Clock::now() < end) {
        const auto received = m_transport->receiveLine({});
        if (received.status != Status::Line) return;
        if (received.line.starts_with("offer draw")) m_offersDraw = true;
    }
}

Answer XboardClient::think(const Turn& turn) {
    drain();
    const auto path = playedSincePass(turn.game.current()).nodes;
    const int untold = static_cast<int>(path.size()) - m_pliesTold;
    // Outside force mode the engine answers a move at once, so anything but exactly one new move is sent in
    // force mode.
    if (!m_isForced && untold != 1) {
        m_transport->sendLine("force");
        m_isForced = true;
    }
    if (!m_isForced) tellClocks(turn);
    for (int ply = m_pliesTold; ply < static_cast<int>(path.size()); ++ply)
        tellMove(path[ply]->parent()->position(), path[ply]->move());
    if (m_isForced) {
        tellClocks(turn);
        m_transport->sendLine("go");
        m_isForced = false;
    }
    const AnswerReader reader{
        [&](std::string_view line, Answer& answer) { return readLine(line, turn, answer); },
        [this] { m_transport->sendLine("?"); }, m_options.stopGrace};
    return awaitAnswer(*m_transport, turn, reader);
}

/// Processes a line; true if it completes the answer.
bool XboardClient::readLine(std::string_view line, const Turn& turn, Answer& answer) {
    using Kind = Answer::Kind;
    line = trimmed(line);
    if (readXboardThinking(line, answer.thoughts)) return false;
    if (readMove(line, turn.game.position(), answer)) return true;
    WordReader words(line);
    const std::string_view first = words.next();
    if (line.starts_with("offer draw")) m_offersDraw = true;
    if (first == "resign" || line == "tellics resign") {
        answer.kind = Kind::Resigned;
        return true;
    }
    const bool isError = first == "Error" && !m_lastTold.empty() && line.find(m_lastTold) != line.npos;
    if (line.starts_with("Illegal move") || isError) {
        answer.kind = Kind::BrokeRules;
        answer.message = "it refused a legal move: " + quoted(line);
        return true;
    }
    const GameResult result = resultOf(first);
    if (result == GameResult::Ongoing) return false;
    readVerdict(result, turn.game.position().sideToMove(), line, answer);
    return true;
}

/// Parses "move e2e4", and older forms: "My move is: e2e4", "12. ... e7e5".
bool XboardClient::readMove(std::string_view line, const Position& position, Answer& answer) {
    WordReader words(line);
    const std::string_view first = words.next();
    std::string_view text;
    if (line.starts_with("My move is")) {
        const std::size_t colon = line.find(':');
        if (colon == line.npos) return false;
        text = trimmed(line.substr(colon + 1));
    } else if (first == "move" || (first.ends_with('.') && parseInteger(first.substr(0, first.size() - 1)) &&
                                   words.next() == "...")) {
        text = words.next();
    } else {
        return false;
    }
    takeMove(text, position, answer);
    answer.offersDraw = std::exchange(m_offersDraw, false);
    if (answer.kind == Answer::Kind::Move) ++m_pliesTold;  // the engine knows its own move
    return true;
}

void XboardClient::gameOver(GameResult result) {
    m_transport->sendLine("force");
    m_isForced = true;
    m_transport->sendLine(fmt::format("result {} {{game over}}", toPgn(result)));
}

void XboardClient::quit() {
    if (!m_transport || !m_transport->isAlive()) return;
    m_transport->sendLine("force");
    m_transport->sendLine("quit");
    awaitExit(*m_transport);
}

}  // namespace plyglass
