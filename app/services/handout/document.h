// What is printed and handed out: text, signs and diagrams in the order of the page. A document holds all it
// shows, so that it can be written on another thread while the game goes on.
#pragma once

#include <QString>
#include <vector>

#include "app/services/analysis/diagram_svg.h"
#include "engine/chess/position.h"

namespace plyglass {

/// A piece of a paragraph in one style.
struct HandoutRun {
    QString text;
    bool isBold = false;     ///< a move of the game
    bool isForeign = false;  ///< a person's words, in whatever direction they are written
};

struct HandoutDiagram {
    Position position = Position::start();
    DiagramOptions options = {};
    QString caption = {};  ///< below it
    QString heading = {};  ///< above it; may be empty
};

/// Text, or a diagram that stays together with the lines before it.
struct HandoutBlock {
    enum class Kind { Heading, Text, SmallText, Diagram, NewPage };
    Kind kind = Kind::Text;
    std::vector<HandoutRun> runs = {};
    HandoutDiagram diagram = {};
    bool followsText = false;  ///< a diagram that shows what the text before it has reached
};

struct HandoutDocument {
    QString title;  ///< also in the head of every page
    QString facts;  ///< below the title
    std::vector<HandoutBlock> blocks = {};
};

/// "White to move", "Black to move".
QString sideToMoveText(const Position& position);
/// A diagram in black on white, 800 units wide.
std::string printedDiagram(const HandoutDiagram& diagram);

HandoutBlock handoutText(const QString& text, HandoutBlock::Kind kind = HandoutBlock::Kind::Text);
HandoutBlock handoutDiagram(HandoutDiagram diagram, bool followsText);

}  // namespace plyglass
