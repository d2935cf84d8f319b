// Mouse, pen and touch on the board: two clicks, or a drag.
import { squareAt } from "./squares.js";

const kDragDistance = 4; // pixels before a press becomes a drag

export class PointerInput {
  constructor(board) {
    this.#board = board;
    const { element } = board;
    element.addEventListener("pointerdown", (event) => this.#onDown(event));
    element.addEventListener("pointermove", (event) => this.#onMove(event));
    element.addEventListener("pointerup", (event) => this.#onUp(event));
    element.addEventListener("pointercancel", () => this.#letGo());
  }

  #board;
  #press = null; // {square, x, y, wasSelected, isDrag}

  #onDown(event) {
    if (event.button !== 0 || event.target.closest(".picker, .veil")) return;
    event.preventDefault();
    const square = this.#squareAt(event);
    const wasSelected = this.#board.selected === square;
    this.#press = { square, x: event.clientX, y: event.clientY, wasSelected, isDrag: false };
    this.#board.element.setPointerCapture(event.pointerId);
    // A piece is picked up on press, so that it can be dragged at once.
    if (this.#board.canMove(square) && !this.#board.isTarget(square) && !wasSelected)
      this.#board.activate(square);
  }

  #onMove(event) {
    const press = this.#press;
    if (!press || this.#board.selected !== press.square) return;
    if (Math.hypot(event.clientX - press.x, event.clientY - press.y) >= kDragDistance) press.isDrag = true;
    if (!press.isDrag) return;
    this.#board.pieces.drag(press.square, ...this.#placeAt(event));
    const over = this.#squareAt(event);
    this.#board.markTarget(this.#board.isTarget(over) ? over : null);
  }

  #onUp(event) {
    const press = this.#press;
    this.#press = null;
    if (!press) return;
    const square = this.#squareAt(event);
    if (press.isDrag) {
      if (square !== null && this.#board.isTarget(square)) return this.#board.activate(square, square);
      this.#board.pieces.drop(press.square);
      if (square !== null && square !== press.square) this.#board.activate(square);
      return this.#board.refresh();
    }
    // The press that picked up the piece is not a click on it.
    const pickedUp = this.#board.selected === press.square && !press.wasSelected;
    if (square === press.square && square !== null && !pickedUp) this.#board.activate(square);
  }

  #letGo() {
    if (this.#press?.isDrag) this.#board.pieces.drop(this.#press.square);
    this.#press = null;
  }

  #placeAt(event) {
    const box = this.#board.element.getBoundingClientRect();
    return [((event.clientX - box.left) / box.width) * 8, ((event.clientY - box.top) / box.height) * 8];
  }

  #squareAt(event) {
    const place = this.#placeAt(event).map(Math.floor);
    return place.every((n) => n >= 0 && n < 8) ? squareAt(place, this.#board.isFlipped) : null;
  }
}
