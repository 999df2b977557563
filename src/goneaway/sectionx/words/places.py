"""Places of prisoners and doors other than sections (`cell * STRIDE + section`)."""

#: Places of prisoners who are not on a section. A prisoner in green zone z is at GREEN - z.
AT_HOME, FREE, BURIED, GREEN = -1, -2, -3, -10

#: Places of doors that are not on a section.
IN_SUPPLY, SET_ASIDE = -1, -2

NOBODY = -1
