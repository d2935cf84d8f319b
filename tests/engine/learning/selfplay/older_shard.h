// Files of games as they were written before there were blocks.
#pragma once

#include <zstd.h>

#include <vector>

#include "engine/base/bytes.h"
#include "engine/learning/selfplay/shard_origin.h"
#include "tests/engine/learning/selfplay/sample_games.h"

namespace plyglass {

/// Length, content, checksum: a game of the stream.
inline std::string streamedGame(const StoredGame& game) {
    std::string content;
    putNumber(content, game.number);
    putNumber(content, game.randomPlies);
    putNumber(content, game.halfPoints);
    putNumber(content, static_cast<std::uint16_t>(game.moves.size()));
    for (const Move move : game.moves) putNumber(content, move.bits());
    for (const std::int16_t score : game.scores) putNumber(content, score);
    std::string bytes;
    putNumber(bytes, static_cast<std::uint32_t>(content.size()));
    bytes += content;
    putNumber(bytes, static_cast<std::uint32_t>(checksumOf(content)));
    return bytes;
}

/// A whole file: the line of the first version, and the games, each flushed on its way through zstd.
inline QByteArray olderShard(const ShardOrigin& origin, const std::vector<StoredGame>& games) {
    std::string file = headerOf(origin);
    file.replace(file.find("\"version\":2"), 11, "\"version\":1");
    ZSTD_CCtx* packer = ZSTD_createCCtx();
    std::vector<char> room(ZSTD_CStreamOutSize());
    const auto write = [&](std::string_view bytes, ZSTD_EndDirective end) {
        ZSTD_inBuffer in{bytes.data(), bytes.size(), 0};
        for (std::size_t left = 1; left != 0;) {
            ZSTD_outBuffer out{room.data(), room.size(), 0};
            left = ZSTD_compressStream2(packer, &out, &in, end);
            if (ZSTD_isError(left)) qFatal("%s", ZSTD_getErrorName(left));
            file.append(room.data(), out.pos);
        }
    };
    for (const StoredGame& game : games) write(streamedGame(game), ZSTD_e_flush);
    write({}, ZSTD_e_end);
    ZSTD_freeCCtx(packer);
    return QByteArray::fromStdString(file);
}

}  // namespace plyglass
