// How a sentence to the person is meant: it decides the colour and the icon of the notice.
#pragma once

namespace plyglass {

enum class Tone { Neutral, Good, Warn, Bad };

}  // namespace plyglass
