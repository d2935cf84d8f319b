// Layout of the Play page for a given size: one of three arrangements, as rectangles.
//  "columns"  board at full height, two columns beside it (moves | thinking, techniques, evaluation graph)
//  "wide"     board at full height, one column beside it in which everything is visible at once
//  "compact"  strips above and below the board, so that moves, thinking and techniques fit beside it;
//             thinking and techniques share tabs where they do not fit, with the moves in the smallest window
// The calm view has only board, moves and clocks.
// The board's side is a multiple of 8 device pixels.
import QtQuick

QtObject {
    id: layout

    required property real width
    required property real height
    // Logical pixel of the design for text sizes, and for margins and gaps.
    required property real unit
    required property real interfaceScale
    required property real pixelRatio
    required property bool evalBarVisible
    // Heights of the panels with their current contents; for the move list the height around its rows, and of
    // a row.
    required property real thinkingHeight
    required property real techniquesHeight
    required property real movesFrame
    required property real rowHeight
    // Whether only board, moves and clocks are shown.
    required property bool calm
    // Whether no computer plays, or the game is only viewed; and whether a question is open.
    required property bool withoutComputer
    required property bool asking

    // Rows of the move list with enough space, and with little.
    readonly property int goodRows: 8
    readonly property int minRows: 5

    readonly property real margin: Math.round((layout.kind === "compact" ? 12 : 24) * layout.interfaceScale)
    readonly property real gap: Math.round(10 * layout.interfaceScale)
    readonly property real evalWidth: Math.round(22 * layout.interfaceScale)
    readonly property real evalRoom: layout.evalBarVisible ? layout.evalWidth + layout.gap : 0

    readonly property real wideMargin: Math.round(24 * layout.interfaceScale)
    readonly property real columnMinimum: Math.round(400 * layout.unit)
    readonly property real wideSide: layout.wholeSquares(Math.min(layout.height - 2 * layout.wideMargin,
        layout.width - 3 * layout.wideMargin - layout.evalRoom - layout.columnMinimum))
    readonly property real compactMargin: Math.round(12 * layout.interfaceScale)
    // Width of board and column. The column stays narrower than the board even at the largest text.
    readonly property real compactRoom: layout.width - 2 * layout.compactMargin - layout.evalRoom
        - Math.round(16 * layout.interfaceScale)
    readonly property real compactColumn: Math.round(Math.min(300 * layout.unit, 0.49 * layout.compactRoom))
    readonly property real compactStrip: Math.round(44 * layout.unit)
    readonly property real compactGap: Math.round(6 * layout.interfaceScale)
    readonly property real compactSide: layout.wholeSquares(Math.min(
        layout.height - 2 * (layout.compactMargin + layout.compactStrip + layout.compactGap),
        layout.compactRoom - layout.compactColumn))
    readonly property real wideLeaves:
        layout.width - 3 * layout.wideMargin - layout.evalRoom - layout.wideSide
    readonly property bool fitsWide: layout.wideSide >= layout.compactSide - 8 * layout.interfaceScale
        && layout.width >= 1100 * layout.unit
    readonly property string kind: !layout.fitsWide ? "compact"
        : layout.wideLeaves >= 700 * layout.unit && !layout.calm ? "columns"
        : layout.calm || layout.wideShows ? "wide" : "compact"
    // A column of this height beside a board of full height shows everything.
    readonly property bool wideShows: layout.height - 2 * layout.wideMargin
        >= 2 * Math.round(50 * layout.unit) + 4 * layout.gap + layout.movesOf(layout.goodRows)
           + layout.thinkingIn(layout.wideLeaves) + layout.techniquesFloor

    readonly property bool compact: layout.kind === "compact"
    readonly property bool columns: layout.kind === "columns"
    readonly property real side: layout.compact ? layout.compactSide : layout.wideSide
    readonly property real stripHeight: layout.compact ? layout.compactStrip : Math.round(50 * layout.unit)

    readonly property real chartMinimum: Math.round((layout.compact ? 118 : 200) * layout.unit)
    // Minimum heights of usable switches, and of a tabbed panel.
    readonly property real techniquesFloor: Math.round(206 * layout.unit)
    readonly property real tabsFloor:
        Math.round((layout.roomWidth >= 370 * layout.unit ? 300 : 400) * layout.unit)
    // One tabbed panel for everything, including the moves.
    readonly property bool singlePanel: layout.compact && !layout.calm
        && layout.columnHeight < layout.movesOf(layout.minRows) + layout.gap + layout.tabsFloor
    // Thinking and techniques share one tabbed panel.
    readonly property bool tabbed: layout.compact && !layout.calm && layout.columnHeight
        < layout.movesOf(layout.minRows) + 2 * layout.gap + layout.thinkingIn(layout.roomWidth)
            + layout.techniquesFloor

    // The moves have the whole column: the computer's panels would be empty.
    readonly property bool movesAlone: layout.calm
        || layout.withoutComputer && !layout.columns && !layout.singlePanel
    // Thinking and techniques have panels of their own.
    readonly property bool hasPanels: !layout.tabbed && !layout.movesAlone

    readonly property rect evalBar: Qt.rect(layout.margin, layout.boardTop, layout.evalWidth, layout.side)
    readonly property real boardTop: layout.compact ? layout.margin + layout.stripHeight + layout.compactGap
        : layout.margin
    // The calm view is centred in a wide window.
    readonly property real calmWidth: Math.round(480 * layout.unit)
    readonly property real calmShift: !layout.calm ? 0
        : Math.max(0, Math.round((layout.width - 3 * layout.margin - layout.side - layout.calmWidth) / 2))
    readonly property rect board:
        Qt.rect(layout.margin + layout.calmShift + layout.evalRoom, layout.boardTop, layout.side, layout.side)
    readonly property real boardRight: layout.board.x + layout.side

    readonly property real columnLeft: layout.boardRight
        + (layout.compact ? Math.round(16 * layout.interfaceScale) : layout.wideMargin)
    readonly property real columnTop: layout.margin
    // Aligned with the board where the difference is small.
    readonly property real fullHeight: layout.height - 2 * layout.margin
    readonly property real columnHeight: !layout.compact
        && layout.fullHeight - layout.side < 24 * layout.interfaceScale ? layout.side : layout.fullHeight
    readonly property real columnWidth: layout.width - layout.columnLeft - layout.margin
    readonly property real firstWidth: layout.calm ? Math.min(layout.columnWidth, layout.calmWidth)
        : !layout.columns ? layout.columnWidth
        : Math.min(Math.round(340 * layout.unit),
            layout.columnWidth - layout.gap - Math.round(400 * layout.unit))
    readonly property real secondLeft: layout.columnLeft + layout.firstWidth + layout.gap
    readonly property real secondWidth: Math.min(Math.round(560 * layout.unit),
        layout.columnWidth - layout.firstWidth - layout.gap)
    // Width and height for thinking and techniques.
    readonly property real roomWidth: layout.columns ? layout.secondWidth : layout.columnWidth

    readonly property rect topStrip: layout.compact
        ? Qt.rect(layout.margin + layout.calmShift, layout.margin, layout.evalRoom + layout.side,
                  layout.stripHeight)
        : Qt.rect(layout.columnLeft, layout.columnTop, layout.firstWidth, layout.stripHeight)
    readonly property rect bottomStrip: layout.compact
        ? Qt.rect(layout.margin + layout.calmShift, layout.boardTop + layout.side + layout.compactGap,
                  layout.evalRoom + layout.side, layout.stripHeight)
        : Qt.rect(layout.columnLeft, layout.columnTop + layout.columnHeight - layout.stripHeight,
                  layout.firstWidth, layout.stripHeight)

    readonly property real movesTop: layout.compact ? layout.columnTop
        : layout.columnTop + layout.stripHeight + layout.gap
    readonly property real movesHeight: {
        const all = layout.compact ? layout.columnHeight
            : layout.columnHeight - 2 * (layout.stripHeight + layout.gap);
        if (layout.columns || layout.calm || layout.movesAlone && !layout.asking)
            return all;
        if (layout.tabbed) {
            const tabs = Math.max(layout.thinkingHeight + 52 * layout.unit, layout.tabsFloor);
            return layout.movesOf(Math.max(layout.minRows, layout.rowsIn(all - layout.gap - tabs)));
        }
        const left = all - layout.thinkingHeight - 2 * layout.gap;
        const rows = Math.min(layout.goodRows, layout.rowsIn(left - layout.techniquesFloor));
        return Math.max(layout.movesOf(Math.max(layout.minRows, rows)), left - layout.techniquesHeight);
    }
    readonly property rect moves: Qt.rect(layout.columnLeft, layout.movesTop, layout.firstWidth,
        layout.singlePanel ? layout.columnHeight : layout.movesHeight)
    readonly property real belowMoves: layout.moves.y + layout.moves.height + layout.gap
    readonly property rect tabs: layout.singlePanel ? layout.moves
        : Qt.rect(layout.columnLeft, layout.belowMoves, layout.columnWidth,
                  layout.columnBottom - layout.belowMoves)

    readonly property rect thinking: layout.columns
        ? Qt.rect(layout.secondLeft, layout.columnTop, layout.secondWidth,
                  layout.graphFits ? layout.thinkingHeight
                      : Math.max(layout.thinkingHeight,
                                 layout.columnHeight - layout.techniquesHeight - layout.gap))
        : Qt.rect(layout.columnLeft, layout.belowMoves, layout.columnWidth, layout.thinkingHeight)
    readonly property real columnBottom: layout.compact ? layout.columnTop + layout.columnHeight
        : layout.bottomStrip.y - layout.gap
    readonly property rect techniques: layout.columns
        ? Qt.rect(layout.secondLeft, layout.thinking.y + layout.thinking.height + layout.gap,
                  layout.secondWidth,
                  Math.min(layout.techniquesHeight, layout.graphFits ? layout.besideGraph
                      : layout.columnHeight - layout.thinking.height - layout.gap))
        : Qt.rect(layout.columnLeft, layout.belowMoves + layout.thinkingHeight + layout.gap,
                  layout.columnWidth,
                  layout.columnBottom - layout.belowMoves - layout.thinkingHeight - layout.gap)
    // The questions replace thinking and techniques, or the moves if these have no panels.
    readonly property rect ask: layout.singlePanel || layout.calm ? layout.moves
        : layout.columns
        ? Qt.rect(layout.secondLeft, layout.columnTop, layout.secondWidth, layout.columnHeight)
        : Qt.rect(layout.columnLeft, layout.belowMoves, layout.columnWidth,
                  layout.columnBottom - layout.belowMoves)
    readonly property real graphTop: layout.techniques.y + layout.techniques.height + layout.gap
    readonly property rect graph: Qt.rect(layout.secondLeft, layout.graphTop, layout.secondWidth,
        layout.columnTop + layout.columnHeight - layout.graphTop)
    // The techniques scroll in a fixed share of the height, so that the graph stays in place.
    readonly property real besideGraph: layout.columnHeight - layout.thinkingHeight - 2 * layout.gap
        - Math.round(200 * layout.unit)
    readonly property bool graphFits: layout.columns && layout.besideGraph >= 480 * layout.unit

    // The moves' panel with `rows` rows, and the number of rows that fit into a height.
    function movesOf(rows: int): real {
        return layout.movesFrame + rows * layout.rowHeight;
    }
    function rowsIn(height: real): int {
        return Math.floor((height - layout.movesFrame) / layout.rowHeight);
    }
    // Height of figures, kinds of nodes and chart: in a narrow panel the chart is below.
    function thinkingIn(width: real): real {
        return Math.round((width >= 370 * layout.unit ? 252 : 370) * layout.unit);
    }
    function wholeSquares(room: real): real {
        const step = 8 / layout.pixelRatio;
        return Math.max(step * 20, Math.floor(room / step) * step);
    }
}
