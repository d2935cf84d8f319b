// The dialog before a game: colour, level, start position.
import { byId, el } from "../dom.js";

const kColors = { white: "White", black: "Black", random: "Random" };

/// `start({color, level, fen})` returns the error, or null.
export function openNewGame(levels, level, start) {
  const dialog = byId("dialog");
  let color = "white";
  const segments = Object.entries(kColors).map(([id, name]) =>
    el(
      "button",
      {
        type: "button",
        role: "radio",
        "data-color": id,
        "aria-checked": String(id === color),
        onclick: () => choose(id),
      },
      name,
    ),
  );
  function choose(id) {
    color = id;
    for (const button of segments) button.setAttribute("aria-checked", String(button.dataset.color === id));
  }
  const select = el(
    "select",
    { id: "new-level" },
    ...levels.map(({ number, name, elo, error }) =>
      el(
        "option",
        { value: number, selected: number === level },
        `${number} · ${name} · ${elo} ± ${error} Elo`,
      ),
    ),
  );
  const fen = el("input", {
    type: "text",
    id: "new-fen",
    placeholder: "the usual one",
    spellcheck: "false",
    autocomplete: "off",
  });
  const error = el("p", { class: "error", role: "alert" });
  const form = el(
    "form",
    {
      method: "dialog",
      onsubmit: (event) => {
        event.preventDefault();
        const side = color === "random" ? ["white", "black"][Math.floor(Math.random() * 2)] : color;
        error.textContent =
          start({ color: side, level: Number(select.value), fen: fen.value.trim() || null }) ?? "";
        if (!error.textContent) dialog.close();
      },
    },
    el("h2", { id: "dialog-title" }, "New game"),
    el(
      "div",
      { class: "field" },
      el("span", { class: "small" }, "You play"),
      el("div", { class: "segments", role: "radiogroup", "aria-label": "You play" }, ...segments),
    ),
    el("label", {}, el("span", { class: "small" }, "Level of the computer"), select),
    el("label", {}, el("span", { class: "small" }, "Start position (FEN)"), fen),
    error,
    el(
      "div",
      { class: "buttons" },
      el("button", { class: "button outline", type: "button", onclick: () => dialog.close() }, "Cancel"),
      el("button", { class: "button primary", type: "submit", id: "start-game" }, "Start"),
    ),
  );
  dialog.replaceChildren(form);
  dialog.showModal();
}
