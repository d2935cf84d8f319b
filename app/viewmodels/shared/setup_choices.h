// Lists for setting up players (presets, evaluators, time controls), and conversions between list indices and
// settings.
#pragma once

#include <QStringList>

#include "app/services/game_setup.h"

namespace plyglass {

QStringList presetNames();
/// "1997"; "" for a preset without a year.
QStringList presetDates();
/// Preset with these switches, whatever the quiescence depth and tie chance; −1 = none.
int presetIndexOf(const Techniques& techniques);
/// Applies a preset; an invalid index is ignored.
Techniques withPreset(const Techniques& techniques, int index);

/// By level, the weakest first.
QStringList levelNames();
/// "4 · 950 Elo": text beside the names, on the scale of `recipeText`.
QStringList levelDetails();
/// Description and strength of a level, in sentences.
QString recipeText(double level);

/// Converts for the window, where −1 means "all".
int quiescenceToWindow(int plies);
int quiescenceFromWindow(int plies);

/// "No clock", "5 minutes each", … "Another time", and last "The same time for each move".
QStringList timeControlNames();
/// "15 minutes each, 10 seconds more a move"; for one side without "each".
QString timeInWords(const TimeControl& time, int sides = 2);
/// A control with its times in the name; untimed for the last two.
TimeControl timeControlAt(int index);
int ownClockIndex();
int fixedTimeIndex();
/// Index of the equal control, else "Another time".
int timeControlIndexOf(const TimeControl& time);

}  // namespace plyglass
