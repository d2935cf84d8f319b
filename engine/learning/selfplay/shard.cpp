#include "engine/learning/selfplay/shard.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <unistd.h>
#include <zstd.h>

#include <algorithm>
#include <cerrno>
#include <filesystem>
#include <nlohmann/json.hpp>
#include <utility>
#include <vector>

#include "engine/base/file_text.h"
#include "engine/base/posix_file.h"
#include "engine/eval/json_file.h"

namespace plyglass {

using Json = nlohmann::ordered_json;

namespace {

constexpr std::string_view kFormat = "plyglass-games";
constexpr int kVersion = 1;
constexpr int kPackingLevel = 6;
constexpr std::size_t kLongestHeader = 65536;

struct FreeUnpacker {
    void operator()(ZSTD_DCtx* unpacker) const { ZSTD_freeDCtx(unpacker); }
};

std::string headerOf(const ShardOrigin& origin) {
    const Json json = {{"format", kFormat},
                       {"version", kVersion},
                       {"evaluator", origin.evaluator},
                       {"nodes", origin.nodes},
                       {"endgameNodes", origin.endgameNodes},
                       {"off", origin.off},
                       {"seed", origin.seed},
                       {"randomPlies", origin.randomPlies},
                       {"adjudicated", origin.adjudicated},
                       {"program", origin.program},
                       {"checksum", origin.checksum}};
    return jsonText(json) + '\n';
}

Result<ShardOrigin> originFrom(const Json& json, const std::string& file) {
    const auto has = [&](const char* id, auto isKind) { return json.contains(id) && (json[id].*isKind)(); };
    const auto isText = &Json::is_string;
    const auto isCount = &Json::is_number_unsigned;
    if (!has("evaluator", isText) || !has("program", isText) || !has("nodes", isCount) ||
        !has("seed", isCount) || !has("randomPlies", isCount) || !has("adjudicated", &Json::is_boolean))
        return fail(translatable("Engine", "{}: its first line does not say what made the games."), file);
    // Older files know of one number of nodes, of all techniques and of names only.
    const auto endgameNodes = has("endgameNodes", isCount) ? json["endgameNodes"].get<std::uint64_t>() : 0;
    const auto textOf = [&](const char* id) {
        return has(id, isText) ? json[id].get<std::string>() : std::string();
    };
    return ShardOrigin{.evaluator = json["evaluator"].get<std::string>(),
                       .nodes = json["nodes"].get<std::uint64_t>(),
                       .endgameNodes = endgameNodes,
                       .off = textOf("off"),
                       .seed = json["seed"].get<std::uint64_t>(),
                       .randomPlies = json["randomPlies"].get<int>(),
                       .adjudicated = json["adjudicated"].get<bool>(),
                       .program = json["program"].get<std::string>(),
                       .checksum = textOf("checksum")};
}

/// Unpacks a file block by block, as it was written, so that damage takes nothing with it that came before.
class Unpacker {
  public:
    explicit Unpacker(std::string_view packed)
        : m_packed(packed),
          m_in{packed.data(), 0, 0},
          m_unpacker(ZSTD_createDCtx()),
          m_wanted(ZSTD_initDStream(m_unpacker.get())) {}

    /// Adds what comes next. False at the end; `why` says if that came early.
    bool next(std::string& bytes, std::string& why) {
        if (m_in.pos == m_packed.size() && !m_hasMore) {
            if (m_wanted != 0) why = "it was not finished";
            return false;
        }
        // Not more than one block needs, with one byte to begin what should not be there after the last.
        m_in.size = std::min(m_packed.size(), m_in.pos + std::max<std::size_t>(1, m_wanted));
        ZSTD_outBuffer out{m_room.data(), m_room.size(), 0};
        m_wanted = ZSTD_decompressStream(m_unpacker.get(), &out, &m_in);
        if (ZSTD_isError(m_wanted)) {
            why = fmt::format("its compressed data is damaged ({})", ZSTD_getErrorName(m_wanted));
            return false;
        }
        bytes.append(m_room.data(), out.pos);
        m_hasMore = out.pos == out.size;
        return true;
    }

