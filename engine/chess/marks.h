// Arrows and circles drawn on the position after a move, as in [%cal] and [%csl].
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
    Square to = NoSquare;  ///< target of an arrow; equal to `from` for a circle
    MarkColor color = MarkColor::Green;

    bool isCircle() const { return from == to; }
    friend bool operator==(const Mark&, const Mark&) = default;
};

/// Parses "Gd5" or "Rd2d4"; empty if invalid.
std::optional<Mark> markFromText(std::string_view text);
/// Whether the command is "[%csl Gd5,Re5]" or "[%cal Gg1f3]".
bool isMarksCommand(std::string_view command);
/// Appends the marks of such a command. Returns the unreadable ones as a command; empty if there are none.
std::string readMarks(std::string_view command, std::vector<Mark>& marks);
/// "[%csl Gd5] [%cal Gg1f3]"; empty for none.
std::string marksText(const std::vector<Mark>& marks);

}  // namespace plyglass
