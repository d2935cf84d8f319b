#include "engine/knowledge/endgames/endgame_packing.h"

#include <zstd.h>

#include <memory>

namespace plyglass {

namespace {

constexpr int kPackingLevel = 22;
/// Window of 2^23 bytes, more than any table.
constexpr int kWindowBits = 23;

struct FreePacker {
    void operator()(ZSTD_CCtx* packer) const { ZSTD_freeCCtx(packer); }
};

}  // namespace

Result<std::string> packEndgame(const std::vector<EndgameCode>& codes) {
    const std::unique_ptr<ZSTD_CCtx, FreePacker> packer(ZSTD_createCCtx());
    ZSTD_CCtx_setParameter(packer.get(), ZSTD_c_compressionLevel, kPackingLevel);
    ZSTD_CCtx_setParameter(packer.get(), ZSTD_c_windowLog, kWindowBits);
    std::string bytes(ZSTD_compressBound(codes.size()), '\0');
    const std::size_t size =
        ZSTD_compress2(packer.get(), bytes.data(), bytes.size(), codes.data(), codes.size());
    if (ZSTD_isError(size))
        return fail(translatable("Engine", "The tables could not be compressed: {}."),
                    ZSTD_getErrorName(size));
    bytes.resize(size);
    return bytes;
}

std::optional<std::size_t> packedSize(std::string_view packed) {
    const auto size = ZSTD_getFrameContentSize(packed.data(), packed.size());
    if (size == ZSTD_CONTENTSIZE_UNKNOWN || size == ZSTD_CONTENTSIZE_ERROR) return std::nullopt;
    return size;
}

bool unpackEndgame(std::string_view packed, EndgameCode* codes, std::size_t size) {
    return ZSTD_decompress(codes, size, packed.data(), packed.size()) == size;
}

}  // namespace plyglass
