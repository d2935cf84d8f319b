// Colours and font of the promotion picker, the focus ring and the coordinates.
import QtQuick

QtObject {
    property color panelColor: "#151A20"
    property color panelLine: "#3A4651"
    property color panelCurrent: "#16323A"
    property color focusColor: "#6CCFE0"
    property int focusWidth: 2
    property string fontFamily: Application.font.family
}
