#include "engine/protocol/uci_commands.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <charconv>

#include "engine/base/text.h"
#include "engine/chess/fen.h"
#include "engine/chess/san.h"

namespace plyglass {

namespace {

/// A year: longer than any game, and far from overflow when clocks and increments are summed.
constexpr std::int64_t kMaxMs = std::int64_t{1000} * 60 * 60 * 24 * 366;
constexpr std::int64_t kMaxNodes = std::int64_t{1} << 62;
constexpr std::int64_t kMaxMovesToGo = 1000;

/// Words that end a list of moves.
constexpr std::array<std::string_view, 13> kGoWords = {"searchmoves", "ponder",    "wtime", "btime", "winc",
                                                       "binc",        "movestogo", "depth", "nodes", "mate",
                                                       "movetime",    "infinite",  "perft"};

/// Parser for the arguments of `go`.
class GoReader {
  public:
    GoReader(std::string_view arguments, Color us) : m_words(arguments), m_us(us) {}

    GoCommand read() {
        while (true) {
            const std::string_view word = m_words.next();
            if (word.empty()) break;
            if (!readFlag(word) && !readClock(word)) readLimit(word);
        }
        if (m_command.limits.clock) m_command.limits.clock->movesPerPeriod = m_movesToGo;
        return std::move(m_command);
    }

  private:
    bool readFlag(std::string_view word) {
        if (word == "infinite") return m_command.infinite = true;
        if (word == "ponder") return m_command.ponder = true;
        return false;
    }

    bool readClock(std::string_view word) {
        if (word == "movestogo") return assign(m_movesToGo, number(word, 0, kMaxMovesToGo));
        const bool isTime = word == "wtime" || word == "btime";
        if (!isTime && word != "winc" && word != "binc") return false;
        const auto value = number(word, 0, kMaxMs);
        if (!value) return true;
        if (!m_command.limits.clock) m_command.limits.clock.emplace();
        const bool isOwn = (word.front() == 'w') == (m_us == White);
        if (isOwn) (isTime ? m_command.limits.clock->baseMs : m_command.limits.clock->incrementMs) = *value;
        return true;
    }

    void readLimit(std::string_view word) {
        MoveLimits& limits = m_command.limits;
        if (word == "depth") assign(limits.depth, number(word, 1, kMaxPly - 1));
        if (word == "nodes") assign(limits.nodes, number(word, 1, kMaxNodes));
        if (word == "movetime") assign(limits.moveTimeMs, number(word, 0, kMaxMs));
        if (word == "mate") assign(limits.mateIn, number(word, 1, kMaxPly));
        if (word == "perft") assign(m_command.perft, number(word, 0, kMaxPerftPlies));
        if (word == "searchmoves") readSearchMoves();
    }

    void readSearchMoves() {
        const auto isNext = [this](std::string_view word) { return word == m_words.peek(); };
        while (!m_words.peek().empty() && std::none_of(kGoWords.begin(), kGoWords.end(), isNext))
            m_command.searchMoves.emplace_back(m_words.next());
    }

    /// Reads the number after the word `name`.
    std::optional<std::int64_t> number(std::string_view name, std::int64_t minimum, std::int64_t maximum) {
        const std::string_view word = m_words.peek();
        const auto value = parseClamped(word, minimum, maximum);
        if (value) {
            m_words.next();
        } else {
            const std::string found = word.empty() ? "nothing" : quoted(word);
            m_command.errors.push_back(
                fmt::format("go: after {} stands {} instead of a number; it is ignored.", name, found));
        }
        return value;
    }

    /// True even without a value: the word was recognized.
    template <class T>
    static bool assign(std::optional<T>& target, std::optional<std::int64_t> value) {
        if (value) target = static_cast<T>(*value);
        return true;
    }
    static bool assign(int& target, std::optional<std::int64_t> value) {
        if (value) target = static_cast<int>(*value);
        return true;
    }

    WordReader m_words;
    Color m_us;
    GoCommand m_command;
    int m_movesToGo = 0;
};

/// The words before "moves" (or the end); the reader continues after them.
std::string_view upToMoves(WordReader& words) {
    const char* begin = words.rest().data();
    const char* end = begin;
    for (std::string_view word = words.next(); !word.empty() && word != "moves"; word = words.next())
        end = word.data() + word.size();
    return {begin, static_cast<std::size_t>(end - begin)};
}

Result<FenReading> readStart(WordReader& words) {
    for (std::string_view word = words.next(); !word.empty() && word != "moves"; word = words.next()) {
        if (word == "fen") return readFen(trimmed(upToMoves(words)));
        if (word != "startpos") continue;
        upToMoves(words);
        return FenReading{Position::start(), {}};
    }
    return fail(translatable(
        "Engine",
        "The command names no position: write \"position startpos\" or \"position fen\" and a FEN."));
}

}  // namespace

std::optional<std::int64_t> parseClamped(std::string_view text, std::int64_t minimum, std::int64_t maximum) {
    if (text.starts_with('+')) text.remove_prefix(1);
    std::int64_t value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error == std::errc::invalid_argument || end != text.data() + text.size()) return std::nullopt;
    if (error == std::errc::result_out_of_range) return text.starts_with('-') ? minimum : maximum;
    return std::clamp(value, minimum, maximum);
}

GoCommand parseGo(std::string_view arguments, Color us) { return GoReader(arguments, us).read(); }

Result<PositionCommand> parsePosition(std::string_view arguments) {
    WordReader words(arguments);
    Result<FenReading> start = readStart(words);
    if (!start) return tl::unexpected(start.error());
    PositionCommand command;
    Position& position = command.game.position;
    position = start->position;
    command.notes = std::move(start->notes);
    for (std::string_view word = words.next(); !word.empty(); word = words.next()) {
        const Result<Move> move = parseUci(position, word);
        if (!move) {
            command.error = fmt::format("{} The position stays as it was before move {} of the list.",
                                        move.error().english, command.game.gameKeys.size() + 1);
            return command;
        }
        command.game.gameKeys.push_back(position.key());
        Undo undo;
        position.makeMove(*move, undo);
        command.game.lastMove = *move;
    }
    return command;
}

Result<SetOptionCommand> parseSetOption(std::string_view arguments) {
    WordReader words(arguments);
    while (!words.peek().empty() && words.peek() != "name") words.next();
    words.next();
    SetOptionCommand command;
    for (std::string_view word = words.next(); !word.empty(); word = words.next()) {
        if (word == "value") {
            command.value = trimmed(words.rest());
            break;
        }
        if (!command.name.empty()) command.name += ' ';
        command.name += word;
    }
    if (command.name.empty())
        return fail(
            translatable("Engine", "setoption names no option: write \"setoption name NAME value VALUE\"."));
    return command;
}

}  // namespace plyglass
