#include "app/services/game/thought_record.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>

#include "engine/base/text.h"
#include "engine/knowledge/endgames/syzygy_tables.h"

namespace plyglass {

namespace {

constexpr std::string_view kOpening = "[%plyglass ";
constexpr std::string_view kGrammarVersion = "1";
constexpr const char* kThisProgram = PLYGLASS_VERSION;
constexpr int kMaxRecordedDepth = 1000;

template <class Number>
Result<Number> readWhole(std::string_view text, int base, Number most) {
    Number number{};
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number, base);
    if (error == std::errc() && end == text.data() + text.size() && number >= 0 && number <= most)
        return number;
    return fail(translatable("Engine", "\"{}\" is not a number that can stand in a recorded thought."),
                text.substr(0, 20));
}

template <class Number, class Field>
Result<void> readInto(Field& field, std::string_view text, int base, Number most) {
    const auto number = readWhole<Number>(text, base, most);
    if (!number) return tl::unexpected(number.error());
    field = *number;
    return {};
}

Result<void> readSource(ThoughtRecord& record, std::string_view value) {
    if (value != "book" && value != "endgames")
        return fail(translatable("Engine", "A recorded thought comes from book or endgames, not \"{}\"."),
                    value.substr(0, 20));
    record.source = value == "book" ? MoveSource::Book : MoveSource::Endgames;
    return {};
}

bool readFlag(ThoughtRecord& record, std::string_view word) {
    if (word == "cut") return record.isCut = true;
    if (word == "clock") return record.hasClock = true;
    if (word == "fresh") return record.isFresh = true;
    if (word == "own") return record.knewOwnGames = true;
    return false;
}

/// The player's settings come last, starting with the level.
constexpr std::string_view kPlayerBegins = "level=";

Result<void> readWord(ThoughtRecord& record, std::string_view word) {
    const std::size_t equals = word.find('=');
    if (readFlag(record, word) || equals == word.npos) return {};
    const std::string_view name = word.substr(0, equals);
    const std::string_view value = word.substr(equals + 1);
    if (name == "depth") return readInto<int>(record.depth, value, 10, kMaxRecordedDepth);
    if (name == "time") return readInto<std::int64_t>(record.timeMs, value, 10, INT64_MAX);
    if (name == "seed") return readInto<std::uint64_t>(record.seed, value, 16, UINT64_MAX);
    if (name == "syzygy") return readInto<int>(record.syzygyPieces, value, 10, 32);
    if (name == "from") return readSource(record, value);
    if (name == "program") record.program = value;
    return {};
}

const std::string* commandOf(const GameNode& node) {
    const auto found = std::find_if(node.commands.begin(), node.commands.end(),
                                    [](const auto& command) { return command.starts_with(kOpening); });
    return found == node.commands.end() ? nullptr : &*found;
}

/// The player, as given at the node or at an earlier move of this side.
Result<ThoughtRecord> statedPlayer(const GameNode* node) {
    for (; node; node = node->parent() ? node->parent()->parent() : nullptr) {
        const std::string* const command = commandOf(*node);
        if (!command) continue;
        auto record = thoughtFromText(*command);
        if (!record || record->player) return record;
    }
    return fail(
        translatable("Engine", "The settings that the move was thought with are missing in the game."));
}

/// Omitted if equal to the side's previous move. Limited to the resources actually used.
void statePlayer(ThoughtRecord& record, const GameNode& node, const SearchContext& context) {
    PlayerSetup used = context.player;
    used.threads = context.request.search.threads;
    used.hashMib = context.request.search.hashMib;
    const auto stated = statedPlayer(node.parent() ? node.parent()->parent() : nullptr);
    if (stated && stated->program == kThisProgram &&
        differencesToText(*stated->player) == differencesToText(used))
        return;
    record.player = std::move(used);
    record.program = kThisProgram;
}

bool usesRandomness(const SearchRequest& request, const SearchResult& result) {
    return result.info.source == MoveSource::Book || request.techniques.tieChancePercent > 0;
}

/// Whether an iteration was started and not finished, even without a single node.
bool endedWithin(const SearchResult& result) {
    std::uint64_t finished = 0;
    for (const DepthRecord& depth : result.info.depths) finished += depth.nodes;
    const std::uint64_t nodes = result.info.statistics.totalNodes();
    return !result.completed && (nodes == 0 || finished != nodes);
}

}  // namespace

