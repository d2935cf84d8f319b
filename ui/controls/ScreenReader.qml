// Text for screen readers: the window has an alert with it.
pragma Singleton
import QtQml

QtObject {
    property string text: ""
}
