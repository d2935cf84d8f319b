#include "engine/protocol/genfens.h"

#include <fmt/format.h>

#include <cstdlib>
#include <limits>
#include <utility>

#include "engine/base/file_text.h"
#include "engine/base/text.h"
#include "engine/protocol/uci_commands.h"

namespace plyglass {

namespace {

constexpr int kMinPlies = 8;
/// Maximum score of a balanced position.
constexpr Score kBalanceCp = 100;
/// Node limit of the balance search: about ten milliseconds.
constexpr std::uint64_t kBalanceNodes = 10'000;
constexpr int kBalanceHashMib = 1;
constexpr std::int64_t kMaxCount = 100'000'000;

bool isBalanced(Searcher& searcher, const GenfensOptions& options, const Position& position) {
    SearchRequest request;
    request.position = position;
    options.engine.applyTo(request);
    request.threads = 1;
    request.limits.nodes = kBalanceNodes;
    request.hashMib = kBalanceHashMib;
    searcher.clear();
    return std::abs(searcher.search(request).info.score) <= kBalanceCp;
}

}  // namespace

Result<GenfensCommand> parseGenfens(std::string_view arguments) {
    WordReader words(arguments);
    const std::string_view count = words.next();
    const auto number = parseClamped(count, 1, kMaxCount);
    if (!number)
        return fail(translatable(
                        "Engine",
                        "genfens needs a number of positions, not {}: write \"genfens N seed S book None\"."),
                    quoted(count));
    GenfensCommand command;
    command.count = static_cast<int>(*number);
    for (std::string_view word = words.next(); !word.empty(); word = words.next()) {
        if (word == "seed") {
            const std::string_view text = words.next();
            const auto seed = parseClamped(text, 0, std::numeric_limits<std::int64_t>::max());
            if (!seed)
                return fail(translatable("Engine", "The seed of genfens is {}; it must be a number."),
                            quoted(text));
            command.seed = static_cast<std::uint64_t>(*seed);
        }
        if (word == "book") {
            const std::string_view path = words.next();
            if (path != "None" && path != "none") command.book = path;
        }
    }
    return command;
}

Result<std::vector<Position>> readBook(const std::string& path) {
    const Result<std::string> text = readFileText(path, kMaxGamesBytes);
    if (!text) return tl::unexpected(text.error());
    auto list = readPositions(*text, path);
    if (!list) return tl::unexpected(list.error());
    if (list->positions.empty()) return fail(translatable("Engine", "The book {} holds no position."), path);
    return std::move(list->positions);
}

OpeningRules genfensRules(Searcher& searcher, GenfensOptions options) {
    OpeningRules rules;
    rules.starts = options.starts;
    rules.minPlies = kMinPlies;
    rules.maxPlies = kMinPlies + 1;
    rules.accepts = [&searcher, options = std::move(options)](const Game& game) {
        return !game.position().inCheck() && isBalanced(searcher, options, game.position());
    };
    return rules;
}

}  // namespace plyglass
