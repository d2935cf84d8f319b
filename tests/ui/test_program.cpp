// Runs the tst_*.qml files of a folder, named by -input, in the real window on the real program, and provides
// files, pictures and warnings.
#include <QtQuickTest>

#include "app/viewmodels/shared/board_position.h"
#include "tests/ui/program_harness.h"
#include "ui/board/arrow_layer.h"

namespace {

using Drawn = plyglass::ArrowLayer;
using Known = plyglass::BoardArrow::Kind;

/// The board and the view models each list the kinds of an arrow.
constexpr bool areSame(Drawn::Kind drawn, Known known) {
    return static_cast<int>(drawn) == static_cast<int>(known);
}
static_assert(areSame(Drawn::Best, Known::Best) && areSame(Drawn::Second, Known::Second));
static_assert(areSame(Drawn::Third, Known::Third) && areSame(Drawn::Hint, Known::Hint));
static_assert(areSame(Drawn::Asked, Known::Asked) && areSame(Drawn::Threat, Known::Threat));
static_assert(areSame(Drawn::Green, Known::Green) && areSame(Drawn::Red, Known::Red));
static_assert(areSame(Drawn::Blue, Known::Blue) && areSame(Drawn::Yellow, Known::Yellow));

}  // namespace

QUICK_TEST_MAIN_WITH_SETUP(program, ProgramSetup)
