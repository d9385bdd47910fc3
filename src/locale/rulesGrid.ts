/** The grid of Gridcannon as it is drawn in its rules: the cells, and a dot for each royal’s spot. */
export const GRID = ['```', '   · · ·', ' · 1 2 3 ·', ' · 4 5 6 ·', ' · 7 8 9 ·', '   · · ·', '```'].join(
  '\n',
);
