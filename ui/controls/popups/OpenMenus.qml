// Number of open menus and lists in the window, which suppress tool tips.
pragma Singleton
import QtQuick

QtObject {
    property int count: 0
}
