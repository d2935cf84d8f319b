#include <memory>
#include <string>

#include "app/commands/commands.h"
#include "app/commands/shared/command_failure.h"
#include "app/commands/shared/fen_option.h"
#include "app/commands/shared/out_file.h"
#include "app/services/analysis/diagram_svg.h"
#include "engine/chess/position.h"

namespace plyglass {

namespace {

constexpr int kMaxSizePx = 10'000;

struct DiagramArguments {
    std::string fen;
    std::string svg;
    int size = DiagramOptions().sizePx;
    bool flip = false;
    bool bare = false;
};

void runDiagram(const DiagramArguments& options) {
    const Position position = positionOf("fen", options.fen);
    DiagramOptions diagram;
    diagram.sizePx = options.size;
    diagram.isFlipped = options.flip;
    diagram.hasCoordinates = !options.bare;
    const std::string svg = diagramSvg(position, diagram);
    if (options.svg.empty())
        printOut("{}", svg);
    else
        writeOutFile(options.svg, svg);
}

}  // namespace

void addDiagramCommand(CLI::App& app) {
    CLI::App* command = app.add_subcommand("diagram", "Draw a position as an SVG picture");
    const auto options = std::make_shared<DiagramArguments>();
    command->add_option("fen", options->fen, "The position, in FEN")->required();
    command->add_option("--svg", options->svg, "SVG file to write instead of printing it");
    command->add_option("--size", options->size, "Width and height, in pixels")
        ->check(CLI::Range(8, kMaxSizePx));
    command->add_flag("--flip", options->flip, "Draw Black at the bottom");
    command->add_flag("--no-coordinates", options->bare, "Leave out the letters and numbers at the edge");
    command->callback([options] { runDiagram(*options); });
}

}  // namespace plyglass
