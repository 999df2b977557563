([touch, thumb, fine]) => {
  const found = [];
  const wide = document.scrollingElement.scrollWidth;
  if (wide > innerWidth + 1) found.push(`wide: the page is ${wide} of ${innerWidth} px wide`);
  const named = (one) => {
    const data = Object.entries(one.dataset).map(([key, value]) => `[${key}=${value}]`).join("");
    const shown = (one.innerText ?? "").replace(/\s+/g, " ").trim().slice(0, 40);
    return `${one.localName}.${[...one.classList].join(".")}${data} "${shown}"`;
  };
  const scrolls = (style, way) => ["auto", "scroll"].includes(style[`overflow${way}`]);
  const cuts = (style, way) => ["hidden", "clip"].includes(style[`overflow${way}`]);
  const unseen = (one) => one.closest(".unseen") || getComputedStyle(one).opacity === "0" || getComputedStyle(one).clipPath !== "none";
  // What lies over the rest because somebody opened it.
  const OVERLAY = "dialog, [role='dialog'], .table-dialog, .hand-scrim, .order-list, .order-history, .reaction, .meeting, table-rail[open], .curtain";
  const modal = [...document.querySelectorAll("dialog[open], .scrim > *, .hand-scrim ~ .hand-detail, .table-dialog > *")].find((one) => one.matches("dialog, .scrim > *") || (one.previousElementSibling ?? one.parentElement).getBoundingClientRect().width >= innerWidth);
  const STICKS = "footer, header, .setup-foot, .barter-foot, .house-head, .log-new";
  const EDGE = 4;
  /** Whether a point can be brought into sight, and what cuts it off if not. */
  const sight = (one, x, y) => {
    for (let up = one.parentElement; up && up !== document.body; up = up.parentElement) {
      const style = getComputedStyle(up);
      const box = up.getBoundingClientRect();
      // What lies on a border is half out of sight already.
      const out = { X: x < box.left + 2 || x > box.right - 2, Y: y < box.top + 2 || y > box.bottom - 2 };
      for (const way of ["X", "Y"]) {
        if (!out[way]) continue;
        if (scrolls(style, way)) return "scrolls";
        if (cuts(style, way)) return "cut";
      }
      if (style.position === "fixed") break;
    }
    if (x < 0 || x > innerWidth) return "cut";
    if (y < 0 || y > innerHeight) return document.scrollingElement.scrollHeight > innerHeight && !one.closest(".table") ? "scrolls" : "cut";
    return "";
  };
  const pressed = "button, a[href], input, select, textarea, summary, [role='button'], [role='tab']";
  for (const one of document.querySelectorAll(pressed)) {
    if (!one.checkVisibility({ visibilityProperty: true }) || one.closest(".unseen, svg, [inert]")) continue;
    if (modal && !modal.contains(one)) continue;
    // A label around it is pressed as well as it is itself.
    const high = (some) => some?.getBoundingClientRect().height ?? 0;
    const whole = high(one.closest("label")) > high(one) ? one.closest("label") : one;
    const box = whole.getClientRects()[0] ?? whole.getBoundingClientRect();
    if (box.width < 1 || box.height < 1) continue;
    const style = getComputedStyle(one);
    if (style.pointerEvents === "none" || one.type === "hidden") continue;
    const line = style.display === "inline" || one.closest(".log-line, .log-name, .rule-value, .since-text");
    if (touch && !line && (box.width < thumb - 0.5 || box.height < thumb - 0.5)) {
      found.push(`small: ${named(one)} ${Math.round(box.width)} x ${Math.round(box.height)}`);
    }
    // Cards overlap from the right; of each the left edge shows.
    const fanned = one.matches(".hand > .card");
    const first = one.getClientRects()[0];
    const middle = { x: box.left + box.width / 2, y: box.top + box.height / 2 };
    // The middle, and beside each edge: a button half behind something is half a button.
    const points = fanned ? [{ x: box.left + 12, y: box.top + 12 }]
      : line ? [{ x: first.left + 4, y: (first.top + first.bottom) / 2 }]
      : [middle, { x: box.left + EDGE, y: middle.y }, { x: box.right - EDGE, y: middle.y }, { x: middle.x, y: box.top + EDGE }, { x: middle.x, y: box.bottom - EDGE }];
    for (const { x, y } of points) {
      const out = sight(one, x, y);
      if (out === "cut") {
        found.push(`outside: ${named(one)} at ${Math.round(x)}, ${Math.round(y)}`);
        break;
      }
      if (out) continue;
      const hit = document.elementFromPoint(x, y);
      if (!hit || whole.contains(hit) || hit.contains(one) && hit.matches("label")) continue;
      const over = hit.closest(OVERLAY);
      if (over && !over.contains(one)) continue;
      // What stays in sight while the rest scrolls below it.
      if (getComputedStyle(hit.closest(STICKS) ?? hit).position === "sticky") continue;
      found.push(`covered: ${named(one)} by ${named(hit)}`);
      break;
    }
  }
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const told = new Set();
  while (texts.nextNode()) {
    const node = texts.currentNode;
    const one = node.parentElement;
    if (!node.data.trim() || !one || !one.checkVisibility({ visibilityProperty: true }) || unseen(one)) continue;
    // Lettering of a drawing grows and shrinks with it.
    if (one.closest("script, style, option, .stage-world, .isl-board, .isl-picture, .stage-overview, .legend-list svg, noscript")) continue;
    range.selectNodeContents(node);
    const box = range.getBoundingClientRect();
    if (box.width < 1) continue;
    const matrix = one instanceof SVGElement ? one.getScreenCTM() : null;
    const size = parseFloat(getComputedStyle(one).fontSize) * (matrix ? Math.hypot(matrix.a, matrix.b) : 1);
    const own = named(one);
    if (size < fine - 0.05 && !told.has(own)) found.push(`fine print: ${own} ${size.toFixed(1)} px`);
    told.add(own);
    // A label is read to its end.
    const label = one.closest("button, summary, .button, h1, h2, h3, [role='tab'], label, .label");
    if (!label || one.closest("select, .log-line")) continue;
    for (let up = one; up && up !== label.parentElement; up = up.parentElement) {
      const style = getComputedStyle(up);
      const edge = up.getBoundingClientRect();
      const bound = up === label || cuts(style, "X") || cuts(style, "Y");
      if (!bound || style.display === "inline" || edge.width < 2) continue;
      if (box.left < edge.left - 2 || box.right > edge.right + 2 || box.bottom > edge.bottom + 3 || box.top < edge.top - 3) {
        found.push(`clipped: ${own} in ${named(up)}`);
        break;
      }
    }
  }
  return found;
}
