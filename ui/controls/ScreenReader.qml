// What is said to people who listen instead of looking: the window has an alert with this text.
pragma Singleton
import QtQml

QtObject {
    property string text: ""
}
