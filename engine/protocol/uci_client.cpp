#include "engine/protocol/uci_client.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <utility>

#include "engine/base/text.h"
#include "engine/chess/fen.h"
#include "engine/chess/san.h"
#include "engine/protocol/client_text.h"

namespace plyglass {

namespace {

using Clock = std::chrono::steady_clock;
using Status = LineTransport::Status;

/// Appends a word, separated by a blank.
void append(std::string& text, std::string_view word) {
    if (!text.empty()) text += ' ';
    text += word;
}

/// A move in coordinates; castling as king takes rook in Chess960 games.
std::string moveText(const Position& position, Move move, bool isChess960) {
    if (isChess960 && move.isCastling()) return squareName(move.from()) + squareName(move.to());
    return toUci(position, move);
}

void readScore(WordReader& words, Thoughts& read) {
    const std::string_view kind = words.next();
    const auto number = parseInteger(words.next());
    constexpr std::int64_t kLimit = 1'000'000;
    if (!number || *number > kLimit || *number < -kLimit) return;
    if (kind == "cp")
        read.scoreCp = static_cast<int>(*number);
    else if (kind == "mate")
        read.mateIn = static_cast<int>(*number);
}

}  // namespace

std::optional<UciOption> parseUciOption(std::string_view line) {
    WordReader words(line);
    if (words.next() != "option" || words.next() != "name") return std::nullopt;
    UciOption option;
    std::string* text = &option.name;
    std::optional<std::int64_t>* number = nullptr;
    while (!words.atEnd()) {
        const std::string_view word = words.next();
        const bool inName = text == &option.name;
        if (word == "type") {
            text = &option.type;
        } else if (!inName && word == "default") {
            text = &option.defaultValue;
        } else if (!inName && (word == "min" || word == "max")) {
            number = word == "min" ? &option.min : &option.max;
            text = nullptr;
        } else if (!inName && word == "var") {
            text = &option.choices.emplace_back();
        } else if (text) {
            append(*text, word);
        } else if (number) {
            *number = parseInteger(word);
        }
    }
    if (option.name.empty() || option.type.empty()) return std::nullopt;
    if (option.defaultValue == "<empty>") option.defaultValue.clear();
    return option;
}

void readUciInfo(std::string_view line, Thoughts& thoughts) {
    WordReader words(line);
    if (words.next() != "info") return;
    Thoughts read;
    bool isMainLine = true;
    while (!words.atEnd()) {
        const std::string_view word = words.next();
        if (word == "string") break;
        if (word == "depth") read.depth = static_cast<int>(parseInteger(words.next()).value_or(0));
        if (word == "nodes") read.nodes = static_cast<std::uint64_t>(parseInteger(words.next()).value_or(0));
        if (word == "time") read.timeMs = parseInteger(words.next()).value_or(0);
        if (word == "multipv") isMainLine = parseInteger(words.next()).value_or(1) == 1;
        if (word == "score") readScore(words, read);
        if (word == "lowerbound" || word == "upperbound") isMainLine = false;
        if (word != "pv") continue;
        while (!words.atEnd()) read.pv.emplace_back(words.next());
    }
    if (read.nodes > 0) thoughts.nodes = read.nodes;
    if (read.timeMs > 0) thoughts.timeMs = read.timeMs;
    if (!isMainLine || (!read.scoreCp && !read.mateIn)) return;
    thoughts.scoreCp = read.scoreCp;
    thoughts.mateIn = read.mateIn;
    if (read.depth > 0) thoughts.depth = read.depth;
    if (!read.pv.empty()) thoughts.pv = std::move(read.pv);
}

std::string uciGoCommand(const Turn& turn) {
    const MoveLimits& limits = turn.limits;
    std::string text = "go";
    const auto add = [&text](std::string_view name, auto value) {
        text += fmt::format(" {} {}", name, value);
    };
    if (const auto& clock = limits.clock) {
        const bool isWhite = turn.game.position().sideToMove() == White;
        const TimeControl& white = isWhite ? *clock : turn.opponentClock;
        const TimeControl& black = isWhite ? turn.opponentClock : *clock;
        add("wtime", white.baseMs);
        add("btime", black.baseMs);
        if (white.incrementMs > 0) add("winc", white.incrementMs);
        if (black.incrementMs > 0) add("binc", black.incrementMs);
        if (clock->movesPerPeriod > 0) add("movestogo", clock->movesPerPeriod);
    }
    if (limits.moveTimeMs) add("movetime", *limits.moveTimeMs);
    if (limits.nodes) add("nodes", *limits.nodes);
    if (limits.depth) add("depth", *limits.depth);
    if (text == "go") text += " infinite";
    return text;
}

UciClient::UciClient(std::unique_ptr<LineTransport> transport, UciClientOptions options)
    : m_transport(std::move(transport)), m_options(options) {}

UciClient::~UciClient() { quit(); }

Result<void> UciClient::start() {
    m_transport->sendLine("uci");
    const auto deadline = Clock::now() + m_options.handshake;
    const Status status = readUntil(*m_transport, deadline, [this](std::string_view line) {
        if (trimmed(line) == "uciok") return true;
        m_greetingBytes += line.size();
        if (m_greetingBytes > kMaxGreetingBytes) return true;
        readGreeting(line);
        return false;
    });
    if (m_greetingBytes > kMaxGreetingBytes)
        return fail(translatable("Engine", "It wrote more than {} KiB before \"uciok\". Does it speak UCI?"),
                    kMaxGreetingBytes / 1024);
    if (status != Status::Line) return fail(why(status, "\"uciok\"") + " Does it speak UCI?");
    return waitReady();
}

void UciClient::readGreeting(std::string_view line) {
    if (auto option = parseUciOption(line)) m_engineOptions.push_back(std::move(*option));
    WordReader words(line);
    if (words.next() == "id" && words.next() == "name") m_name = trimmed(words.rest());
}

const UciOption* UciClient::findOption(std::string_view name) const {
    const auto found =
        std::find_if(m_engineOptions.begin(), m_engineOptions.end(),
                     [name](const UciOption& option) { return equalsIgnoringCase(option.name, name); });
    return found == m_engineOptions.end() ? nullptr : &*found;
}

Result<void> UciClient::setOption(std::string_view name, std::string_view value) {
    const UciOption* option = findOption(name);
    if (!option) {
        std::vector<std::string> known;
        known.reserve(m_engineOptions.size());
        for (const UciOption& each : m_engineOptions) known.push_back(each.name);
        return unknownOption(name, known);
    }
    if (option->type == "spin") {
        const auto number = parseInteger(value);
        if (!number || (option->min && *number < *option->min) || (option->max && *number > *option->max))
            return fail(translatable("Engine", "Its option {} takes a whole number from {} to {}, not {}."),
                        option->name, option->min.value_or(0), option->max.value_or(0), quoted(value));
    }
    if (option->type == "button")
        m_transport->sendLine(fmt::format("setoption name {}", option->name));
    else
        m_transport->sendLine(fmt::format("setoption name {} value {}", option->name, value));
    return {};
}

Result<void> UciClient::setHash(int mib) {
    if (!findOption("Hash")) return {};
    return setOption("Hash", fmt::format("{}", mib));
}

Result<void> UciClient::waitReady() {
    m_transport->sendLine("isready");
    const auto deadline = Clock::now() + m_options.handshake;
    const Status status =
        readUntil(*m_transport, deadline, [](std::string_view line) { return trimmed(line) == "readyok"; });
    if (status != Status::Line) return fail(why(status, "\"readyok\""));
    return {};
}

std::string UciClient::why(Status status, std::string_view waitedFor) const {
    if (status == Status::Closed)
        return fmt::format("Waiting for {}: {}.", waitedFor, exitMessage(*m_transport));
    return fmt::format("It did not answer {} within {} ms.", waitedFor, m_options.handshake.count());
}

Result<void> UciClient::newGame(const GameStart& start) {
    if (m_mustStop) m_transport->sendLine("stop");
    m_mustStop = false;
    const bool isChess960 = start.game.startPosition().isChess960();
    if (isChess960 != m_isChess960) {
        if (auto set = setOption("UCI_Chess960", isChess960 ? "true" : "false"); !set) return set;
        m_isChess960 = isChess960;
    }
    m_transport->sendLine("ucinewgame");
    return waitReady();
}

void UciClient::sendPosition(const Game& game) {
    std::string text = "position ";
    const auto [start, nodes] = playedSincePass(game.current());
    if (start == Position::start())
        text += "startpos";
    else
        text += "fen " + toFen(start, m_isChess960 ? FenStyle::Shredder : FenStyle::XFen);
    if (!nodes.empty()) text += " moves";
    for (const GameNode* node : nodes)
        text += ' ' + moveText(node->parent()->position(), node->move(), m_isChess960);
    m_transport->sendLine(text);
}

Answer UciClient::think(const Turn& turn) {
    sendPosition(turn.game);
    m_transport->sendLine(uciGoCommand(turn));
    const AnswerReader reader{[&turn](std::string_view line, Answer& answer) {
                                  return readThinking(line, turn.game.position(), answer);
                              },
                              [this] { m_transport->sendLine("stop"); }, m_options.stopGrace};
    const Answer answer = awaitAnswer(*m_transport, turn, reader);
    m_mustStop = answer.kind == Answer::Kind::Stopped;
    return answer;
}

/// Processes a line; true if `answer` is complete.
bool UciClient::readThinking(std::string_view line, const Position& position, Answer& answer) {
    readUciInfo(line, answer.thoughts);
    WordReader words(line);
    if (words.next() != "bestmove") return false;
    takeMove(words.next(), position, answer);
    return true;
}

void UciClient::quit() {
    if (!m_transport || !m_transport->isAlive()) return;
    if (m_mustStop) m_transport->sendLine("stop");
    m_transport->sendLine("quit");
    awaitExit(*m_transport);
}

}  // namespace plyglass
