// Languages of the window. English is always loaded, for its plurals; the user's language overrides it.
#pragma once

#include <QLocale>

namespace plyglass {

/// Translates texts into the language of `locale`, as far as the program has it. Needs the application.
void installTranslation(const QLocale& locale);

}  // namespace plyglass
