"use strict";
// What needs this script is shown where it runs, which the policy of a server or a changed byte may forbid.
document.documentElement.classList.add("scripting");
const status = document.querySelector("[role=status]");
const filter = document.querySelector("#filter");
const sections = [...document.querySelectorAll("main > section[id]")];
const cards = [...document.querySelectorAll(".card")];
// Accents count neither in what is typed nor in what is found.
const folded = (text) => text.normalize("NFKD").replace(/[\u0300-\u036f]/g, "").toLowerCase();
const texts = cards.map((card) => [card.querySelector("h3"), card.querySelector(".words"), card.closest("section").querySelector("h2").firstChild]
  .map((one) => folded(one.textContent)).join(" "));

function applyFilter() {
  const words = folded(filter.value).split(/\s+/);
  let count = 0;
  cards.forEach((card, index) => {
    card.hidden = !words.every((word) => texts[index].includes(word));
    if (!card.hidden) count += 1;
  });
  for (const section of sections) section.hidden = !section.querySelector(".card:not([hidden])");
  status.textContent = filter.value ? `${count} of ${cards.length} badges` : "";
}
filter.addEventListener("input", applyFilter);

function emptyFilter() {
  filter.value = "";
  applyFilter();
}

// A link leads to what is shown.
document.querySelector("nav").addEventListener("click", (event) => {
  const { hash } = event.target.closest("a") ?? {};
  if (hash && document.querySelector(hash).hidden) emptyFilter();
});

// The arrow keys go from a badge to the one beside, above or below it.
const ways = {ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1]};

function neighbour(card, [x, y]) {
  const shown = cards.filter((one) => !one.hidden);
  const place = shown.indexOf(card);
  if (x) return shown[place + x];
  const from = card.getBoundingClientRect();
  const rows = (y < 0 ? shown.slice(0, place).reverse() : shown.slice(place + 1)).map((one) => [one, one.getBoundingClientRect()]);
  const row = rows.find(([, box]) => (y < 0 ? box.bottom <= from.top : box.top >= from.bottom));
  const beside = ([, box]) => Math.abs(box.left - from.left);
  return row && rows.filter(([, box]) => Math.abs(box.top - row[1].top) < 1).sort((one, two) => beside(one) - beside(two))[0][0];
}

document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.key === "/" && !event.target.closest("input[type=search]")) {
    event.preventDefault();
    filter.focus();
    filter.select();
    return;
  }
  const open = event.target.closest("details[open]");
  if (event.key === "Escape" && open) {
    open.open = false;
    open.querySelector("summary").focus();
  } else if (event.key === "Escape" && filter.value) emptyFilter();
  const card = event.target.closest(".card");
  const next = card && ways[event.key] && neighbour(card, ways[event.key]);
  if (!next) return;
  event.preventDefault();
  next.querySelector(".copy summary").focus();
});

// A page that is opened as a file may not be allowed to use the clipboard.
function copyFromField(text) {
  const field = document.createElement("textarea");
  field.value = text;
  document.body.append(field);
  field.select();
  const isCopied = document.execCommand("copy");
  field.remove();
  return isCopied;
}

async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyFromField(text);
  }
}

document.addEventListener("click", async (event) => {
  const button = event.target.closest(".copy button");
  if (!button) return;
  const card = button.closest(".card");
  const address = card.querySelector("img").getAttribute("src");
  const text = button.dataset.text ?? decodeURIComponent(address.slice(address.indexOf(",") + 1));
  const isCopied = await copy(text);
  button.focus();
  const name = card.querySelector("h3").textContent;
  status.textContent = isCopied ? `Copied ${name} as ${button.textContent}` : "The browser does not allow copying";
});

// While the command watches the manifest, the size of a picture beside the page is the version of the page.
const version = document.documentElement.dataset.version;
const stops = [...document.querySelectorAll(".card summary, #filter")];

function watch(count) {
  const picture = new Image();
  picture.onload = () => {
    if (`${picture.naturalWidth}x${picture.naturalHeight}` === version) return setTimeout(watch, 500, count + 1);
    const choices = [...document.querySelectorAll("input:checked")].map((one) => one.id);
    const panel = document.activeElement.closest("details");
    const place = stops.indexOf(panel?.querySelector("summary") ?? document.activeElement);
    history.replaceState({filter: filter.value, choices, place, isOpen: !!panel?.open, x: scrollX, y: scrollY}, "");
    history.scrollRestoration = "manual";
    location.reload();
  };
  // A server that starts again has no picture for a moment.
  picture.onerror = () => setTimeout(watch, 500, count + 1);
  picture.src = `index.html.version.svg?${count}-${Date.now()}`;
}

if (version) {
  const former = history.state;
  if (former) {
    filter.value = former.filter;
    for (const id of former.choices) document.getElementById(id).checked = true;
    if (former.filter) applyFilter();
    const focused = stops[former.place];
    if (focused && former.isOpen) focused.parentElement.open = true;
    focused?.focus({preventScroll: true});
    scrollTo({left: former.x, top: former.y, behavior: "instant"});
    history.replaceState(null, "");
  }
  watch(0);
}
