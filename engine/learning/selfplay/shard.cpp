#include "engine/learning/selfplay/shard.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <chrono>
#include <optional>
#include <utility>
#include <vector>

#include "engine/base/bytes.h"
#include "engine/base/file_text.h"
#include "engine/base/json_fields.h"
#include "engine/base/posix_file.h"
#include "engine/learning/selfplay/game_block.h"

namespace plyglass {

namespace {

constexpr std::string_view kFormat = "plyglass-games";
constexpr int kVersion = 2;

constexpr auto kOriginFields = [](auto& origin, const auto& each) {
    each("evaluator", origin.evaluator);
    each("nodes", origin.nodes);
    each("endgameNodes", origin.endgameNodes);
    each("off", origin.off);
    each("seed", origin.seed);
    each("randomPlies", origin.randomPlies);
    each("adjudicated", origin.adjudicated);
    each("program", origin.program);
    each("checksum", origin.checksum);
};

constexpr std::size_t kLongestHeader = 65536;
constexpr std::string_view kBlockMark = "\x8fgames\r\n";
constexpr std::size_t kBlockHeadBytes = kBlockMark.size() + sizeof(std::uint32_t) + sizeof(std::uint64_t);
constexpr std::chrono::seconds kBlockTime{60};
/// Longer blocks are damaged: even the longest game is shorter. Limits time and memory of reading.
constexpr std::size_t kMaxBlockBytes = std::size_t{1} << 20;

/// The first line of a file, with its line end.
std::string headerOf(const ShardOrigin& origin) {
    Json json = {{"format", kFormat}, {"version", kVersion}};
    kOriginFields(origin, JsonWriter(json));
    return jsonText(json) + '\n';
}

/// Parses the line without its line end. Errors name `file`: not a header, or another version.
Result<ShardOrigin> readHeader(std::string_view line, const std::string& file) {
    const auto json = parseVersioned(line, file, kFormat, kVersion);
    if (!json) return tl::unexpected(json.error());
    return readObject<ShardOrigin>(*json, file, kOriginFields);
}

std::string blockOf(std::string_view content) {
    std::string block(kBlockMark);
    putNumber(block, static_cast<std::uint32_t>(content.size()));
    putNumber(block, checksumOf(content));
    return block.append(content);
}

/// Removes the block at the front and returns its content; empty if it is incomplete or damaged.
std::optional<std::string_view> takeBlock(std::string_view& bytes) {
    if (bytes.size() < kBlockHeadBytes || !bytes.starts_with(kBlockMark)) return std::nullopt;
    std::string_view rest = bytes.substr(kBlockMark.size());
    const std::size_t length = takeNumber<std::uint32_t>(rest);
    const auto checksum = takeNumber<std::uint64_t>(rest);
    const std::string_view content = rest.substr(0, length);
    if (length > kMaxBlockBytes || content.size() != length || checksumOf(content) != checksum)
        return std::nullopt;
    bytes = rest.substr(length);
    return content;
}

std::string damageOf(int damagedBlocks, bool isFinished) {
    if (damagedBlocks == 0) return isFinished ? "" : "not finished or cut off";
    return isFinished ? fmt::format("damaged blocks: {}", damagedBlocks)
                      : fmt::format("damaged blocks: {}, and not finished or cut off", damagedBlocks);
}

/// Calls `use`, which validates them, with the contents of all complete blocks. Returns the damage.
std::string eachBlock(std::string_view bytes, const std::function<bool(std::string_view)>& use) {
    int damagedBlocks = 0;
    while (!bytes.empty()) {
        const std::string_view before = bytes;
        const auto content = takeBlock(bytes);
        if (content && content->empty()) return damageOf(damagedBlocks, true);
        if (content && use(*content)) continue;
        const std::size_t next = before.find(kBlockMark, 1);
        if (next == std::string_view::npos) break;
        bytes = before.substr(next);
        ++damagedBlocks;
    }
    return damageOf(damagedBlocks, false);
}

/// A file in memory.
struct ShardText {
    std::string text;
    ShardOrigin origin;
    std::size_t begin;  ///< offset after the first line

    std::string_view packed() const { return std::string_view(text).substr(begin); }
};

Result<ShardText> readText(const std::string& path) {
    auto text = readFileText(path, kMaxShardBytes);
    if (!text) return tl::unexpected(text.error());
    const std::string_view start = std::string_view(*text).substr(0, kLongestHeader);
    const std::size_t headerEnd = start.find('\n');
    if (headerEnd == std::string_view::npos)
        return fail(translatable("Engine", "{} is not a file of games."), path);
    auto origin = readHeader(start.substr(0, headerEnd), path);
    if (!origin) return tl::unexpected(origin.error());
    return ShardText{std::move(*text), std::move(*origin), headerEnd + 1};
}

}  // namespace

std::string originChecksum(const EvaluatorChoice& evaluator) {
    return fmt::format("{:016x}", weightsChecksum(evaluator));
}

struct ShardWriter::File {
    using Clock = std::chrono::steady_clock;

