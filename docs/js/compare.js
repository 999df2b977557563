// The comparison of editions: only what the ticked ones have differently is shown.
"use strict";

function compare() {
  const form = document.querySelector(".ga-choose");
  if (!form) return;
  const boxes = [...form.querySelectorAll("input")];
  const alike = boxes.find((box) => box.value === "alike");
  const chosen = new Set(boxes.filter((box) => box !== alike && box.checked).map((box) => box.value));
  for (const topic of document.querySelectorAll(".ga-topic")) {
    let some = false;
    for (const option of topic.querySelectorAll(".ga-option")) {
      let rows = 0;
      for (const row of option.querySelectorAll(".ga-values > li")) {
        const names = [...row.querySelectorAll("b")];
        for (const name of names) name.hidden = !chosen.has(name.dataset.edition);
        row.hidden = names.every((name) => name.hidden);
        rows += !row.hidden;
      }
      option.hidden = !(rows > 1 || (rows === 1 && alike.checked));
      some ||= !option.hidden;
    }
    topic.querySelector(".ga-none").hidden = some;
  }
}

document.addEventListener("change", (event) => event.target.closest(".ga-choose") && compare());
document.addEventListener("DOMContentLoaded", compare);
