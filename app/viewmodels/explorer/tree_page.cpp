#include "app/viewmodels/explorer/tree_page.h"

#include <fmt/format.h>

#include <QCoreApplication>
#include <algorithm>
#include <numeric>
#include <vector>

#include "app/services/analysis/diagram_svg.h"
#include "app/services/analysis/piece_resources.h"
#include "app/services/utf8_text.h"
#include "app/viewmodels/explorer/trace_words.h"
#include "app/viewmodels/shared/number_text.h"

namespace plyglass {

namespace {

struct PageWords {
    Q_DECLARE_TR_FUNCTIONS(TreePage)
};

class TreePage {
  public:
    TreePage(const SearchTree& tree, NodeIndex from) : m_tree(tree), m_from(from), m_shown(largest()) {}

    std::string html(const QString& name, const QString& headline) const {
        return fmt::format(
            "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n"
            "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n"
            "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; style-src "
            "'unsafe-inline'\">\n<title>{0}</title>\n<style>\n{1}</style>\n</head>\n<body>\n<main "
            "class=\"treePage\">\n<header><h1>{0}</h1><span class=\"facts\">{2}</span></header>\n"
            "<section id=\"boardPanel\">{3}<p>{4}</p></section>\n<section class=\"tree\">\n{5}</section>\n"
            "</main>\n</body>\n</html>\n",
            escaped(name), gamePageStyle(), escaped(headline), diagramSvg(m_tree.positionAt(m_from)),
            escaped(
                PageWords::tr("Each line is a node of the search: the move that leads to it, its score for "
                              "White, why it went no further, and how many positions lie below it. Click "
                              "a line to open or close it.")),
            node(m_from, true));
    }

  private:
    /// A node has at least as many nodes below it as each of its children, and a smaller index: all ancestors
    /// of a chosen node are chosen.
    std::vector<NodeIndex> largest() const {
        std::vector<NodeIndex> nodes(m_tree.node(m_from).end - m_from);
        std::iota(nodes.begin(), nodes.end(), m_from);
        const auto isLarger = [this](NodeIndex a, NodeIndex b) {
            const auto of = [this](NodeIndex index) { return m_tree.node(index).nodes; };
            return of(a) != of(b) ? of(a) > of(b) : a < b;
        };
        if (nodes.size() > kTreePageNodes) {
            const auto end = nodes.begin() + static_cast<std::ptrdiff_t>(kTreePageNodes);
            std::nth_element(nodes.begin(), end, nodes.end(), isLarger);
            nodes.erase(end, nodes.end());
        }
        std::sort(nodes.begin(), nodes.end());
        return nodes;
    }

    bool isShown(NodeIndex index) const { return std::binary_search(m_shown.begin(), m_shown.end(), index); }

    std::string line(NodeIndex index) const {
        return fmt::format(
            "<b>{}</b><span class=\"value\">{}</span><span class=\"why\">{}</span><span class=\"count\">{}"
            "</span>",
            escaped(moveWords(m_tree, index)), escaped(valueWords(m_tree, index)),
            escaped(reasonWords(m_tree, index)), escaped(groupedText(m_tree.node(index).nodes)));
    }

    /// Recursion is as deep as the search.
    std::string node(NodeIndex index, bool isOpen) const {
        std::string below;
        std::uint64_t missing = m_tree.unrecordedHere(index);
        for (const NodeIndex child : m_tree.trace().children(index)) {
            if (isShown(child))
                below += node(child, false);
            else
                missing += m_tree.node(child).nodes;
        }
        if (below.empty()) return fmt::format("<div class=\"leaf\">{}</div>\n", line(index));
        if (missing > 0)
            below += fmt::format("<div class=\"leaf missing\">{}</div>\n",
                                 escaped(PageWords::tr("%1 more positions").arg(groupedText(missing))));
        return fmt::format("<details{}><summary>{}</summary>\n{}</details>\n", isOpen ? " open" : "",
                           line(index), below);
    }

    const SearchTree& m_tree;
    const NodeIndex m_from;
    const std::vector<NodeIndex> m_shown;  ///< in ascending order
};

}  // namespace

std::string treeHtml(const SearchTree& tree, NodeIndex from, const QString& name, const QString& headline) {
    return TreePage(tree, from).html(name, headline);
}

}  // namespace plyglass
