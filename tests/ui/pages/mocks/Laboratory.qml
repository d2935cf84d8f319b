// A laboratory in which nothing runs; its page is tested with the real one.
import QtQuick

QtObject {
    property bool busy: false
}
