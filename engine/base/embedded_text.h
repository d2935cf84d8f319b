// Text files that are built into the program: plyglass_embed_texts in engine/CMakeLists.txt.
#pragma once

#include <string_view>

namespace plyglass {

struct EmbeddedText {
    std::string_view name;  ///< file name: "01-minimax.json"
    std::string_view text;
};

}  // namespace plyglass
