#include "app/services/handout/html_writer.h"

#include <fmt/format.h>

#include "app/services/utf8_text.h"

namespace plyglass {

namespace {

using Kind = HandoutBlock::Kind;

constexpr const char* kStyle = R"css(
@page { size: A4; margin: 18mm 18mm 20mm; }
body { margin: 0 auto; max-width: 174mm; background: #fff; color: #000;
  font: 9.5pt/1.4 "Noto Serif", "DejaVu Serif", Georgia, serif; }
@media screen { body { padding: 12mm; } }
h1 { font-size: 15pt; line-height: 1.25; margin: 0 0 1mm; overflow-wrap: anywhere; }
.facts { margin: 0 0 5mm; padding-bottom: 2mm; border-bottom: .3mm solid #000; overflow-wrap: anywhere; }
.text { columns: 2; column-gap: 8mm; }
.page { break-before: page; }
h2 { font-size: 11pt; margin: 3mm 0 1mm; break-after: avoid; }
p { margin: 0 0 2mm; overflow-wrap: anywhere; orphans: 2; widows: 2; }
p.small { font-size: 8.5pt; margin-left: 4mm; }
p.kept { break-after: avoid; }
bdi { unicode-bidi: isolate; }
figure { margin: 1mm auto 4mm; width: 70mm; break-inside: avoid; text-align: center; }
figure.kept { break-before: avoid; }
.board { display: flex; gap: 1.5mm; }
.board svg { display: block; width: 65mm; height: 65mm; print-color-adjust: exact;
  -webkit-print-color-adjust: exact; }
.side { width: 3mm; height: 3mm; border: .3mm solid #000; align-self: flex-end; }
.side.top { align-self: flex-start; }
.side.black { background: #000; print-color-adjust: exact; -webkit-print-color-adjust: exact; }
figcaption { font-size: 8.5pt; margin-top: 1mm; width: 65mm; }
)css";

std::string runsOf(const HandoutBlock& block) {
    std::string html;
    for (const HandoutRun& run : block.runs) {
        const std::string words = escaped(run.text);
        html += run.isBold      ? "<b>" + words + "</b>"
                : run.isForeign ? "<bdi>" + words + "</bdi>"
                : words == "\n" ? "<br>"
                                : words;
    }
    return html;
}

std::string figure(const HandoutBlock& block) {
    const HandoutDiagram& diagram = block.diagram;
    const bool isBlack = diagram.position.sideToMove() == Black;
    return fmt::format(
        "<figure class=\"{}\">{}<div class=\"board\">{}<span class=\"side{}{}\"></span></div>"
        "<figcaption>{}</figcaption></figure>\n",
        block.followsText ? "kept" : "",
        diagram.heading.isEmpty() ? "" : "<b>" + escaped(diagram.heading) + "</b>", printedDiagram(diagram),
        isBlack ? " black" : "", isBlack != diagram.options.isFlipped ? " top" : "",
        escaped(diagram.caption));
}

std::string blockHtml(const HandoutBlock& block, bool isKept) {
    switch (block.kind) {
        case Kind::Heading:
            return "<h2>" + runsOf(block) + "</h2>\n";
        case Kind::Diagram:
            return figure(block);
        case Kind::NewPage:
            return "</div>\n<div class=\"text page\">\n";
        case Kind::Text:
        case Kind::SmallText:
            break;
    }
    return fmt::format("<p class=\"{}{}\">{}</p>\n", block.kind == Kind::SmallText ? "small " : "",
                       isKept ? "kept" : "", runsOf(block));
}

}  // namespace

std::string handoutHtml(const HandoutDocument& document) {
    std::string blocks;
    for (std::size_t i = 0; i < document.blocks.size(); ++i) {
        const bool isKept = i + 1 < document.blocks.size() && document.blocks[i + 1].followsText;
        blocks += blockHtml(document.blocks[i], isKept);
    }
    return fmt::format(
        "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n"
        "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; style-src "
        "'unsafe-inline'\">\n<title>{0}</title>\n<style>{1}</style>\n</head>\n<body>\n<h1><bdi>{0}</bdi></"
        "h1>\n"
        "<p class=\"facts\"><bdi>{2}</bdi></p>\n<div class=\"text\">\n{3}</div>\n</body>\n</html>\n",
        escaped(document.title), kStyle, escaped(document.facts), blocks);
}

}  // namespace plyglass
