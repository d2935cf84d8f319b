// Printable document: text, signs and diagrams in page order. Self-contained, so that it can be written on
// another thread.
#pragma once

#include <QString>
#include <vector>

#include "app/services/analysis/diagram_svg.h"
#include "engine/chess/position.h"

namespace plyglass {

/// Text of a paragraph in one style.
struct HandoutRun {
    QString text;
    bool isBold = false;     ///< a move of the game
    bool isForeign = false;  ///< user text, in any writing direction
};

struct HandoutDiagram {
    Position position = Position::start();
    DiagramOptions options = {};
    QString caption = {};  ///< below it
    QString heading = {};  ///< above it; may be empty
};

/// Text, or a diagram kept together with the lines before it.
struct HandoutBlock {
    enum class Kind { Heading, Text, SmallText, Diagram, NewPage };
    Kind kind = Kind::Text;
    std::vector<HandoutRun> runs = {};
    HandoutDiagram diagram = {};
    bool followsText = false;  ///< a diagram of the position reached by the text before it
};

struct HandoutDocument {
    QString title;  ///< also in the header of every page
    QString facts;  ///< below the title
    std::vector<HandoutBlock> blocks = {};
};

/// "White to move", "Black to move".
QString sideToMoveText(const Position& position);
/// Diagram in black on white, 800 units wide.
std::string printedDiagram(const HandoutDiagram& diagram);

HandoutBlock handoutText(const QString& text, HandoutBlock::Kind kind = HandoutBlock::Kind::Text);
HandoutBlock handoutDiagram(HandoutDiagram diagram, bool followsText);

}  // namespace plyglass
