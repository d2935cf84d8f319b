// Start folder of file dialogs: that of the last chosen file.
pragma Singleton
import QtQml

QtObject {
    property url folder

    signal fileChosen(file: url)
}
