// How many menus and lists are open in the window: tool tips keep out of their way.
pragma Singleton
import QtQuick

QtObject {
    property int count: 0
}
