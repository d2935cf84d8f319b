// The players: name, level, captured pieces, status. A strip at each end of the board.
import { byId, el, icon, imageOf } from "../dom.js";
import { glyphs, pieces } from "../resources.js";

const kPieces = { white: "wK", black: "bK" };

export class Strips {
  /// `levels` of the engine; `on`: level(number), moveNow().
  constructor(levels, settings, on) {
    const options = levels.map(({ number, name, elo }) =>
      el("option", { value: number, title: `about ${elo} Elo` }, `${number} · ${name}`),
    );
    const level = el("select", {
      class: "level",
      id: "level",
      "aria-label": "Level of the computer",
      onchange: () => on.level(Number(level.value)),
    });
    level.append(...options);
    level.value = settings.level;
    this.#moveNow = el("button", { class: "quiet", type: "button", id: "move-now", onclick: on.moveNow });
    this.#moveNow.append(icon("now", 16), "Move now");
    this.#person = this.#strip("You");
    this.#computer = this.#strip("Plyglass", level);
    this.#computer.append(this.#moveNow);
  }

  #moveNow;
  #person;
  #computer;
  #chip = el("span", { class: "chip", id: "status" });

  /// `status`: {text, tone, of: "white" or "black"}; `person` is "white" or "black".
  show({ state, person, isFlipped, status, isThinking }) {
    const computer = person === "white" ? "black" : "white";
    const isPersonBelow = isFlipped === (person === "black");
    // Moved only when they change places, which keeps the focus.
    if (this.#person.parentElement?.id !== (isPersonBelow ? "strip-bottom" : "strip-top")) {
      byId(isPersonBelow ? "strip-bottom" : "strip-top").replaceChildren(this.#person);
      byId(isPersonBelow ? "strip-top" : "strip-bottom").replaceChildren(this.#computer);
    }
    this.#fill(this.#person, person, state.captured);
    this.#fill(this.#computer, computer, state.captured);
    (status.of === person ? this.#person : this.#computer).querySelector(".who").append(this.#chip);
    this.#chip.hidden = !status.text;
    this.#chip.textContent = status.text;
    this.#chip.className = `chip ${status.tone} ${isThinking ? "thinking" : ""}`;
    this.#moveNow.hidden = !isThinking;
  }

  #strip(name, ...more) {
    return el(
      "div",
      { class: "player" },
      el("span", { class: "avatar" }, el("img", { alt: "" })),
      el("span", { class: "who" }, el("span", { class: "name" }, name), ...more),
      el("span", { class: "captured", role: "img" }),
    );
  }

  #fill(strip, side, captured) {
    const letters = [...captured[side]];
    const lead = side === "white" ? captured.whiteLead : -captured.whiteLead;
    strip.querySelector(".avatar img").src = imageOf(pieces[kPieces[side]]);
    const place = strip.querySelector(".captured");
    const text = letters.length === 0 ? "nothing captured" : `captured: ${letters.join(" ")}`;
    place.setAttribute("aria-label", text);
    place.replaceChildren(
      ...letters.map((letter, i) => {
        const isSame = letters[i - 1] === letter;
        return el("img", { src: imageOf(glyphs[letter]), alt: "", class: isSame ? "same" : "" });
      }),
    );
    if (lead > 0) place.append(el("span", {}, `+${lead}`));
  }
}

/// The evaluation bar: White's share.
export function showEvaluation(score, isFlipped) {
  const bar = byId("eval");
  const [fill, , label] = bar.children;
  const isMate = score?.whiteMateIn !== undefined;
  const pawns = (score?.whiteCp ?? 0) / 100;
  const share = isMate ? (score.whiteMateIn > 0 ? 1 : 0) : 0.5 + 0.5 * Math.tanh(pawns / 4);
  bar.classList.toggle("flipped", isFlipped);
  fill.style.height = `${share * 100}%`;
  label.textContent = !score ? "" : isMate ? `#${Math.abs(score.whiteMateIn)}` : Math.abs(pawns).toFixed(1);
  label.className = share < 0.5 ? "of-black" : "";
  bar.setAttribute(
    "aria-label",
    score ? `Evaluation: ${score.scoreText} for White` : "Evaluation: not yet known",
  );
}
