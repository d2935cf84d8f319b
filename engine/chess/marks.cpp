#include "engine/chess/marks.h"

#include "engine/base/text.h"

namespace plyglass {

namespace {

constexpr std::string_view kCircles = "[%csl ";
constexpr std::string_view kArrows = "[%cal ";
/// Indexed by MarkColor.
constexpr std::string_view kLetters = "GRBY";

Square squareIn(std::string_view text) {
    const int file = text[0] - 'a';
    const int rank = text[1] - '1';
    return file >= 0 && file < 8 && rank >= 0 && rank < 8 ? makeSquare(file, rank) : NoSquare;
}

std::string textOf(const Mark& mark) {
    const std::string color(1, kLetters[static_cast<std::size_t>(mark.color)]);
    return color + squareName(mark.from) + (mark.isCircle() ? "" : squareName(mark.to));
}

void addTo(std::string& list, std::string_view opening, std::string_view item) {
    list += list.empty() ? opening : ",";
    list += item;
}

}  // namespace

std::optional<Mark> markFromText(std::string_view text) {
    const bool isArrow = text.size() == 5;
    if (!isArrow && text.size() != 3) return std::nullopt;
    const std::size_t color = kLetters.find(text[0]);
    const Square from = squareIn(text.substr(1, 2));
    const Square to = isArrow ? squareIn(text.substr(3)) : from;
    const bool isOne =
        color != kLetters.npos && from != NoSquare && to != NoSquare && isArrow == (from != to);
    return isOne ? std::optional(Mark{from, to, static_cast<MarkColor>(color)}) : std::nullopt;
}

bool isMarksCommand(std::string_view command) {
    return (command.starts_with(kCircles) || command.starts_with(kArrows)) && command.ends_with(']');
}

std::string readMarks(std::string_view command, std::vector<Mark>& marks) {
    const std::string_view opening = command.substr(0, kCircles.size());
    std::string rest;
    for (const auto item : parts(command.substr(opening.size(), command.size() - opening.size() - 1), ",")) {
        const auto mark = markFromText(item);
        if (mark && mark->isCircle() == (opening == kCircles))
            marks.push_back(*mark);
        else
            addTo(rest, opening, item);
    }
    return rest.empty() ? rest : rest + ']';
}

std::string marksText(const std::vector<Mark>& marks) {
    std::string circles;
    std::string arrows;
    for (const Mark& mark : marks)
        addTo(mark.isCircle() ? circles : arrows, mark.isCircle() ? kCircles : kArrows, textOf(mark));
    if (!circles.empty()) circles += ']';
    if (!arrows.empty()) arrows += ']';
    return circles + (circles.empty() || arrows.empty() ? "" : " ") + arrows;
}

}  // namespace plyglass
