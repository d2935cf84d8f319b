// Comment commands: [%clk] and [%eval] as written by lichess and others, [%nodes] our own.
#include "engine/chess/pgn_comment.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <cstdlib>
#include <utility>

#include "engine/base/text.h"
#include "engine/chess/time_control.h"

namespace plyglass {

namespace {

constexpr std::int64_t kMsPerSecond = 1000;
constexpr std::int64_t kMaxClockHours = 10'000;
constexpr int kMaxPawns = 100'000;
/// Maximum number of plies to search back for the other side's clock.
constexpr int kClockReach = 100;

template <class Number>
std::optional<Number> parseNumber(std::string_view text) {
    Number number{};
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc() || end != text.data() + text.size()) return std::nullopt;
    return number;
}

bool isDigits(std::string_view text) { return text.find_first_not_of("0123456789") == text.npos; }

/// Parses the digits after a decimal point, scaled to `places` digits: "5" with three places is 500.
std::optional<int> parseFraction(std::string_view digits, std::size_t places) {
    if (digits.empty() || digits.size() > places || !isDigits(digits)) return std::nullopt;
    std::string padded(digits);
    padded.resize(places, '0');
    return parseNumber<int>(padded);
}

/// Parses "1:02:03.5", "2:03" or "3" to milliseconds.
std::optional<std::int64_t> parseClock(std::string_view text) {
    std::int64_t ms = 0;
    if (const std::size_t point = text.find('.'); point != text.npos) {
        const auto fraction = parseFraction(text.substr(point + 1), 3);
        if (!fraction) return std::nullopt;
        ms = *fraction;
        text = text.substr(0, point);
    }
    std::int64_t seconds = 0;
    for (int parts = 0;; ++parts) {
        const std::size_t colon = text.find(':');
        const std::string_view part = text.substr(0, colon);
        const auto number = isDigits(part) ? parseNumber<std::int64_t>(part) : std::nullopt;
        if (!number || parts == 3 || *number > kMaxClockHours * 3600) return std::nullopt;
        seconds = seconds * 60 + *number;
        if (colon == text.npos) break;
        text = text.substr(colon + 1);
    }
    return seconds * kMsPerSecond + ms;
}

std::string formatClock(std::int64_t ms) {
    if (ms < 0) ms = 0;
    const std::int64_t seconds = ms / kMsPerSecond;
    std::string text = fmt::format("{}:{:02}:{:02}", seconds / 3600, seconds / 60 % 60, seconds % 60);
    if (ms % kMsPerSecond == 0) return text;
    text += fmt::format(".{:03}", ms % kMsPerSecond);
    return text.substr(0, text.find_last_not_of('0') + 1);
}

/// Parses "0.35", "-1.2", "#-3", each with an optional ",depth".
std::optional<CommentEvaluation> parseEvaluation(std::string_view text) {
    CommentEvaluation evaluation;
    if (const std::size_t comma = text.find(','); comma != text.npos) {
        evaluation.depth = parseNumber<int>(text.substr(comma + 1));
        if (!evaluation.depth) return std::nullopt;
        text = text.substr(0, comma);
    }
    if (text.starts_with('#')) {
        evaluation.mate = parseNumber<int>(text.substr(1));
        if (!evaluation.mate) return std::nullopt;
        return evaluation;
    }
    const bool negative = text.starts_with('-');
    if (negative || text.starts_with('+')) text.remove_prefix(1);
    const std::size_t point = text.find('.');
    const std::string_view whole = text.substr(0, point);
    const int pawns = isDigits(whole) ? parseNumber<int>(whole).value_or(-1) : -1;
    const int hundredths = point == text.npos ? 0 : parseFraction(text.substr(point + 1), 2).value_or(-1);
    if (pawns < 0 || hundredths < 0 || pawns > kMaxPawns) return std::nullopt;
    const int cp = pawns * 100 + hundredths;
    evaluation.cp = negative ? -cp : cp;
    return evaluation;
}

void setClock(GameNode& node, std::int64_t ms) {
    const Color mover = ~node.position().sideToMove();
    if (!node.clocks) {
        const GameNode* earlier = node.parent();
        for (int plies = 0; earlier && !earlier->clocks && plies < kClockReach; ++plies)
            earlier = earlier->parent();
        node.clocks = earlier && earlier->clocks ? *earlier->clocks : ClockPair{ms, ms};
    }
    (mover == White ? node.clocks->whiteMs : node.clocks->blackMs) = ms;
}

/// Stores a known, well-formed command in its field; false otherwise.
bool takeCommand(std::string_view name, std::string_view value, GameNode& node) {
    if (name == "clk") {
        const auto ms = parseClock(value);
        if (ms) setClock(node, *ms);
        return ms.has_value();
    }
    if (name == "eval") {
        const auto evaluation = parseEvaluation(value);
        if (!evaluation) return false;
        node.evalCp = evaluation->cp;
        node.evalMate = evaluation->mate;
        node.evalDepth = evaluation->depth;
        return true;
    }
    if (name == "nodes") {
        const auto nodes = parseNumber<std::uint64_t>(value);
        if (nodes) node.nodes = nodes;
        return nodes.has_value();
    }
    return false;
}

struct Command {
    std::string_view name;
    std::string_view value;
};

/// Splits "[%eval 0.35]" into name and value.
Command commandOf(std::string_view whole) {
    const std::string_view command = whole.substr(2, whole.size() - 3);
    const std::size_t blank = std::min(command.find(' '), command.size());
    return {command.substr(0, blank), trimmed(command.substr(blank))};
}

/// Replacements for text that braces cannot hold, in the order of application.
constexpr std::pair<std::string_view, std::string_view> kInBraces[] = {
    {" \u2028", "\n"}, {"\u2028", "\n"}, {"\u2775", "}"}};

std::string replaced(std::string_view text, std::string_view what, std::string_view by) {
    std::string result;
    for (std::size_t at = text.find(what); at != text.npos; at = text.find(what)) {
        result += text.substr(0, at);
        result += by;
        text.remove_prefix(at + what.size());
    }
    result += text;
    return result;
}

/// Calls `take` with every command of a comment, such as "[%clk 0:04:59]", and returns the remaining text.
template <class Take>
std::string takeCommands(std::string_view text, Take take) {
    const std::string plain = plainComment(text);
    std::string_view rest = plain;
    std::string comment;
    while (!rest.empty()) {
        const std::size_t open = rest.find("[%");
        const std::size_t close = rest.find(']', std::min(open, rest.size()));
        if (close == rest.npos) {
            joinComment(comment, trimmed(rest));
            break;
        }
        joinComment(comment, trimmed(rest.substr(0, open)));
        take(rest.substr(open, close + 1 - open));
        rest = rest.substr(close + 1);
    }
    return comment;
}

}  // namespace

