"""Where prisoners and doors can be besides on a section (`cell * STRIDE + section`)."""

#: Prisoners who are on no section. A prisoner in green zone z is at GREEN - z.
AT_HOME, FREE, BURIED, GREEN = -1, -2, -3, -10

#: Doors that are on no section.
IN_SUPPLY, SET_ASIDE = -1, -2

NOBODY = -1
