// Arrows and circles that a person has drawn on the position after a move, as [%cal] and [%csl] write them.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/chess/types.h"

namespace plyglass {

enum class MarkColor : std::uint8_t { Green, Red, Blue, Yellow };

struct Mark {
    Square from = NoSquare;
    Square to = NoSquare;  ///< of an arrow; a circle has the same square twice
    MarkColor color = MarkColor::Green;

    bool isCircle() const { return from == to; }
    friend bool operator==(const Mark&, const Mark&) = default;
};

/// "Gd5" or "Rd2d4"; nothing if it is no mark.
std::optional<Mark> markFromText(std::string_view text);
/// Whether it is a command for marks: "[%csl Gd5,Re5]", "[%cal Gg1f3]".
bool isMarksCommand(std::string_view command);
/// Appends the marks of such a command. What of it cannot be read is returned as a command of its own; empty
/// if there is nothing of the kind.
std::string readMarks(std::string_view command, std::vector<Mark>& marks);
/// "[%csl Gd5] [%cal Gg1f3]"; empty for none.
std::string marksText(const std::vector<Mark>& marks);

}  // namespace plyglass
