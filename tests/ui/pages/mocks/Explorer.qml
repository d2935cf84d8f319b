// An explorer with nothing recorded.
import QtQuick

QtObject {
    id: explorer

    property bool busy: false
    property int questions: 0

    function prepareQuestion() {
        ++explorer.questions;
    }
}