  private:
    std::string_view m_packed;
    ZSTD_inBuffer m_in;
    std::unique_ptr<ZSTD_DCtx, FreeUnpacker> m_unpacker;
    std::size_t m_wanted;    ///< how much the unpacker would like to be given; 0 when all is unpacked
    bool m_hasMore = false;  ///< the room was too small for all that is unpacked
    std::vector<char> m_room = std::vector<char>(ZSTD_DStreamOutSize());
};

/// Gives the games that the packed bytes have.
void readGames(std::string_view packed, const std::function<void(const StoredGame&)>& onGame,
               ShardReading& reading) {
    Unpacker unpacker(packed);
    std::string bytes;  // of a game that has started
    while (unpacker.next(bytes, reading.cutOff)) {
        std::string_view rest = bytes;
        while (canTakeGame(rest)) {
            const auto game = takeGame(rest);
            if (!game) {
                reading.cutOff = game.error().message;
                return;
            }
            ++reading.games;
            onGame(*game);
        }
        bytes.erase(0, bytes.size() - rest.size());
    }
    if (!bytes.empty() && reading.cutOff.empty()) reading.cutOff = "the last game is incomplete";
}

}  // namespace

struct ShardWriter::File {
    struct FreePacker {
        void operator()(ZSTD_CCtx* packer) const { ZSTD_freeCCtx(packer); }
    };

    std::string path;
    FileHandle file;
    std::unique_ptr<ZSTD_CCtx, FreePacker> packer{ZSTD_createCCtx()};
    std::vector<char> room = std::vector<char>(ZSTD_CStreamOutSize());

    Result<void> write(std::string_view bytes, ZSTD_EndDirective end) {
        ZSTD_inBuffer in{bytes.data(), bytes.size(), 0};
        for (std::size_t left = 1; left != 0;) {
            ZSTD_outBuffer out{room.data(), room.size(), 0};
            left = ZSTD_compressStream2(packer.get(), &out, &in, end);
            if (ZSTD_isError(left))
                return fail(translatable("Engine", "{}: compression failed: {}."), path,
                            ZSTD_getErrorName(left));
            if (auto put = putDown({room.data(), out.pos}); !put) return put;
        }
        return {};
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

Result<ShardWriter> ShardWriter::create(const std::string& path, const ShardOrigin& origin) {
    auto file = std::make_unique<File>();
    file->path = path;
    file->file = FileHandle(::open(path.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, kNewFileMode));
    if (!file->file)
        return fail(translatable("Engine", "{} could not be created: {}."), path, systemErrorText(errno));
    ZSTD_CCtx_setParameter(file->packer.get(), ZSTD_c_compressionLevel, kPackingLevel);
    if (auto put = file->putDown(headerOf(origin)); !put) return tl::unexpected(put.error());
    return ShardWriter(std::move(file));
}

Result<void> ShardWriter::add(const StoredGame& game) {
    std::string bytes;
    appendTo(bytes, game);
    return m_file->write(bytes, ZSTD_e_flush);
}

Result<void> ShardWriter::close() {
    const std::unique_ptr<File> file = std::exchange(m_file, nullptr);
    if (!file) return {};
    if (auto written = file->write({}, ZSTD_e_end); !written) return written;
    return file->sync();
}

Result<ShardReading> readShard(const std::string& path,
                               const std::function<void(const StoredGame&)>& onGame) {
    const auto text = readFileText(path, kMaxShardBytes);
    if (!text) return tl::unexpected(text.error());
    const std::string_view file = *text;
    const std::size_t headerEnd = file.substr(0, kLongestHeader).find('\n');
    if (headerEnd == std::string_view::npos)
        return fail(translatable("Engine", "{} is not a file of games."), path);
    const auto json = parseVersioned(file.substr(0, headerEnd), path, kFormat, kVersion);
    if (!json) return tl::unexpected(json.error());
    const auto origin = originFrom(*json, path);
    if (!origin) return tl::unexpected(origin.error());
    ShardReading reading{*origin, 0, {}};
    readGames(file.substr(headerEnd + 1), onGame, reading);
    return reading;
}

void readShard(const std::string& path, const std::function<Result<void>(const StoredGame&)>& use,
               const std::function<void(const std::string&)>& onTrouble) {
    const auto reading = readShard(path, [&](const StoredGame& game) {
        if (const auto used = use(game); !used)
            onTrouble(fmt::format("{}: {}; the file is left out.", path, used.error().message));
    });
    if (const std::string trouble = troubleOf(reading, path); !trouble.empty()) onTrouble(trouble);
}

std::string troubleOf(const Result<ShardReading>& reading, const std::string& file) {
    if (!reading) return reading.error().message;
    if (reading->cutOff.empty()) return {};
    return fmt::format("{}: {} after {} games; only these games are used.", file, reading->cutOff,
                       reading->games);
}

}  // namespace plyglass
