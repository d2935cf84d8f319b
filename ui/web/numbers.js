// Numbers as in the window: narrow spaces between thousands, a true minus, two significant digits.

const kThinSpace = "\u202F";

/// "1 304 310".
export function grouped(number) {
  return String(Math.round(number)).replace(/\B(?=(\d{3})+(?!\d))/g, kThinSpace);
}

/// The same, from ten millions on "13.0 M".
export function counter(number) {
  return number < 1e7 ? grouped(number) : `${(number / 1e6).toFixed(1)}${kThinSpace}M`;
}

/// For narrow places: "1.3 M" from a million on.
export function shortCounter(number) {
  return number < 1e6 ? grouped(number) : `${(number / 1e6).toFixed(1)}${kThinSpace}M`;
}

/// "498 k", "1.78 M".
export function rate(number) {
  if (number < 1e3) return number.toFixed(0);
  if (number < 999.5e3) return `${(number / 1e3).toFixed(number < 9.95e3 ? 1 : 0)}${kThinSpace}k`;
  return `${(number / 1e6).toFixed(number < 9.995e6 ? 2 : 1)}${kThinSpace}M`;
}

export function percent(share) {
  return `${Math.round(share * 100)}${kThinSpace}%`;
}

export function seconds(ms) {
  const value = ms / 1000;
  return `${value.toFixed(value < 1 ? 2 : value < 60 ? 1 : 0)}${kThinSpace}s`;
}

/// "×41", "×1.9", "×0.46".
export function factor(value) {
  const digits = value >= 10 ? 0 : value >= 1 ? 1 : 2;
  return `×${value >= 10 ? grouped(value) : value.toFixed(digits)}`;
}

/// A score in pawns from White's view, short: "+0.4".
export function shortScore({ whiteCp, whiteMateIn, scoreText }) {
  if (whiteMateIn !== undefined) return scoreText;
  const text = Math.abs(whiteCp / 100).toFixed(1);
  return text === "0.0" ? text : (whiteCp < 0 ? "\u2212" : "+") + text;
}
