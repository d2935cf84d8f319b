#include "app/services/library/find/fuller_game.h"

#include <algorithm>
#include <array>

#include "engine/base/text.h"

namespace plyglass {

namespace {

/// Compared in other ways, or derived from the moves.
constexpr std::array<std::string_view, 6> kNotCompared{"White",    "Black", "Result",
                                                       "PlyCount", "FEN",   "SetUp"};

/// Differ between collections: any value is equivalent.
constexpr std::array<std::string_view, 8> kWordedFreely{"Event",     "Site",     "ECO",      "Opening",
                                                        "Variation", "WhiteElo", "BlackElo", "EventDate"};

/// Empty if unknown.
std::string_view known(std::string_view value) {
    return value.find_first_not_of("?.-* \t") == value.npos ? std::string_view() : trimmed(value);
}

/// Nonstandard results, such as "0-0", are values of their own.
std::string_view resultOf(const Game& game) {
    const GameResult result = game.outcomeAt(game.mainLineEnd()).result;
    return result == GameResult::Ongoing ? known(game.tag("Result")) : toPgn(result);
}

/// "1910.03.01" covers "1910.03.??", and round "3.2" covers "3".
bool saysValue(std::string_view own, std::string_view value) {
    value = known(value);
    value = value.substr(0, value.find_last_not_of("?.") + 1);
    return value.empty() ||
           (own.starts_with(value) && (own.size() == value.size() || own[value.size()] == '.'));
}

template <class Names>
bool isOneOf(const Names& names, std::string_view name) {
    return std::find(names.begin(), names.end(), name) != names.end();
}

bool saysTag(std::string_view name, std::string_view own, std::string_view value) {
    return isOneOf(kNotCompared, name) || (isOneOf(kWordedFreely, name) && !known(own).empty()) ||
           saysValue(trimmed(own), value);
}

bool saysTags(const Game& game, const Game& other) {
    return std::all_of(other.tags().begin(), other.tags().end(),
                       [&](const auto& tag) { return saysTag(tag.first, game.tag(tag.first), tag.second); });
}

template <class Items>
bool hasAll(const Items& items, const Items& others) {
    return std::all_of(others.begin(), others.end(), [&](const auto& item) {
        return std::find(items.begin(), items.end(), item) != items.end();
    });
}

template <class Value>
bool saysNumber(const std::optional<Value>& value, const std::optional<Value>& other) {
    return !other || value == other;
}

bool saysRemarks(const GameNode& node, const GameNode& other) {
    const auto saysLines = [](const std::string& lines, const std::string& others) {
        return hasAll(parts(lines, "\n"), parts(others, "\n"));
    };
    return saysLines(node.commentBefore, other.commentBefore) && saysLines(node.comment, other.comment) &&
           hasAll(node.nags, other.nags) && hasAll(node.marks, other.marks) &&
           hasAll(node.commands, other.commands) && saysNumber(node.evalCp, other.evalCp) &&
           saysNumber(node.evalMate, other.evalMate) && saysNumber(node.evalDepth, other.evalDepth) &&
           saysNumber(node.nodes, other.nodes) && saysNumber(node.clocks, other.clocks);
}

const GameNode* childWith(const GameNode& node, Move move) {
    const auto child = std::find_if(node.children().begin(), node.children().end(),
                                    [move](const auto& one) { return one->move() == move; });
    return child == node.children().end() ? nullptr : child->get();
}

/// Not recursive, so that lines may be of any length.
bool saysMoves(const Game& game, const Game& other) {
    std::vector<std::pair<const GameNode*, const GameNode*>> waiting{{game.root(), other.root()}};
    while (!waiting.empty()) {
        const auto [node, counterpart] = waiting.back();
        waiting.pop_back();
        if (!node || !saysRemarks(*node, *counterpart)) return false;
        for (const auto& child : counterpart->children())
            waiting.emplace_back(childWith(*node, child->move()), child.get());
    }
    return true;
}

}  // namespace

bool saysAllOf(const Game& game, const Game& other) {
    const std::string_view result = resultOf(other);
    return (result.empty() || result == resultOf(game)) && saysTags(game, other) && saysMoves(game, other);
}

}  // namespace plyglass
