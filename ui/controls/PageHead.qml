// The name of a page, at its top left.
import QtQuick

AppText {
    height: Theme.scaled(64)
    verticalAlignment: Text.AlignVCenter
    style: "h1"
    Accessible.role: Accessible.Heading
}
