// A row of a menu that the calm view leaves out.
import Plyglass.Actions
import Plyglass.Controls

AppMenuItem {
    shown: !Actions.calm
}
