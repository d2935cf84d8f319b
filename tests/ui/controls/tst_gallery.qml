// The gallery loads without a warning; pictures in both themes are saved for review.
import QtQuick
import QtTest
import Plyglass.Controls

Item {
    width: 860
    height: 1180

    Loader {
        id: loader
        source: "gallery.qml"
    }

    TestCase {
        name: "Gallery"
        when: windowShown

        function shot(name) {
            wait(330);
            grabImage(loader.item).save(picturesDir + "/controls-" + name + ".png");
        }
        function cleanup() {
            Theme.dark = true;
            Theme.textScale = 1;
            Theme.highContrast = false;
        }

        function test_picture_of_each_theme_data() {
            return [{ tag: "dark", dark: true }, { tag: "light", dark: false }];
        }
        function test_picture_of_each_theme(data) {
            Theme.dark = data.dark;
            shot(data.tag);
            compare(loader.item.color, data.dark ? "#0e1216" : "#edf0f2");
        }
        function test_picture_with_large_text() {
            Theme.textScale = 1.3;
            shot("large");
            verify(loader.item.runButton.height > 32);
        }
        function test_picture_with_high_contrast() {
            Theme.highContrast = true;
            shot("contrast");
        }
        function test_picture_of_what_opens_data() {
            return [{ tag: "dark", dark: true }, { tag: "light", dark: false }];
        }
        function test_picture_of_what_opens(data) {
            Theme.dark = data.dark;
            const gallery = loader.item;
            gallery.menu.open();
            gallery.select.popup.open();
            gallery.depth.forceActiveFocus(Qt.TabFocusReason);
            keyClick("9");
            keyClick("9");
            mouseMove(gallery.iconButton, 10, 10);
            wait(900);
            picture(data.tag + "-open");
            gallery.menu.close();
            gallery.select.popup.close();
            keyClick(Qt.Key_Escape);
            mouseMove(gallery, 2, 2);
            gallery.dialog.open();
            wait(300);
            picture(data.tag + "-dialog");
            gallery.dialog.close();
        }
        /// The window with everything above the gallery.
        function picture(name) {
            grabImage(loader.Window.contentItem).save(picturesDir + "/controls-" + name + ".png");
        }
    }
}
