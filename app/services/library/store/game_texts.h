// Game texts, compressed by Zstandard: many together to a third of their size, one alone to two thirds.
#pragma once

#include <QByteArray>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

struct ZSTD_CCtx_s;

namespace plyglass {

/// Location of a text among those compressed together.
struct TextPlace {
    std::size_t pack = 0;  ///< index of the pack, in order of creation
    std::uint32_t at = 0;
    std::uint32_t size = 0;
};

class TextPacker {
  public:
    TextPacker();
    ~TextPacker();
    TextPacker(const TextPacker&) = delete;
    TextPacker& operator=(const TextPacker&) = delete;

    TextPlace add(std::string_view text);
    /// Packs of all texts added since the last call.
    std::vector<QByteArray> take();

  private:
    void closePack();

    ZSTD_CCtx_s* m_packer;
    std::string m_open;
    std::vector<QByteArray> m_packs;
};

/// Concatenated texts of a pack; empty if damaged.
std::optional<std::string> unpackTexts(const QByteArray& pack);

}  // namespace plyglass
