// The castle: drag, wheel, pinch and keys move the view box; a circle under the pointer tells its name.
"use strict";
const main = document.querySelector("main");
const svg = main.querySelector("svg");
const told = document.getElementById("told");
const rooms = JSON.parse(document.getElementById("rooms").textContent);
const whole = svg.getAttribute("viewBox").split(" ").map(Number);
let box = [...whole];
const pointers = new Map();

function show() {
  svg.setAttribute("viewBox", box.join(" "));
}

/** How much of the board one pixel shows: the picture keeps its proportions. */
function scale() {
  const { width, height } = main.getBoundingClientRect();
  return Math.max(box[2] / width, box[3] / height);
}

/** Zoom by a factor about a point of the screen (the middle if none is given). */
function zoom(factor, x, y) {
  const seen = main.getBoundingClientRect();
  const size = Math.min(whole[2], Math.max(60, box[2] / factor));
  const ratio = size / box[2];
  const per = scale();
  const dx = ((x ?? seen.left + seen.width / 2) - seen.left - seen.width / 2) * per;
  const dy = ((y ?? seen.top + seen.height / 2) - seen.top - seen.height / 2) * per;
  const middle = [box[0] + box[2] / 2 + dx * (1 - ratio), box[1] + box[3] / 2 + dy * (1 - ratio)];
  box = [middle[0] - size / 2, middle[1] - (box[3] * ratio) / 2, size, box[3] * ratio];
  show();
}

function move(dx, dy) {
  const per = scale();
  box = [box[0] - dx * per, box[1] - dy * per, box[2], box[3]];
  show();
}

main.addEventListener("wheel", (event) => {
  event.preventDefault();
  zoom(event.deltaY < 0 ? 1.2 : 1 / 1.2, event.clientX, event.clientY);
}, { passive: false });

main.addEventListener("pointerdown", (event) => {
  main.setPointerCapture(event.pointerId);
  pointers.set(event.pointerId, [event.clientX, event.clientY]);
});

main.addEventListener("pointermove", (event) => {
  const was = pointers.get(event.pointerId);
  if (!was) {
    if (event.target.id && event.target.closest("svg")) told.textContent = event.target.id;
    return;
  }
  const now = [event.clientX, event.clientY];
  if (pointers.size === 2) {
    const other = [...pointers].find(([id]) => id !== event.pointerId)[1];
    const before = Math.hypot(was[0] - other[0], was[1] - other[1]);
    const after = Math.hypot(now[0] - other[0], now[1] - other[1]);
    if (before > 0) zoom(after / before, (now[0] + other[0]) / 2, (now[1] + other[1]) / 2);
  } else {
    move(now[0] - was[0], now[1] - was[1]);
  }
  pointers.set(event.pointerId, now);
});

for (const kind of ["pointerup", "pointercancel"]) {
  main.addEventListener(kind, (event) => pointers.delete(event.pointerId));
}

main.addEventListener("click", (event) => {
  const found = document.elementFromPoint(event.clientX, event.clientY);
  if (found && found.id && svg.contains(found)) told.textContent = found.id;
});

main.addEventListener("keydown", (event) => {
  const keys = {
    ArrowLeft: () => move(60, 0), ArrowRight: () => move(-60, 0),
    ArrowUp: () => move(0, 60), ArrowDown: () => move(0, -60),
    "+": () => zoom(1.3), "-": () => zoom(1 / 1.3), 0: reset,
  };
  if (keys[event.key]) {
    event.preventDefault();
    keys[event.key]();
  }
});

function reset() {
  box = [...whole];
  show();
}

// On a phone held upright the whole castle would be a strip: begin nearer.
if (innerHeight > innerWidth) zoom(2);

document.getElementById("in").addEventListener("click", () => zoom(1.5));
document.getElementById("out").addEventListener("click", () => zoom(1 / 1.5));
document.getElementById("whole").addEventListener("click", reset);

document.getElementById("find").addEventListener("submit", (event) => {
  event.preventDefault();
  const name = event.target.elements.name.value.trim().toLowerCase().replace(/\s+/g, "-");
  const circles = (rooms[name] ?? [name]).map((one) => document.getElementById(one)).filter(Boolean);
  for (const old of svg.querySelectorAll(".ga-found")) old.classList.remove("ga-found");
  if (!circles.length) {
    told.textContent = `There is no room or circle called ${name || "so"}.`;
    return;
  }
  const boxes = circles.map((one) => one.getBBox());
  const x = boxes.reduce((sum, one) => sum + one.x + one.width / 2, 0) / boxes.length;
  const y = boxes.reduce((sum, one) => sum + one.y + one.height / 2, 0) / boxes.length;
  const size = whole[2] / 5;
  box = [x - size / 2, y - (size * whole[3]) / whole[2] / 2, size, (size * whole[3]) / whole[2]];
  show();
  for (const one of circles) one.classList.add("ga-found");
  told.textContent = name;
});