std::string plainComment(std::string_view text) {
    std::string plain;
    plain.reserve(text.size());
    text = trimmed(text);
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] == '\r' && i + 1 < text.size() && text[i + 1] == '\n') continue;
        plain += text[i] == '\n' || text[i] == '\r' ? ' ' : text[i];
    }
    for (const auto& [written, meant] : kInBraces) plain = replaced(plain, written, meant);
    return plain;
}

std::string commentInBraces(std::string_view comments) {
    std::string text;
    for (const std::string_view line : splitComments(comments)) {
        if (!text.empty()) text += " \u2028";
        text += line;
    }
    std::replace(text.begin(), text.end(), '\r', ' ');
    return replaced(text, "}", "\u2775");
}

void joinComment(std::string& comment, std::string_view more) {
    if (!comment.empty() && !more.empty()) comment += ' ';
    comment += more;
}

void addComment(std::string& comments, std::string_view more) {
    if (!comments.empty() && !more.empty()) comments += '\n';
    comments += more;
}

std::vector<std::string_view> splitComments(std::string_view comments) {
    std::vector<std::string_view> parts;
    while (!comments.empty()) {
        const std::size_t end = std::min(comments.find('\n'), comments.size());
        if (const auto part = trimmed(comments.substr(0, end)); !part.empty()) parts.push_back(part);
        comments.remove_prefix(std::min(end + 1, comments.size()));
    }
    return parts;
}

void readComments(std::string_view comments, GameNode& node) {
    for (const std::string_view one : splitComments(comments)) readComment(one, node);
}

std::string commentText(std::string_view text) {
    return takeCommands(text, [](std::string_view) {});
}

std::optional<CommentEvaluation> evaluationIn(std::string_view comment) {
    std::optional<CommentEvaluation> evaluation;
    takeCommands(comment, [&evaluation](std::string_view whole) {
        const Command command = commandOf(whole);
        if (command.name != "eval") return;
        if (const auto said = parseEvaluation(command.value)) evaluation = said;
    });
    return evaluation;
}

void readComment(std::string_view text, GameNode& node) {
    const std::string comment = takeCommands(text, [&node](std::string_view whole) {
        const Command command = commandOf(whole);
        if (isMarksCommand(whole)) {
            if (std::string rest = readMarks(whole, node.marks); !rest.empty())
                node.commands.push_back(std::move(rest));
        } else if (!node.parent() || !takeCommand(command.name, command.value, node)) {
            node.commands.emplace_back(whole);
        }
    });
    addComment(node.parent() ? node.comment : node.commentBefore, comment);
}

std::string commandsOf(const GameNode& node) {
    std::string text;
    const std::string depth = node.evalDepth ? fmt::format(",{}", *node.evalDepth) : "";
    if (node.evalMate) {
        joinComment(text, fmt::format("[%eval #{}{}]", *node.evalMate, depth));
    } else if (node.evalCp) {
        const int cp = std::abs(*node.evalCp);
        const char* sign = *node.evalCp < 0 ? "-" : "";
        joinComment(text, fmt::format("[%eval {}{}.{:02}{}]", sign, cp / 100, cp % 100, depth));
    }
    if (node.clocks && node.parent()) {
        const Color mover = ~node.position().sideToMove();
        const std::int64_t ms = mover == White ? node.clocks->whiteMs : node.clocks->blackMs;
        joinComment(text, fmt::format("[%clk {}]", formatClock(ms)));
    }
    if (node.nodes) joinComment(text, fmt::format("[%nodes {}]", *node.nodes));
    joinComment(text, marksText(node.marks));
    for (const std::string& command : node.commands) joinComment(text, replaced(command, "}", "\u2775"));
    return text;
}

std::optional<ClockPair> clocksFromTimeControl(std::string_view timeControl) {
    const auto first = timeControlFromText(timeControl.substr(0, timeControl.find(':')));
    if (!first || !first->isTimed()) return std::nullopt;
    return ClockPair{first->baseMs, first->baseMs};
}

}  // namespace plyglass
