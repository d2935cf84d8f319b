// The lists from which players are set up (presets, evaluators, time controls) and the way between them and
// settings.
#pragma once

#include <QStringList>

#include "app/services/game_setup.h"

namespace plyglass {

QStringList presetNames();
QStringList presetExplanations();
/// The preset whose switches these are, however deep quiescence goes and whether ties are drawn or not; −1 =
/// a mixture of one's own.
int presetIndexOf(const Techniques& techniques);
/// The switches of a preset with the quiescence depth it comes with; out of range: nothing changes.
Techniques withPreset(Techniques techniques, int index);

QStringList evaluatorNames();
QStringList evaluatorExplanations();
int evaluatorIndexOf(EvaluatorKind kind);

/// −1 stands for "all" on the side of the window.
int quiescenceToWindow(int plies);
int quiescenceFromWindow(int plies);

/// "Untimed", "1+0", … and last "Fixed time per move".
QStringList timeControlNames();
/// `fixedSeconds` counts for the last one.
TimeControl timeControlAt(int index, double fixedSeconds);
/// 0 if there is none like it.
int timeControlIndexOf(const TimeControl& time);

}  // namespace plyglass
