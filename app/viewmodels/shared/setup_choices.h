// The lists from which players are set up (presets, evaluators, time controls) and the way between them and
// settings.
#pragma once

#include <QStringList>

#include "app/services/game/game_setup.h"

namespace plyglass {

QStringList presetNames();
/// "1997"; "" for a preset that belongs to no year.
QStringList presetDates();
/// The preset whose switches these are, however many plies quiescence and what chance a tie has where they
/// are on; −1 = a mixture of one's own.
int presetIndexOf(const Techniques& techniques);
/// The switches of a preset; out of range: nothing changes.
Techniques withPreset(const Techniques& techniques, int index);

/// By level, the weakest first.
QStringList levelNames();
/// "4 · 950 Elo": beside the names, by the scale that `recipeText` names.
QStringList levelDetails();
/// What a level does and how strong it is, in sentences.
QString recipeText(int level);

/// −1 stands for "all" on the side of the window.
int quiescenceToWindow(int plies);
int quiescenceFromWindow(int plies);

/// "Untimed", "1+0", … "Own clock", and last "Fixed time per move".
QStringList timeControlNames();
/// One of those whose times are in their names; untimed for the last two.
TimeControl timeControlAt(int index);
int ownClockIndex();
int fixedTimeIndex();
/// Own clock if none of the others is like it.
int timeControlIndexOf(const TimeControl& time);

}  // namespace plyglass
