"use strict";
const status = document.querySelector("[role=status]");
const filter = document.querySelector("#filter");
const cards = [...document.querySelectorAll(".card")];
const texts = cards.map((card) => card.querySelector(".about").textContent.toLowerCase());

filter.addEventListener("input", () => {
  const words = filter.value.toLowerCase().split(/\s+/);
  let count = 0;
  cards.forEach((card, index) => {
    card.hidden = !words.every((word) => texts[index].includes(word));
    if (!card.hidden) count += 1;
  });
  status.textContent = `${count} of ${cards.length} badges`;
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
  const name = card.querySelector("h2").textContent;
  status.textContent = isCopied ? `Copied ${name} as ${button.textContent}` : "The browser does not allow copying";
});
