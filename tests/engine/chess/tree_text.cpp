// See tree_text.h.
#include "tests/engine/chess/tree_text.h"

#include <fmt/format.h>

namespace plyglass {

namespace {

std::string inBraces(const std::string& comment) {
    return comment.empty() ? comment : fmt::format("{{{}}}", comment);
}

std::string moveText(const GameNode& node) {
    std::string text = inBraces(node.commentBefore);
    if (!text.empty()) text += ' ';
    text += node.san();
    for (const int nag : node.nags) text += fmt::format("${}", nag);
    return text + inBraces(node.comment);
}

std::string continuation(const GameNode& node) {
    if (node.children().empty()) return {};
    const auto& children = node.children();
    std::string text = fmt::format(" {}", moveText(*children.front()));
    for (std::size_t i = 1; i < children.size(); ++i)
        text += fmt::format(" ({}{})", moveText(*children[i]), continuation(*children[i]));
    return text + continuation(*children.front());
}

}  // namespace

std::string treeText(const Game& game) {
    std::string text =
        fmt::format(" {}{} | {}", inBraces(game.root()->commentBefore), continuation(*game.root()),
                    toPgn(game.outcomeAt(game.mainLineEnd()).result));
    const std::size_t start = text.find_first_not_of(' ');
    return text.substr(start);
}

}  // namespace plyglass
