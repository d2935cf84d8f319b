// Choice of a promotion piece: four squares down the file, by mouse or keyboard.
import { el, imageOf } from "../dom.js";
import { pieces } from "../resources.js";
import { placeOf, wordsOf } from "./squares.js";

const kOrder = "qrbn";

/// `moves` differ in their last letter. Resolves to one of them, or to null.
export function choosePromotion(board, from, to, moves) {
  moves = [...moves].sort((a, b) => kOrder.indexOf(a[4]) - kOrder.indexOf(b[4]));
  const color = board.pieces.at(from)[0];
  const [column, row] = placeOf(to, board.isFlipped);
  return new Promise((resolve) => {
    const buttons = moves.map((move) => {
      const code = color + move[4].toUpperCase();
      return el(
        "button",
        { type: "button", "aria-label": wordsOf(code), onclick: () => close(move) },
        el("img", { src: imageOf(pieces[code]), alt: "" }),
      );
    });
    const veil = el("div", { class: "veil", onpointerdown: () => close(null) });
    const picker = el(
      "div",
      {
        class: row === 0 ? "picker" : "picker up",
        role: "group",
        "aria-label": "The pawn becomes",
        style: `left: ${column * 12.5}%; ${row === 0 ? "top" : "bottom"}: 0`,
      },
      ...buttons,
    );
    picker.addEventListener("keydown", (event) => {
      const by = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[event.key];
      if (event.key === "Escape") close(null);
      else if (by) {
        const at = buttons.indexOf(document.activeElement) + (row === 0 ? by : -by);
        buttons[(at + buttons.length) % buttons.length].focus();
      } else return;
      event.preventDefault();
    });
    function close(move) {
      veil.remove();
      picker.remove();
      resolve(move);
    }
    board.element.append(veil, picker);
    buttons[0].focus();
  });
}