std::string toText(const ThoughtRecord& record) {
    std::string text = std::string(kOpening) + std::string(kGrammarVersion);
    if (record.depth > 0) text += fmt::format(" depth={}", record.depth);
    if (record.isCut) text += " cut";
    if (record.timeMs) text += fmt::format(" time={}", *record.timeMs);
    if (record.hasClock) text += " clock";
    if (record.isFresh) text += " fresh";
    if (record.source == MoveSource::Book) text += " from=book";
    if (record.source == MoveSource::Endgames) text += " from=endgames";
    if (record.seed) text += fmt::format(" seed={:x}", *record.seed);
    if (record.syzygyPieces > 0) text += fmt::format(" syzygy={}", record.syzygyPieces);
    if (record.knewOwnGames) text += " own";
    if (!record.program.empty()) text += " program=" + record.program;
    if (record.player) text += ' ' + differencesToText(*record.player);
    return text + ']';
}

Result<ThoughtRecord> thoughtFromText(std::string_view command) {
    if (!command.starts_with(kOpening) || !command.ends_with(']'))
        return fail(translatable("Engine", "This is no recorded thought: {}."), command.substr(0, 20));
    const std::string_view inside = command.substr(kOpening.size(), command.size() - kOpening.size() - 1);
    const auto words = parts(inside, " ");
    if (words.empty() || words.front() != kGrammarVersion)
        return fail(
            translatable("Engine", "The thought was recorded by another version of Plyglass: \"{}\"."),
            words.empty() ? "" : words.front().substr(0, 20));
    ThoughtRecord record;
    std::string player;
    for (std::size_t i = 1; i < words.size(); ++i) {
        if (!player.empty() || words[i].starts_with(kPlayerBegins)) {
            player += ' ';
            player += words[i];
        } else if (const auto done = readWord(record, words[i]); !done) {
            return tl::unexpected(done.error());
        }
    }
    if (player.empty()) return record;
    const auto read = playerFromText("computer" + player);
    if (!read) return tl::unexpected(read.error());
    record.player = *read;
    return record;
}

bool hasThought(const GameNode& node) { return commandOf(node) != nullptr; }

Result<std::optional<Thought>> thoughtAt(const GameNode& node) {
    if (!node.parent() || !hasThought(node)) return std::nullopt;
    auto record = thoughtFromText(*commandOf(node));
    if (!record) return tl::unexpected(record.error());
    if (!node.nodes && record->source == MoveSource::Search)
        return fail(translatable("Engine", "The node count of the move is missing in the game."));
    auto stated = statedPlayer(&node);
    if (!stated) return tl::unexpected(stated.error());
    return Thought{&node, *std::move(record), *std::move(stated->player), std::move(stated->program),
                   node.nodes.value_or(0)};
}

void recordThought(GameNode& node, const SearchContext& context, const SearchResult& result) {
    const SearchRequest& request = context.request.search;
    node.nodes = result.info.statistics.totalNodes();
    ThoughtRecord record;
    record.source = result.info.source;
    record.depth = result.info.depth;
    record.isFresh = context.memory == MemoryAtStart::Fresh;
    if (record.source == MoveSource::Search) {
        record.isCut = endedWithin(result);
        record.timeMs = request.limits.moveTimeMs;
        record.hasClock = request.limits.clock.has_value();
        if (request.knowledge.syzygy) record.syzygyPieces = request.knowledge.syzygy->maxMen();
        record.knewOwnGames = result.info.statistics[Counter::PlayedMovesKnown] > 0;
    }
    if (usesRandomness(request, result)) record.seed = request.seed;
    statePlayer(record, node, context);
    std::erase_if(node.commands, [](const std::string& command) { return command.starts_with(kOpening); });
    node.commands.push_back(toText(record));
}

}  // namespace plyglass
