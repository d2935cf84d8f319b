// The folder in which the dialogs for files begin: the one that a file was chosen in last.
pragma Singleton
import QtQml

QtObject {
    property url folder

    signal fileChosen(file: url)
}
