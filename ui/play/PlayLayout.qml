// Where everything on the Play page stands for a given room: one of three arrangements, all as plain rectangles.
//  "columns"  board at full height, two columns beside it (moves | thinking, techniques, evaluation graph)
//  "wide"     board at full height, one column beside it with everything
//  "compact"  strips above and below the board; moves above one tabbed panel; below 660 high one tabbed panel only
// The arrangement that leaves the larger board wins; the board's side is always a multiple of 8 device pixels.
import QtQuick

QtObject {
    id: layout

    required property real width
    required property real height
    // Size of one logical pixel of the design for what carries text, and for margins and gaps.
    required property real unit
    required property real interfaceScale
    required property real pixelRatio
    required property bool evalBarVisible
    // Heights the panels ask for at their present contents, minimum for the move list.
    required property real thinkingHeight
    required property real techniquesHeight
    required property real movesMinimum

    readonly property real margin: Math.round((layout.kind === "compact" ? 12 : 24) * layout.interfaceScale)
    readonly property real gap: Math.round(10 * layout.interfaceScale)
    readonly property real evalWidth: Math.round(22 * layout.interfaceScale)
    readonly property real evalRoom: layout.evalBarVisible ? layout.evalWidth + layout.gap : 0

    readonly property real wideMargin: Math.round(24 * layout.interfaceScale)
    readonly property real columnMinimum: Math.round(400 * layout.unit)
    readonly property real wideSide: layout.wholeSquares(Math.min(layout.height - 2 * layout.wideMargin,
        layout.width - 3 * layout.wideMargin - layout.evalRoom - layout.columnMinimum))
    readonly property real compactMargin: Math.round(12 * layout.interfaceScale)
    readonly property real compactColumn: Math.round(300 * layout.unit)
    readonly property real compactStrip: Math.round(44 * layout.unit)
    readonly property real compactGap: Math.round(6 * layout.interfaceScale)
    readonly property real compactSide: layout.wholeSquares(Math.min(
        layout.height - 2 * (layout.compactMargin + layout.compactStrip + layout.compactGap),
        layout.width - 2 * layout.compactMargin - layout.evalRoom - Math.round(16 * layout.interfaceScale) - layout.compactColumn))
    readonly property real wideLeaves: layout.width - 3 * layout.wideMargin - layout.evalRoom - layout.wideSide
    readonly property bool fitsWide: layout.wideSide >= layout.compactSide - 8 * layout.interfaceScale
        && layout.width >= 1100 * layout.unit
    readonly property string kind: !layout.fitsWide ? "compact"
        : layout.wideLeaves >= 700 * layout.unit ? "columns" : "wide"

    readonly property bool compact: layout.kind === "compact"
    readonly property bool columns: layout.kind === "columns"
    readonly property real side: layout.compact ? layout.compactSide : layout.wideSide
    readonly property real stripHeight: layout.compact ? layout.compactStrip : Math.round(50 * layout.unit)

    // The chart of the nodes stands below the figures, across the panel.
    readonly property bool tall: layout.tabbed
    readonly property real chartMinimum: Math.round((layout.compact ? 118 : 200) * layout.unit)
    // One tabbed panel for everything: not even the moves have a panel of their own.
    readonly property bool singlePanel: layout.compact && layout.height < 660 * layout.unit
    // Thinking and techniques share one tabbed panel.
    readonly property bool tabbed: layout.compact
        || (layout.kind === "wide" && layout.wideRest < layout.wideThinking + layout.gap + layout.techniquesFloor)
    // The least in which figures and chart, or the open groups of the techniques, can be read.
    readonly property real wideThinking: Math.round(280 * layout.unit)
    readonly property real techniquesFloor: Math.round(360 * layout.unit)
    readonly property real wideRest: layout.columnHeight - 2 * layout.stripHeight - 3 * layout.gap
        - layout.movesMinimum - layout.gap

    readonly property rect evalBar: Qt.rect(layout.margin, layout.boardTop, layout.evalWidth, layout.side)
    readonly property real boardTop: layout.compact ? layout.margin + layout.stripHeight + layout.compactGap
        : layout.margin
    readonly property rect board: Qt.rect(layout.margin + layout.evalRoom, layout.boardTop, layout.side, layout.side)
    readonly property real boardRight: layout.board.x + layout.side

    readonly property real columnLeft: layout.boardRight + (layout.compact ? Math.round(16 * layout.interfaceScale)
        : layout.wideMargin)
    readonly property real columnTop: layout.margin
    // As high as the board where the difference would only look like a mistake.
    readonly property real fullHeight: layout.height - 2 * layout.margin
    readonly property real columnHeight: !layout.compact && layout.fullHeight - layout.side < 24 * layout.interfaceScale
        ? layout.side : layout.fullHeight
    readonly property real columnWidth: layout.width - layout.columnLeft - layout.margin
    readonly property real firstWidth: !layout.columns ? layout.columnWidth
        : Math.min(Math.round(340 * layout.unit), layout.columnWidth - layout.gap - Math.round(400 * layout.unit))
    readonly property real secondLeft: layout.columnLeft + layout.firstWidth + layout.gap
    readonly property real secondWidth: Math.min(Math.round(560 * layout.unit),
        layout.columnWidth - layout.firstWidth - layout.gap)
    // What thinking and techniques have, wherever they stand.
    readonly property real roomWidth: layout.columns ? layout.secondWidth : layout.columnWidth

    readonly property rect topStrip: layout.compact
        ? Qt.rect(layout.margin, layout.margin, layout.evalRoom + layout.side, layout.stripHeight)
        : Qt.rect(layout.columnLeft, layout.columnTop, layout.firstWidth, layout.stripHeight)
    readonly property rect bottomStrip: layout.compact
        ? Qt.rect(layout.margin, layout.boardTop + layout.side + layout.compactGap,
                  layout.evalRoom + layout.side, layout.stripHeight)
        : Qt.rect(layout.columnLeft, layout.columnTop + layout.columnHeight - layout.stripHeight,
                  layout.firstWidth, layout.stripHeight)

    readonly property real movesTop: layout.compact ? layout.columnTop
        : layout.columnTop + layout.stripHeight + layout.gap
    readonly property real movesHeight: {
        if (layout.columns)
            return layout.columnHeight - 2 * (layout.stripHeight + layout.gap);
        if (layout.compact)
            return Math.max(layout.movesMinimum,
                            layout.columnHeight - layout.gap - Math.max(layout.thinkingHeight, 440 * layout.unit));
        const below = layout.tabbed ? Math.min(layout.tabsWanted, layout.wideRest)
                                    : layout.thinkingHeight + layout.gap + layout.techniquesRoom;
        return layout.columnHeight - 2 * (layout.stripHeight + layout.gap) - layout.gap - below;
    }
    readonly property real tabsWanted: Math.max(layout.thinkingHeight, Math.round(470 * layout.unit))
    readonly property real techniquesRoom: Math.min(layout.techniquesHeight,
        layout.wideRest - layout.thinkingHeight - layout.gap)
    readonly property rect moves: Qt.rect(layout.columnLeft, layout.movesTop, layout.firstWidth,
        layout.singlePanel ? layout.columnHeight : layout.movesHeight)
    readonly property real belowMoves: layout.moves.y + layout.moves.height + layout.gap
    readonly property rect tabs: layout.singlePanel ? layout.moves
        : Qt.rect(layout.columnLeft, layout.belowMoves, layout.columnWidth,
                  (layout.compact ? layout.columnTop + layout.columnHeight
                                  : layout.bottomStrip.y - layout.gap) - layout.belowMoves)

    readonly property rect thinking: layout.columns
        ? Qt.rect(layout.secondLeft, layout.columnTop, layout.secondWidth, layout.graphFits ? layout.thinkingHeight
            : Math.max(layout.thinkingHeight, layout.columnHeight - layout.techniquesHeight - layout.gap))
        : Qt.rect(layout.columnLeft, layout.belowMoves, layout.columnWidth, layout.thinkingHeight)
    readonly property rect techniques: layout.columns
        ? Qt.rect(layout.secondLeft, layout.thinking.y + layout.thinking.height + layout.gap, layout.secondWidth,
                  Math.min(layout.techniquesHeight, layout.graphFits ? layout.besideGraph
                      : layout.columnHeight - layout.thinking.height - layout.gap))
        : Qt.rect(layout.columnLeft, layout.belowMoves + layout.thinkingHeight + layout.gap, layout.columnWidth,
                  layout.techniquesRoom)
    readonly property real graphTop: layout.techniques.y + layout.techniques.height + layout.gap
    readonly property rect graph: Qt.rect(layout.secondLeft, layout.graphTop, layout.secondWidth,
        layout.columnTop + layout.columnHeight - layout.graphTop)
    // The techniques scroll in a fair share of the room, so that the graph keeps its place whatever is open there.
    readonly property real besideGraph: layout.columnHeight - layout.thinkingHeight - 2 * layout.gap
        - Math.round(200 * layout.unit)
    readonly property bool graphFits: layout.columns && layout.besideGraph >= 480 * layout.unit

    function wholeSquares(room: real): real {
        const step = 8 / layout.pixelRatio;
        return Math.max(step * 20, Math.floor(room / step) * step);
    }
}
