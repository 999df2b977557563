"""The style sheet of the picture, with the colours of a palette written in."""

from __future__ import annotations

from string import Template

from .palette import Palette

# Fat lines have no fill; roofs, water and floors carry a quiet pattern of their own.
SHEET = """<defs>
<pattern id="ga-p-roof" width="9" height="6" patternUnits="userSpaceOnUse"><rect width="9" height="6" fill="$roof"/>\
<path d="M0 5.5H9M2 0V3M6.5 3V6" stroke="$roof_mark" stroke-width=".9" fill="none"/></pattern>
<pattern id="ga-p-floor" width="14" height="7" patternUnits="userSpaceOnUse"><rect width="14" height="7" fill="$floor"/>\
<path d="M0 6.6H14M0 3.1H14M4 0V3M11 3V7" stroke="$floor_mark" stroke-width=".7" fill="none"/></pattern>
<pattern id="ga-p-paving" width="16" height="16" patternUnits="userSpaceOnUse"><rect width="16" height="16" \
fill="$paving"/><path d="M0 0H16M0 8H16M4 0V8M12 8V16" stroke="$paving_mark" stroke-width="1" fill="none"/></pattern>
<pattern id="ga-p-field" width="26" height="22" patternUnits="userSpaceOnUse"><rect width="26" height="22" \
fill="$field"/><path d="M4 6l1.5-4M7 6l-.5-4M17 17l1.5-4M20 17l-.5-4" stroke="$field_mark" stroke-width="1.1" \
fill="none"/></pattern>
</defs>
<style>
.ga-board path{stroke-linecap:round;stroke-linejoin:round;fill:none}
.ga-field{fill:url(#ga-p-field)}
.ga-bank{stroke:$water_edge}.ga-water{stroke:$water}.ga-board .ga-wave{stroke:$water_mark;stroke-width:1.6}
.ga-board .ga-tree{fill:$tree}.ga-board .ga-tree-dark{fill:$tree_dark}
.ga-board .ga-leaf{stroke:$tree_dark;stroke-width:.06}
.ga-trail-edge{stroke:$trail_edge}.ga-trail{stroke:$trail}
.ga-plank-edge{stroke:$planks_mark}.ga-plank{stroke:$planks}
.ga-board .ga-plank-seams{stroke:$planks_mark;stroke-dasharray:1.2 5.4;stroke-linecap:butt;opacity:.6}
.ga-ground-edge{stroke:$earth_edge}.ga-earth{stroke:$earth}.ga-grass{stroke:$grass}
.ga-board .ga-paving{stroke:url(#ga-p-paving)}
.ga-shade{stroke:$shadow;opacity:.3}
.ga-wall{stroke:$wall}.ga-board .ga-roof{stroke:url(#ga-p-roof)}
.ga-roof-slope{stroke:$roof_light;opacity:.35}.ga-roof-ridge{stroke:$roof_light;opacity:.45}
.ga-stone-edge{stroke:$wall}.ga-stone{stroke:$tower}
.ga-board .ga-merlon{stroke:$wall_face;stroke-dasharray:5 5;stroke-linecap:butt}
.ga-tower{stroke:$tower}
.ga-board .ga-parquet{stroke:url(#ga-p-floor)}.ga-flags{stroke:$paving}.ga-nook{stroke:$paving}
.ga-slate{stroke:$slate}.ga-cellar{stroke:$cellar}.ga-doorway{stroke:$paving}
.ga-beam{stroke:$beam;opacity:.5}.ga-beam-far{opacity:.28}
.ga-tunnel-bed,.ga-tunnel{fill:none;stroke-linejoin:round;stroke-linecap:round}
.ga-tunnel-bed{stroke:$tunnel;stroke-width:11;opacity:.32}
.ga-tunnel{stroke:$tunnel_line;stroke-width:1.8;stroke-dasharray:5 4;opacity:.8}
.ga-board .ga-wire{stroke:$wire;stroke-width:1.5}.ga-board .ga-wire-low{stroke-width:.8;transform:translate(0,2.6px)}
.ga-board .ga-barb{stroke:$wire;stroke-width:1.1}.ga-stake{fill:$wire}
.ga-board .ga-cut{stroke:$wire;stroke-width:2;stroke-dasharray:1.5 4}
.c{fill:$circle;stroke:$circle_edge;stroke-width:1.1}
.c-yard{fill:$circle_yard}.c-room{fill:$circle_room}.c-outside{fill:$circle_outside}.c-water{fill:$circle_water}
.c-slate{fill:$circle_roof}.c-held{fill:$circle_room;stroke-dasharray:3 2}.c-appel{fill:$appel;stroke-width:1.5}
.c-hideaway{fill:$hideaway}.c-post{fill:$post}.c-light{fill:$light}.c-gate{fill:$gate;stroke:$ink;stroke-width:2}
.c-underground{fill:$tunnel;stroke:$tunnel_line;stroke-dasharray:3 2}.c-door{stroke:$ink;stroke-width:3.2}
.c-walkway{stroke:$ink;stroke-width:2.6}
.ga-landing{fill:none;stroke:$white;stroke-width:2.6}.ga-landing-in{fill:none;stroke:$circle_edge;stroke-width:.9}
.ga-board .ga-burrow{fill:$tunnel}
.ga-board .ga-rope-halo{stroke:$rope_halo;stroke-width:3.6;opacity:.85}
.ga-board .ga-rope{stroke:$rope;stroke-width:1.7;stroke-dasharray:4 2.6;stroke-linecap:butt}
.ga-board .ga-rope-tip{fill:$rope;stroke:$rope_halo;stroke-width:.7}
.ga-board text{font-family:"Gill Sans","Gill Sans MT","Source Sans 3","DejaVu Sans",sans-serif;text-anchor:middle}
.ga-board .ga-feet{font-size:9px;font-weight:700;fill:$ink}
.ga-board .ga-target{font-size:9px;font-weight:700;fill:$white}
.ga-roundel-blue{fill:$blue;stroke:$white;stroke-width:1}.ga-roundel-white{fill:$white}.ga-roundel-red{fill:$red}
.ga-board .ga-name{font-family:Georgia,"Liberation Serif","DejaVu Serif",serif;font-size:11px;font-weight:700;\
letter-spacing:.3px;fill:$letters;stroke:$letters_halo;stroke-width:2.6;paint-order:stroke}
.ga-board .ga-note{font-family:Georgia,"Liberation Serif","DejaVu Serif",serif;font-size:10px;font-style:italic;\
fill:$letters;stroke:$letters_halo;stroke-width:2.4;paint-order:stroke}
.ga-board .ga-north{font-family:Georgia,"DejaVu Serif",serif;font-size:14px;font-weight:700;fill:$ink}
.ga-badge{fill:$badge;stroke:$wall;stroke-width:1.1}
.ga-icon{color:$badge_ink;stroke:$badge_ink}.ga-board .ga-icon path[fill=currentColor]{fill:$badge_ink}
.ga-board .ga-car{fill:$wall_face;stroke:$ink;stroke-width:.06}.ga-board .ga-glass{fill:$water;stroke:none}
.ga-board .ga-hood{fill:$tower;stroke:$ink;stroke-width:.04}
.ga-rose{fill:none;stroke:$wall;stroke-width:.07}.ga-board .ga-rose{stroke:$wall;stroke-width:.05}
.ga-board .ga-needle{fill:$red}
.ga-pawn{stroke:$white;stroke-width:1.2}.ga-pawn-guard{fill:#111;stroke:#ddd}
.ga-board .ga-pawn-mark{font-size:8.5px;font-weight:700;fill:#fff}
.ga-lit{fill:none;stroke-width:3.2}.ga-lit-reach{stroke:$reach}.ga-lit-path{stroke:$path}
.ga-lit-danger{stroke:$danger;stroke-dasharray:4 2}.ga-lit-barred{stroke:$barred;stroke-dasharray:2 2}
.ga-board .ga-cost{font-size:8.5px;font-weight:700;fill:$reach;stroke:$white;stroke-width:2;paint-order:stroke}
.ga-flag{stroke:$ink;stroke-width:.8}
</style>
"""


def sheet(palette: Palette) -> str:
    colours = {name.replace("-", "_"): colour for name, colour in palette.items()}
    return Template(SHEET).substitute(colours)
