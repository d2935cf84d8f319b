// Runs the tst_*.qml files of a folder, named by -input, in the real window on the real program, and provides
// files, pictures and warnings.
#include <QtQuickTest>

#include "tests/ui/program_harness.h"

QUICK_TEST_MAIN_WITH_SETUP(program, ProgramSetup)
