#include "app/services/analysis/diagram_svg.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "app/services/analysis/piece_resources.h"

namespace plyglass {

namespace {

struct Look {
    const char* light;
    const char* dark;
    const char* coordinateOnLight;
    const char* coordinateOnDark;
    double coordinateSize;  ///< in units
};
/// The board theme "Glass" of the window.
constexpr Look kGlass{"#D3DEE4", "#7E9BAB", "#486373", "#1B2E38", 15};
constexpr Look kPaper{"#FFFFFF", "#C3C8CC", "#000000", "#000000", 22};
constexpr const char* kLastMove = "#2FB5A0";
constexpr double kLastMoveOpacity = 0.36;

// In units, 100 per square.
constexpr double kUnit = 100;
constexpr double kPieceMargin = 3.5;
constexpr double kPieceScale = (kUnit - 2 * kPieceMargin) / kUnit;
constexpr double kCoordinateMargin = 6;
constexpr double kArrowWidth = 13;
constexpr double kArrowHead = 34;
constexpr double kArrowHeadWidth = 38;
constexpr double kArrowStart = 30;  ///< from the centre of the start square
constexpr double kArrowStop = 8;    ///< before the centre of the target square

struct Point {
    double x;
    double y;
};

bool isLightSquare(int file, int rank) { return (file + rank) % 2 != 0; }

class Diagram {
  public:
    Diagram(const Position& position, const DiagramOptions& options)
        : m_position(position), m_options(options), m_look(options.isPrinted ? kPaper : kGlass) {}

    std::string svg() const {
        std::string text = fmt::format(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" xmlns:xlink=\"http://www.w3.org/1999/xlink\" "
            "version=\"1.2\" baseProfile=\"tiny\" viewBox=\"0 0 800 800\" width=\"{0}\" height=\"{0}\">\n",
            m_options.sizePx);
        text += "<defs>\n" + usedPieces() + "</defs>\n";
        text += "<g>\n" + squares() + "</g>\n";
        text += "<g class=\"marks\">\n" + marks() + "</g>\n";
        if (m_options.hasCoordinates)
            text += fmt::format(
                "<g class=\"coordinates\" font-family=\"Inter, Noto Sans, DejaVu Sans, sans-serif\" "
                "font-weight=\"600\" font-size=\"{}\">\n{}</g>\n",
                m_look.coordinateSize, coordinates());
        text += "<g class=\"pieces\">\n" + pieces() + "</g>\n";
        text += "<g class=\"arrows\">\n" + arrows() + "</g>\n";
        if (m_options.isPrinted)
            text +=
                "<rect x=\"2\" y=\"2\" width=\"796\" height=\"796\" fill=\"none\" stroke=\"#000000\" "
                "stroke-width=\"4\"/>\n";
        return text + "</svg>\n";
    }

    std::string arrows() const {
        std::string text;
        for (const Mark& mark : m_options.marks) text += mark.isCircle() ? circle(mark) : arrowPath(mark);
        return text;
    }

  private:
    Point cornerOf(Square square) const {
        const int file = m_options.isFlipped ? 7 - fileOf(square) : fileOf(square);
        const int rank = m_options.isFlipped ? rankOf(square) : 7 - rankOf(square);
        return {file * kUnit, rank * kUnit};
    }

    std::string usedPieces() const {
        std::string text;
        std::vector<Piece> used;
        for (int i = 0; i < kSquares; ++i) {
            const Piece piece = m_position.pieceAt(static_cast<Square>(i));
            if (piece == NoPiece || std::find(used.begin(), used.end(), piece) != used.end()) continue;
            used.push_back(piece);
            text += fmt::format("<g id=\"{}\">{}</g>\n", pieceId(piece), pieceDrawing(piece));
        }
        return text;
    }

    /// One rectangle for the light squares, with the dark ones on top.
    std::string squares() const {
        std::string text = fmt::format("<rect width=\"800\" height=\"800\" fill=\"{}\"/>\n", m_look.light);
        std::string path;
        for (int i = 0; i < kSquares; ++i) {
            const Square square = static_cast<Square>(i);
            if (isLightSquare(fileOf(square), rankOf(square))) continue;
            const Point corner = cornerOf(square);
            path += fmt::format("M{} {}h100v100h-100z", corner.x, corner.y);
        }
        return text + fmt::format("<path fill=\"{}\" d=\"{}\"/>\n", m_look.dark, path);
    }

    std::string marks() const {
        if (m_options.lastMove.isNull()) return {};
        std::string text;
        for (const Square square : {m_options.lastMove.from(), targetOf(m_options.lastMove)}) {
            const Point corner = cornerOf(square);
            text += fmt::format(
                "<rect x=\"{}\" y=\"{}\" width=\"100\" height=\"100\" fill=\"{}\" fill-opacity=\"{}\"/>\n",
                corner.x, corner.y, kLastMove, kLastMoveOpacity);
        }
        return text;
    }