    std::string path;
    FileHandle file;
    std::size_t blockBytes = kBlockBytes;
    GameBlock block;
    Clock::time_point blockStart = Clock::now();

    Result<void> writeBlock() {
        blockStart = Clock::now();
        return block.size() == 0 ? Result<void>() : putDown(blockOf(block.take()));
    }
    Result<void> putDown(std::string_view bytes) const { return checked(writeAll(file, bytes)); }
    Result<void> sync() const { return checked(::fsync(file.get()) == 0 ? 0 : errno); }
    Result<void> checked(int error) const {
        if (error == 0) return {};
        return fail(
            translatable("Engine", "{} can no longer be written: {}. The games written before are safe."),
            path, systemErrorText(error));
    }
};

ShardWriter::ShardWriter(std::unique_ptr<File> file) : m_file(std::move(file)) {}
ShardWriter::ShardWriter(ShardWriter&&) noexcept = default;
ShardWriter& ShardWriter::operator=(ShardWriter&&) noexcept = default;
ShardWriter::~ShardWriter() {
    if (m_file) (void)close();
}

Result<ShardWriter> ShardWriter::create(const std::string& path, const ShardOrigin& origin,
                                        std::size_t blockBytes) {
    auto file = std::make_unique<File>();
    file->path = path;
    file->blockBytes = blockBytes;
    file->file = FileHandle(::open(path.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, kNewFileMode));
    if (!file->file)
        return fail(translatable("Engine", "{} could not be created: {}."), path, systemErrorText(errno));
    if (auto put = file->putDown(headerOf(origin)); !put) return tl::unexpected(put.error());
    return ShardWriter(std::move(file));
}

Result<void> ShardWriter::add(const ScoredGame& game) {
    if (const auto added = m_file->block.add(game); !added)
        return fail(translatable("Engine", "{}: {}, so it cannot be stored."), m_file->path, added.error());
    const bool isDue =
        m_file->block.size() >= m_file->blockBytes || File::Clock::now() - m_file->blockStart >= kBlockTime;
    return isDue ? m_file->writeBlock() : Result<void>();
}

Result<void> ShardWriter::close() {
    const std::unique_ptr<File> file = std::exchange(m_file, nullptr);
    if (!file) return {};
    if (auto written = file->writeBlock(); !written) return written;
    if (auto ended = file->putDown(blockOf({})); !ended) return ended;
    return file->sync();
}

Result<ShardReading> readShard(const std::string& path,
                               const std::function<void(const ScoredGame&)>& onGame) {
    const auto file = readText(path);
    if (!file) return tl::unexpected(file.error());
    ShardReading reading{file->origin, 0, {}};
    reading.damage = eachBlock(file->packed(), [&](std::string_view content) {
        const auto games = gamesOfBlock(content);
        if (!games) return false;
        reading.games += games->size();
        std::for_each(games->begin(), games->end(), onGame);
        return true;
    });
    return reading;
}

Result<ShardOrigin> readShardOrigin(const std::string& path) {
    return readText(path).map([&](auto&& file) { return std::move(file.origin); });
}

Result<ShardNumbers> readShardNumbers(const std::string& path) {
    const auto file = readText(path);
    if (!file) return tl::unexpected(file.error());
    ShardNumbers reading{file->origin, {}};
    (void)eachBlock(file->packed(), [&](std::string_view content) {
        const auto numbers = numbersOfBlock(content);
        if (numbers) reading.numbers.insert(reading.numbers.end(), numbers->begin(), numbers->end());
        return numbers.has_value();
    });
    return reading;
}

void readShard(const std::string& path, const std::function<Result<void>(const ScoredGame&)>& use,
               const std::function<void(const std::string&)>& onError) {
    const auto reading = readShard(path, [&](const ScoredGame& game) {
        if (const auto used = use(game); !used)
            onError(fmt::format("{}: {}; the file is left out.", path, used.error().english));
    });
    if (const std::string trouble = troubleOf(reading, path); !trouble.empty()) onError(trouble);
}

std::string troubleOf(const Result<ShardReading>& reading, const std::string& file) {
    if (!reading) return reading.error().english;
    if (reading->damage.empty()) return {};
    return fmt::format("{}: {}; the {} games that can be read are used.", file, reading->damage,
                       reading->games);
}

}  // namespace plyglass
