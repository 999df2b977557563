"""The small original drawings: equipment, kit, car, compass, tree. Each fits a square from -1 to 1."""

from __future__ import annotations

# Strokes inherit `stroke`, fills use currentColor, so that a symbol takes the ink of the badge it stands on.
SYMBOLS: dict[str, str] = {
    "rope": (
        '<path d="M-.55-.1a.55.4 0 1 1 1.1 0a.55.4 0 1 1-1.1 0'
        "M-.55.15a.55.4 0 0 0 1.1 0M-.55.4a.55.4 0 0 0 1.1 0"
        'M-.55-.1v.5M.55-.1v.5M.3.7q.35.05.45-.25" fill="none" stroke-width=".17"/>'
    ),
    "cutters": (
        '<path d="M-.55.75L.1-.15M.55.75L-.1-.15" fill="none" stroke-width=".2"/>'
        '<path d="M-.1-.1L-.42-.45-.2-.85 0-.4.2-.85 .42-.45 .1-.1z" fill="currentColor" stroke="none"/>'
    ),
    "key": (
        '<circle cx="-.42" cy="0" r=".33" fill="none" stroke-width=".2"/>'
        '<path d="M-.1 0H.8M.5 0V.36M.75 0V.3" fill="none" stroke-width=".2"/>'
    ),
    "pass": (
        '<path d="M-.62-.48H.62V.48H-.62z" fill="none" stroke-width=".15"/>'
        '<path d="M-.42-.18H.1M-.42.06H.1M-.42.28H-.1" fill="none" stroke-width=".11"/>'
        '<circle cx=".36" cy=".12" r=".17" fill="currentColor" stroke="none"/>'
    ),
    "food": (
        '<path d="M-.7.1Q-.7-.45 0-.45T.7.1V.42H-.7z" fill="none" stroke-width=".16"/>'
        '<path d="M-.32-.2L-.18.1M0-.26L.12.1M.32-.2L.42.1" fill="none" stroke-width=".11"/>'
    ),
    "disguise": (
        '<path d="M-.78.28Q0 .62.78.28" fill="none" stroke-width=".17"/>'
        '<path d="M-.46.26Q-.5-.52-.2-.5Q0-.34.2-.5Q.5-.52.46.26Q0 .46-.46.26z"'
        ' fill="currentColor" stroke="none"/>'
    ),
    "compass": (
        '<circle r=".68" fill="none" stroke-width=".14"/>'
        '<path d="M0-.5L.17 0 0 .5-.17 0z" fill="currentColor" stroke="none" transform="rotate(35)"/>'
    ),
    "documents": (
        '<path d="M-.5-.66H.22L.5-.36V.66H-.5z" fill="none" stroke-width=".14"/>'
        '<path d="M-.26-.22H.26M-.26.06H.26M-.26.34H.1" fill="none" stroke-width=".11"/>'
    ),
}

# Seen from above, nose to the right, two units long.
CAR = (
    '<path d="M-.95-.34Q-1-.4-.84-.42H.72Q.98-.36 1-.0Q.98.36.72.42H-.84Q-1 .4-.95.34z" class="ga-car"/>'
    '<path d="M.28-.34L.44-.3Q.52 0 .44.3L.28.34Q.36 0 .28-.34z'
    'M-.62-.3L-.46-.34Q-.52 0-.46.34L-.62.3Q-.68 0-.62-.3z"'
    ' class="ga-glass"/>'
    '<path d="M-.4-.33H.22V.33H-.4z" class="ga-hood"/>'
)

# The needle points to board-left, where north is [the plan of the castle].
COMPASS_ROSE = (
    '<circle r="1" class="ga-rose"/><circle r=".82" class="ga-rose"/>'
    '<path d="M-1.25 0L0-.2 0 .2z" class="ga-needle"/><path d="M1.1 0L0-.2 0 .2z" class="ga-rose"/>'
    '<path d="M0-1.1L.16 0-.16 0zM0 1.1L.16 0-.16 0z" class="ga-rose"/>'
)

TREE = (
    '<circle r=".42" class="ga-tree-dark" cx=".07" cy=".09"/><circle r=".4" class="ga-tree"/>'
    '<path d="M-.18-.12q.1-.16.26-.1" class="ga-leaf"/>'
)
