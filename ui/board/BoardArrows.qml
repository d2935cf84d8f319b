// Arrows over the pieces: the engine's, the person's, and the one being drawn.
import QtQuick
import Plyglass.Board

ArrowLayer {
    property var engineArrows: []
    property var userArrows: []
    /// The arrow being drawn: squares by name, from "" if there is none.
    required property string drawnFrom
    required property string drawnTo
    required property int drawnKind

    readonly property var drawn: drawnFrom === "" ? [] : [markOf(drawnFrom, drawnTo, drawnKind)]

    arrows: [...engineArrows, ...userArrows, ...drawn]

    function markOf(from: string, to: string, kind: int): var {
        return {
            "from": from,
            "to": to,
            "kind": kind
        };
    }

    /// The marks with one toggled: added, recoloured if it has another colour, erased if it has the same.
    function toggled(marks: var, from: string, to: string, kind: int): var {
        const others = marks.filter(mark => mark.from !== from || mark.to !== to);
        const same = marks.some(mark => mark.from === from && mark.to === to && mark.kind === kind);
        return same ? others : others.concat([markOf(from, to, kind)]);
    }
}
