#include "app/services/library/store/game_texts.h"

#include <zstd.h>

#include <new>
#include <utility>

namespace plyglass {

namespace {

/// Size of a pack: reading one text decompresses its whole pack, in a tenth of a millisecond.
constexpr std::size_t kPackBytes = 48 << 10;
/// Maximum size of a single text: that of a file that can be opened.
constexpr unsigned long long kLargestPack = 2000ull << 20;
constexpr int kLevel = 3;

}  // namespace

TextPacker::TextPacker() : m_packer(ZSTD_createCCtx()) {
    if (!m_packer) throw std::bad_alloc();
    // Detects damaged packs.
    (void)ZSTD_CCtx_setParameter(m_packer, ZSTD_c_checksumFlag, 1);
    (void)ZSTD_CCtx_setParameter(m_packer, ZSTD_c_compressionLevel, kLevel);
}

TextPacker::~TextPacker() { ZSTD_freeCCtx(m_packer); }

TextPlace TextPacker::add(std::string_view text) {
    if (m_open.size() + text.size() > kPackBytes) closePack();
    const TextPlace place{m_packs.size(), static_cast<std::uint32_t>(m_open.size()),
                          static_cast<std::uint32_t>(text.size())};
    m_open += text;
    return place;
}

std::vector<QByteArray> TextPacker::take() {
    closePack();
    return std::exchange(m_packs, {});
}

void TextPacker::closePack() {
    if (m_open.empty()) return;
    QByteArray pack(static_cast<qsizetype>(ZSTD_compressBound(m_open.size())), Qt::Uninitialized);
    const std::size_t size = ZSTD_compress2(m_packer, pack.data(), static_cast<std::size_t>(pack.size()),
                                            m_open.data(), m_open.size());
    if (ZSTD_isError(size)) throw std::bad_alloc();  // the only possible error
    pack.truncate(static_cast<qsizetype>(size));
    m_packs.push_back(std::move(pack));
    m_open.clear();
}

std::optional<std::string> unpackTexts(const QByteArray& pack) {
    const auto packed = static_cast<std::size_t>(pack.size());
    const unsigned long long size = ZSTD_getFrameContentSize(pack.constData(), packed);
    if (size == ZSTD_CONTENTSIZE_UNKNOWN || size == ZSTD_CONTENTSIZE_ERROR || size > kLargestPack)
        return std::nullopt;
    std::string texts(size, '\0');
    if (ZSTD_decompress(texts.data(), size, pack.constData(), packed) != size) return std::nullopt;
    return texts;
}

}  // namespace plyglass