    /// Files along the bottom, at the right corner of their squares; ranks along the left, at the top.
    std::string coordinates() const {
        std::string text;
        for (int i = 0; i < 8; ++i) {
            const int file = m_options.isFlipped ? 7 - i : i;
            const int rank = m_options.isFlipped ? i : 7 - i;
            text +=
                coordinate({i * kUnit + kUnit - kCoordinateMargin, 8 * kUnit - kCoordinateMargin}, "end",
                           static_cast<char>('a' + file), isLightSquare(file, m_options.isFlipped ? 7 : 0));
            text += coordinate({kCoordinateMargin, i * kUnit + m_look.coordinateSize + kCoordinateMargin / 2},
                               "start", static_cast<char>('1' + rank),
                               isLightSquare(m_options.isFlipped ? 7 : 0, rank));
        }
        return text;
    }

    std::string coordinate(Point at, const char* anchor, char sign, bool isOnLight) const {
        return fmt::format("<text x=\"{}\" y=\"{}\" text-anchor=\"{}\" fill=\"{}\">{}</text>\n", at.x, at.y,
                           anchor, isOnLight ? m_look.coordinateOnLight : m_look.coordinateOnDark, sign);
    }

    std::string pieces() const {
        std::string text;
        for (int i = 0; i < kSquares; ++i) {
            const Square square = static_cast<Square>(i);
            const Piece piece = m_position.pieceAt(square);
            if (piece == NoPiece) continue;
            const Point corner = cornerOf(square);
            text +=
                fmt::format("<use xlink:href=\"#{}\" transform=\"translate({} {}) scale({})\"/>\n",
                            pieceId(piece), corner.x + kPieceMargin, corner.y + kPieceMargin, kPieceScale);
        }
        return text;
    }

    /// Mark colours of the board in the window.
    static const char* colourOf(MarkColor color) {
        constexpr const char* kColours[] = {"#2E8B2E", "#B93A32", "#1D5FAE", "#DDB500"};
        return kColours[static_cast<std::size_t>(color)];
    }

    std::string circle(const Mark& mark) const {
        constexpr double kRadius = 44;
        constexpr double kWidth = 8;
        const Point corner = cornerOf(mark.from);
        return fmt::format(
            "<circle cx=\"{}\" cy=\"{}\" r=\"{}\" fill=\"none\" stroke=\"{}\" stroke-opacity=\"0.78\" "
            "stroke-width=\"{}\"/>\n",
            corner.x + kUnit / 2, corner.y + kUnit / 2, kRadius, colourOf(mark.color), kWidth);
    }

    std::string arrowPath(const Mark& mark) const {
        constexpr double kOpacity = 0.78;
        const Point from = cornerOf(mark.from);
        const Point to = cornerOf(mark.to);
        const double length = std::hypot(to.x - from.x, to.y - from.y);
        const Point along = {(to.x - from.x) / length, (to.y - from.y) / length};
        const auto at = [&](double forward, double aside) {
            return fmt::format("{:.1f} {:.1f}", from.x + kUnit / 2 + along.x * forward - along.y * aside,
                               from.y + kUnit / 2 + along.y * forward + along.x * aside);
        };
        const double tip = length - kArrowStop;
        const double neck = tip - kArrowHead;
        return fmt::format(
            "<path fill=\"{}\" fill-opacity=\"{}\" stroke=\"#FFFFFF\" stroke-opacity=\"0.35\" "
            "d=\"M{}L{}L{}L{}L{}L{}L{}Z\"/>\n",
            colourOf(mark.color), kOpacity, at(kArrowStart, -kArrowWidth / 2), at(neck, -kArrowWidth / 2),
            at(neck, -kArrowHeadWidth / 2), at(tip, 0), at(neck, kArrowHeadWidth / 2),
            at(neck, kArrowWidth / 2), at(kArrowStart, kArrowWidth / 2));
    }

    const Position& m_position;
    const DiagramOptions& m_options;
    const Look& m_look;
};

}  // namespace

Square targetOf(Move move) {
    if (!move.isCastling()) return move.to();
    const CastlingSide side = fileOf(move.to()) > fileOf(move.from()) ? KingSide : QueenSide;
    return castlingKingTarget(rankOf(move.from()) == 0 ? White : Black, side);
}

std::string diagramSvg(const Position& position, const DiagramOptions& options) {
    return Diagram(position, options).svg();
}

std::string marksSvg(const std::vector<Mark>& marks) {
    DiagramOptions options;
    options.marks = marks;
    return Diagram(Position::start(), options).arrows();
}

std::string pieceDefinitions() {
    std::string text;
    for (const Color color : {White, Black})
        for (const PieceType type : {Pawn, Knight, Bishop, Rook, Queen, King})
            text += fmt::format("<g id=\"{0}\">{1}</g>\n", pieceId(makePiece(color, type)),
                                pieceDrawing(makePiece(color, type)));
    return text;
}

}  // namespace plyglass
