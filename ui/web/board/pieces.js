// The pieces on the board, which slide when the position changes.
import { el, imageOf } from "../dom.js";
import { pieces as drawings } from "../resources.js";
import { piecesOf, placeOf } from "./squares.js";

const kFadeMs = 200;
const kDragScale = 1.12;

export class Pieces {
  constructor(board) {
    this.#board = board;
  }

  #board;
  #shown = new Map(); // square → {code, image}
  #isFlipped = false;

  at(square) {
    return this.#shown.get(square)?.code ?? null;
  }

  /// Slides moved pieces and fades removed ones. A dragged piece is on its square already.
  show(placement, isFlipped, dragged = null) {
    const next = piecesOf(placement);
    const free = new Map([...this.#shown].filter(([square, { code }]) => next.get(square) !== code));
    const shown = new Map();
    for (const [square, code] of next) {
      const same = this.#shown.get(square);
      if (same?.code === code) shown.set(square, same);
    }
    for (const [square, code] of next) {
      if (shown.has(square)) continue;
      const from = [...free.keys()].filter((other) => free.get(other).code === code);
      const nearest = from.sort((a, b) => distance(a, square) - distance(b, square))[0];
      const piece = nearest === undefined ? { code, image: this.#make(code) } : free.get(nearest);
      free.delete(nearest);
      piece.image.classList.toggle("sliding", nearest !== undefined && square !== dragged);
      shown.set(square, piece);
    }
    for (const { image } of free.values()) {
      image.classList.add("gone");
      setTimeout(() => image.remove(), kFadeMs);
    }
    const isTurned = isFlipped !== this.#isFlipped;
    this.#shown = shown;
    this.#isFlipped = isFlipped;
    for (const [square, { image }] of shown) {
      if (isTurned) image.classList.remove("sliding");
      this.#put(image, square);
    }
  }

  /// Moves a piece with the pointer, in squares from the board's top left.
  drag(square, column, row) {
    const image = this.#shown.get(square).image;
    image.classList.remove("sliding");
    image.classList.add("dragged");
    image.style.transform = `translate(${(column - 0.5) * 100}%, ${(row - 0.5) * 100}%) scale(${kDragScale})`;
  }

  drop(square) {
    const piece = this.#shown.get(square);
    if (!piece) return;
    piece.image.classList.remove("dragged");
    piece.image.classList.add("sliding");
    this.#put(piece.image, square);
  }

  #make(code) {
    const image = el("img", { class: "piece", src: imageOf(drawings[code]), alt: "", draggable: "false" });
    this.#board.append(image);
    return image;
  }

  #put(image, square) {
    const [column, row] = placeOf(square, this.#isFlipped);
    image.classList.remove("dragged");
    image.style.transform = `translate(${column * 100}%, ${row * 100}%)`;
  }
}

function distance(a, b) {
  return Math.abs((a % 8) - (b % 8)) + Math.abs(Math.floor(a / 8) - Math.floor(b / 8));
}
