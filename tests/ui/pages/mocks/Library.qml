// A library in which nobody looks.
import QtQuick

QtObject {
    enum Order { Added, Date, White, Black, Event, Result, Opening, Length }
    enum Results { Any, WhiteWins, BlackWins, Draws }

    property bool importing: false
}
