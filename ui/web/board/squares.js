// Squares by name and number, a1 = 0 … h8 = 63, and their pieces.

const kPieceNames = { p: "pawn", n: "knight", b: "bishop", r: "rook", q: "queen", k: "king" };

export function nameOf(index) {
  return "abcdefgh"[index % 8] + (Math.floor(index / 8) + 1);
}

export function indexOf(name) {
  return "abcdefgh".indexOf(name[0]) + 8 * (Number(name[1]) - 1);
}

/// Column and row on the screen, from the top left.
export function placeOf(index, isFlipped) {
  const file = index % 8;
  const rank = Math.floor(index / 8);
  return isFlipped ? [7 - file, rank] : [file, 7 - rank];
}

/// Square of a column and row.
export function squareAt([column, row], isFlipped) {
  return isFlipped ? 7 - column + 8 * row : column + 8 * (7 - row);
}

/// Pieces of a FEN's placement field: square → "wK".
export function piecesOf(placement) {
  const pieces = new Map();
  placement.split("/").forEach((row, fromTop) => {
    let file = 0;
    for (const letter of row) {
      if (letter >= "1" && letter <= "8") file += Number(letter);
      else pieces.set(file++ + 8 * (7 - fromTop), codeOf(letter));
    }
  });
  return pieces;
}

/// "K" → "wK", "k" → "bK": names of the drawings.
export function codeOf(letter) {
  return (letter === letter.toUpperCase() ? "w" : "b") + letter.toUpperCase();
}

/// "wK" → "white king".
export function wordsOf(code) {
  return `${code[0] === "w" ? "white" : "black"} ${kPieceNames[code[1].toLowerCase()]}`;
}
