#include "app/services/handout/document.h"

#include <QCoreApplication>
#include <utility>

namespace plyglass {

QString sideToMoveText(const Position& position) {
    return position.sideToMove() == White ? QCoreApplication::translate("Handout", "White to move")
                                          : QCoreApplication::translate("Handout", "Black to move");
}

std::string printedDiagram(const HandoutDiagram& diagram) {
    DiagramOptions options = diagram.options;
    options.isPrinted = true;
    return diagramSvg(diagram.position, options);
}

HandoutBlock handoutText(const QString& text, HandoutBlock::Kind kind) { return {kind, {{text}}}; }

HandoutBlock handoutDiagram(HandoutDiagram diagram, bool followsText) {
    return {HandoutBlock::Kind::Diagram, {}, std::move(diagram), followsText};
}

}  // namespace plyglass
