// The languages of the window. English is always loaded, for its plurals; the user's language comes over it.
#pragma once

#include <QLocale>

namespace plyglass {

/// From now on texts are in the language of `locale`, as far as the program has it. Needs the application.
void installTranslation(const QLocale& locale);

}  // namespace plyglass
