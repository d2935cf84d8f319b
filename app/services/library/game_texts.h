// The texts of games, packed by Zstandard: many together take a third of the room, one alone two thirds.
#pragma once

#include <QByteArray>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

struct ZSTD_CCtx_s;

namespace plyglass {

/// Where a text lies in the texts that were packed together.
struct TextPlace {
    std::size_t pack = 0;  ///< which pack, in the order in which they were made
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
    /// The packs of all texts that were added since the last call.
    std::vector<QByteArray> take();

  private:
    void closePack();

    ZSTD_CCtx_s* m_packer;
    std::string m_open;
    std::vector<QByteArray> m_packs;
};

/// The texts of a pack, one behind the other; nothing if it is damaged.
std::optional<std::string> unpackTexts(const QByteArray& pack);

}  // namespace plyglass
