// Small drawings of Equipment and Kit, in a square from -1 to 1, drawn in the colour of the text.

/** @type {Record<string, string>} */
export const SYMBOLS = {
  rope:
    '<g fill="none" stroke="currentColor" stroke-width=".13" stroke-linecap="round">' +
    '<ellipse cx="-.08" cy="-.4" rx=".56" ry=".24"/><ellipse cx="-.08" cy="-.4" rx=".3" ry=".1"/>' +
    '<path d="M-.64-.36Q-.72-.18-.62-.1Q-.4.12-.08.12T.46-.1Q.56-.18.48-.36"/>' +
    '<path d="M-.62-.08Q-.72.08-.62.18Q-.4.4-.08.4T.46.18Q.56.08.46-.08"/>' +
    '<path d="M-.62.2Q-.7.36-.6.46Q-.38.66-.06.66Q.3.66.46.46Q.56.36.47.2"/>' +
    '<path d="M.3.58Q.6.56.66.74Q.7.86.86.8"/></g>',
  cutters:
    '<path d="M-.55.75L.1-.15M.55.75' +
    'L-.1-.15" fill="none" stroke="currentColor" stroke-width=".2" stroke-linecap="round"/>' +
    '<path d="M-.1-.1L-.42-.45-.2-.85 0-.4.2-.85 .42-.45 .1-.1z" fill="currentColor"/>',
  key:
    '<g fill="none" stroke="currentColor" stroke-width=".2"><circle cx="-.42" cy="0" r=".33"/>' +
    '<path d="M-.1 0H.8M.5 0V.36M.75 0V.3"/></g>',
  pass:
    '<g fill="none" stroke="currentColor"><path d="M-.66-.5H.66V.5H-.66' +
    'z" stroke-width=".15" stroke-linejoin="round"/>' +
    '<path d="M-.44-.2H.08M-.44.05H.08M-.44.28H-.1" stroke-width=".11"/></g>' +
    '<circle cx=".36" cy=".12" r=".17" fill="currentColor"/>',
  food:
    '<g fill="none" stroke="currentColor"><path d="M-.74.1Q-.74-.48 0-.48T.74.1V.42H-.74' +
    'z" stroke-width=".16" stroke-linejoin="round"/>' +
    '<path d="M-.32-.2L-.18.1M0-.26L.12.1M.32-.2L.42.1" stroke-width=".11"/></g>',
  disguise:
    '<path d="M-.82.3Q0 .64.82.3" fill="none" stroke="currentColor" stroke-width=".17" stroke-linecap="round"/>' +
    '<path d="M-.48.26Q-.52-.54-.2-.52Q0-.36.2-.52Q.52-.54.48.26Q0 .46-.48.26z" fill="currentColor"/>',
  compass:
    '<circle r=".7" fill="none" stroke="currentColor" stroke-width=".14"/>' +
    '<path d="M0-.52L.17 0 0 .52-.17 0z" fill="currentColor" transform="rotate(35)"/>',
  documents:
    '<g fill="none" stroke="currentColor"><path d="M-.52-.68H.22L.52-.38V.68H-.52' +
    'z" stroke-width=".14" stroke-linejoin="round"/>' +
    '<path d="M-.28-.22H.28M-.28.06H.28M-.28.34H.1" stroke-width=".11"/></g>',
};

/** The Staff Car from above, nose to the right, two units long. */
export const CAR =
  '<path class="car-shade" d="M-.9-.26Q-.97-.36-.8-.38H.74Q1.02-.32 1.04.06Q1.02.44.74.5H-.8Q-.97.48-.9.38' +
  'z" transform="translate(.05 .06)"/>' +
  '<path class="car-body" d="M-.95-.32Q-1-.42-.82-.44H.7Q.98-.38 1 0Q.98.38.7.44H-.82Q-1 .42-.95.32z"/>' +
  '<path class="car-hood" d="M-.42-.34H.2V.34H-.42z"/>' +
  '<path class="car-glass" d="M.26-.35L.44-.31Q.53 0 .44.31L.26.35Q.35 0 .26-.35zM-.66-.31L-.48-.35' +
  'Q-.54 0-.48.35L-.66.31Q-.72 0-.66-.31z"/>';
