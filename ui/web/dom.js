// Makers of page elements, used for all elements.
import { icons } from "./resources.js";

/// el("button", {class: "ib", onclick: f, "aria-label": "Close"}, child, "text"): an element. Attributes with
/// false, null or undefined are omitted.
export function el(tag, attributes = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value === false || value === null || value === undefined) continue;
    if (name.startsWith("on")) element.addEventListener(name.slice(2), value);
    else element.setAttribute(name, value === true ? "" : value);
  }
  element.append(...children.filter((child) => child !== null && child !== undefined));
  return element;
}

export function byId(id) {
  return document.getElementById(id);
}

/// An icon in the colour of the surrounding text.
export function icon(name, size = 18) {
  const template = document.createElement("template");
  template.innerHTML = icons[name];
  const svg = template.content.firstElementChild;
  for (const [key, value] of Object.entries({ width: size, height: size, "aria-hidden": "true" }))
    svg.setAttribute(key, value);
  return svg;
}

/// Inserts icons at data-icon in index.html.
export function fillIcons() {
  for (const place of document.querySelectorAll("[data-icon]"))
    place.prepend(icon(place.dataset.icon, place.tagName === "BUTTON" ? 18 : 16));
}

/// URL of a drawing from resources.
export function imageOf(svg) {
  return "data:image/svg+xml," + encodeURIComponent(svg);
}

/// A number between − and +. `shown` formats a value; `onChange` gets a new one.
export function stepper({ label, min, max, value, shown = String, onChange }) {
  const output = el("output", { "aria-live": "polite" });
  const minus = el(
    "button",
    { type: "button", "aria-label": `${label}: less`, onclick: () => move(-1) },
    icon("minus", 14),
  );
  const plus = el(
    "button",
    { type: "button", "aria-label": `${label}: more`, onclick: () => move(1) },
    icon("plus", 14),
  );
  const element = el("span", { class: "stepper", role: "group", "aria-label": label }, minus, output, plus);
  function show(next) {
    value = next;
    output.textContent = shown(value);
    minus.disabled = value <= min;
    plus.disabled = value >= max;
  }
  function move(by) {
    show(Math.min(max, Math.max(min, value + by)));
    onChange(value);
  }
  element.addEventListener("keydown", (event) => {
    const by = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (!by) return;
    event.preventDefault();
    move(by);
  });
  show(value);
  return { element, show };
}
