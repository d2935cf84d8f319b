// A hairline of a menu that the calm view leaves out.
import Plyglass.Actions
import Plyglass.Controls

AppMenuSeparator {
    shown: !Actions.calm
}
